//! Runs every rule over one text, and over the seams of a record.

use aho_corasick::AhoCorasick;

use crate::fold::{Folded, fold_words};
use crate::{Family, Finding};

/// The static rules and the operator's literals, ready to run.
pub(crate) struct Inspector {
    literals: Option<AhoCorasick>,
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

    /// Everything found in one text, in no settled order.
    pub(crate) fn inspect(&self, text: &str) -> Vec<Finding> {
        let folded = Folded::new(text);
        let mut findings = Vec::new();
        if let Some(literals) = &self.literals {
            for found in literals.find_iter(folded.as_str()) {
                findings.push(Finding::new(Family::OperatorLiteral, folded.original(found.range())));
            }
        }
        findings
    }
}

/// How much of a field's start and end is read together with its neighbours, in bytes.
const SEAM: usize = 1024;

/// What shows only when the fields stand side by side, with the first field that it touches.
pub(crate) fn seams(inspector: &Inspector, fields: &[String]) -> Option<(usize, Finding)> {
    for glue in ["", " "] {
        let mut joined = String::new();
        let mut ends = Vec::with_capacity(fields.len());
        for field in fields {
            if field.len() <= 2 * SEAM {
                joined.push_str(field);
            } else {
                joined.push_str(crate::text::ahead(field, 0, SEAM));
                joined.push_str("\n\n");
                joined.push_str(crate::text::behind(field, field.len(), SEAM));
            }
            joined.push_str(glue);
            ends.push(joined.len());
        }
        for found in inspector.inspect(&joined) {
            let first = ends.partition_point(|end| *end <= found.start);
            let last = ends.partition_point(|end| *end < found.end);
            if first < last {
                return Some((first, found));
            }
        }
    }
    None
}
