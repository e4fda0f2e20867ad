use rusqlite::{Connection, params};
use veridical::kernel::{ProjectId, Scope};
use veridical::{Tally, TallyKind};

/// Adds to the counts of a scope.
pub(crate) fn add(connection: &Connection, scope: &Scope, tally: &Tally) -> rusqlite::Result<()> {
    let sql = "INSERT INTO tally (tenant, principal, project, kind, code, n) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
        ON CONFLICT (tenant, principal, project, kind, code) DO UPDATE SET n = min(n + excluded.n, ?7)";
    let mut statement = connection.prepare_cached(sql)?;
    let (tenant, principal, project) = place(scope);
    for (kind, code, n) in tally.entries() {
        let n = i64::try_from(n).unwrap_or(MOST).min(MOST);
        statement.execute(params![tenant, principal, project, kind.word(), code, n, MOST])?;
    }
    Ok(())
}

/// The counts of a scope. A kind that this version does not know is passed over.
pub(crate) fn of(connection: &Connection, scope: &Scope) -> rusqlite::Result<Tally> {
    let sql = "SELECT kind, code, n FROM tally WHERE tenant = ?1 AND principal = ?2 AND project = ?3";
    let mut statement = connection.prepare_cached(sql)?;
    let (tenant, principal, project) = place(scope);
    let read = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
    let mut tally = Tally::default();
    for count in statement.query_map(params![tenant, principal, project], read)? {
        let (kind, code, n): (String, String, i64) = count?;
        if let Some(kind) = TallyKind::named(&kind) {
            tally.count(kind, &code, n.try_into().unwrap_or_default());
        }
    }
    Ok(tally)
}

/// Two of them can be added without running over.
const MOST: i64 = i64::MAX / 2;

fn place(scope: &Scope) -> (&str, &str, &str) {
    (scope.tenant().as_str(), scope.principal().as_str(), scope.project().map_or("", ProjectId::as_str))
}
