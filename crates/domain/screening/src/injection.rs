//! The injection gate (R9.4): text that gives orders to a model, poses as its host, or hides from the eye.

mod combination;
mod derive;
mod feature;
mod hidden;
mod leak;
mod lexicon;
mod markup;
mod mention;
mod persistence;
mod reading;

use crate::rules::{Rule, Stretch};

pub(crate) use hidden::hidden;

/// The anchored rules of the gate.
pub(crate) fn rules() -> impl Iterator<Item = Rule> {
    markup::rules().chain(combined()).chain(leak::rules()).chain(persistence::rules())
}

/// How far around a word an order is read, in bytes.
const BEHIND: usize = 240;
const AHEAD: usize = 320;

/// The words that lead to a stretch whose features are judged together.
fn combined() -> impl Iterator<Item = Rule> {
    let stretch = Stretch::new(BEHIND, AHEAD, combination::judge);
    lexicon::anchors().into_iter().map(move |anchor| Rule::word(&anchor, &stretch))
}
