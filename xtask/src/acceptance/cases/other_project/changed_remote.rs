//! A place whose remote is made to name another project after it was used as one.

use super::super::{OWN, QUESTION};
use super::{Kept, THIRD};
use crate::acceptance::{Run, Sheet, Stage};
use crate::fault::Fault;
use crate::lab::{Mode, Repository, Script};
use serde_json::json;

/// It is nobody's until a person at a terminal says that it is meant.
pub(super) fn is_nobodys(stage: &Stage<'_>, kept: &Kept<'_, '_>, sheet: &mut Sheet) -> Result<(), Fault> {
    let place = stage.clone_of("changed", &THIRD.https())?;
    edited_from_within(kept, &place, sheet)?;
    // The control takes the protection away: nothing is remembered of the place, so that its remote is believed.
    if stage.run() == Run::Control {
        let forgotten = kept.home.at_terminal(place.folder(), &["project", "forget", "."])?;
        let applied = forgotten.word("/result") == "applied";
        sheet.given("a person has the place forgotten", applied, &forgotten.finished);
    }
    let status = kept.home.veridical(place.folder(), &["project", "status"])?;
    let reason = status.word("/reason");
    sheet.claim(
        "the place is bound to nothing, and says why",
        reason == "identity-changed",
        &status.finished,
    );
    kept.nothing_shows(&place, "a changed remote", sheet)?;

    let told = said_in_a_session(kept, &place)?;
    sheet.claim("the user of the host is told", told.contains("project rebind"), &told);
    let alone = kept.home.veridical(place.folder(), &["project", "rebind"])?;
    let refused = alone.word("/reason") == "needs-terminal";
    sheet.given("no script stands in for a person", refused, &alone.finished);
    let rebound = kept.home.at_terminal(place.folder(), &["project", "rebind"])?;
    let accepted = ["applied", "unchanged"].contains(&rebound.word("/result").as_str());
    sheet.given("a person at a terminal says that it is meant", accepted, &rebound.finished);
    let recalled = kept.home.veridical(place.folder(), &["recall", QUESTION])?;
    let told = kept.shows(&recalled.finished.text());
    sheet.given("from then on the place is given the lesson", told, &recalled.finished);
    Ok(())
}

/// The model points the remote at the other project, and tries to have it accepted, in its own session.
fn edited_from_within(kept: &Kept<'_, '_>, place: &Repository, sheet: &mut Sheet) -> Result<(), Fault> {
    let veridical = |words: &str| {
        let (program, home) = (kept.home.program().display(), kept.home.host());
        format!("'{program}' {words} --json --home '{}' --workdir .", home.display())
    };
    let script = Script::new()
        .run(format!("git remote set-url origin {}", OWN.ssh()))
        .run(veridical("project rebind"))
        .run(veridical("project forget ."))
        .call("veridical_recall", json!({"query": QUESTION}))
        .run(veridical(&format!("recall '{QUESTION}'")))
        .say("That is what I know.");
    let session = kept.home.session(place.folder(), Mode::OneShot, QUESTION, script)?;
    let results = session.results();
    let refused = results.iter().filter(|result| result.contains("below-agent-host")).count();
    sheet.given("the model's own word on the place is refused", refused == 2, results.join(" | "));
    let told = results.iter().any(|result| kept.shows(result));
    let whole = results.len() == 5 && !told;
    sheet.given("the session in which the remote changes stays what it was", whole, results.join(" | "));
    Ok(())
}

/// All that a session there shows its user.
fn said_in_a_session(kept: &Kept<'_, '_>, place: &Repository) -> Result<String, Fault> {
    let script = Script::new().say("Hello.");
    Ok(kept.home.session(place.folder(), Mode::Chat, "Good morning.", script)?.finished.text())
}
