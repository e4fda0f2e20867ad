//! What reads like a statement and is none: code, and a word by itself (R6.7).

/// Whether a line of a text is code. What stands between backquotes is named in a sentence.
pub(crate) fn is_code(text: &str) -> bool {
    text.lines().any(|line| {
        let named: Vec<&str> = line.split('`').step_by(2).collect();
        is_code_line(named.join(" ").trim())
    })
}

fn is_code_line(line: &str) -> bool {
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim_start();
    let name = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
    let (name, behind) = rest.split_at(name);
    let named = !name.is_empty();
    match first {
        // What is declared has a name, and behind that what only code has there.
        "fn" | "def" | "func" | "function" => named && behind.starts_with(['(', '<']),
        "class" | "struct" | "enum" | "impl" | "interface" | "trait" | "namespace" => {
            named && (behind.contains('{') || behind.starts_with([':', '(', '<']))
        }
        "let" | "const" | "var" | "val" | "static" => named && behind.trim_start().starts_with(['=', ':']),
        "import" | "use" | "package" => {
            named && (line.ends_with(';') || behind.is_empty() && first == "import")
        }
        "from" => {
            let module = |c: char| c.is_alphanumeric() || matches!(c, '.' | '_');
            named && behind.trim_start_matches(module).starts_with(" import ")
        }
        "#include" | "#define" | "<?php" | "#!/bin/sh" | "#!/usr/bin/env" | "@Override" => true,
        "public" | "private" | "protected" | "pub" | "async" | "export" => {
            line.contains(['(', '=']) && line.ends_with(['{', '}', ';', ':'])
        }
        _ => line.contains(['(', '=']) && line.ends_with(['{', '}', ';']),
    }
}

/// Whether a text says something of something: a word by itself does not. A script that is written without spaces needs a few
/// characters.
pub(crate) fn says_something(text: &str) -> bool {
    const DENSE: usize = 4;
    let mut words = text.split(|c: char| !c.is_alphanumeric() && !is_mark(c)).filter(|word| !word.is_empty());
    let (first, more) = (words.next().unwrap_or_default(), words.next().is_some());
    more || first.chars().filter(|c| is_dense(*c)).count() >= DENSE
}

/// A vowel sign or an accent that belongs to the letter before it.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{900}'..='\u{d7f}' | '\u{e31}'..='\u{e4e}' | '\u{591}'..='\u{5c7}' | '\u{64b}'..='\u{65f}')
}

/// A letter of a script that is written without spaces.
fn is_dense(c: char) -> bool {
    matches!(c, '\u{e00}'..='\u{edf}' | '\u{1000}'..='\u{109f}' | '\u{1780}'..='\u{17ff}' | '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_is_told_from_a_sentence_about_code() {
        for code in [
            "fn main() {}",
            "def total(rows): return sum(rows)",
            "function total(rows) {",
            "func Total(rows []int) int {",
            "class Cart:",
            "struct Cart { rows: Vec<Row> }",
            "let x = 1",
            "const LIMIT: usize = 5;",
            "import os",
            "import java.util.List;",
            "use std::fs;",
            "from os import path",
            "#include <stdio.h>",
            "public static void main(String[] args) {",
            "for (int i = 0; i < n; i++) { total += rows[i]; }",
            "total = sum(rows);",
            "x => { return x; }",
            "The fix is this\nreturn sum(rows);",
        ] {
            assert!(is_code(code), "{code}");
        }
        for text in [
            "Releases are cut on Mondays",
            "Run `cargo test --workspace` before each push",
            "The entry point is `fn main() {}` in app.rs",
            "Let me know before a release",
            "let the reviewer merge (not the author)",
            "Use pnpm, never npm; yarn is fine in old projects",
            "Import orders are taken on Mondays",
            "import orders come in on Mondays",
            "from Monday on we ship daily",
            "The class of a shipment is A or B",
            "class names are in camel case",
            "The port is 8443 (TLS)",
            "MAX_ROWS=500 is the limit in production",
            "class sizes are as follows:",
            "The API answers {\"ok\": true}",
            "The API answers {\"ok\": true} when all is well",
            "private repositories are under team/ (ask Ann)",
            "def is short for definition here",
            "The staging host is db-1.example.com;",
        ] {
            assert!(!is_code(text), "{text}");
        }
    }

    #[test]
    fn a_word_by_itself_says_nothing() {
        for nothing in ["ok", "OK!", "", "…", "yes.", "42", "thanks", "👍", "好", "はい", "हाँ", "نعم", "pnpm"]
        {
            assert!(!says_something(nothing), "{nothing}");
        }
        for text in [
            "uses pnpm",
            "Ann reviews",
            "使用中文回答",
            "日本語で答える",
            "한국어로 답하다",
            "ใช้ภาษาไทย",
            "port 8443",
            "cafe\u{301} noir",
        ] {
            assert!(says_something(text), "{text}");
        }
    }
}
