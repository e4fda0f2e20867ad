//! busted: `3 successes / 1 failure / 0 errors / 1 pending : 0.006 seconds`, or the Test Anything Protocol.

use super::options::{Argument, Effect, Options, Rule};
use super::tap::Tap;
use super::text::leading_number;
use super::{Failing, Failure, Invocation, Lines, Reading, Runner, judge};
use crate::signature::{bounded, shorten_path};
use crate::{FailureSignature, MAX_NAMES, Reason, TestCounts};

pub(super) const RUNNER: Runner = Runner {
    name: "busted",
    invocations: &[Invocation::Program("busted")],
    options: Options {
        rules: &[
            Rule(Effect::Lists, "-l --list --version -h --help", ""),
            Rule(
                Effect::Displays,
                "-v --verbose --no-verbose --no-keep-going --defer-print",
                "-o --output -Xoutput",
            ),
            Rule(
                Effect::Spreads,
                "--shuffle --shuffle-files --shuffle-tests --sort --sort-files --sort-tests --no-shuffle --no-sort",
                "--seed",
            ),
            Rule(
                Effect::Selects,
                "",
                "-t --tags --exclude-tags --filter --filter-out -e --exclude-pattern --name --exclude-names-file",
            ),
            Rule(
                Effect::Decides,
                "-c --coverage --suppress-pending --recursive -R --no-recursive --lazy --auto-insulate \
                 --no-auto-insulate --keep-going -k",
                "-p --pattern -m --lpath --cpath -r --run --repeat --lua --helper -C --directory -f --config-file \
                 --coverage-config-file --loaders -Xhelper --lang",
            ),
        ],
        clusters: "",
        attached: true,
    },
    refuses,
    names_tests_by_path: false,
    sums_up_once: true,
    counts_tests: true,
    failing: Failing::Any,
    read,
};

fn refuses(arguments: &[Argument]) -> Option<Reason> {
    let other_format = |argument: &Argument| {
        matches!(argument.name(), "-o" | "--output")
            && !matches!(argument.value(), Some("utfTerminal" | "plainTerminal" | "colorTerminal" | "TAP"))
    };
    arguments.iter().any(other_format).then_some(Reason::ReportSuppressed)
}

fn read(lines: &Lines<'_>, status: u8) -> Reading {
    let mut report = Report::default();
    let mut tap = Tap::default();
    for line in lines.iter() {
        report.read(line);
        tap.read(line);
    }
    let (counts, summary) = match (report.totals.as_slice(), tap.is_empty()) {
        ([], true) if lines.iter().any(|line| line.starts_with("busted: error: ")) => {
            return Reading::Unproven(Reason::Infrastructure);
        }
        ([], _) => return tap.judge(lines, status, RUNNER.failing, report.signature()),
        ([(counts, summary)], true) => (*counts, summary.clone()),
        _ => return Reading::Unproven(Reason::RepeatedSummary),
    };
    if report.found_nothing {
        return Reading::Unproven(Reason::Infrastructure);
    }
    match judge(counts, status, RUNNER.failing) {
        Ok(true) => Reading::Passed { counts, summary },
        Ok(false) => {
            // A message without its place was torn where the output was cut.
            let told = |signature: &FailureSignature| lines.complete || signature.place.is_some();
            let signature = report.signature().filter(told).unwrap_or_default();
            let unread = report.unread == counts.broken();
            let failure = Failure { counts, summary, signature, tests: report.tests };
            if unread {
                Reading::Broken { reason: Reason::CollectionError, failure }
            } else {
                Reading::Failed(failure)
            }
        }
        Err(reason) => Reading::Unproven(reason),
    }
}

/// What the lines of a run come to.
#[derive(Debug, Default)]
struct Report {
    totals: Vec<(TestCounts, String)>,
    /// The broken tests, at most [`MAX_NAMES`].
    tests: Vec<String>,
    /// Files that could not be loaded.
    unread: u64,
    found_nothing: bool,
    next: Next,
    first: Option<FailureSignature>,
}

/// What the next line of a failure holds.
#[derive(Debug, Default, PartialEq, Eq)]
enum Next {
    #[default]
    Nothing,
    Name,
    Message,
    /// What was passed in, behind these words.
    Detail,
}

impl Report {
    fn read(&mut self, line: &str) {
        if let Some(counts) = totals(line) {
            self.totals.push((counts, line.to_owned()));
            self.next = Next::Nothing;
        } else if let Some(title) =
            line.strip_prefix("Failure -> ").or_else(|| line.strip_prefix("Error -> "))
        {
            self.title(title);
        } else if let Some(message) = line.strip_prefix("# Failure message: ") {
            self.message(message);
        } else if line.starts_with("Pending -> ") {
            self.next = Next::Nothing;
        } else {
            self.line(line);
        }
    }

    /// `spec/calc_spec.lua @ 14`, or without a line what is wrong with the whole file.
    fn title(&mut self, title: &str) {
        self.found_nothing |=
            title.starts_with("Cannot find file ") || title.starts_with("No test files found ");
        if title.contains(" @ ") {
            self.next = Next::Name;
        } else {
            self.unread += 1;
            self.message(title);
            self.next = Next::Nothing;
        }
    }

    fn line(&mut self, line: &str) {
        self.next = match self.next {
            Next::Name => {
                self.unread += u64::from(line.starts_with("suite "));
                if self.tests.len() < MAX_NAMES {
                    self.tests.push(line.to_owned());
                }
                Next::Message
            }
            Next::Message => {
                self.message(line);
                Next::Detail
            }
            Next::Detail | Next::Nothing => Next::Nothing,
        };
    }

    /// `src/calc.lua:12: attempt to call a nil value`
    fn message(&mut self, text: &str) {
        if self.first.is_some() {
            return;
        }
        let placed = text.split_once(": ").and_then(|(at, message)| {
            let (path, line) = at.rsplit_once(':')?;
            line.parse::<u64>().is_ok().then_some((path, message))
        });
        let (place, message) = placed.map_or((None, text), |(path, message)| (Some(path), message));
        self.first = Some(FailureSignature {
            kind: None,
            message: Some(bounded(message)),
            place: place.map(shorten_path),
        });
    }

    fn signature(&self) -> Option<FailureSignature> {
        self.first.clone()
    }
}

/// `1 success / 0 failures / 0 errors / 0 pending : 0.003 seconds`
fn totals(line: &str) -> Option<TestCounts> {
    let (counted, took) = line.strip_suffix(" seconds")?.rsplit_once(" : ")?;
    took.parse::<f64>().ok()?;
    let mut parts = counted.split(" / ");
    let mut next = |one: &str, many: &str| {
        let (number, word) = leading_number(parts.next()?)?;
        (word == one || word == many).then_some(number)
    };
    Some(TestCounts {
        passed: next("success", "successes")?,
        failed: next("failure", "failures")?,
        errors: next("error", "errors")?,
        skipped: next("pending", "pending")?,
        ..TestCounts::default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_whole_line_of_totals_is_one() {
        for (line, passed) in [
            ("3 successes / 0 failures / 0 errors / 1 pending : 0.006 seconds", Some(3)),
            ("1 success / 1 failure / 1 error / 0 pending : 0.1 seconds", Some(1)),
            ("3 successes / 0 failures / 0 errors / 1 pending", None),
            ("3 successes / 0 failures : 0.1 seconds", None),
            ("about 3 successes / 0 failures / 0 errors / 0 pending : 0.1 seconds", None),
        ] {
            assert_eq!(totals(line).map(|counts| counts.passed), passed, "{line}");
        }
    }

    #[test]
    fn options_that_run_nothing_or_change_the_report_are_refused() {
        for (args, expected) in [
            ("-o TAP spec", None),
            ("--output=plainTerminal", None),
            ("-l", Some(Reason::CollectOnly)),
            ("-o json", Some(Reason::ReportSuppressed)),
            ("--output=my.handler", Some(Reason::ReportSuppressed)),
        ] {
            let words: Vec<&str> = args.split(' ').collect();
            assert_eq!(RUNNER.refusal(&RUNNER.options.read(&words)), expected, "{args}");
        }
    }

    #[test]
    fn a_run_that_is_repeated_proves_nothing() {
        let once = "1 success / 0 failures / 0 errors / 0 pending : 0.1 seconds\n";
        assert!(matches!(RUNNER.read(once, true, 0), Reading::Passed { .. }));
        assert_eq!(RUNNER.read(&once.repeat(2), true, 0), Reading::Unproven(Reason::RepeatedSummary));
    }
}
