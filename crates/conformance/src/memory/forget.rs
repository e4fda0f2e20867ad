use super::MemoryStore;
use async_trait::async_trait;
use veridical::kernel::{EpisodeId, FactId, StoreError};
use veridical::policy::chain::Event;
use veridical::policy::forget::{Forget, Forgetting, Forgotten, Target, lesson_mark};
use veridical::policy::{Permit, Subject, kind};

#[async_trait]
impl Forget for MemoryStore {
    async fn forget(&self, permit: Permit<kind::Forget, Forgetting>) -> Result<Forgotten, StoreError> {
        let (new, receipt) = permit.redeem();
        self.own(new.scope())?;
        let gone = match new.target() {
            Target::Episode(id) => self.remove_episode(&new, id),
            Target::Fact(id) => self.remove_fact(&new, id),
        };
        if !gone {
            return Ok(Forgotten::Unknown);
        }
        let at = (self.clock)();
        let event = Event { at, receipt: &receipt, target: new.target().as_str(), subject: &new.canonical() };
        self.state().append(&event, &self.key);
        Ok(Forgotten::Gone)
    }
}

impl MemoryStore {
    fn remove_episode(&self, new: &Forgetting, id: &EpisodeId) -> bool {
        let mut state = self.state();
        let found = state.episodes_in(new.scope()).find(|kept| &kept.row.id == id);
        let mark = found
            .map(|kept| lesson_mark(&self.key, kept.row.project.as_str(), kept.row.fingerprint.as_str()));
        let Some(mark) = mark else { return false };
        state.episodes.retain(|kept| &kept.row.id != id);
        state.shown.retain(|(_, shown)| shown != id);
        for kept in state.episodes.iter_mut().filter(|kept| kept.superseded_by.as_ref() == Some(id)) {
            kept.superseded_by = None;
        }
        state.forgotten.push((mark, id.clone()));
        true
    }

    fn remove_fact(&self, new: &Forgetting, id: &FactId) -> bool {
        let mut state = self.state();
        let found = state.facts.iter().find(|kept| &kept.row.id == id && kept.row.visible_in(new.scope()));
        let Some(row) = found.map(|kept| kept.row.clone()) else { return false };
        state.facts.retain(|kept| {
            let same_slot = match (&kept.row.slot, &row.slot) {
                (Some(one), Some(other)) => one.name == other.name,
                _ => false,
            };
            let same_place = kept.row.principal == row.principal && kept.row.project == row.project;
            kept.row.id != row.id && !(same_slot && same_place)
        });
        true
    }
}
