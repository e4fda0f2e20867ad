//! What is held after each step, and at the end of a world.

use super::model::{SLOTS, Stands};
use super::world::World;
use pollster::block_on;
use std::collections::BTreeSet;
use veridical::Inspect;
use veridical::kernel::{FactId, Timestamp};
use veridical::policy::chain::{Chain, verify};
use veridical::policy::pending::{PendingMutations, Standing};
use veridical::recall::{CANDIDATE_LIMIT, Candidates, Filter, Query};
use veridical::slot::{Current, Facts, Reach, SlotName, Slots, StoredFact};
use veridical_conformance::samples;

impl World {
    /// Both openings show what the model knows.
    pub(crate) fn agrees(&self) {
        let now = Timestamp::from_millis(self.time()).unwrap();
        for store in &self.stores {
            let all = block_on(store.pending(&self.scope)).unwrap();
            assert_eq!(all.len(), self.model.pending.len(), "{}", self.name);
            for pending in all {
                let known = &self.model.pending[pending.row().id.as_str()];
                let stands = match pending.standing(now) {
                    Standing::Waiting | Standing::Overdue => Stands::Waiting,
                    Standing::Claimed => Stands::Claimed,
                    Standing::Ended(outcome, at) => Stands::Ended(outcome, at.millis()),
                };
                assert_eq!(stands, known.stands, "{}: {}", self.name, pending.row().id);
                let content = pending.row().fields.is_some();
                assert_eq!(content, stands == Stands::Waiting, "{}: content", self.name);
            }
            let live = block_on(Slots::live(store, &self.scope, None)).unwrap();
            let told = |value: &StoredFact| {
                let slot = value.row().slot.as_ref().unwrap();
                (slot.name.to_string(), reach(value).word(), slot.revision.get(), value.row().text.clone())
            };
            let sorted = |mut values: Vec<_>| {
                values.sort();
                values
            };
            let values = |slot: usize| {
                let ((name, reach), (value, _)) = (SLOTS[slot], self.model.slots[slot].last()?);
                Some((name.to_owned(), reach.word(), self.model.revision(slot)?, (*value).to_owned()))
            };
            let known = sorted((0..SLOTS.len()).filter_map(values).collect());
            assert_eq!(sorted(live.iter().map(told).collect()), known, "{}: the live values", self.name);
            let current = Current::of(live).iter().map(|one| told(one.value())).collect();
            let known =
                (0..SLOTS.len()).filter(|slot| self.model.current(*slot).is_some()).filter_map(values);
            assert_eq!(sorted(current), sorted(known.collect()), "{}: the current values", self.name);
        }
    }

    /// The facts and the histories are those that took effect, once each, and the file has no flaw.
    pub(crate) fn is_sound(&self) {
        let [store, _] = &self.stores;
        let custody = samples::custody(&self.setup.tenant).unwrap();
        assert_eq!(block_on(store.check(&custody)).unwrap(), [], "{}", self.name);
        let links = block_on(Chain::links(store, &custody)).unwrap();
        verify(&links, &self.setup.key).unwrap();
        let claims = links.iter().filter(|link| link.kind == "claim-pending");
        let claimed: Vec<&str> = claims.map(|link| link.target.as_str()).collect();
        let once: BTreeSet<&str> = claimed.iter().copied().collect();
        assert_eq!(claimed.len(), once.len(), "{}: an id was claimed twice", self.name);
        for (slot, values) in self.model.slots.iter().enumerate() {
            let (name, place) = SLOTS[slot];
            let name = SlotName::parse(name).unwrap();
            let history = block_on(Slots::history(store, &self.scope, &name)).unwrap();
            let history: Vec<(&str, &str)> = history
                .iter()
                .rev()
                .filter(|value| reach(value) == place)
                .map(|value| (value.row().text.as_str(), value.row().id.as_str()))
                .collect();
            let known: Vec<(&str, &str)> = values.iter().map(|(value, id)| (*value, id.as_str())).collect();
            assert_eq!(history, known, "{}: the history of {name}", self.name);
        }
        for (text, id) in &self.model.facts {
            let fact = block_on(Facts::get(store, &self.scope, &FactId::parse(id).unwrap())).unwrap();
            assert_eq!(fact.map(|fact| fact.row().text.clone()).as_deref(), Some(*text), "{}", self.name);
        }
        let query = Query::parse("coffee releases ledger ports maps house");
        let pool =
            block_on(store.candidates(&self.scope, &query, &Filter::default(), CANDIDATE_LIMIT)).unwrap();
        let found: BTreeSet<String> = pool.candidates.into_iter().map(|candidate| candidate.text).collect();
        let shown = |slot: usize| {
            let value = self.model.current(slot)?;
            Some(format!("{}: {value}", SLOTS[slot].0))
        };
        let facts = self.model.facts.keys().map(|text| (*text).to_owned());
        let known: BTreeSet<String> = facts.chain((0..SLOTS.len()).filter_map(shown)).collect();
        assert_eq!(found, known, "{}: what is found", self.name);
    }
}

fn reach(value: &StoredFact) -> Reach {
    if value.row().project.is_some() { Reach::Project } else { Reach::Global }
}
