//! What recall searches. An item stands in one place (profile, person, project, kind, belief), and a place's items
//! have document numbers in one range, so that a search names the ranges that its scope may see and the index itself
//! leaves everything else out (R5.5). How many items of a place hold a term is kept beside it: exact statistics cost
//! one look-up a term, however large the store is.

use rusqlite::{Connection, OptionalExtension, params};
use std::collections::BTreeSet;
use veridical::episode::EpisodeRow;
use veridical::kernel::{ProjectId, Scope, Veracity};
use veridical::recall::{Admit, Filter, ItemKind, tokens};
use veridical::slot::FactRow;

/// Below this bit of a document number stands the item's own number, above it the place's.
const ITEM_BITS: u32 = 40;

/// Where an item stands.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Place {
    pub(crate) kind: ItemKind,
    /// Whether the row says that it is verified or stated.
    pub(crate) believed: bool,
    pub(crate) tenant: String,
    /// Empty for everyone of the profile.
    pub(crate) principal: String,
    /// Empty for every project.
    pub(crate) project: String,
}

impl Place {
    pub(crate) fn of_episode(row: &EpisodeRow) -> Self {
        Self {
            kind: ItemKind::Episode,
            believed: row.verified || row.veracity == Veracity::Stated.word(),
            tenant: row.tenant.to_string(),
            principal: String::new(),
            project: row.project.to_string(),
        }
    }

    pub(crate) fn of_fact(row: &FactRow) -> Self {
        Self {
            kind: ItemKind::Fact,
            believed: row.veracity == Veracity::Stated.word(),
            tenant: row.tenant.to_string(),
            principal: row.principal.to_string(),
            project: row.project.as_ref().map(ToString::to_string).unwrap_or_default(),
        }
    }
}

/// A place as a search uses it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Shelf {
    pub(crate) number: i64,
    pub(crate) kind: ItemKind,
    /// How many items stand there.
    pub(crate) documents: u64,
    /// How many tokens they have together.
    pub(crate) tokens: u64,
}

impl Shelf {
    /// The first and the last document number of the place.
    pub(crate) fn range(&self) -> (i64, i64) {
        let first = self.number << ITEM_BITS;
        (first, first | ((1 << ITEM_BITS) - 1))
    }

    pub(crate) fn holds(&self, document: i64) -> bool {
        document >> ITEM_BITS == self.number
    }
}

/// The item's own number in a document number.
pub(crate) fn item_of(document: i64) -> u64 {
    (document & ((1 << ITEM_BITS) - 1)).unsigned_abs()
}

/// The document number of an item in a place. The schema bounds places, and an item past 2^40 has no number.
pub(crate) fn document(place: i64, item: u64) -> rusqlite::Result<i64> {
    let item = i64::try_from(item).ok().filter(|item| item >> ITEM_BITS == 0);
    item.map(|item| (place << ITEM_BITS) | item).ok_or(rusqlite::Error::IntegralValueOutOfRange(0, place))
}

/// Puts an item into the index.
pub(crate) fn insert(connection: &Connection, place: &Place, item: u64, text: &str) -> rusqlite::Result<()> {
    let tokens = tokens(text);
    let place = number_of(connection, place)?;
    connection
        .prepare_cached("INSERT INTO search (rowid, tokens) VALUES (?1, ?2)")?
        .execute(params![document(place, item)?, tokens.join(" ")])?;
    connection
        .prepare_cached("UPDATE place SET documents = documents + 1, tokens = tokens + ?2 WHERE number = ?1")?
        .execute(params![place, tokens.len()])?;
    let mut count = connection.prepare_cached(
        "INSERT INTO vocabulary (place, term, documents) VALUES (?1, ?2, 1)
         ON CONFLICT DO UPDATE SET documents = documents + 1",
    )?;
    for term in tokens.iter().collect::<BTreeSet<_>>() {
        count.execute(params![place, term])?;
    }
    Ok(())
}

fn number_of(connection: &Connection, place: &Place) -> rusqlite::Result<i64> {
    let Place { kind, believed, tenant, principal, project } = place;
    let sql = "SELECT number FROM place
        WHERE tenant = ?1 AND project = ?2 AND principal = ?3 AND kind = ?4 AND believed = ?5";
    let parameters = params![tenant, project, principal, kind.word(), believed];
    let known = connection.prepare_cached(sql)?.query_row(parameters, |row| row.get(0)).optional()?;
    if let Some(number) = known {
        return Ok(number);
    }
    let sql = "INSERT INTO place (tenant, project, principal, kind, believed, documents, tokens)
        VALUES (?1, ?2, ?3, ?4, ?5, 0, 0) RETURNING number";
    connection.prepare_cached(sql)?.query_row(parameters, |row| row.get(0))
}

/// The places that a scope and a filter let a search see, those without an item left out.
pub(crate) fn shelves(
    connection: &Connection,
    scope: &Scope,
    filter: &Filter,
) -> rusqlite::Result<Vec<Shelf>> {
    let sql = "SELECT number, kind, believed, documents, tokens FROM place
        WHERE tenant = ?1 AND documents > 0 AND (
            (kind = 'episode' AND principal = '' AND project = ?3)
            OR (kind = 'fact' AND principal = ?2 AND project IN ('', ?3)))
        ORDER BY number";
    let project = scope.project().map(ProjectId::as_str);
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query(params![scope.tenant().as_str(), scope.principal().as_str(), project])?;
    let mut shelves = Vec::new();
    while let Some(row) = rows.next()? {
        let kind = super::rows::parsed(row, "kind", str::parse::<ItemKind>)?;
        let admitted = filter.admit == Admit::Any || row.get("believed")?;
        if admitted && filter.kind.is_none_or(|only| only == kind) {
            shelves.push(Shelf {
                number: row.get("number")?,
                kind,
                documents: row.get("documents")?,
                tokens: row.get("tokens")?,
            });
        }
    }
    Ok(shelves)
}

/// How many items of a place hold a term.
pub(crate) fn frequency(connection: &Connection, shelf: &Shelf, term: &str) -> rusqlite::Result<u64> {
    connection
        .prepare_cached("SELECT documents FROM vocabulary WHERE place = ?1 AND term = ?2")?
        .query_row(params![shelf.number, term], |row| row.get(0))
        .optional()
        .map(Option::unwrap_or_default)
}

/// The tokens of a document, separated by spaces.
pub(crate) fn tokens_of(connection: &Connection, document: i64) -> rusqlite::Result<Option<String>> {
    connection
        .prepare_cached("SELECT tokens FROM search WHERE rowid = ?1")?
        .query_row([document], |row| row.get(0))
        .optional()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_document_number_holds_its_place_and_its_item() {
        let shelf = |number| Shelf { number, kind: ItemKind::Fact, documents: 1, tokens: 1 };
        for (place, item) in [(1, 1), (1, (1 << 40) - 1), (4_194_303, 7)] {
            let number = document(place, item).unwrap();
            assert_eq!(item_of(number), item);
            assert!(shelf(place).holds(number) && !shelf(place + 1).holds(number));
            let (first, last) = shelf(place).range();
            assert!((first..=last).contains(&number), "{place} {item}");
        }
        assert!(document(1, 1 << 40).is_err());
    }
}
