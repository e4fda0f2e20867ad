//! Whose report is whose, on command lines with several test runs, `pytest tests/unit && cargo test`, or with other
//! commands beside one, `git pull && pytest`.

use super::run::{Judged, Line};
use crate::Reason;
use crate::report::{Role, Runner, looks_like_tests, role_of};
use crate::shell::{Company, Fact, Known, Leaf, LeafId};
use std::ops::Range;

/// How many test runs of one line are told apart.
const MAX_RUNS: usize = 4;

/// A test run of a line.
#[derive(Clone, Copy)]
pub(super) struct TestRun<'a> {
    pub(super) id: LeafId,
    pub(super) leaf: &'a Leaf,
    pub(super) runner: Result<&'static Runner, Reason>,
}

/// A run that happened on one way through the line, what is then known of its status, and its part of the output.
struct Part {
    run: usize,
    known: Known,
    text: Range<usize>,
}

impl<'a> TestRun<'a> {
    /// The test run that a command is, or may be.
    pub(super) fn of((id, leaf): (LeafId, &'a Leaf)) -> Option<Self> {
        let runner = match role_of(leaf) {
            Role::TestRun(runner) => Ok(runner),
            Role::Unreadable(reason) => Err(reason),
            // A task of another name may print anything, but is no run of tests to be judged.
            Role::Task(_) if looks_like_tests(&leaf.text) => Err(Reason::IndirectRunner),
            Role::Task(_) | Role::Builder | Role::Other => return None,
        };
        Some(Self { id, leaf, runner })
    }
}

impl Line<'_> {
    /// Whether the report in the output is that of this run, whatever the other commands of the line print.
    pub(super) fn is_its_own(&self, id: LeafId, reader: &'static Runner, known: Known) -> bool {
        let Known::Status(status) = known else {
            return self.script.company(&self.with_its_own(id, reader)) == Company::Quiet;
        };
        let text = &self.exit.output.text;
        match self.script.company(&self.with_its_own(id, reader)) {
            Company::Quiet => true,
            // Two reports would be one too many.
            Company::OwnBefore | Company::Own if reader.sums_up_once => true,
            // What comes first is the run's.
            Company::Own => reader.passes_first(text, status),
            // What comes last is the run's.
            Company::LoudBefore => {
                reader.sums_up_once && self.is_complete() && reader.has_the_last_word(text, status)
            }
            Company::OwnBefore | Company::Loud => false,
        }
    }

    /// Judges each of several runs by its own report; `None` when which report is whose cannot be told.
    pub(super) fn judge_each(&self, runs: &[TestRun<'_>]) -> Option<Vec<(Judged, Range<usize>)>> {
        let readers: Vec<&'static Runner> = runs.iter().filter_map(|run| run.runner.ok()).collect();
        if runs.len() > MAX_RUNS
            || readers.len() < runs.len()
            || !self.is_complete()
            || readers.iter().any(|reader| reader.runs_what_was_built())
        {
            return None;
        }
        let ids: Vec<LeafId> = runs.iter().map(|run| run.id).collect();
        let once = readers.iter().all(|reader| reader.sums_up_once);
        let alone = match self.script.company(&ids) {
            Company::Quiet => true,
            Company::OwnBefore | Company::Own => once,
            Company::LoudBefore | Company::Loud => false,
        };
        if !alone
            || runs.iter().any(|run| run.leaf.veil.is_some() || run.leaf.untold || run.leaf.pipeline != 0)
        {
            return None;
        }
        let courses = self.script.courses(&ids, self.status);
        let mut fitting = courses.into_iter().filter_map(|course| self.parts(&readers, &course));
        let (Some(parts), None) = (fitting.next().filter(|parts| !parts.is_empty()), fitting.next()) else {
            return None;
        };
        let judged = parts.into_iter().filter_map(|part| {
            let run = runs.get(part.run)?;
            Some((self.test_run(*run, part.known, Some(&part.text)), part.text))
        });
        Some(judged.collect())
    }

    /// The part of each run that happened on a way through the line, when the output holds just their reports.
    fn parts(&self, readers: &[&'static Runner], course: &[Option<Fact>]) -> Option<Vec<Part>> {
        let text = &self.exit.output.text;
        let ended = |fact: &Fact| match fact {
            Fact::Zero => (0, Known::Status(0)),
            Fact::Exactly(status) => (*status, Known::Status(*status)),
            Fact::NonZero => (1, Known::Hidden(Reason::ExitMasked)),
            Fact::Ran => (0, Known::Hidden(Reason::ExitMasked)),
        };
        let happened = readers.iter().zip(course).enumerate().filter_map(|(run, (reader, fact))| {
            let (status, known) = ended(fact.as_ref()?);
            Some((run, *reader, status, known))
        });
        let happened: Vec<_> = happened.collect();
        let mut parts = Vec::new();
        for (i, reader) in readers.iter().enumerate() {
            if readers.iter().take(i).any(|earlier| earlier.name == reader.name) {
                continue;
            }
            let own: Vec<_> = happened.iter().filter(|(_, other, ..)| other.name == reader.name).collect();
            let statuses: Vec<u8> = own.iter().map(|(_, _, status, _)| *status).collect();
            for ((run, _, status, known), part) in own.into_iter().zip(reader.parts(text, &statuses)?) {
                let status = matches!(known, Known::Status(_)).then_some(*status);
                let holds_one = reader.tells_once(text.get(part.clone())?, status);
                parts.push(holds_one.then_some(Part { run: *run, known: *known, text: part })?);
            }
        }
        parts.sort_by_key(|part| part.run);
        Some(parts)
    }
}
