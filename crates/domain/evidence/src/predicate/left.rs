//! Reports that a run left in a file, and the reads that show them (R3.5).
//!
//! A run whose status is attested but whose report did not show is completed by a later read of the file that it
//! wrote, as long as nothing can have touched that file in between.

use super::check::Declared;
use super::history::History;
use super::identity::Identity;
use super::place::Folder;
use super::run::{Kind, Moment};
use super::touch::file_name;
use crate::Reason;
use crate::declared::{Answer, in_report};
use crate::report::{Failure, Reading, Runner};

/// A run whose report did not show, and the files in which it may stand.
#[derive(Debug, Clone)]
pub(super) struct Left {
    pub(super) files: Vec<Folder>,
    pub(super) reader: Reader,
    pub(super) command: Identity,
}

/// Who reads the report.
#[derive(Debug, Clone)]
pub(super) enum Reader {
    Runner(&'static Runner),
    /// A declared check, of which all else holds.
    Check {
        declared: Declared,
        /// What the output said.
        told: String,
    },
}

impl Reader {
    /// What the run comes to; `None` when the file says nothing of it.
    fn read(self, shown: &Shown<'_>, command: Identity) -> Option<Kind> {
        match self {
            Self::Runner(runner) => match runner.read_file(shown.text, shown.whole, command.exit_code) {
                Reading::Passed { counts, summary } => {
                    Some(Kind::Passed { command, counts: Some(counts), summary, declared: None })
                }
                Reading::Failed(failure) => Some(Kind::Failed { command, failure }),
                Reading::Broken { .. } | Reading::Unproven(_) => None,
            },
            Self::Check { declared, told } => match in_report(shown.text) {
                _ if !shown.whole => None,
                Answer::Met { said, counts } => {
                    let told = (!told.is_empty()).then_some(told);
                    let summary = told.into_iter().chain([said]).collect::<Vec<_>>().join(", ");
                    Some(Kind::Passed { command, counts, summary, declared: Some(declared) })
                }
                Answer::Unmet(summary) => {
                    let failure = Failure { summary, ..Failure::default() };
                    Some(Kind::Broken { command, failure, reason: Reason::CheckUnmet })
                }
                Answer::Unclear(_) => None,
            },
        }
    }
}

/// A file that something showed.
#[derive(Debug, Clone)]
pub(super) struct Shown<'a> {
    pub(super) at: Moment,
    pub(super) file: Folder,
    pub(super) text: &'a str,
    /// Whether that is the whole file.
    pub(super) whole: bool,
}

/// Why a run proves nothing when all that is missing is its report.
pub(super) fn lacks_its_report(reason: Reason) -> bool {
    matches!(
        reason,
        Reason::OutputRedirected
            | Reason::OutputFiltered
            | Reason::OutputCut
            | Reason::NoReport
            | Reason::ReportSuppressed
            | Reason::OtherOutput
            // A run that fails without a word may have said why in its report.
            | Reason::Infrastructure
    )
}

impl History<'_> {
    /// Completes the last run that left its report in the file that is shown here.
    pub(super) fn complete(&mut self, shown: &Shown<'_>) {
        let wrote = |left: &Left| left.files.iter().any(|file| file.is_same_file(&shown.file));
        let found = self.runs.iter().enumerate().rev().find_map(|(i, run)| {
            let left = run.left.as_ref().filter(|left| wrote(left) && run.at < shown.at)?;
            let name = shown.file.name()?;
            let untouched = self.untouched(&[file_name(name)].into(), run.at, shown.at);
            untouched.then(|| (i, left.clone()))
        });
        let Some((i, left)) = found else { return };
        let Some(kind) = left.reader.read(shown, left.command) else { return };
        let Some(run) = self.runs.get_mut(i) else { return };
        let before = run.attestation.clone();
        run.kind = kind;
        run.left = None;
        run.attestation.reason = Reason::StatusAttested;
        if let Some(told) = self.attestations.iter_mut().rev().find(|told| **told == before) {
            told.reason = Reason::StatusAttested;
        }
    }
}
