use super::{Claimed, Conclusion, NewPending, NotWaiting, Resolution, StoredPending, Sweep};
use crate::{Permit, kind};
use async_trait::async_trait;
use veridical_kernel::{PendingId, Scope, StoreError, Timestamp};

/// What a store did with a new proposal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Staging {
    /// It waits.
    Waiting {
        /// Its id.
        id: PendingId,
        /// The earlier proposal for the same target, which ended with this one.
        replaced: Option<PendingId>,
    },
    /// The same waits already; nothing changed.
    Known(PendingId),
    /// The same was rejected not long ago; nothing changed.
    Muted {
        /// Until when it is not heard.
        until: Timestamp,
    },
    /// Too many wait; nothing changed.
    Full,
    /// Too many wait that were asked for in the same line of sessions; nothing changed.
    SessionFull,
}

/// What a store did with a claim.
#[derive(Debug)]
pub enum Claim {
    /// It is claimed, by this call alone.
    Claimed(Box<Claimed>),
    /// It does not wait; nothing changed.
    Not(NotWaiting),
}

/// What a store did with a person's no.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rejection {
    /// It ended.
    Rejected,
    /// It does not wait; nothing changed.
    Not(NotWaiting),
}

/// The port to what waits for a person. Each writing method is one atomic step that also appends to the hash chain.
///
/// **Contract.** However many claim one id at once, from however many processes, at most one gets it; a claim is on disk
/// before it is answered; the content of what does not wait any more is gone.
#[async_trait]
pub trait PendingMutations: Send + Sync {
    /// Keeps a proposal, where [`place`](super::place) puts it among those of the same person.
    ///
    /// # Errors
    /// [`StoreError`]; then nothing was written.
    async fn stage(&self, new: NewPending) -> Result<Staging, StoreError>;

    /// All that the scope sees, newest first: what waits, and what became of the others.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be read.
    async fn pending(&self, scope: &Scope) -> Result<Vec<StoredPending>, StoreError>;

    /// Takes one out of waiting, to apply it.
    ///
    /// # Errors
    /// [`StoreError`]; then nothing was written.
    async fn claim(&self, permit: Permit<kind::ApplyPending, Resolution>) -> Result<Claim, StoreError>;

    /// Writes what came of a claim.
    ///
    /// # Errors
    /// [`StoreError`]; then the claim stands without its end.
    async fn conclude(&self, conclusion: Conclusion) -> Result<(), StoreError>;

    /// Ends one with a no.
    ///
    /// # Errors
    /// [`StoreError`]; then nothing was written.
    async fn reject(&self, permit: Permit<kind::RejectPending, Resolution>) -> Result<Rejection, StoreError>;

    /// Ends what has waited too long, and says how many.
    ///
    /// # Errors
    /// [`StoreError`]; then nothing was written.
    async fn expire(&self, permit: Permit<kind::ExpirePending, Sweep>) -> Result<u64, StoreError>;
}
