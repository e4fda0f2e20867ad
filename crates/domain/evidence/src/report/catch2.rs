//! Catch2: under a line of `=` either `All tests passed (3 assertions in 2 test cases)` or `test cases: 3 | 2 passed | 1
//! failed`.

use super::text::{is_idle, leading_number};
use super::{Failing, Failure, Lines, Reading, judge};
use crate::signature::{bounded, shorten_path};
use crate::{FailureSignature, MAX_NAMES, Reason, TestCounts};

/// Whether an output holds a report of Catch2.
pub(super) fn is_report(lines: &Lines<'_>) -> bool {
    lines.iter().any(|line| is_rule(line, '=') || is_rule(line, '~'))
}

pub(super) fn read(lines: &Lines<'_>, status: u8) -> Reading {
    let mut report = Report::default();
    lines.iter().for_each(|line| report.read(line));
    if report.summaries > 1 {
        return Reading::Unproven(Reason::RepeatedSummary);
    }
    if report.none {
        return Reading::Unproven(if report.unmatched { Reason::FilteredToNothing } else { Reason::NoTests });
    }
    let Some(counts) = report.counts else { return Reading::Unproven(Reason::NoReport) };
    // The status counts what failed, so that it cannot be compared more closely.
    match judge(counts, status, Failing::Any) {
        Ok(_) if lines.complete && (report.led || report.goes_on) => {
            Reading::Unproven(Reason::UnreadableReport)
        }
        // Where the beginning is gone, nobody can tell what stood in front.
        Ok(true) if !lines.complete => Reading::Unproven(Reason::OutputCut),
        Ok(true) => Reading::Passed { counts, summary: report.summary },
        Ok(false) => {
            // A failure that was expected is shown like any other, so that then no name is sure.
            let sure = counts.expected_failures == 0;
            let tests = if sure { report.tests } else { Vec::new() };
            Reading::Failed(Failure { counts, summary: report.summary, signature: report.signature, tests })
        }
        Err(reason) => Reading::Unproven(reason),
    }
}

/// The lines of a report.
#[derive(Debug, Default)]
struct Report {
    summaries: u64,
    counts: Option<TestCounts>,
    summary: String,
    none: bool,
    unmatched: bool,
    /// Whether another result stood in front of the report.
    led: bool,
    /// Whether another result stood behind it.
    goes_on: bool,
    /// Whether a heading of the framework was seen: what follows may be what tests print.
    opened: bool,
    above: Above,
    /// The test case that is told of.
    test: String,
    tests: Vec<String>,
    signature: FailureSignature,
    /// Which words of the first failure come next.
    wanted: Wanted,
}

/// The line above.
#[derive(Debug, Default, PartialEq, Eq)]
enum Above {
    #[default]
    Other,
    Dashes,
    Equals,
}

#[derive(Debug, Default, PartialEq, Eq)]
enum Wanted {
    #[default]
    Nothing,
    Expression,
    Expansion,
    Message,
}

impl Report {
    fn read(&mut self, line: &str) {
        let above = std::mem::take(&mut self.above);
        self.goes_on =
            self.goes_on || (self.summaries > 0 && !line.starts_with("assertions: ") && !is_idle(line));
        if is_rule(line, '=') {
            self.above = Above::Equals;
        } else if is_rule(line, '-') {
            self.above = Above::Dashes;
        } else if let Some(counts) = summary(line) {
            self.summaries += 1;
            self.counts = Some(counts).filter(|_| above == Above::Equals);
            line.clone_into(&mut self.summary);
        } else if line == "No tests ran" {
            self.none = true;
        } else if above == Above::Dashes && !line.is_empty() && !is_place(line) {
            line.clone_into(&mut self.test);
        } else if line.ends_with(": FAILED:") || line == "FAILED:" {
            self.failed(line);
        } else if self.wanted != Wanted::Nothing {
            self.tell(line);
        } else {
            self.unmatched |= line.starts_with("No test cases matched ");
            self.opened |= is_rule(line, '~');
            let own = line.starts_with("Filters: ") || line.starts_with("No test cases matched ");
            self.led = self.led || !(own || self.opened || is_idle(line));
        }
    }

    fn failed(&mut self, line: &str) {
        let place = line.strip_suffix(": FAILED:").and_then(|place| place.rsplit_once(':'));
        if self.tests.last() != Some(&self.test) && self.tests.len() < MAX_NAMES {
            self.tests.push(self.test.clone());
        }
        if self.signature.place.is_none() && self.signature.message.is_none() {
            self.signature.place = place.map(|(path, _)| shorten_path(path));
            self.wanted = Wanted::Expression;
        }
    }

    /// The first failure's expression, then its expansion, or the exception that came instead.
    fn tell(&mut self, line: &str) {
        match (&self.wanted, line.trim()) {
            (_, "") => self.wanted = Wanted::Nothing,
            (_, "with expansion:") => self.wanted = Wanted::Expansion,
            (_, "due to unexpected exception with message:") => {
                self.signature.kind = Some("exception".to_owned());
                self.wanted = Wanted::Message;
            }
            (Wanted::Expression | Wanted::Message, text) => self.signature.message = Some(bounded(text)),
            (Wanted::Expansion, text) => {
                let expression = self.signature.message.take().unwrap_or_default();
                self.signature.message = Some(bounded(&format!("{expression}; {text}")));
                self.wanted = Wanted::Nothing;
            }
            (Wanted::Nothing, _) => {}
        }
    }
}

/// A line of one sign alone, as long as the framework draws it.
fn is_rule(line: &str, sign: char) -> bool {
    line.len() == 79 && line.chars().all(|c| c == sign)
}

/// `calc_test.cpp:14`
fn is_place(line: &str) -> bool {
    line.rsplit_once(':').is_some_and(|(path, number)| !path.contains(' ') && number.parse::<u32>().is_ok())
}

/// `All tests passed (3 assertions in 2 test cases)`, or `test cases: 3 | 1 passed | 1 failed | 1 failed as expected`.
fn summary(line: &str) -> Option<TestCounts> {
    let mut counts = TestCounts::default();
    if let Some(rest) = line.strip_prefix("All tests passed (") {
        let (_, cases) = rest.strip_suffix(')')?.split_once(" in ")?;
        let (number, _) = leading_number(cases).filter(|(_, rest)| rest.starts_with("test case"))?;
        counts.passed = number;
        return Some(counts);
    }
    let mut parts = line.strip_prefix("test cases:")?.split('|').map(str::trim);
    let total: u64 = parts.next()?.parse().ok()?;
    for part in parts {
        let (number, name) = leading_number(part)?;
        match name {
            "passed" => counts.passed = number,
            "failed" => counts.failed = number,
            "failed as expected" => counts.expected_failures = number,
            "skipped" => counts.skipped = number,
            _ => return None,
        }
    }
    let sum = counts.passed + counts.failed + counts.expected_failures + counts.skipped;
    (sum == total).then_some(counts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_summary_is_read_only_when_its_numbers_add_up() {
        let counts = |passed, failed, expected_failures| {
            Some(TestCounts { passed, failed, expected_failures, ..TestCounts::default() })
        };
        for (line, expected) in [
            ("All tests passed (3 assertions in 2 test cases)", counts(2, 0, 0)),
            ("All tests passed (1 assertion in 1 test case)", counts(1, 0, 0)),
            ("test cases: 3 | 2 failed | 1 failed as expected", counts(0, 2, 1)),
            ("test cases:  3 |  1 passed | 2 failed", counts(1, 2, 0)),
            ("test cases: 3 | 1 passed", None),
            (
                "test cases: 3 | 1 passed | 2 skipped",
                counts(1, 0, 0).map(|counts| TestCounts { skipped: 2, ..counts }),
            ),
            ("test cases: 1 | 1 mislaid", None),
            ("All tests passed (3 assertions in 2 rooms)", None),
            ("All tests passed", None),
        ] {
            assert_eq!(summary(line), expected, "{line}");
        }
        for (line, expected) in [("calc_test.cpp:14", true), ("a b.cpp:14", false), ("a.cpp:x", false)] {
            assert_eq!(is_place(line), expected, "{line}");
        }
    }
}
