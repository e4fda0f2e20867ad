//! Tests that could not be loaded, and are by a call that only helps to find what they import.
//!
//! `pytest` that comes to no test at all says nothing of any: its error is one of paths, variables or the way of import.
//! A call that differs in that alone and runs tests that pass is the same run, put right (decision 0026).

use super::coverage::{Failed, Passed, decides_what_runs};
use super::history::History;
use super::identity::Exact;
use super::selection::Selection;
use crate::TestCounts;
use crate::report::Argument;
use std::collections::BTreeMap;

/// Whether a pass loads what a run before could not, and leaves none of it out.
pub(super) fn loads(
    (later, now): (&Exact, &Selection<'_>),
    (earlier, before): (&Exact, &Selection<'_>),
    pass: Passed<'_>,
    failed: Failed<'_>,
    history: &History<'_>,
) -> bool {
    let (Some(counts), Some("pytest"), Some("pytest")) = (pass.counts, later.runner, earlier.runner) else {
        return false;
    };
    let (Some(new), Some(old)) = (Call::of(later), Call::of(earlier)) else { return false };
    // The status of a run that was interrupted before its first test.
    const INTERRUPTED: u8 = 2;
    let broken = failed.failure.counts;
    let loaded_none = broken == TestCounts { errors: broken.errors, ..TestCounts::default() }
        && broken.errors > 0
        && failed.command.exit_code == INTERRUPTED
        && !failed.failure.tests.is_empty()
        && !failed.failure.tests.iter().any(|test| test.contains("::"));
    let all_passed = counts == TestCounts { passed: counts.passed, ..TestCounts::default() }
        && counts.passed >= broken.errors;
    let imports = |option: &&&Argument| before.others.contains(*option) || option.name() == "--import-mode";
    loaded_none
        && all_passed
        && later.folder == earlier.folder
        && later.input.is_none()
        && earlier.input.is_none()
        && now.operands == before.operands
        && now.filters.is_empty()
        && before.filters.is_empty()
        && before.others.iter().all(|option| now.others.contains(option))
        && now.others.iter().all(|option| imports(&option))
        && new.only_adds_to(&old)
        && history.untouched_where(decides_what_runs, failed.at, pass.began)
}

/// How a runner is called, in front of its arguments.
struct Call<'a> {
    variables: BTreeMap<&'a str, &'a str>,
}

impl<'a> Call<'a> {
    /// `None` when it is called in another way than by its name, or by the interpreter's.
    fn of(exact: &'a Exact) -> Option<Self> {
        const WAYS: [&str; 7] = [
            "pytest",
            "python -m pytest",
            "python3 -m pytest",
            "uv run pytest",
            "uv run python -m pytest",
            "poetry run pytest",
            "poetry run python -m pytest",
        ];
        let mut variables: BTreeMap<&str, &str> =
            exact.settings.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let mut rest = exact.prefix.strip_prefix("env ").unwrap_or(&exact.prefix);
        while let Some((first, behind)) = rest.split_once(' ') {
            let Some((name, value)) = first.split_once('=') else { break };
            variables.insert(name, value);
            rest = behind;
        }
        WAYS.contains(&rest).then_some(Self { variables })
    }

    /// Whether each variable of another call is here as well, and what is more chooses among no tests by its name.
    fn only_adds_to(&self, other: &Self) -> bool {
        const CHOOSE: [&str; 14] = [
            "SKIP", "IGNORE", "NO_", "DISABLE", "ONLY", "EXCLUDE", "SELECT", "FILTER", "MARK", "WITHOUT",
            "PYTEST", "TEST", "CI", "FAST",
        ];
        let kept = other.variables.iter().all(|(name, value)| {
            self.variables.get(name) == Some(value)
                || (*name == "PYTHONPATH" && self.variables.contains_key(name))
        });
        let mut added = self.variables.keys().filter(|name| !other.variables.contains_key(*name));
        kept && added.all(|name| !CHOOSE.iter().any(|word| name.to_ascii_uppercase().contains(word)))
    }
}
