//! Vitest: `      Tests  1 failed | 2 passed (3)` in a block of sums, below each failing test under ` FAIL  title`.

use super::blocks::Blocks;
use super::options::{Argument, Effect, Options, Rule, is_among};
use super::text::leading_number;
use super::{Failing, Failure, Invocation, Lines, Reading, Runner, judge};
use crate::{Reason, TestCounts};

pub(super) const RUNNER: Runner = Runner {
    name: "vitest",
    invocations: &[Invocation::Program("vitest")],
    options: Options {
        rules: &[
            Rule(Effect::Lists, "-v --version -h --help --clearCache --typecheck.only", "--mergeReports"),
            // A test that is tried again leaves no trace of its failure.
            Rule(
                Effect::Hides,
                "-w --watch --ui --standalone --dangerouslyIgnoreUnhandledErrors",
                "--retry --runner --sequence.sequencer",
            ),
            Rule(
                Effect::Displays,
                "--silent --hideSkippedTests --color --no-color --printConsoleTrace --logHeapUsage --expandSnapshotDiff \
                 --clearScreen --no-clearScreen",
                "--reporter --bail --outputFile --outputFile.json --outputFile.junit --outputFile.html \
                 --slowTestThreshold --disableConsoleIntercept --coverage.reporter --coverage.reportsDirectory",
            ),
            Rule(
                Effect::Spreads,
                "--fileParallelism --no-file-parallelism --no-fileParallelism --sequence.shuffle --sequence.concurrent",
                "--maxWorkers --minWorkers --maxConcurrency --sequence.seed --sequence.shuffle.files",
            ),
            Rule(Effect::Narrows, "", "-t --testNamePattern --shard --changed"),
            Rule(Effect::Selects, "", "--exclude --project --dir"),
            Rule(
                Effect::Decides,
                "--run --globals --no-isolate --isolate --coverage --coverage.enabled --passWithNoTests --allowOnly -u \
                 --update --typecheck --dom --no-cache --clearMocks --restoreMocks --mockReset --unstubEnvs",
                "-c --config -r --root --environment --pool --mode --testTimeout --hookTimeout --teardownTimeout \
                 --coverage.provider --browser --execArgv --configLoader",
            ),
        ],
        clusters: "",
        attached: false,
    },
    refuses,
    names_tests_by_path: true,
    sums_up_once: true,
    counts_tests: true,
    failing: Failing::With(&[1]),
    read,
};

fn refuses(arguments: &[Argument]) -> Option<Reason> {
    const READ: [&str; 8] =
        ["default", "basic", "verbose", "dot", "tree", "agent", "minimal", "hanging-process"];
    if arguments.iter().any(|one| matches!(one.name(), "-u" | "--update")) {
        return Some(Reason::AssertionsDisabled);
    }
    let operand = arguments.iter().find(|one| matches!(one, Argument::Operand(_)));
    match operand.map(Argument::name) {
        Some("list" | "init" | "complete") => Some(Reason::CollectOnly),
        Some("bench") => Some(Reason::RunnerNotSupported),
        Some("watch" | "dev") => Some(Reason::ReportSuppressed),
        _ => (!is_among(arguments, &["--reporter"], &READ)).then_some(Reason::ReportSuppressed),
    }
}

/// The test of a line ` ✓ tests/a.test.js > sums > adds 2ms`.
pub(super) fn passing(line: &str) -> Option<&str> {
    let title = line.strip_prefix(" ✓ ").filter(|title| title.contains(" > "))?;
    let timed = title.rsplit_once(' ').filter(|(_, time)| {
        time.strip_suffix("ms").is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()))
    });
    Some(timed.map_or(title, |(title, _)| title))
}

fn read(lines: &Lines<'_>, status: u8) -> Reading {
    let (mut files, mut tests, mut summary, mut repeated) = (None, None, String::new(), false);
    let (mut errors, mut updated) = (0u64, false);
    for line in lines.iter() {
        if let Some(told) = line.strip_prefix(" Test Files  ") {
            repeated |= files.replace(sums(told)).is_some();
        } else if let Some(told) = line.strip_prefix("      Tests  ") {
            repeated |= tests.replace(sums(told)).is_some();
            summary = line.trim_start().to_owned();
        } else if let Some(told) =
            line.strip_prefix("     Errors  ").or_else(|| line.strip_prefix("Type Errors  "))
        {
            // `no errors` is no number.
            errors = errors.saturating_add(leading_number(told).map_or(0, |(number, _)| number));
        } else if let Some(told) = line.strip_prefix("  Snapshots  ") {
            updated |= told.contains(" updated") || told.contains(" written");
        }
    }
    if repeated {
        return Reading::Unproven(Reason::RepeatedSummary);
    }
    let (files, mut counts) = match (files, tests) {
        (Some(Some(files)), Some(Some(counts))) => (files, counts),
        (None, None) => return without_sums(lines, status),
        _ if !lines.complete => return Reading::Unproven(Reason::OutputCut),
        _ => return Reading::Unproven(Reason::UnreadableReport),
    };
    counts.errors = errors;
    if counts.broken() == 0 && files.failed > 0 && RUNNER.failing.is(status) {
        counts.errors = files.failed;
        return Reading::Broken { reason: Reason::CollectionError, failure: failure(lines, counts, summary) };
    }
    match judge(counts, status, RUNNER.failing) {
        Ok(true) if files.failed > 0 => Reading::Unproven(Reason::CountsContradictStatus),
        Ok(true) if updated => Reading::Unproven(Reason::AssertionsDisabled),
        Ok(true) => Reading::Passed { counts, summary },
        Ok(false) => Reading::Failed(failure(lines, counts, summary)),
        Err(reason) => Reading::Unproven(reason),
    }
}

/// A run that printed no sums.
fn without_sums(lines: &Lines<'_>, status: u8) -> Reading {
    let told = |start: &str| lines.iter().any(|line| line.starts_with(start));
    Reading::Unproven(if told("No test files found, exiting with code ") {
        if told("filter: ") { Reason::FilteredToNothing } else { Reason::NoTests }
    } else if status == 0 || !lines.complete || told(" RUN ") {
        Reason::NoReport
    } else {
        Reason::Infrastructure
    })
}

/// What a line of sums says: `1 failed | 3 passed | 1 expected fail | 1 skipped | 1 todo (7)`, or `no tests`.
fn sums(text: &str) -> Option<TestCounts> {
    let mut counts = TestCounts::default();
    if text == "no tests" {
        return Some(counts);
    }
    let (parts, total) = text.strip_suffix(')')?.rsplit_once(" (")?;
    let (total, mut sum) = (total.parse::<u64>().ok()?, 0u64);
    for part in parts.split(" | ") {
        let (number, word) = leading_number(part)?;
        let place = match word {
            "passed" => &mut counts.passed,
            "failed" => &mut counts.failed,
            "expected fail" => &mut counts.expected_failures,
            "skipped" | "todo" => &mut counts.skipped,
            _ => return None,
        };
        *place = place.saturating_add(number);
        sum = sum.saturating_add(number);
    }
    // A run that stops at its first failure leaves some out of every sum.
    (sum == total || (sum < total && counts.failed > 0)).then_some(counts)
}

fn failure(lines: &Lines<'_>, mut counts: TestCounts, summary: String) -> Failure {
    let mut blocks = Blocks::default();
    for line in lines.details().iter() {
        if let Some(title) = line.strip_prefix(" FAIL  ") {
            // Of a file that could not be loaded: `tests/a.test.js [ tests/a.test.js ]`.
            blocks.open(title.split(" [ ").next().unwrap_or(title).to_owned());
        } else if line.starts_with('⎯') {
            match ruled(line) {
                title @ ("Unhandled Rejection" | "Uncaught Exception" | "Unhandled Error") => {
                    blocks.open(title.to_owned());
                }
                _ => blocks.close(),
            }
        } else {
            blocks.read(line);
        }
    }
    if counts.errors == 0 {
        let unloaded = |line: &str| ruled(line).strip_prefix("Failed Suites ")?.parse().ok();
        let told = lines.iter().filter(|line| line.starts_with('⎯')).filter_map(unloaded);
        counts.errors = told.last().unwrap_or(0);
    }
    blocks.failure(counts, summary)
}

/// The title of a line that is a rule: `⎯⎯⎯ Failed Tests 1 ⎯⎯⎯`.
fn ruled(line: &str) -> &str {
    line.trim_matches(['⎯', ' '])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_count_only_when_they_add_up() {
        for (text, expected) in [
            ("1 failed | 3 passed | 1 expected fail | 1 skipped | 1 todo (7)", Some((3, 1, 2))),
            ("2 passed (2)", Some((2, 0, 0))),
            ("no tests", Some((0, 0, 0))),
            ("1 failed | 2 passed (7)", Some((2, 1, 0))),
            ("1 failed | 2 passed (2)", None),
            ("2 passed (3)", None),
            ("2 passed", None),
            ("2 imagined (2)", None),
            ("all passed (2)", None),
        ] {
            let counts = sums(text).map(|counts| (counts.passed, counts.failed, counts.skipped));
            assert_eq!(counts, expected, "{text}");
        }
    }

    #[test]
    fn a_report_counts_once_and_whole() {
        let reading = |output: &str, status| RUNNER.read(output, true, status);
        let sums = " Test Files  1 passed (1)\n      Tests  2 passed (2)\n";
        assert!(matches!(reading(sums, 0), Reading::Passed { .. }));
        assert!(matches!(reading(&format!("{sums}Type Errors  no errors\n"), 0), Reading::Passed { .. }));
        for (output, status, reason) in [
            (format!("{sums}{sums}"), 0, Reason::RepeatedSummary),
            (sums.to_owned(), 1, Reason::CountsContradictStatus),
            (format!("{sums}     Errors  1 error\n"), 0, Reason::CountsContradictStatus),
            (sums.replace("Files  1 passed", "Files  1 failed"), 0, Reason::CountsContradictStatus),
            (format!("  Snapshots  1 updated\n{sums}"), 0, Reason::AssertionsDisabled),
            ("      Tests  2 passed (2)\n".to_owned(), 0, Reason::UnreadableReport),
            (" RUN  v4\n".to_owned(), 1, Reason::NoReport),
        ] {
            assert_eq!(reading(&output, status), Reading::Unproven(reason), "{output} {status}");
        }
    }

    #[test]
    fn only_the_line_of_a_passing_test_names_it() {
        for (line, expected) in [
            (" ✓ a.test.js > sums > adds 12ms", Some("a.test.js > sums > adds")),
            (" ✓ a.test.js > waits 5ms 12ms", Some("a.test.js > waits 5ms")),
            (" ✓ a.test.js > adds", Some("a.test.js > adds")),
            (" ✓ a.test.js (2 tests) 4ms", None),
            (" × a.test.js > adds 1ms", None),
        ] {
            assert_eq!(passing(line), expected, "{line}");
        }
    }
}
