//! SQLite storage for Veridical: one owner-only file a profile.
//!
//! [`SqliteStore`] implements every storage port. A writer thread owns the one writing connection and a few reader
//! threads own the others; callers wait on a channel, so no async runtime is needed and none is blocked.
//!
//! Code map, from the outside in:
//!
//! * `store` opens and closes; `ports` and `places` hand each port's call to a thread; `threads` are those threads.
//! * `file` and `connection` guard the way to the file: nothing is written to one that is not this profile's own.
//! * `schema` makes a new file, `migrate` brings an older one there; both run the same `migrations`, in order.
//! * `write` holds each mutation as one transaction; `rows` how rows are written and read back; `index` keeps what
//!   recall searches and `candidates` asks it.
//! * `check` compares all of it with itself.
//!
//! **Invariants:** an answered write is on disk (WAL, `synchronous = FULL`); every mutation appends its link of the
//! chain in its own transaction; reading connections cannot write; every read filters by scope inside the query; no
//! row is taken for verified or stated without its seal.
//!
//! The file's format is described in `docs/formats/schema.md`.

mod candidates;
mod check;
mod connection;
mod erasure;
mod error;
mod file;
mod index;
mod migrate;
mod places;
mod ports;
mod postings;
mod rows;
mod schema;
mod store;
mod threads;
mod write;

pub use check::{FlawKind, UNWATCHED};
pub use file::take_name;
pub use store::SqliteStore;
