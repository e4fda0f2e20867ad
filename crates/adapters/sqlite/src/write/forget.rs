//! Forgetting, as one transaction, and then off the disk.

use super::append;
use super::fact::Shelved;
use super::pending::Desk;
use crate::connection::PATIENCE;
use crate::erasure;
use crate::error::During;
use crate::index::{self, Place};
use crate::rows::fact::Kin;
use crate::rows::{episode, fact, shown, tombstone};
use crate::store::{Clock, Owner};
use rusqlite::{Connection, Transaction};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use veridical::kernel::{EpisodeId, FactId, ProjectId, Seal, StoreError};
use veridical::policy::chain::Event;
use veridical::policy::forget::{Forgetting, Forgotten, Target, TombstoneRow, lesson_mark};
use veridical::policy::pending::Gone;
use veridical::policy::{Receipt, Subject};

/// Removes an item and all that follows from it, and answers when its content is off the disk.
pub(crate) fn forget(
    connection: &mut Connection,
    path: &Path,
    owner: &Owner,
    clock: &Clock,
    new: &Forgetting,
    receipt: &Receipt,
) -> Result<Forgotten, StoreError> {
    let desk = Desk::open(connection, owner, clock)?;
    let transaction = &desk.transaction;
    let removed = match new.target() {
        Target::Episode(id) => {
            let removed = remove_episode(transaction, owner, new, id);
            Some(removed.during("remove what is forgotten")?)
        }
        Target::Fact(id) | Target::Slot { value: id, .. } => remove_fact(transaction, owner, new, id)?,
    };
    let Some(removed) = removed else { return Ok(Forgotten::Changed) };
    if removed.links.is_empty() {
        return Ok(Forgotten::Unknown);
    }
    let event = Event { at: desk.at, receipt, target: new.target().as_str(), subject: &new.canonical() };
    let forgotten = append(transaction, owner, &event)?;
    for number in &removed.links {
        let lesson = removed.lesson.filter(|(episode, _)| episode == number).map(|(_, mark)| mark);
        let later = removed.later.get(number).copied();
        let row = TombstoneRow { number: *number, forgotten, lesson, later };
        tombstone::insert(transaction, &row, &row.seal(&owner.key)).during("leave a tombstone")?;
    }
    let (ids, texts) = (borrowed(&removed.ids), borrowed(&removed.texts));
    let gone =
        Gone { ids: &ids, texts: &texts, slot: removed.slot.as_deref(), project: removed.project.as_ref() };
    desk.clear(new.scope(), &gone, receipt)?;
    // Before the commit and under its lock: a process that is killed from here on leaves a note of what is to be done.
    erasure::begin(path)?;
    desk.commit()?;
    match erasure::finish(connection, path, PATIENCE)? {
        true => Ok(Forgotten::Gone),
        false => Ok(Forgotten::LogInUse),
    }
}

fn borrowed(texts: &[String]) -> Vec<&str> {
    texts.iter().map(String::as_str).collect()
}

/// What was removed: the numbers of the links that told of it, of a lesson the mark by which it is known again, and what
/// it said and where, by which what waits is known to be about it.
#[derive(Default)]
struct Removed {
    links: BTreeSet<u64>,
    lesson: Option<(u64, Seal)>,
    /// Of facts, which one took their place and stays.
    later: BTreeMap<u64, u64>,
    ids: Vec<String>,
    texts: Vec<String>,
    slot: Option<String>,
    project: Option<ProjectId>,
}

/// An episode with its attestations, pointers and showings. An earlier one that it superseded is live again.
fn remove_episode(
    transaction: &Transaction<'_>,
    owner: &Owner,
    new: &Forgetting,
    id: &EpisodeId,
) -> rusqlite::Result<Removed> {
    let Some(place) = new.scope().in_project() else { return Ok(Removed::default()) };
    let found = episode::get(transaction, place.as_scope().tenant(), place.project(), id)?;
    let Some(episode::Sealed { number, row, .. }) = found else { return Ok(Removed::default()) };
    let mut links = numbers(transaction, "SELECT number FROM attestation WHERE episode = ?1", number)?;
    links.insert(number);
    let live = numbers(transaction, "SELECT number FROM supersession WHERE earlier = ?1", number)?.is_empty();
    index::remove(transaction, &Place::of_episode(&row, live), number)?;
    for earlier in numbers(transaction, "SELECT earlier FROM supersession WHERE later = ?1", number)? {
        if let Some(again) = episode::numbered(transaction, earlier)? {
            index::remove(transaction, &Place::of_episode(&again.row, false), earlier)?;
            index::insert(transaction, &Place::of_episode(&again.row, true), earlier, &again.row.searched())?;
        }
    }
    let pointers = "SELECT number FROM supersession WHERE earlier = ?1 OR later = ?1";
    links.extend(numbers(transaction, pointers, number)?);
    shown::remove(transaction, number, id, &owner.key)?;
    for table in ["attestation", "about"] {
        transaction.execute(&format!("DELETE FROM {table} WHERE episode = ?1"), [number])?;
    }
    transaction.execute("DELETE FROM supersession WHERE earlier = ?1 OR later = ?1", [number])?;
    transaction.execute("DELETE FROM episode WHERE number = ?1", [number])?;
    let mark = lesson_mark(&owner.key, row.project.as_str(), row.fingerprint.as_str());
    Ok(Removed { links, lesson: Some((number, mark)), ids: vec![id.to_string()], ..Removed::default() })
}

/// A fact with what it took the place of and what said the very same, since that is told by it; of a slot's value the whole
/// slot, since what one value was is told by its history. What it contradicted may be live again. `None` when it is not
/// what was decided on.
fn remove_fact(
    transaction: &Transaction<'_>,
    owner: &Owner,
    new: &Forgetting,
    id: &FactId,
) -> Result<Option<Removed>, StoreError> {
    let during = "remove what is forgotten";
    let Some(found) = fact::get(transaction, new.scope(), id).during(during)? else {
        return Ok(Some(Removed::default()));
    };
    let (slot, project) = (found.row.slot.as_ref().map(|slot| slot.name.clone()), found.row.project.clone());
    let values = match &slot {
        Some(name) => {
            let mut values = fact::history(transaction, new.scope(), name).during(during)?;
            values.retain(|value| value.row.project == project);
            values
        }
        None => fact::kin(transaction, found.number, Kin::Earlier).during(during)?,
    };
    let newest = values.first().and_then(|value| value.row.slot.as_ref());
    if newest.map(|slot| u64::from(slot.revision.get())) != new.target().revision() {
        return Ok(None);
    }
    let mut shelved = Shelved::default();
    for value in &values {
        shelved.note(transaction, owner, value.number)?;
    }
    let (links, later) = remove_values(transaction, &mut shelved, &values).during(during)?;
    shelved.settle(transaction, owner)?;
    let (ids, texts) = values.into_iter().map(|value| (value.row.id.to_string(), value.row.text)).unzip();
    let slot = slot.map(|name| name.key().to_owned());
    Ok(Some(Removed { links, lesson: None, later, ids, texts, slot, project }))
}

fn remove_values(
    transaction: &Transaction<'_>,
    shelved: &mut Shelved,
    values: &[fact::Sealed],
) -> rusqlite::Result<(BTreeSet<u64>, BTreeMap<u64, u64>)> {
    let (mut links, mut stays) = (BTreeSet::new(), BTreeMap::new());
    for value in values {
        let live = shelved.leave_out(value.number);
        index::remove(transaction, &Place::of_fact(&value.row, live), value.number)?;
        links.insert(value.number);
        let about = [
            "SELECT number FROM fact_step WHERE fact = ?1 OR other = ?1",
            "SELECT number FROM succession WHERE earlier = ?1 OR later = ?1",
        ];
        for sql in about {
            links.extend(numbers(transaction, sql, value.number)?);
        }
    }
    // A pointer to what came later has the number of that fact's own link, which stays.
    for value in values {
        for later in numbers(transaction, "SELECT later FROM succession WHERE earlier = ?1", value.number)? {
            if !values.iter().any(|value| value.number == later) && links.remove(&later) {
                stays.insert(value.number, later);
            }
        }
    }
    for sql in [
        "DELETE FROM fact_step WHERE fact = ?1 OR other = ?1",
        "DELETE FROM succession WHERE earlier = ?1 OR later = ?1",
        "DELETE FROM likeness WHERE fact = ?1",
        "DELETE FROM fact WHERE number = ?1",
    ] {
        for value in values {
            transaction.execute(sql, [value.number])?;
        }
    }
    Ok((links, stays))
}

fn numbers(connection: &Connection, sql: &str, of: u64) -> rusqlite::Result<BTreeSet<u64>> {
    connection.prepare_cached(sql)?.query_map([of], |row| row.get(0))?.collect()
}
