//! The turn as a course of events: runs, changes, read-backs, and what may have touched files.

mod since;
mod trials;
mod written;

use self::written::Written;
use super::artifact::Deed;
use super::customary::Configured;
use super::demo::{Demo, Demos};
use super::ledger::Entry;
use super::left::{Left, Reader, Shown, Shows};
use super::open::{EARLIER, OpenFailure, between_turns, left_open};
use super::rebuilt::Sources;
use super::run::{Attempt, Kind, Moment, Run, Stage, judge, started_earlier};
use super::session::{Session, SessionState};
use super::silenced::Tricks;
use super::state::Services;
use super::touch::{Touch, file_name, of_observation};
use crate::change::{Files, effect};
use crate::report::Failure;
use crate::shell::{Leaf, Script, is_planted};
use crate::{
    Attestation, Change, DropReason, Dropped, Ending, FailedRun, FileWrite, Observation, PassedRun,
    ProcessExit, Reason, Turn,
};
use std::cell::OnceCell;
use std::collections::{BTreeMap, HashMap, HashSet};

/// All that happened in a turn, in order.
#[derive(Debug)]
pub(super) struct History<'a> {
    turn: &'a Turn,
    pub(super) attestations: Vec<Attestation>,
    pub(super) runs: Vec<Run>,
    /// The failing runs that earlier turns left open.
    earlier: Vec<Run>,
    /// Each change, with its moment.
    changes: Vec<(Moment, Change)>,
    /// What was changed and built, for runs of programs that were built before.
    sources: Sources,
    /// Whatever may have changed files, with its moment.
    touches: Vec<(Moment, Touch)>,
    /// The last moment at which any file may have changed.
    anything: Option<Moment>,
    /// The last moment at which a command wrote a file of this name.
    names: HashMap<String, Moment>,
    /// Builds and checks of what they made.
    pub(super) deeds: Vec<(Moment, Deed)>,
    /// Programs of the project that were run for show; weighed when they are first asked for.
    demos: (Vec<(Moment, Demo)>, OnceCell<Demos>),
    /// The services that were written to.
    pub(super) services: Services,
    /// For each declared check that must follow another command, when that last ran and whether it surely ended well.
    preludes: HashMap<usize, (Moment, bool)>,
    /// Each written file, and how it was read back.
    written: BTreeMap<String, Written>,
    /// What the turn leaves behind for the next one.
    pub(super) session: SessionState,
    /// What was done to those that judge; told when it is first asked for.
    tricks: OnceCell<Tricks>,
    /// What the turn shows of the configurations of runners; told when it is first asked for.
    configured: OnceCell<Configured>,
    /// The commands that were started in the background and not seen to end.
    unended: Vec<(Moment, &'a str)>,
    /// The reasons of what can be no evidence, strongest last.
    claims: Vec<Reason>,
}

/// The background runs of a turn that have not ended, each with the shell that it began in.
type Started<'a> = HashMap<&'a str, (usize, Session)>;

impl<'a> History<'a> {
    pub(super) fn of(turn: &'a Turn) -> Self {
        let mut history = Self {
            turn,
            attestations: Vec::new(),
            runs: Vec::new(),
            earlier: turn.session().open().iter().filter_map(OpenFailure::run).collect(),
            changes: Vec::new(),
            sources: Sources::default(),
            touches: Vec::new(),
            anything: None,
            names: HashMap::new(),
            deeds: Vec::new(),
            demos: Default::default(),
            services: Services::default(),
            preludes: HashMap::new(),
            written: BTreeMap::new(),
            session: SessionState::default(),
            tricks: OnceCell::new(),
            configured: OnceCell::new(),
            unended: Vec::new(),
            claims: Vec::new(),
        };
        let mut files = Files::default();
        let mut session = Session::after(turn.session());
        let mut started = Started::new();
        let mut dropped = turn.dropped().iter().peekable();
        if !history.earlier.is_empty() {
            history.touches.push(between_turns());
        }
        for (at, observation) in (1..).zip(turn.observations()) {
            while let Some(piece) = dropped.next_if(|piece| piece.before < at) {
                history.lost(*piece, at);
                session.tainted |= may_change_meanings(*piece);
            }
            if let Some(touch) = of_observation(observation) {
                history.touched((at, 0), touch, &mut files);
            }
            match observation {
                Observation::ProcessExit(exit) => {
                    let stage = Stage { began: at, at, checkout: turn.checkout(), declared: turn.declared() };
                    for run in judge(&stage, exit, &mut session) {
                        history.ended(run, &mut files);
                    }
                }
                Observation::BackgroundStart { command, process } => {
                    history.started(command);
                    if let Some(process) = process {
                        started.insert(process, (at, session.clone()));
                    }
                }
                Observation::BackgroundEnd { process, exit } => {
                    let (mut runs, plants) = history.background(started.remove(process.as_str()), at, exit);
                    // That it was stopped changes no more than that it went on: it is told when it starts.
                    if exit.ending == Ending::Killed && !edits(&exit.command, |_| true) {
                        let is_file = |(_, touch): &(Moment, Touch)| matches!(touch, Touch::File(_));
                        runs.iter_mut().for_each(|run| run.touches.retain(is_file));
                    }
                    session.tainted |= plants;
                    runs.into_iter().for_each(|run| history.ended(run, &mut files));
                }
                Observation::FileWrite(write) => {
                    session.tainted |= is_planted(&write.path);
                    session.write(&write.path);
                    history.changes.push(((at, 0), files.write(write)));
                    history.wrote((at, 0), write, session.file(&write.path));
                }
                Observation::FileRead(read) => {
                    files.read(read);
                    if let (true, Some(text)) = (read.whole, &read.content) {
                        session.show(&read.path, text);
                    }
                    if let (Some(file), Some(text)) = (session.file(&read.path), &read.content) {
                        let shows = Shows { file, whole: read.whole, alone: true, selections: Vec::new() };
                        history.complete(&Shown { at: (at, 0), text, shows });
                    }
                    if read.whole {
                        history.read((at, 0), &read.path, read.content.as_deref());
                    }
                }
                other => history.claims.extend(claim(other)),
            }
        }
        let end = turn.observations().len() + 1;
        for command in running(turn, &started) {
            history.touched((end, 0), Touch::Anything(command.to_owned()), &mut files);
        }
        history.unended = unended(turn, &started).collect();
        for piece in dropped {
            history.lost(*piece, end);
            session.tainted |= may_change_meanings(*piece);
        }
        history.session = SessionState::new(session.clone(), left_open(&history, &session));
        history.promote_scripts();
        history.weigh_trials();
        history
    }

    fn background(
        &self,
        started: Option<(usize, Session)>,
        at: usize,
        exit: &ProcessExit,
    ) -> (Vec<Run>, bool) {
        match started {
            Some((began, mut session)) => {
                let stage =
                    Stage { began, at, checkout: self.turn.checkout(), declared: self.turn.declared() };
                let runs = judge(&stage, exit, &mut session);
                // What it exports is its own; what it plants is everybody's.
                let plants = session.tainted && runs.iter().any(|run| !run.touches.is_empty());
                (runs, plants)
            }
            None => (vec![started_earlier(at, exit)], false),
        }
    }

    fn ended(&mut self, run: Run, files: &mut Files<'_>) {
        let mut run = self.sources.of_the_present(run);
        let mut changes = run.changes.clone();
        let printed = std::mem::take(&mut run.printed);
        if !printed.is_empty() {
            run.touches.sort_by_key(|(at, _)| *at);
        }
        let mut touches = run.touches.iter().peekable();
        for (at, write) in printed {
            while let Some((moment, touch)) = touches.next_if(|(moment, _)| *moment < at) {
                self.touched(*moment, touch.clone(), files);
            }
            changes.push((at, files.describe(&write)));
            while let Some((moment, touch)) = touches.next_if(|(moment, _)| *moment <= at) {
                self.touched(*moment, touch.clone(), files);
            }
            files.keep(write);
        }
        for (moment, touch) in touches {
            self.touched(*moment, touch.clone(), files);
        }
        changes.sort_by_key(|(at, _)| *at);
        self.changes.append(&mut changes);
        let began = run.began;
        let (before, behind): (Vec<_>, Vec<_>) = run.preludes.drain(..).partition(|(at, ..)| *at < began);
        self.preludes.extend(before.into_iter().map(|(at, check, well)| (check, (at, well))));
        self.demand_the_prelude(&mut run);
        self.preludes.extend(behind.into_iter().map(|(at, check, well)| (check, (at, well))));
        run.builds.iter().for_each(|built| self.sources.built(built));
        self.attestations.push(run.attestation.clone());
        let shows = run.shows.clone();
        let text = self.output_of(&run);
        self.deeds.append(&mut run.deeds);
        self.demos.0.append(&mut run.demos);
        for (at, asked) in run.asked.drain(..) {
            self.services.take(at, asked, text);
        }
        self.runs.push(run);
        if let Some((at, shows)) = shows {
            self.show(at, &shows, text);
            self.complete(&Shown { at, text, shows });
        }
    }

    /// A check that must follow another command proves nothing where that did not surely end well before it.
    fn demand_the_prelude(&self, run: &mut Run) {
        let declared = match (&run.kind, &run.left) {
            (Kind::Passed { declared: Some(declared), .. }, _) => declared,
            (_, Some(Left { reader: Reader::Check { declared, .. }, .. })) => declared,
            _ => return,
        };
        // What was edited behind that command is not in what the check looks at.
        let edited = |at: Moment| {
            let later = self.changes.iter().filter(|(moment, _)| *moment > at && *moment < run.began);
            later.clone().any(|(_, change)| matches!(change, Change::File { .. } | Change::Setting { .. }))
        };
        let ended = |check| {
            self.preludes.get(&check).is_some_and(|(at, well)| *well && *at < run.began && !edited(*at))
        };
        if declared.follows.is_some_and(|check| !ended(check)) {
            let reason = Reason::NotAfter;
            run.kind = Kind::Unproven { reason, attempt: Attempt::default() };
            run.left = None;
        }
    }

    fn started(&mut self, command: &str) {
        self.attestations.push(Attestation {
            command: command.to_owned(),
            exit_code: None,
            attested: None,
            reason: Reason::BackgroundStart,
            report: None,
        });
        self.claims.push(Reason::BackgroundStart);
    }

    /// A result that was lost may be that of anything.
    fn lost(&mut self, piece: Dropped, at: usize) {
        let name = format!("a result that could not be read ({})", piece.reason.code());
        self.anything = Some((at, 0));
        self.note((at, 0), Touch::Anything(name));
    }

    fn touched(&mut self, at: Moment, touch: Touch, files: &mut Files<'_>) {
        match &touch {
            Touch::File(path) => {
                files.forget(path);
                self.names.insert(file_name(path).to_owned(), at);
            }
            Touch::Anything(_) => {
                files.forget_all();
                self.anything = Some(at);
            }
        }
        self.note(at, touch);
    }

    fn note(&mut self, at: Moment, touch: Touch) {
        self.sources.touched(at, &touch);
        self.touches.push((at, touch));
    }

    /// Every run that judged or tried to, those of earlier turns first.
    pub(super) fn every_run(&self) -> impl Iterator<Item = &Run> {
        self.earlier.iter().chain(&self.runs)
    }

    /// The line with the command that a declared check must follow.
    pub(super) fn prelude_of(&self, check: usize) -> Option<&'a str> {
        let (at, _) = self.preludes.get(&check)?;
        Some(&self.ended_at(*at)?.command)
    }

    /// The failures that earlier turns left open.
    pub(super) fn carried(&self) -> &'a [OpenFailure] {
        self.turn.session().open()
    }

    /// The commands that were started in the background and not seen to end, each with its moment.
    pub(super) fn unended(&self) -> &[(Moment, &'a str)] {
        &self.unended
    }

    /// What was done in this turn to those that judge.
    pub(super) fn tricks(&self) -> &Tricks {
        self.tricks.get_or_init(|| Tricks::of(self.turn.observations()))
    }

    /// What this turn shows of the configurations of runners.
    pub(super) fn configured(&self) -> &Configured {
        self.configured.get_or_init(|| Configured::of(self.turn.observations()))
    }

    pub(super) fn observed(&self, at: Moment) -> Option<&'a Observation> {
        self.turn.observations().get(at.0.checked_sub(1)?)
    }

    /// What the command line of this moment printed.
    pub(super) fn said_at(&self, moment: Moment) -> &'a str {
        self.ended_at(moment).map_or("", |exit| &exit.output.text)
    }

    /// The command line that was seen to end at this moment.
    pub(super) fn ended_at(&self, moment: Moment) -> Option<&'a ProcessExit> {
        match self.observed(moment)? {
            Observation::ProcessExit(exit) | Observation::BackgroundEnd { exit, .. } => Some(exit),
            _ => None,
        }
    }

    /// The user's own words.
    pub(super) fn user(&self) -> &'a str {
        self.turn.user()
    }

    fn demos(&self) -> &Demos {
        let (demos, weighed) = &self.demos;
        let touches = || self.touches.iter().map(|(at, touch)| (*at, touch));
        weighed.get_or_init(|| Demos::of(demos, self.turn.observations(), touches()))
    }

    /// Whether between two moments something may have changed tests, as far as its name or its words tell.
    pub(super) fn touched_tests_between(&self, from: Moment, to: Moment) -> bool {
        let mut words =
            self.touched_between(from, to).flat_map(|touch| touch.name().split([' ', '\'', '"', '=']));
        words.any(|word| {
            let name = file_name(word);
            name.contains("_test.") || name.ends_with(".t") || name.contains('*')
        })
    }

    /// Whether between two moments nothing can have touched a file of one of these names.
    pub(super) fn untouched(&self, names: &HashSet<&str>, from: Moment, to: Moment) -> bool {
        self.untouched_where(|path| names.contains(file_name(path)), from, to)
    }

    /// What may have changed files between two moments.
    pub(super) fn touched_between(&self, from: Moment, to: Moment) -> impl Iterator<Item = &Touch> {
        self.touched_at_between(from, to).map(|(_, touch)| touch)
    }

    /// The same, each with its moment.
    pub(super) fn touched_at_between(
        &self,
        from: Moment,
        to: Moment,
    ) -> impl Iterator<Item = &(Moment, Touch)> {
        self.touches.iter().filter(move |(at, _)| *at > from && *at < to)
    }

    /// All that was observed in the turn.
    pub(super) fn observations(&self) -> &'a [Observation] {
        self.turn.observations()
    }

    /// Whether a tool wrote a file at this moment.
    pub(super) fn is_a_write(&self, at: Moment) -> bool {
        matches!(self.observed(at), Some(Observation::FileWrite(_)))
    }

    /// Whether between two moments nothing can have touched a file of this kind.
    pub(super) fn untouched_where(&self, kind: impl Fn(&str) -> bool, from: Moment, to: Moment) -> bool {
        self.touched_between(from, to).all(|touch| match touch {
            Touch::Anything(_) => false,
            Touch::File(path) => !kind(self.in_checkout(path)),
        })
    }

    /// The path of a file below the folder above all of them, whose name says nothing of one.
    pub(super) fn in_checkout<'p>(&self, path: &'p str) -> &'p str {
        self.turn.checkout().and_then(|above| path.strip_prefix(above)).unwrap_or(path)
    }

    /// The writes of files between two moments.
    pub(super) fn writes_between(&self, from: Moment, to: Moment) -> impl Iterator<Item = &'a FileWrite> {
        let observations = self.turn.observations();
        let (from, to) = (from.0.saturating_sub(1), to.0.saturating_sub(1).min(observations.len()));
        let seen = observations.get(from..to).unwrap_or_default();
        seen.iter().filter_map(|observation| match observation {
            Observation::FileWrite(write) => Some(write),
            _ => None,
        })
    }

    /// The command lines that ended between two moments.
    pub(super) fn lines_between(&self, from: Moment, to: Moment) -> impl Iterator<Item = &'a str> {
        let (from, to) = (from.0, to.0.saturating_sub(1));
        let seen = self.turn.observations().get(from..to).unwrap_or_default();
        seen.iter().filter_map(|observation| match observation {
            Observation::ProcessExit(exit) | Observation::BackgroundEnd { exit, .. } => {
                Some(exit.command.as_str())
            }
            _ => None,
        })
    }

    /// What the commands between two moments that may have written were told to do, each with the file that it wrote
    /// where that is known.
    pub(super) fn told_between(
        &self,
        from: Moment,
        to: Moment,
    ) -> impl Iterator<Item = (Option<&str>, &str)> {
        self.touched_at_between(from, to).filter_map(|(at, touch)| {
            let (Observation::ProcessExit(exit) | Observation::BackgroundEnd { exit, .. }) =
                self.observed(*at)?
            else {
                return None;
            };
            match touch {
                Touch::File(path) => Some((Some(path.as_str()), exit.command.as_str())),
                // What is written may stand in a here-document.
                Touch::Anything(_) if exit.command.contains("<<") => Some((None, exit.command.as_str())),
                Touch::Anything(text) => Some((None, text.as_str())),
            }
        })
    }

    /// What a run printed.
    pub(super) fn output_of(&self, run: &Run) -> &'a str {
        match self.observed(run.at) {
            Some(Observation::ProcessExit(exit) | Observation::BackgroundEnd { exit, .. }) => {
                exit.output.text.get(run.part.clone()).unwrap_or_default()
            }
            _ => "",
        }
    }

    /// The strongest of what can be no evidence.
    pub(super) fn claim(&self) -> Option<Reason> {
        self.claims.iter().copied().max_by_key(|reason| strength(*reason))
    }
}

/// The commands that were started in the background and not seen to end.
fn unended<'t>(turn: &'t Turn, started: &Started<'_>) -> impl Iterator<Item = (Moment, &'t str)> {
    let open: HashSet<usize> = started.values().map(|(began, _)| *began).collect();
    (1..).zip(turn.observations()).filter_map(move |(at, observation)| match observation {
        Observation::BackgroundStart { command, process } => {
            (process.is_none() || open.contains(&at)).then_some(((at, 0), command.as_str()))
        }
        _ => None,
    })
}

/// Whether a command line holds a command that edits files, among those that are wanted.
fn edits(command: &str, wanted: fn(&Leaf) -> bool) -> bool {
    Script::analyse(command).0.is_ok_and(|script| {
        let edits = |leaf: &Leaf| leaf.call.as_ref().is_ok_and(|call| effect(call).is_some());
        script.leaves().any(|(_, leaf)| wanted(leaf) && edits(leaf))
    })
}

/// The commands that edit files and may still do so at the end: those that were started in the background and not seen
/// to end.
fn running<'t>(turn: &'t Turn, started: &Started<'_>) -> Vec<&'t str> {
    let of = |(at, observation): (usize, &'t Observation)| match observation {
        Observation::BackgroundStart { command, process } => {
            let runs = process.is_none() || started.values().any(|(began, _)| *began == at);
            (runs && edits(command, |_| true)).then_some(command.as_str())
        }
        Observation::ProcessExit(exit) if exit.command.contains('&') => {
            let behind: fn(&Leaf) -> bool = |leaf| leaf.mask == Some(Reason::BackgroundInShell);
            edits(&exit.command, behind).then_some(exit.command.as_str())
        }
        _ => None,
    };
    (1..).zip(turn.observations()).filter_map(of).collect()
}

/// Whether commands that are not known stand in its place, which may have changed what later ones mean.
fn may_change_meanings(piece: Dropped) -> bool {
    matches!(piece.reason, DropReason::Compacted | DropReason::TooMuchWork)
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

pub(super) fn failed_run(entry: &Entry<'_>, failure: &Failure) -> FailedRun {
    let command = entry.command;
    FailedRun {
        earlier_turn: entry.run.at == EARLIER,
        command: command.text.clone(),
        // The status of a run that proves nothing belongs to something else.
        exit_code: (!matches!(entry.run.kind, Kind::Unproven { .. })).then(|| command.exit_code.into()),
        signature: failure.signature.clone(),
        failing_tests: failure.tests.clone(),
        summary: failure.summary.clone(),
    }
}

pub(super) fn passed_run(kind: &Kind) -> Option<PassedRun> {
    match kind {
        Kind::Passed { command, counts, summary, .. } => Some(PassedRun {
            command: command.text.clone(),
            exit_code: command.exit_code.into(),
            report: *counts,
            summary: summary.clone(),
        }),
        _ => None,
    }
}
