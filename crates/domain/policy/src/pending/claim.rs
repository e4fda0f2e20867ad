use super::{Outcome, Proposal, Proposed, StoredPending};
use crate::judge::{self, Context, Situation};
use crate::kind::{self, Kind};
use crate::{Decision, Permit, Policy, Reason, Receipt};
use veridical_kernel::{PendingId, Scope, Terminal};

/// A pending mutation that a store took out of waiting: its id is used up, whatever comes of it. For one use.
#[derive(Debug)]
pub struct Claimed {
    draft: Proposal<String>,
    pending: StoredPending,
    scope: Scope,
    receipt: Receipt,
}

impl Claimed {
    /// What a store claimed, as it was before the claim took its content, with the receipt of the permit to claim it.
    /// `None` when the receipt is not for a claim, or the row is not one that can be applied.
    #[must_use]
    pub fn new(pending: StoredPending, scope: Scope, receipt: Receipt) -> Option<Self> {
        let draft = pending.draft().cloned()?;
        let right = receipt.kind() == kind::ApplyPending::NAME && pending.row().visible_in(&scope);
        right.then_some(Self { draft, pending, scope, receipt })
    }

    /// What would change: plain text, which goes through every gate again.
    #[must_use]
    pub fn draft(&self) -> &Proposal<String> {
        &self.draft
    }

    /// Where it belongs.
    #[must_use]
    pub fn scope(&self) -> &Scope {
        &self.scope
    }

    /// What was claimed.
    #[must_use]
    pub fn pending(&self) -> &StoredPending {
        &self.pending
    }

    /// Decides the mutation again, asked for in the capacity in which it was staged, and now approved by a person. The
    /// subject must be what waited, word for word, at the place where it waited, and at the revision that was expected.
    pub fn decide<K: Kind, T: Proposed>(
        self,
        subject: T,
        context: &Context,
        policy: &Policy,
    ) -> (Decision<K, T>, Open) {
        let row = self.pending.row();
        let same = subject.proposal().says_the_same(&self.draft)
            && subject.proposal().kind() == K::NAME
            && subject.revision() == row.revision
            && row.visible_in(subject.scope());
        let decision = if same {
            let at = Situation {
                assurance: subject.assurance(),
                terminal: Terminal::Absent,
                context: *context,
                approved: true,
            };
            let asked = self.pending.capacity();
            let capacity = judge::effective(asked, at.assurance).unwrap_or(asked);
            match policy.judge(K::ROW, asked, &at) {
                judge::Outcome::Apply { .. } => Decision::Apply(Permit::new(subject, capacity, true)),
                judge::Outcome::Stage(reason) | judge::Outcome::Reject(reason) => Decision::Reject(reason),
            }
        } else {
            Decision::Reject(Reason::OtherApproval)
        };
        (decision, Open { id: row.id.clone(), scope: self.scope, receipt: self.receipt })
    }

    /// It failed before it was decided: the code says why.
    #[must_use]
    pub fn burned(self, code: &str) -> Conclusion {
        Open { id: self.pending.row().id.clone(), scope: self.scope, receipt: self.receipt }.burned(code)
    }
}

/// A claim whose end is not written yet.
#[must_use = "what came of a claim has to be written"]
#[derive(Debug)]
pub struct Open {
    id: PendingId,
    scope: Scope,
    receipt: Receipt,
}

impl Open {
    /// It was applied, and is this item now.
    #[must_use]
    pub fn applied(self, item: &str) -> Conclusion {
        self.concluded(Outcome::Applied, item)
    }

    /// It failed: the code says why.
    #[must_use]
    pub fn burned(self, code: &str) -> Conclusion {
        self.concluded(Outcome::Burned, code)
    }

    fn concluded(self, outcome: Outcome, detail: &str) -> Conclusion {
        let Self { id, scope, receipt } = self;
        Conclusion { id, scope, outcome, detail: detail.to_owned(), receipt: receipt.step(outcome.step()) }
    }
}

/// What came of a claim.
#[derive(Debug)]
pub struct Conclusion {
    id: PendingId,
    scope: Scope,
    outcome: Outcome,
    detail: String,
    receipt: Receipt,
}

impl Conclusion {
    /// Of which.
    #[must_use]
    pub fn id(&self) -> &PendingId {
        &self.id
    }

    /// Where it belongs.
    #[must_use]
    pub fn scope(&self) -> &Scope {
        &self.scope
    }

    /// [`Outcome::Applied`] or [`Outcome::Burned`].
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// The item that it became, or the code of why it failed.
    #[must_use]
    pub fn detail(&self) -> &str {
        &self.detail
    }

    /// What goes into the chain of it.
    #[must_use]
    pub fn receipt(&self) -> &Receipt {
        &self.receipt
    }
}
