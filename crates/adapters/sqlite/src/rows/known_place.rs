use super::Columns;
use rusqlite::{Connection, OptionalExtension, Row, params};
use veridical::kernel::{PlaceId, Seal, SealKey, TenantId};
use veridical::place::{PlaceRow, Standing, StoredPlace};

pub(crate) fn insert(
    connection: &Connection,
    number: u64,
    row: &PlaceRow,
    seal: &Seal,
) -> rusqlite::Result<()> {
    let sql = "INSERT INTO known_place (number, id, tenant, shown, standing, project, at, seal)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
    connection.prepare_cached(sql)?.execute(params![
        number,
        row.id.as_str(),
        row.tenant.as_str(),
        row.shown,
        row.standing.word(),
        row.standing.stored(),
        row.at.millis(),
        seal.as_bytes().as_slice(),
    ])?;
    Ok(())
}

/// What is remembered of a place: its newest row.
pub(crate) fn newest(
    connection: &Connection,
    tenant: &TenantId,
    id: &PlaceId,
    key: &SealKey,
) -> rusqlite::Result<Option<StoredPlace>> {
    let sql = format!(
        "SELECT {COLUMNS} FROM known_place WHERE tenant = ?1 AND id = ?2 ORDER BY number DESC LIMIT 1"
    );
    let parameters = params![tenant.as_str(), id.as_str()];
    let read = |row: &Row<'_>| read(row, key).map(|(_, place)| place);
    connection.prepare_cached(&sql)?.query_row(parameters, read).optional()
}

/// The newest row of each place, by their numbers.
pub(crate) fn all_newest(
    connection: &Connection,
    tenant: &TenantId,
    key: &SealKey,
) -> rusqlite::Result<Vec<StoredPlace>> {
    let sql = format!(
        "SELECT {COLUMNS} FROM known_place AS one WHERE tenant = ?1 AND number =
            (SELECT max(number) FROM known_place AS other WHERE other.tenant = one.tenant AND other.id = one.id)
        ORDER BY number"
    );
    let mut statement = connection.prepare_cached(&sql)?;
    statement.query_map([tenant.as_str()], |row| read(row, key).map(|(_, place)| place))?.collect()
}

/// Reads a row of `SELECT *`: the columns in the order of the schema.
pub(crate) fn read(row: &Row<'_>, key: &SealKey) -> rusqlite::Result<(u64, StoredPlace)> {
    let mut columns = Columns::of(row);
    let number = columns.value()?;
    let (id, tenant) = (columns.parsed(PlaceId::parse)?, columns.parsed(TenantId::parse)?);
    let shown = columns.value()?;
    let (word, stored): (String, Option<String>) = (columns.value()?, columns.value()?);
    let standing = Standing::from_stored(&word, stored.as_deref()).map_err(super::unreadable_standing)?;
    let row = PlaceRow { id, tenant, shown, standing, at: columns.instant()? };
    Ok((number, StoredPlace::open(row, number, columns.seal()?, key)))
}

const COLUMNS: &str = "number, id, tenant, shown, standing, project, at, seal";
