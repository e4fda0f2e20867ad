use crate::{
    FactReplacement, FirstValue, NewFact, PermittedStep, Replacement, Revision, Settling, SlotName,
    StoredFact, Widening,
};
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

/// What a store did with a fact that was to take the place of others, or with a choice between several.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Revised {
    /// This one holds now, in the place of those or beside them.
    Done(FactId),
    /// It says what the one in whose place it was to come says already, holds everywhere already, or there was nothing to
    /// choose between; nothing changed.
    Unchanged(FactId),
    /// The fact does not stand any more; nothing changed.
    Ended,
    /// The scope sees no such fact of its own place; nothing changed.
    Unknown,
}

/// What a store did with a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stepped {
    /// It is made.
    Done,
    /// It would have changed nothing.
    Unchanged,
    /// There are too many already; nothing changed.
    Full,
    /// The fact does not stand any more; nothing changed.
    Ended,
    /// The scope sees no such fact; nothing changed.
    Unknown,
}

/// Which facts of a scope are listed, newest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FactPage {
    /// How many at most.
    pub limit: usize,
    /// How many to skip.
    pub offset: usize,
    /// Whether those are listed too that do not stand any more.
    pub history: bool,
}

impl Default for FactPage {
    fn default() -> Self {
        Self { limit: 50, offset: 0, history: false }
    }
}

/// The port to stored facts. Each writing method is one atomic step that also appends to the hash chain.
///
/// **Contract.** A new fact is compared with every fact of the same person and place that stands
/// ([`FactRow::likeness`](crate::FactRow::likeness)): what it contradicts or repeats is noted with it
/// ([`noted`](crate::noted)), and of facts that contradict each other none is current until a person has chosen, whatever
/// happens at once. What is not live (see
/// [`Status`](crate::Status)) is offered to recall only when history is asked for, by the store's own clock.
#[async_trait]
pub trait Facts: Send + Sync {
    /// Keeps a new fact, with the agent's wording of it as an alias.
    ///
    /// # Errors
    /// [`StoreError`]; then nothing was written.
    async fn add(&self, permit: Permit<kind::NewFact, NewFact>) -> Result<FactKept, StoreError>;

    /// One fact, when the scope sees it: live or not, a slot's value or not.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be read.
    async fn get(&self, scope: &Scope, id: &FactId) -> Result<Option<StoredFact>, StoreError>;

    /// Puts a fact in the place of one of the same person and place that stands, and has that one point to it.
    ///
    /// # Errors
    /// [`StoreError`]; then nothing was written.
    async fn replace(
        &self,
        permit: Permit<kind::SupersedeFact, FactReplacement>,
    ) -> Result<Revised, StoreError>;

    /// Chooses between a fact that stands and those that stand and contradict or repeat it.
    ///
    /// # Errors
    /// [`StoreError`]; then nothing was written.
    async fn settle(&self, permit: Permit<kind::SettleFacts, Settling>) -> Result<Revised, StoreError>;

    /// Has a live fact of the project hold everywhere: the same fact, in its place.
    ///
    /// # Errors
    /// [`StoreError`]; then nothing was written.
    async fn widen(&self, permit: Permit<kind::WidenScope, Widening>) -> Result<Revised, StoreError>;

    /// Adds a step to a fact that stands, if it [`fits`](crate::Step::fits): a slot's value only ends, and the slot is then
    /// without one.
    ///
    /// # Errors
    /// [`StoreError`]; then nothing was written.
    async fn step(&self, step: PermittedStep) -> Result<Stepped, StoreError>;

    /// The facts that the scope sees and that are no slot's values, newest first.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be read.
    async fn facts(&self, scope: &Scope, page: FactPage) -> Result<Vec<StoredFact>, StoreError>;

    /// A fact with all that it took the place of, that took its place, or that said the very same for the same place,
    /// newest first; empty when the scope does not see it.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be read.
    async fn versions(&self, scope: &Scope, id: &FactId) -> Result<Vec<StoredFact>, StoreError>;
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
/// gap, and a value takes the place only of the revision that it expects. A value that was ended
/// ([`Facts::step`]) is history, and the next one has the next revision.
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

    /// The live values that the scope sees, of one slot or of all, by name; of one name the project's own first, which is
    /// the current one there ([`Current`](crate::Current)): recall offers no other, and counts no other.
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
