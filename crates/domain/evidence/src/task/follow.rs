//! From the told lines of a run to what its tests came to.

use super::{TaskRunner, Told};
use crate::report::{Failure, Reading, Role, Runner, role_of};
use crate::shell::{Known, Leaf, LeafId, Script, Step, plants};
use crate::{Reason, TestCounts};

/// What the run of a task runner comes to.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Followed {
    /// It told what it ran, and no test was among it.
    NoTests,
    /// What the reports of its test runs say together.
    Read(Reading),
}

/// How many task runners may stand inside each other.
const MAX_DEPTH: usize = 2;

/// Words of runs that end badly although all tests passed. Where a recipe may hide its own failure, they say more than
/// a status of 0.
const TOO_LITTLE: [&str; 5] = [
    "FAIL Required test coverage",
    "ERROR: Coverage failure",
    " coverage threshold for ",
    ") does not meet ",
    " below the expected minimum coverage",
];

/// Whether the folder behind these changes, from where the task runner was called, is none of the project's.
pub(crate) type Outside<'a> = &'a dyn Fn(&[&str]) -> bool;

impl TaskRunner {
    /// Reads what was printed by a run that ended with `status`.
    pub(crate) fn follow(
        &'static self,
        output: &str,
        complete: bool,
        status: u8,
        outside: Outside<'_>,
    ) -> Followed {
        if !complete {
            return Followed::Read(Reading::Unproven(Reason::OutputCut));
        }
        let mut walk = Walk { outside, readings: Vec::new(), spans: false };
        match walk.run(self, output, status, 1) {
            Err(reason) => Followed::Read(Reading::Unproven(reason)),
            Ok(()) if walk.readings.is_empty() => Followed::NoTests,
            Ok(()) if walk.spans && walk.readings.len() > 1 => {
                Followed::Read(Reading::Unproven(Reason::OtherOutput))
            }
            Ok(()) => Followed::Read(together(walk.readings, status)),
        }
    }

    /// What an output shows of a failure, whoever's status it came with.
    pub(crate) fn shown_failure(&self, output: &str) -> Option<Failure> {
        (self.tell)(output, 1).ok()?.iter().find_map(|told| {
            let script = Script::analyse(&told.line).0.ok()?;
            let runner = script.leaves().find_map(|(_, leaf)| match role_of(leaf) {
                Role::TestRun(runner) => Some(runner),
                _ => None,
            })?;
            runner.shown_failure(told.output)
        })
    }
}

/// The way through told lines, and through those that they told in turn.
struct Walk<'a> {
    outside: Outside<'a>,
    readings: Vec<Reading>,
    /// Whether a run's output was not cut off from that of the tasks beside it.
    spans: bool,
}

impl Walk<'_> {
    fn run(
        &mut self,
        runner: &'static TaskRunner,
        output: &str,
        status: u8,
        depth: usize,
    ) -> Result<(), Reason> {
        if depth > MAX_DEPTH {
            return Err(Reason::TooComplex);
        }
        let told = (runner.tell)(output, status)?;
        if told.is_empty() {
            return Err(Reason::IndirectRunner);
        }
        told.iter()
            .filter(|told| !told.line.is_empty())
            .try_for_each(|told| self.line(runner, told, status, depth))
    }

    /// A told line. A task runner that it calls tells the lines after it, or those inside its output when it is another
    /// one. So when each line hands on all the statuses of the runs and tasks in it, each of them is that of the whole.
    fn line(&mut self, runner: &TaskRunner, told: &Told<'_>, whole: u8, depth: usize) -> Result<(), Reason> {
        let script = Script::analyse(&told.line).0?;
        if plants(&script) {
            return Err(Reason::Shadowed);
        }
        let (mut runs, mut own_tasks, mut other_tasks) = (Vec::new(), Vec::new(), Vec::new());
        for (id, leaf) in script.leaves() {
            match role_of(leaf) {
                Role::TestRun(reader) => runs.push((id, leaf, reader)),
                Role::Task(inner) if inner.programs == runner.programs => own_tasks.push(id),
                Role::Task(inner) => other_tasks.push((id, leaf, inner)),
                Role::Unreadable(reason) => return Err(reason),
                Role::Builder | Role::Other => {}
            }
        }
        let clean = script.known(0);
        let judged: Vec<LeafId> = (runs.iter().map(|(id, ..)| *id))
            .chain(other_tasks.iter().map(|(id, ..)| *id))
            .chain(own_tasks.iter().copied())
            .collect();
        for id in &judged {
            match clean.get(*id) {
                Some(Known::Status(0)) => {}
                Some(Known::Hidden(reason)) => return Err(*reason),
                _ => return Err(Reason::Conditional),
            }
        }
        if !judged.is_empty() && script.others_are_loud(&judged) {
            return Err(Reason::OtherOutput);
        }
        match (runs.as_slice(), other_tasks.as_slice(), own_tasks.as_slice()) {
            ([], [], _) => Ok(()),
            ([(id, leaf, reader)], [], []) => {
                self.is_inside(told, leaf)?;
                let known = script.known(told.status).get(*id).copied();
                self.read(reader, leaf, known, told.output);
                Ok(())
            }
            ([(id, leaf, reader)], [], _) => {
                self.is_inside(told, leaf)?;
                self.spans = true;
                let known = script.known(whole).get(*id).copied();
                self.read(reader, leaf, known, told.rest);
                Ok(())
            }
            ([], [(_, leaf, inner)], []) => {
                self.is_inside(told, leaf)?;
                match leaf.veil {
                    Some(veil) => Err(veil),
                    None => self.run(inner, told.output, told.status, depth + 1),
                }
            }
            _ => Err(Reason::OtherOutput),
        }
    }

    fn is_inside(&self, told: &Told<'_>, leaf: &Leaf) -> Result<(), Reason> {
        let to = |step: &Step| step.to.clone();
        let steps = leaf.steps.iter().flatten().filter_map(to).collect::<Vec<_>>();
        let way: Vec<&str> = told.folder.iter().chain(&steps).map(String::as_str).collect();
        if (self.outside)(&way) { Err(Reason::OutsideProject) } else { Ok(()) }
    }

    fn read(&mut self, reader: &Runner, leaf: &Leaf, known: Option<Known>, output: &str) {
        let reading = match (leaf.veil, known) {
            (Some(veil), _) => Reading::Unproven(veil),
            (None, Some(Known::Status(status) | Known::StatusIfItRan(status))) => {
                match reader.read(output, true, status) {
                    Reading::Passed { .. } if TOO_LITTLE.iter().any(|words| output.contains(words)) => {
                        Reading::Unproven(Reason::CountsContradictStatus)
                    }
                    reading => reading,
                }
            }
            (None, Some(Known::StatusIfReported(status))) => match reader.read(output, true, status) {
                Reading::Failed(failure) => Reading::Failed(failure),
                _ => Reading::Unproven(leaf.mask.unwrap_or(Reason::ExitMasked)),
            },
            (None, Some(Known::Hidden(reason))) => Reading::Unproven(reason),
            (None, None) => Reading::Unproven(Reason::ExitMasked),
        };
        self.readings.push(reading);
    }
}

/// What several readings of one run say.
fn together(readings: Vec<Reading>, status: u8) -> Reading {
    if let [Reading::Broken { .. }] = readings.as_slice() {
        return readings.into_iter().next().unwrap_or(Reading::Unproven(Reason::NoReport));
    }
    let (mut counts, mut summaries, mut failed) = (TestCounts::default(), Vec::new(), None::<Failure>);
    for reading in readings {
        match reading {
            Reading::Passed { counts: more, summary } => {
                counts = counts.plus(more);
                summaries.push(summary);
            }
            Reading::Failed(failure) => {
                counts = counts.plus(failure.counts);
                match &mut failed {
                    None => failed = Some(failure),
                    Some(first) => first.tests.extend(failure.tests),
                }
            }
            Reading::Broken { reason, .. } | Reading::Unproven(reason) => return Reading::Unproven(reason),
        }
    }
    match (failed, status) {
        (None, 0) => Reading::Passed { counts, summary: summaries.join("; ") },
        // Something else than the tests failed, or nothing that was told.
        (None, _) | (Some(_), 0) => Reading::Unproven(Reason::ExitMasked),
        (Some(failure), _) => Reading::Failed(Failure { counts, ..failure }),
    }
}
