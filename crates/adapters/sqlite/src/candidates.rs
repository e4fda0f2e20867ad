//! Candidates for recall: counted, chosen and read in one snapshot of the file.

use crate::error::{During, corrupt};
use crate::index::{self, Place, Shelf};
use crate::postings::{self, Term};
use crate::rows::{attestation, episode, fact, step, succession, supersession};
use crate::store::Owner;
use rusqlite::Connection;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;
use veridical::episode::StoredEpisode;
use veridical::kernel::{BadWord, Scope, StoreError};
use veridical::recall::{Candidate, FAILURE_LIMIT, Filter, ItemKind, Matches, Pool, Query, TermStatistics};
use veridical::slot::{FactPage, Life, StoredFact};
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
    let mut shelves = index::shelves(&snapshot, scope, filter).during("find what the scope sees")?;
    let left_out = match filter.history {
        true => LeftOut::default(),
        false => LeftOut::of(&snapshot, owner, scope, &mut shelves)?,
    };
    let (statistics, terms) =
        count(&snapshot, query, &shelves, &left_out).during("count the query's terms")?;
    let wanted = if limit == 0 { 0 } else { limit.saturating_add(left_out.items.len()) };
    let mut best =
        postings::best(&snapshot, terms, wanted, postings::BUDGET).during("look up the query's terms")?;
    best.retain(|(item, _)| !left_out.items.contains_key(item));
    best.truncate(limit);
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

/// What stands among the live ones and is not current: facts whose time is over, and slots' values that hold everywhere but
/// where a project has its own. They are neither counted nor found.
#[derive(Default)]
struct LeftOut {
    /// The number of the shelf and the tokens of each, by its number.
    items: BTreeMap<u64, (i64, Vec<String>)>,
}

impl LeftOut {
    /// Those of the shelves that a search sees, which are counted without them from here on.
    fn of(
        connection: &Connection,
        owner: &Owner,
        scope: &Scope,
        shelves: &mut [Shelf],
    ) -> Result<Self, StoreError> {
        let mut out = Vec::new();
        for sealed in fact::ending(connection, scope).during("look for what is over")? {
            let (number, place) = (sealed.number, Place::of_fact(&sealed.row, true));
            let found = open_fact(connection, owner, sealed)?;
            out.extend((found.is_shelved_live() && !found.status().is_live()).then_some((number, place)));
        }
        let hidden = fact::hidden(connection, scope).during("look for what a project hides")?;
        out.extend(hidden.iter().map(|sealed| (sealed.number, Place::of_fact(&sealed.row, true))));
        let mut items = BTreeMap::new();
        for (number, place) in out {
            let shelf = index::shelf_of(connection, &place).during("look for what is not current")?;
            let Some(shelf) = shelves.iter_mut().find(|one| Some(one.number) == shelf) else { continue };
            let column =
                index::column_of(connection, number).during("read an item's terms")?.unwrap_or_default();
            let tokens: Vec<String> = index::plain(&column).map(str::to_owned).collect();
            shelf.documents = shelf.documents.saturating_sub(1);
            shelf.tokens = shelf.tokens.saturating_sub(tokens.len() as u64);
            items.insert(number, (shelf.number, tokens));
        }
        Ok(Self { items })
    }

    /// How many of a shelf hold a term.
    fn holding(&self, shelf: &Shelf, term: &str) -> u64 {
        let holds = |(place, tokens): &&(i64, Vec<String>)| {
            *place == shelf.number && tokens.iter().any(|token| token == term)
        };
        self.items.values().filter(holds).count() as u64
    }
}

/// The statistics of every term, and the content terms that occur.
#[expect(clippy::cast_precision_loss, reason = "a count of tokens is far below 2^52")]
fn count<'q>(
    connection: &Connection,
    query: &'q Query,
    shelves: &[Shelf],
    left_out: &LeftOut,
) -> rusqlite::Result<(TermStatistics, Vec<Term<'q>>)> {
    let documents: u64 = shelves.iter().map(|shelf| shelf.documents).sum();
    let tokens: u64 = shelves.iter().map(|shelf| shelf.tokens).sum();
    let mut frequency = Vec::with_capacity(query.terms().len());
    let mut occurring = Vec::new();
    for term in query.terms() {
        let of = |shelf: &Shelf| {
            let all = index::frequency(connection, shelf, term.key())?;
            Ok((*shelf, all.saturating_sub(left_out.holding(shelf, term.key()))))
        };
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

/// Opens a fact, with what became of it.
pub(crate) fn open_fact(
    connection: &Connection,
    owner: &Owner,
    sealed: fact::Sealed,
) -> Result<StoredFact, StoreError> {
    let later = succession::of_fact(connection, sealed.number, &owner.key);
    let later = later.during("read a fact's successor")?;
    let steps = step::of_fact(connection, sealed.number, &owner.key).during("read a fact's steps")?;
    let life = Life::of(&sealed.row.id, &steps);
    let standing = fact::standing(connection, life.contradicts()).during("read what contradicts a fact")?;
    let opened = StoredFact::open(sealed.row, sealed.seal, &owner.key).map_err(unknown)?;
    Ok(opened.as_of(|| (owner.clock)(), life, later, standing))
}

/// The facts that a scope sees, newest first.
pub(crate) fn list_facts(
    connection: &Connection,
    owner: &Owner,
    scope: &Scope,
    page: FactPage,
) -> Result<Vec<StoredFact>, StoreError> {
    let (mut listed, mut skipped, mut failed) = (Vec::new(), 0, None);
    let take = |sealed| {
        if listed.len() >= page.limit {
            return Ok(ControlFlow::Break(()));
        }
        match open_fact(connection, owner, sealed) {
            Ok(found) if !page.history && !found.status().stands() => {}
            Ok(_) if skipped < page.offset => skipped += 1,
            Ok(found) => listed.push(found),
            Err(error) => {
                failed = Some(error);
                return Ok(ControlFlow::Break(()));
            }
        }
        Ok(ControlFlow::Continue(()))
    };
    fact::newest(connection, scope, take).during("list facts")?;
    failed.map_or(Ok(listed), Err)
}

/// How many live facts a scope sees.
pub(crate) fn count_facts(connection: &Connection, owner: &Owner, scope: &Scope) -> Result<u64, StoreError> {
    let facts = Filter { kind: Some(ItemKind::Fact), ..Filter::default() };
    let mut shelves = index::shelves(connection, scope, &facts).during("count facts")?;
    LeftOut::of(connection, owner, scope, &mut shelves)?;
    Ok(shelves.iter().map(|shelf| shelf.documents).sum())
}

fn unknown(_: BadWord) -> StoreError {
    corrupt("a row holds a word that the program never writes")
}
