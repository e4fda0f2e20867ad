//! A pass of what a call chose and of more, where the words of both say so.

use super::*;

fn course(failing: (&str, &str), step: Observation, passing: (&str, &str)) -> String {
    verdict(vec![ran(failing.0, 1, failing.1), step, ran(passing.0, 0, passing.1)])
}

#[test]
fn an_expression_with_one_more_name_takes_in_the_failing_one() {
    let failed = FAILED.replace("3 passed", "0 passed, 4 deselected");
    let mended = || edited("/w/calc.py");
    let passes = "2 passed, 3 deselected in 0.10s\n";
    for (failing, passing) in [
        ("pytest -q -k mean", "pytest -q -k 'mean or util'"),
        ("pytest -q tests -k 'mean or mode'", "pytest -q tests -k 'mode or util or mean'"),
    ] {
        let told = course((failing, &failed), mended(), (passing, passes));
        assert_eq!(told, "success tests-passed", "{failing} / {passing}");
    }
    let failing = "pytest -q -k mean";
    for (step, passing, output) in [
        (mended(), "pytest -q -k 'mean or util'", "2 passed, 5 deselected in 0.10s\n"),
        (mended(), "pytest -q -k 'mean or util'", "2 passed, 1 skipped, 3 deselected in 0.10s\n"),
        (mended(), "pytest -q -k 'mean or util'", "1 passed, 1 xfailed, 3 deselected in 0.10s\n"),
        (mended(), "pytest -q -k 'mean and not zero or util'", passes),
        (mended(), "pytest -q -k 'meanwhile or util'", passes),
        (mended(), "pytest -q -k 'mean or util' --deselect x", passes),
        (mended(), "pytest -q -k 'mean or util' --ignore tests/a", passes),
        (mended(), "pytest -q other -k 'mean or util'", passes),
        (mended(), "cd sub && pytest -q -k 'mean or util'", passes),
        (edited("/w/test_calc.py"), "pytest -q -k 'mean or util'", passes),
        (edited("/w/conftest.py"), "pytest -q -k 'mean or util'", passes),
        (edited("/w/pyproject.toml"), "pytest -q -k 'mean or util'", passes),
        (ran("./gen.sh", 0, ""), "pytest -q -k 'mean or util'", passes),
    ] {
        let told = course((failing, &failed), step, (passing, output));
        assert!(!told.starts_with("success"), "{passing} {output}: {told}");
    }
}

/// What Maven prints of a class with so many tests, of which one may have failed.
fn maven(class: &str, tests: u32, failed: u32, skipped: u32) -> String {
    let sums = format!("Tests run: {tests}, Failures: {failed}, Errors: 0, Skipped: {skipped}");
    let (mark, level, end) = match failed {
        0 => ("", "INFO", "BUILD SUCCESS"),
        _ => (" <<< FAILURE!", "ERROR", "BUILD FAILURE"),
    };
    let lines = match failed {
        0 => String::new(),
        _ => format!(
            "[ERROR] {class}.mean  Time elapsed: 0.001 s  <<< FAILURE!\njava.lang.AssertionError: expected:<4> but was:<3>\n\
             \tat {class}.mean(MeanTest.java:15)\n\n"
        ),
    };
    format!(
        "[INFO]  T E S T S\n[INFO] Running {class}\n[{level}] {sums}, Time elapsed: 0.4 s{mark} - in {class}\n{lines}\
         [INFO] \n[INFO] Results:\n[INFO] \n[{level}] {sums}\n[INFO] \n[INFO] {end}\n"
    )
}

#[test]
fn a_class_of_java_takes_in_its_tests() {
    let failed = maven("calc.MeanTest", 1, 1, 0);
    let passed = maven("calc.MeanTest", 3, 0, 0);
    let mended = || edited("/w/src/main/java/calc/Calc.java");
    for (failing, passing) in [
        ("mvn -B test -Dtest=MeanTest#mean", "mvn -B test -Dtest=MeanTest"),
        ("mvn -B test -Dtest=MeanTest#mean", "mvn -B test -Dtest=MeanTest#mean+zero"),
        ("mvn -B test -Dtest=MeanTest#mean", "mvn -B test"),
        ("mvn -B test -Dtest=MeanTest", "mvn -B test"),
        ("mvn -B test -pl core -Dtest=MeanTest", "mvn -B test -pl core"),
    ] {
        let told = course((failing, &failed), mended(), (passing, &passed));
        assert_eq!(told, "success tests-passed", "{failing} / {passing}");
    }
    let failing = "mvn -B test -Dtest=MeanTest#mean";
    let other = maven("calc.ModeTest", 3, 0, 0);
    let namesake = maven("other.MeanTest", 3, 0, 0);
    let skips = maven("calc.MeanTest", 3, 0, 1);
    for (step, passing, output) in [
        (mended(), "mvn -B test -Dtest=ModeTest", &other),
        (mended(), "mvn -B test -Dtest=MeanTest#zero", &passed),
        (mended(), "mvn -B test -Dtest='Mean*'", &passed),
        (mended(), "mvn -B test -Dtest='MeanTest,!MeanTest#mean'", &passed),
        (mended(), "mvn -B test -Dtest=MeanTest -DexcludedGroups=slow", &passed),
        (mended(), "mvn -B test -Dtest=MeanTest -pl core", &passed),
        (mended(), "mvn -B test -Dtest=MeanTest", &skips),
        (mended(), "mvn -B test", &other),
        (mended(), "mvn -B test", &namesake),
        (mended(), "mvn -B test", &skips),
        (mended(), "mvn -B test -P fast", &passed),
        (mended(), "cd other && mvn -B test", &passed),
        (edited("/w/src/test/java/calc/MeanTest.java"), "mvn -B test -Dtest=MeanTest", &passed),
        (edited("/w/pom.xml"), "mvn -B test", &passed),
        (ran("./gen.sh", 0, ""), "mvn -B test", &passed),
    ] {
        let told = course((failing, &failed), step, (passing, output));
        assert!(!told.starts_with("success"), "{passing}: {told}");
    }
}
