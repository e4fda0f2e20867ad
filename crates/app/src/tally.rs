use crate::{Learned, NotKept, reasons};
use serde::Serialize;
use std::collections::BTreeMap;
use veridical_evidence::Dropped;
use veridical_screening::Family;

/// What a count is of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TallyKind {
    /// New lessons.
    Kept,
    /// Known lessons met again.
    Attested,
    /// Turns that left nothing.
    Dropped,
    /// Turns that a gate refused.
    Rejected,
    /// Facts and wordings that were refused.
    RefusedNotes,
    /// Secrets that were cut out.
    Redacted,
    /// Pieces of the host's messages that could not be read.
    UnreadPieces,
    /// Writes to the host's own memory.
    HostWrites,
}

impl TallyKind {
    /// Every kind.
    pub const ALL: &'static [Self] = &[
        Self::Kept,
        Self::Attested,
        Self::Dropped,
        Self::Rejected,
        Self::RefusedNotes,
        Self::Redacted,
        Self::UnreadPieces,
        Self::HostWrites,
    ];

    /// Its stable name, as in the answers.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Kept => "kept",
            Self::Attested => "attested",
            Self::Dropped => "dropped",
            Self::Rejected => "rejected",
            Self::RefusedNotes => "refused_notes",
            Self::Redacted => "redacted",
            Self::UnreadPieces => "unread_pieces",
            Self::HostWrites => "host_writes",
        }
    }

    /// The kind with this name.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.word() == word)
    }
}

/// What happened in a session: numbers and reason codes, never content.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Tally {
    /// New lessons.
    pub kept: u64,
    /// Known lessons met again.
    pub attested: u64,
    /// Turns that left nothing, by reason code (R16.8).
    pub dropped: BTreeMap<String, u64>,
    /// Turns that a gate refused, by reason code.
    pub rejected: BTreeMap<String, u64>,
    /// Facts and wordings that were refused, by reason code.
    pub refused_notes: BTreeMap<String, u64>,
    /// Secrets that were cut out of the command of a lesson, by family.
    pub redacted: BTreeMap<String, u64>,
    /// Pieces of the host's messages that could not be read, by reason code (R2.4).
    pub unread_pieces: BTreeMap<String, u64>,
    /// Writes to the host's own memory, by what was done ([`HostWrite`](crate::HostWrite)); of a text that the gate would
    /// not let in here, by its family. They are reported and not trusted.
    pub host_writes: BTreeMap<String, u64>,
    /// What the last turn that was dropped or refused would have needed, in one sentence.
    pub last_reason: Option<String>,
}

impl Tally {
    pub(crate) fn note(&mut self, learned: &Learned) {
        match learned {
            Learned::Recorded(_) => self.kept += 1,
            Learned::Attested { .. } => self.attested += 1,
            Learned::Dropped(why) => {
                *self.dropped.entry(why.code.to_owned()).or_default() += 1;
                self.last_reason = Some(why.sentence.clone());
            }
            Learned::Rejected(why) => {
                *self.rejected.entry(why.code.to_owned()).or_default() += 1;
                self.last_reason = Some(why.sentence.clone());
            }
        }
    }

    /// Counts a fact or a wording that was refused.
    pub(crate) fn note_refused(&mut self, why: &NotKept) {
        *self.refused_notes.entry(why.code.to_owned()).or_default() += 1;
    }

    /// Counts the secrets that were cut out of the text of a lesson.
    pub(crate) fn note_redacted(&mut self, families: impl IntoIterator<Item = Family>) {
        for family in families {
            *self.redacted.entry(family.code().to_owned()).or_default() += 1;
        }
    }

    pub(crate) fn note_host_write(&mut self, code: &str) {
        *self.host_writes.entry(code.to_owned()).or_default() += 1;
    }

    pub(crate) fn note_pieces(&mut self, pieces: &[Dropped]) {
        for (code, n) in counted_pieces(pieces) {
            *self.unread_pieces.entry(code).or_default() += n;
        }
    }

    /// Every count that is not zero: of what, by which reason code (empty where there is none), and how many.
    pub fn entries(&self) -> impl Iterator<Item = (TallyKind, &str, u64)> {
        let whole = [(TallyKind::Kept, "", self.kept), (TallyKind::Attested, "", self.attested)];
        let by_code = [
            (TallyKind::Dropped, &self.dropped),
            (TallyKind::Rejected, &self.rejected),
            (TallyKind::RefusedNotes, &self.refused_notes),
            (TallyKind::Redacted, &self.redacted),
            (TallyKind::UnreadPieces, &self.unread_pieces),
            (TallyKind::HostWrites, &self.host_writes),
        ];
        let by_code = by_code
            .into_iter()
            .flat_map(|(kind, counts)| counts.iter().map(move |(code, n)| (kind, code.as_str(), *n)));
        whole.into_iter().chain(by_code).filter(|(_, _, n)| *n > 0)
    }

    /// Adds to one count. The code says nothing where there is none.
    pub fn count(&mut self, kind: TallyKind, code: &str, n: u64) {
        let counts = match kind {
            TallyKind::Kept => return self.kept = self.kept.saturating_add(n),
            TallyKind::Attested => return self.attested = self.attested.saturating_add(n),
            TallyKind::Dropped => &mut self.dropped,
            TallyKind::Rejected => &mut self.rejected,
            TallyKind::RefusedNotes => &mut self.refused_notes,
            TallyKind::Redacted => &mut self.redacted,
            TallyKind::UnreadPieces => &mut self.unread_pieces,
            TallyKind::HostWrites => &mut self.host_writes,
        };
        let count = counts.entry(code.to_owned()).or_default();
        *count = count.saturating_add(n);
    }

    /// Adds what another tally counted.
    pub fn add(&mut self, other: &Self) {
        other.entries().for_each(|(kind, code, n)| self.count(kind, code, n));
    }

    /// What this tally counted beyond an earlier one of the same session.
    pub(crate) fn since(&self, earlier: &Self) -> Self {
        let mut more = Self::default();
        for (kind, code, n) in self.entries() {
            let before = earlier.entries().find(|(of, by, _)| (*of, *by) == (kind, code));
            let n = n.saturating_sub(before.map_or(0, |(_, _, n)| n));
            if n > 0 {
                more.count(kind, code, n);
            }
        }
        more
    }

    /// One line for people: `1 lesson kept, 3 turns dropped (2 no change, 1 no proof: pipeline without pipefail)`.
    #[must_use]
    pub fn line(&self) -> String {
        let mut parts = vec![counted(self.kept, "lesson", "kept")];
        if self.attested > 0 {
            parts.push(counted(self.attested, "lesson", "met again"));
        }
        for (turns, verb) in [(&self.dropped, "dropped"), (&self.rejected, "refused")] {
            let total = turns.values().sum();
            if total > 0 {
                let reasons: Vec<String> =
                    turns.iter().map(|(code, n)| format!("{n} {}", reasons::plain(code))).collect();
                parts.push(format!("{} ({})", counted(total, "turn", verb), reasons.join(", ")));
            }
        }
        let writes = self.host_writes.values().sum();
        if writes > 0 {
            parts.push(counted(writes, "write", "to the host's own memory, which is not trusted here"));
        }
        parts.join(", ")
    }
}

/// How often each reason stands among the pieces that could not be read.
pub(crate) fn counted_pieces(pieces: &[Dropped]) -> BTreeMap<String, u64> {
    pieces.iter().fold(BTreeMap::new(), |mut counts, piece| {
        *counts.entry(piece.reason.code().to_owned()).or_default() += 1;
        counts
    })
}

fn counted(n: u64, thing: &str, verb: &str) -> String {
    let plural = if n == 1 { "" } else { "s" };
    format!("{n} {thing}{plural} {verb}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use veridical_kernel::EpisodeId;

    #[test]
    fn the_line_after_a_session_counts_what_was_kept_and_why_the_rest_was_not() {
        let mut tally = Tally::default();
        assert_eq!(tally.line(), "0 lessons kept");
        tally.note(&Learned::Recorded(EpisodeId::parse("ep_1").unwrap()));
        let dropped = |code| Learned::Dropped(NotKept { code, sentence: "run it unmasked".into() });
        for code in ["bare-pass", "bare-pass", "pipeline-without-pipefail"] {
            tally.note(&dropped(code));
        }
        assert_eq!(
            tally.line(),
            "1 lesson kept, 3 turns dropped (2 no change, 1 no proof: pipeline without pipefail)"
        );
        assert_eq!(tally.last_reason.as_deref(), Some("run it unmasked"));
        tally.note_host_write("added");
        assert!(tally.line().ends_with(", 1 write to the host's own memory, which is not trusted here"));
    }

    #[test]
    fn what_was_counted_is_counted_apart_by_kind_and_code_and_adds_up() {
        let mut tally = Tally::default();
        for (n, kind) in (1..).zip(TallyKind::ALL) {
            assert_eq!(TallyKind::named(kind.word()), Some(*kind));
            tally.count(*kind, "cookie", n);
        }
        let earlier = tally.clone();
        tally.note_redacted([Family::Cookie, Family::JsonWebToken]);
        let more = tally.since(&earlier);
        let counted: Vec<_> = more.entries().collect();
        assert_eq!(counted, [(TallyKind::Redacted, "cookie", 1), (TallyKind::Redacted, "json-web-token", 1)]);
        let mut sum = earlier;
        sum.add(&more);
        assert_eq!(sum, tally);
        assert_eq!(sum.entries().count(), TallyKind::ALL.len() + 1);
    }
}
