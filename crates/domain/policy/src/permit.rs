use crate::pending::Outcome;
use crate::{Kind, Row};
use std::marker::PhantomData;
use veridical_kernel::{Capacity, Scope};

/// How well a subject is supported by something other than the word of whoever asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Assurance {
    /// Not at all.
    Claim,
    /// It is the user's own whole statement.
    Stated,
    /// The program itself saw it: a predicate held over the evidence of a trusted turn, or a repository was read where a
    /// trusted session starts.
    Proven,
}

impl Assurance {
    /// Every assurance.
    pub const ALL: [Self; 3] = [Self::Claim, Self::Stated, Self::Proven];
}

/// What a mutation acts on. Implemented by the domain crates for their new values.
pub trait Subject: Send + 'static {
    /// A text that is the same exactly for the same subject; it is hashed under the profile's key, never stored.
    fn canonical(&self) -> Vec<u8>;
    /// Where it goes.
    fn scope(&self) -> &Scope;
    /// What supports it.
    fn assurance(&self) -> Assurance;
}

/// The policy's leave to perform mutation `K` on exactly the subject inside, once. A witness: only
/// [`decide`](crate::decide) makes one; it can be neither copied nor stored.
#[must_use = "a permit that is not redeemed changes nothing"]
pub struct Permit<K: Kind, T: Subject> {
    subject: T,
    receipt: Receipt,
    kind: PhantomData<fn() -> K>,
}

impl<K: Kind, T: Subject> Permit<K, T> {
    pub(crate) fn new(subject: T, capacity: Capacity, approved: bool) -> Self {
        let receipt = Receipt { row: K::ROW, kind: K::NAME, capacity, approved };
        Self { subject, receipt, kind: PhantomData }
    }

    /// Looks at the subject without using the permit.
    pub fn subject(&self) -> &T {
        &self.subject
    }

    /// Uses the permit: a store takes the subject and writes the receipt into the chain.
    pub fn redeem(self) -> (T, Receipt) {
        (self.subject, self.receipt)
    }
}

impl<K: Kind, T: Subject> std::fmt::Debug for Permit<K, T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Permit").field("receipt", &self.receipt).finish_non_exhaustive()
    }
}

/// By which leave a mutation was made: what goes into the chain of it.
#[derive(Debug, PartialEq, Eq)]
pub struct Receipt {
    row: Row,
    kind: &'static str,
    capacity: Capacity,
    approved: bool,
}

impl Receipt {
    /// The receipt of what follows from recording an episode by itself: one that it contradicts is superseded (R4.6).
    #[must_use]
    pub fn superseding(&self) -> Self {
        self.step("supersede-episode")
    }

    /// The receipt of what follows from keeping a fact by itself: what is like it is noted (R6.5).
    #[must_use]
    pub fn comparing(&self) -> Self {
        self.step("compare-facts")
    }

    /// The receipt of keeping another wording together with a fact.
    #[must_use]
    pub fn wording(&self) -> Self {
        self.step("alias")
    }

    /// The receipt of a step that follows from the mutation that this one was given for.
    pub(crate) fn step(&self, kind: &'static str) -> Self {
        Self { row: self.row, kind, capacity: self.capacity, approved: self.approved }
    }

    /// The receipt of putting a mutation among those that wait.
    pub(crate) fn staging(row: Row, capacity: Capacity) -> Self {
        Self { row, kind: "stage", capacity, approved: false }
    }

    /// The receipt of what follows from staging by itself: the earlier proposal for the same target ends (R8.6).
    #[must_use]
    pub fn replacing(&self) -> Self {
        self.step(Outcome::Replaced.step())
    }

    /// The receipt of what goes with any change of what waits: what has waited too long ends.
    #[must_use]
    pub fn expiring(&self) -> Self {
        self.step(Outcome::Expired.step())
    }

    /// The receipt of what follows from forgetting by itself: what waits and is about it ends (R11.4).
    #[must_use]
    pub fn clearing(&self) -> Self {
        self.step(Outcome::Forgotten.step())
    }

    /// The row that decided.
    #[must_use]
    pub fn row(&self) -> Row {
        self.row
    }

    /// The mutation's name.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        self.kind
    }

    /// The capacity it was decided in.
    #[must_use]
    pub fn capacity(&self) -> Capacity {
        self.capacity
    }

    /// Whether a person's approval was needed and given.
    #[must_use]
    pub fn approved(&self) -> bool {
        self.approved
    }
}
