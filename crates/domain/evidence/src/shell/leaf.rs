//! Simple commands of a program, and what is known of each whatever its status.

use super::call::{Call, Target};
use super::redirect::{Redirections, Sink, Streams};
use super::selection::Selection;
use super::trace::Step;
use super::voice::{Voice, voice};
use super::word::Word;
use crate::Reason;

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
    /// The file that holds what it printed to standard output, and nothing older.
    pub(crate) out_file: Option<String>,
    /// The here-document that it reads, when nothing in it expands.
    pub(crate) document: Option<String>,
    /// What stands between its output and the output of the whole program.
    pub(crate) veil: Option<Reason>,
    /// Whether all that stands there is whole lines of it.
    pub(crate) selected: bool,
    /// Why its status is hidden, when it is.
    pub(crate) mask: Option<Reason>,
    /// Whether it ran any number of times, or beside the others, so that no path tells its status.
    pub(crate) untold: bool,
    /// Whether it reads its standard input from the line: a here-document, a file, a pipe.
    pub(crate) fed: bool,
    /// Whether it only passes on what the command in front of the `|` prints.
    pub(crate) relays: bool,
    /// The number of the outermost pipeline around it, whose commands run at the same time; 0 when there is none.
    pub(crate) pipeline: usize,
    /// The changes of folder behind it in the line; `None` when the ways to it differ.
    pub(crate) steps: Option<Vec<Step>>,
}

/// How much of a file a command shows.
#[derive(Debug, Clone)]
pub(crate) enum Extent {
    /// All of it.
    Whole,
    /// Its end.
    End,
    /// These lines.
    Lines(Selection),
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
    /// Where their output leads.
    pub(crate) streams: Streams,
    /// `set -e` does not act here: a condition, or not the last of an and-or list.
    pub(crate) tested: bool,
    /// Behind a `|`, or inside a command that is redirected as a whole.
    pub(crate) rerouted: bool,
    /// They read a file or a here-document of the line.
    pub(crate) fed: bool,
    /// Behind a `|`, a command that passes on what comes in.
    pub(crate) relay: bool,
    /// The number of the outermost pipeline around them; 0 when there is none.
    pub(crate) pipeline: usize,
    /// How many shells deep.
    pub(crate) depth: usize,
    /// In a shell that may know nothing but what is standard.
    pub(crate) posix: bool,
}

impl Leaf {
    pub(crate) fn new(text: String, target: Target, place: Place, redirects: Redirections) -> Self {
        let call = match target {
            Target::Call(call) => Ok(call),
            Target::Script { .. } => Err(Reason::TooComplex),
            Target::Refused(reason) => Err(reason),
        };
        let fed = place.fed || redirects.feed;
        let voice = match &call {
            Ok(call) => voice(call, redirects.streams, fed),
            Err(_) if redirects.streams.are_hidden() => Voice::Quiet,
            Err(_) => Voice::Loud,
        };
        Self {
            text,
            call,
            voice,
            writes: redirects.writes,
            out_file: redirects.out_file,
            document: redirects.document,
            veil: redirects.streams.veil(),
            selected: redirects.streams.out == Sink::Selected,
            mask: place.mask(),
            untold: place.looped || place.background,
            fed: place.rerouted || redirects.feed,
            relays: place.relay,
            pipeline: place.pipeline,
            steps: None,
        }
    }

    /// A command without a program: an assignment, a test expression.
    pub(crate) fn unnamed(text: String, place: Place, writes: Vec<String>) -> Self {
        Self {
            text,
            call: Err(Reason::NotATest),
            voice: Voice::Quiet,
            writes,
            out_file: None,
            document: None,
            veil: place.streams.veil(),
            selected: false,
            mask: place.mask(),
            untold: place.looped || place.background,
            fed: place.rerouted,
            relays: false,
            pipeline: place.pipeline,
            steps: None,
        }
    }
}

impl Leaf {
    /// Whether it surely ended before this command, with a later number, begins.
    pub(crate) fn ends_before(&self, later: &Self) -> bool {
        let beside = self.mask == Some(Reason::BackgroundInShell) || self.call == Err(Reason::DynamicCommand);
        !beside && (self.pipeline == 0 || self.pipeline != later.pipeline)
    }

    /// The same, of a command that shows what is stored.
    pub(crate) fn loud(self) -> Self {
        Self { voice: Voice::Stored, ..self }
    }

    /// The file of which it prints the whole, the end, or some lines, and nothing else.
    pub(crate) fn shows_a_file(&self) -> Option<(&str, Extent)> {
        let open = (self.veil.is_none() || self.selected) && !self.fed;
        let call = self.call.as_ref().ok().filter(|_| open)?;
        if let Some((selection, files)) = Selection::of(call) {
            let [file] = files.as_slice() else { return None };
            return (*file != "-").then_some((file, Extent::Lines(selection)));
        }
        let words: Option<Vec<&str>> = call.args.iter().map(Word::literal).collect();
        let is_number = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        match (call.program.as_str(), words?.as_slice()) {
            ("cat", [file]) if !file.starts_with('-') => Some((file, Extent::Whole)),
            ("tail", [file]) if !file.starts_with('-') => Some((file, Extent::End)),
            ("tail", ["-n", lines, file]) if is_number(lines) => Some((file, Extent::End)),
            ("tail", [lines, file])
                if is_number(lines.trim_start_matches('-').trim_start_matches('n'))
                    && !file.starts_with('-') =>
            {
                Some((file, Extent::End))
            }
            _ => None,
        }
    }

    /// Whether it only keeps a copy of what it passes on, in files that hold nothing else.
    pub(crate) fn keeps_a_log(&self) -> bool {
        let is_log = |word: &Word| {
            let name = word.literal().and_then(|path| path.rsplit('/').next()).unwrap_or_default();
            matches!(name.rsplit_once('.'), Some((_, "log" | "out" | "txt"))) || matches!(name, "log" | "out")
        };
        let files = |call: &Call| {
            call.program == "tee" && call.args.iter().all(|word| is_log(word) || word.raw == "-a")
        };
        self.relays && self.call.as_ref().is_ok_and(files)
    }

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
