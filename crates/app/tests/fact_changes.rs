//! What an agent asks of a fact that is there: it waits, a person is shown it beside the fact as it is, and says yes or no.

#![expect(clippy::unwrap_used, reason = "tests")]

mod support;

use support::{PERSON, hosted, in_repository, memory, now};
use veridical::kernel::Attendance;
use veridical::slot::{FactPage, Helped, Reach};
use veridical::{
    FactChanged, FactRequest, FactView, Memory, PendingAnswer, RememberRequest, Session, Wish, block_on,
};

const FACT: &str = "The staging database is read-only";
const NEW: &str = "Staging takes writes";

#[derive(Debug, Clone)]
enum Ask {
    Supersede(&'static str),
    Invalidate,
    Change(FactRequest),
}

impl Ask {
    fn of(&self, session: &Session, id: &str) -> FactChanged {
        match self {
            Self::Supersede(text) => {
                let wish = Wish::Agent { text: (*text).to_owned(), quote: None };
                let request = RememberRequest::new(wish, Reach::Global);
                block_on(session.supersede_fact(id, &request, now())).unwrap()
            }
            Self::Invalidate => block_on(session.ask_to_invalidate(id)).unwrap(),
            Self::Change(request) => block_on(session.ask_to_change_fact(id, request)).unwrap(),
        }
    }
}

fn stated(memory: &Memory, text: &str) -> String {
    let person = memory.session(in_repository("shop"), PERSON, None);
    let wish = Wish::Command { text: text.to_owned() };
    block_on(person.remember(&RememberRequest::new(wish, Reach::Project), now())).unwrap().id.unwrap()
}

fn said(session: &Session, verb: &str, id: &str) -> PendingAnswer {
    let message = format!("{verb} {id}");
    session.turn_started(Some(&message));
    block_on(session.ordered(&message, Attendance::Interactive, now())).unwrap().unwrap()
}

fn all(session: &Session) -> Vec<FactView> {
    block_on(session.facts(FactPage { history: true, ..FactPage::default() })).unwrap()
}

fn shown(session: &Session, id: &str) -> Vec<String> {
    let item = block_on(session.pending_of(id, now())).unwrap().item.unwrap();
    item.change.iter().map(|line| line.as_str().to_owned()).collect()
}

/// What is asked for, the mutation, what a person is shown of it, and what the facts are like when they said yes.
type Case = (Ask, &'static str, &'static [&'static str], fn(&[FactView]) -> bool);

fn cases() -> Vec<Case> {
    let change = |request| Ask::Change(request);
    vec![
        (
            Ask::Supersede(NEW),
            "supersede-fact",
            &["- The staging database is read-only", "+ Staging takes writes", "+ (project)"],
            |facts| {
                let [new, old] = facts else { return false };
                (new.text.as_str(), new.veracity, new.scope, new.status)
                    == (NEW, "inferred", "project", "live")
                    && old.superseded_by.as_ref() == Some(&new.id)
            },
        ),
        (
            Ask::Invalidate,
            "invalidate",
            &["- The staging database is read-only", "- (project)"],
            |facts| matches!(facts, [only] if only.status == "invalidated"),
        ),
        (
            change(FactRequest::Widen),
            "widen-scope",
            &["  The staging database is read-only", "- (project)", "+ (global)"],
            |facts| {
                let [new, old] = facts else { return false };
                (new.text.as_str(), new.veracity, new.scope) == (FACT, "stated", "global")
                    && old.superseded_by.as_ref() == Some(&new.id)
            },
        ),
        (
            change(FactRequest::Alias("nobody writes to the rehearsal store".into())),
            "alias",
            &["  The staging database is read-only", "+ also found by: nobody writes to the rehearsal store"],
            |facts| matches!(facts, [only] if only.aliases == ["nobody writes to the rehearsal store"]),
        ),
        (
            change(FactRequest::Tag("Ops".into())),
            "tag",
            &["  The staging database is read-only", "+ #Ops"],
            |facts| matches!(facts, [only] if only.tags == ["ops"]),
        ),
        (
            change(FactRequest::Category("environment".into())),
            "tag",
            &["  The staging database is read-only", "+ category: environment"],
            |facts| matches!(facts, [only] if only.category == Some("environment")),
        ),
        (
            change(FactRequest::Feedback(Helped::No)),
            "feedback",
            &["  The staging database is read-only", "+ it did not help"],
            |facts| matches!(facts, [only] if only.trust < 0.5),
        ),
    ]
}

#[test]
fn a_change_of_a_fact_waits_is_shown_and_comes_with_the_users_yes_alone() {
    for (ask, kind, lines, holds) in cases() {
        let memory = memory();
        let id = stated(&memory, FACT);
        let session = hosted(&memory, "shop", "s1");
        session.turn_started(Some("Please tidy up."));
        let before = format!("{:?}", all(&session));
        let answer = ask.of(&session, &id);
        assert_eq!(answer.result, "staged", "{ask:?}: {answer:?}");
        let pending = answer.pending_id.unwrap();
        assert!(answer.detail.contains(&format!("APPLY {pending}")), "{}", answer.detail);
        assert_eq!(ask.of(&session, &id).pending_id.as_ref(), Some(&pending), "the same waits once");
        assert_eq!(format!("{:?}", all(&session)), before, "{ask:?} changes nothing yet");
        assert_eq!(shown(&session, &pending), lines, "{ask:?}");
        let item = block_on(session.pending_of(&pending, now())).unwrap().item.unwrap();
        assert_eq!((item.kind.as_str(), item.target.as_deref()), (kind, Some(id.as_str())), "{ask:?}");
        let elsewhere = hosted(&memory, "blog", "s2");
        assert_eq!(said(&elsewhere, "APPLY", &pending).reason, "pending-unknown", "{ask:?}");
        let applied = said(&session, "APPLY", &pending);
        assert_eq!((applied.result, applied.reason), ("applied", "approved"), "{ask:?}: {applied:?}");
        assert!(holds(&all(&session)), "{ask:?}: {:?}", all(&session));
        assert_eq!(said(&session, "APPLY", &pending).reason, "pending-ended", "{ask:?}");
    }
}

#[test]
fn a_no_stays_a_no_and_is_not_a_no_to_another_change() {
    for (ask, ..) in cases() {
        let memory = memory();
        let id = stated(&memory, FACT);
        let session = hosted(&memory, "shop", "s1");
        session.turn_started(Some("Please tidy up."));
        let pending = ask.of(&session, &id).pending_id.unwrap();
        assert_eq!(said(&session, "REJECT", &pending).result, "rejected", "{ask:?}");
        session.turn_started(Some("Please tidy up."));
        assert_eq!(ask.of(&session, &id).reason, "pending-muted", "{ask:?}");
        for (other, ..) in cases() {
            if format!("{other:?}") != format!("{ask:?}") {
                assert_eq!(other.of(&session, &id).result, "staged", "{other:?} after {ask:?}");
            }
        }
    }
}

/// The fact ended while the change waited: a person is shown that, and their yes changes nothing.
#[test]
fn a_fact_that_ended_meanwhile_is_not_changed() {
    for (ask, _, lines, _) in cases() {
        let memory = memory();
        let id = stated(&memory, FACT);
        let session = hosted(&memory, "shop", "s1");
        session.turn_started(Some("Please tidy up."));
        let pending = ask.of(&session, &id).pending_id.unwrap();
        let person = memory.session(in_repository("shop"), PERSON, None);
        let wish = Wish::Command { text: "Staging is gone".to_owned() };
        let request = RememberRequest::new(wish, Reach::Project);
        assert_eq!(block_on(person.supersede_fact(&id, &request, now())).unwrap().result, "applied");
        let seen = shown(&session, &pending);
        assert!(seen.len() == lines.len() + 1 && seen.last().unwrap().starts_with("! "), "{ask:?}: {seen:?}");
        let before = format!("{:?}", all(&session));
        let answer = said(&session, "APPLY", &pending);
        assert_eq!((answer.result, answer.reason), ("burned", "fact-ended"), "{ask:?}: {answer:?}");
        assert_eq!(format!("{:?}", all(&session)), before, "{ask:?}");
        session.turn_started(Some("Please tidy up."));
        assert_eq!(ask.of(&session, &id).reason, "fact-ended", "{ask:?} of what ended does not wait");
    }
}

/// What would come of it is there already, or would get past a gate: it does not wait.
#[test]
fn what_would_change_nothing_or_may_not_be_kept_does_not_wait() {
    let memory = memory();
    let id = stated(&memory, FACT);
    let session = hosted(&memory, "shop", "s1");
    session.turn_started(Some("Please tidy up."));
    for (ask, result, reason) in [
        (Ask::Supersede(FACT), "unchanged", "known-fact"),
        (Ask::Change(FactRequest::Untag("ops".into())), "unchanged", "fact-unchanged"),
        (Ask::Change(FactRequest::Tag("a, b".into())), "rejected", "not-a-tag"),
        (Ask::Change(FactRequest::Category("misc".into())), "rejected", "not-a-category"),
        (Ask::Supersede("All tests pass"), "rejected", "fact-rederivable"),
        (Ask::Supersede("ghp_0123456789abcdefghijABCDEFGHIJ012345"), "rejected", "vcs-token"),
    ] {
        let answer = ask.of(&session, &id);
        assert_eq!((answer.result, answer.reason), (result, reason), "{ask:?}: {}", answer.detail);
    }
    for id in ["fact_1", "", "slot_1", "ep_1"] {
        assert_eq!(Ask::Invalidate.of(&session, id).reason, "not-seen", "{id:?}");
    }
    assert_eq!(block_on(session.waiting(now())).unwrap(), 0);
}
