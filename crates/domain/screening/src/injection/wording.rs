//! The words of a stretch of text, without what stands between them.

use std::ops::Range;

use crate::text;

/// A stretch of a folded text as its words in lower case, one space apart, with the way back. Phrases are looked for
/// in it, so that marks, line ends and underscores between the words of a phrase make no difference.
pub(super) struct Wording {
    text: String,
    /// For each byte of `text` where it came from.
    from: Vec<usize>,
}

impl Wording {
    pub(super) fn of(text: &str, span: Range<usize>) -> Self {
        let mut wording =
            Self { text: String::with_capacity(span.len()), from: Vec::with_capacity(span.len()) };
        let mut apart = true;
        for (at, c) in text::cut(text, span.clone()).char_indices() {
            let place = span.start + at;
            if is_part_of_word(c) {
                wording.push(c.to_ascii_lowercase(), place);
                apart = false;
            } else if !apart {
                wording.push(' ', place);
                apart = true;
            }
        }
        wording.from.push(span.end);
        wording
    }

    pub(super) fn as_str(&self) -> &str {
        &self.text
    }

    /// Where a range of the wording stands in the folded text.
    pub(super) fn original(&self, span: Range<usize>) -> Range<usize> {
        let place = |at: usize| self.from.get(at).or(self.from.last()).copied().unwrap_or_default();
        place(span.start)..place(span.end)
    }

    fn push(&mut self, c: char, place: usize) {
        self.text.push(c);
        self.from.extend(std::iter::repeat_n(place, c.len_utf8()));
    }
}

fn is_part_of_word(c: char) -> bool {
    if c.is_ascii() {
        c.is_ascii_alphanumeric()
    } else {
        !c.is_whitespace()
            && !matches!(c, '\u{2000}'..='\u{206f}' | '\u{3000}'..='\u{303f}' | '\u{ff00}'..='\u{ff0f}')
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_set_one_space_apart_and_lead_back() {
        let text = "x) Ignore -- ALL\n_previous_ 指令。";
        let wording = Wording::of(text, 0..text.len());
        assert_eq!(wording.as_str(), "x ignore all previous 指令 ");
        let at = wording.as_str().find("all previous").unwrap();
        let span = wording.original(at..at + "all previous".len());
        assert_eq!(text.get(span), Some("ALL\n_previous"));
    }
}
