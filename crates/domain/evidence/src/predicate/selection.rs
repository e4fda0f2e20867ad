//! What the arguments of a test run select, and when one selection surely holds all of another.

mod patterns;

use self::patterns::{classes, takes_in};
use super::identity::Exact;
use crate::report::{Argument, Effect};

/// What the arguments of a test run select.
pub(super) struct Selection<'a> {
    pub(super) operands: Vec<&'a str>,
    /// Options that leave tests out.
    pub(super) filters: Vec<&'a Argument>,
    /// All other options, in order: they can decide how a test comes out.
    pub(super) others: Vec<&'a Argument>,
}

impl<'a> Selection<'a> {
    pub(super) fn of(exact: &'a Exact) -> Self {
        let mut found = Self { operands: Vec::new(), filters: Vec::new(), others: Vec::new() };
        for argument in &exact.args {
            match argument {
                Argument::Operand(text) => found.operands.push(text),
                Argument::Dashes => {}
                _ if matches!(argument.effect(), Some(Effect::Narrows | Effect::Selects)) => {
                    found.filters.push(argument);
                }
                Argument::Option { .. } | Argument::Unknown(_) => found.others.push(argument),
            }
        }
        found
    }

    /// Whether both ask for the same in the same words.
    pub(super) fn equals(&self, other: &Self) -> bool {
        self.operands == other.operands && self.filters == other.filters && self.others == other.others
    }

    /// Whether, by the words of both calls, all that the earlier one ran is among what this one runs: it asks for no
    /// less, and takes in whatever the earlier one named.
    pub(super) fn widens(&self, earlier: &Self, runner: &str) -> bool {
        self.asks_no_less(earlier, runner)
            && (self.others == earlier.others || self.takes_the_workspace(earlier, runner))
            && (self.operands == earlier.operands || self.searches(earlier, runner))
    }

    /// Whether no option leaves out more than one of the earlier call did, nor what that brought in.
    pub(super) fn asks_no_less(&self, earlier: &Self, runner: &str) -> bool {
        let narrows = |filter: &Argument| filter.effect() == Some(Effect::Narrows);
        let takes = |later: &Argument, one: &Argument| takes_in(later, one, runner);
        let mut dropped = earlier.filters.iter().filter(|filter| !self.filters.contains(filter));
        let asked = |filter: &&Argument| {
            earlier.filters.contains(filter) || earlier.filters.iter().any(|one| takes(filter, one))
        };
        self.filters.iter().all(asked)
            && dropped.all(|one| narrows(one) || self.filters.iter().any(|filter| takes(filter, one)))
    }

    /// The classes by which alone the earlier call of Maven chose, and which this one no longer names.
    pub(super) fn classes_dropped(&self, earlier: &Self) -> Option<Vec<&'a str>> {
        let kept = |filter: &&&Argument| self.filters.contains(*filter);
        let mut dropped = earlier.filters.iter().filter(|filter| !kept(filter));
        let (Some(one), None) = (dropped.next(), dropped.next()) else { return None };
        let rest = earlier.filters.len().saturating_sub(1) == self.filters.len();
        let same = self.operands == earlier.operands && self.others == earlier.others;
        classes(one).filter(|_| rest && same)
    }

    /// Whether it chooses some of several things that the earlier one chose: a test of another may have the same name.
    pub(super) fn selects_less(&self, earlier: &Self) -> bool {
        let chosen =
            |of: &Self| of.filters.iter().filter(|one| one.effect() == Some(Effect::Selects)).count();
        chosen(self) > 0 && chosen(self) < chosen(earlier)
    }

    /// `cargo test --workspace` after `cargo test -p core`.
    fn takes_the_workspace(&self, earlier: &Self, runner: &str) -> bool {
        let named = |names: &'static [&'static str]| move |one: &&&Argument| names.contains(&one.name());
        let (package, workspace) = (named(&["-p", "--package"]), named(&["--workspace", "--all"]));
        let rest = |of: &Self| {
            let kept = of.others.iter().filter(|one| !package(one) && !workspace(one));
            kept.map(|one| (*one).clone()).collect::<Vec<Argument>>()
        };
        matches!(runner, "cargo test" | "cargo nextest")
            && self.others.iter().any(|one| workspace(&one))
            && !self.others.iter().any(|one| package(&one) || one.name() == "--exclude")
            && rest(self) == rest(earlier)
    }

    fn searches(&self, earlier: &Self, runner: &str) -> bool {
        let Some(search) = Search::of(runner) else { return false };
        let (Some(given), Some(wanted)) =
            (self.operands.get(search.words..), earlier.operands.get(search.words..))
        else {
            return false;
        };
        let found = |operand: &&str| {
            let path = operand.split(search.part).next().unwrap_or(operand);
            if given.is_empty() { search.bare } else { given.iter().any(|given| (search.takes)(given, path)) }
        };
        !wanted.is_empty() && wanted.iter().all(found)
    }
}

/// What a runner surely takes in beside what is named. What it finds by a search, a configuration can leave out.
struct Search {
    /// How many words make a call one of the runner.
    words: usize,
    /// What parts a file from the test in it.
    part: &'static str,
    /// Whether an operand takes a file or package in.
    takes: fn(&str, &str) -> bool,
    /// Whether a call without operands runs all that one with operands does.
    bare: bool,
}

impl Search {
    fn of(runner: &str) -> Option<Self> {
        let same_file = |part| Self { words: 0, part, takes: |given, path| given == path, bare: false };
        Some(match runner {
            "pytest" => same_file("::"),
            "rspec" => same_file(":"),
            "unittest" => Self {
                words: 0,
                part: "\n",
                takes: |module, test| test.strip_prefix(module).is_some_and(|rest| rest.starts_with('.')),
                bare: false,
            },
            "mix test" => Self { words: 1, ..same_file(":") },
            // Where it ends, at another module, is for the report to say.
            "go test" => Self { words: 1, part: "\n", takes: go_pattern_takes, bare: false },
            // Operands are parts of names, and without one every test runs.
            "cargo test" => Self { words: 1, part: "\n", takes: |_, _| false, bare: true },
            "cargo nextest" => Self { words: 2, part: "\n", takes: |_, _| false, bare: true },
            _ => return None,
        })
    }
}

/// Whether `./...` or `./pkg/...` takes a package in, which it does not below folders that Go passes over.
fn go_pattern_takes(pattern: &str, package: &str) -> bool {
    let Some(root) = pattern.strip_suffix("...") else { return false };
    let (root, package) = (root.trim_end_matches('/'), package.strip_suffix("/...").unwrap_or(package));
    let passed_over =
        |part: &str| part == ".." || part.starts_with(['_', '.']) || part == "testdata" || part == "vendor";
    let is_plain = !package.starts_with('/') && (package == "." || !package.split('/').any(passed_over));
    let below = || package.strip_prefix(root).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
    is_plain && (root.is_empty() || below())
}

#[cfg(test)]
mod tests;
