//! What recall searches. An item stands in one place (profile, person, project, kind, belief), and each of its tokens
//! is indexed as that place's: a search asks for the tokens of the places that its scope may see, and what stands
//! elsewhere is neither looked at nor in the way (R5.5). How many items of a place hold a term is kept beside it:
//! exact statistics cost one look-up a term, however large the store is.

use crate::rows::Columns;
use rusqlite::{Connection, OptionalExtension, params};
use std::collections::BTreeSet;
use veridical::episode::EpisodeRow;
use veridical::kernel::{BadWord, ProjectId, Scope, Veracity};
use veridical::recall::{Admit, Filter, ItemKind, tokens};
use veridical::slot::FactRow;

/// Where an item stands.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Place {
    pub(crate) kind: ItemKind,
    /// Whether no later item superseded what stands there.
    pub(crate) live: bool,
    /// Whether the row says that it is verified or stated.
    pub(crate) believed: bool,
    pub(crate) tenant: String,
    /// Empty for everyone of the profile.
    pub(crate) principal: String,
    /// Empty for every project.
    pub(crate) project: String,
}

impl Place {
    pub(crate) fn of_episode(row: &EpisodeRow, live: bool) -> Self {
        Self {
            kind: ItemKind::Episode,
            live,
            believed: row.verified || row.veracity == Veracity::Stated.word(),
            tenant: row.tenant.to_string(),
            principal: String::new(),
            project: row.project.to_string(),
        }
    }

    pub(crate) fn of_fact(row: &FactRow, live: bool) -> Self {
        Self {
            kind: if row.slot.is_some() { ItemKind::Slot } else { ItemKind::Fact },
            live,
            believed: row.veracity == Veracity::Stated.word(),
            tenant: row.tenant.to_string(),
            principal: row.principal.to_string(),
            project: row.project.as_ref().map(ToString::to_string).unwrap_or_default(),
        }
    }
}

/// The word for the kind of a place.
fn word(kind: ItemKind, live: bool) -> &'static str {
    match (kind, live) {
        (kind, true) => kind.word(),
        (ItemKind::Episode, false) => "superseded",
        (ItemKind::Fact, false) => "fact-history",
        (ItemKind::Slot, false) => "slot-history",
    }
}

/// What a place's word says: the kind of what stands there, and whether it is live.
pub(crate) fn read_word(said: &str) -> Result<(ItemKind, bool), BadWord> {
    let places = ItemKind::ALL.iter().flat_map(|kind| [(*kind, true), (*kind, false)]);
    places.into_iter().find(|(kind, live)| word(*kind, *live) == said).ok_or(BadWord)
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

/// A token as it stands in the index for a place. Tokens hold letters, digits and marks alone, and so does this.
pub(crate) fn placed(place: i64, token: &str) -> String {
    format!("{place}x{token}")
}

/// The text that the index holds for the tokens of an item.
pub(crate) fn column(place: i64, tokens: &[String]) -> String {
    tokens.iter().map(|token| placed(place, token)).collect::<Vec<_>>().join(" ")
}

/// The tokens in a text of the index.
pub(crate) fn plain(column: &str) -> impl Iterator<Item = &str> {
    column.split(' ').filter_map(|token| token.split_once('x').map(|(_, token)| token))
}

/// Puts an item into the index.
pub(crate) fn insert(connection: &Connection, place: &Place, item: u64, text: &str) -> rusqlite::Result<()> {
    let tokens = tokens(text);
    let place = number_of(connection, place)?;
    connection
        .prepare_cached("INSERT INTO search (rowid, tokens) VALUES (?1, ?2)")?
        .execute(params![item, column(place, &tokens)])?;
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

/// Takes an item out of the index, where it stands in this place.
pub(crate) fn remove(connection: &Connection, place: &Place, item: u64) -> rusqlite::Result<()> {
    let column = column_of(connection, item)?.unwrap_or_default();
    let tokens: Vec<&str> = plain(&column).collect();
    let place = number_of(connection, place)?;
    connection.prepare_cached("DELETE FROM search WHERE rowid = ?1")?.execute([item])?;
    connection
        .prepare_cached("UPDATE place SET documents = documents - 1, tokens = tokens - ?2 WHERE number = ?1")?
        .execute(params![place, tokens.len()])?;
    let of_term = "WHERE place = ?1 AND term = ?2";
    let mut discount =
        connection.prepare_cached(&format!("UPDATE vocabulary SET documents = documents - 1 {of_term}"))?;
    let mut forget =
        connection.prepare_cached(&format!("DELETE FROM vocabulary {of_term} AND documents = 0"))?;
    for term in tokens.into_iter().collect::<BTreeSet<_>>() {
        discount.execute(params![place, term])?;
        forget.execute(params![place, term])?;
    }
    connection.prepare_cached("DELETE FROM place WHERE number = ?1 AND documents = 0")?.execute([place])?;
    Ok(())
}

fn number_of(connection: &Connection, place: &Place) -> rusqlite::Result<i64> {
    if let Some(number) = shelf_of(connection, place)? {
        return Ok(number);
    }
    let Place { kind, live, believed, tenant, principal, project } = place;
    let sql = "INSERT INTO place (tenant, project, principal, kind, believed, documents, tokens)
        VALUES (?1, ?2, ?3, ?4, ?5, 0, 0) RETURNING number";
    let parameters = params![tenant, project, principal, word(*kind, *live), believed];
    connection.prepare_cached(sql)?.query_row(parameters, |row| row.get(0))
}

/// The number of a place, when something ever stood there.
pub(crate) fn shelf_of(connection: &Connection, place: &Place) -> rusqlite::Result<Option<i64>> {
    let Place { kind, live, believed, tenant, principal, project } = place;
    let sql = "SELECT number FROM place
        WHERE tenant = ?1 AND project = ?2 AND principal = ?3 AND kind = ?4 AND believed = ?5";
    let parameters = params![tenant, project, principal, word(*kind, *live), believed];
    connection.prepare_cached(sql)?.query_row(parameters, |row| row.get(0)).optional()
}

/// The places that a scope and a filter let a search see, those without an item left out.
pub(crate) fn shelves(
    connection: &Connection,
    scope: &Scope,
    filter: &Filter,
) -> rusqlite::Result<Vec<Shelf>> {
    let sql = "SELECT number, kind, documents, tokens, believed FROM place
        WHERE tenant = ?1 AND documents > 0 AND (
            ((kind = 'episode' OR kind = 'superseded' AND ?4) AND principal = '' AND project = ?5)
            OR ((kind IN ('fact', 'slot') OR kind IN ('fact-history', 'slot-history') AND ?4)
                AND principal = ?2 AND project IN ('', ?3)))
        ORDER BY number";
    let project = scope.project().map(ProjectId::as_str);
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query(params![
        scope.tenant().as_str(),
        scope.principal().as_str(),
        project,
        filter.history,
        scope.shelf().map(ProjectId::as_str),
    ])?;
    let mut shelves = Vec::new();
    while let Some(row) = rows.next()? {
        let mut columns = Columns::of(row);
        let shelf = Shelf {
            number: columns.value()?,
            kind: columns.parsed(read_word)?.0,
            documents: columns.value()?,
            tokens: columns.value()?,
        };
        let admitted = filter.admit == Admit::Any || columns.value()?;
        if admitted && filter.kind.is_none_or(|only| only == shelf.kind) {
            shelves.push(shelf);
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

/// The text that the index holds for an item.
pub(crate) fn column_of(connection: &Connection, item: u64) -> rusqlite::Result<Option<String>> {
    connection
        .prepare_cached("SELECT tokens FROM search WHERE rowid = ?1")?
        .query_row([item], |row| row.get(0))
        .optional()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_in_the_index_gives_the_tokens_back() {
        for text in ["", "x", "fix 404x at x10", "parse_url 部署方案 thé"] {
            let tokens = tokens(text);
            let column = column(17, &tokens);
            assert_eq!(plain(&column).collect::<Vec<_>>(), tokens, "{text:?}");
        }
    }
}
