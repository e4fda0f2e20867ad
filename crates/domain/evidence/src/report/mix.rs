//! mix test, Elixir's: `Finished in 0.03 seconds …`, then `1 doctest, 4 tests, 0 failures, 1 skipped`, in an umbrella
//! for each application, below its `==> name`.

use super::options::{Effect, Options, Rule};
use super::text::leading_number;
use super::{Failing, Failure, Invocation, Lines, Reading, Runner, judge, nothing_more};
use crate::signature::{bounded, is_class, shorten_path};
use crate::{FailureSignature, MAX_NAMES, Reason, TestCounts};
use std::collections::BTreeMap;

pub(super) const RUNNER: Runner = Runner {
    name: "mix test",
    invocations: &[Invocation::Subcommand("mix", Options::NONE, "test")],
    options: Options {
        rules: &[
            Rule(Effect::Hides, "--listen-on-stdin --profile-require", "--formatter"),
            Rule(Effect::Displays, "--trace --color --no-color", "--slowest --max-failures"),
            Rule(Effect::Spreads, "", "--seed --max-cases --partitions"),
            Rule(Effect::Narrows, "--failed --stale", ""),
            Rule(Effect::Selects, "", "--only --exclude --include"),
            Rule(
                Effect::Decides,
                "--cover --force --no-compile --no-deps-check --no-archives-check --no-start --preload-modules \
                 --raise --warnings-as-errors --no-elixir-version-check",
                "--exit-status --timeout --export-coverage",
            ),
        ],
        clusters: "",
        attached: false,
    },
    refuses: nothing_more,
    names_tests_by_path: false,
    sums_up_once: false,
    counts_tests: true,
    // 2, or what the command line chose.
    failing: Failing::Any,
    read,
};

fn read(lines: &Lines<'_>, status: u8) -> Reading {
    let mut report = Report::default();
    lines.iter().for_each(|line| report.read(line));
    let Some((first, rest)) = report.totals.split_first() else {
        return report.without_totals(lines, status);
    };
    // The decisive line: the one that failed, else the first.
    let summary = report.totals.iter().find(|(counts, _)| counts.broken() > 0).unwrap_or(first).1.clone();
    let counts = rest.iter().fold(first.0, |sum, (counts, _)| sum.plus(*counts));
    if report.repeated || report.finished < report.totals.len() {
        return Reading::Unproven(Reason::RepeatedSummary);
    }
    if report.open && lines.complete {
        // An application began and told of no end.
        return Reading::Unproven(Reason::UnreadableReport);
    }
    if status == 1 && counts.passed == 0 && report.nothing_chosen {
        return Reading::Unproven(Reason::FilteredToNothing);
    }
    match judge(counts, status, RUNNER.failing) {
        Ok(true) => Reading::Passed { counts, summary },
        Ok(false) => {
            let failed = Failures::of(lines).failed;
            // Tests run in random order: the first by name is the same in every run.
            let signature = failed.values().next().cloned().unwrap_or_default();
            let tests = failed.into_keys().take(MAX_NAMES).collect();
            Reading::Failed(Failure { counts, summary, signature, tests })
        }
        Err(reason) => Reading::Unproven(reason),
    }
}

/// What the lines of a run come to.
#[derive(Debug, Default)]
struct Report {
    totals: Vec<(TestCounts, String)>,
    /// How many runs say that they are finished.
    finished: usize,
    /// Whether an application of an umbrella has begun and told of no end.
    open: bool,
    /// Whether the application at hand has told its totals.
    told: bool,
    repeated: bool,
    nothing_to_run: bool,
    nothing_chosen: bool,
}

/// What the lines tell of what went wrong.
#[derive(Debug, Default)]
struct Failures {
    /// The failing tests, each with what went wrong.
    failed: BTreeMap<String, FailureSignature>,
    block: Option<(String, FailureSignature)>,
    /// The file that does not compile, and why.
    uncompiled: Option<FailureSignature>,
}

impl Report {
    fn read(&mut self, line: &str) {
        if let Some(counts) = totals(line) {
            self.repeated |= self.told;
            (self.told, self.open) = (true, false);
            self.totals.push((counts, line.to_owned()));
        } else if line.starts_with("==> ") {
            (self.told, self.open) = (false, true);
        } else if line.starts_with("Finished in ") {
            self.finished += 1;
        }
        let nothing = line == "There are no tests to run" || line == "No stale tests";
        self.nothing_to_run |= nothing;
        self.open &= !nothing;
        self.nothing_chosen |= line.starts_with("The --only option was given to ");
    }

    fn without_totals(&self, lines: &Lines<'_>, status: u8) -> Reading {
        if self.nothing_to_run {
            return Reading::Unproven(Reason::NoTests);
        }
        if let Some(signature) = Failures::of(lines).uncompiled.filter(|_| status != 0) {
            let of_tests = signature.place.as_deref().is_some_and(|place| place.ends_with(".exs"));
            let reason = if of_tests { Reason::CollectionError } else { Reason::BuildFailed };
            return Reading::Broken { reason, failure: Failure { signature, ..Failure::default() } };
        }
        let wrong = lines.iter().any(|line| {
            line.starts_with("** (Mix) ") || line.starts_with("Paths given to \"mix test\" did not match ")
        });
        Reading::Unproven(if wrong && status != 0 { Reason::Infrastructure } else { Reason::NoReport })
    }
}

impl Failures {
    fn of(lines: &Lines<'_>) -> Self {
        let mut failures = Self::default();
        lines.details().iter().for_each(|line| failures.read(line));
        failures.close();
        failures
    }

    fn read(&mut self, line: &str) {
        if let Some(file) = line.strip_prefix("== Compilation error in file ") {
            let place = shorten_path(file.trim_end_matches([' ', '=']));
            let nothing_yet = FailureSignature { place: Some(place), ..FailureSignature::default() };
            self.uncompiled.get_or_insert(nothing_yet);
        } else if let Some(test) = title(line) {
            self.close();
            self.block = Some((test.to_owned(), FailureSignature::default()));
        } else if !line.starts_with("==> ") {
            self.detail(line);
        }
    }

    fn detail(&mut self, line: &str) {
        if let Some(uncompiled) = self.uncompiled.as_mut().filter(|told| told.message.is_none()) {
            if let Some((kind, message)) = raised(line) {
                (uncompiled.kind, uncompiled.message) = (Some(kind.to_owned()), Some(bounded(message)));
            }
        } else if let Some((_, signature)) = &mut self.block {
            // A failure's lines are indented; a result of the next test is not.
            match line.strip_prefix("     ") {
                Some(text) => describe(signature, text),
                None if line.is_empty() => {}
                None => self.close(),
            }
        }
    }

    /// Keeps the failure that is being read.
    fn close(&mut self) {
        let Some((test, signature)) = self.block.take() else { return };
        self.failed.entry(test).or_insert(signature);
    }
}

/// One line of a failure: its place, the exception or the assertion, the two sides.
fn describe(signature: &mut FailureSignature, text: &str) {
    let placed = text.trim_start().split_once(".exs:").filter(|(path, _)| !path.contains([' ', '"']));
    if let Some((path, _)) = placed {
        signature.place.get_or_insert_with(|| shorten_path(&format!("{path}.exs")));
    } else if let Some((kind, message)) = raised(text).filter(|_| signature.message.is_none()) {
        (signature.kind, signature.message) = (Some(kind.to_owned()), Some(bounded(message)));
    } else if signature.message.is_none() {
        signature.message = Some(bounded(text));
    } else if text.starts_with("left: ") || text.starts_with("right: ") {
        let so_far = signature.message.take().unwrap_or_default();
        signature.message = Some(bounded(&format!("{so_far}; {text}")));
    }
}

/// The test of `  1) test mean of two (CalcTest)`, or the case whose set-up broke.
fn title(line: &str) -> Option<&str> {
    let (number, title) = line.strip_prefix("  ")?.split_once(") ")?;
    number.parse::<u64>().ok()?;
    Some(title.split_once(": failure on ").map_or(title, |(case, _)| case))
}

/// `** (ArgumentError) no numbers` as exception and message.
fn raised(line: &str) -> Option<(&str, &str)> {
    let (kind, message) = line.strip_prefix("** (")?.split_once(") ")?;
    is_class(kind).then_some((kind, message))
}

/// `1 doctest, 4 tests, 0 failures, 2 excluded, 1 skipped`: kinds of tests, then what became of them.
fn totals(line: &str) -> Option<TestCounts> {
    let mut counts = TestCounts::default();
    let (mut ran, mut judged) = (0u64, false);
    for part in line.split(", ") {
        let (number, name) = leading_number(part)?;
        match name {
            "failure" | "failures" if !judged => (counts.failed, judged) = (number, true),
            "excluded" if judged => counts.deselected = number,
            "skipped" if judged => counts.skipped = number,
            "invalid" if judged => counts.errors = number,
            kind if !judged && kind.bytes().all(|b| b.is_ascii_alphabetic() || b == b'_') => {
                ran = ran.checked_add(number)?;
            }
            _ => return None,
        }
    }
    let others = [counts.failed, counts.deselected, counts.skipped, counts.errors];
    counts.passed = others.iter().fold(ran, |left, n| left.saturating_sub(*n));
    judged.then_some(counts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_whole_line_of_totals_is_one() {
        for (line, passed) in [
            ("1 doctest, 4 tests, 0 failures, 1 excluded, 1 skipped", Some(3)),
            ("2 properties, 1 test, 1 failure", Some(2)),
            ("1 test, 0 failures, 1 invalid", Some(0)),
            ("0 failures", Some(0)),
            ("4 tests", None),
            ("0 failures, 4 tests", None),
            ("4 tests, 0 failures, 1 wonder", None),
            ("4 tests, 0 failures or so", None),
        ] {
            assert_eq!(totals(line).map(|counts| counts.passed), passed, "{line}");
        }
    }

    #[test]
    fn each_application_of_an_umbrella_tells_its_totals_once() {
        let run = "Finished in 0.1 seconds\n1 test, 0 failures\n";
        let reading = |output: &str| RUNNER.read(output, true, 0);
        for (output, expected) in [
            (run.to_owned(), None),
            (format!("==> a\n{run}==> b\n{run}"), None),
            (format!("==> a\n{run}==> b\nThere are no tests to run\n"), None),
            (format!("==> a\n{run}==> b\n"), Some(Reason::UnreadableReport)),
            (format!("==> a\n{run}{run}"), Some(Reason::RepeatedSummary)),
            (run.repeat(2), Some(Reason::RepeatedSummary)),
            ("1 test, 0 failures\n".to_owned(), Some(Reason::RepeatedSummary)),
        ] {
            match expected {
                Some(reason) => assert_eq!(reading(&output), Reading::Unproven(reason), "{output}"),
                None => assert!(matches!(reading(&output), Reading::Passed { .. }), "{output}"),
            }
        }
    }
}
