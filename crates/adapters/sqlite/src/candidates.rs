//! Candidates for recall: counted, chosen and read in one snapshot of the file.

use crate::error::{During, corrupt};
use crate::index::{self, Shelf};
use crate::postings::{self, Term};
use crate::rows::{attestation, episode, fact, succession, supersession};
use crate::store::Owner;
use rusqlite::Connection;
use std::collections::BTreeSet;
use veridical::episode::StoredEpisode;
use veridical::kernel::{BadWord, Scope, StoreError};
use veridical::recall::{Candidate, FAILURE_LIMIT, Filter, ItemKind, Matches, Pool, Query, TermStatistics};
use veridical::slot::StoredFact;
use veridical::{episode_candidate, fact_candidate};

pub(crate) fn candidates(
    connection: &mut Connection,
    owner: &Owner,
    scope: &Scope,
    query: &Query,
    filter: &Filter,
    limit: usize,
) -> Result<Pool, StoreError> {
    let snapshot = connection.transaction().during("begin to read")?;
    let shelves = index::shelves(&snapshot, scope, filter).during("find what the scope sees")?;
    let (statistics, terms) = count(&snapshot, query, &shelves).during("count the query's terms")?;
    let best =
        postings::best(&snapshot, terms, limit, postings::BUDGET).during("look up the query's terms")?;
    let about = about(&snapshot, scope, query, filter).during("look up the query's failures")?;
    let matching = best.into_iter().filter(|(item, _)| !about.contains(item));
    let items: Vec<(u64, ItemKind)> =
        about.iter().map(|item| (*item, ItemKind::Episode)).chain(matching).collect();
    let mut candidates = Vec::with_capacity(items.len());
    for (item, kind) in items {
        let candidate = read(&snapshot, owner, query, item, kind)?;
        // The index goes by what a row says of itself; its seal may say otherwise.
        candidates
            .extend(candidate.filter(|found| filter.admits(found.item.kind, found.verified, found.veracity)));
    }
    Ok(Pool { statistics, candidates })
}

/// The episodes about the query's failures.
fn about(
    connection: &Connection,
    scope: &Scope,
    query: &Query,
    filter: &Filter,
) -> rusqlite::Result<BTreeSet<u64>> {
    let mut found = BTreeSet::new();
    let asked = filter.kind.is_none_or(|only| only == ItemKind::Episode);
    let Some(place) = scope.in_project().filter(|_| asked) else { return Ok(found) };
    for failure in query.failures() {
        found.extend(episode::about(
            connection,
            scope.tenant(),
            place.project(),
            *failure,
            filter.history,
            FAILURE_LIMIT,
        )?);
    }
    Ok(found)
}

/// The statistics of every term, and the content terms that occur.
#[expect(clippy::cast_precision_loss, reason = "a count of tokens is far below 2^52")]
fn count<'q>(
    connection: &Connection,
    query: &'q Query,
    shelves: &[Shelf],
) -> rusqlite::Result<(TermStatistics, Vec<Term<'q>>)> {
    let documents: u64 = shelves.iter().map(|shelf| shelf.documents).sum();
    let tokens: u64 = shelves.iter().map(|shelf| shelf.tokens).sum();
    let mut frequency = Vec::with_capacity(query.terms().len());
    let mut occurring = Vec::new();
    for term in query.terms() {
        let of = |shelf: &Shelf| Ok((*shelf, index::frequency(connection, shelf, term.key())?));
        let counted =
            Term { key: term.key(), frequency: shelves.iter().map(of).collect::<rusqlite::Result<_>>()? };
        frequency.push(counted.documents());
        if term.is_content() && counted.documents() > 0 {
            occurring.push(counted);
        }
    }
    let mean_length = if documents == 0 { 0.0 } else { tokens as f64 / documents as f64 };
    Ok((TermStatistics { documents, mean_length, frequency }, occurring))
}

/// `None` when the index names an item that is not there: the check reports it.
fn read(
    connection: &Connection,
    owner: &Owner,
    query: &Query,
    item: u64,
    kind: ItemKind,
) -> Result<Option<Candidate>, StoreError> {
    let column = index::column_of(connection, item).during("read an item's terms")?.unwrap_or_default();
    let matches = Matches::count(query, index::plain(&column));
    match kind {
        ItemKind::Episode => {
            let Some(sealed) = episode::numbered(connection, item).during("read an episode")? else {
                return Ok(None);
            };
            Ok(Some(episode_candidate(&open_episode(connection, owner, sealed)?, matches)))
        }
        ItemKind::Fact | ItemKind::Slot => {
            let sealed = fact::numbered(connection, item).during("read a fact")?;
            sealed
                .map(|sealed| Ok(fact_candidate(&open_fact(connection, owner, sealed)?, matches)))
                .transpose()
        }
    }
}

/// Opens an episode with its attestations.
pub(crate) fn open_episode(
    connection: &Connection,
    owner: &Owner,
    sealed: episode::Sealed,
) -> Result<StoredEpisode, StoreError> {
    let episode::Sealed { number, row, seal } = sealed;
    let attestations = attestation::of_episode(connection, number, &row.id, &owner.key)
        .during("read an episode's attestations")?;
    let attestations = attestations.into_iter().map(|(attestation, _)| attestation.row).collect();
    let later =
        supersession::of_episode(connection, number, &owner.key).during("read an episode's successor")?;
    let opened = StoredEpisode::open(row, seal, attestations, &owner.key).map_err(unknown)?;
    Ok(opened.with_successor(later))
}

/// Opens a fact, with the one that took its place.
pub(crate) fn open_fact(
    connection: &Connection,
    owner: &Owner,
    sealed: fact::Sealed,
) -> Result<StoredFact, StoreError> {
    let later = succession::of_fact(connection, sealed.number, &owner.key);
    let later = later.during("read a fact's successor")?;
    Ok(StoredFact::open(sealed.row, sealed.seal, &owner.key).map_err(unknown)?.with_successor(later))
}

fn unknown(_: BadWord) -> StoreError {
    corrupt("a row holds a word that the program never writes")
}
