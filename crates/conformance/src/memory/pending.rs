use super::{KeptPending, MemoryStore, State};
use async_trait::async_trait;
use veridical::kernel::{PendingId, Scope, StoreError, Timestamp};
use veridical::policy::chain::Event;
use veridical::policy::pending::{
    Claim, Claimed, Conclusion, NewPending, NotWaiting, Outcome, PendingMutations, PendingRow, Placement,
    Rejection, Resolution, Staging, StoredPending, Sweep, place,
};
use veridical::policy::{Permit, Receipt, Subject, kind};

#[async_trait]
impl PendingMutations for MemoryStore {
    async fn stage(&self, new: NewPending) -> Result<Staging, StoreError> {
        self.own(new.scope())?;
        let at = (self.clock)();
        let mut state = self.state();
        let row = new.row(at, &self.key);
        let others = self.all_pending(&state, new.scope())?;
        let replaced = match place(&row, &others, at) {
            Placement::Known(id) => return Ok(Staging::Known(id)),
            Placement::Muted { until } => return Ok(Staging::Muted { until }),
            Placement::Full => return Ok(Staging::Full),
            Placement::SessionFull => return Ok(Staging::SessionFull),
            Placement::Wait { replaces } => replaces,
        };
        let (id, receipt) = (row.id.clone(), new.receipt());
        let event = Event { at, receipt, target: id.as_str(), subject: &row.canonical() };
        state.append(&event, &self.key);
        let seal = row.seal(&self.key);
        state.pending.push(KeptPending { row, seal });
        if let Some(earlier) = &replaced {
            let ended = |row: PendingRow| row.ended(Outcome::Replaced, at, Some(id.to_string()));
            self.change(&mut state, earlier, at, &receipt.replacing(), ended);
        }
        self.expire_all(&mut state, &others, at, receipt);
        Ok(Staging::Waiting { id, replaced })
    }

    async fn pending(&self, scope: &Scope) -> Result<Vec<StoredPending>, StoreError> {
        let state = self.state();
        let mut seen = self.all_pending(&state, scope)?;
        seen.retain(|pending| pending.row().visible_in(scope));
        seen.reverse();
        Ok(seen)
    }

    async fn claim(&self, permit: Permit<kind::ApplyPending, Resolution>) -> Result<Claim, StoreError> {
        self.own(permit.subject().scope())?;
        let at = (self.clock)();
        let mut state = self.state();
        let (resolution, receipt) = permit.redeem();
        let pending = match self.waiting(&state, &resolution, at)? {
            Ok(pending) => pending,
            Err(not) => return Ok(Claim::Not(not)),
        };
        self.change(&mut state, resolution.id(), at, &receipt, |row| row.claimed(at));
        let claimed = Claimed::new(pending, resolution.scope().clone(), receipt);
        Ok(claimed.map_or(Claim::Not(NotWaiting::SealBroken), |claimed| Claim::Claimed(Box::new(claimed))))
    }

    async fn conclude(&self, conclusion: Conclusion) -> Result<(), StoreError> {
        self.own(conclusion.scope())?;
        let at = (self.clock)();
        let mut state = self.state();
        let ended =
            |row: PendingRow| row.ended(conclusion.outcome(), at, Some(conclusion.detail().to_owned()));
        self.change(&mut state, conclusion.id(), at, conclusion.receipt(), ended);
        Ok(())
    }

    async fn reject(&self, permit: Permit<kind::RejectPending, Resolution>) -> Result<Rejection, StoreError> {
        self.own(permit.subject().scope())?;
        let at = (self.clock)();
        let mut state = self.state();
        let (resolution, receipt) = permit.redeem();
        if let Err(not) = self.waiting(&state, &resolution, at)? {
            return Ok(Rejection::Not(not));
        }
        let ended = |row: PendingRow| row.ended(Outcome::Rejected, at, None);
        self.change(&mut state, resolution.id(), at, &receipt, ended);
        Ok(Rejection::Rejected)
    }

    async fn expire(&self, permit: Permit<kind::ExpirePending, Sweep>) -> Result<u64, StoreError> {
        self.own(permit.subject().scope())?;
        let at = (self.clock)();
        let mut state = self.state();
        let (sweep, receipt) = permit.redeem();
        let others = self.all_pending(&state, sweep.scope())?;
        Ok(self.expire_all(&mut state, &others, at, &receipt))
    }
}

impl MemoryStore {
    /// All that the person of a scope has in this profile, oldest first.
    pub(super) fn all_pending(&self, state: &State, scope: &Scope) -> Result<Vec<StoredPending>, StoreError> {
        let own = state
            .pending
            .iter()
            .filter(|kept| &kept.row.tenant == scope.tenant() && &kept.row.principal == scope.principal());
        let open = |kept: &KeptPending| StoredPending::open(kept.row.clone(), Some(kept.seal), &self.key);
        own.map(open)
            .collect::<Result<_, _>>()
            .map_err(|word| StoreError::Corrupt { detail: word.to_string() })
    }

    fn waiting(
        &self,
        state: &State,
        resolution: &Resolution,
        at: Timestamp,
    ) -> Result<Result<StoredPending, NotWaiting>, StoreError> {
        let scope = resolution.scope();
        let found = self
            .all_pending(state, scope)?
            .into_iter()
            .find(|pending| &pending.row().id == resolution.id() && pending.row().visible_in(scope));
        let found = found.ok_or(NotWaiting::Unknown);
        Ok(found.and_then(|pending| pending.waits(at).map(|()| pending)))
    }

    pub(super) fn change(
        &self,
        state: &mut State,
        id: &PendingId,
        at: Timestamp,
        receipt: &Receipt,
        to: impl FnOnce(PendingRow) -> PendingRow,
    ) {
        let Some(kept) = state.pending.iter_mut().find(|kept| &kept.row.id == id) else { return };
        kept.row = to(kept.row.clone());
        kept.seal = kept.row.seal(&self.key);
        let subject = kept.row.canonical();
        state.append(&Event { at, receipt, target: id.as_str(), subject: &subject }, &self.key);
    }

    fn expire_all(
        &self,
        state: &mut State,
        others: &[StoredPending],
        at: Timestamp,
        receipt: &Receipt,
    ) -> u64 {
        let overdue = others.iter().filter(|pending| pending.waits(at) == Err(NotWaiting::Overdue));
        let ended = |row: PendingRow| row.ended(Outcome::Expired, at, None);
        overdue.map(|pending| self.change(state, &pending.row().id, at, &receipt.expiring(), ended)).count()
            as u64
    }
}
