//! 12: a correction takes effect when the user asked for it or approved it, and the old value is never current again.

use super::super::{Case, Sheet, Stage};
use super::{OWN, asked_for};
use crate::fault::Fault;
use crate::json::At as _;
use crate::lab::{Home, Mode, Reply, Repository, Script};
use serde_json::{Value, json};

pub(super) const CASE: Case = Case {
    number: 12,
    title: "an approved correction is current everywhere, and the old value never again",
    story,
};

const SLOT: &str = "preference.editor";

/// The control has the user say no.
fn story(stage: &Stage<'_>, sheet: &mut Sheet) -> Result<(), Fault> {
    let home = stage.home("home")?;
    let work = stage.clone_of("work", &OWN.https())?;
    let set = home.veridical(work.folder(), &["slot", "set", SLOT, "vim"])?;
    sheet.given("the user settles a value", set.word("/result") == "applied", &set.finished);

    // Asked for in the conversation, in a sentence that names it.
    let sentence = "Change my editor to helix.";
    let quoted = json!({"name": SLOT, "value": "helix", "quote": sentence.trim_end_matches('.')});
    let script = Script::new().then(Reply::call("veridical_correct", quoted)).say("It is helix now.");
    let session = home.session(work.folder(), Mode::OneShot, sentence, script)?;
    let said = session.results().pop().unwrap_or_default();
    sheet.given("the user's own sentence corrects it", said.contains("slot-corrected"), &said);

    // Thought of by the model.
    let wanted = json!({"name": SLOT, "value": "kakoune"});
    let script = Script::new().then(Reply::call("veridical_correct", wanted)).say("I asked for it.");
    let session = home.session(work.folder(), Mode::OneShot, "Go on.", script)?;
    let id = asked_for(&session).pop().unwrap_or_default();
    sheet.given("what the model thinks of waits", id.len() == 12, session.results().join(" | "));
    sheet.given("and changes nothing", current(&home, &work)? == ("helix".to_owned(), json!(2)), &id);
    let diff = home.veridical_for_people(work.folder(), &["pending", "diff", &id])?;
    let shown = diff.contains("- preference.editor: helix") && diff.contains("+ preference.editor: kakoune");
    sheet.given("the user is shown the old value and the new one", shown, &diff);

    let order = format!("{} {id}", stage.choose("APPLY", "REJECT"));
    let mut terminal = home.terminal(work.folder(), Script::new().say("the order was heard"))?;
    terminal.enter(&order)?;
    terminal.await_text("the order was heard")?;
    let session = terminal.leave()?;
    let told = session.injected().unwrap_or_default();
    sheet.given("the model learns of it in that turn", told.contains(&format!("pending change {id}")), &told);

    let (value, revision) = current(&home, &work)?;
    sheet.claim(
        "the new value is current",
        value == "kakoune" && revision == 3,
        format!("{value}, {revision}"),
    );
    let asked = json!({"query": "which editor: kakoune, helix or vim", "kind": "slot"});
    let script = Script::new()
        .then(Reply::call("veridical_recall", asked))
        .then(Reply::call("veridical_correct", json!({"name": SLOT, "value": "helix"})))
        .say("I looked.");
    let fresh = home.session(work.folder(), Mode::OneShot, "Go on.", script)?;
    let recalled = fresh.results().first().cloned().unwrap_or_default();
    let only_new = recalled.contains("kakoune") && !recalled.contains("helix") && !recalled.contains("vim");
    sheet.claim("a fresh session recalls the new value alone", only_new, &recalled);
    let (value, _) = current(&home, &work)?;
    sheet.claim("the model does not bring the old one back", value == "kakoune", &value);
    let history = home.veridical(work.folder(), &["slot", "history", SLOT])?;
    let values: Vec<&str> = history.list("/slots").iter().map(|slot| slot.word("/value")).collect();
    sheet.claim("the earlier ones are history", values == ["kakoune", "helix", "vim"], json!(values));
    Ok(())
}

/// The live value, and its revision.
fn current(home: &Home<'_>, work: &Repository) -> Result<(String, Value), Fault> {
    let slot = home.veridical(work.folder(), &["slot", "get", SLOT])?;
    Ok((slot.word("/slot/value"), slot.field("/slot/revision").clone()))
}
