//! Reports that a run leaves in a file: JUnit XML, JSON, TAP, or what it would have printed (R3.5).
//!
//! They count when the turn shows the file read back, whole and untouched, after a run whose status is attested.

mod json;
mod junit;

use super::tap::Tap;
use super::{Lines, Reading, Runner, broken_off, judge};
use crate::shell::{Call, Word};
use crate::{FailureSignature, MAX_NAMES, Reason, TestCounts};

/// The longest report of a structured format that is read, in bytes.
const MAX_BYTES: usize = 8 * 1024 * 1024;

/// Options that name the file of a report. Names are parted by blanks.
const OPTIONS: &str = "--junitxml --junit-xml --junit --junitfile --junit-path --log-junit --output-junit \
                       --outputFile --output-file --out --output --reporter-outfile --reporter-option \
                       --reporter-options --gtest_output --json-report-file --report-log --xml --json-file \
                       --test-reporter-destination -o -O";

/// What stands in front of the path in the value of some of them: `xml:build/report.xml`.
const BEFORE_PATH: [&str; 5] = ["xml:", "json:", "output=", "outputFile=", "mochaFile="];

/// What a structured report says.
#[derive(Debug, Default)]
struct Told {
    counts: TestCounts,
    /// The failing tests, and what the first of them died of.
    tests: Vec<String>,
    signature: FailureSignature,
}

impl Told {
    /// What a TAP stream says: `None` when the text is none; `Some(None)` when it breaks its plan.
    fn of_tap(text: &str) -> Option<Option<Self>> {
        let tap = Tap::of(&Lines::new(text, true));
        if !tap.has_a_plan() {
            return None;
        }
        let whole = tap.is_whole();
        Some(whole.then(|| Self {
            counts: tap.counts,
            tests: tap.tests,
            signature: FailureSignature::default(),
        }))
    }

    /// Notes a test that failed or broke.
    fn failing(&mut self, test: String, signature: impl FnOnce() -> FailureSignature) {
        if self.tests.is_empty() {
            self.signature = signature();
            self.signature.place.get_or_insert_with(|| test.clone());
        }
        if self.tests.len() < MAX_NAMES {
            self.tests.push(test);
        }
    }
}

/// The files in which a call of a test runner may leave a report, as written.
pub(crate) fn report_files(call: &Call) -> Vec<String> {
    let texts: Vec<&str> = call.args.iter().filter_map(Word::literal).collect();
    // Of one option the last counts.
    let mut found: Vec<(&str, String)> = Vec::new();
    for (i, text) in texts.iter().enumerate() {
        let (name, value) = text.split_once('=').map_or((*text, None), |(name, value)| (name, Some(value)));
        let family = name.split('.').next().unwrap_or(name);
        if !OPTIONS.split(' ').any(|option| option == name || option == family) {
            continue;
        }
        let Some(value) = value.or_else(|| texts.get(i + 1).copied()) else { continue };
        let path = BEFORE_PATH.iter().find_map(|before| value.strip_prefix(before)).unwrap_or(value);
        if !path.is_empty() && !path.starts_with('-') {
            found.retain(|(option, _)| *option != name || name.contains("reporter"));
            found.push((name, path.to_owned()));
        }
    }
    found.into_iter().map(|(_, path)| path).collect()
}

impl Runner {
    /// Reads a file that a run which ended with `status` left. `text` is what is known of it; `whole` tells whether
    /// that is all.
    pub(crate) fn read_file(&self, text: &str, whole: bool, status: u8) -> Reading {
        if let Some(reason) = broken_off(status) {
            return Reading::Unproven(reason);
        }
        let start = text.trim_start_matches('\u{feff}').trim_start();
        let told = match start.chars().next() {
            _ if !whole => None,
            Some('<') if start.len() <= MAX_BYTES => Some(junit::read(start)),
            Some('{' | '[') if start.len() <= MAX_BYTES => json::read(start),
            _ => None,
        };
        let told = match told {
            Some(told) => told,
            None => match self.read(text, whole, status) {
                Reading::Unproven(Reason::NoReport) => match Told::of_tap(text) {
                    Some(told) => told,
                    None => return Reading::Unproven(Reason::NoReport),
                },
                reading => return reading,
            },
        };
        let Some(Told { counts, tests, signature }) = told else {
            return Reading::Unproven(Reason::UnreadableReport);
        };
        if counts == TestCounts::default() {
            return Reading::Unproven(Reason::NoTests);
        }
        let summary = summary(counts);
        match judge(counts, status, self.failing) {
            Ok(true) => Reading::Passed { counts, summary },
            Ok(false) => Reading::Failed(super::Failure { counts, summary, signature, tests }),
            Err(reason) => Reading::Unproven(reason),
        }
    }
}

/// Counts the tests of a TAP stream.
///
/// # Errors
/// Why it counts nothing.
pub(crate) fn tests_in_tap(text: &str) -> Result<TestCounts, Reason> {
    let told = Told::of_tap(text).ok_or(Reason::NoReport)?;
    told.map(|told| told.counts).ok_or(Reason::UnreadableReport)
}

/// Counts the tests of a JUnit report.
///
/// # Errors
/// Why it counts nothing.
pub(crate) fn tests_in_junit(text: &str) -> Result<TestCounts, Reason> {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    if text.len() > MAX_BYTES {
        return Err(Reason::UnreadableReport);
    }
    junit::read(text).map(|told| told.counts).ok_or(Reason::UnreadableReport)
}

/// `2 passed, 1 failed`, in place of the line that the runner would have printed.
fn summary(counts: TestCounts) -> String {
    let parts = [
        (counts.passed, "passed"),
        (counts.failed, "failed"),
        (counts.errors, "broken"),
        (counts.skipped, "skipped"),
        (counts.expected_failures, "failed as expected"),
        (counts.deselected, "left out"),
    ];
    let told = parts.iter().filter(|(n, _)| *n > 0).map(|(n, word)| format!("{n} {word}"));
    told.collect::<Vec<_>>().join(", ")
}
