use super::note::{Noted, Sum};
use rusqlite::{Connection, OptionalExtension, params};
use veridical::kernel::{ProjectId, Scope, Seal, SealKey};
use veridical::{Tally, TallyKind};

/// Adds to the counts of a scope.
pub(crate) fn add(
    connection: &Connection,
    scope: &Scope,
    tally: &Tally,
    key: &SealKey,
) -> rusqlite::Result<()> {
    let of_row = "tenant = ?1 AND principal = ?2 AND project = ?3 AND kind = ?4 AND code = ?5";
    let mut counted = connection.prepare_cached(&format!("SELECT n FROM tally WHERE {of_row}"))?;
    let sql = "INSERT INTO tally (tenant, principal, project, kind, code, n) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
        ON CONFLICT (tenant, principal, project, kind, code) DO UPDATE SET n = excluded.n";
    let mut statement = connection.prepare_cached(sql)?;
    let (tenant, principal, project) = place(scope);
    Sum::change(connection, Noted::Tally, key, |sum| {
        for (kind, code, more) in tally.entries() {
            let row = [tenant, principal, project, kind.word(), code];
            let before: Option<i64> = counted.query_row(row, |row| row.get(0)).optional()?;
            let more = i64::try_from(more).unwrap_or(MOST).min(MOST);
            let n = before.unwrap_or_default().saturating_add(more).min(MOST);
            before.into_iter().for_each(|before| sum.remove(&mark(row, before, key)));
            sum.add(&mark(row, n, key));
            statement.execute(params![tenant, principal, project, kind.word(), code, n])?;
        }
        Ok(())
    })
}

/// The mark of each row.
pub(crate) fn marks(connection: &Connection, key: &SealKey) -> rusqlite::Result<Vec<Seal>> {
    let mut statement = connection.prepare("SELECT tenant, principal, project, kind, code, n FROM tally")?;
    let read = |row: &rusqlite::Row<'_>| {
        let words: Vec<String> = (0..5).map(|at| row.get(at)).collect::<rusqlite::Result<_>>()?;
        Ok(mark(words.iter().map(String::as_str), row.get(5)?, key))
    };
    statement.query_map([], read)?.collect()
}

fn mark<'a>(words: impl IntoIterator<Item = &'a str>, n: i64, key: &SealKey) -> Seal {
    let words = words.into_iter().map(|word| word.as_bytes().to_vec());
    let parts: Vec<Vec<u8>> = words.chain([n.to_be_bytes().to_vec()]).collect();
    key.seal("tally", parts.iter().map(Vec::as_slice))
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
