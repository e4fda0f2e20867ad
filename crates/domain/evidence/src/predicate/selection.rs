//! What the arguments of a test run select, and when one selection surely holds all of another.

use super::identity::Exact;
use super::touch::file_name;
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
    /// less, and the runner's own rules for a search find each file that the earlier one named. `is_new` tells of a
    /// file whether it was written before the earlier call, so that nobody knows whether a search finds it.
    pub(super) fn widens(&self, earlier: &Self, runner: &str, is_new: impl Fn(&str) -> bool) -> bool {
        let narrows = |filter: &&&Argument| filter.effect() == Some(Effect::Narrows);
        let mut dropped = earlier.filters.iter().filter(|filter| !self.filters.contains(filter));
        let fewer_filters = self.filters.iter().all(|filter| earlier.filters.contains(filter))
            && dropped.all(|one| narrows(&one));
        fewer_filters
            && (self.others == earlier.others || self.takes_the_workspace(earlier, runner))
            && (self.operands == earlier.operands || self.searches(earlier, runner, is_new))
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

    fn searches(&self, earlier: &Self, runner: &str, is_new: impl Fn(&str) -> bool) -> bool {
        let Some(search) = Search::of(runner) else { return false };
        let (Some(given), Some(wanted)) =
            (self.operands.get(search.words..), earlier.operands.get(search.words..))
        else {
            return false;
        };
        let found = |operand: &&str| {
            let path = operand.split(search.part).next().unwrap_or(operand);
            match given {
                [] => match (search.bare)(path) {
                    Found::Surely => true,
                    Found::UnlessNew => !is_new(path),
                    Found::Perhaps => false,
                },
                given => given.iter().any(|given| (search.below)(given, path)),
            }
        };
        !wanted.is_empty() && wanted.iter().all(found)
    }
}

/// Where a runner looks for tests that are not named, without a configuration of the project.
struct Search {
    /// How many words make a call one of the runner.
    words: usize,
    /// What parts a file from the test in it.
    part: &'static str,
    /// Whether an operand is a folder or a pattern that takes a file or folder in.
    below: fn(&str, &str) -> bool,
    /// Whether a call without operands does.
    bare: fn(&str) -> Found,
}

/// Whether a search finds a file.
enum Found {
    Surely,
    /// Where the file lies one can be that is not meant to stay, such as one that only shows a fault.
    UnlessNew,
    Perhaps,
}

impl Found {
    fn when(holds: bool) -> Self {
        if holds { Self::Surely } else { Self::Perhaps }
    }
}

impl Search {
    fn of(runner: &str) -> Option<Self> {
        Some(match runner {
            "pytest" => Self {
                words: 0,
                part: "::",
                below: |folder, path| lies_in(folder, path) && of_python(path),
                bare: |path| match path.split_once('/') {
                    None if path.ends_with(".py") && of_python(path) => Found::UnlessNew,
                    _ => Found::when(["tests", "test"].contains(&first(path)) && of_python(path)),
                },
            },
            "rspec" => Self {
                words: 0,
                part: ":",
                below: |folder, path| lies_in(folder, path) && is_named(path, "_spec.rb"),
                bare: |path| Found::when(first(path) == "spec" && is_named(path, "_spec.rb")),
            },
            "mix test" => Self {
                words: 1,
                part: ":",
                below: |folder, path| lies_in(folder, path) && is_named(path, "_test.exs"),
                bare: |path| Found::when(first(path) == "test" && is_named(path, "_test.exs")),
            },
            "go test" => Self { words: 1, part: "\n", below: go_pattern_takes, bare: |_| Found::Perhaps },
            // Operands are parts of names, and without one every test runs.
            "cargo test" => Self { words: 1, part: "\n", below: |_, _| false, bare: |_| Found::Surely },
            "cargo nextest" => Self { words: 2, part: "\n", below: |_, _| false, bare: |_| Found::Surely },
            _ => return None,
        })
    }
}

fn first(path: &str) -> &str {
    path.split('/').next().unwrap_or(path)
}

fn lies_in(folder: &str, path: &str) -> bool {
    folder == "." && is_below(path)
        || path.strip_prefix(folder).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// Whether a path stays below the folder in which it is named.
fn is_below(path: &str) -> bool {
    !path.starts_with('/') && path.split('/').all(|part| part != "..")
}

/// Whether a search through folders takes this one or this file, by its name.
fn is_named(path: &str, end: &str) -> bool {
    is_below(path) && (path.ends_with(end) || !file_name(path).contains('.'))
}

fn of_python(path: &str) -> bool {
    const PASSED_OVER: [&str; 6] = ["build", "dist", "venv", "CVS", "_darcs", "node_modules"];
    let name = file_name(path);
    let is_test = (name.starts_with("test_") && name.ends_with(".py")) || name.ends_with("_test.py");
    let is_folder = !name.contains('.');
    is_below(path)
        && (is_test || is_folder)
        && !path.split('/').any(|part| part.starts_with('.') || PASSED_OVER.contains(&part))
}

/// Whether `./...` or `./pkg/...` takes a package in, which it does not below folders that Go passes over.
fn go_pattern_takes(pattern: &str, package: &str) -> bool {
    let Some(root) = pattern.strip_suffix("...") else { return false };
    let root = root.trim_end_matches('/');
    let passed_over = |part: &str| part.starts_with(['_', '.']) || part == "testdata" || part == "vendor";
    let package = package.strip_suffix("/...").unwrap_or(package);
    let is_plain = is_below(package) && (package == "." || !package.split('/').any(passed_over));
    is_plain && (root.is_empty() || lies_in(root, package))
}

#[cfg(test)]
mod tests;
