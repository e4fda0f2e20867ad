//! A place to make repositories in with the real `git`, and readings of what is seen of them.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "helpers of tests stop the test when its setting cannot be made"
)]

use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;
use veridical_kernel::{CanonicalRemote, RemoteReport, RepositoryReport};

/// A folder in which `git` knows nothing of the machine's own configuration.
pub(crate) struct Lab {
    root: TempDir,
}

impl Lab {
    pub(crate) fn new() -> Self {
        Self { root: TempDir::new().unwrap() }
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.root.path().canonicalize().unwrap().join(name)
    }

    pub(crate) fn git(&self, folder: &Path, arguments: &str) {
        self.output(folder, arguments);
    }

    pub(crate) fn output(&self, folder: &Path, arguments: &str) -> String {
        let done = Command::new("git")
            .args(["-c", "protocol.file.allow=always", "-c", "init.defaultBranch=main"])
            .args(["-c", "user.name=Ann", "-c", "user.email=ann@example.org"])
            .args(arguments.split_whitespace())
            .current_dir(folder)
            .env_clear()
            .env("PATH", std::env::var_os("PATH").unwrap_or_default())
            .env("HOME", self.root.path())
            .env("GIT_CONFIG_NOSYSTEM", "1")
            .output()
            .unwrap();
        assert!(done.status.success(), "git {arguments}: {}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8(done.stdout).unwrap()
    }

    /// A repository with one commit and, when one is given, an `origin`.
    pub(crate) fn repository(&self, name: &str, origin: Option<&str>) -> PathBuf {
        let folder = self.path(name);
        std::fs::create_dir_all(&folder).unwrap();
        self.git(&folder, "init -q");
        self.git(&folder, "commit -q --allow-empty -m first");
        if let Some(url) = origin {
            self.git(&folder, &format!("remote add origin {url}"));
        }
        folder
    }

    pub(crate) fn configure(&self, repository: &Path, lines: &str) {
        let config = repository.join(".git/config");
        let before = std::fs::read_to_string(&config).unwrap();
        std::fs::write(config, format!("{before}\n{lines}\n")).unwrap();
    }
}

/// The canonical remote of a report that has one.
pub(crate) fn canonical(report: &RepositoryReport) -> String {
    match report {
        RepositoryReport::Found { remote: RemoteReport::Parts(parts), .. } => {
            CanonicalRemote::new(parts).unwrap().to_string()
        }
        other => panic!("no remote in {other:?}"),
    }
}

pub(crate) fn place(report: &RepositoryReport) -> PathBuf {
    match report {
        RepositoryReport::Found { place, .. } => PathBuf::from(place),
        other => panic!("no place in {other:?}"),
    }
}

pub(crate) fn remote(report: RepositoryReport) -> RemoteReport {
    match report {
        RepositoryReport::Found { remote, .. } => remote,
        other => panic!("no repository in {other:?}"),
    }
}
