//! Veridical as a memory provider of Hermes Agent: protocol, server, installer and shim.

mod lease;
pub mod protocol;
mod server;
mod surroundings;
mod turn;

pub use server::{Host, Opening, ServeError, serve};
pub use surroundings::{HOST_MARK, surroundings};
pub use turn::{BadTurn, HandedTurn, dropped_pieces, turn_of};
