//! Every reason code of the product in one list, with what it means. docs/reasons.md is checked against it.

use veridical_episode::Dropped;
use veridical_evidence::Reason;
use veridical_kernel::{RefusedRemote, Unbound};
use veridical_slot::{BadSlotName, NotStated, RefusedFact};

pub(crate) const BELOW_AGENT_HOST: (&str, &str) = (
    "below-agent-host",
    "nothing is learnt from files, stated or said of places below an agent host; run the command in your own terminal",
);

pub(crate) const NO_MEMORY: (&str, &str) = ("no-memory-yet", "this profile has no memory yet");

pub(crate) const PERSON_WITHHELD: (&str, &str) = (
    "person-withheld",
    "what the host calls this person is refused by the gate, so it is kept nowhere; the person is known by a keyed digest of it",
);

pub(crate) const FOLDER_GONE: (&str, &str) = (
    "folder-gone",
    "the folder in which the session started is not there any more, so its project is not known",
);

pub(crate) const NOTED: (&str, &str) = (
    "noted-claim",
    "noted as your own words, not as proof: they are kept beside a lesson, if this turn proves one",
);

pub(crate) const EMPTY_NOTE: (&str, &str) = ("empty-note", "none of the note's fields says anything");

/// What is said of a change that waits, behind why it does.
pub(crate) const STAGED: &str = "it waits for the user to approve it";

/// The same of one that waited before.
pub(crate) const STILL_STAGED: &str = "the same waits already for the user to approve it";

pub(crate) const MUTED: (&str, &str) = (
    "pending-muted",
    "the user rejected the same not long ago, so it is not asked for again for thirty days",
);

pub(crate) const FULL: (&str, &str) =
    ("pending-full", "too many changes wait already; `veridical pending review` goes through them");

pub(crate) const SESSION_FULL: (&str, &str) = (
    "pending-session-full",
    "sixteen changes that this session asked for wait already, and others have to find a place too; `veridical pending \
     review` goes through them",
);

pub(crate) const TOO_LONG: (&str, &str) = ("pending-too-long", "it is too long to wait for an approval");

pub(crate) const SHORT_ID: (&str, &str) =
    ("pending-short-id", "at least eight characters of the id have to be given");

pub(crate) const SEVERAL_IDS: (&str, &str) =
    ("pending-several", "several ids begin like that; give more of it");

pub(crate) const APPROVED: (&str, &str) =
    ("approved", "a person approved it; it was applied, and reads back as it was approved");

pub(crate) const APPROVED_FORGETTING: (&str, &str) = (
    "approved-forgetting",
    "a person approved it; it is gone, with its history and all that followed from it",
);

pub(crate) const DECLINED: (&str, &str) =
    ("declined", "a person rejected it; the same is not heard again for thirty days");

pub(crate) const STORE_FAILED: (&str, &str) =
    ("pending-store-failed", "the store failed while it was applied; `veridical doctor` checks it");

pub(crate) const READ_BACK: (&str, &str) =
    ("pending-read-back", "what was applied reads back differently; `veridical doctor` checks the store");

pub(crate) const APPLIED: (&str, &str) = ("applied", "the policy lets the change be made");

pub(crate) const UNKNOWN_MUTATION: (&str, &str) =
    ("unknown-mutation", "the policy knows no mutation of this name, and what it does not know it refuses");
pub(crate) const SLOT_SET: (&str, &str) = ("slot-set", "the slot has its value, in the user's own words");

pub(crate) const SLOT_CORRECTED: (&str, &str) = (
    "slot-corrected",
    "the slot has its new value, in the user's own words; the old one is history and points to it",
);

pub(crate) const SLOT_RETIRED: (&str, &str) = (
    "slot-retired",
    "the slot has no value of its own there any more; the one that it had is history, and the slot can be set again",
);

pub(crate) const SLOT_EMPTY: (&str, &str) = ("slot-empty", "the slot has no value there, so none can end");

pub(crate) const KNOWN_VALUE: (&str, &str) = ("known-value", "the slot has this very value already");

pub(crate) const SLOT_DENIED: (&str, &str) = (
    "slot-denied",
    "the user's sentence says that the slot does not have this value, so it is not confirmed; ask for the value that it has, or \
     to forget the slot",
);

pub(crate) const SLOT_LOOK_ALIKE: (&str, &str) = (
    "slot-look-alike",
    "a slot has a value here under another name that looks the same; use that name, or one that nobody takes for it",
);

pub(crate) const LOST_RACE: (&str, &str) = (
    "lost-race",
    "the slot does not hold what was expected any more, so nothing was changed; look at the value that it has now, and \
     ask again",
);

pub(crate) const REBOUND: (&str, &str) = (
    "rebound",
    "the place is remembered as the project that its remote names now; what was learnt there before stays with the \
     project that it was",
);

pub(crate) const DECLARED: (&str, &str) = ("declared", "the place is remembered as a project of its own");

pub(crate) const PLACE_FORGOTTEN: (&str, &str) = (
    "place-forgotten",
    "nothing is remembered of the place any more, so its next use is its first; what was learnt there stays",
);

pub(crate) const SAME_PLACE: (&str, &str) = ("same-place", "the place is remembered as that already");

pub(crate) const NO_SUCH_PLACE: (&str, &str) =
    ("no-such-place", "nothing is remembered of that place; `veridical project list` shows those that are");

pub(crate) const HAS_REMOTE: (&str, &str) =
    ("has-remote", "the repository has a remote that names its project, so there is nothing to declare");

pub(crate) const PLACE_UNSHOWN: (&str, &str) =
    ("place-unshown", "nothing of the place's path may be kept, as the operator's own patterns say");

pub(crate) const FORGOTTEN: (&str, &str) =
    ("forgotten-lesson", "the lesson was forgotten on purpose, so it is not learnt again");

pub(crate) const GONE: (&str, &str) =
    ("forgotten", "it is gone, with its history and all that followed from it");

pub(crate) const LOG_IN_USE: (&str, &str) = (
    "log-in-use",
    "it is gone from every answer, but another process still reads an older state of the store, whose log may hold the \
     text until that process ends",
);

pub(crate) const NOT_CONFIRMED: (&str, &str) =
    ("not-confirmed", "it was not confirmed, so nothing was changed");

pub(crate) const NOT_DECLARED: (&str, &str) = (
    "not-declared",
    "the place that is named was not declared to be a project, so no folder can go on as it; a repository with a remote is known \
     by that wherever it lies",
);

pub(crate) const NOT_SEEN: (&str, &str) = (
    "not-seen",
    "nothing of this id is seen from here; `veridical fact list`, `slot list` and `episode list` show the ids that are",
);

pub(crate) const SAME_FACT: (&str, &str) = ("known-fact", "the same fact is already kept");

pub(crate) const FACT_CONTESTED: (&str, &str) = (
    "contested",
    "the fact is kept, but says something else than another one of the same; neither is current until a person chooses: \
     `veridical fact choose ID`",
);

pub(crate) const MATCHES_CONTESTED: (&str, &str) = (
    "matches-contested",
    "what matches contradicts itself, and nothing of it is current until a person chooses: `veridical fact choose ID`, or with \
     `--both`",
);

pub(crate) const FACT_REPEATED: (&str, &str) =
    ("repeated", "the fact is kept, and another one says the same in nearly the same words");

pub(crate) const FACT_REPLACED: (&str, &str) =
    ("fact-replaced", "the fact holds in the place of the earlier one, which is history and points to it");

pub(crate) const FACT_SETTLED: (&str, &str) = ("fact-settled", "the fact was chosen and is current");

pub(crate) const NOTHING_TO_SETTLE: (&str, &str) = (
    "nothing-to-settle",
    "nothing that stands contradicts or repeats the fact, so there is nothing to choose between",
);

pub(crate) const FACT_WIDENED: (&str, &str) = ("fact-widened", "the fact holds in every project now");

pub(crate) const WIDE_ALREADY: (&str, &str) = ("wide-already", "the fact holds in every project already");

pub(crate) const FACT_INVALIDATED: (&str, &str) =
    ("fact-invalidated", "the fact does not hold any more; it is history, and can be stated again");

pub(crate) const FACT_CHANGED: (&str, &str) = ("fact-changed", "the change is kept with the fact");

pub(crate) const FACT_KNOWN_STEP: (&str, &str) = ("fact-unchanged", "the fact is like that already");

pub(crate) const FACT_FULL: (&str, &str) =
    ("fact-full", "the fact has as many aliases, tags or changes as one may have");

pub(crate) const FACT_ENDED: (&str, &str) =
    ("fact-ended", "the fact does not stand any more: it was superseded, invalidated, or its time is over");

pub(crate) const NOT_A_CATEGORY: (&str, &str) = (
    "not-a-category",
    "a category is one of preference, identity, people, workflow, environment, decision and reference",
);

/// Codes of answers that the library itself gives.
const OWN: &[(&str, &str)] = &[
    REBOUND,
    DECLARED,
    PLACE_FORGOTTEN,
    SAME_PLACE,
    NO_SUCH_PLACE,
    NOT_DECLARED,
    HAS_REMOTE,
    PLACE_UNSHOWN,
    BELOW_AGENT_HOST,
    NO_MEMORY,
    NOTED,
    EMPTY_NOTE,
    SLOT_SET,
    SLOT_CORRECTED,
    SLOT_RETIRED,
    SLOT_EMPTY,
    KNOWN_VALUE,
    SLOT_DENIED,
    SLOT_LOOK_ALIKE,
    LOST_RACE,
    FORGOTTEN,
    GONE,
    LOG_IN_USE,
    NOT_CONFIRMED,
    NOT_SEEN,
    SAME_FACT,
    FACT_CONTESTED,
    MATCHES_CONTESTED,
    FACT_REPEATED,
    FACT_REPLACED,
    FACT_SETTLED,
    NOTHING_TO_SETTLE,
    FACT_WIDENED,
    WIDE_ALREADY,
    FACT_INVALIDATED,
    FACT_CHANGED,
    FACT_KNOWN_STEP,
    FACT_FULL,
    FACT_ENDED,
    NOT_A_CATEGORY,
    ("new-lesson", "a new lesson was kept"),
    ("known-lesson", "the lesson was known; it has one more attestation"),
    ("stated", "the fact is kept in the user's own words"),
    ("bound", "the repository's remote names the project"),
    ("clean", "no secret, no injected order and no echo was found"),
    APPLIED,
    crate::audit::HEAD_MISSING,
    UNKNOWN_MUTATION,
    MUTED,
    FULL,
    SESSION_FULL,
    TOO_LONG,
    SHORT_ID,
    SEVERAL_IDS,
    APPROVED,
    APPROVED_FORGETTING,
    DECLINED,
    STORE_FAILED,
    READ_BACK,
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
    listed!("evidence", Reason);
    listed!("turn", veridical_evidence::DropReason);
    listed!("episode", Dropped);
    listed!("screening", veridical_screening::Family);
    listed!("policy", veridical_policy::Reason);
    listed!("pending", veridical_policy::pending::NotWaiting);
    listed!("fact", NotStated);
    listed!("fact", RefusedFact);
    let tag = veridical_slot::NotATag;
    add("fact", &mut std::iter::once((tag.code(), tag.describe())));
    listed!("slot", BadSlotName);
    listed!("project", Unbound);
    listed!("project", RefusedRemote);
    add("project", &mut [FOLDER_GONE, PERSON_WITHHELD].into_iter());
    listed!("recall", veridical_recall::Abstention);
    add("answer", &mut OWN.iter().copied());
    all
}

/// Reasons of turns that did and claimed no work: a talk, a look around, a question to memory.
const WITHOUT_WORK: &[Reason] = &[
    Reason::DelegatedReport,
    Reason::MemoryOutput,
    Reason::NoEvidence,
    Reason::NotATest,
    Reason::OpaqueResult,
    Reason::ProseOnly,
    Reason::ToolError,
    Reason::UntrustedSource,
];

/// Whether a turn that left nothing for this reason did no work of which a lesson could have been missed.
#[must_use]
pub fn claims_no_work(code: &str) -> bool {
    WITHOUT_WORK.iter().any(|reason| reason.code() == code)
}

/// A reason in the few words of the line after a session (R16.8).
pub(crate) fn plain(code: &str) -> String {
    let words = code.replace('-', " ");
    let area = reasons().into_iter().find(|entry| entry.code == code).map(|entry| entry.area);
    match (code, area) {
        ("bare-pass", _) => "no change".to_owned(),
        ("no-cause", _) => "no cause named".to_owned(),
        (_, Some("evidence")) => format!("no proof: {words}"),
        (_, Some("project")) => format!("no project: {words}"),
        _ => words,
    }
}

/// What would count in the place of what this code tells of; `None` when there is no general advice.
pub(crate) fn what_would_count(code: &str) -> Option<&'static str> {
    Reason::ALL.iter().find(|reason| reason.code() == code)?.what_would_count()
}

/// What a code means; empty when it is none.
pub(crate) fn meaning(code: &str) -> &'static str {
    reasons().into_iter().find(|entry| entry.code == code).map_or("", |entry| entry.meaning)
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
