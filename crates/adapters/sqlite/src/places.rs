//! The memory of places.

use crate::error::During;
use crate::rows::known_place;
use crate::store::SqliteStore;
use crate::write;
use async_trait::async_trait;
use std::sync::Arc;
use veridical::kernel::{Custody, PlaceId, Scope, StoreError, Timestamp};
use veridical::place::{
    Declaration, FirstUse, Forgetting, Kept, PlaceRow, Places, Rebinding, Standing, StoredPlace,
};
use veridical::policy::{Permit, Receipt, Subject, kind};

impl SqliteStore {
    /// Puts down the rows that are made at the store's own time.
    async fn keep_places(
        &self,
        subject: &impl Subject,
        receipt: Receipt,
        rows: impl FnOnce(Timestamp) -> Vec<PlaceRow> + Send + 'static,
        stays: impl Fn(&Standing, &Standing) -> bool + Send + 'static,
    ) -> Result<Kept, StoreError> {
        let writer = self.writer_for(subject.scope())?;
        let (owner, clock, subject) =
            (Arc::clone(&self.owner), Arc::clone(&writer.clock), subject.canonical());
        let job = move |connection: &mut _| {
            write::keep_places(connection, &owner, rows(clock()), stays, &subject, &receipt)
        };
        writer.thread.run("keep a place", job).await
    }
}

impl SqliteStore {
    /// The newest row of that name.
    async fn newest(&self, id: PlaceId) -> Result<Option<StoredPlace>, StoreError> {
        let owner = Arc::clone(&self.owner);
        let job = move |connection: &mut _| {
            known_place::newest(connection, &owner.tenant, &id, &owner.key).during("read a place")
        };
        self.readers.run("read a place", job).await
    }
}

#[async_trait]
impl Places for SqliteStore {
    async fn trust(&self, permit: Permit<kind::TrustPlace, FirstUse>) -> Result<Kept, StoreError> {
        let owner = Arc::clone(&self.owner);
        let (new, receipt) = permit.redeem();
        let new = Arc::new(new);
        let made = Arc::clone(&new);
        let rows = move |at| made.rows(at, &owner.key);
        self.keep_places(&*new, receipt, rows, |known, _| *known != Standing::Forgotten).await
    }

    async fn rebind(&self, permit: Permit<kind::RebindPlace, Rebinding>) -> Result<Kept, StoreError> {
        let owner = Arc::clone(&self.owner);
        let (new, receipt) = permit.redeem();
        let new = Arc::new(new);
        let made = Arc::clone(&new);
        let rows = move |at| made.rows(at, &owner.key);
        self.keep_places(&*new, receipt, rows, |known, wanted| known == wanted).await
    }

    async fn declare(&self, permit: Permit<kind::DeclarePlace, Declaration>) -> Result<Kept, StoreError> {
        let (owner, random) = (Arc::clone(&self.owner), write::random::<32>()?);
        let (new, receipt) = permit.redeem();
        let new = Arc::new(new);
        let made = Arc::clone(&new);
        let rows = move |at| made.rows(random, at, &owner.key);
        self.keep_places(&*new, receipt, rows, |known, wanted| {
            matches!(known, Standing::Declared(_)) || known == wanted
        })
        .await
    }

    async fn forget(&self, permit: Permit<kind::ForgetPlace, Forgetting>) -> Result<Kept, StoreError> {
        let (new, receipt) = permit.redeem();
        let new = Arc::new(new);
        let made = Arc::clone(&new);
        self.keep_places(&*new, receipt, move |at| vec![made.row(at)], |known, wanted| known == wanted).await
    }

    async fn remembered(&self, scope: &Scope, place: &str) -> Result<Option<StoredPlace>, StoreError> {
        if scope.tenant() != &self.owner.tenant {
            return Ok(None);
        }
        self.newest(PlaceRow::id_of(place, &self.owner.key)).await
    }

    async fn folder(&self, scope: &Scope, folder: &str) -> Result<Option<StoredPlace>, StoreError> {
        if scope.tenant() != &self.owner.tenant {
            return Ok(None);
        }
        self.newest(PlaceRow::id_of_folder(folder, &self.owner.key)).await
    }

    async fn places(&self, custody: &Custody) -> Result<Vec<StoredPlace>, StoreError> {
        let readers = self.readers_for(custody)?;
        let owner = Arc::clone(&self.owner);
        let job = move |connection: &mut _| {
            known_place::all_newest(connection, &owner.tenant, &owner.key).during("list places")
        };
        let mut places = readers.run("list places", job).await?;
        places.retain(|place| place.row().standing.project().is_some());
        Ok(places)
    }
}
