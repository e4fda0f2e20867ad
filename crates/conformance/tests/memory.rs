//! The reference keeps its own contract.

use std::sync::Arc;
use veridical::Storage;
use veridical_conformance::{MemoryStore, Setup, conformance_suite};

fn memory(setup: &Setup) -> Arc<dyn Storage> {
    Arc::new(MemoryStore::open(setup))
}

conformance_suite!(memory);
