use super::Columns;
use rusqlite::{Connection, OptionalExtension, Row, params};
use veridical::kernel::{EpisodeId, Seal, SealKey};
use veridical::policy::forget::TombstoneRow;

pub(crate) fn insert(connection: &Connection, row: &TombstoneRow, seal: &Seal) -> rusqlite::Result<()> {
    let sql = "INSERT INTO tombstone (number, forgotten, lesson, seal) VALUES (?1, ?2, ?3, ?4)";
    let lesson = row.lesson.as_ref().map(|mark| mark.as_bytes().as_slice());
    let parameters = params![row.number, row.forgotten, lesson, seal.as_bytes().as_slice()];
    connection.prepare_cached(sql)?.execute(parameters)?;
    Ok(())
}

/// The lesson with this mark that was forgotten, by the id that it had.
pub(crate) fn of_lesson(connection: &Connection, lesson: &Seal) -> rusqlite::Result<Option<EpisodeId>> {
    let sql = "SELECT chain.target FROM tombstone JOIN chain USING (number) WHERE lesson = ?1";
    connection
        .prepare_cached(sql)?
        .query_row([lesson.as_bytes().as_slice()], |row| Columns::of(row).parsed(EpisodeId::parse))
        .optional()
}

/// Every tombstone, each with whether its seal holds.
pub(crate) fn all(connection: &Connection, key: &SealKey) -> rusqlite::Result<Vec<(TombstoneRow, bool)>> {
    let sql = "SELECT number, forgotten, lesson, seal FROM tombstone ORDER BY number";
    let read = |row: &Row<'_>| {
        let mut columns = Columns::of(row);
        let tombstone =
            TombstoneRow { number: columns.value()?, forgotten: columns.value()?, lesson: columns.seal()? };
        let sealed = columns.seal()? == Some(tombstone.seal(key));
        Ok((tombstone, sealed))
    };
    connection.prepare(sql)?.query_map([], read)?.collect()
}
