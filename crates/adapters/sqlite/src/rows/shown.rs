use super::Columns;
use super::note::{Noted, Sum};
use rusqlite::{Connection, OptionalExtension, params};
use veridical::kernel::{EpisodeId, ProjectId, Seal, SealKey, SessionId, TenantId};

/// Notes that an episode of a project was shown in a line of sessions. One that is not there is passed over.
pub(crate) fn insert(
    connection: &Connection,
    tenant: &TenantId,
    project: &ProjectId,
    root: &SessionId,
    episode: &EpisodeId,
    key: &SealKey,
) -> rusqlite::Result<()> {
    let known = "SELECT EXISTS (SELECT 1 FROM shown JOIN episode ON episode.number = shown.episode
        WHERE shown.root = ?1 AND episode.id = ?2)";
    let known: bool =
        connection.prepare_cached(known)?.query_row([root.as_str(), episode.as_str()], |row| row.get(0))?;
    let sql = "INSERT INTO shown (root, episode, seal)
        SELECT ?1, number, ?2 FROM episode WHERE id = ?3 AND tenant = ?4 AND project = ?5
        ON CONFLICT (root, episode) DO UPDATE SET seal = excluded.seal";
    let seal = seal(root, episode, key);
    let parameters = params![
        root.as_str(),
        seal.as_bytes().as_slice(),
        episode.as_str(),
        tenant.as_str(),
        project.as_str()
    ];
    let written = connection.prepare_cached(sql)?.execute(parameters)?;
    if known || written == 0 {
        return Ok(());
    }
    Sum::change(connection, Noted::Shown, key, |sum| {
        sum.add(&mark(root.as_str(), episode, key));
        Ok(())
    })
}

/// Takes every note of an episode away.
pub(crate) fn remove(
    connection: &Connection,
    number: u64,
    episode: &EpisodeId,
    key: &SealKey,
) -> rusqlite::Result<()> {
    let mut statement = connection.prepare_cached("DELETE FROM shown WHERE episode = ?1 RETURNING root")?;
    let roots: Vec<String> =
        statement.query_map([number], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?;
    Sum::change(connection, Noted::Shown, key, |sum| {
        roots.iter().for_each(|root| sum.remove(&mark(root, episode, key)));
        Ok(())
    })
}

/// The mark of each row.
pub(crate) fn marks(connection: &Connection, key: &SealKey) -> rusqlite::Result<Vec<Seal>> {
    let shown = all(connection, key)?;
    Ok(shown.iter().map(|(root, id, _)| mark(root, id, key)).collect())
}

/// The mark by which a row is added up: another one than its seal, which everybody can read.
fn mark(root: &str, episode: &EpisodeId, key: &SealKey) -> Seal {
    key.seal("shown-mark", [root.as_bytes(), episode.as_str().as_bytes()])
}

/// Whether an episode was shown in a line of sessions, by a row with a seal that holds.
pub(crate) fn was_shown(
    connection: &Connection,
    root: &SessionId,
    number: u64,
    episode: &EpisodeId,
    key: &SealKey,
) -> rusqlite::Result<bool> {
    let sql = "SELECT seal FROM shown WHERE root = ?1 AND episode = ?2";
    let read = |row: &rusqlite::Row<'_>| Columns::of(row).seal();
    let found = connection.prepare_cached(sql)?.query_row(params![root.as_str(), number], read).optional()?;
    Ok(found.flatten() == Some(seal(root, episode, key)))
}

/// Every row: the root, the id of the episode, and whether its seal holds.
pub(crate) fn all(
    connection: &Connection,
    key: &SealKey,
) -> rusqlite::Result<Vec<(String, EpisodeId, bool)>> {
    let sql = "SELECT shown.root, episode.id, shown.seal FROM shown
        JOIN episode ON episode.number = shown.episode ORDER BY shown.root, shown.episode";
    let mut statement = connection.prepare(sql)?;
    let read = |row: &rusqlite::Row<'_>| {
        let mut columns = Columns::of(row);
        let root: String = columns.value()?;
        let id = columns.parsed(EpisodeId::parse)?;
        let found = columns.seal()?;
        let sealed = SessionId::parse(&root).is_ok_and(|root| found == Some(seal(&root, &id, key)));
        Ok((root, id, sealed))
    };
    statement.query_map([], read)?.collect()
}

fn seal(root: &SessionId, episode: &EpisodeId, key: &SealKey) -> Seal {
    key.seal("shown", [root.as_str().as_bytes(), episode.as_str().as_bytes()])
}
