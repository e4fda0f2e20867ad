//! The static rule set: short anchors that one automaton looks for, and the judge that reads the neighbourhood of each.

use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock, OnceLock};

use aho_corasick::{AhoCorasick, AhoCorasickKind};
use regex::{Regex, RegexBuilder};

use crate::fold::fold_words;
use crate::{Family, injection, secret, text};

/// Something found in a folded text.
pub(crate) struct Hit {
    pub(crate) family: Family,
    pub(crate) span: Range<usize>,
}

/// How the places of an anchor in a folded text are judged.
enum Judge {
    /// One by one. A bounded neighbourhood is read, so that the whole is linear.
    Place(Box<PlaceJudge>),
    /// One by one, but for those within what was found by the last: a long value is read once, whatever is written in it.
    Outside(Box<PlaceJudge>),
    /// Neighbouring ones together.
    Stretch(Arc<Stretch>),
    /// As before, where the anchor begins a word; one of a few letters has to be the whole of it.
    Word(Arc<Stretch>),
}

/// A judge that finds everything in a stretch of text. Where its anchors stand close together their neighbourhoods are
/// one stretch, so that no text is read by it again for each of them.
pub(crate) struct Stretch {
    behind: usize,
    ahead: usize,
    judge: Box<StretchJudge>,
}

type PlaceJudge = dyn Fn(&str, Range<usize>) -> Option<Hit> + Send + Sync;
type StretchJudge = dyn Fn(&str, Range<usize>, &mut dyn FnMut(Hit)) + Send + Sync;

/// Stretches are not joined past this length, in bytes.
const LONGEST_STRETCH: usize = 1 << 16;

impl Stretch {
    /// Reads so many bytes behind and ahead of each anchor.
    pub(crate) fn new(
        behind: usize,
        ahead: usize,
        judge: impl Fn(&str, Range<usize>, &mut dyn FnMut(Hit)) + Send + Sync + 'static,
    ) -> Arc<Self> {
        Arc::new(Self { behind, ahead, judge: Box::new(judge) })
    }
}

/// An anchor (found in any ASCII case) with its judge.
pub(crate) struct Rule {
    anchor: String,
    judge: Judge,
}

impl Rule {
    pub(crate) fn new(
        anchor: &str,
        judge: impl Fn(&str, Range<usize>) -> Option<Hit> + Send + Sync + 'static,
    ) -> Self {
        Self { anchor: fold_words(anchor), judge: Judge::Place(Box::new(judge)) }
    }

    /// A rule for names: within a value that has been found, none is looked for.
    pub(crate) fn outside(
        anchor: &str,
        judge: impl Fn(&str, Range<usize>) -> Option<Hit> + Send + Sync + 'static,
    ) -> Self {
        Self { anchor: fold_words(anchor), judge: Judge::Outside(Box::new(judge)) }
    }

    pub(crate) fn stretch(anchor: &str, stretch: &Arc<Stretch>) -> Self {
        Self { anchor: fold_words(anchor), judge: Judge::Stretch(Arc::clone(stretch)) }
    }

    /// As [`stretch`](Self::stretch), where the anchor stands as a word or begins one.
    pub(crate) fn word(anchor: &str, stretch: &Arc<Stretch>) -> Self {
        Self { anchor: fold_words(anchor), judge: Judge::Word(Arc::clone(stretch)) }
    }
}

/// All rules behind one automaton.
pub(crate) struct Rules {
    anchors: Anchors,
    judges: Vec<Judge>,
}

pub(crate) static RULES: LazyLock<Rules> = LazyLock::new(|| {
    let rules = secret::rules().chain(injection::rules());
    let (anchors, judges): (Vec<String>, Vec<Judge>) = rules.map(|rule| (rule.anchor, rule.judge)).unzip();
    Rules { anchors: Anchors::new(anchors), judges }
});

/// The anchors as an automaton: one that is soon built, and one that is fast and is built when enough has been read to be
/// worth it. A command that reads a few lines and ends never pays for it.
struct Anchors {
    words: Vec<String>,
    soon: AhoCorasick,
    fast: OnceLock<AhoCorasick>,
    /// The bytes read so far. Nothing but speed hangs on it.
    read: AtomicUsize,
}

/// How much is read before the fast automaton is built, in bytes.
const WORTH_IT: usize = 1 << 20;

impl Anchors {
    fn new(words: Vec<String>) -> Self {
        let soon = automaton(&words, AhoCorasickKind::ContiguousNFA);
        Self { words, soon, fast: OnceLock::new(), read: AtomicUsize::new(0) }
    }

    /// The automaton for a text of so many bytes.
    fn for_text(&self, len: usize) -> &AhoCorasick {
        if self.fast.get().is_none() {
            let read = self.read.fetch_add(len.min(WORTH_IT), Ordering::Relaxed);
            if read.saturating_add(len) < WORTH_IT {
                return &self.soon;
            }
        }
        self.fast.get_or_init(|| automaton(&self.words, AhoCorasickKind::DFA))
    }
}

fn automaton(words: &[String], kind: AhoCorasickKind) -> AhoCorasick {
    #[expect(clippy::expect_used, reason = "the anchors are fixed, and every test builds them")]
    AhoCorasick::builder()
        .ascii_case_insensitive(true)
        .kind(Some(kind))
        .build(words)
        .expect("the anchors fit an automaton")
}

impl Rules {
    /// Hands everything found in `text`, which is folded, to `found`.
    pub(crate) fn run(&self, text: &str, mut found: impl FnMut(Hit)) {
        let mut open: Vec<(&Arc<Stretch>, Range<usize>)> = Vec::new();
        let mut covered = 0..0;
        for anchor in self.anchors.for_text(text.len()).find_overlapping_iter(text) {
            let stretch = match self.judges.get(anchor.pattern().as_usize()) {
                Some(Judge::Place(judge)) => {
                    judge(text, anchor.range()).into_iter().for_each(&mut found);
                    continue;
                }
                Some(Judge::Outside(judge)) => {
                    if !covered.contains(&anchor.start())
                        && let Some(hit) = judge(text, anchor.range())
                    {
                        covered = hit.span.clone();
                        found(hit);
                    }
                    continue;
                }
                Some(Judge::Stretch(stretch)) => stretch,
                Some(Judge::Word(stretch)) if begins_word(text, &anchor.range()) => stretch,
                _ => continue,
            };
            let start = anchor.start() - text::behind(text, anchor.start(), stretch.behind).len();
            let end = anchor.end() + text::ahead(text, anchor.end(), stretch.ahead).len();
            match open.iter_mut().find(|(other, _)| Arc::ptr_eq(other, stretch)) {
                Some((_, span)) if start <= span.end && span.len() < LONGEST_STRETCH => {
                    span.start = span.start.min(start);
                    span.end = span.end.max(end);
                }
                Some((_, span)) => (stretch.judge)(text, std::mem::replace(span, start..end), &mut found),
                None => open.push((stretch, start..end)),
            }
        }
        for (stretch, span) in open {
            (stretch.judge)(text, span, &mut found);
        }
    }
}

/// The longest anchor that has to be a whole word, in bytes: shorter ones begin too many.
const SHORT: usize = 4;

fn begins_word(text: &str, anchor: &Range<usize>) -> bool {
    let joins = |byte: Option<u8>| byte.is_some_and(|byte| byte.is_ascii_alphanumeric());
    if !joins(text::byte_at(text, anchor.start)) {
        return true;
    }
    let whole = anchor.len() > SHORT || !joins(text::byte_at(text, anchor.end));
    whole && !joins(text::byte_before(text, anchor.start))
}

/// A rule's pattern, compiled when it is first needed: most texts need none.
///
/// `\w`, `\d`, `\s` and `\b` mean ASCII, which is all that a folded pattern needs and is far cheaper to compile.
pub(crate) struct Pattern {
    source: String,
    exact: bool,
    regex: OnceLock<Regex>,
}

/// A pattern written as it reads, in any script, and matched in any ASCII case.
pub(crate) fn pattern(source: &str) -> Pattern {
    Pattern::new(fold_words(source), false)
}

/// As [`pattern`], matched in the case it is written in.
pub(crate) fn exact_pattern(source: &str) -> Pattern {
    Pattern::new(source.to_owned(), true)
}

impl Pattern {
    fn new(source: String, exact: bool) -> Self {
        let pattern = Self { source, exact, regex: OnceLock::new() };
        #[cfg(test)]
        let _ = pattern.regex();
        pattern
    }

    pub(crate) fn regex(&self) -> &Regex {
        self.regex.get_or_init(|| {
            let source = [
                (r"\w", "[0-9A-Za-z_]"),
                (r"\d", "[0-9]"),
                (r"\s", r"[ \t\r\n]"),
                (r"\S", r"[^ \t\r\n]"),
                (r"\b", r"(?-u:\b)"),
            ]
            .into_iter()
            .fold(self.source.clone(), |source, (class, ascii)| source.replace(class, ascii));
            #[expect(
                clippy::expect_used,
                reason = "the patterns are fixed, and tests compile each when it is made"
            )]
            RegexBuilder::new(&source)
                .case_insensitive(!self.exact)
                .build()
                .expect("a pattern of the rule set compiles")
        })
    }
}
