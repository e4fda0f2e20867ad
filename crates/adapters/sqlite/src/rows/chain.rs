use super::Columns;
use rusqlite::{Connection, OptionalExtension, Row, params};
use veridical::policy::chain::Link;

const COLUMNS: &str = "number, at, kind, permit, target, subject, mark";

pub(crate) fn insert(connection: &Connection, link: &Link) -> rusqlite::Result<()> {
    let sql = "INSERT INTO chain (number, at, kind, permit, target, subject, mark) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
    let mut statement = connection.prepare_cached(sql)?;
    statement.execute(params![
        link.number,
        link.at.millis(),
        link.kind,
        link.permit,
        link.target,
        link.subject.as_bytes().as_slice(),
        link.mark.as_bytes().as_slice(),
    ])?;
    Ok(())
}

pub(crate) fn last(connection: &Connection) -> rusqlite::Result<Option<Link>> {
    let sql = format!("SELECT {COLUMNS} FROM chain ORDER BY number DESC LIMIT 1");
    connection.prepare_cached(&sql)?.query_row([], read).optional()
}

pub(crate) fn all(connection: &Connection) -> rusqlite::Result<Vec<Link>> {
    let mut statement = connection.prepare_cached(&format!("SELECT {COLUMNS} FROM chain ORDER BY number"))?;
    statement.query_map([], read)?.collect()
}

fn read(row: &Row<'_>) -> rusqlite::Result<Link> {
    let mut columns = Columns::of(row);
    Ok(Link {
        number: columns.value()?,
        at: columns.instant()?,
        kind: columns.value()?,
        permit: columns.value()?,
        target: columns.value()?,
        subject: columns.seal()?.ok_or(rusqlite::Error::InvalidQuery)?,
        mark: columns.seal()?.ok_or(rusqlite::Error::InvalidQuery)?,
    })
}
