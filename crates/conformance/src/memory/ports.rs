use super::{KeptEpisode, MemoryStore, State};
use async_trait::async_trait;
use std::cmp::Reverse;
use veridical::episode::{Episodes, NewEpisode, Page, Recorded, StoredEpisode};
use veridical::kernel::{Custody, EpisodeId, Scope, SessionId, StoreError};
use veridical::policy::chain::{Chain, Link, verify};
use veridical::policy::{Permit, kind};
use veridical::{Counts, Flaw, Inspect, StoreInfo, Tallies, Tally};

#[async_trait]
impl Episodes for MemoryStore {
    async fn record(&self, permit: Permit<kind::RecordEpisode, NewEpisode>) -> Result<Recorded, StoreError> {
        let (episode, receipt) = permit.redeem();
        MemoryStore::record(self, &episode, &receipt)
    }

    async fn note_shown(
        &self,
        scope: &Scope,
        root: &SessionId,
        shown: &[EpisodeId],
    ) -> Result<(), StoreError> {
        self.own(scope)?;
        let mut state = self.state();
        let seen: Vec<EpisodeId> = state.episodes_in(scope).map(|kept| kept.row.id.clone()).collect();
        let seen = seen.into_iter().filter(|id| shown.contains(id));
        state.shown.extend(seen.map(|id| (root.clone(), id)));
        Ok(())
    }

    async fn get(&self, scope: &Scope, id: &EpisodeId) -> Result<Option<StoredEpisode>, StoreError> {
        let state = self.state();
        let kept = state.episodes_in(scope).find(|kept| &kept.row.id == id);
        kept.map(|kept| self.open_episode(kept)).transpose()
    }

    async fn list(&self, scope: &Scope, page: Page) -> Result<Vec<StoredEpisode>, StoreError> {
        let state = self.state();
        let mut seen: Vec<&KeptEpisode> =
            state.episodes_in(scope).filter(|kept| page.history || kept.is_live()).collect();
        seen.sort_by_key(|kept| Reverse((kept.row.at, kept.number)));
        let page = seen.into_iter().skip(page.offset).take(page.limit);
        page.map(|kept| self.open_episode(kept)).collect()
    }
}

#[async_trait]
impl Chain for MemoryStore {
    async fn links(&self, custody: &Custody) -> Result<Vec<Link>, StoreError> {
        self.owner(custody)?;
        Ok(self.state().links.clone())
    }
}

#[async_trait]
impl Tallies for MemoryStore {
    async fn add_tally(&self, scope: &Scope, tally: &Tally) -> Result<(), StoreError> {
        self.own(scope)?;
        self.state().tallies.entry(scope.clone()).or_default().add(tally);
        Ok(())
    }

    async fn tallied(&self, scope: &Scope) -> Result<Tally, StoreError> {
        Ok(self.state().tallies.get(scope).cloned().unwrap_or_default())
    }
}

#[async_trait]
impl Inspect for MemoryStore {
    fn describe(&self) -> StoreInfo {
        StoreInfo {
            backend: "memory",
            location: "in memory".to_owned(),
            schema_version: 1,
            copy: None,
            exposed: Vec::new(),
        }
    }

    async fn counts(&self, scope: &Scope) -> Result<Counts, StoreError> {
        let state = self.state();
        let mut counts = Counts::default();
        for kept in state.episodes_in(scope).filter(|kept| kept.is_live()) {
            counts.episodes += 1;
            counts.verified += u64::from(self.open_episode(kept)?.verdict().verified());
        }
        for kept in state.facts.iter().filter(|kept| kept.row.visible_in(scope)) {
            if !self.open_fact(&state, kept)?.status().is_live() {
                continue;
            }
            match kept.row.slot {
                Some(_) => counts.slots += u64::from(!state.hides(scope, &kept.row)),
                None => counts.facts += 1,
            }
        }
        Ok(counts)
    }

    async fn check(&self, custody: &Custody) -> Result<Vec<Flaw>, StoreError> {
        self.owner(custody)?;
        let broken = verify(&self.state().links, &self.key).err();
        Ok(broken
            .map(|broken| Flaw { code: "chain-broken", detail: broken.to_string() })
            .into_iter()
            .collect())
    }
}

impl KeptEpisode {
    fn is_live(&self) -> bool {
        self.superseded_by.is_none()
    }
}

impl State {
    pub(super) fn episodes_in<'s>(&'s self, scope: &'s Scope) -> impl Iterator<Item = &'s KeptEpisode> {
        self.episodes.iter().filter(|kept| kept.row.visible_in(scope))
    }
}
