//! The static rule set: short anchors that one automaton looks for, and the judge that reads the neighbourhood of each.

use std::ops::Range;
use std::sync::{Arc, LazyLock, OnceLock};

use regex::{Regex, RegexBuilder};

use crate::anchors::Anchors;
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

/// Some rules: those with anchors of ASCII, and those of other scripts, which most texts never need.
pub(crate) struct Rules {
    plain: LazyLock<Judges>,
    scripts: LazyLock<Judges>,
    /// Whether orders in words are looked for.
    orders: bool,
}

/// All rules.
pub(crate) static RULES: Rules = Rules {
    plain: LazyLock::new(|| {
        let rules = secret::rules().chain(injection::rules());
        Judges::new(rules.filter(|rule| rule.anchor.is_ascii()))
    }),
    scripts: LazyLock::new(|| {
        let rules = secret::rules().chain(injection::rules()).filter(|rule| !rule.anchor.is_ascii());
        Judges::new(rules.chain(secret::script_rules()).chain(injection::script_rules()))
    }),
    orders: true,
};

/// Those of secrets. The tables of orders take longer to make than a short text takes to be read.
pub(crate) static SECRETS: Rules = Rules {
    plain: LazyLock::new(|| Judges::new(secret::rules().filter(|rule| rule.anchor.is_ascii()))),
    scripts: LazyLock::new(|| {
        let rules = secret::rules().filter(|rule| !rule.anchor.is_ascii());
        Judges::new(rules.chain(secret::script_rules()))
    }),
    orders: false,
};

/// Anchors with a judge for each.
struct Judges {
    anchors: Anchors,
    judges: Vec<Judge>,
}

impl Judges {
    fn new(rules: impl Iterator<Item = Rule>) -> Self {
        let (words, judges) = rules.map(|rule| (rule.anchor, rule.judge)).unzip();
        Self { anchors: Anchors::new(words), judges }
    }

    /// Hands everything found in `parts` of the text, which are in order, to `found`, and each sign to `hints`.
    fn run(
        &self,
        text: &str,
        parts: impl Iterator<Item = Range<usize>>,
        hints: &mut Option<Hints>,
        mut found: &mut dyn FnMut(Hit),
    ) {
        let mut open: Vec<(&Arc<Stretch>, Range<usize>)> = Vec::new();
        let mut covered = 0..0;
        let mut judge = |anchor: usize, place: Range<usize>| {
            let stretch = match self.judges.get(anchor) {
                Some(Judge::Place(judge)) => return judge(text, place).into_iter().for_each(&mut found),
                Some(Judge::Outside(judge)) => {
                    if !covered.contains(&place.start)
                        && let Some(hit) = judge(text, place)
                    {
                        covered = hit.span.clone();
                        found(hit);
                    }
                    return;
                }
                Some(Judge::Sign(features)) => {
                    return hints.iter_mut().for_each(|hints| hints.add(place.start, *features));
                }
                Some(Judge::Stretch(stretch)) => stretch,
                None => return,
            };
            let start = place.start - text::behind(text, place.start, stretch.behind).len();
            let end = place.end + text::ahead(text, place.end, stretch.ahead).len();
            match open.iter_mut().find(|(other, _)| Arc::ptr_eq(other, stretch)) {
                Some((_, span)) if start <= span.end && span.len() < LONGEST_STRETCH => {
                    span.start = span.start.min(start);
                    span.end = span.end.max(end);
                }
                Some((_, span)) => (stretch.judge)(text, std::mem::replace(span, start..end), &mut found),
                None => open.push((stretch, start..end)),
            }
        };
        parts.for_each(|part| self.anchors.find(text, part, &mut judge));
        for (stretch, span) in open {
            (stretch.judge)(text, span, &mut found);
        }
    }
}

impl Rules {
    /// Hands everything found in `text`, which is folded, to `found`.
    pub(crate) fn run(&self, text: &str, mut found: impl FnMut(Hit)) {
        let mut hints = self.orders.then(|| Hints::of_words(text));
        self.plain.run(text, std::iter::once(0..text.len()), &mut hints, &mut found);
        let mut scripts = script_parts(text).peekable();
        if scripts.peek().is_some() {
            self.scripts.run(text, scripts, &mut hints, &mut found);
        }
        hints.into_iter().for_each(|hints| hints.orders(text, &mut found));
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
