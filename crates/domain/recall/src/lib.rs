//! Query analysis, scoring, gates and rendering of what memory gives back.
//!
//! A recall runs in one direction: any text becomes a [`Query`]; a store answers it with a [`Pool`] of candidates
//! that it filtered by [`Scope`](veridical_kernel::Scope) before anything else (R5.5); [`rank`] scores them the
//! same way for every store; [`recall_gate`] or the stricter [`prefetch_gate`] decides what may be shown; and
//! [`render`] writes it as fenced, bounded data (R1.4, R10.6).
//!
//! **Invariant:** pure. No I/O, no clock, no randomness; the same input ranks and renders the same.

mod gate;
mod item;
mod pool;
mod query;
mod rank;
mod render;
#[cfg(test)]
mod shelf;
mod signals;
mod stop;
mod text;

pub use gate::{Abstention, Mode, Seen, Selection, prefetch_gate, recall_gate};
pub use item::{Candidate, Failure, Form, ItemKind, ItemRef, ItemScope, Status};
pub use pool::{Admit, CANDIDATE_LIMIT, Candidates, FAILURE_LIMIT, Filter, Matches, Pool, TermStatistics};
pub use query::{MOST_FAILURES, MOST_TERMS, Query, Term, TermClass};
pub use rank::{Factor, FactorKind, Ranked, rank};
pub use render::render;
pub use signals::Signals;
pub use text::{LONGEST_TOKEN, MOST_TOKENS, tokens};
