//! Each mutation as one transaction, with its link of the chain.

pub(crate) mod fact;
pub(crate) mod forget;
pub(crate) mod pending;
pub(crate) mod slot;

use crate::error::During;
use crate::index::{self, Place};
use crate::rows::{about, attestation, chain, episode, known_place, shown, supersession, tally, tombstone};
use crate::store::{Clock, Owner};
use rusqlite::{Connection, Transaction, TransactionBehavior};
use std::collections::BTreeMap;
use veridical::Tally;
use veridical::episode::{NewEpisode, Recorded, SupersessionRow};
use veridical::kernel::{EpisodeId, ProjectScope, Scope, SessionId, StoreError, Timestamp};
use veridical::place::{Kept, PlaceRow, Standing, StoredPlace};
use veridical::policy::chain::{Event, Link};
use veridical::policy::forget::lesson_mark;
use veridical::policy::{Receipt, Subject};

/// Records an episode, or attests the one that is there.
pub(crate) fn record(
    connection: &mut Connection,
    owner: &Owner,
    clock: &Clock,
    new: &NewEpisode,
    receipt: &Receipt,
) -> Result<Recorded, StoreError> {
    let transaction = begin(connection)?;
    let known = episode::find(&transaction, &owner.tenant, new.project_scope().project(), new.fingerprint())
        .during("look for the same lesson")?;
    let mark = lesson_mark(&owner.key, new.project_scope().project().as_str(), new.fingerprint().as_str());
    if let Some(id) = tombstone::of_lesson(&transaction, &mark).during("look for a forgotten lesson")? {
        return Ok(Recorded::Forgotten(id));
    }
    let id = match &known {
        Some((_, id)) => id.clone(),
        None => EpisodeId::parse(&random_name("ep_")?).map_err(unnamed)?,
    };
    let at = clock();
    let event = Event { at, receipt, target: id.as_str(), subject: &new.canonical() };
    let number = append(&transaction, owner, &event)?;
    let number_of_episode = known.as_ref().map_or(number, |(number, _)| *number);
    let recorded = if let Some((place, id)) = known {
        let earlier: Vec<Option<SessionId>> =
            attestation::roots(&transaction, place).during("read attestations")?;
        let line = new.provenance().session.as_ref();
        let was_shown =
            line.map(|line| shown::was_shown(&transaction, line.root_id(), place, &id, &owner.key));
        let was_shown = was_shown.transpose().during("read what was shown")?.unwrap_or(false);
        let independent = !was_shown && new.independent(&id, &earlier);
        let row = attestation::of(number, new, independent);
        attestation::insert(&transaction, place, &row, &row.seal(&id, &owner.key))
            .during("attest an episode")?;
        Recorded::Attested { id, independent }
    } else {
        let row = new.row(id.clone());
        episode::insert(&transaction, number, &row, &row.seal(&owner.key)).during("write an episode")?;
        about::insert(&transaction, number, &row).during("index an episode's failures")?;
        let first = attestation::of(number, new, new.independent(&id, &[]));
        attestation::insert(&transaction, number, &first, &first.seal(&id, &owner.key))
            .during("attest an episode")?;
        index::insert(&transaction, &Place::of_episode(&row, true), number, &row.searched())
            .during("index an episode")?;
        Recorded::Recorded(id)
    };
    let later = Later { number: number_of_episode, id: recorded.id(), new, receipt, at };
    supersede(&transaction, owner, &later)?;
    transaction.commit().during("commit an episode")?;
    Ok(recorded)
}

/// An episode that was recorded or attested just now, and by which leave.
struct Later<'a> {
    number: u64,
    id: &'a EpisodeId,
    new: &'a NewEpisode,
    receipt: &'a Receipt,
    at: Timestamp,
}

/// Has each live episode that the later one contradicts point to it, and stand where history is looked for.
fn supersede(transaction: &Transaction<'_>, owner: &Owner, later: &Later<'_>) -> Result<(), StoreError> {
    let project = later.new.project_scope().project();
    let mut unsolved = BTreeMap::new();
    for failure in later.new.overcame() {
        let found = episode::unsolved(transaction, &owner.tenant, project, failure)
            .during("look for what the lesson contradicts")?;
        unsolved.extend(found.into_iter().map(|sealed| (sealed.number, sealed)));
    }
    for episode::Sealed { number: earlier, row, seal } in unsolved.into_values() {
        if !later.new.supersedes(&row) || seal != Some(row.seal(&owner.key)) {
            continue;
        }
        let (receipt, subject) = (later.receipt.superseding(), later.new.superseding(&row));
        let event = Event { at: later.at, receipt: &receipt, target: row.id.as_str(), subject: &subject };
        let number = append(transaction, owner, &event)?;
        let pointer = SupersessionRow { number, earlier: row.id.clone(), later: later.id.clone() };
        let moved =
            supersession::insert(transaction, &pointer, earlier, later.number, &pointer.seal(&owner.key))
                .and_then(|()| index::remove(transaction, &Place::of_episode(&row, true), earlier))
                .and_then(|()| {
                    index::insert(transaction, &Place::of_episode(&row, false), earlier, &row.searched())
                });
        moved.during("supersede an episode")?;
    }
    Ok(())
}

/// Notes what was shown in a line of sessions. It leaves no link: nothing that is kept changes.
pub(crate) fn note_shown(
    connection: &mut Connection,
    owner: &Owner,
    place: &ProjectScope,
    root: &SessionId,
    episodes: &[EpisodeId],
) -> Result<(), StoreError> {
    let transaction = begin(connection)?;
    for episode in episodes {
        shown::insert(&transaction, &owner.tenant, place.project(), root, episode, &owner.key)
            .during("note what was shown")?;
    }
    transaction.commit().during("commit what was shown")
}

/// Adds up what happened in a session. It leaves no link: nothing that is kept changes.
pub(crate) fn add_tally(
    connection: &mut Connection,
    owner: &Owner,
    scope: &Scope,
    counted: &Tally,
) -> Result<(), StoreError> {
    let transaction = begin(connection)?;
    tally::add(&transaction, scope, counted, &owner.key).during("add up what happened")?;
    transaction.commit().during("commit what happened")
}

/// Puts down what places are from now on, each unless what is remembered of it stays as it is.
pub(crate) fn keep_places(
    connection: &mut Connection,
    owner: &Owner,
    rows: Vec<PlaceRow>,
    stays: impl Fn(&Standing, &Standing) -> bool,
    subject: &[u8],
    receipt: &Receipt,
) -> Result<Kept, StoreError> {
    let transaction = begin(connection)?;
    let kept = rows.into_iter().map(|row| keep_place(&transaction, owner, row, &stays, subject, receipt));
    let kept: Vec<Kept> = kept.collect::<Result<_, _>>()?;
    transaction.commit().during("commit a place")?;
    Kept::of_all(&kept).ok_or_else(|| StoreError::Corrupt { detail: "a change of no place".to_owned() })
}

fn keep_place(
    transaction: &Transaction<'_>,
    owner: &Owner,
    row: PlaceRow,
    stays: impl Fn(&Standing, &Standing) -> bool,
    subject: &[u8],
    receipt: &Receipt,
) -> Result<Kept, StoreError> {
    let known = known_place::newest(transaction, &owner.tenant, &row.id, &owner.key);
    if let Some(known) = known.during("look for the same place")?
        && known.sealed()
        && stays(&known.row().standing, &row.standing)
    {
        return Ok(Kept::Unchanged(known));
    }
    let event = Event { at: row.at, receipt, target: row.id.as_str(), subject };
    let number = append(transaction, owner, &event)?;
    let seal = row.seal(number, &owner.key);
    known_place::insert(transaction, number, &row, &seal).during("write a place")?;
    Ok(Kept::Changed(StoredPlace::open(row, number, Some(seal), &owner.key)))
}

/// Takes the write lock at once: a transaction that began as a reader could not become a writer behind another one's
/// back, and would fail instead of waiting.
fn begin(connection: &mut Connection) -> Result<Transaction<'_>, StoreError> {
    connection.transaction_with_behavior(TransactionBehavior::Immediate).during("begin a change")
}

fn append(transaction: &Transaction<'_>, owner: &Owner, event: &Event<'_>) -> Result<u64, StoreError> {
    let last = chain::last(transaction).during("read the chain's end")?;
    let link = Link::after(last.as_ref(), event, &owner.key);
    chain::insert(transaction, &link).during("extend the chain")?;
    Ok(link.number)
}

/// Bytes that nobody can guess.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], StoreError> {
    let mut bytes = [0_u8; N];
    getrandom::fill(&mut bytes)
        .map_err(|source| StoreError::Backend { action: "draw a random name", source: Box::new(source) })?;
    Ok(bytes)
}

/// A name that nobody can guess: a prefix and 128 random bits in hex.
pub(crate) fn random_name(prefix: &str) -> Result<String, StoreError> {
    Ok(random::<16>()?.iter().fold(prefix.to_owned(), |name, byte| format!("{name}{byte:02x}")))
}

fn unnamed(source: veridical::kernel::BadId) -> StoreError {
    StoreError::Backend { action: "name a new item", source: Box::new(source) }
}
