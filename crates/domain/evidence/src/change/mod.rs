//! What changed between two moments of a turn: files, packages, settings, commands.

mod command;
mod file;

pub(crate) use command::{Effect, effect};
pub(crate) use file::Files;
