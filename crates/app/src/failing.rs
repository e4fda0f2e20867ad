//! The failing tests that the runs of a session showed beside the one by which their failure is known.

use std::collections::VecDeque;
use veridical_evidence::{Ending, FailureSignature, Observation, ShownFailure, Turn};
use veridical_kernel::SignatureKey;

/// What is known of the failures of a session's runs; bounded, in memory only.
#[derive(Debug, Default)]
pub(crate) struct Beside(VecDeque<(SignatureKey, Vec<SignatureKey>)>);

/// Of how many failures it is known; a session carries fewer open ones along.
const MOST: usize = 32;

impl Beside {
    /// Reads what the failing commands of a turn printed, for these failures. Nothing is kept of a test whose failure holds
    /// a text that must not be.
    pub(crate) fn read(
        &mut self,
        turn: &Turn,
        failures: &[SignatureKey],
        may_be_kept: impl Fn(&str) -> bool,
    ) {
        let mut wanted: Vec<SignatureKey> = failures
            .iter()
            .filter(|failure| self.0.iter().all(|(known, _)| known != *failure))
            .copied()
            .collect();
        for output in turn.observations().iter().rev().filter_map(failed) {
            if wanted.is_empty() {
                return;
            }
            for shown in ShownFailure::readings(output) {
                let key = shown.key();
                let Some(at) = wanted.iter().position(|failure| *failure == key) else { continue };
                wanted.swap_remove(at);
                let clean = |one: &ShownFailure| texts(one).all(&may_be_kept);
                let beside = shown.beside(output);
                self.0.push_back((
                    key,
                    beside.iter().filter(|one| clean(one)).map(ShownFailure::key).collect(),
                ));
                if self.0.len() > MOST {
                    self.0.pop_front();
                }
            }
        }
    }

    /// The failures that were shown beside one.
    pub(crate) fn of(&self, failure: SignatureKey) -> &[SignatureKey] {
        self.0.iter().find(|(known, _)| *known == failure).map_or(&[], |(_, beside)| beside)
    }
}

/// What a command printed that did not end well; of a longer one nothing could be said.
fn failed(observation: &Observation) -> Option<&str> {
    match observation {
        Observation::ProcessExit(exit) if exit.ending != Ending::Exited(0) => {
            Some(exit.output.text.as_str()).filter(|output| output.len() <= ShownFailure::LONGEST)
        }
        _ => None,
    }
}

fn texts(shown: &ShownFailure) -> impl Iterator<Item = &str> {
    let FailureSignature { kind, message, place } = &shown.signature;
    let parts = [kind, message, place].into_iter().flatten();
    parts.chain(&shown.failing_tests).map(String::as_str)
}

#[cfg(test)]
mod tests {
    use super::*;
    use veridical_evidence::{Output, ProcessExit};

    fn output(tests: &[&str], before: usize) -> String {
        let failed = |test: &&str| format!("FAILED test_a.py::{test} - KeyError: '{test}'\n");
        let listed: String = tests.iter().map(failed).collect();
        let before = "-".repeat(before);
        format!(
            "{before}\n==== short test summary info ====\n{listed}==== {} failed in 0.10s ====\n",
            tests.len()
        )
    }

    fn key(output: &str) -> SignatureKey {
        ShownFailure::of_output(output).unwrap().key()
    }

    #[test]
    fn what_failed_beside_a_failure_is_known_where_it_may_be_kept_and_is_short_enough_to_be_read() {
        let both = output(&["b", "a"], 0);
        let (own, beside) = (key(&both), key(&output(&["a"], 0)));
        let found = |printed: String, status: i32, asked: &[SignatureKey], clean: bool| {
            let mut turn = Turn::builder("go on");
            turn.observe(Observation::ProcessExit(ProcessExit {
                command: "pytest".into(),
                workdir: None,
                ending: Ending::Exited(status),
                output: Output::complete(printed),
            }));
            let mut known = Beside::default();
            known.read(&turn.build(), asked, |text| clean || !text.contains("'a'"));
            known.of(own).to_vec()
        };
        assert_eq!(found(both.clone(), 1, &[own], true), [beside]);
        assert_eq!(found(both.clone(), 1, &[own], false), [], "a text that must not be kept");
        assert_eq!(found(both.clone(), 0, &[own], true), [], "a command that ended well");
        assert_eq!(found(both, 1, &[beside], true), [], "a failure that nobody asks about");
        let long = output(&["b", "a"], ShownFailure::LONGEST);
        assert_eq!(found(long, 1, &[own], true), [], "a very long output");
    }

    #[test]
    fn it_is_known_of_a_bounded_number_of_failures_the_newest_stay() {
        let mut known = Beside::default();
        let printed = |n: usize| output(&[&format!("b{n}"), "a"], 0);
        for n in 0..2 * MOST {
            let mut turn = Turn::builder("go on");
            turn.observe(Observation::ProcessExit(ProcessExit {
                command: "pytest".into(),
                workdir: None,
                ending: Ending::Exited(1),
                output: Output::complete(printed(n)),
            }));
            known.read(&turn.build(), &[key(&printed(n))], |_| true);
        }
        assert!(known.of(key(&printed(0))).is_empty());
        assert_eq!(known.of(key(&printed(2 * MOST - 1))).len(), 1);
    }
}
