//! What a declared check must show beside its exit status.

use super::document::Document;
use crate::report::{Lines, tests_in_junit, tests_in_tap};
use crate::{Reason, TestCounts};
use regex::{Regex, RegexBuilder};

/// What must hold. All of it at once.
#[derive(Debug, Clone)]
pub(crate) enum Demand {
    /// A value stands at this JSON pointer of the output.
    Value { pointer: String, expected: Document },
    /// A line of the output matches.
    Line(Regex),
    /// The output is a TAP stream in which nothing fails.
    Tap,
    /// The JUnit report at this path, read back after the run, names no failure.
    Junit(String),
}

impl PartialEq for Demand {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Line(one), Self::Line(other)) => one.as_str() == other.as_str(),
            (Self::Value { pointer, expected }, Self::Value { pointer: other, expected: value }) => {
                pointer == other && expected == value
            }
            (Self::Junit(one), Self::Junit(other)) => one == other,
            (Self::Tap, Self::Tap) => true,
            _ => false,
        }
    }
}

impl Eq for Demand {}

/// What an output answers to a demand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Answer {
    /// It holds; with what was seen, and how many tests were counted, where some were.
    Met { said: String, counts: Option<TestCounts> },
    /// It does not hold, and this was missing.
    Unmet(String),
    /// It cannot be told.
    Unclear(Reason),
}

/// Why a pattern is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BadPattern {
    /// It is no regular expression.
    #[error("it is no regular expression that can be used: {0}")]
    Invalid(String),
    /// It holds of lines that tell of a failure.
    #[error("it is too weak: it matches `{0}` too")]
    Weak(&'static str),
}

/// The memory that a compiled pattern may take, in bytes.
const MAX_PATTERN: usize = 1 << 20;

/// Lines that no proof may rest on. A pattern that matches one of them proves nothing.
const NO_PROOF: [&str; 28] = [
    "",
    "x",
    "0",
    "1",
    "a b",
    "-",
    "{}",
    "[]",
    "null",
    "done",
    "Error: 500",
    "error: 1 problem",
    "ERROR 404: Not Found",
    "FAILED (failures=1, errors=2)",
    "NOT OK",
    "not ok 1 - starts",
    "1 failed, 3 passed",
    "1 test failed, 24 tests passed",
    "3 of 4 checks passed",
    "10 errors, 20 failures, 30 warnings",
    "status: unhealthy",
    "no tests ran in 0.01s",
    "false",
    "unsuccessful, incomplete, invalid, unavailable, inactive, unready",
    "curl: (7) Failed to connect to localhost port 14532 after 0 ms: Could not connect to server",
    "make: *** [Makefile:12: smoke] Error 1",
    "Traceback (most recent call last):",
    "Connection to 10.0.0.1:4444 refused at 2024-12-31T23:59:48Z",
];

pub(super) fn line(pattern: &str) -> Result<Demand, BadPattern> {
    let compiled = RegexBuilder::new(pattern).size_limit(MAX_PATTERN).build();
    let regex = compiled.map_err(|error| {
        let told = error.to_string();
        BadPattern::Invalid(told.lines().last().unwrap_or_default().trim_start_matches("error: ").to_owned())
    })?;
    match NO_PROOF.iter().find(|line| regex.is_match(line)) {
        Some(line) => Err(BadPattern::Weak(line)),
        None => Ok(Demand::Line(regex)),
    }
}

impl Demand {
    /// What the output of a run that ended with 0 answers; `complete` tells whether nothing is cut out of it. A JUnit
    /// report is not in it.
    pub(crate) fn asked_of(&self, output: &str, complete: bool) -> Answer {
        match self {
            Self::Value { pointer, expected } => {
                let document = Document::at_the_end_of(output);
                match document.filter(|_| complete).map(|found| found.at(pointer).cloned()) {
                    None => Answer::Unclear(unread(complete)),
                    Some(Some(found)) if found.holds(expected) => {
                        met(format!("{pointer} is {}", shown(expected)))
                    }
                    Some(Some(found)) => {
                        Answer::Unmet(format!("{pointer} is {}, not {}", shown(&found), shown(expected)))
                    }
                    Some(None) => Answer::Unmet(format!("{pointer} is not there")),
                }
            }
            Self::Line(regex) => {
                match Lines::new(output, complete).iter().find(|line| regex.is_match(line)) {
                    Some(line) => met(line.to_owned()),
                    None if !complete => Answer::Unclear(Reason::OutputCut),
                    None => Answer::Unmet(format!("no line matches {}", regex.as_str())),
                }
            }
            Self::Tap if !complete => Answer::Unclear(Reason::OutputCut),
            Self::Tap => counted(tests_in_tap(output)),
            Self::Junit(_) => Answer::Unclear(Reason::NoReadBack),
        }
    }

    /// The report that has to be read back, when it is one.
    pub(crate) fn report(&self) -> Option<&str> {
        match self {
            Self::Junit(path) => Some(path),
            Self::Value { .. } | Self::Line(_) | Self::Tap => None,
        }
    }

    /// Whether a text that another command of the line prints, or complains of, could answer in its place.
    pub(crate) fn is_met_by(&self, text: &str) -> bool {
        match self {
            Self::Line(regex) => regex.is_match(text) || text.lines().any(|line| regex.is_match(line)),
            // A second document, or one more point, makes the output unreadable.
            Self::Value { .. } | Self::Tap | Self::Junit(_) => false,
        }
    }
}

/// What a JUnit report says.
pub(crate) fn in_report(text: &str) -> Answer {
    counted(tests_in_junit(text))
}

fn met(said: String) -> Answer {
    Answer::Met { said, counts: None }
}

fn unread(complete: bool) -> Reason {
    if complete { Reason::UnreadableReport } else { Reason::OutputCut }
}

fn counted(read: Result<TestCounts, Reason>) -> Answer {
    match read {
        Err(reason) => Answer::Unclear(reason),
        Ok(counts) if counts.broken() > 0 => {
            Answer::Unmet(format!("{} of its tests failed", counts.broken()))
        }
        Ok(counts) if counts.passed == 0 => Answer::Unclear(Reason::AllSkipped),
        Ok(counts) => {
            let said = match counts.skipped {
                0 => format!("{} passed", counts.passed),
                skipped => format!("{} passed, {skipped} skipped", counts.passed),
            };
            Answer::Met { said, counts: Some(counts) }
        }
    }
}

fn shown(value: &Document) -> String {
    match value {
        Document::Null => "null".to_owned(),
        Document::Bool(value) => value.to_string(),
        Document::Integer(value) => value.to_string(),
        Document::Real(value) => value.to_string(),
        Document::Text(value) => format!("\"{value}\""),
        Document::List(_) => "a list".to_owned(),
        Document::Object(_) => "an object".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Output;

    #[test]
    fn a_pattern_that_also_matches_a_failure_is_refused() {
        for weak in [
            "",
            ".*",
            ".+",
            "^",
            "x?",
            "4",
            r"\d",
            r"\w+",
            "passed",
            "ok",
            "0 errors",
            "healthy",
            "success",
            "(",
            "[[:digit:]]",
        ] {
            assert!(line(weak).is_err(), "{weak}");
        }
        for strong in
            ["^all [0-9]+ checks passed$", "^status: ok$", "^0 errors, 0 warnings$", "rollout complete: web"]
        {
            assert!(line(strong).is_ok(), "{strong}");
        }
        assert!(matches!(line("a{1000}{1000}{1000}"), Err(BadPattern::Invalid(_))));
    }

    #[test]
    fn demands_are_the_same_only_when_they_ask_for_the_same() {
        let value = |pointer: &str, expected: i128| Demand::Value {
            pointer: pointer.into(),
            expected: Document::Integer(expected),
        };
        let junit = |path: &str| Demand::Junit(path.into());
        let demands = [
            line("^up: yes$").unwrap(),
            line("^up: no$").unwrap(),
            value("/a", 0),
            value("/a", 1),
            value("/b", 0),
            junit("a.xml"),
            junit("b.xml"),
            Demand::Tap,
        ];
        for (i, one) in demands.iter().enumerate() {
            for (j, other) in demands.iter().enumerate() {
                assert_eq!(one == other, i == j, "{one:?} {other:?}");
            }
        }
        for (text, expected) in [("up: yes", true), ("now\nup: yes\nthen", true), ("up: yes?", false)] {
            assert_eq!(demands[0].is_met_by(text), expected, "{text}");
        }
    }

    #[test]
    fn an_output_answers_a_demand_or_leaves_it_open() {
        let value = |pointer: &str, expected: &str| Demand::Value {
            pointer: pointer.into(),
            expected: Document::read(expected).unwrap(),
        };
        let said = |text: &str| Answer::Met { said: text.into(), counts: None };
        for (demand, output, expected) in [
            (
                value("/status", "\"ok\""),
                Output::complete("checking\n{\"status\": \"ok\"}\n"),
                said("/status is \"ok\""),
            ),
            (
                value("/failed", "0"),
                Output::complete("{\"failed\": 1}"),
                Answer::Unmet("/failed is 1, not 0".into()),
            ),
            (
                value("/failed", "0"),
                Output::complete("{\"failed\": \"0\"}"),
                Answer::Unmet("/failed is \"0\", not 0".into()),
            ),
            (value("/failed", "0"), Output::complete("{}"), Answer::Unmet("/failed is not there".into())),
            (value("/failed", "0"), Output::complete("failed: 0"), Answer::Unclear(Reason::UnreadableReport)),
            (
                value("/failed", "0"),
                Output::complete("{\"failed\":0}\n{\"failed\":1}"),
                Answer::Unclear(Reason::UnreadableReport),
            ),
            (value("/failed", "0"), Output::cut("{\"failed\":0}"), Answer::Unclear(Reason::OutputCut)),
            (line("^up: yes$").unwrap(), Output::cut("…\n\u{1b}[32mup: yes\u{1b}[0m\n"), said("up: yes")),
            (
                line("^up: yes$").unwrap(),
                Output::complete("warm-up: yes\n"),
                Answer::Unmet("no line matches ^up: yes$".into()),
            ),
            (line("^up: yes$").unwrap(), Output::cut(""), Answer::Unclear(Reason::OutputCut)),
            (
                Demand::Tap,
                Output::complete("1..1\nnot ok 1\n"),
                Answer::Unmet("1 of its tests failed".into()),
            ),
            (Demand::Tap, Output::complete("1..1\nok 1 # skip\n"), Answer::Unclear(Reason::AllSkipped)),
            (Demand::Tap, Output::cut("1..1\nok 1\n"), Answer::Unclear(Reason::OutputCut)),
            (Demand::Junit("a.xml".into()), Output::complete(""), Answer::Unclear(Reason::NoReadBack)),
        ] {
            assert_eq!(demand.asked_of(&output.text, output.complete), expected, "{demand:?} {output:?}");
        }
        assert!(matches!(
            in_report("<testsuite><testcase name=\"a\"/></testsuite>"),
            Answer::Met { counts: Some(TestCounts { passed: 1, .. }), .. }
        ));
    }
}
