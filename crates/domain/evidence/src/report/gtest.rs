//! GoogleTest: `[==========] Running 4 tests from 2 test suites.`, a line before and after each test, and at the end
//! `[  PASSED  ] 4 tests.` with a list of what was skipped or failed.

use super::text::{is_idle, leading_number};
use super::{Failing, Failure, Lines, Reading, judge};
use crate::signature::bounded;
use crate::{FailureSignature, MAX_NAMES, Reason, TestCounts};

/// Whether an output holds a report of GoogleTest.
pub(super) fn is_report(lines: &Lines<'_>) -> bool {
    lines.iter().any(|line| line.starts_with("[==========] "))
}

/// The test of `[       OK ] Mean.OfTwo (0 ms)`.
pub(super) fn passing(line: &str) -> Option<&str> {
    let test = line.strip_prefix("[       OK ] ")?;
    Some(test.split_once(" (").map_or(test, |(test, _)| test))
}

pub(super) fn read(lines: &Lines<'_>, status: u8) -> Reading {
    let mut report = Report::default();
    lines.iter().for_each(|line| report.read(line));
    if report.closings > 1 || report.openings > 1 {
        return Reading::Unproven(Reason::RepeatedSummary);
    }
    let Some(ran) = report.ran else { return Reading::Unproven(Reason::NoReport) };
    let counts = TestCounts {
        passed: report.passed.unwrap_or(0),
        failed: ran.saturating_sub(report.passed.unwrap_or(0)).saturating_sub(report.skipped),
        skipped: report.skipped,
        ..TestCounts::default()
    };
    let whole =
        report.announced == Some(ran) && report.seen == counts.passed && report.is_first && !report.goes_on;
    match judge(counts, status, Failing::With(&[FAILED])) {
        _ if report.passed.is_none() || report.failed.is_some_and(|failed| failed != counts.failed) => {
            Reading::Unproven(Reason::UnreadableReport)
        }
        Ok(_) if lines.complete && !whole => Reading::Unproven(Reason::UnreadableReport),
        // Where the beginning is gone, nobody can tell what stood in front.
        Ok(true) if !lines.complete => Reading::Unproven(Reason::OutputCut),
        Ok(true) => Reading::Passed { counts, summary: report.summary },
        Ok(false) => {
            let summary = format!("{} of {ran} tests failed", counts.failed);
            Reading::Failed(Failure { counts, summary, signature: report.signature, tests: report.tests })
        }
        Err(Reason::NoTests) if report.is_filtered => Reading::Unproven(Reason::FilteredToNothing),
        Err(reason) => Reading::Unproven(reason),
    }
}

const FAILED: u8 = 1;

/// The lines of a report.
#[derive(Debug, Default)]
struct Report {
    openings: u64,
    closings: u64,
    announced: Option<u64>,
    ran: Option<u64>,
    /// How many tests were seen to end well.
    seen: u64,
    passed: Option<u64>,
    skipped: u64,
    failed: Option<u64>,
    /// Whether the tests of the program were filtered.
    is_filtered: bool,
    /// Whether no other result stood in front of the report.
    is_first: bool,
    /// Whether another result stood in front of the report.
    led: bool,
    /// Whether another result stood behind the report.
    goes_on: bool,
    summary: String,
    signature: FailureSignature,
    tests: Vec<String>,
    /// Whether the next line says what failed.
    telling: bool,
    /// The operands of a comparison that failed, and the lines of its explanation, so far.
    told: usize,
}

impl Report {
    fn read(&mut self, line: &str) {
        if let Some(rest) = line.strip_prefix("[==========] ") {
            match (rest.strip_prefix("Running ").and_then(leading_number), leading_number(rest)) {
                (Some((number, _)), _) => {
                    self.openings += 1;
                    self.announced = Some(number);
                    self.is_first = !self.led;
                }
                (None, Some((number, rest))) if rest.contains(" ran.") => {
                    self.closings += 1;
                    self.ran = Some(number);
                }
                _ => {}
            }
        } else if self.openings == 0 && self.ran.is_none() {
            self.is_filtered |= line.starts_with("Note: Google Test filter = ");
            let own = ["Running main() from ", "Note: ", "[----------] "]
                .iter()
                .any(|start| line.starts_with(start));
            self.led = self.led || !(own || is_idle(line));
        } else if self.ran.is_some() {
            self.behind(line);
        } else {
            self.inside(line);
        }
    }

    fn inside(&mut self, line: &str) {
        self.seen += u64::from(line.starts_with("[       OK ] "));
        if line.starts_with('[') {
            self.telling = false;
        } else if self.telling {
            self.tell(line);
        } else if let Some(place) =
            line.strip_suffix(": Failure").filter(|_| self.signature.message.is_none())
        {
            let place = place.rsplit_once(':').map_or(place, |(path, _)| path);
            self.signature.place = (place != "unknown file").then(|| crate::signature::shorten_path(place));
            self.telling = true;
        }
    }

    /// One more line of what the first failing assertion says.
    fn tell(&mut self, line: &str) {
        if let Some(rest) = line.strip_prefix("C++ exception with description \"") {
            self.signature.kind = Some("exception".to_owned());
            let message = rest.rsplit_once("\" thrown").map_or(rest, |(message, _)| message);
            self.signature.message = Some(bounded(message));
            self.telling = false;
            return;
        }
        let so_far = self.signature.message.take();
        let line = line.trim();
        self.signature.message = Some(match so_far {
            Some(so_far) => bounded(&format!("{so_far} {line}")),
            None => bounded(line),
        });
        self.told += 1;
        self.telling = self.told < MAX_TOLD;
    }

    fn behind(&mut self, line: &str) {
        if let Some((number, _)) = line.strip_prefix("[  PASSED  ] ").and_then(leading_number) {
            self.closings += u64::from(self.passed.is_some());
            self.passed = Some(number);
            line.clone_into(&mut self.summary);
        } else if let Some((number, _)) = line.strip_prefix("[  SKIPPED ] ").and_then(leading_number) {
            self.skipped = number;
        } else if let Some(rest) = line.strip_prefix("[  FAILED  ] ") {
            match leading_number(rest) {
                Some((number, _)) => self.failed = Some(number),
                None if self.tests.len() < MAX_NAMES => {
                    self.tests.push(rest.split(", where ").next().unwrap_or(rest).to_owned());
                }
                None => {}
            }
        } else {
            let counted = line.trim_start().trim_start_matches("YOU HAVE ");
            let own = is_idle(line)
                || line.starts_with("[  SKIPPED ] ")
                || counted.strip_suffix("S").unwrap_or(counted).ends_with(" DISABLED TEST")
                || counted.strip_suffix("S").unwrap_or(counted).ends_with(" FAILED TEST");
            self.goes_on |= !own;
        }
    }
}

/// How many lines of an assertion's explanation are kept.
const MAX_TOLD: usize = 5;
