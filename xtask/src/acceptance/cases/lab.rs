//! 0: the lab itself. Before the product is judged, the instruments are.

use super::super::{Case, Run, Sheet, Stage};
use crate::fault::Fault;
use crate::lab::{FAILURE, Fix, Mode, Provider, Remote, Reply, Script, repair};

pub(super) const CASE: Case = Case { number: 0, title: "the lab shows what a provider does", story };

const REMOTE: Remote = Remote { host: "git.example.org", path: "acme/durations" };

/// The control has no provider, so nothing may seem to come from one.
fn story(stage: &Stage<'_>, sheet: &mut Sheet) -> Result<(), Fault> {
    let home = stage.home_with("home", &stage.choose(Provider::Spy, Provider::Absent))?;
    let work = stage.clone_of("work", &REMOTE.https())?;
    let handed_over = || {
        let log = std::fs::read_to_string(home.host().join("spy.jsonl")).unwrap_or_default();
        log.lines().filter(|line| line.contains("\"sync_turn\"")).count()
    };

    let session =
        home.session(work.folder(), Mode::OneShot, "make the red test pass", repair(Fix::SkipSpaces))?;
    let results = session.results();
    sheet.given("the one-shot session ends well", session.finished.code == Some(0), &session.finished);
    sheet.given(
        "its test fails, then passes",
        results.first().is_some_and(|first| first.contains(FAILURE))
            && results.last().is_some_and(|last| last.contains("2 passed")),
        results.join(" | "),
    );
    sheet.given("the script was told to its end", session.unsaid == 0, session.unsaid);
    sheet.given("the session has a name", session.id.is_some(), format!("{:?}", session.id));
    let injected = session.injected().unwrap_or_default();
    sheet.claim(
        "what is recalled reaches the model",
        injected.contains("SPY-RECALLED make the red"),
        &injected,
    );
    sheet.claim("the turn is handed over", handed_over() == 1, handed_over());

    let session = home.session(work.folder(), Mode::Chat, "say hello", Script::new().say("hello there"))?;
    sheet.given(
        "a chat shows the answer",
        session.finished.stdout.contains("hello there"),
        &session.finished,
    );
    let id = session.id.unwrap_or_default();
    let resumed =
        home.session(work.folder(), Mode::Resume(&id), "and again", Script::new().say("hello again"))?;
    let first_question =
        resumed.requests.first().map(|request| request.texts("user").join(" | ")).unwrap_or_default();
    sheet.given("a resumed session knows its past", first_question.contains("say hello"), &first_question);
    sheet.claim("both turns are handed over", handed_over() == 3, handed_over());

    let before = handed_over();
    let slow = Script::new().run("echo working").then(Reply::say("too late").held()).say("a new start");
    let mut terminal = home.terminal(work.folder(), slow)?;
    terminal.enter("take your time")?;
    terminal.await_request(2)?;
    terminal.interrupt()?;
    terminal.enter("now once more")?;
    terminal.await_text("a new start")?;
    let typed = terminal.leave()?;
    sheet.given("a typed session ends well", typed.finished.code == Some(0), &typed.finished);
    sheet.claim(
        "of two typed turns the interrupted one is not handed over",
        handed_over() == before + 1,
        handed_over() - before,
    );
    sheet.given("the control has no provider", (stage.run() == Run::Case) == (before > 0), before);
    Ok(())
}
