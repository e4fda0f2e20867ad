//! Runs of programs that were built before.

use super::{edited, ran, verdict};

const CTEST: &str =
    "1/1 Test #1: mean .........   Passed    0.01 sec\n\n100% tests passed, 0 tests failed out of 1\n";
const CTEST_FAILS: &str = "1/1 Test #1: mean .........***Failed    0.01 sec\n\n0% tests passed, 1 tests failed out of 1\n\n\
                           The following tests FAILED:\n\t  1 - mean (Failed)\n";
const GTEST: &str = "[==========] Running 1 test from 1 test suite.\n[ RUN      ] Mean.OfTwo\n[       OK ] Mean.OfTwo (0 ms)\n\
                     [==========] 1 test from 1 test suite ran. (0 ms total)\n[  PASSED  ] 1 test.\n";

#[test]
fn a_program_that_was_built_before_a_change_proves_nothing_of_it() {
    let build = || ran("cmake --build build", 0, "[100%] Built target calc_test\n");
    let edit = || edited("mean.c");
    let test = |line: &str| ran(line, 0, CTEST);
    for (what, turn, expected) in [
        ("no change at all", vec![test("ctest --test-dir build")], "success tests-passed"),
        (
            "built after the change",
            vec![edit(), build(), test("ctest --test-dir build")],
            "success tests-passed",
        ),
        (
            "built in the same line",
            vec![edit(), test("cmake --build build && ctest --test-dir build")],
            "success tests-passed",
        ),
        (
            "built by make in the same line",
            vec![edit(), test("cd build && cmake .. && make -j4 && ctest")],
            "success tests-passed",
        ),
        ("not built", vec![edit(), test("ctest --test-dir build")], "not-rebuilt"),
        ("built before the change", vec![build(), edit(), test("ctest --test-dir build")], "not-rebuilt"),
        (
            "a build that may have failed",
            vec![edit(), test("cmake --build build; ctest --test-dir build")],
            "not-rebuilt",
        ),
        ("a build behind a pipe", vec![edit(), test("make | tail -3; ctest")], "not-rebuilt"),
        ("another target", vec![edit(), test("make libmean.a && ctest")], "not-rebuilt"),
        (
            "a changed document",
            vec![edited("README.md"), test("ctest --test-dir build")],
            "success tests-passed",
        ),
        ("a failure of what was not built", vec![edit(), ran("ctest", 8, CTEST_FAILS)], "not-rebuilt"),
        (
            "a failure in the line that builds",
            vec![edit(), ran("cmake --build build && ctest --test-dir build", 8, CTEST_FAILS)],
            "failure tests-failed",
        ),
        (
            "a fix",
            vec![
                ran("cmake --build build && ctest --test-dir build", 8, CTEST_FAILS),
                edit(),
                test("cmake --build build && ctest --test-dir build"),
            ],
            "success failed-then-passed",
        ),
    ] {
        assert_eq!(verdict(turn), expected, "{what}");
    }
}

#[test]
fn a_test_program_is_believed_only_in_the_form_of_its_framework() {
    let compiled =
        format!("[ 50%] Building CXX object calc_test.cpp.o\n[100%] Built target calc_test\n{GTEST}");
    let twice = GTEST.repeat(2);
    let failing = GTEST.replace("[  PASSED  ] 1 test.", "[  PASSED  ] 0 tests.");
    let more = format!("{GTEST}2 passed in 0.1s\n");
    for (command, output, expected) in [
        ("./build/calc_test", GTEST, "success tests-passed"),
        ("cd build && ./calc_test && echo done", &format!("{GTEST}done\n"), "success tests-passed"),
        ("cmake --build build && ./build/calc_test", compiled.as_str(), "success tests-passed"),
        ("g++ -o calc_test calc_test.cpp -lgtest && ./calc_test", GTEST, "success tests-passed"),
        ("./build/calc_test || true", GTEST, "exit-not-attributable"),
        ("./build/calc_test", &twice, "repeated-summary"),
        ("./build/calc_test", &failing, "counts-contradict-status"),
        ("./build/calc_test", &more, "unreadable-report"),
        ("./build/calc_test", "4 passed in 0.1s\n", "indirect-runner"),
        ("./build/calc_test", "", "indirect-runner"),
        ("./run_tests.sh", GTEST, "indirect-runner"),
        ("./build/calc", GTEST, "not-a-test"),
    ] {
        assert_eq!(verdict(vec![ran(command, 0, output)]), expected, "{command}: {output}");
    }
    let planted = vec![edited("build/calc_test"), ran("make && ./build/calc_test", 0, GTEST)];
    assert_eq!(verdict(planted), "shadowed");
    let redirected = vec![ran("echo x > calc_test && make && ./calc_test", 0, GTEST)];
    assert_eq!(verdict(redirected), "shadowed");
}

#[test]
fn a_task_does_not_tell_that_it_built_what_it_tests() {
    let output = format!("[100%] Built target calc_test\nctest --test-dir build\n{CTEST}");
    assert_eq!(verdict(vec![ran("make check", 0, &output)]), "not-rebuilt");
}
