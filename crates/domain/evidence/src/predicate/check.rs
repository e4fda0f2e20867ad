//! Runs of checks that the operator declared (R3.7).

use super::Predicate;
use super::left::{Left, Reader};
use super::run::{Attempt, Judged, Kind, Line};
use crate::declared::{Answer, Declaration, Demand, Objective};
use crate::report::{Failure, Judge, Role, role_of};
use crate::shell::{Known, Leaf, LeafId, Voice};
use crate::{FailureSignature, Reason, TestCounts};

/// What a run proves by a check that the operator declared.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Declared {
    pub(super) name: String,
    pub(super) objective: Objective,
    /// The number of the declaration, when its command must follow another.
    pub(super) follows: Option<usize>,
}

impl Declared {
    /// The predicate that holds when the check holds.
    pub(super) fn predicate(&self, counts: Option<TestCounts>) -> Predicate {
        match self.objective {
            Objective::Tests if counts.is_some() => Predicate::TestsPassed,
            Objective::Tests => Predicate::DeclaredCheck,
            Objective::Artifact => Predicate::ArtifactMatches,
            Objective::State => Predicate::StateEquals,
        }
    }
}

/// Whether a declaration can say of such a command what it proves. A runner whose report is read judges by itself, and
/// one that was asked to run nothing judges nothing.
fn is_open_to_checks(role: &Role) -> bool {
    match role {
        Role::Builder | Role::Other | Role::Task(_) => true,
        Role::TestRun(_) => false,
        Role::Unreadable(reason) => matches!(
            reason,
            Reason::IndirectRunner
                | Reason::RunnerNotSupported
                | Reason::ReportSuppressed
                | Reason::RunsElsewhere
                | Reason::CommandRunner
        ),
    }
}

impl Line<'_> {
    /// Judges the line by the one declared check in it; `None` when there is none.
    pub(super) fn declared(&self, of: &dyn Fn(LeafId) -> Known) -> Option<Judged> {
        let checks = self.stage.declared;
        let mut found = self.script.leaves().filter_map(|(id, leaf)| {
            let check = checks.of(leaf).filter(|_| is_open_to_checks(&role_of(leaf)))?;
            Some((id, leaf, check))
        });
        let (id, leaf, check) = found.next()?;
        let runs_too = |(other, leaf): (LeafId, &Leaf)| {
            other != id
                && (matches!(role_of(leaf), Role::TestRun(_) | Role::Task(_) | Role::Unreadable(_))
                    || checks.of(leaf).is_some())
        };
        let alone = !self.script.leaves().any(runs_too);
        Some(match self.check(id, leaf, check, of(id), alone) {
            Ok(judged) => judged,
            Err(reason) => self.unproven_check(id, leaf, of(id), reason),
        })
    }

    fn check(
        &self,
        id: LeafId,
        leaf: &Leaf,
        check: &Declaration,
        known: Known,
        alone: bool,
    ) -> Result<Judged, Reason> {
        let status = match known {
            Known::Status(status) => status,
            Known::StatusIfItRan(_) => return Err(Reason::Conditional),
            Known::StatusIfReported(_) | Known::Failed => {
                return Err(leaf.mask.unwrap_or(Reason::ExitMasked));
            }
            Known::Hidden(reason) => return Err(reason),
        };
        let in_output = check.demands.iter().any(|demand| demand.report().is_none());
        match leaf.veil {
            _ if self.tainted => return Err(Reason::Shadowed),
            _ if self.is_outside(id) => return Err(Reason::OutsideProject),
            _ if self.may_have_changed(leaf) => return Err(Reason::CheckChanged),
            _ if check.demands.is_empty() && !self.is_plain(id, leaf) => return Err(Reason::Shadowed),
            Some(veil) if in_output => return Err(veil),
            _ if !alone || (in_output && self.others_may_answer(id, &check.demands)) => {
                return Err(Reason::OtherOutput);
            }
            _ => {}
        }
        match status {
            0 => {}
            124 | 137 => return Err(Reason::TimedOut),
            126 | 127 => return Err(Reason::Infrastructure),
            128.. => return Err(Reason::Signalled),
            _ => return Ok(self.fell(id, leaf, status, Reason::CheckFailed, String::new())),
        }
        did_something(leaf, &self.exit.output.text)?;
        let (mut told, mut counts) = (Vec::new(), None);
        for demand in check.demands.iter().filter(|demand| demand.report().is_none()) {
            match demand.asked_of(&self.exit.output.text, self.is_complete()) {
                Answer::Met { said, counts: counted } => {
                    told.push(said);
                    counts = counts.or(counted);
                }
                Answer::Unmet(missing) => {
                    return Ok(self.fell(
                        id,
                        leaf,
                        status,
                        Reason::CheckUnmet,
                        format!("declared check {}: {missing}", check.name),
                    ));
                }
                Answer::Unclear(reason) => return Err(reason),
            }
        }
        let declared =
            Declared { name: check.name.clone(), objective: check.objective, follows: check.follows() };
        let command = self.identity(id, leaf, status, Judge::Tests);
        let attested = Some(leaf.text.clone());
        let summary = told.join(", ");
        let reports: Vec<&str> = check.demands.iter().filter_map(Demand::report).collect();
        if reports.is_empty() {
            let kind = Kind::Passed { command, counts, summary, declared: Some(declared) };
            return Ok(Judged { leaf: id, attested, reason: Reason::StatusAttested, kind, left: None });
        }
        let files = reports.iter().filter_map(|path| self.session.file_at(self.script, id, self.exit, path));
        let left =
            Left { files: files.collect(), reader: Reader::Check { declared, told: summary }, command };
        let unproven = self.unproven_check(id, leaf, known, Reason::NoReadBack);
        Ok(Judged { left: Some(left), ..unproven })
    }

    /// The commands of the line that some check must follow: which check, and whether they surely ended well.
    pub(super) fn preludes(&self, of: &dyn Fn(LeafId) -> Known, ran: &[bool]) -> Vec<(LeafId, usize, bool)> {
        let ran = self.script.leaves().zip(ran).filter_map(|(leaf, ran)| ran.then_some(leaf));
        ran.flat_map(|(id, leaf)| {
            let well = of(id) == Known::Status(0) && !self.tainted;
            let shapes = self.stage.declared.preludes().filter(|(_, shape)| shape.matches(leaf));
            shapes.map(move |(check, _)| (id, check, well))
        })
        .collect()
    }

    /// The check says that something is wrong: by its status, or by what it shows.
    fn fell(&self, id: LeafId, leaf: &Leaf, status: u8, reason: Reason, missing: String) -> Judged {
        let signature = FailureSignature::of_output(&self.exit.output.text).unwrap_or_default();
        let failure = Failure { summary: missing, signature, ..Failure::default() };
        let kind = Kind::Broken { command: self.identity(id, leaf, status, Judge::Tests), failure, reason };
        Judged {
            leaf: id,
            attested: Some(leaf.text.clone()),
            reason: Reason::StatusAttested,
            kind,
            left: None,
        }
    }

    fn unproven_check(&self, id: LeafId, leaf: &Leaf, known: Known, reason: Reason) -> Judged {
        let attested = matches!(known, Known::Status(_)) && !self.tainted;
        let command = Some(self.identity(id, leaf, self.status, Judge::Tests));
        let attempt = Attempt { command, ..Attempt::default() };
        Judged {
            leaf: id,
            attested: attested.then(|| leaf.text.clone()),
            reason,
            kind: Kind::Unproven { reason, attempt },
            left: None,
        }
    }

    /// Whether what the operator vouched for may be another file by now.
    fn may_have_changed(&self, leaf: &Leaf) -> bool {
        crate::declared::files_of(leaf).iter().any(|name| self.session.wrote(name))
    }

    /// Whether no variable is set for the command: where the exit status alone counts, one could switch the check off.
    fn is_plain(&self, id: LeafId, leaf: &Leaf) -> bool {
        let assigns = leaf.text.split(' ').take_while(|word| !word.starts_with('-')).any(|word| {
            word.split_once('=').is_some_and(|(name, _)| !name.is_empty() && crate::shell::is_name(name))
        });
        !assigns && !self.session.sets_any(self.script, id)
    }

    /// Whether another command of the line may print what the check must show.
    fn others_may_answer(&self, id: LeafId, demands: &[Demand]) -> bool {
        let answers = |text: &str| demands.iter().any(|demand| demand.is_met_by(text));
        self.script.others_are_loud(&[id])
            || self.script.leaves().any(|(other, leaf)| {
                other != id && ((!is_silent(leaf) && !leaf.relays) || answers(&leaf.text))
            })
    }
}

/// Whether a rule of make ran, and none that it ran broke unheard.
fn did_something(leaf: &Leaf, text: &str) -> Result<(), Reason> {
    let by_make = leaf.call.as_ref().is_ok_and(|call| matches!(call.program.as_str(), "make" | "gmake"));
    let says = |end: &str| text.lines().any(|line| line.starts_with("make") && line.contains(end));
    match by_make {
        true if says("Nothing to be done for") || says("is up to date") => Err(Reason::OnlyCached),
        true if says("(ignored)") => Err(Reason::ExitMasked),
        _ => Ok(()),
    }
}

/// Whether a command prints nothing, but for complaints and words of its own line.
fn is_silent(leaf: &Leaf) -> bool {
    let unseen = leaf.voice == Voice::Quiet && leaf.veil == Some(Reason::OutputRedirected);
    match &leaf.call {
        _ if unseen => true,
        Ok(call) => matches!(
            call.program.as_str(),
            "cd" | "set"
                | "unset"
                | "export"
                | "test"
                | "["
                | "true"
                | "false"
                | ":"
                | "mkdir"
                | "rm"
                | "rmdir"
                | "touch"
                | "sleep"
                | "chmod"
                | "source"
                | "."
                | "exit"
                | "wait"
                | "umask"
                | "echo"
        ),
        Err(reason) => *reason == Reason::NotATest,
    }
}
