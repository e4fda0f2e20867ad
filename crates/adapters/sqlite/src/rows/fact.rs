use super::Columns;
use rusqlite::{Connection, OptionalExtension, Row, params};
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use veridical::kernel::{
    FactId, PrincipalId, ProjectId, Scope, Seal, SessionId, TenantId, Timestamp, TurnId,
};
use veridical::slot::{BadSlotName, FactRow, Revision, SlotName, SlotPlace};

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
            (number, id, tenant, principal, project, text, veracity, author, source, session, turn, at, seal,
             slot, slot_key, revision, message, valid_until)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18)";
    let slot = row.slot.as_ref();
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
        slot.map(|slot| slot.name.as_str()),
        slot.map(|slot| slot.name.key()),
        slot.map(|slot| slot.revision.get()),
        row.message.as_ref().map(|message| message.as_bytes().as_slice()),
        row.valid_until.map(Timestamp::millis),
    ])?;
    Ok(())
}

/// The same text of the same person for the same place, which stands at a time and is no slot's.
pub(crate) fn find(
    connection: &Connection,
    row: &FactRow,
    at: Timestamp,
) -> rusqlite::Result<Option<FactId>> {
    let sql = format!(
        "SELECT id FROM fact
        WHERE tenant = ?1 AND principal = ?2 AND ifnull(project, '') = ?3 AND text = ?4 AND slot_key IS NULL
            AND {STANDS} AND ifnull(valid_until > ?5, TRUE)"
    );
    let project = row.project.as_ref().map_or("", ProjectId::as_str);
    let parameters = params![row.tenant.as_str(), row.principal.as_str(), project, row.text, at.millis()];
    connection
        .prepare_cached(&sql)?
        .query_row(parameters, |row| Columns::of(row).parsed(FactId::parse))
        .optional()
}

/// What a scope sees of the facts: [`FactRow::visible_in`], inside the query.
const SEEN: &str = "tenant = ?1 AND principal = ?2 AND (project IS NULL OR project = ?3)";

/// The rows themselves of the facts that a condition picks. What an index holds of a row is another copy of it: whoever changes
/// the row alone, below SQLite, would be shown by one query and not by the other.
fn rows(condition: &str, order: &str) -> String {
    format!(
        "SELECT * FROM fact NOT INDEXED WHERE number IN (SELECT number FROM fact WHERE {condition}) ORDER BY {order}"
    )
}

/// One fact by its id, when the scope sees it.
pub(crate) fn get(connection: &Connection, scope: &Scope, id: &FactId) -> rusqlite::Result<Option<Sealed>> {
    let sql = rows(&format!("{SEEN} AND id = ?4"), "number");
    let project = scope.project().map(ProjectId::as_str);
    let parameters = params![scope.tenant().as_str(), scope.principal().as_str(), project, id.as_str()];
    connection.prepare_cached(&sql)?.query_row(parameters, read).optional()
}

/// What nothing has ended but time.
const STANDS: &str = "NOT EXISTS (SELECT 1 FROM succession WHERE earlier = fact.number)
    AND NOT EXISTS (SELECT 1 FROM fact_step WHERE fact_step.fact = fact.number AND step = 'invalidated')";

/// Those of some facts that nothing has ended but time, oldest first.
pub(crate) fn standing(connection: &Connection, ids: &BTreeSet<FactId>) -> rusqlite::Result<Vec<FactId>> {
    let sql = format!("SELECT number FROM fact WHERE id = ?1 AND {STANDS}");
    let mut statement = connection.prepare_cached(&sql)?;
    let mut found: Vec<(u64, &FactId)> = Vec::new();
    for id in ids {
        found.extend(
            statement.query_row([id.as_str()], |row| row.get(0)).optional()?.map(|number| (number, id)),
        );
    }
    found.sort_unstable();
    Ok(found.into_iter().map(|(_, id)| id.clone()).collect())
}

/// The numbers of facts, oldest first.
pub(crate) fn numbers_of(connection: &Connection, ids: &BTreeSet<FactId>) -> rusqlite::Result<Vec<u64>> {
    let mut statement = connection.prepare_cached("SELECT number FROM fact WHERE id = ?1")?;
    let found = ids.iter().map(|id| statement.query_row([id.as_str()], |row| row.get(0)).optional());
    let mut numbers: Vec<u64> = found.filter_map(Result::transpose).collect::<rusqlite::Result<_>>()?;
    numbers.sort_unstable();
    Ok(numbers)
}

/// The live values that hold everywhere, of slots of which the project has a live value of its own.
pub(crate) fn hidden(connection: &Connection, scope: &Scope) -> rusqlite::Result<Vec<Sealed>> {
    let Some(project) = scope.project() else { return Ok(Vec::new()) };
    let place = "tenant = ?1 AND principal = ?2 AND slot_key IS NOT NULL";
    let condition = format!(
        "{place} AND ifnull(project, '') = '' AND {STANDS} AND slot_key IN
            (SELECT slot_key FROM fact WHERE {place} AND ifnull(project, '') = ?3 AND {STANDS})"
    );
    let sql = rows(&condition, "number");
    let parameters = params![scope.tenant().as_str(), scope.principal().as_str(), project.as_str()];
    connection.prepare_cached(&sql)?.query_map(parameters, read)?.collect()
}

/// How many slots have a live value that the scope sees.
pub(crate) fn count_slots(connection: &Connection, scope: &Scope) -> rusqlite::Result<u64> {
    let sql = format!(
        "SELECT count(DISTINCT slot_key) FROM fact WHERE {SEEN} AND {STANDS} AND slot_key IS NOT NULL"
    );
    let project = scope.project().map(ProjectId::as_str);
    let parameters = params![scope.tenant().as_str(), scope.principal().as_str(), project];
    connection.prepare_cached(&sql)?.query_row(parameters, |row| row.get(0))
}

/// The facts of a scope that hold for a time only.
pub(crate) fn ending(connection: &Connection, scope: &Scope) -> rusqlite::Result<Vec<Sealed>> {
    let sql = rows(&format!("{SEEN} AND valid_until IS NOT NULL AND slot_key IS NULL"), "number");
    let project = scope.project().map(ProjectId::as_str);
    let parameters = params![scope.tenant().as_str(), scope.principal().as_str(), project];
    connection.prepare_cached(&sql)?.query_map(parameters, read)?.collect()
}

/// The facts that the scope sees and that are no slot's values, newest first, as long as they are asked for.
pub(crate) fn newest(
    connection: &Connection,
    scope: &Scope,
    mut take: impl FnMut(Sealed) -> rusqlite::Result<ControlFlow<()>>,
) -> rusqlite::Result<()> {
    let sql = rows(&format!("{SEEN} AND slot_key IS NULL"), "number DESC");
    let project = scope.project().map(ProjectId::as_str);
    let parameters = params![scope.tenant().as_str(), scope.principal().as_str(), project];
    let mut statement = connection.prepare_cached(&sql)?;
    let mut rows = statement.query(parameters)?;
    while let Some(row) = rows.next()? {
        if take(read(row)?)?.is_break() {
            break;
        }
    }
    Ok(())
}

/// Which of the facts that hang together with one are meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kin {
    /// All that it took the place of, that took its place, and that said the very same for the same place as one of these.
    All,
    /// What said the very same as it for the same place, and what these took the place of.
    Earlier,
}

/// The facts that hang together with one, itself included, newest first.
pub(crate) fn kin(connection: &Connection, number: u64, which: Kin) -> rusqlite::Result<Vec<Sealed>> {
    let same = "JOIN fact AS same ON same.tenant = fact.tenant AND same.principal = fact.principal
        AND ifnull(same.project, '') = ifnull(fact.project, '') AND same.text = fact.text AND same.slot_key IS NULL";
    let further = match which {
        Kin::All => format!(
            "UNION SELECT later FROM succession JOIN kin ON earlier = kin.number
            UNION SELECT same.number FROM kin JOIN fact ON fact.number = kin.number {same}"
        ),
        Kin::Earlier => String::new(),
    };
    let sql = format!(
        "WITH RECURSIVE kin (number) AS (
            SELECT same.number FROM fact {same} WHERE fact.number = ?1
            UNION SELECT earlier FROM succession JOIN kin ON later = kin.number
            {further}
        )
        SELECT * FROM fact NOT INDEXED WHERE number IN (SELECT number FROM kin) ORDER BY number DESC"
    );
    connection.prepare_cached(&sql)?.query_map([number], read)?.collect()
}

/// The live values of slots that the scope sees, of one name or of all: by name, the project's own first.
pub(crate) fn live(
    connection: &Connection,
    scope: &Scope,
    name: Option<&SlotName>,
) -> rusqlite::Result<Vec<Sealed>> {
    let condition =
        format!("{SEEN} AND {STANDS} AND slot_key IS NOT NULL AND slot_key = ifnull(?4, slot_key)");
    let sql = rows(&condition, "slot_key, project IS NULL, revision DESC");
    values(connection, &sql, scope, name)
}

/// Every value that the slots of a name had in the scope, newest first.
pub(crate) fn history(
    connection: &Connection,
    scope: &Scope,
    name: &SlotName,
) -> rusqlite::Result<Vec<Sealed>> {
    let sql = rows(&format!("{SEEN} AND slot_key = ?4"), "number DESC");
    values(connection, &sql, scope, Some(name))
}

fn values(
    connection: &Connection,
    sql: &str,
    scope: &Scope,
    name: Option<&SlotName>,
) -> rusqlite::Result<Vec<Sealed>> {
    let project = scope.project().map(ProjectId::as_str);
    let name = name.map(SlotName::key);
    let parameters = params![scope.tenant().as_str(), scope.principal().as_str(), project, name];
    connection.prepare_cached(sql)?.query_map(parameters, read)?.collect()
}

/// Where a slot stands: its live value, and the last revision that it ever had.
pub(crate) struct SlotState {
    pub(crate) live: Option<Sealed>,
    pub(crate) last: Option<Revision>,
}

/// Where a slot of a person stands in a project, or everywhere.
pub(crate) fn slot(
    connection: &Connection,
    scope: &Scope,
    project: Option<&ProjectId>,
    name: &SlotName,
) -> rusqlite::Result<SlotState> {
    let place = "tenant = ?1 AND principal = ?2 AND ifnull(project, '') = ?3 AND slot_key = ?4";
    let project = project.map_or("", ProjectId::as_str);
    let parameters = params![scope.tenant().as_str(), scope.principal().as_str(), project, name.key()];
    let sql = rows(&format!("{place} AND {STANDS}"), "revision DESC LIMIT 1");
    let live = connection.prepare_cached(&sql)?.query_row(parameters, read).optional()?;
    let sql = format!("SELECT max(revision) FROM fact WHERE {place}");
    let last: Option<u32> = connection.prepare_cached(&sql)?.query_row(parameters, |row| row.get(0))?;
    Ok(SlotState { live, last: last.and_then(Revision::new) })
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
        slot: None,
        message: None,
        valid_until: None,
    };
    let seal = columns.seal()?;
    let name = columns.parsed_if(SlotName::parse)?;
    // The column that rows are looked up by says what the name says, or the row is none of ours.
    let key = columns.parsed_if(|key| match &name {
        Some(name) if name.key() == key => Ok(()),
        _ => Err(BadSlotName::Letters),
    })?;
    let revision: Option<u32> = columns.value()?;
    let parts = [name.is_some(), key.is_some(), revision.is_some()];
    let slot = name.zip(key).zip(revision.and_then(Revision::new));
    let slot = slot.map(|((name, ()), revision)| SlotPlace { name, revision });
    let message: Option<Vec<u8>> = columns.value()?;
    let read = message.as_deref().and_then(Seal::from_stored);
    // A slot in part and a message that is no mark are none, and no seal speaks for that.
    let whole = parts == [slot.is_some(); 3] && read.is_some() == message.is_some();
    let row = FactRow { slot, message: read, valid_until: columns.instant_if()?, ..fact };
    Ok(Sealed { number, row, seal: seal.filter(|_| whole) })
}
