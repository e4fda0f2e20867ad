//! What the table says of one situation: pure, total, and without a subject, so that all of it can be walked.

use crate::{Assurance, Cell, Policy, Reason, Row};
use veridical_kernel::{Capacity, Terminal};

/// Whether the current message asks for exactly this change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Request {
    /// It does.
    Exact,
    /// It does not, or nobody looked.
    #[default]
    Other,
}

/// What the decision depends on beside the subject and who asks. The default is the strict reading.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Context {
    /// Does the message ask for exactly this?
    pub request: Request,
    /// Is consolidation enabled, with a benchmark of this store that meets the thresholds (R13.2)?
    pub consolidation_measured: bool,
}

/// All that a decision depends on, beside row, capacity and policy.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Situation {
    /// What supports the subject.
    pub assurance: Assurance,
    /// Can a person be asked where it is asked for?
    pub terminal: Terminal,
    /// What else is known.
    pub context: Context,
    /// Has a person approved exactly this subject?
    pub approved: bool,
}

/// What comes of a mutation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// No.
    Reject(Reason),
    /// It waits for a person.
    Stage(Reason),
    /// It is done.
    Apply {
        /// Because a person approved it.
        approved: bool,
    },
}

impl Outcome {
    /// The word for it in answers.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Reject(_) => "reject",
            Self::Stage(_) => "stage",
            Self::Apply { .. } => "apply",
        }
    }

    /// Why it is not done.
    #[must_use]
    pub const fn reason(self) -> Option<Reason> {
        match self {
            Self::Reject(reason) | Self::Stage(reason) => Some(reason),
            Self::Apply { .. } => None,
        }
    }

    /// How much it allows: 0 nothing, 1 a diff that nobody applies from here, 2 to wait for a person, 3 all.
    #[must_use]
    pub const fn rank(self) -> u8 {
        match self {
            Self::Reject(_) => 0,
            Self::Stage(Reason::DiffOnly) => 1,
            Self::Stage(_) => 2,
            Self::Apply { .. } => 3,
        }
    }
}

impl Situation {
    /// Every situation there is.
    pub fn all() -> impl Iterator<Item = Self> {
        Assurance::ALL.into_iter().flat_map(|assurance| {
            [Terminal::Attached, Terminal::Absent].into_iter().flat_map(move |terminal| {
                [Request::Exact, Request::Other].into_iter().flat_map(move |request| {
                    [false, true].into_iter().flat_map(move |consolidation_measured| {
                        let context = Context { request, consolidation_measured };
                        [false, true].map(|approved| Self { assurance, terminal, context, approved })
                    })
                })
            })
        })
    }
}

impl Policy {
    /// What comes of a mutation of `row` that is asked for as `capacity`.
    ///
    /// ```
    /// use veridical_kernel::{Capacity, Terminal};
    /// use veridical_policy::*;
    /// let alone = Situation {
    ///     assurance: Assurance::Claim,
    ///     terminal: Terminal::Absent,
    ///     context: Context::default(),
    ///     approved: false,
    /// };
    /// let outcome = Policy::defaults().judge(Row::NewFact, Capacity::Agent, &alone);
    /// assert_eq!(outcome, Outcome::Stage(Reason::NeedsApproval));
    /// ```
    #[must_use]
    pub fn judge(&self, row: Row, capacity: Capacity, at: &Situation) -> Outcome {
        match effective(capacity, at.assurance) {
            Err(reason) => Outcome::Reject(reason),
            Ok(lower) => match self.cell(row, lower).judge(at) {
                Outcome::Stage(Reason::NeedsApproval) if lower != capacity => {
                    Outcome::Stage(Reason::NotStated)
                }
                outcome => outcome,
            },
        }
    }
}

/// The lower of who asks and what supports it: a tool call in a session where the user speaks counts as the user's
/// only with the user's statement, and extraction counts only with a proof or a statement.
pub(crate) fn effective(capacity: Capacity, assurance: Assurance) -> Result<Capacity, Reason> {
    match (capacity, assurance) {
        (Capacity::Stated, Assurance::Claim | Assurance::Proven) => Ok(Capacity::Agent),
        (Capacity::Bridge, Assurance::Claim) => Err(Reason::NotProven),
        (same, _) => Ok(same),
    }
}

impl Cell {
    /// What comes of a mutation under this cell. An approval turns what waits into what is done, and nothing else.
    pub(crate) fn judge(self, at: &Situation) -> Outcome {
        match self.unapproved(at) {
            Outcome::Stage(reason) if at.approved && reason != Reason::DiffOnly => {
                Outcome::Apply { approved: true }
            }
            outcome => outcome,
        }
    }

    fn unapproved(self, at: &Situation) -> Outcome {
        let at_terminal = at.terminal == Terminal::Attached;
        let exact = at.context.request == Request::Exact;
        let when =
            |holds: bool, otherwise| if holds { Outcome::Apply { approved: false } } else { otherwise };
        match self {
            Self::Reject => Outcome::Reject(Reason::NotAllowed),
            Self::Stage => Outcome::Stage(Reason::NeedsApproval),
            Self::StageDiff => Outcome::Stage(Reason::DiffOnly),
            Self::Apply => Outcome::Apply { approved: false },
            Self::ApplyClaim => when(at.assurance == Assurance::Claim, Outcome::Reject(Reason::ClaimOnly)),
            Self::ApplyIfExact => when(exact, Outcome::Stage(Reason::NeedsApproval)),
            Self::AtTerminalElseStage => when(at_terminal, Outcome::Stage(Reason::NeedsTerminal)),
            Self::AtTerminal => when(at_terminal, Outcome::Reject(Reason::NeedsTerminal)),
            Self::AtTerminalOrExact => when(at_terminal || exact, Outcome::Reject(Reason::NeedsTerminal)),
            Self::IfMeasured => when(at.context.consolidation_measured, Outcome::Reject(Reason::NotMeasured)),
        }
    }
}
