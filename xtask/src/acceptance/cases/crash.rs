//! 21: a turn that a crash kept from being learnt is learnt at the next start.

use super::super::{Case, Run, Sheet, Stage};
use super::{OWN, TASK, episodes, is_verified};
use crate::fault::{Context as _, Fault};
use crate::json::At as _;
use crate::lab::{Fix, Home, Mode, Reply, Script, TEST};
use crate::process::Task;
use serde_json::json;
use std::time::{Duration, Instant};

pub(super) const CASE: Case = Case {
    number: 21,
    title: "a turn that a crash kept from being learnt is learnt at the next start",
    story,
};

/// Longest time from the end of the turn to its hand-over.
const LIMIT: Duration = Duration::from_secs(60);

/// Before the next start of the control somebody changes what the host wrote down of the turn.
const FORGED: &str =
    "UPDATE messages SET content = replace(content, '2 passed', '3 passed') WHERE role = 'tool'";

fn story(stage: &Stage<'_>, sheet: &mut Sheet) -> Result<(), Fault> {
    let home = stage.home("home")?;
    let work = stage.clone_of("work", &OWN.https())?;
    let last = Reply::say("Fixed: spaces are handled now.").held();
    let script = Script::new().run(TEST).then(Fix::SkipSpaces.edit()).run(TEST).then(last);
    let mut terminal = home.terminal(work.folder(), script)?;
    terminal.enter(TASK)?;
    terminal.await_request(4)?;
    let held = home.hold_store()?;
    terminal.release();
    let programs = handed_over(&home)?;
    kill(&programs)?;
    let session = terminal.end()?;
    drop(held);
    sheet.given("the host was killed", session.finished.code != Some(0), &session.finished);
    let before = episodes(&home, work.folder())?;
    sheet.given("nothing is learnt before the next start", before.is_empty(), json!(before));
    sheet.given(
        "what vouches for the turn is left behind",
        home.running(".turns").len() == 1,
        home.running("").join(" "),
    );
    if stage.run() == Run::Control {
        home.change_record(FORGED)?;
    }

    let hello = || Script::new().say("You are welcome.");
    let next = home.session(work.folder(), Mode::Chat, "Thank you.", hello())?;
    sheet.given("the next session ends well", next.finished.code == Some(0), &next.finished);
    let kept = episodes(&home, work.folder())?;
    sheet.claim("the turn is learnt then", kept.len() == 1 && kept.iter().all(is_verified), json!(kept));
    sheet.claim(
        "and the user is told",
        next.finished.text().contains("1 turn that a crash had cut off left a lesson after all"),
        &next.finished,
    );
    let again = home.session(work.folder(), Mode::Chat, "Thank you.", hello())?;
    sheet.given("a further session ends well", again.finished.code == Some(0), &again.finished);
    let attested: usize =
        episodes(&home, work.folder())?.iter().map(|episode| episode.list("/attestations").len()).sum();
    sheet.claim("it is learnt once", attested == 1, attested);
    sheet.given(
        "and nothing is left to be learnt",
        home.running(".turns").is_empty(),
        home.running("").join(" "),
    );
    Ok(())
}

/// Waits until a turn is handed over, and gives back the processes of the host and of the program.
fn handed_over(home: &Home<'_>) -> Result<Vec<String>, Fault> {
    let until = Instant::now() + LIMIT;
    while home.running(".turns").is_empty() {
        if Instant::now() > until {
            return Err(Fault::new("no turn was handed over"));
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    let names = home.running(".turns").into_iter().chain(home.running(".lease"));
    names.map(|name| name.split('-').next().map(str::to_owned).during("reading a process's number")).collect()
}

fn kill(programs: &[String]) -> Result<(), Fault> {
    Task::new("kill").arg("-KILL").args(programs).succeed().map(drop)
}
