//! Facts as the port's contract says it, word for word.

use super::{KeptFact, MemoryStore, State, unnamed};
use async_trait::async_trait;
use std::collections::BTreeSet;
use veridical::kernel::{FactId, Scope, StoreError, Timestamp};
use veridical::policy::chain::Event;
use veridical::policy::{Permit, Receipt, Subject, kind};
use veridical::slot::{
    Admission, Choice, FactKept, FactPage, FactReplacement, FactRow, Facts, Life, Likeness, NewFact,
    PermittedStep, Revised, Settling, Step, StepRow, Stepped, StoredFact, StoredStep, Widening, noted,
};

#[async_trait]
impl Facts for MemoryStore {
    async fn add(&self, permit: Permit<kind::NewFact, NewFact>) -> Result<FactKept, StoreError> {
        let (new, receipt) = permit.redeem();
        self.own(new.scope())?;
        let at = (self.clock)();
        let mut state = self.state();
        let row = new.row(state.next_fact_id()?, at, &self.key);
        if let Some(id) = self.same(&state, &row, at)? {
            return Ok(FactKept::Unchanged(id));
        }
        let id = row.id.clone();
        self.write(&mut state, row, new.wording(), &new.canonical(), &receipt, at, None)?;
        Ok(FactKept::Added(id))
    }

    async fn get(&self, scope: &Scope, id: &FactId) -> Result<Option<StoredFact>, StoreError> {
        let state = self.state();
        let kept = state.facts.iter().find(|kept| &kept.row.id == id && kept.row.visible_in(scope));
        kept.map(|kept| self.open_fact(&state, kept)).transpose()
    }

    async fn replace(
        &self,
        permit: Permit<kind::SupersedeFact, FactReplacement>,
    ) -> Result<Revised, StoreError> {
        let (new, receipt) = permit.redeem();
        self.own(new.scope())?;
        let at = (self.clock)();
        let mut state = self.state();
        let Some(found) = self.find(&state, new.scope(), new.of())? else { return Ok(Revised::Unknown) };
        let row = new.fact().row(state.next_fact_id()?, at, &self.key);
        if found.row().project != row.project {
            return Ok(Revised::Unknown);
        }
        if !found.status().stands() {
            return Ok(Revised::Ended);
        }
        let (earlier, id) = (found.row().id.clone(), row.id.clone());
        if self.same(&state, &row, at)?.as_ref() == Some(&earlier) {
            return Ok(Revised::Unchanged(earlier));
        }
        self.write(&mut state, row, new.fact().wording(), &new.canonical(), &receipt, at, Some(&earlier))?;
        Ok(Revised::Done(id))
    }

    async fn settle(&self, permit: Permit<kind::SettleFacts, Settling>) -> Result<Revised, StoreError> {
        let (new, receipt) = permit.redeem();
        self.own(new.scope())?;
        let at = (self.clock)();
        let mut state = self.state();
        let Some(found) = self.find(&state, new.scope(), new.chosen())? else { return Ok(Revised::Unknown) };
        if !found.status().stands() {
            return Ok(Revised::Ended);
        }
        let chosen = found.row().id.clone();
        let mut settled = false;
        for other in found.life().contradicts().union(found.life().repeats()) {
            let other = self.find(&state, new.scope(), other)?.filter(|other| other.status().stands());
            let Some(other) = other else { continue };
            settled = true;
            let target = other.row().id.as_str();
            state.append(&Event { at, receipt: &receipt, target, subject: &new.canonical() }, &self.key);
            match new.choice() {
                Choice::Only => state.point(&other.row().id, &chosen),
                Choice::Beside => {
                    let step = Step::HoldsBeside(chosen.clone());
                    let row = other.row().step(state.links.len() as u64, step, at);
                    state.steps.push(StoredStep { row, sealed: true });
                }
            }
        }
        Ok(if settled { Revised::Done(chosen) } else { Revised::Unchanged(chosen) })
    }

    async fn widen(&self, permit: Permit<kind::WidenScope, Widening>) -> Result<Revised, StoreError> {
        let (new, receipt) = permit.redeem();
        self.own(new.scope())?;
        let at = (self.clock)();
        let mut state = self.state();
        let Some(found) = self.find(&state, new.scope(), new.target())? else { return Ok(Revised::Unknown) };
        if !found.status().is_live() {
            return Ok(Revised::Ended);
        }
        let earlier = found.row().id.clone();
        let Some(row) = new.row(&found, state.next_fact_id()?, at) else {
            return Ok(Revised::Unchanged(earlier));
        };
        let id = row.id.clone();
        self.write(&mut state, row, None, &new.canonical(), &receipt, at, Some(&earlier))?;
        Ok(Revised::Done(id))
    }

    async fn step(&self, new: PermittedStep) -> Result<Stepped, StoreError> {
        self.own(new.scope())?;
        let at = (self.clock)();
        let mut state = self.state();
        let found = self.seen(&state, new.scope(), new.target())?;
        let Some(found) = found.filter(|found| new.step().fits(found.row())) else {
            return Ok(Stepped::Unknown);
        };
        if !found.status().stands() {
            return Ok(Stepped::Ended);
        }
        match found.life().admits(new.step()) {
            Admission::Known => return Ok(Stepped::Unchanged),
            Admission::Full => return Ok(Stepped::Full),
            Admission::New => {}
        }
        let target = new.target().as_str();
        state.append(&Event { at, receipt: new.receipt(), target, subject: new.canonical() }, &self.key);
        let row = new.row(state.links.len() as u64, at);
        state.steps.push(StoredStep { row, sealed: true });
        Ok(Stepped::Done)
    }

    async fn facts(&self, scope: &Scope, page: FactPage) -> Result<Vec<StoredFact>, StoreError> {
        let state = self.state();
        let seen = state.facts.iter().rev();
        let seen = seen.filter(|kept| kept.row.visible_in(scope) && kept.row.slot.is_none());
        let opened: Vec<StoredFact> =
            seen.map(|kept| self.open_fact(&state, kept)).collect::<Result<_, _>>()?;
        let listed = opened.into_iter().filter(|fact| page.history || fact.status().stands());
        Ok(listed.skip(page.offset).take(page.limit).collect())
    }

    async fn versions(&self, scope: &Scope, id: &FactId) -> Result<Vec<StoredFact>, StoreError> {
        let state = self.state();
        if self.find(&state, scope, id)?.is_none() {
            return Ok(Vec::new());
        }
        let mut kin = BTreeSet::from([id.clone()]);
        loop {
            let joins = |kept: &&KeptFact| {
                let follows = |one: &FactId| kin.contains(one);
                kept.row.slot.is_none()
                    && (kept.superseded_by.as_ref().is_some_and(follows)
                        || state.facts.iter().any(|other| {
                            kin.contains(&other.row.id)
                                && (other.superseded_by.as_ref() == Some(&kept.row.id)
                                    || kept.row.says_as(&other.row))
                        }))
            };
            let further: Vec<FactId> =
                state.facts.iter().filter(joins).map(|kept| kept.row.id.clone()).collect();
            let before = kin.len();
            kin.extend(further);
            if kin.len() == before {
                break;
            }
        }
        let seen =
            state.facts.iter().rev().filter(|kept| kin.contains(&kept.row.id) && kept.row.visible_in(scope));
        seen.map(|kept| self.open_fact(&state, kept)).collect()
    }
}

impl MemoryStore {
    /// A fact that the scope sees and that is no slot's value.
    fn find(&self, state: &State, scope: &Scope, id: &FactId) -> Result<Option<StoredFact>, StoreError> {
        Ok(self.seen(state, scope, id)?.filter(|found| found.row().slot.is_none()))
    }

    /// A fact or a slot's value that the scope sees.
    fn seen(&self, state: &State, scope: &Scope, id: &FactId) -> Result<Option<StoredFact>, StoreError> {
        let found = state.facts.iter().find(|kept| &kept.row.id == id && kept.row.visible_in(scope));
        found.map(|kept| self.open_fact(state, kept)).transpose()
    }

    /// The same text of the same person for the same place, which stands.
    fn same(&self, state: &State, row: &FactRow, at: Timestamp) -> Result<Option<FactId>, StoreError> {
        for kept in state.facts.iter().filter(|kept| kept.row.says_as(row)) {
            let over = kept.row.valid_until.is_some_and(|end| end <= at);
            if !over && self.open_fact(state, kept)?.status().stands() {
                return Ok(Some(kept.row.id.clone()));
            }
        }
        Ok(None)
    }

    #[expect(clippy::too_many_arguments, reason = "all that a mutation is made of")]
    fn write(
        &self,
        state: &mut State,
        row: FactRow,
        wording: Option<&str>,
        subject: &[u8],
        receipt: &Receipt,
        at: Timestamp,
        instead_of: Option<&FactId>,
    ) -> Result<(), StoreError> {
        state.append(&Event { at, receipt, target: row.id.as_str(), subject }, &self.key);
        let number = state.links.len() as u64;
        if let Some(earlier) = instead_of {
            state.point(earlier, &row.id);
        }
        for (other, likeness) in self.alike(state, &row)? {
            let subject = [row.id.as_str(), other.as_str()].join("\0").into_bytes();
            let receipt = receipt.comparing();
            let event = Event { at, receipt: &receipt, target: row.id.as_str(), subject: &subject };
            state.append(&event, &self.key);
            let step = match likeness {
                Likeness::Contradicts => Step::Contradicts(other),
                Likeness::Repeats => Step::Repeats(other),
            };
            let number = state.links.len() as u64;
            state.steps.push(StoredStep { row: row.step(number, step, at), sealed: true });
        }
        if let Some(wording) = wording {
            let subject = [row.id.as_str(), wording].join("\0").into_bytes();
            let receipt = receipt.wording();
            let event = Event { at, receipt: &receipt, target: row.id.as_str(), subject: &subject };
            state.append(&event, &self.key);
            let worded: StepRow = row.worded(state.links.len() as u64, wording, at);
            state.steps.push(StoredStep { row: worded, sealed: true });
        }
        let (seal, marks) = (row.seal(&self.key), row.likeness_marks(&self.key));
        state.facts.push(KeptFact { number, row, seal, superseded_by: None, marks });
        Ok(())
    }

    /// The facts that stand and are like one, as far as they are noted with it.
    fn alike(&self, state: &State, row: &FactRow) -> Result<Vec<(FactId, Likeness)>, StoreError> {
        let mut alike = Vec::new();
        let marks = row.likeness_marks(&self.key);
        for kept in state.facts.iter().filter(|kept| !kept.marks.is_disjoint(&marks)) {
            if let Some(likeness) = row.likeness(&kept.row) {
                let found = self.open_fact(state, kept)?;
                if found.status().stands() {
                    alike.push((kept.row.id.clone(), found, likeness));
                }
            }
        }
        Ok(noted(alike).into_iter().map(|(id, _, likeness)| (id, likeness)).collect())
    }

    pub(super) fn open_fact(&self, state: &State, kept: &KeptFact) -> Result<StoredFact, StoreError> {
        let life = Life::of(&kept.row.id, &state.steps);
        let standing = life.contradicts().iter().filter(|other| state.stands(other)).cloned().collect();
        StoredFact::open(kept.row.clone(), Some(kept.seal), &self.key)
            .map(|fact| fact.as_of(|| (self.clock)(), life, kept.superseded_by.clone(), standing))
            .map_err(|word| StoreError::Corrupt { detail: word.to_string() })
    }
}

impl State {
    fn next_fact_id(&self) -> Result<FactId, StoreError> {
        FactId::parse(&format!("fact_{:032x}", self.next_number())).map_err(unnamed)
    }

    /// Whether nothing has ended a fact but time.
    fn stands(&self, id: &FactId) -> bool {
        self.facts.iter().any(|kept| &kept.row.id == id && self.is_standing(kept))
    }

    /// The same of one that is at hand, a slot's value too.
    pub(super) fn is_standing(&self, kept: &KeptFact) -> bool {
        kept.superseded_by.is_none() && Life::of(&kept.row.id, &self.steps).invalidated().is_none()
    }

    fn point(&mut self, earlier: &FactId, later: &FactId) {
        for kept in self.facts.iter_mut().filter(|kept| &kept.row.id == earlier) {
            kept.superseded_by = Some(later.clone());
        }
    }
}
