//! pytest: `3 failed, 1 passed in 0.03s`, with or without a frame of `=`.

use super::options::{Argument, Effect, Options, Rule};
use super::text::{between, leading_number};
use super::{Failing, Failure, Invocation, Lines, Reading, Runner, judge};
use crate::signature::{bounded, exception, shorten_path};
use crate::{FailureSignature, MAX_NAMES, Reason, TestCounts};

pub(super) const RUNNER: Runner = Runner {
    name: "pytest",
    invocations: &[
        Invocation::Program("pytest"),
        Invocation::Program("py.test"),
        Invocation::Module("pytest"),
    ],
    options: Options {
        rules: &[
            Rule(
                Effect::Lists,
                "--collect-only --collectonly --co --setup-plan --setup-only --setuponly --setupplan --fixtures \
                 --funcargs --fixtures-per-test --markers --version -V --help -h --cache-show",
                "",
            ),
            Rule(Effect::Hides, "--pdb --trace --pyargs-report --snapshot-update", "--pastebin"),
            Rule(
                Effect::Displays,
                "-q --quiet -v --verbose -x --exitfirst -l --showlocals --no-header --no-summary \
                 --disable-warnings --disable-pytest-warnings --cov-branch --cov-append --no-cov",
                "--tb -r --durations --durations-min --maxfail --color --show-capture --junitxml --junit-xml \
                 --cov --cov-report --cov-fail-under",
            ),
            Rule(Effect::Spreads, "", "-n --numprocesses --dist"),
            Rule(
                Effect::Narrows,
                // Without `-s` a test that reads its standard input fails.
                "--lf --last-failed --ff --failed-first --sw --stepwise -s",
                "-k --deselect --ignore --ignore-glob",
            ),
            Rule(
                Effect::Decides,
                // Alone it takes the next word, if that is no option.
                "--strict-markers --forked --cov",
                "-p -m -o --override-ini -c --rootdir --confcutdir --import-mode --timeout -W",
            ),
        ],
        clusters: "qvxsl",
        attached: true,
    },
    refuses,
    names_tests_by_path: true,
    sums_up_once: true,
    counts_tests: true,
    failing: Failing::With(&[1]),
    read,
};

/// The status of a run in which a test failed. 2 to 5 tell of other things.
const FAILED: u8 = 1;
const INTERRUPTED: u8 = 2;
const NOTHING_COLLECTED: u8 = 5;

fn refuses(arguments: &[Argument]) -> Option<Reason> {
    let mut quiet = 0i32;
    for argument in arguments {
        let value = argument.value().unwrap_or_default();
        let hides = match argument.name() {
            "-p" => value.strip_prefix("no:").is_some_and(may_report),
            // To set it to nothing is to ask for no more than the line says.
            "-o" | "--override-ini" => value.contains("addopts") && value != "addopts=",
            name => name.contains("addopts"),
        };
        if hides {
            return Some(Reason::ReportSuppressed);
        }
        match argument.name() {
            "-q" | "--quiet" => quiet += 1,
            "-v" | "--verbose" => quiet -= 1,
            _ => {}
        }
    }
    // Twice quiet prints no counts.
    (quiet >= 2).then_some(Reason::ReportSuppressed)
}

/// Whether the report may rest on this plugin.
fn may_report(plugin: &str) -> bool {
    const OTHERS: [&str; 17] = [
        "cacheprovider",
        "randomly",
        "pytest_randomly",
        "random_order",
        "xdist",
        "xdist.looponfail",
        "cov",
        "pytest_cov",
        "warnings",
        "sugar",
        "faulthandler",
        "logging",
        "doctest",
        "anyio",
        "asyncio",
        "benchmark",
        "launch_testing",
    ];
    !OTHERS.contains(&plugin)
}

fn read(lines: &Lines<'_>, status: u8) -> Reading {
    let mut summaries = lines.iter().filter_map(|line| summary(line).map(|counts| (line.to_owned(), counts)));
    let (first, second) = (summaries.next(), summaries.next());
    let Some((line, counts)) = first else {
        let missing = status == FAILED && lines.contains("No module named ");
        return Reading::Unproven(match status {
            2..=5 => Reason::Infrastructure,
            _ if missing => Reason::Infrastructure,
            _ => Reason::NoReport,
        });
    };
    if second.is_some() {
        return Reading::Unproven(Reason::RepeatedSummary);
    }
    let Some(counts) = counts else { return Reading::Unproven(Reason::UnreadableReport) };
    let summary = unframed(&line).to_owned();
    match status {
        INTERRUPTED if counts.errors > 0 && lines.contains(" during collection") => {
            return Reading::Broken {
                reason: Reason::CollectionError,
                failure: failure(lines, counts, summary),
            };
        }
        NOTHING_COLLECTED if counts.deselected > 0 => return Reading::Unproven(Reason::FilteredToNothing),
        NOTHING_COLLECTED => return Reading::Unproven(Reason::NoTests),
        2..=4 => return Reading::Unproven(Reason::Infrastructure),
        _ => {}
    }
    if was_cut_short(lines, status) {
        return Reading::Unproven(Reason::Infrastructure);
    }
    match judge(counts, status, RUNNER.failing) {
        Ok(true) if summary.contains(" rerun") => Reading::Unproven(Reason::Flaky),
        Ok(true) if lost_tests(lines, counts) => Reading::Unproven(Reason::UnreadableReport),
        Ok(true) if asserts_nothing(lines) => Reading::Unproven(Reason::AssertionsDisabled),
        Ok(true) => Reading::Passed { counts, summary },
        Ok(false) => Reading::Failed(failure(lines, counts, summary)),
        Err(reason) => Reading::Unproven(reason),
    }
}

/// Whether fewer tests ended than were collected, or another run collected some: the summary is not this run's.
fn lost_tests(lines: &Lines<'_>, counts: TestCounts) -> bool {
    let ended = counts.passed + counts.skipped + counts.expected_failures + counts.unexpected_passes;
    let mut collected = lines.iter().filter_map(collected);
    match (collected.next(), collected.next()) {
        (Some(number), None) => ended < number.saturating_sub(counts.deselected),
        (None, _) => false,
        (Some(_), Some(_)) => true,
    }
}

/// The number of `collected 3 items / 1 deselected / 2 selected`, also behind `collecting ...`.
fn collected(line: &str) -> Option<u64> {
    let line = line.strip_prefix("collecting ... ").unwrap_or(line);
    let (number, rest) = leading_number(line.strip_prefix("collected ")?)?;
    (rest.starts_with("item")).then_some(number)
}

/// Whether the runner warns that the interpreter leaves out the assertions.
fn asserts_nothing(lines: &Lines<'_>) -> bool {
    let warning = "PytestConfigWarning: ";
    ["ASSERTIONS ARE NOT EXECUTED", "assertions not in test modules or plugins will be ignored"]
        .iter()
        .any(|words| lines.contains(&format!("{warning}{words}")))
}

/// Whether the run ended before its last test for another reason than that enough tests had failed: a line between
/// exclamation marks says so, whatever the status.
fn was_cut_short(lines: &Lines<'_>, status: u8) -> bool {
    lines.iter().any(|line| {
        let framed = line.starts_with("!!") && line.ends_with("!!");
        framed && !(status == FAILED && line.contains("stopping after "))
    })
}

fn unframed(line: &str) -> &str {
    line.trim_matches(|c| c == '=' || c == ' ')
}

/// The counts of a summary line: `None` when the line is no summary, `Some(None)` when it is one with words that are
/// not known here.
fn summary(line: &str) -> Option<Option<TestCounts>> {
    // Cheap first: most lines begin with neither a frame nor a digit, or end with no time.
    let starts = line.starts_with(|c: char| c == '=' || c.is_ascii_digit() || c == 'n');
    if !starts || line.len() > 400 {
        return None;
    }
    let text = unframed(line);
    if !text.ends_with(['s', ')']) {
        return None;
    }
    let (counted, took) = text.rsplit_once(" in ")?;
    let seconds = took.split(' ').next()?.strip_suffix('s')?;
    seconds.parse::<f64>().ok()?;
    if counted == "no tests ran" {
        return Some(Some(TestCounts::default()));
    }
    let mut counts = TestCounts::default();
    let mut known = true;
    for part in counted.split(", ") {
        let (number, word) = leading_number(part)?;
        let place = match word {
            "passed" => &mut counts.passed,
            "failed" => &mut counts.failed,
            "error" | "errors" => &mut counts.errors,
            "skipped" => &mut counts.skipped,
            "xfailed" => &mut counts.expected_failures,
            "xpassed" => &mut counts.unexpected_passes,
            "deselected" => &mut counts.deselected,
            "warning" | "warnings" | "rerun" | "subtests passed" => continue,
            // `4 tests collected in 0.01s` lists; other words belong to plugins that are not known here.
            _ if word.contains("collected") => return None,
            _ => {
                known = false;
                continue;
            }
        };
        *place = number;
    }
    Some(known.then_some(counts))
}

fn failure(lines: &Lines<'_>, counts: TestCounts, summary: String) -> Failure {
    let mut blocks: Vec<Block> = Vec::new();
    let mut listed: Vec<(String, Option<String>)> = Vec::new();
    let mut section = Section::Other;
    for line in lines.details().iter() {
        if let Some(title) = framed_title(line, '=') {
            section = Section::titled(title);
            // With `--tb=line` the failures have no titles of their own.
            if section == Section::Failures && lines.complete {
                blocks.push(Block { untitled: true, ..Block::default() });
            }
            continue;
        }
        match section {
            Section::Summary => {
                let entry = line.strip_prefix("FAILED ").or_else(|| line.strip_prefix("ERROR "));
                if let Some(entry) = entry {
                    let (test, why) =
                        entry.split_once(" - ").map_or((entry, None), |(t, w)| (t, Some(w.to_owned())));
                    listed.push((test.to_owned(), why));
                }
            }
            Section::Failures | Section::Errors => match framed_title(line, '_') {
                Some(title) => blocks.push(Block { title: title.to_owned(), ..Block::default() }),
                None => {
                    if let Some(block) = blocks.last_mut() {
                        block.read(line);
                    }
                }
            },
            Section::Other => {}
        }
    }
    let tests: Vec<String> = match listed.is_empty() {
        false => listed.iter().map(|(test, _)| test.clone()).collect(),
        true => blocks.iter().filter(|b| !b.title.is_empty()).map(|block| block.title.clone()).collect(),
    };
    let signature = signature(&blocks, listed.first());
    Failure { counts, summary, signature, tests: tests.into_iter().take(MAX_NAMES).collect() }
}

/// The signature of the first failing test: from its traceback, else from its line in the short summary.
fn signature(blocks: &[Block], first: Option<&(String, Option<String>)>) -> FailureSignature {
    let of_first = first.and_then(|(test, _)| blocks.iter().find(|block| block.is_of(test)));
    let untitled =
        || blocks.iter().find(|block| block.untitled && block.signature != FailureSignature::default());
    let titled = || blocks.iter().find(|block| first.is_none() && !block.title.is_empty());
    let found = of_first.or_else(untitled).or_else(titled);
    let (kind, message) = first.and_then(|(_, why)| why.as_deref()).map_or((None, None), named_failure);
    // A traceback of another kind than the short summary names was torn where the output was cut.
    let agrees =
        |block: &&Block| block.signature.kind.is_some() && (kind.is_none() || block.signature.kind == kind);
    if let Some(block) = found.filter(agrees) {
        return block.signature.clone();
    }
    let Some((test, _)) = first else { return FailureSignature::default() };
    // A test that could not begin has words, but no exception: `fixture 'client' not found`.
    let message = message.or_else(|| found.and_then(|block| block.signature.message.clone()));
    FailureSignature { kind, message, place: Some(test.clone()) }
}

/// `ZeroDivisionError: division by zero`, or a bare `assert 1 == 2`.
fn named_failure(text: &str) -> (Option<String>, Option<String>) {
    match exception(text) {
        Some((kind, message)) => (Some(kind.to_owned()), message.map(bounded)),
        None if text.starts_with("assert ") => (Some("AssertionError".to_owned()), Some(bounded(text))),
        None => (None, Some(bounded(text))),
    }
}

/// `==== title ====`
fn framed_title(line: &str, frame: char) -> Option<&str> {
    let inner = line.strip_prefix(frame)?.strip_suffix(frame)?.trim_matches(frame);
    let title = between(inner, " ", " ")?;
    (!title.is_empty() && !title.starts_with(frame)).then_some(title)
}

/// A part of the report.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    Failures,
    Errors,
    Summary,
    Other,
}

impl Section {
    fn titled(title: &str) -> Self {
        match title {
            "FAILURES" => Self::Failures,
            "ERRORS" => Self::Errors,
            "short test summary info" => Self::Summary,
            _ => Self::Other,
        }
    }
}

/// The traceback of one test.
#[derive(Default)]
struct Block {
    title: String,
    /// It may stand for the first failure without having its title.
    untitled: bool,
    signature: FailureSignature,
    place_is_final: bool,
}

impl Block {
    fn is_of(&self, test: &str) -> bool {
        let inner = test.split_once("::").map(|(_, inner)| inner.replace("::", "."));
        inner
            .as_deref()
            .is_some_and(|inner| self.title == inner || self.title.ends_with(&format!(" of {inner}")))
            || self.title.ends_with(&format!("collecting {test}"))
    }

    fn read(&mut self, line: &str) {
        if let Some(error) = line.strip_prefix("E ") {
            if self.signature.kind.is_none() && (self.untitled || !self.title.is_empty()) {
                (self.signature.kind, self.signature.message) = named_failure(error.trim_start());
            }
        } else if let Some((path, rest)) = location(line) {
            let (kind, message) = match exception(rest) {
                Some((kind, message)) => (Some(kind), message),
                None => (None, None),
            };
            if self.place_is_final {
                return;
            }
            if self.signature.kind.is_none() || kind.is_some() {
                self.signature.place = Some(shorten_path(path));
            }
            if let Some(kind) = kind {
                self.place_is_final = true;
                if self.signature.kind.is_none() {
                    self.signature.kind = Some(kind.to_owned());
                    self.signature.message = self.signature.message.take().or_else(|| message.map(bounded));
                }
            }
        }
    }
}

/// `calc.py:2: ZeroDivisionError` as path and rest.
fn location(line: &str) -> Option<(&str, &str)> {
    let (path, rest) = line.split_once(':')?;
    let (number, rest) = rest.split_once(':')?;
    let plausible = !path.is_empty() && !path.contains(' ') && path.contains('.');
    (plausible && !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()))
        .then(|| (path, rest.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_summary_lines_are_counted() {
        let cases = [
            ("4 passed in 0.1s", Some(Some(4))),
            ("=== 1 failed, 4 passed, 2 warnings in 65.03s (0:01:05) ===", Some(Some(4))),
            ("no tests ran in 0.01s", Some(Some(0))),
            ("4 tests collected in 0.01s", None),
            ("4 passed", None),
            ("echo 4 passed in 0.1s", None),
            ("9 passed in total", None),
            ("3 snapshots, 1 passed in 0.1s", Some(None)),
        ];
        for (line, expected) in cases {
            assert_eq!(summary(line).map(|counts| counts.map(|c| c.passed)), expected, "{line}");
        }
    }

    #[test]
    fn what_ends_without_a_judgement_says_why() {
        let whole = format!("4 passed{} in 0.1s", " ".repeat(400 - 16));
        assert_eq!((whole.len(), summary(&whole)), (400, Some(None)));
        assert_eq!(summary(&format!("{whole} ")), None);
        for (output, status, expected) in [
            ("python: No module named pytest\n", 1, Reason::Infrastructure),
            ("python: No module named pytest\n", 0, Reason::NoReport),
            ("killed\n", 1, Reason::NoReport),
            ("ERROR: usage\n", 4, Reason::Infrastructure),
            ("no tests ran in 0.1s\n", 5, Reason::NoTests),
            ("2 deselected in 0.1s\n", 5, Reason::FilteredToNothing),
            ("1 error in 0.1s\n", 2, Reason::Infrastructure),
            ("Interrupted: 1 error during collection\n1 passed in 0.1s\n", 2, Reason::Infrastructure),
            ("collected 4 items\n2 passed, 1 skipped in 0.1s\n", 0, Reason::UnreadableReport),
            ("collected 1 item\ncollected 1 item\n1 passed in 0.1s\n", 0, Reason::UnreadableReport),
        ] {
            assert_eq!(RUNNER.read(output, true, status), Reading::Unproven(expected), "{output} {status}");
        }
        let all = "collected 5 items / 1 deselected\n1 passed, 1 skipped, 1 xfailed, 1 xpassed, 1 deselected in 0.1s\n";
        assert!(matches!(RUNNER.read(all, true, 0), Reading::Passed { .. }));
        let collecting = "ERROR a.py\nInterrupted: 1 error during collection\n1 error in 0.1s\n";
        assert!(matches!(RUNNER.read(collecting, true, 2), Reading::Broken { .. }));
    }

    #[test]
    fn a_place_and_what_failed_are_told_by_their_form() {
        for (line, expected) in [
            ("calc.py:2: ZeroDivisionError", Some(("calc.py", "ZeroDivisionError"))),
            ("a b.py:2: x", None),
            (":2: x", None),
            ("calc:2: x", None),
            ("calc.py:: x", None),
            ("calc.py:2a: x", None),
        ] {
            assert_eq!(location(line), expected, "{line}");
        }
        let told = |text: &str| named_failure(text).0;
        assert_eq!(told("assert 1 == 2").as_deref(), Some("AssertionError"));
        assert_eq!(told("Failed to start"), None);
    }

    #[test]
    fn a_run_that_was_cut_short_judges_nothing() {
        let reading = |output: &str, status| RUNNER.read(output, true, status);
        let stopped =
            "FAILED t.py::a - assert 0\n!!!!!!!! stopping after 1 failures !!!!!!!!\n1 failed in 0.1s\n";
        assert!(matches!(reading(stopped, 1), Reading::Failed(_)));
        for (output, status) in [
            ("1 passed in 0.1s\n!!!!!!!! _pytest.outcomes.Exit: no network !!!!!!!!\n", 0),
            ("!!!!!!!! KeyboardInterrupt !!!!!!!!\n1 failed in 0.1s\n", 1),
            ("!!!!!!!! stopping after 1 failures !!!!!!!!\n1 passed in 0.1s\n", 0),
        ] {
            assert_eq!(reading(output, status), Reading::Unproven(Reason::Infrastructure), "{output}");
        }
    }

    #[test]
    fn a_pass_without_assertions_proves_nothing() {
        let reading = |warning: &str, sum: &str, status| {
            RUNNER.read(&format!("  /v/config/__init__.py:9: {warning}\n\n{sum} in 0.1s\n"), true, status)
        };
        for warning in [
            "PytestConfigWarning: ASSERTIONS ARE NOT EXECUTED and FAILING TESTS WILL PASS.  Are you using python -O?",
            "PytestConfigWarning: assertions not in test modules or plugins will be ignored because",
        ] {
            let passed = reading(warning, "2 passed, 1 warning", 0);
            assert_eq!(passed, Reading::Unproven(Reason::AssertionsDisabled), "{warning}");
            assert!(matches!(reading(warning, "1 failed, 1 warning", 1), Reading::Failed(_)), "{warning}");
        }
        let other = reading("PytestConfigWarning: Unknown config option: x", "2 passed, 1 warning", 0);
        assert!(matches!(other, Reading::Passed { .. }));
    }

    #[test]
    fn options_that_run_nothing_or_hide_the_counts_are_refused() {
        let cases = [
            ("-q tests", None),
            ("-qv -q", None),
            ("-qq", Some(Reason::ReportSuppressed)),
            ("-q -q", Some(Reason::ReportSuppressed)),
            ("--co", Some(Reason::CollectOnly)),
            ("--collect-only -q", Some(Reason::CollectOnly)),
            ("-p no:terminal", Some(Reason::ReportSuppressed)),
            ("-pno:terminalreporter", Some(Reason::ReportSuppressed)),
            ("-p no:runner", Some(Reason::ReportSuppressed)),
            ("-p no:cacheprovider -p no:randomly", None),
            ("-o addopts=--co", Some(Reason::ReportSuppressed)),
            ("-o addopts= -q", None),
            ("-x --maxfail=2 -n 4 -k slow", None),
        ];
        for (args, expected) in cases {
            let words: Vec<&str> = args.split(' ').collect();
            assert_eq!(RUNNER.refusal(&RUNNER.options.read(&words)), expected, "{args}");
        }
    }
}
