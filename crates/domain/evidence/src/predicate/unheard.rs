//! Runs that surely failed, though nothing tells of which tests, in front of a pass of a part.

use super::history::History;
use super::identity::{Exact, Identity};
use super::ledger::Entry;
use super::run::{Kind, Run};
use super::selection::Selection;
use super::touch::file_name;
use crate::Reason;
use crate::report::{Argument, tells_of_failure};

impl History<'_> {
    /// The last attempt before these passes that told of a failure, when all that passed since is a part of which it did
    /// not speak.
    pub(super) fn unheard<'a>(&'a self, runs: &[Entry<'a>]) -> Option<&'a Run> {
        let passes = || runs.iter().filter(|run| run.failure.is_none());
        let attempts = self.runs.iter().filter(|run| self.is_a_failing_attempt(run));
        attempts.last().filter(|attempt| {
            let said = self.said_at(attempt.at);
            let later = passes().rev().take_while(|pass| pass.run.at > attempt.at).take(MAX_PASSES);
            let mut later = later.peekable();
            let elsewhere = |pass: &Entry<'_>| {
                let same = attempted(attempt).is_some_and(|command| command.is_same(pass.command));
                let fewer = self.left_out_between(attempt.at, pass.run.began);
                if same { fewer } else { is_a_part_beside(pass.command, &attempt.attestation.command, said) }
            };
            later.peek().is_some() && later.all(elsewhere)
        })
    }

    fn is_a_failing_attempt(&self, run: &Run) -> bool {
        let Kind::Unproven { attempt, reason } = &run.kind else { return false };
        // What it shows was weighed with the runs that judged.
        let weighed = attempt.shown.is_some() && attempt.command.is_some();
        let told = || tells_of_failure(self.said_at(run.at));
        !weighed
            && !attempt.clean
            && (matches!(reason, Reason::TimedOut | Reason::CountsContradictStatus) || told())
    }
}

fn attempted(run: &Run) -> Option<&Identity> {
    match &run.kind {
        Kind::Unproven { attempt, .. } => attempt.command.as_ref(),
        _ => None,
    }
}

/// How many passes behind an attempt are looked at, the last ones.
const MAX_PASSES: usize = 16;

/// Whether a command runs but a part of the tests, and an earlier one neither named that part nor spoke of it.
fn is_a_part_beside(command: &Identity, earlier: &str, said: &str) -> bool {
    let Some(exact) = &command.exact else { return false };
    const LEAVES_OUT: [&str; 5] = ["--deselect", "--ignore", "--ignore-glob", "--exclude", "--skip"];
    let spoken_of = |argument: &Argument| argument.value().is_some_and(|value| said.contains(value));
    if exact.args.iter().any(|argument| LEAVES_OUT.contains(&argument.name()) && spoken_of(argument)) {
        return true;
    }
    let parts = parts_of(exact);
    let known = |part: &str| {
        let stem = file_name(part.split(':').next().unwrap_or(part)).split('.').next().unwrap_or(part);
        earlier.contains(part) || stem.is_empty() || holds_word(said, stem)
    };
    !parts.is_empty() && !parts.into_iter().any(known)
}

/// The words that make a call one of a part: files, names, packages.
fn parts_of(exact: &Exact) -> Vec<&str> {
    const CHOOSES: [&str; 8] =
        ["-w", "--workspace", "--filter", "-F", "-p", "--package", "--project", "--prefix"];
    let selection = Selection::of(exact);
    let is_place = |word: &str| word.contains(['.', '/']) && !word.ends_with("...") && word != ".";
    let mut parts: Vec<&str> = selection.operands.iter().copied().filter(|word| is_place(word)).collect();
    let options = exact.args.iter().filter(|argument| CHOOSES.contains(&argument.name()));
    parts.extend(selection.filters.iter().copied().chain(options).filter_map(Argument::value));
    if exact.runner.is_none() {
        let words = || selection.operands.iter();
        let chosen = words().zip(words().skip(1)).filter(|(option, _)| CHOOSES.contains(*option));
        parts.extend(chosen.map(|(_, value)| *value));
    }
    parts
}

fn holds_word(text: &str, word: &str) -> bool {
    let inside = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word).any(|(at, _)| {
        let before = text.get(..at).is_some_and(|before| before.ends_with(inside));
        !before && text.get(at + word.len()..).is_some_and(|behind| !behind.starts_with(inside))
    })
}
