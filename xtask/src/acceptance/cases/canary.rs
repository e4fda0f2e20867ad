//! 1: what the user states in one session is recalled by a fresh process, and nothing else is.

use super::super::{Case, Sheet, Stage};
use super::OWN;
use crate::fault::Fault;
use crate::lab::{Home, Mode, Repository, Script};
use serde_json::json;

pub(super) const CASE: Case =
    Case { number: 1, title: "what the user states is recalled by a fresh process", story };

/// What the user says.
const STATED: &str = "Our release mascot is the quetzalcoatlus";

/// How the agent words it; it shares no word of weight with what the user said.
const WORDED: &str = "the animal emblem painted on every launch is a flying reptile";

/// Questions that are answered: in the user's words, and in words that only the agent's wording knows.
const QUESTIONS: [(&str, &str); 2] = [
    ("its own words", "What is our release mascot?"),
    ("other words", "Which animal emblem is painted on a launch?"),
];

/// As long, and about nothing that anybody said.
const NONSENSE: &str = "Purple bicycle quantum oatmeal umbrella?";

/// The control's user does not state it: the sentence is Bob's.
fn story(stage: &Stage<'_>, sheet: &mut Sheet) -> Result<(), Fault> {
    let home = stage.home("home")?;
    let work = stage.clone_of("work", &OWN.https())?;
    let prompt = stage
        .choose(format!("{STATED}. Please keep that in mind."), format!("Bob said: {STATED}. Is that so?"));
    let script = Script::new()
        .call("veridical_remember", json!({"text": WORDED, "quote": STATED}))
        .say("I will keep that in mind.");
    let session = home.session(work.folder(), Mode::OneShot, &prompt, script)?;
    sheet.given("the first session ends well", session.finished.code == Some(0), &session.finished);
    let answered = session.results().join(" | ");
    sheet.claim(
        "the agent is told that it is kept",
        answered.contains("\"result\": \"applied\"") || answered.contains("\"result\":\"applied\""),
        &answered,
    );

    for (name, question) in QUESTIONS {
        let told = recalled(&home, &work, question, sheet)?;
        sheet.claim(format!("a fresh process recalls it by {name}"), told.contains(STATED), &told);
        let read = home.veridical(work.folder(), &["recall", question, "--kind", "fact"])?;
        let veracity = read.word("/items/0/veracity");
        sheet.claim(
            format!("and a person reads it as stated, by {name}"),
            veracity == "stated",
            &read.finished,
        );
    }
    let told = recalled(&home, &work, NONSENSE, sheet)?;
    sheet.given("nonsense recalls nothing", !told.contains("quetzalcoatlus"), &told);
    let abstained = home.veridical(work.folder(), &["recall", NONSENSE])?;
    sheet.given("and is answered with nothing", abstained.code() == Some(1), &abstained.finished);
    Ok(())
}

/// What the recall tool answers in a session of its own.
fn recalled(home: &Home<'_>, work: &Repository, question: &str, sheet: &mut Sheet) -> Result<String, Fault> {
    let script =
        Script::new().call("veridical_recall", json!({"query": question})).say("That is what I know.");
    let session = home.session(work.folder(), Mode::OneShot, "Please look that up.", script)?;
    sheet.given(format!("{question} ends well"), session.finished.code == Some(0), &session.finished);
    Ok(session.results().join(" | "))
}
