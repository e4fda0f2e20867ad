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

/// What a command printed that did not end well.
fn failed(observation: &Observation) -> Option<&str> {
    match observation {
        Observation::ProcessExit(exit) if exit.ending != Ending::Exited(0) => Some(&exit.output.text),
        _ => None,
    }
}

fn texts(shown: &ShownFailure) -> impl Iterator<Item = &str> {
    let FailureSignature { kind, message, place } = &shown.signature;
    let parts = [kind, message, place].into_iter().flatten();
    parts.chain(&shown.failing_tests).map(String::as_str)
}
