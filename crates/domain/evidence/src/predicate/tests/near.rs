//! Turns of which one thing decides, each beside a turn that has it not.

use super::*;
use crate::SessionState;

const FIXED: &str = "success failed-then-passed";
const UTIL: &str = "pytest -q tests/test_util.py";
const ONE: &str = "1 passed in 0.1s\n";

fn util() -> Observation {
    ran(UTIL, 0, ONE)
}

fn check_all(cases: Vec<(&str, Vec<Observation>, &str)>) {
    for (what, steps, expected) in cases {
        assert_eq!(verdict(steps), expected, "{what}");
    }
}

/// The verdict of a turn in which the user says this, behind another turn.
fn said(message: &str, steps: Vec<Observation>, state: &SessionState) -> String {
    let mut turn = Turn::builder(message);
    steps.into_iter().for_each(|step| turn.observe(step));
    let evaluation = evaluate(&turn.build().after(state));
    let verdict = evaluation.verdict();
    verdict.predicate().map_or(verdict.reason().code(), Predicate::code).to_owned()
}

fn sentence(steps: Vec<Observation>) -> String {
    evaluate(&turn(steps)).verdict().sentence().to_owned()
}

#[test]
fn a_command_that_runs_for_show_stands_where_nothing_took_its_place_before() {
    let fault = "a.c:2:30: error: expected \u{2018};\u{2019} before \u{2018}return\u{2019}\n";
    let mended = |steps: Vec<Observation>| {
        let course =
            vec![ran("gcc -o a a.c", 1, fault), patched("/w/a.c", "f()", "f();"), ran("gcc -o a a.c", 0, "")];
        [course, steps].concat()
    };
    let shown = || ran("./a", 0, "hi\n");
    let writes = "def test_a(tmp_path):\n    (tmp_path / 'x').write_text('a')\n";
    check_all(vec![
        (
            "a file of its name that is put there later",
            mended(vec![shown(), ran("echo x > a.log", 0, "")]),
            FIXED,
        ),
        ("a file of another name", mended(vec![ran("echo x > c.log", 0, ""), shown()]), FIXED),
        ("a document of the line", mended(vec![ran("cat <<E\nhi\nE", 0, "hi\n"), shown()]), FIXED),
        ("a look for what writes", mended(vec![ran("grep -rn 'f.write(' src", 0, "x\n"), shown()]), FIXED),
        (
            "a test that writes",
            vec![
                wrote("/w/tests/test_more.py", writes),
                ran("pytest -q", 1, FAILED),
                edited("/w/calc.py"),
                ran("pytest -q", 0, PASSED),
                ran("python app.py", 0, "2.0\n"),
            ],
            FIXED,
        ),
        (
            "what a compiler puts there",
            vec![
                ran("pytest -q", 1, FAILED),
                edited("/w/calc.py"),
                ran("pytest -q", 0, PASSED),
                ran("go build -o out/app ./cmd/app", 0, ""),
                ran("./out/app", 0, "hi\n"),
            ],
            FIXED,
        ),
    ]);
    let crash = "Traceback (most recent call last):\n  File \"/w/app.py\", line 2, in <module>\n    f(x)\nKeyError: 'x'\n";
    let steps = vec![ran("python app.py", 1, crash), edited("/w/calc.py"), ran("python app.py", 0, "3\n")];
    assert!(!sentence(steps.clone()).contains("ran after it"), "{}", sentence(steps));
}

#[test]
fn doubt_in_one_failing_run_is_none_in_another_of_the_same_tests() {
    let course = |step: Observation| {
        vec![
            ran("pytest -q", 1, FAILED),
            step,
            ran("pytest -q test_calc.py", 1, FAILED),
            edited("/w/calc.py"),
            ran("pytest -q test_calc.py", 0, PASSED),
        ]
    };
    for (step, expected) in [
        (ran("python fix.py", 0, ""), FIXED),
        (ran("make bless", 0, ""), "earlier-failure"),
        (patched("/w/test_calc.py", "def test_a", "@pytest.mark.xfail\ndef test_a"), "earlier-failure"),
        (patched("/w/pyproject.toml", "a = 1", "addopts = \"--ignore=x\""), "earlier-failure"),
        (patched("/w/test_calc.py", "def test_mean(): f()", "pass"), "earlier-failure"),
        (ran("sed -i s/test_mean/test_sum/ test_calc.py", 0, ""), "earlier-failure"),
    ] {
        assert_eq!(verdict(course(step.clone())), expected, "{step:?}");
    }
}

#[test]
fn a_call_with_fewer_filters_leaves_none_out() {
    let failed = |deselected: u32| FAILED.replace("3 passed", &format!("3 passed, {deselected} deselected"));
    let passed = |deselected: u32, more: &str| format!("4 passed{more}, {deselected} deselected in 0.10s\n");
    for (failing, passing, deselected, more, expected) in [
        ("pytest -q -k mean", "pytest -q test_calc.py -k mean", 3, "", "success tests-passed"),
        ("pytest -q -k mean", "pytest -q test_calc.py -k mean", 4, "", "earlier-failure"),
        ("pytest -q -k mean", "pytest -q test_calc.py -k mean", 3, ", 1 skipped", "earlier-failure"),
        ("pytest -q -k mean -m slow", "pytest -q test_calc.py -m slow", 2, "", "earlier-failure"),
    ] {
        let steps = vec![
            ran(failing, 1, &failed(3)),
            edited("/w/calc.py"),
            ran(passing, 0, &passed(deselected, more)),
        ];
        assert_eq!(verdict(steps), expected, "{failing} / {passing} {deselected}{more}");
    }
}

#[test]
fn the_way_by_names_is_told_only_where_names_are_known_and_may_answer() {
    let nameless = "=== FAILURES ===\n1 failed, 3 passed in 0.10s\n";
    for (failing, output, passing, expected) in [
        ("pytest -q tests/test_a.py", FAILED, "pytest -q tests/test_b.py", true),
        ("pytest -q tests/test_a.py", nameless, "pytest -q tests/test_b.py", false),
        ("cd a && pytest -q x.py", FAILED, "cd ../b && pytest -q y.py", false),
        ("pytest -q -W error x.py", FAILED, "pytest -q y.py", false),
    ] {
        let said = sentence(vec![ran(failing, 1, output), edited("/w/calc.py"), ran(passing, 0, ONE)]);
        assert!(said.contains("failed in this turn and was not run again"), "{said}");
        assert_eq!(said.contains("by name"), expected, "{said}");
    }
}

#[test]
fn what_was_changed_of_a_judge_is_told_and_nothing_else() {
    let broken = "Traceback (most recent call last):\n  File \"/w/repro.py\", line 2, in <module>\nAssertionError: 3\n";
    let course = |step: Observation| {
        sentence(vec![ran("python repro.py", 1, broken), step, ran("python repro.py", 0, "0\n")])
    };
    for (step, told) in [
        (edited("/w/repro.py"), "its own file."),
        (patched("/w/calc.py", "f()", "f()  # noqa"), "a mark to look away."),
        (
            patched("/w/pyproject.toml", "a = 1", "exclude = [\"x\"]"),
            "a configuration that leaves something out.",
        ),
        (ran("rm -rf src/legacy", 0, ""), "a source that is gone or empty."),
    ] {
        let said = course(step.clone());
        assert!(said.contains(&format!("changed as well: {told}")), "{step:?}: {said}");
    }
    let failed = sentence(vec![ran("pytest -q", 1, FAILED)]);
    assert!(failed.starts_with("`pytest -q` ended with 1 and its report says `1 failed"), "{failed}");
}

#[test]
fn a_run_that_told_no_failing_test_speaks_of_the_part_that_it_names() {
    let grep = |line: &str, output: &str| ran(&format!("{line} 2>&1 | grep FAILED"), 0, output);
    let elsewhere = "FAILED tests/test_calc.py::test_add - assert 1 == 3\n";
    let list = "tests/test_failed.py::test_failed_login\n\n1 test collected in 0.01s\n";
    let failed = "=== FAILURES ===\n___ test_up ___\n\nE       ValueError: x\n\n=== short test summary info ===\n\
                  FAILED tests/test_util.py::test_up - ValueError: x\n1 failed in 0.10s\n";
    check_all(vec![
        ("another part", vec![grep("pytest tests", elsewhere), util()], "earlier-failure"),
        (
            "a part that its line names",
            vec![grep("pytest tests/test_util.py tests/test_calc.py", elsewhere), util()],
            "success tests-passed",
        ),
        ("a list of tests", vec![ran("pytest --collect-only -q", 0, list), util()], "success tests-passed"),
        ("counts that tell of no failure", vec![ran("pytest -q", 1, PASSED), util()], "earlier-failure"),
        (
            "a part that failed by itself before",
            vec![grep("pytest tests", elsewhere), ran(UTIL, 1, failed), edited("/w/util.py"), util()],
            FIXED,
        ),
        (
            "a package",
            vec![ran("cargo test 2>&1 | grep -c FAILED", 0, "1\n"), ran("cargo test -p util", 0, CARGO)],
            "earlier-failure",
        ),
        (
            "a plugin",
            vec![grep("pytest tests", elsewhere), ran("pytest -q -p no:cacheprovider", 0, ONE)],
            "success tests-passed",
        ),
    ]);
}

const CARGO: &str =
    "running 1 test\n.\ntest result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out\n";

#[test]
fn what_watches_goes_on_and_is_no_run_that_never_ended() {
    for (line, expected) in [
        ("npx vitest", "success tests-passed"),
        ("npx vitest run", "earlier-failure"),
        ("npx jest --watch", "success tests-passed"),
        ("npx jest", "earlier-failure"),
    ] {
        assert_eq!(verdict(vec![started(line, "p1"), util()]), expected, "{line}");
    }
}

#[test]
fn an_earlier_failure_that_names_no_path_holds_up_no_part() {
    let failed = "running 1 test\nF\nfailures:\n    t::add\n\ntest result: FAILED. 0 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out\n";
    let state = |line: &str, status: i32, output: &str| {
        evaluate(&turn(vec![ran(line, status, output)])).session_state().clone()
    };
    for (open, pass, expected) in [
        (state("cargo test", 101, failed), ran("cargo test -p util", 0, CARGO), "tests-passed"),
        (state("pytest -q", 1, FAILED), util(), "earlier-failure"),
    ] {
        assert_eq!(said("continue", vec![edited("/w/x"), pass.clone()], &open), expected, "{pass:?}");
    }
}

#[test]
fn one_of_as_many_things_that_a_call_chooses_answers_by_the_names_that_it_shows() {
    let failed = "running 2 tests\ntest adds ... FAILED\ntest less ... ok\n\nfailures:\n    adds\n\n\
                  test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out\n";
    let passed = "running 1 test\ntest adds ... ok\n\n\
                  test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 1 filtered out\n";
    for (failing, passing, expected) in [
        ("cargo test --test a", "cargo test --test a adds", "success tests-passed"),
        ("cargo test --test a --test b", "cargo test --test a adds", "earlier-failure"),
    ] {
        let steps = vec![ran(failing, 101, failed), edited("/w/src/lib.rs"), ran(passing, 0, passed)];
        assert_eq!(verdict(steps), expected, "{failing} / {passing}");
    }
}

#[test]
fn a_summary_in_the_place_of_lost_messages_leaves_the_shell_unknown() {
    for (reason, inside, behind) in [
        (DropReason::Compacted, "shadowed", "shadowed"),
        (DropReason::Spilled, "success tests-passed", "tests-passed"),
    ] {
        let mut turn = Turn::builder("x");
        turn.drop_piece(reason);
        turn.observe(ran("pytest -q", 0, PASSED));
        let evaluation = evaluate(&turn.build());
        let verdict = evaluation.verdict();
        let found = verdict.predicate().map_or(verdict.reason().code().to_owned(), |predicate| {
            format!("{} {}", verdict.outcome().word(), predicate.code())
        });
        assert_eq!(found, inside, "{reason:?}");
        let mut turn = Turn::builder("x");
        turn.observe(ran("ls", 0, "a\n"));
        turn.drop_piece(reason);
        let state = evaluate(&turn.build()).session_state().clone();
        assert_eq!(said("x", vec![ran("pytest -q", 0, PASSED)], &state), behind, "{reason:?}");
    }
    let planted = evaluate(&turn(vec![wrote("/w/pytest.py", "x")])).session_state().clone();
    let mut turn = Turn::builder("x");
    turn.drop_piece(DropReason::Spilled);
    turn.observe(ran("pytest -q", 0, PASSED));
    turn.drop_piece(DropReason::Spilled);
    let evaluation = evaluate(&turn.build().after(&planted));
    assert_eq!(evaluation.verdict().reason(), Reason::Shadowed);
    assert_eq!(said("x", vec![ran("pytest -q", 0, PASSED)], evaluation.session_state()), "shadowed");
}

#[test]
fn a_command_is_told_what_stands_in_it_and_not_what_stands_beside_it() {
    for (line, expected) in [
        ("grep -n test_mean test_calc.py; python fix.py", FIXED),
        ("python fix.py test_mean", "tests-missing"),
        ("python - <<E\ns.replace('test_mean', 'test_sum')\nE", "tests-missing"),
    ] {
        let steps = vec![ran("pytest -q", 1, FAILED), ran(line, 0, ""), ran("pytest -q", 0, PASSED)];
        assert_eq!(verdict(steps), expected, "{line}");
    }
}

#[test]
fn a_mended_build_that_was_changed_again_is_stale_behind_another_that_proves_nothing() {
    let fault = "a.c:2:30: error: expected \u{2018};\u{2019} before \u{2018}return\u{2019}\n";
    let steps = vec![
        ran("gcc -o a a.c", 1, fault),
        patched("/w/a.c", "f()", "f();"),
        ran("gcc -o a a.c", 0, ""),
        patched("/w/a.c", "f();", "g();"),
        ran("gcc -o b b.c", 0, ""),
    ];
    assert_eq!(verdict(steps[1..].to_vec()), "no-predicate");
    assert_eq!(verdict(steps), "stale");
}

#[test]
fn an_archive_and_a_recipe_are_read_as_what_they_tell() {
    let tar = || ran("tar -czf app.tgz src", 0, "");
    let npm = "\n> x@1 build\n> node b.js\n\ngcc -o app app.c\n";
    let gcc = "gcc -o app app.c\n";
    let ignored = "gcc -o app app.c\nmake: [Makefile:2: app] Error 1 (ignored)\n";
    let size = || ran("test -s app", 0, "");
    let made = "success artifact-matches";
    check_all(vec![
        ("a list", vec![tar(), ran("tar -tzf app.tgz", 0, "src/\n")], made),
        ("a test", vec![tar(), ran("gzip -t app.tgz", 0, "")], made),
        ("an extract", vec![tar(), ran("tar -xzf app.tgz", 0, "")], "not-a-test"),
        ("a recipe", vec![ran("make", 0, gcc), size()], made),
        (
            "a recipe that passes over its faults",
            vec![ran("make", 0, ignored), size()],
            "exit-not-attributable",
        ),
        ("a recipe with a variable", vec![ran("make CC=x", 0, gcc), size()], "no-predicate"),
        ("a script that prints like a recipe", vec![ran("npm run build", 0, npm), size()], "not-a-test"),
    ]);
}

#[test]
fn an_answer_is_given_another_shape_by_what_stands_right_behind_the_call() {
    let put = || ran("curl -X PUT http://h/x --json '{\"a\":1}'", 0, "");
    let shape = "{\n  \"a\": 1\n}\n";
    for (line, expected) in [
        ("curl -s http://h/x | jq .", "success state-equals"),
        ("curl -s http://h/x; jq . < f", "state-not-read"),
        ("curl -s http://h/x | jq . > f", "state-not-read"),
        ("curl -s http://h/x && jq . < f", "state-not-read"),
        ("curl -s http://h/x && ls | jq .", "state-not-read"),
    ] {
        assert_eq!(verdict(vec![put(), ran(line, 0, shape)]), expected, "{line}");
    }
}

#[test]
fn two_tasks_are_one_when_each_does_nothing_but_start_one_run() {
    let jest = |passed: bool| match passed {
        true => "PASS ./a.test.js\nTest Suites: 1 passed, 1 total\nTests:       2 passed, 2 total\n",
        false => {
            "FAIL ./a.test.js\n  ● a\n\n    Error: no\n\nTest Suites: 1 failed, 1 total\nTests:       1 failed, 1 passed, 2 total\n"
        }
    };
    let npm =
        |task: &str, line: &str, passed: bool| format!("\n> shop@1.0.0 {task}\n> {line}\n\n{}", jest(passed));
    for (line, expected) in [
        ("jest", "success tests-passed"),
        ("tsc && jest", "success tests-passed"),
        ("export A=1 && jest", "earlier-failure"),
        ("A=1; jest", "earlier-failure"),
        ("mkdir -p out && jest", "success tests-passed"),
        ("cd web && jest", "earlier-failure"),
    ] {
        let steps = vec![
            ran("npm test", 1, &npm("test", line, false)),
            edited("/w/a.js"),
            ran("npm run unit", 0, &npm("unit", line, true)),
        ];
        assert_eq!(verdict(steps), expected, "{line}");
    }
}

#[test]
fn a_failure_of_a_program_that_was_not_built_anew_stays_open() {
    let failed = "1/1 Test #1: mean .........***Failed    0.01 sec\n\n0% tests passed, 1 tests failed out of 1\n\n\
                  The following tests FAILED:\n\t  1 - mean (Failed)\n";
    let steps = vec![edited("mean.c"), ran("ctest --test-dir build", 8, failed), ran("pytest -q", 0, PASSED)];
    assert_eq!(verdict(steps[1..].to_vec()), "earlier-failure");
    assert_eq!(verdict(steps), "earlier-failure");
}

#[test]
fn a_line_that_is_deleted_holds_an_assertion_only_when_its_pattern_does() {
    let broken = "error[E0425]: cannot find function `mul`\n --> src/lib.rs:1:22\n1 | fn adds(){assert_eq!(mul(2,3),6)}\n\
                  error: could not compile `c` (lib test)\n";
    for (line, expected) in
        [("sed -i '/legacy/d' src/lib.rs", FIXED), ("sed -i '/mul/d' src/lib.rs", "tests-missing")]
    {
        let steps = vec![ran("cargo test", 101, broken), ran(line, 0, ""), ran("cargo test", 0, CARGO)];
        assert_eq!(verdict(steps), expected, "{line}");
    }
}

#[test]
fn a_run_that_loaded_some_of_its_tests_is_answered_by_no_call_that_only_helps_to_load() {
    let broken = |sums: &str| {
        format!(
            "==== ERRORS ====\n____ ERROR collecting tests/test_kit.py ____\ntests/test_kit.py:1: in <module>\n    from kit import VERSION\n\
             E   ModuleNotFoundError: No module named 'kit'\n==== short test summary info ====\nERROR tests/test_kit.py\n{sums} in 0.44s\n"
        )
    };
    for (status, sums, expected) in [
        (2, "1 error", "success tests-passed"),
        (1, "3 passed, 1 error", "earlier-failure"),
        (2, "3 passed, 1 error", "earlier-failure"),
    ] {
        let steps = vec![
            ran("pytest -q", status, &broken(sums)),
            ran("PYTHONPATH=src pytest -q", 0, "4 passed in 0.32s\n"),
        ];
        assert_eq!(verdict(steps), expected, "{status} {sums}");
    }
}

#[test]
fn what_was_not_read_back_is_told_with_what_would_count() {
    let whole = sentence(vec![wrote("/w/a.md", "x\n")]);
    let edited = sentence(vec![patched("/w/a.md", "x", "y")]);
    assert!(whole.contains("Read the file whole"), "{whole}");
    assert!(edited.contains("a check that failed before it"), "{edited}");
}

#[test]
fn a_shell_that_is_started_with_nothing_runs_what_the_line_itself_would() {
    let passes = |command: &str| {
        verdict(vec![ran("pytest -q", 1, FAILED), edited("/w/calc.py"), ran(command, 0, PASSED)])
    };
    for (command, same) in [
        ("bash -c 'pytest -q'", true),
        ("env /bin/bash -c 'pytest -q'", true),
        ("env X=1 bash -c 'pytest -q'", false),
        ("X=1 bash -c 'pytest -q'", false),
    ] {
        assert_eq!(passes(command) == FIXED, same, "{command}: {}", passes(command));
    }
}
