//! What changes a slot, each as one transaction: look, compare, write, point, link.

use super::{append, begin, random_name, unnamed};
use crate::candidates::open_fact;
use crate::error::During;
use crate::index::{self, Place};
use crate::rows::fact::{self, SlotState};
use crate::rows::succession;
use crate::store::{Clock, Owner};
use rusqlite::{Connection, Transaction};
use veridical::kernel::{FactId, StoreError};
use veridical::policy::chain::Event;
use veridical::policy::{Receipt, Subject};
use veridical::slot::{FactRow, FirstValue, Replacement, Revision, SlotKept, SuccessionRow};

/// Gives a slot without a live value one.
pub(crate) fn set(
    connection: &mut Connection,
    owner: &Owner,
    clock: &Clock,
    new: &FirstValue,
    receipt: &Receipt,
) -> Result<SlotKept, StoreError> {
    let transaction = begin(connection)?;
    let state = fact::slot(&transaction, new.scope(), new.project(), new.name()).during("read a slot")?;
    if let Some(live) = state.live {
        return keep(&transaction, owner, live, new.text());
    }
    let at = clock();
    let revision = state.last.map_or(Revision::FIRST, Revision::next);
    let row = new.row(drawn()?, at, revision, &owner.key);
    let event = Event { at, receipt, target: row.id.as_str(), subject: &new.canonical() };
    write(&transaction, owner, &event, &row)?;
    transaction.commit().during("commit a slot's value")?;
    Ok(SlotKept::Set(row.id, revision))
}

/// Puts a value in the place of the live one, if that has the expected revision.
pub(crate) fn supersede(
    connection: &mut Connection,
    owner: &Owner,
    clock: &Clock,
    new: &Replacement,
    receipt: &Receipt,
) -> Result<SlotKept, StoreError> {
    let transaction = begin(connection)?;
    let state = fact::slot(&transaction, new.scope(), new.project(), new.name()).during("read a slot")?;
    let SlotState { live: Some(live), .. } = state else { return Ok(SlotKept::Lost(None)) };
    let revision = live.row.slot.as_ref().map(|slot| slot.revision);
    if revision != Some(new.expected()) || live.row.text == new.text() {
        return keep(&transaction, owner, live, new.text());
    }
    let at = clock();
    let row = new.row(drawn()?, at, &owner.key);
    let event = Event { at, receipt, target: row.id.as_str(), subject: &new.canonical() };
    let number = write(&transaction, owner, &event, &row)?;
    let pointer = SuccessionRow { number, earlier: live.row.id.clone(), later: row.id.clone() };
    succession::insert(&transaction, &pointer, live.number, number, &pointer.seal(&owner.key))
        .and_then(|()| index::remove(&transaction, &Place::of_fact(&live.row, true), live.number))
        .and_then(|()| {
            let place = Place::of_fact(&live.row, false);
            index::insert(&transaction, &place, live.number, &live.row.shown())
        })
        .during("supersede a slot's value")?;
    transaction.commit().during("commit a slot's value")?;
    Ok(SlotKept::Set(row.id, new.expected().next()))
}

/// What is answered when nothing changes: that the live value says the same, or what it says.
fn keep(
    transaction: &Transaction<'_>,
    owner: &Owner,
    live: fact::Sealed,
    wanted: &str,
) -> Result<SlotKept, StoreError> {
    let live = open_fact(transaction, owner, live)?;
    Ok(match &live.row().slot {
        Some(slot) if live.sealed() && live.row().text == wanted => {
            SlotKept::Unchanged(live.row().id.clone(), slot.revision)
        }
        _ => SlotKept::Lost(Some(Box::new(live))),
    })
}

fn write(
    transaction: &Transaction<'_>,
    owner: &Owner,
    event: &Event<'_>,
    row: &FactRow,
) -> Result<u64, StoreError> {
    let number = append(transaction, owner, event)?;
    fact::insert(transaction, number, row, &row.seal(&owner.key)).during("write a slot's value")?;
    index::insert(transaction, &Place::of_fact(row, true), number, &row.shown())
        .during("index a slot's value")?;
    Ok(number)
}

fn drawn() -> Result<FactId, StoreError> {
    FactId::parse(&random_name("slot_")?).map_err(unnamed)
}
