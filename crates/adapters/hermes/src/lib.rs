//! Veridical as a memory provider of Hermes Agent: protocol, server, installer and shim.

mod install;
mod lease;
pub mod protocol;
mod server;
mod surroundings;
mod turn;

pub use install::{InstallError, InstallReport, InstallStatus, Installer, Mode, Served};
pub use server::{Host, Opening, ServeError, serve};
pub use surroundings::{HOST_MARK, surroundings};
pub use turn::{BadTurn, HandedTurn, dropped_pieces, turn_of};
