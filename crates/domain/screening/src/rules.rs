//! The static rule set: short anchors that one automaton looks for, and the judge that reads the neighbourhood of each.

use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock, OnceLock};

use aho_corasick::{AhoCorasick, AhoCorasickKind, Input};
use regex::{Regex, RegexBuilder};

use crate::fold::fold_words;
use crate::injection::{Features, Hints};
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
    /// As a sign of the features of an order, which are judged when all signs are known.
    Sign(Features),
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

    /// A sign of the features of an order.
    pub(crate) fn sign(anchor: &str, features: Features) -> Self {
        Self { anchor: anchor.to_owned(), judge: Judge::Sign(features) }
    }
}

/// All rules, behind an automaton for anchors of ASCII, and one for those of other scripts, which most texts never need.
pub(crate) struct Rules {
    plain: LazyLock<Anchors>,
    scripts: LazyLock<Anchors>,
}

pub(crate) static RULES: Rules = Rules {
    plain: LazyLock::new(|| {
        let rules = secret::rules().chain(injection::rules());
        Anchors::new(rules.filter(|rule| rule.anchor.is_ascii()).collect())
    }),
    scripts: LazyLock::new(|| {
        let rules = secret::rules().chain(injection::rules()).filter(|rule| !rule.anchor.is_ascii());
        Anchors::new(rules.chain(secret::script_rules()).chain(injection::script_rules()).collect())
    }),
};

/// Anchors as an automaton: one that is soon built, and one that is fast and is built when enough has been read to be
/// worth it. A command that reads a few lines and ends never pays for it.
struct Anchors {
    words: Vec<String>,
    judges: Vec<Judge>,
    soon: OnceLock<AhoCorasick>,
    fast: OnceLock<AhoCorasick>,
    /// The bytes read so far. Nothing but speed hangs on it.
    read: AtomicUsize,
}

/// How much is read before the fast automaton is built, in bytes.
const WORTH_IT: usize = 1 << 20;

impl Anchors {
    fn new(rules: Vec<Rule>) -> Self {
        let (words, judges) = rules.into_iter().map(|rule| (rule.anchor, rule.judge)).unzip();
        Self { words, judges, soon: OnceLock::new(), fast: OnceLock::new(), read: AtomicUsize::new(0) }
    }

    /// The automaton for a text of so many bytes.
    fn for_text(&self, len: usize) -> &AhoCorasick {
        if self.fast.get().is_none() {
            let read = self.read.fetch_add(len.min(WORTH_IT), Ordering::Relaxed);
            if read.saturating_add(len) < WORTH_IT {
                return self.soon.get_or_init(|| automaton(&self.words, AhoCorasickKind::ContiguousNFA));
            }
        }
        self.fast.get_or_init(|| automaton(&self.words, AhoCorasickKind::DFA))
    }

    /// Hands everything found in `parts` of the text, which are in order, to `found`, and each sign to `hints`.
    fn run(
        &self,
        text: &str,
        parts: impl Iterator<Item = Range<usize>>,
        hints: &mut Hints,
        mut found: &mut dyn FnMut(Hit),
    ) {
        let mut open: Vec<(&Arc<Stretch>, Range<usize>)> = Vec::new();
        let mut covered = 0..0;
        let automaton = self.for_text(text.len());
        for anchor in parts.flat_map(|part| automaton.find_overlapping_iter(Input::new(text).span(part))) {
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
                Some(Judge::Sign(features)) => {
                    hints.add(anchor.start(), *features);
                    continue;
                }
                Some(Judge::Stretch(stretch)) => stretch,
                None => continue,
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
        let mut hints = Hints::of_words(text);
        self.plain.run(text, std::iter::once(0..text.len()), &mut hints, &mut found);
        let mut scripts = script_parts(text).peekable();
        if scripts.peek().is_some() {
            self.scripts.run(text, scripts, &mut hints, &mut found);
        }
        hints.orders(text, &mut found);
    }
}

/// The parts of a text that have letters outside ASCII, with what stands next to them.
fn script_parts(text: &str) -> impl Iterator<Item = Range<usize>> {
    /// No anchor is longer.
    const AROUND: usize = 64;
    let chunks = text.as_bytes().chunks(AROUND).enumerate();
    let mut chunks = chunks.filter(|(_, chunk)| !chunk.is_ascii()).map(|(at, _)| at).peekable();
    let len = text.len();
    std::iter::from_fn(move || {
        let first = chunks.next()?;
        let mut last = first;
        while let Some(next) = chunks.next_if(|next| *next <= last + 3) {
            last = next;
        }
        Some(first.saturating_sub(1) * AROUND..len.min((last + 2) * AROUND))
    })
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
