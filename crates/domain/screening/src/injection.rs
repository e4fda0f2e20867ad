//! The injection gate (R9.4): text that gives orders to a model, poses as its host, or hides from the eye.

mod hidden;
mod leak;
mod markup;
mod mention;
mod order;
mod persistence;
mod wording;

use crate::rules::Rule;

pub(crate) use hidden::hidden;

/// The anchored rules of the gate.
pub(crate) fn rules() -> impl Iterator<Item = Rule> {
    markup::rules().chain(order::rules()).chain(leak::rules()).chain(persistence::rules())
}
