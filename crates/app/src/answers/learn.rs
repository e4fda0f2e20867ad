use crate::{Learned, NotKept};
use serde::Serialize;
use veridical_kernel::EpisodeId;

/// `veridical.learn/1`: what became of a turn.
#[derive(Debug, Clone, Serialize)]
pub struct LearnAnswer {
    /// `veridical.learn/1`
    pub schema: &'static str,
    /// `recorded`, `attested`, `dropped` or `rejected`.
    pub result: &'static str,
    /// The reason's code.
    pub reason: &'static str,
    /// The same in one sentence.
    pub detail: String,
    /// The episode.
    pub episode_id: Option<EpisodeId>,
    /// Whether the attestation is independent; `None` unless one was added.
    pub independent: Option<bool>,
}

impl LearnAnswer {
    /// The answer below an agent host, where nothing is learnt from files (R8.5).
    #[must_use]
    pub fn below_agent_host() -> Self {
        Self::from(&Learned::Rejected(NotKept::below_agent_host()))
    }
}

impl From<&Learned> for LearnAnswer {
    fn from(learned: &Learned) -> Self {
        let schema = "veridical.learn/1";
        let kept = |result, reason, detail: &str, id: &EpisodeId, independent| Self {
            schema,
            result,
            reason,
            detail: detail.to_owned(),
            episode_id: Some(id.clone()),
            independent,
        };
        let lost = |result, why: &NotKept| Self {
            schema,
            result,
            reason: why.code,
            detail: why.sentence.clone(),
            episode_id: None,
            independent: None,
        };
        match learned {
            Learned::Recorded(id) => kept("recorded", "new-lesson", "a new lesson was kept", id, None),
            Learned::Attested { id, independent } => {
                let detail = "the lesson was known; it has one more attestation";
                kept("attested", "known-lesson", detail, id, Some(*independent))
            }
            Learned::Dropped(why) => lost("dropped", why),
            Learned::Rejected(why) => lost("rejected", why),
        }
    }
}
