//! Leaks that other memories had in earnest, each as a scene in the public library: who stored what, who asks how, and
//! what comes back.

#![expect(clippy::unwrap_used, clippy::panic, reason = "tests")]

mod support;

use support::{HOSTED, PERSON, in_repository, learn, memory, now, profile, tenant};
use veridical::episode::Page;
use veridical::kernel::{
    Binding, PrincipalId, Profile, RepositoryReport, SessionId, SessionRef, Surroundings, bind,
};
use veridical::slot::Reach;
use veridical::{Learned, Memory, RecallRequest, RememberAnswer, RememberRequest, Session, Wish, block_on};
use veridical_conformance::samples::{self, Lesson};

/// A session of a person in the project of a repository, or in none.
fn session(memory: &Memory, person: &str, repository: Option<&str>, name: &str) -> Session {
    let line = Some(SessionRef::root(SessionId::parse(name).unwrap()));
    memory.session(binding(person, repository), HOSTED, line)
}

fn binding(person: &str, repository: Option<&str>) -> Binding {
    let profile = Profile { tenant: tenant(), principal: PrincipalId::parse(person).unwrap() };
    bind(&profile, &repository.map_or(RepositoryReport::Absent, samples::clone_of))
}

fn lesson(word: &str) -> Lesson {
    Lesson::new("auth", "the token has no audience", &format!("token.with_{word}"))
}

fn kept(learned: Learned) -> String {
    match learned {
        Learned::Recorded(id) => id.to_string(),
        other => panic!("{other:?}"),
    }
}

fn said(session: &Session, text: &str, reach: Reach) -> RememberAnswer {
    session.turn_started(Some(&format!("{text}.")));
    let wish = Wish::Agent { text: text.to_owned(), quote: Some(text.to_owned()) };
    block_on(session.remember(&RememberRequest::new(wish, reach), now())).unwrap()
}

/// The ids that each surface gives: recall, prefetch, by id, list; and how many episodes are counted.
fn surfaces(asking: &Session, query: &str, ids: &[&str]) -> ([Vec<String>; 4], u64) {
    let of = |answer: veridical::RecallAnswer| answer.items.into_iter().map(|item| item.id).collect();
    let recalled = of(block_on(asking.recall(&RecallRequest::new(query), now())).unwrap());
    let unasked = of(block_on(asking.fresh().prefetch(query, now())).unwrap());
    let shown = ids.iter().filter(|id| block_on(asking.show(id)).unwrap().is_some());
    let listed = block_on(asking.episodes(Page::default())).unwrap();
    let listed = listed.iter().map(|episode| episode.row().id.to_string()).collect();
    let counted = block_on(asking.status()).unwrap().counts.episodes;
    ([recalled, unasked, shown.map(|id| (*id).to_owned()).collect(), listed], counted)
}

const QUERY: &str = "test_auth fails with ValueError: the token has no audience";

#[test]
fn all_surfaces_have_the_same_filter_though_both_projects_met_the_same_failure_of_the_same_file() {
    let memory = memory();
    let web = kept(learn(&session(&memory, "local", Some("web"), "s1"), lesson("web").turn()));
    let api = kept(learn(&session(&memory, "local", Some("api"), "s2"), lesson("api").turn()));
    for (repository, own) in [("web", &web), ("api", &api)] {
        let asking = session(&memory, "local", Some(repository), "s3");
        let (surfaces, counted) = surfaces(&asking, QUERY, &[&web, &api]);
        assert_eq!(surfaces, [vec![own.clone()], vec![own.clone()], vec![own.clone()], vec![own.clone()]]);
        assert_eq!(counted, 1);
    }
}

#[test]
fn a_project_that_nobody_knows_and_a_session_in_none_see_nobodys_rows() {
    let memory = memory();
    let stored = kept(learn(&session(&memory, "local", Some("web"), "s1"), lesson("web").turn()));
    for repository in [Some("never-seen"), None] {
        let asking = session(&memory, "local", repository, "s2");
        let (surfaces, counted) = surfaces(&asking, QUERY, &[&stored]);
        assert_eq!((surfaces, counted), (<[Vec<String>; 4]>::default(), 0), "{repository:?}");
    }
}

#[test]
fn what_is_said_in_a_private_chat_is_seen_in_no_other_chat_of_the_same_place() {
    let memory = memory();
    let private = session(&memory, "telegram:direct:operator", Some("web"), "s1");
    let notes = [
        said(&private, "The staging password of the shop is kept by Ann", Reach::Global),
        said(&private, "The shop is moved to the new cluster in spring", Reach::Project),
    ];
    let ids: Vec<String> = notes.into_iter().map(|note| note.id.unwrap()).collect();
    for person in ["discord:group:customer", "telegram:group:operator", "telegram:direct:other", "local"] {
        let asking = session(&memory, person, Some("web"), "s2");
        for query in ["who keeps the staging password of the shop", "shop new cluster spring"] {
            let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
            assert_eq!(surfaces(&asking, query, &ids), (<[Vec<String>; 4]>::default(), 0), "{person}");
        }
        assert_eq!(block_on(asking.status()).unwrap().counts.facts, 0, "{person}");
    }
    let again = session(&memory, "telegram:direct:operator", None, "s3");
    assert!(block_on(again.show(&ids[0])).unwrap().is_some(), "a global fact is its person's everywhere");
    assert!(block_on(again.show(&ids[1])).unwrap().is_none(), "a fact of a project stays in it");
}

#[test]
fn a_request_that_is_used_again_keeps_nothing_of_whoever_used_it_before() {
    let memory = memory();
    let wish = Wish::Command { text: "The shop closes at noon".to_owned() };
    let request = RememberRequest::new(wish, Reach::Global);
    let stated = |person: &str| {
        let session = memory.session(binding(person, None), PERSON, None);
        block_on(session.remember(&request, now())).unwrap().id.unwrap()
    };
    let (ann, bob) = (stated("telegram:direct:ann"), stated("telegram:direct:bob"));
    assert_ne!(ann, bob, "each has a fact of their own");
    let asking = session(&memory, "telegram:direct:bob", None, "s1");
    let recalled = block_on(asking.recall(&RecallRequest::new("when does the shop close"), now())).unwrap();
    assert_eq!(recalled.items.iter().map(|item| &item.id).collect::<Vec<_>>(), [&bob]);
}

#[test]
fn a_write_for_a_project_goes_to_the_sessions_own_or_nowhere() {
    let memory = memory();
    // The project that was active last takes nothing.
    learn(&session(&memory, "local", Some("web"), "s1"), lesson("web").turn());
    let unbound = session(&memory, "local", None, "s2");
    let refused = said(&unbound, "The shop deploys from the main branch", Reach::Project);
    assert_eq!((refused.result, refused.reason), ("rejected", "fact-no-project"));
    assert!(matches!(learn(&unbound, lesson("web").turn()), Learned::Dropped(_)));
    let web = session(&memory, "local", Some("web"), "s3");
    let status = block_on(web.status()).unwrap();
    assert_eq!((status.counts.episodes, status.counts.facts), (1, 0));
    let other = session(&memory, "local", Some("api"), "s4");
    let kept = said(&other, "The shop deploys from the main branch", Reach::Project);
    assert!(block_on(other.show(kept.id.as_deref().unwrap())).unwrap().is_some());
    assert!(block_on(web.show(kept.id.as_deref().unwrap())).unwrap().is_none());
}

#[test]
fn an_id_is_looked_up_by_the_rule_that_every_read_has() {
    let memory = memory();
    let web = session(&memory, "local", Some("web"), "s1");
    let global = said(&web, "I prefer short answers in reviews", Reach::Global).id.unwrap();
    let episode = kept(learn(&web, lesson("web").turn()));
    let asking = session(&memory, "local", Some("api"), "s2");
    assert!(block_on(asking.show(&global)).unwrap().is_some());
    assert!(block_on(asking.show(&episode)).unwrap().is_none());
}

#[test]
fn five_hundred_near_identical_lessons_of_another_project_take_no_place() {
    let memory = memory();
    let own = kept(learn(&session(&memory, "local", Some("web"), "s1"), lesson("web").turn()));
    let foreign = session(&memory, "local", Some("api"), "s2");
    for number in 0..500 {
        assert!(matches!(learn(&foreign, lesson(&format!("a{number}")).turn()), Learned::Recorded(_)));
    }
    let asking = session(&memory, "local", Some("web"), "s3");
    let (surfaces, counted) = surfaces(&asking, QUERY, &[&own]);
    assert_eq!((surfaces, counted), ([(); 4].map(|()| vec![own.clone()]), 1));
    let failing = RecallRequest {
        output: Some(lesson("web").failure("/srv/elsewhere", 4)),
        ..RecallRequest::new("auth")
    };
    let by_failure = block_on(asking.recall(&failing, now())).unwrap();
    assert_eq!(by_failure.items.iter().map(|item| &item.id).collect::<Vec<_>>(), [&own]);
}

#[test]
fn no_line_of_a_lesson_goes_its_own_way_whatever_stands_between_its_lines() {
    for between in ["\u{2028}", "\u{85}", "\u{b}", "   ", "\u{200b}", "[PROJECT:web]"] {
        let memory = memory();
        let broke = format!("[PROJECT:api] first{between}[PRO\u{ad}JECT:web] second part of api");
        let foreign = Lesson::new("auth", &broke, "token.audience");
        learn(&session(&memory, "local", Some("api"), "s1"), foreign.turn());
        let asking = session(&memory, "local", Some("web"), "s2");
        for query in ["test_auth first second part", "PROJECT web"] {
            let recalled = block_on(asking.recall(&RecallRequest::new(query), now())).unwrap();
            let unasked = block_on(asking.prefetch(query, now())).unwrap();
            assert_eq!((recalled.rendered.as_str(), unasked.rendered.as_str()), ("", ""), "{between:?}");
        }
    }
}

#[test]
fn what_was_given_in_one_session_is_given_in_no_other_because_of_it() {
    let memory = memory();
    let stored = kept(learn(&session(&memory, "local", Some("web"), "s1"), lesson("web").turn()));
    let web = session(&memory, "local", Some("web"), "s2");
    assert_eq!(block_on(web.prefetch(QUERY, now())).unwrap().items[0].id, stored);
    // The same host session goes on elsewhere: it is another session, bound anew.
    let elsewhere = session(&memory, "local", Some("api"), "s2");
    assert_eq!(block_on(elsewhere.prefetch(QUERY, now())).unwrap().rendered, "");
    assert_eq!(elsewhere.durable(), "");
}

#[test]
fn what_a_write_reads_back_is_its_own() {
    let memory = memory();
    let web = kept(learn(&session(&memory, "local", Some("web"), "s1"), lesson("same").turn()));
    let other = session(&memory, "local", Some("api"), "s2");
    other.was_shown(veridical::kernel::EpisodeId::parse(&web).ok());
    block_on(other.note_shown()).unwrap();
    let Learned::Recorded(api) = learn(&other, lesson("same").turn()) else {
        panic!("the same lesson of another project is that project's own")
    };
    assert_ne!(api.as_str(), web);
    assert!(block_on(other.show(api.as_str())).unwrap().is_some());
}

#[test]
fn the_surroundings_of_a_schedule_or_a_sub_agent_write_nothing() {
    let memory = memory();
    let below = Surroundings { lease: veridical::kernel::Lease::None, ..HOSTED };
    let session = memory.session(in_repository("web"), below, None);
    assert!(matches!(learn(&session, lesson("web").turn()), Learned::Rejected(_)));
    session.turn_started(Some("The shop closes at noon."));
    let wish = Wish::Agent {
        text: "The shop closes at noon".to_owned(),
        quote: Some("The shop closes at noon".to_owned()),
    };
    let answer = block_on(session.remember(&RememberRequest::new(wish, Reach::Global), now())).unwrap();
    assert_ne!(answer.result, "applied");
    let counts = block_on(memory.session(bind(&profile(), &RepositoryReport::Absent), HOSTED, None).status());
    assert_eq!(counts.unwrap().counts, veridical::Counts::default());
}

#[test]
fn a_message_that_the_host_made_itself_grants_nothing() {
    let memory = memory();
    let session = session(&memory, "local", Some("web"), "s1");
    session.turn_started(None);
    let text = "The shop closes at noon";
    let wish = Wish::Agent { text: text.to_owned(), quote: Some(text.to_owned()) };
    let answer = block_on(session.remember(&RememberRequest::new(wish, Reach::Global), now())).unwrap();
    assert_ne!(answer.result, "applied");
}
