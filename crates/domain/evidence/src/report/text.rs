//! The lines of an output, free of colour.

use memchr::{memchr, memmem, memrchr};
use std::borrow::Cow;

/// An output, line by line.
pub(crate) struct Lines<'a> {
    text: Cow<'a, str>,
    /// Whether nothing was cut out.
    pub(crate) complete: bool,
}

/// How much of a long output is looked at for details, from its beginning and again from its end, in bytes.
const MAX_DETAILS: usize = 256 * 1024;

impl<'a> Lines<'a> {
    pub(crate) fn new(text: &'a str, complete: bool) -> Self {
        Self { text: without_escapes(text), complete }
    }

    /// The lines, each without blanks at its end. Several empty ones in a row are one: no report counts them.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &str> + Clone {
        let mut after_a_gap = false;
        rows(&self.text).map(str::trim_end).filter(move |line| {
            let again = after_a_gap && line.is_empty();
            after_a_gap = line.is_empty();
            !again
        })
    }

    /// What is looked at for more than counts, such as what a failing test died of: of a long output only the beginning
    /// and the end, as if the rest had been cut out.
    pub(crate) fn details(&self) -> Lines<'_> {
        match ends(&self.text, MAX_DETAILS) {
            None => Lines { text: Cow::Borrowed(&self.text), complete: self.complete },
            Some(ends) => Lines { text: Cow::Owned(ends.concat()), complete: false },
        }
    }

    pub(crate) fn contains(&self, needle: &str) -> bool {
        memmem::find(self.text.as_bytes(), needle.as_bytes()).is_some()
    }
}

/// The lines of a text, each with its end.
pub(crate) fn rows(text: &str) -> impl Iterator<Item = &str> + Clone {
    let mut rest = text;
    std::iter::from_fn(move || {
        let bytes = rest.as_bytes();
        // Cheap first: a search in long steps does not pay for short lines.
        let near = bytes.iter().take(16).position(|byte| *byte == b'\n');
        let end = near.or_else(|| memchr(b'\n', bytes)).map_or(rest.len(), |at| at + 1);
        let (row, behind) = rest.split_at_checked(end).filter(|(row, _)| !row.is_empty())?;
        rest = behind;
        Some(row)
    })
}

/// The whole lines within so many bytes from the beginning and from the end of a text that is longer than both.
fn ends(text: &str, longest: usize) -> Option<[&str; 2]> {
    let bytes = text.as_bytes();
    let from = bytes.len().checked_sub(longest).filter(|from| *from > longest)?;
    let head = bytes.get(..longest).and_then(|head| text.get(..=memrchr(b'\n', head)?));
    let tail = bytes.get(from..).and_then(|tail| text.get(from + memchr(b'\n', tail)? + 1..));
    Some([head.unwrap_or_default(), tail.unwrap_or_default()])
}

/// A line without escape sequences and without blanks at its end.
pub(crate) fn plain(line: &str) -> Cow<'_, str> {
    match without_escapes(line) {
        Cow::Borrowed(line) => Cow::Borrowed(line.trim_end()),
        Cow::Owned(line) => Cow::Owned(line.trim_end().to_owned()),
    }
}

const ESCAPE: u8 = 0x1b;

/// Whether there is any escape sequence in a text.
pub(crate) fn has_escapes(text: &str) -> bool {
    memchr(ESCAPE, text.as_bytes()).is_some()
}

fn without_escapes(text: &str) -> Cow<'_, str> {
    let mut rest = text;
    let mut plain = String::new();
    while let Some(at) = memchr(ESCAPE, rest.as_bytes())
        && let (Some(before), Some(behind)) = (rest.get(..at), rest.get(at + 1..))
    {
        plain.reserve(rest.len());
        plain.push_str(before);
        rest = behind_escape(behind);
    }
    if rest.len() == text.len() {
        return Cow::Borrowed(text);
    }
    plain.push_str(rest);
    Cow::Owned(plain)
}

/// What stands behind the rest of an escape sequence. None goes beyond its line.
fn behind_escape(text: &str) -> &str {
    let text = match text.strip_prefix('[') {
        // A control sequence ends with its first letter.
        Some(control) => control.trim_start_matches(|c| c != '\n' && !('\u{40}'..='\u{7e}').contains(&c)),
        None => text,
    };
    text.strip_prefix(|c| c != '\n').unwrap_or(text)
}

/// Whether a line tells of no result: no test passes or fails in it.
pub(crate) fn is_idle(line: &str) -> bool {
    const RESULTS: [&[u8]; 3] = [b"pass", b"fail", b"not ok"];
    let told = |rest: &[u8]| {
        RESULTS
            .iter()
            .any(|word| rest.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word)))
    };
    let bytes = line.as_bytes();
    !(0..bytes.len()).any(|at| bytes.get(at..).is_some_and(told))
}

/// The text between `start` and `end`, when the line begins and ends so.
pub(crate) fn between<'a>(line: &'a str, start: &str, end: &str) -> Option<&'a str> {
    line.strip_prefix(start)?.strip_suffix(end)
}

/// A number in front of a blank, and the rest.
pub(crate) fn leading_number(text: &str) -> Option<(u64, &str)> {
    let end = text.bytes().position(|b| !b.is_ascii_digit())?;
    let (number, rest) = text.split_at_checked(end)?;
    let rest = rest.strip_prefix(' ')?;
    Some((number.parse().ok()?, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escape_sequences_leave_no_trace() {
        for (line, expected) in [
            ("plain  ", "plain"),
            ("\u{1b}[32m\u{1b}[1m2 passed\u{1b}[0m, ok\u{1b}[0m", "2 passed, ok"),
            ("a\u{1b}", "a"),
            ("a\u{1b}[31", "a"),
            ("a\u{1b}(Bc", "aBc"),
        ] {
            assert_eq!(plain(line), expected, "{line:?}");
        }
    }
}
