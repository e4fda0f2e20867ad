//! go test: a line for each package, `ok  \tshop/tax\t0.004s`, `FAIL\tshop/basket\t0.004s` or `?   \tshop/words\t[no test
//! files]`, behind what its tests printed.
//!
//! Without `-v` nothing names or counts the tests that passed, so packages are what is counted here, with `-v` too: a
//! run may be shown in one way when it fails and in the other when it passes.

use super::go_events::text_of;
use super::options::{Argument, Effect, Options, Rule};
use super::{Failing, Failure, Invocation, Lines, Reading, Runner, judge};
use crate::signature::{GoFailures, go_compile_error};
use crate::{MAX_NAMES, Reason, TestCounts};
use std::collections::HashSet;

pub(super) const RUNNER: Runner = Runner {
    name: "go test",
    invocations: &[Invocation::Subcommand("go", Options::NONE, "test")],
    options: Options {
        rules: &[
            Rule(Effect::Lists, "-c -n -h -help --help", "-list --list -test.list"),
            // With benchmarks or fuzzing a package without tests is `ok` all the same.
            Rule(
                Effect::Hides,
                "-test.paniconexit0",
                "-exec --exec -toolexec --toolexec -bench --bench -test.bench -fuzz --fuzz -test.fuzz -o",
            ),
            // `-count` is how cached results are passed over.
            Rule(
                Effect::Displays,
                "-v --v -test.v -json --json -x -failfast --failfast -test.failfast -benchmem",
                "-count --count -test.count",
            ),
            Rule(
                Effect::Spreads,
                "",
                "-p -parallel --parallel -test.parallel -cpu -test.cpu -shuffle --shuffle -test.shuffle",
            ),
            Rule(Effect::Narrows, "", "-run --run -test.run -skip --skip -test.skip"),
            Rule(Effect::Selects, "-short --short -test.short", ""),
            Rule(
                Effect::Decides,
                "-race -msan -asan -a -trimpath -cover --cover -work",
                "-timeout --timeout -test.timeout -tags --tags -covermode -coverpkg \
                 -coverprofile --coverprofile -cpuprofile -memprofile -mutexprofile -blockprofile -trace -outputdir \
                 -mod -modfile -ldflags -gcflags -vet -C -overlay -pgo",
            ),
        ],
        clusters: "",
        attached: false,
    },
    refuses,
    names_tests_by_path: false,
    sums_up_once: false,
    counts_tests: false,
    failing: Failing::With(&[1, 2]),
    read,
};

/// What stands behind `-args` goes to the tests, and `-test.list` among it would list.
fn refuses(arguments: &[Argument]) -> Option<Reason> {
    arguments
        .iter()
        .any(|argument| matches!(argument.name(), "-args" | "--args"))
        .then_some(Reason::ReportSuppressed)
}

/// Whether it prints a line for each package and nothing of those that are well: packages are named, and the tests are
/// not. Otherwise the warning that there was nothing to run stands apart from the line of the package.
pub(super) fn tells_packages_only(arguments: &[Argument]) -> bool {
    let named = |one: &Argument| matches!(one, Argument::Operand(_));
    let verbose = |one: &Argument| matches!(one.name(), "-v" | "--v" | "-test.v" | "-json" | "--json");
    arguments.iter().any(named)
        && !arguments.iter().any(verbose)
        && arguments.iter().all(|one| named(one) || one.effect().is_some())
}

/// The test of `--- PASS: TestMean (0.00s)`.
pub(super) fn passing(line: &str) -> Option<&str> {
    ended(line).filter(|(word, _)| *word == "PASS").map(|(_, test)| test)
}

fn read(lines: &Lines<'_>, status: u8) -> Reading {
    match text_of(lines) {
        Some(text) => read_text(&Lines::new(&text, lines.complete), status),
        None => read_text(lines, status),
    }
}

fn read_text(lines: &Lines<'_>, status: u8) -> Reading {
    let mut report = Report::default();
    for line in lines.iter() {
        report.read(line, lines.complete);
    }
    if status != 0 && lines.contains("flag provided but not defined: -") {
        return Reading::Unproven(Reason::Infrastructure);
    }
    if report.packages.is_empty() {
        return Reading::Unproven(match status {
            0 => Reason::NoReport,
            _ if lines.complete => Reason::Infrastructure,
            _ => Reason::OutputCut,
        });
    }
    if report.repeated {
        return Reading::Unproven(Reason::RepeatedSummary);
    }
    let counts = report.counts;
    match judge(counts, status, RUNNER.failing) {
        Ok(true) if report.failed_test => Reading::Unproven(Reason::CountsContradictStatus),
        Ok(true) if report.cached == counts.passed => Reading::Unproven(Reason::OnlyCached),
        Ok(true) => Reading::Passed { counts, summary: report.summary },
        Ok(false) if counts.failed == 0 => {
            let signature = go_compile_error(lines.details().iter()).unwrap_or_default();
            let failure = Failure { summary: report.summary, signature, ..Failure::default() };
            Reading::Broken { reason: Reason::BuildFailed, failure }
        }
        Ok(false) => Reading::Failed(failure(lines, counts, report.summary)),
        Err(reason) => Reading::Unproven(reason),
    }
}

/// The lines of all packages.
#[derive(Debug, Default)]
struct Report {
    packages: HashSet<String>,
    counts: TestCounts,
    /// How many of the packages that passed were not run again.
    cached: u64,
    /// Whether there are more results than the run can have.
    repeated: bool,
    /// The decisive line: that of a package which failed, else of the last that passed.
    summary: String,
    /// The tests since the last result that began, ended, passed and were skipped, as far as `-v` shows them.
    tests: [u64; 4],
    /// Whether a test failed, as far as `-v` shows it: its package cannot have passed.
    failed_test: bool,
    /// Whether the package warned that it has no tests to run: alone it does not repeat that in its result.
    none: bool,
}

impl Report {
    fn read(&mut self, line: &str, complete: bool) {
        let [began, over, passed, skipped] = &mut self.tests;
        if line == "testing: warning: no tests to run" {
            self.none = true;
        } else if line.starts_with("=== RUN ") {
            *began += 1;
        } else if let Some((word, _)) = ended(line) {
            *over += 1;
            self.failed_test |= word == "FAIL";
            *passed += u64::from(word == "PASS");
            *skipped += u64::from(word == "SKIP");
        } else if let Some((package, result)) = package(line) {
            let [began, over, passed, skipped] = std::mem::take(&mut self.tests);
            let warned = std::mem::take(&mut self.none);
            let named = began > 0;
            // A test that is still running printed this line.
            self.repeated |= named && complete && began != over && matches!(result, Result::Ok { .. });
            self.repeated |= !self.packages.insert(package.to_owned());
            let failed_before = self.counts.broken() > 0;
            let counted = match result {
                Result::Ok { none, .. } if none || warned => &mut self.counts.deselected,
                Result::Ok { .. } if named && passed == 0 && skipped > 0 => &mut self.counts.skipped,
                Result::Ok { cached, .. } => {
                    self.cached += u64::from(cached);
                    &mut self.counts.passed
                }
                Result::Failed => &mut self.counts.failed,
                Result::NotBuilt => &mut self.counts.errors,
                Result::Empty => return,
            };
            *counted += 1;
            if self.counts.broken() == 0 || !failed_before {
                line.clone_into(&mut self.summary);
            }
        }
    }
}

/// How a package ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Result {
    /// No test failed; `none` when none was selected.
    Ok {
        cached: bool,
        none: bool,
    },
    /// It has no tests.
    Empty,
    Failed,
    NotBuilt,
}

/// The package and the result of a line of the report.
fn package(line: &str) -> Option<(&str, Result)> {
    if !line.starts_with(['o', '?', 'F']) {
        return None;
    }
    let mut words = line.split_whitespace();
    let (word, package, third) = (words.next()?, words.next()?, words.next()?);
    let took = third.strip_suffix('s').is_some_and(|seconds| seconds.parse::<f64>().is_ok());
    let cached = third == "(cached)";
    let result = match word {
        "ok" if line.starts_with("ok  ") && (took || cached) => {
            Result::Ok { cached, none: line.ends_with("[no tests to run]") }
        }
        "?" if line.ends_with("[no test files]") => Result::Empty,
        "FAIL" if line.starts_with("FAIL\t") && took => Result::Failed,
        "FAIL"
            if line.starts_with("FAIL\t")
                && (line.ends_with("[build failed]") || line.ends_with("[setup failed]")) =>
        {
            Result::NotBuilt
        }
        _ => return None,
    };
    Some((package, result))
}

/// The word and the test of `--- PASS: TestMean (0.00s)`, which may follow what the test printed without a line's end.
fn ended(line: &str) -> Option<(&str, &str)> {
    if !line.ends_with("s)") {
        return None;
    }
    let (_, rest) = line.split_once("--- ")?;
    let (word, rest) = rest.split_once(": ")?;
    let (test, _) = rest.rsplit_once(" (")?;
    matches!(word, "PASS" | "FAIL" | "SKIP").then_some((word, test))
}

fn failure(lines: &Lines<'_>, counts: TestCounts, summary: String) -> Failure {
    let mut failures = GoFailures::default();
    let mut tests: Vec<String> = Vec::new();
    for line in lines.details().iter() {
        failures.read(line);
        let Some(("FAIL", test)) = ended(line) else { continue };
        // A test fails with its parts: the parts tell more.
        if tests
            .last()
            .is_some_and(|last| test.strip_prefix(last.as_str()).is_some_and(|rest| rest.starts_with('/')))
        {
            tests.pop();
        }
        if tests.len() < MAX_NAMES {
            tests.push(test.to_owned());
        }
    }
    let signature = failures.of(tests.first().map(String::as_str)).unwrap_or_default();
    Failure { counts, summary, signature, tests }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_line_of_a_package_is_its_result() {
        let ok = |cached, none| Some(("shop/tax", Result::Ok { cached, none }));
        for (line, expected) in [
            ("ok  \tshop/tax\t0.004s", ok(false, false)),
            ("ok  \tshop/tax\t(cached)", ok(true, false)),
            ("ok  \tshop/tax\t(cached) [no tests to run]", ok(true, true)),
            ("ok  \tshop/tax\t0.004s\tcoverage: 100.0% of statements", ok(false, false)),
            ("ok  \tshop/tax\t0.004s\tcoverage: 0.0% of statements [no tests to run]", ok(false, true)),
            ("?   \tshop/tax\t[no test files]", Some(("shop/tax", Result::Empty))),
            ("FAIL\tshop/tax\t0.004s", Some(("shop/tax", Result::Failed))),
            ("FAIL\tshop/tax [build failed]", Some(("shop/tax", Result::NotBuilt))),
            ("FAIL\tshop/tax [setup failed]", Some(("shop/tax", Result::NotBuilt))),
            ("ok with shop/tax", None),
            ("ok  \tshop/tax\tsoon", None),
            ("FAIL", None),
            ("FAIL: shop/tax 0.004s", None),
            ("PASS", None),
        ] {
            assert_eq!(package(line), expected, "{line}");
        }
    }

    #[test]
    fn the_end_of_a_test_is_found_behind_what_it_printed() {
        for (line, expected) in [
            ("--- PASS: TestMean (0.00s)", Some(("PASS", "TestMean"))),
            ("    --- FAIL: TestMean/of_nothing (0.01s)", Some(("FAIL", "TestMean/of_nothing"))),
            ("4--- SKIP: TestMean (0.00s)", Some(("SKIP", "TestMean"))),
            ("--- BENCH: BenchmarkMean", None),
            ("--- BENCH: BenchmarkMean (0.00s)", None),
            ("--- PASS: TestMean", None),
        ] {
            assert_eq!(ended(line), expected, "{line}");
        }
    }
}
