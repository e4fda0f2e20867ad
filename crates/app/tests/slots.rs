//! What an agent, a person and a process below a host can do to a slot.

#![expect(clippy::unwrap_used, reason = "tests")]

mod support;

use std::sync::Arc;
use support::{BELOW, PERSON, hosted, in_repository, memory, now};
use veridical::kernel::{Attendance, Surroundings, Terminal};
use veridical::recall::ItemKind;
use veridical::screening::{PrivateList, Screener};
use veridical::slot::{Reach, Revision};
use veridical::{
    Expected, Memory, PendingListAnswer, RecallRequest, RetireRequest, Session, SlotChanged, SlotRequest,
    Wish, block_on,
};
use veridical_conformance::{MemoryStore, Setup};

const EDITOR: &str = "preference.editor";

fn request(name: &str, wish: Wish, expect: Expected) -> SlotRequest {
    SlotRequest { name: name.to_owned(), wish, reach: Reach::Global, expect }
}

fn asked(session: &Session, value: &str, quote: &str) -> SlotChanged {
    let wish = Wish::Agent { text: value.to_owned(), quote: Some(quote.to_owned()) };
    block_on(session.set_slot(&request(EDITOR, wish, Expected::Current), now())).unwrap()
}

fn typed(session: &Session, name: &str, value: &str, expect: Expected) -> SlotChanged {
    let wish = Wish::Command { text: value.to_owned() };
    block_on(session.set_slot(&request(name, wish, expect), now())).unwrap()
}

fn person(memory: &Memory) -> Session {
    memory.session(in_repository("shop"), PERSON, None)
}

/// The value that a process that was started anew finds, and its revision.
fn found(memory: &Memory) -> Option<(String, u32)> {
    let slot = block_on(person(memory).slot("Preference.Editor")).unwrap().slot?;
    Some((slot.value, slot.revision))
}

#[test]
fn a_projects_own_value_is_the_one_that_is_given_inside_it() {
    let memory = memory();
    let person = person(&memory);
    typed(&person, EDITOR, "vim everywhere", Expected::Current);
    let own = SlotRequest {
        reach: Reach::Project,
        ..request(EDITOR, Wish::Command { text: "helix in the shop".to_owned() }, Expected::Current)
    };
    assert_eq!(block_on(person.set_slot(&own, now())).unwrap().reason, "slot-set");
    let corrected = typed(&person, EDITOR, "zed everywhere", Expected::Revision(Revision::FIRST));
    assert_eq!(
        corrected.reason, "slot-corrected",
        "the hidden one is corrected where it is: {}",
        corrected.detail
    );
    let elsewhere = corrected.slot.unwrap().id;
    let listed = block_on(person.slots()).unwrap();
    let listed: Vec<_> = listed.iter().map(|slot| (slot.value.as_str(), slot.hides.as_deref())).collect();
    assert_eq!(listed, [("helix in the shop", Some(elsewhere.as_str()))]);
    let blog = memory.session(in_repository("blog"), PERSON, None);
    for (session, value) in [(&person, "helix in the shop"), (&blog, "zed everywhere")] {
        let answer = block_on(session.recall(&RecallRequest::new("preference editor"), now())).unwrap();
        let given: Vec<&str> = answer.items.iter().map(|item| item.text.as_str()).collect();
        assert_eq!(given, [format!("{EDITOR}: {value}")]);
        assert_eq!(block_on(session.slot(EDITOR)).unwrap().slot.unwrap().value, value);
    }
}

#[test]
fn a_user_sets_and_corrects_a_slot_in_conversation_and_the_old_value_is_history() {
    let memory = memory();
    let session = hosted(&memory, "shop", "s1");
    session.turn_started(Some("My editor is vim. Fix the tests."));
    let set = asked(&session, "vim", "My editor is vim");
    assert_eq!((set.result, set.reason), ("applied", "slot-set"), "{}", set.detail);
    assert_eq!(found(&memory), Some(("vim".into(), 1)));

    session.turn_started(Some("Change my editor to helix."));
    let corrected = asked(&session, "helix", "change my editor to helix");
    assert_eq!((corrected.result, corrected.reason), ("applied", "slot-corrected"), "{}", corrected.detail);
    let slot = corrected.slot.unwrap();
    assert_eq!((slot.value.as_str(), slot.veracity, slot.author), ("helix", "stated", "user"));
    assert!(slot.message.is_some(), "the confirming message is cited");
    assert_eq!(found(&memory), Some(("helix".into(), 2)));

    let recalled = |history| {
        let request =
            RecallRequest { kind: Some(ItemKind::Slot), history, ..RecallRequest::new("vim helix editor") };
        let answer = block_on(person(&memory).recall(&request, now())).unwrap();
        answer.items.into_iter().map(|item| item.text).collect::<Vec<_>>()
    };
    assert_eq!(recalled(false), ["preference.editor: helix"]);
    assert_eq!(recalled(true).len(), 2);
    let history = block_on(person(&memory).slot_history(EDITOR)).unwrap();
    let statuses: Vec<_> = history.iter().map(|slot| (slot.value.as_str(), slot.status)).collect();
    assert_eq!(statuses, [("helix", "live"), ("vim", "superseded")]);
}

fn retire(session: &Session, reach: Option<Reach>, expect: Expected) -> SlotChanged {
    let request = RetireRequest { name: "Preference.Editor".to_owned(), reach, expect };
    match block_on(session.retirable(&request)).unwrap() {
        Ok(item) => block_on(session.retire(item)).unwrap(),
        Err(answer) => answer,
    }
}

fn at_a_terminal(memory: &Memory) -> Session {
    let surroundings = Surroundings { terminal: Terminal::Attached, ..PERSON };
    memory.session(in_repository("shop"), surroundings, None)
}

/// Everything that gives an item by itself: the list, recall, and what is put before a message.
fn given(memory: &Memory) -> Vec<String> {
    let (person, agent) = (person(memory), hosted(memory, "shop", "other"));
    let listed = block_on(person.slots()).unwrap().into_iter().map(|slot| slot.value);
    let recalled = block_on(person.recall(&RecallRequest::new("which editor do I like"), now())).unwrap();
    let recalled = recalled.items.into_iter().map(|item| item.text);
    agent.turn_started(Some("Open it in the editor that I like."));
    let before = block_on(agent.prefetch("Open it in the editor that I like.", now())).unwrap();
    listed.chain(recalled).chain(before.items.into_iter().map(|item| item.text)).collect()
}

#[test]
fn a_wrong_slot_is_retired_with_its_history_and_set_again() {
    let memory = memory();
    let person = at_a_terminal(&memory);
    assert_eq!(retire(&person, None, Expected::Current).reason, "slot-empty", "nothing to retire");
    typed(&person, EDITOR, "an editor like vim", Expected::Current);
    let wrong = typed(&person, EDITOR, "an editor like emacs", Expected::Current).id.unwrap();
    assert_eq!(given(&memory).len(), 3, "{:?}", given(&memory));
    let stale = retire(&person, None, Expected::Revision(Revision::FIRST));
    assert_eq!((stale.result, stale.reason), ("rejected", "lost-race"), "{}", stale.detail);
    assert_eq!(retire(&person, Some(Reach::Project), Expected::Current).reason, "slot-empty");
    let retired = retire(&person, None, Expected::Revision(Revision::FIRST.next()));
    assert_eq!((retired.result, retired.reason), ("applied", "slot-retired"), "{}", retired.detail);
    let value = retired.slot.unwrap();
    assert_eq!((value.id, value.status), (wrong.clone(), "invalidated"));
    assert_eq!(given(&memory), [""; 0]);
    assert_eq!(found(&memory), None);
    assert_eq!(retire(&person, None, Expected::Current).reason, "slot-empty", "a second time");
    let late = typed(&person, EDITOR, "an editor like zed", Expected::Revision(Revision::FIRST.next()));
    assert_eq!((late.result, late.reason), ("rejected", "lost-race"), "what expects the retired value");
    typed(&person, EDITOR, "an editor like emacs", Expected::Empty);
    assert_eq!(found(&memory), Some(("an editor like emacs".into(), 3)), "the very value once more");
    let history = block_on(person.slot_history(EDITOR)).unwrap();
    let told: Vec<_> =
        history.iter().map(|slot| (slot.revision, slot.status, slot.invalidated_at.is_some())).collect();
    assert_eq!(told, [(3, "live", false), (2, "invalidated", true), (1, "superseded", false)]);
}

#[test]
fn what_was_shown_is_what_is_retired_or_nothing() {
    let memory = memory();
    let person = at_a_terminal(&memory);
    typed(&person, EDITOR, "vim", Expected::Current);
    let request = RetireRequest { name: EDITOR.to_owned(), reach: None, expect: Expected::Current };
    let item = block_on(person.retirable(&request)).unwrap().unwrap();
    assert_eq!(item.shown().value, "vim");
    typed(&person, EDITOR, "helix", Expected::Current);
    let answer = block_on(person.retire(item)).unwrap();
    assert_eq!((answer.result, answer.reason), ("rejected", "lost-race"), "{}", answer.detail);
    assert_eq!(answer.slot.unwrap().value, "helix", "the value that it has is shown");
    assert_eq!(found(&memory), Some(("helix".into(), 2)));
}

#[test]
fn where_a_projects_own_value_is_retired_the_one_that_holds_everywhere_is_given_again() {
    let memory = memory();
    let person = at_a_terminal(&memory);
    let wide = typed(&person, EDITOR, "an editor like vim", Expected::Current).id;
    let own = SlotRequest {
        reach: Reach::Project,
        ..request(EDITOR, Wish::Command { text: "an editor like helix".to_owned() }, Expected::Current)
    };
    block_on(person.set_slot(&own, now())).unwrap();
    let retired = retire(&person, None, Expected::Current);
    let value = retired.slot.unwrap();
    assert_eq!((value.value.as_str(), value.scope, value.hides), ("an editor like helix", "project", wide));
    assert!(given(&memory).iter().all(|text| text.contains("vim")), "{:?}", given(&memory));
    assert_eq!(given(&memory).len(), 3);
}

#[test]
fn an_agent_or_a_command_without_a_terminal_asks_to_retire_and_a_person_says_yes_or_no() {
    let ask = RetireRequest { name: "Preference.Editor".to_owned(), reach: None, expect: Expected::Current };
    for asker in ["agent", "a command below a host", "a command without a terminal"] {
        let memory = memory();
        typed(&person(&memory), EDITOR, "an editor like vim", Expected::Current);
        let session = hosted(&memory, "shop", "s1");
        session.turn_started(Some("Forget about my editor."));
        let answer = match asker {
            "agent" => block_on(session.ask_to_retire(&ask)).unwrap(),
            "a command below a host" => {
                retire(&memory.session(in_repository("shop"), BELOW, None), None, Expected::Current)
            }
            _ => retire(&person(&memory), None, Expected::Current),
        };
        assert_eq!(answer.result, "staged", "{asker}: {}", answer.detail);
        assert_eq!(answer.slot.as_ref().unwrap().value, "an editor like vim");
        assert_eq!(given(&memory).len(), 3, "nothing is changed yet");
        let id = answer.pending_id.unwrap();
        let item = block_on(session.pending_of(&id, now())).unwrap().item.unwrap();
        let lines: Vec<&str> = item.change.iter().map(veridical::Shown::as_str).collect();
        assert_eq!(lines, [format!("- {EDITOR}: an editor like vim (revision 1)").as_str(), "- (global)"]);
        let message = format!("APPLY {id}");
        session.turn_started(Some(&message));
        let done = block_on(session.ordered(&message, Attendance::Interactive, now())).unwrap().unwrap();
        assert_eq!(done.result, "applied", "{asker}: {}", done.detail);
        assert_eq!(given(&memory), [""; 0], "{asker}");
        assert_eq!(block_on(session.slot_history(EDITOR)).unwrap()[0].status, "invalidated");
    }
}

#[test]
fn a_retirement_that_waits_ends_no_other_value_than_the_one_it_was_asked_of() {
    let memory = memory();
    typed(&person(&memory), EDITOR, "vim", Expected::Current);
    let session = hosted(&memory, "shop", "s1");
    let ask = RetireRequest { name: EDITOR.to_owned(), reach: None, expect: Expected::Current };
    let id = block_on(session.ask_to_retire(&ask)).unwrap().pending_id.unwrap();
    typed(&person(&memory), EDITOR, "helix", Expected::Current);
    let item = block_on(session.pending_of(&id, now())).unwrap().item.unwrap();
    assert!(item.change.last().unwrap().as_str().starts_with('!'), "{:?}", item.change);
    let message = format!("APPLY {id}");
    session.turn_started(Some(&message));
    let done = block_on(session.ordered(&message, Attendance::Interactive, now())).unwrap().unwrap();
    assert_eq!((done.result, done.reason), ("burned", "lost-race"));
    assert_eq!(found(&memory), Some(("helix".into(), 2)));
}

#[test]
fn what_the_message_does_not_ask_for_exactly_waits_and_changes_no_value() {
    let memory = memory();
    let session = hosted(&memory, "shop", "s1");
    session.turn_started(Some("My editor is vim."));
    asked(&session, "vim", "My editor is vim");
    for (message, value, quote, reason) in [
        ("I like helix.", "helix", "I like helix", "not-this-change"),
        ("Change my editor to helix.", "emacs", "Change my editor to helix", "not-this-change"),
        ("Change my shell to helix.", "helix", "Change my shell to helix", "not-this-change"),
        ("My editor is not helix.", "helix", "My editor is not helix", "not-this-change"),
        ("Bob said: change my editor to helix.", "helix", "change my editor to helix", "quote-not-whole"),
        ("Maybe change my editor to helix.", "helix", "Maybe change my editor to helix", "hedged"),
        (
            "\"Change my editor to helix\" is what it says.",
            "helix",
            "Change my editor to helix",
            "quote-not-whole",
        ),
        ("Go on.", "helix", "", "no-quote"),
    ] {
        session.turn_started(Some(message));
        let answer = asked(&session, value, quote);
        assert_eq!((answer.result, answer.reason), ("staged", reason), "{message}");
        assert_eq!(
            answer.slot.map(|slot| slot.value).as_deref(),
            Some("vim"),
            "what the slot holds is shown"
        );
        assert_eq!(found(&memory), Some(("vim".into(), 1)), "{message}");
    }
    session.turn_started(None);
    assert_eq!(asked(&session, "helix", "Change my editor to helix").reason, "no-user-message");
}

#[test]
fn a_value_that_no_form_gives_is_the_whole_sentence() {
    let memory = memory();
    let session = hosted(&memory, "shop", "s1");
    let sentence = "No editor of mine may open by itself";
    session.turn_started(Some(sentence));
    let answer = asked(&session, "vim", sentence);
    assert_eq!(answer.result, "applied");
    assert_eq!(found(&memory), Some((sentence.into(), 1)));
}

#[test]
fn a_sentence_that_does_not_speak_of_the_slot_fills_none() {
    let memory = memory();
    let session = hosted(&memory, "shop", "s1");
    for sentence in ["I do not use vim for anything", "Use tabs here", "My preference is vim"] {
        session.turn_started(Some(sentence));
        let answer = asked(&session, "vim", sentence);
        assert_eq!((answer.result, answer.reason), ("staged", "not-this-change"), "{sentence}");
        assert_eq!(found(&memory), None, "{sentence}");
    }
}

#[test]
fn what_the_user_denies_is_not_confirmed_and_stays_as_it_was() {
    let memory = memory();
    let session = hosted(&memory, "shop", "s1");
    typed(&person(&memory), EDITOR, "vim", Expected::Current);
    for (message, result, reason) in [
        ("My editor is not vim.", "rejected", "slot-denied"),
        ("I never use vim as my editor.", "rejected", "slot-denied"),
        ("Mein Editor ist nicht vim.", "rejected", "slot-denied"),
        ("My editor is vim.", "unchanged", "known-value"),
    ] {
        session.turn_started(Some(message));
        let answer = asked(&session, "vim", message.trim_end_matches('.'));
        assert_eq!((answer.result, answer.reason), (result, reason), "{message}: {}", answer.detail);
        assert_eq!(found(&memory), Some(("vim".into(), 1)), "{message}");
    }
}

#[test]
fn a_name_is_told_as_it_is_kept_and_one_that_looks_like_it_is_refused() {
    let memory = memory();
    let ann = person(&memory);
    let set = typed(&ann, "Profile.Time-Zone", "Europe/Berlin", Expected::Current);
    assert_eq!(set.name.as_deref(), Some("profile.time_zone"));
    assert!(set.detail.contains("the slot is called profile.time_zone"), "{}", set.detail);
    for name in ["profile.tirnezone", "profile.tirne_zone"] {
        let refused = typed(&ann, name, "Europe/Lisbon", Expected::Current);
        assert_eq!((refused.result, refused.reason), ("rejected", "slot-look-alike"), "{name}");
        assert_eq!(refused.slot.map(|slot| slot.name).as_deref(), Some("profile.time_zone"));
    }
    assert_eq!(typed(&ann, "profile.kernel", "6.12", Expected::Current).result, "applied");
    assert_eq!(typed(&ann, "profile.kernel", "6.13", Expected::Current).reason, "slot-corrected");
    assert_eq!(block_on(ann.slots()).unwrap().len(), 2);
}

#[test]
fn a_person_corrects_at_an_expected_revision_and_a_lost_race_shows_the_value() {
    let memory = memory();
    let session = person(&memory);
    assert_eq!(typed(&session, "Time-Zone", "Europe/Berlin", Expected::Empty).reason, "slot-set");
    let second = Expected::Revision(Revision::FIRST);
    assert_eq!(typed(&session, "timezone", "Europe/Lisbon", second).reason, "slot-corrected");
    let lost = typed(&session, "time_zone", "Asia/Tokyo", second);
    assert_eq!((lost.result, lost.reason), ("rejected", "lost-race"));
    let slot = lost.slot.unwrap();
    assert_eq!((slot.value.as_str(), slot.revision, slot.name.as_str()), ("Europe/Lisbon", 2, "timezone"));
    assert_eq!(typed(&session, "timezone", "Europe/Lisbon", Expected::Current).result, "unchanged");
    assert_eq!(typed(&session, "timezone", "Maybe Asia/Tokyo", Expected::Current).reason, "hedged");
    assert_eq!(typed(&session, "tіmezone", "Asia/Tokyo", Expected::Current).reason, "slot-name-letters");
    assert_eq!(block_on(session.slots()).unwrap().len(), 1);
}

#[test]
fn below_a_host_it_waits_and_with_a_secret_it_does_not_even_wait() {
    let memory = memory();
    let below = memory.session(in_repository("shop"), BELOW, None);
    let staged = typed(&below, EDITOR, "helix", Expected::Current);
    assert_eq!((staged.result, staged.reason), ("staged", "not-the-user"));
    assert_eq!(typed(&below, EDITOR, "helix", Expected::Revision(Revision::FIRST)).reason, "lost-race");
    let secret = format!("the token {}{}", "ghp_", "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8");
    let refused = typed(&person(&memory), EDITOR, &secret, Expected::Current);
    assert_eq!(refused.result, "rejected");
    assert_eq!(typed(&below, EDITOR, &secret, Expected::Current).result, "rejected");
    let name = format!("{}{}", "AKIA", "QK5DN4ZTWR7JX2HB");
    assert_eq!(typed(&person(&memory), &name, "helix", Expected::Current).reason, "cloud-credential");
    assert!(!refused.detail.contains("ghp_"));
    assert_eq!(typed(&below, &name, "helix", Expected::Current).result, "rejected");
    assert_eq!(found(&memory), None);
    assert_eq!(block_on(person(&memory).waiting(now())).unwrap(), 1);
}

#[test]
fn a_name_that_makes_a_secret_of_its_value_keeps_it_out_whoever_asks() {
    let memory = memory();
    for (name, value) in [
        ("db.password", "hunter2Xq9"),
        ("router.password", "Blubb-4711"),
        ("github.token", "8c1f0e5a9d3b47c2a6e4f1b09d7c3e58"),
        ("aws.secret_access_key", "qT7zLm4XvB9pWk2RnYc8HdJ5sGf3UaE6oVi1KxQt"),
    ] {
        for session in [person(&memory), memory.session(in_repository("shop"), BELOW, None)] {
            let kept = typed(&session, name, value, Expected::Current);
            assert_eq!(kept.result, "rejected", "{name}: {}", kept.detail);
            assert!(!kept.detail.contains(value));
        }
    }
    for (name, value) in
        [("db.host", "db1.example.org"), ("key.layout", "qwertz"), ("release.branch", "main2")]
    {
        let kept = typed(&person(&memory), name, value, Expected::Current);
        assert_eq!(kept.result, "applied", "{name}: {}", kept.detail);
    }
}

#[test]
fn what_waits_and_names_a_private_person_tells_the_model_not_even_of_what_it_is() {
    let store = MemoryStore::open(&Setup::of(&support::tenant(), 1));
    let private = Screener::new([]).with_private(PrivateList::parse("Amaryllis").unwrap());
    let memory = Memory::builder().storage(Arc::new(store)).screener(private).build();
    let below = memory.session(in_repository("shop"), BELOW, None);
    typed(&below, "contact.amaryllis", "the blue door", Expected::Current);
    let shown = |answer: PendingListAnswer| format!("{answer:?}").to_lowercase();
    let list = || block_on(person(&memory).pending(now())).unwrap();
    assert!(shown(list()).contains("amaryllis"), "the user sees it");
    assert!(!shown(list().without_private()).contains("amaryllis"), "{:?}", list().without_private());
}

#[test]
fn a_slot_whose_name_is_a_private_persons_is_private() {
    let store = MemoryStore::open(&Setup::of(&support::tenant(), 1));
    let private = Screener::new([]).with_private(PrivateList::parse("Anna Petrova").unwrap());
    let memory = Memory::builder().storage(Arc::new(store)).screener(private).build();
    for (name, expected) in
        [("anna.petrova.birthday", Some("private-person")), ("shop.petrov.birthday", None)]
    {
        typed(&person(&memory), name, "12 May", Expected::Current);
        let slots = block_on(person(&memory).slots()).unwrap();
        let slot = slots.iter().find(|slot| slot.name == name).unwrap();
        assert_eq!(slot.privacy, expected, "{name}");
    }
}
