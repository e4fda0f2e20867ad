use super::Columns;
use crate::store::Owner;
use rusqlite::{Connection, Row, params};
use veridical::kernel::{BadWord, PendingId, PrincipalId, ProjectId, Scope, Seal, SessionId, TenantId};
use veridical::policy::pending::{End, PendingRow, StoredPending};

/// A row with the numbers of its links, before its seal was looked at.
pub(crate) struct Sealed {
    /// The link of its staging: the row's own number.
    pub(crate) number: u64,
    pub(crate) row: PendingRow,
    pub(crate) seal: Option<Seal>,
    /// The link of its claim.
    pub(crate) claim: Option<u64>,
    /// The link of its end.
    pub(crate) ending: Option<u64>,
    /// Whether it has content that it may not have any more.
    pub(crate) left_over: bool,
}

impl Sealed {
    pub(crate) fn open(self, owner: &Owner) -> Result<StoredPending, BadWord> {
        StoredPending::open(self.row, self.seal, &owner.key)
    }
}

pub(crate) fn insert(
    connection: &Connection,
    number: u64,
    row: &PendingRow,
    seal: &Seal,
) -> rusqlite::Result<()> {
    let sql = "INSERT INTO pending
            (number, id, tenant, principal, project, kind, target, revision, likeness, capacity, reason, session, at, expires, seal)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)";
    connection.prepare_cached(sql)?.execute(params![
        number,
        row.id.as_str(),
        row.tenant.as_str(),
        row.principal.as_str(),
        row.project.as_ref().map(ProjectId::as_str),
        row.kind,
        row.target,
        row.revision,
        row.likeness.as_bytes().as_slice(),
        row.capacity,
        row.reason,
        row.session.as_ref().map(SessionId::as_str),
        row.at.millis(),
        row.expires.millis(),
        seal.as_bytes().as_slice(),
    ])?;
    let sql = "INSERT INTO pending_field (pending, place, name, text) VALUES (?1, ?2, ?3, ?4)";
    let mut statement = connection.prepare_cached(sql)?;
    for (place, (name, text)) in (0_u64..).zip(row.fields.iter().flatten()) {
        statement.execute(params![number, place, name, text])?;
    }
    Ok(())
}

/// Which step a row made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Step {
    Claim,
    End,
}

/// Writes a step of a row, with the number of its link, and takes content and target away, which belong only to what
/// waits.
pub(crate) fn change(
    connection: &Connection,
    number: u64,
    row: &PendingRow,
    seal: &Seal,
    step: Step,
    link: u64,
) -> rusqlite::Result<()> {
    connection.prepare_cached("DELETE FROM pending_field WHERE pending = ?1")?.execute([number])?;
    let column = match step {
        Step::Claim => "claim",
        Step::End => "ending",
    };
    let sql = format!(
        "UPDATE pending SET claimed = ?2, outcome = ?3, ended = ?4, detail = ?5, seal = ?6, target = ?7, {column} = ?8
        WHERE number = ?1"
    );
    let end = row.end.as_ref();
    connection.prepare_cached(&sql)?.execute(params![
        number,
        row.claimed.map(veridical::kernel::Timestamp::millis),
        end.map(|end| end.outcome.as_str()),
        end.map(|end| end.at.millis()),
        end.and_then(|end| end.detail.as_deref()),
        seal.as_bytes().as_slice(),
        row.target,
        link,
    ])?;
    Ok(())
}

/// All that the person of a scope has in this profile, oldest first.
pub(crate) fn of_person(connection: &Connection, scope: &Scope) -> rusqlite::Result<Vec<Sealed>> {
    let sql = "SELECT * FROM pending WHERE tenant = ?1 AND principal = ?2 ORDER BY number";
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query([scope.tenant().as_str(), scope.principal().as_str()])?;
    let mut all = Vec::new();
    while let Some(row) = rows.next()? {
        all.push(read(connection, row)?);
    }
    Ok(all)
}

/// Whether the chain tells of a step that came after the staging: a row that says it waits was then put back.
pub(crate) fn went_on(connection: &Connection, number: u64, id: &PendingId) -> rusqlite::Result<bool> {
    let sql = "SELECT EXISTS (SELECT 1 FROM chain WHERE number > ?1 AND target = ?2)";
    connection.prepare_cached(sql)?.query_row(params![number, id.as_str()], |row| row.get(0))
}

/// Reads a row of `SELECT *`, and the fields that it has while it waits.
pub(crate) fn read(connection: &Connection, row: &Row<'_>) -> rusqlite::Result<Sealed> {
    let mut columns = Columns::of(row);
    let number = columns.value()?;
    let mut pending = PendingRow {
        id: columns.parsed(PendingId::parse)?,
        tenant: columns.parsed(TenantId::parse)?,
        principal: columns.parsed(PrincipalId::parse)?,
        project: columns.parsed_if(ProjectId::from_stored)?,
        kind: columns.value()?,
        target: columns.value()?,
        revision: columns.value()?,
        fields: None,
        likeness: columns.mark()?,
        capacity: columns.value()?,
        reason: columns.value()?,
        session: columns.parsed_if(SessionId::parse)?,
        at: columns.instant()?,
        expires: columns.instant()?,
        claimed: columns.instant_if()?,
        end: None,
    };
    let claim = columns.value()?;
    let (outcome, at): (Option<String>, _) = (columns.value()?, columns.instant_if()?);
    let detail: Option<String> = columns.value()?;
    let told = [outcome.is_some(), at.is_some(), detail.is_some()];
    // An end in part is none, nothing is written as an empty text, and no seal speaks for what is.
    let whole = matches!(told, [true, true, _] | [false, false, false])
        && [&pending.target, &detail].into_iter().all(|text| text.as_deref() != Some(""));
    pending.end = outcome.zip(at).map(|(outcome, at)| End { outcome, at, detail });
    let ending = columns.value()?;
    let seal = columns.seal()?;
    let (fields, in_order) = fields(connection, number)?;
    let seal = seal.filter(|_| whole && in_order);
    let waits = pending.claimed.is_none() && pending.end.is_none();
    let left_over = !waits && !fields.is_empty();
    pending.fields = waits.then_some(fields);
    Ok(Sealed { number, row: pending, seal, claim, ending, left_over })
}

/// The fields in their order, and whether they have the places that they were written with.
fn fields(connection: &Connection, number: u64) -> rusqlite::Result<(Vec<(String, String)>, bool)> {
    let sql = "SELECT place, name, text FROM pending_field WHERE pending = ?1 ORDER BY place";
    let mut statement = connection.prepare_cached(sql)?;
    let read = |row: &Row<'_>| Ok((row.get(0)?, (row.get(1)?, row.get(2)?)));
    let found: Vec<(i64, _)> = statement.query_map([number], read)?.collect::<rusqlite::Result<_>>()?;
    let in_order = found.iter().map(|(place, _)| *place).eq((0..).take(found.len()));
    Ok((found.into_iter().map(|(_, field)| field).collect(), in_order))
}
