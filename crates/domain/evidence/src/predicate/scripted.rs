//! Scripts of the shell that failed and pass now, with nothing between but a mended file elsewhere.
//!
//! What a script does is not followed, so its end says something only beside an earlier one of the same command.

use super::history::History;
use super::identity::Identity;
use super::run::{Kind, Line, Moment};
use super::silenced::mends;
use super::touch::{Touch, file_name};
use crate::report::{Failure, Judge, tells_of_failure};
use crate::shell::{Known, LeafId};
use crate::{FailureSignature, Observation, Reason};
use std::collections::HashMap;

/// A run of a script, as what it would be if its end counted.
#[derive(Debug, Clone)]
pub(super) struct Scripted {
    command: Identity,
    /// What it failed of.
    failure: Option<Failure>,
}

impl Line<'_> {
    /// The script that is all that the line runs, when its end is plain.
    pub(super) fn scripted(&self, of: &dyn Fn(LeafId) -> Known) -> Option<Scripted> {
        let mut leaves = self.script.leaves();
        let (Some((id, leaf)), None) = (leaves.next(), leaves.next()) else { return None };
        let plain = leaf.mask.is_none() && leaf.veil.is_none() && !leaf.fed && leaf.writes.is_empty();
        if !plain || self.tainted || !runs_a_script(&leaf.text) || self.is_outside(id) {
            return None;
        }
        let (Known::Status(status), text) = (of(id), self.exit.output.text.as_str()) else { return None };
        if !self.is_complete() || speaks_of_tests(text) || self.session.sets_any(self.script, id) {
            return None;
        }
        let failure = match status {
            0 if tells_of_failure(text) || FailureSignature::of_output(text).is_some() => return None,
            0 => None,
            1..=125 => {
                let signature = FailureSignature::of_output(text)?;
                if signature.is_of_the_surroundings() {
                    return None;
                }
                let told = [&signature.kind, &signature.message].into_iter().flatten();
                let summary = told.cloned().collect::<Vec<_>>().join(": ");
                Some(Failure { signature, summary, ..Failure::default() })
            }
            126.. => return None,
        };
        let command = self.identity(id, leaf, status, Judge::Trial);
        Some(Scripted { command, failure })
    }
}

impl History<'_> {
    /// Lets the runs of a script judge, where one that failed is followed by one that passed and all that was done between
    /// the first and the last of them is to mend files elsewhere.
    pub(super) fn promote_scripts(&mut self) {
        let mut runs: HashMap<String, Vec<usize>> = HashMap::new();
        for (i, run) in self.runs.iter().enumerate() {
            let failed = run.scripted.as_ref().filter(|script| script.command.exact.is_some());
            let Some(script) = failed else { continue };
            let known = runs.entry(script.command.text.clone()).or_default();
            if script.failure.is_some() || !known.is_empty() {
                known.push(i);
            }
        }
        let stand = |runs: &&Vec<usize>| self.scripts_stand(runs);
        let counting: Vec<usize> = runs.values().filter(stand).flatten().copied().collect();
        for i in counting {
            let Some(run) = self.runs.get_mut(i) else { continue };
            let Some(Scripted { command, failure, .. }) = run.scripted.take() else { continue };
            let before = run.attestation.clone();
            run.attestation.reason = Reason::StatusAttested;
            run.attestation.attested = Some(command.text.clone());
            run.kind = match failure {
                Some(failure) => Kind::Failed { command, failure },
                None => Kind::Passed { command, counts: None, summary: String::new(), declared: None },
            };
            let after = run.attestation.clone();
            self.attestations
                .iter_mut()
                .filter(|told| **told == before)
                .for_each(|told| *told = after.clone());
        }
    }

    fn scripts_stand(&self, runs: &[usize]) -> bool {
        let scripts: Vec<_> = runs.iter().filter_map(|run| self.runs.get(*run)).collect();
        let (Some(first), Some(last)) = (scripts.first(), scripts.last()) else { return false };
        let same = |run: &&&super::run::Run| {
            let of = |run: &super::run::Run| run.scripted.as_ref().map(|script| script.command.clone());
            of(run).zip(of(first)).is_some_and(|(one, other)| one.is_same(&other))
        };
        let Some(failure) = first.scripted.as_ref().and_then(|script| script.failure.as_ref()) else {
            return false;
        };
        scripts.iter().all(|run| same(&run))
            && last.scripted.as_ref().is_some_and(|script| script.failure.is_none())
            && !self.wrote_a_script(last.began)
            && self.only_mends_elsewhere(&failure.signature, first.at, last.began, |at| {
                scripts.iter().any(|run| run.at == at)
            })
    }

    /// Whether before a moment a script was written, or what decides what one does.
    fn wrote_a_script(&self, until: Moment) -> bool {
        self.touched_between((0, 0), until)
            .any(|touch| matches!(touch, Touch::File(path) if is_a_script(path) || path.contains("env")))
    }

    /// Whether all that may have changed anything between two moments is edits that mend, or runs of the script itself.
    fn only_mends_elsewhere(
        &self,
        signature: &FailureSignature,
        from: Moment,
        to: Moment,
        is_own: impl Fn(Moment) -> bool,
    ) -> bool {
        let mut between = self.touched_at_between(from, to);
        let mut size = 0_usize;
        between.all(|(at, touch)| match (touch, self.observations().get(at.0.wrapping_sub(1))) {
            (Touch::Anything(_), _) => is_own(*at),
            (Touch::File(path), Some(Observation::FileWrite(write))) => {
                size += write.edits.iter().map(|edit| edit.removed.len() + edit.added.len()).sum::<usize>();
                let edited = write.whole.is_none() && !write.created && !write.edits.is_empty();
                let mended = || write.edits.iter().all(|edit| mends(&edit.removed, &edit.added, signature));
                edited && size <= MAX_CHANGED && !decides_what_is_asked(path) && mended()
            }
            (Touch::File(_), _) => false,
        })
    }
}

/// How much of the files is compared, in bytes.
const MAX_CHANGED: usize = 256 * 1024;

/// Whether a plain command runs a script whose name speaks neither of tests nor of a deed outside.
fn runs_a_script(text: &str) -> bool {
    const TELLING: [&str; 11] = [
        "test",
        "spec",
        "check",
        "verif",
        "deploy",
        "publish",
        "release",
        "rollback",
        "provision",
        "upload",
        "install",
    ];
    if text.contains(['$', '`', '*', '?', '~', '=', '\'', '"', '\\', '(']) {
        return false;
    }
    let mut words = text.split(' ').peekable();
    let path = match words.next() {
        Some("bash" | "sh" | "dash") => {
            while words.next_if(|word| matches!(*word, "-e" | "-x" | "-ex" | "-eu" | "-eux")).is_some() {}
            words.next()
        }
        first => first.filter(|path| path.starts_with("./")),
    };
    path.is_some_and(|path| {
        let lower = path.to_ascii_lowercase();
        let own = is_a_script(path) && !path.starts_with(['/', '-']) && !path.contains("..");
        own && !TELLING.iter().any(|word| lower.contains(word))
    })
}

fn is_a_script(path: &str) -> bool {
    [".sh", ".bash"].iter().any(|end| path.ends_with(end))
        || matches!(file_name(path), "Makefile" | "justfile")
}

/// Whether a file may be what a script compares with, or leaves out.
fn decides_what_is_asked(path: &str) -> bool {
    const WORDS: [&str; 12] = [
        "test", "spec", "expect", "golden", "snap", "baseline", "fixture", "ignore", "exclude", "skip",
        "allow", "conf",
    ];
    let lower = path.to_ascii_lowercase();
    WORDS.iter().any(|word| lower.contains(word))
}

/// Whether a script may have run tests, whose report nobody reads here.
fn speaks_of_tests(output: &str) -> bool {
    const WORDS: [&str; 6] = ["test", "passed", "passing", "assert", "spec", "suite"];
    let lower = output.to_ascii_lowercase();
    WORDS.iter().any(|word| lower.contains(word))
}

#[cfg(test)]
mod tests;
