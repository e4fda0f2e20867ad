//! What may be told as the change that mended a failure.

use super::history::History;
use super::ledger::Entry;
use super::run::{Kind, Moment};
use super::touch::{Touch, file_name};
use crate::change::credited;
use crate::shell::LeafId;
use crate::{Change, MAX_NAMES, Reason};
use std::collections::{BTreeMap, HashSet};

impl History<'_> {
    /// The changes since a failure, or none when all of them are of prose of which the failure does not speak.
    pub(super) fn without_idle_prose(&self, changes: Vec<Change>, failing: Option<Entry<'_>>) -> Vec<Change> {
        let Some(failing) = failing else { return changes };
        let said = self.said_at(failing.run.at);
        let told =
            failing.failure.map(|failure| failure.tests.join("\n") + &failure.summary).unwrap_or_default();
        let idle = |change: &Change| match change {
            Change::File { path, .. } => {
                let spoken = |text: &str| text.contains(file_name(path));
                is_prose(path) && !spoken(said) && !spoken(&told) && !spoken(&failing.command.text)
            }
            Change::Setting { .. } | Change::Command(_) | Change::Perhaps(_) | Change::Package { .. } => {
                false
            }
        };
        if changes.iter().all(idle) { Vec::new() } else { changes }
    }

    /// What of the judge of a failure was changed before a moment, in words.
    pub(super) fn turned_between(&self, failing: &Entry<'_>, to: Moment) -> Vec<&'static str> {
        let from = failing.run.at;
        let turned = [
            (self.rewritten_between(failing.command, from, to), "its own file"),
            (self.left_out_between(from, to), "a configuration that leaves something out"),
            (self.silenced_between(from, to) && !self.left_out_between(from, to), "a mark to look away"),
            (self.emptied_between(from, to), "a source that is gone or empty"),
        ];
        turned.into_iter().filter_map(|(holds, what)| holds.then_some(what)).collect()
    }

    /// What a call brings that loads the tests which another could not load: a variable that was exported, or itself.
    pub(super) fn put_right_by(&self, failing: &Entry<'_>, pass: &Entry<'_>) -> Option<Vec<Change>> {
        let unloaded = matches!(&failing.run.kind, Kind::Broken { reason: Reason::CollectionError, .. });
        let between = self.lines_between(failing.run.at, pass.run.began);
        let exported = between.filter(|line| line.starts_with("export "));
        let (before, now) = (failing.command.text.as_str(), pass.command.text.as_str());
        let lines = exported.chain((before != now).then_some(now));
        let brought: Vec<Change> =
            lines.take(MAX_NAMES).map(|line| Change::Command(line.to_owned())).collect();
        (unloaded && !brought.is_empty()).then_some(brought)
    }

    /// The lines between two moments that may have changed something and did not surely fail.
    pub(super) fn perhaps_changed(&self, from: Moment, to: Moment) -> Vec<Change> {
        let mut lines: BTreeMap<usize, (HashSet<LeafId>, &str)> = BTreeMap::new();
        for (at, touch) in self.touched_at_between(from, to) {
            if let Touch::Anything(name) = touch {
                lines.entry(at.0).or_insert_with(|| (HashSet::new(), name)).0.insert(at.1);
            }
        }
        let lines = lines.into_iter().filter(|(at, _)| !gave_up(self.said_at((*at, 0))));
        let credited = lines.filter_map(|(at, (leaves, name))| match self.ended_at((at, 0)) {
            Some(exit) => credited(exit, |leaf| leaves.contains(&leaf)),
            // A tool of which nobody knows what it does.
            None => self.observed((at, 0)).map(|_| Change::Perhaps(name.to_owned())),
        });
        let mut seen = HashSet::new();
        credited.filter(|change| seen.insert(change.clone())).take(MAX_NAMES).collect()
    }
}

fn is_prose(path: &str) -> bool {
    let name = file_name(path).to_ascii_lowercase();
    [".md", ".rst", ".adoc"].iter().any(|ending| name.ends_with(ending)) || name.starts_with("license")
}

/// Whether the last line of an output says that the program gave up: what it was to change stayed as it was.
fn gave_up(said: &str) -> bool {
    const WORDS: [&str; 6] = ["error:", "error ", "fatal:", "npm err!", "npm error", "failed:"];
    let last = said.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let last = last.trim_start().to_ascii_lowercase();
    WORDS.iter().any(|word| last.starts_with(word))
}
