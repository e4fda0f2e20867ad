//! The secret gate (R9.2): credentials by their published shape, by their place, and by the name they are given.

mod apart;
mod assigned;
mod call;
mod card;
mod codes;
mod command;
mod encoded;
mod header;
mod jwk;
mod key;
mod name;
mod parts;
mod placeholder;
mod runs;
mod said;
mod shape;
mod token;
mod url;
mod value;
mod wallet;

use crate::rules::Rule;

pub(crate) use encoded::{base64_text, decoded};
pub(crate) use runs::{Run, runs};
pub(crate) use wallet::phrases;

/// The anchored rules of the gate.
pub(crate) fn rules() -> impl Iterator<Item = Rule> {
    token::rules()
        .chain(shape::rules())
        .chain(key::rules())
        .chain(jwk::rules())
        .chain(codes::rules())
        .chain(url::rules())
        .chain(header::rules())
        .chain(command::rules())
        .chain(call::rules())
        .chain(assigned::rules())
}

/// The names of secrets in other scripts than the Latin one.
pub(crate) fn script_rules() -> impl Iterator<Item = Rule> {
    said::script_rules()
}
