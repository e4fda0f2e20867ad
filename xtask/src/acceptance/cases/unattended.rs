//! 14: what no person watched to its end is not learnt.

use super::super::{Case, Sheet, Stage};
use super::{OWN, TASK, episodes};
use crate::fault::{Context as _, Fault};
use crate::lab::{Fix, Home, Mode, Reply, Repository, Script, TEST, repair};
use serde_json::json;

pub(super) const CASE: Case =
    Case { number: 14, title: "an interrupted turn, a sub-agent and a schedule leave nothing", story };

/// The control lets each do the same work to its end, in the open.
fn story(stage: &Stage<'_>, sheet: &mut Sheet) -> Result<(), Fault> {
    for (name, unattended) in [
        ("an interrupted turn", interrupted as fn(&Home<'_>, &Repository, &mut Sheet) -> Result<(), Fault>),
        ("a sub-agent", delegated),
        ("a schedule", scheduled),
    ] {
        let folder = name.replace(' ', "-");
        let home = stage.home(&format!("{folder}-home"))?;
        let work = stage.clone_of(&format!("{folder}-work"), &OWN.https())?;
        stage.choose(unattended, attended(name))(&home, &work, sheet)?;
        let fixed =
            std::fs::read_to_string(work.folder().join("durations.py")).during("reading the fixed file")?;
        sheet.given(
            format!("{name}: the work itself was done"),
            fixed.contains(Fix::SkipSpaces.mark()),
            "durations.py",
        );
        // A session that starts later learns what a crash left behind, and nothing of this.
        let later =
            home.session(work.folder(), Mode::OneShot, "Thank you.", Script::new().say("You are welcome."))?;
        sheet.given(
            format!("{name}: a later session ends well"),
            later.finished.code == Some(0),
            &later.finished,
        );
        let kept = episodes(&home, work.folder())?;
        sheet.claim(format!("{name}: nothing is kept"), kept.is_empty(), json!(kept));
    }
    Ok(())
}

fn attended(name: &str) -> fn(&Home<'_>, &Repository, &mut Sheet) -> Result<(), Fault> {
    // At the same terminal, so that typing is shown to work.
    if name == "an interrupted turn" { typed } else { one_shot }
}

fn interrupted(home: &Home<'_>, work: &Repository, sheet: &mut Sheet) -> Result<(), Fault> {
    let slow = Reply::say("Fixed: spaces are handled now.").held();
    let script = Script::new().run(TEST).then(Fix::SkipSpaces.edit()).run(TEST).then(slow);
    let mut terminal = home.terminal(work.folder(), script)?;
    terminal.enter(TASK)?;
    terminal.await_request(4)?;
    terminal.interrupt()?;
    let session = terminal.leave()?;
    sheet.given("the interrupted session ends well", session.finished.code == Some(0), &session.finished);
    Ok(())
}

fn typed(home: &Home<'_>, work: &Repository, sheet: &mut Sheet) -> Result<(), Fault> {
    let mut terminal = home.terminal(work.folder(), repair(Fix::SkipSpaces))?;
    terminal.enter(TASK)?;
    terminal.await_text("spaces are handled now")?;
    let session = terminal.leave()?;
    sheet.given("the typed session ends well", session.finished.code == Some(0), &session.finished);
    Ok(())
}

fn one_shot(home: &Home<'_>, work: &Repository, sheet: &mut Sheet) -> Result<(), Fault> {
    let session = home.session(work.folder(), Mode::OneShot, TASK, repair(Fix::SkipSpaces))?;
    sheet.given("the attended session ends well", session.finished.code == Some(0), &session.finished);
    Ok(())
}

fn delegated(home: &Home<'_>, work: &Repository, sheet: &mut Sheet) -> Result<(), Fault> {
    let script = Script::new()
        .call("delegate_task", json!({"goal": TASK, "context": "the repository in the working directory"}))
        .run(TEST)
        .then(Fix::SkipSpaces.edit())
        .run(TEST)
        .say("Fixed: spaces are handled now.")
        .say("The sub-agent fixed it.");
    let session = home.session(work.folder(), Mode::OneShot, TASK, script)?;
    sheet.given("the delegating session ends well", session.finished.code == Some(0), &session.finished);
    Ok(())
}

fn scheduled(home: &Home<'_>, work: &Repository, sheet: &mut Sheet) -> Result<(), Fault> {
    let folder = work.folder().to_str().during("naming the working tree")?;
    let made = home.hermes(
        work.folder(),
        &["cron", "create", "--workdir", folder, "--deliver", "local", "every 1h", TASK],
    )?;
    let id = word_after(&made.stdout, "Created job:").during(format_args!("reading the job's id: {made}"))?;
    let run = home.hermes_with(work.folder(), &["cron", "run", &id], repair(Fix::SkipSpaces))?;
    let asked = match run.requests.len() {
        0 => home.hermes_with(work.folder(), &["cron", "tick"], repair(Fix::SkipSpaces))?.requests.len(),
        asked => asked,
    };
    sheet.given("the scheduled session asks the model", asked >= 4, asked);
    Ok(())
}

fn word_after(text: &str, mark: &str) -> Option<String> {
    let (_, rest) = text.split_once(mark)?;
    rest.split_whitespace().next().map(str::to_owned)
}
