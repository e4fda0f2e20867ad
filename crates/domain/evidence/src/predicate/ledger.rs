//! Which failing runs of a turn are answered by which passing ones.

use super::check::Declared;
use super::coverage::{Answer, Failed, Passed, other_command, same_command, same_tests};
use super::history::History;
use super::identity::{Exact, Identity};
use super::open::EARLIER;
use super::run::{Attempt, Kind, Moment, Run};
use crate::report::Failure;
use std::collections::HashMap;

/// How many outputs are searched for the names of failing tests. A turn with more is answered by counts alone.
const MAX_SEARCHES: usize = 64;

/// A run that judged, or an attempt whose output shows a failure.
#[derive(Debug, Clone, Copy)]
pub(super) struct Entry<'a> {
    pub(super) run: &'a Run,
    pub(super) command: &'a Identity,
    pub(super) failure: Option<&'a Failure>,
}

impl<'a> Entry<'a> {
    /// A run whose result is attested.
    pub(super) fn judged(run: &'a Run) -> Option<Self> {
        match &run.kind {
            Kind::Passed { command, .. } => Some(Self { run, command, failure: None }),
            Kind::Failed { command, failure } | Kind::Broken { command, failure, .. } => {
                Some(Self { run, command, failure: Some(failure) })
            }
            Kind::Unproven { .. } | Kind::Other { .. } => None,
        }
    }

    /// The declared check that it is, when it passed.
    pub(super) fn declared(&self) -> Option<&'a Declared> {
        match &self.run.kind {
            Kind::Passed { declared, .. } => declared.as_ref(),
            _ => None,
        }
    }

    /// The same, or a run that proves nothing but shows a failure.
    fn told(run: &'a Run) -> Option<Self> {
        match &run.kind {
            Kind::Unproven {
                attempt: Attempt { command: Some(command), shown: Some(failure), .. }, ..
            } => Some(Self { run, command, failure: Some(failure) }),
            _ => Self::judged(run),
        }
    }
}

/// Failing runs against passing runs.
#[derive(Debug, Default)]
pub(super) struct Ledger<'a> {
    /// For each passing run, the first failing run of the streak that it ended, and whether it is the same command.
    ended: HashMap<Moment, (Entry<'a>, bool)>,
    /// For each passing run, the failing runs of its own command that it answers.
    answered: HashMap<Moment, Vec<Entry<'a>>>,
    /// Failing runs that no pass answers, each with whether a pass of the same command may have lost its tests.
    open: Vec<(Entry<'a>, bool)>,
}

impl<'a> Ledger<'a> {
    /// Goes through the runs of a turn; `wanted` chooses those that judge.
    pub(super) fn of(history: &'a History<'_>, wanted: impl Fn(&Entry<'_>) -> bool) -> Self {
        let entries: Vec<Entry<'a>> =
            history.every_run().filter_map(Entry::told).filter(|entry| wanted(entry)).collect();
        let mut ledger = Self::default();
        let mut streaks: HashMap<&Exact, Vec<(Entry<'a>, bool)>> = HashMap::new();
        let mut passes: HashMap<&Exact, Entry<'a>> = HashMap::new();
        let mut searches = 0;
        for entry in &entries {
            let Some(exact) = &entry.command.exact else {
                ledger.open.extend(entry.failure.map(|_| (*entry, false)));
                continue;
            };
            // A chain of builders that all ended well answers for the whole line, and for its last one.
            let line = entry.command.line.as_ref();
            let line = line.filter(|line| streaks.get(line).is_some_and(|streak| !streak.is_empty()));
            let own = line.unwrap_or(exact);
            if entry.failure.is_some() {
                streaks.entry(own).or_default().push((*entry, false));
                continue;
            }
            passes.insert(exact, *entry);
            let pass = passed(entry, history);
            for command in entry.command.beside.iter().chain([own]) {
                let Some(streak) = streaks.get_mut(command) else { continue };
                let first = streak.first().map(|(first, _)| *first);
                let mut missing = Vec::new();
                for (failing, _) in streak.drain(..) {
                    searches += 1;
                    let look = searches <= MAX_SEARCHES;
                    let answer = failed(&failing).map(|failed| same_command(pass, failed, history, look));
                    match answer {
                        Some(Answer::Missing) => missing.push((failing, true)),
                        Some(Answer::Passes) => {
                            ledger.answered.entry(entry.run.at).or_default().push(failing);
                        }
                        Some(Answer::Unrelated) | None => {}
                    }
                }
                if missing.is_empty() {
                    ledger.ended.extend(first.map(|first| (entry.run.at, (first, true))));
                }
                *streak = missing;
            }
        }
        ledger.open.extend(streaks.into_values().flatten());
        ledger.open.sort_by_key(|(entry, _)| entry.run.at);
        ledger.answer_by_others(&passes.into_values().collect::<Vec<_>>(), history);
        ledger
    }

    /// The failing runs that no pass answers.
    pub(super) fn every_open(&self) -> impl Iterator<Item = Entry<'a>> {
        self.open.iter().map(|(entry, _)| *entry)
    }

    /// Looks for passes of other commands that answer what is still open.
    fn answer_by_others(&mut self, passes: &[Entry<'a>], history: &'a History<'_>) {
        if self.open.len().saturating_mul(passes.len()) > MAX_SEARCHES {
            return;
        }
        let mut passes = passes.to_vec();
        passes.sort_by_key(|pass| std::cmp::Reverse(pass.run.at));
        for (failing, missing) in std::mem::take(&mut self.open) {
            let answers = |pass: &&Entry<'_>| {
                pass.run.began > failing.run.at
                    && failed(&failing).is_some_and(|failing| {
                        let pass_of_it = passed(pass, history);
                        other_command(pass_of_it, failing, history) == Answer::Passes
                            || self.answered.get(&pass.run.at).into_iter().flatten().any(|known| {
                                failed(known).is_some_and(|known| {
                                    same_tests(pass_of_it, known, failing, history) == Answer::Passes
                                })
                            })
                    })
            };
            match passes.iter().find(answers) {
                Some(pass) => {
                    self.ended.entry(pass.run.at).or_insert((failing, false));
                }
                None => self.open.push((failing, missing)),
            }
        }
    }

    /// The failing run that began the streak which this pass ended, and whether it is of the same command.
    pub(super) fn ended_by(&self, pass: &Entry<'_>) -> Option<(Entry<'a>, bool)> {
        self.ended.get(&pass.run.at).copied()
    }

    /// The first failing run that no pass answers, and whether its tests may be gone.
    pub(super) fn first_open(&self) -> Option<(Entry<'a>, bool)> {
        // What an earlier turn left open is no matter of this one until a pass of the same command lacks its tests.
        let mut open = self.open.iter().filter(|(entry, missing)| *missing || entry.run.at != EARLIER);
        // A failure that nothing repeated says more than one whose tests may be gone.
        let first = open.clone().next();
        open.find(|(_, missing)| !missing).or(first).copied()
    }
}

fn passed<'a>(entry: &Entry<'a>, history: &History<'a>) -> Passed<'a> {
    let counts = match &entry.run.kind {
        Kind::Passed { counts, .. } => *counts,
        _ => None,
    };
    Passed { command: entry.command, counts, output: history.output_of(entry.run), began: entry.run.began }
}

fn failed<'a>(entry: &Entry<'a>) -> Option<Failed<'a>> {
    Some(Failed { command: entry.command, failure: entry.failure?, at: entry.run.at })
}
