use super::Columns;
use rusqlite::{Connection, Row, params};
use veridical::episode::{AttestationRow, NewEpisode};
use veridical::kernel::{EpisodeId, Seal, SealKey, SessionId};

/// An attestation with the number of its link. Its seal keeps anyone from making a lesson look better attested.
pub(crate) struct Numbered {
    pub(crate) number: u64,
    pub(crate) row: AttestationRow,
}

/// The attestation that a turn gives.
pub(crate) fn of(number: u64, new: &NewEpisode, independent: bool) -> Numbered {
    let session = new.provenance().session.as_ref();
    let row = AttestationRow {
        session: session.map(|s| s.session().clone()),
        root: session.map(|s| s.root_id().clone()),
        independent,
        at: new.at(),
    };
    Numbered { number, row }
}

impl Numbered {
    pub(crate) fn seal(&self, episode: &EpisodeId, key: &SealKey) -> Seal {
        let id = |id: &Option<SessionId>| id.as_ref().map_or_else(String::new, |id| id.as_str().to_owned());
        let (session, root) = (id(&self.row.session), id(&self.row.root));
        let parts: [&[u8]; 6] = [
            &self.number.to_be_bytes(),
            episode.as_str().as_bytes(),
            session.as_bytes(),
            root.as_bytes(),
            &[u8::from(self.row.independent)],
            &self.row.at.millis().to_be_bytes(),
        ];
        key.seal("attestation", parts)
    }
}

pub(crate) fn insert(
    connection: &Connection,
    episode: u64,
    attestation: &Numbered,
    seal: &Seal,
) -> rusqlite::Result<()> {
    let sql = "INSERT INTO attestation (number, episode, session, root, independent, at, seal)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
    let row = &attestation.row;
    connection.prepare_cached(sql)?.execute(params![
        attestation.number,
        episode,
        row.session.as_ref().map(SessionId::as_str),
        row.root.as_ref().map(SessionId::as_str),
        row.independent,
        row.at.millis(),
        seal.as_bytes().as_slice(),
    ])?;
    Ok(())
}

/// The roots of the sessions that have attested an episode.
pub(crate) fn roots(connection: &Connection, episode: u64) -> rusqlite::Result<Vec<Option<SessionId>>> {
    let mut statement = connection.prepare_cached("SELECT root FROM attestation WHERE episode = ?1")?;
    statement.query_map([episode], |row| Columns::of(row).parsed_if(SessionId::parse))?.collect()
}

/// The attestations of an episode, oldest first, each with whether its seal holds. One whose seal is broken counts as
/// dependent.
pub(crate) fn of_episode(
    connection: &Connection,
    number: u64,
    id: &EpisodeId,
    key: &SealKey,
) -> rusqlite::Result<Vec<(Numbered, bool)>> {
    let sql = "SELECT number, session, root, independent, at, seal FROM attestation
        WHERE episode = ?1 ORDER BY number";
    let mut statement = connection.prepare_cached(sql)?;
    let open = |row: &Row<'_>| {
        let (mut attestation, seal) = read(row)?;
        let sealed = seal == Some(attestation.seal(id, key));
        attestation.row.independent &= sealed;
        Ok((attestation, sealed))
    };
    statement.query_map([number], open)?.collect()
}

fn read(row: &Row<'_>) -> rusqlite::Result<(Numbered, Option<Seal>)> {
    let mut columns = Columns::of(row);
    let number = columns.value()?;
    let (session, root) = (columns.parsed_if(SessionId::parse)?, columns.parsed_if(SessionId::parse)?);
    let (independent, at) = (columns.flag()?, columns.instant()?);
    let seal = columns.seal()?.filter(|_| independent.is_some());
    let row = AttestationRow { session, root, independent: independent.unwrap_or_default(), at };
    Ok((Numbered { number, row }, seal))
}
