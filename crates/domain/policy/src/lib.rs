//! Every way to change durable memory, who may use it, and the permit without which no store does it.
//!
//! The decision is one pure function, [`decide`]: (subject, origin, approval, context, policy) → [`Decision`].
//! Apply comes with a [`Permit`] for one mutation kind and exactly the subject it was asked for; a store method
//! takes the permit, so a route that the policy does not cover does not compile (R7.1).
//!
//! * [`Row`], [`Cell`] and [`Policy::cell`] are the table of R7.2, as data in one place; [`Policy::written`] tightens
//!   it as an operator wrote (R7.3), and [`Policy::judge`] says what it makes of every situation.
//! * [`kind`] names the mutations; the list is closed.
//! * [`Approval`] is a person's word for one subject; it turns a staged change into an applied one and never
//!   a refused one.
//! * [`pending`] is what waits for a person, from its staging to its end (R8).
//! * [`chain`] links every mutation to the one before it (R11.6).
//!
//! **Invariant:** nothing that rests on the model alone reaches apply, and whoever is trusted less gets no more
//! (checked over the whole table).

mod approval;
pub mod chain;
mod decide;
pub mod forget;
mod judge;
pub mod kind;
pub mod pending;
mod permit;
mod table;
mod written;

pub use approval::Approval;
pub use decide::{Decision, Reason, Staged, decide};
pub use judge::{Context, Outcome, Request, Situation};
pub use kind::Kind;
pub use permit::{Assurance, Permit, Receipt, Subject};
pub use table::{Cell, Policy, Row};
pub use written::{BadCell, Part, WrittenCell};
