//! What a change steps over or makes up, and what a pass shows.

use super::*;

#[test]
fn a_pass_shows_a_hole_only_where_the_failure_did_not() {
    for (failed, passed, softened, expected) in [
        ("", "3", false, true),
        ("", "NaN", false, false),
        ("NaN", "NaN", false, true),
        ("at undefined", "got undefined", false, false),
        ("", "", false, true),
        ("", "", true, false),
        ("start", "start\n", true, false),
        ("start", "start\nend", true, true),
        ("", "None", false, true),
        ("", "None", true, false),
        ("None", "None\nend", true, true),
        ("", "Nonesuch", true, true),
    ] {
        assert_eq!(shows_what_failed(failed, passed, softened), expected, "{failed} / {passed} / {softened}");
    }
}

#[test]
fn a_value_is_made_up_under_the_key_that_was_missing() {
    let signature = |kind: &str| FailureSignature {
        kind: Some(kind.to_owned()),
        message: Some("'a'".to_owned()),
        place: None,
    };
    for (before, after, kind, expected) in [
        ("x = {}", "x = {'a': 1}", "KeyError", true),
        ("x = {}", "x = {\"a\": 1}", "KeyError", true),
        ("x = {}", "x = {'a' => 1}", "KeyError", true),
        ("x = f()", "x['a'] = f()", "KeyError", true),
        ("x = f()", "x.put('a', f())", "KeyError", true),
        ("x = f()", "y = x['a'] == f()", "KeyError", false),
        ("x = {}", "x = {'b': 1}", "KeyError", false),
        ("x = {'b': 1}", "x = {'a': 1}", "KeyError", false),
        ("x = {}", "x = {'a': 1}", "TypeError", false),
        ("x['a']", "3", "TypeError", true),
        ("x[0]", "x.first", "TypeError", false),
        ("x[1]", "x[2]", "TypeError", false),
        ("x[0]", "y_3", "TypeError", false),
    ] {
        assert_eq!(makes_up(before, after, &signature(kind)), expected, "{before} -> {after}: {kind}");
    }
}

#[test]
fn a_change_softens_by_a_sign_that_it_brings() {
    for (before, after, expected) in [
        ("a.b", "a?.b", true),
        ("a?.b", "a?.c", false),
        ("a[b]", "a.get(b)", true),
        ("a.b", "a.b ?? 1", true),
        ("a.unwrap()", "a.unwrap_or(1)", true),
        ("a.b", "a.c", false),
    ] {
        assert_eq!(softens(before, after), expected, "{before} -> {after}");
    }
}

#[test]
fn callers_are_asked_anew_where_the_same_names_are_given_otherwise() {
    let said = "Traceback (most recent call last):\n  File \"/w/app.py\", line 9, in <module>\n    report(total)\n  \
                File \"/w/app.py\", line 3, in report\n    return x / n\nZeroDivisionError: division by zero\n";
    for (program, before, after, expected) in [
        ("app.py", "report(total)", "report(total, 1)", true),
        ("app.py", "report(total)", "report(other)", false),
        ("app.py", "return x / n", "return x / 2", false),
        ("app.py", "x = 1", "x = 2", false),
        ("lib.py", "report(total)", "report(total, 1)", false),
    ] {
        let callers = Callers::of(said, program);
        assert_eq!(callers.are_asked_anew(before, after), expected, "{program}: {before} -> {after}");
    }
}
