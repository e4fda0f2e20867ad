use std::fmt;

use serde::Serialize;

/// A text that has passed the screening gate: the only text that may be stored, logged, exported or shown.
///
/// It is made by a [`Screener`](crate::Screener) alone: there is no constructor, no default and no way to
/// deserialise one, so a function that asks for `CleanText` cannot be given anything else. Its content is still
/// data written by others, to be shown as data; clean means free of secrets, injections and echoes, not true.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct CleanText(String);

impl CleanText {
    /// INVARIANT: `text` was just found clean by the gate.
    pub(crate) fn witnessed(text: String) -> Self {
        Self(text)
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The text, for a place that no longer needs the witness.
    #[must_use]
    pub fn into_string(self) -> String {
        self.0
    }
}

impl AsRef<str> for CleanText {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for CleanText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl fmt::Debug for CleanText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}
