use crate::{Approval, Assurance, Cell, Kind, Permit, Policy, Subject};
use veridical_kernel::{Capacity, Origin, Terminal};

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

/// The policy's answer.
#[must_use]
#[derive(Debug)]
pub enum Decision<K: Kind, T: Subject> {
    /// Do it, with this permit.
    Apply(Permit<K, T>),
    /// It waits for a person.
    Stage(Staged<T>),
    /// No.
    Reject(Reason),
}

/// A subject that waits for a person. It is plain data: to apply it later, it goes through every gate again.
#[derive(Debug)]
pub struct Staged<T> {
    /// What would change.
    pub subject: T,
    /// Why it waits.
    pub reason: Reason,
}

/// Why a mutation is staged or refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The table refuses this mutation to this capacity.
    NotAllowed,
    /// The table lets a person decide.
    NeedsApproval,
    /// It rests on nothing but the agent's word, so a person decides.
    NotStated,
    /// It needs a proof from a trusted turn, or the user's own sentence.
    NotProven,
    /// A proof or statement cannot come in this way.
    ClaimOnly,
    /// It needs a person at a terminal.
    NeedsTerminal,
    /// Only a diff in staging, never a write.
    DiffOnly,
    /// It needs a benchmark of this store that meets the thresholds.
    NotMeasured,
    /// The approval was given for something else.
    OtherApproval,
}

impl Reason {
    /// Every reason.
    pub const ALL: &'static [Self] = &[
        Self::NotAllowed,
        Self::NeedsApproval,
        Self::NotStated,
        Self::NotProven,
        Self::ClaimOnly,
        Self::NeedsTerminal,
        Self::DiffOnly,
        Self::NotMeasured,
        Self::OtherApproval,
    ];

    /// The reason's stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::NotAllowed => "not-allowed",
            Self::NeedsApproval => "needs-approval",
            Self::NotStated => "not-stated",
            Self::NotProven => "not-proven",
            Self::ClaimOnly => "claim-only",
            Self::NeedsTerminal => "needs-terminal",
            Self::DiffOnly => "diff-only",
            Self::NotMeasured => "not-measured",
            Self::OtherApproval => "other-approval",
        }
    }

    /// What it means, in one sentence.
    #[must_use]
    pub const fn describe(self) -> &'static str {
        match self {
            Self::NotAllowed => "the policy refuses this change to whoever asks for it here",
            Self::NeedsApproval => "a person has to approve this change",
            Self::NotStated => {
                "it rests on the agent's word alone; quote a whole sentence of the user's current message"
            }
            Self::NotProven => "it needs a proof from a trusted turn or the user's own sentence",
            Self::ClaimOnly => "a proof or a statement cannot come in this way, only a claim",
            Self::NeedsTerminal => "it needs a person at a terminal",
            Self::DiffOnly => "it stays a diff in staging and is never written from here",
            Self::NotMeasured => "it needs a benchmark record of this store that meets the thresholds",
            Self::OtherApproval => "the approval was given for another change",
        }
    }
}

/// Decides one mutation (R7.4). Pure and total; a permit comes out only here.
pub fn decide<K: Kind, T: Subject>(
    subject: T,
    origin: &Origin,
    approval: Option<Approval>,
    context: &Context,
    policy: &Policy,
) -> Decision<K, T> {
    let approved = match approval.map(|approval| approval.covers(&subject)) {
        Some(false) => return Decision::Reject(Reason::OtherApproval),
        Some(true) => true,
        None => false,
    };
    let assurance = subject.assurance();
    let capacity = match effective(origin.capacity(), assurance) {
        Ok(capacity) => capacity,
        Err(reason) => return Decision::Reject(reason),
    };
    let lowered = capacity != origin.capacity();
    match ruling(policy.cell(K::ROW, capacity), assurance, origin.terminal(), context) {
        Ruling::Apply => Decision::Apply(Permit::new(subject, capacity, false)),
        Ruling::Reject(reason) => Decision::Reject(reason),
        Ruling::Stage(reason) if !approved || reason == Reason::DiffOnly => {
            let reason = if lowered { Reason::NotStated } else { reason };
            Decision::Stage(Staged { subject, reason })
        }
        Ruling::Stage(_) => Decision::Apply(Permit::new(subject, capacity, true)),
    }
}

/// The lower of who asks and what supports it: a tool call in a session where the user speaks counts as the user's
/// only with the user's statement, and extraction counts only with a proof or a statement.
fn effective(capacity: Capacity, assurance: Assurance) -> Result<Capacity, Reason> {
    match (capacity, assurance) {
        (Capacity::Stated, Assurance::Claim | Assurance::Proven) => Ok(Capacity::Agent),
        (Capacity::Bridge, Assurance::Claim) => Err(Reason::NotProven),
        (same, _) => Ok(same),
    }
}

enum Ruling {
    Apply,
    Stage(Reason),
    Reject(Reason),
}

fn ruling(cell: Cell, assurance: Assurance, terminal: Terminal, context: &Context) -> Ruling {
    let at_terminal = terminal == Terminal::Attached;
    let exact = context.request == Request::Exact;
    let when = |holds: bool, otherwise: Ruling| if holds { Ruling::Apply } else { otherwise };
    match cell {
        Cell::Reject => Ruling::Reject(Reason::NotAllowed),
        Cell::Stage => Ruling::Stage(Reason::NeedsApproval),
        Cell::StageDiff => Ruling::Stage(Reason::DiffOnly),
        Cell::Apply => Ruling::Apply,
        Cell::ApplyClaim => when(assurance == Assurance::Claim, Ruling::Reject(Reason::ClaimOnly)),
        Cell::ApplyIfExact => when(exact, Ruling::Stage(Reason::NeedsApproval)),
        Cell::AtTerminalElseStage => when(at_terminal, Ruling::Stage(Reason::NeedsTerminal)),
        Cell::AtTerminal => when(at_terminal, Ruling::Reject(Reason::NeedsTerminal)),
        Cell::AtTerminalOrExact => when(at_terminal || exact, Ruling::Reject(Reason::NeedsTerminal)),
        Cell::IfMeasured => when(context.consolidation_measured, Ruling::Reject(Reason::NotMeasured)),
    }
}

#[cfg(test)]
mod tests;
