//! Lines with several test runs, and with other commands beside a test run.

use super::{FAILED, PASSED, ran};
use crate::{Evaluation, Turn, evaluate};

const OTHER: &str = "..  [100%]\n2 passed in 0.05s\n";
const SKIPPED: &str = "ss  [100%]\n2 skipped in 0.05s\n";
const CARGO: &str = "running 3 tests\n...\ntest result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n";
const UNITTEST: &str = "...\n-----\nRan 3 tests in 0.001s\n\nOK\n";

fn after(command: &str, status: i32, output: &str) -> Evaluation {
    let mut turn = Turn::builder("run the tests");
    turn.observe(ran(command, status, output));
    evaluate(&turn.build())
}

/// The verdict's reason code, and the command that it is about.
fn told(command: &str, status: i32, parts: &[&str]) -> String {
    let evaluation = after(command, status, &parts.concat());
    let findings = evaluation.findings();
    let failed = findings.failed.as_ref().map(|run| run.command.as_str());
    let passed = findings.passed.as_ref().map(|run| run.command.as_str());
    let about = if evaluation.verdict().verified() { failed.or(passed).unwrap_or_default() } else { "" };
    format!("{} {about}", evaluation.verdict().reason().code()).trim_end().to_owned()
}

#[test]
fn each_of_several_runs_is_judged_by_its_own_report() {
    let fails = FAILED;
    for (command, status, parts, expected) in [
        ("pytest a && pytest b", 0, &[PASSED, OTHER][..], "tests-passed pytest b"),
        ("pytest a && python -m pytest b && pytest c", 0, &[PASSED, OTHER, PASSED], "tests-passed pytest c"),
        ("cd x && pytest && cargo test", 0, &[PASSED, CARGO], "tests-passed cargo test"),
        ("cargo test && pytest -q", 0, &[CARGO, PASSED], "tests-passed pytest -q"),
        ("python -m unittest && pytest", 0, &[UNITTEST, PASSED], "tests-passed pytest"),
        ("set -e\npytest a\npytest b", 0, &[PASSED, OTHER], "tests-passed pytest b"),
        ("pytest a; pytest b", 0, &[PASSED, OTHER], "tests-passed pytest b"),
        // One that fails is known by the reports that are there.
        ("pytest a && pytest b", 1, &[fails], "tests-failed pytest a"),
        ("pytest a && pytest b", 1, &[PASSED, fails], "tests-failed pytest b"),
        ("pytest && cargo test", 1, &[fails], "tests-failed pytest"),
        ("pytest a; pytest b", 0, &[fails, PASSED], "earlier-failure"),
        // One that proves nothing is no pass.
        ("pytest a && pytest b", 0, &[PASSED, SKIPPED], "later-run"),
        // Reports that are too many or too few.
        ("pytest a && pytest b", 0, &[PASSED], "other-output"),
        ("pytest a && pytest b", 0, &[PASSED, OTHER, OTHER], "other-output"),
        ("pytest && cargo test", 0, &[PASSED], "other-output"),
        ("pytest && cargo test", 0, &[CARGO], "other-output"),
        ("cargo test -p a && cargo test -p b", 0, &[CARGO, CARGO], "other-output"),
        ("pytest a || pytest b", 0, &[fails, PASSED], "earlier-failure"),
        ("pytest a & pytest b", 0, &[PASSED, OTHER], "background-in-shell"),
        ("pytest a > log && pytest b", 0, &[OTHER], "other-output"),
        ("cat old.log && pytest a && pytest b", 0, &[PASSED, OTHER], "other-output"),
        ("pytest a && pytest b || true", 0, &[PASSED, OTHER], "exit-not-attributable"),
    ] {
        assert_eq!(told(command, status, parts), expected, "{command} -> {status}: {parts:?}");
    }
}

#[test]
fn lines_that_were_selected_tell_of_a_run_whose_sum_they_hold_whatever_it_says() {
    const ONE: &str = "4 passed in 0.10s\n";
    const MANY: &str = "test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out\n\
                        test result: ok. 0 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out\n";
    const GO: &str = "ok  \tshop/tax\t0.004s\n";
    const JEST: &str = "Test Suites: 1 passed, 1 total\nTests:       2 passed, 2 total\n";
    for (line, status, output, expected) in [
        ("pytest | grep -E 'passed|failed'", 0, ONE, "tests-passed pytest"),
        ("pytest 2>&1 | grep -v Warning", 0, PASSED, "tests-passed pytest"),
        ("pytest | grep passed | tail -1", 0, ONE, "tests-passed pytest"),
        ("pytest | tee log | tail -30 | egrep 'passed|failed'", 0, ONE, "tests-passed pytest"),
        ("pytest | grep -E 'passed|failed'", 1, "1 failed, 3 passed in 0.10s\n", "tests-failed pytest"),
        ("cargo test | grep 'test result'", 0, MANY, "tests-passed cargo test"),
        ("go test ./... | grep -v 'no test files'", 0, GO, "tests-passed go test ./..."),
        ("npx jest 2>&1 | grep -E '^Tests?'", 0, JEST, "tests-passed npx jest"),
        // The run's own sum may be what was left out.
        ("pytest -s | grep -E 'passed|failed'", 0, ONE, "output-filtered"),
        ("pytest -s | grep -E 'passed|skipped'", 0, ONE, "tests-passed pytest -s"),
        ("pytest --capture=no | grep passed", 0, ONE, "output-filtered"),
        ("pytest -s | grep -v skipped", 0, ONE, "output-filtered"),
        ("cargo test | grep '3 passed'", 0, MANY, "output-filtered"),
        ("cargo test | grep -E '[1-9] passed'", 0, MANY, "output-filtered"),
        (
            "python -m unittest 2>&1 | grep -E '^Ran|^OK$'",
            0,
            "Ran 3 tests in 0.001s\nOK\n",
            "output-filtered",
        ),
        ("npx jest 2>&1 | grep passed", 0, JEST, "output-filtered"),
        ("go test -v ./tax | grep ok", 0, GO, "output-filtered"),
        ("go test -run None | grep ok", 0, GO, "output-filtered"),
        ("pytest | grep passed | head -1", 0, ONE, "output-filtered"),
        // More than a selection.
        ("pytest | grep -o '[0-9]* passed.*'", 0, ONE, "output-filtered"),
        ("pytest | grep -m1 passed", 0, ONE, "output-filtered"),
        ("pytest | sed 's/^/  /'", 0, ONE, "output-filtered"),
        ("pytest | grep passed old.log", 0, ONE, "output-filtered"),
        ("pytest | grep passed | sed s/0/4/", 0, ONE, "output-filtered"),
        ("pytest | awk '/passed/'", 0, ONE, "output-filtered"),
        ("npm test | grep passed", 0, JEST, "output-filtered"),
        // Nothing that fits says nothing.
        ("pytest | grep passed", 1, "", "exit-not-attributable"),
        ("pytest | grep skipped", 0, "2 skipped in 0.05s\n", "all-skipped"),
    ] {
        let line = format!("set -o pipefail; {line}");
        assert_eq!(told(&line, status, &[output]), expected, "{line}");
    }
    assert_eq!(told("pytest | grep passed", 0, &[ONE]), "pipeline-without-pipefail");
    assert_eq!(told("pytest | grep passed; exit ${PIPESTATUS[0]}", 0, &[ONE]), "tests-passed pytest");
}

#[test]
fn an_end_that_was_cut_off_in_front_hides_that_go_had_nothing_to_run() {
    const END: &str = "PASS\nok  \tshop/tax\t0.004s\n";
    for (line, output, expected) in [
        ("go test -v -run None ./tax | tail -2", END, "output-cut"),
        ("go test -run None | tail -2", END, "output-cut"),
        ("go test -v ./tax | tail -3", END, "output-cut"),
        ("go test -v ./tax | tail -20", END, "tests-passed go test -v ./tax"),
        ("go test ./tax | tail -1", "ok  \tshop/tax\t0.004s\n", "tests-passed go test ./tax"),
        (
            "go test -v ./tax | tail -3",
            "--- PASS: TestTax (0.00s)\nPASS\nok  \tshop/tax\t0.004s\n",
            "tests-passed go test -v ./tax",
        ),
    ] {
        let line = format!("set -o pipefail; {line}");
        assert_eq!(told(&line, 0, &[output]), expected, "{line}");
    }
}

#[test]
fn a_report_is_the_runs_own_when_no_other_command_can_have_printed_it() {
    for (command, status, parts, expected) in [
        ("git pull && pytest -q", 0, &["Already up to date.\n", PASSED][..], "tests-passed pytest -q"),
        ("pytest -q && git commit -m x", 0, &[PASSED, "[main 1a2b3c4] x\n"], "tests-passed pytest -q"),
        ("cargo test && git commit -am x", 0, &[CARGO, "[main 1a2b3c4] x\n"], "tests-passed cargo test"),
        ("npm ci && pytest", 0, &["added 3 packages in 2s\n", PASSED], "tests-passed pytest"),
        ("ls && pytest; ls", 0, &["a.py\n", PASSED, "a.py\n"], "exit-not-attributable"),
        ("cat calc.py && pytest", 0, &["def mean():\n", PASSED], "tests-passed pytest"),
        ("./setup.sh; pytest", 0, &["ready\n", PASSED], "tests-passed pytest"),
        ("./setup.sh; pytest", 1, &["ready\n", FAILED], "tests-failed pytest"),
        (
            "set -o pipefail; ./setup.sh | cat; pytest | tee log",
            0,
            &["ready\n", PASSED],
            "tests-passed pytest",
        ),
        ("shellcheck run.sh; pytest", 0, &[PASSED], "tests-passed pytest"),
        (
            "coverage run -m pytest -q && coverage report",
            0,
            &[PASSED, "TOTAL  25  0  100%\n"],
            "tests-passed coverage run -m pytest -q",
        ),
        (
            "go test -cover ./tax && go tool cover -func=c.out",
            0,
            &["ok  \tshop/tax\t0.004s\n", "total:\t(statements)\t100.0%\n"],
            "tests-passed go test -cover ./tax",
        ),
        ("pytest -q && echo '---' && git status --short", 0, &[PASSED, "---\n"], "tests-passed pytest -q"),
        ("coverage report && pytest --co", 0, &[PASSED], "collect-only"),
        ("go generate ./... && go test none", 0, &["ok  \tshop/tax\t0.004s\n"], "other-output"),
        // A stored report, and a run that prints none.
        ("cat old.log && pytest", 0, &[PASSED, "ssss  [100%]\n"], "other-output"),
        ("cat old.log && pytest", 0, &[PASSED, OTHER], "other-output"),
        ("echo 4 passed in 0.1s && pytest", 0, &[PASSED], "other-output"),
        ("python -c 'print(\"4 passed in 0.1s\")' && pytest", 0, &[PASSED], "other-output"),
        ("python - <<E && pytest\nprint(1)\nE", 0, &[PASSED], "other-output"),
        ("./ci.sh && pytest", 0, &[PASSED, OTHER], "other-output"),
        ("./ci.sh && pytest", 0, &[PASSED, "ssss  [100%]\n"], "other-output"),
        ("cat old.log && pytest -q --co", 0, &[PASSED], "collect-only"),
        ("pytest && cat old.log", 0, &[PASSED], "other-output"),
        ("pytest && ./report.sh", 0, &[PASSED], "other-output"),
        ("cat old.log & pytest", 0, &[PASSED], "other-output"),
        ("cat <(sleep 1; cat old.log); pytest", 0, &[PASSED], "other-output"),
        ("set -o pipefail; cat old.log | pytest", 0, &[PASSED], "other-output"),
        ("cat old.log && cargo test none", 0, &[CARGO], "other-output"),
        ("git checkout x && cargo test none", 0, &[CARGO], "other-output"),
        // It cannot be told whose failure it is.
        ("./ci.sh && pytest", 1, &[FAILED], "other-output"),
        ("git commit -m x && pytest", 1, &[FAILED], "other-output"),
        ("git commit -m x; pytest", 0, &[PASSED, OTHER], "repeated-summary"),
    ] {
        assert_eq!(told(command, status, parts), expected, "{command} -> {status}: {parts:?}");
    }
}
