//! Names, patterns and places, each by its form.

use super::gone::removes;
use super::*;
use crate::FileWrite;

#[test]
fn a_pattern_a_selection_and_a_test_are_told_by_their_form() {
    for (pattern, plain) in [("src/a-b_1.test.ts", true), ("a*", false), ("a b", false), ("", true)] {
        assert_eq!(is_plain(pattern), plain, "{pattern}");
    }
    for (runner, operands, all) in [
        ("jest", &[][..], true),
        ("jest", &["a"], false),
        ("vitest", &[], true),
        ("vitest", &["run"], true),
        ("vitest", &["run", "a"], false),
        ("bun test", &["test"], true),
        ("bun test", &[], false),
        ("playwright", &["test"], true),
        ("pytest", &[], false),
    ] {
        assert_eq!(selects_all(runner, operands), all, "{runner} {operands:?}");
    }
    for (operand, test, expected) in [
        ("tests/a.py", "tests/a.py::b", true),
        ("tests", "tests/a.py::b", true),
        ("a.py::b", "a.py::b[1]", true),
        ("a.py::b", "a.py::bc", false),
        ("a.py", "b.py", false),
    ] {
        assert_eq!(holds(operand, test), expected, "{operand} {test}");
    }
    for (test, file) in [
        ("tests/test_a.py::test_x", "tests/test_a.py"),
        ("tests/a.test.js > adds", "tests/a.test.js"),
        ("a.spec.ts › adds", "a.spec.ts"),
        ("sums > adds", "sums > adds"),
    ] {
        assert_eq!(file_of(test), file, "{test}");
    }
}

#[test]
fn a_file_decides_which_tests_run_by_its_name() {
    for (path, decides) in [
        ("src/test_a.py", true),
        ("a.spec.ts", true),
        (".mocharc.yml", true),
        ("t/a.t", true),
        ("a.bats", true),
        ("app/conftest.py", true),
        ("Cargo.toml", true),
        ("Makefile", true),
        ("src/a.py", false),
        ("cargo.toml.bak", false),
    ] {
        assert_eq!(decides_what_runs(path), decides, "{path}");
    }
}

#[test]
fn a_write_removes_a_test_only_when_its_definition_goes() {
    let edit = |path: &str, removed: &str, added: &str| FileWrite {
        path: path.into(),
        edits: vec![crate::Edit { removed: removed.into(), added: added.into() }],
        ..FileWrite::default()
    };
    let whole = |path: &str, text: &str| FileWrite {
        path: path.into(),
        whole: Some(text.into()),
        ..FileWrite::default()
    };
    for (write, expected) in [
        (edit("test_a.py", "def test_x(): 1", "pass"), true),
        (edit("test_a.py", "def test_x(): 1", "def test_x(): 2"), false),
        (edit("test_a.py", "def test_y(): 1", "pass"), false),
        (edit("a.rs", "fn test_x() {}", ""), true),
        (whole("test_a.py", "def test_y(): 1"), true),
        (whole("test_a.py", "def test_x(): 1"), false),
        (whole("test_b.py", "def test_y(): 1"), false),
        (whole("test_a.rs", ""), false),
    ] {
        assert_eq!(removes([&write].into_iter(), &["test_a.py::test_x[1]".into()]), expected, "{write:?}");
    }
    assert!(!removes([&edit("a", "def (", "")].into_iter(), &["::".into()]));
}
