//! The one error of a chore: a sentence for the person who ran it.

use std::fmt;

/// Why a chore stopped, in words that name the next step where there is one.
#[derive(Debug)]
pub(crate) struct Fault(String);

impl Fault {
    pub(crate) fn new(message: impl Into<String>) -> Self {
        Self(message.into())
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Says what was being done when something failed.
pub(crate) trait Context<T> {
    /// `doing` completes "while …".
    fn during(self, doing: impl fmt::Display) -> Result<T, Fault>;
}

impl<T, E: fmt::Display> Context<T> for Result<T, E> {
    fn during(self, doing: impl fmt::Display) -> Result<T, Fault> {
        self.map_err(|error| Fault(format!("while {doing}: {error}")))
    }
}

impl<T> Context<T> for Option<T> {
    fn during(self, doing: impl fmt::Display) -> Result<T, Fault> {
        self.ok_or_else(|| Fault(format!("while {doing}: nothing was found")))
    }
}
