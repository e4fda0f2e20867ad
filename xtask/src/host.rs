//! The real Hermes Agent, pinned, in an environment of its own that the acceptance suite and the demonstration share.

use crate::fault::Fault;
use crate::tools;
use crate::workspace::Workspace;
use std::path::{Path, PathBuf};

/// The host, and the test runner that the sessions' terminals find beside it.
const PACKAGES: &[&str] = &["hermes-agent==0.19.0", "pytest==8.4.2"];

/// An installed host.
pub(crate) struct Host {
    bin: PathBuf,
}

impl Host {
    /// Installs the host unless this very set of packages is there.
    pub(crate) fn ensure(workspace: &Workspace) -> Result<Self, Fault> {
        let folder = workspace.target().join("hermes").join("venv");
        let stamp = folder.join("veridical-packages");
        let wanted = PACKAGES.join("\n");
        let host = Self { bin: tools::bin(&folder) };
        let stamped = std::fs::read_to_string(&stamp).is_ok_and(|found| found == wanted);
        if !stamped || !host.hermes().exists() {
            println!("host: installing {} (once)", PACKAGES.join(", "));
            let interpreter = tools::environment(&folder)?;
            tools::pip(&interpreter, PACKAGES)?;
            std::fs::write(&stamp, wanted)
                .map_err(|error| Fault::new(format!("{}: {error}", stamp.display())))?;
        }
        Ok(host)
    }

    /// The folder of the environment's programs.
    pub(crate) fn bin(&self) -> &Path {
        &self.bin
    }

    pub(crate) fn hermes(&self) -> PathBuf {
        self.bin.join("hermes")
    }

    pub(crate) fn python(&self) -> PathBuf {
        self.bin.join("python")
    }
}

pub(crate) fn run(workspace: &Workspace) -> Result<(), Fault> {
    let host = Host::ensure(workspace)?;
    println!("host: {}", host.hermes().display());
    Ok(())
}
