//! What casts doubt on a pass that looks like one.

use super::*;

const GO_FAILED: &str =
    "--- FAIL: TestAdd (0.00s)\n    calc_test.go:7: no\nFAIL\nFAIL\tshop/calc\t0.01s\nFAIL\n";
const GO_OK: &str = "ok  \tshop/calc\t0.01s\n";
const GO_NAMED: &str = "=== RUN   TestAdd\n--- PASS: TestAdd (0.00s)\nPASS\nok  \tshop/calc\t0.01s\n";
const JEST_FAILED: &str = "FAIL ./a.test.js\n  ● a\n\n    Error: no\n\nTest Suites: 1 failed, 1 total\nTests:       1 failed, 1 total\n";
const JEST_OK: &str = "PASS ./a.test.js\nTest Suites: 1 passed, 1 total\nTests:       1 passed, 1 total\n";

#[test]
fn a_pass_that_may_hide_a_failure_proves_nothing() {
    let go_fails = || ran("go test ./...", 1, GO_FAILED);
    let jest_fails = || ran("npx jest", 1, JEST_FAILED);
    let fixed = "success failed-then-passed";
    let passes = || ran("pytest -q test_b.py", 0, "2 passed in 0.01s\n");
    let cases = [
        ("a fix", vec![go_fails(), edited("/w/calc.go"), ran("go test ./...", 0, GO_OK)], fixed),
        (
            "a fix by a command",
            vec![go_fails(), ran("sed -i s/a/b/ calc.go", 0, ""), ran("go test ./...", 0, GO_OK)],
            fixed,
        ),
        (
            "a changed test that is named",
            vec![
                ran("go test -v ./...", 1, GO_FAILED),
                edited("/w/calc_test.go"),
                ran("go test -v ./...", 0, GO_NAMED),
            ],
            fixed,
        ),
        (
            "a changed test",
            vec![go_fails(), edited("/w/calc_test.go"), ran("go test ./...", 0, GO_OK)],
            "tests-missing",
        ),
        (
            "a removed test",
            vec![go_fails(), ran("rm calc_test.go", 0, ""), ran("go test ./...", 0, GO_OK)],
            "tests-missing",
        ),
        (
            "fitted expectations",
            vec![
                jest_fails(),
                edited("/w/a.js"),
                ran("npx jest -u", 0, JEST_OK),
                ran("npx jest", 0, JEST_OK),
            ],
            "tests-missing",
        ),
        ("another fix", vec![jest_fails(), edited("/w/a.js"), ran("npx jest", 0, JEST_OK)], fixed),
        (
            "a failure behind a redirection",
            vec![ran("pytest -q test_a.py > /dev/null 2>&1", 1, ""), passes()],
            "earlier-failure",
        ),
        (
            "a failure without a report",
            vec![ran("pytest -qq --tb=no test_a.py", 1, ""), passes()],
            "earlier-failure",
        ),
        (
            "the same command, seen",
            vec![ran("pytest -q > /dev/null", 1, ""), edited("/w/calc.py"), ran("pytest -q", 0, PASSED)],
            fixed,
        ),
        (
            "a wrong call",
            vec![ran("pytest --nope > /dev/null 2>&1", 4, ""), passes()],
            "success tests-passed",
        ),
        (
            "an edit that goes on in the background",
            vec![
                ran("pytest -q", 1, FAILED),
                edited("/w/calc.py"),
                started("sleep 4; git checkout calc.py", "p1"),
                ran("pytest -q", 0, PASSED),
            ],
            "stale",
        ),
        (
            "an edit behind the shell",
            vec![
                ran("pytest -q", 1, FAILED),
                edited("/w/calc.py"),
                ran("(sleep 4; git checkout calc.py) > /dev/null 2>&1 &", 0, ""),
                ran("pytest -q", 0, PASSED),
            ],
            "stale",
        ),
        (
            "options in a file",
            vec![
                ran("rspec", 1, ""),
                wrote("/w/.rspec", "--dry-run\n"),
                ran("rspec", 0, "1 example, 0 failures\n"),
            ],
            "shadowed",
        ),
        (
            "a server in the background",
            vec![
                ran("pytest -q", 1, FAILED),
                edited("/w/calc.py"),
                started("npm run dev", "p1"),
                ran("pytest -q", 0, PASSED),
            ],
            fixed,
        ),
        (
            "a configuration of the tests behind the pass",
            vec![
                ran("pytest -q", 1, FAILED),
                edited("/w/calc.py"),
                ran("pytest -q", 0, PASSED),
                wrote("/w/conftest.py", "x\n"),
            ],
            "stale",
        ),
    ];
    for (what, course, expected) in cases {
        assert_eq!(verdict(course), expected, "{what}");
    }
}

#[test]
fn a_report_that_contradicts_itself_proves_nothing() {
    for (command, output, expected) in [
        (
            "go test -v ./...",
            "=== RUN   TestAdd\n--- FAIL: TestAdd (0.00s)\nok  \tshop/calc\t0.01s\n",
            "counts-contradict-status",
        ),
        ("pytest", "collected 3 items\n\nt.py .\n\n1 passed in 0.01s\n", "unreadable-report"),
        (
            "pytest",
            "collecting ... collected 2 items\n\nt.py ..\n\n2 passed in 0.01s\n",
            "success tests-passed",
        ),
        (
            "pytest",
            "collected 3 items / 1 deselected / 2 selected\n\nt.py ..\n\n2 passed, 1 deselected in 0.01s\n",
            "success tests-passed",
        ),
        (
            "pytest",
            "collected 1 item\ncollected 1 item\n\nt.py .\n\n1 passed in 0.01s\n",
            "unreadable-report",
        ),
        ("pytest -q", "RR.  [100%]\n1 passed, 2 rerun in 0.04s\n", "flaky"),
        ("pytest -q --snapshot-update", "1 passed in 0.04s\n", "report-suppressed"),
        (
            "cargo test",
            "running 3 tests\n\ntest result: ok. 2 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out\n",
            "unreadable-report",
        ),
        (
            "npx jest",
            "PASS ./a.test.js\nTest Suites: 1 passed, 1 total\nTests:       1 passed, 1 total\nSnapshots:   1 written, 1 total\n",
            "assertions-disabled",
        ),
        ("npx mocha --dryRun", "  1 passing (5ms)\n", "collect-only"),
        (
            "prove t/old.tap",
            "t/old.tap .. ok\nAll tests successful.\nFiles=1, Tests=2,  0 wallclock secs\nResult: PASS\n",
            "report-suppressed",
        ),
        (
            "bun test",
            "(pass) a (attempt 3) [0.01ms]\n\n 1 pass\n 0 fail\nRan 1 test across 1 file. [20.00ms]\n",
            "flaky",
        ),
        (
            "bun test",
            "(pass) a [0.01ms]\n\n 1 pass\n 0 fail\nsnapshots: +1 added\nRan 1 test across 1 file. [20.00ms]\n",
            "assertions-disabled",
        ),
    ] {
        assert_eq!(verdict(vec![ran(command, 0, output)]), expected, "{command}: {output}");
    }
}

#[test]
fn what_surely_changes_nothing_that_was_proven_leaves_a_pass_alone() {
    let fixed = || vec![ran("pytest -q", 1, FAILED), edited("/w/calc.py"), ran("pytest -q", 0, PASSED)];
    let holds = "success failed-then-passed";
    for (after, status, expected) in [
        ("rm -f /tmp/repro.py run.log", 0, holds),
        ("mkdir -p /tmp/x", 0, holds),
        ("git checkout -b fix/mean", 0, holds),
        ("git commit -qm \"$(cat <<'EOF'\nFix the mean\n\nIt fails on nothing.\nEOF\n)\"", 0, holds),
        ("git commit -qm \"$(cat msg.txt)\"", 0, "stale"),
        ("git reset -q", 0, holds),
        ("git restore --staged .", 0, holds),
        ("gh pr create --fill", 0, holds),
        ("nosuchprogram --now", 127, holds),
        ("rm calc.py", 0, "stale"),
        ("rm -rf build", 0, "stale"),
        ("git checkout -b old HEAD~3", 0, "stale"),
        ("git reset --hard", 0, "stale"),
        ("git restore calc.py", 0, "stale"),
        ("gh pr checkout 3", 0, "stale"),
    ] {
        let mut course = fixed();
        course.push(ran(after, status, ""));
        assert_eq!(verdict(course), expected, "{after}");
    }
    for (check, said, expected) in [
        ("ruff check .", "All checks passed!\n", holds),
        ("ruff check .", "Found 1 error (1 fixed, 0 remaining).\n", "stale"),
        ("ruff check --fix .", "All checks passed!\n", holds),
        ("ruff check --fix .", "Found 1 error (1 fixed, 0 remaining).\n", "stale"),
    ] {
        let mut course = fixed();
        course.push(ran(check, 0, said));
        assert_eq!(verdict(course), expected, "{check}: {said}");
    }
}

#[test]
fn a_checker_that_complains_and_then_does_not_is_mended() {
    for (command, complaint, well) in [
        (
            "mypy src",
            "src/a.py:3: error: Name \"x\" is not defined  [name-defined]\nFound 1 error in 1 file\n",
            "Success: no issues found in 1 source file\n",
        ),
        ("ruff check .", "a.py:1:8: F401 `os` imported but unused\nFound 1 error.\n", "All checks passed!\n"),
        ("tsc --noEmit", "src/a.ts(3,1): error TS2304: Cannot find name 'x'.\n", ""),
        ("go build ./...", "# shop\n./a.go:3:2: undefined: x\n", ""),
        ("gcc -c a.c", "a.c:3:2: error: expected ';' before '}' token\n", ""),
    ] {
        let course = |edit: bool| {
            let mut course = vec![ran(command, 1, complaint)];
            course.extend(edit.then(|| edited("/w/a.py")));
            course.push(ran(command, 0, well));
            course
        };
        assert_eq!(verdict(course(true)), "success failed-then-passed", "{command}");
        assert_eq!(verdict(course(false)), "no-predicate", "{command}");
    }
}

#[test]
fn what_the_user_names_and_what_failed_has_to_end_well_whatever_else_passes() {
    let mypy = || {
        ran("mypy calc.py", 1, "calc.py:1: error: Incompatible return value type\nFound 1 error in 1 file\n")
    };
    let fixed = || ran("mypy .", 0, "Success: no issues found in 1 source file\n");
    let tests = || ran("pytest -q", 0, PASSED);
    let build = || ran("npm run build", 2, "src/a.ts(1,14): error TS2322: no\n");
    let app = || ran("python app.py", 1, "Traceback (most recent call last):\nKeyError: 'a'\n");
    let change = || edited("/w/calc.py");
    let look =
        |status: i32| ran("ls -l dist/app.whl", status, "ls: cannot access 'dist/app.whl': No such file\n");
    for (message, steps, expected) in [
        ("build dist/app.whl", vec![tests(), look(2)], Reason::EarlierFailure),
        ("build dist/app.whl", vec![tests(), look(0)], Reason::TestsPassed),
        ("build dist/app.whl", vec![look(2), tests()], Reason::TestsPassed),
        ("build the wheel", vec![tests(), look(2)], Reason::TestsPassed),
        (
            "mypy reports an error in calc.py. Fix it.",
            vec![change(), tests(), mypy()],
            Reason::EarlierFailure,
        ),
        (
            "mypy reports an error in calc.py. Fix it.",
            vec![mypy(), change(), tests()],
            Reason::EarlierFailure,
        ),
        ("Fix the type error", vec![mypy(), change(), tests()], Reason::EarlierFailure),
        ("mypy reports an error.", vec![mypy(), change(), fixed(), tests()], Reason::TestsPassed),
        ("Fix the rounding", vec![mypy(), change(), tests()], Reason::TestsPassed),
        ("Fix add() in calc.py", vec![mypy(), change(), tests()], Reason::TestsPassed),
        ("The build is broken.", vec![build(), change(), tests()], Reason::EarlierFailure),
        ("app.py crashes", vec![app(), change(), tests()], Reason::EarlierFailure),
        (
            "make test_mean pass",
            vec![ran("pytest -q -k test_mean", 1, FAILED), change(), ran("pytest -v", 0, WIDE)],
            Reason::TestsPassed,
        ),
    ] {
        let mut turn = Turn::builder(message);
        steps.iter().cloned().for_each(|step| turn.observe(step));
        assert_eq!(evaluate(&turn.build()).verdict().reason(), expected, "{message} {steps:?}");
    }
}
