//! 8: a start that fails is seen at once, says what to do, and leaves memory alone.

use super::super::{Case, Run, Sheet, Stage};
use super::{OWN, QUESTION, TASK, episodes, is_verified, tells_the_lesson};
use crate::fault::{Context as _, Fault};
use crate::lab::{Fix, Home, Lab, Mode, Provider, Reply, Repository, Script, TEST, repair};
use serde_json::json;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

pub(super) const CASE: Case =
    Case { number: 8, title: "a broken start is seen, says what to do and leaves memory alone", story };

/// A way to break a start, and to mend it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Breakage {
    CorruptDatabase,
    MissingProgram,
    OtherProtocol,
    /// The control: nothing is broken.
    Nothing,
}

impl Breakage {
    fn name(self) -> &'static str {
        match self {
            Self::CorruptDatabase => "corrupt database",
            Self::MissingProgram => "missing program",
            Self::OtherProtocol => "other protocol",
            Self::Nothing => "nothing broken",
        }
    }

    /// The file that is broken.
    fn target(self, home: &Home<'_>) -> Option<PathBuf> {
        match self {
            Self::CorruptDatabase => Some(home.database()),
            Self::MissingProgram | Self::OtherProtocol => Some(home.program().to_path_buf()),
            Self::Nothing => None,
        }
    }
}

fn story(stage: &Stage<'_>, sheet: &mut Sheet) -> Result<(), Fault> {
    let breakages = match stage.run() {
        Run::Case => &[Breakage::CorruptDatabase, Breakage::MissingProgram, Breakage::OtherProtocol][..],
        Run::Control => &[Breakage::Nothing],
    };
    for breakage in breakages {
        tell(stage, *breakage, sheet)?;
    }
    Ok(())
}

fn tell(stage: &Stage<'_>, breakage: Breakage, sheet: &mut Sheet) -> Result<(), Fault> {
    let name = breakage.name();
    let place = stage.place(&name.replace(' ', "-"))?;
    let program = place.join("veridical");
    copy_program(stage.lab(), &program)?;
    let home = stage.home_with(&format!("{}-home", name.replace(' ', "-")), &Provider::Veridical(program))?;
    let work = stage.clone_of(&format!("{}-work", name.replace(' ', "-")), &OWN.https())?;
    home.session(work.folder(), Mode::OneShot, TASK, repair(Fix::SkipSpaces))?;
    let kept = episodes(&home, work.folder())?;
    sheet.given(
        format!("{name}: one lesson was kept before"),
        kept.len() == 1 && kept.iter().all(is_verified),
        json!(kept),
    );

    for (mode_name, mode) in [("-z", Mode::OneShot), ("chat -q", Mode::Chat)] {
        let name = format!("{name}, {mode_name}");
        let broken = Broken::by(breakage, &home)?;
        goes_on_without_memory(&home, &work, &name, mode, sheet)?;
        stops_when_told_to(&home, &work, &name, mode, sheet)?;
        sheet.given(
            format!("{name}: the broken file is left as it is"),
            broken.is_untouched()?,
            breakage.name(),
        );
        broken.mend()?;
        let count = episodes(&home, work.folder())?.len();
        sheet.claim(format!("{name}: nothing was written"), count == 1, count);
    }
    Ok(())
}

fn goes_on_without_memory(
    home: &Home<'_>,
    work: &Repository,
    name: &str,
    mode: Mode<'_>,
    sheet: &mut Sheet,
) -> Result<(), Fault> {
    work.reset()?;
    let recall = Reply::call("veridical_recall", json!({"query": QUESTION}));
    let script =
        Script::new().run(TEST).then(Fix::RemoveSpaces.edit()).run(TEST).then(recall).say("That is all.");
    let session = home.session(work.folder(), mode, QUESTION, script)?;
    sheet.given(format!("{name}: the session goes on"), session.finished.code == Some(0), &session.finished);
    let shown = about_us(&session.finished.text());
    let tells = shown.contains("veridical doctor") || shown.contains("veridical hermes");
    sheet.claim(format!("{name}: the user sees what is wrong and what to do"), tells, &shown);
    let recalled = session.results().pop().unwrap_or_default();
    let refused = ["\"error\"", "\"message\"", "\"next\""].iter().all(|field| recalled.contains(field));
    sheet.claim(
        format!("{name}: veridical_recall answers with the reason"),
        refused && !tells_the_lesson(&recalled),
        &recalled,
    );
    let injected = session.injected().unwrap_or_default();
    sheet.claim(format!("{name}: nothing is injected"), injected.is_empty(), &injected);
    Ok(())
}

fn stops_when_told_to(
    home: &Home<'_>,
    work: &Repository,
    name: &str,
    mode: Mode<'_>,
    sheet: &mut Sheet,
) -> Result<(), Fault> {
    let settings = home.put("veridical/veridical.toml", "on_failure = \"stop\"\n")?;
    let session = home.session(work.folder(), mode, QUESTION, repair(Fix::RemoveSpaces))?;
    std::fs::remove_file(&settings).during("removing the settings")?;
    sheet.claim(
        format!("{name}: told to stop, the host ends with 1"),
        session.finished.code == Some(1),
        &session.finished,
    );
    sheet.claim(
        format!("{name}: told to stop, the model is never asked"),
        session.requests.is_empty(),
        session.requests.len(),
    );
    Ok(())
}

/// The lines of a display that speak of the product.
fn about_us(shown: &str) -> String {
    let lines = shown.lines().skip_while(|line| !line.contains("Veridical"));
    lines.take(6).collect::<Vec<_>>().join(" ")
}

/// A broken file and what was there before.
struct Broken {
    target: Option<(PathBuf, Vec<u8>, Option<Vec<u8>>)>,
}

impl Broken {
    fn by(breakage: Breakage, home: &Home<'_>) -> Result<Self, Fault> {
        let Some(target) = breakage.target(home) else { return Ok(Self { target: None }) };
        let before = std::fs::read(&target).during(format_args!("reading {}", target.display()))?;
        let after = match breakage {
            Breakage::CorruptDatabase => Some(b"this is no database, and never was one\n".repeat(400)),
            Breakage::OtherProtocol => Some(
                std::fs::read(home.lab().fixture("other_version.py")).during("reading the other program")?,
            ),
            Breakage::MissingProgram | Breakage::Nothing => None,
        };
        replace(&target, after.as_deref())?;
        Ok(Self { target: Some((target, before, after)) })
    }

    fn is_untouched(&self) -> Result<bool, Fault> {
        match &self.target {
            Some((target, _, Some(after))) => {
                Ok(&std::fs::read(target).during("reading the broken file")? == after)
            }
            Some((target, _, None)) => Ok(!target.exists()),
            None => Ok(true),
        }
    }

    fn mend(self) -> Result<(), Fault> {
        match self.target {
            Some((target, before, _)) => replace(&target, Some(&before)),
            None => Ok(()),
        }
    }
}

/// Writes or removes a file while keeping its permissions.
fn replace(path: &Path, content: Option<&[u8]>) -> Result<(), Fault> {
    let doing = format!("replacing {}", path.display());
    let mode = path.metadata().map_or(0o755, |metadata| metadata.permissions().mode());
    // A new file, not new content: a program that still runs keeps the old one.
    if path.exists() {
        std::fs::remove_file(path).during(&doing)?;
    }
    if let Some(content) = content {
        std::fs::write(path, content).during(&doing)?;
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).during(&doing)?;
    }
    Ok(())
}

fn copy_program(lab: &Lab, to: &Path) -> Result<(), Fault> {
    std::fs::copy(lab.program(), to).map(drop).during("copying the program")
}
