//! Deterministic evidence: from what an agent's tools really did to a verdict, and to the proof that only a trusted
//! turn can yield.
//!
//! An adapter builds a [`Turn`] of [`Observation`]s. [`evaluate`] describes what they show; [`prove`] does the same
//! for a [`TrustedTurn`] and, exactly when a [`Predicate`] holds, hands out a [`Proof`]. What the agent says, a
//! sub-agent reports, a memory recalls or a tool claims of itself is never evidence (R3.2).
//!
//! **Invariant:** when in doubt, unproven, with the [`Reason`] (R3.4).
//!
//! **Invariant:** no I/O, no clock, no randomness; time and memory are linear in the size of the turn (R19.2).

mod api;
mod change;
mod codes;
mod declared;
mod effort;
mod findings;
mod normal;
mod predicate;
mod reason;
mod report;
mod shell;
mod signature;
mod sql;
mod task;
mod trust;
mod turn;
mod verdict;
mod wording;

pub use declared::{
    BadDeclaration, BadPattern, BadShape, Declarations, Objective, Problem, Scalar, WrittenCheck,
};
pub use findings::{Change, Checked, FailedRun, Findings, MAX_NAMES, PassedRun, ReadBack, TestCounts};
pub use normal::normalise_command;
pub use predicate::{Hidden, Predicate, Proof, SessionState, evaluate, prove};
pub use reason::Reason;
pub use signature::{FailureSignature, ShownFailure};
pub use trust::{NotTrusted, TrustedTurn};
pub use turn::{
    DropReason, Dropped, Edit, Ending, FileRead, FileWrite, Observation, Output, ProcessExit, Turn,
    TurnBuilder,
};
pub use verdict::{Attestation, Evaluation, Gate, GateDecision, GateName, Outcome, ReportRead, Verdict};
pub use veridical_kernel::SignatureKey;
pub use wording::Wording;
