//! A session at a terminal, typed into and interrupted like a person's.

use super::home::Home;
use super::script::Script;
use super::session::{Session, shown_in};
use crate::fault::Fault;
use crate::process::Running;
use std::path::Path;
use std::time::{Duration, Instant};

/// Longest time for the host to show something; a healthy one takes seconds.
const LIMIT: Duration = Duration::from_secs(60);

/// What the host shows when it waits for a line.
const PROMPT: &str = "❯";

/// An open session at a terminal of its own.
pub(crate) struct Terminal<'h, 'l> {
    home: &'h Home<'l>,
    running: Running,
    typed: String,
}

impl<'h, 'l> Terminal<'h, 'l> {
    pub(super) fn open(home: &'h Home<'l>, folder: &Path) -> Result<Self, Fault> {
        let lab = home.lab();
        let running = home
            .task(lab.host().python())
            .arg(lab.fixture("drive.py"))
            .arg(lab.host().hermes())
            .args(["chat", "--cli", "--yolo"])
            .dir(folder)
            .talk()
            .start()?;
        let mut terminal = Self { home, running, typed: String::new() };
        terminal.await_text(PROMPT)?;
        Ok(terminal)
    }

    /// Types a line and enters it.
    pub(crate) fn enter(&mut self, line: &str) -> Result<(), Fault> {
        self.typed = line.to_owned();
        self.running.send(line)?;
        // The host takes a return in the same read as text for a pasted line break.
        std::thread::sleep(Duration::from_millis(400));
        self.running.send("\r")
    }

    /// Presses Ctrl-C while the model holds its answer, and lets that go when the host has given up on it.
    pub(crate) fn interrupt(&mut self) -> Result<(), Fault> {
        // A busy machine may draw the prompt anew over a press; a person presses again, but not twice in a row, which
        // the host takes for leaving.
        let mut seen = Err(Fault::new("Ctrl-C was never pressed"));
        for _ in 0..3 {
            std::thread::sleep(Duration::from_millis(500));
            self.running.send("\u{3}")?;
            seen = self.await_within("nterrupted", Duration::from_secs(20));
            if seen.is_ok() {
                break;
            }
        }
        self.home.model().release();
        seen
    }

    /// Gives the model another script from here on.
    pub(crate) fn load(&self, script: Script) {
        self.home.model().load(script);
    }

    /// Lets the answer go that the model holds.
    pub(crate) fn release(&self) {
        self.home.model().release();
    }

    /// Waits until the session has ended without being left.
    pub(crate) fn end(self) -> Result<Session, Fault> {
        let finished = self.running.wait(LIMIT)?;
        Ok(Session::of(self.home, self.typed, finished, None))
    }

    /// Waits until the model was asked that often.
    pub(crate) fn await_request(&self, count: usize) -> Result<(), Fault> {
        self.home.model().await_request(count, LIMIT)
    }

    /// Waits until the host has shown a text.
    pub(crate) fn await_text(&mut self, text: &str) -> Result<(), Fault> {
        self.await_within(text, LIMIT)
    }

    fn await_within(&mut self, text: &str, limit: Duration) -> Result<(), Fault> {
        let until = Instant::now() + limit;
        while !self.running.output()?.contains(text) {
            if Instant::now() > until || self.running.ended()? {
                let shown = crate::process::tail(&self.running.output()?, 1_000);
                return Err(Fault::new(format!("the host never showed {text:?}; it showed: {shown}")));
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Ok(())
    }

    /// Leaves the session as a person does.
    pub(crate) fn leave(mut self) -> Result<Session, Fault> {
        let prompt = std::mem::take(&mut self.typed);
        self.enter("/exit")?;
        let finished = self.running.wait(LIMIT)?;
        let id = shown_in(&finished.stdout);
        Ok(Session::of(self.home, prompt, finished, id))
    }
}
