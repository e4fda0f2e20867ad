//! The lines of an output, free of colour.

use std::borrow::Cow;

/// An output, line by line.
pub(crate) struct Lines<'a> {
    text: &'a str,
    /// Whether nothing was cut out.
    pub(crate) complete: bool,
}

impl<'a> Lines<'a> {
    pub(crate) fn new(text: &'a str, complete: bool) -> Self {
        Self { text, complete }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = Cow<'a, str>> + Clone {
        self.text.lines().map(plain)
    }

    pub(crate) fn contains(&self, needle: &str) -> bool {
        self.text.contains(needle)
    }
}

/// A line without escape sequences and without blanks at its end.
pub(crate) fn plain(line: &str) -> Cow<'_, str> {
    let line = line.trim_end();
    if !line.contains('\u{1b}') {
        return Cow::Borrowed(line);
    }
    let mut text = String::with_capacity(line.len());
    let mut chars = line.chars();
    while let Some(c) = chars.next() {
        if c != '\u{1b}' {
            text.push(c);
        } else if chars.next() == Some('[') {
            // A control sequence ends with its first letter.
            chars.by_ref().find(|c| ('\u{40}'..='\u{7e}').contains(c));
        }
    }
    Cow::Owned(text.trim_end().to_owned())
}

/// Whether a line tells of no result: no test passes or fails in it.
pub(crate) fn is_idle(line: &str) -> bool {
    let line = line.to_ascii_lowercase();
    !["pass", "fail", "not ok"].iter().any(|word| line.contains(word))
}

/// The text between `start` and `end`, when the line begins and ends so.
pub(crate) fn between<'a>(line: &'a str, start: &str, end: &str) -> Option<&'a str> {
    line.strip_prefix(start)?.strip_suffix(end)
}

/// A number in front of a blank, and the rest.
pub(crate) fn leading_number(text: &str) -> Option<(u64, &str)> {
    let (number, rest) = text.split_once(' ')?;
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
