use super::{MemoryStore, State};
use async_trait::async_trait;
use veridical::kernel::{Custody, PlaceId, Scope, Seal, SealKey, StoreError};
use veridical::place::{
    Declaration, FirstUse, Forgetting, Kept, PlaceRow, Places, Rebinding, Standing, StoredPlace,
};
use veridical::policy::chain::Event;
use veridical::policy::{Permit, Receipt, Subject, kind};

pub(super) struct KeptPlace {
    /// The number of the link that tells of it.
    number: u64,
    row: PlaceRow,
    seal: Seal,
}

impl KeptPlace {
    fn open(&self, key: &SealKey) -> StoredPlace {
        StoredPlace::open(self.row.clone(), self.number, Some(self.seal), key)
    }
}

impl State {
    fn place(&self, id: &PlaceId) -> Option<&KeptPlace> {
        self.places.iter().rev().find(|kept| &kept.row.id == id)
    }
}

impl MemoryStore {
    /// Puts rows down, each unless what is remembered of its place stays as it is.
    fn put(
        &self,
        rows: Vec<PlaceRow>,
        stays: impl Fn(&Standing, &Standing) -> bool,
        subject: &impl Subject,
        receipt: &Receipt,
    ) -> Result<Kept, StoreError> {
        self.own(subject.scope())?;
        let mut state = self.state();
        let kept: Vec<Kept> =
            rows.into_iter().map(|row| self.put_one(&mut state, row, &stays, subject, receipt)).collect();
        Kept::of_all(&kept).ok_or_else(|| StoreError::Corrupt { detail: "a change of no place".to_owned() })
    }

    fn put_one(
        &self,
        state: &mut State,
        row: PlaceRow,
        stays: impl Fn(&Standing, &Standing) -> bool,
        subject: &impl Subject,
        receipt: &Receipt,
    ) -> Kept {
        if let Some(known) = state.place(&row.id).map(|kept| kept.open(&self.key))
            && known.sealed()
            && stays(&known.row().standing, &row.standing)
        {
            return Kept::Unchanged(known);
        }
        let number = state.next_number();
        let event = Event { at: row.at, receipt, target: row.id.as_str(), subject: &subject.canonical() };
        state.append(&event, &self.key);
        let seal = row.seal(number, &self.key);
        let kept = KeptPlace { number, row, seal };
        let place = kept.open(&self.key);
        state.places.push(kept);
        Kept::Changed(place)
    }
}

#[async_trait]
impl Places for MemoryStore {
    async fn trust(&self, permit: Permit<kind::TrustPlace, FirstUse>) -> Result<Kept, StoreError> {
        let (new, receipt) = permit.redeem();
        let rows = new.rows((self.clock)(), &self.key);
        self.put(rows, |known, _| *known != Standing::Forgotten, &new, &receipt)
    }

    async fn rebind(&self, permit: Permit<kind::RebindPlace, Rebinding>) -> Result<Kept, StoreError> {
        let (new, receipt) = permit.redeem();
        let rows = new.rows((self.clock)(), &self.key);
        self.put(rows, |known, wanted| known == wanted, &new, &receipt)
    }

    async fn declare(&self, permit: Permit<kind::DeclarePlace, Declaration>) -> Result<Kept, StoreError> {
        let (new, receipt) = permit.redeem();
        // As every name that this store gives, an identity is made of a number and the key.
        let number = self.state().next_number();
        let random = self.key.seal("declared", [number.to_be_bytes().as_slice()]);
        let rows = new.rows(*random.as_bytes(), (self.clock)(), &self.key);
        let stays =
            |known: &Standing, wanted: &Standing| matches!(known, Standing::Declared(_)) || known == wanted;
        self.put(rows, stays, &new, &receipt)
    }

    async fn forget(&self, permit: Permit<kind::ForgetPlace, Forgetting>) -> Result<Kept, StoreError> {
        let (new, receipt) = permit.redeem();
        let row = new.row((self.clock)());
        self.put(vec![row], |known, wanted| known == wanted, &new, &receipt)
    }

    async fn remembered(&self, scope: &Scope, place: &str) -> Result<Option<StoredPlace>, StoreError> {
        if self.own(scope).is_err() {
            return Ok(None);
        }
        let id = PlaceRow::id_of(place, &self.key);
        Ok(self.state().place(&id).map(|kept| kept.open(&self.key)))
    }

    async fn folder(&self, scope: &Scope, folder: &str) -> Result<Option<StoredPlace>, StoreError> {
        if self.own(scope).is_err() {
            return Ok(None);
        }
        let id = PlaceRow::id_of_folder(folder, &self.key);
        Ok(self.state().place(&id).map(|kept| kept.open(&self.key)))
    }

    async fn places(&self, custody: &Custody) -> Result<Vec<StoredPlace>, StoreError> {
        self.owner(custody)?;
        let state = self.state();
        let newest =
            |kept: &&KeptPlace| state.place(&kept.row.id).is_some_and(|last| last.number == kept.number);
        let live = state.places.iter().filter(newest).filter(|kept| kept.row.standing.project().is_some());
        Ok(live.map(|kept| kept.open(&self.key)).collect())
    }
}
