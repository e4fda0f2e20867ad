//! Reports that a run left in a file.

use super::*;

const JUNIT: &str = "<?xml version=\"1.0\"?>\n<testsuites><testsuite tests=\"2\" failures=\"0\"><testcase classname=\"t\" \
                     name=\"a\"/><testcase classname=\"t\" name=\"b\"/></testsuite></testsuites>\n";
const BROKEN: &str = "<testsuites><testsuite tests=\"1\" failures=\"1\"><testcase name=\"a\"><failure \
                      message=\"ValueError: no\"/></testcase></testsuite></testsuites>\n";

const LAST: &str = "4 passed in 0.10s\n";

#[test]
fn a_report_that_is_read_back_after_the_run_counts() {
    let quiet = || ran("pytest -qq --junitxml=out/r.xml", 0, "..\n");
    let shown = |text: &str| ran("cat out/r.xml", 0, text);
    let passed = "success tests-passed";
    let cases = [
        ("by a command", vec![quiet(), shown(JUNIT)], passed),
        ("by the host's tool", vec![quiet(), read("/w/out/r.xml", JUNIT, true)], passed),
        (
            "in the same line",
            vec![ran("pytest --junitxml=r.xml > /dev/null 2>&1 && cat r.xml", 0, JUNIT)],
            passed,
        ),
        (
            "from another folder",
            vec![ran("cd app && pytest -qq --junitxml r.xml", 0, ""), ran("cat r.xml", 0, JUNIT)],
            passed,
        ),
        (
            "what would have been printed",
            vec![ran("pytest -q > out.txt 2>&1 && tail -n 3 out.txt", 0, PASSED)],
            passed,
        ),
        (
            "a failure",
            vec![ran("pytest -qq --junitxml=r.xml", 1, ""), ran("cat r.xml", 0, BROKEN)],
            "failure tests-failed",
        ),
        (
            "a failure and a pass",
            vec![
                ran("pytest -qq --junitxml=r.xml", 1, ""),
                ran("cat r.xml", 0, BROKEN),
                edited("/w/calc.py"),
                ran("pytest -qq --junitxml=r.xml", 0, ""),
                ran("cat r.xml", 0, JUNIT),
            ],
            "success failed-then-passed",
        ),
        (
            "in the same line, with the status kept",
            vec![ran("pytest -q > out.txt 2>&1; rc=$?; tail -5 out.txt; exit $rc", 0, PASSED)],
            passed,
        ),
        (
            "in the same line, errors in the open",
            vec![ran("pytest -q > out.txt; rc=$?; cat out.txt; exit $rc", 0, PASSED)],
            passed,
        ),
        (
            "in the same line, shown in another way when it fails",
            vec![ran("pytest -q > out.txt 2>&1 || { cat out.txt; exit 1; }; tail -3 out.txt", 0, PASSED)],
            passed,
        ),
        (
            "in the same line, when it failed",
            vec![ran("pytest -q > out.txt 2>&1 || { cat out.txt; exit 1; }", 1, FAILED)],
            "failure tests-failed",
        ),
        (
            "in the same line, when it or the command behind it failed",
            vec![ran("pytest -q > out.txt 2>&1 || { cat out.txt; exit 1; }; tail -3 out.txt", 1, FAILED)],
            "exit-not-attributable",
        ),
        (
            "selected lines of it",
            vec![ran("pytest -q > out.txt 2>&1", 0, ""), ran("grep -E 'passed|failed' out.txt", 0, LAST)],
            passed,
        ),
        (
            "selected lines of its end",
            vec![ran("pytest -q > out.txt 2>&1", 0, ""), ran("tail -20 out.txt | grep passed", 0, LAST)],
            passed,
        ),
        (
            "behind the report that was printed",
            vec![ran("pytest -q --junitxml=r.xml && cat r.xml", 0, &format!("{PASSED}{JUNIT}"))],
            passed,
        ),
        (
            "selected lines that may not be its sum",
            vec![ran("pytest -qs > out.txt 2>&1", 0, ""), ran("grep passed out.txt", 0, LAST)],
            "output-redirected",
        ),
        (
            "an older report, as the file could not be opened",
            vec![ran(
                "pytest -q > out.txt 2>&1; rc=$?; tail -30 out.txt; exit $rc",
                1,
                &format!("bash: line 1: out.txt: Permission denied\n{FAILED}"),
            )],
            "output-redirected",
        ),
        (
            "written over in the same line",
            vec![ran(
                "pytest -q > out.txt 2>&1; rc=$?; cp old.txt out.txt; tail -3 out.txt; exit $rc",
                0,
                PASSED,
            )],
            "output-redirected",
        ),
        (
            "written over by another's output",
            vec![ran("pytest -q > out.txt; rc=$?; echo x > out.txt; tail -3 out.txt; exit $rc", 0, PASSED)],
            "output-redirected",
        ),
        (
            "perhaps not run",
            vec![ran("test -f a && pytest -q > out.txt 2>&1; tail -3 out.txt", 0, PASSED)],
            "exit-not-attributable",
        ),
        (
            "another file of that name in the same line",
            vec![
                ran("cd sub && python -m unittest > out.txt 2>&1", 0, ""),
                ran(
                    "cd .. && python -m unittest > out.txt && cd sub && cat out.txt",
                    0,
                    "Ran 3 tests in 0.1s\n\nOK\n",
                ),
            ],
            "output-redirected",
        ),
        (
            "another file in the same line",
            vec![ran("pytest -q > out.txt 2>&1; rc=$?; tail -3 old.txt; exit $rc", 0, PASSED)],
            "output-redirected",
        ),
        (
            "beside another command",
            vec![ran("pytest -q > out.txt 2>&1; rc=$?; cat old.txt; tail -3 out.txt; exit $rc", 0, PASSED)],
            "output-redirected",
        ),
        (
            "beside the report of another run",
            vec![ran("pytest -q --junitxml=r.xml && cat old.xml", 0, &format!("{PASSED}{JUNIT}"))],
            "other-output",
        ),
        (
            "with the sum of another run in it",
            vec![ran("pytest -q --junitxml=r.xml && cat r.xml", 0, &format!("{PASSED}{LAST}"))],
            "repeated-summary",
        ),
        ("not read", vec![quiet()], "report-suppressed"),
        (
            "a report that another run wrote over",
            vec![quiet(), ran("pytest -qq --junitxml=out/r.xml other || true", 0, ""), shown(JUNIT)],
            "exit-not-attributable",
        ),
        ("read before", vec![shown(JUNIT), quiet()], "report-suppressed"),
        ("another file", vec![quiet(), ran("cat r.xml", 0, JUNIT)], "report-suppressed"),
        ("a part of it", vec![quiet(), ran("tail -n 3 out/r.xml", 0, JUNIT)], "report-suppressed"),
        (
            "touched in between",
            vec![quiet(), wrote("/w/out/r.xml", JUNIT), shown(JUNIT)],
            "report-suppressed",
        ),
        ("perhaps touched", vec![quiet(), ran("python fix.py", 0, ""), shown(JUNIT)], "report-suppressed"),
        (
            "with another command",
            vec![quiet(), ran("cat old.txt; cat out/r.xml", 0, JUNIT)],
            "report-suppressed",
        ),
        (
            "a masked run",
            vec![ran("pytest -qq --junitxml=out/r.xml || true", 0, ""), shown(JUNIT)],
            "exit-not-attributable",
        ),
        ("against its status", vec![quiet(), shown(BROKEN)], "report-suppressed"),
        (
            "without tests",
            vec![quiet(), shown("<testsuites><testsuite tests='0'/></testsuites>")],
            "report-suppressed",
        ),
        ("appended", vec![ran("pytest -q >> out.txt && cat out.txt", 0, PASSED)], "output-redirected"),
        (
            "cut by the host",
            vec![quiet(), ran("cat out/r.xml", 0, JUNIT.get(..120).unwrap())],
            "report-suppressed",
        ),
        (
            "only collected",
            vec![ran("pytest --co --junitxml=out/r.xml", 0, ""), shown(JUNIT)],
            "collect-only",
        ),
    ];
    for (what, course, expected) in cases {
        assert_eq!(verdict(course), expected, "{what}");
    }
}
