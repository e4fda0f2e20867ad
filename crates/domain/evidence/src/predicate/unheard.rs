//! Runs that surely failed, though nothing tells of which tests, or that never told their end, in front of a pass of a
//! part.

use super::history::History;
use super::identity::{Exact, Identity};
use super::ledger::Entry;
use super::run::{Kind, Moment, Run};
use super::selection::Selection;
use super::touch::file_name;
use crate::Reason;
use crate::report::{Argument, Effect, looks_like_tests, tells_of_failure};
use std::collections::HashSet;

impl<'a> History<'a> {
    /// The command of the last attempt before these passes that told of a failure or never told its end, when all that
    /// passed since is a part of which it did not speak.
    pub(super) fn unheard<'r>(&'r self, runs: &[Entry<'r>]) -> Option<&'r str> {
        self.failed_unheard(runs).or_else(|| self.never_ended(runs))
    }

    fn failed_unheard<'r>(&'r self, runs: &[Entry<'r>]) -> Option<&'r str> {
        let (attempt, told) =
            self.runs.iter().rev().find_map(|run| Some((run, self.is_a_failing_attempt(run)?)))?;
        let spoken = Spoken::of(&attempt.attestation.command, self.said_at(attempt.at));
        let elsewhere = |pass: &Entry<'_>| {
            if attempted(attempt).is_some_and(|command| command.is_same(pass.command)) {
                return self.left_out_between(attempt.at, pass.run.began);
            }
            match told {
                Told::OfAFailure
                    if sets_other(&attempt.attestation.command, &pass.run.attestation.command) =>
                {
                    true
                }
                Told::OfAFailure => spoken.is_beside(pass.command),
                Told::OfNothing => self.is_unasked(pass, &spoken),
            }
        };
        all_after(attempt.at, runs, elsewhere).then_some(attempt.attestation.command.as_str())
    }

    /// A run that was started in the background and of which nothing was heard.
    fn never_ended<'r>(&'r self, runs: &[Entry<'r>]) -> Option<&'r str> {
        let watches =
            |line: &str| line.contains("watch") || (line.contains("vitest") && !line.contains(" run"));
        let open = self.unended().iter().rev().filter(|(_, line)| looks_like_tests(line) && !watches(line));
        let beside =
            |line: &str, at: Moment| all_after(at, runs, |pass| self.is_unasked(pass, &Spoken::of(line, "")));
        open.map(|(at, line)| (*line, *at)).find(|(line, at)| beside(line, *at)).map(|(line, _)| line)
    }

    /// Whether a pass is of a part that neither an attempt nor the user spoke of.
    fn is_unasked(&self, pass: &Entry<'_>, spoken: &Spoken<'_>) -> bool {
        let user = self.user();
        spoken.is_beside(pass.command) && !parts_of(pass.command).iter().any(|part| part.is_in(user))
    }

    fn is_a_failing_attempt(&self, run: &Run) -> Option<Told> {
        let Kind::Unproven { attempt, reason } = &run.kind else { return None };
        // What it shows was weighed with the runs that judged.
        let weighed = attempt.shown.is_some() && attempt.command.is_some();
        if weighed || attempt.clean {
            return None;
        }
        let (line, said) = (&run.attestation.command, self.said_at(run.at));
        match reason {
            _ if tells_of_failure(said) || counts_failures(line, said) => Some(Told::OfAFailure),
            Reason::CountsContradictStatus => Some(Told::OfAFailure),
            Reason::TimedOut | Reason::Killed if looks_like_tests(line) => Some(Told::OfNothing),
            _ => None,
        }
    }
}

/// What an attempt told before it ended.
#[derive(Clone, Copy)]
enum Told {
    OfAFailure,
    OfNothing,
}

/// Whether a line sets something in front of its command that another one does not: `GOFLAGS=-tags=x go test`,
/// `env $(cat .env) pytest`.
fn sets_other(failed: &str, passed: &str) -> bool {
    const SHOWS: [&str; 6] = ["RUST_BACKTRACE", "FORCE_COLOR", "NO_COLOR", "CI", "PYTHONUNBUFFERED", "TERM"];
    let mut words = failed.split_whitespace().skip_while(|word| *word == "env");
    let set = words.next().filter(|word| word.starts_with('$') || word.contains('='));
    let name = |word: &str| word.split('=').next().map(str::to_owned).unwrap_or_default();
    set.is_some_and(|word| !SHOWS.contains(&name(word).as_str()) && !passed.contains(word))
}

/// Whether there are passes after a moment, and all of the last ones are of a kind.
pub(super) fn all_after(moment: Moment, runs: &[Entry<'_>], kind: impl Fn(&Entry<'_>) -> bool) -> bool {
    let passes = runs.iter().rev().filter(|run| run.failure.is_none());
    let mut later = passes.take_while(|pass| pass.run.at > moment).take(MAX_PASSES).peekable();
    later.peek().is_some() && later.all(kind)
}

/// Whether a line counts the failures that it looks for, and found some: `pytest | grep -c FAILED`.
fn counts_failures(line: &str, said: &str) -> bool {
    let counts = line.contains("| wc -l") || line.contains("grep -c");
    counts && tells_of_failure(line) && said.trim().parse::<u64>().is_ok_and(|count| count > 0)
}

fn attempted(run: &Run) -> Option<&Identity> {
    match &run.kind {
        Kind::Unproven { attempt, .. } => attempt.command.as_ref(),
        _ => None,
    }
}

/// How many passes behind an attempt are looked at, the last ones.
const MAX_PASSES: usize = 16;

/// What an attempt spoke of: its own words and what it printed.
pub(super) struct Spoken<'a> {
    line: &'a str,
    said: &'a str,
    failing: Failing<'a>,
}

impl<'a> Spoken<'a> {
    pub(super) fn of(line: &'a str, said: &'a str) -> Self {
        Self { line, said, failing: Failing::of(said) }
    }

    /// Whether a command runs but a part of the tests, and the attempt neither named that part nor spoke of it.
    pub(super) fn is_beside(&self, command: &Identity) -> bool {
        const LEAVES_OUT: [&str; 5] = ["--deselect", "--ignore", "--ignore-glob", "--exclude", "--skip"];
        let Some(exact) = &command.exact else { return false };
        let spoken_of = |argument: &Argument| argument.value().is_some_and(|value| self.said.contains(value));
        if exact.args.iter().any(|argument| LEAVES_OUT.contains(&argument.name()) && spoken_of(argument)) {
            return true;
        }
        let parts = parts_of(command);
        let known = |part: &Part<'_>| self.line.contains(part.text()) || self.failing.speaks_of(part);
        !parts.is_empty() && !parts.iter().any(known)
    }
}

/// What an output says of where it failed.
enum Failing<'a> {
    /// In these files or packages, by lines of their own: `FAILED tests/test_a.py::test_x`, `FAIL ./a.test.js`.
    Named(Vec<&'a str>),
    /// Somewhere in it.
    Somewhere(&'a str),
}

impl<'a> Failing<'a> {
    fn of(said: &'a str) -> Self {
        let named = |marks: &'static [&'static str]| {
            said.lines().filter_map(move |line| {
                let mut words = line.split_whitespace();
                let marked = words.next().is_some_and(|word| marks.contains(&word));
                words.next().filter(|word| marked && word.contains(['.', '/', ':']))
            })
        };
        let failed: Vec<&str> = named(&["FAILED", "FAIL", "ERROR"]).collect();
        if failed.is_empty() {
            return Self::Somewhere(said);
        }
        // Of two files of one name, in two folders, nothing tells which.
        let passed: HashSet<&str> = named(&["PASS"]).collect();
        Self::Named(failed.into_iter().filter(|name| !passed.contains(name)).collect())
    }

    fn speaks_of(&self, part: &Part<'_>) -> bool {
        match self {
            Self::Named(names) => names.iter().any(|name| part.is_in(name)),
            Self::Somewhere(said) => part.is_in(said),
        }
    }
}

/// What makes a call one of a part of the tests.
enum Part<'a> {
    /// A file, a folder or a package.
    Place(&'a str),
    /// A word that the names of its tests hold.
    Filter(&'a str),
}

impl<'a> Part<'a> {
    fn text(&self) -> &'a str {
        match self {
            Self::Place(text) | Self::Filter(text) => text,
        }
    }

    /// Whether a text speaks of it by the name that people and reports give it.
    fn is_in(&self, text: &str) -> bool {
        let stem = |place: &'a str| {
            file_name(place.split(':').next().unwrap_or(place)).split('.').next().unwrap_or(place)
        };
        match self {
            Self::Place(place) => stem(place).is_empty() || holds_word(text, stem(place)),
            Self::Filter(filter) => text.contains(filter),
        }
    }
}

/// The words that make a command one of a part: files, names, packages. A task has them from the run that it starts, too.
fn parts_of(command: &Identity) -> Vec<Part<'_>> {
    let started = command.started().filter(|started| Some(*started) != command.exact.as_ref());
    command.exact.iter().chain(started).flat_map(parts_of_call).collect()
}

fn parts_of_call(exact: &Exact) -> Vec<Part<'_>> {
    const CHOOSES: [&str; 8] =
        ["-w", "--workspace", "--filter", "-F", "-p", "--package", "--project", "--prefix"];
    let selection = Selection::of(exact);
    let is_place = |word: &str| word.contains(['.', '/']) && !word.ends_with("...") && word != ".";
    let operands = || selection.operands.iter().copied();
    let places = operands().filter(|word| is_place(word)).map(Part::Place);
    // To pytest `-p` names a plugin.
    let chooses = |argument: &&Argument| {
        CHOOSES.contains(&argument.name()) && !(argument.name() == "-p" && exact.runner == Some("pytest"))
    };
    let options = exact.args.iter().filter(chooses).filter_map(Argument::value).map(Part::Place);
    let filters = selection.filters.iter().filter_map(|argument| {
        let narrows = argument.effect() == Some(Effect::Narrows);
        argument.value().map(if narrows { Part::Filter } else { Part::Place })
    });
    let mut parts: Vec<Part<'_>> = places.chain(filters).chain(options).collect();
    if exact.runner.is_none() {
        let chosen = operands().zip(operands().skip(1)).filter(|(option, _)| CHOOSES.contains(option));
        parts.extend(chosen.map(|(_, value)| Part::Place(value)));
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

#[cfg(test)]
mod tests;
