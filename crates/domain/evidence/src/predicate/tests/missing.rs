//! Failing tests that may be gone from the pass that seems to answer them.

use super::*;

#[test]
fn tests_that_were_left_out_or_taken_away_or_fitted_are_missing() {
    let collection = "==== ERRORS ====\n____ ERROR collecting tests/test_c.py ____\nE   ModuleNotFoundError: No module named 'x'\n\
                      ==== short test summary info ====\nERROR tests/test_c.py\n1 error in 0.05s\n";
    let course = |command: &str, status: i32, failed: &str, step: Observation, passed: &str| {
        verdict(vec![ran(command, status, failed), step, ran(command, 0, passed)])
    };
    let errors = |step: Observation| course("pytest -q", 2, collection, step, "2 passed in 0.1s\n");
    assert_eq!(errors(edited("/w/x.py")), "success failed-then-passed");
    assert_eq!(errors(ran("pip install x", 0, "")), "success failed-then-passed");
    for step in [
        ran("rm tests/test_c.py", 0, ""),
        ran("git rm tests/test_c.py", 0, ""),
        ran("mv tests/test_c.py /tmp/", 0, ""),
        wrote("/w/pytest.ini", "[pytest]\naddopts = --ignore=tests/test_c.py\n"),
        wrote("/w/tests/conftest.py", "collect_ignore = ['test_c.py']\n"),
        wrote("/w/tests/test_c.py", "# later\n"),
    ] {
        assert_eq!(errors(step.clone()), "tests-missing", "{step:?}");
    }
    let first = FAILED.replace("1 failed, 3 passed", "1 failed");
    let stopped = |step: Observation| course("pytest -x -q", 1, &first, step, "1 passed in 0.1s\n");
    assert_eq!(stopped(edited("/w/calc.py")), "success failed-then-passed");
    assert_eq!(stopped(ran("rm test_calc.py", 0, "")), "tests-missing");
    assert_eq!(
        stopped(patched("/w/test_calc.py", "def test_mean():\n    assert mean([]) == 0\n", "")),
        "tests-missing"
    );
    assert_eq!(
        stopped(patched("/w/test_calc.py", "assert mean([]) == 0", "assert mean([0]) == 0")),
        "success failed-then-passed"
    );
    let all = |step: Observation| course("pytest -q", 1, FAILED, step, PASSED);
    assert_eq!(all(edited("/w/calc.py")), "success failed-then-passed");
    for line in [
        "pytest -q --snapshot-update",
        "pytest --force-regen",
        "pytest --inline-snapshot=update",
        "UPDATE_GOLDEN=1 pytest -q",
        "INSTA_UPDATE=always cargo test",
        "go test ./... -update",
        "make golden",
        "npm run test:update",
    ] {
        assert_eq!(all(ran(line, 0, "4 passed in 0.1s\n")), "tests-missing", "{line}");
    }
    assert_eq!(
        all(ran("sed -i 's/def test_x/@pytest.mark.xfail\\ndef test_x/' conf.py", 0, "")),
        "tests-missing"
    );
    for (path, removed, added) in [
        ("/w/pytest.ini", "filterwarnings = error", ""),
        ("/w/vitest.config.mjs", "test: {", "test: { retry: 3,"),
        ("/w/test_calc.py", "def test_x", "@pytest.mark.flaky(reruns=3)\ndef test_x"),
        ("/w/phpunit.xml", "<directory>tests</directory>", "<directory>other</directory>"),
        ("/w/Cargo.toml", "[profile.test]", "[profile.test]\ndebug-assertions = false"),
    ] {
        assert_eq!(all(patched(path, removed, added)), "tests-missing", "{path}");
    }
    assert_eq!(all(patched("/w/client.py", "retries: 2", "retries: 3")), "success failed-then-passed");
    let turned = patched("/w/test_calc.py", "def test_mean", "@pytest.mark.xfail\ndef test_mean");
    assert_eq!(all(turned), "tests-missing");
    for line in ["apt-get update", "pip install --upgrade pip", "git fetch && git log -1"] {
        assert_eq!(all(ran(line, 0, "")), "success failed-then-passed", "{line}");
    }
    let unit = "E\n======\nFAIL: test_b (test_c.Case.test_b)\n------\nTraceback (most recent call last):\n  File \"/w/test_c.py\", line 5, in test_b\n\
                AssertionError: 1 != 2\n\n------\nRan 2 tests in 0.001s\n\nFAILED (failures=1)\n";
    let fixed = "..\n------\nRan 2 tests in 0.001s\n\nOK\n";
    for (text, expected) in [
        ("def test_a(self): pass\n def test_d(self): pass\n", "tests-missing"),
        ("def test_a(self): pass\n def test_b(self): pass\n", "success failed-then-passed"),
    ] {
        let found = course("python -m unittest", 1, unit, wrote("/w/test_c.py", text), fixed);
        assert_eq!(found, expected, "{text}");
    }
    let jest = "FAIL tests/mean.test.js\n  ● mean › rounds\n\n    Error: no\n\nTest Suites: 1 failed, 1 total\n\
                Tests:       1 failed, 3 passed, 4 total\n";
    let fine = "Test Suites: 1 passed, 1 total\nTests:       4 passed, 4 total\n";
    let titled = |removed: &str, added: &str| {
        course("npx jest", 1, jest, patched("/w/tests/mean.test.js", removed, added), fine)
    };
    assert_eq!(titled("it(\"rounds\", () => {", "it(\"is a function\", () => {"), "tests-missing");
    assert_eq!(titled("mean([1])", "mean([1, 2])"), "success failed-then-passed");
}

#[test]
fn a_test_that_a_command_reworded_may_be_gone() {
    let course =
        |step: Observation| verdict(vec![ran("pytest -q", 1, FAILED), step, ran("pytest -q", 0, PASSED)]);
    for (step, expected) in [
        (ran("sed -i 's/test_mean(): assert 1 == 2/test_sum(): pass/' test_calc.py", 0, ""), false),
        (ran("python - <<'E'\ns = s.replace('def test_mean', 'def test_sum')\nE", 0, ""), false),
        (ran("cat > test_calc.py <<'E'\ndef test_sum(): pass\nE", 0, ""), false),
        (ran("cat > test_calc.py <<'E'\ndef test_mean(): assert mean([])\nE", 0, ""), true),
        (ran("cat > calc.py <<'E'\ndef mean(): pass\nE", 0, ""), true),
        (ran("sed -i 's/len(v)/max(len(v), 1)/' calc.py", 0, ""), true),
        (ran("sed -i 's/x/test_mean_of/' calc.py", 0, ""), true),
        (ran("python fix.py test_mean.py", 0, ""), true),
        (ran("grep -n test_mean test_calc.py", 0, ""), true),
    ] {
        assert_eq!(course(step.clone()) == "success failed-then-passed", expected, "{step:?}");
    }
    // A report that shows it passing dispels the doubt.
    let shown = "test_calc.py::test_mean PASSED [ 25%]\n4 passed in 0.10s\n";
    let steps = vec![
        ran("pytest -v", 1, FAILED),
        ran("sed -i 's/def test_mean(x)/def test_mean()/' test_calc.py", 0, ""),
        ran("pytest -v", 0, shown),
    ];
    assert_eq!(verdict(steps), "success failed-then-passed");
}

#[test]
fn a_title_of_one_letter_is_one_behind_the_word_that_begins_a_test() {
    let failed = "F.\n\nFailures:\n\n  1) a x\n     Failure/Error: expect(1).to eq 2\n\n       expected: 2\n            got: 1\n\n\
                  Finished in 0.08 seconds (files took 0.3 seconds to load)\n2 examples, 1 failure\n\nFailed examples:\n\nrspec ./spec/a_spec.rb:2 # a x\n";
    let passed = "..\n\nFinished in 0.05 seconds (files took 0.4 seconds to load)\n2 examples, 0 failures\n";
    for (removed, added, expected) in [
        ("it(\"x\") { expect(1).to eq 2 }", "it(\"z\") { expect(1).to be_a Integer }", "tests-missing"),
        ("it 'x' do", "it 'z' do", "tests-missing"),
        ("f(\"x\")", "f(\"y\")", "success failed-then-passed"),
    ] {
        let steps = vec![
            ran("rspec", 1, failed),
            patched("/w/spec/a_spec.rb", removed, added),
            ran("rspec", 0, passed),
        ];
        assert_eq!(verdict(steps), expected, "{removed}");
    }
}

#[test]
fn a_pass_that_lists_its_tests_answers_for_none_that_it_does_not_list() {
    let failed = "running 1 test\ntest t::adds ... FAILED\n\nfailures:\n    t::adds\n\n\
                  test result: FAILED. 0 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out\n";
    let passed = |test: &str| {
        format!(
            "running 1 test\ntest {test} ... ok\n\ntest result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out\n"
        )
    };
    for (test, expected) in [("t::adds", "success tests-passed"), ("other::subs", "earlier-failure")] {
        let steps = vec![
            ran("cargo test -p core", 101, failed),
            edited("/w/core/src/lib.rs"),
            ran("cargo test --workspace", 0, &passed(test)),
        ];
        assert_eq!(verdict(steps), expected, "{test}");
    }
}

#[test]
fn a_pass_of_a_file_that_the_failing_run_did_not_speak_of_answers_for_none_of_its_tests() {
    let failed = "1..2\nnot ok 1 rejects empty input\n# (in test file test/a.bats, line 2)\n#   `false' failed\nok 2 x\n";
    for (command, expected) in
        [("bats test/a.bats", "success tests-passed"), ("bats test/b.bats", "earlier-failure")]
    {
        let steps = vec![
            ran("bats test", 1, failed),
            edited("/w/x.sh"),
            ran(command, 0, "1..1\nok 1 rejects empty input\n"),
        ];
        assert_eq!(verdict(steps), expected, "{command}");
    }
}

#[test]
fn a_failing_test_that_is_hidden_behind_another_of_its_number_is_missing() {
    let course =
        |step: Observation| verdict(vec![ran("pytest -q", 1, FAILED), step, ran("pytest -q", 0, PASSED)]);
    let test = "def test_mean():\n    assert mean([]) == 0\n";
    for (step, expected) in [
        (
            patched("/w/test_calc.py", test, "# def test_mean():\n#     assert mean([]) == 0\n"),
            "tests-missing",
        ),
        (
            patched(
                "/w/test_calc.py",
                test,
                "if SLOW:\n    def test_mean():\n        assert mean([]) == 0\n",
            ),
            "tests-missing",
        ),
        (
            patched(
                "/w/test_calc.py",
                test,
                "# Not of the old mean.\ndef test_mean():\n    assert not mean([])\n",
            ),
            "success failed-then-passed",
        ),
        (ran("mv test_calc.py attic/", 0, ""), "tests-missing"),
        (ran("git mv test_calc.py attic/", 0, ""), "tests-missing"),
        (ran("mv old.py calc.py", 0, ""), "success failed-then-passed"),
    ] {
        assert_eq!(course(step.clone()), expected, "{step:?}");
    }
}

#[test]
fn work_that_was_put_away_is_no_fix() {
    let made = || patched("/w/calc.py", "a + b", "a * b");
    let (fail, pass) = (|| ran("pytest -q", 1, FAILED), || ran("pytest -q", 0, PASSED));
    for (steps, expected) in [
        (vec![made(), fail(), ran("git stash", 0, ""), pass()], "put-away"),
        (vec![made(), fail(), ran("git checkout calc.py", 0, ""), pass()], "put-away"),
        (vec![made(), fail(), patched("/w/calc.py", "a * b", "a + b"), pass()], "put-away"),
        (vec![fail(), ran("git switch -q main", 0, ""), pass()], "put-away"),
        (vec![fail(), ran("git reset --hard HEAD~1", 0, ""), pass()], "put-away"),
        (
            vec![
                made(),
                fail(),
                patched("/w/calc.py", "a * b", "a - b"),
                fail(),
                ran("git restore .", 0, ""),
                pass(),
            ],
            "put-away",
        ),
        (vec![fail(), ran("git checkout lost.py", 0, ""), pass()], "success failed-then-passed"),
        (vec![fail(), ran("git revert HEAD", 0, ""), pass()], "success failed-then-passed"),
        (
            vec![
                made(),
                fail(),
                ran("git stash", 0, ""),
                ran("git stash pop", 0, ""),
                edited("/w/calc.py"),
                pass(),
            ],
            "success failed-then-passed",
        ),
        (
            vec![made(), fail(), ran("git checkout calc.py", 0, ""), edited("/w/calc.py"), pass()],
            "success failed-then-passed",
        ),
        (vec![made(), fail(), patched("/w/calc.py", "a * b", "a - b"), pass()], "success failed-then-passed"),
        (
            vec![
                made(),
                fail(),
                ran("echo 1 > data.csv", 0, ""),
                patched("/w/calc.py", "a * b", "a + b"),
                pass(),
            ],
            "success failed-then-passed",
        ),
        (
            vec![made(), fail(), patched("/w/calc.py", "a * b", "a + b"), edited("/w/lib.py"), pass()],
            "success failed-then-passed",
        ),
    ] {
        assert_eq!(verdict(steps.clone()), expected, "{steps:?}");
    }
}

#[test]
fn what_was_written_before_the_failing_run_is_covered_by_the_pass_as_well() {
    let course = |last: &str| {
        vec![
            edited("/w/queue.py"),
            ran("pytest -q", 1, FAILED),
            edited("/w/calc.py"),
            ran("pytest -q", 0, PASSED),
            edited(last),
        ]
    };
    for (last, expected) in
        [("/w/queue.py", "stale"), ("/w/calc.py", "stale"), ("/w/notes.md", "success failed-then-passed")]
    {
        assert_eq!(verdict(course(last)), expected, "{last}");
    }
}

#[test]
fn a_test_that_is_written_behind_the_pass_never_ran() {
    let fixed = || vec![ran("pytest -q", 1, FAILED), edited("/w/calc.py"), ran("pytest -q", 0, PASSED)];
    for (path, expected) in [
        ("/w/tests/test_mul.py", "stale"),
        ("/w/src/mul.test.ts", "stale"),
        ("/w/spec/mul_spec.rb", "stale"),
        ("/w/t/mul.t", "stale"),
        ("/w/pyproject.toml", "stale"),
        ("/w/tests/conftest.py", "stale"),
        ("/w/tests/README.md", "success failed-then-passed"),
        ("/w/docs/latest.md", "success failed-then-passed"),
        ("/w/util.py", "success failed-then-passed"),
    ] {
        let steps = [fixed(), vec![wrote(path, "x = 1\n")]].concat();
        assert_eq!(verdict(steps), expected, "{path}");
    }
}

#[test]
fn a_test_that_does_not_compile_is_not_mended_by_its_end() {
    let broken = "error[E0425]: cannot find function `mul` in this scope\n --> src/lib.rs:9:9\n\
                  error: could not compile `x` (lib test) due to 1 previous error\n";
    let passed = "running 1 test\n.\ntest result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n";
    let test = "    #[test]\n    fn muls() {\n        assert_eq!(mul(2, 3), 6);\n    }\n";
    for (step, expected) in [
        (
            patched("/w/src/lib.rs", "fn add", "fn mul(a: i32, b: i32) -> i32 { a * b }\nfn add"),
            "success failed-then-passed",
        ),
        (patched("/w/src/lib.rs", test, ""), "tests-missing"),
        (patched("/w/src/lib.rs", "#[test]\n    fn muls", "#[cfg(any())]\n    fn muls"), "tests-missing"),
        (patched("/w/src/lib.rs", "mod tests;\n", ""), "tests-missing"),
        (ran("rm tests/it.rs", 0, ""), "tests-missing"),
    ] {
        let steps = vec![ran("cargo test -q", 101, broken), step.clone(), ran("cargo test -q", 0, passed)];
        assert_eq!(verdict(steps), expected, "{step:?}");
    }
}

#[test]
fn a_listing_of_all_that_passed_without_the_failing_test_does_not_answer_for_it() {
    let failed = "running 2 tests\ntest t::zero ... ok\ntest t::adds ... FAILED\n\nfailures:\n    t::adds\n\n\
                  test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n";
    for (other, expected) in [("t::adds", "success failed-then-passed"), ("t::three", "tests-missing")] {
        let passed = format!(
            "running 2 tests\ntest t::zero ... ok\ntest {other} ... ok\n\n\
             test result: ok. 2 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n"
        );
        let steps =
            vec![ran("cargo test", 101, failed), edited("/w/src/lib.rs"), ran("cargo test", 0, &passed)];
        assert_eq!(verdict(steps), expected, "{other}");
    }
}

#[test]
fn a_run_that_asks_git_what_changed_asks_another_question_after_a_commit() {
    let failed = "FAIL ./sum.test.js\n  \u{25cf} adds\n\n    Error: no\n\nTest Suites: 1 failed, 1 total\nTests:       1 failed, 1 total\n";
    let passed = "PASS ./util.test.js\nTest Suites: 1 passed, 1 total\nTests:       1 passed, 1 total\n";
    for (command, expected) in [("npx jest --onlyChanged", false), ("npx jest", true)] {
        let steps = vec![
            ran(command, 1, failed),
            edited("/w/sum.js"),
            ran("git commit -am wip", 0, ""),
            edited("/w/util.js"),
            ran(command, 0, passed),
        ];
        assert_eq!(verdict(steps).starts_with("success"), expected, "{command}");
    }
}

#[test]
fn one_of_several_programs_of_tests_answers_for_no_other() {
    let report = |result: &str, told: &str, sums: &str| {
        format!(
            "     Running tests/x.rs\nrunning 1 test\ntest adds ... {result}\n\n{told}test result: {sums} 0 ignored; 0 measured; 0 filtered out\n"
        )
    };
    let failed = report("FAILED", "failures:\n    adds\n\n", "FAILED. 0 passed; 1 failed;");
    let passed = report("ok", "", "ok. 1 passed; 0 failed;");
    for (command, expected) in [
        ("cargo test --test b", "earlier-failure"),
        ("cargo test --test a --test b", "success failed-then-passed"),
        ("cargo test", "success tests-passed"),
    ] {
        let steps = vec![
            ran("cargo test --test a --test b", 101, &failed),
            edited("/w/src/lib.rs"),
            ran(command, 0, &passed),
        ];
        assert_eq!(verdict(steps), expected, "{command}");
    }
}

#[test]
fn a_folder_that_has_a_configuration_of_its_own_is_searched_in_another_way() {
    let failed = format!(
        "rootdir: /w\nconfigfile: pyproject.toml\n{}",
        FAILED.replace("test_calc.py", "a/test_calc.py")
    );
    let passed = |root: &str| format!("rootdir: {root}\nconfigfile: pyproject.toml\n{PASSED}");
    for (root, expected) in [("/w", "success tests-passed"), ("/w/a", "earlier-failure")] {
        let steps = vec![ran("pytest", 1, &failed), edited("/w/calc.py"), ran("pytest a", 0, &passed(root))];
        assert_eq!(verdict(steps), expected, "{root}");
    }
}

#[test]
fn a_name_that_is_a_common_word_is_not_looked_for_in_commands() {
    let failed = "running 1 test\nF\nfailures:\n    t::add\n\ntest result: FAILED. 0 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out\n";
    let passed =
        "running 1 test\n.\ntest result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out\n";
    let steps = vec![
        ran("cargo test -q", 101, failed),
        ran("sed -i 's/a.add(b)/a + b/' src/lib.rs", 0, ""),
        ran("cargo test -q", 0, passed),
    ];
    assert_eq!(verdict(steps), "success failed-then-passed");
}
