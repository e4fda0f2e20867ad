//! What waits, against a plain model: drawn operations from two openings of one real file, claims at the same time, and
//! crashes between the steps. An id takes effect at most once, and nothing that was answered is lost (R8.3).

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a run that goes wrong fails"
)]

mod support;

use pollster::block_on;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use support::{Files, open, setup};
use veridical::Inspect;
use veridical::kernel::{PrincipalId, Scope, Timestamp};
use veridical::policy::chain::{Chain, verify};
use veridical::policy::kind::{ApplyPending, RejectPending};
use veridical::policy::pending::{
    Claim, Claimed, NotWaiting, Outcome, PendingMutations, Rejection, Staging, Standing, StoredPending,
};
use veridical::recall::{CANDIDATE_LIMIT, Candidates, Filter, Query};
use veridical::slot::{Facts, Reach};
use veridical_conformance::samples::{Approved, Met};
use veridical_conformance::{Setup, samples};
use veridical_sqlite::SqliteStore;

const TEXTS: [&str; 5] = [
    "Releases are cut on Mondays",
    "Coffee is drunk black",
    "The ledger closes at noon",
    "Ports are opened by hand",
    "Maps are drawn to scale",
];
const DAY: i64 = 24 * 60 * 60 * 1000;
const OPERATIONS_OF_A_WORLD: u64 = 150;

#[test]
fn an_id_takes_effect_at_most_once_whatever_happens_in_between() {
    let tried = run(7, 600);
    for way in [
        "stage",
        "claim",
        "race",
        "reject",
        "expire",
        "days",
        "crash after the claim",
        "crash before the end",
    ] {
        assert!(tried.contains_key(way), "{way} was not tried: {tried:?}");
    }
}

/// The long run: `cargo xtask simulate approvals`.
#[test]
#[ignore = "as long as it is told to be"]
fn simulated_at_length() {
    let told = |name: &str, otherwise| {
        std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
    };
    let (seed, operations) = (told("VERIDICAL_SEED", 1), told("VERIDICAL_OPERATIONS", 10_000));
    for (way, count) in run(seed, operations) {
        println!("{count:>10}  {way}");
    }
}

fn run(seed: u64, operations: u64) -> BTreeMap<&'static str, u64> {
    let mut tried = BTreeMap::new();
    for part in 0..operations.div_ceil(OPERATIONS_OF_A_WORLD) {
        let mut world = World::new(seed, part);
        for _ in 0..OPERATIONS_OF_A_WORLD.min(operations - part * OPERATIONS_OF_A_WORLD) {
            *tried.entry(world.step()).or_default() += 1;
            world.agrees();
        }
        world.is_sound();
    }
    tried
}

/// What the model knows of one id.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Known {
    text: &'static str,
    expires: i64,
    stands: Stands,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stands {
    Waiting,
    Claimed,
    Ended(Outcome, i64),
}

struct World {
    name: String,
    files: Files,
    images: u32,
    now: Arc<AtomicI64>,
    setup: Setup,
    scope: Scope,
    stores: [SqliteStore; 2],
    draw: u64,
    known: BTreeMap<String, Known>,
    facts: BTreeSet<&'static str>,
}

impl World {
    fn new(seed: u64, part: u64) -> Self {
        let files = Files::new();
        let now = Arc::new(AtomicI64::new(1_893_456_000_000));
        let clock = Arc::clone(&now);
        let tick = move || Timestamp::from_millis(clock.fetch_add(1, Ordering::SeqCst)).unwrap();
        let setup = Setup { clock: Arc::new(tick), ..setup() };
        let path = files.path("memory.db");
        let stores = [open(&path, &setup), open(&path, &setup)];
        let scope = samples::scope(&setup.tenant, &PrincipalId::local(), Some("shop"));
        let draw = seed ^ (part + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let name = format!("seed {seed}, world {part}");
        Self {
            name,
            files,
            images: 0,
            now,
            setup,
            scope,
            stores,
            draw,
            known: BTreeMap::new(),
            facts: BTreeSet::new(),
        }
    }

    fn draw(&mut self, below: usize) -> usize {
        self.draw ^= self.draw << 13;
        self.draw ^= self.draw >> 7;
        self.draw ^= self.draw << 17;
        usize::try_from(self.draw % u64::try_from(below).unwrap()).unwrap()
    }

    fn time(&self) -> i64 {
        self.now.load(Ordering::SeqCst)
    }

    fn step(&mut self) -> &'static str {
        match self.draw(14) {
            0..5 => self.stage(),
            5..9 => self.claim(),
            9 => self.race(),
            10 => self.reject(),
            11 => self.expire(),
            12 => {
                let days = i64::try_from(1 + self.draw(9)).unwrap();
                self.now.fetch_add(days * DAY, Ordering::SeqCst);
                "days"
            }
            _ => {
                self.crash();
                "crash"
            }
        }
    }

    fn stage(&mut self) -> &'static str {
        let (text, store) = (TEXTS[self.draw(TEXTS.len())], self.draw(2));
        let at = self.time();
        let new = samples::proposed(text, &self.scope, Reach::Global, &Met::nowhere(5)).unwrap();
        let staging = block_on(self.stores[store].stage(new)).unwrap();
        let alike = || self.known.iter().filter(|(_, known)| known.text == text);
        let waits = alike().find(|(_, known)| known.stands == Stands::Waiting && at < known.expires);
        let muted = alike().any(|(_, known)| {
            matches!(known.stands, Stands::Ended(Outcome::Rejected, ended) if at < ended + 30 * DAY)
        });
        match (staging, waits) {
            (Staging::Known(id), Some((known, _))) => assert_eq!(id.as_str(), known, "{}", self.name),
            (Staging::Muted { .. }, None) => assert!(muted, "{}: {text} is muted", self.name),
            (Staging::Waiting { id, replaced: None }, None) => {
                assert!(!muted, "{}: {text} is heard again", self.name);
                self.overdue_end(at);
                let known = Known { text, expires: at + 7 * DAY, stands: Stands::Waiting };
                assert!(self.known.insert(id.to_string(), known).is_none(), "{}: an id twice", self.name);
            }
            (staging, waits) => panic!("{}: {staging:?} where {waits:?} waits", self.name),
        }
        "stage"
    }

    fn overdue_end(&mut self, at: i64) -> u64 {
        let overdue =
            self.known.values_mut().filter(|known| known.stands == Stands::Waiting && known.expires <= at);
        overdue.map(|known| known.stands = Stands::Ended(Outcome::Expired, at)).count() as u64
    }

    /// One of those that there were, as a store shows it.
    fn some(&mut self) -> Option<StoredPending> {
        let store = self.draw(2);
        let all = block_on(self.stores[store].pending(&self.scope)).unwrap();
        let waiting: Vec<&StoredPending> = all.iter().filter(|pending| pending.draft().is_some()).collect();
        // Mostly one that waits.
        if !waiting.is_empty() && self.draw(4) > 0 {
            let at = self.draw(waiting.len());
            return Some(waiting[at].clone());
        }
        if all.is_empty() { None } else { Some(all[self.draw(all.len())].clone()) }
    }

    fn expected(&self, pending: &StoredPending, at: i64) -> Result<(), NotWaiting> {
        let known = &self.known[pending.row().id.as_str()];
        match known.stands {
            Stands::Waiting if at < known.expires => Ok(()),
            Stands::Waiting => Err(NotWaiting::Overdue),
            Stands::Claimed => Err(NotWaiting::Claimed),
            Stands::Ended(..) => Err(NotWaiting::Ended),
        }
    }

    fn set(&mut self, pending: &StoredPending, stands: Stands) {
        self.known.get_mut(pending.row().id.as_str()).unwrap().stands = stands;
    }

    fn claim(&mut self) -> &'static str {
        let Some(pending) = self.some() else { return "claim" };
        let at = self.time();
        let permit = samples::answered::<ApplyPending>(&pending, &self.scope).unwrap();
        let store = self.draw(2);
        match block_on(self.stores[store].claim(permit)).unwrap() {
            Claim::Not(not) => assert_eq!(self.expected(&pending, at), Err(not), "{}", self.name),
            Claim::Claimed(claimed) => {
                assert_eq!(self.expected(&pending, at), Ok(()), "{}", self.name);
                self.set(&pending, Stands::Claimed);
                return self.carry_out(&pending, *claimed);
            }
        }
        "claim"
    }

    /// Goes on from a claim, and perhaps not to its end.
    fn carry_out(&mut self, pending: &StoredPending, claimed: Claimed) -> &'static str {
        let (ending, store) = (self.draw(5), self.draw(2));
        if ending == 0 {
            self.crash();
            return "crash after the claim";
        }
        if ending == 1 {
            let at = self.time();
            block_on(self.stores[store].conclude(claimed.burned("not-allowed"))).unwrap();
            self.set(pending, Stands::Ended(Outcome::Burned, at));
            return "burn";
        }
        let (approved, open) = samples::approved(claimed, &Met::nowhere(9)).unwrap();
        let Approved::Fact(permit) = approved else { panic!("{}: not a fact", self.name) };
        block_on(Facts::add(&self.stores[store], permit)).unwrap();
        self.facts.insert(self.known[pending.row().id.as_str()].text);
        if ending == 2 {
            self.crash();
            return "crash before the end";
        }
        let at = self.time();
        block_on(self.stores[store].conclude(open.applied("fact_1"))).unwrap();
        self.set(pending, Stands::Ended(Outcome::Applied, at));
        "claim"
    }

    /// Both openings claim one id at the same time.
    fn race(&mut self) -> &'static str {
        let Some(pending) = self.some() else { return "race" };
        let expected = self.expected(&pending, self.time());
        let claims = std::thread::scope(|threads| {
            let claim = |store: &'_ SqliteStore| {
                let permit = samples::answered::<ApplyPending>(&pending, &self.scope).unwrap();
                block_on(store.claim(permit)).unwrap()
            };
            let [one, other] = &self.stores;
            let other = threads.spawn(move || claim(other));
            [claim(one), other.join().unwrap()]
        });
        let won: Vec<Claimed> = claims
            .into_iter()
            .filter_map(|claim| if let Claim::Claimed(claimed) = claim { Some(*claimed) } else { None })
            .collect();
        assert_eq!(won.len(), usize::from(expected.is_ok()), "{}: who got it", self.name);
        if let Some(claimed) = won.into_iter().next() {
            self.set(&pending, Stands::Claimed);
            self.carry_out(&pending, claimed);
        }
        "race"
    }

    fn reject(&mut self) -> &'static str {
        let Some(pending) = self.some() else { return "reject" };
        let at = self.time();
        let permit = samples::answered::<RejectPending>(&pending, &self.scope).unwrap();
        let store = self.draw(2);
        match block_on(self.stores[store].reject(permit)).unwrap() {
            Rejection::Not(not) => assert_eq!(self.expected(&pending, at), Err(not), "{}", self.name),
            Rejection::Rejected => {
                assert_eq!(self.expected(&pending, at), Ok(()), "{}", self.name);
                self.set(&pending, Stands::Ended(Outcome::Rejected, at));
            }
        }
        "reject"
    }

    fn expire(&mut self) -> &'static str {
        let (at, store) = (self.time(), self.draw(2));
        let ended = block_on(self.stores[store].expire(samples::swept(&self.scope).unwrap())).unwrap();
        assert_eq!(ended, self.overdue_end(at), "{}", self.name);
        "expire"
    }

    /// The machine loses its power: what lies on the disk at this moment is all that is left.
    fn crash(&mut self) {
        let from = self.path();
        self.images += 1;
        let to = self.path();
        for end in ["", "-wal"] {
            let with = |path: &Path| PathBuf::from(format!("{}{end}", path.display()));
            if with(&from).exists() {
                fs::copy(with(&from), with(&to)).unwrap();
            }
        }
        self.stores = [open(&to, &self.setup), open(&to, &self.setup)];
    }

    fn path(&self) -> PathBuf {
        let name =
            if self.images == 0 { "memory.db".to_owned() } else { format!("after-{}.db", self.images) };
        self.files.path(&name)
    }

    /// Both openings show what the model knows.
    fn agrees(&self) {
        let now = Timestamp::from_millis(self.time()).unwrap();
        for store in &self.stores {
            let all = block_on(store.pending(&self.scope)).unwrap();
            assert_eq!(all.len(), self.known.len(), "{}", self.name);
            for pending in all {
                let known = &self.known[pending.row().id.as_str()];
                let stands = match pending.standing(now) {
                    Standing::Waiting | Standing::Overdue => Stands::Waiting,
                    Standing::Claimed => Stands::Claimed,
                    Standing::Ended(outcome, at) => Stands::Ended(outcome, at.millis()),
                };
                assert_eq!(stands, known.stands, "{}: {}", self.name, pending.row().id);
                let content = pending.row().fields.is_some();
                assert_eq!(content, stands == Stands::Waiting, "{}: content", self.name);
            }
        }
    }

    /// The facts are those that were applied, once each, and the file has no flaw.
    fn is_sound(&self) {
        let [store, _] = &self.stores;
        let custody = samples::custody(&self.setup.tenant).unwrap();
        assert_eq!(block_on(store.check(&custody)).unwrap(), [], "{}", self.name);
        let links = block_on(Chain::links(store, &custody)).unwrap();
        verify(&links, &self.setup.key).unwrap();
        let claims = links.iter().filter(|link| link.kind == "claim-pending");
        let claimed: Vec<&str> = claims.map(|link| link.target.as_str()).collect();
        let once: BTreeSet<&str> = claimed.iter().copied().collect();
        assert_eq!(claimed.len(), once.len(), "{}: an id was claimed twice", self.name);
        let query = Query::parse("releases coffee ledger ports maps");
        let pool =
            block_on(store.candidates(&self.scope, &query, &Filter::default(), CANDIDATE_LIMIT)).unwrap();
        let mut found: Vec<&str> = pool.candidates.iter().map(|candidate| candidate.text.as_str()).collect();
        found.sort_unstable();
        let mut facts: Vec<&str> = self.facts.iter().copied().collect();
        facts.sort_unstable();
        assert_eq!(found, facts, "{}", self.name);
    }
}
