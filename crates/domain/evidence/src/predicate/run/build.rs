//! Commands that are no test runs: compilers, checkers, scripts. Their status may still belong to a program that broke for
//! a reason that it names, and ends well later.

use super::{Judged, Kind, Line};
use crate::change::only_looks;
use crate::predicate::identity::{Exact, Identity};
use crate::report::{Failure, Judge, Role, judge_of, role_of, tells_of_failure};
use crate::shell::{Company, Known, Leaf, LeafId};
use crate::task::Built;
use crate::{FailureSignature, Reason};

fn is_a_task(leaf: &Leaf) -> bool {
    matches!(role_of(leaf), Role::Task(_))
}

/// Whether a program may end with this status when it has found a fault.
fn tells_a_fault(leaf: &Leaf, status: u8) -> bool {
    let by_php = || leaf.call.as_ref().is_ok_and(|call| call.program == "php");
    matches!(status, 1..=125) || (status == 255 && by_php())
}

impl Line<'_> {
    /// Judges a line without a test run.
    pub(super) fn other(&self, of: &dyn Fn(LeafId) -> Known) -> Judged {
        if let Some(judged) = self.broken_chain() {
            return judged;
        }
        let attested = |id: LeafId| matches!(of(id), Known::Status(_));
        let last = |wanted: &dyn Fn(LeafId, &Leaf) -> bool| {
            self.script.leaves().filter(|(id, leaf)| wanted(*id, leaf)).last()
        };
        // A status that is known but not the line's, as that of an `echo`, is no answer to what the line ended with.
        let is_the_lines = |id: LeafId| of(id) == Known::Status(self.status);
        let chosen = last(&|id, leaf| (judge_of(leaf).is_some() || is_a_task(leaf)) && attested(id))
            .or_else(|| last(&|id, leaf| is_the_lines(id) && leaf.call.is_ok()))
            .or_else(|| last(&|_, _| true));
        let Some((id, leaf)) = chosen else { return Judged::nothing(Reason::NotATest, false) };
        let status = match (of(id), &leaf.call) {
            (Known::Hidden(reason), _) => return Judged::nothing(reason, false),
            (_, Err(reason)) => return Judged::nothing(*reason, false),
            (_, Ok(_)) if self.tainted => return Judged::nothing(Reason::Shadowed, false),
            (Known::StatusIfItRan(_) | Known::StatusIfReported(_) | Known::Failed, Ok(_)) => {
                return Judged::nothing(Reason::Conditional, false);
            }
            (Known::Status(status), Ok(_)) => status,
        };
        let judge = judge_of(leaf);
        let builds = judge.is_some() || is_a_task(leaf);
        let reason = if builds && status == 0 { Reason::NoPredicate } else { Reason::NotATest };
        // What stands beside it can only cast doubt on a pass; a complaint may be another's.
        let its_own = status == 0 || self.script.company(&[id]) <= Company::Own;
        let kind = match judge.filter(|_| leaf.veil.is_none() && its_own) {
            Some(judge) => {
                let mut command = self.identity(id, leaf, status, judge);
                if self.is_a_chain() {
                    command.line = command.exact.clone().map(|exact| self.whole(exact));
                    command.beside = if status == 0 { self.builders_but(id) } else { Vec::new() };
                }
                self.judged_by_status(id, leaf, command, reason)
            }
            None => {
                let against = status != 0 && (judge == Some(Judge::Build) || is_a_task(leaf));
                Kind::Other { reason, against }
            }
        };
        let attested = Some(leaf.text.clone());
        Judged { leaf: id, attested, reason: Reason::StatusAttested, kind, left: None }
    }

    /// Judges the tasks of a line that do nothing but build and check; the last of them stands for all.
    pub(super) fn built_by_tasks(
        &self,
        tasks: usize,
        id: LeafId,
        leaf: &Leaf,
        status: u8,
        built: Built,
    ) -> Judged {
        let mut command = self.identity(id, leaf, status, built.judge);
        command.told = built.lines;
        if tasks > 1 {
            command.exact = command.exact.map(|exact| self.whole(exact));
        }
        let reason = if status == 0 { Reason::NoPredicate } else { Reason::NotATest };
        let kind = self.judged_by_status(id, leaf, command, reason);
        let attested = Some(leaf.text.clone());
        Judged { leaf: id, attested, reason: Reason::StatusAttested, kind, left: None }
    }

    /// A chain of builders that broke, when the output shows that it is one of them that did. Which one it was is not
    /// known, so it is answered by the whole line alone, or by its only builder.
    fn broken_chain(&self) -> Option<Judged> {
        if self.status == 0 || self.tainted {
            return None;
        }
        let builders: Vec<(LeafId, &Leaf)> =
            self.script.leaves().filter(|(_, leaf)| judge_of(leaf).is_some()).collect();
        let (id, leaf) = *builders.last()?;
        let ids: Vec<LeafId> = builders.iter().map(|(id, _)| *id).collect();
        let looks = |leaf: &Leaf| match &leaf.call {
            Ok(call) => only_looks(call),
            Err(reason) => *reason == Reason::NotATest,
        };
        let strange = self.script.leaves().any(|(id, leaf)| !ids.contains(&id) && !looks(leaf));
        let alone = !strange && self.script.company(&ids) <= Company::Own;
        if self.script.leaves().count() < 2 || !alone || !self.hands_on_all(&builders) {
            return None;
        }
        let judge = builders.iter().filter_map(|(_, leaf)| judge_of(leaf)).max()?;
        let mut command = self.identity(id, leaf, self.status, judge);
        if let [_, _, ..] = builders.as_slice() {
            command.exact = command.exact.map(|exact| self.whole(exact));
            command.text.clone_from(&self.exit.command);
        }
        let kind = self.judged_by_status(id, leaf, command, Reason::NotATest);
        matches!(kind, Kind::Failed { .. }).then(|| Judged {
            leaf: id,
            attested: None,
            reason: Reason::Conditional,
            kind,
            left: None,
        })
    }

    /// What decides what the other builders of the line do.
    fn builders_but(&self, last: LeafId) -> Vec<Exact> {
        let others = self.script.leaves().filter(|(id, leaf)| *id != last && judge_of(leaf).is_some());
        others.filter_map(|(id, leaf)| self.identity(id, leaf, self.status, Judge::Check).exact).collect()
    }

    /// Whether the line is a chain of builders that ends well only if each of them does.
    fn is_a_chain(&self) -> bool {
        let builders: Vec<(LeafId, &Leaf)> =
            self.script.leaves().filter(|(_, leaf)| judge_of(leaf).is_some()).collect();
        builders.len() > 1 && self.hands_on_all(&builders)
    }

    fn hands_on_all(&self, builders: &[(LeafId, &Leaf)]) -> bool {
        let clean = self.script.known(0);
        builders.iter().all(|(id, leaf)| leaf.veil.is_none() && clean.get(*id) == Some(&Known::Status(0)))
    }

    /// What decides what the whole line does, by what decides it for its last builder.
    fn whole(&self, exact: Exact) -> Exact {
        exact.whole(&self.exit.command)
    }

    /// Whether the output of a command that ended well speaks against it.
    fn speaks_of_fault(&self, judge: Judge) -> bool {
        let text = &self.exit.output.text;
        let complaint = || FailureSignature::of_complaint(text);
        tells_of_failure(text) || (judge == Judge::Check && complaint().is_some())
    }

    /// A compiler, a checker or a script: it failed when it says of what; it passed when it says of nothing.
    fn judged_by_status(&self, id: LeafId, leaf: &Leaf, command: Identity, reason: Reason) -> Kind {
        let output = &self.exit.output;
        let status = command.exit_code;
        let signature = match status {
            0 => FailureSignature::of_death(&output.text),
            _ => FailureSignature::of_fault(&output.text),
        };
        let against = status != 0 && command.judge == Judge::Build;
        match signature {
            _ if self.is_outside(id) => Kind::Other { reason: Reason::OutsideProject, against: false },
            None if status == 0 && self.is_complete() && !self.speaks_of_fault(command.judge) => {
                Kind::Passed { command, counts: None, summary: String::new(), declared: None }
            }
            // What the surroundings refused at one moment they may grant at the next, whatever changed between.
            Some(signature) if tells_a_fault(leaf, status) && !signature.is_of_the_surroundings() => {
                let told = [&signature.kind, &signature.message].into_iter().flatten();
                let summary = told.cloned().collect::<Vec<_>>().join(": ");
                let failure = Failure { signature, summary, ..Failure::default() };
                Kind::Failed { command, failure }
            }
            _ => Kind::Other { reason, against },
        }
    }
}
