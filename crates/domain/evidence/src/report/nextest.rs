//! cargo nextest: `     Summary [   0.027s] 3 tests run: 3 passed, 1 skipped`, after a line for each test.

use super::cargo_test::{CARGO, build_failure};
use super::options::{Argument, Effect, Options, Rule};
use super::text::leading_number;
use super::{Failing, Failure, Invocation, Lines, Reading, Runner, judge};
use crate::signature::Panics;
use crate::{FailureSignature, MAX_NAMES, Reason, TestCounts};
use std::collections::BTreeSet;

pub(super) const RUNNER: Runner = Runner {
    name: "cargo nextest",
    invocations: &[Invocation::Subcommand("cargo", CARGO, "nextest")],
    options: Options {
        rules: &[
            Rule(Effect::Lists, "--no-run -h --help -V --version", ""),
            // A debugger or a tracer stands between the runner and the tests; a stress run sums up rounds.
            Rule(Effect::Hides, "", "--config -Z --debugger --tracer --stress-count --stress-duration"),
            Rule(
                Effect::Displays,
                "-v --verbose --cargo-quiet --cargo-verbose --no-capture --nocapture --no-fail-fast --nff --fail-fast \
                 --ff --hide-progress-bar --no-output-indent --no-input-handler",
                "--color --status-level --final-status-level --failure-output --success-output --show-progress \
                 --max-fail --build-jobs --message-format --cargo-message-format",
            ),
            Rule(Effect::Spreads, "", "-j --jobs --test-threads"),
            Rule(
                Effect::Selects,
                "--lib --bins --tests",
                "-E --filterset --filter-expr --test --bin --example",
            ),
            Rule(Effect::Narrows, "--exact", "--partition --skip"),
            Rule(
                Effect::Decides,
                "--workspace --all --all-features --no-default-features -r --release --all-targets --ignored \
                 --include-ignored --ignore-default-filter --locked --offline --frozen",
                "-p --package --features -F --target --cargo-profile -P --profile --manifest-path --exclude \
                 --target-dir --run-ignored --no-tests --retries --flaky-result --config-file --tool-config-file",
            ),
        ],
        clusters: "",
        attached: true,
    },
    refuses,
    names_tests_by_path: false,
    sums_up_once: true,
    counts_tests: true,
    failing: Failing::With(&[FAILED]),
    read,
};

const FAILED: u8 = 100;
const NOTHING_RAN: u8 = 4;

fn refuses(arguments: &[Argument]) -> Option<Reason> {
    let operand = arguments.iter().find(|argument| matches!(argument, Argument::Operand(_)));
    match operand.map(Argument::name) {
        Some("run" | "r") => None,
        Some("bench") => Some(Reason::RunnerNotSupported),
        _ => Some(Reason::CollectOnly),
    }
}

/// The test of a line `        PASS [   0.011s] (1/3) ledger tests::sums`: the program's name, then the test's.
pub(super) fn passing(line: &str) -> Option<&str> {
    verdict(line).filter(|(word, _)| *word == "PASS").map(|(_, test)| test)
}

fn read(lines: &Lines<'_>, status: u8) -> Reading {
    let mut summaries = lines.iter().filter_map(summed_up);
    let Some(summary) = summaries.next() else {
        return match build_failure(lines) {
            Some(failure) if status == 101 => Reading::Broken { reason: Reason::BuildFailed, failure },
            _ if status == NOTHING_RAN && lines.contains("no tests to run") => {
                Reading::Unproven(Reason::NoTests)
            }
            _ if matches!(status, 0 | FAILED) || !lines.complete => Reading::Unproven(Reason::NoReport),
            _ => Reading::Unproven(Reason::Infrastructure),
        };
    };
    if summaries.next().is_some() {
        return Reading::Unproven(Reason::RepeatedSummary);
    }
    let Some(sums) = Sums::of(summary) else { return Reading::Unproven(Reason::UnreadableReport) };
    if lines.complete && announced(lines) != Some(sums.selected) {
        return Reading::Unproven(Reason::UnreadableReport);
    }
    if sums.ran == 0 && matches!(status, 0 | NOTHING_RAN) {
        // What is ignored counts as not selected.
        let none = sums.counts.skipped == 0;
        return Reading::Unproven(if none { Reason::NoTests } else { Reason::FilteredToNothing });
    }
    match judge(sums.counts, status, RUNNER.failing) {
        Ok(true) if sums.flaky => Reading::Unproven(Reason::Flaky),
        Ok(true) if sums.ran != sums.selected => Reading::Unproven(Reason::CountsContradictStatus),
        Ok(true) => Reading::Passed { counts: sums.counts, summary: summary.to_owned() },
        Ok(false) => Reading::Failed(failure(lines, sums.counts, summary.to_owned())),
        Err(reason) => Reading::Unproven(reason),
    }
}

/// How many tests the one line `    Starting 3 tests across 2 binaries (1 test skipped)` announces.
fn announced(lines: &Lines<'_>) -> Option<u64> {
    let mut numbers = lines.iter().filter_map(|line| {
        let (number, rest) = leading_number(line.strip_prefix("    Starting ")?)?;
        (rest.starts_with("test across ") || rest.starts_with("tests across ")).then_some(number)
    });
    numbers.next().filter(|_| numbers.next().is_none())
}

/// What a summary says.
#[derive(Debug, PartialEq, Eq)]
struct Sums {
    ran: u64,
    selected: u64,
    counts: TestCounts,
    /// Whether a test failed in one attempt and passed in another.
    flaky: bool,
}

impl Sums {
    /// Of `2/4 tests run: 1 passed (1 slow), 1 failed, 0 skipped`.
    fn of(text: &str) -> Option<Self> {
        let (numbers, mut rest) =
            text.split_once(" tests run: ").or_else(|| text.split_once(" test run: "))?;
        let (ran, selected) = numbers.split_once('/').unwrap_or((numbers, numbers));
        let (ran, selected) = (ran.parse().ok()?, selected.parse().ok()?);
        let (mut counts, mut flaky) = (TestCounts::default(), false);
        while !rest.is_empty() {
            let (number, after) = leading_number(rest)?;
            let name = after.split([',', '(']).next()?.trim_end();
            let place = match name {
                "passed" => &mut counts.passed,
                "failed" | "exec failed" | "timed out" => &mut counts.failed,
                "skipped" => &mut counts.skipped,
                _ => return None,
            };
            *place = place.saturating_add(number);
            rest = after.strip_prefix(name)?;
            if let Some((details, after)) = rest.strip_prefix(" (").and_then(|rest| rest.split_once(')')) {
                flaky |= details.contains("flaky");
                rest = after;
            }
            rest = rest.strip_prefix(", ").unwrap_or(rest);
        }
        let sum = counts.passed.saturating_add(counts.failed);
        (sum == ran && ran <= selected).then_some(Self { ran, selected, counts, flaky })
    }
}

/// What the last line says, `     Summary [   0.027s] 3 tests run: 3 passed, 1 skipped`, behind its time.
fn summed_up(line: &str) -> Option<&str> {
    Some(line.strip_prefix("     Summary [")?.split_once("] ")?.1)
}

fn failure(lines: &Lines<'_>, counts: TestCounts, summary: String) -> Failure {
    let mut panics = Panics::default();
    let (mut before, mut after) = (BTreeSet::new(), BTreeSet::new());
    let mut ended = false;
    for line in lines.details().iter() {
        ended |= summed_up(line).is_some();
        // What a test printed is shown with an indent.
        panics.read(line.strip_prefix("    ").unwrap_or(line));
        if let Some((word, test)) = verdict(line) {
            let broken = word.ends_with("FAIL") || word.starts_with("SIG") || ENDINGS.contains(&word);
            let list = if ended { &mut after } else { &mut before };
            if broken && list.len() < MAX_TESTS {
                list.insert(test.to_owned());
            }
        }
    }
    // The list behind the summary is free of attempts that were repeated.
    let mut tests: Vec<String> = if after.is_empty() { before } else { after }.into_iter().collect();
    let threads: Vec<String> =
        tests.iter().filter_map(|test| Some(test.rsplit_once(' ')?.1.to_owned())).collect();
    let signature = panics.of(&threads).unwrap_or_else(|| FailureSignature {
        kind: None,
        message: None,
        place: tests.first().cloned(),
    });
    tests.truncate(MAX_NAMES);
    Failure { counts, summary, signature, tests }
}

/// How many names of failing tests are looked at.
const MAX_TESTS: usize = 512;

/// Words that tell of a test that ended badly, beside `FAIL`, `TRY 2 FAIL` and the names of signals.
const ENDINGS: [&str; 4] = ["TIMEOUT", "ABORT", "XFAIL", "LEAK-FAIL"];

/// The word and the test of `        FAIL [   0.021s] (1/4) oldest tests::mean_of_nothing`.
fn verdict(line: &str) -> Option<(&str, &str)> {
    if !line.contains("s] (") {
        return None;
    }
    let (word, rest) = line.trim_start().split_once(" [")?;
    let (place, test) = rest.split_once("s] (")?.1.split_once(") ")?;
    let counted = place.contains(['/', '─']);
    (counted && test.contains(' ')).then_some((word, test))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_summary_is_read_only_when_its_numbers_add_up() {
        let sums = |text: &str| {
            Sums::of(text)
                .map(|sums| (sums.ran, sums.selected, sums.counts.passed, sums.counts.failed, sums.flaky))
        };
        for (text, expected) in [
            ("3 tests run: 3 passed, 1 skipped", Some((3, 3, 3, 0, false))),
            ("1 test run: 1 passed (1 slow), 4 skipped", Some((1, 1, 1, 0, false))),
            ("2 tests run: 2 passed (1 slow, 1 flaky), 3 skipped", Some((2, 2, 2, 0, true))),
            ("2/4 tests run: 0 passed, 1 failed, 1 timed out, 0 skipped", Some((2, 4, 0, 2, false))),
            ("1 test run: 0 passed, 1 exec failed, 0 skipped", Some((1, 1, 0, 1, false))),
            ("3 tests run: 2 passed, 0 skipped", None),
            ("3 tests run: 3 passed, 1 mislaid", None),
            ("4/2 tests run: 4 passed", None),
            ("some tests run: all passed", None),
            ("3 checks: 3 passed", None),
        ] {
            assert_eq!(sums(text), expected, "{text}");
        }
    }

    #[test]
    fn only_the_line_of_a_test_names_it() {
        for (line, expected) in [
            ("        PASS [   0.011s] (1/3) ledger tests::sums", Some(("PASS", "ledger tests::sums"))),
            ("  TRY 1 FAIL [   0.012s] (───) shop tests::a", Some(("TRY 1 FAIL", "shop tests::a"))),
            ("     Summary [   0.027s] 3 tests run: 3 passed", None),
            ("        PASS [   0.011s] (late) ledger tests::sums", None),
            ("        PASS [   0.011s] (1/3) ledger", None),
        ] {
            assert_eq!(verdict(line), expected, "{line}");
        }
    }
}
