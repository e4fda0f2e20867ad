//! Which project a place is: who may be the first to use it, and what becomes of it then.

#![expect(clippy::unwrap_used, reason = "a test that cannot be set up fails")]

use std::sync::Arc;
use veridical::kernel::{
    Ancestry, Case, HostPolicies, Lease, Marker, PrincipalId, Profile, RemoteParts, RemoteReport,
    RepositoryReport, Surroundings, TenantId, Terminal, Transport, Unbound,
};
use veridical::{Memory, Starting, block_on};
use veridical_conformance::{MemoryStore, Setup};

fn tenant() -> TenantId {
    TenantId::parse("ann").unwrap()
}

fn memory() -> Memory {
    let mut hosts = HostPolicies::none();
    hosts.set("folded.example", Case::Fold).unwrap();
    Memory::builder().storage(Arc::new(MemoryStore::open(&Setup::of(&tenant(), 7)))).hosts(hosts).build()
}

fn starting(place: &str, remote: Option<(&str, &str)>) -> Starting {
    let remote = remote.map_or(RemoteReport::None, |(host, path)| {
        RemoteReport::Parts(RemoteParts {
            transport: Transport::Https,
            host: host.to_owned(),
            port: None,
            path: path.to_owned(),
            user: None,
        })
    });
    let profile = Profile { tenant: tenant(), principal: PrincipalId::local() };
    Starting::of(profile, RepositoryReport::Found { place: place.to_owned(), remote })
}

const PERSON: Surroundings = Surroundings {
    ancestry: Ancestry::Clear,
    marker: Marker::Absent,
    terminal: Terminal::Absent,
    lease: Lease::None,
};
const HOST: Surroundings = Surroundings { ancestry: Ancestry::BelowHost, lease: Lease::Held, ..PERSON };
const AGENTS: [Surroundings; 3] = [
    Surroundings { ancestry: Ancestry::BelowHost, terminal: Terminal::Attached, ..PERSON },
    Surroundings { ancestry: Ancestry::Unknown, ..PERSON },
    Surroundings { marker: Marker::Present, ..PERSON },
];
const APP: Option<(&str, &str)> = Some(("code.example", "/team/app"));
const VICTIM: Option<(&str, &str)> = Some(("code.example", "/victim/app"));

#[test]
fn whoever_may_learn_is_the_first_to_use_a_place_and_nobody_else() {
    for first in [HOST, PERSON] {
        let memory = memory();
        for agent in AGENTS {
            let binding = block_on(memory.start(&starting("/app", APP), &agent)).unwrap();
            assert_eq!(binding.unbound(), Some(Unbound::PlaceUnknown), "{agent:?}");
        }
        let read = block_on(memory.bind(&starting("/app", APP), &first)).unwrap();
        assert!(read.unbound().is_none() && read.is_first_use());
        assert_eq!(
            block_on(memory.known(&starting("/app", APP))).unwrap(),
            None,
            "reading remembers nothing"
        );
        let started = block_on(memory.start(&starting("/app", APP), &first)).unwrap();
        assert!(started.unbound().is_none() && !started.is_first_use());
        for after in AGENTS.into_iter().chain([HOST, PERSON]) {
            let bound = |remote| block_on(memory.start(&starting("/app", remote), &after)).unwrap();
            assert_eq!(bound(APP).scope().project(), started.scope().project(), "{after:?}");
            assert_eq!(bound(VICTIM).unbound(), Some(Unbound::IdentityChanged), "{after:?}");
            assert_eq!(bound(None).unbound(), Some(Unbound::NoRemote), "{after:?}");
        }
    }
}

#[test]
fn only_a_person_at_a_terminal_says_what_a_place_is() {
    let memory = memory();
    block_on(memory.start(&starting("/app", APP), &HOST)).unwrap();
    let person = Surroundings { terminal: Terminal::Attached, ..PERSON };
    let others =
        AGENTS.into_iter().chain([HOST]).map(|s| (s, "below-agent-host")).chain([(PERSON, "needs-terminal")]);
    for (who, why) in others {
        let profile = starting("/app", APP).profile;
        for answer in [
            block_on(memory.rebind(&starting("/app", VICTIM), &who)).unwrap(),
            block_on(memory.declare(&starting("/own", None), &who)).unwrap(),
            block_on(memory.forget_place(&profile, |_| true, &who)).unwrap(),
        ] {
            assert_eq!((answer.result, answer.reason), ("rejected", why), "{who:?}");
        }
    }
    assert_eq!(block_on(memory.rebind(&starting("/app", VICTIM), &person)).unwrap().reason, "rebound");
    assert_eq!(block_on(memory.rebind(&starting("/app", None), &person)).unwrap().reason, "no-remote");
    assert_eq!(block_on(memory.declare(&starting("/own", APP), &person)).unwrap().reason, "has-remote");
    assert_eq!(block_on(memory.declare(&starting("/own", None), &person)).unwrap().reason, "declared");
    let own = block_on(memory.bind(&starting("/own", None), &AGENTS[0])).unwrap();
    assert!(own.scope().project().unwrap().as_str().starts_with("declared:"));
    let places = block_on(memory.places(&starting("/app", APP).profile, &PERSON)).unwrap();
    assert_eq!(places.places.iter().map(|place| place.kind).collect::<Vec<_>>(), ["remote", "declared"]);
    assert_eq!(block_on(memory.places(&starting("/app", APP).profile, &HOST)).unwrap().places.len(), 0);
}

#[test]
fn a_host_that_folds_case_has_one_place_for_every_case() {
    let memory = memory();
    let bound =
        |path| block_on(memory.start(&starting("/app", Some(("folded.example", path))), &HOST)).unwrap();
    let first = bound("/Team/App.GIT");
    assert_eq!(bound("/team/app").scope().project(), first.scope().project());
    assert_eq!(bound("/team/lib").unbound(), Some(Unbound::IdentityChanged));
}
