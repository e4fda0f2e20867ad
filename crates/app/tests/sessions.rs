//! A session as an embedder sees it, over the reference store.

#![expect(clippy::unwrap_used, reason = "tests")]

mod support;

use support::{BELOW, HOSTED, PERSON, hosted, in_repository, learn, memory, now, profile};
use veridical::episode::Page;
use veridical::evidence::{Ending, Observation, Output, ProcessExit, Turn};
use veridical::kernel::{EpisodeId, RepositoryReport, SessionId, SessionRef, bind};
use veridical::slot::Reach;
use veridical::{Learned, RecallRequest, RememberAnswer, RememberRequest, Session, Wish, block_on};
use veridical_conformance::samples::Lesson;

fn lesson() -> Lesson {
    Lesson::new("ledger", "balance is negative", "abs(total)")
}

#[test]
fn a_lesson_comes_back_in_a_later_session_of_its_project_and_of_no_other() {
    let memory = memory();
    let Learned::Recorded(id) = learn(&hosted(&memory, "books", "s1"), lesson().turn()) else {
        panic!("a fix is a lesson")
    };
    let message = "test_ledger fails again: the balance is negative";
    let given = |session: &Session| block_on(session.prefetch(message, now())).unwrap();
    let same = hosted(&memory, "books", "s2");
    let first = given(&same);
    assert_eq!(first.items.iter().map(|item| item.id.as_str()).collect::<Vec<_>>(), [id.as_str()]);
    assert!(first.rendered.contains("balance is negative"), "{}", first.rendered);
    assert!(given(&same).abstained, "nothing is injected twice in a session");

    let unbound = memory.session(bind(&profile(), &RepositoryReport::Absent), HOSTED, None);
    for other in [hosted(&memory, "maps", "s3"), unbound] {
        assert!(given(&other).abstained);
        assert!(block_on(other.recall(&RecallRequest::new(message), now())).unwrap().items.is_empty());
        assert!(block_on(other.show(id.as_str())).unwrap().is_none());
        assert!(block_on(other.episodes(Page::default())).unwrap().is_empty());
        assert_eq!(block_on(other.status()).unwrap().counts.episodes, 0);
    }
}

#[test]
fn a_lesson_met_again_attests_and_counts_only_what_is_independent() {
    let memory = memory();
    let first = hosted(&memory, "books", "s1");
    assert!(matches!(learn(&first, lesson().turn()), Learned::Recorded(_)));
    let again = |session: &Session| match learn(session, lesson().turn()) {
        Learned::Attested { independent, .. } => independent,
        other => panic!("{other:?}"),
    };
    assert!(!again(&first), "the same session");
    let root = SessionId::parse("s1").unwrap();
    first.switched(Some(SessionRef::root(root).continued_as(SessionId::parse("s1b").unwrap())));
    assert!(!again(&first), "a branch of the same session");
    assert!(again(&hosted(&memory, "books", "s2")), "another session");
    let shown = hosted(&memory, "books", "s3");
    assert!(!block_on(shown.recall(&RecallRequest::new("ledger balance"), now())).unwrap().abstained);
    assert!(!again(&shown), "a session that was shown the episode");
    let nameless = memory.session(in_repository("books"), HOSTED, None);
    assert!(!again(&nameless), "a session without a name");
    assert_eq!(block_on(first.episodes(Page::default())).unwrap().len(), 1, "one episode");
}

#[test]
fn nothing_is_learnt_below_a_host_or_without_a_project() {
    let memory = memory();
    let code = |session: &Session| match learn(session, lesson().turn()) {
        Learned::Rejected(why) | Learned::Dropped(why) => why.code,
        other => panic!("{other:?}"),
    };
    assert_eq!(code(&memory.session(in_repository("books"), BELOW, None)), "below-agent-host");
    let unbound = bind(&profile(), &RepositoryReport::Absent);
    assert_eq!(code(&memory.session(unbound, HOSTED, None)), "no-repository");
}

#[test]
fn what_the_assistant_says_proves_nothing() {
    let memory = memory();
    let session = hosted(&memory, "books", "s1");
    let claim = Turn::builder("fix it").assistant("All 12 tests pass now.").build();
    assert!(matches!(learn(&session, claim), Learned::Dropped(_)));
    let mut masked = Turn::builder("fix it").assistant("All tests pass.");
    masked.observe(Observation::ProcessExit(ProcessExit {
        command: "pytest -q || true".into(),
        workdir: None,
        ending: Ending::Exited(0),
        output: Output::complete("12 passed in 0.10s\n"),
    }));
    assert!(matches!(learn(&session, masked.build()), Learned::Dropped(_)));
    assert_eq!(session.tally().dropped.values().sum::<u64>(), 2);
}

fn tool(session: &Session, text: &str, quote: Option<&str>) -> RememberAnswer {
    let wish = Wish::Agent { text: text.into(), quote: quote.map(str::to_owned) };
    block_on(session.remember(&RememberRequest::new(wish, Reach::Global), now())).unwrap()
}

#[test]
fn the_agent_remembers_only_what_the_user_states_in_this_turn() {
    let memory = memory();
    let session = hosted(&memory, "books", "s1");
    let check = |message: Option<&str>, text: &str, quote: Option<&str>, expected: (&str, &str)| {
        session.turn_started(message);
        let answer = tool(&session, text, quote);
        assert_eq!((answer.result, answer.reason), expected, "{message:?} {quote:?}");
    };
    let message = Some("Releases are cut on Mondays. Now fix the build.");
    check(message, "release day", Some("Releases are cut on Mondays"), ("applied", "stated"));
    check(message, "release day", Some("releases are cut on mondays."), ("unchanged", "known-fact"));
    check(message, "release day", None, ("staged", "no-quote"));
    let endless = "x".repeat(2_000_000);
    check(message, &endless, None, ("rejected", "fact-too-long"));
    check(message, "release day", Some("cut on Mondays"), ("staged", "quote-not-whole"));
    check(None, "release day", Some("Releases are cut on Mondays"), ("staged", "no-user-message"));
    check(
        Some("Maybe we cut on Fridays"),
        "the day of releases",
        Some("Maybe we cut on Fridays"),
        ("staged", "hedged"),
    );

    session.turn_started(message);
    session.turn_started(Some("Thanks."));
    let late = tool(&session, "release day", Some("Now fix the build"));
    assert_eq!(late.reason, "quote-not-whole", "a message counts in its own turn only");
    session.turn_started(message);
    learn(&session, Turn::builder("Releases are cut on Mondays. Now fix the build.").build());
    assert_eq!(
        tool(&session, "the day of releases", Some("Now fix the build")).reason,
        "no-user-message",
        "its turn is over"
    );
}

#[test]
fn a_secret_in_a_hosts_name_for_a_session_keeps_the_fact_out() {
    let token = ["gh", "p_", "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"].concat();
    let memory = memory();
    let session = hosted(&memory, "books", &token);
    session.turn_started(Some("Releases are cut on Mondays"));
    let answer = tool(&session, "the day of releases", Some("Releases are cut on Mondays"));
    assert_eq!(answer.result, "rejected", "{answer:?}");
    assert!(!answer.detail.contains(&token));
    assert!(matches!(learn(&session, lesson().turn()), Learned::Rejected(_)));
}

#[test]
fn a_persons_command_states_and_the_same_command_below_a_host_does_not() {
    let memory = memory();
    let typed = |surroundings| {
        let session = memory.session(in_repository("books"), surroundings, None);
        let wish = Wish::Command { text: "Releases are cut on Mondays".into() };
        block_on(session.remember(&RememberRequest::new(wish, Reach::Project), now())).unwrap()
    };
    let below = typed(BELOW);
    assert_eq!((below.result, below.reason), ("staged", "not-the-user"));
    let person = typed(PERSON);
    assert_eq!((person.result, person.reason), ("applied", "stated"));
    let asked = RecallRequest::new("when are releases cut");
    let here = block_on(hosted(&memory, "books", "s9").recall(&asked, now())).unwrap();
    assert_eq!((here.items[0].veracity, here.items[0].verified), ("stated", false));
    assert!(
        block_on(hosted(&memory, "maps", "s9").recall(&asked, now())).unwrap().abstained,
        "a project's fact"
    );
}

#[test]
fn a_recalled_text_does_not_come_back_as_a_fact() {
    let memory = memory();
    let session = hosted(&memory, "books", "s1");
    let fact = "The staging cluster answers behind the old balancer";
    session.turn_started(Some(fact));
    assert_eq!(tool(&session, fact, Some(fact)).result, "applied");
    let other = hosted(&memory, "books", "s2");
    assert!(
        !block_on(other.recall(&RecallRequest::new("staging cluster balancer"), now())).unwrap().abstained
    );
    other.turn_started(Some(fact));
    assert_eq!(tool(&other, fact, Some(fact)).reason, "recalled-echo");
}

#[test]
fn explaining_a_turn_says_what_learning_it_would_do_and_keeps_nothing() {
    let memory = memory();
    let session = memory.session(in_repository("books"), PERSON, None);
    let turn = lesson().turn();
    let pure = veridical::explain(&turn);
    let bound = session.explain(&turn, now());
    assert!(pure.kept && bound.kept && bound.verdict.verified);
    let decisions = |answer: &veridical::ExplainAnswer| -> Vec<(&str, &str)> {
        answer.gates.iter().map(|gate| (gate.gate, gate.decision)).skip(5).collect()
    };
    assert_eq!(
        decisions(&pure),
        [
            ("materiality", "pass"),
            ("screening", "pass"),
            ("project", "not-evaluated"),
            ("policy", "not-evaluated")
        ]
    );
    assert_eq!(
        decisions(&bound),
        [("materiality", "pass"), ("screening", "pass"), ("project", "pass"), ("policy", "pass")]
    );
    assert!(block_on(session.episodes(Page::default())).unwrap().is_empty());
    let below = memory.session(in_repository("books"), BELOW, None).explain(&turn, now());
    assert!(!below.kept, "below a host the file would not be learnt");
}

/// A turn in which one command ran and ended well.
fn one_command(command: &str) -> Turn {
    let mut turn = Turn::builder("set it up");
    turn.observe(Observation::ProcessExit(ProcessExit {
        command: command.into(),
        workdir: None,
        ending: Ending::Exited(0),
        output: Output::complete(""),
    }));
    turn.build()
}

#[test]
fn what_an_earlier_turn_did_to_the_shell_holds_for_the_whole_session_and_no_other() {
    let reason = |session: &Session| match learn(session, lesson().turn()) {
        Learned::Dropped(why) => why.code,
        Learned::Recorded(_) | Learned::Attested { .. } => "kept",
        other @ Learned::Rejected(_) => panic!("{other:?}"),
    };
    let memory = memory();
    let tampered = hosted(&memory, "books", "s1");
    learn(&tampered, one_command("export PYTEST_ADDOPTS=--collect-only"));
    assert_eq!(reason(&tampered), "shadowed");
    tampered.switched(Some(SessionRef::root(SessionId::parse("s2").unwrap())));
    assert_eq!(reason(&tampered), "shadowed", "a new conversation in the same shell");
    let lost = hosted(&memory, "books", "s3");
    lost.turn_lost();
    assert_eq!(reason(&lost), "shadowed");
    let plain = hosted(&memory, "books", "s4");
    learn(&plain, one_command("export DEBUG=1"));
    assert_eq!(reason(&plain), "kept");
}

#[test]
fn a_users_own_sentence_is_kept_once_and_comes_back_as_stated() {
    let memory = memory();
    let session = hosted(&memory, "books", "s1");
    let said = "No, use pnpm here, never npm.";
    let turn = || Turn::builder(said).assistant("Understood.").build();
    assert!(
        matches!(learn(&session, turn()), Learned::Dropped(_)),
        "the host did not say that the user said it"
    );
    session.turn_started(Some(said));
    // The next turn may begin before this one is learnt.
    session.turn_started(Some("Go on."));
    let Learned::Recorded(id) = learn(&session, turn()) else { panic!("not recorded") };
    assert!(matches!(learn(&session, turn()), Learned::Dropped(_)), "it was said once");
    let shown = block_on(session.show(id.as_str())).unwrap().unwrap().episode.unwrap();
    assert_eq!(
        (shown.kind, shown.metadata.verified, shown.metadata.veracity.as_str()),
        ("correction", false, "stated")
    );
    assert_eq!(shown.decision, "No, use pnpm here, never npm");
    assert_eq!((shown.verification.evidence, shown.verification.predicate), ("statement", None));
    session.turn_started(None);
    assert!(matches!(learn(&session, turn()), Learned::Dropped(_)), "the host made that message");
}

#[test]
fn a_fix_of_what_failed_a_turn_before_is_one_lesson() {
    let memory = memory();
    let session = hosted(&memory, "books", "s1");
    let whole = lesson().turn();
    let part = |range: std::ops::Range<usize>| {
        let mut turn = Turn::builder("go on");
        whole.observations()[range].iter().for_each(|one| turn.observe(one.clone()));
        turn.build()
    };
    let Learned::Recorded(failure) = learn(&session, part(0..1)) else { panic!("no proven failure") };
    let Learned::Recorded(fix) = learn(&session, part(1..3)) else { panic!("no fix") };
    let kind = |id: &EpisodeId| block_on(session.show(id.as_str())).unwrap().unwrap().episode.unwrap().kind;
    assert_eq!((kind(&failure), kind(&fix)), ("failure", "fix"));
    let listed = |history| {
        let page = Page { history, ..Page::default() };
        let listed = block_on(session.episodes(page)).unwrap();
        listed.iter().map(|episode| episode.row().id.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(listed(false), [fix.as_str()], "one is live");
    assert_eq!(listed(true).len(), 2, "and nothing is lost");
    let shown = block_on(session.show(failure.as_str())).unwrap().unwrap().episode.unwrap();
    assert_eq!(shown.superseded_by, Some(fix.clone()));
    let later = hosted(&memory, "books", "s2");
    let recalled = |history| {
        let request = RecallRequest { history, ..RecallRequest::new("ledger balance") };
        block_on(later.recall(&request, now())).unwrap()
    };
    assert_eq!(recalled(false).items.len(), 1);
    let all = recalled(true);
    let pointer = all.items.iter().find(|item| item.id == failure.as_str()).unwrap();
    assert_eq!(pointer.superseded_by.as_deref(), Some(fix.as_str()));
    assert!(all.rendered.contains(&format!("superseded by {fix}")), "{}", all.rendered);
}

#[test]
fn what_a_summary_was_told_is_met_again_and_is_not_news() {
    let memory = memory();
    let session = hosted(&memory, "books", "s1");
    assert_eq!(session.durable(), "");
    learn(&session, lesson().turn());
    let told = session.durable();
    assert!(told.contains("- fix: ") && told.contains("balance is negative"), "{told}");
    assert!(matches!(learn(&session, lesson().turn()), Learned::Attested { independent: false, .. }));
    assert_eq!(session.durable(), told, "a lesson is told once");
}

#[test]
fn what_a_session_was_shown_is_known_to_the_handles_that_serve_it_later() {
    let lesson = Lesson::new("ledger", "balance is negative", "abs(total)");
    let shown_by: [fn(&Session, &Lesson, &EpisodeId); 3] = [
        |session, lesson, _| {
            let output = Some(lesson.failure("/w", 3));
            let request = RecallRequest { output, ..RecallRequest::new("") };
            assert!(!block_on(session.recall(&request, now())).unwrap().abstained);
        },
        |session, lesson, _| {
            learn(session, lesson.failing_turn());
            assert!(!block_on(session.prefetch("go on", now())).unwrap().abstained);
        },
        |session, _, id| session.was_shown([id.clone()]),
    ];
    for (at, show) in shown_by.into_iter().enumerate() {
        let memory = memory();
        let Learned::Recorded(id) = learn(&hosted(&memory, "books", "first"), lesson.turn()) else {
            panic!()
        };
        let session = hosted(&memory, "books", "shown");
        show(&session, &lesson, &id);
        block_on(session.note_shown()).unwrap();
        drop(session);
        let root = SessionId::parse("shown").unwrap();
        let branch = hosted(&memory, "books", "shown");
        branch.switched(Some(SessionRef::root(root).continued_as(SessionId::parse("branch").unwrap())));
        for (session, independent) in [
            (hosted(&memory, "books", "shown"), false),
            (branch, false),
            (hosted(&memory, "books", "another"), true),
        ] {
            let met = learn(&session, lesson.turn());
            assert_eq!(met, Learned::Attested { id: id.clone(), independent }, "{at}");
        }
    }
}
