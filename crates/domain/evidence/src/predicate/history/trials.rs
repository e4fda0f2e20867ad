//! Scripts that were tried and checkers, which count beside others only.

use super::History;
use crate::Reason;
use crate::predicate::identity::Exact;
use crate::predicate::run::{Kind, Run};
use crate::report::Judge;
use std::collections::{HashMap, HashSet};

impl History<'_> {
    /// A script that is tried, or a checker that finds fault, says nothing alone. So a trial counts where it failed and
    /// passed later, and from there on; a checker counts where anything is judged by its status.
    pub(super) fn weigh_trials(&mut self) {
        let mut failed: HashMap<&Exact, Vec<usize>> = HashMap::new();
        let mut answered: HashSet<&Exact> = HashSet::new();
        let mut counts: HashSet<usize> = HashSet::new();
        let mut builds = false;
        for (i, run) in self.runs.iter().enumerate() {
            let (command, passed) = match &run.kind {
                Kind::Passed { command, .. } => (command, true),
                Kind::Failed { command, .. } => (command, false),
                _ => continue,
            };
            builds |= command.judge == Judge::Build;
            for exact in command.exact.iter().chain(&command.line).chain(&command.beside) {
                if passed && let Some(before) = failed.remove(exact) {
                    counts.extend(before);
                    answered.insert(exact);
                }
                if answered.contains(exact) {
                    counts.insert(i);
                }
                if !passed {
                    failed.entry(exact).or_default().push(i);
                }
            }
        }
        let any = builds || !counts.is_empty();
        let idle = |(i, run): (usize, &Run)| {
            let (command, reason) = match &run.kind {
                Kind::Passed { command, .. } => (command, Reason::NoPredicate),
                Kind::Failed { command, .. } => (command, Reason::NotATest),
                _ => return None,
            };
            let idle = match command.judge {
                Judge::Trial => !counts.contains(&i),
                Judge::Check => !any,
                Judge::Build | Judge::Tests => false,
            };
            idle.then_some((i, reason))
        };
        let idle: Vec<(usize, Reason)> = self.runs.iter().enumerate().filter_map(idle).collect();
        for (i, reason) in idle {
            if let Some(run) = self.runs.get_mut(i) {
                run.kind = Kind::Other { reason, against: false };
            }
        }
    }
}
