//! Whether lines that were selected from an output hold the sum of the run.
//!
//! A run in which nothing passed may have printed what reads like a sum. Its own, which would give that away, must not
//! be what the selection left out.

use super::options::Argument;
use super::{Runner, cargo_test, go_test, jest, mocha, nextest, phpunit, pytest, unittest, vitest};
use crate::shell::Selection;

/// What runs print at their end in which no test passed, though they end well: each of the lines that count.
const IDLE: &[(&str, &[&str])] = &[
    (pytest::RUNNER.name, &["2 skipped in 0.01s", "===== 2 skipped in 0.01s ====="]),
    (
        cargo_test::RUNNER.name,
        &["test result: ok. 0 passed; 0 failed; 2 ignored; 0 measured; 0 filtered out; finished in 0.00s"],
    ),
    (nextest::RUNNER.name, &["     Summary [   0.001s] 0 tests run: 0 passed, 2 skipped"]),
    (unittest::RUNNER.name, &["Ran 2 tests in 0.001s", "OK (skipped=2)"]),
    (jest::RUNNER.name, &["Test Suites: 1 skipped, 0 of 1 total", "Tests:       2 skipped, 2 total"]),
    (vitest::RUNNER.name, &[" Test Files  1 skipped (1)", "      Tests  2 skipped (2)"]),
    (mocha::RUNNER.name, &["  0 passing (1ms)"]),
    (phpunit::RUNNER.name, &["OK, but some tests were skipped!", "Tests: 2, Assertions: 0, Skipped: 2."]),
];

impl Runner {
    /// Whether the lines of this selection hold the sum of a run, whatever that says.
    pub(crate) fn is_told_by(&self, selection: &Selection, arguments: &[Argument]) -> bool {
        // What its tests print does not show where all of them end well.
        let keeps_to_itself = match self.name {
            name if name == pytest::RUNNER.name => {
                !arguments.iter().any(|one| one.name() == "-s" || one.name().starts_with("--cap"))
            }
            name if name == go_test::RUNNER.name => go_test::tells_packages_only(arguments),
            _ => false,
        };
        let idle = IDLE.iter().find(|(name, _)| *name == self.name).map(|(_, lines)| *lines);
        keeps_to_itself || idle.is_some_and(|lines| lines.iter().all(|line| selection.lets_through(line)))
    }

    /// Whether a report of which lines may be missing says enough, by what is left.
    pub(crate) fn survives_a_cut(&self, arguments: &[Argument], output: &str) -> bool {
        self.name != go_test::RUNNER.name
            || go_test::tells_packages_only(arguments)
            || output.contains("--- PASS: ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::{Call, Script};

    fn call(line: &str) -> Call {
        let script = Script::analyse(line).0.unwrap();
        let (_, leaf) = script.leaves().last().unwrap();
        leaf.call.clone().unwrap()
    }

    #[test]
    fn the_selected_lines_hold_the_sum_where_that_of_an_idle_run_would_be_among_them() {
        for (run, grep, expected) in [
            ("pytest", "grep x", true),
            ("pytest -s", "grep x", false),
            ("pytest --capture=no", "grep x", false),
            ("pytest -s", "grep skipped", true),
            ("go test ./tax", "grep x", true),
            ("go test -v ./tax", "grep x", false),
            ("cargo test adds", "grep x", false),
            ("cargo test adds", "grep 'test result'", true),
            ("python -m unittest a", "grep OK", false),
            ("python -m unittest a", "grep -E 'OK|Ran'", true),
            ("zig test a.zig", "grep passed", false),
        ] {
            let (run, grep) = (call(run), call(grep));
            let (runner, words) = Runner::of(&run).unwrap();
            let (selection, _) = Selection::of(&grep).unwrap();
            assert_eq!(runner.is_told_by(&selection, &runner.arguments(words)), expected, "{run:?} {grep:?}");
        }
    }
}
