//! The turn as a course of events: runs, changes, read-backs, and what may have touched files.

use super::artifact::Deed;
use super::coverage::{configures_tests, is_test_file};
use super::demo::{Demo, Demos};
use super::identity::Exact;
use super::ledger::Entry;
use super::left::{Left, Reader, Shown, Shows};
use super::open::{EARLIER, OpenFailure, between_turns, left_open};
use super::place::Folder;
use super::rebuilt::Sources;
use super::run::{Attempt, Kind, Moment, Run, Stage, judge, started_earlier};
use super::session::{Session, SessionState};
use super::silenced::Tricks;
use super::state::Services;
use super::touch::{Paths, Touch, file_name, is_log, of_observation};
use crate::change::{Files, effect};
use crate::report::{Failure, Judge};
use crate::shell::{Leaf, Script, is_planted};
use crate::{
    Attestation, Change, DropReason, Dropped, FailedRun, FileWrite, Observation, PassedRun, ProcessExit,
    ReadBack, Reason, Turn,
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
    /// The commands that were started in the background and not seen to end.
    unended: Vec<(Moment, &'a str)>,
    /// The reasons of what can be no evidence, strongest last.
    claims: Vec<Reason>,
}

#[derive(Debug)]
struct Written {
    whole: Option<String>,
    /// Where it lies, as far as the command lines tell.
    file: Option<Folder>,
    /// When it was last read whole, and whether it held what was written.
    read: Option<(Moment, bool)>,
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
                // The commands that the summary stands for may have changed what later ones mean.
                session.tainted |= piece.reason == DropReason::Compacted;
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
                    let (runs, plants) = history.background(started.remove(process.as_str()), at, exit);
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
            session.tainted |= piece.reason == DropReason::Compacted;
        }
        history.session = SessionState::new(session.clone(), left_open(&history, &session));
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
        for (moment, touch) in &run.touches {
            self.touched(*moment, touch.clone(), files);
        }
        self.changes.extend(run.changes.iter().cloned());
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
        let ended = |check| self.preludes.get(&check).is_some_and(|(at, well)| *well && *at < run.began);
        if declared.follows.is_some_and(|check| !ended(check)) {
            let reason = Reason::NotAfter;
            run.kind = Kind::Unproven { reason, attempt: Attempt::default() };
            run.left = None;
        }
    }

    /// A script that is tried, or a checker that finds fault, says nothing alone. So a trial counts where it failed and
    /// passed later, and from there on; a checker counts where anything is judged by its status.
    fn weigh_trials(&mut self) {
        let mut failed: HashMap<&Exact, Vec<usize>> = HashMap::new();
        let mut answered: HashSet<&Exact> = HashSet::new();
        let mut counts: HashSet<usize> = HashSet::new();
        let mut builds = false;
        for (i, run) in self.runs.iter().enumerate() {
            let (command, passed) = match &run.kind {
                Kind::Passed { command, .. } => (command, true),
                Kind::Failed { command, .. } => (command, false),
                _ => continue,
            };
            builds |= command.judge == Judge::Build;
            for exact in command.exact.iter().chain(&command.line) {
                if passed && let Some(before) = failed.remove(exact) {
                    counts.extend(before);
                    answered.insert(exact);
                }
                if answered.contains(exact) {
                    counts.insert(i);
                }
                if !passed {
                    failed.entry(exact).or_default().push(i);
                }
            }
        }
        let any = builds || !counts.is_empty();
        let idle = |(i, run): (usize, &Run)| {
            let (command, reason) = match &run.kind {
                Kind::Passed { command, .. } => (command, Reason::NoPredicate),
                Kind::Failed { command, .. } => (command, Reason::NotATest),
                _ => return None,
            };
            let idle = match command.judge {
                Judge::Trial => !counts.contains(&i),
                Judge::Check => !any,
                Judge::Build | Judge::Tests => false,
            };
            idle.then_some((i, reason))
        };
        let idle: Vec<(usize, Reason)> = self.runs.iter().enumerate().filter_map(idle).collect();
        for (i, reason) in idle {
            if let Some(run) = self.runs.get_mut(i) {
                run.kind = Kind::Other { reason, against: false };
            }
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

    fn wrote(&mut self, at: Moment, write: &FileWrite, file: Option<Folder>) {
        self.note(at, Touch::File(write.path.clone()));
        self.written.insert(write.path.clone(), Written { whole: write.whole.clone(), file, read: None });
    }

    fn read(&mut self, at: Moment, path: &str, content: Option<&str>) {
        let (Some(written), Some(content)) = (self.written.get_mut(path), content) else { return };
        written.read = written.whole.as_ref().map(|whole| (at, whole == content));
    }

    /// Takes in a file that a command showed. The terminal of a host takes the end of the last line off.
    fn show(&mut self, at: Moment, shows: &Shows, text: &str) {
        let plain = |text: &str| text.trim_end_matches('\n').to_owned();
        for written in self.written.values_mut() {
            let (Some(whole), Some(file)) = (&written.whole, &written.file) else { continue };
            if shows.whole && shows.alone && shows.selections.is_empty() && file.is_same_file(&shows.file) {
                written.read = Some((at, plain(whole) == plain(text)));
            }
        }
    }

    /// Whether a written file still holds what was written.
    fn state(&self, path: &str, written: &Written) -> Result<Moment, Reason> {
        let touched = self.names.get(file_name(path)).copied().max(self.anything);
        match written.read {
            Some((at, _)) if touched.is_some_and(|touched| touched > at) => Err(Reason::NoReadBack),
            Some((at, true)) => Ok(at),
            Some((_, false)) => Err(Reason::ReadBackDiffers),
            None => Err(Reason::NoReadBack),
        }
    }

    /// Whether every written file holds what was written; the reason of the first that does not.
    pub(super) fn read_back(&self) -> Option<Result<(), Reason>> {
        let refused = self.written.iter().find_map(|(path, written)| self.state(path, written).err());
        (!self.written.is_empty()).then(|| refused.map_or(Ok(()), Err))
    }

    /// The last file that was read back as written and still is so.
    pub(super) fn artifact(&self) -> Option<ReadBack> {
        let stands = |(path, written): (&String, &Written)| {
            let at = self.state(path, written).ok()?;
            Some((at, ReadBack { path: path.clone(), bytes: written.whole.as_ref().map_or(0, String::len) }))
        };
        self.written.iter().filter_map(stands).max_by_key(|(at, _)| *at).map(|(_, artifact)| artifact)
    }

    /// What changed after one moment and before another.
    pub(super) fn changes_between(&self, from: Option<Moment>, to: Option<Moment>) -> Vec<Change> {
        let inside = |at: Moment| from.is_none_or(|from| at > from) && to.is_none_or(|to| at < to);
        let mut seen = HashSet::new();
        let changes = self.changes.iter().filter(|(at, _)| inside(*at)).map(|(_, change)| change);
        changes.filter(|change| seen.insert(*change)).cloned().collect()
    }

    /// Files that were written after a moment, and what may have written any.
    pub(super) fn touched_after(&self, run: &Run) -> Vec<String> {
        let mut seen = HashSet::new();
        let names = self.doubts_after(run).map(Touch::name);
        names.filter(|name| !is_log(name) && seen.insert(*name)).map(str::to_owned).collect()
    }

    /// Whether something after a run began may have changed what it proved: the changes before it, or, when there are
    /// none, any file but a log.
    pub(super) fn undermined(&self, changes: &[Change], run: &Run) -> bool {
        let proven = Paths::of(changes.iter().filter_map(path_of));
        // Its own report or output may go into a file that it judged.
        let over_itself = |(at, touch): &(Moment, Touch)| {
            *at == run.at && matches!(touch, Touch::File(path) if proven.may_hold(path))
        };
        if self.touches.iter().any(over_itself) {
            return true;
        }
        let tests = matches!(&run.kind, Kind::Passed { command, .. } if command.tests());
        self.doubts_after(run).any(|touch| match touch {
            Touch::Anything(_) => true,
            // A test that never ran, and what all tests run with.
            Touch::File(path) if tests && (is_test_file(path) || configures_tests(path)) => true,
            Touch::File(path) => proven.may_hold(path) || (proven.is_empty() && !is_log(path)),
        })
    }

    /// Whether between two moments something may have changed tests, as far as its name or its words tell.
    pub(super) fn touched_tests_between(&self, from: Moment, to: Moment) -> bool {
        let between = self.touches.iter().filter(|(at, _)| *at > from && *at < to);
        let mut words = between.flat_map(|(_, touch)| touch.name().split([' ', '\'', '"', '=']));
        words.any(|word| {
            let name = file_name(word);
            name.contains("_test.") || name.ends_with(".t") || name.contains('*')
        })
    }

    /// Every run that judged or tried to, those of earlier turns first.
    pub(super) fn every_run(&self) -> impl Iterator<Item = &Run> {
        self.earlier.iter().chain(&self.runs)
    }

    /// What changed after a run and before a moment, with what was seen to change in the turns between.
    pub(super) fn changes_since(&self, run: &Run, to: Option<Moment>) -> Vec<Change> {
        let carried = run.changes.iter().filter(|_| run.at == EARLIER).map(|(_, change)| change.clone());
        let mut seen = HashSet::new();
        let all = carried.chain(self.changes_between(Some(run.at), to));
        all.filter(|change| seen.insert(change.clone())).collect()
    }

    /// The line with the command that a declared check must follow.
    pub(super) fn prelude_of(&self, check: usize) -> Option<&'a str> {
        let (at, _) = self.preludes.get(&check)?;
        match self.observed(*at)? {
            Observation::ProcessExit(exit) | Observation::BackgroundEnd { exit, .. } => Some(&exit.command),
            _ => None,
        }
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

    fn observed(&self, at: Moment) -> Option<&'a Observation> {
        self.turn.observations().get(at.0.checked_sub(1)?)
    }

    /// What the command line of this moment printed.
    pub(super) fn said_at(&self, moment: Moment) -> &'a str {
        match self.observed(moment) {
            Some(Observation::ProcessExit(exit) | Observation::BackgroundEnd { exit, .. }) => {
                &exit.output.text
            }
            _ => "",
        }
    }

    /// The user's own words.
    pub(super) fn user(&self) -> &'a str {
        self.turn.user()
    }

    /// Whether something after a moment may have changed anything, a file or what lies outside.
    pub(super) fn anything_after(&self, moment: Moment) -> bool {
        self.anything.is_some_and(|at| at > moment)
    }

    /// Whether something after a run began may have changed anything, a file or what lies outside.
    pub(super) fn unsettled_after(&self, run: &Run) -> bool {
        self.touches_after(run).any(|touch| matches!(touch, Touch::Anything(_)))
    }

    /// What was touched since a run began, but by itself.
    fn touches_after(&self, run: &Run) -> impl Iterator<Item = &Touch> {
        self.touched_since(run).map(|(_, touch)| touch)
    }

    /// The same without what only showed a program behind a pass.
    fn doubts_after(&self, run: &Run) -> impl Iterator<Item = &Touch> {
        let (pass, own) = (matches!(run.kind, Kind::Passed { .. }), run.at);
        let shown = move |at: Moment| pass && at > own && self.demos().holds(at);
        self.touched_since(run).filter(move |(at, _)| !shown(*at)).map(|(_, touch)| touch)
    }

    fn touched_since(&self, run: &Run) -> impl Iterator<Item = &(Moment, Touch)> {
        let (began, own) = (run.began, run.at);
        self.touches.iter().filter(move |(at, _)| *at > began && *at != own)
    }

    /// The programs of the project that ran for show behind a run.
    pub(super) fn shown_after(&self, run: &Run) -> Vec<&str> {
        self.demos().after(run.at)
    }

    fn demos(&self) -> &Demos {
        let (demos, weighed) = &self.demos;
        let touches = || self.touches.iter().map(|(at, touch)| (*at, touch));
        weighed.get_or_init(|| Demos::of(demos, self.turn.observations(), touches()))
    }

    /// Whether between two moments nothing can have touched a file of one of these names.
    pub(super) fn untouched(&self, names: &HashSet<&str>, from: Moment, to: Moment) -> bool {
        self.untouched_where(|path| names.contains(file_name(path)), from, to)
    }

    /// What may have changed files between two moments.
    pub(super) fn touched_between(&self, from: Moment, to: Moment) -> impl Iterator<Item = &Touch> {
        let between = self.touches.iter().filter(move |(at, _)| *at > from && *at < to);
        between.map(|(_, touch)| touch)
    }

    /// Whether between two moments nothing can have touched a file of this kind.
    pub(super) fn untouched_where(&self, kind: impl Fn(&str) -> bool, from: Moment, to: Moment) -> bool {
        let mut between = self.touches.iter().filter(|(at, _)| *at > from && *at < to);
        between.all(|(_, touch)| match touch {
            Touch::Anything(_) => false,
            Touch::File(path) => !kind(path),
        })
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
        let between = self.touches.iter().filter(move |(at, _)| *at > from && *at < to);
        between.filter_map(|(at, touch)| {
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

/// The commands that edit files and may still do so at the end: those that were started in the background and not seen
/// to end.
fn running<'t>(turn: &'t Turn, started: &Started<'_>) -> Vec<&'t str> {
    let edits = |command: &str, wanted: fn(&Leaf) -> bool| {
        Script::analyse(command).0.is_ok_and(|script| {
            let edits = |leaf: &Leaf| leaf.call.as_ref().is_ok_and(|call| effect(call).is_some());
            script.leaves().any(|(_, leaf)| wanted(leaf) && edits(leaf))
        })
    };
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

fn path_of(change: &Change) -> Option<&str> {
    match change {
        Change::File { path, .. } | Change::Setting { file: path, .. } => Some(path),
        Change::Command(_) | Change::Package { .. } => None,
    }
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
