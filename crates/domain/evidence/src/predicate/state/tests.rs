//! What an answer to a write says.

use super::*;

#[test]
fn an_answer_refuses_when_it_tells_of_an_error_or_of_no_success() {
    for (answer, expected) in [
        ("{\"error\":0}", false),
        ("{\"error\":5}", true),
        ("{\"error\":\"\"}", false),
        ("{\"error\":\"no\"}", true),
        ("{\"errors\":[]}", false),
        ("{\"errors\":[1]}", true),
        ("{\"ok\":false}", true),
        ("{\"ok\":true}", false),
        ("{\"code\":399}", false),
        ("{\"code\":400}", true),
        ("{\"code\":600}", false),
        ("{}", false),
    ] {
        assert_eq!(refuses(answer), expected, "{answer}");
    }
}

#[test]
fn a_call_of_a_database_only_reads_when_it_says_so_and_nothing_else() {
    for (text, expected) in [
        ("sqlite3 a.db .tables", true),
        ("sqlite3 a.db \"SELECT a, count(*) FROM t GROUP BY a\"", true),
        ("sqlite3 a.db 'select 1'", true),
        ("sqlite3 a.db \"SELECT 1; DELETE FROM t\"", false),
        ("sqlite3 a.db \"INSERT INTO t SELECT 1\"", false),
        ("sqlite3 a.db \"VACUUM\"", false),
    ] {
        assert_eq!(only_reads(text), expected, "{text}");
    }
}

#[test]
fn a_text_names_a_word_that_is_no_part_of_a_longer_one() {
    for (text, word, expected) in [
        ("set id 1", "1", true),
        ("1: set", "1", true),
        ("set id 10", "1", false),
        ("set id 21", "1", false),
        ("set 1-2", "1", false),
        ("10 and 1", "1", true),
        ("set", "", false),
    ] {
        assert_eq!(names(text, word), expected, "{text}: {word}");
    }
}
