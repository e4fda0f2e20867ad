//! zig test: `1/3 calc.test.mean of two...OK` for each test, then `All 3 tests passed.` or `1 passed; 1 skipped; 1 failed.`

use super::options::{Effect, Options, Rule};
use super::text::leading_number;
use super::{Failing, Failure, Invocation, Lines, Reading, Runner, judge, nothing_more};
use crate::signature::{bounded, shorten_path};
use crate::{FailureSignature, MAX_NAMES, Reason, TestCounts};

pub(super) const RUNNER: Runner = Runner {
    name: "zig test",
    invocations: &[
        Invocation::Subcommand("zig", Options::NONE, "test"),
        Invocation::ModuleSubcommand("ziglang", "test"),
    ],
    options: Options {
        rules: &[
            Rule(Effect::Lists, "--test-no-exec -fno-emit-bin -h --help --show-builtin", ""),
            // Another program stands between the compiler and the tests, or in place of their runner.
            Rule(
                Effect::Hides,
                "--test-cmd-bin --listen=-",
                "--test-cmd --test-runner --test-execve --listen",
            ),
            Rule(Effect::Displays, "--verbose-link --verbose-cc -freference-trace", "--color"),
            Rule(Effect::Spreads, "", "--seed -j"),
            Rule(Effect::Narrows, "", "--test-filter"),
            Rule(
                Effect::Decides,
                "-lc -lc++ -fsingle-threaded",
                "-O -target -mcpu --dep -I -L -l --test-name-prefix",
            ),
        ],
        clusters: "",
        attached: false,
    },
    refuses: nothing_more,
    names_tests_by_path: false,
    sums_up_once: true,
    counts_tests: true,
    failing: Failing::With(&[FAILED]),
    read,
};

const FAILED: u8 = 1;

/// The test of `1/3 calc.test.mean of two...OK`.
pub(super) fn passing(line: &str) -> Option<&str> {
    begun(line).filter(|(_, _, rest)| *rest == "OK").map(|(_, test, _)| test)
}

fn read(lines: &Lines<'_>, status: u8) -> Reading {
    let mut report = Report::default();
    lines.iter().for_each(|line| report.read(line));
    if report.summaries > 1 {
        return Reading::Unproven(Reason::RepeatedSummary);
    }
    let Some(counts) = report.counts else { return without_summary(lines, report, status) };
    let sum = counts.passed + counts.failed + counts.skipped;
    if lines.complete && sum > 0 && report.announced != Some(sum) {
        return Reading::Unproven(Reason::UnreadableReport);
    }
    // What leaks or logs an error fails the run, though its test passes.
    let counts = TestCounts { errors: report.complaints, ..counts };
    match judge(counts, status, RUNNER.failing) {
        Ok(true) => Reading::Passed { counts, summary: report.summary },
        Ok(false) => Reading::Failed(report.into_failure(counts)),
        Err(reason) => Reading::Unproven(reason),
    }
}

fn without_summary(lines: &Lines<'_>, report: Report, status: u8) -> Reading {
    let error = report.compile_error.filter(|_| status == FAILED && report.announced.is_none());
    match error {
        Some(signature) => {
            let summary = signature.message.clone().unwrap_or_default();
            let failure = Failure { summary, signature, ..Failure::default() };
            Reading::Broken { reason: Reason::BuildFailed, failure }
        }
        None if lines.contains("test command terminated with signal ") => {
            Reading::Unproven(Reason::Signalled)
        }
        None if status == 0 || report.announced.is_some() || !lines.complete => {
            Reading::Unproven(Reason::NoReport)
        }
        None => Reading::Unproven(Reason::Infrastructure),
    }
}

/// The lines of a run.
#[derive(Debug, Default)]
struct Report {
    summaries: u64,
    counts: Option<TestCounts>,
    summary: String,
    /// How many tests there are.
    announced: Option<u64>,
    /// Tests that leaked memory, and errors that were logged.
    complaints: u64,
    compile_error: Option<FailureSignature>,
    /// The test that runs, with what it printed first.
    test: Option<(String, String)>,
    tests: Vec<String>,
    signature: FailureSignature,
}

impl Report {
    fn read(&mut self, line: &str) {
        if let Some((number, test, rest)) = begun(line) {
            self.announced.get_or_insert(number);
            self.test = (self.tests.len() < MAX_NAMES).then(|| (test.to_owned(), bounded(rest)));
            self.ended(rest);
        } else if let Some(counts) = summary(line) {
            self.summaries += 1;
            self.counts = Some(counts);
            line.clone_into(&mut self.summary);
        } else if let Some((number, "errors were logged." | "tests leaked memory.")) = leading_number(line) {
            self.complaints += number;
        } else {
            self.ended(line);
            self.place(line);
        }
    }

    /// `FAIL (TestExpectedEqual)`, on the test's own line or behind what it printed.
    fn ended(&mut self, text: &str) {
        let Some(error) = text.strip_prefix("FAIL (").and_then(|rest| rest.strip_suffix(')')) else { return };
        let Some((test, said)) = self.test.take() else { return };
        if self.tests.is_empty() {
            self.signature.kind = Some(error.to_owned());
            self.signature.message =
                Some(said).filter(|said| !said.is_empty() && !said.starts_with("FAIL ("));
        }
        self.tests.push(test);
    }

    /// `/home/dev/shop/calc.zig:13:5: 0x124fc6d in test.half (calc.zig)`, or the compiler's `calc.zig:2:12: error: …`.
    fn place(&mut self, line: &str) {
        let wanted = self.tests.len() == 1 && self.signature.place.is_none();
        if self.compile_error.is_some() && !wanted {
            return;
        }
        let Some((path, rest)) = line.split_once(".zig:") else { return };
        let mut parts = rest.splitn(3, ':');
        let (row, column, text) = (parts.next(), parts.next(), parts.next().unwrap_or_default().trim());
        let points =
            [row, column].iter().all(|number| number.is_some_and(|number| number.parse::<u32>().is_ok()));
        if !points {
            return;
        }
        let place = || shorten_path(&format!("{path}.zig"));
        if let Some(message) =
            text.strip_prefix("error: ").filter(|message| !message.starts_with("unable to load"))
        {
            self.compile_error.get_or_insert_with(|| FailureSignature {
                kind: None,
                message: Some(bounded(message)),
                place: Some(place()),
            });
        } else if wanted && !path.contains("/lib/") {
            self.signature.place = Some(place());
        }
    }

    fn into_failure(self, counts: TestCounts) -> Failure {
        Failure { counts, summary: self.summary, signature: self.signature, tests: self.tests }
    }
}

/// The number of tests, the name and the rest of `1/3 calc.test.mean of two...OK`.
fn begun(line: &str) -> Option<(u64, &str, &str)> {
    let end = line.bytes().position(|b| !b.is_ascii_digit()).filter(|end| *end > 0)?;
    let (of, rest) = leading_number(line.get(end..)?.strip_prefix('/')?)?;
    let (test, rest) = rest.split_once("...")?;
    Some((of, test, rest.trim_start()))
}

/// `All 3 tests passed.`, or `1 passed; 1 skipped; 1 failed.`
fn summary(line: &str) -> Option<TestCounts> {
    if let Some(rest) = line.strip_prefix("All ") {
        let (passed, _) = leading_number(rest).filter(|(_, rest)| *rest == "tests passed.")?;
        return Some(TestCounts { passed, ..TestCounts::default() });
    }
    let mut counts = TestCounts::default();
    for part in line.strip_suffix('.')?.split("; ") {
        let (number, name) = leading_number(part)?;
        match name {
            "passed" => counts.passed = number,
            "skipped" => counts.skipped = number,
            "failed" => counts.failed = number,
            _ => return None,
        }
    }
    Some(counts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_summary_has_one_of_two_forms() {
        let counts =
            |passed, skipped, failed| Some(TestCounts { passed, skipped, failed, ..TestCounts::default() });
        for (line, expected) in [
            ("All 3 tests passed.", counts(3, 0, 0)),
            ("All 0 tests passed.", counts(0, 0, 0)),
            ("1 passed; 1 skipped; 2 failed.", counts(1, 1, 2)),
            ("All tests passed.", None),
            ("1 passed; 1 mislaid.", None),
            ("3 passed", None),
        ] {
            assert_eq!(summary(line), expected, "{line}");
        }
    }

    #[test]
    fn the_line_of_a_test_names_it() {
        for (line, expected) in [
            ("1/3 calc.test.mean of two...OK", Some((3, "calc.test.mean of two", "OK"))),
            ("1/3 test.mean of two... OK", Some((3, "test.mean of two", "OK"))),
            ("1/3 calc.test.half...expected 2, found 3", Some((3, "calc.test.half", "expected 2, found 3"))),
            ("a/3 calc.test.half...OK", None),
            ("1/3 done", None),
        ] {
            assert_eq!(begun(line), expected, "{line}");
        }
    }
}
