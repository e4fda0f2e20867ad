//! Other programs: started, bounded in time, read to the end.

use crate::fault::{Context as _, Fault};
use std::ffi::OsStr;
use std::fmt;
use std::fs::File;
use std::io::{Read as _, Seek as _, Write as _};
use std::os::unix::process::{CommandExt as _, ExitStatusExt as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How often a running program is looked at.
const TICK: Duration = Duration::from_millis(20);

/// A command line and the time that it may take.
pub(crate) struct Task {
    command: Command,
    shown: String,
    limit: Duration,
    input: Input,
    streams: Streams,
}

enum Input {
    Empty,
    /// Fed by [`Running::send`].
    Open,
}

enum Streams {
    Apart,
    /// Standard error in between standard output, in the order of writing.
    Joined,
}

impl Task {
    pub(crate) fn new(program: impl AsRef<OsStr>) -> Self {
        let shown = Path::new(program.as_ref())
            .file_name()
            .unwrap_or(program.as_ref())
            .to_string_lossy()
            .into_owned();
        Self {
            command: Command::new(program),
            shown,
            limit: Duration::from_secs(120),
            input: Input::Empty,
            streams: Streams::Apart,
        }
    }

    pub(crate) fn arg(mut self, arg: impl AsRef<OsStr>) -> Self {
        let word = arg.as_ref().to_string_lossy().into_owned();
        self.shown.push(' ');
        if word.is_empty() || word.contains(char::is_whitespace) {
            self.shown.push_str(&format!("{word:?}"));
        } else {
            self.shown.push_str(&word);
        }
        self.command.arg(arg);
        self
    }

    pub(crate) fn args<S: AsRef<OsStr>>(self, args: impl IntoIterator<Item = S>) -> Self {
        args.into_iter().fold(self, Self::arg)
    }

    pub(crate) fn dir(mut self, dir: impl AsRef<Path>) -> Self {
        self.command.current_dir(dir);
        self
    }

    pub(crate) fn env(mut self, key: impl AsRef<OsStr>, value: impl AsRef<OsStr>) -> Self {
        self.command.env(key, value);
        self
    }

    /// Nothing of this process's environment.
    pub(crate) fn clean_env(mut self) -> Self {
        self.command.env_clear();
        self
    }

    pub(crate) fn without_env(mut self, key: impl AsRef<OsStr>) -> Self {
        self.command.env_remove(key);
        self
    }

    pub(crate) fn limit(mut self, limit: Duration) -> Self {
        self.limit = limit;
        self
    }

    /// Keeps the program's standard input open for [`Running::send`].
    pub(crate) fn talk(mut self) -> Self {
        self.input = Input::Open;
        self
    }

    /// Both streams in one, as a host's shell shows them; all is in [`Finished::stdout`].
    pub(crate) fn joined(mut self) -> Self {
        self.streams = Streams::Joined;
        self
    }

    /// Runs with this process's own output, and fails unless the program succeeds.
    pub(crate) fn show(mut self) -> Result<(), Fault> {
        let status =
            self.command.stdin(Stdio::null()).status().during(format_args!("starting `{}`", self.shown))?;
        if status.success() {
            Ok(())
        } else {
            Err(Fault::new(format!("`{}` ended with {status}", self.shown)))
        }
    }

    /// Runs to the end, or to the limit, and gives back what was printed.
    pub(crate) fn finish(self) -> Result<Finished, Fault> {
        let limit = self.limit;
        self.start()?.wait(limit)
    }

    /// Like [`Task::finish`], for a program whose failure ends the chore.
    pub(crate) fn succeed(self) -> Result<Finished, Fault> {
        let finished = self.finish()?;
        if finished.code == Some(0) { Ok(finished) } else { Err(Fault::new(finished.to_string())) }
    }

    pub(crate) fn start(mut self) -> Result<Running, Fault> {
        let doing = format!("starting `{}`", self.shown);
        // Files, not pipes: a grandchild that outlives the program would keep a pipe open and us waiting.
        let ((out, out_end), (err, err_end)) = (spool().during(&doing)?, spool().during(&doing)?);
        let err_end = match self.streams {
            Streams::Apart => err_end,
            Streams::Joined => out_end.try_clone().during(&doing)?,
        };
        self.command.stdin(Stdio::piped()).stdout(out_end).stderr(err_end).process_group(0);
        let mut child = self.command.spawn().during(&doing)?;
        match self.input {
            Input::Empty => drop(child.stdin.take()),
            Input::Open => {}
        }
        Ok(Running { child, shown: self.shown, out, err, since: Instant::now() })
    }
}

/// A program that has been started.
pub(crate) struct Running {
    child: Child,
    shown: String,
    out: File,
    err: File,
    since: Instant,
}

impl Running {
    /// Writes to the program's standard input.
    pub(crate) fn send(&mut self, text: &str) -> Result<(), Fault> {
        let stdin = self.child.stdin.as_mut().during("writing to a program whose input is closed")?;
        stdin
            .write_all(text.as_bytes())
            .and_then(|()| stdin.flush())
            .during(format_args!("writing to `{}`", self.shown))
    }

    /// What has been printed so far.
    pub(crate) fn output(&mut self) -> Result<String, Fault> {
        read(&mut self.out)
    }

    pub(crate) fn ended(&mut self) -> Result<bool, Fault> {
        Ok(self.child.try_wait().during("looking at a program")?.is_some())
    }

    /// Waits for the end; past the limit the program and its children are killed.
    pub(crate) fn wait(mut self, limit: Duration) -> Result<Finished, Fault> {
        let until = Instant::now() + limit;
        let status = loop {
            if let Some(status) = self.child.try_wait().during("waiting for a program")? {
                break Some(status);
            }
            if Instant::now() >= until {
                self.kill();
                break None;
            }
            std::thread::sleep(TICK);
        };
        Ok(Finished {
            shown: std::mem::take(&mut self.shown),
            code: status.and_then(|status| status.code().or_else(|| status.signal().map(|signal| -signal))),
            stdout: read(&mut self.out)?,
            stderr: read(&mut self.err)?,
            took: self.since.elapsed(),
        })
    }

    fn kill(&mut self) {
        // The group, not only the leader: what a host started must not outlive the case.
        drop(Command::new("kill").args(["-KILL", "--", &format!("-{}", self.child.id())]).output());
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if matches!(self.child.try_wait(), Ok(None)) {
            self.kill();
        }
    }
}

/// What a program left behind.
#[derive(Debug)]
pub(crate) struct Finished {
    shown: String,
    /// The exit code; a signal as its negative number; `None` when the time limit ended it.
    pub(crate) code: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
    pub(crate) took: Duration,
}

impl Finished {
    /// Both streams, for a reader who does not care which.
    pub(crate) fn text(&self) -> String {
        format!("{}\n{}", self.stdout, self.stderr)
    }
}

impl fmt::Display for Finished {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.code {
            Some(code) => write!(f, "`{}` ended with {code} after {:.1?}", self.shown, self.took)?,
            None => write!(f, "`{}` was stopped after {:.0?}", self.shown, self.took)?,
        }
        for (name, text) in [("stdout", &self.stdout), ("stderr", &self.stderr)] {
            if !text.trim().is_empty() {
                write!(f, "\n{name}: {}", tail(text, 2_000))?;
            }
        }
        Ok(())
    }
}

/// The last `count` characters of a text.
pub(crate) fn tail(text: &str, count: usize) -> String {
    let text = text.trim_end();
    let skip = text.chars().count().saturating_sub(count);
    text.chars().skip(skip).collect()
}

/// A nameless file with two ends, each with a position of its own: to read, to write.
fn spool() -> std::io::Result<(File, File)> {
    let writer = tempfile::NamedTempFile::new()?;
    let reader = writer.reopen()?;
    Ok((reader, writer.into_file()))
}

fn read(file: &mut File) -> Result<String, Fault> {
    let mut bytes = Vec::new();
    file.rewind().and_then(|()| file.read_to_end(&mut bytes)).during("reading a program's output")?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
