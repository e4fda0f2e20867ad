//! What the user asks for in words, and what of the turn answers it.

use super::*;
use crate::SessionState;

/// The verdict of a turn in which the user says this.
fn said(message: &str, steps: Vec<Observation>, state: &SessionState) -> String {
    let mut turn = Turn::builder(message);
    steps.into_iter().for_each(|step| turn.observe(step));
    let evaluation = evaluate(&turn.build().after(state));
    let verdict = evaluation.verdict();
    verdict.predicate().map_or(verdict.reason().code(), Predicate::code).to_owned()
}

fn alone(message: &str, steps: Vec<Observation>) -> String {
    said(message, steps, &SessionState::default())
}

fn pass() -> Observation {
    ran("pytest -q", 0, PASSED)
}

#[test]
fn a_command_that_the_user_names_and_that_failed_is_open_until_it_ends_well() {
    for (message, command, status, output) in [
        ("push my branch", "git push origin main", 128, "fatal: not a git repository\n"),
        ("deploy it", "bash deploy.sh", 1, "connection refused\n"),
        ("deploy it", "./deploy.sh", 255, "connection refused\n"),
        ("the linter complains, fix it", "ruff check .", 1, "a.py:1:1: F401 unused\n"),
        ("ruff complains", "ruff check . | tail -5", 0, "Found 3 errors.\n"),
        ("the migration fails", "python manage.py migrate", 1, "no such table: user\n"),
        ("the app gives a wrong sum", "python app.py", 1, "AssertionError: wrong sum\n"),
        ("the app gives a wrong sum", "cd web && python app.py", 1, "AssertionError: wrong sum\n"),
        ("import app does not work", "python -c \"import app\"", 1, "ModuleNotFoundError: app\n"),
        ("it does not compile", "go build ./...", 1, "./main.go:3:2: x declared and not used\n"),
        ("w.py segfaults", "python w.py", 139, "Segmentation fault\n"),
        ("w.py hangs", "timeout 1 python w.py", 124, ""),
        ("npm ci fails", "npm ci", 1, "npm error code ETARGET\n"),
        ("npm run build fails", "npm run build 2>&1 | tail -3", 0, "src/a.ts(1,7): error TS2322: no\n"),
        ("CI is red", "python ci.py", 1, "lint failed\n"),
        ("the benchmark misses its budget", "python bench.py", 1, "p95 900 ms\n"),
    ] {
        let failed = || ran(command, status, output);
        let well = || ran(command, 0, "done\n");
        let steps = |last: Observation| vec![failed(), patched("/w/util.py", "a", "b"), last, pass()];
        assert_eq!(alone(message, vec![failed(), pass()]), "earlier-failure", "{message} / {command}");
        assert_eq!(alone(message, steps(failed())), "earlier-failure", "{message} / {command}");
        assert_eq!(alone("tidy up", steps(failed())), "tests-passed", "{message} / {command}");
        assert_ne!(alone(message, steps(well())), "earlier-failure", "{message} / {command}");
    }
    let both = ran(
        "mypy calc.py; pytest -q",
        0,
        "Found 1 error in 1 file (checked 1 source file)\n4 passed in 0.1s\n",
    );
    assert_ne!(alone("mypy complains", vec![both]), "tests-passed");
}

#[test]
fn what_was_not_found_or_is_not_there_is_no_failure_of_what_the_user_asks_for() {
    for (command, status, output) in [
        ("rg -n mean src", 127, "bash: rg: command not found\n"),
        ("grep -n mean src/a.py", 1, ""),
        ("pip list | head -2", 0, "ERROR: Pipe to stdout was broken\n"),
        ("cat build.log | tail -2", 0, "build failed: 2 errors\n"),
        ("terraform build", 127, "bash: terraform: command not found\n"),
        ("ruff build --exit-zero", 0, "Found 3 errors.\n"),
    ] {
        let message = "fix the mean of an empty list in the build";
        assert_eq!(alone(message, vec![ran(command, status, output), pass()]), "tests-passed", "{command}");
    }
    // A run of all tests compiles all.
    let built = |last: Observation| {
        vec![ran("go build ./...", 1, "./main.go:3:2: x declared and not used\n"), edited("/w/main.go"), last]
    };
    let message = "it does not compile, fix it";
    assert_eq!(alone(message, built(ran("go test ./...", 0, "ok  \tshop/tax\t0.004s\n"))), "tests-passed");
    assert_eq!(alone(message, built(ran("go test ./tax", 0, "ok  \tshop/tax\t0.004s\n"))), "earlier-failure");
}

#[test]
fn a_failure_of_which_the_user_tells_is_not_mended_at_the_judge() {
    let message = "test_mean fails. Fix it";
    for step in [
        patched("/w/test_calc.py", "def test_mean", "@pytest.mark.skip(reason=\"flaky\")\ndef test_mean"),
        patched("/w/test_calc.py", "def test_mean", "@pytest.mark.xfail\ndef test_mean"),
        patched("/w/test_calc.py", "def test_mean():\n    assert 1", "# def test_mean():\n#    assert 1"),
        patched("/w/test_calc.py", "    assert mean([]) == 0", "    pass"),
        patched("/w/t.test.js", "test(\"mean\"", "test.skip(\"mean\""),
        patched("/w/src/lib.rs", "#[test]\nfn mean", "#[test]\n#[ignore]\nfn mean"),
        patched("/w/src/lib.rs", "#[test]\nfn mean() {}\n", ""),
        wrote("/w/pytest.ini", "[pytest]\naddopts = --ignore=test_calc.py\n"),
        ran("rm test_calc.py", 0, ""),
        ran("mv test_calc.py calc_checks.py", 0, ""),
        ran("sed -i 's/def test_mean/def check_mean/' test_calc.py", 0, ""),
        ran("npx jest -u", 0, "Tests: 1 passed, 1 total\n"),
    ] {
        assert_eq!(alone(message, vec![step.clone(), pass()]), "tests-missing", "{step:?}");
        assert_ne!(alone("tidy up the tests", vec![step.clone(), pass()]), "tests-missing", "{step:?}");
        let asked = "test_mean fails, skip or remove it";
        assert_ne!(alone(asked, vec![step.clone(), pass()]), "tests-missing", "{step:?}");
    }
    for step in [
        edited("/w/calc.py"),
        wrote("/w/test_new.py", "def test_new():\n    assert 1\n"),
        patched("/w/test_calc.py", "assert mean([]) == 0", "assert mean([]) == 0.0"),
        patched("/w/test_calc.py", "import calc", "import calc\n\ndef test_more():\n    assert 1\n"),
    ] {
        assert_eq!(alone(message, vec![step.clone(), pass()]), "tests-passed", "{step:?}");
    }
    let renewed = vec![ran("npx jest -u", 0, "Tests: 1 passed, 1 total\n"), pass()];
    assert_eq!(alone("the snapshot test fails. Fix add", renewed.clone()), "tests-missing");
    assert_ne!(alone("the snapshot test fails, update it", renewed), "tests-missing");
    let listed = "test_calc.py::test_mean SKIPPED (later) [ 50%]\ntest_calc.py::test_sum PASSED [100%]\n\n\
                  === 1 passed, 1 skipped in 0.01s ===\n";
    assert_eq!(alone("make test_mean pass", vec![ran("pytest -v", 0, listed)]), "tests-missing");
    assert_eq!(alone("make test_sum pass", vec![ran("pytest -v", 0, listed)]), "tests-passed");
}

/// What a turn leaves behind for the next.
fn left_by(steps: Vec<Observation>) -> SessionState {
    evaluate(&turn(steps)).session_state().clone()
}

#[test]
fn what_an_earlier_turn_left_broken_is_answered_by_its_own_alone_where_the_user_asks_for_it() {
    let failed = || ran("pytest -q", 1, FAILED);
    let narrow = |command: &str| vec![edited("/w/calc.py"), ran(command, 0, "1 passed in 0.1s\n")];
    for (message, command, expected) in [
        ("please fix it", "pytest -q tests/test_util.py", "earlier-failure"),
        ("ok, fix that", "pytest -q -k util", "earlier-failure"),
        ("fix the failing test", "pytest -q tests/test_util.py", "earlier-failure"),
        ("fix test_mean", "pytest -q tests/test_util.py", "earlier-failure"),
        ("please fix it", "pytest -q test_calc.py", "tests-passed"),
        ("please fix it", "pytest -q -k mean", "tests-passed"),
        ("fix the typo in util.py", "pytest -q tests/test_util.py", "tests-passed"),
        ("add a helper", "pytest -q tests/test_util.py", "tests-passed"),
    ] {
        assert_eq!(
            said(message, narrow(command), &left_by(vec![failed()])),
            expected,
            "{message} / {command}"
        );
    }
    let jest = "PASS ./a.test.js\nTest Suites: 1 passed, 1 total\nTests:       2 passed, 2 total\n";
    let passes = || ran("npx jest", 0, jest);
    let fault = "src/a.ts(1,7): error TS2322: Type 'string' is not assignable to type 'number'.\n";
    for (message, failed, then, expected) in [
        ("fix it", ran("npx tsc -p .", 1, fault), vec![passes()], "earlier-failure"),
        ("fix it", ran("npx tsc -p .", 1, fault), vec![ran("npx tsc -p .", 0, ""), passes()], "tests-passed"),
        ("fix it", ran("npx tsc -p .", 1, fault), vec![ran("npx tsc", 0, ""), passes()], "tests-passed"),
        ("fix the build", ran("npx tsc -p .", 1, fault), vec![passes()], "earlier-failure"),
        ("fix it", failed(), vec![passes()], "earlier-failure"),
        ("name it better", ran("npx tsc -p .", 1, fault), vec![passes()], "tests-passed"),
    ] {
        let then = [vec![edited("/w/src/a.ts")], then].concat();
        let state = left_by(vec![failed.clone()]);
        assert_eq!(said(message, then.clone(), &state), expected, "{message} {failed:?} {then:?}");
    }
    // What was done to the test in its own turn is in doubt for those that go on.
    for step in [
        ran("mv test_calc.py calc_test.txt", 0, ""),
        ran("git rm -q test_calc.py", 0, ""),
        patched(
            "/w/test_calc.py",
            "from calc import mean",
            "from unittest.mock import Mock\nmean = Mock(return_value=0)",
        ),
    ] {
        let state = left_by(vec![failed(), step.clone()]);
        for (message, expected) in
            [("go on", "earlier-failure"), ("run again", "earlier-failure"), ("add a helper", "tests-passed")]
        {
            assert_eq!(said(message, vec![pass()], &state), expected, "{message} {step:?}");
        }
    }
}

#[test]
fn a_file_that_was_read_back_is_no_answer_to_another_wish() {
    let steps = |more: Vec<Observation>| {
        [vec![wrote("/w/config.json", "{}\n")], more, vec![read("/w/config.json", "{}\n", true)]].concat()
    };
    let checked = |status| ran("python -m json.tool config.json", status, "Illegal trailing comma\n");
    for (message, more, expected) in [
        ("write config.json", vec![], "file-read-back"),
        ("write config.json", vec![checked(0)], "file-read-back"),
        ("write config.json", vec![checked(1)], "not-as-asked"),
        ("write config.json, ruff must pass", vec![ran("ruff check a.py", 1, "F401\n")], "earlier-failure"),
    ] {
        assert_eq!(alone(message, steps(more.clone())), expected, "{message} {more:?}");
    }
}

#[test]
fn a_program_that_goes_on_to_show_what_the_user_complains_of_speaks_against_the_pass() {
    let steps = |shown: &str| {
        vec![ran("pytest -q", 1, FAILED), edited("/w/calc.py"), pass(), ran("python app.py", 0, shown)]
    };
    for (message, shown, expected) in [
        ("app.py prints nan. Fix it.", "nan\n", "later-run"),
        ("app.py prints nan. Fix it.", "3.5\n", "failed-then-passed"),
        ("app.py must print True. Fix it.", "False\n", "later-run"),
        ("app.py must print True. Fix it.", "True\n", "failed-then-passed"),
        ("tool.py prints nan. Fix it.", "nan\n", "failed-then-passed"),
        ("app.py prints rubbish", "nan\n", "failed-then-passed"),
    ] {
        assert_eq!(alone(message, steps(shown)), expected, "{message} / {shown}");
    }
}

#[test]
fn a_build_that_warns_is_not_one_without_warnings() {
    let steps = |said: &str| vec![ran("gcc -Wall -o a a.c", 0, said), ran("test -s a", 0, "")];
    let warned = "a.c:1:5: warning: control reaches end of non-void function\n";
    assert_eq!(alone("build a without warnings", steps("")), "artifact-matches");
    assert_ne!(alone("build a without warnings", steps(warned)), "artifact-matches");
    assert_eq!(alone("build a", steps(warned)), "artifact-matches");
}
