//! One ended command of a turn: whose status it is, and what its report says.

mod build;
mod tasks;

use super::artifact::Deed;
use super::check::Declared;
use super::demo::Demo;
use super::hidden::Hidden;
use super::identity::{Exact, Identity};
use super::left::{Left, Shows, lacks_its_report};
use super::rebuilt::Built;
use super::scripted::Scripted;
use super::session::Session;
use super::several::TestRun;
use super::state::Asked;
use super::touch::{self, Touch};
use crate::api::{Verb, api_call};
use crate::change::{Effect, effect, left_alone, printed};
use crate::report::{
    Argument, Build, Failure, Judge, Reading, Role, Runner, claims_success, looks_like_tests, report_files,
    role_of, tells_of_failure,
};
use crate::shell::{Known, Leaf, LeafId, Script, may_write, plants};
use crate::sql::{Statement, sql_call};
use crate::task::Account;
use crate::{
    Attestation, Change, Declarations, Ending, FileWrite, MAX_NAMES, ProcessExit, Reason, ReportRead,
    TestCounts,
};
use std::cell::OnceCell;
use std::ops::Range;

/// Where something happened: the number of the observation, from 1, then of the command in its line. Before all of
/// them lies what earlier turns left open.
pub(super) type Moment = (usize, usize);

/// After all of a turn.
pub(super) const END: Moment = (usize::MAX, 0);

/// An ended command line, judged.
#[derive(Debug)]
pub(super) struct Run {
    /// When its end was seen.
    pub(super) at: Moment,
    /// When it began to read the files that it judges.
    pub(super) began: Moment,
    pub(super) attestation: Attestation,
    pub(super) kind: Kind,
    /// What its commands certainly changed.
    pub(super) changes: Vec<(Moment, Change)>,
    /// The files that they certainly printed into.
    pub(super) printed: Vec<(Moment, FileWrite)>,
    /// What they may have changed.
    pub(super) touches: Vec<(Moment, Touch)>,
    /// Where its report may be read back, when all that it lacks is that.
    pub(super) left: Option<Left>,
    /// Its builds and checks.
    pub(super) deeds: Vec<(Moment, Deed)>,
    /// Its calls of web services.
    pub(super) asked: Vec<(Moment, Asked)>,
    /// Commands that a declared check must follow: which check, and whether it surely ended well.
    pub(super) preludes: Vec<(Moment, usize, bool)>,
    /// Its part of the output of the line.
    pub(super) part: Range<usize>,
    /// The file that its output is, with the command that showed it.
    pub(super) shows: Option<(Moment, Shows)>,
    /// The program that was run, when its report was read and it was built before.
    pub(super) program: Option<String>,
    /// What its commands built.
    pub(super) builds: Vec<Built>,
    /// The programs of the project that it only showed.
    pub(super) demos: Vec<(Moment, Demo)>,
    /// The script of the shell that is all that it ran.
    pub(super) scripted: Option<Scripted>,
}

/// What a run is to the evidence.
#[derive(Debug)]
pub(super) enum Kind {
    /// The attested command passed.
    Passed { command: Identity, counts: Option<TestCounts>, summary: String, declared: Option<Declared> },
    /// The attested command failed for a reason that is known.
    Failed { command: Identity, failure: Failure },
    /// The attested command broke before it could judge, or what it must show is not there.
    Broken { command: Identity, failure: Failure, reason: Reason },
    /// A test run that proves nothing.
    Unproven { reason: Reason, attempt: Attempt },
    /// No test run. Whether it speaks against an earlier pass: a build that breaks does.
    Other { reason: Reason, against: bool },
}

impl Kind {
    /// Whether a report shows that its command ran.
    fn shows_tests(&self) -> bool {
        match self {
            Self::Passed { command, .. } | Self::Failed { command, .. } => command.tests(),
            Self::Broken { .. } | Self::Unproven { .. } | Self::Other { .. } => false,
        }
    }

    /// What the report of a run that judged says.
    fn report(&self) -> Option<ReportRead> {
        match self {
            Self::Passed { counts, summary, declared, .. } if counts.is_some() || declared.is_some() => {
                Some(ReportRead { counts: *counts, summary: summary.clone(), failing_tests: Vec::new() })
            }
            Self::Failed { command, failure } | Self::Broken { command, failure, .. } => Some(ReportRead {
                counts: command.tests().then_some(failure.counts),
                summary: failure.summary.clone(),
                failing_tests: failure.tests.iter().take(MAX_NAMES).cloned().collect(),
            }),
            Self::Passed { .. } | Self::Unproven { .. } | Self::Other { .. } => None,
        }
    }
}

/// A test run that proves nothing can still raise doubt.
#[derive(Debug, Default)]
pub(super) struct Attempt {
    /// The command, where it is known.
    pub(super) command: Option<Identity>,
    /// The failure that its output shows.
    pub(super) shown: Option<Failure>,
    /// Whether nothing about it speaks against an earlier pass.
    pub(super) clean: bool,
    /// What its line hid it behind, when it would have counted by itself.
    pub(super) hidden: Option<Hidden>,
}

/// Where and when a line runs.
pub(super) struct Stage<'a> {
    /// The checks that the operator declared.
    pub(super) declared: &'a Declarations,
    /// The observation at which it began.
    pub(super) began: usize,
    /// The observation at which its end was seen.
    pub(super) at: usize,
    /// The folder under which the session's files lie.
    pub(super) checkout: Option<&'a str>,
}

/// Judges an ended command line and takes the session behind it: one run, or as many as it holds test runs whose
/// reports are told apart.
pub(super) fn judge(stage: &Stage<'_>, exit: &ProcessExit, session: &mut Session) -> Vec<Run> {
    if let Some(workdir) = &exit.workdir {
        session.enter(workdir);
    }
    let (script, taints) = Script::analyse(&exit.command);
    let tainted = session.tainted || script.as_ref().is_ok_and(plants);
    let script = script.as_ref().map_err(|reason| *reason);
    let status = match exit.ending {
        Ending::Exited(code) => u8::try_from(code).map_err(|_| Reason::Signalled),
        Ending::TimedOut => Err(Reason::TimedOut),
        Ending::Killed => Err(Reason::Killed),
        Ending::Signalled(_) => Err(Reason::Signalled),
        Ending::NotStarted => Err(Reason::Infrastructure),
    };
    let line =
        |script, status| Line { stage, exit, script, status, session, tainted, account: OnceCell::new() };
    let whole = 0..exit.output.text.len();
    let (mut shows, mut preludes, mut asked) = (None, Vec::new(), Vec::new());
    let (mut deeds, mut printed) = (Vec::new(), Vec::new());
    let (mut program, mut builds, mut demos) = (None, Vec::new(), Vec::new());
    let mut scripted = None;
    let (judged, touches, changes) = match (script, status) {
        (Ok(script), Ok(status)) => {
            let line = line(script, status);
            let known = script.known(status);
            let of = |id: LeafId| known.get(id).copied().unwrap_or(Known::Hidden(Reason::ExitMasked));
            let ran = script.may_have_run(Some(status));
            let mut touches = touch::of_line(script, &exit.command, &ran, &of, tainted);
            let mut looked = line.tasks_that_only_looked();
            looked.extend(left_alone(script, &exit.output));
            touches.retain(|(id, touch)| matches!(touch, Touch::File(_)) || !looked.contains(id));
            shows = line.shows(&of, &ran);
            preludes = line.preludes(&of, &ran);
            asked = line.asked(&of, &ran);
            deeds = line.deeds(&of);
            printed = line.printed(&of);
            builds = line.builds(&of);
            demos = line.demos(&of);
            scripted = line.scripted(&of);
            let judged = line.judge(&of);
            if let [(judged, _)] = judged.as_slice() {
                program = line.program(judged);
                if program.is_some() {
                    // Its report shows it to be a test run and no script.
                    touches.retain(|(id, _)| *id != judged.leaf);
                }
            }
            (judged, touches, line.changes(&of))
        }
        (Ok(script), Err(reason)) => {
            let hidden = |_| Known::Hidden(reason);
            let ran = script.may_have_run(None);
            let touches = match exit.ending {
                Ending::NotStarted => Vec::new(),
                _ => touch::of_line(script, &exit.command, &ran, &hidden, tainted),
            };
            preludes = line(script, u8::MAX).preludes(&hidden, &ran);
            asked = line(script, u8::MAX).asked(&hidden, &ran);
            let tests =
                script.leaves().any(|(_, leaf)| matches!(role_of(leaf), Role::TestRun(_) | Role::Task(_)));
            (vec![(Judged::nothing(reason, tests), whole.clone())], touches, Vec::new())
        }
        (Err(reason), status) => {
            let tests = looks_like_tests(&exit.command);
            let touches = vec![(0, Touch::Anything(exit.command.clone()))];
            (
                vec![(Judged::nothing(status.err().unwrap_or(reason), tests), whole.clone())],
                touches,
                Vec::new(),
            )
        }
    };
    script.iter().flat_map(|script| may_write(script)).for_each(|path| session.write(path));
    // A changed environment acts on the lines after this one; within it, the analysis knows where.
    session.tainted = tainted || taints;
    let ran: Vec<LeafId> = judged
        .iter()
        .filter(|(judged, _)| judged.kind.shows_tests())
        .map(|(judged, _)| judged.leaf)
        .collect();
    session.go_on(script.map_err(|_| exit.command.as_str()), exit, &ran);
    let exit_code = match exit.ending {
        Ending::Exited(code) => Some(code),
        Ending::TimedOut | Ending::Killed | Ending::Signalled(_) | Ending::NotStarted => None,
    };
    let run = |(judged, part): (Judged, Range<usize>)| Run {
        at: (stage.at, judged.leaf),
        began: (stage.began, judged.leaf),
        attestation: Attestation {
            command: exit.command.clone(),
            exit_code,
            attested: judged.attested,
            reason: judged.reason,
            report: judged.kind.report(),
        },
        kind: judged.kind,
        changes: Vec::new(),
        printed: Vec::new(),
        touches: Vec::new(),
        left: judged.left,
        part,
        deeds: Vec::new(),
        asked: Vec::new(),
        preludes: Vec::new(),
        shows: None,
        program: None,
        builds: Vec::new(),
        demos: Vec::new(),
        scripted: None,
    };
    let mut runs: Vec<Run> = judged.into_iter().map(run).collect();
    // What the line did beside its runs is told once.
    if let Some(first) = runs.first_mut() {
        first.changes = changes.into_iter().map(|(id, change)| ((stage.at, id), change)).collect();
        first.printed = printed.into_iter().map(|(id, write)| ((stage.at, id), write)).collect();
        first.touches = touches.into_iter().map(|(id, touch)| ((stage.at, id), touch)).collect();
        first.deeds = deeds.into_iter().map(|(id, deed)| ((stage.at, id), deed)).collect();
        first.asked = asked.into_iter().map(|(id, asked)| ((stage.at, id), asked)).collect();
        first.preludes =
            preludes.into_iter().map(|(id, check, well)| ((stage.at, id), check, well)).collect();
        first.shows = shows.map(|(id, shows)| ((stage.at, id), shows));
        first.program = program;
        first.builds = builds;
        first.scripted = scripted;
        first.demos = demos.into_iter().map(|(id, demo)| ((stage.at, id), demo)).collect();
    }
    runs
}

/// A run whose start lies before the turn.
pub(super) fn started_earlier(at: usize, exit: &ProcessExit) -> Run {
    let reason = Reason::StartedEarlier;
    let attempt = Attempt::default();
    let attestation =
        Attestation { command: exit.command.clone(), exit_code: None, attested: None, reason, report: None };
    Run {
        kind: Kind::Unproven { reason, attempt },
        touches: vec![((at, 0), Touch::Anything(exit.command.clone()))],
        part: 0..exit.output.text.len(),
        ..Run::without_evidence((at, 0), attestation)
    }
}

/// What a line comes to.
pub(super) struct Judged {
    pub(super) leaf: LeafId,
    pub(super) attested: Option<String>,
    pub(super) reason: Reason,
    pub(super) kind: Kind,
    pub(super) left: Option<Left>,
}

impl Judged {
    fn nothing(reason: Reason, tests: bool) -> Self {
        let kind = if tests {
            Kind::Unproven { reason, attempt: Attempt::default() }
        } else {
            Kind::Other { reason, against: false }
        };
        Self { leaf: 0, attested: None, reason, kind, left: None }
    }
}

/// A line that ended with a status.
pub(super) struct Line<'a> {
    pub(super) stage: &'a Stage<'a>,
    pub(super) exit: &'a ProcessExit,
    pub(super) script: &'a Script,
    pub(super) status: u8,
    pub(super) session: &'a Session,
    pub(super) tainted: bool,
    /// What its tasks told, once it was asked for.
    pub(super) account: OnceCell<Account<'a>>,
}

/// What the words of a run say behind the runner's name.
fn arguments_of(leaf: &Leaf, runner: &Runner) -> Vec<Argument> {
    let words = leaf.call.as_ref().ok().and_then(Runner::of).map(|(_, words)| words);
    runner.arguments(words.unwrap_or_default())
}

fn builds(leaf: &Leaf) -> bool {
    leaf.call.as_ref().is_ok_and(|call| Build::of(call).is_some())
}

/// The failure of a run whose status tells of failing tests and whose report went elsewhere: of which, nobody knows.
fn failed_unseen(leaf: &Leaf, known: Known, reason: Reason) -> Option<Failure> {
    let (Known::Status(status), Ok(call)) = (known, &leaf.call) else { return None };
    let (runner, _) = Runner::of(call)?;
    let unseen = lacks_its_report(reason) && reason != Reason::Infrastructure;
    (unseen && runner.fails_with(status)).then(Failure::default)
}

impl Line<'_> {
    /// What the line comes to, each with its part of the output.
    fn judge(&self, of: &dyn Fn(LeafId) -> Known) -> Vec<(Judged, Range<usize>)> {
        let whole = |judged| vec![(judged, 0..self.exit.output.text.len())];
        if let Some(judged) = self.declared(of).or_else(|| self.tasks(of)) {
            return whole(judged);
        }
        let tests_a_build = self
            .script
            .leaves()
            .any(|(_, leaf)| matches!(role_of(leaf), Role::TestRun(runner) if runner.runs_what_was_built()));
        let runs: Vec<TestRun<'_>> = self
            .script
            .leaves()
            .filter_map(TestRun::of)
            .filter(|run| run.runner.is_ok() || !(tests_a_build && builds(run.leaf)))
            .collect();
        match runs.as_slice() {
            [] => whole(self.other(of)),
            [run] => whole(self.test_run(*run, of(run.id), None)),
            [first, ..] => self.judge_each(&runs).unwrap_or_else(|| {
                // Which of the runs printed which report is not told apart.
                let known = of(first.id);
                let reason = match known {
                    Known::Hidden(reason) => reason,
                    Known::Status(_)
                    | Known::StatusIfItRan(_)
                    | Known::StatusIfReported(_)
                    | Known::Failed => Reason::OtherOutput,
                };
                let shown = self.shown_by(first.runner.ok(), None);
                whole(self.unproven(first.id, first.leaf, known, reason, shown))
            }),
        }
    }

    /// What the line built.
    fn builds(&self, of: &dyn Fn(LeafId) -> Known) -> Vec<Built> {
        let built = self.script.leaves().filter_map(|(id, leaf)| {
            let what = Build::of(leaf.call.as_ref().ok()?)?;
            let sure = of(id) == Known::Status(0);
            (leaf.mask.is_none() || sure).then_some(Built { at: (self.stage.at, id), what, sure })
        });
        built.collect()
    }

    /// The program whose report was read, when it was built before it ran.
    fn program(&self, judged: &Judged) -> Option<String> {
        let is_read = matches!(judged.kind, Kind::Passed { .. } | Kind::Failed { .. } | Kind::Broken { .. });
        let (_, leaf) = self.script.leaves().find(|(id, _)| *id == judged.leaf && is_read)?;
        let Role::TestRun(runner) = role_of(leaf) else { return None };
        let call = leaf.call.as_ref().ok().filter(|_| runner.runs_what_was_built())?;
        Some(call.program.clone())
    }

    /// A run with what is no stranger to it: the builds of what it tests, and the command behind it that shows the
    /// report which it left.
    pub(super) fn with_its_own(&self, id: LeafId, runner: &Runner) -> Vec<LeafId> {
        let reports: Vec<String> = match self.script.leaves().find(|(leaf, _)| *leaf == id) {
            Some((_, leaf)) if runner.sums_up_once => {
                leaf.call.as_ref().map(report_files).unwrap_or_default()
            }
            _ => Vec::new(),
        };
        let shows_it = |leaf: &Leaf| {
            leaf.shows_a_file().is_some_and(|(path, _)| reports.iter().any(|report| report == path))
        };
        let part = |(other, leaf): (LeafId, &Leaf)| {
            other == id
                || (runner.runs_what_was_built() && builds(leaf))
                || (other == id + 1 && shows_it(leaf))
        };
        self.script.leaves().filter(|leaf| part(*leaf)).map(|(id, _)| id).collect()
    }

    /// Whether neither the host nor a command of the line cut anything out of the output.
    pub(super) fn is_complete(&self) -> bool {
        let text = &self.exit.output.text;
        self.exit.output.complete && !self.script.cuts_output(text.lines().count())
    }

    /// Judges a test run by its report, which is all that stands in its part of the output, if it has one.
    pub(super) fn test_run(&self, run: TestRun<'_>, known: Known, part: Option<&Range<usize>>) -> Judged {
        let TestRun { id, leaf, runner } = run;
        self.proven(run, known, part).unwrap_or_else(|reason| {
            let shown = self.shown_by(runner.ok(), part);
            self.attempted(id, leaf, known, reason, shown, self.text_of(part))
        })
    }

    fn proven(&self, run: TestRun<'_>, known: Known, part: Option<&Range<usize>>) -> Result<Judged, Reason> {
        let TestRun { id, leaf, runner } = run;
        let status = match known {
            Known::Status(status) | Known::StatusIfItRan(status) | Known::StatusIfReported(status) => status,
            // With which status a test fails is known of most runners.
            Known::Failed => runner?.known_failing_status().ok_or(Reason::ExitMasked)?,
            Known::Hidden(reason) => return Err(reason),
        };
        let reader = runner?;
        let refused = match leaf.veil {
            _ if self.tainted => Some(Reason::Shadowed),
            Some(veil) if !self.selects_the_sum(leaf, reader) => Some(veil),
            _ if part.is_none() && !self.is_its_own(id, reader, known) => Some(Reason::OtherOutput),
            _ if self.is_outside(id) => Some(Reason::OutsideProject),
            _ => None,
        };
        match refused {
            Some(reason) => Err(reason),
            None if !self.is_complete()
                && !reader.survives_a_cut(&arguments_of(leaf, reader), self.text_of(part)) =>
            {
                Err(Reason::OutputCut)
            }
            None => {
                let reading = reader.read(self.text_of(part), self.is_complete(), status);
                self.read(id, leaf, known, status, reading)
            }
        }
    }

    /// Whether what stands between a run and the output lets its sum through, whatever that says.
    fn selects_the_sum(&self, leaf: &Leaf, reader: &Runner) -> bool {
        let arguments = arguments_of(leaf, reader);
        leaf.selected && self.script.selections().all(|selection| reader.is_told_by(&selection, &arguments))
    }

    fn text_of(&self, part: Option<&Range<usize>>) -> &str {
        let text = &self.exit.output.text;
        part.and_then(|part| text.get(part.clone())).unwrap_or(text)
    }

    /// What a reading proves of a command of which this is known; or why nothing.
    fn read(
        &self,
        id: LeafId,
        leaf: &Leaf,
        known: Known,
        status: u8,
        reading: Reading,
    ) -> Result<Judged, Reason> {
        let command = || self.identity(id, leaf, status, Judge::Tests);
        let kind = match reading {
            Reading::Failed(failure) => Kind::Failed { command: command(), failure },
            _ if matches!(known, Known::StatusIfReported(_) | Known::Failed) => {
                return Err(leaf.mask.unwrap_or(Reason::ExitMasked));
            }
            Reading::Passed { counts, summary } => {
                Kind::Passed { command: command(), counts: Some(counts), summary, declared: None }
            }
            // A build that broke may be another command's; only a sure status ties it to this one.
            Reading::Broken { reason, failure } if matches!(known, Known::Status(_)) => {
                Kind::Broken { command: command(), failure, reason }
            }
            Reading::Broken { .. } => return Err(Reason::Conditional),
            Reading::Unproven(reason) => return Err(reason),
        };
        let attested = Some(leaf.text.clone());
        Ok(Judged { leaf: id, attested, reason: Reason::StatusAttested, kind, left: None })
    }

    fn shown_by(&self, runner: Option<&'static Runner>, part: Option<&Range<usize>>) -> Option<Failure> {
        runner?.shown_failure(self.text_of(part))
    }

    fn unproven(
        &self,
        id: LeafId,
        leaf: &Leaf,
        known: Known,
        reason: Reason,
        shown: Option<Failure>,
    ) -> Judged {
        self.attempted(id, leaf, known, reason, shown, &self.exit.output.text)
    }

    /// A run that proves nothing, and what its text makes of it.
    fn attempted(
        &self,
        id: LeafId,
        leaf: &Leaf,
        known: Known,
        reason: Reason,
        shown: Option<Failure>,
        text: &str,
    ) -> Judged {
        let attested = matches!(known, Known::Status(_)) && leaf.call.is_ok() && !self.tainted;
        let claims = self.status == 0
            && self.exit.output.complete
            && shown.is_none()
            && claims_success(text)
            && !tells_of_failure(text);
        let clean = matches!(reason, Reason::CollectOnly | Reason::OutsideProject) || claims;
        let shown = shown.or_else(|| failed_unseen(leaf, known, reason).filter(|_| attested));
        let attempt = Attempt {
            command: Some(self.identity(id, leaf, self.status, Judge::Tests)),
            shown,
            clean,
            hidden: Hidden::of(self.script, id, leaf, reason, &self.exit.command),
        };
        Judged {
            leaf: id,
            attested: attested.then(|| leaf.text.clone()),
            reason,
            kind: Kind::Unproven { reason, attempt },
            left: if lacks_its_report(reason) { self.left(id, leaf, known) } else { None },
        }
    }

    pub(super) fn identity(&self, id: LeafId, leaf: &Leaf, exit_code: u8, judge: Judge) -> Identity {
        let folder = self.session.folder_at(self.script, id, self.exit);
        let settings = self.session.settings_at(self.script, id);
        let exact = Exact::of(leaf, &self.exit.command, folder, settings);
        Identity {
            text: leaf.text.clone(),
            exit_code,
            exact,
            judge,
            line: None,
            beside: Vec::new(),
            told: Vec::new(),
            run: None,
        }
    }

    pub(super) fn is_outside(&self, id: LeafId) -> bool {
        let folder = self.session.folder_at(self.script, id, self.exit);
        folder.zip(self.stage.checkout).is_some_and(|(folder, checkout)| folder.is_outside(checkout))
    }

    /// What the commands that certainly ended well printed into files.
    fn printed(&self, of: &dyn Fn(LeafId) -> Known) -> Vec<(LeafId, FileWrite)> {
        let well = self.script.leaves().filter(|(id, _)| of(*id) == Known::Status(0) && !self.tainted);
        let writes = well.flat_map(|(id, leaf)| printed(leaf).into_iter().map(move |write| (id, write)));
        let placed = |(id, write): (LeafId, FileWrite)| {
            let file = self.session.file_at(self.script, id, self.exit, &write.path)?;
            Some((id, FileWrite { path: file.path(), ..write }))
        };
        writes.filter_map(placed).collect()
    }

    /// What the commands that certainly ended well changed.
    fn changes(&self, of: &dyn Fn(LeafId) -> Known) -> Vec<(LeafId, Change)> {
        let mut found = Vec::new();
        for (id, leaf) in self.script.leaves() {
            if of(id) != Known::Status(0) || self.tainted {
                continue;
            }
            let written = (!leaf.writes.is_empty()).then_some(Effect::Edits);
            let called = leaf.call.as_ref().ok().and_then(api_call);
            let stored = || {
                let asked = leaf.call.as_ref().ok().and_then(sql_call);
                asked.is_some_and(|asked| matches!(asked.statement, Statement::Update { .. }))
            };
            let sent =
                (called.is_some_and(|call| call.verb != Verb::Read) || stored()).then_some(Effect::State);
            let placed =
                |write: &FileWrite| self.session.file_at(self.script, id, self.exit, &write.path).is_some();
            // What is told as an edit of its files is no command.
            if printed(leaf).first().is_some_and(placed) {
                continue;
            }
            for effect in leaf.call.as_ref().ok().and_then(effect).into_iter().chain(written).chain(sent) {
                found.push((
                    id,
                    match effect {
                        Effect::Packages(change) => change,
                        Effect::Edits | Effect::Tree | Effect::State => Change::Command(leaf.text.clone()),
                    },
                ));
            }
        }
        found
    }
}
