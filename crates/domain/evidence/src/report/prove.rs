//! prove: a line for each file, then `Files=2, Tests=6, …` and `Result: PASS`.
//!
//! A test that a file skips or marks as unfinished counts as one that is ok: only a verbose run shows which.

use super::options::{Argument, Effect, Options, Rule};
use super::tap::Tap;
use super::{Failing, Failure, Invocation, Lines, Reading, Runner, judge};
use crate::signature::Diagnostics;
use crate::{MAX_NAMES, Reason, TestCounts};

pub(super) const RUNNER: Runner = Runner {
    name: "prove",
    invocations: &[Invocation::Program("prove")],
    options: Options {
        rules: &[
            Rule(Effect::Lists, "-D --dry -h --help -H --man -V --version", ""),
            // An interpreter of one's own makes a report of anything; a status that is ignored proves nothing.
            Rule(Effect::Hides, "--ignore-exit", "-e --exec --harness --formatter --source -P"),
            Rule(
                Effect::Displays,
                "-v --verbose -q --quiet -Q --QUIET -f --failures -o --comments --directives --timer -c --color \
                 --nocolor --count --nocount --normalize -p --parse",
                "",
            ),
            Rule(Effect::Spreads, "-s --shuffle --reverse", "-j --jobs --rules"),
            Rule(Effect::Selects, "", "--state"),
            Rule(
                Effect::Decides,
                "-l --lib -b --blib -r --recurse -m --merge -w -W -t -T --norc --trap",
                "-I -M --ext --rc --statefile -a --archive",
            ),
        ],
        clusters: "vqQfocpslbrmwWtTD",
        attached: true,
    },
    refuses,
    names_tests_by_path: false,
    sums_up_once: true,
    counts_tests: false,
    failing: Failing::With(&[1]),
    read,
};

/// Any beginning of a long option stands for it, and letters stand together with values, so that what is not known may
/// be anything. `-lrj4` is ordinary.
fn refuses(arguments: &[Argument]) -> Option<Reason> {
    let is_unclear = |argument: &Argument| {
        let Argument::Unknown(word) = argument else { return false };
        let letters = word.trim_start_matches('-').trim_end_matches(|c: char| c.is_ascii_digit());
        let spreads =
            letters.strip_suffix('j').is_some_and(|rest| rest.chars().all(|c| "vqlrsm".contains(c)));
        !spreads || word.starts_with("--")
    };
    // A stored stream is read, not run.
    let stored = |argument: &Argument| matches!(argument, Argument::Operand(path) if path.ends_with(".tap"));
    arguments
        .iter()
        .any(|argument| is_unclear(argument) || stored(argument))
        .then_some(Reason::ReportSuppressed)
}

fn read(lines: &Lines<'_>, status: u8) -> Reading {
    let mut report = Report::default();
    lines.iter().for_each(|line| report.read(line));
    let (files, ran) = match report.totals.as_slice() {
        [] if report.results.is_empty() => return Reading::Unproven(Reason::NoReport),
        [totals] => *totals,
        _ => return Reading::Unproven(Reason::RepeatedSummary),
    };
    let [result] = report.results.as_slice() else { return Reading::Unproven(Reason::RepeatedSummary) };
    if report.bailed_out {
        return Reading::Unproven(Reason::Infrastructure);
    }
    match (result.as_str(), status) {
        ("NOTESTS", 0) => {
            return Reading::Unproven(if files > 0 { Reason::AllSkipped } else { Reason::NoTests });
        }
        ("NOTESTS", _) => return Reading::Unproven(Reason::Infrastructure),
        ("PASS", 0) | ("FAIL", 1) => {}
        ("PASS" | "FAIL", _) => return Reading::Unproven(Reason::CountsContradictStatus),
        _ => return Reading::Unproven(Reason::UnreadableReport),
    }
    let counts = report.counts(ran, lines);
    let summary = format!("Files={files}, Tests={ran}; Result: {result}");
    match judge(counts, status, RUNNER.failing) {
        Ok(true) => Reading::Passed { counts, summary },
        Ok(false) => {
            let mut diagnostics = Diagnostics::default();
            lines.details().iter().for_each(|line| diagnostics.read(line));
            let unread = counts.failed == 0 && diagnostics.did_not_compile();
            let mut tests = diagnostics.tests();
            tests.extend(report.broken);
            tests.truncate(MAX_NAMES);
            let mut signature = diagnostics.signature().unwrap_or_default();
            signature.place = signature.place.or_else(|| tests.first().cloned());
            let failure = Failure { counts, summary, signature, tests };
            if unread {
                Reading::Broken { reason: Reason::CollectionError, failure }
            } else {
                Reading::Failed(failure)
            }
        }
        Err(reason) => Reading::Unproven(reason),
    }
}

/// What the lines of a run come to.
#[derive(Debug, Default)]
struct Report {
    /// Files and tests of each line of totals.
    totals: Vec<(u64, u64)>,
    results: Vec<String>,
    failed: u64,
    skipped: u64,
    unexpected_passes: u64,
    /// Files that ended badly without a failing test of their own.
    broken: Vec<String>,
    errors: u64,
    bailed_out: bool,
}

impl Report {
    fn read(&mut self, line: &str) {
        if let Some(result) = line.strip_prefix("Result: ") {
            self.results.push(result.to_owned());
        } else if let Some(totals) = totals(line) {
            self.totals.push(totals);
        } else if let Some((file, failed)) = failing_file(line) {
            self.failed = self.failed.saturating_add(failed);
            if failed == 0 && !line.contains("(Wstat: 0 ") {
                self.errors += 1;
                self.broken.push(file.to_owned());
            }
        } else if let Some(which) = line.strip_prefix("  TODO passed: ") {
            self.unexpected_passes += count_ranges(which);
        } else if line.contains(". skipped") {
            self.skipped += u64::from(line.contains(".. skipped: ") || line.ends_with(".. skipped"));
        }
        self.bailed_out |= line.starts_with("FAILED--Further testing stopped");
    }

    fn counts(&self, ran: u64, lines: &Lines<'_>) -> TestCounts {
        let not_passed = self.failed.saturating_add(self.unexpected_passes);
        let whole = TestCounts {
            passed: ran.saturating_sub(not_passed),
            failed: self.failed,
            errors: self.errors,
            skipped: self.skipped,
            unexpected_passes: self.unexpected_passes,
            ..TestCounts::default()
        };
        // A verbose run shows each test's line.
        let tap = Tap::of(lines);
        if tap.seen() != ran || tap.counts.failed != self.failed {
            return whole;
        }
        let skipped = self.skipped.saturating_add(tap.counts.skipped);
        TestCounts { errors: self.errors, skipped, ..tap.counts }
    }
}

/// `Files=2, Tests=6,  1 wallclock secs (…)`
fn totals(line: &str) -> Option<(u64, u64)> {
    let mut parts = line.strip_prefix("Files=")?.split(", ");
    let files = parts.next()?.parse().ok()?;
    let tests = parts.next()?.strip_prefix("Tests=")?.trim_end_matches(',').parse().ok()?;
    Some((files, tests))
}

/// `t/mean.t (Wstat: 512 (exited 2) Tests: 3 Failed: 2)` as file and number of failing tests.
fn failing_file(line: &str) -> Option<(&str, u64)> {
    let (file, rest) = line.strip_suffix(')')?.split_once(" (Wstat: ")?;
    let (_, failed) = rest.rsplit_once(" Failed: ")?;
    Some((file.trim_end(), failed.parse().ok()?))
}

/// How many tests `1-3, 7` names.
fn count_ranges(text: &str) -> u64 {
    let of = |part: &str| {
        let (from, to) = part.split_once('-').unwrap_or((part, part));
        let (from, to) = (from.trim().parse::<u64>().ok()?, to.trim().parse::<u64>().ok()?);
        to.checked_sub(from)?.checked_add(1)
    };
    text.split(',').filter_map(of).fold(0, u64::saturating_add)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_that_run_nothing_or_another_program_are_refused() {
        for (args, expected) in [
            ("-l t", None),
            ("-lvr -j4 t", None),
            ("-lrj4 t", None),
            ("--ign t", Some(Reason::ReportSuppressed)),
            ("-le cat t", Some(Reason::ReportSuppressed)),
            ("-D", Some(Reason::CollectOnly)),
            ("-lD", Some(Reason::CollectOnly)),
            ("-e cat t", Some(Reason::ReportSuppressed)),
            ("--exec=cat t", Some(Reason::ReportSuppressed)),
            ("--ignore-exit", Some(Reason::ReportSuppressed)),
        ] {
            let words: Vec<&str> = args.split(' ').collect();
            assert_eq!(RUNNER.refusal(&RUNNER.options.read(&words)), expected, "{args}");
        }
    }

    #[test]
    fn ranges_of_tests_are_counted() {
        for (text, expected) in [("2", 1), ("1-3, 7", 4), ("  1-2", 2), ("3-1", 0), ("", 0)] {
            assert_eq!(count_ranges(text), expected, "{text}");
        }
    }

    #[test]
    fn a_second_summary_or_a_status_of_its_own_proves_nothing() {
        let pass = "t/a.t .. ok\nAll tests successful.\nFiles=1, Tests=2,  0 wallclock secs\nResult: PASS\n";
        assert!(matches!(RUNNER.read(pass, true, 0), Reading::Passed { .. }));
        for (output, status, reason) in [
            (pass.repeat(2), 0, Reason::RepeatedSummary),
            (format!("Result: PASS\n{pass}"), 0, Reason::RepeatedSummary),
            (pass.to_owned(), 1, Reason::CountsContradictStatus),
            (pass.replace("Tests=2", "Tests=0").replace("PASS", "NOTESTS"), 0, Reason::AllSkipped),
        ] {
            assert_eq!(RUNNER.read(&output, true, status), Reading::Unproven(reason), "{output}");
        }
    }
}
