//! A first look at a text: which of its words may be those of an order, and where enough of them stand close together.
//!
//! Words are known by their digests, and a term may be seen wherever the first letters of its last word stand, so what is seen is
//! more than there is and never less. Only where it could make an order is the text read as one.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::LazyLock;

use memchr::memchr_iter;
use memchr::memmem::Finder;

use super::combination::{judge, may_order};
use super::feature::Feature::{Ask, Concealed, Not, Remote, Tell, TellUser, Without};
use super::feature::Features;
use super::lexicon::index::{LONGEST_WORD, Walk, Word, eight, low_bytes};
use super::lexicon::{LATIN, SCRIPTS};
use crate::rules::{Hit, Rule};
use crate::text;

/// The features that are hinted at, in blocks of the text.
pub(crate) struct Hints {
    blocks: Vec<Features>,
}

/// The bytes of a block, and how many in a row are looked at together: what is further apart makes no order.
const BLOCK: usize = 128;
const WINDOW: usize = 5;

/// What only counts close before what it denies, and how many words that may be at most.
const DENIAL: Features = Features::of(&[Not, Without]);
const DENIED: Features = Features::of(&[Tell, TellUser, Ask]);
const DENIES: usize = 20;

/// How far around its hints an order is read, in bytes.
const BEHIND: usize = 240;
const AHEAD: usize = 320;

/// A stretch of more than so many bytes is read in parts that overlap.
const LONGEST: usize = 1 << 14;

impl Hints {
    /// What the words of ASCII letters hint at, and the signs that are looked for between words.
    pub(crate) fn of_words(text: &str) -> Self {
        let mut hints = Self { blocks: vec![Features::default(); text.len() / BLOCK + 1] };
        let bytes = text.as_bytes();
        let table = &*TABLE;
        let mut walk = Walk::new(LATIN.index());
        let (mut count, mut denied) = (0_usize, None);
        each_word(bytes, |at, word| {
            count += 1;
            walk.step(&word, |node| {
                let Some(features) = table.nodes.get(place(node)).filter(|features| !features.is_empty())
                else {
                    return;
                };
                if features.meets(DENIAL) {
                    denied = Some(count);
                }
                // "Not" is everywhere, so it counts where it may deny what comes next.
                let told = features.meets(DENIED) && denied.is_some_and(|denied| count <= denied + DENIES);
                let features = features.without(DENIAL).with(if told { DENIAL } else { Features::default() });
                if !features.is_empty() {
                    hints.add(at, features);
                }
            });
        });
        for at in memchr_iter(b'@', bytes) {
            hints.add(at, Features::of(&[Remote]));
        }
        for at in Finder::new("<!--").find_iter(bytes) {
            hints.add(at, Features::of(&[Concealed]));
        }
        hints
    }

    /// Adds what stands at a place.
    pub(crate) fn add(&mut self, at: usize, features: Features) {
        let block = self.blocks.get_mut(at / BLOCK);
        block.into_iter().for_each(|block| *block = block.with(features));
    }

    /// Reads the text wherever an order may stand, and hands those that do to `found`.
    pub(crate) fn orders(&self, text: &str, found: &mut dyn FnMut(Hit)) {
        let mut open = 0..0;
        for stretch in self.stretches(text) {
            if stretch.start <= open.end && open.len() < LONGEST {
                open.end = stretch.end;
            } else {
                judge(text, std::mem::replace(&mut open, stretch), found);
            }
        }
        judge(text, open, found);
    }

    fn stretches(&self, text: &str) -> impl Iterator<Item = Range<usize>> {
        let mut last = (Features::default(), false);
        let hinted = self.blocks.iter().enumerate().filter(|(_, block)| !block.is_empty());
        hinted.filter_map(move |(end, _)| {
            let start = end.saturating_sub(WINDOW - 1);
            let window = self.blocks.get(start..=end)?;
            let all = window.iter().copied().fold(Features::default(), Features::with);
            if last.0 != all {
                last = (all, may_order(all.with(TABLE.always)));
            }
            let first = start + window.iter().position(|block| !block.is_empty())?;
            last.1.then(|| {
                let start = (first * BLOCK).saturating_sub(BEHIND);
                let end = ((end + 1) * BLOCK).saturating_add(AHEAD);
                text.floor_char_boundary(start)..text.floor_char_boundary(end)
            })
        })
    }
}

/// The hints within words of Latin letters.
pub(super) fn latin() -> impl Iterator<Item = Rule> {
    TABLE.letters.iter().map(|(letters, features)| Rule::sign(letters, *features))
}

/// The hints of other scripts.
pub(super) fn scripts() -> impl Iterator<Item = Rule> {
    SCRIPTS.hints().1.into_iter().map(|(letters, features)| Rule::sign(letters, features))
}

/// What hints at which features.
struct Table {
    nodes: Vec<Features>,
    letters: BTreeMap<&'static str, Features>,
    always: Features,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let (nodes, letters, always) = LATIN.hints();
    Table { nodes, letters, always }
});

/// Hands each run of ASCII letters and digits to `each`, with its place. The letter of a line end that is written as an
/// escape is none of them.
fn each_word<'t>(bytes: &'t [u8], mut each: impl FnMut(usize, Word<'t>)) {
    let (chunks, last) = bytes.as_chunks::<CHUNK>();
    let mut padded = [0; CHUNK];
    padded.iter_mut().zip(last).for_each(|(padded, byte)| *padded = *byte);
    let mut joined = false;
    for (chunk, at) in chunks.iter().chain([&padded]).zip((0..).step_by(CHUNK)) {
        let mask = letters_of(chunk);
        let mut starts = mask & !(mask << 1 | u64::from(joined));
        joined = mask >> (CHUNK - 1) != 0;
        while starts != 0 {
            let bit = starts.trailing_zeros();
            starts &= starts - 1;
            let start = at + place(bit);
            let len = (!(mask >> bit)).trailing_zeros();
            let rest = bytes.get(start..).unwrap_or_default();
            let len = if bit + len < u64::BITS { place(len) } else { word_len(rest) };
            let Some(word) = rest.get(..len) else { continue };
            let first = eight(rest);
            let is_escape = matches!(word.first(), Some(b'n' | b'r' | b't'))
                && start.checked_sub(1).and_then(|before| bytes.get(before)) == Some(&b'\\');
            match word.get(1..) {
                Some([]) if is_escape => {}
                Some(word) if is_escape => each(start + 1, Word::new(word)),
                _ => each(start, Word::read(word, first & low_bytes(len))),
            }
        }
    }
}

/// The length of the word that a text begins with; more than any that is known if it is longer still.
fn word_len(bytes: &[u8]) -> usize {
    bytes.iter().take(LONGEST_WORD + 1).take_while(|byte| is_letter(**byte)).count()
}

fn place(number: u32) -> usize {
    usize::try_from(number).unwrap_or_default()
}

/// As many bytes as a word of the machine has bits.
const CHUNK: usize = 64;

/// A bit for each byte of a chunk that is an ASCII letter or digit.
fn letters_of(chunk: &[u8; CHUNK]) -> u64 {
    let mut letters = [0_u8; CHUNK];
    letters.iter_mut().zip(chunk).for_each(|(letter, byte)| *letter = u8::from(is_letter(*byte)));
    text::mask(&letters)
}

fn is_letter(byte: u8) -> bool {
    ((byte | 0x20).wrapping_sub(b'a') < 26) | (byte.wrapping_sub(b'0') < 10)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn hinted(text: &str) -> Features {
        let hints = Hints::of_words(text);
        hints.blocks.iter().copied().fold(TABLE.always, Features::with)
    }

    fn orders(text: &str) -> usize {
        let mut hints = Hints::of_words(text);
        for (letters, features) in &TABLE.letters {
            text.match_indices(letters).for_each(|(at, _)| hints.add(at, *features));
        }
        let mut found = 0;
        hints.orders(text, &mut |_| found += 1);
        found
    }

    #[test]
    fn every_english_term_hints_at_its_feature_however_its_words_are_parted() {
        for (feature, words) in LATIN.english() {
            let feature = Features::of(&[feature]);
            if feature.meets(DENIAL) {
                continue;
            }
            for (parting, case) in [(" ", false), ("\n// ", true), ("-", false), ("\\n", false)] {
                let text = words.replace(' ', parting);
                let text = if case { text.to_ascii_uppercase() } else { text };
                assert!(hinted(&text).meets(feature), "{text}");
            }
        }
    }

    #[test]
    fn text_without_telling_words_hints_at_no_order() {
        for text in ["", "x", "the quick brown fox jumps over the lazy dog", "let rows = table.rows(); // 3"]
        {
            assert!(!may_order(hinted(text)), "{text}");
        }
    }

    fn sentence() -> impl Strategy<Value = String> {
        let terms: Vec<String> = LATIN.english().map(|(_, words)| words.to_owned()).collect();
        proptest::collection::vec(proptest::sample::select(terms), 2..12).prop_map(|terms| terms.join(" "))
    }

    proptest! {
        #![proptest_config(ProptestConfig { max_global_rejects: 1 << 20, ..ProptestConfig::with_cases(1000) })]

        #[test]
        fn the_first_look_passes_over_no_order(before in "[0-9 ,]{0,300}", order in sentence(), after in "[0-9 ,]{0,300}") {
            let text = format!("{before}. {order}. {after}");
            // Words of other languages hint at less.
            let (mut english, mut other) = (Features::default(), Features::default());
            super::super::lexicon::read(&order, |term| {
                let seen = if term.free { &mut other } else { &mut english };
                *seen = seen.with(Features::of(&[term.feature]));
            });
            prop_assume!(other.without(english).is_empty());
            let mut read = 0;
            judge(&text, 0..text.len(), &mut |_| read += 1);
            prop_assert!(read == 0 || orders(&text) > 0, "{}", text);
        }
    }
}
