//! Reports that a run left in a file.

use super::*;

const JUNIT: &str = "<?xml version=\"1.0\"?>\n<testsuites><testsuite tests=\"2\" failures=\"0\"><testcase classname=\"t\" \
                     name=\"a\"/><testcase classname=\"t\" name=\"b\"/></testsuite></testsuites>\n";
const BROKEN: &str = "<testsuites><testsuite tests=\"1\" failures=\"1\"><testcase name=\"a\"><failure \
                      message=\"ValueError: no\"/></testcase></testsuite></testsuites>\n";

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
