//! Places for stores on disk, for the search for leaks.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tempfile::TempDir;
use veridical::Storage;
use veridical::kernel::StoreError;
use veridical_conformance::Setup;
use veridical_conformance::isolation::{Depot, Place};
use veridical_sqlite::SqliteStore;

/// A folder of its own for each store, gone when nobody holds it.
#[derive(Debug)]
pub(crate) struct Folders;

struct Folder(TempDir);

const FILE: &str = "memory.db";

impl Depot for Folders {
    fn place(&self) -> Result<Arc<dyn Place>, StoreError> {
        Ok(Arc::new(Folder(folder()?)))
    }
}

impl Place for Folder {
    fn open(&self, setup: &Setup) -> Result<Arc<dyn Storage>, StoreError> {
        let clock = Arc::clone(&setup.clock);
        let (path, tenant, key) = (self.0.path().join(FILE), setup.tenant.clone(), setup.key.clone());
        Ok(Arc::new(SqliteStore::open(&path, tenant, key, move || clock())?))
    }

    /// What lies on the disk while the store is still open: the file and its log, and not the shared memory, which ends
    /// with the processes that use it.
    fn crashed(&self) -> Result<Arc<dyn Place>, StoreError> {
        let copy = folder()?;
        for file in [FILE.to_owned(), format!("{FILE}-wal")] {
            let from: &Path = &self.0.path().join(&file);
            if from.exists() {
                std::fs::copy(from, copy.path().join(&file)).map_err(failed("copy a file"))?;
            }
        }
        Ok(Arc::new(Folder(copy)))
    }
}

/// A folder whose name has no letters by chance: answers name it, and the search takes some for those of others.
fn folder() -> Result<TempDir, StoreError> {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let name = format!("veridical-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
    tempfile::Builder::new().prefix(&name).rand_bytes(0).tempdir().map_err(failed("make a folder"))
}

fn failed(action: &'static str) -> impl Fn(std::io::Error) -> StoreError {
    move |source| StoreError::Io { action: action.to_owned(), source }
}
