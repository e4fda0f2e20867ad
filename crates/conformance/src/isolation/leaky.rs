use super::depot::{Depot, Place};
use crate::Setup;
use async_trait::async_trait;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use veridical::episode::{Episodes, NewEpisode, Page, Recorded, StoredEpisode};
use veridical::kernel::{Custody, EpisodeId, FactId, Scope, SessionId, StoreError};
use veridical::place::{Declaration, FirstUse, Forgetting, Kept, Places, Rebinding, StoredPlace};
use veridical::policy::chain::{Chain, Link};
use veridical::policy::forget::{self, Forget, Forgotten};
use veridical::policy::pending::{
    Claim, Conclusion, NewPending, PendingMutations, Rejection, Resolution, Staging, StoredPending, Sweep,
};
use veridical::policy::{Permit, Subject, kind};
use veridical::recall::{Candidates, Filter, Pool, Query};
use veridical::slot::{
    FactKept, FactPage, FactReplacement, Facts, FirstValue, NewFact, PermittedStep, Replacement, Revised,
    Settling, SlotKept, SlotName, Slots, Stepped, StoredFact, Widening,
};
use veridical::{Counts, Flaw, Inspect, Storage, StoreInfo, Tallies, Tally};

/// What a store does wrong on purpose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leak {
    /// It has no filter: whoever asks is shown all that lies in the profile.
    NoFilter,
    /// It chooses among all that lies in the profile, and drops what is foreign from what it chose.
    FiltersAfterTheLimit,
    /// It counts over all that lies in the profile how many items hold a term.
    CountsForeignTerms,
}

impl Leak {
    /// Every leak, by its word.
    pub const ALL: &'static [(&'static str, Self)] = &[
        ("no-filter", Self::NoFilter),
        ("filters-after-the-limit", Self::FiltersAfterTheLimit),
        ("counts-foreign-terms", Self::CountsForeignTerms),
    ];
}

/// Stores of a depot that leak: the negative control of the search.
pub struct Leaky<D> {
    depot: D,
    leak: Leak,
}

impl<D: Depot> Leaky<D> {
    /// Has the stores of a depot leak.
    #[must_use]
    pub fn new(depot: D, leak: Leak) -> Self {
        Self { depot, leak }
    }
}

impl<D: std::fmt::Debug> std::fmt::Debug for Leaky<D> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Leaky").field("depot", &self.depot).field("leak", &self.leak).finish()
    }
}

impl<D: Depot> Depot for Leaky<D> {
    fn place(&self) -> Result<Arc<dyn Place>, StoreError> {
        Ok(Arc::new(LeakyPlace { inner: self.depot.place()?, leak: self.leak, scopes: Arc::default() }))
    }
}

/// Every scope that something was written for.
type Scopes = Arc<Mutex<Vec<Scope>>>;

struct LeakyPlace {
    inner: Arc<dyn Place>,
    leak: Leak,
    scopes: Scopes,
}

impl Place for LeakyPlace {
    fn open(&self, setup: &Setup) -> Result<Arc<dyn Storage>, StoreError> {
        let (leak, scopes) = (self.leak, Arc::clone(&self.scopes));
        Ok(Arc::new(LeakyStore { inner: self.inner.open(setup)?, leak, scopes }))
    }

    fn crashed(&self) -> Result<Arc<dyn Place>, StoreError> {
        let (leak, scopes) = (self.leak, Arc::clone(&self.scopes));
        Ok(Arc::new(Self { inner: self.inner.crashed()?, leak, scopes }))
    }
}

struct LeakyStore {
    inner: Arc<dyn Storage>,
    leak: Leak,
    scopes: Scopes,
}

impl LeakyStore {
    fn scopes(&self) -> MutexGuard<'_, Vec<Scope>> {
        self.scopes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wrote(&self, scope: &Scope) {
        let mut scopes = self.scopes();
        if !scopes.contains(scope) {
            scopes.push(scope.clone());
        }
    }

    /// The scope that is asked for, and behind it all others.
    fn all(&self, scope: &Scope) -> Vec<Scope> {
        let known = self.scopes().clone();
        std::iter::once(scope.clone()).chain(known.into_iter().filter(|known| known != scope)).collect()
    }

    /// The scopes that a read without a filter looks at.
    fn seen(&self, scope: &Scope) -> Vec<Scope> {
        if self.leak == Leak::NoFilter { self.all(scope) } else { vec![scope.clone()] }
    }

    /// What a search of the whole profile offers.
    async fn pool_of_all(
        &self,
        scope: &Scope,
        query: &Query,
        filter: &Filter,
        limit: usize,
    ) -> Result<Pool, StoreError> {
        let mut whole = Pool::default();
        for scope in self.all(scope) {
            let part = Candidates::candidates(&*self.inner, &scope, query, filter, limit).await?;
            whole.statistics.documents += part.statistics.documents;
            whole.statistics.mean_length = whole.statistics.mean_length.max(part.statistics.mean_length);
            whole.statistics.frequency.resize(part.statistics.frequency.len(), 0);
            let sums = whole.statistics.frequency.iter_mut().zip(part.statistics.frequency);
            sums.for_each(|(sum, more)| *sum += more);
            let known: Vec<_> = whole.candidates.iter().map(|known| known.item.clone()).collect();
            whole.candidates.extend(part.candidates.into_iter().filter(|one| !known.contains(&one.item)));
        }
        Ok(whole)
    }
}

#[async_trait]
impl Candidates for LeakyStore {
    async fn candidates(
        &self,
        scope: &Scope,
        query: &Query,
        filter: &Filter,
        limit: usize,
    ) -> Result<Pool, StoreError> {
        let own = Candidates::candidates(&*self.inner, scope, query, filter, limit).await?;
        let mut whole = self.pool_of_all(scope, query, filter, limit).await?;
        match self.leak {
            Leak::NoFilter => Ok(whole),
            Leak::CountsForeignTerms => Ok(Pool { statistics: whole.statistics, candidates: own.candidates }),
            Leak::FiltersAfterTheLimit => {
                // Among equals the newest, as the contract has it; whose it is does not matter yet.
                whole.candidates.sort_by_key(|one| std::cmp::Reverse(one.provenance.at));
                whole.candidates.truncate(limit);
                whole.candidates.retain(|one| own.candidates.contains(one));
                Ok(Pool { statistics: own.statistics, candidates: whole.candidates })
            }
        }
    }
}

#[async_trait]
impl Episodes for LeakyStore {
    async fn record(&self, permit: Permit<kind::RecordEpisode, NewEpisode>) -> Result<Recorded, StoreError> {
        self.wrote(permit.subject().project_scope().as_scope());
        Episodes::record(&*self.inner, permit).await
    }

    async fn note_shown(
        &self,
        scope: &Scope,
        root: &SessionId,
        shown: &[EpisodeId],
    ) -> Result<(), StoreError> {
        Episodes::note_shown(&*self.inner, scope, root, shown).await
    }

    async fn get(&self, scope: &Scope, id: &EpisodeId) -> Result<Option<StoredEpisode>, StoreError> {
        for scope in self.seen(scope) {
            if let Some(episode) = Episodes::get(&*self.inner, &scope, id).await? {
                return Ok(Some(episode));
            }
        }
        Ok(None)
    }

    async fn list(&self, scope: &Scope, page: Page) -> Result<Vec<StoredEpisode>, StoreError> {
        let mut listed = Vec::new();
        for scope in self.seen(scope) {
            listed.extend(Episodes::list(&*self.inner, &scope, page).await?);
        }
        Ok(listed)
    }
}

#[async_trait]
impl Facts for LeakyStore {
    async fn add(&self, permit: Permit<kind::NewFact, NewFact>) -> Result<FactKept, StoreError> {
        self.wrote(permit.subject().scope());
        Facts::add(&*self.inner, permit).await
    }

    async fn get(&self, scope: &Scope, id: &FactId) -> Result<Option<StoredFact>, StoreError> {
        for scope in self.seen(scope) {
            if let Some(fact) = Facts::get(&*self.inner, &scope, id).await? {
                return Ok(Some(fact));
            }
        }
        Ok(None)
    }

    async fn replace(
        &self,
        permit: Permit<kind::SupersedeFact, FactReplacement>,
    ) -> Result<Revised, StoreError> {
        Facts::replace(&*self.inner, permit).await
    }

    async fn settle(&self, permit: Permit<kind::SettleFacts, Settling>) -> Result<Revised, StoreError> {
        Facts::settle(&*self.inner, permit).await
    }

    async fn widen(&self, permit: Permit<kind::WidenScope, Widening>) -> Result<Revised, StoreError> {
        Facts::widen(&*self.inner, permit).await
    }

    async fn step(&self, step: PermittedStep) -> Result<Stepped, StoreError> {
        Facts::step(&*self.inner, step).await
    }

    async fn facts(&self, scope: &Scope, page: FactPage) -> Result<Vec<StoredFact>, StoreError> {
        let mut listed = Vec::new();
        for scope in self.seen(scope) {
            listed.extend(Facts::facts(&*self.inner, &scope, page).await?);
        }
        Ok(listed)
    }

    async fn versions(&self, scope: &Scope, id: &FactId) -> Result<Vec<StoredFact>, StoreError> {
        let mut found = Vec::new();
        for scope in self.seen(scope) {
            found.extend(Facts::versions(&*self.inner, &scope, id).await?);
        }
        Ok(found)
    }
}

#[async_trait]
impl Slots for LeakyStore {
    async fn set(&self, permit: Permit<kind::SetSlot, FirstValue>) -> Result<SlotKept, StoreError> {
        self.wrote(permit.subject().scope());
        Slots::set(&*self.inner, permit).await
    }

    async fn supersede(
        &self,
        permit: Permit<kind::SupersedeSlot, Replacement>,
    ) -> Result<SlotKept, StoreError> {
        Slots::supersede(&*self.inner, permit).await
    }

    async fn live(&self, scope: &Scope, name: Option<&SlotName>) -> Result<Vec<StoredFact>, StoreError> {
        let mut live = Vec::new();
        for scope in self.seen(scope) {
            live.extend(Slots::live(&*self.inner, &scope, name).await?);
        }
        Ok(live)
    }

    async fn history(&self, scope: &Scope, name: &SlotName) -> Result<Vec<StoredFact>, StoreError> {
        let mut values = Vec::new();
        for scope in self.seen(scope) {
            values.extend(Slots::history(&*self.inner, &scope, name).await?);
        }
        Ok(values)
    }
}

#[async_trait]
impl Forget for LeakyStore {
    async fn forget(
        &self,
        permit: Permit<kind::Forget, forget::Forgetting>,
    ) -> Result<Forgotten, StoreError> {
        Forget::forget(&*self.inner, permit).await
    }
}

#[async_trait]
impl PendingMutations for LeakyStore {
    async fn stage(&self, new: NewPending) -> Result<Staging, StoreError> {
        self.wrote(new.scope());
        self.inner.stage(new).await
    }

    async fn pending(&self, scope: &Scope) -> Result<Vec<StoredPending>, StoreError> {
        let mut seen = Vec::new();
        for scope in self.seen(scope) {
            seen.extend(self.inner.pending(&scope).await?);
        }
        Ok(seen)
    }

    async fn claim(&self, permit: Permit<kind::ApplyPending, Resolution>) -> Result<Claim, StoreError> {
        self.inner.claim(permit).await
    }

    async fn conclude(&self, conclusion: Conclusion) -> Result<(), StoreError> {
        self.inner.conclude(conclusion).await
    }

    async fn reject(&self, permit: Permit<kind::RejectPending, Resolution>) -> Result<Rejection, StoreError> {
        self.inner.reject(permit).await
    }

    async fn expire(&self, permit: Permit<kind::ExpirePending, Sweep>) -> Result<u64, StoreError> {
        self.inner.expire(permit).await
    }
}

#[async_trait]
impl Places for LeakyStore {
    async fn trust(&self, permit: Permit<kind::TrustPlace, FirstUse>) -> Result<Kept, StoreError> {
        Places::trust(&*self.inner, permit).await
    }

    async fn rebind(&self, permit: Permit<kind::RebindPlace, Rebinding>) -> Result<Kept, StoreError> {
        Places::rebind(&*self.inner, permit).await
    }

    async fn declare(&self, permit: Permit<kind::DeclarePlace, Declaration>) -> Result<Kept, StoreError> {
        Places::declare(&*self.inner, permit).await
    }

    async fn forget(&self, permit: Permit<kind::ForgetPlace, Forgetting>) -> Result<Kept, StoreError> {
        Places::forget(&*self.inner, permit).await
    }

    async fn remembered(&self, scope: &Scope, place: &str) -> Result<Option<StoredPlace>, StoreError> {
        Places::remembered(&*self.inner, scope, place).await
    }

    async fn folder(&self, scope: &Scope, folder: &str) -> Result<Option<StoredPlace>, StoreError> {
        Places::folder(&*self.inner, scope, folder).await
    }

    async fn places(&self, custody: &Custody) -> Result<Vec<StoredPlace>, StoreError> {
        Places::places(&*self.inner, custody).await
    }
}

#[async_trait]
impl Chain for LeakyStore {
    async fn links(&self, custody: &Custody) -> Result<Vec<Link>, StoreError> {
        Chain::links(&*self.inner, custody).await
    }
}

#[async_trait]
impl Tallies for LeakyStore {
    async fn add_tally(&self, scope: &Scope, tally: &Tally) -> Result<(), StoreError> {
        Tallies::add_tally(&*self.inner, scope, tally).await
    }

    async fn tallied(&self, scope: &Scope) -> Result<Tally, StoreError> {
        let mut sum = Tally::default();
        for scope in self.seen(scope) {
            sum.add(&Tallies::tallied(&*self.inner, &scope).await?);
        }
        Ok(sum)
    }
}

#[async_trait]
impl Inspect for LeakyStore {
    fn describe(&self) -> StoreInfo {
        self.inner.describe()
    }

    async fn counts(&self, scope: &Scope) -> Result<Counts, StoreError> {
        Inspect::counts(&*self.inner, scope).await
    }

    async fn check(&self, custody: &Custody) -> Result<Vec<Flaw>, StoreError> {
        Inspect::check(&*self.inner, custody).await
    }
}
