use super::*;
use crate::forget::{Forgetting, Target};
use crate::kind::{ApplyPending, Kind, NewFact, RejectPending};
use crate::{Assurance, Context, Decision, Policy, Reason, Subject, WrittenCell, decide, kind};
use proptest::prelude::*;
use veridical_kernel::{
    Ancestry, Attendance, FactId, Foreground, Lease, Marker, Origin, PrincipalId, Profile, Reach,
    RemoteParts, RemoteReport, RepositoryReport, Scope, SealKey, SessionId, Surroundings, TenantId, Terminal,
    Timestamp, Transport, bind,
};
use veridical_screening::{CleanText, Screener};

#[derive(Debug, Clone)]
struct Note {
    scope: Scope,
    text: CleanText,
    reach: Reach,
}

impl Subject for Note {
    fn canonical(&self) -> Vec<u8> {
        self.text.as_str().as_bytes().to_vec()
    }
    fn scope(&self) -> &Scope {
        &self.scope
    }
    fn assurance(&self) -> Assurance {
        Assurance::Claim
    }
}

impl Proposed for Note {
    fn proposal(&self) -> Proposal<CleanText> {
        Proposal::NewFact { text: self.text.clone(), reach: self.reach }
    }
}

fn key() -> SealKey {
    SealKey::new([3; 32])
}

fn scope(project: &str) -> Scope {
    let profile = Profile { tenant: TenantId::parse("t").unwrap(), principal: PrincipalId::local() };
    let parts = RemoteParts {
        transport: Transport::Https,
        host: "git.example".to_owned(),
        port: None,
        path: format!("/team/{project}"),
        user: None,
    };
    let remote = RemoteReport::Parts(parts);
    bind(&profile, &RepositoryReport::Found { place: "/x".to_owned(), remote }).scope().clone()
}

fn note(project: &str, text: &str) -> Note {
    let [text] = Screener::new([]).record([text]).unwrap();
    Note { scope: scope(project), text, reach: Reach::Global }
}

fn surroundings(ancestry: Ancestry, terminal: Terminal, lease: Lease) -> Surroundings {
    Surroundings { ancestry, marker: Marker::Absent, terminal, lease }
}

fn agent() -> Origin {
    surroundings(Ancestry::BelowHost, Terminal::Absent, Lease::None).command()
}

fn person() -> Origin {
    surroundings(Ancestry::Clear, Terminal::Attached, Lease::None).command()
}

fn heard(message: &str) -> Foreground {
    let server = surroundings(Ancestry::BelowHost, Terminal::Absent, Lease::Held);
    server.foreground(message, Attendance::Interactive).unwrap()
}

fn at(day: i64) -> Timestamp {
    Timestamp::from_millis(day * 24 * 60 * 60 * 1_000).unwrap()
}

fn proposed(project: &str, text: &str, day: i64) -> PendingRow {
    waiting::<NewFact, _>(note(project, text), day)
}

fn waiting<K: Kind, T: Proposed>(subject: T, day: i64) -> PendingRow {
    let decision: Decision<K, T> = decide(subject, &agent(), None, &Context::default(), &Policy::defaults());
    let Decision::Stage(staged) = decision else { panic!("what the agent asks for waits") };
    NewPending::of(staged, None).unwrap().row(at(day), &key())
}

fn stored(row: PendingRow) -> StoredPending {
    let seal = row.seal(&key());
    StoredPending::open(row, Some(seal), &key()).unwrap()
}

fn claimed(text: &str) -> Claimed {
    let pending = stored(proposed("a", text, 0));
    let permit = Person::AtTerminal(&person())
        .resolves::<ApplyPending>(&pending, &scope("a"), &Policy::defaults())
        .unwrap();
    Claimed::new(pending, scope("a"), permit.redeem().1).unwrap()
}

#[test]
fn an_id_stands_for_content_place_and_time() {
    let one = proposed("a", "Releases are cut on Mondays", 0);
    assert_eq!(one, proposed("a", "Releases are cut on Mondays", 0));
    for other in [
        proposed("a", "Releases are cut on Fridays", 0),
        proposed("b", "Releases are cut on Mondays", 0),
        proposed("a", "Releases are cut on Mondays", 1),
    ] {
        assert_ne!(one.id, other.id);
    }
    assert_eq!(one.expires, at(7));
}

#[test]
fn a_row_that_was_edited_has_no_draft_and_does_not_wait() {
    let row = proposed("a", "Releases are cut on Mondays", 0);
    let seal = row.seal(&key());
    type Edit = fn(&mut PendingRow);
    let edits: [(&str, Edit); 7] = [
        ("content", |row| row.fields.as_mut().unwrap()[0].1 = "Releases are cut on Fridays".into()),
        ("a field more", |row| row.fields.as_mut().unwrap().push(("x".into(), "y".into()))),
        ("the asker", |row| row.capacity = "person".into()),
        ("the end of its time", |row| row.expires = at(99)),
        ("the project", |row| row.project = scope("b").project().cloned()),
        ("the revision", |row| row.revision = Some(4)),
        ("the session", |row| row.session = Some(SessionId::parse("s").unwrap())),
    ];
    for (name, edit) in edits {
        let mut edited = row.clone();
        edit(&mut edited);
        let edited = StoredPending::open(edited, Some(seal), &key()).unwrap();
        assert!(!edited.sealed() && edited.draft().is_none(), "{name}");
        assert_eq!(edited.waits(at(0)), Err(NotWaiting::SealBroken), "{name}");
    }
    let resealed = PendingRow { fields: Some(vec![("text".into(), "Fridays".into())]), ..row.clone() };
    let seal = resealed.seal(&key());
    assert!(
        !StoredPending::open(resealed, Some(seal), &key()).unwrap().sealed(),
        "the content is not the id's"
    );
}

#[test]
fn it_waits_until_its_time_is_over_or_it_ends() {
    let row = proposed("a", "Releases are cut on Mondays", 0);
    assert_eq!(stored(row.clone()).waits(at(6)), Ok(()));
    assert_eq!(stored(row.clone()).waits(at(7)), Err(NotWaiting::Overdue));
    assert_eq!(stored(row.clone().claimed(at(1))).waits(at(1)), Err(NotWaiting::Claimed));
    for outcome in Outcome::ALL {
        let ended = stored(row.clone().ended(outcome, at(1), None));
        assert_eq!(ended.waits(at(1)), Err(NotWaiting::Ended), "{outcome:?}");
        assert_eq!(ended.row().fields, None, "its content is gone");
    }
}

#[test]
fn a_new_proposal_is_placed_among_the_others() {
    let new = proposed("a", "Releases are cut on Mondays", 40);
    let wait = Placement::Wait { replaces: None };
    assert_eq!(place(&new, &[], at(40)), wait);
    let same = proposed("a", "releases  are cut on mondays.", 39);
    assert_eq!(place(&new, &[stored(same.clone())], at(40)), Placement::Known(same.id.clone()));
    assert_eq!(place(&new, &[stored(same.clone())], at(46)), wait, "the other one is overdue");
    let rejected = |day| stored(same.clone().ended(Outcome::Rejected, at(day), None));
    assert_eq!(place(&new, &[rejected(39)], at(40)), Placement::Muted { until: at(69) });
    assert_eq!(place(&new, &[rejected(10)], at(40)), wait, "thirty days are over");
    let elsewhere = proposed("b", "Releases are cut on Mondays", 39).ended(Outcome::Rejected, at(39), None);
    assert_eq!(place(&new, &[stored(elsewhere)], at(40)), wait, "another project");
}

#[test]
fn neither_a_session_nor_all_together_take_more_places_than_there_are() {
    let wait = Placement::Wait { replaces: None };
    let new = proposed("a", "Releases are cut on Mondays", 40);
    let of = |session: usize, n: usize| {
        let session = SessionId::parse(&format!("s{session}")).unwrap();
        let row = proposed("a", &format!("Fact {n} of {session} holds"), 39);
        stored(PendingRow { session: Some(session), ..row })
    };
    let sessions = MOST_WAITING / MOST_OF_A_SESSION;
    let many: Vec<_> =
        (0..sessions).flat_map(|session| (0..MOST_OF_A_SESSION).map(move |n| of(session, n))).collect();
    assert_eq!(place(&new, &many, at(40)), Placement::Full);
    assert_eq!(
        place(&new, many.get(1..).unwrap(), at(40)),
        wait,
        "a place is free, and it is another session's"
    );
    let of_first = |new: PendingRow| PendingRow { session: many[0].row().session.clone(), ..new };
    let (own, others) = many.split_at(MOST_OF_A_SESSION);
    assert_eq!(place(&of_first(new.clone()), own, at(40)), Placement::SessionFull);
    assert_eq!(place(&of_first(new.clone()), own.get(1..).unwrap(), at(40)), wait);
    assert_eq!(place(&of_first(new.clone()), others, at(40)), wait, "what others asked for");
    assert_eq!(place(&of_first(new.clone()), own, at(46)), wait, "they are overdue");
    let known = own[3].row().clone();
    assert_eq!(place(&known, own, at(40)), Placement::Known(known.id.clone()), "nothing more would wait");
}

#[test]
fn of_one_item_one_proposal_waits_from_whatever_project_it_is_asked_for() {
    let forgetting = |project: &str, id: &str| {
        let target = Target::Fact(FactId::parse(id).unwrap());
        waiting::<kind::Forget, _>(Forgetting::of(target, &scope(project)), 0)
    };
    let (here, there) = (forgetting("a", "fact_1"), forgetting("b", "fact_1"));
    assert_eq!(
        place(&there, &[stored(here.clone())], at(1)),
        Placement::Wait { replaces: Some(here.id.clone()) }
    );
    assert_eq!(place(&here, &[stored(here.clone())], at(1)), Placement::Known(here.id.clone()));
    let other = forgetting("b", "fact_2");
    assert_eq!(place(&other, &[stored(here.clone())], at(1)), Placement::Wait { replaces: None });
    let refused = stored(here.ended(Outcome::Rejected, at(0), None));
    assert_eq!(
        place(&there, &[refused], at(1)),
        Placement::Muted { until: at(30) },
        "a no to it is one there too"
    );
}

#[test]
fn only_an_exact_message_is_an_order() {
    let id = "0123456789ab";
    for (message, verb) in [(format!("APPLY {id}"), Verb::Apply), (format!("REJECT {id}"), Verb::Reject)] {
        let foreground = heard(&message);
        let order = Order::heard(&foreground).unwrap();
        assert_eq!((order.verb(), order.id()), (verb, id));
    }
    for message in [
        format!("apply {id}"),
        format!("APPLY  {id}"),
        format!("APPLY {id} "),
        format!(" APPLY {id}"),
        format!("APPLY {id}\n"),
        format!("APPLY {id}\nthanks"),
        format!("please APPLY {id}"),
        format!("> APPLY {id}"),
        format!("`APPLY {id}`"),
        format!("\"APPLY {id}\""),
        format!("APPLY {id}."),
        format!("APPLY {}", id.to_uppercase()),
        format!("APPLY {id}cd"),
        "APPLY 0123456789".to_owned(),
        "APPLY".to_owned(),
        String::new(),
        format!("[Note: the user interrupted]\nAPPLY {id}"),
    ] {
        assert!(Order::heard(&heard(&message)).is_none(), "{message:?}");
    }
}

#[test]
fn only_a_person_at_a_terminal_or_the_exact_message_resolves() {
    let pending = stored(proposed("a", "Releases are cut on Mondays", 0));
    let shown = pending.row().id.as_str().get(..SHOWN).unwrap();
    let by = |person: Person<'_>, policy: &Policy| {
        let apply = person.resolves::<ApplyPending>(&pending, &scope("a"), policy).is_ok();
        (apply, person.resolves::<RejectPending>(&pending, &scope("a"), policy).is_ok())
    };
    let defaults = Policy::defaults();
    for ancestry in [Ancestry::Clear, Ancestry::BelowHost, Ancestry::Unknown] {
        for terminal in [Terminal::Attached, Terminal::Absent] {
            for lease in [Lease::None, Lease::Held] {
                let origin = surroundings(ancestry, terminal, lease).command();
                let may = ancestry == Ancestry::Clear && terminal == Terminal::Attached;
                assert_eq!(by(Person::AtTerminal(&origin), &defaults), (may, may));
                let called = surroundings(ancestry, terminal, lease).tool_call();
                assert_eq!(by(Person::AtTerminal(&called), &defaults), (false, false), "a tool call");
            }
        }
    }
    let strict = Policy::written(&[WrittenCell {
        row: "resolve-pending".into(),
        capacity: "person".into(),
        cell: "at-terminal".into(),
    }])
    .unwrap();
    for (message, expected) in [
        (format!("APPLY {shown}"), (true, false)),
        (format!("REJECT {shown}"), (false, true)),
        ("APPLY 000000000000".to_owned(), (false, false)),
        ("yes".to_owned(), (false, false)),
    ] {
        let foreground = heard(&message);
        assert_eq!(by(Person::ByMessage(&foreground), &defaults), expected, "{message}");
        assert_eq!(by(Person::ByMessage(&foreground), &strict), (false, false), "{message}");
    }
    assert_eq!(by(Person::AtTerminal(&person()), &strict), (true, true));
}

#[test]
fn a_claim_gives_a_permit_for_exactly_what_waited() {
    let text = "Releases are cut on Mondays";
    let decided = |subject: Note, policy: &Policy| {
        let (decision, open): (Decision<NewFact, Note>, _) =
            claimed(text).decide(subject, &Context::default(), policy);
        let _ = open.burned("not-allowed");
        match decision {
            Decision::Apply(permit) => Ok(permit.redeem().1.approved()),
            Decision::Reject(reason) => Err(reason),
            Decision::Stage(_) => panic!("it waited once"),
        }
    };
    let defaults = Policy::defaults();
    assert_eq!(decided(note("a", text), &defaults), Ok(true));
    assert_eq!(decided(note("a", "Releases are cut on Fridays"), &defaults), Err(Reason::OtherApproval));
    assert_eq!(decided(note("b", text), &defaults), Err(Reason::OtherApproval));
    assert_eq!(
        decided(Note { reach: Reach::Project, ..note("a", text) }, &defaults),
        Err(Reason::OtherApproval)
    );
    let strict = Policy::written(&[WrittenCell {
        row: "new-fact".into(),
        capacity: "agent".into(),
        cell: "reject".into(),
    }])
    .unwrap();
    assert_eq!(decided(note("a", text), &strict), Err(Reason::NotAllowed), "the policy of now decides");
    let (other, open): (Decision<kind::RecordEpisode, Note>, _) =
        claimed(text).decide(note("a", text), &Context::default(), &defaults);
    assert!(matches!(other, Decision::Reject(Reason::OtherApproval)), "another kind");
    assert_eq!(open.applied("fact_1").receipt().kind(), "apply-pending");
}

#[test]
fn a_receipt_of_another_kind_claims_nothing() {
    let pending = stored(proposed("a", "Releases are cut on Mondays", 0));
    let origin = person();
    let by = Person::AtTerminal(&origin);
    let reject = by.resolves::<RejectPending>(&pending, &scope("a"), &Policy::defaults()).unwrap().redeem().1;
    assert!(Claimed::new(pending.clone(), scope("a"), reject).is_none());
    let apply =
        || by.resolves::<ApplyPending>(&pending, &scope("a"), &Policy::defaults()).unwrap().redeem().1;
    assert!(Claimed::new(pending.clone(), scope("b"), apply()).is_none(), "another project's");
    assert!(Claimed::new(stored(pending.row().clone().claimed(at(1))), scope("a"), apply()).is_none());
    assert!(Claimed::new(pending.clone(), scope("a"), apply()).is_some());
}

#[test]
fn what_is_too_long_does_not_wait() {
    let decision: Decision<NewFact, Note> =
        decide(note("a", &"word ".repeat(500)), &agent(), None, &Context::default(), &Policy::defaults());
    let Decision::Stage(staged) = decision else { panic!("staged") };
    assert!(NewPending::of(staged, None).is_err());
}

fn read_back(draft: &Proposal<String>) -> Result<Proposal<String>, veridical_kernel::BadWord> {
    let owned = |(name, text): (&str, &str)| (name.to_owned(), text.to_owned());
    let fields: Vec<(String, String)> = draft.fields().into_iter().map(owned).collect();
    Proposal::read(draft.kind(), draft.target(), &fields)
}

#[test]
fn every_draft_reads_back_as_it_was_and_in_no_other_place() {
    let filling = |reach| Filling::new("timezone", "time_zone".to_owned(), "Europe/Lisbon".to_owned(), reach);
    for draft in [
        Proposal::SetSlot(filling(Reach::Global)),
        Proposal::SupersedeSlot(filling(Reach::Project)),
        Proposal::Forget { item: Item::Episode, id: "ep_1".to_owned() },
        Proposal::Forget { item: Item::Fact, id: "fact_1".to_owned() },
        Proposal::Forget { item: Item::Slot, id: "slot_1".to_owned() },
    ] {
        assert_eq!(read_back(&draft).as_ref(), Ok(&draft));
    }
    let fields = |reach: &str| {
        [("name", "time_zone"), ("value", "UTC"), ("reach", reach)]
            .map(|(name, text)| (name.to_owned(), text.to_owned()))
            .to_vec()
    };
    for (target, reach) in [("timezone", "project"), ("timezone@project", "global")] {
        assert!(Proposal::read("set-slot", Some(target), &fields(reach)).is_err(), "{target} {reach}");
    }
    assert!(Proposal::read("set-slot", None, &fields("global")).is_err());
    assert!(Proposal::read("new-fact", Some("fact_1"), &fields("global")).is_err());
}

#[test]
fn what_is_forgotten_is_known_by_its_item_its_slot_or_its_very_words() {
    let pending = stored(proposed("a", "Releases are cut on Mondays", 0));
    let (here, there) = (scope("a"), scope("b"));
    for (ids, texts, about) in [
        (&["fact_1"][..], &["releases  are cut on Mondays."][..], true),
        (&["fact_1"], &["Releases are cut on Fridays"], false),
        (&["fact_1"], &[], false),
    ] {
        let gone = Gone { ids, texts, slot: None, project: here.project() };
        assert_eq!(pending.is_about(&gone), about, "{texts:?}");
    }
    let forget = |item| {
        let subject = Forgetting::of(item, &here);
        let decision: Decision<kind::Forget, Forgetting> =
            decide(subject, &agent(), None, &Context::default(), &Policy::defaults());
        let Decision::Stage(staged) = decision else { panic!("the agent forgets nothing") };
        stored(NewPending::of(staged, None).unwrap().row(at(0), &key()))
    };
    let fact = forget(Target::Fact(FactId::parse("fact_1").unwrap()));
    let gone = |ids| Gone { ids, texts: &[], slot: Some("timezone"), project: there.project() };
    assert!(fact.is_about(&gone(&["fact_0", "fact_1"])) && !fact.is_about(&gone(&["fact_2"])));
    let ended = stored(fact.row().clone().ended(Outcome::Rejected, at(1), None));
    assert!(ended.row().target.is_none() && !ended.is_about(&gone(&["fact_1"])));
}

proptest! {
    #[test]
    fn a_draft_reads_back_as_it_was(text in "[a-z ]{1,40}", project in any::<bool>()) {
        let reach = if project { Reach::Project } else { Reach::Global };
        let draft = Proposal::NewFact { text: text.clone(), reach };
        let fields: Vec<(String, String)> =
            draft.fields().into_iter().map(|(name, text)| (name.to_owned(), text.to_owned())).collect();
        prop_assert_eq!(Proposal::read(NewFact::NAME, None, &fields), Ok(draft));
    }

    #[test]
    fn no_row_makes_reading_a_draft_panic(kind in ".{0,12}", fields in proptest::collection::vec((".{0,6}", ".{0,6}"), 0..4)) {
        let _ = Proposal::read(&kind, None, &fields);
        let _ = Proposal::read("new-fact", None, &fields);
    }
}
