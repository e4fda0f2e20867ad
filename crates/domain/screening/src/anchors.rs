//! Finds many fixed words in a text at once.

use std::ops::Range;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use aho_corasick::automaton::{Automaton, StateID};
use aho_corasick::dfa::DFA;
use aho_corasick::{AhoCorasick, AhoCorasickKind, Anchored, Input};

/// Words, found in any ASCII case, as an automaton: one that is soon built, and one that is fast and is built when enough
/// has been read to be worth it. A command that reads a few lines and ends never pays for it.
pub(crate) struct Anchors {
    words: Vec<String>,
    soon: OnceLock<AhoCorasick>,
    fast: OnceLock<DFA>,
    /// The bytes read so far. Nothing but speed hangs on it.
    read: AtomicUsize,
}

/// How much is read before the fast automaton is built, in bytes.
const WORTH_IT: usize = 1 << 20;

impl Anchors {
    pub(crate) fn new(words: Vec<String>) -> Self {
        Self { words, soon: OnceLock::new(), fast: OnceLock::new(), read: AtomicUsize::new(0) }
    }

    /// Hands each word in a part of a text, by its number and its place, to `found`, in the order in which they end.
    pub(crate) fn find(&self, text: &str, part: Range<usize>, mut found: impl FnMut(usize, Range<usize>)) {
        match self.fast_for(text.len()) {
            Some(fast) => Lanes::new(fast).read(text.as_bytes(), part, &mut found),
            None => {
                let soon = self.soon.get_or_init(|| self.build_soon());
                for word in soon.find_overlapping_iter(Input::new(text).span(part)) {
                    found(word.pattern().as_usize(), word.range());
                }
            }
        }
    }

    /// The fast automaton, if there is one for a text of so many bytes.
    fn fast_for(&self, len: usize) -> Option<&DFA> {
        if let Some(fast) = self.fast.get() {
            return Some(fast);
        }
        let read = self.read.fetch_add(len.min(WORTH_IT), Ordering::Relaxed);
        (read.saturating_add(len) >= WORTH_IT).then(|| self.fast.get_or_init(|| self.build_fast()))
    }

    #[expect(clippy::expect_used, reason = "the words are fixed, and every test builds them")]
    fn build_soon(&self) -> AhoCorasick {
        AhoCorasick::builder()
            .ascii_case_insensitive(true)
            .kind(Some(AhoCorasickKind::ContiguousNFA))
            .build(&self.words)
            .expect("the words fit an automaton")
    }

    #[expect(clippy::expect_used, reason = "the words are fixed, and every test builds them")]
    fn build_fast(&self) -> DFA {
        DFA::builder()
            .ascii_case_insensitive(true)
            .prefilter(false)
            .build(&self.words)
            .expect("the words fit an automaton")
    }
}

/// An automaton that reads four places of a text in turn: the state after a byte is known only when memory has answered,
/// and meanwhile the other three go on.
struct Lanes<'a> {
    automaton: &'a DFA,
    /// Where words end in each lane, with the state that says which.
    ends: [Vec<(usize, StateID)>; LANES],
}

const LANES: usize = 4;
/// The most bytes of a lane, and the fewest that are worth it.
const LONGEST: usize = 1 << 12;
const SHORTEST: usize = 1 << 7;

impl<'a> Lanes<'a> {
    fn new(automaton: &'a DFA) -> Self {
        Self { automaton, ends: Default::default() }
    }

    fn read(mut self, bytes: &[u8], part: Range<usize>, found: &mut impl FnMut(usize, Range<usize>)) {
        let Ok(start) = self.automaton.start_state(Anchored::No) else { return };
        let mut at = part.start;
        while at < part.end {
            let len = ((part.end - at) / LANES).min(LONGEST);
            let starts = [0, 1, 2, 3].map(|lane| at + lane * len);
            let states = starts.map(|from| self.state_at(start, bytes, part.start..from));
            if len < SHORTEST {
                let [state, ..] = states;
                self.read_one(state, bytes, at..part.end);
                at = part.end;
            } else {
                self.read_four(states, bytes, starts, len);
                at += LANES * len;
            }
            self.tell(found);
        }
    }

    /// The state in which a text is read on after a part of it.
    fn state_at(&self, start: StateID, bytes: &[u8], part: Range<usize>) -> StateID {
        let from = part.start.max(part.end.saturating_sub(self.automaton.max_pattern_len()));
        let last = bytes.get(from..part.end).unwrap_or_default();
        last.iter().fold(start, |state, byte| self.automaton.next_state(Anchored::No, state, *byte))
    }

    fn read_four(&mut self, mut states: [StateID; LANES], bytes: &[u8], starts: [usize; LANES], len: usize) {
        let lanes = starts.map(|start| bytes.get(start..start + len).unwrap_or_default());
        let [a, b, c, d] = lanes;
        let automaton = self.automaton;
        for (read, ((a, b), (c, d))) in (1..).zip(a.iter().zip(b).zip(c.iter().zip(d))) {
            let each = states.iter_mut().zip([a, b, c, d]);
            let mut any = false;
            for (state, byte) in each {
                *state = automaton.next_state(Anchored::No, *state, *byte);
                any |= automaton.is_special(*state);
            }
            if any {
                for ((state, start), ends) in states.iter().zip(starts).zip(&mut self.ends) {
                    if automaton.is_match(*state) {
                        ends.push((start + read, *state));
                    }
                }
            }
        }
    }

    fn read_one(&mut self, mut state: StateID, bytes: &[u8], part: Range<usize>) {
        let [ends, ..] = &mut self.ends;
        for (end, byte) in (part.start + 1..).zip(bytes.get(part).unwrap_or_default()) {
            state = self.automaton.next_state(Anchored::No, state, *byte);
            if self.automaton.is_match(state) {
                ends.push((end, state));
            }
        }
    }

    fn tell(&mut self, found: &mut impl FnMut(usize, Range<usize>)) {
        for (end, state) in self.ends.iter_mut().flat_map(|ends| ends.drain(..)) {
            for index in 0..self.automaton.match_len(state) {
                let word = self.automaton.match_pattern(state, index);
                found(word.as_usize(), end - self.automaton.pattern_len(word)..end);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn both_automata_find_the_same_wherever_a_text_is_cut_into_lanes(
            text in "[abAB ]{0,3000}", cut in 0..3000_usize, words in proptest::collection::vec("[ab]{1,9}", 1..8)
        ) {
            let anchors = Anchors::new(words);
            let part = cut.min(text.len())..text.len();
            let mut soon = Vec::new();
            let input = Input::new(&text).span(part.clone());
            let automaton = anchors.build_soon();
            for word in automaton.find_overlapping_iter(input) {
                soon.push((word.end(), word.pattern().as_usize(), word.start()));
            }
            let mut fast = Vec::new();
            let mut add = |word: usize, place: Range<usize>| fast.push((place.end, word, place.start));
            Lanes::new(&anchors.build_fast()).read(text.as_bytes(), part, &mut add);
            prop_assert!(fast.is_sorted_by_key(|(end, ..)| *end));
            soon.sort_unstable();
            fast.sort_unstable();
            prop_assert_eq!(fast, soon);
        }
    }
}
