//! Walks a syntax tree and collects every way in which the program can run.
//!
//! Each construct is decided or refused. A loop hides what is in it; a construct that can change what later
//! commands mean (functions, `eval`, `trap`, sourced files) refuses the whole line.

use super::compound::evaluates;
use super::environment::changes_meaning;
use super::expansion::{Expansion, names_a_setting};
use super::leaf::{Leaf, Place};
use super::parse::parse;
use super::path::{MAX_PATHS, Path, Status, negate};
use super::planted::mentions_a_planted_file;
use super::posix;
use super::redirect::{Redirections, Sink, Streams, redirections};
use super::script::LeafId;
use super::simple::Passage;
use super::trace::{Aside, agreed, runs_commands};
use crate::Reason;
use brush_parser::ast::{
    AndOr, AndOrList, Command, CompoundCommand, CompoundList, Pipeline, Program, RedirectList,
    SeparatorOperator,
};

/// How many shells may be nested.
const MAX_SHELLS: usize = 4;

/// The most commands of a line: each of its ways keeps a fact of each of them, so that what a line costs grows with their
/// square. Nobody tests with more.
const MAX_COMMANDS: usize = 256;

/// A walk under way.
#[derive(Debug, Default)]
pub(super) struct Walked {
    pub(super) leaves: Vec<Leaf>,
    asides: Vec<(LeafId, Aside)>,
    /// A substitution runs a command whose errors show up in the output.
    murmurs: bool,
    /// `set -x` shows every command, with the values of its words.
    pub(super) traced: bool,
    /// A word holds more than its text shows: a value, or several lines.
    pub(super) tells_more: bool,
    /// A trap removes scratch files at the end.
    pub(super) trapped: bool,
    /// How many pipelines there were.
    pipelines: usize,
    /// Ways on which an expansion failed, so that nothing more of the line runs.
    pub(super) broken_off: Vec<Path>,
    /// A variable was set that can change what the commands after it mean.
    pub(super) shadowed: bool,
    /// The same, for command lines that run later in the same session; told also of a refused line.
    pub(super) taints_session: bool,
}

/// What a walk found.
pub(super) struct Found {
    pub(super) leaves: Vec<Leaf>,
    pub(super) asides: Vec<(LeafId, Aside)>,
    pub(super) murmurs: bool,
    pub(super) paths: Vec<Path>,
}

/// Walks a command line. The second part says whether later command lines of the session may mean something else
/// after it.
pub(super) fn walk(text: &str) -> (Result<Found, Reason>, bool) {
    let mut walked = Walked::default();
    let paths = walked.text(text, vec![Path::start()], Place::default());
    // What was not walked to its end may set anything.
    let unread = paths.is_err() && (mentions_a_setting(text) || mentions_a_planted_file(text));
    let Walked { leaves, asides, taints_session, .. } = walked;
    let murmurs = walked.murmurs || (walked.traced && walked.tells_more);
    (paths.map(|paths| Found { leaves, asides, murmurs, paths }), taints_session || unread)
}

fn mentions_a_setting(text: &str) -> bool {
    const WORDS: [&str; 11] = [
        "alias",
        "export",
        "declare",
        "typeset",
        "()",
        "function ",
        "source ",
        ". ",
        "eval ",
        "env ",
        "allexport",
    ];
    names_a_setting(text) || WORDS.iter().any(|word| text.contains(word))
}

pub(super) type Paths = Result<Vec<Path>, Reason>;

impl Walked {
    pub(super) fn text(&mut self, text: &str, paths: Vec<Path>, place: Place) -> Paths {
        if place.depth > MAX_SHELLS {
            return Err(Reason::TooComplex);
        }
        if place.posix && !posix::is_portable(text) {
            return Err(Reason::PosixShell);
        }
        let program = parse(text)?;
        // What stands in a substitution is not parsed here; the shell runs nothing when it is no valid program.
        let unparsed = if runs_commands(text) {
            paths.iter().map(|path| path.broken_off(false)).collect()
        } else {
            Vec::new()
        };
        let mut after = self.program(&program, paths, place)?;
        after.extend(unparsed);
        bounded(after)
    }

    fn program(&mut self, program: &Program, paths: Vec<Path>, place: Place) -> Paths {
        program.complete_commands.iter().try_fold(paths, |paths, list| {
            let mut after = self.list(list, paths, place)?;
            // Bash gives up the line, a standard shell itself.
            if !place.posix {
                after.iter_mut().for_each(Path::next_line);
            }
            Ok(after)
        })
    }

    pub(super) fn list(&mut self, list: &CompoundList, paths: Vec<Path>, place: Place) -> Paths {
        list.0.iter().try_fold(paths, |paths, item| {
            let (ended, live): (Vec<_>, Vec<_>) = paths.into_iter().partition(|path| path.ended);
            let mut after = match item.1 {
                SeparatorOperator::Sequence => self.and_or(&item.0, live, place)?,
                SeparatorOperator::Async => {
                    // What ends a job ends nothing else.
                    let own = std::mem::take(&mut self.broken_off);
                    let noted = self.noted();
                    self.and_or(&item.0, vec![Path::start()], Place { background: true, ..place })?;
                    self.unset_since(noted);
                    self.broken_off = own;
                    with_last(live, Status::Const(0))
                }
            };
            after.extend(ended);
            after.append(&mut self.broken_off);
            self.bounded(after)
        })
    }

    /// These ways, while neither they nor the commands so far are too many.
    fn bounded(&self, paths: Vec<Path>) -> Paths {
        if self.leaves.len() > MAX_COMMANDS { Err(Reason::TooComplex) } else { bounded(paths) }
    }

    fn and_or(&mut self, list: &AndOrList, paths: Vec<Path>, place: Place) -> Paths {
        let empty = |pipeline: &Pipeline| pipeline.seq.is_empty();
        let joined = list.additional.iter().map(|next| match next {
            AndOr::And(pipeline) | AndOr::Or(pipeline) => pipeline,
        });
        // Bash takes a bare `!` or `time` alone, and joined to another command not everywhere.
        let bare = empty(&list.first) || joined.into_iter().any(empty);
        if (place.posix || !list.additional.is_empty()) && bare {
            return Err(Reason::Unparsable);
        }
        let tested = |last: bool| Place { tested: place.tested || !last, ..place };
        let mut paths = self.pipeline(&list.first, paths, tested(list.additional.is_empty()))?;
        for (i, next) in list.additional.iter().enumerate() {
            let last = i + 1 == list.additional.len();
            let (pipeline, on_success) = match next {
                AndOr::And(pipeline) => (pipeline, true),
                AndOr::Or(pipeline) => (pipeline, false),
            };
            let (mut goes_on, mut stays) = (Vec::new(), Vec::new());
            for path in paths {
                if path.ended {
                    stays.push(path);
                    continue;
                }
                let last = path.last;
                let (zero, other) = path.split(last);
                let (go, stay) = if on_success { (zero, other) } else { (other, zero) };
                goes_on.extend(go);
                stays.extend(stay);
            }
            paths = self.pipeline(pipeline, goes_on, tested(last))?;
            paths.extend(stays);
            paths = self.bounded(paths)?;
        }
        Ok(paths)
    }

    fn pipeline(&mut self, pipeline: &Pipeline, paths: Vec<Path>, place: Place) -> Paths {
        // Elsewhere it is a program, which runs only programs.
        if place.posix && pipeline.timed.is_some() {
            return Err(Reason::PosixShell);
        }
        let place =
            Place { negated: place.negated || pipeline.bang, tested: place.tested || pipeline.bang, ..place };
        let (paths, exits) = match pipeline.seq.as_slice() {
            // A bare `time` or `!` is a command of its own kind.
            [] => {
                let mut paths = with_last(paths, Status::Unknown);
                paths.iter_mut().for_each(|path| path.stages.clear());
                (paths, false)
            }
            [command] => {
                let mut paths = self.command(command, paths, place)?;
                let simple = matches!(command, Command::Simple(_));
                // The status of a pipeline with one command; what a compound command leaves there is not followed.
                paths
                    .iter_mut()
                    .for_each(|path| path.stages = if simple { vec![path.last] } else { Vec::new() });
                (paths, ends_the_shell(command))
            }
            stages => (self.stages(stages, paths, place)?, true),
        };
        let negated = paths.into_iter().map(|mut path| {
            if pipeline.bang && !path.ended {
                path.last = negate(path.last);
            }
            path
        });
        if place.tested || !exits {
            bounded(negated.collect())
        } else {
            bounded(negated.flat_map(or_exit).collect())
        }
    }

    /// Several commands joined by `|`, each in a shell of its own.
    fn stages(&mut self, stages: &[Command], mut paths: Vec<Path>, place: Place) -> Paths {
        let pipefail = paths.iter().all(Path::pipefail);
        paths.iter_mut().for_each(Path::open_pipeline);
        self.pipelines += 1;
        let pipeline = if place.pipeline == 0 { self.pipelines } else { place.pipeline };
        for (i, stage) in stages.iter().enumerate() {
            let later = stages.get(i + 1..).unwrap_or_default();
            let inner = Place {
                rerouted: place.rerouted || i > 0,
                pipeline,
                piped: place.piped || (!later.is_empty() && !pipefail),
                streams: Streams { out: through(later, place.streams), ..place.streams },
                fed: place.fed && i == 0,
                relay: i > 0 && Passage::of(stage, place.streams) != Passage::Closed,
                ..place
            };
            paths.iter_mut().for_each(Path::open_stage);
            paths = self.subshell_command(stage, paths, inner)?;
            paths = self.bounded(paths)?;
            paths.iter_mut().for_each(Path::close_stage);
        }
        let joined = paths.into_iter().flat_map(|mut path| {
            path.close_pipeline();
            if path.pipefail() {
                rightmost_failure(path)
            } else {
                path.last = path.stages.last().copied().unwrap_or(Status::Unknown);
                vec![path]
            }
        });
        bounded(joined.collect())
    }

    /// A command that runs in a shell of its own: whatever ends that shell does not end this one.
    fn subshell_command(&mut self, command: &Command, paths: Vec<Path>, place: Place) -> Paths {
        let own = std::mem::take(&mut self.broken_off);
        let noted = self.noted();
        let mut paths = self.command(command, paths, place)?;
        self.unset_since(noted);
        paths.append(&mut self.broken_off);
        self.broken_off = own;
        bounded(paths)
    }

    fn command(&mut self, command: &Command, paths: Vec<Path>, place: Place) -> Paths {
        match command {
            Command::Simple(simple) => self.simple(simple, paths, place),
            Command::Compound(compound, redirects) => {
                self.redirected(compound, redirects.as_ref(), paths, place)
            }
            Command::Function(_) => {
                self.taints_session = true;
                Err(Reason::Shadowed)
            }
            Command::ExtendedTest(test, redirects) => {
                let redirects = self.redirections_of(redirects.as_ref(), place);
                let mut paths = self.expanded(&command.to_string(), paths);
                if evaluates(&test.expr, &paths) {
                    paths.iter_mut().for_each(Path::forget_variables);
                }
                Ok(self.leaf(Leaf::unnamed("[[ … ]]".to_owned(), place, redirects.writes), paths))
            }
        }
    }

    pub(super) fn note_setting(&mut self, name: &str, value: &str) {
        self.note(Aside::Sets { name: name.to_owned(), value: value.to_owned(), until: None });
    }

    /// How much was noted so far.
    pub(super) fn noted(&self) -> usize {
        self.asides.len()
    }

    /// What was set since so much was noted holds no longer: the shell that it was set in ends here.
    pub(super) fn unset_since(&mut self, noted: usize) {
        let end = self.leaves.len();
        for (_, aside) in self.asides.iter_mut().skip(noted) {
            if let Aside::Sets { until, .. } = aside {
                until.get_or_insert(end);
            }
        }
    }

    /// Notes what happens at the command that comes next.
    pub(super) fn note(&mut self, aside: Aside) {
        self.asides.push((self.leaves.len(), aside));
    }

    pub(super) fn note_writes(&mut self, redirects: &Redirections) {
        redirects.writes.iter().cloned().map(Aside::Writes).for_each(|aside| self.note(aside));
        if redirects.write_anywhere {
            self.note(Aside::Unknown);
        }
    }

    /// Follows what expanding a text does on its own.
    pub(super) fn expanded(&mut self, text: &str, paths: Vec<Path>) -> Vec<Path> {
        if runs_commands(text) {
            self.note(Aside::Unknown);
        }
        self.expansion(Expansion::of(text), paths)
    }

    pub(super) fn expansion(&mut self, expansion: Expansion, mut paths: Vec<Path>) -> Vec<Path> {
        self.murmurs |= expansion.runs;
        if expansion.shadows {
            self.shadow();
        }
        if expansion.assigns {
            self.broken_off.extend(paths.iter().map(|path| path.broken_off(true)));
            paths.iter_mut().for_each(Path::forget_variables);
        }
        if expansion.reads || expansion.assigns {
            let strict = paths.iter().filter(|path| path.nounset());
            self.broken_off.extend(strict.map(|path| path.broken_off(false)));
        }
        paths
    }

    /// Arithmetic can assign any variable.
    pub(super) fn arithmetic(&mut self, text: &str, paths: Vec<Path>) -> Vec<Path> {
        let found = Expansion { assigns: true, shadows: names_a_setting(text), ..Expansion::of(text) };
        if found.runs {
            self.note(Aside::Unknown);
        }
        self.expansion(found, paths)
    }

    pub(super) fn note_assignment(&mut self, name: &str) {
        if changes_meaning(name) {
            self.shadow();
        }
    }

    /// From here on commands may mean something else.
    pub(super) fn shadow(&mut self) {
        self.shadowed = true;
        self.taints_session = true;
    }

    pub(super) fn redirections_of(&mut self, list: Option<&RedirectList>, place: Place) -> Redirections {
        let redirects = redirections(list.iter().flat_map(|list| &list.0), place.streams);
        self.note_writes(&redirects);
        redirects
    }

    /// The number of the command that comes next.
    pub(super) fn next_leaf(&self) -> LeafId {
        self.leaves.len()
    }

    /// A command that always ends with 0, whatever it prints.
    pub(super) fn sure_leaf(&mut self, leaf: Leaf, mut paths: Vec<Path>) -> Vec<Path> {
        let id = self.leaves.len();
        self.leaves.push(Leaf { steps: agreed(&paths), ..leaf });
        paths.iter_mut().for_each(|path| path.ran_well(id));
        paths
    }

    pub(super) fn leaf(&mut self, leaf: Leaf, mut paths: Vec<Path>) -> Vec<Path> {
        let id = self.leaves.len();
        self.leaves.push(Leaf { steps: agreed(&paths), ..leaf });
        paths.iter_mut().for_each(|path| path.ran(id));
        paths
    }
}

/// Where the output of a command leads that stands in front of these.
fn through(later: &[Command], streams: Streams) -> Sink {
    let passages: Vec<Passage> = later.iter().map(|stage| Passage::of(stage, streams)).collect();
    let any = |passage| passages.contains(&passage);
    match (any(Passage::Closed), any(Passage::Lines)) {
        (false, false) => streams.out,
        // The first of the lines that fit need not be the runner's.
        (false, true) if streams.out == Sink::Shown && !any(Passage::Beginning) => Sink::Selected,
        _ => Sink::Filtered,
    }
}

/// Whether `set -e` acts on the status of this command. The commands inside a group or a branch have already been
/// judged one by one.
fn ends_the_shell(command: &Command) -> bool {
    match command {
        Command::Simple(_) | Command::ExtendedTest(..) => true,
        Command::Compound(compound, _) => {
            matches!(compound, CompoundCommand::Subshell(_) | CompoundCommand::Arithmetic(_))
        }
        Command::Function(_) => false,
    }
}

/// Under `set -e`, a path on which the last command failed has ended.
pub(super) fn or_exit(path: Path) -> Vec<Path> {
    if path.ended || !path.errexit() {
        return vec![path];
    }
    let last = path.last;
    let (zero, other) = path.split(last);
    let ended = other.map(|mut path| {
        path.ended = true;
        path
    });
    zero.into_iter().chain(ended).collect()
}

/// With `pipefail` a pipeline ends with the status of the last of its commands that failed.
fn rightmost_failure(path: Path) -> Vec<Path> {
    let mut found = Vec::new();
    let stages = path.stages.clone();
    let mut rest = Some(path);
    for status in stages.into_iter().rev() {
        let Some(path) = rest.take() else { break };
        let (zero, other) = path.split(status);
        found.extend(other.map(|mut path| {
            path.last = status;
            path
        }));
        rest = zero;
    }
    found.extend(rest.map(|mut path| {
        path.last = Status::Const(0);
        path
    }));
    found
}

pub(super) fn with_last(mut paths: Vec<Path>, status: Status) -> Vec<Path> {
    paths.iter_mut().for_each(|path| path.last = status);
    paths
}

pub(super) fn bounded(paths: Vec<Path>) -> Paths {
    if paths.len() > MAX_PATHS { Err(Reason::TooComplex) } else { Ok(paths) }
}
