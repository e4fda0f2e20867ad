//! When a pass answers a failure.

use super::*;

/// A failure and, after an edit, a pass of two command lines.
fn then(failing: &str, passing: &str) -> String {
    verdict(vec![ran(failing, 1, FAILED), edited("/w/calc.py"), ran(passing, 0, PASSED)])
}

#[test]
fn ordinary_fixes_are_still_found() {
    let fail = || ran("pytest -q", 1, FAILED);
    let pass = || ran("pytest -q", 0, PASSED);
    let found = "success failed-then-passed";
    for (what, course, expected) in [
        ("a patch", vec![fail(), edited("/w/calc.py"), pass()], found),
        ("a rewritten file", vec![fail(), wrote("/w/calc.py", "x\n"), pass()], found),
        ("an installed package", vec![fail(), ran("pip install numpy", 0, ""), pass()], found),
        ("an edit by a script", vec![fail(), ran("python fix.py", 0, ""), pass()], found),
        (
            "an edit by execute_code",
            vec![fail(), Observation::Opaque { tool: "execute_code".into() }, pass()],
            found,
        ),
        (
            "a new test",
            vec![wrote("/w/test_calc.py", "def test_x(): pass\n"), pass()],
            "success tests-passed",
        ),
        (
            "a wider run with names",
            vec![
                ran("pytest test_calc.py::test_mean", 1, FAILED),
                edited("/w/calc.py"),
                ran("pytest -v", 0, "test_calc.py::test_mean PASSED [ 50%]\n6 passed, 1 skipped in 0.1s\n"),
            ],
            "success tests-passed",
        ),
        (
            "the failing test alone",
            vec![
                fail(),
                edited("/w/calc.py"),
                ran("pytest -q test_calc.py::test_mean", 0, "1 passed in 0.1s\n"),
            ],
            "success tests-passed",
        ),
        (
            "the same command, then a wider one",
            vec![
                ran("pytest -q test_calc.py", 1, FAILED),
                edited("/w/calc.py"),
                ran("pytest -q test_calc.py", 0, PASSED),
                ran("pytest -q", 0, "60 passed, 2 skipped in 0.1s\n"),
            ],
            found,
        ),
        (
            "an absolute folder",
            vec![
                ran("cd /w && pytest -q", 1, FAILED),
                edited("/w/calc.py"),
                ran("cd /w && pytest -q", 0, PASSED),
            ],
            found,
        ),
        (
            "a folder that the shell keeps",
            vec![ran("cd app && pytest -q", 1, FAILED), edited("/w/calc.py"), pass()],
            found,
        ),
        (
            "a variable that the shell keeps",
            vec![ran("export DEBUG=1; pytest -q", 1, FAILED), edited("/w/calc.py"), pass()],
            found,
        ),
        (
            "two edits and two runs",
            vec![fail(), edited("/w/calc.py"), fail(), edited("/w/calc.py"), pass()],
            found,
        ),
        (
            "a run under pipefail",
            vec![
                ran("set -o pipefail; pytest -q 2>&1 | tail -20", 1, FAILED),
                edited("/w/calc.py"),
                ran("set -o pipefail; pytest -q 2>&1 | tail -20", 0, PASSED),
            ],
            found,
        ),
    ] {
        assert_eq!(verdict(course), expected, "{what}");
    }
}

#[test]
fn cargo_tests_are_found_again_by_name() {
    let failed = "running 2 tests\ntest sums ... FAILED\ntest less ... ok\n\nfailures:\n\nfailures:\n    sums\n\n\
                  test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out\n";
    let passed = "running 3 tests\ntest sums ... ok\ntest less ... ok\ntest more ... ignored\n\n\
                  test result: ok. 2 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out\n";
    let renamed = passed.replace("sums", "adds");
    let course = |earlier: &str, later: &str, output: &str| {
        verdict(vec![ran(earlier, 101, failed), edited("/w/lib.rs"), ran(later, 0, output)])
    };
    assert_eq!(course("cargo test", "cargo test", passed), "success failed-then-passed");
    assert_eq!(course("cargo test sums", "cargo test", passed), "success tests-passed");
    assert_eq!(course("cargo test", "cargo test", &renamed), "tests-missing");
    for (earlier, later) in [
        ("cargo test --workspace", "cargo test"),
        ("cargo test --all-features", "cargo test"),
        ("cargo test --features x", "cargo test --workspace"),
        ("cargo test --release", "cargo test"),
        ("cargo test -p core", "cargo test"),
        ("cargo test -- --ignored", "cargo test"),
        ("cargo test", "cargo test less"),
    ] {
        assert_eq!(course(earlier, later, &renamed), "earlier-failure", "{earlier} / {later}");
    }
    for (earlier, later) in [
        ("cargo test --workspace", "cargo test"),
        ("cargo test --release", "cargo test"),
        ("cargo test -p core", "cargo test -p other"),
    ] {
        assert_eq!(course(earlier, later, passed), "earlier-failure", "{earlier} / {later}");
    }
    let broken = "error[E0308]: mismatched types\n --> src/lib.rs:2:5\nerror: could not compile `x` (lib)\n";
    let course = vec![ran("cargo test", 101, broken), edited("/w/lib.rs"), ran("cargo test", 0, passed)];
    assert_eq!(verdict(course), "success failed-then-passed");
}

#[test]
fn another_question_is_no_answer() {
    for (failing, passing) in [
        ("cd a && pytest -q", "cd ../b && pytest -q"),
        ("cd -P a/.. && pytest -q", "pytest -q"),
        ("cd .. && pytest -q", "cd .. && pytest -q"),
        ("cd - && pytest -q", "cd - && pytest -q"),
        ("(cd a && pytest -q)", "pytest -q"),
        ("MODE=a pytest -q", "MODE=b pytest -q"),
        ("export MODE=a; pytest -q", "export MODE=b; pytest -q"),
        ("python3.11 -m pytest", "python3.13 -m pytest"),
        ("uv run --package a pytest", "uv run --package b pytest"),
        ("pytest /w/a/tests/unit", "pytest /w/b/tests/unit"),
        ("pytest -k 7", "pytest -k 8"),
        ("pytest", "pytest -p no:randomly"),
        ("pytest -m slow", "pytest"),
        ("pytest --runslow", "pytest"),
        ("pytest checks/test_calc.py", "pytest"),
        ("pytest", "pytest -k other"),
        ("pytest", "pytest --lf"),
        ("pytest -q", "pytest -q test_ca"),
        ("pytest <a", "pytest <b"),
    ] {
        assert_eq!(then(failing, passing), "earlier-failure", "{failing} / {passing}");
    }
}

#[test]
fn the_folder_of_a_run_is_known_by_the_way_to_it() {
    let course = |before: &str, failing: &str, between: &str, passing: &str| {
        let steps = [(before, 0, ""), (failing, 1, FAILED), (between, 0, ""), (passing, 0, PASSED)];
        let mut steps: Vec<_> = steps
            .iter()
            .filter(|(line, ..)| !line.is_empty())
            .map(|(line, status, output)| ran(line, *status, output))
            .collect();
        steps.insert(steps.len() - 1, edited("/w/calc.py"));
        verdict(steps)
    };
    for (before, failing, between, passing) in [
        ("", "cd api && pytest -q", "cd ../web && ls", "cd ../api && pytest -q"),
        ("", "cd api && pytest -q", "cd ..", "cd api && pytest -q"),
        ("", "cd api && pytest -q", "cd .. && cd api", "pytest -q"),
        ("", "pytest -q", "cd api", "cd .. && pytest -q"),
        ("cd api", "pytest -q", "cd ../web", "cd ../api && pytest -q"),
        ("cd /w/api", "pytest -q", "cd ..", "cd api && pytest -q"),
        ("cd ..", "cd api && pytest -q", "cd ../web", "cd ../api && pytest -q"),
        ("", "mkdir -p api && cd api && pytest -q", "ls", "pytest -q"),
    ] {
        let told = course(before, failing, between, passing);
        assert_eq!(told, "success failed-then-passed", "{before} / {failing} / {between} / {passing}");
    }
    for (before, failing, between, passing) in [
        ("ln -s /w/other api", "pytest -q", "cd api", "cd .. && pytest -q"),
        ("python -c 'import os; os.symlink(\"/w\", \"api\")'", "pytest -q", "cd api", "cd .. && pytest -q"),
        ("npm link shop", "pytest -q", "cd api", "cd .. && pytest -q"),
        ("sudo mount --bind /x api", "pytest -q", "cd api", "cd .. && pytest -q"),
        ("", "pytest -q", "cd current", "cd .. && pytest -q"),
        ("", "pytest -q", "cd node_modules/shop", "cd ../.. && pytest -q"),
        ("", "pytest -q", "cd api", "cd -P .. && pytest -q"),
        ("", "pytest -q", "cd api", "set -P; cd .. && pytest -q"),
        ("", "pytest -q", "cd api", "set -o physical; cd .. && pytest -q"),
        ("export CDPATH=/w", "cd api && pytest -q", "cd ..", "cd api && pytest -q"),
        ("", "pytest -q", "cd api 2>/dev/null || true", "cd .. && pytest -q"),
        ("", "cd api && pytest -q", "cd ../web", "pytest -q"),
        ("", "cd api && pytest -q", "cd ..", "pytest -q"),
        ("", "cd api && pytest -q", "ls", "cd api && pytest -q"),
        ("", "pytest -q", "cd \"$X\"", "cd .. && pytest -q"),
        ("", "cd api || cd web; pytest -q", "ls", "pytest -q"),
        ("", "(cd api && pytest -q)", "ls", "pytest -q"),
    ] {
        let told = course(before, failing, between, passing);
        assert!(!told.starts_with("success"), "{before} / {failing} / {between} / {passing}: {told}");
    }
}

#[test]
fn a_script_is_the_same_only_with_the_same_input() {
    let broken = "Traceback (most recent call last):\n  File \"/w/a.py\", line 2, in <module>\n\
                  ModuleNotFoundError: No module named 'x'\n";
    let course = |failing: &str, passing: &str, output: &str| {
        verdict(vec![ran(failing, 1, broken), ran("pip install x", 0, ""), ran(passing, 0, output)])
    };
    assert_eq!(course("python a.py", "python a.py", "done\n"), "success failed-then-passed");
    assert_eq!(course("python -c 'import x'", "python -c 'import x'", ""), "success failed-then-passed");
    for (failing, passing) in [
        ("python load.py <a", "python load.py <b"),
        ("F=a; python load.py \"$F\"", "F=b; python load.py \"$F\""),
        ("python day.py 3", "python day.py 4"),
        ("python - <<E\nimport x\nE", "python - <<E\nprint()\nE"),
        ("echo 'import x' | python", "echo 'print()' | python"),
    ] {
        assert!(!course(failing, passing, "").starts_with("success"), "{failing} / {passing}");
    }
    for (command, output) in [
        ("python a.py", "FAILED: 3 rules\n"),
        ("python a.py", "ran 2 steps, 1 error\n"),
        ("python -c 'import pytest; pytest.main()'", "1 failed, 3 passed\n"),
        ("python manage.py test", "Ran 0 tests in 0.0s\n\nNO TESTS RAN\n"),
        ("python manage.py test", ""),
        ("python run_checks.py", ""),
    ] {
        assert!(!course(command, command, output).starts_with("success"), "{command}: {output}");
    }
    let made = vec![ran("python a.py", 1, broken), ran("mkdir data", 0, ""), ran("python a.py", 0, "")];
    assert_eq!(verdict(made), "no-predicate");
}

#[test]
fn a_failing_test_that_may_be_gone_is_not_fixed() {
    let course = |edit: Observation, output: &str| {
        verdict(vec![ran("pytest -q", 1, FAILED), edit, ran("pytest -q", 0, output)])
    };
    for output in [
        "3 passed in 0.1s\n",
        "3 passed, 1 skipped in 0.1s\n",
        "4 passed, 1 skipped in 0.1s\n",
        "3 passed, 1 xfailed in 0.1s\n",
        "4 passed, 1 xpassed in 0.1s\n",
        "4 passed, 1 deselected in 0.1s\n",
        "1 passed in 0.1s\n",
    ] {
        assert_eq!(course(edited("/w/test_calc.py"), output), "tests-missing", "{output}");
    }
    let edit =
        Edit { removed: "def test_mean():\n    pass".into(), added: "def test_other():\n    pass".into() };
    let replaced = FileWrite { path: "/w/test_calc.py".into(), edits: vec![edit], ..FileWrite::default() };
    assert_eq!(course(Observation::FileWrite(replaced), PASSED), "tests-missing");
    assert_eq!(course(wrote("/w/test_calc.py", "def test_other(): pass\n"), PASSED), "tests-missing");
    let kept = wrote("/w/test_calc.py", "def test_mean(): pass\n");
    assert_eq!(course(kept, PASSED), "success failed-then-passed");
    assert_eq!(course(edited("/w/calc.py"), "5 passed in 0.1s\n"), "success failed-then-passed");
    let named = "test_calc.py::test_mean PASSED [ 20%]\n4 passed, 1 skipped in 0.1s\n";
    assert_eq!(course(edited("/w/calc.py"), named), "success failed-then-passed");
    let narrow = |edit: Observation| {
        verdict(vec![
            ran("pytest -q", 1, FAILED),
            edit,
            ran("pytest -q test_calc.py", 0, "3 passed in 0.1s\n"),
        ])
    };
    assert_eq!(narrow(edited("/w/test_calc.py")), "earlier-failure");
    assert_eq!(narrow(edited("/w/conftest.py")), "earlier-failure");
    assert_eq!(narrow(ran("sed -i s/1/2/ test_calc.py", 0, "")), "earlier-failure");
}

#[test]
fn a_failure_of_which_not_all_is_listed_is_answered_by_its_own_command_only() {
    let listed = FAILED.replace("1 failed, 3 passed", "1 failed, 4 errors, 3 passed");
    let course = |passing: &str, output: &str| {
        verdict(vec![ran("pytest -q", 1, &listed), edited("/w/calc.py"), ran(passing, 0, output)])
    };
    assert_eq!(course("pytest -q test_calc.py", PASSED), "earlier-failure");
    assert_eq!(course("pytest -q", "8 passed in 0.1s\n"), "success failed-then-passed");
}

#[test]
fn a_run_outside_of_the_checkout_proves_nothing_about_it() {
    let verdict_in = |checkout: Option<&str>, line: &str, workdir: Option<&str>| {
        let mut turn = Turn::builder("x");
        turn.observe(edited("/w/shop/calc.py"));
        turn.observe(Observation::ProcessExit(ProcessExit {
            command: line.into(),
            workdir: workdir.map(str::to_owned),
            ending: Ending::Exited(0),
            output: Output::complete(PASSED),
        }));
        evaluate(&turn.build().in_checkout(checkout)).verdict().reason()
    };
    let shop = Some("/w/shop");
    assert_eq!(verdict_in(shop, "cd /other && pytest -q", None), Reason::OutsideProject);
    assert_eq!(verdict_in(shop, "pytest -q", Some("/w/shopping")), Reason::OutsideProject);
    assert_eq!(verdict_in(None, "cd /other && pytest -q", None), Reason::TestsPassed);
    assert_eq!(verdict_in(shop, "cd /w/shop/api && pytest -q", None), Reason::TestsPassed);
    assert_eq!(verdict_in(shop, "cd api && pytest -q", None), Reason::TestsPassed);
    assert_eq!(verdict_in(shop, "pytest -q", None), Reason::TestsPassed);
}

proptest! {
    #[test]
    fn a_pass_with_fewer_tests_never_answers_a_failure(
        failed in 1..5u64, passed in 0..5u64, later in 0..12u64, skipped in 0..3u64
    ) {
        let before = format!("{failed} failed, {passed} passed in 0.1s\n");
        let after = format!("{later} passed, {skipped} skipped in 0.1s\n");
        let course = vec![ran("pytest", 1, &before), edited("/w/calc.py"), ran("pytest", 0, &after)];
        let found = verdict(course).starts_with("success");
        prop_assert_eq!(found, later >= failed + passed && skipped == 0);
    }

    #[test]
    fn a_run_is_answered_by_itself_and_by_nothing_that_differs_in_a_word(one in "[a-z]{1,6}", other in "[a-z]{1,6}") {
        let line = |word: &str| format!("pytest --opt={word}");
        prop_assert_eq!(then(&line(&one), &line(&other)).starts_with("success"), one == other);
    }
}

#[test]
fn a_file_of_javascript_that_is_run_again_answers_for_its_tests() {
    let failing = "FAIL tests/mean.test.js\n  ● mean › rounds\n\n    Error: no\n\nTest Suites: 1 failed, 1 passed, 2 total\n\
                   Tests:       1 failed, 3 passed, 4 total\n";
    let passing = "Test Suites: 1 passed, 1 total\nTests:       2 passed, 2 total\n";
    let course = |first: &str, edit: &str, then: &str| {
        verdict(vec![ran(first, 1, failing), edited(edit), ran(then, 0, passing)])
    };
    let passes = "success tests-passed";
    for (first, edit, then, expected) in [
        ("npx jest", "/w/src/mean.js", "npx jest tests/mean.test.js", passes),
        ("npx jest", "/w/src/mean.js", "npx jest mean.test.js --verbose", passes),
        ("npx jest tests/mean.test.js", "/w/src/mean.js", "npx jest", "earlier-failure"),
        ("npx jest", "/w/src/mean.js", "npx jest tests/label.test.js", "earlier-failure"),
        ("npx jest", "/w/src/mean.js", "npx jest tests", "earlier-failure"),
        ("npx jest", "/w/src/mean.js", "npx jest 'mean.test.js|x.js'", "earlier-failure"),
        ("npx jest", "/w/src/mean.js", "npx jest -t rounds tests/mean.test.js", "earlier-failure"),
        ("npx jest", "/w/tests/mean.test.js", "npx jest tests/mean.test.js", "earlier-failure"),
        ("npx jest", "/w/package.json", "npx jest tests/mean.test.js", "earlier-failure"),
        ("npx jest", "/w/src/mean.js", "npx jest", "tests-missing"),
    ] {
        assert_eq!(course(first, edit, then), expected, "{first} / {edit} / {then}");
    }
    let all = "Test Suites: 2 passed, 2 total\nTests:       4 passed, 4 total\n";
    let wider =
        [ran("npx jest tests/mean.test.js", 1, failing), edited("/w/src/mean.js"), ran("npx jest", 0, all)];
    assert_eq!(verdict(wider.to_vec()), passes);
}

#[test]
fn a_wider_call_answers_for_the_tests_that_its_words_take_in() {
    let found = "success tests-passed";
    let course = |failing: &str, edit: &str, passing: &str, output: &str| {
        verdict(vec![ran(failing, 1, FAILED), edited(edit), ran(passing, 0, output)])
    };
    let wide = "............\n12 passed in 0.10s\n";
    for (failing, passing, expected) in [
        ("pytest -q tests/test_calc.py::test_mean", "pytest -q tests/test_calc.py", found),
        ("pytest -q -k mean", "pytest -q", found),
        ("pytest -q -k mean tests/test_calc.py", "pytest -q tests/test_calc.py", found),
        ("pytest -q --lf", "pytest -q", found),
        ("pytest -q --deselect tests/test_a.py::test_x", "pytest -q", found),
        // What a search finds is for a configuration to say.
        ("pytest -q checks/test_calc.py", "pytest -q", "earlier-failure"),
        ("pytest -q checks/test_calc.py", "pytest -q checks", "earlier-failure"),
        ("pytest -q tests/unit", "pytest -q tests", "earlier-failure"),
        ("pytest -q tests/test_calc.py", "pytest -q tests/test_other.py", "earlier-failure"),
        ("pytest -q -k mean", "pytest -q -k sums", "earlier-failure"),
        ("pytest -q -m slow", "pytest -q", "earlier-failure"),
        ("pytest -q -p no:randomly -k mean", "pytest -q", "earlier-failure"),
        ("MODE=a pytest -q -k mean", "pytest -q", "earlier-failure"),
        ("cd app && pytest -q -k mean", "cd .. && pytest -q", "earlier-failure"),
    ] {
        assert_eq!(course(failing, "/w/calc.py", passing, wide), expected, "{failing} / {passing}");
    }
    // What the tests are must be as it was, and all of them must have run.
    let of_all = |edit: &str, output: &str| course("pytest -q -k mean", edit, "pytest -q", output);
    for edit in ["/w/tests/test_calc.py", "/w/tests/data.json", "/w/conftest.py", "/w/pyproject.toml"] {
        assert_eq!(of_all(edit, wide), "earlier-failure", "{edit}");
    }
    for output in [
        "3 passed in 0.1s\n",
        "12 passed, 1 skipped in 0.1s\n",
        "12 passed, 1 deselected in 0.1s\n",
        "12 passed, 1 xfailed in 0.1s\n",
    ] {
        assert_eq!(of_all("/w/calc.py", output), "earlier-failure", "{output}");
    }
    let between = |step: Observation| {
        verdict(vec![ran("pytest -q -k mean", 1, FAILED), step, ran("pytest -q", 0, wide)])
    };
    assert_eq!(between(ran("git stash", 0, "")), "earlier-failure");
    assert_eq!(between(ran("rm tests/test_calc.py", 0, "")), "earlier-failure");
    let perl = (
        "t/a.t .. Failed 1/2 subtests\n\nTest Summary Report\n-------------------\nt/a.t (Wstat: 256 (exited 1) Tests: 2 Failed: 1)\n  \
         Failed test:  1\nFiles=1, Tests=2,  0 wallclock secs\nResult: FAIL\n",
        "t/a.t .. ok\nAll tests successful.\nFiles=1, Tests=2,  0 wallclock secs\nResult: PASS\n",
    );
    let skipped = vec![ran("prove", 1, perl.0), wrote("/w/t/a.t", "SKIP: {}\n"), ran("prove", 0, perl.1)];
    assert_eq!(verdict(skipped), "tests-missing");
}

#[test]
fn each_runner_searches_by_its_own_rules() {
    let go =
        ("--- FAIL: TestMean (0.00s)\n    mean_test.go:9: got 1\nFAIL\nFAIL\tshop/ledger\t0.004s\nFAIL\n", 1);
    let go_passed = "?   \tshop/cmd\t[no test files]\nok  \tshop/ledger\t0.002s\n";
    // A nested module is none of the packages below.
    let go_elsewhere = "ok  \tshop/cmd\t0.002s\n";
    let cargo = (
        "running 2 tests\ntest sums ... FAILED\ntest less ... ok\n\nfailures:\n\nfailures:\n    sums\n\n\
         test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out\n",
        101,
    );
    let cargo_passed =
        "running 3 tests\n...\ntest result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out\n";
    let php = (
        "PHPUnit 9.6.7 by Sebastian Bergmann and contributors.\n\nF    1 / 1 (100%)\n\nTime: 00:00.035, Memory: 6.00 MB\n\n\
         There was 1 failure:\n\n1) CartTest::testMean\nFailed asserting that 1 is identical to 2.\n\n/w/tests/CartTest.php:6\n\n\
         FAILURES!\nTests: 1, Assertions: 1, Failures: 1.\n",
        1,
    );
    let php_passed = "PHPUnit 9.6.7 by Sebastian Bergmann and contributors.\n\n..    2 / 2 (100%)\n\nTime: 00:00.018, Memory: 6.00 MB\n\n\
                      OK (2 tests, 2 assertions)\n";
    let rspec = (
        "F\n\nFailures:\n\n  1) Cart mean\n     Failure/Error: expect(mean([])).to eq(0)\n\n     ZeroDivisionError:\n       divided by 0\n     \
         # ./lib/cart.rb:3:in `/'\n\nFinished in 0.003 seconds (files took 0.05 seconds to load)\n1 example, 1 failure\n\n\
         Failed examples:\n\nrspec ./spec/cart_spec.rb:11 # Cart mean\n",
        1,
    );
    let rspec_passed =
        "....\n\nFinished in 0.003 seconds (files took 0.05 seconds to load)\n4 examples, 0 failures\n";
    let rspec_filtered = "Run options: exclude {:slow=>true}\n....\n\nFinished in 0.003 seconds (files took 0.05 seconds to load)\n\
                          4 examples, 0 failures\n";
    let found = "success tests-passed";
    for ((failed, status), passed, failing, passing, expected) in [
        (go, go_passed, "go test ./ledger", "go test ./...", found),
        (go, go_passed, "go test -run TestMean ./ledger", "go test ./ledger", found),
        (go, go_passed, "go test -run TestMean ./ledger/...", "go test ./...", found),
        (go, go_passed, "go test .", "go test ./...", found),
        (go, go_elsewhere, "go test ./ledger", "go test ./...", "earlier-failure"),
        (go, go_passed, "go test ./_ledger", "go test ./...", "earlier-failure"),
        (go, go_passed, "go test ../ledger", "go test ./...", "earlier-failure"),
        (go, go_passed, "go test -short ./ledger", "go test ./ledger", "earlier-failure"),
        (go, go_passed, "go test -tags slow ./ledger", "go test ./...", "earlier-failure"),
        (go, go_passed, "go test ./ledger", "go test ./cmd/...", "earlier-failure"),
        (cargo, cargo_passed, "cargo test -p core", "cargo test --workspace", found),
        (cargo, cargo_passed, "cargo test sums", "cargo test", found),
        (cargo, cargo_passed, "cargo test -p core sums", "cargo test --workspace", found),
        (cargo, cargo_passed, "cargo test -p core", "cargo test", "earlier-failure"),
        (
            cargo,
            cargo_passed,
            "cargo test -p core",
            "cargo test --workspace --exclude core",
            "earlier-failure",
        ),
        (cargo, cargo_passed, "cargo test --example sums", "cargo test", "earlier-failure"),
        (cargo, cargo_passed, "cargo test sums", "cargo test less", "earlier-failure"),
        (php, php_passed, "./vendor/bin/phpunit --filter testMean", "./vendor/bin/phpunit", found),
        (php, php_passed, "./vendor/bin/phpunit --group slow", "./vendor/bin/phpunit", "earlier-failure"),
        (rspec, rspec_passed, "rspec spec/cart_spec.rb:11", "rspec", found),
        (rspec, rspec_filtered, "rspec spec/cart_spec.rb:11", "rspec spec/cart_spec.rb", "earlier-failure"),
        (rspec, rspec_passed, "rspec spec/cart_spec.rb:11", "rspec spec/cart_spec.rb", found),
        (rspec, rspec_passed, "rspec checks/cart_spec.rb", "rspec", "earlier-failure"),
        (rspec, rspec_passed, "rspec --tag slow", "rspec", "earlier-failure"),
    ] {
        let course = vec![ran(failing, status, failed), edited("/w/src/mean.rs"), ran(passing, 0, passed)];
        assert_eq!(verdict(course), expected, "{failing} / {passing}");
    }
}

#[test]
fn a_report_that_comes_as_events_is_one_of_the_same_command() {
    let event = |package: &str, test: &str, output: &str| {
        format!(
            "{{\"Time\":\"2026-01-02T03:04:05Z\",\"Action\":\"output\",\"Package\":\"{package}\"{test},\"Output\":\"{output}\\n\"}}\n"
        )
    };
    let of = |word: &str| {
        let test = ",\"Test\":\"TestMean\"";
        event("shop/tax", test, "=== RUN   TestMean")
            + &event("shop/tax", test, &format!("--- {word}: TestMean (0.00s)"))
    };
    let ended = |line: &str| event("shop/tax", "", line);
    let failed = of("FAIL") + &ended("FAIL\\tshop/tax\\t0.004s");
    let passed = of("PASS") + &ended("ok  \\tshop/tax\\t0.004s");
    let skipped = of("SKIP") + &ended("ok  \\tshop/tax\\t0.004s");
    let cut = of("PASS");
    let plain = "ok  \tshop/tax\t0.004s\n";
    for (failing, passing, output, expected) in [
        ("go test -json ./...", "go test -json ./...", passed.as_str(), "success failed-then-passed"),
        ("go test -json ./...", "go test ./...", plain, "success failed-then-passed"),
        ("go test -json ./...", "go test -json ./...", &failed, "counts-contradict-status"),
        ("go test -json ./...", "go test -json ./...", &skipped, "all-skipped"),
        ("go test -json ./...", "go test -json ./...", &cut, "no-report"),
        ("go test -json ./...", "go test -json -short ./...", &passed, "earlier-failure"),
        ("go test -json ./tax", "go test -json ./other", &passed, "earlier-failure"),
    ] {
        let course = vec![ran(failing, 1, &failed), edited("/w/tax.go"), ran(passing, 0, output)];
        let said = verdict(course);
        let refused = !expected.starts_with("success") && !said.starts_with("success");
        assert!(said == expected || refused, "{failing} / {passing}: {said}\n{output}");
    }
}

#[test]
fn what_a_shell_of_the_line_sets_belongs_to_the_runs_in_it_and_to_no_others() {
    for (failing, passing, expected) in [
        ("(export SLOW=1; pytest -q)", "pytest -q", "earlier-failure"),
        ("bash -c 'export SLOW=1; pytest -q'", "bash -c 'pytest -q'", "earlier-failure"),
        ("(ulimit -n 64; pytest -q)", "pytest -q", "earlier-failure"),
        ("(umask 077; pytest -q)", "pytest -q", "earlier-failure"),
        ("ulimit -n 64; pytest -q", "pytest -q", "success failed-then-passed"),
        ("export SLOW=1; pytest -q", "pytest -q", "success failed-then-passed"),
        ("(export SLOW=1; pytest -q)", "(export SLOW=1; pytest -q)", "success failed-then-passed"),
        ("(export SLOW=1; true); pytest -q", "pytest -q", "success failed-then-passed"),
        ("pytest -q", "(export SLOW=1; pytest -q)", "earlier-failure"),
        ("ulimit -n && pytest -q", "pytest -q", "success failed-then-passed"),
    ] {
        let course = vec![ran(failing, 1, FAILED), edited("/w/calc.py"), ran(passing, 0, PASSED)];
        assert_eq!(verdict(course), expected, "{failing} / {passing}");
    }
}

#[test]
fn what_a_shell_of_the_line_was_told_is_gone_with_it() {
    let set = "(export SLOW=1; pytest -q)";
    for (earlier, later, same) in [
        (set, "pytest -q", false),
        (set, set, true),
        (set, "export SLOW=1; pytest -q", true),
        ("bash -c 'export SLOW=1; pytest -q'", "bash -c 'pytest -q'", false),
        ("bash -c 'export SLOW=1; pytest -q'", "bash -c 'export SLOW=1; pytest -q'", true),
        ("SLOW=1 bash -c 'pytest -q'", "bash -c 'pytest -q'", false),
        ("env SLOW=1 bash -c 'pytest -q'", "bash -c 'pytest -q'", false),
        ("SLOW=1 bash -c 'pytest -q'", "env SLOW=1 timeout 60 bash -c 'pytest -q'", true),
        ("conda run -n a bash -c 'pytest -q'", "bash -c 'pytest -q'", false),
        ("timeout 60 bash -c 'pytest -q'", "bash -c 'pytest -q'", true),
        ("(ulimit -n 64; pytest -q)", "pytest -q", false),
        ("ulimit -n 64; pytest -q", "pytest -q", true),
        ("(umask 077; pytest -q)", "(umask 022; pytest -q)", false),
        ("(ulimit -n; pytest -q)", "pytest -q", true),
        ("export SLOW=1 | cat; pytest -q", "pytest -q", true),
        ("set -o pipefail; (export SLOW=1; pytest -q) | tail -5", "pytest -q", false),
        ("export SLOW=1; (export SLOW=2; true); pytest -q", "pytest -q", true),
        ("(export SLOW=1; (export SLOW=2; true); pytest -q)", "export SLOW=1; pytest -q", true),
    ] {
        let found = verdict(vec![ran(earlier, 1, FAILED), edited("/w/calc.py"), ran(later, 0, PASSED)]);
        assert_eq!(found == "success failed-then-passed", same, "{earlier} / {later}: {found}");
    }
}

#[test]
fn a_task_that_runs_another_test_run_than_before_answers_nothing() {
    let failed = "pytest -q tests/test_calc.py\nFAILED tests/test_calc.py::test_add - assert -1 == 3\n1 failed in 0.05s\nmake: *** [Makefile:4: .unit] Error 1\n";
    let course = |line: &str| {
        verdict(vec![
            ran("make test", 2, failed),
            edited("/w/calc.py"),
            ran("make test", 0, &format!("{line}\n1 passed in 0.02s\n")),
        ])
    };
    assert_eq!(course("pytest -q tests/test_calc.py"), "success failed-then-passed");
    assert_eq!(course("pytest -q tests/test_mul.py"), "tests-missing");
}

#[test]
fn a_report_that_lists_other_files_than_those_that_failed_answers_nothing() {
    let failed = "FAIL ./calc.test.js\n  ✕ adds (12 ms)\n\n  ● adds\n\nTest Suites: 1 failed, 1 total\nTests:       1 failed, 1 total\n";
    let passed = |file: &str| {
        format!(
            "\n> test\n> jest\n\nPASS ./{file}\n  ✓ adds (7 ms)\n\nTest Suites: 1 passed, 1 total\nTests:       1 passed, 1 total\n"
        )
    };
    let course = |file: &str| {
        verdict(vec![
            ran("npx jest --testMatch '**/calc.test.js'", 1, failed),
            edited("/w/calc.js"),
            ran("npm test", 0, &passed(file)),
        ])
    };
    assert_eq!(course("mul.test.js"), "earlier-failure");
    assert_eq!(course("calc.test.js"), "success tests-passed");
}
