use crate::judge::{Context, Outcome, Situation, effective};
use crate::{Approval, Kind, Permit, Policy, Receipt, Subject};
use veridical_kernel::Origin;

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

/// A subject that the policy lets wait for a person. A witness, for one use: only [`decide`] makes one, and only with
/// it a proposal is kept ([`NewPending::of`](crate::pending::NewPending::of)).
#[derive(Debug)]
pub struct Staged<T> {
    pub(crate) subject: T,
    pub(crate) reason: Reason,
    pub(crate) receipt: Receipt,
}

impl<T> Staged<T> {
    /// What would change.
    pub fn subject(&self) -> &T {
        &self.subject
    }

    /// Why it waits.
    pub fn reason(&self) -> Reason {
        self.reason
    }
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
    let at = Situation {
        assurance: subject.assurance(),
        terminal: origin.terminal(),
        context: *context,
        approved,
    };
    let capacity = effective(origin.capacity(), at.assurance).unwrap_or(origin.capacity());
    match policy.judge(K::ROW, origin.capacity(), &at) {
        Outcome::Apply { approved } => Decision::Apply(Permit::new(subject, capacity, approved)),
        Outcome::Stage(reason) => {
            let receipt = Receipt::staging(K::ROW, capacity);
            Decision::Stage(Staged { subject, reason, receipt })
        }
        Outcome::Reject(reason) => Decision::Reject(reason),
    }
}

#[cfg(test)]
mod tests;
