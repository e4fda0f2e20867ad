//! Whether a passing run judges all that an earlier failing run of another command judged.

use super::run::Identity;
use crate::MAX_NAMES;
use crate::report::Failure;

/// Whether the later command runs every test that failed in the earlier one: the whole suite of the same runner, or,
/// for pytest, folders, files or tests that hold each failing test.
pub(super) fn covers(later: &Identity, earlier: &Identity, failure: &Failure) -> bool {
    let ((folder, later_form), (other_folder, earlier_form)) = (&later.same, &earlier.same);
    let (Some(later_args), Some(earlier_args)) = (Selection::of(later_form), Selection::of(earlier_form))
    else {
        return false;
    };
    if folder != other_folder || later_args.runner != earlier_args.runner || !later.tests || !earlier.tests {
        return false;
    }
    match later_args.runner {
        Runner::Pytest => {
            let names_known = !failure.tests.is_empty() && failure.tests.len() < MAX_NAMES;
            let within = |test: &String| later_args.operands.iter().any(|operand| holds(operand, test));
            !later_args.filtered
                && (later_args.operands.is_empty() || (names_known && failure.tests.iter().all(within)))
        }
        Runner::Unittest => !later_args.filtered && later_args.operands.is_empty(),
        // In a workspace `cargo test` runs the default members; another package may not be among them.
        Runner::Cargo => {
            let whole = !later_args.filtered && later_args.operands.is_empty();
            whole && (!earlier_args.filtered || later_form.contains("--workspace"))
        }
    }
}

fn holds(operand: &str, test: &str) -> bool {
    let rest = test.strip_prefix(operand.trim_end_matches('/'));
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['/', ':', '[']))
}

#[derive(Debug, PartialEq, Eq, Clone, Copy)]
enum Runner {
    Pytest,
    Unittest,
    Cargo,
}

/// What a command in its normal form selects.
struct Selection<'a> {
    runner: Runner,
    operands: Vec<&'a str>,
    /// Options that leave tests out, or whose effect is not known.
    filtered: bool,
}

impl<'a> Selection<'a> {
    fn of(form: &'a str) -> Option<Self> {
        let (runner, rest) = if let Some(rest) = form.strip_prefix("pytest") {
            (Runner::Pytest, rest)
        } else if let Some(rest) = form.strip_prefix("unittest") {
            (Runner::Unittest, rest.trim_start().strip_prefix("discover").unwrap_or(rest))
        } else {
            (Runner::Cargo, form.strip_prefix("cargo test")?)
        };
        let (options, operands): (Vec<&str>, Vec<&str>) =
            rest.split(' ').filter(|word| !word.is_empty()).partition(|word| word.starts_with('-'));
        let harmless =
            ["--workspace", "--all-targets", "--all-features", "--release", "--locked", "--offline"];
        let filtered =
            options.iter().any(|option| !harmless.contains(option) && !option.starts_with("--cov"));
        Some(Self { runner, operands, filtered })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_later_command_covers_only_what_it_certainly_runs() {
        let identity = |form: &str| Identity {
            text: form.into(),
            exit_code: 0,
            same: (String::new(), form.into()),
            tests: true,
        };
        let failure = Failure { tests: vec!["tests/test_a.py::test_x".into()], ..Failure::default() };
        for (later, earlier, expected) in [
            ("pytest", "pytest tests/test_a.py", true),
            ("pytest tests/test_a.py", "pytest", true),
            ("pytest tests", "pytest", true),
            ("pytest tests/test_a.py::test_x", "pytest", true),
            ("pytest tests/test_b.py", "pytest", false),
            ("pytest tests/test_a", "pytest", false),
            ("pytest -k y", "pytest", false),
            ("pytest --lf", "pytest", false),
            ("unittest", "unittest tests.test_a", true),
            ("unittest tests.test_a", "unittest", false),
            ("cargo test", "cargo test sums", true),
            ("cargo test", "cargo test -p core", false),
            ("cargo test --workspace", "cargo test -p core", true),
            ("cargo test sums", "cargo test", false),
            ("cargo test", "pytest", false),
        ] {
            assert_eq!(
                covers(&identity(later), &identity(earlier), &failure),
                expected,
                "{later} / {earlier}"
            );
        }
    }
}
