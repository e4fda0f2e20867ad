//! Failing runs that no run of their turn answered, for the turns after it (R4.10).

use super::coverage::{Failed, is_in_doubt};
use super::history::History;
use super::identity::Identity;
use super::ledger::{Entry, Ledger};
use super::run::{Attempt, END, Kind, Moment, Run};
use super::session::Session;
use super::touch::Touch;
use crate::report::Failure;
use crate::{Attestation, Change, FailureSignature, MAX_NAMES, Reason, SignatureKey};

/// A failing run that nothing has answered yet. It is held in memory only, bounded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct OpenFailure {
    command: Identity,
    failure: Failure,
    /// What changed since.
    changes: Vec<Change>,
    /// Whether what was done since leaves in doubt what a pass would say of it.
    in_doubt: bool,
}

/// How many open failures a session carries along; the oldest go first.
pub(super) const MAX_OPEN: usize = 16;

/// How many changes since a failure are carried along.
const MAX_CHANGES: usize = 64;

/// When a run of an earlier turn failed, and what may have happened since, before this turn began.
pub(super) const EARLIER: Moment = (0, 0);
const BETWEEN: Moment = (0, 1);

impl OpenFailure {
    pub(super) fn signature(&self) -> &FailureSignature {
        &self.failure.signature
    }

    pub(super) fn key(&self) -> SignatureKey {
        self.failure.signature.key(self.failure.tests.first().map(String::as_str))
    }

    pub(super) fn command(&self) -> &Identity {
        &self.command
    }

    /// Whether what was done since leaves in doubt what a pass would say of it.
    pub(super) fn is_in_doubt(&self) -> bool {
        self.in_doubt
    }

    pub(super) fn tests(&self) -> &[String] {
        &self.failure.tests
    }

    /// All that it holds of what programs printed and what the model chose.
    pub(super) fn texts(&self) -> impl Iterator<Item = &str> {
        let signature = &self.failure.signature;
        let parts = [&signature.kind, &signature.message, &signature.place].into_iter().flatten();
        let own = [&self.command.text, &self.failure.summary];
        own.into_iter().chain(parts).chain(&self.failure.tests).map(String::as_str)
    }

    /// The failing run, as one before all runs of this turn; `None` for one that no pass can answer any more.
    pub(super) fn run(&self) -> Option<Run> {
        let Self { command, failure, changes, in_doubt } = self.clone();
        let attestation = Attestation {
            command: command.text.clone(),
            exit_code: Some(command.exit_code.into()),
            attested: Some(command.text.clone()),
            reason: Reason::StatusAttested,
            report: None,
        };
        (!in_doubt).then(|| Run {
            kind: Kind::Failed { command, failure },
            changes: changes.into_iter().map(|change| (BETWEEN, change)).collect(),
            ..Run::without_evidence(EARLIER, attestation)
        })
    }
}

/// What the time between two turns may have done: nobody saw it.
pub(super) fn between_turns() -> (Moment, Touch) {
    (BETWEEN, Touch::Anything("what happened between the turns".to_owned()))
}

/// What is still open at the end of a turn, after those of earlier turns that are in doubt and were not run again. A run counts when its folder and its variables are those in which the next
/// turn begins, so that the same words mean the same command there.
pub(super) fn left_open(history: &History<'_>, shell: &Session) -> Vec<OpenFailure> {
    let Some(settings) = shell.handed_on() else { return Vec::new() };
    let again = |known: &Identity| {
        history.runs.iter().filter_map(Entry::judged).any(|entry| entry.command.is_same(known))
    };
    let carried = history.carried().iter();
    let doubtful = carried.filter(|failure| failure.in_doubt && !again(&failure.command));
    let mut open: Vec<OpenFailure> = doubtful.cloned().collect();
    if !history.every_run().any(|run| matches!(run.kind, Kind::Failed { .. } | Kind::Broken { .. })) {
        return open;
    }
    let ledger = Ledger::of(history, |entry| !matches!(entry.run.kind, Kind::Unproven { .. }));
    for entry in ledger.every_open() {
        let Some(failure) = entry.failure else { continue };
        let mut command = entry.command.clone();
        let known = match &mut command.exact {
            // What was carried along has the variables of its turn's end already.
            Some(_) if entry.run.at == EARLIER => true,
            Some(exact) if exact.settings == *settings => {
                exact.settings.clear();
                true
            }
            _ => false,
        };
        if !known || open.iter().any(|other| other.command.is_same(&command)) {
            continue;
        }
        let mut failure = failure.clone();
        failure.tests.truncate(MAX_NAMES);
        let mut changes = history.changes_since(entry.run, None);
        changes.truncate(MAX_CHANGES);
        let failed = Failed { command: entry.command, failure: &failure, at: entry.run.at };
        let in_doubt = is_in_doubt(failed, END, history);
        open.push(OpenFailure { command, failure, changes, in_doubt });
    }
    open.split_off(open.len().saturating_sub(MAX_OPEN))
}

impl Run {
    /// A command line that shows nothing.
    pub(super) fn without_evidence(at: Moment, attestation: Attestation) -> Self {
        Self {
            at,
            began: at,
            kind: Kind::Unproven { reason: attestation.reason, attempt: Attempt::default() },
            attestation,
            changes: Vec::new(),
            printed: Vec::new(),
            touches: Vec::new(),
            left: None,
            deeds: Vec::new(),
            asked: Vec::new(),
            preludes: Vec::new(),
            part: 0..0,
            shows: None,
            program: None,
            builds: Vec::new(),
            demos: Vec::new(),
            scripted: None,
        }
    }
}
