//! CTest: `1/3 Test #1: mean_of_two ....   Passed    0.01 sec` for each test, then `100% tests passed, 0 tests failed out
//! of 3`, and lists of what failed or did not run.

use super::options::{Effect, Options, Rule};
use super::text::leading_number;
use super::{Failing, Failure, Invocation, Lines, Reading, Runner, judge, nothing_more};
use crate::signature::bounded;
use crate::{FailureSignature, MAX_NAMES, Reason, TestCounts};

pub(super) const RUNNER: Runner = Runner {
    name: "ctest",
    invocations: &[Invocation::Program("ctest")],
    options: Options {
        rules: &[
            Rule(
                Effect::Lists,
                "-N --show-only --print-labels --list-presets -h --help -help -H --version -version /V",
                "",
            ),
            // A dashboard's script and a build with a test command run something else than the tests of the folder.
            Rule(
                Effect::Hides,
                "-Q --quiet --build-and-test -D --dashboard -SP",
                "-S --script -O --output-log -M --test-model",
            ),
            Rule(
                Effect::Displays,
                "-V --verbose -VV --extra-verbose --debug --output-on-failure --progress --stop-on-failure \
                 --no-label-summary --no-subproject-summary --no-compress-output",
                "--output-junit --test-output-size-passed --test-output-size-failed --test-output-truncation",
            ),
            Rule(
                Effect::Spreads,
                "--schedule-random",
                "-j --parallel --test-load --repeat-until-fail --resource-spec-file",
            ),
            Rule(
                Effect::Narrows,
                "--rerun-failed -F",
                "-R --tests-regex -E --exclude-regex -L --label-regex -LE --label-exclude -I --tests-information",
            ),
            Rule(
                Effect::Decides,
                "",
                "--test-dir -C --build-config --timeout --no-tests --repeat --preset -T",
            ),
        ],
        clusters: "",
        attached: true,
    },
    refuses: nothing_more,
    names_tests_by_path: false,
    sums_up_once: true,
    counts_tests: true,
    failing: Failing::With(&[FAILED]),
    read,
};

const FAILED: u8 = 8;

/// The test of `1/3 Test #1: mean_of_two ....   Passed    0.01 sec`.
pub(super) fn passing(line: &str) -> Option<&str> {
    ended(line).filter(|(result, _)| result.starts_with("Passed")).map(|(_, test)| test)
}

fn read(lines: &Lines<'_>, status: u8) -> Reading {
    let mut report = Report::default();
    lines.iter().for_each(|line| report.read(line));
    if report.summaries > 1 {
        return Reading::Unproven(Reason::RepeatedSummary);
    }
    let Some((failed, total)) = report.sums else { return without_summary(&report, lines, status) };
    let left_out = report.left_out();
    let counts = TestCounts {
        failed,
        skipped: left_out.saturating_add(report.disabled),
        passed: total.saturating_sub(failed).saturating_sub(left_out),
        ..TestCounts::default()
    };
    match judge(counts, status, RUNNER.failing) {
        Ok(true) if report.failed_attempts > 0 => Reading::Unproven(Reason::Flaky),
        // `-V` shows what each program printed.
        Ok(true) if lines.contains("[==========] Running 0 tests from") => Reading::Unproven(Reason::NoTests),
        Ok(true) if lines.complete && report.passed != counts.passed => {
            Reading::Unproven(Reason::UnreadableReport)
        }
        Ok(true) => Reading::Passed { counts, summary: report.summary },
        Ok(false) => {
            let place = report.tests.first().cloned();
            let message = Some(bounded(report.said)).filter(|said| !said.is_empty());
            let signature = FailureSignature { kind: report.how, message, place };
            let failure = Failure { counts, summary: report.summary, signature, tests: report.tests };
            match report.programs_missing == failed {
                true => Reading::Broken { reason: Reason::BuildFailed, failure },
                false => Reading::Failed(failure),
            }
        }
        Err(reason) => Reading::Unproven(reason),
    }
}

fn without_summary(report: &Report<'_>, lines: &Lines<'_>, status: u8) -> Reading {
    Reading::Unproven(match status {
        _ if report.none && report.disabled + report.left_out() > 0 => Reason::AllSkipped,
        _ if report.none => Reason::NoTests,
        _ if lines.contains("No test configuration file found!") => Reason::Infrastructure,
        0 | FAILED => Reason::NoReport,
        _ => Reason::Infrastructure,
    })
}

/// The lines of a run.
#[derive(Debug, Default)]
struct Report<'t> {
    summaries: u64,
    /// How many tests failed, of how many that ran or were skipped.
    sums: Option<(u64, u64)>,
    summary: String,
    /// Whether the run says that there are no tests.
    none: bool,
    passed: u64,
    skipped: u64,
    /// Of the list behind the summary: the beginning may be cut off.
    listed: u64,
    disabled: u64,
    /// Tests that failed, until one of their later attempts passes.
    failed_attempts: u64,
    /// Tests whose program could not be found.
    programs_missing: u64,
    /// The names of the list behind the summary, with how the first one ended.
    tests: Vec<String>,
    how: Option<String>,
    /// What the first failing test printed last.
    said: &'t str,
    after: After,
}

/// What the last line was about.
#[derive(Debug, Default, PartialEq, Eq)]
enum After {
    #[default]
    Nothing,
    /// The first failing test: what follows is its output.
    FirstFailure,
    NotRun,
    Failed,
}

impl<'t> Report<'t> {
    fn read(&mut self, line: &'t str) {
        if let Some((result, _)) = ended(line) {
            self.after = After::Nothing;
            self.passed += u64::from(result.starts_with("Passed"));
            self.skipped += u64::from(result.starts_with("***Skipped"));
            if result.starts_with("***Not Run (Disabled)") {
                self.disabled += 1;
            } else if !result.starts_with("Passed") && !result.starts_with("***Skipped") {
                self.failed_attempts += 1;
                if self.failed_attempts == 1 {
                    self.after = After::FirstFailure;
                }
            }
        } else if let Some(sums) = sums(line) {
            self.summaries += 1;
            self.sums = Some(sums);
            line.clone_into(&mut self.summary);
            self.after = After::Nothing;
        } else if line == "No tests were found!!!" {
            self.none = true;
        } else if line == "The following tests did not run:" {
            self.after = After::NotRun;
        } else if line == "The following tests FAILED:" {
            self.after = After::Failed;
        } else if let (After::NotRun, Some((_, how))) = (&self.after, listed(line)) {
            self.listed += u64::from(how != "Disabled");
        } else if let (After::Failed, Some((test, how))) = (&self.after, listed(line)) {
            self.programs_missing += u64::from(how == "Not Run");
            self.how.get_or_insert_with(|| how.to_owned());
            if self.tests.len() < MAX_NAMES {
                self.tests.push(test.to_owned());
            }
        } else if line.trim_start().starts_with("Start ") {
            self.after = After::Nothing;
        } else if self.after == After::FirstFailure && !line.is_empty() {
            self.said = line;
        }
    }

    fn left_out(&self) -> u64 {
        self.skipped.max(self.listed)
    }
}

/// The result and the name of `1/3 Test #1: mean_of_two ....   Passed    0.01 sec`. A later attempt lacks its number.
fn ended(line: &str) -> Option<(&str, &str)> {
    if !line.ends_with(" sec") {
        return None;
    }
    let (number, rest) = line.trim_start().split_once(" Test ")?;
    let (at, of) = number.split_once('/')?;
    let counted = at.parse::<u64>().is_ok() && of.parse::<u64>().is_ok();
    let (_, rest) = rest.trim_start().strip_prefix('#').filter(|_| counted)?.split_once(": ")?;
    let (name, result) = rest.split_once(" ..")?;
    Some((result.trim_start_matches('.').trim_start(), name))
}

/// `33% tests passed, 2 tests failed out of 3`
fn sums(line: &str) -> Option<(u64, u64)> {
    let end = line.bytes().position(|b| !b.is_ascii_digit()).filter(|end| *end > 0)?;
    let rest = line.get(end..)?.strip_prefix("% tests passed, ")?;
    let (failed, rest) = leading_number(rest)?;
    let total =
        rest.strip_prefix("tests failed out of ").or_else(|| rest.strip_prefix("test failed out of "))?;
    Some((failed, total.parse().ok()?)).filter(|(failed, total)| failed <= total)
}

/// `3 - mean_of_nothing (NUMERICAL)` as name and how it ended.
fn listed(line: &str) -> Option<(&str, &str)> {
    let (number, rest) = line.trim_start().split_once(" - ")?;
    number.parse::<u64>().ok()?;
    rest.strip_suffix(')')?.rsplit_once(" (")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_of_a_test_is_its_last_attempt_of_a_known_form() {
        for (line, expected) in [
            (
                "1/3 Test #1: mean_of_two ......   Passed    0.01 sec",
                Some(("Passed    0.01 sec", "mean_of_two")),
            ),
            (
                " 2/10 Test  #2: off .....***Not Run (Disabled)   0.00 sec",
                Some(("***Not Run (Disabled)   0.00 sec", "off")),
            ),
            (
                "1/1 Test #8: aborts .....Subprocess aborted***Exception:   0.00 sec",
                Some(("Subprocess aborted***Exception:   0.00 sec", "aborts")),
            ),
            ("    Test #1: mean_of_two ......   Passed    0.01 sec", None),
            ("7: 1/3 Test #1: mean_of_two ......   Passed    0.01 sec", None),
            ("  Test #1: mean_of_two", None),
        ] {
            assert_eq!(ended(line), expected, "{line}");
        }
    }

    #[test]
    fn a_summary_has_numbers_that_can_be() {
        for (line, expected) in [
            ("100% tests passed, 0 tests failed out of 3", Some((0, 3))),
            ("33% tests passed, 2 tests failed out of 3", Some((2, 3))),
            ("0% tests passed, 4 tests failed out of 3", None),
            ("7: 100% tests passed, 0 tests failed out of 9", None),
            ("100% tests passed", None),
        ] {
            assert_eq!(sums(line), expected, "{line}");
        }
    }
}
