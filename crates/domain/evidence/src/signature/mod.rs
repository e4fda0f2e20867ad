//! What went wrong, in few words that stay the same from run to run.

use serde::Serialize;

/// What a failing run died of.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize)]
pub struct FailureSignature {
    /// The exception's type, the compiler's code, or `panic`.
    pub kind: Option<String>,
    /// Its message.
    pub message: Option<String>,
    /// The file or symbol where it happened, without a line number.
    pub place: Option<String>,
}

impl FailureSignature {
    /// The signature free of what differs between two runs: line numbers, addresses, path prefixes, times, counts.
    #[must_use]
    pub fn normalised(&self) -> String {
        [&self.kind, &self.message, &self.place].map(|part| part.as_deref().unwrap_or("")).join("|")
    }
}
