//! PHPUnit: `OK (4 tests, 4 assertions)`, or a word like `FAILURES!` and `Tests: 4, Assertions: 3, Failures: 1.`

use super::options::{Argument, Effect, Options, Rule};
use super::text::{between, leading_number};
use super::{Failing, Failure, Invocation, Lines, Reading, Runner, judge};
use crate::signature::{bounded, shorten_path, thrown};
use crate::{FailureSignature, MAX_NAMES, Reason, TestCounts};

pub(super) const RUNNER: Runner = Runner {
    name: "phpunit",
    invocations: &[
        Invocation::Program("phpunit"),
        Invocation::Script {
            interpreter: "php",
            options: Options { rules: &[Rule(Effect::Decides, "", "-d")], clusters: "", attached: true },
            is_test: |file| matches!(file, "vendor/bin/phpunit" | "./vendor/bin/phpunit"),
        },
    ],
    options: Options {
        rules: &[
            Rule(
                Effect::Lists,
                "--list-tests --list-suites --list-groups --list-test-files --help -h --version --check-version \
                 --generate-configuration --migrate-configuration --warm-coverage-cache --atleast-version",
                "--list-tests-xml",
            ),
            Rule(
                Effect::Hides,
                "--teamcity --debug --no-output --no-results --stderr --do-not-cache-result",
                "--printer --extensions --loader --prepend",
            ),
            Rule(
                Effect::Displays,
                "-v --verbose --testdox --testdox-summary --no-progress --no-logging --no-coverage --colors --reverse-list \
                 --display-all-issues --display-incomplete --display-skipped --display-deprecations --display-errors \
                 --display-notices --display-warnings --stop-on-error --stop-on-failure --stop-on-defect",
                "--colors --columns --log-junit --log-teamcity --testdox-html --testdox-text --testdox-xml \
                 --coverage-clover --coverage-html --coverage-text --coverage-xml",
            ),
            Rule(Effect::Spreads, "", "--order-by --random-order-seed"),
            Rule(Effect::Narrows, "", "--filter --exclude-filter"),
            Rule(
                Effect::Selects,
                "",
                "--testsuite --exclude-testsuite --group --exclude-group --covers --uses",
            ),
            Rule(
                Effect::Decides,
                "--fail-on-risky --fail-on-warning --fail-on-skipped --fail-on-incomplete --fail-on-empty-test-suite \
                 --process-isolation --no-configuration --strict-coverage --cache-result",
                "-c --configuration --bootstrap -d --include-path --test-suffix --cache-directory",
            ),
        ],
        clusters: "",
        attached: false,
    },
    refuses,
    names_tests_by_path: false,
    sums_up_once: true,
    counts_tests: true,
    // 1 for failures, 2 for errors.
    failing: Failing::With(&[1, 2]),
    read,
};

fn refuses(arguments: &[Argument]) -> Option<Reason> {
    let unclear = arguments.iter().any(|argument| RUNNER.options.are_shortened_by(argument));
    unclear.then_some(Reason::ReportSuppressed)
}

fn read(lines: &Lines<'_>, status: u8) -> Reading {
    let mut report = Report::default();
    lines.iter().for_each(|line| report.read(line));
    let (counts, summary) = match report.totals.as_slice() {
        [] => return report.without_totals(lines, status),
        [(counts, summary)] => (*counts, summary.clone()),
        _ => return Reading::Unproven(Reason::RepeatedSummary),
    };
    let Some(counts) = counts else { return Reading::Unproven(Reason::UnreadableReport) };
    // Behind the time there is nothing but the runner's own words.
    if !report.timed {
        return Reading::Unproven(Reason::UnreadableReport);
    }
    match judge(counts, status, RUNNER.failing) {
        Ok(true) => Reading::Passed { counts, summary },
        Ok(false) => {
            // What looks like no failure of PHPUnit's was torn where the output was cut.
            let whole = lines.complete || report.first.is_of_a_known_form();
            let signature = if whole { report.first.signature() } else { FailureSignature::default() };
            Reading::Failed(Failure { counts, summary, signature, tests: report.tests })
        }
        Err(reason) => Reading::Unproven(reason),
    }
}

/// What the lines of a run come to.
#[derive(Debug, Default)]
struct Report {
    /// The counts of each summary, `None` where it is of no known form.
    totals: Vec<(Option<TestCounts>, String)>,
    /// The word in front of `Tests: …`, in the line before.
    word: Option<String>,
    timed: bool,
    no_tests: bool,
    section: Section,
    /// The failing tests, at most [`MAX_NAMES`].
    tests: Vec<String>,
    first: First,
}

#[derive(Debug, Default, PartialEq, Eq)]
enum Section {
    /// Progress, or a list with ticks.
    #[default]
    Results,
    /// Numbered failures or errors.
    Failures,
    /// Numbered tests that were left out.
    Others,
}

/// The first failure: what went wrong, then where.
#[derive(Debug, Default)]
struct First {
    begun: bool,
    done: bool,
    kind: Option<String>,
    message: Option<String>,
    place: Option<String>,
}

impl Report {
    fn read(&mut self, line: &str) {
        if let Some(word) = self.word.take() {
            let counts = line.strip_prefix("Tests: ").map(|counts| tests(&word, counts));
            self.totals.extend(counts.map(|counts| (counts, format!("{word} {line}"))));
            return;
        }
        if let Some(inner) = between(line, "OK (", ")") {
            self.totals.push((all_passed(inner), line.to_owned()));
        } else if line.starts_with("OK, but ") || matches!(line, "FAILURES!" | "ERRORS!" | "WARNINGS!") {
            self.word = Some(line.to_owned());
        } else if line.starts_with("Time: ") {
            self.timed = true;
        }
        self.no_tests |= line == "No tests executed!";
        self.detail(line);
    }

    fn detail(&mut self, line: &str) {
        if let Some(what) = line.strip_prefix("There was ").or_else(|| line.strip_prefix("There were ")) {
            let failed = what
                .split(' ')
                .nth(1)
                .is_some_and(|word| word.starts_with("error") || word.starts_with("failure"));
            self.section = if failed { Section::Failures } else { Section::Others };
        } else if self.section == Section::Failures
            && let Some(name) = title(line)
        {
            self.add(name);
        } else if let Some(name) = line.strip_prefix(" ✘ ").filter(|_| self.section == Section::Results) {
            self.add(name);
        } else if self.first.begun && !self.first.done {
            self.first.read(line.trim_start_matches([' ', '│', '┐', '├', '┊', '┴']));
        }
    }

    fn add(&mut self, name: &str) {
        self.first.done |= self.first.begun;
        self.first.begun = true;
        if self.tests.len() < MAX_NAMES {
            self.tests.push(name.to_owned());
        }
    }

    fn without_totals(&self, lines: &Lines<'_>, status: u8) -> Reading {
        if self.no_tests {
            return Reading::Unproven(Reason::NoTests);
        }
        if let Some(signature) = fatal(lines).filter(|_| status != 0) {
            let failure = Failure { signature, ..Failure::default() };
            return Reading::Broken { reason: Reason::CollectionError, failure };
        }
        let called_wrongly =
            ["Cannot open ", "Unknown option ", "Usage:", "Could not read ", "Could not open input file"];
        let wrong = status != 0
            && !self.timed
            && lines.iter().any(|line| called_wrongly.iter().any(|start| line.starts_with(start)));
        Reading::Unproven(if wrong { Reason::Infrastructure } else { Reason::NoReport })
    }
}

impl First {
    fn read(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        if let Some(path) = at_line(text) {
            self.place = Some(shorten_path(path));
            self.done = true;
        } else if self.message.is_none() {
            match thrown(text) {
                Some((kind, message)) => {
                    (self.kind, self.message) = (Some(kind.to_owned()), Some(bounded(message)));
                }
                None => self.message = Some(bounded(text)),
            }
        } else if text.starts_with("Failed asserting ") {
            // The test's own words stand in front.
            self.message = self.message.take().map(|message| bounded(&format!("{message}; {text}")));
        }
    }

    fn is_of_a_known_form(&self) -> bool {
        self.kind.is_some() || self.message.as_deref().is_some_and(|text| text.contains("Failed asserting "))
    }

    fn signature(self) -> FailureSignature {
        FailureSignature { kind: self.kind, message: self.message, place: self.place }
    }
}

/// `4 tests, 4 assertions`
fn all_passed(text: &str) -> Option<TestCounts> {
    let (passed, rest) = leading_number(text)?;
    let assertions = rest.strip_prefix("tests, ").or_else(|| rest.strip_prefix("test, "))?;
    let (_, word) = leading_number(assertions)?;
    matches!(word, "assertion" | "assertions").then_some(TestCounts { passed, ..TestCounts::default() })
}

/// `4, Assertions: 3, Errors: 1, Failures: 2.` behind one of the words.
fn tests(word: &str, text: &str) -> Option<TestCounts> {
    let mut parts = text.strip_suffix('.')?.split(", ");
    let mut counts = TestCounts::default();
    let ran: u64 = parts.next()?.parse().ok()?;
    let mut warned = 0;
    for part in parts {
        let (name, number) = part.split_once(": ")?;
        let number: u64 = number.parse().ok()?;
        match name {
            "Failures" => counts.failed = number,
            "Errors" => counts.errors = number,
            // A test without an assertion, or one that is not written yet, judged nothing.
            "Skipped" | "Incomplete" | "Risky" => counts.skipped = counts.skipped.checked_add(number)?,
            "Warnings" => warned = number,
            "Assertions"
            | "Deprecations"
            | "Notices"
            | "PHPUnit Deprecations"
            | "PHPUnit Warnings"
            | "PHPUnit Notices" => {}
            _ => return None,
        }
    }
    // Up to PHPUnit 9 a warning stands in a test's place; later it is a remark on one that passes as well.
    let left_out = if word == "WARNINGS!" { warned } else { 0 };
    let others = [counts.broken(), counts.skipped, left_out];
    counts.passed = others.iter().fold(ran, |left, n| left.saturating_sub(*n));
    let fails = matches!(word, "FAILURES!" | "ERRORS!");
    (fails == (counts.broken() > 0)).then_some(counts)
}

/// `1) CalcTest::testMean`
fn title(line: &str) -> Option<&str> {
    let (number, name) = line.split_once(") ")?;
    number.parse::<u64>().ok().filter(|_| name.contains("::")).map(|_| name)
}

/// The path of `/home/dev/project/src/Calc.php:10`.
fn at_line(text: &str) -> Option<&str> {
    let (path, line) = text.rsplit_once(':')?;
    let is_number = !line.is_empty() && line.bytes().all(|b| b.is_ascii_digit());
    (is_number && path.ends_with(".php") && !path.contains(' ')).then_some(path)
}

/// What PHP itself says of a file that it could not read: `PHP Fatal error:  Uncaught ParseError: … in FILE:10`.
fn fatal(lines: &Lines<'_>) -> Option<FailureSignature> {
    let told = |line: &str| {
        let text = line.strip_prefix("PHP ").unwrap_or(line);
        let text = text.strip_prefix("Fatal error: ").or_else(|| text.strip_prefix("Parse error: "))?;
        let text = text.trim_start();
        let (kind, text) =
            text.strip_prefix("Uncaught ").and_then(thrown).map_or((None, text), |(k, t)| (Some(k), t));
        let (message, place) = text.rsplit_once(" in ").map_or((text, None), |(message, at)| {
            (message, Some(at.split(" on line ").next().and_then(|at| at.split(':').next()).unwrap_or(at)))
        });
        Some(FailureSignature {
            kind: kind.map(str::to_owned),
            message: Some(bounded(message)),
            place: place.map(shorten_path),
        })
    };
    lines.iter().find_map(told)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_read_only_with_the_word_that_they_deserve() {
        for (word, text, passed) in [
            ("FAILURES!", "4, Assertions: 3, Errors: 1, Failures: 2.", Some(1)),
            ("OK, but there were issues!", "4, Assertions: 3, Skipped: 1, Deprecations: 9.", Some(3)),
            ("OK, but some tests have issues!", "4, Assertions: 3, Warnings: 2.", Some(4)),
            ("WARNINGS!", "1, Assertions: 0, Warnings: 1.", Some(0)),
            ("OK, but x!", "4, Assertions: 3, Failures: 1.", None),
            ("FAILURES!", "4, Assertions: 3.", None),
            ("FAILURES!", "4, Assertions: 3, Failures: 1", None),
            ("FAILURES!", "4, Wonders: 3.", None),
        ] {
            assert_eq!(tests(word, text).map(|counts| counts.passed), passed, "{word} {text}");
        }
        assert!(all_passed("1 test, 1 assertion").is_some());
        assert!(all_passed("1 test").is_none() && all_passed("one test, 1 assertion").is_none());
    }

    #[test]
    fn a_summary_without_the_time_before_it_is_somebody_elses() {
        let reading = |output: &str| RUNNER.read(output, true, 0);
        assert!(matches!(
            reading("Time: 00:00.1, Memory: 4 MB\n\nOK (1 test, 1 assertion)\n"),
            Reading::Passed { .. }
        ));
        assert_eq!(reading("OK (1 test, 1 assertion)\n"), Reading::Unproven(Reason::UnreadableReport));
        let twice = "OK (1 test, 1 assertion)\nTime: 1\nOK (1 test, 1 assertion)\n";
        assert_eq!(reading(twice), Reading::Unproven(Reason::RepeatedSummary));
    }

    #[test]
    fn options_that_run_nothing_or_change_the_report_are_refused() {
        for (args, expected) in [
            ("--filter testMean tests", None),
            ("--colors=never --testdox", None),
            ("--list-tests", Some(Reason::CollectOnly)),
            ("--teamcity", Some(Reason::ReportSuppressed)),
            ("--list", Some(Reason::ReportSuppressed)),
            ("--no-output", Some(Reason::ReportSuppressed)),
        ] {
            let words: Vec<&str> = args.split(' ').collect();
            assert_eq!(RUNNER.refusal(&RUNNER.options.read(&words)), expected, "{args}");
        }
    }
}
