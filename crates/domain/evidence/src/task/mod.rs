//! Task runners that say what they run (R3.4): `npm test`, `make check`, `tox`.
//!
//! Their status is their own, but they name each command that they start and hand its status on. So a run of one comes
//! to the shell lines that it told, each with its status and with what was printed until the next. Those lines are
//! analysed like any other; what a task runner does not tell proves nothing.
//!
//! A runner is data: how it is called, what its options do, and one function that finds the told lines in its output.

mod called;
mod environments;
mod follow;
mod languages;
mod recipes;
mod scripts;

pub(crate) use follow::{Account, Built, Followed, Scene};
pub(crate) use recipes::recipe_of;

use crate::Reason;
use crate::report::{Argument, Effect, Options, Role, Runner, role as role_of_call, rows, without_escapes};
use crate::shell::{Call, Company, Entry, Word};
use std::borrow::Cow;

/// A task runner whose word for what it runs is taken.
#[derive(Debug)]
pub(crate) struct TaskRunner {
    /// Its names, parted by blanks.
    programs: &'static str,
    /// Whether it may be started as a module of the Python interpreter.
    is_module: bool,
    /// What its options do.
    options: Options,
    /// Options under which a failing command is not the end, so that the status folds several. Parted by blanks.
    folds: &'static str,
    /// Options under which several commands run, and print, at once. Parted by blanks.
    mixes: &'static str,
    /// Options that name the folder or the file whose tasks are run. Parted by blanks.
    folders: &'static str,
    /// What becomes of the words that it does not know itself.
    others: Others,
    /// Whether it tells of all that it runs.
    tells_all: bool,
    /// How the lines that it tells are known to be its own.
    lines: Lines,
    /// What a call asks for.
    asks: fn(&[Argument]) -> Asks,
    /// What may run although nothing is told of it.
    untold: Untold,
    /// Finds the told lines in the output of a run that ended with a status, or says why they cannot be told.
    tell: for<'t> fn(&'t str, u8) -> Result<Vec<Told<'t>>, Reason>,
}

/// What a task runner does with words that are not its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Others {
    /// It refuses them, or does what is not known here.
    Refused,
    /// It leaves them to the task, unless they may be short for one of these. Parted by blanks.
    Ignored(&'static str),
    /// It leaves all words behind a task's name to the task.
    PassedOn,
}

/// How the lines that a task runner tells are known from those that a task prints in its name.
#[derive(Debug, Clone, Copy)]
enum Lines {
    /// It tells one for each script that is called.
    Counted,
    /// They have a form of their own.
    Formed,
    /// Not at all, for a task may be told to hide its own line. Files of such a name hold the tasks.
    Hidden(fn(&str) -> bool),
}

/// What a task runner may run without a word of its own.
#[derive(Debug, Clone, Copy)]
enum Untold {
    /// Nothing.
    Nothing,
    /// A program of an installed package, where no script has its name: the place of its name among the operands, if it
    /// may be one.
    Program(fn(&[&str]) -> Option<usize>),
    /// Test runners of these names, each known by its report. Parted by blanks.
    Runners(&'static str),
    /// The same, where one of these options lets the runner tell nothing.
    Silent(&'static [&'static str], &'static [&'static str]),
}

/// What a call of a task runner asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Asks {
    /// To run tasks.
    Tasks,
    /// Something that proves nothing.
    Refused(Reason),
    /// Something else, such as installing packages.
    Other,
}

/// A command that a task runner told of.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Told<'t> {
    /// The shell line.
    line: String,
    /// What was printed until the runner spoke again.
    output: &'t str,
    /// What was printed until the end.
    rest: &'t str,
    /// How it ended.
    status: u8,
    /// The folder that it ran in, where the runner names it.
    folder: Option<String>,
    /// The task that it belongs to, where the runner names it.
    task: Option<String>,
}

static TASK_RUNNERS: &[TaskRunner] = &[
    scripts::NPM,
    scripts::PNPM,
    scripts::YARN,
    recipes::MAKE,
    recipes::JUST,
    environments::TOX,
    environments::NOX,
    languages::COMPOSER,
    languages::BUN,
    languages::RAKE,
];

/// What a call of a task runner is; `None` when it is none, or asks for no task.
pub(crate) fn role(call: &Call) -> Option<Role> {
    let runner = TASK_RUNNERS.iter().find(|runner| runner.is_called_by(call))?;
    if call.args.iter().any(Word::is_dynamic) {
        return Some(Role::Unreadable(Reason::DynamicCommand));
    }
    let arguments = runner.arguments(call);
    let asked = match (runner.asks)(&arguments) {
        Asks::Other => return None,
        Asks::Refused(reason) => Some(reason),
        // A file of this name in the project is not the runner.
        Asks::Tasks => (call.entry == Entry::FilePath).then_some(Reason::IndirectRunner),
    };
    Some(runner.refusal(&arguments).or(asked).map_or(Role::Task(runner), Role::Unreadable))
}

impl TaskRunner {
    /// The names of all of them.
    fn names() -> impl Iterator<Item = &'static str> {
        TASK_RUNNERS.iter().flat_map(|runner| runner.programs.split(' '))
    }

    /// Whether a file of this name may hold a script that runs in a program's place.
    fn holds_scripts(name: &str) -> bool {
        matches!(name, "package.json" | "package.json5" | "package.yaml" | ".yarnrc.yml")
            || languages::is_rakefile(name)
    }

    fn is_called_by(&self, call: &Call) -> bool {
        let fits = self.is_module || call.entry != Entry::PythonModule;
        fits && self.programs.split(' ').any(|name| name == call.program)
    }

    fn arguments(&self, call: &Call) -> Vec<Argument> {
        let texts: Vec<&str> = call.args.iter().map(|word| word.literal().unwrap_or(&word.raw)).collect();
        self.options.read(&texts)
    }

    /// Why a call with these arguments proves nothing, whatever it prints.
    fn refusal(&self, arguments: &[Argument]) -> Option<Reason> {
        let among = |names: &str, argument: &Argument| names.split(' ').any(|name| name == argument.name());
        self.own(arguments).iter().find_map(|argument| match argument.effect() {
            _ if among(self.folds, argument) => Some(Reason::CommandRunner),
            _ if among(self.mixes, argument) => Some(Reason::OtherOutput),
            Some(Effect::Lists) => Some(Reason::CollectOnly),
            Some(Effect::Hides) => Some(Reason::ReportSuppressed),
            Some(
                Effect::Displays | Effect::Spreads | Effect::Narrows | Effect::Selects | Effect::Decides,
            ) => None,
            None => match (argument, self.others) {
                (Argument::Unknown(text), Others::Ignored(known)) => {
                    let name = text.split('=').next().unwrap_or(text);
                    known.split(' ').any(|known| known.starts_with(name)).then_some(Reason::IndirectRunner)
                }
                (Argument::Unknown(_), Others::Refused | Others::PassedOn) => Some(Reason::IndirectRunner),
                _ => None,
            },
        })
    }

    /// The arguments that are its own: those in front of `--` or of what belongs to a task.
    fn own<'a>(&self, arguments: &'a [Argument]) -> &'a [Argument] {
        let names_a_task = |argument: &Argument| matches!(argument, Argument::Operand(name) if !RUN.contains(&name.as_str()));
        let end = match self.others {
            Others::PassedOn => arguments.iter().position(names_a_task).map(|at| at + 1),
            Others::Refused | Others::Ignored(_) => None,
        };
        let end = end.or_else(|| arguments.iter().position(|argument| *argument == Argument::Dashes));
        end.and_then(|end| arguments.get(..end)).unwrap_or(arguments)
    }

    /// The folder or file that a call names as the home of its tasks.
    pub(crate) fn folder(&self, call: &Call) -> Option<String> {
        let arguments = self.arguments(call);
        let named = |argument: &&Argument| self.folders.split(' ').any(|known| known == argument.name());
        self.own(&arguments).iter().find(named)?.value().map(str::to_owned)
    }

    /// Whether a call does nothing but name tasks and what is passed on to them.
    pub(crate) fn only_names_tasks(&self, call: &Call) -> bool {
        let arguments = self.arguments(call);
        self.own(&arguments).iter().all(|argument| match argument {
            Argument::Operand(text) => !text.contains('='),
            argument => argument.effect() == Some(Effect::Displays),
        })
    }

    /// What other commands of a line may print beside a task, whose told lines stay known from that.
    pub(crate) fn bears(&self) -> Company {
        match self.lines {
            // A line that none of its calls accounts for is one too many.
            Lines::Counted => Company::OwnBefore,
            Lines::Formed | Lines::Hidden(_) => Company::Quiet,
        }
    }

    /// Whether it tells of all that it runs.
    pub(crate) fn tells_all(&self) -> bool {
        self.tells_all
    }

    /// Whether a file of this name holds tasks.
    pub(crate) fn holds_rules(name: &str) -> bool {
        TASK_RUNNERS.iter().any(|runner| matches!(runner.lines, Lines::Hidden(fits) if fits(name)))
    }

    /// Whether a call keeps it from telling its lines.
    fn is_hushed(&self, call: &Call) -> bool {
        recipes::hushes(self, &self.arguments(call))
    }

    /// The only task that a call of make asks for, when it says nothing else that decides how that runs.
    pub(crate) fn only_target(&self, call: &Call) -> Option<String> {
        let arguments = self.arguments(call);
        let is_make = self.programs == recipes::MAKE.programs;
        match operands(&arguments).as_slice() {
            [target] if is_make && self.only_names_tasks(call) => Some((*target).to_owned()),
            _ => None,
        }
    }

    /// The test runners that a call may start although nothing is told of them.
    fn untold(&self, call: &Call) -> Vec<&'static Runner> {
        match self.untold {
            Untold::Nothing => Vec::new(),
            Untold::Program(place) => self.program(call, place).into_iter().collect(),
            Untold::Runners(names) => names.split(' ').filter_map(Runner::named).collect(),
            Untold::Silent(options, names) => {
                let arguments = self.arguments(call);
                let silent = self.own(&arguments).iter().any(|one| options.contains(&one.name()));
                names.iter().filter(|_| silent).filter_map(|name| Runner::named(name)).collect()
            }
        }
    }

    fn program(&self, call: &Call, place: fn(&[&str]) -> Option<usize>) -> Option<&'static Runner> {
        let arguments = self.arguments(call);
        let operands = operands(&arguments);
        let name = operands.get(place(&operands)?)?;
        let at = call.args.iter().rposition(|word| word.literal() == Some(name))?;
        let program = Call {
            program: (*name).to_owned(),
            args: call.args.get(at + 1..)?.to_vec(),
            entry: Entry::BinPath,
        };
        match role_of_call(&program) {
            Role::TestRun(runner) => Some(runner),
            _ => None,
        }
    }

    /// For how many packages a call runs its task.
    pub(crate) fn calls(&self, call: &Call) -> usize {
        let arguments = self.arguments(call);
        let named = |argument: &&Argument| matches!(argument.name(), "-w" | "--workspace");
        self.own(&arguments).iter().filter(named).count().max(1)
    }
}

/// Words in front of a task's name.
const RUN: [&str; 4] = ["run", "run-script", "rum", "urn"];

/// The operands in front of `--`.
fn operands(arguments: &[Argument]) -> Vec<&str> {
    let own = arguments.iter().take_while(|argument| !matches!(argument, Argument::Dashes));
    own.filter(|argument| matches!(argument, Argument::Operand(_))).map(Argument::name).collect()
}

/// How many lines a run may tell. One that tells more is no ordinary one, and is not read to its end.
const MAX_TOLD: usize = 256;

/// A told line, by its place in the output.
#[derive(Debug, Default)]
struct Mark {
    line: String,
    /// Where the runner began to speak.
    at: usize,
    /// Where the command's own output begins.
    from: usize,
    status: u8,
    folder: Option<String>,
    task: Option<String>,
}

/// Cuts the output at the places where the runner spoke.
fn cut(text: &str, marks: Vec<Mark>) -> Vec<Told<'_>> {
    let ends: Vec<usize> = marks.iter().skip(1).map(|mark| mark.at).chain([text.len()]).collect();
    marks
        .into_iter()
        .zip(ends)
        .map(|(mark, end)| Told {
            output: text.get(mark.from..end).unwrap_or_default(),
            rest: text.get(mark.from..).unwrap_or_default(),
            line: mark.line,
            status: mark.status,
            folder: mark.folder,
            task: mark.task,
        })
        .collect()
}

/// A text whose lines are read free of colour and cut as they stand.
struct Placed<'t> {
    text: &'t str,
    plain: Cow<'t, str>,
}

impl<'t> Placed<'t> {
    fn of(text: &'t str) -> Self {
        Self { text, plain: without_escapes(text) }
    }

    /// The lines without blanks at their ends, each with where it begins and ends in the text.
    fn lines(&self) -> impl Iterator<Item = (usize, usize, &str)> {
        let mut plain = matches!(self.plain, Cow::Owned(_)).then(|| rows(&self.plain));
        let mut end = 0;
        rows(self.text).map_while(move |row| {
            let start = end;
            end += row.len();
            let line = plain.as_mut().map_or(Some(row), Iterator::next)?;
            Some((start, end, line.trim_end()))
        })
    }
}

/// Gives the last command the status of the whole: each before it ended with 0, or it would have been the last.
fn the_last_ended_with(marks: &mut [Mark], status: u8) {
    if let Some(last) = marks.last_mut() {
        last.status = status;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::role_of;
    use crate::shell::Script;
    use proptest::prelude::*;

    fn role_of_line(line: &str) -> String {
        let script = Script::analyse(line).0.unwrap();
        let (_, leaf) = script.leaves().last().unwrap();
        match role_of(leaf) {
            Role::Task(runner) => runner.programs.split(' ').next().unwrap().to_owned(),
            Role::Unreadable(reason) => reason.code().to_owned(),
            Role::TestRun(_) => "a test run".to_owned(),
            Role::Builder | Role::Other => "other".to_owned(),
        }
    }

    #[test]
    fn a_call_runs_tasks_unless_an_option_takes_their_status_or_their_lines_away() {
        for (line, expected) in [
            ("npm test", "npm"),
            ("npm t", "npm"),
            ("npm run unit -- --silent", "npm"),
            ("npm --prefix web run unit", "npm"),
            ("npm test -w core --if-present", "npm"),
            ("npm test --watchAll=false", "npm"),
            ("npm run", "collect-only"),
            ("npm test --silent", "npm"),
            ("npm -s test", "npm"),
            ("npm test --sil", "indirect-runner"),
            ("npm test --script-shell=/bin/true", "report-suppressed"),
            ("npm test --script-sh /bin/true", "indirect-runner"),
            ("npm test --workspaces", "command-runner"),
            ("npm test --ws", "command-runner"),
            ("npm install", "other"),
            ("npm test $X", "dynamic-command"),
            ("pnpm test", "pnpm"),
            ("pnpm unit --silent", "pnpm"),
            ("pnpm run unit", "pnpm"),
            ("pnpm -C web test", "pnpm"),
            ("pnpm -r test", "command-runner"),
            ("pnpm --parallel test", "other-output"),
            ("pnpm --reporter silent test", "report-suppressed"),
            ("pnpm install", "other"),
            ("yarn test", "yarn"),
            ("yarn unit", "yarn"),
            ("yarn --cwd web test", "yarn"),
            ("yarn -s test", "report-suppressed"),
            ("yarn add x", "other"),
            ("make", "make"),
            ("make -B -C web test", "make"),
            ("make test FLAGS=-x PYTEST=.venv/bin/pytest", "make"),
            ("make -i test", "command-runner"),
            ("make -k test", "command-runner"),
            ("make -Bk test", "command-runner"),
            ("make --keep-going test", "command-runner"),
            ("make --keep test", "indirect-runner"),
            ("make -n test", "collect-only"),
            ("make -t test", "collect-only"),
            ("make -q test", "collect-only"),
            ("make -s test", "make"),
            ("make -o build test", "report-suppressed"),
            ("make -j test", "other-output"),
            ("make -j4 test", "other-output"),
            ("make test SHELL=/bin/true", "shadowed"),
            ("make test MAKEFLAGS=-i", "shadowed"),
            ("make test PYTEST_ADDOPTS=--co", "shadowed"),
            ("MAKEFLAGS=-i make test", "shadowed"),
            ("./make test", "indirect-runner"),
            ("just test", "just"),
            ("just -d web -f web/justfile test", "just"),
            ("just -q test", "report-suppressed"),
            ("just --shell true test", "report-suppressed"),
            ("just --list", "collect-only"),
            ("JUST_DRY_RUN=1 just test", "shadowed"),
            ("tox", "tox"),
            ("python -m tox -e py311", "tox"),
            ("tox run -e py311 -- -x", "tox"),
            ("tox -e py311 --notest", "collect-only"),
            ("tox -q", "report-suppressed"),
            ("tox -p auto", "other-output"),
            ("tox p -e a,b", "other-output"),
            ("tox exec -e a -- pytest", "indirect-runner"),
            ("tox --new-option", "indirect-runner"),
            ("nox -s tests lint", "nox"),
            ("nox -l", "collect-only"),
            ("nox --install-only", "collect-only"),
            ("nox --add-timestamp", "report-suppressed"),
        ] {
            assert_eq!(role_of_line(line), expected, "{line}");
        }
    }

    proptest! {
        #[test]
        fn a_line_is_read_free_of_colour_and_cut_as_it_stands(text in "[a \n\r\u{1b}\\[3m;é]{0,60}") {
            let placed = Placed::of(&text);
            let mut last = 0;
            for (start, end, line) in placed.lines() {
                prop_assert_eq!(start, last);
                prop_assert_eq!(crate::report::plain(text.get(start..end).unwrap()), line);
                last = end;
            }
            prop_assert!(crate::report::plain(text.get(last..).unwrap()).is_empty());
        }
    }
}
