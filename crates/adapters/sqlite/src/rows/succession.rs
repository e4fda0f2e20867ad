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

/// A pointer, with the numbers of the facts.
pub(crate) struct Pointer {
    pub(crate) earlier: u64,
    pub(crate) later: u64,
    pub(crate) row: SuccessionRow,
    /// Whether its seal holds.
    pub(crate) sealed: bool,
    /// Whether it leads from a project to everywhere.
    pub(crate) widens: bool,
}

/// The pointers of the store.
pub(crate) fn all(connection: &Connection, key: &SealKey) -> rusqlite::Result<Vec<Pointer>> {
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
    Ok(found.map(|pointer| pointer.row.later))
}

const POINTERS: &str =
    "SELECT succession.earlier, succession.later, succession.number, one.id, other.id, succession.seal,
        one.project IS NOT NULL AND other.project IS NULL
    FROM succession
    JOIN fact AS one ON one.number = succession.earlier
    JOIN fact AS other ON other.number = succession.later";

fn read(row: &Row<'_>, key: &SealKey) -> rusqlite::Result<Pointer> {
    let mut columns = Columns::of(row);
    let (earlier, later) = (columns.value()?, columns.value()?);
    let row = SuccessionRow {
        number: columns.value()?,
        earlier: columns.parsed(FactId::parse)?,
        later: columns.parsed(FactId::parse)?,
    };
    let sealed = columns.seal()? == Some(row.seal(key));
    Ok(Pointer { earlier, later, row, sealed, widens: columns.value()? })
}
