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
mod steady;
mod surroundings;

pub(crate) use class::{is_class, thrown};
pub(crate) use go::{GoFailures, go_compile_error};
pub(crate) use javascript::Thrown;
pub(crate) use perl::Diagnostics;
pub(crate) use python::{Traceback, exception};
pub(crate) use rust::{Panics, compiler_error};

use crate::report::{Failure, Lines, shown_failures};
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

/// A failure as an output shows it, whoever printed it and whatever the command was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShownFailure {
    /// What the program died of, or the test.
    pub signature: FailureSignature,
    /// The failing tests, as the runner names them; none when it was no test run.
    pub failing_tests: Vec<String>,
}

impl ShownFailure {
    /// Reads an output alone (R10.8): the report of a test run with failing tests, else what a program died of, else
    /// why a test run broke.
    #[must_use]
    pub fn of_output(output: &str) -> Option<Self> {
        Self::readings(output).into_iter().next()
    }

    /// All that an output may be read as, the most telling first. An output does not say which command printed it, so
    /// that whoever looks for the failure that a turn recorded asks for each.
    #[must_use]
    pub fn readings(output: &str) -> Vec<Self> {
        let lines = Lines::new(output, true);
        let lines = lines.details();
        let (tests, broken): (Vec<Failure>, Vec<Failure>) =
            shown_failures(&lines).into_iter().partition(|failure| !failure.tests.is_empty());
        let told = family::of_output(&lines).map(|signature| Failure { signature, ..Failure::default() });
        let mut readings: Vec<Self> = Vec::new();
        for Failure { signature, tests: failing_tests, .. } in tests.into_iter().chain(told).chain(broken) {
            let reading = Self { signature, failing_tests };
            if !readings.contains(&reading) {
                readings.push(reading);
            }
        }
        readings
    }

    /// What marks the same fault wherever it happens.
    #[must_use]
    pub fn key(&self) -> SignatureKey {
        self.signature.key(self.failing_tests.first().map(String::as_str))
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
