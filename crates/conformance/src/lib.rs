//! What every storage backend of Veridical has to do, as tests that any backend can run.
//!
//! * [`MemoryStore`] is the contract as a plain model: the reference that other backends are compared with, and a
//!   store for embedders and tests that need nothing on disk.
//! * [`laws`] holds the contract as named laws. Each is a function that opens stores of a [`Backend`] and says which
//!   promise was broken; [`conformance_suite!`] makes one test of each.
//! * [`isolation`] searches, over millions of operations, for anything that one reader is shown of another.
//! * [`samples`] obtains episodes and facts through the real gates: a trusted turn is proven, text is screened, the
//!   policy decides. There is no other way to the permit that a store asks for, not even here.
//!
//! ```
//! use std::sync::Arc;
//! use veridical_conformance::{MemoryStore, Setup, laws};
//!
//! let backend = |setup: &Setup| -> Arc<dyn veridical::Storage> { Arc::new(MemoryStore::open(setup)) };
//! assert_eq!(laws::check_all(&backend), []);
//! ```

mod breach;
pub mod isolation;
pub mod laws;

mod memory;
pub mod samples;
mod setup;

pub use breach::Breach;
pub use memory::MemoryStore;
pub use setup::{Backend, Clock, Setup};
