//! `deno test`: `ok | 3 passed (1 step) | 0 failed | 1 ignored (12ms)`, each failing test below ` ERRORS `.

use super::blocks::Blocks;
use super::options::{Argument, Effect, Options, Rule, is_among};
use super::text::leading_number;
use super::{Failing, Failure, Invocation, Lines, Reading, Runner, judge};
use crate::signature::{bounded, shorten_path};
use crate::{FailureSignature, Reason, TestCounts};

pub(super) const RUNNER: Runner = Runner {
    name: "deno test",
    invocations: &[Invocation::Subcommand("deno", DENO, "test")],
    options: Options {
        rules: &[
            Rule(Effect::Lists, "--no-run -h --help -V --version", ""),
            Rule(Effect::Hides, "--watch --watch-hmr --inspect --inspect-brk --inspect-wait", ""),
            Rule(
                Effect::Displays,
                "-q --quiet --fail-fast --hide-stacktraces --no-clear-screen --coverage-raw-data-only --clean",
                "--reporter --junit-path -L --log-level",
            ),
            Rule(Effect::Spreads, "--parallel --shuffle", "--seed"),
            Rule(Effect::Narrows, "", "--filter"),
            Rule(Effect::Selects, "", "--ignore"),
            Rule(
                Effect::Decides,
                "-A --allow-all -R --allow-read -W --allow-write -N --allow-net -E --allow-env -S --allow-sys --allow-run \
                 --allow-ffi --allow-import --no-prompt --no-check --check --doc --permit-no-files --trace-leaks \
                 --cached-only --no-remote --no-npm --no-lock --frozen --coverage --unstable -r --reload \
                 --node-modules-dir",
                "-c --config --import-map --location --env-file --cert --lock --v8-flags --preload --vendor",
            ),
        ],
        clusters: "",
        attached: false,
    },
    refuses,
    names_tests_by_path: false,
    sums_up_once: true,
    counts_tests: true,
    failing: Failing::With(&[1]),
    read,
};

/// Options of deno itself, before its subcommand.
const DENO: Options = Options {
    rules: &[Rule(Effect::Displays, "-q --quiet", "-L --log-level")],
    clusters: "",
    attached: false,
};

fn refuses(arguments: &[Argument]) -> Option<Reason> {
    (!is_among(arguments, &["--reporter"], &["pretty", "dot"])).then_some(Reason::ReportSuppressed)
}

fn read(lines: &Lines<'_>, status: u8) -> Reading {
    let mut results = lines.iter().filter_map(|line| result(line).map(|counts| (counts, line.to_owned())));
    let Some((counts, summary)) = results.next() else { return without_result(lines, status) };
    if results.next().is_some() {
        return Reading::Unproven(Reason::RepeatedSummary);
    }
    let Some(counts) = counts else { return Reading::Unproven(Reason::UnreadableReport) };
    match judge(counts, status, RUNNER.failing) {
        Ok(true) => Reading::Passed { counts, summary },
        Ok(false) => Reading::Failed(failure(lines, counts, summary)),
        Err(reason) => Reading::Unproven(reason),
    }
}

fn without_result(lines: &Lines<'_>, status: u8) -> Reading {
    let told = |start: &str| lines.iter().find(|line| line.starts_with(start));
    if told("error: No test modules found").is_some() {
        return Reading::Unproven(Reason::NoTests);
    }
    let broken = [
        ("error: Type checking failed.", Reason::BuildFailed),
        ("error: Module not found ", Reason::CollectionError),
    ];
    for (start, reason) in broken {
        if let (Some(summary), 1) = (told(start), status) {
            let signature = compiler_error(lines, summary);
            let failure = Failure { summary: summary.to_owned(), signature, ..Failure::default() };
            return Reading::Broken { reason, failure };
        }
    }
    Reading::Unproven(if status == 0 || !lines.complete || told("running ").is_some() {
        Reason::NoReport
    } else {
        Reason::Infrastructure
    })
}

/// `TS2307 [ERROR]: Cannot find module 'file:///w/a.js'.`, or the summary itself, and the place below it.
fn compiler_error(lines: &Lines<'_>, summary: &str) -> FailureSignature {
    let mut found = FailureSignature::default();
    for line in lines.details().iter() {
        if let Some(place) = line.trim_start().strip_prefix("at file://").filter(|_| found.message.is_some())
        {
            let file = place.trim_end_matches(|c: char| c == ':' || c.is_ascii_digit());
            found.place = Some(shorten_path(file));
            break;
        }
        if let Some((code, message)) =
            line.split_once(" [ERROR]: ").filter(|(code, _)| code.starts_with("TS"))
        {
            found.kind = Some(code.to_owned());
            found.message = Some(bounded(message));
        } else if found.message.is_none() && line == summary {
            found.message = Some(bounded(line.strip_prefix("error: ").unwrap_or(line)));
        }
    }
    found
}

/// The counts of `ok | 3 passed (1 step) | 0 failed | 1 ignored (12ms)`: `None` when it is no such line, `Some(None)`
/// when its word and its numbers differ, or a number is of a kind that is not known.
fn result(line: &str) -> Option<Option<TestCounts>> {
    let (failed, rest) = match line.strip_prefix("ok | ") {
        Some(rest) => (false, rest),
        None => (true, line.strip_prefix("FAILED | ")?),
    };
    let (parts, time) = rest.strip_suffix(')')?.rsplit_once(" (")?;
    if !time.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let mut counts = TestCounts::default();
    for part in parts.split(" | ") {
        // Steps are parts of a test.
        let part = part.split(" (").next().unwrap_or(part);
        let (number, name) = leading_number(part)?;
        match name {
            "passed" => counts.passed = number,
            "failed" => counts.failed = number,
            "ignored" => counts.skipped = number,
            "filtered out" => counts.deselected = number,
            "measured" => {}
            _ => return Some(None),
        }
    }
    Some((failed == (counts.failed > 0)).then_some(counts))
}

fn failure(lines: &Lines<'_>, counts: TestCounts, summary: String) -> Failure {
    let mut blocks = Blocks::default();
    let mut inside = false;
    for line in lines.details().iter() {
        match line {
            " ERRORS" => inside = true,
            " FAILURES" => inside = false,
            // `adds => ./sums_test.js:4:6`
            text if inside => match text.split_once(" => ./").filter(|_| !text.starts_with(' ')) {
                Some((name, place)) => {
                    let file = place.trim_end_matches(|c: char| c == ':' || c.is_ascii_digit());
                    blocks.open(format!("{file} > {name}"));
                }
                None => blocks.read(text),
            },
            _ => {}
        }
    }
    blocks.failure(counts, summary)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_counts_when_its_word_and_its_numbers_agree() {
        for (line, expected) in [
            ("ok | 3 passed (1 step) | 0 failed | 1 ignored (12ms)", Some(Some((3, 0)))),
            ("FAILED | 3 passed | 2 failed (1 step) (12ms)", Some(Some((3, 2)))),
            ("ok | 0 passed | 0 failed | 5 filtered out (12ms)", Some(Some((0, 0)))),
            ("ok | 3 passed | 2 failed (12ms)", Some(None)),
            ("FAILED | 3 passed | 0 failed (12ms)", Some(None)),
            ("ok | 3 passed | 1 imagined (12ms)", Some(None)),
            ("ok | 3 passed | 0 failed", None),
            ("fine | 3 passed | 0 failed (12ms)", None),
            (" ok | 3 passed | 0 failed (12ms)", None),
        ] {
            assert_eq!(result(line).map(|c| c.map(|c| (c.passed, c.failed))), expected, "{line}");
        }
    }

    #[test]
    fn a_report_counts_once() {
        let result = "ok | 3 passed | 0 failed (12ms)\n";
        assert!(matches!(RUNNER.read(result, true, 0), Reading::Passed { .. }));
        for (output, status, reason) in [
            (result.repeat(2), 0, Reason::RepeatedSummary),
            (result.to_owned(), 1, Reason::CountsContradictStatus),
            ("running 1 test from ./a_test.js\n".to_owned(), 1, Reason::NoReport),
        ] {
            assert_eq!(RUNNER.read(&output, true, status), Reading::Unproven(reason), "{output} {status}");
        }
    }
}
