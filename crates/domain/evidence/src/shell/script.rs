//! A command line with all the ways in which it can run.

use super::leaf::{Leaf, Voice};
use super::path::{Fact, Path};
use super::walk;
use crate::Reason;

/// The number of a simple command in a [`Script`].
pub(crate) type LeafId = usize;

/// A command line, analysed.
#[derive(Debug)]
pub(crate) struct Script {
    leaves: Vec<Leaf>,
    paths: Vec<Path>,
}

/// What the status of a whole program says about one of its commands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Known {
    /// It ran and ended with this status.
    Status(u8),
    /// If it ran, it ended with this status; its report shows whether it did.
    StatusIfItRan(u8),
    /// Nothing.
    Hidden(Reason),
}

impl Script {
    /// Analyses a command line: the script, or the reason why no status of any of its commands can be told; and
    /// whether later command lines of the same session may mean something else after it.
    pub(crate) fn analyse(text: &str) -> (Result<Self, Reason>, bool) {
        let (walked, taints_session) = walk::walk(text);
        (walked.map(|(leaves, paths)| Self { leaves, paths }), taints_session)
    }

    pub(crate) fn leaves(&self) -> impl Iterator<Item = (LeafId, &Leaf)> {
        self.leaves.iter().enumerate()
    }

    /// Whether another command than this one could have printed a report.
    pub(crate) fn others_are_loud(&self, leaf: LeafId) -> bool {
        self.leaves().any(|(id, other)| id != leaf && other.voice == Voice::Loud)
    }

    /// What is known of each command when the shell ended with `status`.
    pub(crate) fn known(&self, status: u8) -> Vec<Known> {
        let paths: Vec<Path> =
            self.paths.iter().filter_map(|path| path.clone().ending_with(status)).collect();
        self.leaves().map(|(id, leaf)| known(id, leaf, &paths)).collect()
    }
}

fn known(id: LeafId, leaf: &Leaf, paths: &[Path]) -> Known {
    let hidden = Known::Hidden(leaf.mask.unwrap_or(Reason::ExitMasked));
    if leaf.untold {
        return hidden;
    }
    let facts: Vec<Fact> = paths.iter().filter_map(|path| path.fact(id)).collect();
    let exact = |fact: &Fact| match fact {
        Fact::Zero | Fact::Exactly(0) => Some(0),
        Fact::Exactly(status) => Some(*status),
        Fact::Ran | Fact::NonZero => None,
    };
    match facts.first().map(exact) {
        Some(Some(status)) if facts.iter().all(|fact| exact(fact) == Some(status)) => {
            if facts.len() == paths.len() { Known::Status(status) } else { Known::StatusIfItRan(status) }
        }
        _ => hidden,
    }
}
