//! The turn as a course of events: runs, changes, read-backs.

use super::run::{Identity, Kind, Moment, Run, is_planted, judge};
use crate::change::{Effect, Files};
use crate::report::Failure;
use crate::{Attestation, Change, FailedRun, FileWrite, Observation, PassedRun, ReadBack, Reason, Turn};
use std::collections::BTreeMap;

/// All that happened in a turn, in order.
#[derive(Debug, Default)]
pub(super) struct History {
    pub(super) attestations: Vec<Attestation>,
    pub(super) runs: Vec<Run>,
    /// Each change, with its moment.
    changes: Vec<(Moment, Change)>,
    /// Each edit, with its moment.
    edits: Vec<(Moment, Edited)>,
    /// Each written file, and the read-back of what is in it now.
    written: BTreeMap<String, Written>,
    pub(super) artifact: Option<ReadBack>,
    /// The reasons of what can be no evidence, strongest last.
    claims: Vec<Reason>,
}

/// What was edited.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Edited {
    /// This file.
    File(String),
    /// Any file of the work tree, by this command.
    Tree(String),
}

#[derive(Debug)]
struct Written {
    whole: Option<String>,
    state: Result<(), Reason>,
}

impl History {
    pub(super) fn of(turn: &Turn) -> Self {
        let mut history = Self::default();
        let mut files = Files::default();
        let mut tainted = false;
        for (at, observation) in turn.observations().iter().enumerate() {
            match observation {
                Observation::ProcessExit(exit) => {
                    history.ended(judge(at, exit, &mut tainted), &mut files);
                }
                Observation::FileWrite(write) => {
                    tainted |= is_planted(&write.path);
                    history.changes.push(((at, 0), files.write(write)));
                    history.wrote((at, 0), write);
                }
                Observation::FileRead(read) => {
                    files.read(read);
                    if read.whole {
                        history.read(&read.path, read.content.as_deref());
                    }
                }
                Observation::BackgroundStart { command, .. } => history.started(command),
                other => history.claims.extend(claim(other)),
            }
        }
        history
    }

    fn ended(&mut self, run: Run, files: &mut Files<'_>) {
        for (moment, text, effect, sure) in &run.effects {
            match effect {
                Effect::Edits(paths) => {
                    for path in paths {
                        files.forget(path);
                        self.touched(path);
                        self.edits.push((*moment, Edited::File(path.clone())));
                    }
                }
                Effect::Tree => self.edits.push((*moment, Edited::Tree(text.clone()))),
                Effect::Packages(_) | Effect::State => {}
            }
            if *sure {
                let change = match effect {
                    Effect::Packages(change) => change.clone(),
                    Effect::Edits(_) | Effect::Tree | Effect::State => Change::Command(text.clone()),
                };
                self.changes.push((*moment, change));
            }
        }
        self.attestations.push(run.attestation.clone());
        self.runs.push(run);
    }

    fn started(&mut self, command: &str) {
        self.attestations.push(Attestation {
            command: command.to_owned(),
            exit_code: None,
            attested: None,
            reason: Reason::BackgroundStart,
        });
        self.claims.push(Reason::BackgroundStart);
    }

    fn wrote(&mut self, at: Moment, write: &FileWrite) {
        self.edits.push((at, Edited::File(write.path.clone())));
        let written = Written { whole: write.whole.clone(), state: Err(Reason::NoReadBack) };
        self.written.insert(write.path.clone(), written);
    }

    /// A command changed a file: what was written there before may be gone.
    fn touched(&mut self, path: &str) {
        for (_, written) in self.written.iter_mut().filter(|(known, _)| same_file(known, path)) {
            *written = Written { whole: None, state: Err(Reason::NoReadBack) };
        }
    }

    fn read(&mut self, path: &str, content: Option<&str>) {
        let (Some(written), Some(content)) = (self.written.get_mut(path), content) else { return };
        let Some(whole) = &written.whole else { return };
        written.state = if whole == content { Ok(()) } else { Err(Reason::ReadBackDiffers) };
        if written.state.is_ok() {
            self.artifact = Some(ReadBack { path: path.to_owned(), bytes: content.len() });
        }
    }

    /// Whether every written file holds what was written; the reason of the first that does not.
    pub(super) fn read_back(&self) -> Option<Result<(), Reason>> {
        let states = || self.written.values().map(|written| written.state);
        let refused = states().find_map(Result::err);
        (!self.written.is_empty()).then(|| refused.map_or(Ok(()), Err))
    }

    /// What changed after one moment and before another.
    pub(super) fn changes_between(&self, from: Option<Moment>, to: Option<Moment>) -> Vec<Change> {
        let inside = |at: Moment| from.is_none_or(|from| at > from) && to.is_none_or(|to| at < to);
        let mut found: Vec<Change> = Vec::new();
        for (_, change) in self.changes.iter().filter(|(at, _)| inside(*at)) {
            if !found.contains(change) {
                found.push(change.clone());
            }
        }
        found
    }

    /// Files that were edited after a moment, and commands that may have edited any.
    pub(super) fn edited_after(&self, moment: Moment) -> Vec<String> {
        let mut found: Vec<String> = Vec::new();
        for edited in self.edits_after(moment) {
            let (Edited::File(name) | Edited::Tree(name)) = edited;
            if !found.contains(name) {
                found.push(name.clone());
            }
        }
        found
    }

    /// Whether edits after a passing run touch what it proved: the changes before it, or, when there are none,
    /// anything at all.
    pub(super) fn undermined(&self, changes: &[Change], moment: Moment) -> bool {
        let changed: Vec<&str> = changes.iter().filter_map(path_of).collect();
        self.edits_after(moment).any(|edited| match edited {
            Edited::Tree(_) => true,
            Edited::File(path) => changed.is_empty() || changed.iter().any(|known| same_file(known, path)),
        })
    }

    fn edits_after(&self, moment: Moment) -> impl Iterator<Item = &Edited> {
        self.edits.iter().filter(move |(at, _)| *at > moment).map(|(_, edited)| edited)
    }

    /// The strongest of what can be no evidence.
    pub(super) fn claim(&self) -> Option<Reason> {
        self.claims.iter().copied().max_by_key(|reason| strength(*reason))
    }
}

fn path_of(change: &Change) -> Option<&str> {
    match change {
        Change::File { path, .. } | Change::Setting { file: path, .. } => Some(path),
        Change::Command(_) | Change::Package { .. } => None,
    }
}

/// Whether two spellings can name one file: a host resolves paths, a command line does not.
fn same_file(one: &str, other: &str) -> bool {
    let (one, other) = (one.trim_start_matches("./"), other.trim_start_matches("./"));
    let ends = |long: &str, short: &str| long.strip_suffix(short).is_some_and(|folder| folder.ends_with('/'));
    one == other || ends(one, other) || ends(other, one)
}

fn claim(observation: &Observation) -> Option<Reason> {
    Some(match observation {
        Observation::DelegatedReport => Reason::DelegatedReport,
        Observation::Untrusted { .. } => Reason::UntrustedSource,
        Observation::Opaque { .. } => Reason::OpaqueResult,
        Observation::MemoryOutput { .. } => Reason::MemoryOutput,
        Observation::Warned { .. } => Reason::ToolWarning,
        Observation::ToolError { .. } => Reason::ToolError,
        Observation::ApiResponse { .. } => Reason::NoPredicate,
        _ => return None,
    })
}

/// Which of several reasons says most about why nothing is proven.
fn strength(reason: Reason) -> usize {
    const ORDER: [Reason; 8] = [
        Reason::ToolError,
        Reason::ToolWarning,
        Reason::MemoryOutput,
        Reason::OpaqueResult,
        Reason::NoPredicate,
        Reason::UntrustedSource,
        Reason::DelegatedReport,
        Reason::BackgroundStart,
    ];
    ORDER.iter().position(|known| *known == reason).unwrap_or(0)
}

pub(super) fn failed_run(command: &Identity, failure: &Failure) -> FailedRun {
    FailedRun {
        command: command.text.clone(),
        exit_code: command.exit_code.into(),
        signature: failure.signature.clone(),
        failing_tests: failure.tests.clone(),
        summary: failure.summary.clone(),
    }
}

pub(super) fn passed_run(kind: &Kind) -> Option<PassedRun> {
    match kind {
        Kind::Passed { command, counts, summary } => Some(PassedRun {
            command: command.text.clone(),
            exit_code: command.exit_code.into(),
            report: *counts,
            summary: summary.clone(),
        }),
        _ => None,
    }
}
