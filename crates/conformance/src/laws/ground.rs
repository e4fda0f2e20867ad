use crate::samples::SlotPermit;
use crate::samples::{self, Lesson, Met};
use crate::{Backend, Breach, Setup};
use pollster::block_on;
use std::sync::Arc;
use veridical::episode::{Episodes, Page, Recorded, StoredEpisode};
use veridical::kernel::{EpisodeId, FactId, PrincipalId, Scope, SessionRef, TenantId};
use veridical::policy::chain::{Chain, Link, verify};
use veridical::recall::{CANDIDATE_LIMIT, Candidates, Filter, Pool, Query};
use veridical::slot::{FactKept, Facts, Reach, Revision, SlotKept, SlotName, Slots, StoredFact};
use veridical::{Counts, Inspect, Storage};

/// The ground that a law stands on: one new store of one profile, asked in short words.
pub(super) struct Ground {
    pub(super) store: Arc<dyn Storage>,
    pub(super) setup: Setup,
}

impl Ground {
    pub(super) fn new(backend: &dyn Backend) -> Self {
        let setup = Setup::of(&tenant("profile-a"), 1);
        Self { store: backend.open(&setup), setup }
    }

    /// The scope of the local user in the project of a repository.
    pub(super) fn project(&self, repository: &str) -> Scope {
        samples::scope(&self.setup.tenant, &PrincipalId::local(), Some(repository))
    }

    /// The scope of the local user without a project.
    pub(super) fn unbound(&self) -> Scope {
        samples::scope(&self.setup.tenant, &PrincipalId::local(), None)
    }

    pub(super) fn record(&self, lesson: &Lesson, scope: &Scope, met: Met) -> Result<Recorded, Breach> {
        let permit = samples::episode(lesson, scope, met)?;
        Ok(block_on(Episodes::record(&*self.store, permit))?)
    }

    pub(super) fn state(&self, text: &str, scope: &Scope, reach: Reach) -> Result<FactId, Breach> {
        let permit = samples::stated(text, scope, reach, &Met::nowhere(0))?;
        Ok(id_of(block_on(Facts::add(&*self.store, permit))?))
    }

    pub(super) fn claim(&self, text: &str, scope: &Scope, reach: Reach) -> Result<FactId, Breach> {
        let permit = samples::claimed(text, scope, reach, &Met::nowhere(0))?;
        Ok(id_of(block_on(Facts::add(&*self.store, permit))?))
    }

    /// Sets a slot where it has no value, or the one of a revision.
    pub(super) fn fill(
        &self,
        name: &str,
        value: &str,
        scope: &Scope,
        reach: Reach,
        expected: Option<u32>,
    ) -> Result<SlotKept, Breach> {
        let expected = expected.and_then(Revision::new);
        Ok(match samples::slot(name, value, scope, reach, expected)? {
            SlotPermit::Set(permit) => block_on(Slots::set(&*self.store, permit))?,
            SlotPermit::Supersede(permit) => block_on(Slots::supersede(&*self.store, permit))?,
        })
    }

    /// The live values of a slot, each with its revision.
    pub(super) fn live(&self, scope: &Scope, name: &str) -> Result<Vec<(String, u32)>, Breach> {
        let name = SlotName::parse(name).map_err(|error| Breach::Law(error.to_string()))?;
        Ok(values(&block_on(Slots::live(&*self.store, scope, Some(&name)))?))
    }

    /// The history of a slot, newest first.
    pub(super) fn history(&self, scope: &Scope, name: &str) -> Result<Vec<StoredFact>, Breach> {
        let name = SlotName::parse(name).map_err(|error| Breach::Law(error.to_string()))?;
        Ok(block_on(Slots::history(&*self.store, scope, &name))?)
    }

    pub(super) fn episode(&self, scope: &Scope, id: &EpisodeId) -> Result<Option<StoredEpisode>, Breach> {
        Ok(block_on(Episodes::get(&*self.store, scope, id))?)
    }

    pub(super) fn fact(&self, scope: &Scope, id: &FactId) -> Result<Option<StoredFact>, Breach> {
        Ok(block_on(Facts::get(&*self.store, scope, id))?)
    }

    pub(super) fn list(&self, scope: &Scope, page: Page) -> Result<Vec<StoredEpisode>, Breach> {
        Ok(block_on(Episodes::list(&*self.store, scope, page))?)
    }

    pub(super) fn counts(&self, scope: &Scope) -> Result<Counts, Breach> {
        Ok(block_on(Inspect::counts(&*self.store, scope))?)
    }

    pub(super) fn pool(
        &self,
        scope: &Scope,
        text: &str,
        filter: Filter,
        limit: usize,
    ) -> Result<Pool, Breach> {
        let query = Query::parse(text);
        Ok(block_on(Candidates::candidates(&*self.store, scope, &query, &filter, limit))?)
    }

    /// The ids of all that the scope finds for a text, sorted.
    pub(super) fn found(&self, scope: &Scope, text: &str) -> Result<Vec<String>, Breach> {
        let pool = self.pool(scope, text, Filter::default(), CANDIDATE_LIMIT)?;
        let mut ids: Vec<String> = pool.candidates.into_iter().map(|c| c.item.id).collect();
        ids.sort();
        Ok(ids)
    }

    /// All links, once the chain is known to verify.
    pub(super) fn links(&self) -> Result<Vec<Link>, Breach> {
        let custody = samples::custody(&self.setup.tenant)?;
        let links = block_on(Chain::links(&*self.store, &custody))?;
        verify(&links, &self.setup.key).map_err(|broken| Breach::Law(broken.to_string()))?;
        Ok(links)
    }
}

/// What slots say, with the revisions.
pub(super) fn values(found: &[StoredFact]) -> Vec<(String, u32)> {
    let revision = |fact: &StoredFact| fact.row().slot.as_ref().map_or(0, |slot| slot.revision.get());
    found.iter().map(|fact| (fact.row().text.clone(), revision(fact))).collect()
}

fn id_of(kept: FactKept) -> FactId {
    match kept {
        FactKept::Added(id) | FactKept::Unchanged(id) => id,
    }
}

/// A profile of that name; the letter `t` where the name is no id.
#[expect(clippy::expect_used, reason = "the laws name their profiles themselves")]
pub(super) fn tenant(name: &str) -> TenantId {
    TenantId::parse(name).expect("a plain name")
}

/// A person of that name.
#[expect(clippy::expect_used, reason = "the laws name their people themselves")]
pub(super) fn principal(name: &str) -> PrincipalId {
    PrincipalId::parse(name).expect("a plain name")
}

/// A lesson about the module `ledger`.
pub(super) fn lesson() -> Lesson {
    Lesson::new("ledger", "entries do not balance", "debit - credit")
}

/// A meeting in a session of its own.
pub(super) fn met_in(session: &SessionRef) -> Met {
    Met::in_session(session, 10)
}
