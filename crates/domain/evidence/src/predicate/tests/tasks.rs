//! Task runners and the tests behind them.

use super::*;

/// What npm prints of a script, then an output.
fn script(name: &str, line: &str, output: &str) -> String {
    format!("\n> shop@1.0.0 {name}\n> {line}\n\n{output}")
}

fn tests(output: &str) -> String {
    script("test", "pytest -q", output)
}

#[test]
fn a_task_is_verified_by_the_report_of_the_tests_that_it_runs() {
    let build = script("build", "tsc -p .", "");
    let cases = [
        ("npm test", 0, tests(PASSED), "success tests-passed"),
        ("npm test", 1, tests(FAILED), "failure tests-failed"),
        ("cd web && npm test 2>&1", 0, tests(PASSED), "success tests-passed"),
        ("npm run build && npm test", 0, build.clone() + &tests(PASSED), "success tests-passed"),
        ("npm run build && npm test", 1, build.clone() + &tests(FAILED), "failure tests-failed"),
        ("npm run build; npm test", 0, build.clone() + &tests(PASSED), "exit-not-attributable"),
        ("npm run build && npm test", 0, tests(PASSED) + &build, "success tests-passed"),
        ("npm test || true", 0, tests(PASSED), "exit-not-attributable"),
        ("npm test | tail -5", 0, tests(PASSED), "pipeline-without-pipefail"),
        ("set -o pipefail; npm test | tail -2", 0, PASSED.to_owned(), "output-cut"),
        ("npm test > log", 0, String::new(), "output-redirected"),
        ("npm test && cat old.log", 0, tests(PASSED), "other-output"),
        ("npm test && make test", 0, tests(PASSED) + "pytest -q\n" + PASSED, "other-output"),
        ("pytest -q && npm test", 0, PASSED.to_owned() + &tests(PASSED), "other-output"),
        ("npm test", 0, script("test", "node check.js", PASSED), "indirect-runner"),
        ("npm run lint", 0, script("lint", "eslint .", ""), "no-predicate"),
        ("npm --prefix /elsewhere test", 0, tests(PASSED), "success tests-passed"),
        ("make test", 0, format!("pytest -q\n{PASSED}"), "success tests-passed"),
        ("make test", 0, PASSED.to_owned(), "indirect-runner"),
        ("make -k test", 0, format!("pytest -q\n{PASSED}"), "command-runner"),
        ("MAKEFLAGS=-i make test", 0, format!("pytest -q\n{PASSED}"), "shadowed"),
        ("time timeout 60 make test", 0, format!("pytest -q\n{PASSED}"), "success tests-passed"),
    ];
    for (command, status, output, expected) in cases {
        assert_eq!(verdict(vec![ran(command, status, &output)]), expected, "{command} -> {status}: {output}");
    }
}

#[test]
fn a_task_outside_of_the_checkout_proves_nothing() {
    let judged = |command: &str| {
        let mut turn = Turn::builder("do it");
        turn.observe(ran(command, 0, &tests(PASSED)));
        evaluate(&turn.build().in_checkout(Some("/w/shop"))).verdict().reason()
    };
    for (command, expected) in [
        ("npm test", Reason::TestsPassed),
        ("npm --prefix web test", Reason::TestsPassed),
        ("npm --prefix /w/shop/web test", Reason::TestsPassed),
        ("npm --prefix /elsewhere test", Reason::OutsideProject),
        ("cd /elsewhere && npm test", Reason::OutsideProject),
    ] {
        assert_eq!(judged(command), expected, "{command}");
    }
}

#[test]
fn a_task_that_failed_is_answered_by_the_same_task() {
    let failed = || ran("npm test", 1, &tests(FAILED));
    let passed = || ran("npm test", 0, &tests(PASSED));
    let narrow = || ran("npm test", 0, &tests("1 passed in 0.1s\n"));
    let fix = || ran("npm run fix", 0, &script("fix", "eslint --fix .", ""));
    let lint = |status| ran("npm run lint", status, &script("lint", "eslint .", ""));
    let cases = [
        ("mended", vec![failed(), edited("/w/calc.py"), passed()], "success failed-then-passed"),
        ("with fewer tests", vec![failed(), edited("/w/calc.py"), narrow()], "tests-missing"),
        (
            "not run again",
            vec![failed(), ran("make test", 0, &format!("pytest -q\n{PASSED}"))],
            "earlier-failure",
        ),
        ("planted", vec![wrote("/w/node_modules/.bin/pytest", "x"), passed()], "shadowed"),
        ("the task itself edited", vec![wrote("/w/package.json", "{}"), passed()], "success tests-passed"),
        ("no tests after it", vec![passed(), lint(0)], "success tests-passed"),
        ("something that may write after it", vec![passed(), fix()], "stale"),
        ("no tests before it", vec![lint(1), passed()], "success tests-passed"),
    ];
    for (name, observations, expected) in cases {
        assert_eq!(verdict(observations), expected, "{name}");
    }
}

#[test]
fn a_task_whose_recipes_were_written_in_the_session_proves_nothing() {
    let make = || format!("pytest -q\n{PASSED}");
    let nox = || format!("nox > pytest -q\n{PASSED}nox > Session a was successful.\n");
    let cases = [
        ("make test", make(), "/w/Makefile", "check-changed"),
        ("make test", make(), "/w/rules/test.mk", "check-changed"),
        ("make -f build/check test", make(), "/w/build/check", "check-changed"),
        ("make test", make(), "/w/calc.py", "success tests-passed"),
        ("make test", make(), "/w/justfile", "success tests-passed"),
        ("just test", make(), "/w/.justfile", "check-changed"),
        ("nox", nox(), "/w/noxfile.py", "check-changed"),
        ("npm test", script("test", "make unit", &make()), "/w/Makefile", "check-changed"),
        ("npm test", tests(PASSED), "/w/Makefile", "success tests-passed"),
        ("npm test", tests(PASSED), "/w/.npmrc", "shadowed"),
        ("yarn test", format!("yarn run v1.22.22\n$ pytest -q\n{PASSED}"), "/w/.yarnrc", "shadowed"),
        ("pytest -q", PASSED.to_owned(), "/w/Makefile", "success tests-passed"),
    ];
    for (command, output, path, expected) in cases {
        let observations = vec![wrote(path, "x"), ran(command, 0, &output)];
        assert_eq!(verdict(observations), expected, "{command} after {path}");
    }
    for command in ["cp fake Makefile && make test", "sed -i s/a/b/ Makefile && make test"] {
        assert_eq!(verdict(vec![ran(command, 0, &make())]), "check-changed", "{command}");
    }
    let linted = vec![
        wrote("/w/Makefile", "x"),
        ran("make lint", 0, "nox -s lint\nnox > eslint .\nnox > Session a was successful.\n"),
    ];
    assert_eq!(verdict(linted), "no-readback");
}
