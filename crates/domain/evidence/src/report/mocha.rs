//! Mocha: `  2 passing (5ms)`, then what was pending and failing, then each failing test under a number.

use super::blocks::Blocks;
use super::options::{Argument, Effect, Options, Rule, is_among};
use super::text::leading_number;
use super::{Failing, Failure, Invocation, Lines, Reading, Runner, judge};
use crate::{Reason, TestCounts};

pub(super) const RUNNER: Runner = Runner {
    name: "mocha",
    invocations: &[Invocation::Program("mocha"), Invocation::Program("_mocha")],
    options: Options {
        rules: &[
            Rule(
                Effect::Lists,
                "--dry-run --dryRun --list-files --listFiles --list-interfaces --listInterfaces --list-reporters \
                 --listReporters -V --version -h --help",
                "",
            ),
            // A test that is tried again leaves no trace of its failure.
            Rule(
                Effect::Hides,
                "-w --watch --pass-on-failing-test-suite --passOnFailingTestSuite",
                "--retries",
            ),
            Rule(
                Effect::Displays,
                "-c --color --colors -C --no-color --no-colors -b --bail --full-trace --inline-diffs --no-diff --diff",
                "-R --reporter -O --reporter-option --reporter-options -s --slow",
            ),
            Rule(Effect::Spreads, "-p --parallel -S --sort", "-j --jobs"),
            Rule(Effect::Narrows, "", "-g --grep -f --fgrep"),
            Rule(Effect::Selects, "-i --invert", "--ignore --exclude --spec --extension --file"),
            Rule(
                Effect::Decides,
                "--recursive --exit --forbid-only --forbid-pending --check-leaks --allow-uncaught -A --async-only \
                 --delay --no-config --no-package --no-opts --fail-zero --enable-source-maps --no-warnings \
                 --experimental-vm-modules",
                "-u --ui -r --require --import --loader --config --package --opts -t --timeout --timeouts -n --node-option \
                 --global",
            ),
        ],
        clusters: "",
        attached: false,
    },
    refuses,
    names_tests_by_path: false,
    sums_up_once: true,
    counts_tests: true,
    // As many as tests failed.
    failing: Failing::Any,
    read,
};

fn refuses(arguments: &[Argument]) -> Option<Reason> {
    const READ: [&str; 7] = ["spec", "dot", "list", "min", "nyan", "progress", "landing"];
    (!is_among(arguments, &["-R", "--reporter"], &READ)).then_some(Reason::ReportSuppressed)
}

fn read(lines: &Lines<'_>, status: u8) -> Reading {
    let mut found = None;
    let mut rows = lines.iter();
    while let Some(line) = rows.next() {
        let Some(passed) = passing(line) else { continue };
        if found.is_some() {
            return Reading::Unproven(Reason::RepeatedSummary);
        }
        let mut counts = TestCounts { passed, ..TestCounts::default() };
        // What follows is in the same block, a kind in each line.
        let mut ahead = rows.clone();
        while let Some((number, word)) = ahead.next().and_then(sum) {
            match word {
                "pending" => counts.skipped = number,
                "failing" => counts.failed = number,
                _ => break,
            }
        }
        found = Some((counts, line.trim_start().to_owned()));
    }
    let Some((counts, summary)) = found else { return without_summary(lines, status) };
    match judge(counts, status, RUNNER.failing) {
        Ok(true) => Reading::Passed { counts, summary },
        Ok(false) => {
            let summary = format!("{summary}, {} failing", counts.failed);
            Reading::Failed(failure(lines, counts, summary))
        }
        // The line of the failing ones may be gone.
        Err(Reason::CountsContradictStatus) if !lines.complete => Reading::Unproven(Reason::OutputCut),
        Err(reason) => Reading::Unproven(reason),
    }
}

/// A run that printed no summary.
fn without_summary(lines: &Lines<'_>, status: u8) -> Reading {
    const BROKE: &str = " Exception during run: ";
    let told = |start: &str| lines.iter().find(|line| line.starts_with(start));
    if let (Some(line), true) = (told(BROKE), status == 1) {
        let mut blocks = Blocks::default();
        blocks.open("Exception during run".to_owned());
        for line in lines.details().iter().skip_while(|line| !line.starts_with(BROKE)) {
            blocks.read(line.strip_prefix(BROKE).unwrap_or(line));
        }
        let mut failure = blocks.failure(TestCounts::default(), line.trim_start().to_owned());
        failure.tests.clear();
        return Reading::Broken { reason: Reason::CollectionError, failure };
    }
    Reading::Unproven(if told("Error: No test files found").is_some() {
        Reason::NoTests
    } else if status == 0 || !lines.complete {
        Reason::NoReport
    } else {
        Reason::Infrastructure
    })
}

/// `  2 passing (5ms)`
fn passing(line: &str) -> Option<u64> {
    let (number, word) = sum(line)?;
    let time = word.strip_prefix("passing (")?.strip_suffix(')')?;
    (time.starts_with(|c: char| c.is_ascii_digit()) && !time.contains(' ')).then_some(number)
}

/// `  2 pending`
fn sum(line: &str) -> Option<(u64, &str)> {
    leading_number(line.strip_prefix("  ")?)
}

/// The longest title that is gathered from lines.
const MAX_TITLE: usize = 1000;

fn failure(lines: &Lines<'_>, counts: TestCounts, summary: String) -> Failure {
    let mut blocks = Blocks::default();
    // A title has a line for each suite, and ends with a colon.
    let mut title: Option<String> = None;
    let details = lines.details();
    let mut rows = details.iter().skip_while(|line| passing(line).is_none());
    rows.next();
    for line in rows {
        if let Some(mut begun) = title.take() {
            match line.strip_prefix("       ") {
                Some(name) if begun.len() < MAX_TITLE => {
                    begun.push_str(" > ");
                    begun.push_str(name);
                }
                // A title without an end is none.
                _ => {
                    blocks.read(line);
                    continue;
                }
            }
            title = Some(begun);
        } else if let Some(name) = numbered(line) {
            blocks.close();
            title = Some(name.to_owned());
        } else {
            blocks.read(line);
        }
        if let Some(whole) = title.take_if(|title| title.ends_with(':')) {
            blocks.open(whole.trim_end_matches(':').to_owned());
        }
    }
    blocks.failure(counts, summary)
}

/// `  12) counts what is there:`
fn numbered(line: &str) -> Option<&str> {
    let (number, name) = line.strip_prefix("  ")?.split_once(") ")?;
    (!number.is_empty() && number.bytes().all(|b| b.is_ascii_digit())).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_whole_line_is_a_summary() {
        for (line, expected) in [
            ("  2 passing (5ms)", Some(2)),
            ("  2 passing (1m)", Some(2)),
            ("  2 passing", None),
            ("2 passing (5ms)", None),
            ("    2 passing (5ms)", None),
            ("  2 passing (just so)", None),
            ("  2 passing (5ms), all well", None),
        ] {
            assert_eq!(passing(line), expected, "{line}");
        }
    }

    #[test]
    fn the_status_is_zero_only_where_nothing_failed() {
        let reading = |output: &str, status| RUNNER.read(output, true, status);
        assert!(matches!(reading("  2 passing (5ms)\n  1 pending\n", 0), Reading::Passed { .. }));
        assert!(matches!(reading("  2 passing (5ms)\n  3 failing\n", 3), Reading::Failed(_)));
        for (output, status, reason) in [
            ("  2 passing (5ms)\n  1 failing\n", 0, Reason::CountsContradictStatus),
            ("  2 passing (5ms)\n", 7, Reason::CountsContradictStatus),
            ("  2 passing (5ms)\n  2 passing (5ms)\n", 0, Reason::RepeatedSummary),
            ("  0 passing (5ms)\n", 0, Reason::NoTests),
            ("  0 passing (5ms)\n  2 pending\n", 0, Reason::AllSkipped),
        ] {
            assert_eq!(reading(output, status), Reading::Unproven(reason), "{output} {status}");
        }
    }
}
