//! What a pending change would change, as it is now (R8.4).

use crate::{Error, Session};
use veridical_episode::{Episodes, StoredEpisode};
use veridical_kernel::{EpisodeId, FactId};
use veridical_policy::forget::Target;
use veridical_policy::pending::{Filling, Proposal, StoredPending};
use veridical_slot::{Facts, SlotName, Slots, StoredFact};

/// The target of a pending change, as it is now.
#[derive(Debug)]
pub(crate) enum Present {
    /// Nothing: it would be new, is not there any more, or does not wait.
    Nothing,
    /// The live value of the slot.
    Value(Box<StoredFact>),
    /// The fact that would be changed, or the slot's value that would end.
    Fact(Box<StoredFact>),
    /// The item that would be forgotten.
    Item(Doomed),
}

/// An item that is to be forgotten, with all that would go with it.
#[derive(Debug)]
pub(crate) enum Doomed {
    Episode(Box<StoredEpisode>),
    Fact(Box<StoredFact>),
    /// A slot: its newest value, and the earlier ones, newest first.
    Slot(Box<StoredFact>, Vec<StoredFact>),
}

impl Doomed {
    /// What the policy decides on; `None` where there is nothing of it.
    pub(crate) fn target(&self) -> Option<Target> {
        Some(match self {
            Self::Episode(episode) => Target::Episode(episode.row().id.clone()),
            Self::Fact(fact) => Target::Fact(fact.row().id.clone()),
            Self::Slot(newest, _) => {
                let revision = u64::from(newest.row().slot.as_ref()?.revision.get());
                Target::Slot { value: newest.row().id.clone(), revision }
            }
        })
    }
}

impl Session {
    pub(super) async fn present(&self, pending: &StoredPending) -> Result<Present, Error> {
        Ok(match pending.draft() {
            None | Some(Proposal::NewFact { .. }) => Present::Nothing,
            Some(Proposal::SetSlot(filling) | Proposal::SupersedeSlot(filling)) => {
                let live = self.filled(filling).await?;
                live.map_or(Present::Nothing, |live| Present::Value(Box::new(live)))
            }
            Some(Proposal::ChangeFact { id, change }) => {
                let fact = self.changeable(id, change).await?;
                fact.map_or(Present::Nothing, |fact| Present::Fact(Box::new(fact)))
            }
            Some(Proposal::Forget { id, .. }) => {
                self.doomed(id).await?.map_or(Present::Nothing, Present::Item)
            }
        })
    }

    /// The live value of the slot that a draft fills.
    pub(super) async fn filled(&self, filling: &Filling<String>) -> Result<Option<StoredFact>, Error> {
        match SlotName::parse(filling.name()) {
            Ok(name) => self.slot_at(&name, filling.reach()).await,
            Err(_) => Ok(None),
        }
    }

    /// What would be forgotten under this id, when it is seen from here: the value of a slot stands for the slot.
    pub(crate) async fn doomed(&self, id: &str) -> Result<Option<Doomed>, Error> {
        let storage = self.shared().storage.as_ref();
        if let Ok(id) = EpisodeId::parse(id)
            && let Some(episode) = Episodes::get(storage, self.scope(), &id).await?
        {
            return Ok(Some(Doomed::Episode(Box::new(episode))));
        }
        let Ok(id) = FactId::parse(id) else { return Ok(None) };
        let Some(fact) = Facts::get(storage, self.scope(), &id).await? else { return Ok(None) };
        let Some(slot) = &fact.row().slot else { return Ok(Some(Doomed::Fact(Box::new(fact)))) };
        let values = Slots::history(storage, self.scope(), &slot.name).await?;
        let mut values = values.into_iter().filter(|value| value.row().project == fact.row().project);
        let newest = values.next();
        Ok(newest.map(|newest| Doomed::Slot(Box::new(newest), values.collect())))
    }
}
