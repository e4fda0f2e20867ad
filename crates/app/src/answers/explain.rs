use serde::Serialize;
use std::collections::BTreeMap;
use veridical_episode::Narrative;
use veridical_evidence::{Attestation, Gate, GateDecision, Verdict};

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
