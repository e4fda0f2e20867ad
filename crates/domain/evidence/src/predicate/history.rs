//! The turn as a course of events: runs, changes, read-backs.

use super::run::{Identity, Kind, Moment, Run, judge};
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
    /// Each edited file, or the command that may have edited any, with its moment.
    edits: Vec<(Moment, String)>,
    /// Each written file, and the read-back of what is in it now.
    written: BTreeMap<String, Written>,
    pub(super) artifact: Option<ReadBack>,
    /// The reasons of what can be no evidence, strongest last.
    claims: Vec<Reason>,
}

#[derive(Debug)]
struct Written {
    whole: Option<String>,
    state: Result<(), Reason>,
}

/// Names of files that would run in a test runner's place.
const PLANTED: [&str; 11] = [
    "pytest",
    "py.test",
    "pytest.py",
    "unittest.py",
    "cargo",
    "python",
    "python3",
    "sitecustomize.py",
    "usercustomize.py",
    "pytest/__init__.py",
    "unittest/__init__.py",
];

impl History {
    pub(super) fn of(turn: &Turn) -> Self {
        let mut history = Self::default();
        let mut files = Files::default();
        let mut tainted = false;
        for (at, observation) in turn.observations().iter().enumerate() {
            match observation {
                Observation::ProcessExit(exit) => history.ended(judge(at, exit, &mut tainted), &mut files),
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
                        self.written.remove(path);
                        self.edits.push((*moment, path.clone()));
                    }
                }
                Effect::Tree => self.edits.push((*moment, text.clone())),
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
        self.edits.push((at, write.path.clone()));
        let written = Written { whole: write.whole.clone(), state: Err(Reason::NoReadBack) };
        self.written.insert(write.path.clone(), written);
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

    /// Files that were edited after a moment.
    pub(super) fn edited_after(&self, moment: Moment) -> Vec<String> {
        let mut found: Vec<String> = Vec::new();
        for (_, path) in self.edits.iter().filter(|(at, _)| *at > moment) {
            if !found.contains(path) {
                found.push(path.clone());
            }
        }
        found
    }

    /// Whether something other than the files that a change names may have been edited after a moment.
    pub(super) fn undermined(&self, changes: &[Change], stale: &[String]) -> bool {
        let changed: Vec<&str> = changes.iter().filter_map(path_of).collect();
        let is_a_file =
            |edited: &String| self.written.contains_key(edited) || changed.contains(&edited.as_str());
        !stale.is_empty()
            && (changed.is_empty()
                || stale.iter().any(|edited| changed.contains(&edited.as_str()) || !is_a_file(edited)))
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

fn is_planted(path: &str) -> bool {
    PLANTED
        .iter()
        .any(|name| path.strip_suffix(name).is_some_and(|folder| folder.is_empty() || folder.ends_with('/')))
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
