//! The place where recordings are made: pinned tools, a fresh project, an agent's shell.

use super::recipe::{Recipe, Recording};
use crate::fault::{Context as _, Fault};
use crate::process::Task;
use crate::tools;
use crate::workspace::Workspace;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Longest time for a recorded command, and for what is done before it.
const COMMAND: Duration = Duration::from_secs(120);
const PREPARATION: Duration = Duration::from_secs(20 * 60);

/// What goes through from the machine: where toolchains are, and how registries are reached. Nothing else, so that no
/// integration server, colour setting or terminal shows in a recording.
const KEPT: &[&str] = &[
    "RUSTUP_HOME",
    "RUSTUP_TOOLCHAIN",
    "PYENV_VERSION",
    "HTTP_PROXY",
    "HTTPS_PROXY",
    "NO_PROXY",
    "http_proxy",
    "https_proxy",
    "no_proxy",
    "SSL_CERT_FILE",
];

pub(crate) struct Workshop {
    /// Installed tools, kept from one run of the chore to the next.
    tools: PathBuf,
    /// Homes and projects; outside the source tree, whose own configuration tools would find.
    scratch: tempfile::TempDir,
    path: OsString,
    npm: bool,
}

/// What a command printed, and the status that the shell gave back.
pub(crate) struct Run {
    pub(crate) output: String,
    pub(crate) exit_code: i32,
}

impl Workshop {
    /// Installs what the recipe asks for, or says what a person has to install.
    pub(crate) fn set_up(workspace: &Workspace, name: &str, recipe: &Recipe) -> Result<Self, Fault> {
        let tools = workspace.target().join("record").join(name);
        let scratch =
            tempfile::Builder::new().prefix("record-").tempdir().during("making a folder to record in")?;
        let mut workshop = Self { tools, scratch, path: OsString::new(), npm: !recipe.npm.is_empty() };
        std::fs::create_dir_all(&workshop.tools).during("making the folder of the tools")?;
        std::fs::create_dir_all(workshop.home()).during("making a home")?;
        let mut folders = vec![tools::bin(&workshop.venv()), workshop.modules().join(".bin")];
        folders.push(tools::bin(&workshop.tools));
        folders.extend(std::env::split_paths(&tools::path(workspace)?));
        workshop.path = std::env::join_paths(folders).during("joining the folders of PATH")?;

        let missing = workshop.missing(&recipe.needs);
        if !missing.is_empty() {
            return Err(Fault::new(format!(
                "{} needs {}, not found on PATH; install {} (Debian: apt-get install {}) and run this again",
                recipe.tool,
                missing.join(", "),
                if missing.len() == 1 { "it" } else { "them" },
                recipe.apt.join(" ")
            )));
        }
        workshop.install(workspace, recipe)?;
        Ok(workshop)
    }

    /// The programs of a list that are not on `PATH`.
    pub(crate) fn missing<'a>(&self, programs: &'a [String]) -> Vec<&'a str> {
        let found =
            |program: &str| std::env::split_paths(&self.path).any(|folder| folder.join(program).is_file());
        programs.iter().map(String::as_str).filter(|program| !found(program)).collect()
    }

    pub(crate) fn version(&self, recipe: &Recipe) -> Result<String, Fault> {
        self.answer(&recipe.version)
    }

    /// What a shell line prints, its lines joined.
    pub(crate) fn answer(&self, line: &str) -> Result<String, Fault> {
        let folder = self.fresh_project(None)?;
        let answered = self.bash(line, &folder).limit(COMMAND).succeed()?;
        let lines: Vec<&str> =
            answered.stdout.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        Ok(lines.join(", "))
    }

    /// Runs one recording's command in a fresh copy of its project.
    pub(crate) fn run(&self, projects: &Path, recording: &Recording) -> Result<Run, Fault> {
        let folder = self.fresh_project(Some(&projects.join(&recording.project)))?;
        if let Some(setup) = &recording.setup {
            self.bash(setup, &folder).limit(PREPARATION).succeed()?;
        }
        let finished = self.bash(&recording.command, &folder).joined().limit(COMMAND).finish()?;
        let exit_code = finished.code.during(format_args!(
            "running `{}` for {}, which takes longer than {} s",
            recording.command,
            recording.file,
            COMMAND.as_secs()
        ))?;
        let output = match &recording.report {
            Some(report) => {
                let file = folder.join(report);
                std::fs::read_to_string(&file).during(format_args!("reading {}", file.display()))?
            }
            None => finished.stdout,
        };
        Ok(Run { output, exit_code })
    }

    pub(crate) fn scratch(&self) -> &Path {
        self.scratch.path()
    }

    pub(crate) fn tools(&self) -> &Path {
        &self.tools
    }

    pub(crate) fn venv(&self) -> PathBuf {
        self.tools.join("venv")
    }

    pub(crate) fn project(&self) -> PathBuf {
        self.scratch.path().join("project")
    }

    fn home(&self) -> PathBuf {
        self.scratch.path().join("home")
    }

    fn modules(&self) -> PathBuf {
        self.tools.join("node_modules")
    }

    /// The environment of everything that is run here, but for the home.
    pub(crate) fn surroundings(&self) -> Vec<(&'static str, OsString)> {
        let mut variables = vec![("PATH", self.path.clone()), ("LANG", "C.UTF-8".into())];
        variables.extend(KEPT.iter().filter_map(|name| Some((*name, std::env::var_os(name)?))));
        // Toolchains live in the real home, which a command does not see.
        if let (None, Some(home)) = (std::env::var_os("RUSTUP_HOME"), std::env::home_dir()) {
            variables.push(("RUSTUP_HOME", home.join(".rustup").into()));
        }
        variables
    }

    fn bash(&self, line: &str, folder: &Path) -> Task {
        let task = Task::new("bash").args(["-c", line]).dir(folder).clean_env().env("HOME", self.home());
        self.surroundings().into_iter().fold(task, |task, (name, value)| task.env(name, value))
    }

    /// An empty project folder, or a copy of a project in it, with the installed modules beside its files.
    pub(crate) fn fresh_project(&self, source: Option<&Path>) -> Result<PathBuf, Fault> {
        let folder = self.project();
        let doing = format!("making {}", folder.display());
        if folder.exists() {
            std::fs::remove_dir_all(&folder).during(&doing)?;
        }
        match source {
            Some(source) => copy(source, &folder).during(format_args!("copying {}", source.display()))?,
            None => std::fs::create_dir_all(&folder).during(&doing)?,
        }
        if self.npm {
            Task::new("cp").arg("-a").arg(self.modules()).arg(&folder).succeed()?;
        }
        Ok(folder)
    }

    fn install(&self, workspace: &Workspace, recipe: &Recipe) -> Result<(), Fault> {
        let Recipe { pip, npm, cargo, .. } = recipe;
        let wanted = format!("{pip:?} {npm:?} {cargo:?}");
        let stamp = self.tools.join("installed");
        if std::fs::read_to_string(&stamp).is_ok_and(|installed| installed == wanted) {
            return Ok(());
        }
        if let Some(packages) = pip {
            let interpreter = tools::environment(&self.venv())?;
            let packages: Vec<&str> = packages.iter().map(String::as_str).collect();
            if !packages.is_empty() {
                tools::pip(&interpreter, &packages)?;
            }
        }
        if !npm.is_empty() {
            Task::new("npm")
                .args(["install", "--no-save", "--no-fund", "--no-audit", "--loglevel=error", "--prefix"])
                .arg(&self.tools)
                .args(npm)
                .limit(PREPARATION)
                .succeed()?;
        }
        for program in cargo {
            let (krate, version) =
                program.split_once('@').during(format_args!("reading `{program}` as crate@version"))?;
            tools::ensure(workspace, &self.tools, krate, version)?;
        }
        std::fs::write(&stamp, wanted).during("noting what is installed")
    }
}

/// Copies a folder with everything in it.
fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(to)?;
    for entry in std::fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            std::fs::copy(entry.path(), &target)?;
        }
    }
    Ok(())
}
