//! `veridical hermes install|status|uninstall`: the plugin folder, the host's own setting, and what was there before.
//!
//! Everything is undone when a step fails, and nothing here ever touches the data.

mod hermes;
mod plugin;
mod probe;
mod record;

use hermes::Hermes;
use plugin::{Plugin, Replaced};
use record::Record;
use serde::Serialize;
use std::borrow::Cow;
use std::path::{Path, PathBuf};

pub use probe::Served;

/// The key of the host's configuration that names its memory provider.
const PROVIDER_KEY: &str = "memory.provider";
/// The name under which the host knows this memory.
const PROVIDER: &str = "veridical";

/// What an installation is made with.
#[derive(Debug, Clone)]
pub struct Installer {
    /// The host profile's home.
    pub home: PathBuf,
    /// The `veridical` program, absolute.
    pub program: PathBuf,
    /// The host's program; `None` to look for `hermes` on the PATH.
    pub hermes: Option<PathBuf>,
}

/// Why an installation, or its end, did not come about. What had been done is undone.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum InstallError {
    /// The host's program is not there.
    #[error(
        "no `hermes` was found on the PATH; install Hermes Agent first, or name the program with --hermes PATH"
    )]
    NoHermes,
    /// What was named as the host's program is none.
    #[error("{0} is not a program that can be run; name Hermes' own with --hermes PATH")]
    NotHermes(PathBuf),
    /// The `veridical` program is not there, or its path is not absolute.
    #[error("{0} is not the absolute path of a program")]
    NoProgram(PathBuf),
    /// The folder for the plugin holds something else.
    #[error("{0} is not a plugin of ours; move it away first")]
    ForeignFolder(PathBuf),
    /// A folder or file cannot be read or written.
    #[error("cannot {action} {path}")]
    Io {
        /// What was tried.
        action: &'static str,
        /// With what.
        path: PathBuf,
        /// The system's answer.
        source: std::io::Error,
    },
    /// The host's command failed.
    #[error("`{command}` failed: {detail}")]
    Host {
        /// The command.
        command: String,
        /// What it said.
        detail: String,
    },
    /// The host does not show the provider as active after it was set.
    #[error("the host does not show the provider as active: {0}")]
    NotActive(String),
    /// The program does not serve.
    #[error("the program does not serve: {message}")]
    NotServed {
        /// Why.
        message: String,
        /// What to do.
        next: String,
    },
    /// There is nothing to uninstall.
    #[error("no installation is recorded in {0}")]
    NotInstalled(PathBuf),
}

/// `veridical.hermes-install/1`: what was done, or with `--dry-run` what would be.
#[derive(Debug, Clone, Serialize)]
pub struct InstallReport {
    /// `veridical.hermes-install/1`
    pub schema: &'static str,
    /// `installed`, `uninstalled` or `planned`.
    pub result: &'static str,
    /// The steps, in order, for people.
    pub steps: Vec<String>,
    /// The plugin's folder.
    pub plugin: PathBuf,
    /// The provider before the first installation; empty for none.
    pub previous_provider: String,
    /// What the live round trip answered; `None` when there was none.
    pub served: Option<Served>,
}

/// `veridical.hermes-status/1`: what is installed, and whether it works.
#[derive(Debug, Clone, Serialize)]
pub struct InstallStatus {
    /// `veridical.hermes-status/1`
    pub schema: &'static str,
    /// Whether the plugin's folder is there and is ours.
    pub installed: bool,
    /// Whether the host's configuration names it as provider.
    pub active: bool,
    /// The plugin's folder.
    pub plugin: PathBuf,
    /// The program that the plugin starts; `None` without a plugin.
    pub program: Option<PathBuf>,
    /// The host's provider; `None` when the host could not be asked.
    pub provider: Option<String>,
    /// The protocol that this program's shim speaks.
    pub protocol: &'static str,
    /// What the program answered in a live round trip.
    pub served: Option<Served>,
    /// What is wrong, each with what to do.
    pub problems: Vec<String>,
}

/// Whether to do it or only to say what would be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// Do it.
    Apply,
    /// Change nothing.
    DryRun,
}

impl Installer {
    /// Installs the plugin and makes it the host's memory provider, or brings an installation up to date.
    ///
    /// # Errors
    /// [`InstallError`]; then everything is as it was before.
    pub fn install(&self, mode: Mode) -> Result<InstallReport, InstallError> {
        let hermes = Hermes::find(self.hermes.as_deref(), &self.home)?;
        self.check_program()?;
        let plugin = Plugin::at(&self.home);
        let before = plugin.look()?;
        let provider = hermes.config_get(PROVIDER_KEY)?;
        let record = Record::load(&self.home)?.unwrap_or_else(|| Record {
            previous_provider: if provider == PROVIDER { String::new() } else { provider.clone() },
            program: self.program.clone(),
        });
        let steps = self.steps(&plugin, before, &provider);
        let mut report = InstallReport {
            schema: "veridical.hermes-install/1",
            result: "planned",
            steps,
            plugin: plugin.folder().to_owned(),
            previous_provider: record.previous_provider.clone(),
            served: None,
        };
        if mode == Mode::Apply {
            report.served = Some(self.apply(&hermes, &plugin, &record, &provider)?);
            report.result = "installed";
        }
        Ok(report)
    }

    fn apply(
        &self,
        hermes: &Hermes,
        plugin: &Plugin,
        record: &Record,
        provider: &str,
    ) -> Result<Served, InstallError> {
        let served = probe::hello(&self.program, &self.home)?;
        let had_record = Record::load(&self.home)?;
        record.clone().with_program(&self.program).save(&self.home)?;
        let replaced = plugin.write(&self.program, &self.home);
        let done = replaced.and_then(|replaced| {
            let active =
                hermes.config_set(PROVIDER_KEY, PROVIDER).and_then(|()| hermes.shows_active(PROVIDER));
            match active {
                Ok(()) => {
                    replaced.keep();
                    Ok(())
                }
                Err(error) => Err(self.undo(hermes, replaced, provider, error)),
            }
        });
        match (done, had_record) {
            (Ok(()), _) => Ok(served),
            (Err(error), Some(before)) => before.save(&self.home).and(Err(error)),
            (Err(error), None) => Record::remove(&self.home).and(Err(error)),
        }
    }

    /// Takes back the folder and the setting. The first error is the one to tell.
    fn undo(&self, hermes: &Hermes, replaced: Replaced, provider: &str, error: InstallError) -> InstallError {
        let _ = hermes.config_restore(PROVIDER_KEY, provider);
        replaced.take_back();
        error
    }

    fn steps(&self, plugin: &Plugin, before: plugin::Found, provider: &str) -> Vec<String> {
        let verb = match before {
            plugin::Found::Nothing => "write",
            plugin::Found::Ours => "replace",
        };
        let was = if provider.is_empty() { "none" } else { provider };
        vec![
            format!("ask {} serve for a round trip", self.program.display()),
            format!("{verb} the plugin in {}", plugin.folder().display()),
            format!("record the previous provider ({was}) in {}", Record::path(&self.home).display()),
            format!("hermes config set {PROVIDER_KEY} {PROVIDER}"),
            "check that `hermes memory status` shows it".to_owned(),
        ]
    }

    /// Removes the plugin and gives the host back the provider that it had before. No data is deleted.
    ///
    /// # Errors
    /// [`InstallError`]; then the plugin is still there.
    pub fn uninstall(&self, mode: Mode) -> Result<InstallReport, InstallError> {
        let plugin = Plugin::at(&self.home);
        let found = plugin.look()?;
        let record = Record::load(&self.home)?;
        if found == plugin::Found::Nothing && record.is_none() {
            return Err(InstallError::NotInstalled(Record::path(&self.home)));
        }
        let hermes = Hermes::find(self.hermes.as_deref(), &self.home)?;
        let provider = hermes.config_get(PROVIDER_KEY)?;
        let previous = record.map(|record| record.previous_provider).unwrap_or_default();
        let mut steps = Vec::new();
        if provider == PROVIDER {
            steps.push(if previous.is_empty() {
                format!("hermes config unset {PROVIDER_KEY}")
            } else {
                format!("hermes config set {PROVIDER_KEY} {previous}")
            });
        } else {
            steps.push(format!("leave {PROVIDER_KEY} at {provider:?}: it was set by somebody else"));
        }
        steps.push(format!("remove the plugin in {}", plugin.folder().display()));
        steps.push(format!("leave all data in {}", self.home.join("veridical").display()));
        if mode == Mode::Apply {
            if provider == PROVIDER {
                hermes.config_restore(PROVIDER_KEY, &previous)?;
            }
            plugin.remove()?;
            Record::remove(&self.home)?;
        }
        Ok(InstallReport {
            schema: "veridical.hermes-install/1",
            result: if mode == Mode::Apply { "uninstalled" } else { "planned" },
            steps,
            plugin: plugin.folder().to_owned(),
            previous_provider: previous,
            served: None,
        })
    }

    /// What is installed, and whether it works. Changes nothing but what a session's start may make: the database.
    ///
    /// # Errors
    /// [`InstallError::Io`] and [`InstallError::ForeignFolder`] when the plugin's folder cannot be judged.
    pub fn status(&self) -> Result<InstallStatus, InstallError> {
        let plugin = Plugin::at(&self.home);
        let installed = plugin.look()? == plugin::Found::Ours;
        let mut problems = Vec::new();
        let asked = Hermes::find(self.hermes.as_deref(), &self.home);
        let provider = asked.and_then(|hermes| hermes.config_get(PROVIDER_KEY));
        let provider = provider.map_err(|error| problems.push(error.to_string())).ok();
        let program = if installed { plugin.program() } else { None };
        let served = program.as_deref().map(|program| probe::hello(program, &self.home));
        let served = served.and_then(|served| served.map_err(|error| problems.push(error.with_next())).ok());
        let active = provider.as_deref() == Some(PROVIDER);
        if installed && !active && provider.is_some() {
            let next = format!("hermes config set {PROVIDER_KEY} {PROVIDER}");
            problems.push(format!("the plugin is not the host's provider; run: {next}"));
        }
        if active && !installed {
            problems.push("the plugin is missing; run: veridical hermes install".to_owned());
        }
        Ok(InstallStatus {
            schema: "veridical.hermes-status/1",
            installed,
            active,
            plugin: plugin.folder().to_owned(),
            program,
            provider,
            protocol: crate::protocol::PROTOCOL,
            served,
            problems,
        })
    }

    fn check_program(&self) -> Result<(), InstallError> {
        if self.program.is_absolute() && self.program.is_file() {
            Ok(())
        } else {
            Err(InstallError::NoProgram(self.program.clone()))
        }
    }
}

impl InstallError {
    /// What to do next.
    #[must_use]
    pub fn next(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            Self::NotServed { next, .. } => return Cow::Owned(next.clone()),
            Self::NoHermes => {
                "install Hermes Agent, or name its program with --hermes PATH; nothing was changed"
            }
            Self::NotHermes(_) => "name Hermes' own program with --hermes PATH; nothing was changed",
            Self::NoProgram(_) => {
                "run the `veridical` that is to be installed by its absolute path; nothing was changed"
            }
            Self::ForeignFolder(_) => "move that folder away, and try again; nothing was changed",
            Self::NotInstalled(_) => {
                "nothing is to be taken out here; `veridical hermes install` puts the provider in"
            }
            Self::Io { .. } => {
                "mend what the message names, and try again; what the installation had changed is undone"
            }
            Self::Host { .. } | Self::NotActive(_) => {
                "what the installation had changed is undone; see why with that command of the host, and try again"
            }
        })
    }

    /// The message with what to do next.
    #[must_use]
    pub fn with_next(&self) -> String {
        match self {
            Self::NotServed { next, .. } if !next.is_empty() => format!("{self}. {next}"),
            _ => self.to_string(),
        }
    }

    fn io(action: &'static str, path: &Path, source: std::io::Error) -> Self {
        Self::Io { action, path: path.to_owned(), source }
    }
}
