//! Which simple command of a command line an exit status belongs to.
//!
//! The command line is parsed as a shell program, its commands are found behind their wrappers, and every way in
//! which the program can run is followed symbolically. A command's status is attested when all ways that end with
//! the observed status agree on it.

mod call;
#[cfg(all(test, unix))]
mod differential;
mod environment;
mod leaf;
mod parse;
mod path;
mod script;
mod simple;
#[cfg(test)]
mod tests;
mod walk;
mod word;

pub(crate) use call::{Call, Entry, is_python};
pub(crate) use leaf::Leaf;
pub(crate) use script::{Known, LeafId, Script};
pub(crate) use word::{Value, Word};

/// A command in the form in which two runs of it compare equal: free of path prefixes, of the values of environment
/// variables, and of counts (R4.5).
#[must_use]
pub fn normalise_command(command: &str) -> String {
    command.split_whitespace().collect::<Vec<_>>().join(" ")
}
