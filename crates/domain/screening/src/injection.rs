//! The injection gate (R9.4): text that gives orders to a model, poses as its host, or hides from the eye.

mod combination;
mod derive;
mod feature;
mod hidden;
mod hint;
mod leak;
mod lexicon;
mod markup;
mod mention;
mod persistence;
mod reading;

use crate::rules::Rule;

pub(crate) use feature::Features;
pub(crate) use hidden::hidden;
pub(crate) use hint::Hints;

/// The anchored rules of the gate.
pub(crate) fn rules() -> impl Iterator<Item = Rule> {
    markup::rules().chain(hint::latin()).chain(leak::rules()).chain(persistence::rules())
}

/// The signs of orders in other scripts.
pub(crate) fn script_rules() -> impl Iterator<Item = Rule> {
    hint::scripts()
}

/// Whether a word of ASCII letters may be one of an order.
pub(crate) fn is_telling(word: &str) -> bool {
    lexicon::LATIN.index().has_word(&lexicon::index::Word::new(word.as_bytes()))
}
