use crate::{FirstValue, NewFact, Replacement, Revision, SlotName, StoredFact};
use async_trait::async_trait;
use veridical_kernel::{FactId, Scope, StoreError};
use veridical_policy::{Permit, kind};

/// What a store did with a new fact.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FactKept {
    /// It is new.
    Added(FactId),
    /// The same live fact of the same person and place is already there; nothing changed.
    Unchanged(FactId),
}

/// The port to stored facts. Each writing method is one atomic step that also appends to the hash chain.
#[async_trait]
pub trait Facts: Send + Sync {
    /// Keeps a new fact.
    ///
    /// # Errors
    /// [`StoreError`]; then nothing was written.
    async fn add(&self, permit: Permit<kind::NewFact, NewFact>) -> Result<FactKept, StoreError>;

    /// One fact, when the scope sees it: live or not, a slot's value or not.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be read.
    async fn get(&self, scope: &Scope, id: &FactId) -> Result<Option<StoredFact>, StoreError>;
}

/// What a store did with the new value of a slot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SlotKept {
    /// It is the live value now.
    Set(FactId, Revision),
    /// The live value says the same already; nothing changed.
    Unchanged(FactId, Revision),
    /// The live value is not the expected one, or one is there where none was expected; nothing changed.
    Lost(Option<Box<StoredFact>>),
}

/// The port to slots: names with exactly one live value for a person and a place, and the history of each (R6.2).
///
/// **Contract.** Whatever happens at once, a slot has at most one live value, its revisions are 1, 2, 3, … without a
/// gap, and a value takes the place only of the revision that it expects.
#[async_trait]
pub trait Slots: Send + Sync {
    /// Gives a slot without a live value one.
    ///
    /// # Errors
    /// [`StoreError`]; then nothing was written.
    async fn set(&self, permit: Permit<kind::SetSlot, FirstValue>) -> Result<SlotKept, StoreError>;

    /// Puts a value in the place of the one with the expected revision, and has that one point to it.
    ///
    /// # Errors
    /// [`StoreError`]; then nothing was written.
    async fn supersede(
        &self,
        permit: Permit<kind::SupersedeSlot, Replacement>,
    ) -> Result<SlotKept, StoreError>;

    /// The live values that the scope sees, of one slot or of all, by name; of one name the project's own first.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be read.
    async fn live(&self, scope: &Scope, name: Option<&SlotName>) -> Result<Vec<StoredFact>, StoreError>;

    /// Every value that the slots of this name in the scope ever had, newest first.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be read.
    async fn history(&self, scope: &Scope, name: &SlotName) -> Result<Vec<StoredFact>, StoreError>;
}
