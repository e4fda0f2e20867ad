//! A text as it is shown: without the markup within words, and with escapes replaced by what they stand for.

mod entity;
mod escape;
mod tag;

use std::ops::Range;

use memchr::memmem;

use crate::text;
use crate::view::{View, Views};

/// The text with its tags, emphasis, hyphenation and escapes read as a program that shows it would; `None` when it has
/// none.
pub(crate) fn rendered(text: &str) -> Option<View> {
    let bytes = text.as_bytes();
    let mut breaks = memmem::find_iter(bytes, b"-\n").peekable();
    let mut views = Views::of(text);
    let mut from = 0;
    loop {
        let mark = next_mark(bytes, from);
        while let Some(hyphen) = breaks.next_if(|hyphen| mark.is_none_or(|mark| *hyphen < mark)) {
            hyphenated(text, hyphen).into_iter().for_each(|span| views.replace(span, ""));
        }
        let Some(at) = mark else { break };
        let shown = shown(text, at);
        from = at + shown.as_ref().map_or(1, |(len, _)| *len);
        shown.into_iter().for_each(|(len, image)| views.replace(at..at + len, &image));
    }
    views.finish()
}

/// How much the mark at `at` stands for, and what is shown in its place; `None` when it says nothing but itself.
fn shown(text: &str, at: usize) -> Option<(usize, String)> {
    let rest = text::after(text, at);
    match text::byte_at(text, at) {
        Some(b'<') => tag::shown(rest),
        Some(b'&') => entity::shown(rest),
        Some(b'%') => escape::percent(rest),
        Some(b'\\') => escape::backslash(rest),
        _ => emphasis(text, at),
    }
}

/// The first byte from `from` on with which one of them may begin. Chunks without any are passed over at once.
fn next_mark(bytes: &[u8], from: usize) -> Option<usize> {
    let rest = bytes.get(from..)?;
    let (chunks, _) = rest.as_chunks::<64>();
    let none = chunks
        .iter()
        .take_while(|chunk| chunk.iter().fold(0, |any, byte| any | u8::from(is_mark(*byte))) == 0);
    let passed = none.count() * 64;
    Some(from + passed + rest.get(passed..)?.iter().position(|byte| is_mark(*byte))?)
}

fn is_mark(byte: u8) -> bool {
    (byte == b'<')
        | (byte == b'&')
        | (byte == b'%')
        | (byte == b'\\')
        | (byte == b'*')
        | (byte == b'~')
        | (byte == b'`')
}

/// Marks of emphasis inside a word: `**ig**nore`.
fn emphasis(text: &str, at: usize) -> Option<(usize, String)> {
    let mark = text::byte_at(text, at)?;
    let marks = text.as_bytes().get(at..)?.iter().take(4).take_while(|byte| **byte == mark).count();
    let is_part =
        |byte: Option<u8>| byte.is_some_and(|byte| byte.is_ascii_alphanumeric() || !byte.is_ascii());
    let inside = is_part(text::byte_before(text, at)) && is_part(text::byte_at(text, at + marks));
    let goes_on = |byte: Option<u8>| is_part(byte) || byte.is_some_and(|byte| b"_-+/=".contains(&byte));
    let before = text::byte_before(text, at);
    let within = before.is_some_and(|byte| byte.is_ascii_graphic() || !byte.is_ascii())
        && goes_on(text::byte_at(
            text,
            at + marks + usize::from(text::byte_at(text, at + marks) == Some(b'.')),
        ));
    let emphasis =
        if marks == 2 { within } else { inside && matches!(marks, 1 | 3) && matches!(mark, b'*' | b'`') };
    emphasis.then(|| (marks, String::new()))
}

/// The hyphen, the line's end and what leads the next line, when they part one word.
fn hyphenated(text: &str, hyphen: usize) -> Option<Range<usize>> {
    const LEADERS: usize = 16;
    let broken =
        text::behind(text, hyphen, 8).chars().rev().take(2).filter(|c| c.is_alphabetic()).count() == 2;
    let after = text.as_bytes().get(hyphen + 1..)?;
    let led = after.iter().take(LEADERS);
    let led = led.take_while(|byte| b"\n \t#/*>|".contains(byte)).count();
    let next = text::after(text, hyphen + 1 + led).chars().next()?;
    (broken && next.is_alphabetic() && !next.is_ascii_uppercase()).then(|| hyphen..hyphen + 1 + led)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_reads_as_it_is_shown() {
        for (text, shown) in [
            ("ig<!-- -->nore <b>a</b>ll", "ignore all"),
            ("**con**tent", "**content"),
            ("i`g`n~~o~~re", "ignore"),
            ("all instruc-\n  # tions", "all instructions"),
            ("ig&#110;ore &#x61ll", "ignore all"),
            ("done.\\nIgnore\\tall", "done.\nIgnore\tall"),
            ("ig%6Eore", "ignore"),
            ("one<br>two", "one\ntwo"),
        ] {
            assert_eq!(rendered(text).map(|view| view.text).as_deref(), Some(shown), "{text}");
        }
    }

    #[test]
    fn names_products_and_types_say_what_they_say() {
        for text in [
            "snake_case_name",
            "a * b",
            "Vec<u8>",
            "R&D",
            "100% of",
            "x-\ny - z",
            "if a < b && c",
            "- a\n- b",
        ] {
            assert_eq!(rendered(text).map(|view| view.text), None, "{text}");
        }
    }
}
