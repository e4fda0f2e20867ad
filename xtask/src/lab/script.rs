//! What the scripted model will say.

use super::model::Request;
use serde_json::{Value, json};
use std::collections::VecDeque;

/// One answer of the model.
#[derive(Debug, Clone, Default)]
pub(crate) struct Reply {
    pub(super) text: String,
    pub(super) calls: Vec<(String, Value)>,
    pub(super) held: bool,
    pub(super) heavy: bool,
}

impl Reply {
    /// Words for the user, and the end of the turn.
    pub(crate) fn say(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    /// A call of a tool.
    pub(crate) fn call(tool: impl Into<String>, arguments: Value) -> Self {
        Self::default().and_call(tool, arguments)
    }

    /// A command in the host's terminal.
    pub(crate) fn run(command: impl Into<String>) -> Self {
        Self::call("terminal", json!({ "command": command.into() }))
    }

    /// A further call in the same answer.
    pub(crate) fn and_call(mut self, tool: impl Into<String>, arguments: Value) -> Self {
        self.calls.push((tool.into(), arguments));
        self
    }

    /// Words beside the call.
    pub(crate) fn and_says(mut self, text: impl Into<String>) -> Self {
        self.text = text.into();
        self
    }

    /// Reports that the conversation has nearly filled the model's memory, upon which the host compresses it.
    pub(crate) fn heavy(mut self) -> Self {
        self.heavy = true;
        self
    }

    /// Is not given before somebody lets the model go on.
    pub(crate) fn held(mut self) -> Self {
        self.held = true;
        self
    }
}

type Step = Box<dyn FnOnce(&Request) -> Reply + Send>;

/// Answers in order, one for each request that offers tools; past the end the last words are repeated.
#[derive(Default)]
pub(crate) struct Script {
    steps: VecDeque<Step>,
    last_words: String,
}

impl Script {
    pub(crate) fn new() -> Self {
        Self::default()
    }

    pub(crate) fn then(self, reply: Reply) -> Self {
        self.with(|_| reply)
    }

    /// An answer that depends on what was asked.
    pub(crate) fn with(mut self, step: impl FnOnce(&Request) -> Reply + Send + 'static) -> Self {
        self.steps.push_back(Box::new(step));
        self
    }

    pub(crate) fn run(self, command: impl Into<String>) -> Self {
        self.then(Reply::run(command))
    }

    pub(crate) fn call(self, tool: impl Into<String>, arguments: Value) -> Self {
        self.then(Reply::call(tool, arguments))
    }

    pub(crate) fn say(self, text: impl Into<String>) -> Self {
        self.then(Reply::say(text))
    }

    pub(super) fn next(&mut self, request: &Request) -> Reply {
        // The host may ask once more after an answer that ended the turn, for instance whether edits were verified.
        let reply =
            self.steps.pop_front().map_or_else(|| Reply::say(self.last_words.clone()), |step| step(request));
        self.last_words.clone_from(&reply.text);
        reply
    }

    pub(super) fn left(&self) -> usize {
        self.steps.len()
    }
}
