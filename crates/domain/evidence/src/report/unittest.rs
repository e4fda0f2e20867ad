//! unittest: `Ran 3 tests in 0.001s`, then `OK` or `FAILED (failures=1)`.

use super::options::{Effect, Options, Rule};
use super::{Failing, Failure, Invocation, Lines, Reading, Runner, judge, nothing_more};
use crate::signature::Traceback;
use crate::{FailureSignature, MAX_NAMES, Reason, TestCounts};

pub(super) const RUNNER: Runner = Runner {
    name: "unittest",
    invocations: &[
        Invocation::Module("unittest"),
        Invocation::Script { interpreter: "python", options: Options::NONE, is_test },
    ],
    options: Options {
        rules: &[
            Rule(Effect::Lists, "-h --help", ""),
            // An interrupted run reports the tests that it had come to, and ends as they did.
            Rule(Effect::Hides, "-c --catch", ""),
            Rule(Effect::Displays, "-v -q -f --verbose --quiet --failfast --locals", "--durations"),
            Rule(Effect::Narrows, "", "-k"),
            Rule(
                Effect::Decides,
                "-b --buffer",
                "-s -p -t --start-directory --pattern --top-level-directory",
            ),
        ],
        clusters: "",
        attached: false,
    },
    refuses: nothing_more,
    names_tests_by_path: false,
    sums_up_once: true,
    counts_tests: true,
    failing: Failing::With(&[1]),
    read,
};

/// Whether a file holds tests, by its name. It may run them itself, which its report shows.
fn is_test(path: &str) -> bool {
    let stem = path.rsplit('/').next().and_then(|name| name.strip_suffix(".py")).unwrap_or_default();
    stem.starts_with("test_") || stem.ends_with("_test") || matches!(stem, "test" | "tests")
}

const NOTHING_RAN: u8 = 5;

fn read(lines: &Lines<'_>, status: u8) -> Reading {
    let mut summaries = lines.iter().enumerate().filter_map(|(i, line)| ran(line).map(|n| (i, n)));
    let (Some((at, ran)), second) = (summaries.next(), summaries.next()) else {
        let missing = matches!(status, 1 | 2) && lines.contains("No module named unittest");
        return Reading::Unproven(if missing { Reason::Infrastructure } else { Reason::NoReport });
    };
    if second.is_some() {
        return Reading::Unproven(Reason::RepeatedSummary);
    }
    let Some(end) = lines.iter().skip(at + 1).find(|line| !line.is_empty()) else {
        return Reading::Unproven(Reason::NoReport);
    };
    let Some((word, counts)) = result(end, ran) else { return Reading::Unproven(Reason::UnreadableReport) };
    if status == NOTHING_RAN || word == "NO TESTS RAN" {
        return Reading::Unproven(Reason::NoTests);
    }
    if (word == "OK") != (status == 0) {
        return Reading::Unproven(Reason::CountsContradictStatus);
    }
    let summary = format!("Ran {ran} tests: {end}");
    match judge(counts, status, RUNNER.failing) {
        Ok(true) => Reading::Passed { counts, summary },
        Ok(false) => {
            let (failure, unloaded) = failure(lines, counts, summary);
            if unloaded > 0 && unloaded == counts.broken() {
                Reading::Broken { reason: Reason::CollectionError, failure }
            } else {
                Reading::Failed(failure)
            }
        }
        Err(reason) => Reading::Unproven(reason),
    }
}

fn ran(line: &str) -> Option<u64> {
    let (number, rest) = super::text::leading_number(line.strip_prefix("Ran ")?)?;
    let seconds =
        rest.strip_prefix("tests in ").or_else(|| rest.strip_prefix("test in "))?.strip_suffix('s')?;
    seconds.parse::<f64>().is_ok().then_some(number)
}

/// `FAILED (failures=1, errors=1)` as its word and the counts.
fn result(line: &str, ran: u64) -> Option<(&str, TestCounts)> {
    let (word, details) = match line.split_once(" (") {
        Some((word, details)) => (word, details.strip_suffix(')')?),
        None => (line, ""),
    };
    if !matches!(word, "OK" | "FAILED" | "NO TESTS RAN") {
        return None;
    }
    let mut counts = TestCounts::default();
    for part in details.split(", ").filter(|part| !part.is_empty()) {
        let (name, number) = part.split_once('=')?;
        let place = match name {
            "failures" => &mut counts.failed,
            "errors" => &mut counts.errors,
            "skipped" => &mut counts.skipped,
            "expected failures" => &mut counts.expected_failures,
            "unexpected successes" => &mut counts.unexpected_passes,
            _ => return None,
        };
        *place = number.parse().ok()?;
    }
    let others =
        [counts.failed, counts.errors, counts.skipped, counts.expected_failures, counts.unexpected_passes];
    counts.passed = others.iter().fold(ran, |left, n| left.saturating_sub(*n));
    Some((word, counts))
}

/// The failing tests and the first one's traceback; and how many tests could not be loaded.
fn failure(lines: &Lines<'_>, counts: TestCounts, summary: String) -> (Failure, u64) {
    let mut tests: Vec<String> = Vec::new();
    let mut traceback = Traceback::default();
    let (mut unloaded, mut framed) = (0, false);
    for line in lines.details().iter() {
        let title = line.strip_prefix("ERROR: ").or_else(|| line.strip_prefix("FAIL: "));
        // A title without its end was torn where the output was cut.
        match title.filter(|title| framed && title.contains(')')) {
            Some(title) => {
                unloaded += u64::from(title.contains("unittest.loader._FailedTest"));
                if tests.len() < MAX_NAMES {
                    tests.push(test_name(title));
                }
            }
            None if tests.len() <= 1 => traceback.read(line),
            None => {}
        }
        framed = line.starts_with("======");
    }
    let signature: FailureSignature = traceback.signature().unwrap_or_default();
    (Failure { counts, summary, signature, tests }, unloaded)
}

/// `test_x (mod.Class.test_x)` of new Pythons and `test_x (mod.Class)` of old ones as `mod.Class.test_x`.
pub(super) fn test_name(title: &str) -> String {
    let Some((name, rest)) = title.split_once(" (") else { return title.to_owned() };
    let home = rest.split(')').next().unwrap_or(rest);
    match home.rsplit_once('.') {
        Some((_, last)) if last == name => home.to_owned(),
        _ => format!("{home}.{name}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_that_run_nothing_or_hide_an_interruption_are_refused() {
        for (args, expected) in [
            (vec!["-v", "tests.test_a"], None),
            (vec!["--help"], Some(Reason::CollectOnly)),
            (vec!["-c"], Some(Reason::ReportSuppressed)),
            (vec!["discover", "--catch"], Some(Reason::ReportSuppressed)),
        ] {
            assert_eq!(RUNNER.refusal(&RUNNER.options.read(&args)), expected, "{args:?}");
        }
    }

    #[test]
    fn a_test_has_one_name_in_every_python() {
        for (title, expected) in [
            ("test_x (mod.Case.test_x)", "mod.Case.test_x"),
            ("test_x (mod.Case)", "mod.Case.test_x"),
            ("test_x (mod.Case.test_x) (i=1)", "mod.Case.test_x"),
            ("setUpClass (mod.Case)", "mod.Case.setUpClass"),
            ("odd", "odd"),
        ] {
            assert_eq!(test_name(title), expected, "{title}");
        }
    }
}
