//! Maven with Surefire: for each module `Results:` and `Tests run: 5, Failures: 1, Errors: 1, Skipped: 1`, behind the
//! same for each class with the time that it took; at the end `BUILD SUCCESS` or `BUILD FAILURE`.

use super::options::{Argument, Effect, Options, Rule};
use super::{Failing, Failure, Invocation, Lines, Reading, Runner, judge};
use crate::{FailureSignature, MAX_NAMES, Reason, TestCounts};

pub(super) const RUNNER: Runner = Runner {
    name: "Maven Surefire",
    invocations: &[Invocation::Program("mvn"), Invocation::Wrapper("mvnw")],
    options: Options {
        rules: &[
            Rule(
                Effect::Lists,
                "-h --help -v --version -DskipTests -DskipTests=true -Dmaven.test.skip -Dmaven.test.skip=true \
                 -Dmaven.test.skip.exec -Dsurefire.skip",
                "",
            ),
            // Failures are printed and the build ends well; a test that passes at the second try counts as passed.
            Rule(
                Effect::Hides,
                "-fn --fail-never -DtestFailureIgnore -Dmaven.test.failure.ignore -X --debug -l --log-file",
                "-DtestFailureIgnore -Dmaven.test.failure.ignore -Dsurefire.rerunFailingTestsCount -Dsurefire.printSummary \
                 -Dsurefire.useFile -l --log-file",
            ),
            Rule(
                Effect::Displays,
                "-q --quiet -B --batch-mode -ntp --no-transfer-progress -e --errors -V --show-version -ff --fail-fast -fae \
                 --fail-at-end",
                "-Dstyle.color --color",
            ),
            Rule(Effect::Spreads, "", "-T --threads -DforkCount -Dparallel -DthreadCount"),
            Rule(
                Effect::Selects,
                "",
                "-Dtest -Dit.test -Dgroups -DexcludedGroups -pl --projects -rf --resume-from",
            ),
            Rule(
                Effect::Decides,
                "-o --offline -U --update-snapshots -am --also-make -amd --also-make-dependents -N --non-recursive \
                 -DskipTests=false -Dmaven.test.skip=false -DskipITs",
                "-f --file -s --settings -gs --global-settings -P --activate-profiles -DfailIfNoTests \
                 -Dsurefire.failIfNoSpecifiedTests -DargLine",
            ),
        ],
        clusters: "",
        attached: true,
    },
    refuses,
    names_tests_by_path: false,
    sums_up_once: false,
    counts_tests: true,
    failing: Failing::With(&[1]),
    read,
};

/// Goals and phases in which tests run.
const TESTS: [&str; 7] =
    ["test", "package", "verify", "install", "deploy", "integration-test", "surefire:test"];

fn refuses(arguments: &[Argument]) -> Option<Reason> {
    let tests =
        |argument: &Argument| matches!(argument, Argument::Operand(goal) if TESTS.contains(&goal.as_str()));
    (!arguments.iter().any(tests)).then_some(Reason::CollectOnly)
}

fn read(lines: &Lines<'_>, status: u8) -> Reading {
    let mut report = Report::default();
    for line in lines.iter() {
        report.read(without_level(line));
    }
    if report.summaries == 0 {
        return without_summary(lines, status, &report);
    }
    // A quiet run prints failures only. Otherwise a module's summary is the sum of its classes, and a line that a test
    // printed makes it another.
    let adds_up = match report.modules {
        0 => report.summaries == 1 && status != 0,
        modules => report.summaries == modules && (!lines.complete || report.classes == report.counts),
    };
    if !adds_up {
        return Reading::Unproven(Reason::RepeatedSummary);
    }
    if status == 0 && report.ends != 1 {
        return Reading::Unproven(Reason::NoReport);
    }
    let (counts, summary) = (report.counts, report.summary);
    match judge(counts, status, RUNNER.failing) {
        Ok(true) => Reading::Passed { counts, summary },
        Ok(false) => Reading::Failed(Failure {
            counts,
            summary,
            signature: report.first.signature,
            tests: report.tests,
        }),
        Err(reason) => Reading::Unproven(reason),
    }
}

/// The build ended before the tests did, or there were none.
fn without_summary(lines: &Lines<'_>, status: u8, report: &Report) -> Reading {
    let said = |words: &str| lines.contains(words);
    Reading::Unproven(match status {
        0 if said("No tests to run.") || said("Tests are skipped.") => Reason::NoTests,
        0 => Reason::NoReport,
        _ if said("No tests were executed!") => Reason::FilteredToNothing,
        _ if said("COMPILATION ERROR") => {
            let signature = report.compile_error.clone().unwrap_or_default();
            let failure =
                Failure { signature, summary: "COMPILATION ERROR".to_owned(), ..Failure::default() };
            return Reading::Broken { reason: Reason::BuildFailed, failure };
        }
        _ => Reason::Infrastructure,
    })
}

/// What the lines of a build told so far.
#[derive(Debug, Default)]
struct Report {
    /// The modules whose tests began.
    modules: u64,
    /// Whether a module's results come next.
    results: bool,
    summaries: u64,
    counts: TestCounts,
    /// The counts of all classes together.
    classes: TestCounts,
    /// The last summary, or the first that tells of a failure.
    summary: String,
    /// How often the build says how it ended.
    ends: u64,
    tests: Vec<String>,
    first: Death,
    compile_error: Option<FailureSignature>,
}

/// What the first failing test died of, as far as it was read.
#[derive(Debug, Default)]
struct Death {
    awaits: Option<Part>,
    signature: FailureSignature,
}

#[derive(Debug, Clone, Copy)]
enum Part {
    Exception,
    Frame,
}

impl Report {
    fn read(&mut self, line: &str) {
        if line.trim() == "T E S T S" {
            self.modules += 1;
        } else if line == "Results:" {
            self.results = true;
        } else if line.starts_with("BUILD SUCCESS") || line.starts_with("BUILD FAILURE") {
            self.ends += 1;
        } else if let Some(counts) = summary(line) {
            if line.contains(", Time elapsed: ") {
                self.classes = self.classes.plus(counts);
            } else if std::mem::take(&mut self.results) || self.modules == 0 {
                self.summaries += 1;
                if self.counts.broken() == 0 {
                    line.clone_into(&mut self.summary);
                }
                self.counts = self.counts.plus(counts);
            }
        } else if let Some(test) = failing_test(line) {
            if self.tests.is_empty() {
                self.first.awaits = Some(Part::Exception);
            }
            if self.tests.len() < MAX_NAMES {
                self.tests.push(test);
            }
        } else {
            self.first.read(line);
            if self.compile_error.is_none() {
                self.compile_error = compile_error(line);
            }
        }
    }
}

impl Death {
    /// `java.lang.AssertionError: expected:<4> but was:<3>`, then `at calc.MeanTest.meanOfTwo(MeanTest.java:15)`.
    fn read(&mut self, line: &str) {
        match self.awaits {
            Some(Part::Exception) => {
                let (kind, message) = line.split_once(": ").unwrap_or((line, ""));
                self.signature.kind = Some(kind.trim().to_owned());
                self.signature.message = Some(message.to_owned()).filter(|message| !message.is_empty());
                self.awaits = Some(Part::Frame);
            }
            Some(Part::Frame) => {
                if let Some(frame) = line.trim_start().strip_prefix("at ") {
                    let file = frame.split_once('(').and_then(|(_, place)| place.split([':', ')']).next());
                    self.signature.place = file.map(str::to_owned);
                    self.awaits = None;
                }
            }
            None => {}
        }
    }
}

/// The only class of this name that a run told of, in full: `Running calc.MeanTest`.
pub(crate) fn class_run<'t>(output: &'t str, class: &str) -> Option<&'t str> {
    let named = |line: &'t str| {
        let full = without_level(line.trim_end()).strip_prefix("Running ")?;
        let is_it =
            full.strip_suffix(class).is_some_and(|package| package.is_empty() || package.ends_with('.'));
        is_it.then_some(full)
    };
    let mut found = output.lines().filter_map(named);
    let first = found.next()?;
    found.all(|other| other == first).then_some(first)
}

/// Whether a run told of a class by its full name, in which nothing failed and nothing was left out.
pub(crate) fn class_passes(output: &str, class: &str) -> bool {
    let of_it = |line: &&str| line.strip_suffix(class).is_some_and(|rest| rest.ends_with(" in "));
    let mut told = output.lines().map(|line| without_level(line.trim_end())).filter(of_it);
    let passes = |line: &str| {
        line.contains(", Time elapsed: ")
            && !line.contains("<<<")
            && summary(line)
                .is_some_and(|counts| counts.passed > 0 && counts.broken() == 0 && counts.skipped == 0)
    };
    told.next().is_some_and(passes) && told.all(passes)
}

/// The text behind `[INFO] `.
fn without_level(line: &str) -> &str {
    ["[INFO] ", "[WARNING] ", "[ERROR] "].iter().find_map(|level| line.strip_prefix(level)).unwrap_or(line)
}

/// `Tests run: 5, Failures: 1, Errors: 1, Skipped: 1`, which of a class goes on.
fn summary(line: &str) -> Option<TestCounts> {
    let (run, rest) = number(line, "Tests run: ")?;
    let (failed, rest) = number(rest, ", Failures: ")?;
    let (errors, rest) = number(rest, ", Errors: ")?;
    let (skipped, rest) = number(rest, ", Skipped: ")?;
    let others = failed.saturating_add(errors).saturating_add(skipped);
    let known = rest.is_empty() || rest.starts_with(", Time elapsed: ");
    known.then(|| TestCounts {
        passed: run.saturating_sub(others),
        failed,
        errors,
        skipped,
        ..TestCounts::default()
    })
}

fn number<'l>(text: &'l str, name: &str) -> Option<(u64, &'l str)> {
    let rest = text.strip_prefix(name)?;
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    let (digits, rest) = rest.split_at_checked(end)?;
    Some((digits.parse().ok()?, rest))
}

/// The test of `meanOfTwo(calc.MeanTest)  Time elapsed: 0.001 s  <<< FAILURE!`.
fn failing_test(line: &str) -> Option<String> {
    if !line.ends_with("<<< FAILURE!") && !line.ends_with("<<< ERROR!") {
        return None;
    }
    let (title, _) = line.split_once("  Time elapsed: ").or_else(|| line.split_once(" -- Time elapsed: "))?;
    Some(match title.strip_suffix(')').and_then(|title| title.rsplit_once('(')) {
        Some((test, class)) => format!("{class}.{test}"),
        None => title.to_owned(),
    })
}

/// `/home/dev/project/src/main/java/calc/Calc.java:[14,37] incompatible types`.
fn compile_error(line: &str) -> Option<FailureSignature> {
    let (path, rest) = line.split_once(":[")?;
    let (_, message) = rest.split_once("] ")?;
    let file = path.rsplit('/').next().filter(|file| file.ends_with(".java") || file.ends_with(".kt"))?;
    Some(FailureSignature { kind: None, message: Some(message.to_owned()), place: Some(file.to_owned()) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_whole_summary_counts() {
        let counts = |passed, failed| TestCounts { passed, failed, ..TestCounts::default() };
        for (line, expected) in [
            ("Tests run: 3, Failures: 1, Errors: 0, Skipped: 0", Some(counts(2, 1))),
            (
                "Tests run: 3, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 0.1 s - in a.B",
                Some(counts(3, 0)),
            ),
            ("Tests run: 3, Failures: 0, Errors: 0, Skipped: 0, Flakes: 1", None),
            ("Tests run: 3, Failures: 0, Errors: 0", None),
            ("Tests run: many, Failures: 0, Errors: 0, Skipped: 0", None),
            ("Tests were run: 3", None),
        ] {
            assert_eq!(summary(line), expected, "{line}");
        }
    }

    #[test]
    fn a_failing_test_has_one_name_in_every_release() {
        for (line, expected) in [
            ("mean(calc.MeanTest)  Time elapsed: 0 s  <<< ERROR!", Some("calc.MeanTest.mean")),
            ("calc.MeanTest.mean  Time elapsed: 0 s  <<< FAILURE!", Some("calc.MeanTest.mean")),
            ("calc.MeanTest.mean -- Time elapsed: 0 s <<< FAILURE!", Some("calc.MeanTest.mean")),
            ("mean(calc.MeanTest)  Time elapsed: 0 s", None),
        ] {
            assert_eq!(failing_test(line).as_deref(), expected, "{line}");
        }
    }

    #[test]
    fn a_build_in_which_no_test_can_run_is_refused() {
        let argument = |goal: &&str| Argument::Operand((*goal).to_owned());
        for (goals, expected) in [
            (&["test"][..], None),
            (&["clean", "verify"], None),
            (&["test-compile"], Some(Reason::CollectOnly)),
            (&["clean"], Some(Reason::CollectOnly)),
            (&[], Some(Reason::CollectOnly)),
        ] {
            let arguments: Vec<Argument> = goals.iter().map(argument).collect();
            assert_eq!(refuses(&arguments), expected, "{goals:?}");
        }
    }

    #[test]
    fn a_class_was_run_by_its_full_name_and_passes_when_nothing_of_it_is_left() {
        for (output, expected) in [
            ("[INFO] Running a.MeanTest\n", Some("a.MeanTest")),
            ("Running MeanTest\nRunning MeanTest\n", Some("MeanTest")),
            ("Running a.MeanTest\nRunning b.MeanTest\n", None),
            ("Running a.NoMeanTest\n", None),
        ] {
            assert_eq!(class_run(output, "MeanTest"), expected, "{output}");
        }
        let told =
            |counts: &str, end: &str| format!("[INFO] Tests run: {counts}, Time elapsed: 0.1 s{end}\n");
        let well = told("2, Failures: 0, Errors: 0, Skipped: 0", " - in a.MeanTest");
        for (output, expected) in [
            (well.clone(), true),
            (format!("{well}{well}"), true),
            (told("2, Failures: 1, Errors: 0, Skipped: 0", " - in a.MeanTest"), false),
            (told("2, Failures: 0, Errors: 1, Skipped: 0", " - in a.MeanTest"), false),
            (told("2, Failures: 0, Errors: 0, Skipped: 1", " - in a.MeanTest"), false),
            (told("0, Failures: 0, Errors: 0, Skipped: 0", " - in a.MeanTest"), false),
            (told("2, Failures: 0, Errors: 0, Skipped: 0", " <<< FAILURE! - in a.MeanTest"), false),
            (told("2, Failures: 0, Errors: 0, Skipped: 0", " - in b.MeanTest"), false),
            (format!("{well}{}", told("2, Failures: 1, Errors: 0, Skipped: 0", " - in a.MeanTest")), false),
        ] {
            assert_eq!(class_passes(&output, "a.MeanTest"), expected, "{output}");
        }
    }
}
