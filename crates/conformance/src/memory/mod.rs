//! The contract as a plain model: rows in vectors, every read a filter over all of them.

mod candidates;
mod facts;
mod forget;
mod pending;
mod places;
mod ports;
mod slots;

use crate::{Clock, Setup};
use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};
use veridical::Tally;
use veridical::episode::{AttestationRow, EpisodeRow, NewEpisode, Recorded, StoredEpisode};
use veridical::kernel::{Custody, EpisodeId, FactId, Scope, Seal, SealKey, SessionId, StoreError, TenantId};
use veridical::policy::chain::{Event, Link};
use veridical::policy::forget::lesson_mark;
use veridical::policy::pending::PendingRow;
use veridical::policy::{Receipt, Subject};
use veridical::slot::{FactRow, StoredStep};

/// A store of one profile that keeps everything in memory: the reference of the contract.
///
/// It seals its rows and chains its mutations as a store on disk does. It holds no lock while a caller waits, and
/// what is in it ends with it.
pub struct MemoryStore {
    tenant: TenantId,
    key: SealKey,
    clock: Clock,
    state: Mutex<State>,
}

/// What the store holds, each in the order in which it came.
#[derive(Default)]
struct State {
    episodes: Vec<KeptEpisode>,
    facts: Vec<KeptFact>,
    /// What happened to facts, in order.
    steps: Vec<StoredStep>,
    pending: Vec<KeptPending>,
    /// Which episodes were shown in which lines of sessions.
    shown: BTreeSet<(SessionId, EpisodeId)>,
    tallies: HashMap<Scope, Tally>,
    /// What was put down of places, in order; the newest counts.
    places: Vec<places::KeptPlace>,
    links: Vec<Link>,
    /// The marks of the lessons that were forgotten, with the ids that they had.
    forgotten: Vec<(Seal, EpisodeId)>,
}

struct KeptEpisode {
    /// The number of the link that records it.
    number: u64,
    row: EpisodeRow,
    seal: Seal,
    attestations: Vec<AttestationRow>,
    superseded_by: Option<EpisodeId>,
}

struct KeptPending {
    row: PendingRow,
    seal: Seal,
}

struct KeptFact {
    /// The number of the link that records it.
    number: u64,
    row: FactRow,
    seal: Seal,
    superseded_by: Option<FactId>,
    /// What it has in common with whatever is like it.
    marks: BTreeSet<[u8; 32]>,
}

impl MemoryStore {
    /// An empty store.
    #[must_use]
    pub fn open(setup: &Setup) -> Self {
        let Setup { tenant, key, clock } = setup.clone();
        Self { tenant, key, clock, state: Mutex::default() }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Every mutation is made of steps that cannot panic, so what a poisoned lock guards is whole.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A store belongs to one profile and writes for no other.
    fn own(&self, scope: &Scope) -> Result<(), StoreError> {
        if scope.tenant() == &self.tenant { Ok(()) } else { Err(StoreError::ForeignKey) }
    }

    fn owner(&self, custody: &Custody) -> Result<(), StoreError> {
        if custody.tenant() == &self.tenant { Ok(()) } else { Err(StoreError::ForeignKey) }
    }

    fn record(&self, episode: &NewEpisode, receipt: &Receipt) -> Result<Recorded, StoreError> {
        self.own(episode.scope())?;
        let at = (self.clock)();
        let mut state = self.state();
        let number = state.next_number();
        let (project, fingerprint) = (episode.project_scope().project(), episode.fingerprint());
        let mark = lesson_mark(&self.key, project.as_str(), fingerprint.as_str());
        if let Some((_, id)) = state.forgotten.iter().find(|(forgotten, _)| *forgotten == mark) {
            return Ok(Recorded::Forgotten(id.clone()));
        }
        let State { episodes, shown, .. } = &mut *state;
        let known = episodes
            .iter_mut()
            .find(|kept| &kept.row.project == project && &kept.row.fingerprint == fingerprint);
        let recorded = if let Some(kept) = known {
            let id = kept.row.id.clone();
            let roots: Vec<Option<SessionId>> = kept.attestations.iter().map(|a| a.root.clone()).collect();
            let line = episode.provenance().session.as_ref().map(|session| session.root_id().clone());
            let was_shown = line.is_some_and(|root| shown.contains(&(root, id.clone())));
            let independent = !was_shown && episode.independent(&id, &roots);
            kept.attestations.push(attestation(episode, independent));
            Recorded::Attested { id, independent }
        } else {
            let id = EpisodeId::parse(&format!("ep_{number:032x}")).map_err(unnamed)?;
            let row = episode.row(id.clone());
            let first = attestation(episode, episode.independent(&id, &[]));
            let seal = row.seal(&self.key);
            state.episodes.push(KeptEpisode {
                number,
                row,
                seal,
                attestations: vec![first],
                superseded_by: None,
            });
            Recorded::Recorded(id)
        };
        let event = Event { at, receipt, target: recorded.id().as_str(), subject: &episode.canonical() };
        state.append(&event, &self.key);
        let State { episodes, links, .. } = &mut *state;
        let live = episodes.iter_mut().filter(|kept| kept.superseded_by.is_none());
        for kept in live.filter(|kept| episode.supersedes(&kept.row)) {
            kept.superseded_by = Some(recorded.id().clone());
            let (receipt, subject) = (receipt.superseding(), episode.superseding(&kept.row));
            let event = Event { at, receipt: &receipt, target: kept.row.id.as_str(), subject: &subject };
            links.push(Link::after(links.last(), &event, &self.key));
        }
        Ok(recorded)
    }

    fn open_episode(&self, kept: &KeptEpisode) -> Result<StoredEpisode, StoreError> {
        StoredEpisode::open(kept.row.clone(), Some(kept.seal), kept.attestations.clone(), &self.key)
            .map(|episode| episode.with_successor(kept.superseded_by.clone()))
            .map_err(|word| StoreError::Corrupt { detail: word.to_string() })
    }
}

impl State {
    fn next_number(&self) -> u64 {
        self.links.last().map_or(1, |link| link.number + 1)
    }

    fn append(&mut self, event: &Event<'_>, key: &SealKey) {
        let link = Link::after(self.links.last(), event, key);
        self.links.push(link);
    }
}

fn attestation(episode: &NewEpisode, independent: bool) -> AttestationRow {
    let session = episode.provenance().session.as_ref();
    AttestationRow {
        session: session.map(|s| s.session().clone()),
        root: session.map(|s| s.root_id().clone()),
        independent,
        at: episode.at(),
    }
}

fn unnamed(source: veridical::kernel::BadId) -> StoreError {
    StoreError::Backend { action: "name a new item", source: Box::new(source) }
}
