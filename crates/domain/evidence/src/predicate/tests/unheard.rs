//! A pass of a part behind a run that failed, or that never told its end.

use super::*;
use crate::SessionState;

#[test]
fn a_pass_of_a_part_does_not_drown_a_failing_run_whose_tests_nobody_told() {
    let part = || ran("pytest -q tests/test_util.py", 0, "1 passed in 0.1s\n");
    let attempts = [
        ran("pytest -q 2>&1 | grep FAILED", 0, "FAILED tests/test_calc.py::test_add - assert -1 == 3\n"),
        ran("bash run_tests.sh", 1, "F..\nFAILED tests/test_calc.py::test_add\n1 failed, 2 passed in 0.1s\n"),
        ended("pytest -q", Ending::TimedOut, ""),
        ran("timeout 3 pytest -q", 124, ""),
    ];
    for attempt in attempts {
        let steps = |pass: Observation| vec![attempt.clone(), edited("/w/calc.py"), pass];
        assert_eq!(verdict(steps(part())), "earlier-failure", "{attempt:?}");
        assert_eq!(verdict(steps(ran("pytest -q", 0, PASSED))), "success tests-passed", "{attempt:?}");
        let both = [steps(ran("pytest -q", 0, PASSED)), vec![part()]].concat();
        assert_eq!(verdict(both), "success tests-passed", "{attempt:?}");
    }
    let spoken =
        ran("pytest -q 2>&1 | grep FAILED", 0, "FAILED tests/test_calc.py::test_add - assert 1 == 3\n");
    let left_out =
        ran("pytest -q --deselect tests/test_calc.py::test_add", 0, "1 passed, 1 deselected in 0.1s\n");
    assert_eq!(verdict(vec![spoken, edited("/w/calc.py"), left_out]), "earlier-failure");
    let told = ran("pytest -q 2>&1 | grep FAILED", 0, "FAILED tests/test_util.py::test_up - assert 1 == 3\n");
    assert_eq!(verdict(vec![told, edited("/w/util.py"), part()]), "success tests-passed");
    let npm = |line: &str, status: i32, output: &str| ran(line, status, output);
    let jest = "\n> test\n> jest\n\nPASS ./sum.test.js\nTest Suites: 1 passed, 1 total\nTests:       2 passed, 2 total\n";
    let steps = vec![
        npm("npm test --workspaces", 1, "Tests: 1 failed\n"),
        edited("/w/a.js"),
        npm("npm test -w b", 0, jest),
    ];
    assert_eq!(verdict(steps), "earlier-failure");
}

/// The verdict of a turn in which the user says this.
fn said(message: &str, steps: Vec<Observation>, state: &SessionState) -> String {
    let mut turn = Turn::builder(message);
    steps.into_iter().for_each(|step| turn.observe(step));
    let evaluation = evaluate(&turn.build().after(state));
    let verdict = evaluation.verdict();
    verdict.predicate().map_or(verdict.reason().code(), Predicate::code).to_owned()
}

#[test]
fn a_part_is_spoken_of_where_the_failure_is_told() {
    let jest =
        |path: &str| format!("PASS {path}\nTest Suites: 1 passed, 1 total\nTests:       2 passed, 2 total\n");
    let make = "pytest -q tests/test_util.py\n1 passed in 0.01s\npytest -q tests/test_calc.py\n\
                FAILED tests/test_calc.py::test_add - assert -1 == 3\n1 failed, 1 passed in 0.04s\nmake: *** Error 1\n";
    let workspaces = "FAIL ./sum.test.js\n  x adds\nTests: 1 failed\nPASS ./sum.test.js\nTests: 2 passed\n";
    for (attempt, pass, expected) in [
        (
            ran("make -k test", 2, make),
            ran("make t1", 0, "pytest -q tests/test_util.py\n1 passed in 0.01s\n"),
            "earlier-failure",
        ),
        (
            ran("make -k test", 2, make),
            ran("make t2", 0, "pytest -q tests/test_calc.py\n2 passed in 0.01s\n"),
            "success tests-passed",
        ),
        (
            ran("npm test --workspaces --silent", 1, workspaces),
            ran("npx jest b/sum", 0, &jest("b/sum.test.js")),
            "earlier-failure",
        ),
        (
            ran("npm test --workspaces --silent", 1, "FAIL a/sum.test.js\nTests: 1 failed\n"),
            ran("npx jest a/sum", 0, &jest("a/sum.test.js")),
            "success tests-passed",
        ),
        (
            ran("pytest -q 2>&1 | grep -c FAILED", 0, "1\n"),
            ran("pytest -q tests/test_util.py", 0, "1 passed in 0.1s\n"),
            "earlier-failure",
        ),
        (
            ran("pytest -q 2>&1 | grep -c FAILED", 1, "0\n"),
            ran("pytest -q tests/test_util.py", 0, "1 passed in 0.1s\n"),
            "success tests-passed",
        ),
    ] {
        assert_eq!(
            verdict(vec![attempt.clone(), edited("/w/calc.py"), pass.clone()]),
            expected,
            "{attempt:?} {pass:?}"
        );
    }
}

#[test]
fn a_run_that_never_told_its_end_is_open_unless_the_part_was_asked_for() {
    let whole = || started("pytest -q", "p1");
    let killed =
        || Observation::BackgroundEnd { process: "p1".into(), exit: exit("pytest -q", Ending::Killed, "") };
    let part = || ran("pytest -q tests/test_util.py", 0, "1 passed in 0.1s\n");
    let ended_well = || finished("p1", "pytest -q", 0, PASSED);
    let server = || started("npm run dev", "p1");
    let watch = || started("npx vitest --watch", "p1");
    let (all, one) = ("make all tests pass", "Fix tests/test_util.py");
    for (message, steps, expected) in [
        (all, vec![whole(), part()], "earlier-failure"),
        (all, vec![whole(), killed(), part()], "earlier-failure"),
        (all, vec![whole(), ended_well(), part()], "tests-passed"),
        (all, vec![whole(), ran("pytest -q", 0, PASSED)], "tests-passed"),
        (all, vec![whole(), ran("pytest -q -p no:cacheprovider", 0, PASSED)], "tests-passed"),
        (all, vec![part(), whole()], "tests-passed"),
        (all, vec![server(), part()], "tests-passed"),
        (all, vec![watch(), part()], "tests-passed"),
        (all, vec![ended("npm run dev", Ending::TimedOut, ""), part()], "tests-passed"),
        (one, vec![whole(), part()], "tests-passed"),
        (one, vec![whole(), killed(), part()], "tests-passed"),
    ] {
        assert_eq!(said(message, steps.clone(), &SessionState::default()), expected, "{message} {steps:?}");
    }
}

#[test]
fn an_open_failure_of_an_earlier_turn_stays_open_where_the_user_goes_on_with_it() {
    let failing = turn(vec![ran("pytest -q", 1, FAILED)]);
    let open = evaluate(&failing).session_state().clone();
    let pass = |command: &str| vec![edited("/w/calc.py"), ran(command, 0, "1 passed in 0.1s\n")];
    for (message, command, expected) in [
        ("go on, make all tests pass", "pytest -q tests/test_util.py", "earlier-failure"),
        ("continue", "pytest -q -k util", "earlier-failure"),
        ("continue", "pytest -q test_calc.py", "tests-passed"),
        ("continue", "pytest -q -k mean", "tests-passed"),
        ("add a helper for units", "pytest -q tests/test_util.py", "tests-passed"),
    ] {
        assert_eq!(said(message, pass(command), &open), expected, "{message} / {command}");
    }
}

#[test]
fn a_change_that_cannot_have_mended_is_not_told_as_the_fix() {
    let changes = |steps: Vec<Observation>| {
        let evaluation = evaluate(&turn(steps));
        assert_eq!(evaluation.verdict().reason(), Reason::FailedThenPassed);
        evaluation.findings().changes.len()
    };
    let course = |step: Observation| vec![ran("pytest -q", 1, FAILED), step, ran("pytest -q", 0, PASSED)];
    let gave_up = "Collecting x\nERROR: Directory '.' is not installable.\n";
    for (step, expected) in [
        (edited("/w/README.md"), 0),
        (edited("/w/calc.py"), 1),
        (ran("pip install . | tail -1", 0, gave_up), 0),
        (ran("pip install . | tail -1", 0, "Successfully installed shop-1.0\n"), 1),
    ] {
        assert_eq!(changes(course(step.clone())), expected, "{step:?}");
    }
    let doctest = FAILED.replace("test_calc.py::test_mean", "README.md::README.md");
    let steps = vec![ran("pytest -q", 1, &doctest), edited("/w/README.md"), ran("pytest -q", 0, PASSED)];
    assert_eq!(changes(steps), 1);
}

#[test]
fn a_run_with_settings_in_front_is_not_answered_by_one_without() {
    let told = "F.\nFAILED tests/test_calc.py::test_add - assert -1 == 3\n1 failed, 1 passed in 0.1s\n";
    let go = "--- FAIL: TestAdd (0.00s)\nFAIL\tshop/calc\t0.004s\nFAIL\n";
    for (attempt, pass, expected) in [
        (ran("env $(cat .env) pytest -q", 1, told), ran("pytest -q", 0, PASSED), "earlier-failure"),
        (ran("PYTEST_ADDOPTS=-x pytest -q", 1, told), ran("pytest -q", 0, PASSED), "earlier-failure"),
        (
            ran("GOFLAGS=-tags=slow go test ./...", 1, go),
            ran("go test ./...", 0, "ok  \tshop/calc\t0.004s\n"),
            "earlier-failure",
        ),
        (ran("bash run_tests.sh", 1, told), ran("pytest -q", 0, PASSED), "success tests-passed"),
    ] {
        let steps = vec![attempt.clone(), edited("/w/calc.py"), pass];
        assert_eq!(verdict(steps), expected, "{attempt:?}");
    }
}
