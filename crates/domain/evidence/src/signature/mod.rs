//! What went wrong, in few words that stay the same from run to run.

mod class;
mod complaint;
mod go;
mod javascript;
mod perl;
mod python;
mod rust;
mod surroundings;

pub(crate) use class::{is_class, thrown};
pub(crate) use go::{GoFailures, go_compile_error};
pub(crate) use javascript::Thrown;
pub(crate) use perl::Diagnostics;
pub(crate) use python::{Traceback, exception};
pub(crate) use rust::{Panics, compiler_error};

use crate::report::Lines;
use regex::Regex;
use serde::Serialize;
use std::sync::LazyLock;

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
    /// The signature free of what differs between two runs: line numbers, addresses, path prefixes, times, counts.
    ///
    /// ```
    /// use veridical_evidence::FailureSignature;
    /// let of = |message: &str| FailureSignature { kind: None, message: Some(message.into()), place: None };
    /// assert_eq!(of("no /tmp/a1/x.txt at 0x7f00").normalised(), of("no /var/b/x.txt at 0x1234").normalised());
    /// ```
    #[must_use]
    pub fn normalised(&self) -> String {
        [&self.kind, &self.message, &self.place]
            .map(|part| part.as_deref().map(|part| steady(&bounded(part))).unwrap_or_default())
            .join("|")
    }

    /// The signature in the output of a program that is no test runner: a Python traceback, a panic or a compiler
    /// error.
    pub(crate) fn in_output(output: &str) -> Option<Self> {
        let lines = Lines::new(output, true);
        let lines = lines.details();
        let mut traceback = Traceback::default();
        let mut panics = Panics::default();
        for line in lines.iter() {
            traceback.read(line);
            panics.read(line);
        }
        compiler_error(lines.iter()).or_else(|| panics.of(&[])).or_else(|| traceback.signature())
    }
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

#[expect(clippy::expect_used, reason = "fixed patterns, compiled by every test run")]
static UNSTEADY: LazyLock<[(Regex, &str); 4]> = LazyLock::new(|| {
    [
        (r"\b0x[0-9a-fA-F]+\b", "address"),
        (r"\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b", "uuid"),
        // `/home/dev/x/calc.py` and `/tmp/calc.py` are one file to the reader.
        (r"(?:/[\w.@+-]+)+/([\w.@+-]+)", "$1"),
        (r"\d+(?:[.,:]\d+)*", "#"),
    ]
    .map(|(pattern, with)| (Regex::new(pattern).expect("a valid pattern"), with))
});

/// Text without addresses, path prefixes, numbers and superfluous blanks.
fn steady(text: &str) -> String {
    let replaced = UNSTEADY
        .iter()
        .fold(text.to_owned(), |text, (pattern, with)| pattern.replace_all(&text, *with).into_owned());
    replaced.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_differs_between_runs_is_not_in_the_normal_form() {
        for (text, expected) in [
            ("KeyError: 'user_17'", "KeyError: 'user_#'"),
            ("<Foo object at 0x7f3a>", "<Foo object at address>"),
            ("no such file: /home/dev/a/b.txt", "no such file: b.txt"),
            ("took 1.25s  at 12:30:01", "took #s at #"),
            ("src/lib.rs", "src/lib.rs"),
            ("id 123e4567-e89b-12d3-a456-426614174000 gone", "id uuid gone"),
        ] {
            assert_eq!(steady(text), expected, "{text}");
        }
    }
}
