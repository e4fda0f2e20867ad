//! minitest: `# Running:`, then `4 runs, 3 assertions, 0 failures, 0 errors, 1 skips`.

use super::options::{Argument, Effect, Options, Rule};
use super::text::leading_number;
use super::{Failing, Failure, Invocation, Lines, Reading, Runner, judge};
use crate::signature::{bounded, is_class, shorten_path, thrown};
use crate::{FailureSignature, MAX_NAMES, Reason, TestCounts};
use std::collections::BTreeMap;

pub(super) const RUNNER: Runner = Runner {
    name: "minitest",
    invocations: &[Invocation::Script {
        interpreter: "ruby",
        options: Options {
            rules: &[Rule(Effect::Decides, "-w -W0 -W1 -W2", "-I -r")],
            clusters: "",
            attached: true,
        },
        is_test: |file| {
            let name = file.rsplit('/').next().unwrap_or(file);
            let stem = name.strip_suffix(".rb").unwrap_or_default();
            stem.ends_with("_test") || stem.ends_with("_spec") || stem.starts_with("test_")
        },
    }],
    options: Options {
        rules: &[
            Rule(Effect::Lists, "-h --help", ""),
            Rule(
                Effect::Displays,
                "-v --verbose -p --pride --show-skips -w -W0 -W1 -W2 --no-plugins",
                "-S --skip",
            ),
            Rule(Effect::Spreads, "", "-s --seed"),
            Rule(Effect::Narrows, "", "-n --name -i --include -e --exclude -x"),
            Rule(Effect::Decides, "", "-I -r"),
        ],
        clusters: "",
        attached: true,
    },
    refuses,
    names_tests_by_path: false,
    sums_up_once: true,
    counts_tests: true,
    failing: Failing::With(&[1]),
    read,
};

fn refuses(arguments: &[Argument]) -> Option<Reason> {
    let unclear = arguments.iter().any(|argument| RUNNER.options.are_shortened_by(argument));
    unclear.then_some(Reason::ReportSuppressed)
}

fn read(lines: &Lines<'_>, status: u8) -> Reading {
    let mut report = Report::default();
    lines.iter().for_each(|line| report.read(line));
    let (counts, summary) = match report.totals.as_slice() {
        [] => return without_totals(lines, status),
        [(counts, summary)] => (*counts, summary.clone()),
        _ => return Reading::Unproven(Reason::RepeatedSummary),
    };
    if lines.complete && report.begun != 1 {
        return Reading::Unproven(Reason::UnreadableReport);
    }
    match judge(counts, status, RUNNER.failing) {
        Ok(true) => Reading::Passed { counts, summary },
        Ok(false) => {
            let failed = Failures::of(lines);
            // Tests run in random order: the first by name is the same in every run.
            let signature = failed.values().next().cloned().unwrap_or_default();
            let tests = failed.into_keys().take(MAX_NAMES).collect();
            Reading::Failed(Failure { counts, summary, signature, tests })
        }
        Err(Reason::NoTests) if report.selects => Reading::Unproven(Reason::FilteredToNothing),
        Err(reason) => Reading::Unproven(reason),
    }
}

/// A program that ended before its tests began.
fn without_totals(lines: &Lines<'_>, status: u8) -> Reading {
    let begun = lines.iter().any(|line| line == "# Running:");
    let wrong = lines.iter().any(|line| {
        line.starts_with("invalid option: ") || line.starts_with("ruby: No such file or directory -- ")
    });
    match status {
        1 if wrong => Reading::Unproven(Reason::Infrastructure),
        1 if !begun => match unread(lines) {
            Some(signature) => {
                let failure = Failure { signature, ..Failure::default() };
                Reading::Broken { reason: Reason::CollectionError, failure }
            }
            None => Reading::Unproven(Reason::NoReport),
        },
        _ => Reading::Unproven(Reason::NoReport),
    }
}

/// What the lines of a run come to.
#[derive(Debug, Default)]
struct Report {
    begun: u64,
    /// Whether the run names what it selects.
    selects: bool,
    totals: Vec<(TestCounts, String)>,
}

/// The failing tests, each with what went wrong.
#[derive(Debug, Default)]
struct Failures {
    failed: BTreeMap<String, FailureSignature>,
    block: Option<Block>,
}

/// A failure: the test's name, what went wrong, and where.
#[derive(Debug, Default)]
struct Block {
    error: bool,
    test: Option<String>,
    signature: FailureSignature,
}

impl Report {
    fn read(&mut self, line: &str) {
        self.begun += u64::from(line == "# Running:");
        self.selects |= line.starts_with("Run options: -n ") || line.starts_with("Run options: --name");
        self.totals.extend(totals(line).map(|counts| (counts, line.to_owned())));
    }
}

impl Failures {
    fn of(lines: &Lines<'_>) -> BTreeMap<String, FailureSignature> {
        let mut failures = Self::default();
        lines.details().iter().for_each(|line| failures.read(line));
        failures.close();
        failures.failed
    }

    fn read(&mut self, line: &str) {
        let title = line.split_once(") ").filter(|(number, _)| number.trim_start().parse::<u64>().is_ok());
        if totals(line).is_some() {
            self.close();
        } else if let Some((_, kind)) =
            title.filter(|(_, kind)| matches!(*kind, "Failure:" | "Error:" | "Skipped:"))
        {
            self.close();
            self.block = (kind != "Skipped:").then(|| Block { error: kind == "Error:", ..Block::default() });
        } else if let Some(block) = &mut self.block {
            let unnamed = block.test.is_none();
            block.read(line);
            let known = block.test.as_ref().is_some_and(|test| self.failed.contains_key(test));
            if unnamed && known {
                self.block = None;
            }
        }
    }

    /// Keeps the failure that is being read.
    fn close(&mut self) {
        let Some(Block { test: Some(test), signature, .. }) = self.block.take() else { return };
        self.failed.entry(test).or_insert(signature);
    }
}

impl Block {
    fn read(&mut self, line: &str) {
        let text = line.trim_start();
        let signature = &mut self.signature;
        if text.is_empty() {
        } else if self.test.is_none() {
            // `CalcTest#test_label [test/calc_test.rb:13]:`; one without its end was torn where the output was cut.
            let Some(title) = text.strip_suffix(':') else { return };
            let (name, place) = title.split_once(" [").unwrap_or((title, ""));
            self.test = Some(name.to_owned());
            let file = place.split(':').next().filter(|file| !file.is_empty());
            signature.place = file.map(shorten_path);
        } else if signature.message.is_none() {
            match thrown(text).filter(|_| self.error) {
                Some((kind, message)) => {
                    (signature.kind, signature.message) = (Some(kind.to_owned()), Some(bounded(message)));
                }
                None => signature.message = Some(bounded(text)),
            }
        } else if text.starts_with("Actual: ") && !self.error {
            let so_far = signature.message.take().unwrap_or_default();
            signature.message = Some(bounded(&format!("{so_far}; {text}")));
        } else if signature.place.is_none() && line.starts_with("    ") {
            signature.place = ruby_file(text).filter(|path| !path.contains(' '));
        }
    }
}

/// `4 runs, 3 assertions, 1 failures, 1 errors, 1 skips`
fn totals(line: &str) -> Option<TestCounts> {
    let (ran, rest) = leading_number(line)?;
    let mut parts = rest.strip_prefix("runs, ")?.split(", ");
    let mut next = |name: &str| {
        let (number, word) = leading_number(parts.next()?)?;
        (word == name).then_some(number)
    };
    next("assertions")?;
    let (failed, errors, skipped) = (next("failures")?, next("errors")?, next("skips")?);
    let passed = [failed, errors, skipped].iter().fold(ran, |left, n| left.saturating_sub(*n));
    Some(TestCounts { passed, failed, errors, skipped, ..TestCounts::default() })
}

/// Why Ruby could not read a test program: a file that is missing, or one that does not parse.
fn unread(lines: &Lines<'_>) -> Option<FailureSignature> {
    let mut found: Option<FailureSignature> = None;
    for line in lines.details().iter() {
        match &found {
            None => found = unread_line(line),
            // Ruby's own loader stands between the error and the file that asked for more.
            Some(_) if line.contains("<internal:") => {}
            Some(_) => {
                let place = line.trim_start().strip_prefix("from ").and_then(ruby_file);
                return found.map(|found| FailureSignature { place: found.place.or(place), ..found });
            }
        }
    }
    found
}

/// `test/a_test.rb:6: syntax error, unexpected end`, `FILE:2:in `require': cannot load such file -- x (LoadError)`
fn unread_line(line: &str) -> Option<FailureSignature> {
    let (at, message) = line.split_once(": ")?;
    let (message, kind) = match message.strip_suffix(')').and_then(|message| message.rsplit_once(" (")) {
        Some((message, kind)) if is_class(kind) => (message, kind),
        _ if message.starts_with("syntax error") => (message, "SyntaxError"),
        _ => return None,
    };
    Some(FailureSignature {
        kind: Some(kind.to_owned()),
        message: Some(bounded(message)),
        place: ruby_file(at),
    })
}

/// The file of `test/a_test.rb:6:in …`.
fn ruby_file(at: &str) -> Option<String> {
    let (path, _) = at.split_once(".rb:")?;
    Some(shorten_path(&format!("{path}.rb")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_whole_line_of_totals_is_one() {
        for (line, passed) in [
            ("4 runs, 3 assertions, 1 failures, 1 errors, 1 skips", Some(1)),
            ("1 runs, 0 assertions, 0 failures, 0 errors, 0 skips", Some(1)),
            ("4 runs, 3 assertions, 1 failures, 1 errors", None),
            ("4 tests, 3 assertions, 1 failures, 1 errors, 1 skips", None),
            ("it had 4 runs, 3 assertions, 1 failures, 1 errors, 1 skips", None),
        ] {
            assert_eq!(totals(line).map(|counts| counts.passed), passed, "{line}");
        }
    }

    #[test]
    fn totals_count_only_behind_one_beginning() {
        let totals = "1 runs, 1 assertions, 0 failures, 0 errors, 0 skips\n";
        let reading = |output: &str| RUNNER.read(output, true, 0);
        assert!(matches!(reading(&format!("# Running:\n\n.\n\n{totals}")), Reading::Passed { .. }));
        assert_eq!(reading(totals), Reading::Unproven(Reason::UnreadableReport));
        let twice = format!("# Running:\n{totals}{totals}");
        assert_eq!(reading(&twice), Reading::Unproven(Reason::RepeatedSummary));
    }
}
