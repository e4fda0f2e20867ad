//! One world: its cast, its stores, its sessions.

use super::act::{Act, Op};
use super::alone::Event;
use super::depot::{Depot, Place};
use super::ledger::{Ledger, Reader};
use super::marks::{Owner, Stock, mark};
use super::{Account, watch};
use crate::{Setup, samples};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use veridical::kernel::{
    Ancestry, Binding, Lease, Marker, PrincipalId, Profile, ProjectId, RemoteParts, RemoteReport,
    RepositoryReport, SealKey, SessionRef, Sharing, Surroundings, TenantId, Terminal, Timestamp, Transport,
    bind,
};
use veridical::{Memory, Session, block_on};

/// How many sessions are open at once.
pub(super) const SEATS: u16 = 8;

/// The profiles.
const TENANTS: u8 = 3;

/// The people of each profile: the terminal, two private chats, and a member of a group who is one of them.
const PEOPLE: [&str; 4] = ["local", "telegram:direct:41", "telegram:direct:42", "telegram:group:41"];

/// Who sees the episodes of a project in each profile.
pub(super) fn sharing(tenant: u8) -> Sharing {
    if tenant + 1 == TENANTS { Sharing::Own } else { Sharing::Shared }
}

/// The repositories that all profiles know.
const REPOSITORIES: u8 = 4;

/// The places in which sessions begin. The last is no repository; two of the others begin as clones of the same one.
const PLACES: u8 = 6;

/// What passes between two operations, in milliseconds.
const STEP: i64 = 61_000;

/// The start of 2026.
const START: i64 = 1_767_225_600_000;

pub(super) const HOSTED: Surroundings = Surroundings {
    ancestry: Ancestry::BelowHost,
    marker: Marker::Absent,
    terminal: Terminal::Absent,
    lease: Lease::Held,
};

pub(super) const PERSON: Surroundings =
    Surroundings { ancestry: Ancestry::Clear, lease: Lease::None, ..HOSTED };

pub(super) struct World<'a> {
    pub(super) account: &'a mut Account,
    pub(super) houses: Vec<House>,
    pub(super) seats: Vec<Option<Sitting>>,
    /// Which repository the remote of each place names.
    places: Vec<Option<u8>>,
    clock: Arc<AtomicI64>,
    /// How many sessions there were.
    begun: u16,
}

/// A profile and what lies in its store.
pub(super) struct House {
    pub(super) setup: Setup,
    place: Arc<dyn Place>,
    pub(super) memory: Memory,
    pub(super) ledger: Ledger,
    /// What happened in it, for whoever wants to see it happen again.
    pub(super) log: Vec<Event>,
}

/// A session, and who it is.
pub(super) struct Sitting {
    pub(super) reader: Reader,
    /// Whose store it has.
    pub(super) house: u8,
    pub(super) hosted: bool,
    pub(super) session: Session,
    pub(super) line: Option<SessionRef>,
    /// Which of the world's sessions it is.
    pub(super) number: u16,
}

impl Sitting {
    /// Whether it was given the store of another profile.
    pub(super) fn is_stranger(&self) -> bool {
        self.reader.tenant != self.house
    }
}

impl<'a> World<'a> {
    pub(super) fn new(depot: &dyn Depot, account: &'a mut Account) -> Result<Self, String> {
        let clock = Arc::new(AtomicI64::new(START));
        let house = |number| -> Result<House, String> {
            let place = depot.place().map_err(said)?;
            let setup = setup(number, &clock)?;
            let memory = opened(&*place, &setup)?;
            Ok(House { setup, place, memory, ledger: Ledger::default(), log: Vec::new() })
        };
        let houses = (0..TENANTS).map(house).collect::<Result<_, _>>()?;
        let seats = (0..SEATS).map(|_| None).collect();
        let places = (0..PLACES - 1).map(|place| Some(place % REPOSITORIES)).collect();
        Ok(Self { account, houses, seats, places, clock, begun: 0 })
    }

    /// Does one operation and looks at what comes of it.
    pub(super) fn act(&mut self, op: Op) -> Result<(), String> {
        self.clock.fetch_add(STEP, Ordering::Relaxed);
        let seat = usize::from(op.seat);
        match op.act {
            Act::Open { tenant, store, person, place, hosted } => {
                self.count("begin a session");
                let place = place % PLACES;
                let project = self.places.get(usize::from(place)).copied().flatten();
                let people = u8::try_from(PEOPLE.len()).unwrap_or(1);
                let reader = Reader { tenant: tenant % TENANTS, person: person % people, project };
                let sitting = self.begin(reader, store % TENANTS, hosted, place)?;
                if let Some(seat) = self.seats.get_mut(seat) {
                    *seat = Some(sitting);
                }
                Ok(())
            }
            Act::MoveRemote { place, repository } => {
                self.count("change a remote");
                let named = (repository % (REPOSITORIES + 1) < REPOSITORIES)
                    .then_some(repository % (REPOSITORIES + 1));
                if let Some(remote) = self.places.get_mut(usize::from(place % PLACES)) {
                    *remote = named;
                }
                Ok(())
            }
            Act::Restart { tenant } => self.reopen(tenant % TENANTS, false),
            Act::Crash { tenant } => self.reopen(tenant % TENANTS, true),
            act => match self.seats.get_mut(seat).and_then(Option::take) {
                // A history that was cut may have nobody here.
                None => Ok(()),
                Some(mut sitting) => {
                    let done = self.act_in(&mut sitting, act);
                    if let Some(seat) = self.seats.get_mut(seat) {
                        *seat = Some(sitting);
                    }
                    done
                }
            },
        }
    }

    fn begin(&mut self, reader: Reader, house: u8, hosted: bool, place: u8) -> Result<Sitting, String> {
        let number = self.another();
        let line = hosted.then(|| SessionRef::root(self.session_id(reader.tenant, number)));
        let binding = binding(reader, place)?;
        let surroundings = if hosted { HOSTED } else { PERSON };
        let session = self.house(house)?.memory.session(binding, surroundings, line.clone());
        Ok(Sitting { reader, house, hosted, session, line, number })
    }

    pub(super) fn session_id(&self, tenant: u8, number: u16) -> veridical::kernel::SessionId {
        let owner = Owner { tenant, person: None, project: None };
        samples::session_id(&mark(owner, Stock::Session, number))
    }

    /// A number that no session has.
    pub(super) fn another(&mut self) -> u16 {
        let number = self.begun;
        self.begun = self.begun.wrapping_add(1);
        number
    }

    /// Closes the store of a profile, or has it crash, and opens it again. Its sessions begin anew.
    fn reopen(&mut self, tenant: u8, crash: bool) -> Result<(), String> {
        self.count(if crash { "crash" } else { "restart" });
        let mut waiting = Vec::new();
        for (seat, sitting) in self.seats.iter_mut().enumerate() {
            if let Some(sitting) = sitting.take_if(|sitting| sitting.house == tenant) {
                let binding = sitting.session.binding().clone();
                waiting.push((seat, sitting.reader, sitting.hosted, binding));
            }
        }
        let house = self.house_mut(tenant)?;
        if crash {
            house.place = house.place.crashed().map_err(said)?;
        }
        // Nobody holds the store any more once the memory of it goes.
        house.memory = Memory::builder().storage(Arc::new(crate::MemoryStore::open(&house.setup))).build();
        house.memory = opened(&*house.place, &house.setup)?;
        let custody = samples::custody(&house.setup.tenant).map_err(said)?;
        let flaws = block_on(house.memory.storage().check(&custody)).map_err(said)?;
        if !flaws.is_empty() {
            return Err(format!("the store of profile {tenant} is not whole: {flaws:?}"));
        }
        for (seat, reader, hosted, binding) in waiting {
            let number = self.another();
            let line = hosted.then(|| SessionRef::root(self.session_id(reader.tenant, number)));
            let surroundings = if hosted { HOSTED } else { PERSON };
            let session = self.house(tenant)?.memory.session(binding, surroundings, line.clone());
            if let Some(seat) = self.seats.get_mut(seat) {
                *seat = Some(Sitting { reader, house: tenant, hosted, session, line, number });
            }
        }
        self.check("a store is whole after it was opened again");
        Ok(())
    }

    pub(super) fn house(&self, tenant: u8) -> Result<&House, String> {
        self.houses.get(usize::from(tenant)).ok_or_else(|| format!("there is no profile {tenant}"))
    }

    pub(super) fn house_mut(&mut self, tenant: u8) -> Result<&mut House, String> {
        self.houses.get_mut(usize::from(tenant)).ok_or_else(|| format!("there is no profile {tenant}"))
    }

    pub(super) fn now(&self) -> Timestamp {
        samples::instant(self.clock.load(Ordering::Relaxed))
    }

    pub(super) fn tick(&self) {
        self.clock.fetch_add(STEP, Ordering::Relaxed);
    }

    pub(super) fn count(&mut self, operation: &'static str) {
        *self.account.operations.entry(operation).or_default() += 1;
    }

    pub(super) fn check(&mut self, kind: &'static str) {
        *self.account.checks.entry(kind).or_default() += 1;
    }

    pub(super) fn became(&mut self, what: &'static str) {
        *self.account.became.entry(what).or_default() += 1;
    }

    /// Searches an answer for what this session may not see.
    pub(super) fn look(&mut self, sitting: &Sitting, answer: &str) -> Result<(), String> {
        self.check("an answer holds nothing of others");
        let empty = Ledger::default();
        let ledger = if sitting.is_stranger() { &empty } else { &self.house(sitting.house)?.ledger };
        let scope = sitting.session.binding().scope();
        let own: Vec<&str> =
            [scope.project(), scope.shelf()].into_iter().flatten().map(ProjectId::as_str).collect();
        watch::look(answer, sitting.reader, ledger, &own)
    }
}

/// What opens the store of a profile.
pub(super) fn setup(tenant: u8, clock: &Arc<AtomicI64>) -> Result<Setup, String> {
    let clock = Arc::clone(clock);
    Ok(Setup {
        tenant: tenant_id(tenant)?,
        key: SealKey::new([tenant + 1; 32]),
        clock: Arc::new(move || samples::instant(clock.load(Ordering::Relaxed))),
    })
}

fn tenant_id(tenant: u8) -> Result<TenantId, String> {
    TenantId::parse(&format!("profile-{tenant}")).map_err(said)
}

fn opened(place: &dyn Place, setup: &Setup) -> Result<Memory, String> {
    Ok(Memory::builder().storage(place.open(setup).map_err(said)?).build())
}

/// What a session is bound to that begins in a place. Each place spells its remote in a way of its own.
fn binding(reader: Reader, place: u8) -> Result<Binding, String> {
    let person = PEOPLE.get(usize::from(reader.person)).copied().unwrap_or_default();
    let principal = PrincipalId::parse(person).map_err(said)?;
    let profile = Profile { tenant: tenant_id(reader.tenant)?, principal };
    let report = match reader.project {
        None if place + 1 == PLACES => RepositoryReport::Absent,
        project => RepositoryReport::Found {
            place: format!("/srv/clone-{place}/.git"),
            remote: project.map_or(RemoteReport::None, |project| {
                RemoteReport::Parts(RemoteParts {
                    transport: *Transport::ALL.get(usize::from(place) % 4).unwrap_or(&Transport::Https),
                    host: if place.is_multiple_of(2) { "git.example.com" } else { "GIT.example.com" }.into(),
                    port: None,
                    path: format!(
                        "/team/shop-{project}{}",
                        if place.is_multiple_of(3) { ".git" } else { "/" }
                    ),
                    user: (place % 2 == 1).then(|| "git".into()),
                })
            }),
        },
    };
    Ok(bind(&profile, &report).with_episodes(sharing(reader.tenant)))
}

pub(super) fn said(error: impl std::fmt::Display) -> String {
    error.to_string()
}
