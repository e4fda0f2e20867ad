//! The Test Anything Protocol: a plan `1..3`, and `ok 1 - name` or `not ok 2 - name` for each test. A Perl test
//! program prints it, and runners of other languages do.
//!
//! A program that prints its own report is taken at its word like any other test, whose assertions are its own as
//! well. What counts is the exact form: one plan, every test of it once and in order, and the exit status to match.

use super::options::{Effect, Options, Rule};
use super::{Failing, Failure, Invocation, Lines, Reading, Runner, judge, nothing_more};
use crate::signature::Diagnostics;
use crate::{FailureSignature, MAX_NAMES, Reason, TestCounts};

/// A Perl test program, run on its own: `perl -Ilib t/mean.t`.
pub(super) const RUNNER: Runner = Runner {
    name: "perl",
    invocations: &[Invocation::Script {
        interpreter: "perl",
        options: Options {
            rules: &[Rule(Effect::Decides, "-w -W -T -t -Mstrict -Mwarnings -Mblib", "-I")],
            clusters: "",
            attached: true,
        },
        is_test: |file| file.ends_with(".t"),
    }],
    options: Options { rules: &[Rule(Effect::Decides, "-w -W -T -t", "-I")], clusters: "", attached: true },
    refuses: nothing_more,
    names_tests_by_path: false,
    sums_up_once: false,
    counts_tests: true,
    // Perl's test library ends with the number of failures, and with 255 when the program died.
    failing: Failing::Any,
    read,
};

/// The status of a Perl program that died.
const DIED: u8 = 255;

fn read(lines: &Lines<'_>, status: u8) -> Reading {
    let tap = Tap::of(lines);
    let mut diagnostics = Diagnostics::default();
    lines.details().iter().for_each(|line| diagnostics.read(line));
    if tap.is_empty() {
        return match status {
            DIED if diagnostics.did_not_compile() => {
                let signature = diagnostics.signature().unwrap_or_default();
                let failure = Failure { signature, ..Failure::default() };
                Reading::Broken { reason: Reason::CollectionError, failure }
            }
            2 if lines.contains("Can't open perl script") => Reading::Unproven(Reason::Infrastructure),
            _ => Reading::Unproven(Reason::NoReport),
        };
    }
    // A program that died, or left with a status of its own, broke in no test of the report.
    let broke = status != 0 && tap.counts.failed == 0 && lines.complete;
    match diagnostics.signature() {
        Some(signature) if broke && tap.is_readable() => {
            let counts = TestCounts { errors: 1, ..tap.counts };
            let summary = format!("{} passed, then the program ended with {status}", counts.passed);
            Reading::Failed(Failure { counts, summary, signature, tests: Vec::new() })
        }
        signature => tap.judge(lines, status, RUNNER.failing, signature),
    }
}

/// What the lines of the protocol come to.
#[derive(Debug, Default)]
pub(super) struct Tap {
    /// What the tests came to.
    pub(super) counts: TestCounts,
    /// The failing tests, at most [`MAX_NAMES`].
    pub(super) tests: Vec<String>,
    plans: u64,
    planned: u64,
    seen: u64,
    disordered: bool,
    bailed_out: bool,
}

impl Tap {
    pub(super) fn of(lines: &Lines<'_>) -> Self {
        let mut tap = Self::default();
        lines.iter().for_each(|line| tap.read(line));
        tap
    }

    pub(super) fn read(&mut self, line: &str) {
        // Cheap first: most lines of a long output are none of these.
        if !line.starts_with(['1', 'B', 'n', 'o']) {
            return;
        }
        if let Some(point) = Point::of(line) {
            self.seen += 1;
            self.disordered |= point.number != self.seen;
            let place = match (point.passed, point.directive) {
                (_, Some(Directive::Skip)) => &mut self.counts.skipped,
                (true, None) => &mut self.counts.passed,
                (true, Some(Directive::Todo)) => &mut self.counts.unexpected_passes,
                (false, Some(Directive::Todo)) => &mut self.counts.expected_failures,
                (false, None) => {
                    if self.tests.len() < MAX_NAMES {
                        self.tests.push(point.name.to_owned());
                    }
                    &mut self.counts.failed
                }
            };
            *place += 1;
        } else if let Some(planned) = plan(line) {
            self.plans += 1;
            self.planned = planned;
            if planned == 0 && line.contains('#') {
                self.counts.skipped += 1;
            }
        }
        self.bailed_out |= line.starts_with("Bail out!");
    }

    /// Whether there is no report at all.
    pub(super) fn is_empty(&self) -> bool {
        self.plans == 0 && self.seen == 0
    }

    /// Whether the report says how many tests it holds.
    pub(super) fn has_a_plan(&self) -> bool {
        self.plans > 0
    }

    /// Whether its one plan is kept, in order and to the end.
    pub(super) fn is_whole(&self) -> bool {
        self.is_readable() && self.plans == 1 && self.planned == self.seen
    }

    /// How many tests the report names.
    pub(super) fn seen(&self) -> u64 {
        self.seen
    }

    /// Whether what there is of a report is in order.
    fn is_readable(&self) -> bool {
        self.plans <= 1 && !self.disordered && !self.bailed_out
    }

    /// The reading of a report that is the whole of a run's.
    pub(super) fn judge(
        self,
        lines: &Lines<'_>,
        status: u8,
        failing: Failing,
        signature: Option<FailureSignature>,
    ) -> Reading {
        let whole = self.is_whole();
        // A run that fails may end before its plan, or report a broken clean-up beyond it.
        let told = status != 0 && self.counts.failed > 0 && self.plans <= 1;
        if self.is_empty() || (!whole && !lines.complete) {
            return Reading::Unproven(Reason::NoReport);
        }
        if self.bailed_out {
            return Reading::Unproven(Reason::Infrastructure);
        }
        if !whole && !told {
            let reason = if self.plans > 1 { Reason::RepeatedSummary } else { Reason::UnreadableReport };
            return Reading::Unproven(reason);
        }
        let TestCounts { passed, failed, .. } = self.counts;
        let summary = format!("1..{}: {passed} ok, {failed} not ok", self.planned.max(self.seen));
        match judge(self.counts, status, failing) {
            Ok(true) => Reading::Passed { counts: self.counts, summary },
            Ok(false) => Reading::Failed(Failure {
                counts: self.counts,
                summary,
                signature: signature.unwrap_or_default(),
                tests: self.tests,
            }),
            Err(reason) => Reading::Unproven(reason),
        }
    }
}

/// `1..3`, also with a comment, as in `1..0 # SKIP no printer`.
fn plan(line: &str) -> Option<u64> {
    let rest = line.strip_prefix("1..")?;
    rest.split('#').next().unwrap_or(rest).trim_end().parse().ok()
}

/// One test's line.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Point<'a> {
    pub(super) passed: bool,
    pub(super) name: &'a str,
    pub(super) directive: Option<Directive>,
    number: u64,
}

/// What a test's line says beyond its result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Directive {
    Skip,
    Todo,
}

impl<'a> Point<'a> {
    /// `ok 1 - name`, `not ok 2 name # TODO why`; a test of a subtest is indented and no line of the whole.
    pub(super) fn of(line: &'a str) -> Option<Self> {
        let (passed, rest) = match line.strip_prefix("not ok ") {
            Some(rest) => (false, rest),
            None => (true, line.strip_prefix("ok ")?),
        };
        let (number, text) = rest.split_once(' ').unwrap_or((rest, ""));
        let directed = text.match_indices('#').find_map(|(at, _)| {
            let word = text.get(at + 1..)?.trim_start().get(..4)?;
            let directive = match word {
                _ if word.eq_ignore_ascii_case("skip") => Directive::Skip,
                _ if word.eq_ignore_ascii_case("todo") => Directive::Todo,
                _ => return None,
            };
            Some((text.get(..at)?, directive))
        });
        let name = directed.map_or(text, |(name, _)| name).trim();
        Some(Self {
            passed,
            number: number.parse().ok()?,
            name: name.strip_prefix("- ").unwrap_or(name),
            directive: directed.map(|(_, directive)| directive),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_line_is_a_tests_only_with_its_number() {
        let point = |passed, number, name, directive| Some(Point { passed, name, directive, number });
        for (line, expected) in [
            ("ok 1 - adds", point(true, 1, "adds", None)),
            ("not ok 12 adds", point(false, 12, "adds", None)),
            ("ok 3", point(true, 3, "", None)),
            ("ok 3 # skip no network", point(true, 3, "", Some(Directive::Skip))),
            ("ok 4 - # SKIP adds", point(true, 4, "-", Some(Directive::Skip))),
            ("not ok 2 - adds # TODO soon", point(false, 2, "adds", Some(Directive::Todo))),
            ("ok 2 - adds #2 # todo soon", point(true, 2, "adds #2", Some(Directive::Todo))),
            ("ok 2 - é #é", point(true, 2, "é #é", None)),
            ("ok", None),
            ("ok then", None),
            ("    ok 1 - of a subtest", None),
            ("# ok 1", None),
        ] {
            assert_eq!(Point::of(line), expected, "{line}");
        }
    }

    #[test]
    fn a_report_counts_only_when_its_one_plan_is_kept_in_order() {
        let reading = |output: &str, status| RUNNER.read(output, true, status);
        assert!(matches!(reading("1..2\nok 1\nok 2\n", 0), Reading::Passed { .. }));
        for (output, status, reason) in [
            ("1..2\nok 1\n", 0, Reason::UnreadableReport),
            ("1..1\nok 1\nok 2\n", 0, Reason::UnreadableReport),
            ("1..2\nok 2\nok 1\n", 0, Reason::UnreadableReport),
            ("ok 1\nok 2\n", 0, Reason::UnreadableReport),
            ("1..1\n1..1\nok 1\n", 0, Reason::RepeatedSummary),
            ("1..1\nnot ok 1\n", 0, Reason::CountsContradictStatus),
            ("1..1\nok 1\n", 1, Reason::CountsContradictStatus),
            ("1..0\n", 0, Reason::NoTests),
            ("1..0 # SKIP no printer\n", 0, Reason::AllSkipped),
            ("1..1\nok 1 # skip\n", 0, Reason::AllSkipped),
            ("1..2\nnot ok 1\nBail out!\n", 255, Reason::Infrastructure),
            ("", 0, Reason::NoReport),
        ] {
            assert_eq!(reading(output, status), Reading::Unproven(reason), "{output}");
        }
    }

    proptest! {
        #[test]
        fn a_report_passes_when_all_its_tests_are_ok(results in prop::collection::vec(any::<bool>(), 1..20)) {
            let mut report = format!("1..{}\n", results.len());
            for (number, passed) in results.iter().enumerate() {
                report += &format!("{}ok {} - t\n", if *passed { "" } else { "not " }, number + 1);
            }
            let failed = results.iter().filter(|passed| !**passed).count();
            let reading = RUNNER.read(&report, true, u8::try_from(failed).unwrap());
            prop_assert_eq!(matches!(reading, Reading::Passed { .. }), failed == 0);
            prop_assert_eq!(matches!(reading, Reading::Failed(_)), failed > 0);
        }
    }
}
