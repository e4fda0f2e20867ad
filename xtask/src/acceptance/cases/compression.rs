//! 16: what a turn has proven survives the compression of the conversation.

use super::super::{Case, Run, Sheet, Stage};
use super::{OWN, TASK, episodes, is_verified};
use crate::fault::Fault;
use crate::json::At as _;
use crate::lab::{FAILURE, Fix, Mode, Reply, Script, TEST, repair};
use serde_json::json;

pub(super) const CASE: Case =
    Case { number: 16, title: "evidence survives the compression of a conversation", story };

/// The host keeps little of the past, so that a short session loses most of it.
const FORGETFUL: &str = "compression:\n  target_ratio: 0.01\n  protect_last_n: 3\n  protect_first_n: 1\n";

/// What the user states in the message of the turn.
const STATED: &str = "Releases are cut from the main branch.";

/// The control's plugin captures nothing before a compression and has nothing to tell.
fn story(stage: &Stage<'_>, sheet: &mut Sheet) -> Result<(), Fault> {
    let home = stage.home("home")?;
    home.configure_more(FORGETFUL)?;
    if stage.run() == Run::Control {
        home.change_plugin("self._open_turns[-1].capture(list(messages or ()))", "return \"\"")?;
    }
    let work = stage.clone_of("work", &OWN.https())?;
    let remember = json!({"text": STATED, "quote": STATED});
    let script = Script::new()
        .run(TEST)
        .call("veridical_remember", remember)
        .then(Fix::SkipSpaces.edit())
        .run("seq 1 2000")
        .run("seq 2001 4000")
        .run("seq 4001 6000")
        .then(Reply::run("seq 6001 8000").heavy())
        .run(TEST)
        .say("Fixed: spaces are handled now.");
    let session = home.session(work.folder(), Mode::Chat, &format!("{STATED} {TASK}"), script)?;
    sheet.given("the session ends well", session.finished.code == Some(0), &session.finished);
    sheet.given("the script was told to its end", session.unsaid == 0, session.unsaid);
    let last: Vec<String> = session
        .requests
        .last()
        .map(|asked| ["user", "assistant", "tool"].map(|role| asked.texts(role).join(" | ")).to_vec())
        .unwrap_or_default();
    let past = last.join(" | ");
    sheet.given("the conversation was compressed", past.contains("[CONTEXT COMPACTION"), &past);
    sheet.given("the failing run is gone from it", !past.contains(FAILURE), &past);
    sheet.given("the last run passed", past.contains("2 passed"), &past);

    let kept = episodes(&home, work.folder())?;
    let observed = kept.first().map(|kept| kept.word("/observation").to_owned()).unwrap_or_default();
    sheet.claim(
        "one verified lesson is kept, and it tells what failed",
        kept.len() == 1 && kept.iter().all(is_verified) && observed.contains(FAILURE),
        json!(kept),
    );
    let summary: String = session.asides.iter().map(|asked| json!(asked.messages()).to_string()).collect();
    sheet.claim(
        "the summary is told what is durable",
        summary.contains("Veridical memory keeps these") && summary.contains("stated: Releases are cut"),
        summary.split("Veridical memory").nth(1).unwrap_or("nothing"),
    );

    let id = session.id.unwrap_or_default();
    work.reset()?;
    let again = home.session(work.folder(), Mode::Resume(&id), TASK, repair(Fix::SkipSpaces))?;
    sheet.given("the resumed session ends well", again.finished.code == Some(0), &again.finished);
    let kept = episodes(&home, work.folder())?;
    let shown = home.veridical(
        work.folder(),
        &["episode", "show", &kept.first().map(super::id_of).unwrap_or_default()],
    )?;
    let (all, independent) = (
        shown.list("/episode/attestations").len(),
        shown.field("/episode/metadata/independent_attestations"),
    );
    sheet.claim(
        "the same repair behind the compression attests the one lesson, in the same line of sessions",
        kept.len() == 1 && all == 2 && independent == 1,
        format!("{} lessons, {all} attestations, {independent} independent", kept.len()),
    );
    Ok(())
}
