//! Where in a turn something was done to a judge, and which files are of tests.

use super::*;

#[test]
fn a_place_lies_between_two_moments_or_on_one_of_them() {
    for (places, from, to, strictly, at_all) in [
        (&[3][..], 2, 4, true, true),
        (&[3], 3, 4, false, true),
        (&[3], 2, 3, false, true),
        (&[3], 3, 3, false, true),
        (&[3], 4, 5, false, false),
        (&[3], 1, 2, false, false),
        (&[1, 3], 2, 2, false, false),
        (&[1, 3, 6], 2, 5, true, true),
        (&[1, 6], 2, 5, false, false),
        (&[], 1, 9, false, false),
    ] {
        assert_eq!(between(places, (from, 0), (to, 0)), strictly, "{places:?} {from} {to}");
        assert_eq!(from_to(places, (from, 0), (to, 0)), at_all, "{places:?} {from} {to}");
    }
}

#[test]
fn a_word_is_a_file_of_tests_by_its_form_and_its_name() {
    for (path, expected) in [
        ("tests/a.py", true),
        ("test_a.py", true),
        ("test", false),
        ("src/a.py", false),
        ("tests/.pytest_cache", false),
    ] {
        assert_eq!(is_test(path), expected, "{path}");
    }
}

#[test]
fn a_line_leaves_something_out_when_it_speaks_of_that_and_of_a_configuration() {
    for (line, expected) in [
        ("sed -i 's/a/exclude = b/' pyproject.toml", true),
        ("echo 'ignore = F401' >> .flake8", true),
        ("cat pyproject.toml", false),
        ("grep -rn skip src", false),
    ] {
        let mut found = Tricks::default();
        found.line(1, line);
        assert_eq!(!found.left_out.is_empty(), expected, "{line}");
    }
}

#[test]
fn a_write_takes_tests_where_it_leaves_fewer_or_singles_one_out() {
    for (path, removed, added, expected) in [
        ("a.test.js", "it(\"a\", f)", "", true),
        ("a.test.js", "describe(\"a\", f)", "describe.only(\"a\", f)", true),
        ("a.test.js", "it(\"a\", f)", "it(\"a\", g)", false),
        ("a.js", "it(\"a\", f)", "", false),
        ("a.py", "def test_a(): pass", "", true),
    ] {
        let edits = vec![crate::Edit { removed: removed.into(), added: added.into() }];
        let write = FileWrite { path: path.into(), edits, ..FileWrite::default() };
        let mut found = Tricks::default();
        found.write(1, &write, &mut HashMap::new());
        assert_eq!(!found.tests_taken.is_empty(), expected, "{path} {removed} {added}");
    }
}
