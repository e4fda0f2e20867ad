//! Runs every rule over one text, and over the seams of a record.

use aho_corasick::AhoCorasick;

use crate::fold::{Folded, fold_words};
use crate::rules::{Hit, RULES};
use crate::secret::{Run, decoded, runs};
use crate::{Family, Finding, injection, text};

/// The static rules and the operator's literals, ready to run.
pub(crate) struct Inspector {
    literals: Option<AhoCorasick>,
}

/// How much may still be taken off a text.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Layer {
    /// The text as it was given: what is encoded in it is read too.
    Outer,
    /// What an encoding held: it is read as it is.
    Inner,
}

impl Inspector {
    pub(crate) fn new(literals: impl IntoIterator<Item = String>) -> Self {
        let folded: Vec<String> = literals
            .into_iter()
            .map(|literal| fold_words(literal.trim()))
            .filter(|literal| !literal.is_empty())
            .collect();
        #[expect(clippy::expect_used, reason = "fails only past two thousand million bytes of literals")]
        let automaton =
            (!folded.is_empty()).then(|| AhoCorasick::new(folded).expect("the literals fit an automaton"));
        Self { literals: automaton }
    }

    /// How many literals the operator registered.
    pub(crate) fn literals(&self) -> usize {
        self.literals.as_ref().map_or(0, AhoCorasick::patterns_len)
    }

    /// Everything found in one text, in order of place and without overlap.
    pub(crate) fn inspect(&self, text: &str) -> Vec<Finding> {
        crate::finding::settle(self.read(text, Layer::Outer))
    }

    fn read(&self, text: &str, layer: Layer) -> Vec<Finding> {
        let folded = Folded::new(text);
        let plain = folded.as_str();
        // An escape is seen for what it is, so only the text as given hides anything.
        let hidden = if layer == Layer::Outer { injection::hidden(text) } else { Vec::new() };
        let mut findings: Vec<Finding> =
            hidden.into_iter().map(|span| Finding::new(Family::HiddenUnicode, span)).collect();
        let mut add = |hit: Hit| findings.push(Finding::new(hit.family, folded.original(hit.span)));
        if let Some(literals) = &self.literals {
            for found in literals.find_iter(plain) {
                add(Hit { family: Family::OperatorLiteral, span: found.range() });
            }
        }
        RULES.run(plain, &mut add);
        runs(plain, |run| {
            if layer == Layer::Outer {
                for (span, inner) in decoded(plain, &run) {
                    if let Some(found) = self.read(&inner, Layer::Inner).first() {
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

/// How much of a field's start and end is read together with its neighbours, in bytes.
const SEAM: usize = 1024;

/// What shows only when the fields stand side by side, with the first field that it touches.
pub(crate) fn seams(inspector: &Inspector, fields: &[String]) -> Option<(usize, Finding)> {
    if fields.len() < 2 {
        return None;
    }
    ["", " "].into_iter().find_map(|glue| {
        let (joined, ends) = join(fields, glue);
        inspector.inspect(&joined).into_iter().find_map(|found| {
            let first = ends.partition_point(|end| *end <= found.start);
            let last = ends.partition_point(|end| *end < found.end);
            (first < last).then_some((first, found))
        })
    })
}

/// The fields in a row, long ones without their middle, and where each ends.
fn join(fields: &[String], glue: &str) -> (String, Vec<usize>) {
    let mut joined = String::new();
    let mut ends = Vec::with_capacity(fields.len());
    for field in fields {
        if field.len() <= 2 * SEAM {
            joined.push_str(field);
        } else {
            joined.push_str(text::ahead(field, 0, SEAM));
            joined.push_str("\n\n");
            joined.push_str(text::behind(field, field.len(), SEAM));
        }
        ends.push(joined.len());
        joined.push_str(glue);
    }
    (joined, ends)
}
