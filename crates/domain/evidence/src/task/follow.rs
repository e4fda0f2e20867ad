//! From the told lines of a run to what its tests came to.

use super::called::{Calls, Deeds, in_sequence};
use super::recipes::status_within;
use super::{Lines, MAX_TOLD, TaskRunner, Told};
use crate::change::{left_alone, only_looks};
use crate::report::{Failure, Judge, Reading, Role, Runner, broken_off, judge_of, role_of, rows};
use crate::shell::{Aside, Call, Company, Known, Leaf, LeafId, Script, Step, plants};
use crate::{Output, Reason, TestCounts};

/// What the run of a task runner comes to.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Followed {
    /// It told what it ran, and no test was among it.
    NoTests(Option<Built>),
    /// What the reports of its test runs say together.
    Read(Reading),
}

/// Lines that do nothing but build and check.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Built {
    /// What their end says.
    pub(crate) judge: Judge,
    /// The lines.
    pub(crate) lines: Vec<String>,
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

/// How and where a task runner was called.
#[derive(Clone, Copy)]
pub(crate) struct Scene<'a> {
    /// How many tasks it was called for.
    pub(crate) calls: usize,
    /// The call, when it is the only one.
    pub(crate) call: Option<&'a Call>,
    /// Whether the folder behind these changes, from where it was called, is none of the project's.
    pub(crate) outside: &'a dyn Fn(&[&str]) -> bool,
    /// The only line of the recipe that a call runs, where the turn shows it.
    pub(crate) recipe: &'a dyn Fn(&Call) -> Option<String>,
    /// Whether a file whose name fits was written in the session.
    pub(crate) wrote: &'a dyn Fn(fn(&str) -> bool) -> bool,
}

/// What the run of a task runner told, found once in its output for all who ask.
#[derive(Debug)]
pub(crate) struct Account<'t> {
    output: &'t str,
    complete: bool,
    status: u8,
    told: Result<Vec<Told<'t>>, Reason>,
}

impl Account<'_> {
    /// The status that the run ended with.
    pub(crate) fn status(&self) -> u8 {
        self.status
    }
}

impl TaskRunner {
    /// Finds what was told by a run that ended with `status`.
    pub(crate) fn account<'t>(&self, output: &'t str, complete: bool, status: u8) -> Account<'t> {
        Account { output, complete, status, told: self.told(output, status) }
    }

    /// Reads what was told.
    pub(crate) fn follow(&'static self, account: &Account<'_>, scene: Scene<'_>) -> Followed {
        let Account { output, status, .. } = *account;
        if !account.complete {
            return Followed::Read(Reading::Unproven(Reason::OutputCut));
        }
        if let Some(reason) = broken_off(status) {
            return Followed::Read(Reading::Unproven(reason));
        }
        let mut walk = Walk {
            scene,
            readings: Vec::new(),
            spans: false,
            doubt: None,
            judge: None,
            strange: false,
            lines: Vec::new(),
        };
        let run = Heard { runner: self, call: scene.call, output, status, calls: scene.calls };
        let told = account.told.as_deref().map_err(|reason| *reason);
        match told.and_then(|told| walk.run(run, told, 1)) {
            Err(reason) => Followed::Read(Reading::Unproven(reason)),
            Ok(()) if walk.readings.is_empty() => Followed::NoTests(walk.built()),
            Ok(()) if walk.doubt.is_some() => {
                Followed::Read(Reading::Unproven(walk.doubt.unwrap_or(Reason::OtherOutput)))
            }
            Ok(()) if walk.spans && walk.readings.len() > 1 => {
                Followed::Read(Reading::Unproven(Reason::OtherOutput))
            }
            Ok(()) => Followed::Read(together(walk.readings, status)),
        }
    }

    /// The line of the only test run that was told.
    pub(crate) fn only_run<'a>(&self, account: &'a Account<'_>) -> Option<&'a str> {
        let mut runs =
            account.told.as_ref().ok()?.iter().filter(|told| !told.line.is_empty()).filter(|told| {
                let runs = |leaf: &Leaf| match role_of(leaf) {
                    Role::TestRun(_) | Role::Unreadable(_) => true,
                    Role::Task(inner) => inner.programs != self.programs,
                    Role::Builder | Role::Other => false,
                };
                Script::analyse(&told.line)
                    .0
                    .map_or(true, |script| script.leaves().any(|(_, leaf)| runs(leaf)))
            });
        let (Some(told), None) = (runs.next(), runs.next()) else { return None };
        told.folder.is_none().then_some(told.line.as_str())
    }

    /// Whether all that ran is known, and changes no file.
    pub(crate) fn only_looked(&self, account: &Account<'_>) -> bool {
        let Ok(told) = &account.told else { return false };
        if !account.complete || !self.tells_all {
            return false;
        }
        let looks = |leaf: &Leaf| match (&leaf.call, role_of(leaf)) {
            (_, Role::Task(inner)) => inner.programs == self.programs,
            // All that it runs for each package is told.
            (Ok(call), Role::Unreadable(Reason::CommandRunner)) if self.is_called_by(call) => true,
            (Ok(call), _) => only_looks(call),
            (Err(reason), _) => *reason == Reason::NotATest,
        };
        let lines = || told.iter().filter(|told| !told.line.is_empty());
        let all_look = |told: &Told<'_>| {
            Script::analyse(&told.line).0.is_ok_and(|script| {
                let writes = script.asides().iter().any(|(_, aside)| !matches!(aside, Aside::Sets { .. }));
                let idle = left_alone(&script, &Output::complete(told.output));
                let harmless = |(id, leaf): (LeafId, &Leaf)| {
                    leaf.writes.is_empty() && (looks(leaf) || idle.contains(&id))
                };
                !writes && script.leaves().all(harmless)
            })
        };
        lines().next().is_some() && lines().all(all_look)
    }

    fn told<'t>(&self, output: &'t str, status: u8) -> Result<Vec<Told<'t>>, Reason> {
        let told = (self.tell)(output, status)?;
        if told.len() > MAX_TOLD { Err(Reason::TooComplex) } else { Ok(told) }
    }

    /// What an output shows of a failure, whoever's status it came with.
    pub(crate) fn shown_failure(&self, account: &Account<'_>) -> Option<Failure> {
        let shown = |told: &Told<'_>| {
            let script = Script::analyse(&told.line).0.ok()?;
            let runner = script.leaves().find_map(|(_, leaf)| match role_of(leaf) {
                Role::TestRun(runner) => Some(runner),
                _ => None,
            })?;
            runner.shown_failure(told.output)
        };
        match &account.told {
            Ok(told) => told.iter().find_map(shown),
            // As if it had failed.
            Err(_) => self.told(account.output, 1).ok()?.iter().find_map(shown),
        }
    }
}

/// A run whose told lines are gone through.
#[derive(Clone, Copy)]
struct Heard<'a> {
    runner: &'static TaskRunner,
    /// The call, where it is known.
    call: Option<&'a Call>,
    output: &'a str,
    status: u8,
    /// How many tasks it was called for.
    calls: usize,
}

/// The way through told lines, and through those that they told in turn.
struct Walk<'a> {
    scene: Scene<'a>,
    readings: Vec<Reading>,
    /// Whether a run's output was not cut off from that of the tasks beside it.
    spans: bool,
    /// Why its readings prove nothing, if it has any.
    doubt: Option<Reason>,
    /// What the end of its builders and checkers says.
    judge: Option<Judge>,
    /// Whether a command was told that is neither of them and may do anything.
    strange: bool,
    lines: Vec<String>,
}

impl Walk<'_> {
    fn built(self) -> Option<Built> {
        let judge = self.judge.filter(|_| self.doubt.is_none() && !self.strange)?;
        Some(Built { judge, lines: self.lines })
    }

    /// Takes in what a told command is beside tests and tasks.
    fn hear(&mut self, leaf: &Leaf) {
        let is_known = |call: &Call| only_looks(call) || clears_the_way(call);
        match judge_of(leaf) {
            Some(judge) => self.judge = self.judge.max(Some(judge)),
            None => {
                self.strange |= match &leaf.call {
                    Ok(call) => !is_known(call),
                    Err(reason) => *reason != Reason::NotATest,
                }
            }
        }
    }

    fn run(&mut self, run: Heard<'_>, told: &[Told<'_>], depth: usize) -> Result<(), Reason> {
        let Heard { runner, status, .. } = run;
        if depth > MAX_DEPTH {
            return Err(Reason::TooComplex);
        }
        let hushed = run.call.is_some_and(|call| runner.is_hushed(call));
        if told.is_empty() || hushed {
            return if depth == 1 && self.shown(run)? { Ok(()) } else { self.untold(run) };
        }
        let mut calls = Calls::new(run.calls);
        told.iter()
            .filter(|told| !told.line.is_empty())
            .try_for_each(|told| self.line(runner, told, status, &mut calls, depth))?;
        let doubt = match runner.lines {
            Lines::Counted => calls.may_be_forged().then_some(Reason::OtherOutput),
            Lines::Formed => None,
            Lines::Hidden(fits) => (self.scene.wrote)(fits).then_some(Reason::CheckChanged),
        };
        self.doubt = self.doubt.or(doubt);
        Ok(())
    }

    /// The run of a recipe that told nothing, when the turn shows its only line and nothing was written that may hold
    /// another. Whether that is so.
    fn shown(&mut self, run: Heard<'_>) -> Result<bool, Reason> {
        let Heard { runner, call, output, status, .. } = run;
        let Some(line) = call.and_then(|call| (self.scene.recipe)(call)) else { return Ok(false) };
        if let Lines::Hidden(fits) = runner.lines
            && (self.scene.wrote)(fits)
        {
            return Err(Reason::CheckChanged);
        }
        let status = status_within(output, status)?;
        let told = Told { line, output, rest: output, status, folder: None, task: None };
        self.line(runner, &told, status, &mut Calls::new(0), 1)?;
        Ok(true)
    }

    /// The run of a program that nothing is told of. A file that was written in the session may hold a script of its name.
    fn untold(&mut self, run: Heard<'_>) -> Result<(), Reason> {
        let Heard { runner, call, output, status, .. } = run;
        let started = call.map(|call| runner.untold(call)).unwrap_or_default();
        let mut told = started.iter().filter(|reader| started.len() == 1 || reader.tells(output, status));
        let (Some(reader), None) = (told.next(), told.next()) else { return Err(Reason::IndirectRunner) };
        if (self.scene.wrote)(TaskRunner::holds_scripts) {
            return Err(Reason::CheckChanged);
        }
        if (self.scene.outside)(&[]) {
            return Err(Reason::OutsideProject);
        }
        self.readings.push(reader.read(output, true, status));
        Ok(())
    }

    /// A told line. A task runner that it calls tells the lines after it, or those inside its output when it is another
    /// one. So when each line hands on all the statuses of the runs and tasks in it, each of them is that of the whole.
    fn line(
        &mut self,
        runner: &TaskRunner,
        told: &Told<'_>,
        whole: u8,
        calls: &mut Calls,
        depth: usize,
    ) -> Result<(), Reason> {
        let script = Script::analyse(&told.line).0?;
        if plants(&script) {
            return Err(Reason::Shadowed);
        }
        let (mut runs, mut own_tasks, mut other_tasks) = (Vec::new(), Vec::new(), Vec::new());
        let mut called = 0;
        for (id, leaf) in script.leaves() {
            match role_of(leaf) {
                // A task does not tell all that it builds, so what it tests may be older than the sources.
                Role::TestRun(reader) if reader.runs_what_was_built() => return Err(Reason::NotRebuilt),
                Role::TestRun(reader) => runs.push((id, leaf, reader)),
                Role::Task(inner) if inner.programs == runner.programs => {
                    called += leaf.call.as_ref().map_or(1, |call| inner.calls(call));
                    own_tasks.push(id);
                }
                Role::Task(inner) => other_tasks.push((id, leaf, inner)),
                Role::Unreadable(reason) => return Err(reason),
                Role::Builder | Role::Other => match leaf.call.as_ref().map_or(0, in_sequence) {
                    0 => self.hear(leaf),
                    scripts => {
                        called += scripts;
                        own_tasks.push(id);
                    }
                },
            }
        }
        self.lines.push(told.line.clone());
        let clean = script.known(0);
        let judged: Vec<LeafId> = (runs.iter().map(|(id, ..)| *id))
            .chain(other_tasks.iter().map(|(id, ..)| *id))
            .chain(own_tasks.iter().copied())
            .collect();
        calls.hear(
            told,
            Deeds {
                calls: called,
                tests: !runs.is_empty() || !other_tasks.is_empty(),
                loud: matches!(script.company(&judged), Company::LoudBefore | Company::Loud),
            },
        );
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
        let hidden = matches!(runner.lines, Lines::Hidden(_));
        if hidden && !judged.is_empty() && rows(told.output).any(|row| row.trim() == told.line) {
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
                if std::mem::replace(&mut self.spans, true) {
                    return Err(Reason::OtherOutput);
                }
                let known = script.known(whole).get(*id).copied();
                self.read(reader, leaf, known, told.rest);
                Ok(())
            }
            ([], [(_, leaf, inner)], []) => {
                self.is_inside(told, leaf)?;
                match leaf.veil {
                    Some(veil) => Err(veil),
                    None => {
                        let calls = leaf.call.as_ref().map_or(1, |call| inner.calls(call));
                        let Told { output, status, .. } = *told;
                        let call = leaf.call.as_ref().ok();
                        let heard = inner.told(output, status)?;
                        self.run(Heard { runner: inner, call, output, status, calls }, &heard, depth + 1)
                    }
                }
            }
            _ => Err(Reason::OtherOutput),
        }
    }

    fn is_inside(&self, told: &Told<'_>, leaf: &Leaf) -> Result<(), Reason> {
        let to = |step: &Step| step.to.clone();
        let steps = leaf.steps.iter().flatten().filter_map(to).collect::<Vec<_>>();
        let way: Vec<&str> = told.folder.iter().chain(&steps).map(String::as_str).collect();
        if (self.scene.outside)(&way) { Err(Reason::OutsideProject) } else { Ok(()) }
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
            (None, Some(Known::Failed) | None) => Reading::Unproven(Reason::ExitMasked),
        };
        self.readings.push(reading);
    }
}

/// Whether a command only makes room for what a build puts there.
fn clears_the_way(call: &Call) -> bool {
    matches!(call.program.as_str(), "mkdir" | "rm" | "rimraf" | "shx" | "cp" | "touch" | "del-cli")
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

#[cfg(test)]
mod tests;
