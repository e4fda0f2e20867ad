//! The words by which a part is spoken of.

use super::*;

#[test]
fn a_word_is_held_where_it_is_no_part_of_a_longer_one() {
    for (text, word, expected) in [
        ("tests/calc.py", "calc", true),
        ("calc", "calc", true),
        ("test_calc.py", "calc", false),
        ("recalc", "calc", false),
        ("calcs", "calc", false),
        ("calc_", "calc", false),
        ("recalc calc", "calc", true),
    ] {
        assert_eq!(holds_word(text, word), expected, "{text}");
    }
}

#[test]
fn a_line_counts_failures_when_it_looks_for_them_and_finds_some() {
    for (line, said, expected) in [
        ("pytest | grep -c FAILED", "2\n", true),
        ("pytest | grep FAILED | wc -l", " 1\n", true),
        ("pytest | grep -c FAILED", "0\n", false),
        ("pytest | grep -c FAILED", "x\n", false),
        ("pytest | grep -c passed", "2\n", false),
        ("pytest | grep FAILED", "2\n", false),
    ] {
        assert_eq!(counts_failures(line, said), expected, "{line} {said}");
    }
}

#[test]
fn a_line_sets_another_thing_unless_it_only_shows_or_stands_in_both() {
    for (failed, passed, expected) in [
        ("X=1 go test", "go test", true),
        ("env X=1 go test", "go test", true),
        ("X=1 go test", "X=1 go test -v", false),
        ("CI=1 go test", "go test", false),
        ("go test", "go test", false),
    ] {
        assert_eq!(sets_other(failed, passed), expected, "{failed} / {passed}");
    }
}
