//! Words, names and texts by which a program that runs for show is told from one that does more.

use super::*;

#[test]
fn the_words_in_a_word_are_told_apart_by_capitals_and_by_what_is_no_letter() {
    for (word, expected) in [
        ("makeThings_now", &["make", "Things", "now"][..]),
        ("Report", &["Report"]),
        ("--out-file=x", &["out", "file", "x"]),
        ("a1bC", &["a", "b", "C"]),
        ("--", &[]),
    ] {
        assert_eq!(words_of(word).collect::<Vec<_>>(), expected, "{word}");
    }
}

#[test]
fn a_file_is_known_by_what_stands_before_its_first_dot() {
    for (name, expected) in
        [("build/a.out", "a"), ("a", "a"), (".env.local", "env"), ("com/Main.class", "Main"), ("...", "...")]
    {
        assert_eq!(stem(name), expected, "{name}");
    }
}

#[test]
fn a_source_may_write_by_what_it_calls_or_by_how_it_opens_a_file() {
    for (text, expected) in [
        ("open('b')", false),
        ("open('b', 'rb')", false),
        ("width = 'wide'", false),
        ("open('a', 'w')", true),
        ("open(\"a\", mode=m)", true),
        ("open('b')\nx = 'wide'", false),
        ("print('x')", false),
        ("sys.stdout.write('x')", false),
        ("fs.writeFile('a')", true),
        ("File.write('a')", true),
    ] {
        assert_eq!(code_writes(text), expected, "{text}");
    }
}

#[test]
fn an_interpreter_is_given_a_file_of_its_own_kind() {
    for (interpreter, words, expected) in [
        ("python3", &["app.py", "x"][..], Some(("app.py", 1))),
        ("node", &["app.mjs"], Some(("app.mjs", 0))),
        ("mytool", &["app.py"], None),
        ("python3", &["app.rb"], None),
        ("node", &["app"], None),
        ("go", &["run", ".", "a", "b"], Some((".", 2))),
        ("cargo", &["run", "-q", "--bin", "a", "--", "b"], Some(("a", 1))),
        ("cargo", &["run"], Some(("run", 0))),
        ("cargo", &["run", "--bin"], None),
        ("java", &["-jar", "a.jar"], Some(("a.jar", 0))),
        ("python3", &[], None),
    ] {
        let found = chosen(interpreter, words).map(|(program, given)| (program, given.len()));
        assert_eq!(found, expected, "{interpreter} {words:?}");
    }
}
