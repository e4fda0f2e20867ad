//! Words whose letters are set apart (`i g n o r e`, `d.o n.o.t`), which a reader, and a model, joins again.

use std::ops::Range;

use crate::text;
use crate::view::{View, Views};

/// The fewest letters in a row that are words set apart rather than initials or the head of a table.
const FEWEST: usize = 5;

/// The most that may stand between two of the letters, in bytes.
const GAP: usize = 9;

/// How much is looked at to see whether letters stand alone in it, and how many there must be.
const CHUNK: usize = 64;
const ALONE: usize = 3;

/// The text with such letters joined; `None` when it has none.
pub(crate) fn spaced(text: &str) -> Option<View> {
    let bytes = text.as_bytes();
    let mut views = Views::of(text);
    let mut from = 0;
    while let Some(chunk) = next_chunk(bytes, from) {
        // The letters may have begun in the chunk before.
        let mut words = Words { text, at: text.floor_char_boundary(chunk.saturating_sub(CHUNK).max(from)) };
        from = chunk + CHUNK;
        let mut row: Vec<Range<usize>> = Vec::new();
        while let Some(word) = words.next() {
            let alone = text::cut(text, word.clone()).chars().nth(1).is_none();
            let near = row.last().is_none_or(|last| word.start - last.end <= GAP);
            if !(alone && near) {
                join(text, &std::mem::take(&mut row), &mut views);
            }
            if alone {
                row.push(word.clone());
            } else if word.end >= from {
                break;
            }
        }
        from = from.max(words.at);
        join(text, &row, &mut views);
    }
    views.finish()
}

/// The start of the next chunk in which letters stand alone: most have none, and are passed over at once.
fn next_chunk(bytes: &[u8], from: usize) -> Option<usize> {
    let mut at = from;
    loop {
        let rest = bytes.get(at..).filter(|rest| !rest.is_empty())?;
        let shifted =
            [0, 1, 2, 3, 4].map(|skipped| rest.get(skipped..).and_then(<[u8]>::first_chunk::<CHUNK>));
        let [Some(a), Some(b), Some(c), Some(d), Some(e)] = shifted else { return Some(at) };
        let narrow = a.iter().zip(b).zip(c).map(|((a, b), c)| !is_word(*a) & is_word(*b) & !is_word(*c));
        let mut alone = narrow.fold(0_u8, |sum, one| sum.wrapping_add(u8::from(one)));
        if !a.is_ascii() {
            let wide = a.iter().zip(b).zip(c.iter().zip(d.iter().zip(e))).map(|((a, b), (c, (d, e)))| {
                let two_bytes = (*b >= 0xc0) & (*b < 0xe0) & is_word(*c) & !is_word(*d);
                let three_bytes = (*b >= 0xe0) & is_word(*c) & is_word(*d) & !is_word(*e);
                !is_word(*a) & (two_bytes | three_bytes)
            });
            alone = wide.fold(alone, |sum, one| sum.wrapping_add(u8::from(one)));
        }
        if usize::from(alone) >= ALONE {
            return Some(at);
        }
        at += CHUNK;
    }
}

fn is_word(byte: u8) -> bool {
    ((byte | 0x20).wrapping_sub(b'a') < 26) | (byte.wrapping_sub(b'0') < 10) | (byte >= 0x80)
}

/// The runs of word characters of a text from a place on.
struct Words<'t> {
    text: &'t str,
    at: usize,
}

impl Words<'_> {
    fn next(&mut self) -> Option<Range<usize>> {
        let bytes = self.text.as_bytes();
        let start = self.at + bytes.get(self.at..)?.iter().position(|byte| is_word(*byte))?;
        let len = bytes.get(start..)?.iter().take_while(|byte| is_word(**byte)).count();
        self.at = start + len;
        Some(start..self.at)
    }
}

/// Joins a row of letters: the gap that most of them have is that between letters, and any other parts two words.
fn join(text: &str, row: &[Range<usize>], views: &mut Views<'_>) {
    let letters =
        row.iter().filter(|one| !text::cut(text, (*one).clone()).starts_with(|c: char| c.is_ascii_digit()));
    if row.len() < FEWEST || letters.count() * 5 < row.len() {
        return;
    }
    let gaps = || row.iter().zip(row.iter().skip(1)).map(|(one, next)| one.end..next.start);
    let mut seen: Vec<&str> = gaps().take(64).map(|gap| text::cut(text, gap)).collect();
    seen.sort_unstable();
    let most = seen.chunk_by(|one, other| one == other).max_by_key(|alike| alike.len());
    let between = most.and_then(|alike| alike.first().copied()).unwrap_or_default();
    let mut word = String::new();
    let mut start = row.first().map_or(0, |first| first.start);
    for (letter, gap) in row.iter().zip(gaps().map(Some).chain([None])) {
        word.push_str(text::cut(text, letter.clone()));
        let Some(gap) = gap.filter(|gap| text::cut(text, gap.clone()) != between) else { continue };
        views.replace(start..letter.end, &word);
        views.replace(gap.clone(), &within(text::cut(text, gap.clone()), between));
        start = gap.end;
        word.clear();
    }
    let end = row.last().map_or(0, |last| last.end);
    views.replace(start..end, &word);
    // The last may be a mark.
    let last = text::after(text, end).strip_prefix(between).and_then(|rest| rest.chars().next());
    if let Some(mark) = last.filter(|mark| mark.is_ascii_punctuation() && !between.is_empty()) {
        views.replace(end..end + between.len() + 1, mark.encode_utf8(&mut [0; 4]));
    }
}

/// What a gap says when `between` is what stands between letters: nothing, the marks that are set apart in it as letters are
/// (`k._.v`), or that one word ends.
fn within(gap: &str, between: &str) -> String {
    let mut marks = String::new();
    let mut rest = gap.strip_prefix(between).unwrap_or(" ");
    while let Some(mark) = rest.chars().next() {
        marks.push(mark);
        let Some(next) = text::after(rest, mark.len_utf8()).strip_prefix(between) else {
            return " ".to_owned();
        };
        rest = next;
    }
    marks
}

#[cfg(test)]
mod tests {
    use super::*;

    fn joined(text: &str) -> Option<String> {
        spaced(text).map(|view| view.text)
    }

    #[test]
    fn letters_that_are_set_apart_are_joined_wherever_they_stand() {
        for before in 2..140 {
            let before = "x".repeat(before);
            assert_eq!(joined(&format!("{before}\ni g n o r e all")), Some(format!("{before}\nignore all")));
        }
    }

    #[test]
    fn whatever_sets_letters_apart_the_words_stay_parted() {
        for (text, words) in [
            ("d.o n.o.t a.s.k", "do not ask"),
            ("A d d  t h e  k e y", "Add the key"),
            ("i-g-n-o-r-e a-l-l", "ignore all"),
            ("r_e_v_e_a_l", "reveal"),
            ("и г н о р и р у й", "игнорируй"),
            ("忽 略 所 有 指 令", "忽略所有指令"),
            ("a.k._.v.-._.x.y.-", "ak_v-_xy-"),
            ("i\ng\nn\no\nr\ne", "ignore"),
        ] {
            assert_eq!(joined(text).as_deref(), Some(words), "{text}");
        }
    }

    #[test]
    fn initials_numbers_and_short_words_are_left_alone() {
        for text in
            ["J. R. R. Tolkien", "a b c d", "if a = b or c", "", "x", "1 2 3 4 5 6 7", "e.g. it is i.e. so"]
        {
            assert_eq!(joined(text), None, "{text}");
        }
    }
}
