//! The way from the failures of further tests to the lessons about them. It follows from the episodes' own rows, and a check
//! compares it.

use rusqlite::{Connection, params};
use std::collections::BTreeSet;
use veridical::episode::EpisodeRow;

/// Puts the failures there that an episode is about beside its own.
pub(crate) fn insert(connection: &Connection, number: u64, row: &EpisodeRow) -> rusqlite::Result<()> {
    let mut statement = connection.prepare_cached("INSERT INTO about (failure, episode) VALUES (?1, ?2)")?;
    for failure in wanted(row) {
        statement.execute(params![failure, number])?;
    }
    Ok(())
}

/// What has to be there for an episode.
pub(crate) fn wanted(row: &EpisodeRow) -> BTreeSet<String> {
    row.failing.beside.iter().map(ToString::to_string).collect()
}

/// What is there: each failure with the number of an episode.
pub(crate) fn all(connection: &Connection) -> rusqlite::Result<BTreeSet<(u64, String)>> {
    let mut statement = connection.prepare("SELECT episode, failure FROM about")?;
    statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
}
