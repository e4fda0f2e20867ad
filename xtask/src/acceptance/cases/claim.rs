//! 5: a claim is no proof, whoever makes it and however it is dressed.

use super::super::{Case, Run, Sheet, Stage};
use super::{OWN, TASK, episodes, is_verified};
use crate::fault::{Context as _, Fault};
use crate::json::At as _;
use crate::lab::{Fix, Home, Mode, Reply, Repository, Script, TEST, repair};
use serde_json::json;

pub(super) const CASE: Case = Case { number: 5, title: "a claim is no proof", story };

/// A turn that claims success, and what it does.
struct Claim {
    name: &'static str,
    script: fn() -> Script,
}

const CLAIMS: &[Claim] = &[
    Claim { name: "words alone", script: || Script::new().say("All tests pass.") },
    Claim { name: "a masked status", script: || masked("pytest -q || true") },
    Claim { name: "a pipe without pipefail", script: || masked("pytest -q | tail -n 3") },
    Claim { name: "a command after it", script: || masked("pytest -q; echo done") },
    Claim { name: "a command that only names it", script: || masked("echo pytest: 2 passed in 0.01s") },
    Claim { name: "a collection", script: || masked("pytest --collect-only -q") },
    Claim { name: "no test at all", script: || masked("pytest -q -k nothing_is_called_this") },
    Claim { name: "only skipped tests", script: skipped },
    Claim { name: "a start in the background", script: background },
    Claim { name: "a sub-agent's report", script: delegated },
    Claim { name: "a tool that verifies itself", script: self_verified },
];

/// The control does the honest thing: the same test fails, is fixed and passes.
fn story(stage: &Stage<'_>, sheet: &mut Sheet) -> Result<(), Fault> {
    let home = stage.home("home")?;
    home.plugin("checks")?;
    let enabled = home.hermes(&home.user(), &["plugins", "enable", "checks"])?;
    sheet.given("the tool that verifies itself is on offer", enabled.code == Some(0), &enabled);
    let work = stage.clone_of("work", &OWN.https())?;
    let honest = &[Claim { name: "an honest run", script: || repair(Fix::SkipSpaces) }];
    let claims = match stage.run() {
        Run::Case => CLAIMS,
        Run::Control => honest.as_slice(),
    };
    for claim in claims {
        work.reset()?;
        make(&home, &work, claim, sheet)?;
    }
    let verified: Vec<_> = episodes(&home, work.folder())?.into_iter().filter(is_verified).collect();
    sheet.claim("no verified lesson is kept", verified.is_empty(), json!(verified));
    Ok(())
}

fn make(home: &Home<'_>, work: &Repository, claim: &Claim, sheet: &mut Sheet) -> Result<(), Fault> {
    let name = claim.name;
    let session = home.session(work.folder(), Mode::OneShot, TASK, (claim.script)())?;
    sheet.given(
        format!("{name}: the session ends well"),
        session.finished.code == Some(0),
        &session.finished,
    );
    sheet.given(
        format!("{name}: the script was told to its end"),
        session.unsaid == 0,
        session.results().join(" | "),
    );
    let turn = home.put("turn.json", &session.recording()?.line())?;
    let turn = turn.to_str().during("naming the turn's file")?;
    let explained = home.veridical(work.folder(), &["explain", turn])?;
    let reason = explained.word("/verdict/reason");
    let attested: Vec<String> = explained
        .list("/attestations")
        .iter()
        .map(|run| format!("`{}` {}", run.word("/command"), run.word("/reason")))
        .collect();
    sheet.given(format!("{name}: explain gives a reason"), !reason.is_empty(), &explained.finished);
    sheet.claim(
        format!("{name}: nothing is verified"),
        explained.field("/verdict/verified") == false,
        format!("{reason}; {}", attested.join(", ")),
    );
    Ok(())
}

/// Works on the failing test and runs it in a way that cannot fail.
fn masked(command: &str) -> Script {
    Script::new().run(command).then(Fix::SkipSpaces.edit()).run(command).say("Fixed. All tests pass.")
}

fn skipped() -> Script {
    let skip = json!({
        "path": "test_durations.py",
        "content": "import pytest\n\n\n@pytest.mark.skip\ndef test_spaces_between_units():\n    assert False\n",
    });
    Script::new().run(TEST).call("write_file", skip).run(TEST).say("Fixed. All tests pass.")
}

fn background() -> Script {
    let start = || Reply::call("terminal", json!({"command": TEST, "background": true}));
    Script::new().run("ls").then(Fix::SkipSpaces.edit()).then(start()).say("Fixed. All tests pass.")
}

fn delegated() -> Script {
    Script::new()
        .call("delegate_task", json!({"goal": "Make the tests pass", "context": "durations.py"}))
        .say("Fixed durations.py; pytest -q exited 0, 2 passed.")
        .say("The sub-agent fixed it. All tests pass.")
}

fn self_verified() -> Script {
    Script::new()
        .call("run_checks", json!({}))
        .then(Fix::SkipSpaces.edit())
        .call("run_checks", json!({}))
        .say("All pass.")
}
