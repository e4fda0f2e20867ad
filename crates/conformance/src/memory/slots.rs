//! Slots as the port's contract says it.

use super::{KeptFact, MemoryStore, State, unnamed};
use async_trait::async_trait;
use std::cmp::Reverse;
use std::collections::BTreeSet;
use veridical::kernel::{FactId, ProjectId, Scope, StoreError};
use veridical::policy::chain::Event;
use veridical::policy::{Permit, Subject, kind};
use veridical::slot::{
    FactRow, FirstValue, Replacement, Revision, SlotKept, SlotName, SlotPlace, Slots, StoredFact,
};

#[async_trait]
impl Slots for MemoryStore {
    async fn set(&self, permit: Permit<kind::SetSlot, FirstValue>) -> Result<SlotKept, StoreError> {
        let (new, receipt) = permit.redeem();
        self.own(new.scope())?;
        let at = (self.clock)();
        let mut state = self.state();
        let values = state.values(new.scope(), new.project(), new.name());
        if let Some(live) = values.iter().copied().find(|kept| state.is_standing(kept)) {
            return self.keep(&state, live, new.text());
        }
        let last = values.iter().filter_map(|kept| place(kept)).map(|slot| slot.revision).max();
        let revision = last.map_or(Revision::FIRST, Revision::next);
        let row = new.row(state.next_slot_id()?, at, revision, &self.key);
        let event = Event { at, receipt: &receipt, target: row.id.as_str(), subject: &new.canonical() };
        state.append(&event, &self.key);
        self.push(&mut state, row.clone());
        Ok(SlotKept::Set(row.id, revision))
    }

    async fn supersede(
        &self,
        permit: Permit<kind::SupersedeSlot, Replacement>,
    ) -> Result<SlotKept, StoreError> {
        let (new, receipt) = permit.redeem();
        self.own(new.scope())?;
        let at = (self.clock)();
        let mut state = self.state();
        let values = state.values(new.scope(), new.project(), new.name());
        let Some(live) = values.into_iter().find(|kept| state.is_standing(kept)) else {
            return Ok(SlotKept::Lost(None));
        };
        if place(live).map(|slot| slot.revision) != Some(new.expected()) || live.row.text == new.text() {
            return self.keep(&state, live, new.text());
        }
        let earlier = live.row.id.clone();
        let row = new.row(state.next_slot_id()?, at, &self.key);
        let event = Event { at, receipt: &receipt, target: row.id.as_str(), subject: &new.canonical() };
        state.append(&event, &self.key);
        for kept in state.facts.iter_mut().filter(|kept| kept.row.id == earlier) {
            kept.superseded_by = Some(row.id.clone());
        }
        self.push(&mut state, row.clone());
        Ok(SlotKept::Set(row.id, new.expected().next()))
    }

    async fn live(&self, scope: &Scope, name: Option<&SlotName>) -> Result<Vec<StoredFact>, StoreError> {
        let state = self.state();
        let mut live: Vec<&KeptFact> = state
            .facts
            .iter()
            .filter(|kept| state.is_standing(kept) && kept.row.visible_in(scope))
            .filter(|kept| place(kept).is_some_and(|slot| name.is_none_or(|name| &slot.name == name)))
            .collect();
        live.sort_by_key(|kept| (place(kept).map(|slot| slot.name.clone()), kept.row.project.is_none()));
        live.into_iter().map(|kept| self.open_fact(&state, kept)).collect()
    }

    async fn history(&self, scope: &Scope, name: &SlotName) -> Result<Vec<StoredFact>, StoreError> {
        let state = self.state();
        let seen = state.facts.iter().filter(|kept| kept.row.visible_in(scope));
        let mut values: Vec<&KeptFact> =
            seen.filter(|kept| place(kept).is_some_and(|slot| &slot.name == name)).collect();
        values.sort_by_key(|kept| Reverse(kept.number));
        values.into_iter().map(|kept| self.open_fact(&state, kept)).collect()
    }
}

impl MemoryStore {
    fn keep(&self, state: &State, live: &KeptFact, wanted: &str) -> Result<SlotKept, StoreError> {
        Ok(match place(live) {
            Some(slot) if live.row.text == wanted => SlotKept::Unchanged(live.row.id.clone(), slot.revision),
            _ => SlotKept::Lost(Some(Box::new(self.open_fact(state, live)?))),
        })
    }

    fn push(&self, state: &mut State, row: FactRow) {
        let number = state.links.len() as u64;
        let seal = row.seal(&self.key);
        state.facts.push(KeptFact { number, row, seal, superseded_by: None, marks: BTreeSet::new() });
    }
}

impl State {
    /// Every value that a slot of a person ever had in a project, or everywhere.
    fn values(&self, scope: &Scope, project: Option<&ProjectId>, name: &SlotName) -> Vec<&KeptFact> {
        let of = |kept: &&KeptFact| {
            let row = &kept.row;
            &row.principal == scope.principal()
                && row.project.as_ref() == project
                && place(kept).is_some_and(|slot| &slot.name == name)
        };
        self.facts.iter().filter(of).collect()
    }

    /// Whether the project of a scope has a live value of its own of the slot whose value holds everywhere.
    pub(super) fn hides(&self, scope: &Scope, row: &FactRow) -> bool {
        let (Some(slot), None, Some(project)) = (&row.slot, &row.project, scope.project()) else {
            return false;
        };
        self.values(scope, Some(project), &slot.name).into_iter().any(|kept| self.is_standing(kept))
    }

    fn next_slot_id(&self) -> Result<FactId, StoreError> {
        FactId::parse(&format!("slot_{:032x}", self.next_number())).map_err(unnamed)
    }
}

fn place(kept: &KeptFact) -> Option<&SlotPlace> {
    kept.row.slot.as_ref()
}
