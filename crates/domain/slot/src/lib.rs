//! Durable facts, and the check that a person stated them.
//!
//! A fact is stored as `stated` only with the witness [`Stated`], and there are two ways to one: the user's current
//! message holds it as a whole statement ([`Stated::quoted`], R6.4), or a person typed it as a command
//! ([`Stated::typed`]). Everything else is a claim, and the policy stages it. The caller never sets veracity.
//!
//! The flow is one line: text → [`Stated`] → screened text → [`NewFact`] → permit → [`Facts::add`].

mod fact;
mod message;
mod port;
mod stated;
mod teaching;

pub use fact::{FactRow, NewFact, RefusedFact, StoredFact, durable};
pub use message::UserMessage;
pub use port::{FactKept, Facts};
pub use stated::{NotStated, Stated};
pub use teaching::Teaching;
pub use veridical_kernel::Reach;
