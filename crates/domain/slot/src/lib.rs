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

mod announced;
mod change;
mod current;
mod entry;
mod fact;
mod lasting;
mod life;
mod likeness;
mod message;
mod name;
mod port;
mod revise;
mod row;
mod slot;
mod spoken;
mod stated;
mod step;
mod tag;
mod teaching;

pub use current::Current;
pub use fact::{NewFact, RefusedFact, durable, statement};
pub use life::{Admission, Alias, Life, Status, StoredStep};
pub use likeness::{Likeness, denies, likeness, likeness_keys};
pub use message::UserMessage;
pub use name::{BadSlotName, SlotName};
pub use port::{FactKept, FactPage, Facts, Revised, SlotKept, Slots, Stepped};
pub use revise::{Choice, FactReplacement, Settling, Widening};
pub use row::{FactRow, StoredFact, SuccessionRow, noted};
pub use slot::{FirstValue, Replacement, Revision, SlotChange, SlotPlace, SlotValue};
pub use stated::{NotStated, Stated};
pub use step::{Helped, NewStep, PermittedStep, Step, StepRow};
pub use tag::{Category, NotATag, Tag};
pub use teaching::Teaching;
pub use veridical_kernel::Reach;
