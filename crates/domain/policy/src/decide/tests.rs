use super::*;
use crate::{Assurance, kind};
use veridical_kernel::{
    Ancestry, Lease, Marker, PrincipalId, Profile, RepositoryReport, Scope, Surroundings, TenantId, Terminal,
    bind,
};

#[derive(Debug)]
struct Note(Scope, Assurance, &'static str);

impl Subject for Note {
    fn canonical(&self) -> Vec<u8> {
        self.2.as_bytes().to_vec()
    }
    fn scope(&self) -> &Scope {
        &self.0
    }
    fn assurance(&self) -> Assurance {
        self.1
    }
}

fn note(assurance: Assurance, text: &'static str) -> Note {
    let profile = Profile { tenant: TenantId::parse("t").unwrap(), principal: PrincipalId::local() };
    Note(bind(&profile, &RepositoryReport::Absent).scope().clone(), assurance, text)
}

/// The whole finite space is walked in tests/space, through the function that decides here.
fn surroundings(ancestry: Ancestry, terminal: Terminal, lease: Lease) -> Surroundings {
    Surroundings { ancestry, marker: Marker::Absent, terminal, lease }
}

fn fact(subject: Note, origin: &Origin, approval: Option<Approval>) -> Decision<kind::NewFact, Note> {
    decide(subject, origin, approval, &Context::default(), &Policy::defaults())
}

#[test]
fn nothing_given_nothing_applied() {
    let below = surroundings(Ancestry::BelowHost, Terminal::Absent, Lease::None).command();
    assert!(matches!(fact(note(Assurance::Claim, "x"), &below, None), Decision::Stage(_)));
    assert!(
        matches!(fact(note(Assurance::Stated, "x"), &below, None), Decision::Stage(_)),
        "a file states nothing"
    );
}

#[test]
fn a_tool_call_with_the_users_statement_is_applied_and_without_it_is_staged() {
    let leased = surroundings(Ancestry::BelowHost, Terminal::Absent, Lease::Held).tool_call();
    assert!(matches!(fact(note(Assurance::Stated, "x"), &leased, None), Decision::Apply(_)));
    match fact(note(Assurance::Claim, "x"), &leased, None) {
        Decision::Stage(staged) => assert_eq!(staged.reason(), Reason::NotStated),
        other => panic!("{other:?}"),
    }
}

#[test]
fn an_approval_covers_exactly_what_was_shown_and_skips_no_gate() {
    let person = surroundings(Ancestry::Clear, Terminal::Attached, Lease::None).command();
    let agent = surroundings(Ancestry::BelowHost, Terminal::Absent, Lease::None).command();
    let approved = |shown| Approval::at_terminal(&person, &note(Assurance::Claim, shown));
    assert!(matches!(fact(note(Assurance::Claim, "x"), &agent, approved("x")), Decision::Apply(_)));
    assert!(matches!(
        fact(note(Assurance::Claim, "x"), &agent, approved("y")),
        Decision::Reject(Reason::OtherApproval)
    ));
    let episode: Decision<kind::RecordEpisode, Note> =
        decide(note(Assurance::Claim, "x"), &agent, approved("x"), &Context::default(), &Policy::defaults());
    assert!(matches!(episode, Decision::Reject(Reason::NotAllowed)), "an approval makes no proof");
}

#[test]
fn only_a_person_at_a_terminal_approves() {
    let shown = note(Assurance::Claim, "x");
    for ancestry in [Ancestry::Clear, Ancestry::BelowHost, Ancestry::Unknown] {
        for terminal in [Terminal::Attached, Terminal::Absent] {
            let origin = surroundings(ancestry, terminal, Lease::None).command();
            let expected = ancestry == Ancestry::Clear && terminal == Terminal::Attached;
            assert_eq!(Approval::at_terminal(&origin, &shown).is_some(), expected);
        }
    }
}

#[test]
fn a_permit_carries_its_subject_and_a_tightened_policy_gives_none() {
    let person = surroundings(Ancestry::Clear, Terminal::Absent, Lease::None).command();
    let Decision::Apply(permit) = fact(note(Assurance::Stated, "x"), &person, None) else {
        panic!("applied")
    };
    assert_eq!(permit.subject().2, "x");
    let (subject, receipt) = permit.redeem();
    assert_eq!((subject.2, receipt.kind(), receipt.approved()), ("x", "new-fact", false));
    let written = |capacity: &str, cell: &str| crate::WrittenCell {
        row: "new-fact".into(),
        capacity: capacity.into(),
        cell: cell.into(),
    };
    let strict = Policy::written(&["person", "stated", "agent"].map(|c| written(c, "reject"))).unwrap();
    let refused: Decision<kind::NewFact, Note> =
        decide(note(Assurance::Stated, "x"), &person, None, &Context::default(), &strict);
    assert!(matches!(refused, Decision::Reject(Reason::NotAllowed)));
}
