//! What went wrong, in few words that stay the same from run to run.

mod abort;
mod build;
mod class;
mod client;
mod complaint;
mod family;
mod go;
mod java;
mod javascript;
mod key;
mod perl;
mod php;
mod pointed;
mod python;
mod ruby;
mod rust;
mod shell;
mod shown;
mod steady;
mod surroundings;

pub(crate) use class::{is_class, thrown};
pub(crate) use go::{GoFailures, go_compile_error};
pub(crate) use javascript::Thrown;
pub(crate) use perl::Diagnostics;
pub(crate) use python::{Traceback, exception};
pub(crate) use rust::{Panics, compiler_error};
pub use shown::ShownFailure;

use crate::report::Lines;
use serde::Serialize;
use veridical_kernel::SignatureKey;

/// What a failing run died of.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize)]
pub struct FailureSignature {
    /// The exception's type, the compiler's code, or `panic`.
    pub kind: Option<String>,
    /// Its message, in one line of at most 400 characters.
    pub message: Option<String>,
    /// The file or symbol where it happened, without a line number.
    pub place: Option<String>,
}

impl FailureSignature {
    /// The signature free of what differs between two runs of the same fault: line numbers, addresses, path prefixes,
    /// ports, times, long numbers.
    ///
    /// ```
    /// use veridical_evidence::FailureSignature;
    /// let of = |message: &str| FailureSignature { kind: None, message: Some(message.into()), place: None };
    /// assert_eq!(of("no /tmp/a1/x.txt at 0x7f00").normalised(), of("no /var/b/x.txt at 0x1234").normalised());
    /// ```
    #[must_use]
    pub fn normalised(&self) -> String {
        key::normal_form(self).join("|")
    }

    /// What the output of a failing command says that it died of; `None` when no family of programs names a failure
    /// so.
    ///
    /// ```
    /// use veridical_evidence::FailureSignature;
    /// let found = FailureSignature::of_output("cat: orders.csv: No such file or directory\n").unwrap();
    /// assert_eq!(found.message.as_deref(), Some("orders.csv: No such file or directory"));
    /// ```
    #[must_use]
    pub fn of_output(output: &str) -> Option<Self> {
        family::of_output(&Lines::new(output, true).details())
    }

    /// What marks the same fault wherever it happens; `test` is the first of the failing tests. Hashed of both in
    /// their normal form, which nothing of one machine, one run or one moment is part of.
    #[must_use]
    pub fn key(&self, test: Option<&str>) -> SignatureKey {
        key::key(self, test)
    }

    /// What a compiler, a checker or an interpreter names as the fault of what it was given, and no tool around it.
    pub(crate) fn of_fault(output: &str) -> Option<Self> {
        family::of_fault(&Lines::new(output, true).details())
    }

    /// What a checker complains of, whatever its status.
    pub(crate) fn of_complaint(output: &str) -> Option<Self> {
        family::of_complaint(&Lines::new(output, true).details())
    }

    /// What no program prints that ends well: a compiler's error, a panic or a traceback.
    pub(crate) fn of_death(output: &str) -> Option<Self> {
        family::of_death(&Lines::new(output, true).details())
    }

    /// A signature whose message is made of these parts, where there are any.
    fn told(kind: Option<&str>, message: &[&str], place: Option<String>) -> Self {
        let parts: Vec<&str> = message.iter().copied().filter(|part| !part.is_empty()).collect();
        Self {
            kind: kind.map(str::to_owned),
            message: (!parts.is_empty()).then(|| bounded(&parts.join("; "))),
            place,
        }
    }
}

/// A file and the function in it, where it has a name of its own.
fn placed(file: &str, function: &str) -> String {
    let file = shorten_path(file);
    if function.is_empty() || function.starts_with('<') { file } else { format!("{file} in {function}") }
}

/// The longest message that is kept, in characters.
const MAX_MESSAGE: usize = 400;

pub(crate) fn bounded(text: &str) -> String {
    text.chars().take(MAX_MESSAGE).collect()
}

/// A path without its prefix: absolute paths belong to a machine.
pub(crate) fn shorten_path(path: &str) -> String {
    let path = path.trim_start_matches("./");
    if path.starts_with('/') { path.rsplit('/').next().unwrap_or(path).to_owned() } else { path.to_owned() }
}

#[cfg(test)]
mod tests;
