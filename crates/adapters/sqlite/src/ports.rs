//! Each port's call, handed to the thread that does it.

use crate::connection::{self, Access};
use crate::error::{During, corrupt};
use crate::rows::{chain, episode, fact, pending, tally};
use crate::store::SqliteStore;
use crate::{candidates, check, schema, write};
use async_trait::async_trait;
use std::sync::Arc;
use veridical::episode::{Episodes, NewEpisode, Page, Recorded, StoredEpisode};
use veridical::kernel::{Custody, EpisodeId, FactId, Scope, SessionId, StoreError};
use veridical::policy::chain::{Chain, Link};
use veridical::policy::forget::{Forget, Forgetting, Forgotten};
use veridical::policy::pending::{
    Claim, Conclusion, NewPending, PendingMutations, Rejection, Resolution, Staging, StoredPending, Sweep,
};
use veridical::policy::{Permit, Subject, kind};
use veridical::recall::{Candidates, Filter, Pool, Query};
use veridical::slot::{
    FactKept, FactPage, FactReplacement, Facts, FirstValue, NewFact, PermittedStep, Replacement, Revised,
    Settling, SlotKept, SlotName, Slots, Stepped, StoredFact, Widening,
};
use veridical::{Counts, Flaw, Inspect, StoreInfo, Tallies, Tally};

#[async_trait]
impl Episodes for SqliteStore {
    async fn record(&self, permit: Permit<kind::RecordEpisode, NewEpisode>) -> Result<Recorded, StoreError> {
        let writer = self.writer_for(permit.subject().project_scope().as_scope())?;
        let (owner, clock) = (Arc::clone(&self.owner), Arc::clone(&writer.clock));
        let (new, receipt) = permit.redeem();
        let job = move |connection: &mut _| write::record(connection, &owner, &clock, &new, &receipt);
        writer.thread.run("record an episode", job).await
    }

    async fn note_shown(
        &self,
        scope: &Scope,
        root: &SessionId,
        shown: &[EpisodeId],
    ) -> Result<(), StoreError> {
        let Some(place) = scope.in_project() else { return Ok(()) };
        let writer = self.writer_for(scope)?;
        let (owner, root, shown) = (Arc::clone(&self.owner), root.clone(), shown.to_vec());
        let job = move |connection: &mut _| write::note_shown(connection, &owner, &place, &root, &shown);
        writer.thread.run("note what was shown", job).await
    }

    async fn get(&self, scope: &Scope, id: &EpisodeId) -> Result<Option<StoredEpisode>, StoreError> {
        let Some(place) = scope.in_project() else { return Ok(None) };
        let (owner, id) = (Arc::clone(&self.owner), id.clone());
        let job = move |connection: &mut rusqlite::Connection| {
            let snapshot = connection.transaction().during("begin to read")?;
            let sealed = episode::get(&snapshot, place.as_scope().tenant(), place.project(), &id);
            let sealed = sealed.during("read an episode")?;
            sealed.map(|sealed| candidates::open_episode(&snapshot, &owner, sealed)).transpose()
        };
        self.readers.run("read an episode", job).await
    }

    async fn list(&self, scope: &Scope, page: Page) -> Result<Vec<StoredEpisode>, StoreError> {
        let Some(place) = scope.in_project() else { return Ok(Vec::new()) };
        let owner = Arc::clone(&self.owner);
        let job = move |connection: &mut rusqlite::Connection| {
            let snapshot = connection.transaction().during("begin to read")?;
            let sealed = episode::list(&snapshot, place.as_scope().tenant(), place.project(), page);
            let open = |sealed| candidates::open_episode(&snapshot, &owner, sealed);
            sealed.during("list episodes")?.into_iter().map(open).collect()
        };
        self.readers.run("list episodes", job).await
    }
}

#[async_trait]
impl Facts for SqliteStore {
    async fn add(&self, permit: Permit<kind::NewFact, NewFact>) -> Result<FactKept, StoreError> {
        let writer = self.writer_for(permit.subject().scope())?;
        let (owner, clock) = (Arc::clone(&self.owner), Arc::clone(&writer.clock));
        let (new, receipt) = permit.redeem();
        let job = move |connection: &mut _| write::fact::add(connection, &owner, &clock, &new, &receipt);
        writer.thread.run("keep a fact", job).await
    }

    async fn get(&self, scope: &Scope, id: &FactId) -> Result<Option<StoredFact>, StoreError> {
        let (owner, scope, id) = (Arc::clone(&self.owner), scope.clone(), id.clone());
        let job = move |connection: &mut rusqlite::Connection| {
            let snapshot = connection.transaction().during("begin to read")?;
            let sealed = fact::get(&snapshot, &scope, &id).during("read a fact")?;
            sealed.map(|sealed| candidates::open_fact(&snapshot, &owner, sealed)).transpose()
        };
        self.readers.run("read a fact", job).await
    }

    async fn replace(
        &self,
        permit: Permit<kind::SupersedeFact, FactReplacement>,
    ) -> Result<Revised, StoreError> {
        let writer = self.writer_for(permit.subject().scope())?;
        let (owner, clock) = (Arc::clone(&self.owner), Arc::clone(&writer.clock));
        let (new, receipt) = permit.redeem();
        let job = move |connection: &mut _| write::fact::replace(connection, &owner, &clock, &new, &receipt);
        writer.thread.run("replace a fact", job).await
    }

    async fn settle(&self, permit: Permit<kind::SettleFacts, Settling>) -> Result<Revised, StoreError> {
        let writer = self.writer_for(permit.subject().scope())?;
        let (owner, clock) = (Arc::clone(&self.owner), Arc::clone(&writer.clock));
        let (new, receipt) = permit.redeem();
        let job = move |connection: &mut _| write::fact::settle(connection, &owner, &clock, &new, &receipt);
        writer.thread.run("choose between facts", job).await
    }

    async fn widen(&self, permit: Permit<kind::WidenScope, Widening>) -> Result<Revised, StoreError> {
        let writer = self.writer_for(permit.subject().scope())?;
        let (owner, clock) = (Arc::clone(&self.owner), Arc::clone(&writer.clock));
        let (new, receipt) = permit.redeem();
        let job = move |connection: &mut _| write::fact::widen(connection, &owner, &clock, &new, &receipt);
        writer.thread.run("widen a fact", job).await
    }

    async fn step(&self, step: PermittedStep) -> Result<Stepped, StoreError> {
        let writer = self.writer_for(step.scope())?;
        let (owner, clock) = (Arc::clone(&self.owner), Arc::clone(&writer.clock));
        let job = move |connection: &mut _| write::fact::step(connection, &owner, &clock, &step);
        writer.thread.run("add a step to a fact", job).await
    }

    async fn facts(&self, scope: &Scope, page: FactPage) -> Result<Vec<StoredFact>, StoreError> {
        let (owner, scope) = (Arc::clone(&self.owner), scope.clone());
        let job = move |connection: &mut rusqlite::Connection| {
            let snapshot = connection.transaction().during("begin to read")?;
            candidates::list_facts(&snapshot, &owner, &scope, page)
        };
        self.readers.run("list facts", job).await
    }

    async fn versions(&self, scope: &Scope, id: &FactId) -> Result<Vec<StoredFact>, StoreError> {
        let (scope, id) = (scope.clone(), id.clone());
        self.values("read a fact's history", move |snapshot| {
            let found = fact::get(snapshot, &scope, &id)?.filter(|sealed| sealed.row.slot.is_none());
            let Some(found) = found else { return Ok(Vec::new()) };
            let mut kin = fact::kin(snapshot, found.number, fact::Kin::All)?;
            kin.retain(|one| one.row.visible_in(&scope));
            Ok(kin)
        })
        .await
    }
}

#[async_trait]
impl Forget for SqliteStore {
    async fn forget(&self, permit: Permit<kind::Forget, Forgetting>) -> Result<Forgotten, StoreError> {
        let writer = self.writer_for(permit.subject().scope())?;
        let (owner, clock, path) = (Arc::clone(&self.owner), Arc::clone(&writer.clock), self.path.clone());
        let (new, receipt) = permit.redeem();
        let job = move |connection: &mut _| {
            write::forget::forget(connection, &path, &owner, &clock, &new, &receipt)
        };
        writer.thread.run("forget an item", job).await
    }
}

#[async_trait]
impl PendingMutations for SqliteStore {
    async fn stage(&self, new: NewPending) -> Result<Staging, StoreError> {
        let writer = self.writer_for(new.scope())?;
        let (owner, clock) = (Arc::clone(&self.owner), Arc::clone(&writer.clock));
        let job = move |connection: &mut _| write::pending::stage(connection, &owner, &clock, &new);
        writer.thread.run("let a change wait", job).await
    }

    async fn pending(&self, scope: &Scope) -> Result<Vec<StoredPending>, StoreError> {
        let (owner, scope) = (Arc::clone(&self.owner), scope.clone());
        let job = move |connection: &mut rusqlite::Connection| {
            let snapshot = connection.transaction().during("begin to read")?;
            let mut seen = pending::of_person(&snapshot, &scope).during("read what waits")?;
            seen.retain(|sealed| sealed.row.visible_in(&scope));
            seen.reverse();
            let open = |sealed: pending::Sealed| {
                sealed.open(&owner).map_err(|_| corrupt("what waits has a word of no meaning"))
            };
            seen.into_iter().map(open).collect()
        };
        self.readers.run("read what waits", job).await
    }

    async fn claim(&self, permit: Permit<kind::ApplyPending, Resolution>) -> Result<Claim, StoreError> {
        let writer = self.writer_for(permit.subject().scope())?;
        let (owner, clock) = (Arc::clone(&self.owner), Arc::clone(&writer.clock));
        let (resolution, receipt) = permit.redeem();
        let job =
            move |connection: &mut _| write::pending::claim(connection, &owner, &clock, &resolution, receipt);
        writer.thread.run("claim what waits", job).await
    }

    async fn conclude(&self, conclusion: Conclusion) -> Result<(), StoreError> {
        let writer = self.writer_for(conclusion.scope())?;
        let (owner, clock) = (Arc::clone(&self.owner), Arc::clone(&writer.clock));
        let job = move |connection: &mut _| write::pending::conclude(connection, &owner, &clock, &conclusion);
        writer.thread.run("write what came of a claim", job).await
    }

    async fn reject(&self, permit: Permit<kind::RejectPending, Resolution>) -> Result<Rejection, StoreError> {
        let writer = self.writer_for(permit.subject().scope())?;
        let (owner, clock) = (Arc::clone(&self.owner), Arc::clone(&writer.clock));
        let (resolution, receipt) = permit.redeem();
        let job = move |connection: &mut _| {
            write::pending::reject(connection, &owner, &clock, &resolution, &receipt)
        };
        writer.thread.run("reject what waits", job).await
    }

    async fn expire(&self, permit: Permit<kind::ExpirePending, Sweep>) -> Result<u64, StoreError> {
        let writer = self.writer_for(permit.subject().scope())?;
        let (owner, clock) = (Arc::clone(&self.owner), Arc::clone(&writer.clock));
        let (sweep, receipt) = permit.redeem();
        let job =
            move |connection: &mut _| write::pending::expire(connection, &owner, &clock, &sweep, &receipt);
        writer.thread.run("end what has waited too long", job).await
    }
}

#[async_trait]
impl Slots for SqliteStore {
    async fn set(&self, permit: Permit<kind::SetSlot, FirstValue>) -> Result<SlotKept, StoreError> {
        let writer = self.writer_for(permit.subject().scope())?;
        let (owner, clock) = (Arc::clone(&self.owner), Arc::clone(&writer.clock));
        let (new, receipt) = permit.redeem();
        let job = move |connection: &mut _| write::slot::set(connection, &owner, &clock, &new, &receipt);
        writer.thread.run("set a slot", job).await
    }

    async fn supersede(
        &self,
        permit: Permit<kind::SupersedeSlot, Replacement>,
    ) -> Result<SlotKept, StoreError> {
        let writer = self.writer_for(permit.subject().scope())?;
        let (owner, clock) = (Arc::clone(&self.owner), Arc::clone(&writer.clock));
        let (new, receipt) = permit.redeem();
        let job =
            move |connection: &mut _| write::slot::supersede(connection, &owner, &clock, &new, &receipt);
        writer.thread.run("correct a slot", job).await
    }

    async fn live(&self, scope: &Scope, name: Option<&SlotName>) -> Result<Vec<StoredFact>, StoreError> {
        let (scope, name) = (scope.clone(), name.cloned());
        self.values("read slots", move |snapshot| fact::live(snapshot, &scope, name.as_ref())).await
    }

    async fn history(&self, scope: &Scope, name: &SlotName) -> Result<Vec<StoredFact>, StoreError> {
        let (scope, name) = (scope.clone(), name.clone());
        self.values("read a slot's history", move |snapshot| fact::history(snapshot, &scope, &name)).await
    }
}

impl SqliteStore {
    /// The facts that a query finds, opened in its snapshot.
    async fn values(
        &self,
        action: &'static str,
        find: impl FnOnce(&rusqlite::Connection) -> rusqlite::Result<Vec<fact::Sealed>> + Send + 'static,
    ) -> Result<Vec<StoredFact>, StoreError> {
        let owner = Arc::clone(&self.owner);
        let job = move |connection: &mut rusqlite::Connection| {
            let snapshot = connection.transaction().during("begin to read")?;
            let found = find(&snapshot).during(action)?;
            found.into_iter().map(|sealed| candidates::open_fact(&snapshot, &owner, sealed)).collect()
        };
        self.readers.run(action, job).await
    }
}

#[async_trait]
impl Candidates for SqliteStore {
    async fn candidates(
        &self,
        scope: &Scope,
        query: &Query,
        filter: &Filter,
        limit: usize,
    ) -> Result<Pool, StoreError> {
        let (owner, scope, query, filter) = (Arc::clone(&self.owner), scope.clone(), query.clone(), *filter);
        let job = move |connection: &mut _| {
            candidates::candidates(connection, &owner, &scope, &query, &filter, limit)
        };
        self.readers.run("find candidates", job).await
    }
}

#[async_trait]
impl Chain for SqliteStore {
    async fn links(&self, custody: &Custody) -> Result<Vec<Link>, StoreError> {
        let job = |connection: &mut _| chain::all(connection).during("read the chain");
        self.readers_for(custody)?.run("read the chain", job).await
    }
}

#[async_trait]
impl Tallies for SqliteStore {
    async fn add_tally(&self, scope: &Scope, counted: &Tally) -> Result<(), StoreError> {
        let writer = self.writer_for(scope)?;
        let (owner, scope, counted) = (Arc::clone(&self.owner), scope.clone(), counted.clone());
        let job = move |connection: &mut _| write::add_tally(connection, &owner, &scope, &counted);
        writer.thread.run("add up what happened", job).await
    }

    async fn tallied(&self, scope: &Scope) -> Result<Tally, StoreError> {
        let scope = scope.clone();
        let job = move |connection: &mut rusqlite::Connection| {
            tally::of(connection, &scope).during("read what happened")
        };
        self.readers.run("read what happened", job).await
    }
}

#[async_trait]
impl Inspect for SqliteStore {
    fn describe(&self) -> StoreInfo {
        StoreInfo {
            backend: "sqlite",
            location: self.path.display().to_string(),
            schema_version: schema::VERSION,
            copy: self.copy.as_ref().map(|copy| copy.display().to_string()),
            exposed: self.exposed.iter().map(|file| file.display().to_string()).collect(),
        }
    }

    async fn counts(&self, scope: &Scope) -> Result<Counts, StoreError> {
        let (owner, scope) = (Arc::clone(&self.owner), scope.clone());
        let job = move |connection: &mut rusqlite::Connection| {
            let snapshot = connection.transaction().during("begin to read")?;
            let mut counts = Counts::default();
            if let Some(place) = scope.in_project() {
                let counted = episode::count(&snapshot, scope.tenant(), place.project(), &owner.key);
                (counts.episodes, counts.verified) = counted.during("count episodes")?;
            }
            counts.slots = fact::count_slots(&snapshot, &scope).during("count slots")?;
            counts.facts = candidates::count_facts(&snapshot, &owner, &scope)?;
            Ok(counts)
        };
        self.readers.run("count", job).await
    }

    async fn check(&self, custody: &Custody) -> Result<Vec<Flaw>, StoreError> {
        let (owner, path) = (Arc::clone(&self.owner), self.path.clone());
        // A connection of its own trusts no cache: FTS5's check would go by what its connection read before.
        let job = move |_: &mut _| check::check(&mut connection::open(&path, Access::Read)?, &owner);
        self.readers_for(custody)?.run("check the store", job).await
    }
}
