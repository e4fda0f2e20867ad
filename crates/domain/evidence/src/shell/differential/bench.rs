//! A folder in which programs run for real, with commands that end as they are told.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A shell that programs run in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shell {
    Bash,
    Dash,
}

/// A folder of its own for the programs that run one after the other.
pub(super) struct Bench {
    folder: PathBuf,
}

/// What really happened.
pub(super) struct Ended {
    pub(super) status: u8,
    /// The planted commands that ran, in order, and how each ended.
    pub(super) ran: Vec<(u64, u8)>,
}

impl Shell {
    pub(super) const ALL: [Self; 2] = [Self::Bash, Self::Dash];

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Bash => "bash",
            Self::Dash => "dash",
        }
    }

    pub(super) fn is_here(self) -> bool {
        Command::new(self.name()).args(["-c", ":"]).status().is_ok_and(|status| status.success())
    }
}

impl Bench {
    pub(super) fn open(name: &str) -> Self {
        let folder =
            std::env::temp_dir().join(format!("veridical-differential-{}-{name}", std::process::id()));
        std::fs::create_dir_all(folder.join("work/sub")).unwrap();
        std::fs::create_dir_all(folder.join("bin")).unwrap();
        let log = folder.join("log");
        program(&folder.join("bin/leaf"), &format!("echo \"$1 $2\" >> '{}'\nexit \"$2\"\n", log.display()));
        // Like the real one, it takes its own options off and becomes the command.
        program(
            &folder.join("bin/sudo"),
            "while :; do case $1 in -u) shift 2;; -*) shift;; *) break;; esac; done\nexec \"$@\"\n",
        );
        std::fs::write(folder.join("work/settings.sh"), "A=1\n").unwrap();
        Self { folder }
    }

    pub(super) fn run(&self, shell: Shell, program: &str) -> Ended {
        let log = self.folder.join("log");
        let _ = std::fs::remove_file(&log);
        let ended = Command::new(shell.name())
            .args(["-c", program])
            .current_dir(self.folder.join("work"))
            .env_clear()
            .env("PATH", format!("{}:/usr/local/bin:/usr/bin:/bin", self.folder.join("bin").display()))
            .env("HOME", &self.folder)
            .stdin(Stdio::null())
            .output()
            .unwrap();
        let lines = std::fs::read_to_string(&log).unwrap_or_default();
        let ran = lines.lines().map(|line| {
            let (command, status) = line.split_once(' ').unwrap();
            (command.parse().unwrap(), status.parse().unwrap())
        });
        let status = ended.status.code().unwrap();
        Ended { status: u8::try_from(status).unwrap(), ran: ran.collect() }
    }
}

impl Drop for Bench {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn program(path: &Path, text: &str) {
    use std::os::unix::fs::PermissionsExt as _;
    std::fs::write(path, format!("#!/bin/sh\n{text}")).unwrap();
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o755)).unwrap();
}
