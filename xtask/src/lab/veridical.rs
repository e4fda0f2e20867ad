//! What a `veridical` command answered.

use crate::json::At as _;
use crate::process::Finished;
use serde_json::Value;

/// The exit code and the JSON lines of one command.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) finished: Finished,
    pub(crate) lines: Vec<Value>,
}

impl Answer {
    pub(super) fn of(finished: Finished) -> Self {
        let lines = finished.stdout.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
        Self { finished, lines }
    }

    pub(crate) fn code(&self) -> Option<i32> {
        self.finished.code
    }

    /// A field of the first line.
    pub(crate) fn field(&self, pointer: &str) -> &Value {
        self.lines.first().map_or(&Value::Null, |line| line.at(pointer))
    }

    /// The same field as text; empty when it is none.
    pub(crate) fn word(&self, pointer: &str) -> String {
        self.field(pointer).as_str().unwrap_or_default().to_owned()
    }

    /// The members of a list of the first line.
    pub(crate) fn list(&self, pointer: &str) -> &[Value] {
        self.lines.first().map_or(&[], |line| line.list(pointer))
    }
}
