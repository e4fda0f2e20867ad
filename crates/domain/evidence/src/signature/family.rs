//! Which programs name their failures, and in which order their words count.

use super::{
    FailureSignature, abort, build, client, complaint, go, java, javascript, perl, php, pointed, python,
    ruby, rust, shell,
};
use crate::report::Lines;

/// A family of programs that name a failure in one way.
pub(super) struct Family {
    /// Which of several failures the program died of.
    pub(super) decides: Decides,
    /// What the failure says that this line begins, or is decided by.
    pub(super) read: fn(&Page<'_>, usize) -> Option<FailureSignature>,
}

/// Which of several failures of one family decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Decides {
    /// The first: a compiler's later errors often follow from it.
    First,
    /// The last: what came before was survived.
    Last,
}

/// What names the fault of the program itself, those first whose words say more: a compiler's over an exception's.
const PROGRAMS: &[Family] = &[
    rust::COMPILER,
    pointed::ERRORS,
    abort::LINKER,
    java::TRACE,
    rust::PANIC,
    go::PANIC,
    python::TRACEBACK,
    javascript::THROWN,
    ruby::RAISED,
    php::FATAL,
    abort::ABORT,
    perl::DIED,
    pointed::FINDINGS,
    pointed::LISTED,
    complaint::UNFORMATTED,
    complaint::CONFIGURED,
    complaint::MALFORMED,
    shell::NOT_FOUND,
    shell::SCRIPT,
];

/// What tools say around the programs that they run, and what small programs say of themselves.
const TOOLS: &[Family] = &[
    client::DATABASE,
    client::TRANSFER,
    build::PIP,
    build::NPM,
    build::MAVEN,
    build::COMPOSER,
    shell::TOLD,
    shell::LOGGED,
    client::PLAIN,
    shell::COMPLAINT,
    pointed::WARNINGS,
    build::MAKE,
];

/// What an output that is no test report says the program died of.
pub(super) fn of_output(lines: &Lines<'_>) -> Option<FailureSignature> {
    let page = Page::of(lines.iter());
    page.first_of(PROGRAMS).or_else(|| page.first_of(TOOLS))
}

/// The same, of what a program's own fault is.
pub(super) fn of_fault(lines: &Lines<'_>) -> Option<FailureSignature> {
    Page::of(lines.iter()).first_of(PROGRAMS)
}

/// What a checker complains of, whether or not its status tells.
pub(super) fn of_complaint(lines: &Lines<'_>) -> Option<FailureSignature> {
    const CHECKERS: &[Family] = &[
        rust::COMPILER,
        pointed::ERRORS,
        pointed::FINDINGS,
        pointed::LISTED,
        complaint::UNFORMATTED,
        complaint::CONFIGURED,
    ];
    Page::of(lines.iter()).first_of(CHECKERS)
}

/// What no program prints that ends well: a compiler's errors, panics and tracebacks.
pub(super) fn of_death(lines: &Lines<'_>) -> Option<FailureSignature> {
    Page::of(lines.iter()).first_of(&[rust::COMPILER, rust::PANIC, python::TRACEBACK])
}

/// The lines of an output.
pub(super) struct Page<'a> {
    lines: Vec<&'a str>,
}

/// How far a reader looks from a line: what belongs to a failure stands near.
const NEAR: usize = 240;

impl<'a> Page<'a> {
    pub(super) fn of(lines: impl Iterator<Item = &'a str>) -> Self {
        /// How many lines are looked at, from the beginning and again from the end.
        const MAX_LINES: usize = 8192;
        let mut lines: Vec<&str> = lines.map(without_margin).collect();
        if let Some(tail) = lines.len().checked_sub(MAX_LINES).filter(|tail| *tail > MAX_LINES) {
            lines.drain(MAX_LINES..tail);
        }
        Self { lines }
    }

    /// What the first of these families says that says anything.
    fn first_of(&self, families: &[Family]) -> Option<FailureSignature> {
        families.iter().find_map(|family| self.decided(family))
    }

    /// What decides among all that programs of a family say.
    pub(super) fn decided(&self, family: &Family) -> Option<FailureSignature> {
        let read = |at| (family.read)(self, at);
        match family.decides {
            Decides::First => (0..self.lines.len()).find_map(read),
            Decides::Last => (0..self.lines.len()).rev().find_map(read),
        }
    }

    /// A line; an empty one where there is none.
    pub(super) fn line(&self, at: usize) -> &'a str {
        self.lines.get(at).copied().unwrap_or_default()
    }

    /// The lines behind one, downwards.
    pub(super) fn below(&self, at: usize) -> impl Iterator<Item = &'a str> + Clone {
        self.lines.iter().copied().skip(at + 1).take(NEAR)
    }

    /// The lines before one, upwards.
    pub(super) fn above(&self, at: usize) -> impl Iterator<Item = &'a str> + Clone {
        let above = self.lines.get(..at).unwrap_or_default();
        above.iter().rev().copied().take(NEAR)
    }
}

/// A line without what a build of images writes before it: `#8 0.331 `.
fn without_margin(line: &str) -> &str {
    let behind = || {
        let (step, rest) = line.strip_prefix('#')?.split_once(' ')?;
        let (seconds, rest) = rest.split_once(' ')?;
        let counted = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit() || b == b'.');
        (counted(step) && counted(seconds) && seconds.contains('.')).then_some(rest)
    };
    behind().unwrap_or(line)
}
