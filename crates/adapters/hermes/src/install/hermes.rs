use super::InstallError;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The host's program, for one home.
pub(super) struct Hermes {
    program: PathBuf,
    home: PathBuf,
}

impl Hermes {
    /// Finds the host's program: the one that is named, else `hermes` on the PATH.
    pub(super) fn find(named: Option<&Path>, home: &Path) -> Result<Self, InstallError> {
        let program = match named {
            Some(program) if is_program(program) => Some(program.to_owned()),
            Some(other) => return Err(InstallError::NotHermes(other.to_owned())),
            None => std::env::var_os("PATH").and_then(|path| {
                std::env::split_paths(&path)
                    .map(|folder| folder.join("hermes"))
                    .find(|program| is_program(program))
            }),
        };
        let program = program.ok_or(InstallError::NoHermes)?;
        Ok(Self { program, home: home.to_owned() })
    }

    /// The value of a key; empty when it is not set.
    pub(super) fn config_get(&self, key: &str) -> Result<String, InstallError> {
        Ok(self.run(&["config", "get", key])?.trim().to_owned())
    }

    pub(super) fn config_set(&self, key: &str, value: &str) -> Result<(), InstallError> {
        self.run(&["config", "set", key, value]).map(|_| ())
    }

    /// Gives a key its earlier value; without one it is unset, as in a new profile.
    pub(super) fn config_restore(&self, key: &str, value: &str) -> Result<(), InstallError> {
        match value {
            "" => self.run(&["config", "unset", key]).map(|_| ()),
            value => self.config_set(key, value),
        }
    }

    /// Whether the host shows the provider as the active one, with its plugin found and available.
    pub(super) fn shows_active(&self, provider: &str) -> Result<(), InstallError> {
        let shown = self.run(&["memory", "status"])?;
        let line = |start: &str, rest: &str| {
            shown
                .lines()
                .any(|line| line.trim().strip_prefix(start).is_some_and(|line| line.trim().starts_with(rest)))
        };
        let active =
            line("Provider:", provider) && line("Plugin:", "installed") && line("Status:", "available");
        if active { Ok(()) } else { Err(InstallError::NotActive(shown.trim().to_owned())) }
    }

    fn run(&self, arguments: &[&str]) -> Result<String, InstallError> {
        let command = || format!("{} {}", self.program.display(), arguments.join(" "));
        let failed = |detail: String| InstallError::Host { command: command(), detail };
        let output = Command::new(&self.program)
            .args(arguments)
            .env("HERMES_HOME", &self.home)
            .stdin(Stdio::null())
            .output()
            .map_err(|error| failed(error.to_string()))?;
        if output.status.success() {
            return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
        }
        let said = String::from_utf8_lossy(&output.stderr).trim().to_owned();
        Err(failed(if said.is_empty() { output.status.to_string() } else { said }))
    }
}

fn is_program(path: &Path) -> bool {
    path.metadata().is_ok_and(|file| file.is_file() && file.permissions().mode() & 0o111 != 0)
}
