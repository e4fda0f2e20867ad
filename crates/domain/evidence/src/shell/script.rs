//! A command line with all the ways in which it can run.

use super::call::Call;
use super::document::with_plain_document;
use super::leaf::Leaf;
use super::path::{Fact, Path};
use super::selection::Selection;
use super::trace::{Aside, Step, agreed};
use super::voice::Voice;
use super::walk;
use super::word::Word;
use crate::Reason;

/// The shell's status for a command that wrote to a pipe which nobody read any more.
const CLOSED_PIPE: u8 = 141;

/// The number of a simple command in a [`Script`].
pub(crate) type LeafId = usize;

/// A command line, analysed.
#[derive(Debug)]
pub(crate) struct Script {
    leaves: Vec<Leaf>,
    asides: Vec<(LeafId, Aside)>,
    /// Whether a substitution runs a command whose errors show up in the output.
    murmurs: bool,
    paths: Vec<Path>,
}

/// What the status of a whole program says about one of its commands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Known {
    /// It ran and ended with this status.
    Status(u8),
    /// If it ran, it ended with this status; its report shows whether it did.
    StatusIfItRan(u8),
    /// If its report tells of a failure, it ended with this status; otherwise a command that passes its output on may
    /// have failed.
    StatusIfReported(u8),
    /// It ran and failed; with which status is lost.
    Failed,
    /// Nothing.
    Hidden(Reason),
}

/// What the other commands of a line could have printed, from nothing that matters to anything at any time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Company {
    /// Nothing like a report.
    Quiet,
    /// Their own words, before the test runs.
    OwnBefore,
    /// Their own words.
    Own,
    /// Anything, but before the test runs.
    LoudBefore,
    /// Anything.
    Loud,
}

impl Known {
    /// Whether the command succeeded, if it ran; `None` when this is not known.
    fn is_success(self) -> Option<bool> {
        match self {
            Self::Status(status) | Self::StatusIfItRan(status) | Self::StatusIfReported(status) => {
                Some(status == 0)
            }
            Self::Failed => Some(false),
            Self::Hidden(_) => None,
        }
    }
}

impl Script {
    /// Analyses a command line: the script, or the reason why no status of any of its commands can be told; and
    /// whether later command lines of the same session may mean something else after it.
    pub(crate) fn analyse(text: &str) -> (Result<Self, Reason>, bool) {
        let (walked, taints_session) = walk::walk(&with_plain_document(text));
        let script = walked.map(|found| Self {
            leaves: found.leaves,
            asides: found.asides,
            murmurs: found.murmurs,
            paths: found.paths,
        });
        (script, taints_session)
    }

    pub(crate) fn leaves(&self) -> impl Iterator<Item = (LeafId, &Leaf)> {
        self.leaves.iter().enumerate()
    }

    /// What happens beside the commands, each with the number of the command that it stands at.
    pub(crate) fn asides(&self) -> &[(LeafId, Aside)] {
        &self.asides
    }

    /// For each command, whether it can have run when the shell ended with `status`; `None` for any status.
    pub(crate) fn may_have_run(&self, status: Option<u8>) -> Vec<bool> {
        let paths = self.ending_with(status);
        self.leaves()
            .map(|(id, leaf)| leaf.untold || paths.iter().any(|path| path.fact(id).is_some()))
            .collect()
    }

    /// The changes of folder that the shell leaves behind; `None` when its ways differ. `complained` tells whether the
    /// output may hold the shell's complaint about a folder that is not there, and `ran` which commands are known to have run.
    pub(crate) fn steps(&self, status: Option<u8>, complained: bool, ran: &[LeafId]) -> Option<Vec<Step>> {
        let mut paths = self.ending_with(status);
        paths.retain(|path| complained || !path.complains());
        paths.retain(|path| ran.iter().all(|id| path.fact(*id).is_some()));
        // A shell that ends early does not tell the host where it stands.
        let untold = paths.iter().any(|path| path.ended && !path.steps().is_empty());
        if untold { None } else { agreed(&paths) }
    }

    fn ending_with(&self, status: Option<u8>) -> Vec<Path> {
        let paths = self.paths.iter().cloned();
        match status {
            Some(status) => paths.filter_map(|path| path.ending_with(status)).collect(),
            None => paths.collect(),
        }
    }

    /// What the commands beside these test runs could have printed.
    pub(crate) fn company(&self, runs: &[LeafId]) -> Company {
        if self.murmurs {
            return Company::Loud;
        }
        let company = |(id, other): (LeafId, &Leaf)| match other.voice {
            _ if runs.contains(&id) => Company::Quiet,
            Voice::Quiet => Company::Quiet,
            Voice::Own if self.ends_before_all(id, other, runs) => Company::OwnBefore,
            Voice::Own => Company::Own,
            Voice::Loud if self.ends_before_all(id, other, runs) => Company::LoudBefore,
            Voice::Loud | Voice::Stored => Company::Loud,
        };
        self.leaves().map(company).max().unwrap_or(Company::Quiet)
    }

    fn ends_before_all(&self, id: LeafId, leaf: &Leaf, runs: &[LeafId]) -> bool {
        let mut later = self.leaves().filter(|(run, _)| runs.contains(run));
        later.all(|(run, other)| id < run && leaf.ends_before(other))
    }

    /// The different ways in which these commands can have ended when the shell ended with `status`.
    pub(crate) fn courses(&self, commands: &[LeafId], status: u8) -> Vec<Vec<Option<Fact>>> {
        let mut courses = Vec::new();
        for path in self.ending_with(Some(status)) {
            let course: Vec<_> = commands.iter().map(|command| path.fact(*command)).collect();
            if !courses.contains(&course) {
                courses.push(course);
            }
        }
        courses
    }

    /// Whether another command than these could have printed a report.
    pub(crate) fn others_are_loud(&self, these: &[LeafId]) -> bool {
        self.murmurs || self.leaves().any(|(id, other)| !these.contains(&id) && other.voice != Voice::Quiet)
    }

    /// The same of the commands that ran, as far as they may have.
    pub(crate) fn others_spoke(&self, these: &[LeafId], ran: &[bool]) -> bool {
        let spoke = |((id, other), ran): ((LeafId, &Leaf), &bool)| {
            *ran && !these.contains(&id) && other.voice != Voice::Quiet
        };
        self.murmurs || self.leaves().zip(ran).any(spoke)
    }

    /// Whether a command of the line shows only a part of what another prints, when all that is shown are so many lines.
    pub(crate) fn cuts_output(&self, lines: usize) -> bool {
        let cuts = |leaf: &Leaf| leaf.call.as_ref().is_ok_and(|call| cuts(call, lines));
        self.leaves.iter().any(|leaf| leaf.relays && cuts(leaf))
    }

    /// The lines that the commands behind a `|` let through.
    pub(crate) fn selections(&self) -> impl Iterator<Item = Selection> {
        let relays = self.leaves.iter().filter(|leaf| leaf.relays);
        relays.filter_map(|leaf| Some(Selection::of(leaf.call.as_ref().ok()?)?.0))
    }

    /// What is known of each command when the shell ended with `status`.
    pub(crate) fn known(&self, status: u8) -> Vec<Known> {
        // A pipe that was closed ends whoever writes to it, an `echo` too.
        if status == CLOSED_PIPE {
            return self.leaves().map(|_| Known::Hidden(Reason::Signalled)).collect();
        }
        let paths = self.ending_with(Some(status));
        let known = |(id, leaf): (LeafId, &Leaf)| {
            let known = self.known_of(id, leaf, &paths);
            // Whoever turns a status around does not ask for what it says.
            match known.is_success().filter(|_| leaf.mask == Some(Reason::Negated)) {
                Some(well) if well != (status == 0) => Known::Hidden(Reason::Negated),
                _ => known,
            }
        };
        self.leaves().map(known).collect()
    }

    fn known_of(&self, id: LeafId, leaf: &Leaf, paths: &[Path]) -> Known {
        let hidden = Known::Hidden(leaf.mask.unwrap_or(Reason::ExitMasked));
        if leaf.untold {
            return hidden;
        }
        if let Some(known) = known(id, paths) {
            return known;
        }
        let relays: Vec<LeafId> = self.leaves().filter(|(_, leaf)| leaf.relays).map(|(id, _)| id).collect();
        let relayed = |path: &&Path| {
            relays.iter().all(|relay| !matches!(path.fact(*relay), Some(Fact::NonZero | Fact::Exactly(1..))))
        };
        let paths: Vec<Path> = paths.iter().filter(relayed).cloned().collect();
        match known(id, &paths) {
            Some(Known::Status(status) | Known::StatusIfItRan(status)) if status != 0 && !leaf.relays => {
                Known::StatusIfReported(status)
            }
            _ => hidden,
        }
    }
}

/// What all ways say of a command, when they agree.
fn known(id: LeafId, paths: &[Path]) -> Option<Known> {
    let facts: Vec<Fact> = paths.iter().filter_map(|path| path.fact(id)).collect();
    let exact = |fact: &Fact| match fact {
        Fact::Zero | Fact::Exactly(0) => Some(0),
        Fact::Exactly(status) => Some(*status),
        Fact::Ran | Fact::NonZero => None,
    };
    match facts.first().map(exact) {
        Some(Some(status)) if facts.iter().all(|fact| exact(fact) == Some(status)) => {
            let always = facts.len() == paths.len();
            Some(if always { Known::Status(status) } else { Known::StatusIfItRan(status) })
        }
        Some(_) if facts.len() == paths.len() && facts.iter().all(|fact| fact.is_failure()) => {
            Some(Known::Failed)
        }
        _ => None,
    }
}

/// How many blank lines may stand at the ends of an output.
const BLANK_LINES: usize = 4;

/// Whether a command that passes on what comes in may have left some of it out, when so many lines are shown.
fn cuts(call: &Call, lines: usize) -> bool {
    match call.program.as_str() {
        // As many lines as it shows at most, or more by others; a host may take blank lines off both ends.
        "head" | "tail" => most_lines(&call.args).is_none_or(|most| lines + BLANK_LINES >= most),
        "grep" | "egrep" | "fgrep" => true,
        _ => false,
    }
}

/// How many lines `tail -5`, `tail -n 5` or `tail` show at most.
fn most_lines(args: &[Word]) -> Option<usize> {
    let words: Option<Vec<&str>> = args.iter().map(Word::literal).collect();
    let number = match words?.as_slice() {
        [] => return Some(10),
        ["-n", number] => *number,
        [option] => option.strip_prefix("-n").or_else(|| option.strip_prefix('-'))?,
        _ => return None,
    };
    // `+5` begins with the fifth line.
    if number.starts_with('+') { None } else { number.parse().ok() }
}
