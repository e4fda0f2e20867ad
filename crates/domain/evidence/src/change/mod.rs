//! What changed between two moments of a turn: files, packages, settings, commands.

mod command;
mod credit;
mod file;
mod idle;
mod looks;
mod printed;
#[cfg(test)]
mod tests;

pub(crate) use command::{Effect, effect};
pub(crate) use credit::credited;
pub(crate) use file::{Files, changed_lines};
pub(crate) use idle::left_alone;
pub(crate) use looks::{only_looks, runs_hooks};
pub(crate) use printed::printed;
