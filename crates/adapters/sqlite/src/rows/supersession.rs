use super::Columns;
use rusqlite::{Connection, OptionalExtension, Row, params};
use veridical::episode::SupersessionRow;
use veridical::kernel::{EpisodeId, Seal, SealKey};

/// Points from one episode to the later one, both by their numbers.
pub(crate) fn insert(
    connection: &Connection,
    row: &SupersessionRow,
    earlier: u64,
    later: u64,
    seal: &Seal,
) -> rusqlite::Result<()> {
    let sql = "INSERT INTO supersession (number, earlier, later, seal) VALUES (?1, ?2, ?3, ?4)";
    let parameters = params![row.number, earlier, later, seal.as_bytes().as_slice()];
    connection.prepare_cached(sql)?.execute(parameters)?;
    Ok(())
}

/// The pointers of the store by the number of the earlier episode, each with whether its seal holds.
pub(crate) fn all(
    connection: &Connection,
    key: &SealKey,
) -> rusqlite::Result<Vec<(u64, SupersessionRow, bool)>> {
    let mut statement = connection.prepare(&format!("{POINTERS} ORDER BY supersession.number"))?;
    statement.query_map([], |row| read(row, key))?.collect()
}

/// The pointer of an episode, when there is one with a seal that holds.
pub(crate) fn of_episode(
    connection: &Connection,
    number: u64,
    key: &SealKey,
) -> rusqlite::Result<Option<EpisodeId>> {
    let sql = format!("{POINTERS} WHERE supersession.earlier = ?1");
    let found = connection.prepare_cached(&sql)?.query_row([number], |row| read(row, key)).optional()?;
    Ok(found.filter(|(_, _, sealed)| *sealed).map(|(_, row, _)| row.later))
}

const POINTERS: &str = "SELECT supersession.earlier, supersession.number, one.id, other.id, supersession.seal
    FROM supersession
    JOIN episode AS one ON one.number = supersession.earlier
    JOIN episode AS other ON other.number = supersession.later";

fn read(row: &Row<'_>, key: &SealKey) -> rusqlite::Result<(u64, SupersessionRow, bool)> {
    let mut columns = Columns::of(row);
    let earlier = columns.value()?;
    let row = SupersessionRow {
        number: columns.value()?,
        earlier: columns.parsed(EpisodeId::parse)?,
        later: columns.parsed(EpisodeId::parse)?,
    };
    let sealed = columns.seal()? == Some(row.seal(key));
    Ok((earlier, row, sealed))
}
