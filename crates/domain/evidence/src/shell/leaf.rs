//! Simple commands of a program, and what is known of each whatever its status.

use super::call::{Call, Target};
use super::trace::Step;
use super::word::Word;
use crate::Reason;
use brush_parser::ast::{IoFileRedirectKind, IoFileRedirectTarget, IoRedirect};

/// A simple command, at its place in the program.
#[derive(Debug, Clone)]
pub(crate) struct Leaf {
    /// As written: assignments, wrappers, program and arguments, without redirections.
    pub(crate) text: String,
    /// What it runs, or why that cannot be told.
    pub(crate) call: Result<Call, Reason>,
    /// What it may have printed.
    pub(crate) voice: Voice,
    /// Files that its redirections write.
    pub(crate) writes: Vec<String>,
    /// What stands between its output and the output of the whole program.
    pub(crate) veil: Option<Reason>,
    /// Why its status is hidden, when it is.
    pub(crate) mask: Option<Reason>,
    /// Whether it ran any number of times, or beside the others, so that no path tells its status.
    pub(crate) untold: bool,
    /// Whether it reads its standard input from the line: a here-document, a file, a pipe.
    pub(crate) fed: bool,
    /// The changes of folder behind it in the line; `None` when the ways to it differ.
    pub(crate) steps: Option<Vec<Step>>,
}

/// Whether a command could print something that reads like a test report.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Voice {
    /// It prints nothing of the kind.
    Quiet,
    /// It could.
    Loud,
}

/// Where the commands of a list stand.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Place {
    /// Inside a loop.
    pub(crate) looped: bool,
    /// Behind `&`.
    pub(crate) background: bool,
    /// In front of a `|`, where only `pipefail` keeps the status.
    pub(crate) piped: bool,
    /// Behind `!`.
    pub(crate) negated: bool,
    /// What hides their output.
    pub(crate) veil: Option<Reason>,
    /// `set -e` does not act here: a condition, or not the last of an and-or list.
    pub(crate) tested: bool,
    /// Behind a `|`, or inside a command that is redirected as a whole.
    pub(crate) rerouted: bool,
    /// How many shells deep.
    pub(crate) depth: usize,
}

impl Leaf {
    pub(crate) fn new(text: String, target: Target, place: Place, redirects: Redirections) -> Self {
        let call = match target {
            Target::Call(call) => Ok(call),
            Target::Script { .. } => Err(Reason::TooComplex),
            Target::Refused(reason) => Err(reason),
        };
        let voice = call.as_ref().map_or(Voice::Loud, voice);
        Self {
            text,
            call,
            voice,
            writes: redirects.writes,
            veil: if redirects.hide { Some(Reason::OutputRedirected) } else { place.veil },
            mask: place.mask(),
            untold: place.looped || place.background,
            fed: place.rerouted || redirects.feed,
            steps: None,
        }
    }

    /// A command without a program: an assignment, a test expression.
    pub(crate) fn unnamed(text: String, place: Place) -> Self {
        Self {
            text,
            call: Err(Reason::NotATest),
            voice: Voice::Quiet,
            writes: Vec::new(),
            veil: place.veil,
            mask: place.mask(),
            untold: place.looped || place.background,
            fed: place.rerouted,
            steps: None,
        }
    }
}

impl Leaf {
    /// Whether it can change the folder of the shell.
    pub(super) fn moves(&self) -> bool {
        self.call.as_ref().is_ok_and(|call| matches!(call.program.as_str(), "cd" | "pushd" | "popd"))
    }
}

impl Place {
    fn mask(self) -> Option<Reason> {
        [
            (self.looped, Reason::InLoop),
            (self.background, Reason::BackgroundInShell),
            (self.piped, Reason::PipelineWithoutPipefail),
            (self.negated, Reason::Negated),
        ]
        .into_iter()
        .find_map(|(holds, reason)| holds.then_some(reason))
    }
}

/// Words of the test reports that are read here. Text with one of them could pass for a report.
const REPORT_WORDS: [&str; 8] =
    ["passed", "failed", "skipped", "test result", "tests ran", "Ran ", "FAILED", "OK"];

fn voice(call: &Call) -> Voice {
    let args = || call.args.iter().map(Word::literal);
    let sub = args().next().flatten().unwrap_or_default();
    let quiet = match call.program.as_str() {
        "cd" | "pushd" | "popd" | "export" | "declare" | "readonly" | "local" | "typeset" | "unset"
        | "set" | "test" | "[" | "true" | "false" | ":" | "mkdir" | "rmdir" | "rm" | "touch" | "sleep"
        | "chmod" | "chown" | "ln" | "cp" | "mv" | "read" | "umask" | "ulimit" | "wait" | "kill"
        | "which" | "type" | "command" | "hash" | "date" | "pwd" | "ls" | "id" | "whoami" | "uname"
        | "hostname" | "nproc" | "sed" | "source" | "." | "tee" | "tail" | "head" | "shift" | "exit" => {
            call.program != "sed" || edits_in_place(call)
        }
        "echo" | "printf" => {
            args().all(|arg| arg.is_some_and(|text| !REPORT_WORDS.iter().any(|word| text.contains(word))))
        }
        "cat" => call.args.is_empty(),
        "pip" | "pip3" => matches!(sub, "install" | "uninstall" | "wheel" | "download" | "check" | "cache"),
        "uv" => matches!(sub, "pip" | "sync" | "add" | "remove" | "lock" | "venv" | "init" | "build"),
        "poetry" | "pdm" | "pipenv" => {
            matches!(sub, "install" | "add" | "remove" | "lock" | "update" | "sync")
        }
        "npm" | "pnpm" | "yarn" => matches!(sub, "install" | "ci" | "add" | "remove" | "i"),
        "cargo" => {
            matches!(
                sub,
                "build" | "check" | "clippy" | "fmt" | "add" | "remove" | "update" | "fetch" | "clean"
            )
        }
        "git" => matches!(
            sub,
            "add"
                | "commit"
                | "checkout"
                | "switch"
                | "restore"
                | "pull"
                | "fetch"
                | "clone"
                | "stash"
                | "push"
                | "rm"
                | "mv"
                | "reset"
                | "apply"
                | "init"
                | "config"
                | "merge"
                | "rebase"
                | "branch"
        ),
        "ruff" | "black" | "isort" | "mypy" | "pyright" | "flake8" | "rustfmt" | "tsc" | "eslint"
        | "prettier" => true,
        "venv" | "compileall" | "py_compile" | "ensurepip" => true,
        program if super::call::is_python(program) => matches!(sub, "--version" | "-V"),
        _ => false,
    };
    if quiet { Voice::Quiet } else { Voice::Loud }
}

fn edits_in_place(call: &Call) -> bool {
    call.args.iter().any(|arg| arg.literal().is_some_and(|text| text.starts_with("-i")))
}

/// What redirections do to a command's output and to whether it starts at all.
#[derive(Debug, Default)]
pub(crate) struct Redirections {
    /// Standard output does not reach the output of the program.
    pub(crate) hide: bool,
    /// A file has to be opened first, which can fail.
    pub(crate) open_a_file: bool,
    /// Standard input comes from the line itself.
    pub(crate) feed: bool,
    /// Something is written whose name only the running shell knows.
    pub(crate) write_anywhere: bool,
    /// The files that are written, as far as their names are known.
    pub(crate) writes: Vec<String>,
}

pub(crate) fn redirections<'a>(list: impl IntoIterator<Item = &'a IoRedirect>) -> Redirections {
    let mut found = Redirections::default();
    for redirect in list {
        match redirect {
            IoRedirect::File(fd, kind, target) => {
                let writes = matches!(
                    kind,
                    IoFileRedirectKind::Write
                        | IoFileRedirectKind::Append
                        | IoFileRedirectKind::Clobber
                        | IoFileRedirectKind::ReadAndWrite
                        | IoFileRedirectKind::DuplicateOutput
                );
                let onto_a_stream = match target {
                    IoFileRedirectTarget::Fd(fd) => matches!(fd, 1 | 2),
                    IoFileRedirectTarget::Duplicate(word) => matches!(word.value.as_str(), "1" | "2"),
                    IoFileRedirectTarget::Filename(word) => {
                        matches!(word.value.as_str(), "/dev/stdout" | "/dev/stderr")
                    }
                    IoFileRedirectTarget::ProcessSubstitution(..) => false,
                };
                if let IoFileRedirectTarget::Filename(word) = target {
                    found.open_a_file = true;
                    if writes {
                        found.write(&word.value);
                    } else {
                        found.feed |= matches!(fd, None | Some(0));
                    }
                }
                let elsewhere = match target {
                    IoFileRedirectTarget::Duplicate(word) => {
                        !word.value.bytes().all(|b| b.is_ascii_digit() || b == b'-')
                    }
                    IoFileRedirectTarget::ProcessSubstitution(..) => true,
                    IoFileRedirectTarget::Fd(_) | IoFileRedirectTarget::Filename(_) => false,
                };
                found.write_anywhere |= elsewhere;
                found.feed |= !writes && !matches!(target, IoFileRedirectTarget::Filename(_));
                found.hide |= writes && matches!(fd, None | Some(1)) && !onto_a_stream;
            }
            IoRedirect::OutputAndError(word, _) => {
                found.write(&word.value);
                found.hide = true;
                found.open_a_file = true;
            }
            IoRedirect::HereDocument(fd, _) | IoRedirect::HereString(fd, _) => {
                found.feed |= matches!(fd, None | Some(0));
            }
        }
    }
    found
}

impl Redirections {
    /// Notes a file that is written; devices keep nothing.
    fn write(&mut self, raw: &str) {
        match Word::parse(raw).literal() {
            Some(path) if path.starts_with("/dev/") => {}
            Some(path) => self.writes.push(path.to_owned()),
            None => self.write_anywhere = true,
        }
    }
}
