//! A place to watch the real host work: a scripted model, disposable homes, real repositories, captured sessions.
//!
//! Everything runs offline on this machine. A session is a new process of the pinned Hermes Agent in a home that
//! exists only for it; the model behind it answers from a script and keeps every request that it was sent, so that
//! what the host injected can be read where it counts.

mod home;
mod http;
mod model;
mod project;
mod recording;
mod script;
mod session;
mod terminal;
mod veridical;

pub(crate) use home::{Home, Provider};
pub(crate) use project::{FAILURE, Fix, Remote, Repository, TEST, repair};
pub(crate) use recording::Recording;
pub(crate) use script::{Reply, Script};
pub(crate) use session::{Mode, Session};

use crate::fault::{Context as _, Fault};
use crate::host::Host;
use crate::process::Task;
use crate::workspace::Workspace;
use std::path::{Path, PathBuf};

/// The host, the program, and the folder where homes and repositories are made.
pub(crate) struct Lab {
    host: Host,
    program: PathBuf,
    fixtures: PathBuf,
    folder: tempfile::TempDir,
}

impl Lab {
    /// A lab for a program; the host is installed where that has not happened yet.
    pub(crate) fn open(workspace: &Workspace, program: PathBuf, keep: bool) -> Result<Self, Fault> {
        let mut folder =
            tempfile::Builder::new().prefix("veridical-lab-").tempdir().during("making the lab's folder")?;
        folder.disable_cleanup(keep);
        let lab = Self {
            host: Host::ensure(workspace)?,
            program,
            fixtures: workspace.path("xtask/fixtures"),
            folder,
        };
        project::plant(&lab.place("seed")?)?;
        Ok(lab)
    }

    pub(crate) fn host(&self) -> &Host {
        &self.host
    }

    /// The `veridical` program that is under test.
    pub(crate) fn program(&self) -> &Path {
        &self.program
    }

    pub(crate) fn fixture(&self, name: &str) -> PathBuf {
        self.fixtures.join(name)
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// A new, empty folder of the given name, which must not have been used before in this lab.
    pub(crate) fn place(&self, name: &str) -> Result<PathBuf, Fault> {
        let place = self.folder.path().join(name);
        if let Some(parent) = place.parent() {
            std::fs::create_dir_all(parent).during(format_args!("making {}", parent.display()))?;
        }
        std::fs::create_dir(&place).during(format_args!("making {}", place.display()))?;
        Ok(place)
    }
}

/// How the program is built.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Profile {
    /// Soon there; for what it does.
    Quick,
    /// As it is shipped; for what it costs.
    Release,
}

/// Builds the program, with the compiler's own words when that fails, and says where it is.
pub(crate) fn build(workspace: &Workspace, profile: Profile) -> Result<PathBuf, Fault> {
    let (name, folder) = match profile {
        Profile::Quick => ("dev", "debug"),
        Profile::Release => ("release", "release"),
    };
    Task::new("cargo")
        .args(["build", "--quiet", "--package", "veridical-cli", "--profile", name])
        .dir(workspace.root())
        .show()?;
    Ok(workspace.target().join(folder).join("veridical"))
}
