//! Veridical as a memory provider of Hermes Agent: protocol, server, installer and shim.

mod turn;

pub use turn::{BadTurn, HandedTurn, dropped_pieces, turn_of};
