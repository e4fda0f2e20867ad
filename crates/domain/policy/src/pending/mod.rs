//! What waits for a person: from its staging to its end (R8).
//!
//! [`decide`](crate::decide) → [`Staged`](crate::Staged) → [`NewPending`] → [`PendingMutations::stage`]; then a person's
//! word: [`Order`] or a command at a terminal → [`Person::resolves`] → [`PendingMutations::claim`] → [`Claimed`], whose
//! draft goes through every gate again → [`Claimed::decide`] → the permit of the mutation itself, and [`Open`] →
//! [`Conclusion`] → [`PendingMutations::conclude`].
//!
//! * A [`Proposal`] is what would change; in what was read back it is plain text, with no way to a store but the gates.
//! * Its id is a keyed hash of all that it is, so an id names exactly one content, and a row that was edited does not
//!   fit its id.
//! * Content stays only while it waits. With the claim, or any other end, it goes, and what is left says what became of
//!   it.
//!
//! **Invariant:** an id takes effect at most once: a claim is one step of the store, and nothing leads back from it.

mod claim;
mod fact_change;
mod filling;
mod gone;
mod new;
mod port;
mod proposal;
mod resolve;
mod row;

pub use claim::{Claimed, Conclusion, Open};
pub use fact_change::FactChange;
pub use filling::Filling;
pub use gone::Gone;
pub use new::{LONGEST, MOST_OF_A_SESSION, MOST_WAITING, NewPending, Placement, TooLong, place};
pub use port::{Claim, PendingMutations, Rejection, Staging};
pub use proposal::{Item, Proposal, Proposed};
pub use resolve::{Order, Person, Resolution, SHOWN, Sweep, Verb};
pub use row::{End, NotWaiting, Outcome, PendingRow, Standing, StoredPending};

#[cfg(test)]
mod tests;
