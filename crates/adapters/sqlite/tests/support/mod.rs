#![allow(dead_code, reason = "each test binary uses its own part")]
#![expect(clippy::unwrap_used, reason = "a test that cannot be set up fails")]

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tempfile::TempDir;
use veridical::Storage;
use veridical::kernel::{TenantId, Timestamp};
use veridical_conformance::{Backend, Setup};
use veridical_sqlite::SqliteStore;

/// A folder of stores that goes away with its stores.
pub(crate) struct Files {
    folder: TempDir,
    opened: AtomicUsize,
}

impl Files {
    pub(crate) fn new() -> Self {
        Self { folder: tempfile::tempdir().unwrap(), opened: AtomicUsize::new(0) }
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }
}

impl Backend for Files {
    fn open(&self, setup: &Setup) -> Arc<dyn Storage> {
        let number = self.opened.fetch_add(1, Ordering::Relaxed);
        Arc::new(open(&self.path(&format!("{number}.db")), setup))
    }
}

pub(crate) fn open(path: &std::path::Path, setup: &Setup) -> SqliteStore {
    let clock = Arc::clone(&setup.clock);
    SqliteStore::open(path, setup.tenant.clone(), setup.key.clone(), move || clock()).unwrap()
}

/// An instant later than every sample.
pub(crate) fn now() -> Timestamp {
    "2031-01-01T00:00:00Z".parse().unwrap()
}

/// The setup that the tests of one file share.
pub(crate) fn setup() -> Setup {
    Setup::of(&TenantId::parse("profile-a").unwrap(), 1)
}

/// Moves the log of a file that nobody has open into the file.
pub(crate) fn shut(path: &std::path::Path) {
    let file = rusqlite::Connection::open(path).unwrap();
    file.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).unwrap();
}
