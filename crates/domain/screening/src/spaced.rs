//! Words whose letters are set apart by single spaces, which a reader, and a model, joins again.

use std::ops::Range;

use crate::text;

/// The fewest letters in a row that are a word set apart rather than initials or the head of a table.
const FEWEST: usize = 5;

/// How much of what follows is read with the word, in bytes.
const AHEAD: usize = 160;

/// The stretches of `text` that begin with such a word, with the letters joined.
pub(crate) fn spaced(text: &str) -> Vec<(Range<usize>, String)> {
    let bytes = text.as_bytes();
    let is_gap = |at: usize| bytes.get(at) == Some(&b' ');
    let is_single = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_graphic);
    let mut found = Vec::new();
    let mut at = 1;
    while at + 2 < bytes.len() {
        // Such a word has four gaps, each two bytes on, so one of them is here or next, and the one after it with it.
        let gap = at + usize::from(!is_gap(at));
        if !(is_gap(gap) && is_gap(gap + 2)) {
            at += 4;
            continue;
        }
        // The letter before the gap may be the last of a longer word.
        let alone = gap == 1 || !is_single(gap - 2);
        let mut start = if alone { gap - 1 } else { gap + 1 };
        while start >= 2 && is_gap(start - 1) && is_single(start - 2) && (start == 2 || !is_single(start - 3))
        {
            start -= 2;
        }
        let mut end = gap;
        while is_gap(end) && is_single(end + 1) && (is_gap(end + 2) || end + 2 >= bytes.len()) {
            end += 2;
        }
        if end.saturating_sub(start).div_ceil(2) >= FEWEST && is_single(start) {
            found.push((start..end, joined(text, start, end)));
        }
        at = end.max(at) + 4;
    }
    found
}

/// The letters without their gaps, and what follows; a wider gap parts two words.
fn joined(text: &str, start: usize, end: usize) -> String {
    let letters = text::cut(text, start..end).chars().filter(|c| *c != ' ');
    letters.chain(text::ahead(text, end, AHEAD).chars()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_that_are_set_apart_are_joined_wherever_they_stand() {
        for before in 2..11 {
            let text = format!("{}\ni g n o r e all", "x".repeat(before));
            let [(span, joined)] = spaced(&text).try_into().unwrap();
            assert_eq!(text.get(span), Some("i g n o r e"));
            assert_eq!(joined, "ignore all");
        }
    }

    #[test]
    fn initials_and_short_words_are_left_alone() {
        for text in ["J. R. R. Tolkien", "a b c d", "if a = b or c", "", "x", "é é é é é é"] {
            assert!(spaced(text).is_empty(), "{text}");
        }
    }
}
