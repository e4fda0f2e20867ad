use super::Columns;
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
    connection.prepare_cached(sql)?.execute(parameters)?;
    Ok(())
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
