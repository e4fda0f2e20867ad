//! cargo test: for each test program `running 3 tests`, then `test result: ok. 3 passed; 0 failed; …`.

use super::options::{Effect, Options, Rule};
use super::text::leading_number;
use super::{Failing, Failure, Invocation, Lines, Reading, Runner, judge, nothing_more};
use crate::signature::{Panics, compiler_error};
use crate::{FailureSignature, MAX_NAMES, Reason, TestCounts};
use std::collections::BTreeSet;

pub(super) const RUNNER: Runner = Runner {
    name: "cargo test",
    invocations: &[Invocation::Subcommand("cargo", CARGO, "test t")],
    options: Options {
        rules: &[
            Rule(Effect::Lists, "--no-run --list --help -h --version -V --build-plan --unit-graph", ""),
            Rule(Effect::Hides, "", "--config --format --logfile -Z"),
            Rule(
                Effect::Displays,
                "-q --quiet -v -vv --verbose --no-fail-fast --nocapture --show-output",
                "--color -j --jobs --message-format",
            ),
            Rule(Effect::Spreads, "", "--test-threads"),
            Rule(Effect::Narrows, "--exact", "--skip"),
            Rule(Effect::Selects, "--lib --bins --tests", "--test --bin --example"),
            Rule(
                Effect::Decides,
                "--workspace --all --all-features --no-default-features --release --all-targets --doc --ignored \
                 --include-ignored --locked --offline --frozen",
                "-p --package --features -F --target --profile --manifest-path --exclude --target-dir",
            ),
        ],
        clusters: "",
        attached: false,
    },
    refuses: nothing_more,
    names_tests_by_path: false,
    sums_up_once: false,
    counts_tests: true,
    failing: Failing::With(&[FAILED]),
    read,
};

const FAILED: u8 = 101;

/// Cargo's own options, in front of the subcommand.
pub(super) const CARGO: Options = Options {
    rules: &[
        Rule(Effect::Displays, "-q --quiet -v --verbose", "--color"),
        Rule(Effect::Decides, "--locked --offline --frozen", ""),
    ],
    ..Options::NONE
};

fn read(lines: &Lines<'_>, status: u8) -> Reading {
    let (mut announced, mut results, mut counts, mut unreadable) = (0u64, 0u64, TestCounts::default(), false);
    let (mut expected, mut measured, mut compiled) = (0u64, 0u64, 0u64);
    let mut last = String::new();
    for line in lines.iter() {
        if let Some(number) = announcement(line) {
            announced += 1;
            expected = expected.saturating_add(number);
        } else if is_only_compiled(line) {
            compiled += 1;
        } else if let Some(rest) = line.strip_prefix("test result: ") {
            results += 1;
            match result(rest) {
                Some((part, benches)) => {
                    counts = counts.plus(part);
                    measured = measured.saturating_add(benches);
                }
                None => unreadable = true,
            }
            // The decisive line: the one that failed, else the last that ran something.
            let failed = last.contains("FAILED");
            if last.is_empty() || rest.starts_with("FAILED") || (!failed && !rest.contains(" 0 passed")) {
                last = line.to_owned();
            }
        }
    }
    if results == 0 {
        return without_results(lines, status);
    }
    let judged = judge(counts, status, RUNNER.failing);
    let ended = counts.passed.saturating_add(counts.skipped).saturating_add(measured);
    let as_announced = announced == results && expected == ended;
    if unreadable || (matches!(judged, Ok(true)) && lines.complete && !as_announced) {
        return Reading::Unproven(Reason::UnreadableReport);
    }
    match judged {
        Ok(true) if compiled >= counts.passed => Reading::Unproven(Reason::CollectOnly),
        Ok(true) => Reading::Passed { counts, summary: last },
        Ok(false) => Reading::Failed(failure(lines, counts, last)),
        Err(reason) => Reading::Unproven(reason),
    }
}

fn without_results(lines: &Lines<'_>, status: u8) -> Reading {
    if let Some(failure) = build_failure(lines).filter(|_| status == FAILED) {
        return Reading::Broken { reason: Reason::BuildFailed, failure };
    }
    let announced = lines.iter().any(|line| announcement(line).is_some());
    Reading::Unproven(match status {
        0 => Reason::NoReport,
        _ if announced || !lines.complete => Reason::NoReport,
        _ => Reason::Infrastructure,
    })
}

/// What the compiler says, when cargo says that it could not compile.
pub(super) fn build_failure(lines: &Lines<'_>) -> Option<Failure> {
    let summary = lines.iter().find(|line| line.starts_with("error: could not compile `"))?.to_owned();
    let signature = compiler_error(lines.details().iter()).unwrap_or_default();
    Some(Failure { summary, signature, ..Failure::default() })
}

/// The number of `running 3 tests`.
fn announcement(line: &str) -> Option<u64> {
    let (number, rest) = leading_number(line.strip_prefix("running ")?)?;
    matches!(rest, "test" | "tests").then_some(number)
}

/// An example of a document that is compiled and not run: `test src/lib.rs - send (line 2) - compile ... ok`.
fn is_only_compiled(line: &str) -> bool {
    line.starts_with("test ") && line.ends_with(" - compile ... ok")
}

/// `ok. 2 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s`, with the number of benchmarks.
fn result(text: &str) -> Option<(TestCounts, u64)> {
    let (word, rest) = text.split_once(". ")?;
    let (mut counts, mut measured) = (TestCounts::default(), 0);
    for part in rest.split("; ") {
        if part.starts_with("finished in ") {
            continue;
        }
        let (number, name) = leading_number(part)?;
        match name {
            "passed" => counts.passed = number,
            "failed" => counts.failed = number,
            "ignored" => counts.skipped = number,
            "measured" => measured = number,
            "filtered out" => counts.deselected = number,
            _ => return None,
        }
    }
    match word {
        "ok" if counts.failed == 0 => Some((counts, measured)),
        "FAILED" if counts.failed > 0 => Some((counts, measured)),
        _ => None,
    }
}

fn failure(lines: &Lines<'_>, counts: TestCounts, summary: String) -> Failure {
    let mut panics = Panics::default();
    let mut tests: BTreeSet<String> = BTreeSet::new();
    let mut listing = false;
    for line in lines.details().iter() {
        panics.read(line);
        match line.strip_prefix("    ") {
            Some(test) if listing => keep_first(&mut tests, test),
            _ => listing = line == "failures:",
        }
    }
    let mut tests: Vec<String> = tests.into_iter().collect();
    // Tests run in parallel: the first by name is the same in every run.
    let signature = panics.of(&tests).unwrap_or_else(|| FailureSignature {
        kind: None,
        message: None,
        place: tests.first().cloned(),
    });
    tests.truncate(MAX_NAMES);
    Failure { counts, summary, signature, tests }
}

/// How many names of failing tests are looked at, the first by name.
const MAX_TESTS: usize = 512;

fn keep_first(tests: &mut BTreeSet<String>, test: &str) {
    let full = tests.len() >= MAX_TESTS;
    if full && tests.last().is_some_and(|last| last.as_str() <= test) {
        return;
    }
    if !tests.contains(test) {
        tests.insert(test.to_owned());
        if full {
            tests.pop_last();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_that_run_nothing_or_change_the_report_are_refused() {
        let cases = [
            ("--lib", None),
            ("--no-run", Some(Reason::CollectOnly)),
            ("-- --list", Some(Reason::CollectOnly)),
            ("-- --format=json", Some(Reason::ReportSuppressed)),
            ("--config build.rustc='x'", Some(Reason::ReportSuppressed)),
            ("-- --nocapture --ignored", None),
        ];
        for (args, expected) in cases {
            let words: Vec<&str> = args.split(' ').collect();
            assert_eq!(RUNNER.refusal(&RUNNER.options.read(&words)), expected, "{args}");
        }
    }

    #[test]
    fn examples_that_are_only_compiled_are_no_tests_that_ran() {
        let report = |tests: &[&str]| {
            let lines: String = tests.iter().map(|test| format!("test {test} ... ok\n")).collect();
            let n = tests.len();
            format!(
                "running {n} tests\n{lines}\ntest result: ok. {n} passed; 0 failed; 0 ignored; 0 measured; 0 filtered out\n"
            )
        };
        let compiled = "src/lib.rs - send (line 2) - compile";
        for (tests, proves) in [
            (&[compiled][..], false),
            (&[compiled, "src/lib.rs - send (line 9) - compile"], false),
            (&[compiled, "src/lib.rs - send (line 9)"], true),
            (&["src/lib.rs - send (line 9) - compile fail"], true),
            (&["t::adds"], true),
        ] {
            let reading = read(&Lines::new(&report(tests), true), 0);
            assert_eq!(matches!(reading, Reading::Passed { .. }), proves, "{tests:?}");
            assert!(proves || reading == Reading::Unproven(Reason::CollectOnly), "{reading:?}");
        }
    }

    #[test]
    fn a_result_whose_word_and_counts_differ_is_not_read() {
        assert!(result("ok. 1 passed; 0 failed").is_some());
        assert!(result("ok. 1 passed; 1 failed").is_none());
        assert!(result("FAILED. 1 passed; 0 failed").is_none());
        assert!(result("ok. lots passed").is_none());
    }
}
