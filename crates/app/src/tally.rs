use crate::{Learned, reasons};
use serde::Serialize;
use std::collections::BTreeMap;
use veridical_evidence::Dropped;

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
    /// Pieces of the host's messages that could not be read, by reason code (R2.4).
    pub unread_pieces: BTreeMap<String, u64>,
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

    pub(crate) fn note_pieces(&mut self, pieces: &[Dropped]) {
        for (code, n) in counted_pieces(pieces) {
            *self.unread_pieces.entry(code).or_default() += n;
        }
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
    use crate::NotKept;
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
    }
}
