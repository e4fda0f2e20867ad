//! JSON reports: each format is where its counts stand.

use super::Told;
use crate::FailureSignature;
use crate::signature::{bounded, exception};
use serde_json::Value;

/// A format: JSON pointers to its counts, and to its tests.
struct Shape {
    /// Where the number of tests that passed stands. A report has this shape when it has this number.
    passed: &'static [&'static str],
    failed: &'static [&'static str],
    errors: &'static [&'static str],
    skipped: &'static [&'static str],
    expected_failures: &'static [&'static str],
    deselected: &'static [&'static str],
    /// Where the number of all tests stands; the passed ones are what the others leave of it.
    total: Option<&'static str>,
    /// What must not be there, or be `true`.
    well: Option<&'static str>,
    tests: Tests,
}

/// The list of tests of a format.
struct Tests {
    /// Where the lists stand: a pointer in which `*` is each element.
    list: &'static str,
    name: &'static [&'static str],
    /// Where a test's end stands, and the words of a failing one; without, all in the list failed.
    end: Option<(&'static str, &'static [&'static str])>,
    message: &'static [&'static str],
}

const NONE: &[&str] = &[];

const SHAPES: [Shape; 6] = [
    // jest and vitest
    Shape {
        passed: &["/numPassedTests"],
        failed: &["/numFailedTests"],
        errors: &["/numRuntimeErrorTestSuites"],
        skipped: &["/numPendingTests", "/numTodoTests"],
        expected_failures: NONE,
        deselected: NONE,
        total: None,
        well: Some("/success"),
        tests: Tests {
            list: "/testResults/*/assertionResults/*",
            name: &["/fullName", "/title"],
            end: Some(("/status", &["failed"])),
            message: &["/failureMessages/0"],
        },
    },
    // mocha
    Shape {
        passed: &["/stats/passes"],
        failed: &["/stats/failures"],
        errors: NONE,
        skipped: &["/stats/pending"],
        expected_failures: NONE,
        deselected: NONE,
        total: None,
        well: None,
        tests: Tests { list: "/failures/*", name: &["/fullTitle"], end: None, message: &["/err/message"] },
    },
    // playwright
    Shape {
        passed: &["/stats/expected"],
        failed: &["/stats/unexpected", "/stats/flaky"],
        errors: NONE,
        skipped: &["/stats/skipped"],
        expected_failures: NONE,
        deselected: NONE,
        total: None,
        well: None,
        tests: Tests {
            list: "/suites/*/specs/*",
            name: &["/title"],
            end: Some(("/ok", &["false"])),
            message: &["/tests/0/results/0/error/message"],
        },
    },
    // rspec
    Shape {
        passed: &["/summary/example_count"],
        failed: &["/summary/failure_count"],
        errors: &["/summary/errors_outside_of_examples_count"],
        skipped: &["/summary/pending_count"],
        expected_failures: NONE,
        deselected: NONE,
        total: Some("/summary/example_count"),
        well: None,
        tests: Tests {
            list: "/examples/*",
            name: &["/full_description"],
            end: Some(("/status", &["failed"])),
            message: &["/exception/message"],
        },
    },
    // pytest-json-report
    Shape {
        passed: &["/summary/total"],
        failed: &["/summary/failed"],
        errors: &["/summary/error"],
        skipped: &["/summary/skipped"],
        expected_failures: &["/summary/xfailed", "/summary/xpassed"],
        deselected: &["/summary/deselected"],
        total: Some("/summary/total"),
        well: None,
        tests: Tests {
            list: "/tests/*",
            name: &["/nodeid"],
            end: Some(("/outcome", &["failed", "error"])),
            message: &["/call/crash/message", "/setup/crash/message"],
        },
    },
    // GoogleTest
    Shape {
        passed: &["/tests"],
        failed: &["/failures"],
        errors: &["/errors"],
        skipped: &["/disabled"],
        expected_failures: NONE,
        deselected: NONE,
        total: Some("/tests"),
        well: None,
        tests: Tests {
            list: "/testsuites/*/testsuite/*",
            name: &["/name"],
            end: Some(("/failures/0", &[])),
            message: &["/failures/0/failure"],
        },
    },
];

/// What a report says: `None` when the text is no JSON, or of no format that is known; `Some(None)` when it is one
/// that contradicts itself.
pub(super) fn read(text: &str) -> Option<Option<Told>> {
    let report: Value = serde_json::from_str(text).ok()?;
    let shape = SHAPES.iter().find(|shape| shape.passed.iter().all(|at| number(&report, at).is_some()))?;
    Some(shape.read(&report))
}

impl Shape {
    fn read(&self, report: &Value) -> Option<Told> {
        let sum = |places: &[&str]| {
            places.iter().filter_map(|at| number(report, at)).fold(0u64, u64::saturating_add)
        };
        let mut told = Told::default();
        let counts = &mut told.counts;
        counts.failed = sum(self.failed);
        counts.errors = sum(self.errors);
        counts.skipped = sum(self.skipped);
        counts.expected_failures = sum(self.expected_failures);
        counts.deselected = sum(self.deselected);
        counts.passed = match self.total {
            Some(total) => [counts.failed, counts.skipped, counts.expected_failures]
                .iter()
                .try_fold(number(report, total)?, |left, n| left.checked_sub(*n))?,
            None => sum(self.passed),
        };
        if self.total == Some("/summary/total") {
            counts.passed = counts.passed.checked_sub(counts.errors)?;
        }
        let well = self.well.and_then(|at| report.pointer(at)).is_none_or(|value| *value == true);
        if !well && told.counts.broken() == 0 {
            return None;
        }
        let mut tests = Vec::new();
        self.tests.collect(report, self.tests.list, &mut tests);
        for (name, message) in tests {
            told.failing(name, || signature(&message));
        }
        Some(told)
    }
}

impl Tests {
    /// The failing tests with what they say, in order.
    fn collect(&self, value: &Value, path: &str, found: &mut Vec<(String, String)>) {
        if let Some((list, rest)) = path.split_once("/*") {
            for element in value.pointer(list).and_then(Value::as_array).into_iter().flatten() {
                self.collect(element, rest, found);
            }
            return;
        }
        let failing = self.end.is_none_or(|(at, words)| match value.pointer(at) {
            Some(Value::String(word)) => words.contains(&word.as_str()),
            Some(Value::Bool(well)) => !well,
            Some(_) => words.is_empty(),
            None => false,
        });
        let text = |places: &[&str]| {
            let found = places.iter().find_map(|at| value.pointer(at).and_then(Value::as_str));
            found.unwrap_or_default().to_owned()
        };
        if failing {
            found.push((text(self.name), text(self.message)));
        }
    }
}

fn number(report: &Value, at: &str) -> Option<u64> {
    match report.pointer(at)? {
        Value::Number(number) => number.as_u64(),
        _ => None,
    }
}

fn signature(message: &str) -> FailureSignature {
    let first = super::super::plain(message.lines().next().unwrap_or_default()).into_owned();
    let (kind, said) = match exception(&first) {
        Some((kind, said)) => (Some(kind.to_owned()), said),
        None => (None, Some(first.as_str())),
    };
    FailureSignature { kind, message: said.filter(|said| !said.is_empty()).map(bounded), place: None }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn show(text: &str) -> String {
        match read(text) {
            Some(Some(told)) => format!(
                "{} {} {} {} {:?}",
                told.counts.passed, told.counts.failed, told.counts.errors, told.counts.skipped, told.tests
            ),
            Some(None) => "contradicts itself".to_owned(),
            None => "no report".to_owned(),
        }
    }

    #[test]
    fn a_report_is_known_by_where_its_counts_stand() {
        for (text, expected) in [
            (r#"{"numPassedTests":2,"numFailedTests":0,"numPendingTests":1,"success":true}"#, "2 0 0 1 []"),
            (
                r#"{"numPassedTests":0,"numFailedTests":1,"success":false,"testResults":[{"assertionResults":[
                   {"status":"failed","fullName":"calc adds","failureMessages":["Error: 1 is not 2"]}]}]}"#,
                r#"0 1 0 0 ["calc adds"]"#,
            ),
            (r#"{"numPassedTests":2,"numFailedTests":0,"success":false}"#, "contradicts itself"),
            (r#"{"stats":{"passes":3,"failures":0,"pending":0}}"#, "3 0 0 0 []"),
            (r#"{"stats":{"expected":3,"unexpected":0,"flaky":1,"skipped":0}}"#, "3 1 0 0 []"),
            (r#"{"summary":{"example_count":3,"failure_count":1,"pending_count":1}}"#, "1 1 0 1 []"),
            (r#"{"summary":{"total":3,"failed":1,"error":1}}"#, "1 1 1 0 []"),
            (r#"{"summary":{"total":1,"failed":2}}"#, "contradicts itself"),
            (r#"{"tests":3,"failures":0,"disabled":1,"errors":0}"#, "2 0 0 1 []"),
            (r#"{"passed":9}"#, "no report"),
            (r#"{"numPassedTests":"2"}"#, "no report"),
            ("{", "no report"),
        ] {
            assert_eq!(show(text), expected, "{text}");
        }
    }
}
