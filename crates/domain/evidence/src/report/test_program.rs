//! A compiled test program of the project, called by its path: `./build/calc_test`.
//!
//! A path in the project is no known program, and a script of that name may fold many statuses into one. So what it
//! printed has to show what it is: one whole report of a test framework, in the framework's exact form, with no other
//! result in front of it or behind. A script that hides a failing status still prints the framework's own count of
//! failures, which then contradicts the status; a script that runs several programs prints several results. Programs
//! whose name has an ending (`run_tests.sh`) are scripts and stay unread.

use super::options::{Effect, Options, Rule};
use super::{Failing, Invocation, Lines, Reading, Runner, catch2, gtest, nothing_more};
use crate::Reason;

pub(super) const RUNNER: Runner = Runner {
    name: "test program",
    invocations: &[Invocation::TestProgram],
    options: Options {
        rules: &[
            Rule(
                Effect::Lists,
                "--gtest_list_tests --help -h -? --list-tests -l --list-tags -t --list-reporters --list-test-names-only \
                 --libidentify",
                "",
            ),
            // Several rounds print several reports; another reporter prints another format.
            Rule(
                Effect::Hides,
                "",
                "--gtest_repeat --gtest_flagfile --gtest_brief -r --reporter -o --out --gtest_stream_result_to",
            ),
            Rule(
                Effect::Displays,
                "--gtest_fail_fast -s --success -a --abort -i --invisibles",
                "--gtest_color --gtest_print_time --gtest_output --use-colour --colour-mode -d --durations \
                 -x --abortx -v --verbosity",
            ),
            Rule(Effect::Spreads, "--gtest_shuffle", "--gtest_random_seed --order --rng-seed"),
            Rule(Effect::Narrows, "", "--gtest_filter -c --section"),
            Rule(
                Effect::Decides,
                "--gtest_also_run_disabled_tests --gtest_break_on_failure --gtest_throw_on_failure -b --break -e --nothrow",
                "--gtest_catch_exceptions --gtest_death_test_style -w --warn",
            ),
        ],
        clusters: "",
        attached: false,
    },
    refuses: nothing_more,
    names_tests_by_path: false,
    sums_up_once: false,
    counts_tests: true,
    failing: Failing::Any,
    read,
};

fn read(lines: &Lines<'_>, status: u8) -> Reading {
    if gtest::is_report(lines) {
        gtest::read(lines, status)
    } else if catch2::is_report(lines) {
        catch2::read(lines, status)
    } else {
        Reading::Unproven(Reason::IndirectRunner)
    }
}

/// Whether a name can be that of a compiled test program: it says so and has no ending.
pub(super) fn is_named(program: &str) -> bool {
    !program.contains('.') && program.to_ascii_lowercase().contains("test")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_name_without_an_ending_is_that_of_a_compiled_test_program() {
        for (name, expected) in [
            ("calc_test", true),
            ("unittests", true),
            ("RunUnitTests", true),
            ("run_tests.sh", false),
            ("calc.test", false),
            ("calc", false),
        ] {
            assert_eq!(is_named(name), expected, "{name}");
        }
    }
}
