use super::{KeptFact, MemoryStore, State};
use async_trait::async_trait;
use std::collections::BTreeSet;
use veridical::kernel::{EpisodeId, FactId, StoreError};
use veridical::policy::chain::Event;
use veridical::policy::forget::{Forget, Forgetting, Forgotten, Target, lesson_mark};
use veridical::policy::pending::{Gone, Outcome, PendingRow};
use veridical::policy::{Permit, Subject, kind};
use veridical::slot::{FactRow, StoredStep};

#[async_trait]
impl Forget for MemoryStore {
    async fn forget(&self, permit: Permit<kind::Forget, Forgetting>) -> Result<Forgotten, StoreError> {
        let (new, receipt) = permit.redeem();
        self.own(new.scope())?;
        let at = (self.clock)();
        let mut state = self.state();
        let waiting = self.all_pending(&state, new.scope())?;
        let removed = match new.target() {
            Target::Episode(id) => self.remove_episode(&mut state, &new, id),
            Target::Fact(id) | Target::Slot { value: id, .. } => remove_fact(&mut state, &new, id),
        };
        let removed = match removed {
            Ok(removed) => removed,
            Err(forgotten) => return Ok(forgotten),
        };
        let event = Event { at, receipt: &receipt, target: new.target().as_str(), subject: &new.canonical() };
        state.append(&event, &self.key);
        let (ids, texts): (Vec<&str>, Vec<&str>) =
            removed.iter().map(|row| (row.id.as_str(), row.text.as_str())).unzip();
        let first = removed.first();
        let ids = if ids.is_empty() { vec![new.target().as_str()] } else { ids };
        let gone = Gone {
            ids: &ids,
            texts: &texts,
            slot: first.and_then(|row| row.slot.as_ref()).map(|slot| slot.name.key()),
            project: first.and_then(|row| row.project.as_ref()),
        };
        for pending in waiting.iter().filter(|pending| pending.is_about(&gone)) {
            let ended = |row: PendingRow| row.ended(Outcome::Forgotten, at, None);
            self.change(&mut state, &pending.row().id, at, &receipt.clearing(), ended);
        }
        Ok(Forgotten::Gone)
    }
}

impl MemoryStore {
    fn remove_episode(
        &self,
        state: &mut State,
        new: &Forgetting,
        id: &EpisodeId,
    ) -> Result<Vec<FactRow>, Forgotten> {
        let found = state.episodes_in(new.scope()).find(|kept| &kept.row.id == id);
        let mark = found
            .map(|kept| lesson_mark(&self.key, kept.row.project.as_str(), kept.row.fingerprint.as_str()));
        let mark = mark.ok_or(Forgotten::Unknown)?;
        state.episodes.retain(|kept| &kept.row.id != id);
        state.shown.retain(|(_, shown)| shown != id);
        for kept in state.episodes.iter_mut().filter(|kept| kept.superseded_by.as_ref() == Some(id)) {
            kept.superseded_by = None;
        }
        state.forgotten.push((mark, id.clone()));
        Ok(Vec::new())
    }
}

/// A fact with what said the very same and what these took the place of, or a slot with all of its values; what is removed,
/// newest first.
fn remove_fact(state: &mut State, new: &Forgetting, id: &FactId) -> Result<Vec<FactRow>, Forgotten> {
    let found = state.facts.iter().find(|kept| &kept.row.id == id && kept.row.visible_in(new.scope()));
    let row = found.map(|kept| kept.row.clone()).ok_or(Forgotten::Unknown)?;
    let same = |kept: &&KeptFact| match (&kept.row.slot, &row.slot) {
        (Some(one), Some(other)) => {
            one.name == other.name && kept.row.principal == row.principal && kept.row.project == row.project
        }
        (None, None) => kept.row.says_as(&row),
        _ => false,
    };
    let mut gone: BTreeSet<FactId> =
        state.facts.iter().filter(same).map(|kept| kept.row.id.clone()).collect();
    loop {
        let leads = |kept: &&KeptFact| kept.superseded_by.as_ref().is_some_and(|later| gone.contains(later));
        let earlier: Vec<FactId> = state.facts.iter().filter(leads).map(|kept| kept.row.id.clone()).collect();
        let before = gone.len();
        gone.extend(earlier);
        if gone.len() == before {
            break;
        }
    }
    let goes = |kept: &KeptFact| gone.contains(&kept.row.id);
    let removed: Vec<FactRow> =
        state.facts.iter().rev().filter(|kept| goes(kept)).map(|kept| kept.row.clone()).collect();
    let newest = removed.first().and_then(|row| row.slot.as_ref());
    if newest.map(|slot| u64::from(slot.revision.get())) != new.target().revision() {
        return Err(Forgotten::Changed);
    }
    state.facts.retain(|kept| !goes(kept));
    let of_gone = |step: &StoredStep| {
        gone.contains(&step.row.fact) || step.row.step.other().is_some_and(|other| gone.contains(other))
    };
    state.steps.retain(|step| !of_gone(step));
    Ok(removed)
}
