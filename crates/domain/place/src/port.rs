use crate::{Declaration, FirstUse, Forgetting, Rebinding, StoredPlace};
use async_trait::async_trait;
use veridical_kernel::{Custody, Scope, StoreError};
use veridical_policy::{Permit, kind};

/// What a store did with a place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kept {
    /// It, or a folder that leads to it, is remembered as this from now on.
    Changed(StoredPlace),
    /// All were remembered as this before; nothing changed.
    Unchanged(StoredPlace),
}

impl Kept {
    /// What became of several rows: changed when one of them was, with the place's own row, which is the first.
    #[must_use]
    pub fn of_all(kept: &[Self]) -> Option<Self> {
        let changed = kept.iter().any(|kept| matches!(kept, Self::Changed(_)));
        let place = kept.first()?.place().clone();
        Some(if changed { Self::Changed(place) } else { Self::Unchanged(place) })
    }

    /// What is remembered now.
    #[must_use]
    pub fn place(&self) -> &StoredPlace {
        match self {
            Self::Changed(place) | Self::Unchanged(place) => place,
        }
    }
}

/// The port to the memory of places. Each writing method is one atomic step that also appends to the hash chain, a link for
/// each row; what it puts down stays, and the newest counts. What it answers is the place's own row.
#[async_trait]
pub trait Places: Send + Sync {
    /// Remembers a first use, of the place and of the folders that lead to it. One of which something is remembered keeps
    /// that, whatever it is: of two sessions at once one is the first.
    ///
    /// # Errors
    /// [`StoreError`]; then nothing was written.
    async fn trust(&self, permit: Permit<kind::TrustPlace, FirstUse>) -> Result<Kept, StoreError>;

    /// Remembers what a place's remote names in the place of what was remembered.
    ///
    /// # Errors
    /// [`StoreError`]; then nothing was written.
    async fn rebind(&self, permit: Permit<kind::RebindPlace, Rebinding>) -> Result<Kept, StoreError>;

    /// Remembers a place as a project of its own, under an identity that is drawn now. One that was declared before keeps
    /// its identity.
    ///
    /// # Errors
    /// [`StoreError`]; then nothing was written.
    async fn declare(&self, permit: Permit<kind::DeclarePlace, Declaration>) -> Result<Kept, StoreError>;

    /// Forgets a place; one that is forgotten stays so.
    ///
    /// # Errors
    /// [`StoreError`]; then nothing was written.
    async fn forget(&self, permit: Permit<kind::ForgetPlace, Forgetting>) -> Result<Kept, StoreError>;

    /// What the profile of a scope remembers of the place with this path, be it that it is forgotten. It comes before a
    /// session has a project, so the scope's own project says nothing here.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be read.
    async fn remembered(&self, scope: &Scope, place: &str) -> Result<Option<StoredPlace>, StoreError>;

    /// What the profile of a scope remembers of a folder from which sessions got to a place.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be read.
    async fn folder(&self, scope: &Scope, folder: &str) -> Result<Option<StoredPlace>, StoreError>;

    /// The places that are remembered and not forgotten, oldest first.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be read.
    async fn places(&self, custody: &Custody) -> Result<Vec<StoredPlace>, StoreError>;
}
