//! Runs every rule over one text, and over the seams of a record.

use aho_corasick::AhoCorasick;

use crate::announced::announced;
use crate::fold::{Folded, fold_words};
use crate::joined::joined;
use crate::leet::leet;
use crate::pattern::Patterns;
use crate::rendered::rendered;
use crate::rules::{Hit, RULES, SECRETS};
use crate::secret::{Run, decoded, phrases, runs};
use crate::spaced::spaced;
use crate::spelling::encoded;
use crate::view::View;
use crate::{Family, Finding, FindingKind, injection};

/// The static rules and what the operator registered, ready to run.
#[derive(Clone)]
pub(crate) struct Inspector {
    registered: usize,
    literals: Option<AhoCorasick>,
    patterns: Patterns,
}

/// How many encodings are taken off, one inside the other.
const LAYERS: u8 = 2;

impl Inspector {
    pub(crate) fn new(literals: impl IntoIterator<Item = String>) -> Self {
        let literals: Vec<String> = literals
            .into_iter()
            .map(|literal| literal.trim().to_owned())
            .filter(|literal| !literal.is_empty())
            .collect();
        let plain = literals.iter().map(|literal| fold_words(literal)).filter(|plain| !plain.is_empty());
        let spellings: Vec<String> =
            plain.chain(literals.iter().flat_map(|literal| encoded(literal))).collect();
        #[expect(clippy::expect_used, reason = "fails only past two thousand million bytes of literals")]
        let automaton = (!spellings.is_empty())
            .then(|| AhoCorasick::new(spellings).expect("the literals fit an automaton"));
        Self { registered: literals.len(), literals: automaton, patterns: Patterns::default() }
    }

    pub(crate) fn with_patterns(self, patterns: Patterns) -> Self {
        Self { patterns, ..self }
    }

    /// How many literals the operator registered.
    pub(crate) fn literals(&self) -> usize {
        self.registered
    }

    /// How many patterns the operator registered.
    pub(crate) fn patterns(&self) -> usize {
        self.patterns.len()
    }

    /// Everything found in one text, in order of place and without overlap.
    pub(crate) fn inspect(&self, text: &str) -> Vec<Finding> {
        crate::finding::settle(self.read(text, LAYERS, true))
    }

    /// The secrets in one text, as [`inspect`](Self::inspect) finds them.
    pub(crate) fn secrets(&self, text: &str) -> Vec<Finding> {
        let found = self.read(text, LAYERS, false).into_iter();
        crate::finding::settle(found.filter(|found| found.kind == FindingKind::Secret).collect())
    }

    fn read(&self, text: &str, layers: u8, orders: bool) -> Vec<Finding> {
        let folded = Folded::new(text);
        let plain = folded.as_str();
        // An escape is seen for what it is, so only the text as given hides anything.
        let hidden = if layers == LAYERS { injection::hidden(text) } else { Vec::new() };
        let mut findings: Vec<Finding> =
            hidden.into_iter().map(|span| Finding::new(Family::HiddenUnicode, span)).collect();
        let mut add = |hit: Hit| findings.push(Finding::new(hit.family, folded.original(hit.span)));
        if let Some(literals) = &self.literals {
            for found in literals.find_iter(plain) {
                add(Hit { family: Family::OperatorLiteral, span: found.range() });
            }
        }
        self.patterns.find(plain, |span| add(Hit { family: Family::OperatorPattern, span }));
        (if orders { &RULES } else { &SECRETS }).run(plain, &mut add);
        phrases(plain, &mut add);
        for (way, inside) in readings(layers).iter().filter(|(way, _)| orders || !way.words_alone) {
            if let Some(view) = (way.view)(plain) {
                for found in self.read(&view.text, *inside, orders) {
                    let span = found.start..found.end;
                    let span = match found.kind {
                        FindingKind::Secret if way.words_alone => None,
                        FindingKind::Secret => view.original_of_value(&span),
                        _ => view.original(&span),
                    };
                    span.into_iter().for_each(|span| add(Hit { family: found.family, span }));
                }
            }
        }
        runs(plain, |run| {
            if let Some(inside) = layers.checked_sub(1) {
                for (span, inner) in decoded(plain, &run) {
                    let found = self.read(&inner, inside, orders);
                    let mut found = found.iter().filter(|found| orders || found.kind == FindingKind::Secret);
                    if let Some(found) = found.next() {
                        add(Hit { family: found.family, span });
                    }
                }
            }
            if let Run::Secret(hit) = run {
                add(hit);
            }
        });
        findings
    }
}

/// A way to read a text once more.
struct Way {
    view: fn(&str) -> Option<View>,
    /// Whether it changes values, so that only phrases are looked for.
    words_alone: bool,
}

const JOINED: Way = Way { view: joined, words_alone: false };
const RENDERED: Way = Way { view: rendered, words_alone: false };
const SPACED: Way = Way { view: spaced, words_alone: false };
const ANNOUNCED: Way = Way { view: announced, words_alone: false };
const LEET: Way = Way { view: leet, words_alone: true };

/// The ways to read a text from which so many layers may still be taken off, with how many are left after each.
fn readings(layers: u8) -> &'static [(Way, u8)] {
    match layers {
        LAYERS => &[(JOINED, 1), (RENDERED, 1), (SPACED, 0), (LEET, 0), (ANNOUNCED, 0)],
        1 => &[(RENDERED, 0), (SPACED, 0), (LEET, 0)],
        _ => &[],
    }
}

/// What stands between the fields of a record, in turn, when they are read side by side: a split token needs its halves
/// without a gap, and with one to its other neighbours; a split phrase needs a gap; what is split in three needs none.
const GAPS: [[&str; 2]; 3] = [["", "\n"], ["\n", ""], ["", ""]];

/// What shows only when the fields stand side by side, with the field in which it starts. Each field was clean alone.
pub(crate) fn seams<T: AsRef<str>>(inspector: &Inspector, fields: &[T]) -> Option<(usize, Finding)> {
    if fields.len() < 2 {
        return None;
    }
    GAPS.iter().find_map(|gaps| {
        let mut joined = String::new();
        let mut ends = Vec::with_capacity(fields.len());
        for (field, gap) in fields.iter().zip(gaps.iter().cycle()) {
            joined.push_str(field.as_ref());
            ends.push(joined.len());
            joined.push_str(gap);
        }
        inspector.inspect(&joined).into_iter().find_map(|found| {
            let first = ends.partition_point(|end| *end <= found.start);
            let last = ends.partition_point(|end| *end < found.end);
            // The name of a secret may stand in the field before its value. A phrase within one field was judged there.
            (found.kind == FindingKind::Secret || first < last).then_some((first, found))
        })
    })
}

/// What shows only when a field stands with what is kept already: after the last few of it, however many, and beside each
/// piece of it, on either side. What would not be kept today says nothing of what comes to it.
pub(crate) fn seams_beside(inspector: &Inspector, kept: &[&str], field: &str) -> Option<Finding> {
    let mut all: Vec<&str> = kept.iter().copied().filter(|text| inspector.inspect(text).is_empty()).collect();
    let pairs: Vec<[&str; 2]> = all.iter().flat_map(|text| [[*text, field], [field, *text]]).collect();
    all.push(field);
    let after = (0..all.len()).find_map(|from| seams(inspector, all.get(from..)?));
    let found = after.or_else(|| pairs.iter().find_map(|pair| seams(inspector, pair)));
    found.map(|(_, found)| found)
}
