//! 20: the user sees what became of a session.

use super::super::{Case, Sheet, Stage};
use super::{OWN, TASK};
use crate::fault::Fault;
use crate::lab::{Fix, Mode, Script, TEST, repair};

pub(super) const CASE: Case = Case {
    number: 20,
    title: "after a session one line says what was missed and what would have counted",
    story,
};

/// The control runs the tests unmasked.
fn story(stage: &Stage<'_>, sheet: &mut Sheet) -> Result<(), Fault> {
    let home = stage.home("home")?;
    let work = stage.clone_of("work", &OWN.https())?;
    let masked = || {
        let line = format!("{TEST} | tail -3");
        Script::new()
            .run(&*line)
            .then(Fix::SkipSpaces.edit())
            .run(&*line)
            .say("Fixed: spaces are handled now.")
    };
    for (mode, name) in [(Mode::OneShot, "hermes -z"), (Mode::Chat, "hermes chat -q")] {
        work.reset()?;
        let script = stage.choose(masked as fn() -> Script, || repair(Fix::SkipSpaces))();
        let session = home.session(work.folder(), mode, TASK, script)?;
        // A one-shot session keeps its output for the answer, so that the line has to be on the other stream.
        let seen = match mode {
            Mode::OneShot => session.finished.stderr.clone(),
            Mode::Chat | Mode::Resume(_) => session.finished.text(),
        };
        sheet.given(format!("{name}: a line is seen"), seen.contains("Veridical: "), &session.finished);
        sheet.claim(
            format!("{name}: it says why nothing was kept"),
            seen.contains("0 lessons kept, 1 turn dropped (1 no proof: pipeline without pipefail)"),
            &seen,
        );
        sheet.claim(
            format!("{name}: it names the command that would have counted"),
            unwrapped(&seen).contains(&format!("`{TEST}` as a command of its own would count.")),
            &seen,
        );
    }
    Ok(())
}

/// The text without the line breaks of a narrow display.
fn unwrapped(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
