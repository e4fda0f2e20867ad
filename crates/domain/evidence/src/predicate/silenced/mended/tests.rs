//! What a change of a source keeps, word by word.

use super::*;

fn source<'a>(lines: &[&'a str]) -> Source<'a> {
    Source::of(lines, false)
}

#[test]
fn a_line_is_bared_of_its_strings_up_to_the_quote_that_ends_each() {
    for (line, expected) in [
        ("f('x', 1)", "f('', 1)"),
        ("\"it's\" + a", "\"\" + a"),
        (r"'a\'b' c", "'' c"),
        (r"'a\\' c", "'' c"),
        (r"a\'b' c", r"a\'' c"),
        ("`x ${y}` z", "`` z"),
        ("f('x", "f('"),
        ("plain", "plain"),
    ] {
        assert_eq!(without_strings(line), expected, "{line}");
    }
}

#[test]
fn a_line_of_code_is_neither_empty_nor_a_comment() {
    for (line, expected) in
        [("x = 1", true), ("", false), ("  ", false), ("# x", false), ("  // x", false), ("* x", false)]
    {
        assert_eq!(is_code(line), expected, "{line}");
    }
}

#[test]
fn a_source_calls_what_stands_before_a_bracket_and_what_begins_a_line_as_a_command() {
    for (line, expected) in [
        ("total(items)", &["total"][..]),
        ("a.b(c(1))", &["b", "c"]),
        ("puts total", &["puts"]),
        ("print \"x\"", &["print"]),
        ("print $x", &["print"]),
        ("(1 + 2)", &[]),
        ("x = 1", &[]),
        ("a.b c", &[]),
        ("x", &[]),
        ("# f(x)", &[]),
        ("say 'f(x)'", &["say"]),
    ] {
        let mut found: Vec<String> = source(&[line]).calls.into_iter().collect();
        found.sort_unstable();
        assert_eq!(found, expected, "{line}");
    }
    assert!(Source::of(&["x = 1 # f(y)"], false).calls.contains("f"));
    assert!(Source::of(&["x = 1 # f(y)"], true).calls.is_empty());
}

#[test]
fn a_word_of_a_check_that_is_gone_is_a_check_less() {
    for (before, after, expected) in [
        ("x = checked", "x = checked", true),
        ("x = checked", "x = other", false),
        ("assert_equal = 1", "x = 1", false),
        ("x = 1", "assert x", true),
        ("a = valid\nb = valid", "a = valid", false),
        ("x = y", "z = y", true),
    ] {
        let (before, after): (Vec<&str>, Vec<&str>) = (before.lines().collect(), after.lines().collect());
        assert_eq!(source(&after).checks_no_less_than(&source(&before)), expected, "{before:?} {after:?}");
    }
}

#[test]
fn most_of_the_names_of_a_change_stay_but_for_what_the_fault_names() {
    for (before, after, fault, expected) in [
        ("a = b", "c = d", "", false),
        ("a = b", "a = c", "", false),
        ("a = b", "a = b + c", "", true),
        ("a + b + c", "a + b", "", true),
        ("a + b + c", "a", "", false),
        ("a = 1", "b = 2", "", true),
        ("_a = _b", "_c = _d", "", false),
        ("a = None", "b = 2", "", true),
        ("a = b", "a = c", "name 'b' is not defined", true),
        ("a = b", "c = d", "'a' and 'b'", true),
        ("f(a)", "g(a)", "", false),
        ("f(a)", "g(a)", "no method 'f'", true),
        ("f(a)", "g(a)", "no method; f(a)", false),
        ("let x = y + z", "x = y + z", "", true),
        ("run x = y + z", "x = y + z", "", false),
    ] {
        assert_eq!(
            source(&[after]).keeps(&source(&[before]), fault),
            expected,
            "{before} -> {after}: {fault}"
        );
    }
}

#[test]
fn a_change_of_comments_alone_mends_nothing() {
    let signature = FailureSignature::default();
    for (before, after, expected) in [
        ("# a\nx = y\n", "# b\nx = y\n", false),
        ("x = y\n", "x = y\n", false),
        ("x = y\n", "x = y + 1\n", true),
        ("x = y\nz = y\n", "x = z + y\n", false),
    ] {
        assert_eq!(mends(before, after, &signature), expected, "{before:?} {after:?}");
    }
}

#[test]
fn a_name_in_whose_place_stands_none_is_not_mended() {
    let signature = FailureSignature {
        message: Some("no such column: customer_id".to_owned()),
        ..FailureSignature::default()
    };
    assert!(!mends("customer_id", "1", &signature));
    assert!(mends("customer_id", "customer", &signature));
    assert!(mends("1", "2", &signature));
    assert_eq!(Vec::from_iter(source(&["total = mean(total, None)"]).names()), ["mean", "total"]);
}
