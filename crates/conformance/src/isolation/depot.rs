use crate::{MemoryStore, Setup};
use std::sync::{Arc, OnceLock};
use veridical::Storage;
use veridical::kernel::StoreError;

/// Where the stores of a world lie.
pub trait Depot: Sync {
    /// An empty place for the store of one profile.
    ///
    /// # Errors
    /// [`StoreError`] when there is none.
    fn place(&self) -> Result<Arc<dyn Place>, StoreError>;
}

/// A place for one store, which outlives those that open it. It is gone when nobody holds it.
pub trait Place: Send + Sync {
    /// Opens the store that lies here, or makes one.
    ///
    /// # Errors
    /// [`StoreError`] when it cannot be opened.
    fn open(&self, setup: &Setup) -> Result<Arc<dyn Storage>, StoreError>;

    /// The place as a crash at this moment leaves it, while the store is still open.
    ///
    /// # Errors
    /// [`StoreError`] when it cannot be made.
    fn crashed(&self) -> Result<Arc<dyn Place>, StoreError>;
}

/// Stores that keep everything in memory. There is nothing of them that a crash could leave in another state.
#[derive(Debug, Clone, Copy, Default)]
pub struct InMemory;

/// The one store of a place.
#[derive(Default, Clone)]
struct Kept(Arc<OnceLock<Arc<MemoryStore>>>);

impl Depot for InMemory {
    fn place(&self) -> Result<Arc<dyn Place>, StoreError> {
        Ok(Arc::new(Kept::default()))
    }
}

impl Place for Kept {
    fn open(&self, setup: &Setup) -> Result<Arc<dyn Storage>, StoreError> {
        let store = self.0.get_or_init(|| Arc::new(MemoryStore::open(setup)));
        Ok(Arc::clone(store) as Arc<dyn Storage>)
    }

    fn crashed(&self) -> Result<Arc<dyn Place>, StoreError> {
        Ok(Arc::new(self.clone()))
    }
}
