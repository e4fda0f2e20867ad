//! Each step of what waits for a person, as one transaction.

use super::{append, begin};
use crate::error::{During, corrupt};
use crate::rows::pending::{self, Sealed, Step};
use crate::store::{Clock, Owner};
use rusqlite::{Connection, Transaction};
use veridical::kernel::{PendingId, Scope, StoreError, Timestamp};
use veridical::policy::chain::Event;
use veridical::policy::pending::{
    Claim, Claimed, Conclusion, Gone, NewPending, NotWaiting, Outcome, PendingRow, Placement, Rejection,
    Resolution, Staging, StoredPending, Sweep, place,
};
use veridical::policy::{Receipt, Subject};

/// Keeps a proposal where it is placed among those of its person.
pub(crate) fn stage(
    connection: &mut Connection,
    owner: &Owner,
    clock: &Clock,
    new: &NewPending,
) -> Result<Staging, StoreError> {
    let desk = Desk::open(connection, owner, clock)?;
    let row = new.row(desk.at, &owner.key);
    let others = desk.of_person(new.scope())?;
    let opened: Vec<StoredPending> = others.iter().map(|other| other.opened.clone()).collect();
    let replaced = match place(&row, &opened, desk.at) {
        Placement::Known(id) => return Ok(Staging::Known(id)),
        Placement::Muted { until } => return Ok(Staging::Muted { until }),
        Placement::Full => return Ok(Staging::Full),
        Placement::SessionFull => return Ok(Staging::SessionFull),
        Placement::Wait { replaces } => replaces,
    };
    let (id, receipt) = (row.id.clone(), new.receipt());
    let number = desk.link(&row, receipt)?;
    pending::insert(&desk.transaction, number, &row, &row.seal(&owner.key)).during("write what waits")?;
    for other in &others {
        if Some(other.id()) == replaced.as_ref() {
            let ended = other.row().ended(Outcome::Replaced, desk.at, Some(id.to_string()));
            desk.change(other, &ended, Step::End, &receipt.replacing())?;
        }
    }
    desk.expire(&others, receipt)?;
    desk.commit()?;
    Ok(Staging::Waiting { id, replaced })
}

/// Takes one out of waiting.
pub(crate) fn claim(
    connection: &mut Connection,
    owner: &Owner,
    clock: &Clock,
    resolution: &Resolution,
    receipt: Receipt,
) -> Result<Claim, StoreError> {
    let desk = Desk::open(connection, owner, clock)?;
    let kept = match desk.waiting(resolution)? {
        Ok(kept) => kept,
        Err(not) => return Ok(Claim::Not(not)),
    };
    let claimed = kept.row().claimed(desk.at);
    desk.change(&kept, &claimed, Step::Claim, &receipt)?;
    let Some(claimed) = Claimed::new(kept.opened, resolution.scope().clone(), receipt) else {
        return Ok(Claim::Not(NotWaiting::SealBroken));
    };
    desk.commit()?;
    Ok(Claim::Claimed(Box::new(claimed)))
}

/// Writes what came of a claim.
pub(crate) fn conclude(
    connection: &mut Connection,
    owner: &Owner,
    clock: &Clock,
    conclusion: &Conclusion,
) -> Result<(), StoreError> {
    let desk = Desk::open(connection, owner, clock)?;
    let kept = desk.of_person(conclusion.scope())?.into_iter().find(|kept| kept.id() == conclusion.id());
    let kept = kept.filter(|kept| kept.opened.waits(desk.at) == Err(NotWaiting::Claimed));
    let kept = kept.ok_or_else(|| corrupt("what was claimed is not there any more"))?;
    let ended = kept.row().ended(conclusion.outcome(), desk.at, Some(conclusion.detail().to_owned()));
    desk.change(&kept, &ended, Step::End, conclusion.receipt())?;
    desk.commit()
}

/// Ends one with a no.
pub(crate) fn reject(
    connection: &mut Connection,
    owner: &Owner,
    clock: &Clock,
    resolution: &Resolution,
    receipt: &Receipt,
) -> Result<Rejection, StoreError> {
    let desk = Desk::open(connection, owner, clock)?;
    let kept = match desk.waiting(resolution)? {
        Ok(kept) => kept,
        Err(not) => return Ok(Rejection::Not(not)),
    };
    desk.change(&kept, &kept.row().ended(Outcome::Rejected, desk.at, None), Step::End, receipt)?;
    desk.commit()?;
    Ok(Rejection::Rejected)
}

/// Ends what has waited too long.
pub(crate) fn expire(
    connection: &mut Connection,
    owner: &Owner,
    clock: &Clock,
    sweep: &Sweep,
    receipt: &Receipt,
) -> Result<u64, StoreError> {
    let desk = Desk::open(connection, owner, clock)?;
    let others = desk.of_person(sweep.scope())?;
    let ended = desk.expire(&others, receipt)?;
    desk.commit()?;
    Ok(ended)
}

/// A pending mutation under the hand of a transaction.
struct Kept {
    number: u64,
    opened: StoredPending,
}

impl Kept {
    fn id(&self) -> &PendingId {
        &self.opened.row().id
    }

    fn row(&self) -> PendingRow {
        self.opened.row().clone()
    }
}

/// One transaction over what waits.
pub(super) struct Desk<'c> {
    pub(super) transaction: Transaction<'c>,
    owner: &'c Owner,
    pub(super) at: Timestamp,
}

impl<'c> Desk<'c> {
    pub(super) fn open(
        connection: &'c mut Connection,
        owner: &'c Owner,
        clock: &Clock,
    ) -> Result<Self, StoreError> {
        // The lock comes before the look at the clock: what is dated later was decided later.
        let transaction = begin(connection)?;
        Ok(Self { transaction, owner, at: clock() })
    }

    fn of_person(&self, scope: &Scope) -> Result<Vec<Kept>, StoreError> {
        let rows = pending::of_person(&self.transaction, scope).during("read what waits")?;
        let open = |sealed: Sealed| {
            let number = sealed.number;
            let opened =
                sealed.open(self.owner).map_err(|_| corrupt("what waits has a word of no meaning"))?;
            Ok(Kept { number, opened })
        };
        rows.into_iter().map(open).collect()
    }

    /// The one that a person answers for, when it waits. The chain is asked too: a row that was put back to an earlier
    /// state has a seal of that time, and the chain has the step that came after.
    fn waiting(&self, resolution: &Resolution) -> Result<Result<Kept, NotWaiting>, StoreError> {
        let scope = resolution.scope();
        let kept = self.of_person(scope)?.into_iter().find(|kept| kept.id() == resolution.id());
        let Some(kept) = kept.filter(|kept| kept.opened.row().visible_in(scope)) else {
            return Ok(Err(NotWaiting::Unknown));
        };
        if let Err(not) = kept.opened.waits(self.at) {
            return Ok(Err(not));
        }
        let went_on = pending::went_on(&self.transaction, kept.number, kept.id()).during("ask the chain")?;
        Ok(if went_on { Err(NotWaiting::SealBroken) } else { Ok(kept) })
    }

    fn link(&self, row: &PendingRow, receipt: &Receipt) -> Result<u64, StoreError> {
        let event = Event { at: self.at, receipt, target: row.id.as_str(), subject: &row.canonical() };
        append(&self.transaction, self.owner, &event)
    }

    fn change(&self, kept: &Kept, to: &PendingRow, step: Step, receipt: &Receipt) -> Result<(), StoreError> {
        let link = self.link(to, receipt)?;
        pending::change(&self.transaction, kept.number, to, &to.seal(&self.owner.key), step, link)
            .during("change what waits")
    }

    fn expire(&self, others: &[Kept], receipt: &Receipt) -> Result<u64, StoreError> {
        let mut ended = 0;
        for other in others.iter().filter(|other| other.opened.waits(self.at) == Err(NotWaiting::Overdue)) {
            let row = other.row().ended(Outcome::Expired, self.at, None);
            self.change(other, &row, Step::End, &receipt.expiring())?;
            ended += 1;
        }
        Ok(ended)
    }

    /// Ends what waits and is about what is forgotten.
    pub(super) fn clear(&self, scope: &Scope, gone: &Gone<'_>, receipt: &Receipt) -> Result<(), StoreError> {
        for kept in self.of_person(scope)?.iter().filter(|kept| kept.opened.is_about(gone)) {
            let row = kept.row().ended(Outcome::Forgotten, self.at, None);
            self.change(kept, &row, Step::End, &receipt.clearing())?;
        }
        Ok(())
    }

    pub(super) fn commit(self) -> Result<(), StoreError> {
        self.transaction.commit().during("commit what waits")
    }
}
