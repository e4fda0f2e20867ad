//! Failures as an output shows them, whoever printed it and whatever the command was (R10.8).

use super::{FailureSignature, family};
use crate::MAX_NAMES;
use crate::report::{Failure, Lines, shown_failures};
use veridical_kernel::SignatureKey;

/// A failure as an output shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShownFailure {
    /// What the program died of, or the test.
    pub signature: FailureSignature,
    /// The failing tests, as the runner names them; none when it was no test run.
    pub failing_tests: Vec<String>,
}

impl ShownFailure {
    /// The longest output of which each failing test is read by itself, in bytes: it is read once more for each of them.
    pub const LONGEST: usize = 128 * 1024;

    /// Reads an output alone (R10.8): the report of a test run with failing tests, else what a program died of, else
    /// why a test run broke.
    #[must_use]
    pub fn of_output(output: &str) -> Option<Self> {
        Self::readings(output).into_iter().next()
    }

    /// All that an output may be read as, the most telling first. An output does not say which command printed it, so
    /// that whoever looks for the failure that a turn recorded asks for each.
    #[must_use]
    pub fn readings(output: &str) -> Vec<Self> {
        let lines = Lines::new(output, true);
        let lines = lines.details();
        let (tests, broken): (Vec<Failure>, Vec<Failure>) =
            shown_failures(&lines).into_iter().partition(|failure| !failure.tests.is_empty());
        let told = family::of_output(&lines).map(|signature| Failure { signature, ..Failure::default() });
        let mut readings: Vec<Self> = Vec::new();
        for Failure { signature, tests: failing_tests, .. } in tests.into_iter().chain(told).chain(broken) {
            let reading = Self { signature, failing_tests };
            if !readings.contains(&reading) {
                readings.push(reading);
            }
        }
        readings
    }

    /// The failures that an output shows beside this one, which was read from it: each of the failing tests behind the
    /// first, read as if it had failed alone. Those of which it says no more than the name are left out, and so is what
    /// stands in a very long output.
    ///
    /// ```
    /// use veridical_evidence::ShownFailure;
    /// let output = |tests: &[&str]| {
    ///     let failed = |test| format!("FAILED test_a.py::{test} - KeyError: '{test}'\n");
    ///     let listed: String = tests.iter().map(failed).collect();
    ///     format!("==== short test summary info ====\n{listed}==== {} failed in 0.10s ====\n", tests.len())
    /// };
    /// let both = output(&["test_b", "test_a"]);
    /// let shown = ShownFailure::of_output(&both).unwrap();
    /// let alone = ShownFailure::of_output(&output(&["test_a"])).unwrap();
    /// assert_eq!(shown.beside(&both).first().map(ShownFailure::key), Some(alone.key()));
    /// ```
    #[must_use]
    pub fn beside(&self, output: &str) -> Vec<Self> {
        let tests = self.failing_tests.get(..MAX_NAMES.min(self.failing_tests.len())).unwrap_or_default();
        if output.len() > Self::LONGEST || tests.len() < 2 {
            return Vec::new();
        }
        let alone = |test: &String| {
            let text = without_the_others(output, test, tests);
            let is_it = |one: &Self| one.failing_tests.first() == Some(test) && one.signature.tells_a_cause();
            Self::readings(&text).into_iter().find(is_it)
        };
        let others = tests.iter().skip(1).filter_map(alone);
        others
            .map(|shown| Self { failing_tests: shown.failing_tests.into_iter().take(1).collect(), ..shown })
            .collect()
    }

    /// What marks the same fault wherever it happens.
    #[must_use]
    pub fn key(&self) -> SignatureKey {
        self.signature.key(self.failing_tests.first().map(String::as_str))
    }
}

impl FailureSignature {
    /// Whether it tells more than where it happened.
    fn tells_a_cause(&self) -> bool {
        self.kind.is_some() || self.message.is_some()
    }
}

/// The lines of an output without those that name another failing test than this one. Behind a title of unittest's goes
/// what stands below it as well: its end names no test.
fn without_the_others(output: &str, test: &str, tests: &[String]) -> String {
    let is_of_others = |line: &str| {
        let others = tests.iter().filter(|other| *other != test);
        !names(line, test) && others.into_iter().any(|other| names(line, other))
    };
    let mut kept = String::with_capacity(output.len());
    let mut below: Option<usize> = None;
    for line in output.split_inclusive('\n') {
        let ends = line.starts_with("=====") || (line.starts_with("-----") && below > Some(0));
        below = below.filter(|_| !ends).map(|lines| lines + 1);
        if is_of_others(line) {
            below = below.or(is_title(line).then_some(0));
        } else if below.is_none() {
            kept.push_str(line);
        }
    }
    kept
}

/// `FAIL: test_sum (test_cart.Cart.test_sum)`
fn is_title(line: &str) -> bool {
    line.starts_with("FAIL: ") || line.starts_with("ERROR: ")
}

/// Whether a line holds a name that is no part of a longer one.
fn names(line: &str, name: &str) -> bool {
    let joins = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    line.match_indices(name).any(|(at, found)| {
        let (before, rest) = line.split_at(at);
        let after = rest.strip_prefix(found).unwrap_or_default();
        !joins(before.chars().next_back()) && !joins(after.chars().next())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a runner prints of failing tests, each with a number that tells it from the others.
    type Report = fn(&[(&str, u32)]) -> String;

    /// Runners with a report that shows each failing test by itself.
    const RUNNERS: [(&str, Report); 4] = [
        ("pytest", |tests| {
            let block = |(test, n): &(&str, u32)| {
                let title = format!(" test_{test} ");
                format!(
                    "{title:_^60}\n\n    def test_{test}():\n>       assert f() == {n}\nE       assert 1 == {n}\n\ntest_{test}.py:3: AssertionError\n"
                )
            };
            let line =
                |(test, n): &(&str, u32)| format!("FAILED test_{test}.py::test_{test} - assert 1 == {n}\n");
            format!(
                "==== FAILURES ====\n{}==== short test summary info ====\n{}{} failed in 0.02s\n",
                tests.iter().map(block).collect::<String>(),
                tests.iter().map(line).collect::<String>(),
                tests.len()
            )
        }),
        ("cargo", |tests| {
            let line = |(test, _): &(&str, u32)| format!("test tests::{test} ... FAILED\n");
            let block = |(test, n): &(&str, u32)| {
                format!(
                    "---- tests::{test} stdout ----\n\nthread 'tests::{test}' panicked at src/lib.rs:{n}:9:\nassertion `left == right` failed\n  left: 1\n right: {n}\n\n"
                )
            };
            let name = |(test, _): &(&str, u32)| format!("    tests::{test}\n");
            format!(
                "running {} tests\n{}\nfailures:\n\n{}\nfailures:\n{}\ntest result: FAILED. 0 passed; {} failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n\n",
                tests.len(),
                tests.iter().map(line).collect::<String>(),
                tests.iter().map(block).collect::<String>(),
                tests.iter().map(name).collect::<String>(),
                tests.len()
            )
        }),
        ("go", |tests| {
            let block = |(test, n): &(&str, u32)| {
                format!(
                    "=== RUN   Test_{test}\n    sum_test.go:{n}: got 1, want {n}\n--- FAIL: Test_{test} (0.00s)\n"
                )
            };
            format!(
                "{}FAIL\nexit status 1\nFAIL\texample.org/sum\t0.003s\nFAIL\n",
                tests.iter().map(block).collect::<String>()
            )
        }),
        ("unittest", |tests| {
            let rule = "=".repeat(70);
            let block = |(test, n): &(&str, u32)| {
                format!(
                    "{rule}\nFAIL: test_{test} (test_sum.Sum.test_{test})\n{}\nTraceback (most recent call last):\n  File \"/w/test_sum.py\", line {n}, in test_{test}\n    self.assertEqual(f(), {n})\nAssertionError: 1 != {n}\n\n",
                    "-".repeat(70)
                )
            };
            format!(
                "{}\n{}{}\nRan {} tests in 0.001s\n\nFAILED (failures={})\n",
                "F".repeat(tests.len()),
                tests.iter().map(block).collect::<String>(),
                "-".repeat(70),
                tests.len(),
                tests.len()
            )
        }),
    ];

    #[test]
    fn each_failing_test_beside_the_first_has_the_key_that_it_has_alone() {
        let sets: [&[(&str, u32)]; 4] = [
            &[("b", 4), ("a", 3)],
            &[("a", 3), ("a_b", 4)],
            &[("add", 3), ("add_two", 4), ("add_2", 5)],
            &[("z", 9), ("y", 8), ("x", 7), ("w", 6), ("v", 5), ("u", 4), ("t", 3), ("s", 2)],
        ];
        for (runner, report) in RUNNERS {
            for tests in sets {
                let output = report(tests);
                let shown = ShownFailure::of_output(&output).unwrap();
                assert_eq!(shown.failing_tests.len(), tests.len(), "{runner} {tests:?}");
                let mut found = vec![shown.key()];
                found.extend(shown.beside(&output).iter().map(ShownFailure::key));
                let alone = |one| ShownFailure::of_output(&report(std::slice::from_ref(one))).unwrap().key();
                let expected: Vec<SignatureKey> = tests.iter().map(alone).collect();
                assert_eq!(found.len(), expected.len(), "{runner} {tests:?}");
                assert!(found.iter().all(|key| expected.contains(key)), "{runner} {tests:?}");
            }
        }
    }

    #[test]
    fn one_failing_test_and_a_very_long_output_have_nothing_beside_it() {
        for (runner, report) in RUNNERS {
            let one = report(&[("a", 3)]);
            assert_eq!(ShownFailure::of_output(&one).unwrap().beside(&one), [], "{runner}");
            let long = format!(
                "{}{}",
                "a line of a log\n".repeat(ShownFailure::LONGEST / 16 + 1),
                report(&[("b", 4), ("a", 3)])
            );
            let shown = ShownFailure::of_output(&long).unwrap();
            assert_eq!(shown.beside(&long), [], "{runner}");
        }
    }

    #[test]
    fn a_name_is_not_found_in_a_longer_one() {
        for (line, name, expected) in [
            ("FAILED a.py::test_a - x", "a.py::test_a", true),
            ("FAILED a.py::test_ab - x", "a.py::test_a", false),
            ("FAILED aa.py::test_a - x", "a.py::test_a", false),
            ("test_ab test_a", "test_a", true),
            ("", "a", false),
        ] {
            assert_eq!(names(line, name), expected, "{line}");
        }
    }
}
