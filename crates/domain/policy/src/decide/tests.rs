use super::*;
use crate::{Row, kind};
use veridical_kernel::{
    Ancestry, Lease, Marker, PrincipalId, Profile, RepositoryReport, Scope, Surroundings, TenantId, bind,
};

/// Lets the whole finite space be walked for every row, as decided through the one function `ruling`.
#[derive(Debug, PartialEq, Eq, Clone, Copy, PartialOrd, Ord)]
enum Answer {
    Reject,
    Stage,
    Apply,
}

fn answer(
    row: Row,
    capacity: Capacity,
    assurance: Assurance,
    terminal: Terminal,
    context: &Context,
) -> Answer {
    let Ok(capacity) = effective(capacity, assurance) else { return Answer::Reject };
    match ruling(Policy::defaults().cell(row, capacity), assurance, terminal, context) {
        Ruling::Apply => Answer::Apply,
        Ruling::Stage(_) => Answer::Stage,
        Ruling::Reject(_) => Answer::Reject,
    }
}

const ASSURANCES: [Assurance; 3] = [Assurance::Claim, Assurance::Stated, Assurance::Proven];

fn contexts() -> Vec<Context> {
    let mut all = Vec::new();
    for request in [Request::Exact, Request::Other] {
        for consolidation_measured in [false, true] {
            all.push(Context { request, consolidation_measured });
        }
    }
    all
}

fn every(mut check: impl FnMut(Row, Assurance, Terminal, &Context)) {
    for row in Row::ALL {
        for assurance in ASSURANCES {
            for terminal in [Terminal::Attached, Terminal::Absent] {
                for context in &contexts() {
                    check(*row, assurance, terminal, context);
                }
            }
        }
    }
}

#[test]
fn whoever_is_trusted_less_gets_no_more() {
    every(|row, assurance, terminal, context| {
        // Episodes and claims from a sync are capacities of their own; the order is person ≥ stated ≥ agent.
        let of = |capacity| answer(row, capacity, assurance, terminal, context);
        let (person, stated, agent) = (of(Capacity::Person), of(Capacity::Stated), of(Capacity::Agent));
        assert!(person >= agent, "{row:?} {assurance:?}: person {person:?} agent {agent:?}");
        assert!(stated >= agent, "{row:?} {assurance:?}: stated {stated:?} agent {agent:?}");
        let needs_terminal = terminal == Terminal::Absent;
        assert!(
            person >= stated || needs_terminal,
            "{row:?} {assurance:?}: person {person:?} stated {stated:?}"
        );
    });
}

#[test]
fn nothing_from_the_model_alone_is_applied() {
    every(|row, assurance, terminal, context| {
        assert_ne!(answer(row, Capacity::Agent, assurance, terminal, context), Answer::Apply, "{row:?}");
        assert_ne!(
            answer(row, Capacity::Stated, Assurance::Claim, terminal, context),
            Answer::Apply,
            "{row:?}"
        );
    });
}

#[test]
fn an_episode_is_applied_only_from_a_proven_or_stated_turn_or_as_a_claim_of_a_sync() {
    every(|row, assurance, terminal, context| {
        if row != Row::Episode {
            return;
        }
        for capacity in Capacity::ALL {
            let applied = answer(row, capacity, assurance, terminal, context) == Answer::Apply;
            let claim = assurance == Assurance::Claim;
            let expected = match capacity {
                Capacity::Bridge => !claim,
                Capacity::Sync => claim,
                _ => false,
            };
            assert_eq!(applied, expected, "{capacity:?} {assurance:?}");
        }
    });
}

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
        Decision::Stage(staged) => assert_eq!(staged.reason, Reason::NotStated),
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
