use super::{FindingsView, Shown, StepView};
use serde::Serialize;
use std::collections::BTreeMap;
use veridical_episode::Narrative;
use veridical_evidence::{
    Attestation, Gate, GateDecision, ReportRead, SessionState, TestCounts, Verdict, Wording,
};
use veridical_kernel::SessionId;
use veridical_screening::{CleanText, Screener};

/// `veridical.explain/1`: the whole chain for a turn, from what its tools did to the decision of every gate. What tools,
/// files or a model wrote is [`Shown`] only as the screening gate lets it.
#[derive(Debug, Clone, Serialize)]
pub struct ExplainAnswer {
    /// `veridical.explain/1`
    pub schema: &'static str,
    /// The host's session; `None` when it names none.
    pub session: Option<SessionId>,
    /// What the user asked for.
    pub task: Shown,
    /// What the evidence comes to.
    pub verdict: VerdictView,
    /// Whether all evaluated gates pass.
    pub kept: bool,
    /// The kind of lesson; `None` without one.
    pub kind: Option<&'static str>,
    /// Every gate, in order.
    pub gates: Vec<GateView>,
    /// What the tools did, in order.
    pub steps: Vec<StepView>,
    /// Every command that was started or ended, and whether its status is attested.
    pub attestations: Vec<AttributionView>,
    /// What the evidence shows.
    pub findings: FindingsView,
    /// Pieces of the host's messages that could not be read, by reason code (R2.4).
    pub unread_pieces: BTreeMap<String, u64>,
    /// The episode's text; `None` without one, and when the screening gate refuses it.
    pub episode: Option<EpisodeText>,
    /// How the agent worded it, a claim that nothing proves; `None` when it did not, without an episode, and when the
    /// screening gate refuses it.
    pub wording: Option<Wording<CleanText>>,
    #[serde(skip)]
    pub(crate) left: SessionState,
}

impl ExplainAnswer {
    /// What the turn leaves behind for the next one of its session.
    #[must_use]
    pub fn left(&self) -> &SessionState {
        &self.left
    }

    /// The answer with the host's name for the session in which the turn happened.
    #[must_use]
    pub fn in_session(self, session: Option<SessionId>) -> Self {
        Self { session, ..self }
    }
}

/// The text of an episode that would be kept.
#[derive(Debug, Clone, Serialize)]
#[serde(transparent)]
pub struct EpisodeText(pub(crate) Narrative<CleanText>);

impl EpisodeText {
    /// Its fields.
    #[must_use]
    pub fn narrative(&self) -> &Narrative<CleanText> {
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
    pub sentence: Shown,
}

impl VerdictView {
    pub(crate) fn of(verdict: &Verdict, screener: &Screener) -> Self {
        Self {
            verified: verdict.verified(),
            outcome: verdict.outcome().word(),
            predicate: verdict.predicate().map(veridical_evidence::Predicate::code),
            reason: verdict.reason().code(),
            sentence: Shown::sentence(screener, verdict.sentence(), verdict.reason().describe()),
        }
    }
}

/// To which simple command of a command line the exit status belongs.
#[derive(Debug, Clone, Serialize)]
pub struct AttributionView {
    /// The command line of the tool call.
    pub command: Shown,
    /// The status of the shell that ran it; `None` when it has none.
    pub exit_code: Option<i32>,
    /// The simple command whose status is known, as written.
    pub attested: Option<Shown>,
    /// The code of the reason why, or why none.
    pub reason: &'static str,
    /// What its report says; `None` when it has none that counts.
    pub report: Option<ReportView>,
}

/// What the report of a run says.
#[derive(Debug, Clone, Serialize)]
pub struct ReportView {
    /// What the runner counted; `None` when that is not known.
    pub counts: Option<TestCounts>,
    /// The runner's own summary line, or the decisive line of the error.
    pub summary: Shown,
    /// The failing tests, as the runner names them.
    pub failing_tests: Vec<Shown>,
}

impl AttributionView {
    pub(crate) fn of(attestation: &Attestation, screener: &Screener) -> Self {
        let shown = |text: &str| Shown::screened(screener, text);
        Self {
            command: shown(&attestation.command),
            exit_code: attestation.exit_code,
            attested: attestation.attested.as_deref().map(shown),
            reason: attestation.reason.code(),
            report: attestation.report.as_ref().map(|report| ReportView::of(report, screener)),
        }
    }
}

impl ReportView {
    fn of(report: &ReportRead, screener: &Screener) -> Self {
        Self {
            counts: report.counts,
            summary: Shown::screened(screener, &report.summary),
            failing_tests: report.failing_tests.iter().map(|test| Shown::screened(screener, test)).collect(),
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
    pub reason: Option<&'static str>,
    /// The same in plain words.
    pub detail: Shown,
}

impl GateView {
    pub(crate) fn of(gate: &Gate, verdict: &Verdict, screener: &Screener) -> Self {
        let name = gate.gate.code();
        let decision = match gate.decision {
            GateDecision::Pass => "pass",
            GateDecision::Refuse => "refuse",
            GateDecision::NotReached if verdict.verified() => return Self::needless(name),
            GateDecision::NotReached => return Self::not_reached(name),
        };
        let plain = gate.reason.map_or("", veridical_evidence::Reason::describe);
        Self {
            gate: name,
            decision,
            reason: gate.reason.map(veridical_evidence::Reason::code),
            detail: Shown::sentence(screener, &gate.detail, plain),
        }
    }

    pub(crate) fn pass(gate: &'static str, reason: &'static str, detail: impl Into<Shown>) -> Self {
        Self { gate, decision: "pass", reason: Some(reason), detail: detail.into() }
    }

    pub(crate) fn refuse(gate: &'static str, reason: &'static str, detail: impl Into<Shown>) -> Self {
        Self { gate, decision: "refuse", reason: Some(reason), detail: detail.into() }
    }

    pub(crate) fn not_reached(gate: &'static str) -> Self {
        let detail = "an earlier gate had already refused".into();
        Self { gate, decision: "not-reached", reason: None, detail }
    }

    fn needless(gate: &'static str) -> Self {
        Self { detail: "this proof does not need it".into(), ..Self::not_reached(gate) }
    }

    pub(crate) fn not_evaluated(gate: &'static str, detail: &'static str) -> Self {
        Self { gate, decision: "not-evaluated", reason: None, detail: detail.into() }
    }
}
