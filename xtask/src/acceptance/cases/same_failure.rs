//! 19: a lesson comes back when its failure does, although nobody names it.

use super::super::{Case, Sheet, Stage};
use super::{OWN, TASK, episodes, is_verified, tells_the_lesson, was_repaired};
use crate::fault::{Context as _, Fault};
use crate::lab::{Fix, Mode, Reply, Repository, Script, TEST, repair};
use serde_json::json;

pub(super) const CASE: Case =
    Case { number: 19, title: "the same failure in a later session brings the lesson", story };

/// What a user asks who knows nothing of the failure.
const LOOK: &str = "Is the suite green?";

/// Lines that are put above the fault, so that it stands elsewhere.
const ABOVE: (&str, &str) = ("UNITS = ", "# Units are single letters.\n# Nobody writes weeks.\nUNITS = ");

/// What makes another test fail for another reason.
const OTHER_FAULT: (&str, &str) = ("\"h\": 3600, ", "");

/// In the control another fault makes the suite fail.
fn story(stage: &Stage<'_>, sheet: &mut Sheet) -> Result<(), Fault> {
    let home = stage.home("home")?;
    let work = stage.clone_of("work", &OWN.https())?;
    let session = home.session(work.folder(), Mode::OneShot, TASK, repair(Fix::SkipSpaces))?;
    sheet.given(
        "the first session's test fails, is fixed and passes",
        was_repaired(&session),
        session.results().join(" | "),
    );
    let kept = episodes(&home, work.folder())?;
    sheet.given("one verified lesson is kept", kept.len() == 1 && kept.iter().all(is_verified), json!(kept));

    // A clone elsewhere, so that paths and lines are others.
    let later = stage.clone_of("later", &OWN.ssh())?;
    let (from, to) = stage.choose(ABOVE, OTHER_FAULT);
    rewrite(&later, from, to)?;
    let script = Script::new().run(TEST).say("It is not.").say("I know what to do.");
    let mut terminal = home.terminal(later.folder(), script)?;
    terminal.enter(LOOK)?;
    terminal.await_text("It is not.")?;
    terminal.enter("Go on.")?;
    terminal.await_text("I know what to do.")?;
    let session = terminal.leave()?;
    let results = session.results().join(" | ");
    sheet.given("the later session's test fails", results.contains("failed"), &results);
    sheet.given("before it fails nothing is injected", session.injected().is_none(), &results);
    let injected = session.last_injected().unwrap_or_default();
    sheet.claim(
        "the turn after the failure gets the lesson, which says why it is there",
        tells_the_lesson(&injected) && injected.contains("same failure"),
        &injected,
    );

    let script = Script::new()
        .run(TEST)
        .with(|asked| Reply::call("veridical_recall", json!({"output": asked.last("tool")})))
        .say("That is what I know.");
    let asking = home.session(later.folder(), Mode::OneShot, LOOK, script)?;
    let recalled = asking.results().pop().unwrap_or_default();
    sheet.claim(
        "the recall tool gives it for what the command printed",
        tells_the_lesson(&recalled) && recalled.contains("same failure"),
        &recalled,
    );
    Ok(())
}

fn rewrite(work: &Repository, from: &str, to: &str) -> Result<(), Fault> {
    let path = work.folder().join("durations.py");
    let text = std::fs::read_to_string(&path).during("reading the module")?;
    std::fs::write(&path, text.replacen(from, to, 1)).during("writing the module")
}
