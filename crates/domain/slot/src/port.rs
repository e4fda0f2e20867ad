use crate::{NewFact, StoredFact};
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

    /// One fact, when the scope sees it.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be read.
    async fn get(&self, scope: &Scope, id: &FactId) -> Result<Option<StoredFact>, StoreError>;
}
