use crate::{Findings, Hidden, Predicate, Reason, SessionState, TestCounts};
use serde::Serialize;

/// How the turn's objective came out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// It was reached.
    Success,
    /// It was not.
    Failure,
    /// Nothing says.
    Unknown,
}

impl Outcome {
    /// Every value.
    pub const ALL: &'static [Self] = &[Self::Success, Self::Failure, Self::Unknown];

    /// The word for it in answers and stored rows.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Success => "success",
            Self::Failure => "failure",
            Self::Unknown => "unknown",
        }
    }
}

/// What the evidence of a turn comes to, with its reason (R3.8). A description: it carries no proof.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    predicate: Option<Predicate>,
    reason: Reason,
    sentence: String,
    hidden: Option<Hidden>,
}

impl Verdict {
    pub(crate) fn held(predicate: Predicate, sentence: String) -> Self {
        Self { predicate: Some(predicate), reason: predicate.reason(), sentence, hidden: None }
    }

    pub(crate) fn unproven(reason: Reason, sentence: String) -> Self {
        Self { predicate: None, reason, sentence, hidden: None }
    }

    pub(crate) fn behind(self, hidden: Option<Hidden>) -> Self {
        Self { hidden, ..self }
    }

    /// Whether a predicate held.
    #[must_use]
    pub fn verified(&self) -> bool {
        self.predicate.is_some()
    }

    /// How the objective came out; [`Outcome::Unknown`] unless a predicate held.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        self.predicate.map_or(Outcome::Unknown, Predicate::outcome)
    }

    /// The predicate that held.
    #[must_use]
    pub fn predicate(&self) -> Option<Predicate> {
        self.predicate
    }

    /// Why.
    #[must_use]
    pub fn reason(&self) -> Reason {
        self.reason
    }

    /// The test run that would have counted as a command of its own; `None` when none was hidden by its line.
    #[must_use]
    pub fn hidden(&self) -> Option<&Hidden> {
        self.hidden.as_ref()
    }

    /// Why, in plain words: what was looked at, what held, what did not and what would have counted.
    #[must_use]
    pub fn sentence(&self) -> &str {
        &self.sentence
    }
}

/// To which simple command of a command line the exit status belongs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Attestation {
    /// The command line of the tool call.
    pub command: String,
    /// The status of the shell that ran it; `None` when it has none.
    pub exit_code: Option<i32>,
    /// The simple command whose status is known, as written.
    pub attested: Option<String>,
    /// Why, or why none.
    pub reason: Reason,
    /// What its report says; `None` when it has none that counts.
    pub report: Option<ReportRead>,
}

/// What the report of one attested run says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ReportRead {
    /// What the runner counted; `None` for a command that is no test runner.
    pub counts: Option<TestCounts>,
    /// The runner's own summary line, or the decisive line of the error.
    pub summary: String,
    /// The failing tests, as the runner names them; at most [`MAX_NAMES`](crate::MAX_NAMES).
    pub failing_tests: Vec<String>,
}

/// The gates that a turn's evidence passes through, in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum GateName {
    /// Does the turn hold anything that can be evidence?
    Trajectory,
    /// Does an exit status belong to the command that matters?
    Attribution,
    /// Does the report say what happened?
    Report,
    /// Does a predicate hold?
    Predicate,
    /// Does the evidence still stand at the end of the turn?
    Freshness,
}

impl GateName {
    /// Every gate, in order.
    pub const ALL: &'static [Self] =
        &[Self::Trajectory, Self::Attribution, Self::Report, Self::Predicate, Self::Freshness];

    /// Whether this is the code of a gate of the evidence.
    #[must_use]
    pub fn is_code(code: &str) -> bool {
        Self::ALL.iter().any(|gate| gate.code() == code)
    }

    /// The stable kebab-case code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Trajectory => "trajectory",
            Self::Attribution => "attribution",
            Self::Report => "report",
            Self::Predicate => "predicate",
            Self::Freshness => "freshness",
        }
    }
}

/// What a gate decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum GateDecision {
    /// The evidence went through.
    Pass,
    /// It did not.
    Refuse,
    /// An earlier gate had already refused, or the gate does not apply.
    NotReached,
}

impl GateDecision {
    /// The stable kebab-case code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Pass => "pass",
            Self::Refuse => "refuse",
            Self::NotReached => "not-reached",
        }
    }
}

/// One gate's decision, for `explain`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Gate {
    /// Which gate.
    pub gate: GateName,
    /// What it decided.
    pub decision: GateDecision,
    /// Why; `None` when it was not reached.
    pub reason: Option<Reason>,
    /// In plain words.
    pub detail: String,
}

/// All that can be said about a turn's evidence: a pure description, for `explain` and for writing an episode.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Evaluation {
    pub(crate) verdict: Verdict,
    pub(crate) attestations: Vec<Attestation>,
    pub(crate) findings: Findings,
    pub(crate) gates: Vec<Gate>,
    pub(crate) session: SessionState,
}

impl Evaluation {
    /// What it comes to.
    #[must_use]
    pub fn verdict(&self) -> &Verdict {
        &self.verdict
    }

    /// One attribution for each command that ended, in order.
    #[must_use]
    pub fn attestations(&self) -> &[Attestation] {
        &self.attestations
    }

    /// What it shows.
    #[must_use]
    pub fn findings(&self) -> &Findings {
        &self.findings
    }

    /// What the next turn of the session has to know ([`Turn::after`](crate::Turn::after)).
    #[must_use]
    pub fn session_state(&self) -> &SessionState {
        &self.session
    }

    /// Every gate's decision, in order.
    #[must_use]
    pub fn gates(&self) -> &[Gate] {
        &self.gates
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_that_of_a_gate_when_one_bears_it() {
        for (code, expected) in [("trajectory", true), ("freshness", true), ("pass", false), ("", false)] {
            assert_eq!(GateName::is_code(code), expected, "{code}");
        }
    }
}
