//! From the told lines of a run to what its tests came to.

use super::{MAX_TOLD, TaskRunner, Told};
use crate::change::only_looks;
use crate::report::{Failure, Reading, Role, Runner, broken_off, role_of};
use crate::shell::{Aside, Known, Leaf, LeafId, Script, Step, plants};
use crate::{Reason, TestCounts};

/// What the run of a task runner comes to.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Followed {
    /// It told what it ran, and no test was among it.
    NoTests,
    /// What the reports of its test runs say together.
    Read(Reading),
}

/// How many task runners may stand inside each other.
const MAX_DEPTH: usize = 2;

/// Words of runs that end badly although all tests passed. Where a recipe may hide its own failure, they say more than
/// a status of 0.
const TOO_LITTLE: [&str; 5] = [
    "FAIL Required test coverage",
    "ERROR: Coverage failure",
    " coverage threshold for ",
    ") does not meet ",
    " below the expected minimum coverage",
];

/// Whether the folder behind these changes, from where the task runner was called, is none of the project's.
pub(crate) type Outside<'a> = &'a dyn Fn(&[&str]) -> bool;

impl TaskRunner {
    /// Reads what was printed by a run that ended with `status`.
    pub(crate) fn follow(
        &'static self,
        output: &str,
        complete: bool,
        status: u8,
        outside: Outside<'_>,
    ) -> Followed {
        if !complete {
            return Followed::Read(Reading::Unproven(Reason::OutputCut));
        }
        if let Some(reason) = broken_off(status) {
            return Followed::Read(Reading::Unproven(reason));
        }
        let mut walk = Walk { outside, readings: Vec::new(), spans: false };
        match walk.run(self, output, status, 1) {
            Err(reason) => Followed::Read(Reading::Unproven(reason)),
            Ok(()) if walk.readings.is_empty() => Followed::NoTests,
            Ok(()) if walk.spans && walk.readings.len() > 1 => {
                Followed::Read(Reading::Unproven(Reason::OtherOutput))
            }
            Ok(()) => Followed::Read(together(walk.readings, status)),
        }
    }

    /// Whether all that ran is known, and changes no file.
    pub(crate) fn only_looked(&self, output: &str, complete: bool) -> bool {
        if !complete || !self.tells_all {
            return false;
        }
        let Ok(told) = self.told(output, 0) else { return false };
        let looks = |leaf: &Leaf| match (&leaf.call, role_of(leaf)) {
            (_, Role::Task(inner)) => inner.programs == self.programs,
            (Ok(call), _) => only_looks(call),
            (Err(reason), _) => *reason == Reason::NotATest,
        };
        let lines = || told.iter().map(|told| told.line.as_str()).filter(|line| !line.is_empty());
        let all_look = |line| {
            Script::analyse(line).0.is_ok_and(|script| {
                let writes = script.asides().iter().any(|(_, aside)| !matches!(aside, Aside::Sets { .. }));
                !writes && script.leaves().all(|(_, leaf)| leaf.writes.is_empty() && looks(leaf))
            })
        };
        lines().next().is_some() && lines().all(all_look)
    }

    fn told<'t>(&self, output: &'t str, status: u8) -> Result<Vec<Told<'t>>, Reason> {
        let told = (self.tell)(output, status)?;
        if told.len() > MAX_TOLD { Err(Reason::TooComplex) } else { Ok(told) }
    }

    /// What an output shows of a failure, whoever's status it came with.
    pub(crate) fn shown_failure(&self, output: &str) -> Option<Failure> {
        self.told(output, 1).ok()?.iter().find_map(|told| {
            let script = Script::analyse(&told.line).0.ok()?;
            let runner = script.leaves().find_map(|(_, leaf)| match role_of(leaf) {
                Role::TestRun(runner) => Some(runner),
                _ => None,
            })?;
            runner.shown_failure(told.output)
        })
    }
}

/// The way through told lines, and through those that they told in turn.
struct Walk<'a> {
    outside: Outside<'a>,
    readings: Vec<Reading>,
    /// Whether a run's output was not cut off from that of the tasks beside it.
    spans: bool,
}

impl Walk<'_> {
    fn run(
        &mut self,
        runner: &'static TaskRunner,
        output: &str,
        status: u8,
        depth: usize,
    ) -> Result<(), Reason> {
        if depth > MAX_DEPTH {
            return Err(Reason::TooComplex);
        }
        let told = runner.told(output, status)?;
        if told.is_empty() {
            return Err(Reason::IndirectRunner);
        }
        told.iter()
            .filter(|told| !told.line.is_empty())
            .try_for_each(|told| self.line(runner, told, status, depth))
    }

    /// A told line. A task runner that it calls tells the lines after it, or those inside its output when it is another
    /// one. So when each line hands on all the statuses of the runs and tasks in it, each of them is that of the whole.
    fn line(&mut self, runner: &TaskRunner, told: &Told<'_>, whole: u8, depth: usize) -> Result<(), Reason> {
        let script = Script::analyse(&told.line).0?;
        if plants(&script) {
            return Err(Reason::Shadowed);
        }
        let (mut runs, mut own_tasks, mut other_tasks) = (Vec::new(), Vec::new(), Vec::new());
        for (id, leaf) in script.leaves() {
            match role_of(leaf) {
                // A task does not tell all that it builds, so what it tests may be older than the sources.
                Role::TestRun(reader) if reader.runs_what_was_built() => return Err(Reason::NotRebuilt),
                Role::TestRun(reader) => runs.push((id, leaf, reader)),
                Role::Task(inner) if inner.programs == runner.programs => own_tasks.push(id),
                Role::Task(inner) => other_tasks.push((id, leaf, inner)),
                Role::Unreadable(reason) => return Err(reason),
                Role::Builder | Role::Other => {}
            }
        }
        let clean = script.known(0);
        let judged: Vec<LeafId> = (runs.iter().map(|(id, ..)| *id))
            .chain(other_tasks.iter().map(|(id, ..)| *id))
            .chain(own_tasks.iter().copied())
            .collect();
        for id in &judged {
            match clean.get(*id) {
                Some(Known::Status(0)) => {}
                Some(Known::Hidden(reason)) => return Err(*reason),
                _ => return Err(Reason::Conditional),
            }
        }
        if !judged.is_empty() && script.others_are_loud(&judged) {
            return Err(Reason::OtherOutput);
        }
        match (runs.as_slice(), other_tasks.as_slice(), own_tasks.as_slice()) {
            ([], [], _) => Ok(()),
            ([(id, leaf, reader)], [], []) => {
                self.is_inside(told, leaf)?;
                let known = script.known(told.status).get(*id).copied();
                self.read(reader, leaf, known, told.output);
                Ok(())
            }
            ([(id, leaf, reader)], [], _) => {
                self.is_inside(told, leaf)?;
                if std::mem::replace(&mut self.spans, true) {
                    return Err(Reason::OtherOutput);
                }
                let known = script.known(whole).get(*id).copied();
                self.read(reader, leaf, known, told.rest);
                Ok(())
            }
            ([], [(_, leaf, inner)], []) => {
                self.is_inside(told, leaf)?;
                match leaf.veil {
                    Some(veil) => Err(veil),
                    None => self.run(inner, told.output, told.status, depth + 1),
                }
            }
            _ => Err(Reason::OtherOutput),
        }
    }

    fn is_inside(&self, told: &Told<'_>, leaf: &Leaf) -> Result<(), Reason> {
        let to = |step: &Step| step.to.clone();
        let steps = leaf.steps.iter().flatten().filter_map(to).collect::<Vec<_>>();
        let way: Vec<&str> = told.folder.iter().chain(&steps).map(String::as_str).collect();
        if (self.outside)(&way) { Err(Reason::OutsideProject) } else { Ok(()) }
    }

    fn read(&mut self, reader: &Runner, leaf: &Leaf, known: Option<Known>, output: &str) {
        let reading = match (leaf.veil, known) {
            (Some(veil), _) => Reading::Unproven(veil),
            (None, Some(Known::Status(status) | Known::StatusIfItRan(status))) => {
                match reader.read(output, true, status) {
                    Reading::Passed { .. } if TOO_LITTLE.iter().any(|words| output.contains(words)) => {
                        Reading::Unproven(Reason::CountsContradictStatus)
                    }
                    reading => reading,
                }
            }
            (None, Some(Known::StatusIfReported(status))) => match reader.read(output, true, status) {
                Reading::Failed(failure) => Reading::Failed(failure),
                _ => Reading::Unproven(leaf.mask.unwrap_or(Reason::ExitMasked)),
            },
            (None, Some(Known::Hidden(reason))) => Reading::Unproven(reason),
            (None, Some(Known::Failed) | None) => Reading::Unproven(Reason::ExitMasked),
        };
        self.readings.push(reading);
    }
}

/// What several readings of one run say.
fn together(readings: Vec<Reading>, status: u8) -> Reading {
    if let [Reading::Broken { .. }] = readings.as_slice() {
        return readings.into_iter().next().unwrap_or(Reading::Unproven(Reason::NoReport));
    }
    let (mut counts, mut summaries, mut failed) = (TestCounts::default(), Vec::new(), None::<Failure>);
    for reading in readings {
        match reading {
            Reading::Passed { counts: more, summary } => {
                counts = counts.plus(more);
                summaries.push(summary);
            }
            Reading::Failed(failure) => {
                counts = counts.plus(failure.counts);
                match &mut failed {
                    None => failed = Some(failure),
                    Some(first) => first.tests.extend(failure.tests),
                }
            }
            Reading::Broken { reason, .. } | Reading::Unproven(reason) => return Reading::Unproven(reason),
        }
    }
    match (failed, status) {
        (None, 0) => Reading::Passed { counts, summary: summaries.join("; ") },
        // Something else than the tests failed, or nothing that was told.
        (None, _) | (Some(_), 0) => Reading::Unproven(Reason::ExitMasked),
        (Some(failure), _) => Reading::Failed(Failure { counts, ..failure }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::role;
    use proptest::prelude::*;

    const PASSED: &str = "2 passed in 0.01s";
    const FAILED: &str = "FAILED t.py::test_a - ValueError\n1 failed in 0.01s";

    fn runner(call: &str) -> &'static TaskRunner {
        let script = Script::analyse(call).0.unwrap();
        let (_, leaf) = script.leaves().last().unwrap();
        match role(leaf.call.as_ref().unwrap()) {
            Role::Task(runner) => runner,
            _ => panic!("{call} runs no task"),
        }
    }

    fn show(call: &str, status: u8, output: &str) -> String {
        let outside = |way: &[&str]| way.iter().any(|to| to.starts_with("/elsewhere"));
        match runner(call).follow(output, true, status, &outside) {
            Followed::NoTests => "no tests".to_owned(),
            Followed::Read(Reading::Passed { counts, .. }) => format!("{} passed", counts.passed),
            Followed::Read(Reading::Failed(failure)) => format!("{} failed", failure.counts.failed),
            Followed::Read(Reading::Broken { reason, .. }) => format!("broken: {}", reason.code()),
            Followed::Read(Reading::Unproven(reason)) => reason.code().to_owned(),
        }
    }

    /// What npm prints before a script.
    fn npm(script: &str, line: &str) -> String {
        format!("\n> shop@1.0.0 {script}\n> {line}\n\n")
    }

    #[test]
    fn a_told_line_counts_when_its_status_is_that_of_the_whole() {
        let test = |line: &str| npm("test", line);
        let nested = |outer: &str, inner: &str| npm("test", outer) + &npm("unit", inner);
        for (head, end, status, expected) in [
            (test("pytest -q"), PASSED, 0, "2 passed"),
            (test("pytest -q"), FAILED, 1, "1 failed"),
            (test("pytest -q"), FAILED, 0, "counts-contradict-status"),
            (test("pytest -q"), PASSED, 1, "counts-contradict-status"),
            (test("pytest -q"), "", 0, "no-report"),
            (test("pytest -q"), "", 127, "infrastructure"),
            (test("pytest -q"), "", 143, "signalled"),
            (test("pytest -q"), "2 passed in 0.01s\n2 passed in 0.01s", 0, "repeated-summary"),
            (test("cd web && pytest -q"), PASSED, 0, "2 passed"),
            (test("cd /elsewhere && pytest -q"), PASSED, 0, "outside-project"),
            (test("CI=1 pytest -q"), PASSED, 0, "2 passed"),
            (test("ruff check . && pytest -q"), PASSED, 0, "2 passed"),
            (test("pytest -q || true"), PASSED, 0, "exit-not-attributable"),
            (test("pytest -q; echo done"), PASSED, 0, "exit-not-attributable"),
            (test("pytest -q | cat"), PASSED, 0, "pipeline-without-pipefail"),
            (test("! pytest -q"), PASSED, 0, "negated"),
            (test("pytest -q &"), PASSED, 0, "background-in-shell"),
            (test("pytest -q > log"), PASSED, 0, "output-redirected"),
            (test("cat old.log && pytest -q"), PASSED, 0, "other-output"),
            (test("pytest --co"), PASSED, 0, "collect-only"),
            (test("pytest $X"), PASSED, 0, "dynamic-command"),
            (test("PYTEST_ADDOPTS=--co pytest"), PASSED, 0, "shadowed"),
            (test("echo > pytest.py; pytest -q"), PASSED, 0, "shadowed"),
            (test("pytest 'unclosed"), PASSED, 0, "unparsable"),
            (test("docker compose run app pytest"), PASSED, 0, "runs-elsewhere"),
            (test("bash run-tests.sh"), PASSED, 0, "indirect-runner"),
            (test("eslint ."), "", 0, "no tests"),
            (test("echo '2 passed in 0.01s'"), PASSED, 0, "no tests"),
            (
                test("pytest -q"),
                "FAIL Required test coverage of 9% not reached\n2 passed in 0.01s",
                0,
                "counts-contradict-status",
            ),
            (nested("npm run unit", "pytest -q"), PASSED, 0, "2 passed"),
            (nested("npm run unit", "pytest -q"), FAILED, 1, "1 failed"),
            (nested("npm run unit || true", "pytest -q"), PASSED, 0, "exit-not-attributable"),
            (nested("npm run unit; true", "pytest -q"), PASSED, 0, "exit-not-attributable"),
            (nested("npm run lint && pytest -q", "eslint ."), PASSED, 0, "2 passed"),
            (nested("npm run lint && pytest -q", "eslint ."), FAILED, 1, "1 failed"),
            (nested("npm run unit && pytest -q", "pytest -q a"), PASSED, 0, "other-output"),
            (nested("yarn test", "pytest -q"), PASSED, 0, "indirect-runner"),
            (nested("make unit", "pytest -q"), PASSED, 0, "indirect-runner"),
            (test("make unit") + "pytest -q\n", PASSED, 0, "2 passed"),
            (test("make unit") + "npm run x\n" + &npm("x", "pytest -q"), PASSED, 0, "too-complex"),
            (String::new(), PASSED, 0, "indirect-runner"),
            ("> shop@1.0.0 test\n".to_owned(), PASSED, 0, "indirect-runner"),
        ] {
            assert_eq!(show("npm test", status, &format!("{head}{end}\n")), expected, "{head}");
        }
    }

    #[test]
    fn what_a_runner_says_of_an_ignored_failure_is_heard() {
        for (call, status, output, expected) in [
            ("make test", 0, "pytest -q\n2 passed in 0.01s\n", "2 passed"),
            ("make test", 0, "cd a && \\\n  pytest -q\n2 passed in 0.01s\n", "2 passed"),
            ("make test", 0, "pytest -q || \\\n  true\n2 passed in 0.01s\n", "exit-not-attributable"),
            (
                "make test",
                0,
                "pytest -q\n2 passed in 0.01s\nmake: [Makefile:2: test] Error 1 (ignored)\n",
                "exit-not-attributable",
            ),
            (
                "make test",
                0,
                "pytest -q\n2 passed in 0.01s\nmake[1]: *** [Makefile:2: test] Error 1\n",
                "exit-not-attributable",
            ),
            (
                "make test",
                2,
                "pytest -q\n1 failed in 0.1s\nmake: *** [Makefile:2: test] Error 1\n",
                "1 failed",
            ),
            ("make test", 2, "pytest -q\nmake: *** [Makefile:2: test] Killed\n", "signalled"),
            ("make test", 2, "pytest -q\n1 failed in 0.1s\n", "indirect-runner"),
            ("make test", 0, "pytest said:\n2 passed in 0.01s\n", "indirect-runner"),
            ("make test", 0, "make: 'test' is up to date.\n", "indirect-runner"),
            (
                "make -C x test",
                0,
                "make: Entering directory '/elsewhere'\npytest -q\n2 passed in 0.01s\n",
                "outside-project",
            ),
            (
                "make test",
                0,
                "nox\nnox > pytest -q\n2 passed in 0.01s\nnox > Session a was successful.\n",
                "2 passed",
            ),
            (
                "tox",
                0,
                "a: commands[0]> pytest -q\n2 passed in 0.01s\n  a: OK (1 s)\n  congratulations :)\n",
                "2 passed",
            ),
            ("tox", 0, "a: commands[0]> pytest -q\n2 passed in 0.01s\n  a: OK (1 s)\n", "indirect-runner"),
            (
                "tox",
                0,
                "a: commands[0] /elsewhere> pytest -q\n2 passed in 0.01s\n  congratulations :)\n",
                "outside-project",
            ),
            (
                "tox",
                0,
                "a: commands[0]> pytest -q '||' true\n2 passed in 0.01s\n  congratulations :)\n",
                "2 passed",
            ),
            ("tox", 1, "a: exit -9 (1 s)\n", "infrastructure"),
            ("nox", 0, "nox > pytest -q\n2 passed in 0.01s\n", "indirect-runner"),
            ("nox", 0, "nox > pytest -q\n2 passed in 0.01s\nnox > Session a was successful.\n", "2 passed"),
            (
                "nox",
                0,
                "nox > pytest -q\n2 passed in 0.01s\nnox > Command pytest -q failed with exit code 1\n\
                 nox > Session a was successful.\n",
                "exit-not-attributable",
            ),
            (
                "yarn test",
                0,
                "yarn run v1.22.22\n$ pytest -q\n2 passed in 0.01s\nDone in 0.10s.\n",
                "2 passed",
            ),
            ("yarn test", 0, "$ pytest -q\n2 passed in 0.01s\n", "indirect-runner"),
            ("just test", 0, "pytest -q\n2 passed in 0.01s\n", "2 passed"),
            ("just test", 1, "pytest -q\n1 failed in 0.1s\n", "1 failed"),
        ] {
            assert_eq!(show(call, status, output), expected, "{call} -> {status}: {output}");
        }
    }

    #[test]
    fn a_cut_output_may_have_lost_a_told_line() {
        let output = npm("test", "pytest -q") + PASSED;
        let read = runner("npm test").follow(&output, false, 0, &|_| false);
        assert_eq!(read, Followed::Read(Reading::Unproven(Reason::OutputCut)));
    }

    proptest! {
        #[test]
        fn a_failing_report_never_passes_whatever_stands_around_it(
            call in prop::sample::select(vec!["npm test", "pnpm test", "yarn test", "make", "just", "tox", "nox"]),
            lines in prop::collection::vec(prop::sample::select(vec![
                "", "> shop@1.0.0 test", "> pytest -q", "$ pytest -q", "yarn run v1.22.22", "pytest -q", "npm test",
                "a: commands[0]> pytest -q", "  congratulations :) (1 s)", "nox > pytest -q", "nox > make",
                "nox > Session a was successful.", "make: *** [Makefile:1: a] Error 1", "pytest -q || \\",
            ]), 0..12),
            after in prop::collection::vec(prop::sample::select(vec![
                "", "  congratulations :) (1 s)", "nox > Session a was successful.", "Done in 1s.",
            ]), 0..4),
        ) {
            let output = format!("{}\n{FAILED}\n{}\n", lines.join("\n"), after.join("\n"));
            let read = show(call, 0, &output);
            prop_assert!(!read.ends_with(" passed"), "{} of {}", read, output);
        }

        #[test]
        fn no_output_is_too_odd(call in prop::sample::select(vec!["npm test", "make", "tox", "nox", "yarn test"]),
                                status: u8, output in "(?s)[>$ a-z\n\\\\:*\\[\\]é]{0,80}") {
            show(call, status, &output);
        }
    }
}
