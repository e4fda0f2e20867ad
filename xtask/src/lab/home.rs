//! A disposable home of the host, with a model behind it and a provider in it.

use super::Lab;
use super::model::Model;
use super::script::Script;
use super::session::{Mode, Session};
use super::terminal::Terminal;
use super::veridical::Answer;
use crate::fault::{Context as _, Fault};
use crate::process::{Finished, Running, Task};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Which memory provider a home has.
#[derive(Debug, Clone)]
pub(crate) enum Provider {
    /// None at all.
    Absent,
    /// The lab's own, which writes down what the host calls.
    Spy,
    /// The lab's own, which writes down what the host hands over at the end of each turn.
    Recorder,
    /// The product, installed by its own installer from the program at this path.
    Veridical(PathBuf),
}

/// A home of the host that exists for one case.
pub(crate) struct Home<'l> {
    lab: &'l Lab,
    folder: PathBuf,
    model: Model,
    /// What `veridical` commands of the lab run; also what was installed, when the product was.
    program: PathBuf,
}

impl<'l> Home<'l> {
    /// A home with the product installed from the program under test.
    pub(crate) fn with_veridical(lab: &'l Lab, name: &str) -> Result<Self, Fault> {
        Self::new(lab, name, &Provider::Veridical(lab.program().to_path_buf()))
    }

    pub(crate) fn new(lab: &'l Lab, name: &str, provider: &Provider) -> Result<Self, Fault> {
        let home = Self {
            lab,
            folder: lab.place(name)?,
            model: Model::start()?,
            program: match provider {
                Provider::Veridical(program) => program.clone(),
                Provider::Absent | Provider::Spy | Provider::Recorder => lab.program().to_path_buf(),
            },
        };
        for folder in [home.host(), home.user()] {
            std::fs::create_dir(&folder).during(format_args!("making {}", folder.display()))?;
        }
        // The host's terminal is a login shell, which builds its own PATH; the user's profile has the last word.
        home.write(&home.user().join(".profile"), &format!("PATH='{}':$PATH\n", lab.host().bin().display()))?;
        home.configure(provider)?;
        Ok(home)
    }

    pub(crate) fn lab(&self) -> &'l Lab {
        self.lab
    }

    /// The host's home, as `HERMES_HOME` names it.
    pub(crate) fn host(&self) -> PathBuf {
        self.folder.join("host")
    }

    /// The user's home.
    pub(crate) fn user(&self) -> PathBuf {
        self.folder.join("user")
    }

    /// The store's file.
    pub(crate) fn database(&self) -> PathBuf {
        self.host().join("veridical").join("memory.db")
    }

    pub(super) fn model(&self) -> &Model {
        &self.model
    }

    pub(crate) fn program(&self) -> &Path {
        &self.program
    }

    /// Has the model say this next, to whichever process of the host asks.
    pub(crate) fn prepare(&self, script: Script) {
        self.model.load(script);
    }

    /// Where the home's model is.
    pub(crate) fn model_url(&self) -> String {
        self.model.url()
    }

    /// One session of the host, from its start to its end.
    pub(crate) fn session(
        &self,
        folder: &Path,
        mode: Mode<'_>,
        prompt: &str,
        script: Script,
    ) -> Result<Session, Fault> {
        self.model.load(script);
        Session::run(self, folder, mode, prompt)
    }

    /// An interactive session of the host, to type into.
    pub(crate) fn terminal(&self, folder: &Path, script: Script) -> Result<Terminal<'_, 'l>, Fault> {
        self.model.load(script);
        Terminal::open(self, folder)
    }

    /// A command of the host other than a session.
    pub(crate) fn hermes(&self, folder: &Path, args: &[&str]) -> Result<Finished, Fault> {
        self.task(self.lab.host().hermes()).args(args).dir(folder).finish()
    }

    /// A command of the host that may hold a session, and that session's script.
    pub(crate) fn hermes_with(&self, folder: &Path, args: &[&str], script: Script) -> Result<Session, Fault> {
        self.model.load(script);
        let finished = self.hermes(folder, args)?;
        Ok(Session::of(self, String::new(), finished, None))
    }

    /// A `veridical` command of a person: not below the host, and not at a terminal.
    pub(crate) fn veridical(&self, folder: &Path, args: &[&str]) -> Result<Answer, Fault> {
        Ok(Answer::of(self.own_command(folder, args).arg("--json").finish()?))
    }

    /// The same command at a terminal.
    pub(crate) fn at_terminal(&self, folder: &Path, args: &[&str]) -> Result<Answer, Fault> {
        let python = self.lab.host().python();
        let task = self.task(python).without_env("HERMES_HOME").arg(self.lab.fixture("drive.py"));
        let task = task.arg(&self.program).args(args).arg("--json");
        let task = task.arg("--home").arg(self.host()).arg("--workdir").arg(folder).dir(folder);
        let mut running = task.talk().start()?;
        std::thread::sleep(Duration::from_millis(800));
        // One that asks nothing has ended by then, and hears nothing.
        let _ = running.send("y\r");
        Ok(Answer::of(running.wait(Duration::from_secs(60))?))
    }

    /// A command's answer as people read it.
    pub(crate) fn veridical_for_people(&self, folder: &Path, args: &[&str]) -> Result<String, Fault> {
        Ok(self.own_command(folder, args).finish()?.stdout)
    }

    fn own_command(&self, folder: &Path, args: &[&str]) -> Task {
        let task = self.task(&self.program).without_env("HERMES_HOME").args(args);
        task.arg("--home").arg(self.host()).arg("--workdir").arg(folder).dir(folder)
    }

    /// A program in this home's surroundings and in no others: nothing of the caller's environment gets through.
    pub(crate) fn task(&self, program: impl AsRef<std::ffi::OsStr>) -> Task {
        Task::new(program)
            .clean_env()
            .env("PATH", self.path())
            .env("HOME", self.user())
            .env("HERMES_HOME", self.host())
            .env("LANG", "C.UTF-8")
            .env("TERM", "xterm")
    }

    fn path(&self) -> OsString {
        let mut folders = vec![self.lab.host().bin().to_path_buf()];
        folders.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()));
        std::env::join_paths(folders).unwrap_or_default()
    }

    fn write(&self, path: &Path, text: &str) -> Result<(), Fault> {
        if let Some(parent) = path.parent() {
            std::fs::create_dir_all(parent).during(format_args!("making {}", parent.display()))?;
        }
        std::fs::write(path, text).during(format_args!("writing {}", path.display()))
    }

    /// Writes a file of the host's home, its folders included.
    pub(crate) fn put(&self, relative: &str, text: &str) -> Result<PathBuf, Fault> {
        let path = self.host().join(relative);
        self.write(&path, text)?;
        Ok(path)
    }

    /// Keeps everybody from writing to the store until what this gives back is dropped.
    pub(crate) fn hold_store(&self) -> Result<Running, Fault> {
        let script = "import sqlite3, sys, time\nstore = sqlite3.connect(sys.argv[1], isolation_level=None)\n\
                      store.execute('BEGIN IMMEDIATE')\nprint('held', flush=True)\ntime.sleep(300)\n";
        let task = self.task(self.lab.host().python()).args(["-c", script]).arg(self.database());
        let mut running = task.start()?;
        let until = Instant::now() + Duration::from_secs(20);
        while !running.output()?.contains("held") {
            if Instant::now() > until || running.ended()? {
                return Err(Fault::new("the store cannot be held"));
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(running)
    }

    /// Changes the host's own record of its sessions.
    pub(crate) fn change_record(&self, statement: &str) -> Result<(), Fault> {
        let script = "import sqlite3, sys\nrecord = sqlite3.connect(sys.argv[1])\n\
                      print(record.execute(sys.argv[2]).rowcount)\nrecord.commit()\n";
        let task = self.task(self.lab.host().python()).args(["-c", script]);
        task.arg(self.host().join("state.db")).arg(statement).succeed().map(drop)
    }

    /// The names of the files in the folder of running programs, which end like this.
    pub(crate) fn running(&self, ending: &str) -> Vec<String> {
        let entries = std::fs::read_dir(self.host().join("veridical/run")).into_iter().flatten().flatten();
        let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
        names.filter(|name| name.ends_with(ending)).collect()
    }

    /// Adds to the host's configuration.
    pub(crate) fn configure_more(&self, yaml: &str) -> Result<(), Fault> {
        let path = self.host().join("config.yaml");
        let before = std::fs::read_to_string(&path).during(format_args!("reading {}", path.display()))?;
        self.write(&path, &format!("{before}\n{yaml}"))
    }

    /// Changes a file of the installed plugin, as another version of it would.
    pub(crate) fn change_plugin(&self, from: &str, to: &str) -> Result<(), Fault> {
        let path = self.host().join("plugins/veridical/__init__.py");
        let text = std::fs::read_to_string(&path).during(format_args!("reading {}", path.display()))?;
        if !text.contains(from) {
            return Err(Fault::new(format!("the plugin has no {from:?}")));
        }
        self.write(&path, &text.replace(from, to))
    }

    fn configure(&self, provider: &Provider) -> Result<(), Fault> {
        let name = match provider {
            Provider::Spy => "spy",
            Provider::Recorder => "recorder",
            // The installer names the product itself.
            Provider::Absent | Provider::Veridical(_) => "",
        };
        // Nothing is fetched: neither optional packages nor, at the first edit, language servers.
        let config = format!(
            "model:\n  default: stub-model\n  provider: custom\n  base_url: {}\n  api_key: stub-key\n  \
             context_length: 200000\nsecurity:\n  allow_lazy_installs: false\nlsp:\n  enabled: false\nmemory:\n  \
             provider: \"{name}\"\n",
            self.model.url()
        );
        self.put("config.yaml", &config)?;
        match provider {
            Provider::Absent => Ok(()),
            Provider::Spy | Provider::Recorder => self.plugin(name),
            Provider::Veridical(program) => self
                .task(program)
                .args(["hermes", "install", "--home"])
                .arg(self.host())
                .dir(self.user())
                .succeed()
                .map(drop),
        }
    }

    /// Copies a plugin of the lab into the host's home.
    pub(crate) fn plugin(&self, name: &str) -> Result<(), Fault> {
        let from = self.lab.fixture(name);
        for entry in std::fs::read_dir(&from).during(format_args!("listing {}", from.display()))? {
            let path = entry.during(format_args!("listing {}", from.display()))?.path();
            if let Some(file) = path.file_name().filter(|_| path.is_file()) {
                let text =
                    std::fs::read_to_string(&path).during(format_args!("reading {}", path.display()))?;
                self.put(&format!("plugins/{name}/{}", file.to_string_lossy()), &text)?;
            }
        }
        Ok(())
    }
}
