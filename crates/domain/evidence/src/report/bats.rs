//! bats: the Test Anything Protocol, or `5 tests, 0 failures, 1 skipped` below a list with ticks.

use super::options::{Argument, Effect, Options, Rule};
use super::tap::Tap;
use super::text::leading_number;
use super::{Failing, Failure, Invocation, Lines, Reading, Runner, judge};
use crate::signature::{bounded, shorten_path};
use crate::{FailureSignature, MAX_NAMES, Reason, TestCounts};

pub(super) const RUNNER: Runner = Runner {
    name: "bats",
    invocations: &[Invocation::Program("bats")],
    options: Options {
        rules: &[
            Rule(Effect::Lists, "-c --count -h --help -v --version", ""),
            Rule(
                Effect::Displays,
                "-p --pretty -t --tap -T --timing -x --trace --verbose-run --print-output-on-failure \
                 --show-output-of-passing-tests --no-tempdir-cleanup",
                "-F --formatter --report-formatter -o --output --code-quote-style --gather-test-outputs-in",
            ),
            Rule(
                Effect::Spreads,
                "--no-parallelize-across-files --no-parallelize-within-files",
                "-j --jobs --parallel-binary-name",
            ),
            Rule(Effect::Selects, "", "-f --filter --filter-status --filter-tags"),
            Rule(Effect::Decides, "-r --recursive", ""),
        ],
        clusters: "ptTxr",
        attached: true,
    },
    refuses,
    names_tests_by_path: false,
    sums_up_once: true,
    counts_tests: true,
    failing: Failing::With(&[1]),
    read,
};

fn refuses(arguments: &[Argument]) -> Option<Reason> {
    let other_format = |argument: &Argument| {
        matches!(argument.name(), "-F" | "--formatter")
            && !matches!(argument.value(), Some("tap" | "tap13" | "pretty"))
    };
    arguments.iter().any(other_format).then_some(Reason::ReportSuppressed)
}

fn read(lines: &Lines<'_>, status: u8) -> Reading {
    let mut tap = Tap::default();
    let mut sums: Vec<(TestCounts, &str)> = Vec::new();
    for line in lines.iter() {
        tap.read(line);
        sums.extend(totals(line).map(|counts| (counts, line)));
    }
    let reading = match (sums.as_slice(), tap.is_empty()) {
        ([], true) if status == 1 && lines.iter().any(|line| line.starts_with("Error: ")) => {
            Reading::Unproven(Reason::Infrastructure)
        }
        ([], _) => tap.judge(lines, status, RUNNER.failing, Details::of(lines).signature()),
        ([(counts, summary)], true) => match judge(*counts, status, RUNNER.failing) {
            Ok(true) => Reading::Passed { counts: *counts, summary: (*summary).to_owned() },
            Ok(false) => {
                let details = Details::of(lines);
                Reading::Failed(Failure {
                    counts: *counts,
                    summary: (*summary).to_owned(),
                    signature: details.signature().unwrap_or_default(),
                    tests: details.crossed,
                })
            }
            Err(reason) => Reading::Unproven(reason),
        },
        _ => Reading::Unproven(Reason::RepeatedSummary),
    };
    told_apart(reading)
}

/// A file that could not be read is reported like a test, and times stand behind names.
fn told_apart(reading: Reading) -> Reading {
    let Reading::Failed(mut failure) = reading else { return reading };
    for test in &mut failure.tests {
        let timed = test.rsplit_once(" in ").filter(|(_, time)| is_time(time));
        if let Some((name, _)) = timed {
            *test = name.to_owned();
        }
    }
    let unread = failure.tests.iter().all(|test| test == "setup_file failed");
    if unread && !failure.tests.is_empty() {
        Reading::Broken { reason: Reason::CollectionError, failure }
    } else {
        Reading::Failed(failure)
    }
}

fn is_time(text: &str) -> bool {
    text.strip_suffix("ms").is_some_and(|number| number.bytes().all(|b| b.is_ascii_digit()))
}

/// What the lines between the tests tell.
#[derive(Debug, Default)]
struct Details {
    /// The tests with a cross in front, at most [`MAX_NAMES`].
    crossed: Vec<String>,
    begun: bool,
    failing: bool,
    message: Option<String>,
    place: Option<String>,
}

impl Details {
    fn of(lines: &Lines<'_>) -> Self {
        let mut details = Self::default();
        lines.details().iter().for_each(|line| details.read(line));
        details
    }

    fn read(&mut self, line: &str) {
        if totals(line).is_some() {
        } else if let Some((_, name)) = line.split_once(" ✗ ") {
            self.fails();
            if self.crossed.len() < MAX_NAMES {
                self.crossed.push(name.trim().to_owned());
            }
        } else if line.starts_with("not ok ") {
            if !line.to_ascii_lowercase().contains("# skip") {
                self.fails();
            }
        } else if self.failing {
            self.first_failure(line.trim_start_matches(['#', ' ']));
        }
    }

    /// A test failed: what follows tells of it, when it is the first.
    fn fails(&mut self) {
        self.failing = !self.begun;
        self.begun = true;
    }

    fn first_failure(&mut self, text: &str) {
        let place = text.split_once("in test file ").and_then(|(_, rest)| rest.split_once(", line "));
        if let Some((file, _)) = place.filter(|_| self.place.is_none()) {
            self.place = Some(shorten_path(file));
        }
        let failed =
            text.starts_with('`') && (text.ends_with("' failed") || text.contains("' failed with status "));
        let unread =
            text.split_once(": line ").and_then(|(file, rest)| Some((file, rest.split_once(": ")?.1)));
        if let Some((file, message)) = unread.filter(|(_, message)| message.starts_with("syntax error")) {
            self.place.get_or_insert_with(|| shorten_path(file));
            self.message.get_or_insert_with(|| bounded(message));
        } else if failed {
            self.message.get_or_insert_with(|| bounded(text));
        }
    }

    fn signature(&self) -> Option<FailureSignature> {
        let told = self.message.is_some() || self.place.is_some();
        let (message, place) = (self.message.clone(), self.place.clone());
        told.then_some(FailureSignature { kind: None, message, place })
    }
}

/// `5 tests, 2 failures, 1 skipped`
fn totals(line: &str) -> Option<TestCounts> {
    let (ran, rest) = leading_number(line)?;
    let mut parts = rest.split(", ");
    if !matches!(parts.next()?, "test" | "tests") {
        return None;
    }
    let mut counts = TestCounts::default();
    for part in parts {
        let (number, name) = leading_number(part)?;
        match name {
            "failure" | "failures" => counts.failed = number,
            "skipped" => counts.skipped = number,
            _ => return None,
        }
    }
    counts.passed = ran.saturating_sub(counts.failed).saturating_sub(counts.skipped);
    Some(counts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_that_run_nothing_or_change_the_report_are_refused() {
        for (args, expected) in [
            ("-r test", None),
            ("--tap -T test", None),
            ("-F pretty test", None),
            ("--count test", Some(Reason::CollectOnly)),
            ("-F junit test", Some(Reason::ReportSuppressed)),
            ("--formatter=/home/dev/mine test", Some(Reason::ReportSuppressed)),
        ] {
            let words: Vec<&str> = args.split(' ').collect();
            assert_eq!(RUNNER.refusal(&RUNNER.options.read(&words)), expected, "{args}");
        }
    }

    #[test]
    fn two_reports_in_one_output_prove_nothing() {
        for output in ["1..1\nok 1 a\n1 test, 0 failures\n", "1 test, 0 failures\n1 test, 0 failures\n"] {
            assert_eq!(RUNNER.read(output, true, 0), Reading::Unproven(Reason::RepeatedSummary), "{output}");
        }
    }
}
