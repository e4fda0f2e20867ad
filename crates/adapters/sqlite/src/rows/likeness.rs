//! The way from what two facts have in common to the facts. It follows from the facts' own rows, and a check compares it.

use rusqlite::{Connection, params};
use std::collections::BTreeSet;
use veridical::kernel::SealKey;
use veridical::slot::FactRow;

/// Puts a fact under its marks.
pub(crate) fn insert(
    connection: &Connection,
    number: u64,
    row: &FactRow,
    key: &SealKey,
) -> rusqlite::Result<()> {
    let mut statement = connection.prepare_cached("INSERT INTO likeness (mark, fact) VALUES (?1, ?2)")?;
    for mark in row.likeness_marks(key) {
        statement.execute(params![mark.as_slice(), number])?;
    }
    Ok(())
}

/// The numbers of the facts that have a mark in common with one, oldest first.
pub(crate) fn beside(connection: &Connection, number: u64) -> rusqlite::Result<BTreeSet<u64>> {
    let sql = "SELECT other.fact FROM likeness AS own JOIN likeness AS other ON other.mark = own.mark
        WHERE own.fact = ?1 AND other.fact <> ?1";
    connection.prepare_cached(sql)?.query_map([number], |row| row.get(0))?.collect()
}

/// Puts every fact of a file there that was made before facts were compared.
pub(crate) fn fill(connection: &Connection, key: &SealKey) -> rusqlite::Result<()> {
    let mut statement = connection.prepare("SELECT * FROM fact WHERE slot_key IS NULL")?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        // What cannot be read is left for the check, as it was before.
        if let Ok(fact) = super::fact::read(row) {
            insert(connection, fact.number, &fact.row, key)?;
        }
    }
    Ok(())
}

/// What is there: each mark with the number of a fact.
pub(crate) fn all(connection: &Connection) -> rusqlite::Result<BTreeSet<(u64, Vec<u8>)>> {
    let mut statement = connection.prepare("SELECT fact, mark FROM likeness")?;
    statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
}
