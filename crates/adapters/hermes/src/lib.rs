//! Veridical as a memory provider of Hermes Agent: protocol, server, installer and shim.
//!
//! * [`HandedTurn`] and [`turn_of`] read the host's messages as they really are into a
//!   [`Turn`](veridical::evidence::Turn).
//! * [`serve`] is one connection with a host's shim, in the [`protocol`] that docs/formats/protocol.md describes; the
//!   program gives it a [`Host`]. The lease of a host process (R8.5) is taken here.
//! * [`newest_turn`] reads a finished turn from the host's own record of its sessions, [`review`] all of them, for a
//!   person who asks.
//! * [`surroundings()`] says whether an agent host stands above this process, [`vantage`] whether a session of such a host was
//!   bound in a place.
//! * [`Installer`] puts the shim in place: `shim/` in this crate, Python of the standard library only.
//!
//! **Invariant:** nothing here decides what is kept, recalled or believed. Of the host's files the installer's alone are
//! written, and its record of sessions is read only when a person asks, or for a turn that this program has seen before.
//!
//! Ancestry is read from `/proc`. Where there is none, every command counts as below a host and no server gets a
//! lease, so that nothing is learnt there.

mod history;
mod install;
mod lease;
pub mod protocol;
mod regular;
mod server;
mod surroundings;
mod turn;
mod within;

pub use history::{EARLIER_TURNS, HistoryError, PastTurn, Review, newest_turn, review};
pub use install::{InstallError, InstallReport, InstallStatus, Installer, Mode, Served};
pub use server::{Host, Opening, ServeError, serve};
pub use surroundings::{HOST_MARK, surroundings};
pub use turn::{BadTurn, HandedTurn, turn_of};
pub use within::vantage;
