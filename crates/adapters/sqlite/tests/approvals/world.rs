//! One real file with two openings, the model beside it, and what is drawn to happen to both.

use super::act::{apply, by_the_person, proposed};
use super::model::{Asked, DAY, Effect, Model, SLOTS, Stands, TEXTS, VALUES, Wish};
use super::support::{Files, open, setup};
use pollster::block_on;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use veridical::kernel::{PrincipalId, Scope, Timestamp};
use veridical::policy::kind::{ApplyPending, RejectPending};
use veridical::policy::pending::{
    Claim, Claimed, Outcome, PendingMutations, Rejection, Staging, StoredPending,
};
use veridical_conformance::samples::Met;
use veridical_conformance::{Setup, samples};
use veridical_sqlite::SqliteStore;

pub(crate) struct World {
    pub(super) name: String,
    files: Files,
    images: u32,
    pub(super) now: Arc<AtomicI64>,
    pub(super) setup: Setup,
    pub(super) scope: Scope,
    pub(super) stores: [SqliteStore; 2],
    draw: u64,
    pub(super) model: Model,
}

impl World {
    pub(crate) fn new(seed: u64, part: u64) -> Self {
        let files = Files::new();
        let now = Arc::new(AtomicI64::new(1_893_456_000_000));
        let clock = Arc::clone(&now);
        let tick = move || Timestamp::from_millis(clock.fetch_add(1, Ordering::SeqCst)).unwrap();
        let setup = Setup { clock: Arc::new(tick), ..setup() };
        let path = files.path("memory-0.db");
        let stores = [open(&path, &setup), open(&path, &setup)];
        let scope = samples::scope(&setup.tenant, &PrincipalId::local(), Some("shop"));
        let draw = seed ^ (part + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let name = format!("seed {seed}, world {part}");
        Self { name, files, images: 0, now, setup, scope, stores, draw, model: Model::default() }
    }

    fn draw(&mut self, below: usize) -> usize {
        self.draw ^= self.draw << 13;
        self.draw ^= self.draw >> 7;
        self.draw ^= self.draw << 17;
        usize::try_from(self.draw % u64::try_from(below).unwrap()).unwrap()
    }

    pub(super) fn time(&self) -> i64 {
        self.now.load(Ordering::SeqCst)
    }

    fn store(&mut self) -> usize {
        self.draw(2)
    }

    pub(crate) fn step(&mut self) -> &'static str {
        match self.draw(40) {
            0..6 => {
                let text = TEXTS[self.draw(TEXTS.len())];
                self.ask(Wish::Fact(text), "ask for a fact")
            }
            6..13 => {
                let wish = self.value();
                self.ask(wish, "ask for a value")
            }
            13..17 => match self.forgetting() {
                Some(wish) => self.ask(wish, "ask to forget"),
                None => "nothing to forget",
            },
            17..26 => self.claim(),
            26..28 => self.race_for_an_id(),
            28 => self.race_for_a_slot(),
            29 => self.race_with_a_writer(),
            30 | 31 => self.reject(),
            32 => self.expire(),
            33..36 => {
                let wish = self.value();
                self.by_the_person(&wish);
                "write a slot"
            }
            36 => match self.forgetting() {
                Some(wish) => {
                    self.by_the_person(&wish);
                    "forget"
                }
                None => "nothing to forget",
            },
            37 | 38 => {
                let days = i64::try_from(1 + self.draw(13)).unwrap();
                self.now.fetch_add(days * DAY, Ordering::SeqCst);
                "days"
            }
            _ => {
                self.crash();
                "crash"
            }
        }
    }

    /// A value for a slot, mostly in the place of the one that is there.
    fn value(&mut self) -> Wish {
        let (slot, value) = (self.draw(SLOTS.len()), VALUES[self.draw(VALUES.len())]);
        let live = self.model.revision(slot);
        let expected = match self.draw(6) {
            0 => None,
            1 => Some(live.map_or(1, |live| live.saturating_sub(1).max(1))),
            _ => live,
        };
        Wish::Value { slot, value, expected }
    }

    /// Something that is there, or was, to be forgotten; of a slot mostly at its newest value.
    fn forgetting(&mut self) -> Option<Wish> {
        let slot = self.draw(SLOTS.len());
        let values = self.model.slots[slot].clone();
        if self.draw(2) == 0 && !values.is_empty() {
            let at = if self.draw(5) == 0 { self.draw(values.len()) } else { values.len() - 1 };
            let revision = u32::try_from(at + 1).unwrap();
            return Some(Wish::ForgetSlot { slot, id: values[at].1.clone(), revision });
        }
        let ids: Vec<String> = self.model.facts.values().cloned().collect();
        if ids.is_empty() { None } else { Some(Wish::ForgetFact { id: ids[self.draw(ids.len())].clone() }) }
    }

    fn ask(&mut self, wish: Wish, way: &'static str) -> &'static str {
        let (store, at) = (self.store(), self.time());
        let staging = block_on(self.stores[store].stage(proposed(&wish, &self.scope))).unwrap();
        let asked = match &staging {
            Staging::Waiting { replaced, .. } => {
                Asked::Waits { replaces: replaced.as_ref().map(ToString::to_string) }
            }
            Staging::Known(id) => Asked::Known(id.to_string()),
            Staging::Muted { .. } => Asked::Muted,
            Staging::SessionFull => Asked::Full,
            Staging::Full => panic!("{}: so many cannot wait", self.name),
        };
        assert_eq!(asked, self.model.asked(&wish, at), "{}: {wish:?}", self.name);
        if let Staging::Waiting { id, replaced } = staging {
            let replaced = replaced.as_ref().map(ToString::to_string);
            self.model.waits(id.to_string(), wish, replaced.as_deref(), at);
        }
        way
    }

    /// One of those that there were, as a store shows it.
    fn some(&mut self) -> Option<StoredPending> {
        let store = self.store();
        let all = block_on(self.stores[store].pending(&self.scope)).unwrap();
        let waiting: Vec<&StoredPending> = all.iter().filter(|pending| pending.draft().is_some()).collect();
        // Mostly one that waits.
        if !waiting.is_empty() && self.draw(4) > 0 {
            let at = self.draw(waiting.len());
            return Some(waiting[at].clone());
        }
        if all.is_empty() { None } else { Some(all[self.draw(all.len())].clone()) }
    }

    fn claim(&mut self) -> &'static str {
        let Some(pending) = self.some() else { return "nothing to claim" };
        let (id, at) = (pending.row().id.to_string(), self.time());
        let permit = samples::answered::<ApplyPending>(&pending, &self.scope).unwrap();
        let store = self.store();
        let expected = self.model.may_be_answered(&id, at);
        match block_on(self.stores[store].claim(permit)).unwrap() {
            Claim::Not(not) => {
                assert_eq!(expected, Err(not), "{}", self.name);
                "a claim that is refused"
            }
            Claim::Claimed(claimed) => {
                assert_eq!(expected, Ok(()), "{}", self.name);
                self.model.set(&id, Stands::Claimed);
                self.carry_out(&id, *claimed)
            }
        }
    }

    /// Goes on from a claim, and perhaps not to its end.
    fn carry_out(&mut self, id: &str, claimed: Claimed) -> &'static str {
        let (ending, store) = (self.draw(8), self.store());
        if ending == 0 {
            self.crash();
            return "crash after the claim";
        }
        if ending == 1 {
            let at = self.time();
            block_on(self.stores[store].conclude(claimed.burned("not-allowed"))).unwrap();
            self.model.set(id, Stands::Ended(Outcome::Burned, at));
            return "burn";
        }
        let wish = self.model.pending[id].wish.clone();
        let (approved, open) = samples::approved(claimed, None, &Met::nowhere(9)).unwrap();
        let (expected, at) = (self.model.effect(&wish), self.time());
        let (effect, new) = apply(&self.stores[store], approved);
        assert_eq!(effect, expected, "{}: {wish:?}", self.name);
        self.took_effect(&wish, effect, &new, at);
        if ending == 2 {
            self.crash();
            return "crash before the end";
        }
        let (at, ended) = (self.time(), matches!(effect, Effect::Done | Effect::Same));
        let conclusion = if ended { open.applied("item_1") } else { open.burned("lost-race") };
        block_on(self.stores[store].conclude(conclusion)).unwrap();
        let outcome = if ended { Outcome::Applied } else { Outcome::Burned };
        self.model.set(id, Stands::Ended(outcome, at));
        if ended { "apply" } else { "lost race" }
    }

    fn took_effect(&mut self, wish: &Wish, effect: Effect, new: &str, at: i64) {
        if effect != Effect::Done {
            return;
        }
        let gone = self.model.done(wish, new, at);
        let gone: Vec<&str> = gone.into_iter().filter(|text| !self.model.holds(text)).collect();
        if gone.is_empty() {
            return;
        }
        for path in self.paths(&self.path()) {
            let bytes = fs::read(&path).unwrap_or_default();
            for text in &gone {
                let there = bytes.windows(text.len()).any(|window| window == text.as_bytes());
                assert!(!there, "{}: {text:?} stands in {}", self.name, path.display());
            }
        }
    }

    fn by_the_person(&mut self, wish: &Wish) {
        let (store, expected, at) = (self.store(), self.model.effect(wish), self.time());
        let (effect, new) = by_the_person(&self.stores[store], wish, &self.scope);
        assert_eq!(effect, expected, "{}: {wish:?}", self.name);
        self.took_effect(wish, effect, &new, at);
    }

    /// Both openings claim one id at the same time.
    fn race_for_an_id(&mut self) -> &'static str {
        let Some(pending) = self.some() else { return "nothing to claim" };
        let id = pending.row().id.to_string();
        let expected = self.model.may_be_answered(&id, self.time());
        let claim = |store: &SqliteStore| {
            let permit = samples::answered::<ApplyPending>(&pending, &self.scope).unwrap();
            block_on(store.claim(permit)).unwrap()
        };
        let [one, other] = &self.stores;
        let claims = at_once(|| claim(one), || claim(other));
        let won: Vec<Claimed> = claims
            .into_iter()
            .filter_map(|claim| if let Claim::Claimed(claimed) = claim { Some(*claimed) } else { None })
            .collect();
        assert_eq!(won.len(), usize::from(expected.is_ok()), "{}: who got it", self.name);
        if let Some(claimed) = won.into_iter().next() {
            self.model.set(&id, Stands::Claimed);
            self.carry_out(&id, claimed);
        }
        "race for an id"
    }

    /// Both openings put another value in the place of the same one at the same time.
    fn race_for_a_slot(&mut self) -> &'static str {
        let (slot, value) = (self.draw(SLOTS.len()), self.draw(VALUES.len()));
        let expected = self.model.revision(slot);
        let wishes = [0, 1].map(|more| {
            let value = VALUES[(value + more) % VALUES.len()];
            Wish::Value { slot, value, expected }
        });
        let [one, other] = &self.stores;
        let done = at_once(
            || by_the_person(one, &wishes[0], &self.scope),
            || by_the_person(other, &wishes[1], &self.scope),
        );
        let at = self.time();
        self.one_after_the_other(&wishes, &done, at);
        "race for a slot"
    }

    /// A person's answer and another writer change one slot at the same time.
    fn race_with_a_writer(&mut self) -> &'static str {
        let Some(pending) = self.some() else { return "nothing to claim" };
        let (id, at) = (pending.row().id.to_string(), self.time());
        let approved = self.model.pending[&id].wish.clone();
        let Wish::Value { slot, expected, .. } = approved else { return "no slot to race for" };
        if self.model.may_be_answered(&id, at).is_err() {
            return "no slot to race for";
        }
        let permit = samples::answered::<ApplyPending>(&pending, &self.scope).unwrap();
        let Claim::Claimed(claimed) = block_on(self.stores[0].claim(permit)).unwrap() else {
            panic!("{}: it waits and cannot be claimed", self.name)
        };
        let written = Wish::Value { slot, value: VALUES[self.draw(VALUES.len())], expected };
        let (permit, open) = samples::approved(*claimed, None, &Met::nowhere(9)).unwrap();
        let [one, other] = &self.stores;
        let done = at_once(|| apply(one, permit), || by_the_person(other, &written, &self.scope));
        let (wishes, at) = ([approved, written], self.time());
        self.one_after_the_other(&wishes, &done, at);
        let ended = matches!(done[0].0, Effect::Done | Effect::Same);
        let conclusion = if ended { open.applied("item_1") } else { open.burned("lost-race") };
        block_on(self.stores[1].conclude(conclusion)).unwrap();
        let outcome = if ended { Outcome::Applied } else { Outcome::Burned };
        self.model.set(&id, Stands::Ended(outcome, at));
        "race of an approval and a writer"
    }

    /// What two writers of a slot did at once is what one and then the other would have done.
    fn one_after_the_other(&mut self, wishes: &[Wish; 2], done: &[(Effect, String); 2], at: i64) {
        let explained = [[0, 1], [1, 0]].into_iter().find_map(|order| {
            let mut model = self.model.clone();
            for which in order {
                let (wish, (effect, new)) = (&wishes[which], &done[which]);
                if *effect != model.effect(wish) {
                    return None;
                }
                if *effect == Effect::Done {
                    model.done(wish, new, at);
                }
            }
            Some(model)
        });
        let explained = explained.unwrap_or_else(|| panic!("{}: {wishes:?} came to {done:?}", self.name));
        self.model = explained;
    }

    fn reject(&mut self) -> &'static str {
        let Some(pending) = self.some() else { return "nothing to reject" };
        let (id, at) = (pending.row().id.to_string(), self.time());
        let permit = samples::answered::<RejectPending>(&pending, &self.scope).unwrap();
        let (store, expected) = (self.store(), self.model.may_be_answered(&id, at));
        match block_on(self.stores[store].reject(permit)).unwrap() {
            Rejection::Not(not) => assert_eq!(expected, Err(not), "{}", self.name),
            Rejection::Rejected => {
                assert_eq!(expected, Ok(()), "{}", self.name);
                self.model.set(&id, Stands::Ended(Outcome::Rejected, at));
            }
        }
        "reject"
    }

    fn expire(&mut self) -> &'static str {
        let (at, store) = (self.time(), self.store());
        let ended = block_on(self.stores[store].expire(samples::swept(&self.scope).unwrap())).unwrap();
        assert_eq!(ended, self.model.overdue_end(at), "{}", self.name);
        "expire"
    }

    /// The machine loses its power: what lies on the disk at this moment is all that is left.
    fn crash(&mut self) {
        let from = self.path();
        self.images += 1;
        let to = self.path();
        for (from, to) in self.paths(&from).into_iter().zip(self.paths(&to)) {
            if from.exists() {
                fs::copy(from, to).unwrap();
            }
        }
        self.stores = [open(&to, &self.setup), open(&to, &self.setup)];
        for path in self.paths(&from) {
            let _ = fs::remove_file(path);
        }
    }

    fn path(&self) -> PathBuf {
        self.files.path(&format!("memory-{}.db", self.images))
    }

    /// The file and its log.
    fn paths(&self, database: &Path) -> [PathBuf; 2] {
        ["", "-wal"].map(|end| PathBuf::from(format!("{}{end}", database.display())))
    }
}

/// Does both at the same time.
fn at_once<T: Send>(one: impl FnOnce() -> T, other: impl FnOnce() -> T + Send) -> [T; 2] {
    std::thread::scope(|threads| {
        let other = threads.spawn(other);
        [one(), other.join().unwrap()]
    })
}
