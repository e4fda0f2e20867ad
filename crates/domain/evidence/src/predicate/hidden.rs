//! A test run whose line hid how it ended: what to run in its place.

use super::several::TestRun;
use crate::Reason;
use crate::shell::{Leaf, LeafId, Script};

/// A test run that would have counted as a command of its own, and what its line put in the way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hidden {
    /// The run, as written, without its redirections.
    pub command: String,
    /// With whose status the line ended, `| tail`, `echo` or `|| true`; `None` when that is the run's own.
    pub behind: Option<String>,
}

impl Hidden {
    /// `None` when the run itself is not one that counts, or the reason lies elsewhere than in its line.
    pub(super) fn of(script: &Script, id: LeafId, leaf: &Leaf, reason: Reason, line: &str) -> Option<Self> {
        let in_the_line = matches!(
            reason,
            Reason::ExitMasked
                | Reason::PipelineWithoutPipefail
                | Reason::Negated
                | Reason::Conditional
                | Reason::BackgroundInShell
                | Reason::InLoop
                | Reason::OutputRedirected
                | Reason::OutputFiltered
                | Reason::OtherOutput
        );
        (in_the_line && counts_alone(&leaf.text))
            .then(|| Self { command: leaf.text.clone(), behind: behind(script, id, leaf, line) })
    }
}

/// Whether a line is one known test run whose status and report are its own.
fn counts_alone(line: &str) -> bool {
    let Ok(script) = Script::analyse(line).0 else { return false };
    let mut leaves = script.leaves();
    let only = leaves.next().filter(|_| leaves.next().is_none());
    only.is_some_and(|(id, leaf)| {
        let known = TestRun::of((id, leaf)).is_some_and(|run| run.runner.is_ok());
        known && leaf.mask.is_none() && leaf.veil.is_none() && leaf.call.is_ok()
    })
}

/// The last command of the line, by its program. What only sets a status, such as `|| true`, is no command to the analysis.
fn behind(script: &Script, id: LeafId, leaf: &Leaf, line: &str) -> Option<String> {
    let Some((_, last)) = script.leaves().last().filter(|(last, _)| *last != id) else {
        let (_, rest) = line.rsplit_once(leaf.text.as_str())?;
        return ["|| true", "|| :", "; true", "; :", "; exit 0", "|| exit 0"]
            .into_iter()
            .find(|word| rest.trim() == *word)
            .map(str::to_owned);
    };
    let program = &last.call.as_ref().ok()?.program;
    let piped = leaf.pipeline != 0 && last.pipeline == leaf.pipeline;
    Some(if piped { format!("| {program}") } else { program.clone() })
}
