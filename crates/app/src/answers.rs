//! What the library answers, in the form that leaves the process: one object a line, each with its schema
//! (docs/formats/answers.md).

use crate::{Counts, Learned, NotKept, StoreInfo, Tally};
use serde::Serialize;
use std::collections::BTreeMap;
use veridical_episode::{Narrative, StoredEpisode};
use veridical_evidence::{Attestation, Gate, GateDecision, Verdict};
use veridical_kernel::{Binding, EpisodeId, SessionId, Timestamp, TurnId};
use veridical_recall::{Factor, Ranked, Selection};
use veridical_slot::{FactKept, StoredFact};

/// `veridical.explain/1`: the decision of every gate for a turn.
#[derive(Debug, Clone, Serialize)]
pub struct ExplainAnswer {
    /// `veridical.explain/1`
    pub schema: &'static str,
    /// What the evidence comes to.
    pub verdict: VerdictView,
    /// Whether all evaluated gates pass.
    pub kept: bool,
    /// The kind of lesson; `None` without one.
    pub kind: Option<&'static str>,
    /// Every gate, in order.
    pub gates: Vec<GateView>,
    /// Every command that ended, and whether its status is attested.
    pub attestations: Vec<Attestation>,
    /// Pieces of the host's messages that could not be read, by reason code (R2.4).
    pub unread_pieces: BTreeMap<String, u64>,
    /// The episode's text; `None` without one, and when the screening gate refuses it.
    pub episode: Option<EpisodeText>,
}

/// The text of an episode that would be kept.
#[derive(Debug, Clone, Serialize)]
#[serde(transparent)]
pub struct EpisodeText(pub(crate) Narrative<String>);

impl EpisodeText {
    /// Its fields.
    #[must_use]
    pub fn narrative(&self) -> &Narrative<String> {
        &self.0
    }
}

/// What the evidence of a turn comes to.
#[derive(Debug, Clone, Serialize)]
pub struct VerdictView {
    /// Whether a predicate held.
    pub verified: bool,
    /// `success`, `failure` or `unknown`.
    pub outcome: &'static str,
    /// The predicate's code.
    pub predicate: Option<&'static str>,
    /// The reason's code.
    pub reason: &'static str,
    /// The same in one sentence.
    pub sentence: String,
}

impl VerdictView {
    pub(crate) fn of(verdict: &Verdict) -> Self {
        Self {
            verified: verdict.verified(),
            outcome: verdict.outcome().word(),
            predicate: verdict.predicate().map(veridical_evidence::Predicate::code),
            reason: verdict.reason().code(),
            sentence: verdict.sentence().to_owned(),
        }
    }
}

/// One gate's decision.
#[derive(Debug, Clone, Serialize)]
pub struct GateView {
    /// Its name.
    pub gate: &'static str,
    /// `pass`, `refuse`, `not-reached` or `not-evaluated`.
    pub decision: &'static str,
    /// The reason's code.
    pub reason: Option<String>,
    /// The same in plain words.
    pub detail: String,
}

impl GateView {
    pub(crate) fn of(gate: &Gate) -> Self {
        let decision = match gate.decision {
            GateDecision::Pass => "pass",
            GateDecision::Refuse => "refuse",
            GateDecision::NotReached => "not-reached",
        };
        let reason = gate.reason.map(|reason| reason.code().to_owned());
        Self { gate: gate.gate.code(), decision, reason, detail: gate.detail.clone() }
    }

    pub(crate) fn pass(gate: &'static str, reason: &str, detail: &str) -> Self {
        Self { gate, decision: "pass", reason: Some(reason.to_owned()), detail: detail.to_owned() }
    }

    pub(crate) fn refuse(gate: &'static str, reason: &str, detail: &str) -> Self {
        Self { gate, decision: "refuse", reason: Some(reason.to_owned()), detail: detail.to_owned() }
    }

    pub(crate) fn not_reached(gate: &'static str) -> Self {
        let detail = "an earlier gate had already refused".to_owned();
        Self { gate, decision: "not-reached", reason: None, detail }
    }

    pub(crate) fn not_evaluated(gate: &'static str, detail: &str) -> Self {
        Self { gate, decision: "not-evaluated", reason: None, detail: detail.to_owned() }
    }
}

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

/// `veridical.recall/1`: what memory gives for a query.
#[derive(Debug, Clone, Serialize)]
pub struct RecallAnswer {
    /// `veridical.recall/1`
    pub schema: &'static str,
    /// The items, best first.
    pub items: Vec<ItemView>,
    /// Whether nothing is given.
    pub abstained: bool,
    /// Why nothing is given: the reason's code.
    pub reason: Option<&'static str>,
    /// The text that a host injects; empty when nothing is given. No part of the answer.
    #[serde(skip)]
    pub rendered: String,
}

/// One recalled item.
#[derive(Debug, Clone, Serialize)]
pub struct ItemView {
    /// Its id.
    pub id: String,
    /// The id under which it was imported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub external_id: Option<String>,
    /// `episode` or `fact`.
    pub kind: &'static str,
    /// Its text, as data.
    pub text: String,
    /// Its score.
    pub score: f64,
    /// Whether a sealed proof stands behind it.
    pub verified: bool,
    /// How it came to be believed.
    pub veracity: &'static str,
    /// `project` or `global`.
    pub scope: &'static str,
    /// When it was taken in.
    pub created_at: Timestamp,
    /// What the score is made of.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub why: Vec<Factor>,
}

impl RecallAnswer {
    pub(crate) fn of(selection: &Selection, rendered: String) -> Self {
        Self {
            schema: "veridical.recall/1",
            items: selection.items().iter().map(ItemView::of).collect(),
            abstained: selection.items().is_empty(),
            reason: selection.abstention().map(veridical_recall::Abstention::code),
            rendered,
        }
    }

    /// The answer of a profile that has no memory yet.
    #[must_use]
    pub fn no_memory() -> Self {
        Self {
            schema: "veridical.recall/1",
            items: Vec::new(),
            abstained: true,
            reason: Some(crate::reasons::NO_MEMORY.0),
            rendered: String::new(),
        }
    }

    /// The answer without what the scores are made of.
    #[must_use]
    pub fn without_why(mut self) -> Self {
        for item in &mut self.items {
            item.why.clear();
        }
        self
    }
}

impl ItemView {
    fn of(ranked: &Ranked) -> Self {
        let candidate = &ranked.candidate;
        Self {
            id: candidate.item.id.clone(),
            external_id: candidate.external_id.clone(),
            kind: candidate.item.kind.word(),
            text: candidate.text.clone(),
            score: ranked.score,
            verified: candidate.verified,
            veracity: candidate.veracity.word(),
            scope: candidate.scope.word(),
            created_at: candidate.at(),
            why: ranked.why.clone(),
        }
    }
}

/// `veridical.remember/1`: what became of a fact.
#[derive(Debug, Clone, Serialize)]
pub struct RememberAnswer {
    /// `veridical.remember/1`
    pub schema: &'static str,
    /// `applied`, `unchanged` or `rejected`.
    pub result: &'static str,
    /// The reason's code.
    pub reason: &'static str,
    /// The same in one sentence.
    pub detail: String,
    /// The fact.
    pub id: Option<String>,
    /// The text that is kept, as it was read back.
    pub text: Option<String>,
}

impl RememberAnswer {
    pub(crate) fn kept(kept: &FactKept, text: &str) -> Self {
        let (result, reason, detail, id) = match kept {
            FactKept::Added(id) => ("applied", "stated", "the fact is kept in the user's own words", id),
            FactKept::Unchanged(id) => ("unchanged", "known-fact", "the same fact is already kept", id),
        };
        Self {
            schema: "veridical.remember/1",
            result,
            reason,
            detail: detail.to_owned(),
            id: Some(id.to_string()),
            text: Some(text.to_owned()),
        }
    }

    /// The answer below an agent host, where nothing is stated (R8.5).
    #[must_use]
    pub fn below_agent_host() -> Self {
        Self::rejected(NotKept::below_agent_host())
    }

    pub(crate) fn rejected(why: NotKept) -> Self {
        Self {
            schema: "veridical.remember/1",
            result: "rejected",
            reason: why.code,
            detail: why.sentence,
            id: None,
            text: None,
        }
    }
}

/// `veridical.show/1`: one item of any kind.
#[derive(Debug, Clone, Serialize)]
pub struct ShowAnswer {
    /// `veridical.show/1`
    pub schema: &'static str,
    /// `episode` or `fact`.
    pub kind: &'static str,
    /// The episode; `None` for another kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub episode: Option<EpisodeView>,
    /// The fact; `None` for another kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fact: Option<FactView>,
}

impl ShowAnswer {
    pub(crate) fn episode(episode: &StoredEpisode) -> Self {
        let episode = Some(EpisodeView::of(episode));
        Self { schema: "veridical.show/1", kind: "episode", episode, fact: None }
    }

    pub(crate) fn fact(fact: FactView) -> Self {
        Self { schema: "veridical.show/1", kind: "fact", episode: None, fact: Some(fact) }
    }
}

/// One episode with the fields of R4.2.
#[derive(Debug, Clone, Serialize)]
pub struct EpisodeView {
    /// Its id.
    pub id: EpisodeId,
    /// The kind of lesson.
    pub kind: &'static str,
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
    /// Where it comes from, and how much it is believed.
    pub metadata: MetadataView,
    /// Every time it was met, oldest first.
    pub attestations: Vec<AttestationView>,
}

/// How an episode was proven.
#[derive(Debug, Clone, Serialize)]
pub struct VerificationView {
    /// The kind of evidence: `process` or `file`.
    #[serde(rename = "type")]
    pub evidence: &'static str,
    /// The attested command.
    pub command: Option<String>,
    /// Its status.
    pub exit_code: Option<i32>,
    /// The predicate that held.
    pub predicate: String,
    /// `success` or `failure`.
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
    /// How it came to be believed.
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
            task: text.task,
            context: text.context,
            observation: text.observation,
            decision: text.decision,
            action: text.action,
            outcome: text.outcome,
            verification: VerificationView {
                evidence: if command.is_some() { "process" } else { "file" },
                command,
                exit_code: row.exit_code,
                predicate: row.predicate.clone(),
                outcome: row.outcome.clone(),
                result: text.result,
            },
            applicability: text.applicability,
            metadata: MetadataView {
                project: row.project.to_string(),
                session: row.session.clone(),
                turn: row.turn.clone(),
                veracity: row.veracity.clone(),
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

/// One fact.
#[derive(Debug, Clone, Serialize)]
pub struct FactView {
    /// Its id.
    pub id: String,
    /// The statement.
    pub text: String,
    /// How it came to be believed; `unknown` when its seal is broken.
    pub veracity: &'static str,
    /// `project` or `global`.
    pub scope: &'static str,
    /// Whose words it is.
    pub author: &'static str,
    /// Through which door it came.
    pub provenance: &'static str,
    /// The session it was said in.
    pub session: Option<SessionId>,
    /// Whether its seal is intact.
    pub sealed: bool,
    /// When it was stored.
    pub time: Timestamp,
}

impl FactView {
    pub(crate) fn of(fact: &StoredFact) -> Self {
        let row = fact.row();
        Self {
            id: row.id.to_string(),
            text: row.text.clone(),
            veracity: fact.veracity().word(),
            scope: if row.project.is_some() { "project" } else { "global" },
            author: fact.provenance().author.word(),
            provenance: fact.provenance().source.word(),
            session: row.session.clone(),
            sealed: fact.sealed(),
            time: row.at,
        }
    }
}

/// `veridical.status/1`: what the memory is, what the session is bound to and how much it sees.
#[derive(Debug, Clone, Serialize)]
pub struct StatusAnswer {
    /// `veridical.status/1`
    pub schema: &'static str,
    /// The program's version.
    pub version: &'static str,
    /// The backend.
    pub store: StoreInfo,
    /// `bound` or `unbound`.
    pub binding: &'static str,
    /// The project.
    pub project_id: Option<String>,
    /// Why there is none: the reason's code.
    pub reason: Option<&'static str>,
    /// The same in one sentence, with what to do.
    pub detail: Option<&'static str>,
    /// The repository's common git directory.
    pub place: Option<String>,
    /// How much the scope sees.
    pub counts: Counts,
    /// What happened in the session so far.
    pub session: Tally,
}

impl StatusAnswer {
    /// The status of a profile that has no memory yet.
    #[must_use]
    pub fn no_memory(store: StoreInfo, binding: &Binding) -> Self {
        Self::new(store, binding, Counts::default(), Tally::default())
    }

    pub(crate) fn new(store: StoreInfo, binding: &Binding, counts: Counts, session: Tally) -> Self {
        let unbound = binding.unbound();
        Self {
            schema: "veridical.status/1",
            version: env!("CARGO_PKG_VERSION"),
            store,
            binding: if unbound.is_none() { "bound" } else { "unbound" },
            project_id: binding.scope().project().map(ToString::to_string),
            reason: unbound.map(veridical_kernel::Unbound::code),
            detail: unbound.map(veridical_kernel::Unbound::describe),
            place: binding.place().map(str::to_owned),
            counts,
            session,
        }
    }
}
