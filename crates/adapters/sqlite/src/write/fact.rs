//! What changes facts, each as one transaction: look, compare, write, point, link, and stand on the right shelf.

use super::{append, begin, random_name, unnamed};
use crate::candidates::open_fact;
use crate::error::During;
use crate::index::{self, Place};
use crate::rows::{fact, likeness, step, succession};
use crate::store::{Clock, Owner};
use rusqlite::{Connection, Transaction};
use std::collections::BTreeMap;
use veridical::kernel::{FactId, Scope, StoreError, Timestamp};
use veridical::policy::chain::Event;
use veridical::policy::{Receipt, Subject};
use veridical::slot::{
    Admission, Choice, FactKept, FactReplacement, FactRow, Likeness, NewFact, PermittedStep, Revised,
    Settling, Step, Stepped, StoredFact, SuccessionRow, Widening, noted,
};

/// Keeps a fact, unless it is there.
pub(crate) fn add(
    connection: &mut Connection,
    owner: &Owner,
    clock: &Clock,
    new: &NewFact,
    receipt: &Receipt,
) -> Result<FactKept, StoreError> {
    let mut desk = Desk::open(connection, owner, clock)?;
    let row = new.row(drawn()?, desk.at, &owner.key);
    if let Some(id) = fact::find(&desk.transaction, &row, desk.at).during("look for the same fact")? {
        return Ok(FactKept::Unchanged(id));
    }
    let event = Event { at: desk.at, receipt, target: row.id.as_str(), subject: &new.canonical() };
    let number = append(&desk.transaction, owner, &event)?;
    desk.write(number, &row, new.wording(), receipt, None)?;
    desk.commit()?;
    Ok(FactKept::Added(row.id))
}

/// Puts a fact in the place of one that stands.
pub(crate) fn replace(
    connection: &mut Connection,
    owner: &Owner,
    clock: &Clock,
    new: &FactReplacement,
    receipt: &Receipt,
) -> Result<Revised, StoreError> {
    let desk = Desk::open(connection, owner, clock)?;
    let Some((earlier, found)) = desk.find(new.scope(), new.of())? else { return Ok(Revised::Unknown) };
    let row = new.fact().row(drawn()?, desk.at, &owner.key);
    if found.row().project != row.project {
        return Ok(Revised::Unknown);
    }
    if !found.status().stands() || !found.sealed() {
        return Ok(Revised::Ended);
    }
    if fact::find(&desk.transaction, &row, desk.at).during("look for the same fact")?
        == Some(found.row().id.clone())
    {
        return Ok(Revised::Unchanged(found.row().id.clone()));
    }
    desk.succeed(earlier, &found, row, new.fact().wording(), &new.canonical(), receipt)
}

/// Has a fact of the project hold everywhere.
pub(crate) fn widen(
    connection: &mut Connection,
    owner: &Owner,
    clock: &Clock,
    new: &Widening,
    receipt: &Receipt,
) -> Result<Revised, StoreError> {
    let desk = Desk::open(connection, owner, clock)?;
    let Some((earlier, found)) = desk.find(new.scope(), new.target())? else { return Ok(Revised::Unknown) };
    if !found.status().is_live() {
        return Ok(Revised::Ended);
    }
    let Some(row) = new.row(&found, drawn()?, desk.at) else {
        return Ok(Revised::Unchanged(found.row().id.clone()));
    };
    desk.succeed(earlier, &found, row, None, &new.canonical(), receipt)
}

/// Chooses between a fact and those that contradict or repeat it.
pub(crate) fn settle(
    connection: &mut Connection,
    owner: &Owner,
    clock: &Clock,
    new: &Settling,
    receipt: &Receipt,
) -> Result<Revised, StoreError> {
    let mut desk = Desk::open(connection, owner, clock)?;
    let Some((chosen, found)) = desk.find(new.scope(), new.chosen())? else { return Ok(Revised::Unknown) };
    if !found.status().stands() {
        return Ok(Revised::Ended);
    }
    let id = found.row().id.clone();
    desk.note(chosen)?;
    let mut settled = false;
    let others = found.life().contradicts().union(found.life().repeats()).cloned().collect();
    let others = fact::numbers_of(&desk.transaction, &others).during("look for what a choice is between")?;
    for number in others {
        let Some(other) = numbered(&desk.transaction, owner, number)? else { continue };
        if !other.status().stands() {
            continue;
        }
        settled = true;
        desk.note(number)?;
        let event =
            Event { at: desk.at, receipt, target: other.row().id.as_str(), subject: &new.canonical() };
        match new.choice() {
            Choice::Only => {
                let link = append(&desk.transaction, owner, &event)?;
                desk.point(link, (number, &other.row().id), (chosen, &id))?;
            }
            Choice::Beside => {
                let link = append(&desk.transaction, owner, &event)?;
                let row = other.row().step(link, Step::HoldsBeside(id.clone()), desk.at);
                step::insert(&desk.transaction, &row, number, Some(chosen), &row.seal(&owner.key))
                    .during("write that two facts hold")?;
            }
        }
    }
    if !settled {
        return Ok(Revised::Unchanged(id));
    }
    desk.commit()?;
    Ok(Revised::Done(id))
}

/// Adds a step to a fact that stands.
pub(crate) fn step(
    connection: &mut Connection,
    owner: &Owner,
    clock: &Clock,
    new: &PermittedStep,
) -> Result<Stepped, StoreError> {
    let mut desk = Desk::open(connection, owner, clock)?;
    let found = desk.seen(new.scope(), new.target())?.filter(|(_, found)| new.step().fits(found.row()));
    let Some((number, found)) = found else { return Ok(Stepped::Unknown) };
    if !found.status().stands() {
        return Ok(Stepped::Ended);
    }
    match found.life().admits(new.step()) {
        Admission::Known => return Ok(Stepped::Unchanged),
        Admission::Full => return Ok(Stepped::Full),
        Admission::New => {}
    }
    desk.note(number)?;
    let target = new.target().as_str();
    let event = Event { at: desk.at, receipt: new.receipt(), target, subject: new.canonical() };
    let row = new.row(append(&desk.transaction, owner, &event)?, desk.at);
    step::insert(&desk.transaction, &row, number, None, &row.seal(&owner.key)).during("write a step")?;
    desk.commit()?;
    Ok(Stepped::Done)
}

/// One transaction over facts, with the facts whose shelf may change by it.
struct Desk<'c> {
    transaction: Transaction<'c>,
    owner: &'c Owner,
    at: Timestamp,
    shelved: Shelved,
}

impl<'c> Desk<'c> {
    fn open(connection: &'c mut Connection, owner: &'c Owner, clock: &Clock) -> Result<Self, StoreError> {
        // The lock comes before the look at the clock: what is dated later was decided later.
        let transaction = begin(connection)?;
        Ok(Self { transaction, owner, at: clock(), shelved: Shelved::default() })
    }

    /// A fact that the scope sees and that is no slot's value, with its number.
    fn find(&self, scope: &Scope, id: &FactId) -> Result<Option<(u64, StoredFact)>, StoreError> {
        Ok(self.seen(scope, id)?.filter(|(_, found)| found.row().slot.is_none()))
    }

    /// A fact or a slot's value that the scope sees, with its number.
    fn seen(&self, scope: &Scope, id: &FactId) -> Result<Option<(u64, StoredFact)>, StoreError> {
        let found = fact::get(&self.transaction, scope, id).during("look for a fact")?;
        found.map(|sealed| Ok((sealed.number, open_fact(&self.transaction, self.owner, sealed)?))).transpose()
    }

    fn note(&mut self, number: u64) -> Result<(), StoreError> {
        self.shelved.note(&self.transaction, self.owner, number)
    }

    /// Writes a fact with its link's number: its row, what it is like but for the one in whose place it comes, and the
    /// agent's wording of it.
    fn write(
        &mut self,
        number: u64,
        row: &FactRow,
        wording: Option<&str>,
        receipt: &Receipt,
        instead_of: Option<u64>,
    ) -> Result<(), StoreError> {
        let (owner, key) = (self.owner, &self.owner.key);
        fact::insert(&self.transaction, number, row, &row.seal(key)).during("write a fact")?;
        index::insert(&self.transaction, &Place::of_fact(row, true), number, &row.shown())
            .during("index a fact")?;
        likeness::insert(&self.transaction, number, row, key).during("write what a fact is like")?;
        self.shelved.0.insert(number, true);
        for (other, found, likeness) in self.alike(number, row)? {
            if Some(other) == instead_of {
                continue;
            }
            self.note(other)?;
            let other_id = found.row().id.clone();
            let subject = [row.id.as_str(), other_id.as_str()].join("\0").into_bytes();
            let comparing = receipt.comparing();
            let event =
                Event { at: self.at, receipt: &comparing, target: row.id.as_str(), subject: &subject };
            let link = append(&self.transaction, owner, &event)?;
            let step = row.step(
                link,
                match likeness {
                    Likeness::Contradicts => Step::Contradicts(other_id),
                    Likeness::Repeats => Step::Repeats(other_id),
                },
                self.at,
            );
            step::insert(&self.transaction, &step, number, Some(other), &step.seal(key))
                .during("write what a fact is like")?;
        }
        if let Some(wording) = wording {
            let worded = receipt.wording();
            let subject = [row.id.as_str(), wording].join("\0").into_bytes();
            let event = Event { at: self.at, receipt: &worded, target: row.id.as_str(), subject: &subject };
            let link = append(&self.transaction, owner, &event)?;
            let step = row.worded(link, wording, self.at);
            step::insert(&self.transaction, &step, number, None, &step.seal(key))
                .during("write a wording")?;
        }
        Ok(())
    }

    /// The facts that stand and are like one that was written, oldest first.
    fn alike(&self, number: u64, row: &FactRow) -> Result<Vec<(u64, StoredFact, Likeness)>, StoreError> {
        let mut alike = Vec::new();
        for other in likeness::beside(&self.transaction, number).during("look for facts that are like it")? {
            let Some(found) = numbered(&self.transaction, self.owner, other)? else { continue };
            // What was edited outside the program takes nothing out of the live ones.
            if found.sealed()
                && found.status().stands()
                && let Some(likeness) = row.likeness(found.row())
            {
                alike.push((other, found, likeness));
            }
        }
        Ok(noted(alike))
    }

    /// Writes a fact in the place of another one.
    fn succeed(
        mut self,
        earlier: u64,
        found: &StoredFact,
        row: FactRow,
        wording: Option<&str>,
        subject: &[u8],
        receipt: &Receipt,
    ) -> Result<Revised, StoreError> {
        self.note(earlier)?;
        let event = Event { at: self.at, receipt, target: row.id.as_str(), subject };
        let number = append(&self.transaction, self.owner, &event)?;
        self.write(number, &row, wording, receipt, Some(earlier))?;
        self.point(number, (earlier, &found.row().id), (number, &row.id))?;
        self.commit()?;
        Ok(Revised::Done(row.id))
    }

    /// Points from one fact to the one that takes its place.
    fn point(&self, link: u64, earlier: (u64, &FactId), later: (u64, &FactId)) -> Result<(), StoreError> {
        let pointer = SuccessionRow { number: link, earlier: earlier.1.clone(), later: later.1.clone() };
        succession::insert(&self.transaction, &pointer, earlier.0, later.0, &pointer.seal(&self.owner.key))
            .during("supersede a fact")
    }

    /// Puts each fact on the shelf where it stands now, and commits.
    fn commit(self) -> Result<(), StoreError> {
        self.shelved.settle(&self.transaction, self.owner)?;
        self.transaction.commit().during("commit a fact")
    }
}

/// Facts whose shelf may change by a transaction, by their numbers, each with whether it stood among the live ones.
#[derive(Default)]
pub(super) struct Shelved(BTreeMap<u64, bool>);

impl Shelved {
    /// Notes on which shelf a fact and those that contradict it stand, before anything happens to it.
    pub(super) fn note(
        &mut self,
        transaction: &Transaction<'_>,
        owner: &Owner,
        number: u64,
    ) -> Result<(), StoreError> {
        let Some(found) = numbered(transaction, owner, number)? else { return Ok(()) };
        self.0.entry(number).or_insert(found.is_shelved_live());
        let others = fact::numbers_of(transaction, found.life().contradicts());
        for other in others.during("look for what contradicts a fact")? {
            if let Some(found) = numbered(transaction, owner, other)? {
                self.0.entry(other).or_insert(found.is_shelved_live());
            }
        }
        Ok(())
    }

    /// Whether a noted fact that is taken away stood among the live ones.
    pub(super) fn leave_out(&mut self, number: u64) -> bool {
        self.0.remove(&number).unwrap_or_default()
    }

    /// Puts each fact on the shelf where it stands now, with the words by which it is found.
    pub(super) fn settle(&self, transaction: &Transaction<'_>, owner: &Owner) -> Result<(), StoreError> {
        for (number, live) in &self.0 {
            let Some(found) = numbered(transaction, owner, *number)? else { continue };
            let row = found.row();
            let text = row.searched(found.life());
            index::remove(transaction, &Place::of_fact(row, *live), *number)
                .and_then(|()| {
                    let place = Place::of_fact(row, found.is_shelved_live());
                    index::insert(transaction, &place, *number, &text)
                })
                .during("index a fact")?;
        }
        Ok(())
    }
}

fn numbered(
    transaction: &Transaction<'_>,
    owner: &Owner,
    number: u64,
) -> Result<Option<StoredFact>, StoreError> {
    let found = fact::numbered(transaction, number).during("read a fact")?;
    found.map(|sealed| open_fact(transaction, owner, sealed)).transpose()
}

fn drawn() -> Result<FactId, StoreError> {
    FactId::parse(&random_name("fact_")?).map_err(unnamed)
}
