//! Simple commands: assignments, the builtins that steer the shell, and programs.

use super::call::{Call, Entry, Target, target};
use super::environment::changes_meaning;
use super::leaf::{Leaf, Place, redirections};
use super::path::{Path, Status};
use super::trace::{Aside, Move, runs_others};
use super::walk::{Paths, Walked, with_last};
use super::word::Word;
use crate::Reason;
use brush_parser::ast::{
    Assignment, AssignmentName, AssignmentValue, Command, CommandPrefixOrSuffixItem, IoRedirect,
    SimpleCommand,
};

/// The parts of a simple command.
struct Parts<'a> {
    assignments: Vec<&'a Assignment>,
    words: Vec<Word>,
    redirects: Vec<&'a IoRedirect>,
    /// A `<(…)` or `>(…)` among the words: more programs, beside this one.
    substitutes: bool,
    text: String,
}

impl<'a> Parts<'a> {
    fn of(command: &'a SimpleCommand) -> Self {
        let mut parts = Self {
            assignments: Vec::new(),
            words: Vec::new(),
            redirects: Vec::new(),
            substitutes: false,
            text: String::new(),
        };
        let mut written = Vec::new();
        for item in command.prefix.iter().flat_map(|prefix| &prefix.0) {
            match item {
                CommandPrefixOrSuffixItem::AssignmentWord(assignment, word) => {
                    parts.assignments.push(assignment);
                    written.push(word.value.clone());
                }
                other => parts.add(other, &mut written),
            }
        }
        if let Some(name) = &command.word_or_name {
            written.push(name.value.clone());
            parts.words.push(Word::parse(&name.value));
        }
        for item in command.suffix.iter().flat_map(|suffix| &suffix.0) {
            parts.add(item, &mut written);
        }
        parts.text = written.join(" ");
        parts
    }

    fn add(&mut self, item: &'a CommandPrefixOrSuffixItem, written: &mut Vec<String>) {
        match item {
            CommandPrefixOrSuffixItem::IoRedirect(redirect) => self.redirects.push(redirect),
            CommandPrefixOrSuffixItem::Word(word) | CommandPrefixOrSuffixItem::AssignmentWord(_, word) => {
                written.push(word.value.clone());
                self.words.push(Word::parse(&word.value));
            }
            CommandPrefixOrSuffixItem::ProcessSubstitution(..) => self.substitutes = true,
        }
    }

    fn name(&self) -> Option<&str> {
        self.words.first().and_then(Word::literal)
    }

    fn args(&self) -> &[Word] {
        self.words.get(1..).unwrap_or_default()
    }

    /// Expansions that can assign: `$((x = 1))`, `${x:=1}`.
    fn assigns_in_expansion(&self) -> bool {
        self.words.iter().any(|word| {
            word.is_dynamic() && ["$((", "$[", ":=", "="].iter().any(|sign| word.raw.contains(sign))
        })
    }
}

impl Walked {
    pub(super) fn simple(&mut self, command: &SimpleCommand, mut paths: Vec<Path>, place: Place) -> Paths {
        let parts = Parts::of(command);
        if runs_others(command) {
            self.note(Aside::Unknown);
        }
        if parts.assigns_in_expansion() {
            paths.iter_mut().for_each(Path::forget_variables);
        }
        if parts.words.is_empty() {
            return Ok(self.assignments(&parts, paths, place));
        }
        match parts.name() {
            Some("exit") => exit(&parts, paths, place),
            Some("set") => set(&parts, paths, place),
            Some("eval") => self.refuse(Reason::EvalUsed),
            Some("trap") => self.refuse(Reason::TrapSet),
            Some("source" | ".") if !activates_venv(parts.args()) => self.refuse(Reason::SourceUsed),
            Some("alias" | "unalias" | "hash" | "enable" | "builtin") => self.refuse(Reason::Shadowed),
            Some("shopt") => self.refuse(Reason::ShellOption),
            Some("return" | "logout" | "suspend") => Err(Reason::ExitMasked),
            Some("break" | "continue") if !place.looped => Err(Reason::ShellOption),
            Some("true" | ":") if parts.redirects.is_empty() => Ok(with_last(paths, Status::Const(0))),
            Some("false") if parts.redirects.is_empty() => Ok(with_last(paths, Status::Const(1))),
            Some(
                "export" | "declare" | "typeset" | "local" | "readonly" | "unset" | "read" | "printf"
                | "mapfile" | "readarray" | "getopts" | "let",
            ) => Ok(self.assigning_builtin(&parts, paths, place)),
            _ => self.program_call(&parts, paths, place),
        }
    }

    fn refuse(&mut self, reason: Reason) -> Paths {
        self.taints_session |= !matches!(reason, Reason::TrapSet);
        Err(reason)
    }

    fn program_call(&mut self, parts: &Parts<'_>, paths: Vec<Path>, place: Place) -> Paths {
        let redirects = redirections(parts.redirects.iter().copied());
        self.note_writes(&redirects);
        let moved = Move::of(&parts.words, self.next_leaf(), parts.redirects.is_empty() && !place.rerouted);
        let shadowed =
            self.shadowed || parts.assignments.iter().any(|assigned| changes_meaning(name(assigned)));
        let replaces_the_shell = parts.name() == Some("exec");
        if replaces_the_shell && parts.words.len() == 1 {
            return Err(Reason::OutputRedirected);
        }
        let found = if shadowed {
            Target::Refused(Reason::Shadowed)
        } else if parts.substitutes {
            Target::Refused(Reason::DynamicCommand)
        } else {
            target(&parts.words)
        };
        let mut paths = match found {
            // `command exit` is still `exit`.
            Target::Call(call) if steers_the_shell(&call) => return self.refuse(Reason::ShellOption),
            Target::Script { text, options } => {
                let veil = if redirects.hide { Some(Reason::OutputRedirected) } else { place.veil };
                let rerouted = place.rerouted || !parts.redirects.is_empty();
                let place = Place { veil, rerouted, tested: false, depth: place.depth + 1, ..place };
                let unopened = if redirects.open_a_file {
                    with_last(paths.clone(), Status::Const(1))
                } else {
                    Vec::new()
                };
                // A shell inside a loop is a program like others: what it does is not followed there.
                let mut after = self.subshell(paths, true, |walked, paths| {
                    let paths = set_options(&options, paths)?;
                    walked.text(&text, paths, place)
                })?;
                after.extend(unopened);
                after
            }
            Target::Call(call) if prints_and_succeeds(&call.program, parts) => {
                self.sure_leaf(Leaf::new(parts.text.clone(), Target::Call(call), place, redirects), paths)
            }
            other => self.leaf(Leaf::new(parts.text.clone(), other, place, redirects), paths),
        };
        if let Some(moved) = moved {
            paths.iter_mut().for_each(|path| path.moved(moved.clone()));
        }
        if replaces_the_shell {
            if place.looped {
                return Err(Reason::InLoop);
            }
            paths.iter_mut().for_each(|path| path.ended = true);
        }
        Ok(paths)
    }

    fn assignments(&mut self, parts: &Parts<'_>, mut paths: Vec<Path>, place: Place) -> Vec<Path> {
        self.note_writes(&redirections(parts.redirects.iter().copied()));
        let mut runs_something = !parts.redirects.is_empty() || parts.substitutes;
        let mut assigned = Vec::new();
        for assignment in &parts.assignments {
            self.note_assignment(name(assignment));
            let value = match &assignment.value {
                AssignmentValue::Scalar(word) if !assignment.append => word.value.as_str(),
                AssignmentValue::Scalar(_) | AssignmentValue::Array(_) => "$(",
            };
            runs_something |=
                value.contains("$(") || value.contains('`') || value.contains('$') && value != "$?";
            self.note(Aside::Sets { name: name(assignment).to_owned(), value: value.to_owned() });
            assigned.push((name(assignment), value));
        }
        for path in &mut paths {
            let values: Vec<_> =
                assigned.iter().map(|(name, value)| (*name, status_of(value, path))).collect();
            for (name, status) in values {
                path.assign(name, status);
            }
        }
        if runs_something {
            self.leaf(Leaf::unnamed(parts.text.clone(), place), paths)
        } else {
            with_last(paths, Status::Const(0))
        }
    }

    /// A builtin that can set variables: those with a meaning taint what follows, and statuses kept in variables
    /// are forgotten.
    fn assigning_builtin(&mut self, parts: &Parts<'_>, mut paths: Vec<Path>, place: Place) -> Vec<Path> {
        self.note_writes(&redirections(parts.redirects.iter().copied()));
        for arg in parts.args().iter().filter(|_| parts.name() != Some("printf")) {
            let (name, value) = arg.raw.split_once('=').unwrap_or((&arg.raw, parts.name().unwrap_or("")));
            self.note(Aside::Sets { name: name.to_owned(), value: value.to_owned() });
        }
        for arg in parts.args() {
            self.note_assignment(arg.raw.split('=').next().unwrap_or_default());
        }
        if parts.name() == Some("printf") && !parts.args().iter().any(|arg| arg.raw.starts_with("-v")) {
            let redirects = redirections(parts.redirects.iter().copied());
            let leaf = Leaf::new(parts.text.clone(), target(&parts.words), place, redirects);
            let sure = parts.redirects.is_empty() && is_plain(parts);
            return if sure { self.sure_leaf(leaf, paths) } else { self.leaf(leaf, paths) };
        }
        paths.iter_mut().for_each(Path::forget_variables);
        self.leaf(Leaf::unnamed(parts.text.clone(), place), paths)
    }

    fn note_assignment(&mut self, name: &str) {
        if changes_meaning(name) {
            self.shadowed = true;
            self.taints_session = true;
        }
    }
}

fn name(assignment: &Assignment) -> &str {
    match &assignment.name {
        AssignmentName::VariableName(name) | AssignmentName::ArrayElementName(name, _) => name,
    }
}

/// Builtins that act on the shell itself, so that they are decided only under their own name.
fn steers_the_shell(call: &Call) -> bool {
    const NAMES: [&str; 16] = [
        "exit", "set", "eval", "trap", "source", ".", "alias", "unalias", "hash", "enable", "builtin",
        "shopt", "return", "break", "continue", "exec",
    ];
    call.entry == Entry::Name && NAMES.contains(&call.program.as_str()) && !activates_venv_call(call)
}

fn activates_venv_call(call: &Call) -> bool {
    matches!(call.program.as_str(), "source" | ".") && activates_venv(&call.args)
}

/// `echo` of plain words, which ends with 0.
fn prints_and_succeeds(program: &str, parts: &Parts<'_>) -> bool {
    program == "echo" && parts.name() == Some("echo") && parts.redirects.is_empty()
}

fn is_plain(parts: &Parts<'_>) -> bool {
    matches!(parts.args(), [one] if one.literal().is_some_and(|text| !text.contains('%') && !text.starts_with('-')))
}

/// The status that a word stands for: a number, `$?`, a variable that keeps one, or one of a pipeline.
fn status_of(word: &str, path: &Path) -> Status {
    let word = word.trim_matches('"');
    if let Ok(number) = word.parse::<i64>() {
        return Status::Const(u8::try_from(number.rem_euclid(256)).unwrap_or(0));
    }
    let Some(name) = word.strip_prefix('$') else { return Status::Unknown };
    let name = name.strip_prefix('{').and_then(|name| name.strip_suffix('}')).unwrap_or(name);
    if name == "?" {
        return path.last;
    }
    match name.strip_prefix("PIPESTATUS") {
        Some("") => path.stages.first().copied().unwrap_or(Status::Unknown),
        Some(index) => {
            let index = index.strip_prefix('[').and_then(|index| index.strip_suffix(']'));
            let stage = index.and_then(|index| index.parse::<usize>().ok()).and_then(|i| path.stages.get(i));
            stage.copied().unwrap_or(Status::Unknown)
        }
        None => path.variable(name),
    }
}

fn exit(parts: &Parts<'_>, mut paths: Vec<Path>, place: Place) -> Paths {
    if place.looped {
        return Err(Reason::InLoop);
    }
    if !parts.redirects.is_empty() || parts.args().len() > 1 {
        return Err(Reason::ExitMasked);
    }
    for path in &mut paths {
        if let Some(word) = parts.args().first() {
            path.last = status_of(&word.raw, path);
        }
        path.ended = true;
    }
    Ok(paths)
}

fn set(parts: &Parts<'_>, paths: Vec<Path>, place: Place) -> Paths {
    if place.looped {
        return Err(Reason::InLoop);
    }
    let options: Option<Vec<String>> =
        parts.args().iter().map(|arg| arg.literal().map(str::to_owned)).collect();
    match options {
        // Where a status is tested, bash decides late whether a fresh `-e` acts.
        Some(options) if place.tested && options.iter().any(|option| option.contains('e')) => {
            Err(Reason::ShellOption)
        }
        Some(options) if !options.is_empty() && parts.redirects.is_empty() => set_options(&options, paths),
        _ => Err(Reason::ShellOption),
    }
}

/// Applies `-e`, `-u`, `-x` and `-o NAME` in their spellings; every other option is refused.
fn set_options(options: &[String], mut paths: Vec<Path>) -> Paths {
    let mut words = options.iter();
    while let Some(word) = words.next() {
        let on = word.starts_with('-');
        let Some(letters) = word.strip_prefix(['-', '+']).filter(|letters| !letters.is_empty()) else {
            return Err(Reason::ShellOption);
        };
        for letter in letters.chars() {
            let name = match letter {
                'e' => "errexit",
                'u' => "nounset",
                'x' => "xtrace",
                'o' => words.next().map(String::as_str).ok_or(Reason::ShellOption)?,
                _ => return Err(Reason::ShellOption),
            };
            match name {
                "errexit" => paths.iter_mut().for_each(|path| path.set_errexit(on)),
                "pipefail" => paths.iter_mut().for_each(|path| path.set_pipefail(on)),
                "nounset" | "xtrace" => {}
                _ => return Err(Reason::ShellOption),
            }
        }
    }
    Ok(with_last(paths, Status::Const(0)))
}

fn activates_venv(args: &[Word]) -> bool {
    matches!(args, [file] if file.literal().is_some_and(|path| {
        path.ends_with("/bin/activate") || path.ends_with("/Scripts/activate")
    }))
}

/// Whether a command at the end of a pipeline shows what comes in as it is, in whole or its beginning or end.
pub(super) fn passes_through(command: &Command) -> bool {
    let Command::Simple(simple) = command else { return false };
    let parts = Parts::of(simple);
    if redirections(parts.redirects.iter().copied()).hide || !parts.assignments.is_empty() {
        return false;
    }
    let option = |word: &Word| {
        word.literal().is_some_and(|text| {
            let text = text.trim_start_matches(['-', 'n', 'c', '+']);
            text.bytes().all(|b| b.is_ascii_digit())
        })
    };
    match parts.name() {
        Some("cat") => parts.args().is_empty(),
        Some("tee") => parts.args().iter().all(|word| !word.is_dynamic()),
        Some("tail" | "head") => parts.args().iter().all(option),
        _ => false,
    }
}
