use super::Columns;
use rusqlite::{Connection, OptionalExtension, Row, params};
use veridical::kernel::{FactId, PrincipalId, ProjectId, Scope, Seal, SessionId, TenantId, TurnId};
use veridical::slot::FactRow;

/// A row with its number, before its seal was looked at.
pub(crate) struct Sealed {
    pub(crate) number: u64,
    pub(crate) row: FactRow,
    pub(crate) seal: Option<Seal>,
}

pub(crate) fn insert(
    connection: &Connection,
    number: u64,
    row: &FactRow,
    seal: &Seal,
) -> rusqlite::Result<()> {
    let sql = "INSERT INTO fact
            (number, id, tenant, principal, project, text, veracity, author, source, session, turn, at, seal)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)";
    connection.prepare_cached(sql)?.execute(params![
        number,
        row.id.as_str(),
        row.tenant.as_str(),
        row.principal.as_str(),
        row.project.as_ref().map(ProjectId::as_str),
        row.text,
        row.veracity,
        row.author,
        row.source,
        row.session.as_ref().map(SessionId::as_str),
        row.turn.as_ref().map(TurnId::as_str),
        row.at.millis(),
        seal.as_bytes().as_slice(),
    ])?;
    Ok(())
}

/// The same text of the same person for the same place.
pub(crate) fn find(connection: &Connection, row: &FactRow) -> rusqlite::Result<Option<FactId>> {
    let sql = "SELECT id FROM fact
        WHERE tenant = ?1 AND principal = ?2 AND ifnull(project, '') = ?3 AND text = ?4";
    let project = row.project.as_ref().map_or("", ProjectId::as_str);
    let parameters = params![row.tenant.as_str(), row.principal.as_str(), project, row.text];
    connection
        .prepare_cached(sql)?
        .query_row(parameters, |row| Columns::of(row).parsed(FactId::parse))
        .optional()
}

/// What a scope sees of the facts: [`FactRow::visible_in`], inside the query.
const SEEN: &str = "tenant = ?1 AND principal = ?2 AND (project IS NULL OR project = ?3)";

/// One fact by its id, when the scope sees it.
pub(crate) fn get(connection: &Connection, scope: &Scope, id: &FactId) -> rusqlite::Result<Option<Sealed>> {
    let sql = format!("SELECT * FROM fact WHERE {SEEN} AND id = ?4");
    let project = scope.project().map(ProjectId::as_str);
    let parameters = params![scope.tenant().as_str(), scope.principal().as_str(), project, id.as_str()];
    connection.prepare_cached(&sql)?.query_row(parameters, read).optional()
}

/// How many facts the scope sees.
pub(crate) fn count(connection: &Connection, scope: &Scope) -> rusqlite::Result<u64> {
    let sql = format!("SELECT count(*) FROM fact WHERE {SEEN}");
    let project = scope.project().map(ProjectId::as_str);
    let parameters = params![scope.tenant().as_str(), scope.principal().as_str(), project];
    connection.prepare_cached(&sql)?.query_row(parameters, |row| row.get(0))
}

/// One fact by its number, which the index gave for a scope.
pub(crate) fn numbered(connection: &Connection, number: u64) -> rusqlite::Result<Option<Sealed>> {
    connection.prepare_cached("SELECT * FROM fact WHERE number = ?1")?.query_row([number], read).optional()
}

/// Reads a row of `SELECT *`: the columns in the order of the schema.
pub(crate) fn read(row: &Row<'_>) -> rusqlite::Result<Sealed> {
    let mut columns = Columns::of(row);
    let number = columns.value()?;
    let fact = FactRow {
        id: columns.parsed(FactId::parse)?,
        tenant: columns.parsed(TenantId::parse)?,
        principal: columns.parsed(PrincipalId::parse)?,
        project: columns.parsed_if(ProjectId::from_stored)?,
        text: columns.value()?,
        veracity: columns.value()?,
        author: columns.value()?,
        source: columns.value()?,
        session: columns.parsed_if(SessionId::parse)?,
        turn: columns.parsed_if(TurnId::parse)?,
        at: columns.instant()?,
    };
    Ok(Sealed { number, row: fact, seal: columns.seal()? })
}
