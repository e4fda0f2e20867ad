//! 18: what fails in one turn and is mended in the next is one lesson.

use super::super::{Case, Run, Sheet, Stage};
use super::{OWN, episodes, id_of, is_verified};
use crate::fault::Fault;
use crate::json::At as _;
use crate::lab::{FAILURE, Fix, Script, TEST};
use serde_json::json;

pub(super) const CASE: Case =
    Case { number: 18, title: "a failure of one turn, mended and proven in the next, is one lesson", story };

/// In the control the second turn's proof is masked, so that it proves nothing.
fn story(stage: &Stage<'_>, sheet: &mut Sheet) -> Result<(), Fault> {
    let home = stage.home("home")?;
    let work = stage.clone_of("work", &OWN.https())?;
    let proof = match stage.run() {
        Run::Case => TEST.to_owned(),
        Run::Control => format!("{TEST}; true"),
    };
    let script = Script::new()
        .run(TEST)
        .say("It fails on spaces.")
        .then(Fix::SkipSpaces.edit())
        .run(proof)
        .say("Spaces are handled now.");
    let mut terminal = home.terminal(work.folder(), script)?;
    terminal.enter("Run the suite and tell me what you see.")?;
    terminal.await_text("It fails on spaces.")?;
    terminal.enter("Then mend it.")?;
    terminal.await_text("Spaces are handled now.")?;
    let session = terminal.leave()?;
    let results = session.results().join(" | ");
    sheet.given(
        "the test fails in the first turn and passes in the second",
        results.contains(FAILURE) && results.contains("2 passed") && session.unsaid == 0,
        &results,
    );

    let live = episodes(&home, work.folder())?;
    sheet.given("one verified lesson is live", live.len() == 1 && live.iter().all(is_verified), json!(live));
    let lesson = live.first().cloned().unwrap_or_default();
    sheet.claim(
        "it is the fix, which tells of the failing run before its turn",
        lesson.word("/kind") == "fix" && lesson.word("/context").contains("in an earlier turn"),
        &lesson,
    );
    let all = home.veridical(work.folder(), &["episode", "list", "--history"])?;
    let pointers: Vec<String> =
        all.list("/episodes").iter().map(|episode| episode.word("/superseded_by").to_owned()).collect();
    sheet.claim(
        "what the first turn left points to it",
        pointers.len() == 2 && pointers.contains(&id_of(&lesson)),
        &all.finished,
    );
    Ok(())
}
