//! Terms by their words: each word of a text leads on from where the words before it have led.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::ops::Range;

/// Terms of whole words and of stems, as a tree of words.
pub(in crate::injection) struct Index {
    /// Bits of the digests of all branches, so that most words are told apart without a search.
    known: Vec<u64>,
    /// Bits of the digests of all words and stems, wherever they stand in a term.
    words: Vec<u64>,
    /// The lengths of the stems that begin with three letters, by their digest.
    stems: Vec<u32>,
    /// The branches by their digest; half of all are empty.
    slots: Vec<(u32, Node)>,
    /// The terms that end at each node.
    ends: Vec<Vec<u32>>,
    /// What leaves a node, bit by bit: branches by the next word, branches by the word before.
    leaving: Vec<u8>,
}

/// A word of a term. A stem is the beginning of words.
#[derive(Debug, Clone, Copy)]
pub(super) struct Part<'t> {
    pub(super) word: &'t str,
    pub(super) is_stem: bool,
    /// A word that stands before it and is in nearly every text, so that the walk does not begin with it.
    pub(super) before: Option<&'t str>,
}

/// A place in the tree, reached by some words.
pub(in crate::injection) type Node = u32;
const ROOT: Node = 0;

const MORE: u8 = 1;
const BEHIND: u8 = 2;

const KNOWN_BITS: u32 = 18;
const STEM_BITS: u32 = 14;
/// The lengths of stems: the letters past the last say no more.
const STEMS: Range<usize> = 2..32;
/// The letters by which words that begin with a stem are told from others.
const HEAD: usize = 3;
/// No word of a term is longer.
pub(in crate::injection) const LONGEST_WORD: usize = 64;

/// An index that is made term by term.
pub(super) struct Growing {
    branches: HashMap<u64, Node, BuildHasherDefault<Mixed>>,
    words: Vec<u64>,
    stems: Vec<u32>,
    ends: Vec<Vec<u32>>,
    leaving: Vec<u8>,
}

impl Growing {
    /// Room for so many terms.
    pub(super) fn new(terms: usize) -> Self {
        Self {
            branches: HashMap::with_capacity_and_hasher(2 * terms, BuildHasherDefault::default()),
            words: vec![0; 1 << (KNOWN_BITS - 6)],
            stems: vec![0; 1 << STEM_BITS],
            ends: vec![Vec::new()],
            leaving: vec![MORE],
        }
    }

    /// Adds the term of a number, unless `is_same` says of one that ends where it does that they are the same.
    pub(super) fn add(&mut self, term: u32, parts: &[Part<'_>], is_same: impl Fn(u32) -> bool) {
        let mut node = ROOT;
        for Part { word, is_stem, before } in parts {
            let word = Word::new(word.as_bytes());
            let key = if *is_stem {
                let len = word.bytes.len().min(STEMS.end - 1);
                for head in word.heads() {
                    let lengths = self.stems.get_mut(digest(head, STEM_BITS));
                    lengths.into_iter().for_each(|lengths| *lengths |= 1 << len);
                }
                word.stem(len)
            } else {
                word.key
            };
            set(&mut self.words, key);
            node = self.grow(node, key, MORE);
            if let Some(before) = before.map(|before| Word::new(before.as_bytes())) {
                set(&mut self.words, before.key);
                node = self.grow(node, before.key ^ BEFORE, BEHIND);
            }
        }
        let ends = self.ends.get_mut(place(node)).into_iter();
        ends.filter(|ends| !ends.iter().any(|other| is_same(*other))).for_each(|ends| ends.push(term));
    }

    fn grow(&mut self, node: Node, key: u64, by: u8) -> Node {
        self.leaving.get_mut(place(node)).into_iter().for_each(|leaving| *leaving |= by);
        *self.branches.entry(branch(node, key)).or_insert_with(|| {
            self.ends.push(Vec::new());
            self.leaving.push(0);
            u32::try_from(self.ends.len() - 1).unwrap_or(ROOT)
        })
    }

    pub(super) fn finish(self) -> Index {
        let Self { branches, words, stems, ends, leaving } = self;
        let size = (2 * branches.len()).next_power_of_two();
        let known = vec![0; 1 << (KNOWN_BITS - 6)];
        let mut index = Index { known, words, stems, slots: vec![(0, ROOT); size], ends, leaving };
        branches.into_iter().for_each(|(branch, next)| index.insert(branch, next));
        index
    }
}

impl Index {
    fn insert(&mut self, branch: u64, next: Node) {
        set(&mut self.known, branch);
        let mut at = self.first_place(branch);
        while self.slots.get(at).is_some_and(|slot| slot.1 != ROOT) {
            at = self.place_after(at);
        }
        self.slots.get_mut(at).into_iter().for_each(|slot| *slot = (check(branch), next));
    }

    /// The terms that end at a node.
    pub(in crate::injection) fn ends(&self, node: Node) -> &[u32] {
        self.ends.get(place(node)).map_or(&[], Vec::as_slice)
    }

    pub(in crate::injection) fn nodes(&self) -> usize {
        self.ends.len()
    }

    /// Whether a word may be one of a term.
    pub(in crate::injection) fn has_word(&self, word: &Word<'_>) -> bool {
        let lengths = self.stems.get(digest(word.head(), STEM_BITS)).copied().unwrap_or_default();
        let is_stem = |len: usize| lengths >> len & 1 != 0 && is_set(&self.words, word.stem(len));
        is_set(&self.words, word.key) || STEMS.take_while(|len| *len <= word.bytes.len()).any(is_stem)
    }

    #[inline]
    fn next(&self, node: Node, key: u64) -> Option<Node> {
        let branch = branch(node, key);
        if !is_set(&self.known, branch) {
            return None;
        }
        let mut at = self.first_place(branch);
        loop {
            match self.slots.get(at) {
                Some((_, ROOT)) | None => return None,
                Some((known, next)) if *known == check(branch) => return Some(*next),
                Some(_) => at = self.place_after(at),
            }
        }
    }

    /// The slot in which a branch is, or else one of those that follow it without a gap.
    fn first_place(&self, branch: u64) -> usize {
        digest(branch, self.slots.len().trailing_zeros())
    }

    fn place_after(&self, at: usize) -> usize {
        (at + 1) & (self.slots.len() - 1)
    }
}

/// The hash of what is mixed already. Two branches of one digest are one in a million million.
#[derive(Default)]
pub(super) struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.0 = self.0.wrapping_mul(MIX) ^ u64::from(*byte));
    }

    fn write_u64(&mut self, branch: u64) {
        self.0 = branch.wrapping_mul(MIX).rotate_left(29);
    }
}

fn set(bits: &mut [u64], key: u64) {
    let bit = digest(key, KNOWN_BITS);
    bits.get_mut(bit / 64).into_iter().for_each(|bits| *bits |= 1 << (bit % 64));
}

fn is_set(bits: &[u64], key: u64) -> bool {
    let bit = digest(key, KNOWN_BITS);
    bits.get(bit / 64).is_some_and(|bits| bits >> (bit % 64) & 1 != 0)
}

/// What tells the branches of one slot apart. Two that it does not are one in a thousand million, and no more than a word too
/// many is looked at then.
fn check(branch: u64) -> u32 {
    u32::try_from(branch & u64::from(u32::MAX)).unwrap_or_default()
}

/// A walk over the words of a text, with every beginning of a term that the last of them have led to.
pub(in crate::injection) struct Walk<'i> {
    index: &'i Index,
    /// What is open, and room for what the next word opens; they take turns.
    open: [Open; 2],
    turned: bool,
    /// The key of the word before.
    before: u64,
}

/// The beginnings that are open. A term has fewer words than there is room for.
#[derive(Default)]
struct Open {
    nodes: [Node; MOST],
    len: usize,
}

const MOST: usize = 12;

impl Open {
    fn push(&mut self, node: Node) {
        if let Some(place) = self.nodes.get_mut(self.len) {
            *place = node;
            self.len += 1;
        }
    }

    fn nodes(&self) -> &[Node] {
        self.nodes.get(..self.len).unwrap_or_default()
    }
}

impl<'i> Walk<'i> {
    pub(in crate::injection) fn new(index: &'i Index) -> Self {
        Self { index, open: <[Open; 2]>::default(), turned: false, before: 0 }
    }

    /// Goes on past what parts terms.
    pub(in crate::injection) fn restart(&mut self) {
        self.open.iter_mut().for_each(|open| open.len = 0);
        self.before = 0;
    }

    /// Goes on by a word, and hands each node that is reached to `reached`.
    #[inline]
    pub(in crate::injection) fn step(&mut self, word: &Word<'_>, mut reached: impl FnMut(Node)) {
        let Self { index, open: [one, other], turned, before } = self;
        let (open, next) = if *turned { (other, one) } else { (one, other) };
        *turned = !*turned;
        next.len = 0;
        let lengths = index.stems.get(digest(word.head(), STEM_BITS)).copied().unwrap_or_default();
        for node in [ROOT].iter().chain(open.nodes()) {
            let mut reach = |key: u64| {
                let Some(node) = index.next(*node, key) else { return };
                reached(node);
                let leaving = index.leaving.get(place(node)).copied().unwrap_or_default();
                if leaving & MORE != 0 {
                    next.push(node);
                }
                if leaving & BEHIND != 0
                    && let Some(node) = index.next(node, *before ^ BEFORE)
                {
                    reached(node);
                }
            };
            reach(word.key);
            let mut lengths = lengths;
            while lengths != 0 {
                let len = place(lengths.trailing_zeros());
                lengths &= lengths - 1;
                if len > word.bytes.len() {
                    break;
                }
                reach(word.stem(len));
            }
        }
        *before = word.key;
    }
}

/// What tells a word from others, in any ASCII case.
pub(super) fn key_of(word: &str) -> u64 {
    Word::new(word.as_bytes()).key
}

/// A word of a text, in any ASCII case.
pub(in crate::injection) struct Word<'t> {
    bytes: &'t [u8],
    first: u64,
    key: u64,
}

const STEM: u64 = 0x5bd1_e995_9d1b_54a3;
const BEFORE: u64 = 0x2545_f491_4f6c_dd1d;

impl<'t> Word<'t> {
    pub(in crate::injection) fn new(bytes: &'t [u8]) -> Self {
        Self::read(bytes, eight(bytes) & low_bytes(bytes.len()))
    }

    /// A word whose first eight bytes are known.
    #[inline]
    pub(in crate::injection) fn read(bytes: &'t [u8], first: u64) -> Self {
        let first = lower(first);
        let key = if bytes.len() <= 8 { first } else { key(bytes) };
        Self { bytes, first, key }
    }

    /// The first three letters.
    fn head(&self) -> u64 {
        self.first & low_bytes(HEAD)
    }

    /// The first three letters of every word that begins with this one.
    fn heads(&self) -> impl Iterator<Item = u64> + use<> {
        let head = self.head();
        let third = if self.bytes.len() < HEAD { 0..=u8::MAX } else { 0..=0 };
        third.map(move |third| head | u64::from(third) << (8 * (HEAD - 1)))
    }

    /// The first so many bytes, as the beginning of a longer word.
    fn stem(&self, len: usize) -> u64 {
        let key = if len <= 8 {
            self.first & low_bytes(len)
        } else {
            key(self.bytes.get(..len).unwrap_or_default())
        };
        key ^ STEM
    }
}

fn key(bytes: &[u8]) -> u64 {
    bytes.chunks(8).fold(0, |key: u64, eight_| key.wrapping_mul(MIX).rotate_left(23) ^ lower(eight(eight_)))
}

/// ASCII letters in lower case; digits and what is not ASCII stay as they are.
const fn lower(bytes: u64) -> u64 {
    bytes | (!bytes & HIGH) >> 2 & (bytes >> 1 & each_byte(0x20))
}

pub(in crate::injection) const fn low_bytes(count: usize) -> u64 {
    if count < 8 { (1 << (8 * count)) - 1 } else { u64::MAX }
}

/// The first eight bytes, the first lowest; zero where there are none.
#[inline]
pub(in crate::injection) fn eight(bytes: &[u8]) -> u64 {
    if let Some(eight) = bytes.first_chunk() {
        return u64::from_le_bytes(*eight);
    }
    bytes.iter().rev().fold(0, |all, byte| all << 8 | u64::from(*byte))
}

const HIGH: u64 = each_byte(0x80);

const fn each_byte(byte: u8) -> u64 {
    u64::from_le_bytes([byte; 8])
}

const MIX: u64 = 0x9e37_79b9_7f4a_7c15;

fn branch(node: Node, key: u64) -> u64 {
    key.wrapping_mul(0xff51_afd7_ed55_8ccd).rotate_left(31)
        ^ u64::from(node).wrapping_mul(0xc4ce_b9fe_1a85_ec53)
}

fn digest(key: u64, bits: u32) -> usize {
    usize::try_from(key.wrapping_mul(MIX) >> (64 - bits)).unwrap_or_default()
}

fn place(node: u32) -> usize {
    usize::try_from(node).unwrap_or_default()
}
