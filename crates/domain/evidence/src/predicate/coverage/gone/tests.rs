//! How the source of a test is known, and how far in it stands.

use super::*;

#[test]
fn a_test_is_defined_by_its_name_or_by_its_title_in_quotes() {
    let named = ["def test_x(", "fn test_x(", "func test_x(", "function test_x(", "void test_x("];
    for (test, expected, strange) in [
        ("tests/test_a.py::Case::test_x[1]", &named[..], "\""),
        ("t::test_x", &named, "\""),
        ("sums > adds", &["\"adds\"", "'adds'", "`adds`", "\"sums > adds\""], "\"\""),
        ("sums>adds", &["\"adds\"", "\"sums>adds\""], "\">adds\""),
        ("sums ›adds", &["\"adds\"", "\"sums ›adds\""], "\"\""),
        ("adds >", &["\"adds >\""], "\"\""),
        ("sums > x", &["it(\"x\"", "test('x'"], "\"\""),
    ] {
        let found = definitions(test);
        expected.iter().for_each(|one| assert!(found.iter().any(|found| found == one), "{test}: {one}"));
        assert!(!found.iter().any(|found| found.contains(strange)), "{test}: {found:?}");
    }
    for file in ["test_a.py", "a_spec.rb", "lib.rs", "a_test.go"] {
        assert_eq!(definitions(file), Vec::<String>::new(), "{file}");
    }
}

#[test]
fn a_definition_stands_as_deep_as_the_blanks_before_it_however_long_it_is() {
    let definitions = ["def test_x(".to_owned()];
    for (text, expected) in [
        ("def test_x(): pass", Some(0)),
        ("def test_x(a, b, c): pass  # of three", Some(0)),
        ("    def test_x(): pass", Some(4)),
        ("class A:\n  def test_x(): pass\ndef test_x(): pass", Some(0)),
        ("# def test_x(): pass", None),
        ("def test_y(): pass", None),
    ] {
        assert_eq!(depth_of(text, &definitions), expected, "{text}");
    }
}

#[test]
fn a_file_of_tests_is_moved_away_by_a_command_that_names_it() {
    let test = "tests/test_a.py::test_x";
    for (command, expected) in [
        ("rm tests/test_a.py", true),
        ("git mv tests/test_a.py old/", true),
        ("mv a.py test_a.py", true),
        ("rm tests/test_b.py", false),
        ("cat tests/test_a.py", false),
        ("echo one two rm tests/test_a.py", false),
    ] {
        assert_eq!(moves_file_of(test, command), expected, "{command}");
    }
}

#[test]
fn a_test_loses_its_values_where_none_of_them_stand_as_its_name_tells() {
    for (test, path, removed, added, expected) in [
        ("t/test_a.py::test_a[1-2-3]", "/w/t/test_a.py", "(1,2,3),(0,0,0)", "(1,0,1),(0,0,0)", true),
        ("t/test_a.py::test_a[1-2-3]", "/w/t/test_a.py", "(1,2,3),", "(0,0,0),(1, 2, 3)", false),
        ("t/test_a.py::test_a[1-2-3]", "/w/t/test_b.py", "(1,2,3)", "(1,0,1)", false),
        ("t/test_a.py::test_a[x y--2]", "/w/t/test_a.py", "('x y', -2)", "('x', -2)", true),
        ("t/test_a.py::test_a[3]", "/w/t/test_a.py", "3", "4", false),
        ("t/test_a.py::test_a", "/w/t/test_a.py", "1, 2", "1, 3", false),
    ] {
        let edits = vec![crate::Edit { removed: removed.into(), added: added.into() }];
        let write = FileWrite { path: path.into(), edits, ..FileWrite::default() };
        let found = takes_values(std::iter::once(&write), &[test.to_owned()]);
        assert_eq!(found, expected, "{test}: {removed} -> {added}");
    }
}

#[test]
fn a_module_stands_in_for_another_beside_its_tests_or_by_a_configuration() {
    let maps = "module.exports = { moduleNameMapper: {'./calc': './fake.js'} };";
    let fake = "def add(a, b): return 3\n";
    for (path, whole, test, said, expected) in [
        ("/w/tests/calc.py", fake, "tests/test_calc.py::test_add", "", true),
        ("/w/calc.py", fake, "test_calc.py::test_add", "", false),
        ("/w/tests/helper.py", fake, "tests/test_calc.py::test_add", "", false),
        ("/w/jest.config.js", maps, "adds", "Expected: 3\n", true),
        ("/w/jest.config.js", maps, "adds", "Cannot find module '@/calc' from 'calc.test.js'\n", false),
        ("/w/jest.config.js", "module.exports = {};", "adds", "", false),
        ("/w/notes.md", maps, "adds", "", false),
    ] {
        let write = FileWrite { path: path.into(), whole: Some(whole.into()), ..FileWrite::default() };
        let found = stands_in(std::iter::once(&write), &[test.to_owned()], said);
        assert_eq!(found, expected, "{path} {said}");
    }
}
