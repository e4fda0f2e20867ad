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
        Cow::Owned(mut line) => {
            line.truncate(line.trim_end().len());
            Cow::Owned(line)
        }
    }
}

const ESCAPE: u8 = 0x1b;

/// A text without escape sequences. It has the same lines.
pub(crate) fn without_escapes(text: &str) -> Cow<'_, str> {
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
    use proptest::prelude::*;

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

    fn lines(text: &str) -> Vec<String> {
        Lines::new(text, true).iter().map(str::to_owned).collect()
    }

    #[test]
    fn an_escape_sequence_that_is_torn_ends_with_its_line() {
        assert_eq!(lines("a\u{1b}[31\n2 passed\nb\u{1b}\nc"), ["a", "2 passed", "b", "c"]);
    }

    #[test]
    fn empty_lines_in_a_row_are_one() {
        assert_eq!(lines("\n \na\r\n\n\n\nb"), ["", "a", "", "b"]);
        assert_eq!(lines(""), [""; 0]);
    }

    #[test]
    fn of_a_long_output_the_whole_lines_at_both_ends_are_looked_at_for_details() {
        let long = format!("first\n{}last\n", "x y z\n".repeat(MAX_DETAILS));
        let (short, long) = (Lines::new("a\nb\n", true), Lines::new(&long, true));
        assert!(short.details().complete && short.details().iter().eq(["a", "b"]));
        let details = long.details();
        assert!(!details.complete && details.text.len() <= 2 * MAX_DETAILS);
        assert!(details.iter().all(|line| ["first", "x y z", "last"].contains(&line)));
        assert_eq!((details.iter().next(), details.iter().last()), (Some("first"), Some("last")));
        let both_ends = "a b\n".repeat(MAX_DETAILS / 2);
        assert!(Lines::new(&both_ends, true).details().complete);
        let one_line = "é".repeat(2 * MAX_DETAILS);
        assert_eq!(Lines::new(&one_line, true).details().iter().count(), 0);
    }

    #[test]
    fn a_number_leads_when_it_is_all_digits_in_front_of_a_blank() {
        for (text, expected) in [
            ("12 passed", Some((12, "passed"))),
            ("3  x", Some((3, " x"))),
            ("+3 x", None),
            ("3x y", None),
            (" 3 x", None),
            ("3", None),
            ("99999999999999999999 x", None),
        ] {
            assert_eq!(leading_number(text), expected, "{text}");
        }
    }

    proptest! {
        #[test]
        fn the_lines_of_a_text_are_those_that_each_is_alone(text in "[a \n\r\u{1b}\\[3m;é]{0,60}") {
            let mut alone: Vec<String> = text.lines().map(|line| plain(line).into_owned()).collect();
            alone.dedup_by(|one, other| one.is_empty() && other.is_empty());
            let mut all = lines(&text);
            // Behind the last line's end there may be an escape sequence alone.
            for lines in [&mut alone, &mut all] {
                lines.pop_if(|last| last.is_empty());
            }
            prop_assert_eq!(all, alone);
        }

        #[test]
        fn a_line_is_idle_when_it_holds_no_result_in_any_case(line in "(pass|FAIL|Not ok|not|[a-z é]){0,6}") {
            let lower = line.to_ascii_lowercase();
            prop_assert_eq!(is_idle(&line), !["pass", "fail", "not ok"].iter().any(|word| lower.contains(word)));
        }
    }
}
