use crate::{FactView, SlotView};
use serde::Serialize;
use veridical_episode::StoredEpisode;
use veridical_evidence::Wording;
use veridical_kernel::{EpisodeId, SessionId, Timestamp, TurnId};

/// `veridical.show/1`: one item of any kind.
#[derive(Debug, Clone, Serialize)]
pub struct ShowAnswer {
    /// `veridical.show/1`
    pub schema: &'static str,
    /// `episode`, `fact` or `slot`.
    pub kind: &'static str,
    /// The episode; `None` for another kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub episode: Option<EpisodeView>,
    /// The fact; `None` for another kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fact: Option<FactView>,
    /// The value of a slot; `None` for another kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub slot: Option<SlotView>,
}

impl ShowAnswer {
    pub(crate) fn episode(episode: &StoredEpisode) -> Self {
        let episode = Some(EpisodeView::of(episode));
        Self { schema: "veridical.show/1", kind: "episode", episode, fact: None, slot: None }
    }

    pub(crate) fn fact(fact: FactView) -> Self {
        Self { schema: "veridical.show/1", kind: "fact", episode: None, fact: Some(fact), slot: None }
    }

    pub(crate) fn slot(slot: SlotView) -> Self {
        Self { schema: "veridical.show/1", kind: "slot", episode: None, fact: None, slot: Some(slot) }
    }
}

/// One episode with the fields of R4.2.
#[derive(Debug, Clone, Serialize)]
pub struct EpisodeView {
    /// Its id.
    pub id: EpisodeId,
    /// The kind of lesson.
    pub kind: &'static str,
    /// The later episode that superseded it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub superseded_by: Option<EpisodeId>,
    /// What the user asked for.
    pub task: String,
    /// What ran, and how it came out at first.
    pub context: String,
    /// What broke.
    pub observation: String,
    /// What was changed to fix it.
    pub decision: String,
    /// The decisive lines and commands.
    pub action: String,
    /// What the proof shows.
    pub outcome: String,
    /// How it was proven.
    pub verification: VerificationView,
    /// When the lesson applies.
    pub applicability: String,
    /// How the agent worded it, a claim that nothing proves; `None` when it did not.
    pub wording: Option<Wording>,
    /// Where it comes from, and how much it is believed.
    pub metadata: MetadataView,
    /// Every time it was met, oldest first.
    pub attestations: Vec<AttestationView>,
}

/// How an episode was proven.
#[derive(Debug, Clone, Serialize)]
pub struct VerificationView {
    /// The kind of evidence: `process`, `file`, or `statement` when the user said it and no process can prove it.
    #[serde(rename = "type")]
    pub evidence: &'static str,
    /// The attested command.
    pub command: Option<String>,
    /// Its status.
    pub exit_code: Option<i32>,
    /// The predicate that held.
    pub predicate: Option<String>,
    /// `success` or `failure`; `unknown` for a statement.
    pub outcome: String,
    /// The verdict in one sentence.
    pub result: String,
}

/// Where an episode comes from, and how much it is believed.
#[derive(Debug, Clone, Serialize)]
pub struct MetadataView {
    /// Its project.
    pub project: String,
    /// The session it was learnt in.
    pub session: Option<SessionId>,
    /// The turn it was learnt in.
    pub turn: Option<TurnId>,
    /// How it came to be believed; `unknown` when its seal is broken.
    pub veracity: String,
    /// Whether it was proven, and its seal is intact.
    pub verified: bool,
    /// What the seal says: `verified`, `unverified` or `seal-broken`.
    pub seal: &'static str,
    /// Through which door it came.
    pub provenance: &'static str,
    /// What makes it the same lesson as another.
    pub fingerprint: String,
    /// When it was learnt.
    pub time: Timestamp,
    /// How many attestations are independent.
    pub independent_attestations: usize,
}

/// One attestation.
#[derive(Debug, Clone, Serialize)]
pub struct AttestationView {
    /// The session.
    pub session: Option<SessionId>,
    /// Whether it is independent.
    pub independent: bool,
    /// When.
    pub time: Timestamp,
}

impl EpisodeView {
    /// The view of a stored episode.
    #[must_use]
    pub fn of(episode: &StoredEpisode) -> Self {
        let row = episode.row();
        let text = row.text.clone();
        let command = (!text.command.is_empty()).then_some(text.command);
        Self {
            id: row.id.clone(),
            kind: episode.kind().word(),
            superseded_by: episode.superseded_by().cloned(),
            task: text.task,
            context: text.context,
            observation: text.observation,
            decision: text.decision,
            action: text.action,
            outcome: text.outcome,
            verification: VerificationView {
                evidence: match episode.kind().is_proven() {
                    false => "statement",
                    true if command.is_some() => "process",
                    true => "file",
                },
                command,
                exit_code: row.exit_code,
                predicate: (!row.predicate.is_empty()).then(|| row.predicate.clone()),
                outcome: row.outcome.clone(),
                result: text.result,
            },
            applicability: text.applicability,
            wording: Some(row.wording.clone()).filter(|wording| !wording.is_empty()),
            metadata: MetadataView {
                project: row.project.to_string(),
                session: row.session.clone(),
                turn: row.turn.clone(),
                veracity: episode.veracity().word().to_owned(),
                verified: episode.verdict().verified(),
                seal: episode.verdict().word(),
                provenance: episode.provenance().source.word(),
                fingerprint: row.fingerprint.as_str().to_owned(),
                time: row.at,
                independent_attestations: episode.independent(),
            },
            attestations: episode
                .attestations()
                .iter()
                .map(|a| AttestationView {
                    session: a.session.clone(),
                    independent: a.independent,
                    time: a.at,
                })
                .collect(),
        }
    }
}
