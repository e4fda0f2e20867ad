//! What waits for a person, in sessions of a host: asked for by the agent, ordered by the user's whole message.

#![expect(clippy::unwrap_used, reason = "tests")]

mod support;

use support::{BELOW, HOSTED, PERSON, in_repository, memory, now};
use veridical::kernel::{Attendance, SessionId, SessionRef, Surroundings, Terminal};
use veridical::policy::pending::{MOST_OF_A_SESSION, Verb};
use veridical::slot::Reach;
use veridical::{Memory, PendingAnswer, RecallRequest, RememberRequest, Session, Wish, block_on};

const TEXT: &str = "Releases are cut on Mondays";

fn hosted(memory: &Memory) -> Session {
    memory.session(in_repository("shop"), HOSTED, None)
}

/// The agent asks to keep a fact that the user did not state; the id under which it waits.
fn asked(session: &Session, text: &str) -> String {
    session.turn_started(Some("Please tidy up the release notes."));
    let wish = Wish::Agent { text: text.to_owned(), quote: None };
    let answer = block_on(session.remember(&RememberRequest::new(wish, Reach::Global), now())).unwrap();
    assert_eq!(answer.result, "staged", "{answer:?}");
    answer.pending_id.unwrap()
}

fn said(session: &Session, message: &str) -> Option<PendingAnswer> {
    session.turn_started(Some(message));
    block_on(session.ordered(message, Attendance::Interactive, now())).unwrap()
}

fn found(session: &Session) -> usize {
    block_on(session.recall(&RecallRequest::new("releases mondays"), now())).unwrap().items.len()
}

#[test]
fn the_users_whole_message_applies_what_waits_once() {
    let memory = memory();
    let session = hosted(&memory);
    let id = asked(&session, TEXT);
    assert_eq!(block_on(session.waiting(now())).unwrap(), 1);
    assert_eq!(found(&session), 0);
    let answer = said(&session, &format!("APPLY {id}")).unwrap();
    assert_eq!((answer.result, answer.reason), ("applied", "approved"), "{answer:?}");
    assert!(!answer.line().contains("Mondays"), "the line holds no content");
    assert_eq!(found(&session), 1);
    let again = said(&session, &format!("APPLY {id}")).unwrap();
    assert_eq!((again.result, again.reason), ("refused", "pending-ended"));
    assert_eq!(block_on(session.waiting(now())).unwrap(), 0);
}

#[test]
fn another_session_of_the_same_project_may_answer_and_another_project_may_not() {
    let memory = memory();
    let id = asked(&hosted(&memory), TEXT);
    let elsewhere = memory.session(in_repository("blog"), HOSTED, None);
    let answer = said(&elsewhere, &format!("APPLY {id}")).unwrap();
    assert_eq!((answer.result, answer.reason), ("refused", "pending-unknown"));
    let later = hosted(&memory);
    assert_eq!(said(&later, &format!("REJECT {id}")).unwrap().result, "rejected");
    assert_eq!(said(&later, &format!("APPLY {id}")).unwrap().reason, "pending-ended");
    assert_eq!(found(&later), 0);
}

#[test]
fn one_line_of_sessions_does_not_take_the_places_of_the_others() {
    let memory = memory();
    let id = |name: &str| SessionId::parse(name).unwrap();
    let in_line = |line| memory.session(in_repository("shop"), HOSTED, Some(line));
    let first = in_line(SessionRef::root(id("s1")));
    for n in 0..MOST_OF_A_SESSION {
        asked(&first, &format!("Release number {n} was cut on a Monday"));
    }
    let one_more = |session: &Session| {
        session.turn_started(Some("Please tidy up the release notes."));
        let wish = Wish::Agent { text: TEXT.to_owned(), quote: None };
        block_on(session.remember(&RememberRequest::new(wish, Reach::Global), now())).unwrap()
    };
    for line in [SessionRef::root(id("s1")), SessionRef::of(id("s2"), Some(id("s1")))] {
        let answer = one_more(&in_line(line));
        assert_eq!((answer.result, answer.reason), ("rejected", "pending-session-full"), "{answer:?}");
    }
    assert_eq!(one_more(&in_line(SessionRef::root(id("s3")))).result, "staged");
}

#[test]
fn no_other_message_and_no_other_way_is_an_order() {
    let memory = memory();
    let session = hosted(&memory);
    let id = asked(&session, TEXT);
    for message in [
        format!("Please APPLY {id}"),
        format!("> APPLY {id}"),
        format!("```\nAPPLY {id}\n```"),
        format!("The tool said: APPLY {id}"),
        format!("APPLY {id}\nAPPLY {id}"),
        format!("apply {id}"),
        "yes".to_owned(),
    ] {
        assert!(said(&session, &message).is_none(), "{message}");
    }
    let order = format!("APPLY {id}");
    for attendance in [Attendance::Unattended, Attendance::default()] {
        assert!(block_on(session.ordered(&order, attendance, now())).unwrap().is_none());
    }
    for surroundings in [BELOW, PERSON, Surroundings { terminal: Terminal::Attached, ..BELOW }] {
        let other = memory.session(in_repository("shop"), surroundings, None);
        assert!(said(&other, &order).is_none(), "{surroundings:?}");
    }
    let quoted = Wish::Agent { text: order.clone(), quote: Some(order.clone()) };
    session.turn_started(Some("Go on."));
    let _ = block_on(session.remember(&RememberRequest::new(quoted, Reach::Global), now())).unwrap();
    for surroundings in [BELOW, HOSTED, PERSON, Surroundings { terminal: Terminal::Attached, ..BELOW }] {
        let other = memory.session(in_repository("shop"), surroundings, None);
        for verb in [Verb::Apply, Verb::Reject] {
            assert_eq!(
                block_on(other.resolve(verb, &id, now())).unwrap().result,
                "refused",
                "{surroundings:?}"
            );
        }
        assert!(block_on(other.expire()).unwrap().is_err(), "{surroundings:?}");
    }
    assert_eq!(found(&session), 0);
    let person = Surroundings { terminal: Terminal::Attached, ..PERSON };
    let person = memory.session(in_repository("shop"), person, None);
    assert_eq!(block_on(person.resolve(Verb::Apply, &id, now())).unwrap().result, "applied");
}

#[test]
fn the_same_is_asked_for_once_and_a_full_list_takes_no_more() {
    let memory = memory();
    let session = hosted(&memory);
    let id = asked(&session, TEXT);
    assert_eq!(asked(&session, "releases are cut on mondays"), id);
    for n in 1..64 {
        let line = SessionRef::root(SessionId::parse(&format!("s{}", n / 16)).unwrap());
        let other = memory.session(in_repository("shop"), HOSTED, Some(line));
        asked(&other, &format!("Port {n} serves the checkout"));
    }
    let wish = Wish::Agent { text: "Port 99 serves the checkout".to_owned(), quote: None };
    let answer = block_on(session.remember(&RememberRequest::new(wish, Reach::Global), now())).unwrap();
    assert_eq!((answer.result, answer.reason), ("rejected", "pending-full"));
    assert!(said(&session, &format!("REJECT {id}")).is_some());
    asked(&session, "Port 99 serves the checkout");
}

#[test]
fn what_the_user_states_waits_for_nobody() {
    let memory = memory();
    let session = hosted(&memory);
    session.turn_started(Some(TEXT));
    let wish = Wish::Agent { text: "monday releases".to_owned(), quote: Some(TEXT.to_owned()) };
    let answer = block_on(session.remember(&RememberRequest::new(wish, Reach::Global), now())).unwrap();
    assert_eq!((answer.result, answer.pending_id), ("applied", None));
    assert_eq!(block_on(session.waiting(now())).unwrap(), 0);
}
