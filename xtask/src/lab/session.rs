//! One run of the host, and what can be read from it afterwards.

use super::home::Home;
use super::model::Request;
use super::recording::Recording;
use crate::fault::{Context as _, Fault};
use crate::json::At as _;
use crate::process::Finished;
use serde_json::Value;
use std::path::Path;
use std::time::Duration;

/// Longest time for one session; a healthy one takes seconds, one that builds takes minutes.
const LIMIT: Duration = Duration::from_secs(300);

/// How a session is started.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Mode<'s> {
    /// `hermes -z`: only the answer is printed.
    OneShot,
    /// `hermes chat -q`: one question with the usual display.
    Chat,
    /// `hermes chat -q` that continues the session of this id.
    Resume(&'s str),
}

/// A session that has ended.
#[derive(Debug)]
pub(crate) struct Session {
    pub(crate) prompt: String,
    pub(crate) finished: Finished,
    /// Every request to the model that offered tools, in order.
    pub(crate) requests: Vec<Request>,
    /// Every request without tools, for a title or a summary.
    pub(crate) asides: Vec<Request>,
    /// How many answers of the script the host never asked for.
    pub(crate) unsaid: usize,
    /// The host's name for the session, when it told it.
    pub(crate) id: Option<String>,
}

impl Session {
    pub(super) fn run(home: &Home<'_>, folder: &Path, mode: Mode<'_>, prompt: &str) -> Result<Self, Fault> {
        let usage = home.host().join("usage.json");
        let task = home.task(home.lab().host().hermes());
        let task = match mode {
            Mode::OneShot => task.args(["-z", prompt, "--usage-file"]).arg(&usage),
            Mode::Chat => task.args(["chat", "--yolo", "-q", prompt]),
            Mode::Resume(id) => task.args(["chat", "--yolo", "--resume", id, "-q", prompt]),
        };
        let finished = task.dir(folder).limit(LIMIT).finish()?;
        let id = match mode {
            Mode::OneShot => named_in(&std::fs::read_to_string(&usage).unwrap_or_default()),
            Mode::Chat | Mode::Resume(_) => shown_in(&finished.stdout),
        };
        Ok(Self::of(home, prompt.to_owned(), finished, id))
    }

    pub(super) fn of(home: &Home<'_>, prompt: String, finished: Finished, id: Option<String>) -> Self {
        let (requests, asides) = (home.model().requests(), home.model().asides());
        Self { prompt, finished, requests, asides, unsaid: home.model().unsaid(), id }
    }

    /// What the host added to the user's first message from memory; `None` when it added nothing.
    pub(crate) fn injected(&self) -> Option<String> {
        Self::injected_in(self.requests.first()?)
    }

    /// What the host added to the user's last message from memory.
    pub(crate) fn last_injected(&self) -> Option<String> {
        Self::injected_in(self.requests.last()?)
    }

    fn injected_in(request: &Request) -> Option<String> {
        let said = request.last("user");
        let (_, recalled) = said.split_once("<memory-context>")?;
        let recalled = recalled.rsplit_once("</memory-context>").map_or(recalled, |(recalled, _)| recalled);
        // The host's own note comes first, in brackets.
        Some(recalled.split_once("]\n").map_or(recalled, |(_, recalled)| recalled).trim().to_owned())
    }

    /// What tools answered, in order.
    pub(crate) fn results(&self) -> Vec<String> {
        self.requests.last().map(|request| request.texts("tool")).unwrap_or_default()
    }

    /// The turn as a file of the kind that `veridical learn` and `veridical explain` read.
    pub(crate) fn recording(&self) -> Result<Recording, Fault> {
        let last = self.requests.last().during("recording a session in which the model was never asked")?;
        Ok(Recording::of(&self.prompt, last, self.id.as_deref()))
    }
}

fn named_in(usage: &str) -> Option<String> {
    let usage: Value = serde_json::from_str(usage).ok()?;
    Some(usage.at("/session_id").as_str()?.to_owned())
}

/// The id in `hermes --resume ID`, which an interactive session shows when it ends.
pub(super) fn shown_in(text: &str) -> Option<String> {
    let (_, rest) = text.rsplit_once("--resume ")?;
    rest.split_whitespace().next().map(str::to_owned)
}
