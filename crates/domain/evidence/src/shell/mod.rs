//! Which simple command of a command line an exit status belongs to.
//!
//! The command line is parsed as a shell program, its commands are found behind their wrappers, and every way in
//! which the program can run is followed symbolically. A command's status is attested when all ways that end with
//! the observed status agree on it.

mod builtin;
mod call;
mod compound;
#[cfg(test)]
mod differential;
mod document;
mod environment;
mod expansion;
mod launcher;
mod leaf;
mod node;
mod parse;
mod path;
mod plain;
mod planted;
mod posix;
mod python;
mod redirect;
mod script;
mod selection;
mod simple;
#[cfg(test)]
mod tests;
mod trace;
mod voice;
mod walk;
mod word;

pub(crate) use call::{Call, Entry};
pub(crate) use environment::{changes_meaning, is_name};
pub(crate) use leaf::{Extent, Leaf};
pub(crate) use parse::MAX_BYTES;
pub(crate) use path::Fact;
pub(crate) use planted::{is_planted, may_write, plants};
pub(crate) use python::is_python;
pub(crate) use script::{Company, Known, LeafId, Script};
pub(crate) use selection::Selection;
pub(crate) use trace::{Aside, Step};
pub(crate) use voice::{Voice, speaks};
pub(crate) use word::Word;
