//! What the shell of a host keeps from call to call: its folder, its variables, and doubt about its commands.

use super::open::OpenFailure;
use super::place::{Folder, after, may_complain};
use super::touch::file_name;
use crate::shell::{Aside, LeafId, Script};
use crate::task::recipe_of;
use crate::{Ending, FailureSignature, ProcessExit, SignatureKey};
use std::collections::{BTreeMap, HashSet};

/// What one turn of a session leaves behind for the next: doubt about what commands mean, and the failures that nothing
/// has answered yet (R4.10). It holds no value of a variable, and does not grow with the session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SessionState {
    shell: Session,
    open: Vec<OpenFailure>,
}

impl Default for SessionState {
    fn default() -> Self {
        Self { shell: Session::start(), open: Vec::new() }
    }
}

impl SessionState {
    pub(super) fn new(shell: Session, open: Vec<OpenFailure>) -> Self {
        Self { shell: shell.end(), open }
    }

    pub(super) fn open(&self) -> &[OpenFailure] {
        &self.open
    }

    /// The signatures of the failures that are still open, oldest first (R10.8); at most 16.
    pub fn open_signatures(&self) -> impl Iterator<Item = &FailureSignature> {
        self.open.iter().map(OpenFailure::signature)
    }

    /// The keys of the failures that are still open, in the same order.
    pub fn open_keys(&self) -> impl Iterator<Item = SignatureKey> {
        self.open.iter().map(OpenFailure::key)
    }

    /// The same without the open failures that hold a text which must not be kept.
    #[must_use]
    pub fn screened(mut self, may_be_kept: impl Fn(&str) -> bool) -> Self {
        self.open.retain(|failure| failure.texts().all(&may_be_kept));
        self
    }

    /// What another session at the same shell begins with: whatever the shell keeps, and no failure, which was the earlier
    /// session's.
    #[must_use]
    pub fn in_another_session(mut self) -> Self {
        self.open.clear();
        self
    }

    /// The same after a turn of which nothing is known: it may have changed anything.
    #[must_use]
    pub fn after_a_lost_turn(mut self) -> Self {
        self.shell.tainted = true;
        self.open.clear();
        self
    }
}

/// The host's shell at one point of a turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Session {
    folder: Option<Folder>,
    settings: Option<BTreeMap<String, String>>,
    /// Whether a turn before this one set variables.
    set_before: bool,
    /// Whether an earlier line may have changed what commands mean.
    pub(super) tainted: bool,
    /// The last Makefile that the turn showed as a whole, and where it lies.
    makefile: Option<(Folder, String)>,
    /// Whether a link to a folder was made or shown.
    links: bool,
    /// The names of the files that were written; `None` when they are too many to be kept.
    written: Option<HashSet<String>>,
}

impl Session {
    fn start() -> Self {
        Self {
            folder: Some(Folder::start()),
            settings: Some(BTreeMap::new()),
            set_before: false,
            tainted: false,
            makefile: None,
            links: false,
            written: Some(HashSet::new()),
        }
    }

    /// Goes on where an earlier turn ended.
    pub(super) fn after(state: &SessionState) -> Self {
        state.shell.clone()
    }

    /// What the next turn has to know. Within a turn commands are compared with each other, so it begins with a folder
    /// and variables of its own where those of this one are not known or not short.
    fn end(self) -> Self {
        let set_before =
            self.set_before || self.settings.as_ref().is_none_or(|settings| !settings.is_empty());
        let folder = self.folder.filter(Folder::is_short).or_else(|| Some(Folder::start()));
        Self { folder, settings: Some(BTreeMap::new()), set_before, makefile: None, ..self }
    }

    /// The variables that the next turn begins with; `None` when they, or its folder, are not known.
    pub(super) fn handed_on(&self) -> Option<&BTreeMap<String, String>> {
        self.folder.as_ref().filter(|folder| folder.is_short())?;
        self.settings.as_ref()
    }

    /// Whether a variable may be set at a command of a line, other than in front of it.
    pub(super) fn sets_any(&self, script: &Script, id: LeafId) -> bool {
        self.set_before || self.settings_at(script, id).is_none_or(|settings| !settings.is_empty())
    }

    /// Notes that a file of this path was written, or may have been.
    pub(super) fn write(&mut self, path: &str) {
        if let Some(names) = &mut self.written {
            names.insert(file_name(path).to_owned());
        }
        self.written = self.written.take().filter(|names| names.len() <= MAX_WRITTEN);
    }

    /// Notes the whole text of a file that is shown.
    pub(super) fn show(&mut self, path: &str, text: &str) {
        if file_name(path) == "Makefile" {
            self.makefile = self.file(path).map(|file| (file.settled(), text.to_owned()));
        }
    }

    /// The only line of a recipe that make runs in this folder, as its file was shown.
    pub(super) fn recipe(&self, target: &str, folder: Folder) -> Option<String> {
        let (file, text) = self.makefile.as_ref()?;
        let own = folder.join("Makefile")?.settled();
        recipe_of(text, target).filter(|_| own == *file)
    }

    /// Whether a file of this name may have been written.
    pub(super) fn wrote(&self, name: &str) -> bool {
        self.written.as_ref().is_none_or(|names| names.contains(name))
    }

    /// Whether a file whose name fits may have been written.
    pub(super) fn wrote_any(&self, fits: fn(&str) -> bool) -> bool {
        self.written.as_ref().is_none_or(|names| names.iter().any(|name| fits(name)))
    }

    /// Goes to the folder that a call asks for, which stays that of the shell.
    pub(super) fn enter(&mut self, workdir: &str) {
        self.folder = file_in(self.folder.take(), workdir).and_then(|folder| folder.kept(self.links));
    }

    /// The file of this path, for the shell as it stands.
    pub(super) fn file(&self, path: &str) -> Option<Folder> {
        file_in(self.folder.clone(), path)
    }

    /// The file of this path, for a command of a line that printed this.
    pub(super) fn file_at(
        &self,
        script: &Script,
        id: LeafId,
        exit: &ProcessExit,
        path: &str,
    ) -> Option<Folder> {
        file_in(self.folder_at(script, id, exit), path)
    }

    /// The folder at a command of a line that printed this.
    pub(super) fn folder_at(&self, script: &Script, id: LeafId, exit: &ProcessExit) -> Option<Folder> {
        let steps = script.leaves().find(|(leaf, _)| *leaf == id).and_then(|(_, leaf)| leaf.steps.as_deref());
        after(self.folder.clone(), steps, &exit.output).map(Folder::settled)
    }

    /// The variables at a command of a line; `None` when the value of one is not known.
    pub(super) fn settings_at(&self, script: &Script, id: LeafId) -> Option<BTreeMap<String, String>> {
        settings_after(self.settings.clone(), script, Some(id))
    }

    /// Goes on behind a line that ended, some commands of which are known to have run.
    pub(super) fn go_on(&mut self, script: Result<&Script, &str>, exit: &ProcessExit, ran: &[LeafId]) {
        let status = match exit.ending {
            Ending::Exited(code) => u8::try_from(code).ok(),
            Ending::NotStarted => return,
            Ending::TimedOut | Ending::Killed | Ending::Signalled(_) => None,
        };
        if exit.command.trim() == "cat Makefile" && status == Some(0) && exit.output.complete {
            self.show("Makefile", &exit.output.text);
        }
        self.links |= tells_of_links(&exit.command, &exit.output.text);
        match script {
            Ok(script) => {
                let steps = script.steps(status, may_complain(&exit.output), ran);
                // A shell that was stopped did not tell the host where it stood.
                let stopped = status.is_none() && steps.as_ref().is_none_or(|steps| !steps.is_empty());
                let steps = if stopped { None } else { steps };
                let folder = after(self.folder.take(), steps.as_deref(), &exit.output);
                self.folder = folder.and_then(|folder| folder.kept(self.links));
                self.settings = settings_after(self.settings.take(), script, None);
            }
            Err(line) => {
                let mut words = line.split(|c: char| !c.is_ascii_alphanumeric() && c != '.');
                if words.any(|word| matches!(word, "cd" | "pushd" | "popd" | "source" | "." | "eval")) {
                    self.folder = None;
                    self.settings = None;
                }
            }
        }
    }
}

/// Whether a line may have made a link or mounted a folder, or lists one.
fn tells_of_links(line: &str, output: &str) -> bool {
    let makes = |word: &str| {
        let word = word.to_ascii_lowercase();
        matches!(word.as_str(), "ln" | "mount" | "stow" | "junction" | "mklink") || word.contains("link")
    };
    line.split(|c: char| !c.is_ascii_alphanumeric()).any(makes) || output.contains("lrwx")
}

/// An absolute path is known wherever it is told from.
fn file_in(folder: Option<Folder>, path: &str) -> Option<Folder> {
    match folder {
        _ if path.starts_with(['/', '~']) => Folder::start().join(path),
        Some(folder) => folder.join(path),
        None => None,
    }
}

/// How many written files are kept by name; a session that writes more may have written any.
const MAX_WRITTEN: usize = 4096;

/// How many variables are followed; a line that sets more is no ordinary one.
const MAX_SETTINGS: usize = 64;

/// The variables at a command of a line; behind the whole line without one.
fn settings_after(
    settings: Option<BTreeMap<String, String>>,
    script: &Script,
    place: Option<LeafId>,
) -> Option<BTreeMap<String, String>> {
    let mut settings = settings?;
    for (at, aside) in script.asides() {
        let Aside::Sets { name, value, until } = aside else { continue };
        let holds = match place {
            Some(id) => *at <= id && until.is_none_or(|end| id < end),
            None => until.is_none(),
        };
        // A status that is kept for later decides nothing of what runs.
        let is_status = value.trim_start_matches('"').starts_with("$?") || value.contains("PIPESTATUS");
        if !holds || is_status {
            continue;
        }
        let read = matches!(value.as_str(), "read" | "mapfile" | "readarray" | "getopts" | "let");
        let unknown = ["$(", "`", "$RANDOM", "$SECONDS", "$$"].iter().any(|sign| value.contains(sign));
        if read || unknown {
            return None;
        }
        settings.insert(name.clone(), value.clone());
        if settings.len() > MAX_SETTINGS {
            return None;
        }
    }
    Some(settings)
}

#[cfg(test)]
mod tests;
