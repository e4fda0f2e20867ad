//! Predicates over the evidence of a turn, and the proof that one of them held.

mod artifact;
mod asked;
mod asked_files;
mod check;
mod coverage;
mod customary;
mod decide;
mod demo;
mod gates;
mod hidden;
mod history;
mod identity;
mod ledger;
mod left;
mod left_broken;
mod loaded;
mod mended;
mod open;
mod place;
mod put_away;
mod rebuilt;
mod run;
mod scripted;
mod selection;
mod session;
mod several;
mod silenced;
mod state;
mod target;
#[cfg(test)]
mod tests;
mod told;
mod touch;
mod unheard;
mod words;

pub use decide::evaluate;
pub use hidden::Hidden;
pub use session::SessionState;

use crate::codes::codes;
use crate::{Evaluation, Outcome, Reason, TrustedTurn};

codes! {
    /// What has to hold for a verified outcome (R3.3).
    Predicate {
        TestsPassed = "tests-passed", "The tests ran, at least one passed and none failed.";
        FailedThenPassed = "failed-then-passed", "What failed before passes now.";
        DeclaredCheck = "declared-check", "A check that the operator declared ended with 0, and what it must show is there.";
        ArtifactMatches = "artifact-matches", "A check after the build shows what was built.";
        StateEquals = "state-equals", "A read after the write shows the state that was asked for.";
        FileReadBack = "file-read-back", "The file, read whole after its last write, holds exactly what was written.";
        TestsFailed = "tests-failed", "The tests ran and failed for the reason that their report gives.";
    }
}

impl Predicate {
    /// The outcome that it proves.
    #[must_use]
    pub const fn outcome(self) -> Outcome {
        match self {
            Self::TestsPassed
            | Self::FailedThenPassed
            | Self::DeclaredCheck
            | Self::ArtifactMatches
            | Self::StateEquals
            | Self::FileReadBack => Outcome::Success,
            Self::TestsFailed => Outcome::Failure,
        }
    }

    pub(crate) const fn reason(self) -> Reason {
        match self {
            Self::TestsPassed => Reason::TestsPassed,
            Self::FailedThenPassed => Reason::FailedThenPassed,
            Self::DeclaredCheck => Reason::DeclaredCheck,
            Self::ArtifactMatches => Reason::ArtifactMatches,
            Self::StateEquals => Reason::StateEquals,
            Self::FileReadBack => Reason::ReadBack,
            Self::TestsFailed => Reason::TestsFailed,
        }
    }
}

/// A predicate held over the evidence of a trusted turn: what `verified` in a new episode asks for (R3.1).
///
/// A witness: only [`prove`] makes one, and it is neither cloned, defaulted nor deserialised.
#[derive(Debug)]
pub struct Proof {
    predicate: Predicate,
    command: Option<String>,
    exit_code: Option<i32>,
    sentence: String,
}

impl Proof {
    /// The predicate that held.
    #[must_use]
    pub fn predicate(&self) -> Predicate {
        self.predicate
    }

    /// The outcome that it proves.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        self.predicate.outcome()
    }

    /// The attested command; `None` for a read-back.
    #[must_use]
    pub fn command(&self) -> Option<&str> {
        self.command.as_deref()
    }

    /// Its status; `None` for a read-back.
    #[must_use]
    pub fn exit_code(&self) -> Option<i32> {
        self.exit_code
    }

    /// What held, in plain words.
    #[must_use]
    pub fn sentence(&self) -> &str {
        &self.sentence
    }
}

/// Evaluates a trusted turn. The proof is there exactly when the verdict is verified.
#[must_use]
pub fn prove(turn: &TrustedTurn) -> (Evaluation, Option<Proof>) {
    let evaluation = evaluate(turn.turn());
    let proof = evaluation.verdict().predicate().map(|predicate| Proof::over(predicate, &evaluation));
    (evaluation, proof)
}

impl Proof {
    fn over(predicate: Predicate, evaluation: &Evaluation) -> Self {
        let findings = evaluation.findings();
        let run = match predicate {
            Predicate::TestsPassed
            | Predicate::FailedThenPassed
            | Predicate::DeclaredCheck
            | Predicate::ArtifactMatches
            | Predicate::StateEquals => match (&findings.checked, &findings.passed) {
                (Some(checked), _) => Some((&checked.command, Some(checked.exit_code))),
                (None, passed) => passed.as_ref().map(|run| (&run.command, Some(run.exit_code))),
            },
            Predicate::TestsFailed => findings.failed.as_ref().map(|run| (&run.command, run.exit_code)),
            Predicate::FileReadBack => None,
        };
        Self {
            predicate,
            command: run.map(|(command, _)| command.clone()),
            exit_code: run.and_then(|(_, status)| status),
            sentence: evaluation.verdict().sentence().to_owned(),
        }
    }
}
