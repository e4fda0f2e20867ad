//! 3: a lesson of one session is given to a later one of the same project.

use super::super::{Case, Sheet, Stage};
use super::{OTHER, OWN, QUESTION, TASK, episodes, is_verified, tells_the_lesson, was_repaired};
use crate::fault::Fault;
use crate::lab::{Fix, Home, Mode, Repository, Script, TEST};
use serde_json::json;

pub(super) const CASE: Case =
    Case { number: 3, title: "a later session of the same project gets the verified lesson", story };

/// How the agent words the lesson in the first session.
const WORDS: &str = "blanks between two units were parsed as numbers";

/// The control asks in a clone of another repository.
fn story(stage: &Stage<'_>, sheet: &mut Sheet) -> Result<(), Fault> {
    let home = stage.home("home")?;
    let first = stage.clone_of("clone", &OWN.https())?;
    let script = Script::new()
        .run(TEST)
        .then(Fix::SkipSpaces.edit())
        .run(TEST)
        .call("veridical_note", json!({ "observation": WORDS }))
        .say("Fixed: spaces are handled now.");
    let session = home.session(first.folder(), Mode::OneShot, TASK, script)?;
    sheet.given(
        "the first session's test fails, is fixed and passes",
        was_repaired(&session),
        session.results().join(" | "),
    );
    let kept = episodes(&home, first.folder())?;
    sheet.given("one verified lesson is kept", kept.len() == 1 && kept.iter().all(is_verified), json!(kept));

    let told = home.veridical(first.folder(), &["explain", "--last"])?;
    sheet.given(
        "explain --last tells that turn from the host's own record",
        told.word("/session") == session.id.as_deref().unwrap_or("no id")
            && told.word("/verdict/predicate") == "failed-then-passed"
            && told.word("/findings/passed/command") == TEST,
        &told.finished,
    );

    first.set_remote(&OWN.ssh())?;
    let worktree = stage.worktree(&first, "worktree")?;
    let elsewhere = stage.clone_of("elsewhere", &OTHER.https())?;
    let place = stage.choose(worktree, elsewhere);
    let script =
        Script::new().call("veridical_recall", json!({"query": QUESTION})).say("That is what I know.");
    let later = home.session(place.folder(), Mode::OneShot, QUESTION, script)?;
    sheet.given("the later session ends well", later.finished.code == Some(0), &later.finished);

    let injected = later.injected().unwrap_or_default();
    sheet.claim(
        "prefetch puts the lesson into the request to the model",
        tells_the_lesson(&injected),
        &injected,
    );
    let recalled = later.results().join(" | ");
    sheet.claim("veridical_recall answers with the lesson", tells_the_lesson(&recalled), &recalled);
    let marked = format!("in the agent's own words, not proven: observation: {WORDS}");
    sheet.claim(
        "the agent's own words come with it, marked, to whoever asks and to nobody else",
        recalled.contains(&marked) && !injected.contains(WORDS),
        &recalled,
    );
    submodule(stage, &home, sheet)
}

/// A submodule is the project that its own remote names, and the repository around it is another one.
fn submodule(stage: &Stage<'_>, home: &Home<'_>, sheet: &mut Sheet) -> Result<(), Fault> {
    let (inner, outer) = stage.submodule("outer", &OWN.ssh(), &OTHER.https())?;
    let (asking, around) = (stage.choose(&inner, &outer), stage.choose(&outer, &inner));
    let recalled = |place: &Repository| home.veridical(place.folder(), &["recall", QUESTION]);
    let answer = recalled(asking)?;
    sheet.claim(
        "a submodule that is the same repository is given the lesson",
        tells_the_lesson(&answer.finished.text()),
        &answer.finished,
    );
    let answer = recalled(around)?;
    sheet.claim(
        "the repository around the submodule is given nothing of it",
        !tells_the_lesson(&answer.finished.text()),
        &answer.finished,
    );
    Ok(())
}
