//! Playwright Test: `Running 3 tests using 1 worker`, then sums, the passed ones last: `  2 passed (1.5s)`.

use super::blocks::Blocks;
use super::options::{Argument, Effect, Options, Rule, is_among};
use super::text::leading_number;
use super::{Failing, Failure, Invocation, Lines, Reading, Runner, judge};
use crate::{Reason, TestCounts};

pub(super) const RUNNER: Runner = Runner {
    name: "playwright",
    invocations: &[Invocation::Subcommand("playwright", Options::NONE, "test")],
    options: Options {
        rules: &[
            Rule(Effect::Lists, "--list -h --help -V --version", ""),
            Rule(Effect::Hides, "--ui --debug", "--ui-host --ui-port"),
            Rule(
                Effect::Displays,
                "--quiet -x --headed",
                "--reporter --max-failures --output --trace --video --screenshot",
            ),
            Rule(Effect::Spreads, "--fully-parallel", "-j --workers"),
            Rule(
                Effect::Selects,
                "--last-failed --no-deps",
                "-g --grep -G --grep-invert --gv --project --shard --test-list --test-list-invert",
            ),
            Rule(
                Effect::Decides,
                "--only-changed --pass-with-no-tests --forbid-only --fail-on-flaky-tests -u --update-snapshots \
                 --ignore-snapshots",
                "-c --config --retries --repeat-each --timeout --global-timeout --browser --tsconfig",
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
    let adapts = |one: &Argument| {
        matches!(one.name(), "-u" | "--update-snapshots" | "--ignore-snapshots")
            && one.value() != Some("none")
    };
    if arguments.iter().any(adapts) {
        return Some(Reason::AssertionsDisabled);
    }
    (!is_among(arguments, &["--reporter"], &["list", "line", "dot", "html"]))
        .then_some(Reason::ReportSuppressed)
}

fn read(lines: &Lines<'_>, status: u8) -> Reading {
    let mut sums = Sums::default();
    for line in lines.iter() {
        sums.read(line);
    }
    if sums.repeated {
        return Reading::Unproven(Reason::RepeatedSummary);
    }
    let Sums { announced, counts, flaky, unrun, told, .. } = sums;
    if told.is_empty() {
        return without_sums(lines, status);
    }
    let ran = counts.passed.saturating_add(counts.failed).saturating_add(counts.skipped);
    if lines.complete && announced != Some(ran.saturating_add(flaky).saturating_add(unrun)) {
        return Reading::Unproven(Reason::UnreadableReport);
    }
    let summary = told.join(", ");
    match judge(counts, status, RUNNER.failing) {
        Ok(true) if flaky > 0 => Reading::Unproven(Reason::Flaky),
        Ok(true) if unrun > 0 => Reading::Unproven(Reason::Infrastructure),
        Ok(true) => Reading::Passed { counts, summary },
        Ok(false) => Reading::Failed(failure(lines, counts, summary)),
        Err(Reason::CountsContradictStatus) if flaky > 0 => Reading::Unproven(Reason::Flaky),
        Err(reason) => Reading::Unproven(reason),
    }
}

fn without_sums(lines: &Lines<'_>, status: u8) -> Reading {
    let told = |text: &str| lines.iter().any(|line| line.starts_with(text));
    if told("Error: No tests found") {
        let chosen = told("Make sure that arguments are regular expressions");
        return Reading::Unproven(if chosen { Reason::FilteredToNothing } else { Reason::NoTests });
    }
    let error = |line: &str| line.split_once(": ").is_some_and(|(kind, _)| kind.ends_with("Error"));
    if status == 1 && !told("Running ") && lines.iter().next().is_some_and(error) {
        let mut blocks = Blocks::default();
        blocks.open(String::new());
        lines.details().iter().for_each(|line| blocks.read(line));
        let mut failure = blocks.failure(TestCounts::default(), String::new());
        failure.tests.clear();
        failure.summary = failure.signature.message.clone().unwrap_or_default();
        return Reading::Broken { reason: Reason::CollectionError, failure };
    }
    Reading::Unproven(if status == 0 || told("Running ") || !lines.complete {
        Reason::NoReport
    } else {
        Reason::Infrastructure
    })
}

/// The sums, gathered line by line.
#[derive(Debug, Default)]
struct Sums {
    announced: Option<u64>,
    counts: TestCounts,
    flaky: u64,
    /// Tests that were never begun, or interrupted.
    unrun: u64,
    /// The lines, as written.
    told: Vec<String>,
    repeated: bool,
}

impl Sums {
    fn read(&mut self, line: &str) {
        if let Some((number, rest)) = line.strip_prefix("Running ").and_then(leading_number) {
            if rest.starts_with("test using ") || rest.starts_with("tests using ") {
                self.repeated |= self.announced.replace(number).is_some();
            }
            return;
        }
        let Some((number, word)) = line.strip_prefix("  ").and_then(leading_number) else { return };
        let passed = word.strip_prefix("passed (").is_some_and(|time| time.ends_with(')'));
        let place = match word {
            _ if passed => &mut self.counts.passed,
            "failed" => &mut self.counts.failed,
            "skipped" => &mut self.counts.skipped,
            "flaky" => &mut self.flaky,
            "did not run" | "interrupted" => {
                self.repeated |= self.told.len() > 8;
                self.unrun = self.unrun.saturating_add(number);
                if !self.repeated {
                    self.told.push(line.trim_start().to_owned());
                }
                return;
            }
            _ if word.starts_with("error was not a part of ")
                || word.starts_with("errors were not a part of ") =>
            {
                &mut self.counts.errors
            }
            _ => return,
        };
        self.repeated |= *place > 0;
        *place = number;
        self.told.push(line.trim_start().to_owned());
    }
}

fn failure(lines: &Lines<'_>, counts: TestCounts, summary: String) -> Failure {
    let mut blocks = Blocks::default();
    for line in lines.details().iter() {
        if let Some(title) = numbered(line) {
            blocks.open(title);
        } else if line.strip_prefix("  ").and_then(leading_number).is_some()
            || line.starts_with("    Retry #")
        {
            blocks.close();
        } else {
            blocks.read(line);
        }
    }
    blocks.failure(counts, summary)
}

/// The test of `  1) tests/a.spec.js:5:3 › sums › adds ────`, without the line where it stands.
fn numbered(line: &str) -> Option<String> {
    let (number, title) = line.strip_prefix("  ")?.split_once(") ")?;
    if number.is_empty() || !number.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let title = title.trim_end_matches(['─', ' ']);
    let (place, name) = title.split_once(" › ")?;
    let file = |place: &str| {
        place.trim_end_matches(|c: char| c.is_ascii_digit()).strip_suffix(':').map(str::to_owned)
    };
    // `[chromium] › tests/a.spec.js:5:3 › adds` names the browser first.
    let (browser, place, name) = match name.split_once(" › ") {
        Some((inner, name)) if place.starts_with('[') => (format!("{place} › "), inner, name),
        _ => (String::new(), place, name),
    };
    let file = file(place).and_then(|place| file(&place)).unwrap_or_else(|| place.to_owned());
    Some(format!("{browser}{file} › {name}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_counts_once_and_adds_up_to_what_was_announced() {
        let reading = |output: &str, status| RUNNER.read(output, true, status);
        let sums = "Running 3 tests using 1 worker\n  1 skipped\n  2 passed (1.5s)\n";
        assert!(matches!(reading(sums, 0), Reading::Passed { .. }));
        for (output, status, reason) in [
            (format!("{sums}  2 passed (1.5s)\n"), 0, Reason::RepeatedSummary),
            (sums.to_owned(), 1, Reason::CountsContradictStatus),
            (sums.replace("Running 3", "Running 4"), 0, Reason::UnreadableReport),
            (sums.replace("1 skipped", "1 flaky"), 0, Reason::Flaky),
            (sums.replace("1 skipped", "1 flaky"), 1, Reason::Flaky),
            (sums.replace("1 skipped", "1 did not run"), 0, Reason::Infrastructure),
            ("  2 passed (1.5s)\n".to_owned(), 0, Reason::UnreadableReport),
            ("Running 3 tests using 1 worker\n".to_owned(), 1, Reason::NoReport),
        ] {
            assert_eq!(reading(&output, status), Reading::Unproven(reason), "{output} {status}");
        }
    }

    #[test]
    fn a_test_is_named_without_the_line_where_it_stands() {
        for (line, expected) in [
            ("  1) tests/a.spec.js:5:3 › sums › adds ────", Some("tests/a.spec.js › sums › adds")),
            ("  2) [chromium] › a.spec.ts:5:3 › adds ──", Some("[chromium] › a.spec.ts › adds")),
            ("  first) tests/a.spec.js:5:3 › adds", None),
            ("  1) adds", None),
        ] {
            assert_eq!(numbered(line).as_deref(), expected, "{line}");
        }
    }
}
