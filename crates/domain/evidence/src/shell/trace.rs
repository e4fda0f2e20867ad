//! What a command line leaves behind beside the statuses of its commands: changes of folder, variables, files.

use super::path::{Fact, Path};
use super::script::LeafId;
use super::word::Word;
use brush_parser::ast::{CommandPrefixOrSuffixItem, IoRedirect, SimpleCommand};

/// A `cd` on one of the ways in which a line can run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Move {
    leaf: LeafId,
    to: Option<String>,
    heard: bool,
    certain: bool,
}

/// A change of the shell's working folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Step {
    /// Where to; `None` when only the running shell knows.
    pub(crate) to: Option<String>,
    /// Whether it surely happened. Otherwise it did unless the shell complained.
    pub(crate) sure: bool,
    /// Whether a complaint of the shell would be in the output.
    pub(crate) heard: bool,
}

/// What happens beside the commands of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Aside {
    /// A redirection writes this file.
    Writes(String),
    /// Files are written, or commands run, that only the running shell knows.
    Unknown,
    /// A variable or a limit of the shell is set, to this text as written. In a shell of the line's own it holds for the
    /// commands before that number only.
    Sets { name: String, value: String, until: Option<LeafId> },
}

impl Move {
    /// The `cd`, `pushd` or `popd` of these words; `None` when they are another command.
    pub(super) fn of(words: &[Word], leaf: LeafId, heard: bool) -> Option<Self> {
        let words = match words.first().and_then(Word::literal) {
            Some("command") => words.get(1..)?,
            _ => words,
        };
        let (name, args) = words.split_first()?;
        let args = match args {
            [dashes, rest @ ..] if dashes.literal() == Some("--") => rest,
            args => args,
        };
        let to = match (name.literal()?, args) {
            ("cd", []) => Some("~".to_owned()),
            ("cd" | "pushd", [to]) => {
                to.literal().filter(|to| !to.starts_with(['-', '+']) && !to.is_empty()).map(str::to_owned)
            }
            ("cd" | "pushd" | "popd", _) => None,
            _ => return None,
        };
        Some(Self { leaf, to, heard, certain: false })
    }

    /// A change to a folder that is not known.
    pub(super) fn astray(leaf: LeafId) -> Self {
        Self { leaf, to: None, heard: false, certain: true }
    }

    pub(super) fn leaf(&self) -> LeafId {
        self.leaf
    }

    /// Whether it failed, when this is known of the command, and said so where it shows.
    pub(super) fn complains(&self, fact: Option<Fact>) -> bool {
        self.heard && !self.certain && matches!(fact, Some(Fact::NonZero | Fact::Exactly(1..)))
    }

    /// The step that it comes to, when this is known of the command; `None` when it failed.
    pub(super) fn step(&self, fact: Option<Fact>) -> Option<Step> {
        let sure = match fact {
            _ if self.certain => true,
            Some(Fact::Zero | Fact::Exactly(0)) => true,
            Some(Fact::NonZero | Fact::Exactly(_)) => return None,
            Some(Fact::Ran) | None => false,
        };
        Some(Step { to: self.to.clone(), sure, heard: self.heard })
    }
}

/// The steps that all ways share; `None` when they differ.
pub(super) fn agreed(paths: &[Path]) -> Option<Vec<Step>> {
    let mut all = paths.iter().map(Path::steps);
    let first = all.next().unwrap_or_default();
    all.all(|steps| steps == first).then_some(first)
}

/// Whether words that the shell expands run other commands: `$(…)`, backquotes, `<(…)`.
pub(super) fn runs_commands(text: &str) -> bool {
    text.replace("$((", "").contains("$(") || text.contains('`') || text.contains("<(") || text.contains(">(")
}

/// Whether a simple command runs others beside its own.
pub(super) fn runs_others(command: &SimpleCommand) -> bool {
    let expands = |raw: &str| Word::parse(raw).literal().is_none() && runs_commands(raw);
    let items = command.prefix.iter().flat_map(|prefix| &prefix.0);
    items.chain(command.suffix.iter().flat_map(|suffix| &suffix.0)).any(|item| match item {
        CommandPrefixOrSuffixItem::Word(word) => expands(&word.value),
        CommandPrefixOrSuffixItem::AssignmentWord(_, word) => {
            expands(word.value.split_once('=').map_or(&word.value, |(_, value)| value))
        }
        CommandPrefixOrSuffixItem::ProcessSubstitution(..) => true,
        CommandPrefixOrSuffixItem::IoRedirect(redirect) => match redirect {
            IoRedirect::HereDocument(_, text) => text.requires_expansion && runs_commands(&text.doc.value),
            IoRedirect::HereString(_, word) => expands(&word.value),
            IoRedirect::OutputAndError(word, _) => expands(&word.value),
            redirect @ IoRedirect::File(..) => runs_commands(&redirect.to_string()),
        },
    }) || command.word_or_name.as_ref().is_some_and(|word| expands(&word.value))
}
