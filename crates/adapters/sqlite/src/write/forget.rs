//! Forgetting, as one transaction, and then off the disk.

use super::{append, begin};
use crate::connection::PATIENCE;
use crate::error::During;
use crate::index::{self, Place};
use crate::rows::{episode, fact, tombstone};
use crate::store::{Clock, Owner};
use rusqlite::{Connection, Transaction};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};
use veridical::kernel::{EpisodeId, FactId, StoreError};
use veridical::policy::chain::Event;
use veridical::policy::forget::{Forgetting, Forgotten, Target, TombstoneRow, lesson_mark};
use veridical::policy::{Receipt, Subject};

/// Removes an item and all that follows from it, and answers when its content is off the disk.
pub(crate) fn forget(
    connection: &mut Connection,
    owner: &Owner,
    clock: &Clock,
    new: &Forgetting,
    receipt: &Receipt,
) -> Result<Forgotten, StoreError> {
    let transaction = begin(connection)?;
    let removed = match new.target() {
        Target::Episode(id) => remove_episode(&transaction, owner, new, id),
        Target::Fact(id) => remove_fact(&transaction, new, id),
    };
    let removed = removed.during("remove what is forgotten")?;
    if removed.links.is_empty() {
        return Ok(Forgotten::Unknown);
    }
    let event = Event { at: clock(), receipt, target: new.target().as_str(), subject: &new.canonical() };
    let forgotten = append(&transaction, owner, &event)?;
    for number in removed.links {
        let lesson = removed.lesson.filter(|(episode, _)| *episode == number).map(|(_, mark)| mark);
        let row = TombstoneRow { number, forgotten, lesson };
        tombstone::insert(&transaction, &row, &row.seal(&owner.key)).during("leave a tombstone")?;
    }
    transaction.commit().during("commit what is forgotten")?;
    off_the_disk(connection)
}

/// What was removed: the numbers of the links that told of it, and of a lesson the mark by which it is known again.
#[derive(Default)]
struct Removed {
    links: BTreeSet<u64>,
    lesson: Option<(u64, veridical::kernel::Seal)>,
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
    for table in ["attestation", "about", "shown"] {
        transaction.execute(&format!("DELETE FROM {table} WHERE episode = ?1"), [number])?;
    }
    transaction.execute("DELETE FROM supersession WHERE earlier = ?1 OR later = ?1", [number])?;
    transaction.execute("DELETE FROM episode WHERE number = ?1", [number])?;
    let mark = lesson_mark(&owner.key, row.project.as_str(), row.fingerprint.as_str());
    Ok(Removed { links, lesson: Some((number, mark)) })
}

/// A fact; of a slot's value the whole slot, since what one value was is told by its history.
fn remove_fact(transaction: &Transaction<'_>, new: &Forgetting, id: &FactId) -> rusqlite::Result<Removed> {
    let Some(found) = fact::get(transaction, new.scope(), id)? else { return Ok(Removed::default()) };
    let values = match &found.row.slot {
        Some(slot) => fact::history(transaction, new.scope(), &slot.name)?,
        None => vec![found],
    };
    let place = values.iter().find(|value| &value.row.id == id).and_then(|value| value.row.project.clone());
    let mut links = BTreeSet::new();
    for value in values.iter().filter(|value| value.row.project == place) {
        let number = value.number;
        let live =
            numbers(transaction, "SELECT number FROM succession WHERE earlier = ?1", number)?.is_empty();
        index::remove(transaction, &Place::of_fact(&value.row, live), number)?;
        links.insert(number);
    }
    for number in &links {
        transaction.execute("DELETE FROM succession WHERE earlier = ?1 OR later = ?1", [number])?;
    }
    for number in &links {
        transaction.execute("DELETE FROM fact WHERE number = ?1", [number])?;
    }
    Ok(Removed { links, lesson: None })
}

fn numbers(connection: &Connection, sql: &str, of: u64) -> rusqlite::Result<BTreeSet<u64>> {
    connection.prepare_cached(sql)?.query_map([of], |row| row.get(0))?.collect()
}

/// Writes the file anew, without the remains that moved cells leave in pages, and empties its log.
fn off_the_disk(connection: &Connection) -> Result<Forgotten, StoreError> {
    // What is written anew lies in memory meanwhile, and in no file of its own.
    connection.pragma_update(None, "temp_store", "memory").during("prepare to write the file anew")?;
    let until = Instant::now() + PATIENCE;
    let mut written = false;
    loop {
        written = written || connection.execute_batch("VACUUM").is_ok();
        let emptied: Result<i64, _> =
            connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0));
        match emptied {
            Ok(0) if written => return Ok(Forgotten::Gone),
            _ if Instant::now() >= until => return Ok(Forgotten::LogInUse),
            _ => std::thread::sleep(Duration::from_millis(20)),
        }
    }
}
