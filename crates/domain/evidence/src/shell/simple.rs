//! Simple commands: assignments, the builtins that steer the shell, and programs.

use super::builtin::{Builtin, status_of};
use super::call::{Call, Entry, Target, target};
use super::environment::{assignment_changes_meaning, is_kept_by_the_shell};
use super::expansion::{Expansion, names_a_setting};
use super::leaf::{Leaf, Place};
use super::path::{Path, Status};
use super::plain::passes_on;
use super::posix;
use super::redirect::{Redirections, Sink, Streams, redirections};
use super::selection::selects;
use super::trace::{Aside, Move, runs_others};
use super::voice::voice;
use super::walk::{Paths, Walked, bounded, with_last};
use super::word::Word;
use crate::Reason;
use brush_parser::ast::{
    Assignment, AssignmentName, AssignmentValue, Command, CommandPrefixOrSuffixItem, IoRedirect,
    SimpleCommand,
};

/// The parts of a simple command.
pub(super) struct Parts<'a> {
    assignments: Vec<&'a Assignment>,
    pub(super) words: Vec<Word>,
    pub(super) redirects: Vec<&'a IoRedirect>,
    /// A `<(…)` or `>(…)` among the words: more programs, beside this one.
    substitutes: bool,
    /// What expanding all of it does on its own.
    expansion: Expansion,
    pub(super) text: String,
}

impl<'a> Parts<'a> {
    fn of(command: &'a SimpleCommand) -> Self {
        let mut parts = Self {
            assignments: Vec::new(),
            words: Vec::new(),
            redirects: Vec::new(),
            substitutes: false,
            expansion: Expansion::default(),
            text: String::new(),
        };
        let mut written = Vec::new();
        for item in command.prefix.iter().flat_map(|prefix| &prefix.0) {
            match item {
                CommandPrefixOrSuffixItem::AssignmentWord(assignment, word) => {
                    parts.assignments.push(assignment);
                    parts.expands(&word.value);
                    written.push(word.value.clone());
                }
                other => parts.add(other, &mut written),
            }
        }
        if let Some(name) = &command.word_or_name {
            parts.expands(&name.value);
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
            CommandPrefixOrSuffixItem::IoRedirect(redirect) => {
                self.expansion = self.expansion.and(expansion_of(redirect));
                self.redirects.push(redirect);
            }
            CommandPrefixOrSuffixItem::Word(word) | CommandPrefixOrSuffixItem::AssignmentWord(_, word) => {
                self.expands(&word.value);
                written.push(word.value.clone());
                self.words.push(Word::parse(&word.value));
            }
            CommandPrefixOrSuffixItem::ProcessSubstitution(..) => self.substitutes = true,
        }
    }

    fn expands(&mut self, raw: &str) {
        self.expansion = self.expansion.and(Expansion::of(raw));
    }

    /// The first word of the command that runs: behind any `command`.
    fn builtin(&self) -> Option<Builtin<'_>> {
        Builtin::of(&self.words)
    }
}

fn expansion_of(redirect: &IoRedirect) -> Expansion {
    match redirect {
        IoRedirect::HereDocument(_, document) if !document.requires_expansion => Expansion::default(),
        IoRedirect::HereDocument(_, document) => Expansion::of_document(&document.doc.value),
        IoRedirect::HereString(_, word) | IoRedirect::OutputAndError(word, _) => Expansion::of(&word.value),
        IoRedirect::File(..) => Expansion::of(&redirect.to_string()),
    }
}

impl Walked {
    pub(super) fn simple(&mut self, command: &SimpleCommand, paths: Vec<Path>, place: Place) -> Paths {
        let parts = Parts::of(command);
        if runs_others(command) {
            self.note(Aside::Unknown);
        }
        let mut paths = self.expansion(parts.expansion, paths);
        self.tells_more |= parts.text.contains(['\n', '$', '`']);
        // `{name}>file` puts the number of a new descriptor into a variable.
        for name in parts.words.iter().filter_map(|word| word.raw.strip_prefix('{')?.strip_suffix('}')) {
            self.note_assignment(name);
            paths.iter_mut().for_each(Path::forget_variables);
        }
        if parts.words.is_empty() {
            return Ok(self.assignments(&parts, paths, place));
        }
        match parts.builtin() {
            Some(builtin) => {
                let special = place.posix && posix::ends_the_shell(&builtin);
                if special && !parts.assignments.is_empty() {
                    // The assignments stay in a standard shell.
                    return self.refuse(Reason::PosixShell);
                }
                let after = self.builtin(&builtin, &parts, paths, place)?;
                if special { bounded(posix::or_ended(after)) } else { Ok(after) }
            }
            None => {
                // A name that only the running shell knows may be that of any builtin.
                paths.iter_mut().for_each(Path::forget_variables);
                if parts.words.iter().any(|word| names_a_setting(&word.raw)) {
                    self.shadow();
                }
                self.program_call(&parts, paths, place)
            }
        }
    }

    pub(super) fn refuse(&mut self, reason: Reason) -> Paths {
        self.taints_session |= !matches!(reason, Reason::TrapSet);
        Err(reason)
    }

    pub(super) fn program_call(&mut self, parts: &Parts<'_>, paths: Vec<Path>, place: Place) -> Paths {
        let redirects = self.redirected_to(parts, place);
        let moved = Move::of(&parts.words, self.next_leaf(), parts.redirects.is_empty() && !place.rerouted);
        let shadowed = self.shadowed
            || parts.assignments.iter().any(|assigned| assignment_changes_meaning(&assigned.to_string()));
        let replaces_the_shell = parts.builtin().is_some_and(|builtin| builtin.name == "exec");
        if replaces_the_shell && parts.builtin().is_some_and(|builtin| builtin.args.is_empty()) {
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
            Target::Call(call) if steers_the_shell(&call) => return self.refuse(Reason::ShellOption),
            Target::Script { text, options, posix } => {
                let place = Place {
                    streams: redirects.streams,
                    fed: place.fed || redirects.feed,
                    rerouted: place.rerouted || !parts.redirects.is_empty(),
                    tested: false,
                    depth: place.depth + 1,
                    posix,
                    ..place
                };
                let unopened =
                    if redirects.open_a_file { with_last(paths.clone(), Status::Failed) } else { Vec::new() };
                // A shell inside a loop is a program like others: what it does is not followed there.
                let mut after = self.subshell(paths, true, |walked, paths| {
                    walked.note_what_stands_in_front(parts);
                    let paths = walked.set_options(&options, paths, place)?;
                    walked.text(&text, paths, place)
                })?;
                after.extend(unopened);
                after
            }
            Target::Call(call) if prints_and_succeeds(&call.program, parts) => {
                let said = Call { args: numbered(&call.args, &paths), ..call.clone() };
                let voice = voice(&said, redirects.streams, false);
                let leaf = Leaf::new(parts.text.clone(), Target::Call(call), place, redirects);
                self.sure_leaf(Leaf { voice, ..leaf }, paths)
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

    /// What a shell of the line is started with: variables, and wrappers that may set some.
    fn note_what_stands_in_front(&mut self, parts: &Parts<'_>) {
        const ASIDE: [&str; 7] = ["env", "time", "timeout", "nohup", "nice", "command", "exec"];
        let shell = |word: &&Word| matches!(file_name(&word.raw), "bash" | "sh" | "dash" | "zsh");
        let words = parts.words.iter().take_while(|word| !shell(word)).map(|word| word.raw.as_str());
        let (set, wrappers): (Vec<&str>, Vec<&str>) = words.partition(|word| word.contains('='));
        let assigned: Vec<String> = parts.assignments.iter().map(ToString::to_string).collect();
        for (name, value) in
            assigned.iter().map(String::as_str).chain(set).filter_map(|text| text.split_once('='))
        {
            self.note_setting(name, value);
        }
        let decides = |word: &&str| !ASIDE.contains(word) && !word.starts_with(|c: char| c.is_ascii_digit());
        let wrappers: Vec<&str> = wrappers.into_iter().filter(decides).collect();
        if !wrappers.is_empty() {
            self.note_setting("", &wrappers.join(" "));
        }
    }

    /// Where the command's redirections lead; what they write is noted.
    pub(super) fn redirected_to(&mut self, parts: &Parts<'_>, place: Place) -> Redirections {
        let redirects = redirections(parts.redirects.iter().copied(), place.streams);
        self.note_writes(&redirects);
        redirects
    }

    fn assignments(&mut self, parts: &Parts<'_>, mut paths: Vec<Path>, place: Place) -> Vec<Path> {
        let redirects = self.redirected_to(parts, place);
        let mut runs_something = !parts.redirects.is_empty() || parts.substitutes;
        let mut assigned = Vec::new();
        for assignment in &parts.assignments {
            self.note_assignment(name(assignment));
            if let AssignmentName::ArrayElementName(_, index) = &assignment.name
                && !index.bytes().all(|b| b.is_ascii_digit())
            {
                paths = self.arithmetic(index, paths);
            }
            let whole = matches!(assignment.name, AssignmentName::VariableName(_)) && !assignment.append;
            let value = match &assignment.value {
                AssignmentValue::Scalar(word) if whole => word.value.as_str(),
                AssignmentValue::Scalar(_) | AssignmentValue::Array(_) => "$(",
            };
            runs_something |=
                value.contains("$(") || value.contains('`') || value.contains('$') && value != "$?";
            self.note_setting(name(assignment), value);
            assigned.push((name(assignment), value));
        }
        for path in &mut paths {
            for (name, value) in &assigned {
                let kept = if is_kept_by_the_shell(name) { Status::Unknown } else { status_of(value, path) };
                path.assign(name, kept);
            }
        }
        if runs_something {
            self.leaf(Leaf::unnamed(parts.text.clone(), place, redirects.writes), paths)
        } else {
            with_last(paths, Status::Const(0))
        }
    }
}

fn file_name(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

fn name(assignment: &Assignment) -> &str {
    match &assignment.name {
        AssignmentName::VariableName(name) | AssignmentName::ArrayElementName(name, _) => name,
    }
}

/// Builtins that act on the shell itself, so that they are decided only under their own name.
fn steers_the_shell(call: &Call) -> bool {
    // Behind `nohup` and the like they do not steer, but which of the two it is says only the running shell.
    const NAMES: [&str; 16] = [
        "exit", "set", "eval", "trap", "source", ".", "alias", "unalias", "hash", "enable", "builtin",
        "shopt", "return", "break", "continue", "exec",
    ];
    call.entry == Entry::Name && NAMES.contains(&call.program.as_str()) && !activates_venv_call(call)
}

fn activates_venv_call(call: &Call) -> bool {
    matches!(call.program.as_str(), "source" | ".") && super::builtin::activates_venv(&call.args)
}

/// The words, with a digit in the place of every variable that surely keeps a status.
fn numbered(words: &[Word], paths: &[Path]) -> Vec<Word> {
    let names = |raw: &str| -> Vec<String> {
        let after = raw.split('$').skip(1).map(|text| text.trim_start_matches('{'));
        let name = |text: &str| text.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
        after.map(name).filter(|name: &String| !name.is_empty()).collect()
    };
    let kept = |name: &str| paths.iter().all(|path| path.variable(name) != Status::Unknown);
    let in_digits = |word: &Word| {
        names(&word.raw).iter().filter(|name| kept(name)).fold(word.raw.clone(), |raw, name| {
            let braced = raw.replace(&format!("${{{name}}}"), "0");
            match braced.split_once(&format!("${name}")) {
                Some((before, after))
                    if !after.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_') =>
                {
                    format!("{before}0{after}")
                }
                _ => braced,
            }
        })
    };
    words.iter().map(|word| Word::parse(&in_digits(word))).collect()
}

/// `echo` of plain words, which ends with 0.
fn prints_and_succeeds(program: &str, parts: &Parts<'_>) -> bool {
    let named = parts.builtin().is_some_and(|builtin| builtin.name == "echo");
    program == "echo" && named && parts.redirects.is_empty()
}

/// What a command at the end of a pipeline shows of what comes in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Passage {
    /// All of it, or its end.
    Open,
    /// Its beginning, or all of it.
    Beginning,
    /// Whole lines of it.
    Lines,
    /// Anything else.
    Closed,
}

impl Passage {
    pub(super) fn of(command: &Command, streams: Streams) -> Self {
        let Command::Simple(simple) = command else { return Self::Closed };
        let parts = Parts::of(simple);
        let redirects =
            redirections(parts.redirects.iter().copied(), Streams { out: Sink::Shown, ..streams });
        if redirects.streams.out != Sink::Shown || redirects.feed || !parts.assignments.is_empty() {
            return Self::Closed;
        }
        match target(&parts.words) {
            Target::Call(call) if call.entry != Entry::Name => Self::Closed,
            Target::Call(call) if passes_on(&call) && call.program == "head" => Self::Beginning,
            Target::Call(call) if passes_on(&call) => Self::Open,
            Target::Call(call) if selects(&call) => Self::Lines,
            Target::Call(_) | Target::Script { .. } | Target::Refused(_) => Self::Closed,
        }
    }
}
