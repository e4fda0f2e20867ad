//! How much of a report is looked at, what of it comes first, and where a run leaves it.

use super::readings::shown;
use crate::report::{Lines, Reading, Runner, report_files, shown_failures, tests_in_junit};
use crate::shell::Script;

#[test]
fn of_more_failing_tests_than_are_looked_at_the_first_by_name_are_named() {
    let names: String = (0..513).rev().map(|i| format!("    t{i:03}\n")).collect();
    let text = format!("failures:\n{names}\ntest result: FAILED. 0 passed; 513 failed\n");
    let Reading::Failed(failure) = Runner::named("cargo test").unwrap().read(&text, true, 101) else {
        panic!("{text}");
    };
    assert_eq!(failure.tests, ["t000", "t001", "t002", "t003", "t004", "t005", "t006", "t007"]);
    // Where the runner lists them in the order of their ends, the last are not looked at.
    let names: String =
        (0..513).rev().map(|i| format!("        FAIL [   0.1s] (1/513) a t{i:03}\n")).collect();
    let text = format!(
        "    Starting 513 tests across 1 binary\n{names}     Summary [   1.0s] 513 tests run: 0 passed, 513 failed, 0 skipped\n"
    );
    let Reading::Failed(failure) = Runner::named("cargo nextest").unwrap().read(&text, true, 100) else {
        panic!("{text}");
    };
    assert_eq!(failure.tests.first().map(String::as_str), Some("a t001"));
}

#[test]
fn a_title_and_a_message_grow_no_longer_than_they_may() {
    for (length, grows) in [(999, true), (1000, false)] {
        let suite = "s".repeat(length);
        let text =
            format!("  0 passing (5ms)\n  1 failing\n\n  1) {suite}\n       adds:\n     Error: early\n");
        let told = shown(Runner::named("mocha").unwrap().read(&text, true, 1));
        assert_eq!(told.contains(" > adds"), grows, "{told}");
    }
    for (length, more) in [(199, " more more"), (200, " more")] {
        let message = "é".repeat(length);
        let sums = SUMS.iter().map(|(name, number)| format!("# {name} {number}\n")).collect::<String>();
        let text =
            format!("not ok 1 - adds\n  ---\n  error: |-\n    {message}\n    more\n    more\n  ...\n{sums}");
        let told = shown(Runner::named("node --test").unwrap().read(&text, true, 1));
        assert!(told.contains(&format!("{message}{more};")), "{told}");
    }
}

const SUMS: [(&str, u64); 8] = [
    ("tests", 1),
    ("suites", 0),
    ("pass", 0),
    ("fail", 1),
    ("cancelled", 0),
    ("skipped", 0),
    ("todo", 0),
    ("duration_ms", 1),
];

#[test]
fn a_file_as_long_as_may_be_is_read_and_a_longer_one_is_not() {
    const LONGEST: usize = 8 * 1024 * 1024;
    let suite = "<testsuite><testcase name='a'/><!--#--></testsuite>";
    let json = r##"{"stats":{"passes":1,"failures":0,"pending":0},"more":"#"}"##;
    let runner = Runner::named("mocha").unwrap();
    for (length, read) in [(LONGEST, true), (LONGEST + 1, false)] {
        let padded = |text: &str| text.replace('#', &"x".repeat(length - text.len() + 1));
        assert_eq!(tests_in_junit(&padded(suite)).is_ok(), read, "{length}");
        for text in [suite, json] {
            let reading = runner.read_file(&padded(text), true, 0);
            assert_eq!(matches!(reading, Reading::Passed { .. }), read, "{length} {text}");
        }
    }
}

#[test]
fn of_the_readings_of_an_output_those_that_say_most_come_first() {
    for (output, expected) in [
        (
            "1..1\nnot ok 1 adds\n# (in test file a.bats, line 3)\n#   `false' failed\n",
            Some("`false' failed"),
        ),
        ("error: could not compile `a` (lib) due to 1 previous error\n", None),
        (
            "error[E0425]: cannot find value `x` in this scope\nerror: could not compile `a` (lib)\n",
            Some("cannot find value `x` in this scope"),
        ),
    ] {
        let failures = shown_failures(&Lines::new(output, true));
        let first = failures.first().and_then(|failure| failure.signature.message.as_deref());
        assert_eq!((first, failures.is_empty()), (expected, expected.is_none()), "{output}");
    }
}

#[test]
fn the_files_of_reports_are_named_by_options() {
    for (line, expected) in [
        ("pytest --junitxml=a.xml", "a.xml"),
        ("pytest --junitxml=a.xml --junitxml b.xml", "b.xml"),
        ("pytest --junitxml=a.xml --report-log=b.log", "a.xml b.log"),
        ("pytest --junitxml=", ""),
        ("pytest --junitxml -q", ""),
        ("vitest --outputFile.junit=a.xml", "a.xml"),
        ("vitest --others.junit=a.xml", ""),
        ("mocha --reporter-option output=a --reporter-option output=b", "a b"),
    ] {
        let script = Script::analyse(line).0.unwrap();
        let (_, leaf) = script.leaves().last().unwrap();
        assert_eq!(report_files(leaf.call.as_ref().unwrap()).join(" "), expected, "{line}");
    }
}
