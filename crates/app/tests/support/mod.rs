#![allow(dead_code, reason = "each test binary uses its own part")]
#![expect(clippy::unwrap_used, reason = "tests")]

use std::sync::Arc;
use veridical::evidence::Turn;
use veridical::kernel::{
    Ancestry, Binding, Lease, Marker, PrincipalId, Profile, RemoteParts, RemoteReport, RepositoryReport,
    SessionId, SessionRef, Source, Surroundings, TenantId, Terminal, Timestamp, Transport, bind,
};
use veridical::{Learned, Memory, Session, block_on};
use veridical_conformance::{MemoryStore, Setup};

pub(crate) fn memory() -> Memory {
    let setup = Setup::of(&tenant(), 1);
    Memory::builder().storage(Arc::new(MemoryStore::open(&setup))).build()
}

pub(crate) fn tenant() -> TenantId {
    TenantId::parse("t").unwrap()
}

pub(crate) fn in_repository(name: &str) -> Binding {
    let parts = RemoteParts {
        transport: Transport::Https,
        host: "git.example".into(),
        port: None,
        path: format!("/o/{name}"),
        user: None,
    };
    let remote = RemoteReport::Parts(parts);
    bind(&profile(), &RepositoryReport::Found { place: "place".into(), remote })
}

pub(crate) fn profile() -> Profile {
    Profile { tenant: tenant(), principal: PrincipalId::local() }
}

pub(crate) const HOSTED: Surroundings = Surroundings {
    ancestry: Ancestry::BelowHost,
    marker: Marker::Absent,
    terminal: Terminal::Absent,
    lease: Lease::Held,
};
pub(crate) const BELOW: Surroundings = Surroundings { lease: Lease::None, ..HOSTED };
pub(crate) const PERSON: Surroundings = Surroundings { ancestry: Ancestry::Clear, ..BELOW };

pub(crate) fn hosted(memory: &Memory, repository: &str, session: &str) -> Session {
    let line = SessionRef::root(SessionId::parse(session).unwrap());
    memory.session(in_repository(repository), HOSTED, Some(line))
}

pub(crate) fn now() -> Timestamp {
    Timestamp::from_millis(1_800_000_000_000).unwrap()
}

pub(crate) fn learn(session: &Session, turn: Turn) -> Learned {
    block_on(session.learn(turn, Source::Host, None, now())).unwrap()
}
