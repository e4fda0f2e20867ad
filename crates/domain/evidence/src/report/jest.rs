//! Jest: `Tests:       1 failed, 2 passed, 3 total` in a block of sums, below each failing test under `  ● title`.

use super::blocks::Blocks;
use super::options::{Argument, Effect, Options, Rule, is_among};
use super::text::leading_number;
use super::{Failing, Failure, Invocation, Lines, Reading, Runner, judge};
use crate::{Reason, TestCounts};
use std::collections::HashSet;

pub(super) const RUNNER: Runner = Runner {
    name: "jest",
    invocations: &[Invocation::Program("jest")],
    options: Options {
        rules: &[
            Rule(
                Effect::Lists,
                "--listTests --showConfig --show-config --init --clearCache --clear-cache --version -v --help -h",
                "",
            ),
            Rule(Effect::Hides, "", "--runner --testRunner --test-runner --testResultsProcessor"),
            Rule(
                Effect::Displays,
                "--verbose --silent --color --colors --no-color --no-colors --noStackTrace -e --expand --bail -b \
                 --json --useStderr --logHeapUsage --detectOpenHandles --showSeed --notify --debug",
                "--outputFile --coverageReporters --coverageDirectory --reporters",
            ),
            Rule(
                Effect::Spreads,
                "-i --runInBand --run-in-band --randomize --workerThreads",
                "-w --maxWorkers --max-workers --maxConcurrency --seed",
            ),
            Rule(
                Effect::Narrows,
                "-o --onlyChanged -f --onlyFailures --lastCommit --changedFilesWithAncestor",
                "-t --testNamePattern --test-name-pattern --changedSince --shard",
            ),
            Rule(
                Effect::Selects,
                "--findRelatedTests",
                "--testPathPattern --testPathPatterns --testPathIgnorePatterns --selectProjects --ignoreProjects \
                 --testMatch --testRegex",
            ),
            Rule(
                Effect::Decides,
                "--ci --no-cache --cache --coverage --collectCoverage --forceExit --passWithNoTests --watch --watchAll \
                 -u --updateSnapshot --clearMocks --resetMocks --restoreMocks --resetModules --errorOnDeprecated \
                 --automock --injectGlobals --no-watchman --runTestsByPath",
                "-c --config --rootDir --roots --projects --env --testEnvironment --testTimeout --preset --setupFiles \
                 --setupFilesAfterEnv --coverageThreshold --collectCoverageFrom --coverageProvider \
                 --coveragePathIgnorePatterns --transform --globals --moduleNameMapper --filter --cacheDirectory",
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
    let given = |names: &[&str]| {
        arguments.iter().any(|one| names.contains(&one.name()) && one.value() != Some("false"))
    };
    if given(&["-u", "--updateSnapshot"]) {
        return Some(Reason::AssertionsDisabled);
    }
    // A configuration in the call itself can name another reporter.
    let reporters = |one: &Argument| {
        matches!(one.name(), "-c" | "--config") && one.value().is_some_and(|text| text.contains("reporters"))
    };
    if arguments.iter().any(reporters) {
        return Some(Reason::ReportSuppressed);
    }
    let reported = is_among(arguments, &["--reporters"], &["default", "summary", "agent"]);
    (given(&["--watch", "--watchAll"]) || !reported).then_some(Reason::ReportSuppressed)
}

fn read(lines: &Lines<'_>, status: u8) -> Reading {
    let (mut suites, mut tests, mut summary, mut repeated) = (None, None, String::new(), false);
    let (mut updated, mut chosen) = (false, false);
    for line in lines.iter() {
        if let Some(told) = line.strip_prefix("Test Suites: ") {
            repeated |= suites.replace(sums(told)).is_some();
        } else if let Some(told) = line.strip_prefix("Tests:  ") {
            repeated |= tests.replace(sums(told.trim_start())).is_some();
            summary = line.to_owned();
        } else if let Some(told) = line.strip_prefix("Snapshots: ") {
            // What a run writes itself it does not compare with.
            updated |= told.contains(" updated") || told.contains(" written");
        } else {
            chosen |= line.starts_with("Ran all test suites ") && line.contains("with tests matching ");
        }
    }
    if repeated {
        return Reading::Unproven(Reason::RepeatedSummary);
    }
    let (suites, mut counts) = match (suites, tests) {
        (Some(Some(suites)), Some(Some(counts))) => (suites, counts),
        (None, None) => return without_sums(lines, status),
        _ if !lines.complete => return Reading::Unproven(Reason::OutputCut),
        _ => return Reading::Unproven(Reason::UnreadableReport),
    };
    if counts.failed == 0 && suites.failed > 0 && RUNNER.failing.is(status) {
        counts.errors = suites.failed;
        return Reading::Broken { reason: Reason::CollectionError, failure: failure(lines, counts, summary) };
    }
    match judge(counts, status, RUNNER.failing) {
        Ok(true) if suites.failed > 0 => Reading::Unproven(Reason::CountsContradictStatus),
        Ok(true) if updated => Reading::Unproven(Reason::AssertionsDisabled),
        Ok(true) => Reading::Passed { counts, summary },
        Ok(false) => Reading::Failed(failure(lines, counts, summary)),
        Err(Reason::AllSkipped) if chosen => Reading::Unproven(Reason::FilteredToNothing),
        Err(reason) => Reading::Unproven(reason),
    }
}

/// A run that printed no sums.
fn without_sums(lines: &Lines<'_>, status: u8) -> Reading {
    let mut none = None;
    let mut began = false;
    for line in lines.iter() {
        if line.starts_with("No tests found related to ") {
            none = Some(Reason::FilteredToNothing);
        } else if line.starts_with("No tests found, exiting with code ") {
            none = Some(Reason::NoTests);
        } else if line
            .strip_prefix("Pattern: ")
            .is_some_and(|pattern| !pattern.trim_start().starts_with("- "))
        {
            none = none.map(|_| Reason::FilteredToNothing);
        }
        began |= line.starts_with("PASS ") || line.starts_with("FAIL ");
    }
    Reading::Unproven(match none {
        Some(reason) => reason,
        None if status == 0 || began || !lines.complete => Reason::NoReport,
        None => Reason::Infrastructure,
    })
}

/// What a line of sums says: `1 failed, 1 skipped, 2 todo, 3 passed, 7 total`, or `1 skipped, 0 of 1 total`.
fn sums(text: &str) -> Option<TestCounts> {
    let mut counts = TestCounts::default();
    let mut total = None;
    let sum = |counts: TestCounts| counts.passed.saturating_add(counts.failed).saturating_add(counts.skipped);
    for part in text.split(", ") {
        if total.is_some() {
            return None;
        }
        let (number, word) = leading_number(part)?;
        match word {
            "passed" => counts.passed = number,
            "failed" => counts.failed = number,
            "skipped" | "pending" | "todo" => counts.skipped = counts.skipped.saturating_add(number),
            "total" => total = Some(number),
            _ => {
                // So many were run, of so many.
                word.strip_prefix("of ")?.strip_suffix(" total")?.parse::<u64>().ok()?;
                total = Some(sum(counts));
            }
        }
    }
    (total? == sum(counts)).then_some(counts)
}

/// The title of a file that could not be loaded.
const UNLOADED: &str = "Test suite failed to run";

fn failure(lines: &Lines<'_>, mut counts: TestCounts, summary: String) -> Failure {
    let mut blocks = Blocks::default();
    let mut file = String::new();
    for line in lines.details().iter() {
        if let Some(name) = failing_file(line) {
            name.clone_into(&mut file);
            blocks.close();
        } else if let Some(title) = line.strip_prefix("  ● ") {
            if title == UNLOADED {
                blocks.open(file.clone());
            } else if title.starts_with("Console") {
                blocks.close();
            } else {
                blocks.open(format!("{file} › {title}"));
            }
        } else if line.starts_with("Test Suites: ") || line.starts_with("PASS ") {
            blocks.close();
        } else {
            blocks.read(line);
        }
    }
    if counts.errors == 0 {
        counts.errors = unloaded(lines);
    }
    blocks.failure(counts, summary)
}

/// How many files could not be loaded. The report may name one twice.
fn unloaded(lines: &Lines<'_>) -> u64 {
    let mut files = HashSet::new();
    let mut file = "";
    for line in lines.iter() {
        if let Some(name) = failing_file(line) {
            file = name;
        } else if line.strip_prefix("  ● ") == Some(UNLOADED) {
            files.insert(file);
        }
    }
    u64::try_from(files.len()).unwrap_or(u64::MAX)
}

/// The file of `FAIL tests/a.test.js`; a slow one has its time behind its name.
fn failing_file(line: &str) -> Option<&str> {
    let name = line.strip_prefix("FAIL ").or_else(|| line.strip_prefix(" FAIL "))?;
    Some(name.split(" (").next().unwrap_or(name).trim_start())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_count_only_when_they_add_up() {
        for (text, expected) in [
            ("1 failed, 1 skipped, 2 todo, 3 passed, 7 total", Some((3, 1, 3))),
            ("0 total", Some((0, 0, 0))),
            ("1 skipped, 0 of 1 total", Some((0, 0, 1))),
            ("1 skipped, 1 passed, 1 of 2 total", Some((1, 0, 1))),
            ("7 passed", None),
            ("7 passed, 6 total", None),
            ("7 passed, 7 total, 7 passed", None),
            ("7 imagined, 7 total", None),
            ("all passed, 7 total", None),
        ] {
            let counts = sums(text).map(|counts| (counts.passed, counts.failed, counts.skipped));
            assert_eq!(counts, expected, "{text}");
        }
    }

    #[test]
    fn a_report_counts_once_and_whole() {
        let reading = |output: &str, status| RUNNER.read(output, true, status);
        let sums = "Test Suites: 1 passed, 1 total\nTests:       2 passed, 2 total\n";
        assert!(matches!(reading(sums, 0), Reading::Passed { .. }));
        for (output, status, reason) in [
            (format!("{sums}{sums}"), 0, Reason::RepeatedSummary),
            (sums.to_owned(), 1, Reason::CountsContradictStatus),
            (
                sums.replace("Test Suites: 1 passed", "Test Suites: 1 failed"),
                0,
                Reason::CountsContradictStatus,
            ),
            (sums.replace("Tests:       2", "Tests:       3"), 0, Reason::UnreadableReport),
            ("Tests:       2 passed, 2 total\n".to_owned(), 0, Reason::UnreadableReport),
            (format!("    {sums}"), 0, Reason::UnreadableReport),
            (format!("{sums}Snapshots:   1 updated, 1 total\n"), 0, Reason::AssertionsDisabled),
            ("PASS a.test.js\n".to_owned(), 1, Reason::NoReport),
            ("● Unrecognized CLI Parameter:\n".to_owned(), 1, Reason::Infrastructure),
        ] {
            assert_eq!(reading(&output, status), Reading::Unproven(reason), "{output} {status}");
        }
    }
}
