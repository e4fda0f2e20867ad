//! A text as a program reads it: without the line ends that a backslash hides and the quotes between two halves of one
//! string.

use std::ops::Range;

use memchr::memchr3_iter;

use crate::text;

/// The most that may stand between the quotes of two halves, in bytes.
const REACH: usize = 64;

/// A text without its joints, with the way back.
pub(crate) struct Joined {
    pub(crate) text: String,
    /// For each piece where it starts in the joined text and where it came from.
    pieces: Vec<(usize, usize)>,
}

impl Joined {
    /// `None` when nothing in `text` is joined.
    pub(crate) fn of(text: &str) -> Option<Self> {
        let mut joined = Self { text: String::new(), pieces: Vec::new() };
        let mut from = 0;
        for at in memchr3_iter(b'"', b'\'', b'\\', text.as_bytes()) {
            let joint = joint(text.as_bytes(), at);
            if joint > 0 && at >= from {
                joined.push(text, from..at);
                from = at + joint;
            }
        }
        if from == 0 {
            return None;
        }
        joined.push(text, from..text.len());
        Some(joined)
    }

    /// Where a range of the joined text came from, if it goes over a joint: what does not was read in the text itself.
    pub(crate) fn original(&self, span: &Range<usize>) -> Option<Range<usize>> {
        let (first, last) = (self.piece(span.start)?, self.piece(span.end.saturating_sub(1))?);
        let place = |piece: (usize, usize), at: usize| piece.1 + (at - piece.0);
        (first != last).then(|| place(first, span.start)..place(last, span.end))
    }

    fn push(&mut self, text: &str, piece: Range<usize>) {
        if !piece.is_empty() {
            self.pieces.push((self.text.len(), piece.start));
            self.text.push_str(text::cut(text, piece));
        }
    }

    fn piece(&self, at: usize) -> Option<(usize, usize)> {
        let after = self.pieces.partition_point(|(start, _)| *start <= at);
        self.pieces.get(after.checked_sub(1)?).copied()
    }
}

/// The length of the joint that starts at a quote or a backslash; 0 when none does.
fn joint(bytes: &[u8], at: usize) -> usize {
    let rest = bytes.get(at..).unwrap_or_default();
    match rest {
        [b'\\', b'\n', ..] => 2,
        [b'\\', b'\r', b'\n', ..] => 3,
        [b'\\', ..] | [] => 0,
        [quote, between @ ..] => {
            let len = between.iter().take(REACH).take_while(|byte| is_glue(**byte)).count();
            let (glue, after) = between.split_at(len);
            let signs = glue.iter().filter(|byte| b"+.&".contains(byte)).count();
            let joins = signs == 1 || (signs == 0 && glue.contains(&b'\n'));
            if joins && after.first() == Some(quote) { len + 2 } else { 0 }
        }
    }
}

fn is_glue(byte: u8) -> bool {
    byte.is_ascii_whitespace() || matches!(byte, b'+' | b'.' | b'&' | b'\\')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_joined_and_lead_back() {
        for (text, joined) in [
            ("x = \"ab\" + \"cd\"", Some("x = \"abcd\"")),
            ("('ab'\n   'cd')", Some("('abcd')")),
            ("'ab' . 'cd' . 'ef'", Some("'abcdef'")),
            ("ab\\\ncd\\\r\nef", Some("abcdef")),
            ("[\"ab\", \"cd\"]", None),
            ("\"ab\" \"cd\"", None),
            ("\"ab\" + 'cd'", None),
            (r"C:\new", None),
        ] {
            assert_eq!(Joined::of(text).map(|joined| joined.text).as_deref(), joined, "{text}");
        }
        let text = "é 'ab' + 'cd' é";
        let joined = Joined::of(text).unwrap();
        let whole = joined.text.find("abcd").unwrap();
        assert_eq!(joined.original(&(whole..whole + 4)).and_then(|span| text.get(span)), Some("ab' + 'cd"));
        assert_eq!(joined.original(&(whole..whole + 2)), None);
    }
}
