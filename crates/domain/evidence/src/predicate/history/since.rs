//! What was changed or touched since a run.

use super::History;
use crate::Change;
use crate::predicate::coverage::{configures_tests, is_test_file};
use crate::predicate::open::EARLIER;
use crate::predicate::run::{Kind, Moment, Run};
use crate::predicate::touch::{Paths, Touch, file_name, is_log};
use crate::{Edit, Ending, FileWrite, Observation};
use std::collections::{HashMap, HashSet};

impl History<'_> {
    /// What changed after one moment and before another.
    pub(in crate::predicate) fn changes_between(
        &self,
        from: Option<Moment>,
        to: Option<Moment>,
    ) -> Vec<Change> {
        let inside = |at: Moment| from.is_none_or(|from| at > from) && to.is_none_or(|to| at < to);
        let mut seen = HashSet::new();
        let changes = self.changes.iter().filter(|(at, _)| inside(*at)).map(|(_, change)| change);
        changes.filter(|change| seen.insert(*change)).cloned().collect()
    }

    /// What changed after a run and before a moment, with what was seen to change in the turns between.
    pub(in crate::predicate) fn changes_since(&self, run: &Run, to: Option<Moment>) -> Vec<Change> {
        let carried = run.changes.iter().filter(|_| run.at == EARLIER).map(|(_, change)| change.clone());
        let mut seen = HashSet::new();
        let all = carried.chain(self.changes_between(Some(run.at), to));
        all.filter(|change| seen.insert(change.clone())).collect()
    }

    /// Whether something after a run began may have changed what it proved: the changes before it, with what
    /// was written before them, or, when there are none, any file but a log.
    pub(in crate::predicate) fn undermined(&self, changes: &[Change], run: &Run) -> bool {
        // The work of the turn is one: what was written before the failing run passed with the rest.
        let earlier = self.changes_between(None, Some(run.began));
        let worked_on = if changes.is_empty() { &[] } else { earlier.as_slice() };
        let proven = Paths::of(changes.iter().chain(worked_on).filter_map(path_of));
        // Its own report or output may go into a file that it judged.
        let over_itself = |(at, touch): &(Moment, Touch)| {
            *at == run.at && matches!(touch, Touch::File(path) if proven.may_hold(path))
        };
        if self.touches.iter().any(over_itself) || self.shows_undone_after(changes, run.at) {
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

    /// Whether a look behind a run shows that a change before it is not there any more: a whole read of the file, or a
    /// work tree in which git finds nothing new.
    fn shows_undone_after(&self, changes: &[Change], moment: Moment) -> bool {
        let edited = changes.iter().any(|change| matches!(change, Change::File { .. }));
        let mut writes: HashMap<&str, &FileWrite> = HashMap::new();
        let mut committed = false;
        for (at, observation) in (1..).zip(self.observations()) {
            match observation {
                Observation::FileWrite(write) => {
                    writes.insert(&write.path, write);
                }
                Observation::FileRead(read) if read.whole && at > moment.0 => {
                    let (write, content) = (writes.get(read.path.as_str()), read.content.as_deref());
                    if write.zip(content).is_some_and(|(write, content)| is_undone(write, content)) {
                        return true;
                    }
                }
                Observation::ProcessExit(exit) => {
                    const KEEPS: [&str; 5] = ["commit", "stash", " add", "reset", "checkout"];
                    committed |= KEEPS.iter().any(|word| exit.command.contains(word));
                    let own = |name: &str| {
                        let mut same = writes.values().filter(|write| file_name(&write.path) == name);
                        same.next().filter(|_| same.next().is_none())
                    };
                    let shown = exit.command.strip_prefix("cat ").map(file_name).and_then(own);
                    let text = exit.output.text.as_str();
                    if at > moment.0
                        && exit.output.complete
                        && exit.ending == Ending::Exited(0)
                        && (shown.is_some_and(|write| is_undone(write, text))
                            || (edited && !committed && is_a_clean_tree(&exit.command, text)))
                    {
                        return true;
                    }
                }
                _ => {}
            }
        }
        false
    }

    /// Files that were written after a moment, and what may have written any.
    pub(in crate::predicate) fn touched_after(&self, run: &Run) -> Vec<String> {
        let mut seen = HashSet::new();
        let names = self.doubts_after(run).map(Touch::name);
        names.filter(|name| !is_log(name) && seen.insert(*name)).map(str::to_owned).collect()
    }

    /// Whether something after a moment may have changed anything, a file or what lies outside.
    pub(in crate::predicate) fn anything_after(&self, moment: Moment) -> bool {
        self.anything.is_some_and(|at| at > moment)
    }

    /// Whether something after a run began may have changed anything, a file or what lies outside.
    pub(in crate::predicate) fn unsettled_after(&self, run: &Run) -> bool {
        self.touches_after(run).any(|touch| matches!(touch, Touch::Anything(_)))
    }

    /// The programs of the project that ran for show behind a run.
    pub(in crate::predicate) fn shown_after(&self, run: &Run) -> Vec<&str> {
        self.demos().after(run.at)
    }

    /// The same, each with its moment.
    pub(in crate::predicate) fn each_shown_after(&self, run: &Run) -> impl Iterator<Item = (Moment, &str)> {
        self.demos().each_after(run.at)
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
}

/// Whether a whole text of a file holds what a write took out of it, and not what that put in.
fn is_undone(write: &FileWrite, text: &str) -> bool {
    let whole = write.whole.as_ref().filter(|_| write.edits.is_empty());
    let back = |edit: &Edit| {
        let (removed, added) = (edit.removed.trim(), edit.added.trim());
        let gone = !added.is_empty() && !text.contains(added);
        gone && !removed.is_empty() && text.contains(removed) && !added.contains(removed)
    };
    whole.is_some_and(|whole| whole.trim_end() != text.trim_end()) || write.edits.iter().any(back)
}

/// Whether git tells of a work tree in which nothing is new.
fn is_a_clean_tree(command: &str, text: &str) -> bool {
    command == "git status" && text.contains("nothing to commit, working tree clean")
}

fn path_of(change: &Change) -> Option<&str> {
    match change {
        Change::File { path, .. } | Change::Setting { file: path, .. } => Some(path),
        Change::Command(_) | Change::Perhaps(_) | Change::Package { .. } => None,
    }
}
