use super::Columns;
use rusqlite::{Connection, OptionalExtension, Row, params};
use veridical::kernel::{EpisodeId, Seal, SealKey};
use veridical::policy::forget::TombstoneRow;

pub(crate) fn insert(connection: &Connection, row: &TombstoneRow, seal: &Seal) -> rusqlite::Result<()> {
    let sql = "INSERT INTO tombstone (number, forgotten, lesson, seal, later) VALUES (?1, ?2, ?3, ?4, ?5)";
    let lesson = row.lesson.as_ref().map(|mark| mark.as_bytes().as_slice());
    let parameters = params![row.number, row.forgotten, lesson, seal.as_bytes().as_slice(), row.later];
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
    let sql = "SELECT number, forgotten, lesson, later, seal FROM tombstone ORDER BY number";
    connection.prepare(sql)?.query_map([], |row| read(row, key))?.collect()
}

/// Has the tombstones of an older program say which facts took the place of what they stand for. That program took the pointer
/// away and left no word of it, so each later fact without a pointer is given an earlier one that was forgotten after it came.
pub(crate) fn fill(connection: &Connection, key: &SealKey) -> rusqlite::Result<()> {
    let without = "SELECT chain.number FROM chain JOIN fact USING (number)
        WHERE kind IN ('supersede-fact', 'widen-scope') AND number NOT IN (SELECT number FROM succession)
        ORDER BY chain.number DESC";
    let later: Vec<u64> =
        connection.prepare(without)?.query_map([], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?;
    let of = "SELECT tombstone.number, forgotten, lesson, ?1, tombstone.seal FROM tombstone JOIN chain USING (number)
        WHERE number < ?1 AND forgotten > ?1 AND later IS NULL AND lesson IS NULL
            AND kind IN ('new-fact', 'supersede-fact', 'widen-scope')
        ORDER BY number DESC LIMIT 1";
    let change = "UPDATE tombstone SET later = ?2, seal = ?3 WHERE number = ?1";
    for number in later {
        let found = connection.prepare_cached(of)?.query_row([number], |row| read(row, key)).optional()?;
        let Some((row, _)) = found else { continue };
        let seal = row.seal(key);
        connection.execute(change, params![row.number, row.later, seal.as_bytes().as_slice()])?;
    }
    Ok(())
}

fn read(row: &Row<'_>, key: &SealKey) -> rusqlite::Result<(TombstoneRow, bool)> {
    let mut columns = Columns::of(row);
    let tombstone = TombstoneRow {
        number: columns.value()?,
        forgotten: columns.value()?,
        lesson: columns.mark_if()?,
        later: columns.value()?,
    };
    let sealed = columns.seal()? == Some(tombstone.seal(key));
    Ok((tombstone, sealed))
}
