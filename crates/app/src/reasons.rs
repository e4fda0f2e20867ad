//! Every reason code of the product in one list, with what it means. docs/reasons.md is checked against it.

use veridical_episode::Dropped;
use veridical_kernel::{RefusedRemote, Unbound};
use veridical_slot::{NotStated, RefusedFact};

pub(crate) const BELOW_AGENT_HOST: (&str, &str) = (
    "below-agent-host",
    "nothing is learnt from files or stated below an agent host; run the command in your own terminal",
);

pub(crate) const NO_MEMORY: (&str, &str) = ("no-memory-yet", "this profile has no memory yet");

/// Codes of answers that the library itself gives.
const OWN: &[(&str, &str)] = &[
    BELOW_AGENT_HOST,
    NO_MEMORY,
    ("new-lesson", "a new lesson was kept"),
    ("known-lesson", "the lesson was known; it has one more attestation"),
    ("stated", "the fact is kept in the user's own words"),
    ("known-fact", "the same fact is already kept"),
    ("bound", "the repository's remote names the project"),
    ("clean", "no secret, no injected order and no echo was found"),
    ("applied", "the policy lets the change be made"),
];

/// One reason code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReasonEntry {
    /// Which part of the product gives it.
    pub area: &'static str,
    /// The code.
    pub code: &'static str,
    /// What it means.
    pub meaning: &'static str,
}

/// Every reason code, by area.
pub fn reasons() -> Vec<ReasonEntry> {
    let mut all = Vec::new();
    let mut add = |area, entries: &mut dyn Iterator<Item = (&'static str, &'static str)>| {
        all.extend(entries.map(|(code, meaning)| ReasonEntry { area, code, meaning }));
    };
    macro_rules! listed {
        ($area:literal, $kind:ty) => {
            add($area, &mut <$kind>::ALL.iter().map(|reason| (reason.code(), reason.describe())))
        };
    }
    listed!("evidence", veridical_evidence::Reason);
    listed!("turn", veridical_evidence::DropReason);
    listed!("episode", Dropped);
    listed!("screening", veridical_screening::Family);
    listed!("policy", veridical_policy::Reason);
    listed!("fact", NotStated);
    listed!("fact", RefusedFact);
    listed!("project", Unbound);
    listed!("project", RefusedRemote);
    listed!("recall", veridical_recall::Abstention);
    add("answer", &mut OWN.iter().copied());
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_code_is_kebab_case_and_means_one_thing() {
        let mut seen = BTreeSet::new();
        for ReasonEntry { area, code, meaning } in reasons() {
            let kebab = code.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
            assert!(kebab && !code.is_empty(), "{area}: {code}");
            assert!(!meaning.is_empty(), "{area}: {code} means nothing");
            assert!(seen.insert(code), "{area}: {code} stands twice");
        }
    }
}
