use std::cmp::Reverse;
use std::ops::Range;

use serde::{Serialize, Serializer};

use crate::{Family, FindingKind};

/// One thing that the gate found: where, and of which family. It never holds the value.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
pub struct Finding {
    /// What it is about.
    pub kind: FindingKind,
    /// Its family, which is the reason code.
    pub family: Family,
    /// Its first byte in the text as it was given; on a character boundary.
    pub start: usize,
    /// The byte after its last one; on a character boundary.
    pub end: usize,
}

impl Finding {
    pub(crate) fn new(family: Family, span: Range<usize>) -> Self {
        Self { kind: family.kind(), family, start: span.start, end: span.end }
    }
}

/// What the gate would do with a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// The text is kept as it is.
    Pass,
    /// The secrets of a command line are taken out and the rest is kept.
    Redact,
    /// The record that holds the text is refused.
    Reject,
}

impl Verdict {
    /// Every verdict.
    pub const ALL: &[Self] = &[Self::Pass, Self::Redact, Self::Reject];

    /// The stable code: `pass`, `redact` or `reject`.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::Pass => "pass",
            Self::Redact => "redact",
            Self::Reject => "reject",
        }
    }
}

impl Serialize for Verdict {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

/// The gate's answer about one text, with everything that it found in order of place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Scan {
    /// What the gate would do.
    pub verdict: Verdict,
    /// What it found; findings of one kind do not overlap.
    pub findings: Vec<Finding>,
}

/// Orders findings by place and merges those of one kind that overlap; the one that says most names them.
pub(crate) fn settle(mut findings: Vec<Finding>) -> Vec<Finding> {
    findings.sort_by_key(|found| (found.kind, found.start, Reverse(found.end)));
    findings.dedup_by(|next, kept| {
        let overlaps = next.kind == kept.kind && next.start < kept.end;
        if overlaps {
            kept.end = kept.end.max(next.end);
            if weight(next.family) > weight(kept.family) {
                kept.family = next.family;
            }
        }
        overlaps
    });
    findings.sort_by_key(|found| (found.start, found.kind));
    findings
}

/// The shape of a secret says more than its place, and that more than its name.
fn weight(family: Family) -> u8 {
    match family {
        Family::AssignedSecret => 0,
        Family::UrlCredential | Family::BasicAuth | Family::AuthorizationHeader | Family::Cookie => 1,
        _ => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn overlapping_findings_of_one_kind_become_one_under_the_name_that_says_most() {
        let settled = settle(vec![
            Finding::new(Family::VcsToken, 12..20),
            Finding::new(Family::CardNumber, 30..40),
            Finding::new(Family::AssignedSecret, 10..20),
            Finding::new(Family::MemoryFence, 39..45),
        ]);
        assert_eq!(
            settled,
            [
                Finding::new(Family::VcsToken, 10..20),
                Finding::new(Family::CardNumber, 30..40),
                Finding::new(Family::MemoryFence, 39..45),
            ]
        );
    }
}
