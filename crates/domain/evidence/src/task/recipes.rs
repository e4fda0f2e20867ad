//! Recipes: make and just print each line of a recipe before they run it, in no form of its own.
//!
//! So only lines that are calls of a test runner or of a task runner are taken for told. What else is printed, be it a
//! command or its output, belongs to the told line before it.

use super::{Asks, Lines, Mark, Others, Placed, TaskRunner, Told, Untold, cut, the_last_ended_with};
use crate::Reason;
use crate::report::{Argument, Effect, Options, Role, Rule, Runner, builders, judge_of, role};
use crate::shell::{Call, Leaf, Script, changes_meaning};
use std::borrow::Cow;
use std::collections::HashSet;

pub(super) const MAKE: TaskRunner = TaskRunner {
    programs: "make gmake",
    is_module: false,
    options: Options {
        rules: &[
            Rule(
                Effect::Lists,
                "-n --just-print --dry-run --recon -q --question -t --touch -p --print-data-base -h --help -v --version",
                "",
            ),
            Rule(Effect::Hides, "", "-o --old-file --assume-old --eval"),
            Rule(
                Effect::Displays,
                "-s --silent --quiet -w --print-directory --no-print-directory --trace --no-silent -O --output-sync",
                "-O --output-sync",
            ),
            Rule(
                Effect::Decides,
                "-B --always-make -b -m -e --environment-overrides -r --no-builtin-rules -R --no-builtin-variables -S \
                 --no-keep-going --stop -L --check-symlink-times -i --ignore-errors -k --keep-going -j --jobs",
                "-C --directory -f --file --makefile -I --include-dir -W --what-if --new-file --assume-new -j --jobs",
            ),
        ],
        clusters: "BbmerRSLwiknqst",
        attached: true,
    },
    folds: "-i --ignore-errors -k --keep-going",
    mixes: "-j --jobs",
    folders: "-C --directory -f --file --makefile",
    others: Others::Refused,
    tells_all: false,
    lines: Lines::Hidden(is_makefile),
    asks: asks_make,
    untold: Untold::Nothing,
    tell: tell_make,
};

pub(super) const JUST: TaskRunner = TaskRunner {
    programs: "just",
    is_module: false,
    options: Options {
        rules: &[
            Rule(
                Effect::Lists,
                "-n --dry-run -l --list --summary --dump --evaluate --choose --edit -e --fmt --init --groups --variables \
                 --changelog --man -h --help -V --version",
                "-s --show --completions --usage",
            ),
            Rule(Effect::Hides, "-q --quiet --shell-command", "--shell --shell-arg -c --command"),
            Rule(
                Effect::Displays,
                "-v --verbose --highlight --no-highlight --explain --yes --unstable --no-aliases -u --unsorted",
                "--color --command-color",
            ),
            Rule(Effect::Decides, "--no-deps", "-d --working-directory -f --justfile"),
        ],
        clusters: "",
        attached: false,
    },
    folds: "",
    mixes: "",
    folders: "-d --working-directory -f --justfile",
    others: Others::Refused,
    tells_all: false,
    lines: Lines::Hidden(is_justfile),
    asks: |_| Asks::Tasks,
    untold: Untold::Nothing,
    tell: tell_just,
};

fn is_makefile(name: &str) -> bool {
    matches!(name, "Makefile" | "makefile" | "GNUmakefile") || name.ends_with(".mk")
}

fn is_justfile(name: &str) -> bool {
    let name = name.trim_start_matches('.');
    name.eq_ignore_ascii_case("justfile") || name.ends_with(".just")
}

/// Variables of a call that decide by which program the lines of a recipe are run, or what a runner does. Those that
/// name a program show in the lines themselves.
fn asks_make(arguments: &[Argument]) -> Asks {
    const PROGRAMS: [&str; 5] = ["PYTEST", "PYTHON", "CARGO", "UV", "POETRY"];
    let sets = |argument: &Argument| match argument {
        Argument::Operand(text) => {
            let name = text.split_once('=').map(|(name, _)| name.trim_end_matches([':', '+', '?', '!']));
            name.is_some_and(|name| {
                matches!(name, ".SHELLFLAGS" | "MAKE") || (changes_meaning(name) && !PROGRAMS.contains(&name))
            })
        }
        _ => false,
    };
    if arguments.iter().any(sets) { Asks::Refused(Reason::Shadowed) } else { Asks::Tasks }
}

/// A line that fails ends the run, which says so: `make: *** [Makefile:3: test] Error 1`.
fn tell_make(text: &str, status: u8) -> Result<Vec<Told<'_>>, Reason> {
    let placed = Placed::of(text);
    let mut failed = None;
    let mut outside = None;
    for (_, _, line) in placed.lines() {
        let Some(said) = said_by_make(line) else { continue };
        if said.ends_with("(ignored)") {
            return Err(Reason::ExitMasked);
        }
        if let Some(folder) = said.strip_prefix("Entering directory ") {
            outside = Some(folder.trim_matches(['\'', '`']).to_owned());
        } else if let (None, Some(error)) = (&failed, said.strip_prefix("*** ")) {
            failed = Some(error.to_owned());
        }
    }
    let mut marks = told_recipes(&placed)?;
    match (status, failed) {
        (0, None) => {}
        (0, Some(_)) => return Err(Reason::ExitMasked),
        (_, None) => return Err(Reason::IndirectRunner),
        (_, Some(error)) => match error.rsplit_once("] Error ").map(|(_, number)| number.parse()) {
            Some(Ok(status)) => the_last_ended_with(&mut marks, status),
            _ if error.starts_with('[') => return Err(Reason::Signalled),
            _ => return Err(Reason::Infrastructure),
        },
    }
    for mark in &mut marks {
        mark.folder.clone_from(&outside);
    }
    Ok(cut(text, marks))
}

/// Whether a call asks make for none of its lines.
pub(super) fn hushes(runner: &TaskRunner, arguments: &[Argument]) -> bool {
    let hushed = |one: &Argument| matches!(one.name(), "-s" | "--silent" | "--quiet");
    runner.programs == MAKE.programs && arguments.iter().any(hushed)
}

/// The status that the only line of a recipe ended with, in a run of make that ended with another.
pub(super) fn status_within(output: &str, status: u8) -> Result<u8, Reason> {
    let errors: Vec<&str> =
        output.lines().filter_map(|line| said_by_make(line.trim_end())?.strip_prefix("*** ")).collect();
    match (status, errors.as_slice()) {
        (0, []) => Ok(0),
        (0, _) => Err(Reason::ExitMasked),
        (_, [error]) => {
            let number = error.rsplit_once("] Error ").and_then(|(_, number)| number.parse().ok());
            number.ok_or(Reason::Infrastructure)
        }
        _ => Err(Reason::IndirectRunner),
    }
}

/// The only line of a recipe, as a Makefile has it that decides nothing else of how it runs.
pub(crate) fn recipe_of(makefile: &str, target: &str) -> Option<String> {
    const DECIDES: [&str; 12] = [
        "SHELL",
        "FLAGS",
        ".ONESHELL",
        ".IGNORE",
        ".POSIX",
        "include",
        "export",
        "define",
        "override",
        "VPATH",
        "eval",
        "ifeq",
    ];
    if makefile.len() > MAX_MAKEFILE || DECIDES.iter().any(|word| makefile.contains(word)) {
        return None;
    }
    let mut lines = makefile.lines().map(str::trim_end);
    let is_rule = |line: &str| {
        line.split_once(':').is_some_and(|(names, _)| {
            !line.starts_with(['\t', '#'])
                && names.split_whitespace().any(|name| name == target || name.contains('%'))
        })
    };
    let rule = lines.by_ref().find(|line| is_rule(line))?;
    let (names, needs) = rule.split_once(':')?;
    let mut recipe = Vec::new();
    for line in lines.by_ref() {
        match line.strip_prefix('\t') {
            Some(line) => recipe.push(line),
            None => {
                recipe.extend(is_rule(line).then_some(""));
                break;
            }
        }
    }
    let [line] = recipe.as_slice() else { return None };
    let line = line.trim_start_matches('@').trim();
    let plain =
        !line.is_empty() && !line.contains('$') && !line.ends_with('\\') && !line.starts_with(['-', '+']);
    (plain && names.trim() == target && needs.trim().is_empty() && !lines.any(is_rule))
        .then(|| line.to_owned())
}

/// A longer file is not looked through.
const MAX_MAKEFILE: usize = 64 * 1024;

/// What stands behind `make: ` or `make[1]: `.
fn said_by_make(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("make").or_else(|| line.strip_prefix("gmake"))?;
    let (level, said) = rest.split_once(": ")?;
    (level.is_empty() || level.starts_with('[')).then_some(said)
}

/// A line that fails ends the run, with its own status.
fn tell_just(text: &str, status: u8) -> Result<Vec<Told<'_>>, Reason> {
    let mut marks = told_recipes(&Placed::of(text))?;
    if marks.is_empty() && status != 0 && text.contains("does not contain recipe") {
        return Err(Reason::Infrastructure);
    }
    the_last_ended_with(&mut marks, status);
    Ok(cut(text, marks))
}

/// How many lines of an output are looked at as commands. More that name a runner are no ordinary output.
const MAX_LOOKS: usize = 64;

/// A longer line is no line of a recipe.
const MAX_LINE: usize = 4096;

/// The names of programs.
struct Names {
    all: HashSet<&'static [u8]>,
    /// Whether one of them begins with a byte, since most words of an output begin with another.
    firsts: [bool; 256],
    longest: usize,
}

impl Names {
    /// Those of test runners and task runners.
    fn of_runners() -> Self {
        Self::of(Runner::programs().chain(TaskRunner::names()))
    }

    fn of(names: impl Iterator<Item = &'static str>) -> Self {
        let all: HashSet<_> = names.map(str::as_bytes).collect();
        let mut firsts = [false; 256];
        for first in all.iter().filter_map(|name| name.first()) {
            if let Some(known) = firsts.get_mut(usize::from(*first)) {
                *known = true;
            }
        }
        Self { firsts, longest: all.iter().map(|name| name.len()).max().unwrap_or(0), all }
    }

    fn hold(&self, word: &[u8]) -> bool {
        let begins = |first: &u8| self.firsts.get(usize::from(*first)) == Some(&true);
        word.first().is_some_and(begins) && word.len() <= self.longest && self.all.contains(word)
    }
}

/// The lines that call a test runner or a task runner; where there is none, those of compilers and checkers.
fn told_recipes(placed: &Placed<'_>) -> Result<Vec<Mark>, Reason> {
    let marks = told_lines(placed, &Names::of_runners(), runs)?;
    if marks.is_empty() {
        // What a compiler prints may look like anything, so that too much of it is no reason to doubt.
        return Ok(
            told_lines(placed, &Names::of(builders()), |leaf| judge_of(leaf).is_some()).unwrap_or_default()
        );
    }
    Ok(marks)
}

/// The lines with a command that is wanted, which has one of these names.
fn told_lines(placed: &Placed<'_>, names: &Names, wanted: fn(&Leaf) -> bool) -> Result<Vec<Mark>, Reason> {
    let mut marks: Vec<Mark> = Vec::new();
    let mut echoed = HashSet::new();
    let mut looks = 0;
    let mut begun: Option<(usize, String)> = None;
    for (start, end, line) in placed.lines() {
        let (at, whole) = match begun.take() {
            Some((at, mut whole)) => {
                whole.push('\n');
                whole.push_str(line);
                (at, Cow::Owned(whole))
            }
            None => (start, Cow::Borrowed(line)),
        };
        if whole.ends_with('\\') && whole.len() <= MAX_LINE {
            begun = Some((at, whole.into_owned()));
            continue;
        }
        if !may_be_told(&whole, names) {
            continue;
        }
        looks += 1;
        if looks > MAX_LOOKS {
            return Err(Reason::TooComplex);
        }
        let Ok(script) = Script::analyse(&whole).0 else { continue };
        echoed.extend(script.leaves().filter_map(|(_, leaf)| leaf.call.as_ref().ok()).flat_map(echoes));
        if calls_one(&script, names, wanted) {
            marks.push(Mark { line: whole.into_owned(), at, from: end, ..Mark::default() });
        }
    }
    // What a recipe itself prints is no line of it.
    if marks.iter().any(|mark| echoed.contains(&mark.line)) { Err(Reason::OtherOutput) } else { Ok(marks) }
}

/// The lines that a call prints of its own words.
fn echoes(call: &Call) -> Vec<String> {
    if !matches!(call.program.as_str(), "echo" | "printf") {
        return Vec::new();
    }
    let words = call.args.iter().map(|word| word.literal().unwrap_or(&word.raw));
    let said = words.skip_while(|word| word.starts_with('-')).collect::<Vec<_>>().join(" ");
    said.replace("\\n", "\n").lines().map(|line| line.trim().to_owned()).collect()
}

/// Whether one of the words is the name of a runner. A line of nox, told within, is not one of its callers.
fn may_be_told(line: &str, names: &Names) -> bool {
    let parts = |byte: &u8| byte.is_ascii_whitespace() || b"'\"();&|".contains(byte);
    let named = |word: &[u8]| {
        let path = word.iter().rposition(|byte| *byte == b'/');
        names.hold(path.and_then(|at| word.get(at + 1..)).unwrap_or(word))
    };
    line.len() <= MAX_LINE
        && !line.starts_with([' ', '\t', '>', '$'])
        && !line.starts_with("nox > ")
        && line.as_bytes().split(parts).any(named)
}

fn calls_one(script: &Script, names: &Names, wanted: fn(&Leaf) -> bool) -> bool {
    script.leaves().any(|(_, leaf)| match &leaf.call {
        Ok(call) => wanted(leaf) && names.hold(call.program.as_bytes()) && !is_prose(call),
        Err(_) => false,
    })
}

/// Whether a command runs tests, or tasks.
fn runs(leaf: &Leaf) -> bool {
    leaf.call.as_ref().is_ok_and(|call| !matches!(role(call), Role::Builder | Role::Other))
}

/// Whether a call's words are those of a sentence: `pytest says:`.
/// `...` behind a word, as a sentence has it; all packages of Go are named `./...`.
fn is_ellipsis(word: &str) -> bool {
    word.ends_with("..") && !word.ends_with("/...") && !word.ends_with("/..") && word != ".."
}

fn is_prose(call: &Call) -> bool {
    call.args.iter().any(|word| word.raw.ends_with([':', '!', '…', ',']) || is_ellipsis(&word.raw))
}
