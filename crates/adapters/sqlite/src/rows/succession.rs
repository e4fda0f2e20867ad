use super::Columns;
use rusqlite::{Connection, OptionalExtension, Row, params};
use veridical::kernel::{FactId, Seal, SealKey};
use veridical::slot::SuccessionRow;

/// Points from one fact to the later one, both by their numbers.
pub(crate) fn insert(
    connection: &Connection,
    row: &SuccessionRow,
    earlier: u64,
    later: u64,
    seal: &Seal,
) -> rusqlite::Result<()> {
    let sql = "INSERT INTO succession (number, earlier, later, seal) VALUES (?1, ?2, ?3, ?4)";
    let parameters = params![row.number, earlier, later, seal.as_bytes().as_slice()];
    connection.prepare_cached(sql)?.execute(parameters)?;
    Ok(())
}

/// The pointers of the store by the number of the earlier fact, each with whether its seal holds.
pub(crate) fn all(
    connection: &Connection,
    key: &SealKey,
) -> rusqlite::Result<Vec<(u64, SuccessionRow, bool)>> {
    let mut statement = connection.prepare(&format!("{POINTERS} ORDER BY succession.number"))?;
    statement.query_map([], |row| read(row, key))?.collect()
}

/// The pointer of a fact, when there is one. One whose seal is broken points all the same: what it covers is not taken
/// for live again because somebody edited it.
pub(crate) fn of_fact(
    connection: &Connection,
    number: u64,
    key: &SealKey,
) -> rusqlite::Result<Option<FactId>> {
    let sql = format!("{POINTERS} WHERE succession.earlier = ?1");
    let found = connection.prepare_cached(&sql)?.query_row([number], |row| read(row, key)).optional()?;
    Ok(found.map(|(_, row, _)| row.later))
}

const POINTERS: &str = "SELECT succession.earlier, succession.number, one.id, other.id, succession.seal
    FROM succession
    JOIN fact AS one ON one.number = succession.earlier
    JOIN fact AS other ON other.number = succession.later";

fn read(row: &Row<'_>, key: &SealKey) -> rusqlite::Result<(u64, SuccessionRow, bool)> {
    let mut columns = Columns::of(row);
    let earlier = columns.value()?;
    let row = SuccessionRow {
        number: columns.value()?,
        earlier: columns.parsed(FactId::parse)?,
        later: columns.parsed(FactId::parse)?,
    };
    let sealed = columns.seal()? == Some(row.seal(key));
    Ok((earlier, row, sealed))
}
