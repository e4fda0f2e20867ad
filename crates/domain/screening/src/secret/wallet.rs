//! Recovery phrases of wallets: twelve or more words of one of the ten published lists (BIP39) in a row.

use std::ops::Range;
use std::sync::LazyLock;

use bip39::{Language, Mnemonic};

use crate::Family::SeedPhrase;
use crate::fold::fold_words;
use crate::rules::Hit;
use crate::text;

const LANGUAGES: [Language; 10] = [
    Language::English,
    Language::SimplifiedChinese,
    Language::TraditionalChinese,
    Language::Czech,
    Language::French,
    Language::Italian,
    Language::Japanese,
    Language::Korean,
    Language::Portuguese,
    Language::Spanish,
];

/// A word of a list: the number of its letters, which language's, and its place there.
struct Listed {
    packed: u64,
    language: usize,
    place: usize,
}

/// The words of all lists by number, in order.
static WORDS: LazyLock<Vec<Listed>> = LazyLock::new(|| {
    let lists = LANGUAGES.iter().enumerate();
    let mut words: Vec<Listed> = lists
        .flat_map(|(language, list)| {
            let words = list.word_list().iter().enumerate();
            words.map(move |(place, word)| Listed {
                packed: packed(fold_words(word).as_bytes()),
                language,
                place,
            })
        })
        .collect();
    words.sort_unstable_by_key(|word| (word.packed, word.language));
    words
});

/// Where the words are by their digest, so that nearly all others are told apart by one bit, and no word is searched for.
static PLACES: LazyLock<Places> = LazyLock::new(|| {
    let mut places = Places { known: vec![0; 1 << (KNOWN_BITS - 6)], first: vec![u32::MAX; 1 << SLOT_BITS] };
    for (at, word) in WORDS.iter().enumerate().rev() {
        let (group, bit) = known(word.packed);
        places.known.get_mut(group).into_iter().for_each(|group| *group |= bit);
        let slot = slots(word.packed).find(|slot| {
            let first = places.first.get(*slot).and_then(|first| WORDS.get(usize::try_from(*first).ok()?));
            first.is_none_or(|first| first.packed == word.packed)
        });
        let slot = slot.and_then(|slot| places.first.get_mut(slot));
        slot.into_iter().for_each(|slot| *slot = u32::try_from(at).unwrap_or(u32::MAX));
    }
    places
});

struct Places {
    /// A bit for each digest of a word.
    known: Vec<u64>,
    /// Where in [`WORDS`] the entries of a word begin.
    first: Vec<u32>,
}

const KNOWN_BITS: u32 = 18;
const SLOT_BITS: u32 = 16;

/// The fewest words of a phrase, how many of them must differ, and the longest word, folded, in bytes.
const FEWEST: usize = 12;
const DIFFERENT: usize = 8;
const LONGEST: usize = 40;

/// Every phrase is at least this long: twelve words of three bytes, with something between them.
const SHORTEST: usize = FEWEST * 4 - 1;

/// The most that may stand between two words: numbers of a list, marks, a line's end, the space between columns.
const BETWEEN: usize = 24;

/// The languages in whose lists a word is, a bit for each.
type Languages = u16;

/// Hands every phrase in `text` to `found`. Only one byte of so many that a phrase would span is looked at, and the words
/// around it when it belongs to a word of a list; prose has few of these in a row.
pub(crate) fn phrases(text: &str, mut found: impl FnMut(Hit)) {
    let bytes = text.as_bytes();
    let mut from = 0;
    while let Some(middle) = word_at(bytes, from + SHORTEST - 1, from) {
        let mut languages = languages_of(text, &middle);
        if languages == 0 {
            from = middle.end.max(from + 1);
            continue;
        }
        let mut after = Vec::new();
        let mut end = middle.end;
        while let Some(next) = word_after(bytes, end).filter(|next| languages_of(text, next) & languages != 0)
        {
            languages &= languages_of(text, &next);
            end = next.end;
            after.push(next);
        }
        let mut words = Vec::new();
        let mut start = middle.start;
        while let Some(before) = word_before(bytes, start, from) {
            let both = languages & languages_of(text, &before);
            if both == 0 {
                break;
            }
            languages = both;
            start = before.start;
            words.push(before);
        }
        words.reverse();
        words.push(middle);
        words.extend(after);
        if words.len() >= FEWEST && is_phrase(text, &words, languages) {
            found(Hit { family: SeedPhrase, span: start..end });
        }
        from = end;
    }
}

/// The word around the byte at `at`, or the next one; none of it before `least`.
fn word_at(bytes: &[u8], at: usize, least: usize) -> Option<Range<usize>> {
    let next = at + bytes.get(at..)?.iter().position(is_letter)?;
    // Prose between words of the list is passed over in one step.
    let before = bytes.get(least..next)?.iter().rev().take(LONGEST + 1).take_while(|b| is_letter(b));
    let start = next - before.count();
    let len = bytes.get(start..)?.iter().take_while(|byte| is_letter(byte)).count();
    Some(start..start + len)
}

fn word_after(bytes: &[u8], end: usize) -> Option<Range<usize>> {
    let gap = bytes.get(end..)?.iter().take(BETWEEN + 1).take_while(|byte| is_between(**byte)).count();
    let start = end + gap;
    let len = bytes.get(start..)?.iter().take(LONGEST + 1).take_while(|b| is_letter(b)).count();
    (gap > 0 && gap <= BETWEEN && len > 0).then_some(start..start + len)
}

fn word_before(bytes: &[u8], start: usize, least: usize) -> Option<Range<usize>> {
    let gap = bytes.get(least..start)?.iter().rev().take(BETWEEN + 1).take_while(|b| is_between(**b)).count();
    let end = start - gap;
    let len = bytes.get(least..end)?.iter().rev().take(LONGEST + 1).take_while(|b| is_letter(b)).count();
    (gap > 0 && gap <= BETWEEN && len > 0).then_some(end - len..end)
}

/// Folded text has marks of no other kind than those of ASCII between the words of these lists.
fn is_letter(byte: &u8) -> bool {
    byte.is_ascii_alphabetic() || !byte.is_ascii()
}

fn is_between(byte: u8) -> bool {
    byte.is_ascii_whitespace() || byte.is_ascii_digit() || b".,)-\"'`|".contains(&byte)
}

fn languages_of(text: &str, word: &Range<usize>) -> Languages {
    listed(text, word).iter().fold(0, |languages, word| languages | 1 << word.language)
}

/// A word as it is in the lists.
fn listed(text: &str, word: &Range<usize>) -> &'static [Listed] {
    if !(3..=LONGEST).contains(&word.len()) {
        return &[];
    }
    let packed = packed(text::cut(text, word.clone()).as_bytes());
    let (group, bit) = known(packed);
    if PLACES.known.get(group).is_none_or(|known| known & bit == 0) {
        return &[];
    }
    for slot in slots(packed) {
        let first = PLACES.first.get(slot).and_then(|first| usize::try_from(*first).ok());
        let Some(entries) = first.and_then(|first| WORDS.get(first..)) else { break };
        if entries.first().is_some_and(|word| word.packed == packed) {
            let len = entries.iter().take_while(|word| word.packed == packed).count();
            return entries.get(..len).unwrap_or_default();
        }
    }
    &[]
}

/// A word as a number, in any ASCII case: its letters themselves, or of a long one a digest of them.
fn packed(word: &[u8]) -> u64 {
    word.iter().fold(0, |packed: u64, letter| {
        let letter = u64::from(letter.to_ascii_lowercase());
        (packed << 8 | letter) ^ (packed >> 56).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    })
}

fn digest(word: u64) -> u64 {
    word.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// The bit of a word, and the group that it is in.
fn known(word: u64) -> (usize, u64) {
    let place = digest(word) >> (u64::BITS - KNOWN_BITS);
    (usize::try_from(place >> 6).unwrap_or_default(), 1 << (place & 63))
}

/// The slots in which a word may be, in turn.
fn slots(word: u64) -> impl Iterator<Item = usize> {
    let first = usize::try_from(digest(word) >> (u64::BITS - SLOT_BITS)).unwrap_or_default();
    (0..1 << SLOT_BITS).map(move |step| (first + step) & ((1 << SLOT_BITS) - 1))
}

/// Whether words of one list are a phrase. What goes through the list in order is most likely talk about it, and is a
/// phrase only with a phrase's check sum.
fn is_phrase(text: &str, words: &[Range<usize>], languages: Languages) -> bool {
    let Some((language, list)) =
        LANGUAGES.iter().enumerate().find(|(language, _)| languages & 1 << language != 0)
    else {
        return false;
    };
    let places: Vec<usize> = words
        .iter()
        .filter_map(|word| listed(text, word).iter().find(|listed| listed.language == language))
        .map(|word| word.place)
        .collect();
    let ordered = places.is_sorted() || places.iter().rev().is_sorted();
    differ(&places) && (!ordered || has_check_sum(*list, &places))
}

fn differ(places: &[usize]) -> bool {
    let mut seen: Vec<usize> = places.iter().take(24).copied().collect();
    seen.sort_unstable();
    seen.dedup();
    seen.len() >= DIFFERENT
}

fn has_check_sum(language: Language, places: &[usize]) -> bool {
    let words: Vec<&str> =
        places.iter().filter_map(|place| language.word_list().get(*place).copied()).collect();
    Mnemonic::parse_in_normalized(language, &words.join(" ")).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn published() -> &'static [&'static str] {
        Language::English.word_list()
    }

    fn found(text: &str) -> Vec<Range<usize>> {
        let mut spans = Vec::new();
        phrases(text, |hit| spans.push(hit.span));
        spans
    }

    #[test]
    fn every_word_of_the_published_lists_is_known_and_no_other() {
        for language in LANGUAGES {
            for word in language.word_list() {
                let word = fold_words(word);
                assert_ne!(languages_of(&word, &(0..word.len())), 0, "{word}");
            }
        }
        assert_eq!(languages_of("grammar", &(0..7)), 0);
    }

    #[test]
    fn a_phrase_is_found_whole_wherever_it_stands_and_however_it_is_set() {
        let words: Vec<&str> = (0..FEWEST).map(|word| published()[word * 811 % 2048]).collect();
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
    fn words_in_the_order_of_their_list_are_a_phrase_only_with_its_check_sum() {
        for language in LANGUAGES {
            let list = language.word_list();
            let in_order = |step: usize| {
                let places: Vec<usize> = (0..FEWEST).map(|word| word * step).collect();
                let words: Vec<&str> = places.iter().map(|place| list[*place]).collect();
                (has_check_sum(language, &places), !found(&fold_words(&words.join(" "))).is_empty())
            };
            for step in 1..64 {
                let (summed, found) = in_order(step);
                assert!(summed || !found, "{language:?} {step}");
            }
            assert!((1..64).map(in_order).any(|(summed, found)| summed && found), "{language:?}");
        }
    }

    #[test]
    fn the_same_few_words_over_and_over_are_no_phrase() {
        assert!(found(&"make install clean test ".repeat(20)).is_empty());
    }
}
