//! Reports that a run left in a file, and the reads that show them (R3.5).
//!
//! A run whose status is attested but whose report did not show is completed by a later read of the file that it
//! wrote, as long as nothing can have touched that file in between.

use super::check::Declared;
use super::history::History;
use super::identity::Identity;
use super::place::Folder;
use super::run::{Kind, Line, Moment};
use super::touch::file_name;
use crate::Reason;
use crate::declared::{Answer, in_report};
use crate::report::{Argument, Failure, Judge, Reading, Role, Runner, report_files, role_of};
use crate::shell::{Extent, Known, Leaf, LeafId, Selection};

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
    Runner(&'static Runner, Vec<Argument>),
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
            Self::Runner(runner, arguments) if !shown.tells(runner, &arguments) => None,
            Self::Runner(runner, _) => {
                match runner.read_file(shown.text, shown.shows.whole, command.exit_code) {
                    Reading::Passed { counts, summary } => {
                        Some(Kind::Passed { command, counts: Some(counts), summary, declared: None })
                    }
                    Reading::Failed(failure) => Some(Kind::Failed { command, failure }),
                    Reading::Broken { .. } | Reading::Unproven(_) => None,
                }
            }
            Self::Check { declared, told } => match in_report(shown.text) {
                _ if !shown.shows.whole => None,
                Answer::Met { said, counts } => {
                    let told = (!told.is_empty()).then_some(told);
                    let summary = told.into_iter().chain([said]).collect::<Vec<_>>().join(", ");
                    Some(Kind::Passed { command, counts, summary, declared: Some(declared) })
                }
                Answer::Unmet(missing) => {
                    let summary = format!("declared check {}: {missing}", declared.name);
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
    pub(super) text: &'a str,
    pub(super) shows: Shows,
}

/// Which file is shown, and how much of it.
#[derive(Debug, Clone)]
pub(super) struct Shows {
    pub(super) file: Folder,
    /// Whether that is the whole file.
    pub(super) whole: bool,
    /// Whether nothing else stands in the output.
    pub(super) alone: bool,
    /// What let lines of it through.
    pub(super) selections: Vec<Selection>,
}

impl Shown<'_> {
    /// Whether what is shown surely holds the sum of a run, if the file does.
    fn tells(&self, runner: &Runner, arguments: &[Argument]) -> bool {
        self.shows.selections.iter().all(|selection| runner.is_told_by(selection, arguments))
            && (self.shows.whole || runner.survives_a_cut(arguments, self.text))
    }
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

impl Line<'_> {
    /// Where the report of a run may be read back.
    pub(super) fn left(&self, id: LeafId, leaf: &Leaf, known: Known) -> Option<Left> {
        let call = leaf.call.as_ref().ok().filter(|_| !self.tainted)?;
        let (runner, words) = Runner::of(call)?;
        let status = match known {
            Known::Status(status) => status,
            Known::Failed => runner.known_failing_status()?,
            Known::StatusIfItRan(_) | Known::StatusIfReported(_) | Known::Hidden(_) => return None,
        };
        // A file that could not be opened holds what it held, and the status is the shell's.
        let opened = |path: &String| status == 0 || !self.exit.output.text.contains(&format!("{path}: "));
        let printed = leaf.out_file.clone().filter(opened);
        let named = report_files(call).into_iter().chain(printed);
        let files: Vec<Folder> =
            named.filter_map(|path| self.session.file_at(self.script, id, self.exit, &path)).collect();
        (!self.is_outside(id)).then(|| Left {
            files,
            reader: Reader::Runner(runner, runner.arguments(words)),
            command: self.identity(id, leaf, status, Judge::Tests),
        })
    }

    /// The file that the output is: a command shows it, and no other prints but the run that wrote it.
    pub(super) fn shows(&self, of: &dyn Fn(LeafId) -> Known, ran: &[bool]) -> Option<(LeafId, Shows)> {
        let (id, path, extent) = self.script.leaves().zip(ran).find_map(|((id, leaf), ran)| {
            let (path, extent) = leaf.shows_a_file().filter(|_| *ran && !leaf.untold)?;
            Some((id, path, extent))
        })?;
        let file = self.session.file_at(self.script, id, self.exit, path).filter(|_| !self.tainted)?;
        let wrote = |id: LeafId, leaf: &Leaf| {
            let path = leaf.out_file.as_deref().filter(|_| matches!(role_of(leaf), Role::TestRun(_)));
            path.and_then(|path| self.session.file_at(self.script, id, self.exit, path)).as_ref()
                == Some(&file)
        };
        let writers = self.script.leaves().filter(|(id, leaf)| wrote(*id, leaf)).map(|(id, _)| id);
        let own: Vec<LeafId> = writers.chain([id]).collect();
        if self.script.others_spoke(&own, ran) {
            return None;
        }
        let whole = matches!(extent, Extent::Whole) && of(id) == Known::Status(0) && self.is_complete();
        let own = match extent {
            Extent::Lines(selection) => Some(selection),
            Extent::Whole | Extent::End => None,
        };
        let selections = self.script.selections().chain(own).collect();
        let silent = |leaf: &Leaf| leaf.call.as_ref().is_ok_and(|call| call.program == "cd");
        let alone = self.script.leaves().all(|(other, leaf)| other == id || silent(leaf));
        Some((id, Shows { file, whole, alone, selections }))
    }
}

impl History<'_> {
    /// Completes the last run that left its report in the file that is shown here.
    pub(super) fn complete(&mut self, shown: &Shown<'_>) {
        let wrote = |left: &Left| left.files.iter().any(|file| file.is_same_file(&shown.shows.file));
        let found = self.runs.iter().enumerate().rev().find_map(|(i, run)| {
            let left = run.left.as_ref().filter(|left| wrote(left) && run.at < shown.at)?;
            let name = shown.shows.file.name()?;
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
