//! What told lines come to.

use super::*;
use crate::report::role;
use proptest::prelude::*;

const PASSED: &str = "2 passed in 0.01s";
const FAILED: &str = "FAILED t.py::test_a - ValueError\n1 failed in 0.01s";

/// The runner that a line calls, and for how many tasks.
fn runner(line: &str) -> (&'static TaskRunner, usize) {
    let script = Script::analyse(line).0.unwrap();
    let (_, leaf) = script.leaves().last().unwrap();
    let call = leaf.call.as_ref().unwrap();
    match role(call) {
        Role::Task(runner) => (runner, runner.calls(call)),
        _ => panic!("{line} runs no task"),
    }
}

fn show(call: &str, status: u8, output: &str) -> String {
    let outside = |way: &[&str]| way.iter().any(|to| to.starts_with("/elsewhere"));
    let (runner, calls) = runner(call);
    let scene = Scene { calls, call: None, outside: &outside, recipe: &|_| None, wrote: &|_| false };
    match runner.follow(&runner.account(output, true, status), scene) {
        Followed::NoTests(_) => "no tests".to_owned(),
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
fn a_script_counts_only_where_it_was_called_or_its_name_puts_it() {
    let quoted = "echo '\n> > shop@1.0.0 test\n> > pytest -q\n> '";
    for (scripts, end, expected) in [
        // A script that prints the line of another.
        (
            vec![("test", "echo; echo '> shop@1.0.0 test'; cat r"), ("test", "pytest -q")],
            PASSED,
            "other-output",
        ),
        (vec![("test", "node gen.js"), ("unit", "pytest -q")], PASSED, "other-output"),
        (vec![("test", "node gen.js"), ("posttest", "pytest -q")], PASSED, "other-output"),
        (vec![("pretest", quoted), ("test", "pytest -q")], PASSED, "other-output"),
        (vec![("pretest", "echo '2 passed in 0.02s'"), ("test", "pytest -q")], PASSED, "other-output"),
        (vec![("pretest", "node gen.js"), ("test", "pytest -q"), ("test", "true")], PASSED, "other-output"),
        (
            vec![("test", "npm run a && npm run b"), ("a", "node a.js"), ("b", "pytest -q"), ("b", "true")],
            PASSED,
            "other-output",
        ),
        (vec![("test", "pytest -q"), ("pretest", "eslint .")], PASSED, "other-output"),
        // Those that stand around a script, and those that were called.
        (vec![("pretest", "eslint ."), ("test", "pytest -q")], PASSED, "2 passed"),
        (vec![("pretest", "tsc"), ("test", "pytest -q"), ("posttest", "node end.js")], PASSED, "2 passed"),
        (vec![("pretest", "node --check a.js"), ("test", "pytest -q")], FAILED, "1 failed"),
        (vec![("pretest", "node build.js"), ("test", "pytest -q")], PASSED, "2 passed"),
        (
            vec![("pretest", "npm run build"), ("build", "vite build"), ("test", "pytest -q")],
            PASSED,
            "2 passed",
        ),
        (vec![("test", "npm run a && npm run b"), ("a", "eslint ."), ("prea", "tsc")], PASSED, "no tests"),
        (
            vec![("test", "npm run a && npm run b"), ("prea", "tsc"), ("a", "node a.js"), ("b", "pytest -q")],
            PASSED,
            "2 passed",
        ),
        (vec![("test", "run-s a b"), ("a", "eslint ."), ("b", "pytest -q")], PASSED, "2 passed"),
        (vec![("test", "npm-run-all t:*"), ("t:a", "eslint ."), ("t:b", "pytest -q")], PASSED, "2 passed"),
        (vec![("test", "npm-run-all -p a b"), ("a", "eslint ."), ("b", "pytest -q")], PASSED, "other-output"),
    ] {
        let report = |line: &str| if line == "pytest -q" { format!("{end}\n") } else { String::new() };
        let told: String = scripts.iter().map(|(name, line)| npm(name, line) + &report(line)).collect();
        let status = u8::from(end == FAILED);
        assert_eq!(show("npm test", status, &told), expected, "{told}");
    }
    let two = npm("test", "eslint .") + &npm("test", "pytest -q") + PASSED;
    assert_eq!(show("npm test -w a -w b", 0, &two), "2 passed");
    assert_eq!(show("npm test -w a", 0, &two), "other-output");
}

#[test]
fn without_names_a_loud_script_speaks_for_none_behind_it() {
    for (lines, expected) in [
        (vec!["eslint .", "pytest -q"], "2 passed"),
        (vec!["node --check a.js", "pytest -q"], "2 passed"),
        (vec!["yarn build && yarn unit", "node build.js", "pytest -q"], "2 passed"),
        (vec!["yarn build && yarn unit", "node build.js", "pytest -q", "true"], "other-output"),
        (vec!["cat r", "pytest -q"], "other-output"),
        (vec!["echo '$ pytest -q'; echo '2 passed in 0.01s'", "pytest -q"], "other-output"),
        (vec!["node gen.js", "pytest -q"], "other-output"),
    ] {
        let report = |line: &str| if line == "pytest -q" { format!("{PASSED}\n") } else { String::new() };
        let told: String = lines.iter().map(|line| format!("$ {line}\n{}", report(line))).collect();
        let output = format!("yarn run v1.22.22\n{told}Done in 0.10s.\n");
        assert_eq!(show("yarn test", 0, &output), expected, "{told}");
    }
}

#[test]
fn a_recipe_that_prints_a_line_does_not_run_it() {
    for (call, output, expected) in [
        ("make", "echo pytest -q; echo 2 passed\npytest -q\n2 passed in 0.01s\n", "other-output"),
        ("make", "printf 'pytest -q\\n'\npytest -q\n2 passed in 0.01s\n", "other-output"),
        ("just", "echo 'pytest -q'\npytest -q\n2 passed in 0.01s\n", "other-output"),
        ("make", "echo now pytest -q\nnow pytest -q\npytest -q\n2 passed in 0.01s\n", "2 passed"),
        (
            "nox",
            "nox > python -c 'print(\"nox > pytest -q\")'\nnox > pytest -q\n2 passed in 0.01s\n\
             nox > Session a was successful.\n",
            "other-output",
        ),
        (
            "nox",
            "nox > pytest -q\npytest -q\n2 passed in 0.01s\nnox > Session a was successful.\n",
            "other-output",
        ),
    ] {
        assert_eq!(show(call, 0, output), expected, "{output}");
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
        ("make test", 2, "pytest -q\n1 failed in 0.1s\nmake: *** [Makefile:2: test] Error 1\n", "1 failed"),
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
        ("yarn test", 0, "yarn run v1.22.22\n$ pytest -q\n2 passed in 0.01s\nDone in 0.10s.\n", "2 passed"),
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
    let scene = Scene { calls: 1, call: None, outside: &|_| false, recipe: &|_| None, wrote: &|_| false };
    let read = {
        let runner = runner("npm test").0;
        runner.follow(&runner.account(&output, false, 0), scene)
    };
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

#[test]
fn the_only_run_of_a_task_is_the_only_line_that_no_task_of_its_own_runner_tells() {
    for (head, expected) in [
        (npm("test", "pytest -q"), Some("pytest -q")),
        (npm("test", "npm run unit") + &npm("unit", "pytest -q"), Some("pytest -q")),
        (npm("test", "make unit"), Some("make unit")),
        (npm("test", "make unit") + &npm("more", "pytest -q"), None),
        (npm("test", "pytest a") + &npm("more", "pytest b"), None),
        (npm("test", "echo x"), None),
    ] {
        let (runner, _) = runner("npm test");
        assert_eq!(runner.only_run(&runner.account(&head, true, 0)), expected, "{head}");
    }
}

#[test]
fn the_only_line_of_a_recipe_is_read_where_nothing_else_decides_how_it_runs() {
    use super::super::recipes::{recipe_of, status_within};
    for (makefile, expected) in [
        ("test:\n\t@pytest -q\n", Some("pytest -q")),
        ("test:\n\tpytest -q\nlint:\n\truff check .\n", Some("pytest -q")),
        ("test:\n\t$(PY) -m pytest\n", None),
        ("test:\n\tpytest -q \\\n", None),
        ("test:\n\t-pytest -q\n", None),
        ("test:\n\t+pytest -q\n", None),
        ("test:\n\t@\n", None),
        ("test: build\n\tpytest -q\n", None),
        ("test check:\n\tpytest -q\n", None),
        ("test:\n\tpytest -q\ntest:\n", None),
    ] {
        assert_eq!(recipe_of(makefile, "test").as_deref(), expected, "{makefile}");
    }
    let recipe = "test:\n\tpytest -q\n";
    for (length, expected) in [(64 * 1024, true), (64 * 1024 + 1, false), (64 * 1024 + 2, false)] {
        let long = format!("{recipe}{}", "#".repeat(length - recipe.len()));
        assert_eq!(recipe_of(&long, "test").is_some(), expected, "{length}");
    }
    for (output, status, expected) in [
        ("", 0, Ok(0)),
        ("make: *** [Makefile:2: test] Error 1\n", 0, Err(Reason::ExitMasked)),
        ("make: *** [Makefile:2: test] Error 5\n", 2, Ok(5)),
        ("make: *** [Makefile:2: test] Aborted\n", 2, Err(Reason::Infrastructure)),
        ("", 2, Err(Reason::IndirectRunner)),
    ] {
        assert_eq!(status_within(output, status), expected, "{output} -> {status}");
    }
}
