//! Whether the told lines are those of the scripts that were called, where a script could print one too.
//!
//! A call tells one script, and those that stand before and behind it by their names. What is told beyond that was
//! printed by a script.

use super::{MAX_TOLD, Told};
use crate::report::rows;
use crate::shell::{Call, speaks};

/// Calls of scripts, and what was told of them so far.
#[derive(Debug, Default)]
pub(super) struct Calls {
    /// How many calls were not told of yet.
    open: usize,
    /// Scripts that run with one that was told of.
    due: Vec<Due>,
    /// Whether a line was told that nothing called, by a runner that does not name what it runs.
    beyond: bool,
    /// Whether a command that could print anything was told.
    loud: bool,
    /// The same, in front of a test run.
    loud_before: bool,
    /// Whether a line that was told is surely, or may be, that of a script.
    forged: bool,
}

/// A script that runs behind another, by its name.
#[derive(Debug)]
struct Due {
    name: String,
    /// Whether the script before it may have printed its line.
    doubtful: bool,
}

/// What a told line does.
#[derive(Debug, Clone, Copy)]
pub(super) struct Deeds {
    /// How many scripts it calls.
    pub(super) calls: usize,
    /// Whether it runs tests.
    pub(super) tests: bool,
    /// Whether another of its commands could print anything.
    pub(super) loud: bool,
}

impl Calls {
    pub(super) fn new(calls: usize) -> Self {
        Self { open: calls, ..Self::default() }
    }

    /// Takes in the next told line.
    pub(super) fn hear(&mut self, told: &Told<'_>, deeds: Deeds) {
        let deeds = Deeds { loud: deeds.loud || prompts(&told.line), ..deeds };
        match &told.task {
            Some(name) => self.hear_named(name, told, deeds),
            None => self.hear_unnamed(deeds),
        }
    }

    /// Whether a script may have printed one of the lines.
    pub(super) fn may_be_forged(&self) -> bool {
        self.forged || (self.beyond && self.loud_before)
    }

    fn hear_named(&mut self, name: &str, told: &Told<'_>, deeds: Deeds) {
        let due = self.due.iter().position(|due| due.name == name).map(|at| self.due.swap_remove(at));
        match &due {
            Some(due) => self.forged |= due.doubtful && (deeds.tests || deeds.calls > 0),
            None if self.open > 0 => self.open -= 1,
            None => {
                self.forged = true;
                return;
            }
        }
        self.open += deeds.calls;
        self.due.push(Due { name: format!("post{name}"), doubtful: deeds.loud });
        if let (None, Some(main)) = (due, name.strip_prefix("pre")) {
            let doubtful = deeds.loud && (shows_a_report(&told.line) || shows_a_report(told.output));
            self.due.push(Due { name: main.to_owned(), doubtful });
        }
    }

    /// Without names, only their number tells those that stand before and behind another from what a script printed.
    fn hear_unnamed(&mut self, deeds: Deeds) {
        match self.open.checked_sub(1) {
            Some(open) => self.open = open + deeds.calls,
            None => self.beyond = true,
        }
        self.loud_before |= deeds.tests && self.loud;
        self.loud |= deeds.loud;
    }
}

/// A longer text is not looked through, and counts as one that shows anything.
const MAX_LOOK: usize = 64 * 1024;

/// Whether a text has words of a report, or what begins like a told line.
fn shows_a_report(text: &str) -> bool {
    text.len() > MAX_LOOK || speaks(text) || prompts(text)
}

/// Whether a text shows, or holds between quotes, what begins like a told line.
fn prompts(text: &str) -> bool {
    let mut pieces = rows(text).flat_map(|row| row.split(['\'', '"'])).flat_map(|piece| piece.split("\\n"));
    pieces.any(|piece| piece.starts_with("> ") || piece.starts_with("$ "))
}

/// How many scripts are called by a program that calls one after the other and stops at the first that fails; 0 when
/// it is another program, or may do it otherwise.
pub(super) fn in_sequence(call: &Call) -> usize {
    let plain = call.args.iter().all(|word| !word.raw.starts_with('-'));
    match call.program.as_str() {
        "run-s" | "npm-run-all" if plain && call.args.iter().any(|word| word.raw.contains('*')) => MAX_TOLD,
        "run-s" | "npm-run-all" if plain => call.args.len(),
        _ => 0,
    }
}
