//! Durable facts and slots, and the check that a person stated them.
//!
//! A fact is stored as `stated` only with the witness [`Stated`], and there are two ways to one: the user's current
//! message holds it as a whole statement ([`Stated::quoted`], R6.4), or a person typed it as a command
//! ([`Stated::typed`]). Everything else is a claim, and the policy stages it. The caller never sets veracity.
//!
//! The flow is one line: text → [`Stated`] → screened text → [`NewFact`] → permit → [`Facts::add`].
//!
//! A slot is a [`SlotName`] with exactly one live value, which is a fact too. A value takes the way of a fact, and says
//! on the way what it expects to find there: [`SlotValue`] → [`SlotChange`] → permit → [`Slots::set`] for an empty slot,
//! [`Slots::supersede`] for one whose live value has the expected [`Revision`].

mod change;
mod fact;
mod message;
mod name;
mod port;
mod row;
mod slot;
mod stated;
mod teaching;

pub use fact::{NewFact, RefusedFact, durable};
pub use message::UserMessage;
pub use name::{BadSlotName, SlotName};
pub use port::{FactKept, Facts, SlotKept, Slots};
pub use row::{FactRow, StoredFact, SuccessionRow};
pub use slot::{FirstValue, Replacement, Revision, SlotChange, SlotPlace, SlotValue};
pub use stated::{NotStated, Stated};
pub use teaching::Teaching;
pub use veridical_kernel::Reach;
