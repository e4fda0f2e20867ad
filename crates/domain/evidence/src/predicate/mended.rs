//! What may be told as the change that mended a failure.

use super::history::History;
use super::ledger::Entry;
use super::run::{Moment, Run};
use super::touch::{Touch, file_name};
use crate::{Change, MAX_NAMES};

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
            Change::Setting { .. } | Change::Command(_) | Change::Package { .. } => false,
        };
        if changes.iter().all(idle) { Vec::new() } else { changes }
    }

    /// The lines between two moments that may have changed something, though nothing tells what.
    pub(super) fn perhaps_changed(&self, from: Moment, to: Moment) -> Vec<Change> {
        let unknown: Vec<&str> = self
            .touched_between(from, to)
            .filter_map(|touch| match touch {
                Touch::Anything(text) => Some(text.as_str()),
                Touch::File(_) => None,
            })
            .collect();
        let mut between: Vec<&Run> =
            self.runs.iter().filter(|run| run.at.0 > from.0 && run.at.0 < to.0).collect();
        between.dedup_by_key(|run| run.at.0);
        let lines = between.into_iter().filter(|run| !gave_up(self.said_at(run.at)));
        let lines = lines.map(|run| run.attestation.command.as_str());
        let may = |line: &&str| unknown.iter().any(|text| line.contains(text));
        lines.filter(may).take(MAX_NAMES).map(|line| Change::Command(line.to_owned())).collect()
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
