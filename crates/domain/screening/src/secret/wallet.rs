//! Recovery phrases of wallets: twelve or more words of the published English list (BIP39) in a row.

use std::ops::Range;
use std::sync::LazyLock;

use crate::Family::SeedPhrase;
use crate::rules::Hit;
use crate::text;

/// The words as numbers, in order.
static WORDS: LazyLock<Vec<u64>> = LazyLock::new(|| {
    let mut words: Vec<u64> =
        include_str!("wallet_words.txt").lines().map(|word| packed(word.as_bytes())).collect();
    words.sort_unstable();
    words
});

/// Which places words of the list have, so that nearly all others are told apart at once.
static PLACES: LazyLock<Vec<bool>> = LazyLock::new(|| {
    let mut places = vec![false; 1 << PLACE_BITS];
    for word in WORDS.iter() {
        if let Some(place) = places.get_mut(place(*word)) {
            *place = true;
        }
    }
    places
});

const PLACE_BITS: u32 = 15;

/// The fewest words of a phrase, how many of them must differ, and the longest word.
const FEWEST: usize = 12;
const DIFFERENT: usize = 8;
const LONGEST: usize = 8;

/// Every phrase is at least this long: twelve words of three letters, with something between them.
const SHORTEST: usize = FEWEST * 4 - 1;

/// What may stand between two words: numbers of a list, marks, a line's end.
const BETWEEN: usize = 8;

/// Hands every phrase in `text` to `found`. Only one byte of so many that a phrase would span is looked at, and the words
/// around it when it belongs to a word of the list; prose has few of these in a row.
pub(crate) fn phrases(text: &str, mut found: impl FnMut(Hit)) {
    let bytes = text.as_bytes();
    let mut from = 0;
    while let Some(middle) = word_at(bytes, from + SHORTEST - 1, from) {
        if !is_listed(text, &middle) {
            from = middle.end.max(from + 1);
            continue;
        }
        let mut words = vec![middle.clone()];
        let mut end = middle.end;
        while let Some(next) = word_after(bytes, end).filter(|next| is_listed(text, next)) {
            end = next.end;
            words.push(next);
        }
        let mut start = middle.start;
        while let Some(before) = word_before(bytes, start, from).filter(|word| is_listed(text, word)) {
            start = before.start;
            words.push(before);
        }
        if words.len() >= FEWEST && differ(text, &words) {
            found(Hit { family: SeedPhrase, span: start..end });
        }
        from = end;
    }
}

/// The word around the byte at `at`, or the next one; none of it before `least`.
fn word_at(bytes: &[u8], at: usize, least: usize) -> Option<Range<usize>> {
    let next = at + bytes.get(at..)?.iter().position(u8::is_ascii_alphabetic)?;
    // Prose between words of the list is passed over in one step.
    let before =
        bytes.get(least..next)?.iter().rev().take(LONGEST + 1).take_while(|b| b.is_ascii_alphabetic());
    let start = next - before.count();
    let len = bytes.get(start..)?.iter().take_while(|byte| byte.is_ascii_alphabetic()).count();
    Some(start..start + len)
}

fn word_after(bytes: &[u8], end: usize) -> Option<Range<usize>> {
    let gap = bytes.get(end..)?.iter().take(BETWEEN + 1).take_while(|byte| is_between(**byte)).count();
    let start = end + gap;
    let len = bytes.get(start..)?.iter().take(LONGEST + 1).take_while(|b| b.is_ascii_alphabetic()).count();
    (gap > 0 && gap <= BETWEEN && len > 0).then_some(start..start + len)
}

fn word_before(bytes: &[u8], start: usize, least: usize) -> Option<Range<usize>> {
    let gap = bytes.get(least..start)?.iter().rev().take(BETWEEN + 1).take_while(|b| is_between(**b)).count();
    let end = start - gap;
    let len =
        bytes.get(least..end)?.iter().rev().take(LONGEST + 1).take_while(|b| b.is_ascii_alphabetic()).count();
    (gap > 0 && gap <= BETWEEN && len > 0).then_some(end - len..end)
}

fn is_between(byte: u8) -> bool {
    byte.is_ascii_whitespace() || byte.is_ascii_digit() || b".,)-\"'`|".contains(&byte)
}

fn is_listed(text: &str, word: &Range<usize>) -> bool {
    if !(3..=LONGEST).contains(&word.len()) {
        return false;
    }
    let word = packed(text::cut(text, word.clone()).as_bytes());
    PLACES.get(place(word)).is_some_and(|listed| *listed) && WORDS.binary_search(&word).is_ok()
}

/// A word of at most eight letters in lower case as a number.
fn packed(word: &[u8]) -> u64 {
    word.iter().fold(0, |packed, letter| packed << 8 | u64::from(letter | 0x20))
}

fn place(word: u64) -> usize {
    let spread = word.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (u64::BITS - PLACE_BITS);
    usize::try_from(spread).unwrap_or_default()
}

fn differ(text: &str, words: &[Range<usize>]) -> bool {
    let mut seen: Vec<&str> = words.iter().take(24).map(|word| text::cut(text, word.clone())).collect();
    seen.sort_unstable();
    seen.dedup();
    seen.len() >= DIFFERENT
}

#[cfg(test)]
mod tests {
    use super::*;

    fn published() -> Vec<&'static str> {
        include_str!("wallet_words.txt").lines().collect()
    }

    fn found(text: &str) -> Vec<Range<usize>> {
        let mut spans = Vec::new();
        phrases(text, |hit| spans.push(hit.span));
        spans
    }

    #[test]
    fn every_word_of_the_published_list_is_known_and_no_other() {
        assert_eq!(published().len(), 2048);
        assert!(published().is_sorted());
        assert!(published().iter().all(|word| is_listed(word, &(0..word.len()))));
        assert!(!is_listed("grammar", &(0..7)));
    }

    #[test]
    fn a_phrase_is_found_whole_wherever_it_stands_and_however_it_is_set() {
        let words: Vec<&str> = published().iter().step_by(171).copied().collect();
        assert_eq!(words.len(), FEWEST);
        for separator in [" ", "\n", ", ", "\", \"", " 1. "] {
            let phrase = words.join(separator);
            for before in 0..90 {
                let text = format!("{} {phrase} ;;; and then it was over", "x".repeat(before));
                let whole = before + 1..before + 1 + phrase.len();
                assert_eq!(found(&text), std::slice::from_ref(&whole), "{separator:?} {before}");
            }
            assert!(found(&words.iter().skip(1).copied().collect::<Vec<_>>().join(separator)).is_empty());
        }
    }

    #[test]
    fn the_same_few_words_over_and_over_are_no_phrase() {
        assert!(found(&"make install clean test ".repeat(20)).is_empty());
    }
}
