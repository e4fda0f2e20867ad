//! A lesson comes back when its failure does (R10.8), and for nothing else.

#![expect(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod support;

use proptest::prelude::*;
use support::{hosted, learn, memory, now};
use veridical::evidence::Turn;
use veridical::{Learned, Memory, RecallAnswer, RecallRequest, Session, block_on};
use veridical_conformance::samples::{self, Lesson};

fn lesson() -> Lesson {
    Lesson::new("ledger", "balance is negative", "abs(total)")
}

fn kept(memory: &Memory, project: &str, lesson: &Lesson) -> String {
    match learn(&hosted(memory, project, "s1"), lesson.turn()) {
        Learned::Recorded(id) => id.to_string(),
        other => panic!("{other:?}"),
    }
}

fn asked(session: &Session, output: &str) -> RecallAnswer {
    let request = RecallRequest { output: Some(output.to_owned()), ..RecallRequest::new("") };
    block_on(session.recall(&request, now())).unwrap()
}

fn unasked(session: &Session, message: &str) -> RecallAnswer {
    block_on(session.prefetch(message, now())).unwrap()
}

fn ids(answer: &RecallAnswer) -> Vec<&str> {
    answer.items.iter().map(|item| item.id.as_str()).collect()
}

#[test]
fn the_output_of_a_failing_command_brings_the_lesson_first_and_says_why() {
    let memory = memory();
    let id = kept(&memory, "books", &lesson());
    let wordy = Lesson::new("checkout", "the ledger of the checkout is stale", "ledger + checkout");
    kept(&memory, "books", &wordy);
    let session = hosted(&memory, "books", "s2");
    let output = lesson().failure("/home/ann/books", 40);
    let answer = asked(&session, &output);
    assert_eq!(ids(&answer), [id.as_str()], "nothing but the same failure");
    assert!(answer.items[0].same_failure);
    assert!(answer.rendered.contains("same failure"), "{}", answer.rendered);
    let request = RecallRequest { output: Some(output), ..RecallRequest::new("stale checkout ledger") };
    let both = block_on(session.recall(&request, now())).unwrap();
    assert_eq!(ids(&both)[0], id, "before the one that the words match");
    assert_eq!(both.items.iter().filter(|item| item.same_failure).count(), 1);
}

#[test]
fn each_of_several_failing_tests_brings_its_lesson_in_whatever_order_they_failed() {
    let cart = Lesson::new("cart", "the cart is empty", "1");
    for (at, order) in [[&lesson(), &cart], [&cart, &lesson()]].into_iter().enumerate() {
        let memory = memory();
        let mut wanted = [kept(&memory, "books", &lesson()), kept(&memory, "books", &cart)];
        wanted.sort();
        let session = hosted(&memory, "books", &format!("asks-{at}"));
        let both = asked(&session, &samples::failing_reports(&order));
        let mut found = ids(&both);
        found.sort_unstable();
        assert_eq!(found, wanted, "{order:?}");
        assert!(both.items.iter().all(|item| item.same_failure));
        let session = hosted(&memory, "books", &format!("fails-{at}"));
        learn(&session, samples::several_turn(&order, false));
        let given = unasked(&session, "go on");
        let mut found = ids(&given);
        found.sort_unstable();
        assert_eq!(found, wanted, "unasked, {order:?}");
    }
}

#[test]
fn a_lesson_of_several_tests_comes_back_with_each_of_them_and_hides_no_failure_of_more() {
    let memory = memory();
    let cart = Lesson::new("cart", "the cart is empty", "1");
    let session = hosted(&memory, "books", "s1");
    let Learned::Recorded(unsolved) = learn(&session, samples::several_turn(&[&lesson(), &cart], false))
    else {
        panic!("no failure")
    };
    let one = kept(&memory, "books", &cart);
    let asks = hosted(&memory, "books", "asks");
    let found = asked(&asks, &cart.failure("/w", 1));
    assert_eq!(ids(&found), [one.as_str(), unsolved.as_str()], "what ended it first, and the other is live");
    let Learned::Recorded(fix) =
        learn(&hosted(&memory, "books", "s2"), samples::several_turn(&[&cart, &lesson()], true))
    else {
        panic!("no fix")
    };
    let asks = hosted(&memory, "books", "asks-again");
    let found = asked(&asks, &lesson().failure("/w", 1));
    assert_eq!(ids(&found), [fix.as_str()], "both are mended, in whatever order they failed");
}

#[test]
fn an_output_without_a_failure_asks_for_nothing() {
    let memory = memory();
    kept(&memory, "books", &lesson());
    let session = hosted(&memory, "books", "s2");
    for output in ["", "all is well\n", "1 passed in 0.02s\n"] {
        let answer = asked(&session, output);
        assert!(answer.abstained && answer.reason == Some("nothing-to-look-up"), "{output:?}");
    }
}

#[test]
fn a_failure_of_the_session_brings_the_lesson_once_although_nobody_names_it() {
    let memory = memory();
    let id = kept(&memory, "books", &lesson());
    let session = hosted(&memory, "books", "s2");
    assert!(unasked(&session, "go on").abstained, "nothing has failed yet");
    let Learned::Recorded(failure) = learn(&session, lesson().failing_turn()) else { panic!("no failure") };
    let given = unasked(&session, "go on");
    assert_eq!(ids(&given), [id.as_str()], "and not what the session itself has just learnt: {failure}");
    assert!(given.rendered.contains("abs(total)"), "{}", given.rendered);
    assert!(unasked(&session, "go on").abstained, "once in a session");
    let other = hosted(&memory, "books", "s3");
    assert!(unasked(&other, "go on").abstained, "another session has not failed");
}

#[test]
fn a_failure_that_is_overcome_or_of_which_nothing_is_known_brings_nothing() {
    let memory = memory();
    kept(&memory, "books", &lesson());
    let session = hosted(&memory, "books", "s2");
    learn(&session, Lesson::new("cart", "the cart is empty", "1").failing_turn());
    assert!(unasked(&session, "go on").abstained, "another failure");
    let session = hosted(&memory, "books", "s3");
    learn(&session, lesson().turn());
    assert!(unasked(&session, "go on").abstained, "the failure is overcome");
    let session = hosted(&memory, "books", "s4");
    learn(&session, lesson().failing_turn());
    session.turn_lost();
    assert!(unasked(&session, "go on").abstained, "what became of it is not known");
}

fn lessons() -> impl Strategy<Value = Lesson> {
    ("[g-z]{4,9}(_[g-z]{2,5})?", "[g-z]{3,8} [g-z]{3,8} [g-z]{3,8}", "[1-9][0-9]{0,2}")
        .prop_map(|(module, broke, fix)| Lesson::new(&module, &broke, &fix))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_same_failure_elsewhere_is_found_in_its_project_and_another_never(
        own in lessons(),
        other in lessons(),
        folder in "/(home|srv|builds)/[a-z]{1,8}/[a-z0-9-]{1,12}",
        lines in 0..4000_u32,
    ) {
        prop_assume!((&own.module, &own.broke) != (&other.module, &other.broke));
        let memory = memory();
        let id = kept(&memory, "books", &own);
        let (here, there) = (hosted(&memory, "books", "s2"), hosted(&memory, "maps", "s3"));
        let (same, another) = (own.failure(&folder, lines), other.failure(&folder, lines));
        let found = asked(&here, &same);
        prop_assert_eq!(ids(&found), [id.as_str()]);
        prop_assert!(asked(&here, &another).abstained, "{}", another);
        prop_assert!(asked(&there, &same).abstained, "a foreign project");
        let unbroken = block_on(there.prefetch_after("go on", &same, now())).unwrap();
        prop_assert!(unbroken.abstained, "a foreign project, unasked");
    }

    #[test]
    fn any_output_is_a_safe_question(output in "\\PC{0,200}") {
        let memory = memory();
        kept(&memory, "books", &lesson());
        prop_assert!(asked(&hosted(&memory, "books", "s2"), &output).abstained);
    }
}

#[test]
fn a_turn_that_shows_nothing_leaves_no_failure_open() {
    let memory = memory();
    kept(&memory, "books", &lesson());
    let session = hosted(&memory, "books", "s2");
    learn(&session, Turn::builder("hello").assistant("test_ledger fails: balance is negative").build());
    assert!(unasked(&session, "go on").abstained, "what the assistant says fails nothing");
}

#[test]
fn a_failure_whose_words_hold_a_secret_behind_the_cut_leaves_no_hash_of_it() {
    let token = ["gh", "p_", "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"].concat();
    let padding = "the ledger was read twice ".repeat(11);
    let memory = memory();
    for (module, said, found) in [("plain", "and then once more", true), ("secret", token.as_str(), false)] {
        let lesson = Lesson::new(module, &format!("{padding}{said}"), "1");
        let id = kept(&memory, "books", &lesson);
        let session = hosted(&memory, "books", "s2");
        let shown = block_on(session.show(&id)).unwrap().unwrap().episode.unwrap();
        assert!(shown.observation.contains('…') && !shown.observation.contains(said), "{shown:?}");
        let answer = asked(&session, &lesson.failure("/srv/other", 3));
        assert_eq!(!answer.abstained, found, "{module}");
    }
}
