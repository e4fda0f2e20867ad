use super::Columns;
use rusqlite::{Connection, OptionalExtension, Row, named_params, params};
use veridical::episode::{EpisodeRow, Failing, Fingerprint, Narrative, Page};
use veridical::evidence::Wording;
use veridical::kernel::{
    EpisodeId, PrincipalId, ProjectId, Seal, SealKey, SessionId, SignatureKey, TenantId, TurnId,
};

/// A row with its number, before its seal was looked at.
pub(crate) struct Sealed {
    pub(crate) number: u64,
    pub(crate) row: EpisodeRow,
    pub(crate) seal: Option<Seal>,
}

pub(crate) fn insert(
    connection: &Connection,
    number: u64,
    row: &EpisodeRow,
    seal: &Seal,
) -> rusqlite::Result<()> {
    let sql = "INSERT INTO episode (
            number, id, tenant, principal, project, kind, task, context, observation, decision, action, outcome_text,
            applicability, command, result, signature, predicate, exit_code, outcome, verified, veracity, fingerprint,
            author, source, session, root, turn, at, seal, failure, worded_task, worded_observation, worded_decision,
            worded_applicability, failing
        ) VALUES (
            :number, :id, :tenant, :principal, :project, :kind, :task, :context, :observation, :decision, :action,
            :outcome_text, :applicability, :command, :result, :signature, :predicate, :exit_code, :outcome, :verified,
            :veracity, :fingerprint, :author, :source, :session, :root, :turn, :at, :seal, :failure, :worded_task,
            :worded_observation, :worded_decision, :worded_applicability, :failing
        )";
    connection.prepare_cached(sql)?.execute(named_params! {
        ":number": number,
        ":id": row.id.as_str(),
        ":tenant": row.tenant.as_str(),
        ":principal": row.principal.as_str(),
        ":project": row.project.as_str(),
        ":kind": row.kind,
        ":task": row.text.task,
        ":context": row.text.context,
        ":observation": row.text.observation,
        ":decision": row.text.decision,
        ":action": row.text.action,
        ":outcome_text": row.text.outcome,
        ":applicability": row.text.applicability,
        ":command": row.text.command,
        ":result": row.text.result,
        ":signature": row.text.signature,
        ":predicate": row.predicate,
        ":exit_code": row.exit_code,
        ":outcome": row.outcome,
        ":verified": row.verified,
        ":veracity": row.veracity,
        ":fingerprint": row.fingerprint.as_str(),
        ":author": row.author,
        ":source": row.source,
        ":session": row.session.as_ref().map(SessionId::as_str),
        ":root": row.root.as_ref().map(SessionId::as_str),
        ":turn": row.turn.as_ref().map(TurnId::as_str),
        ":at": row.at.millis(),
        ":seal": seal.as_bytes().as_slice(),
        ":failure": row.failure.map(|key| key.to_string()),
        ":worded_task": row.wording.task,
        ":worded_observation": row.wording.observation,
        ":worded_decision": row.wording.decision,
        ":worded_applicability": row.wording.applicability,
        ":failing": row.failing.to_string(),
    })?;
    Ok(())
}

/// The episode with this fingerprint in a project.
pub(crate) fn find(
    connection: &Connection,
    tenant: &TenantId,
    project: &ProjectId,
    fingerprint: &Fingerprint,
) -> rusqlite::Result<Option<(u64, EpisodeId)>> {
    let sql = "SELECT number, id FROM episode WHERE tenant = ?1 AND project = ?2 AND fingerprint = ?3";
    let parameters = params![tenant.as_str(), project.as_str(), fingerprint.as_str()];
    let read = |row: &Row<'_>| {
        let mut columns = Columns::of(row);
        Ok((columns.value()?, columns.parsed(EpisodeId::parse)?))
    };
    connection.prepare_cached(sql)?.query_row(parameters, read).optional()
}

/// One episode of a project, by its id.
pub(crate) fn get(
    connection: &Connection,
    tenant: &TenantId,
    project: &ProjectId,
    id: &EpisodeId,
) -> rusqlite::Result<Option<Sealed>> {
    let sql = "SELECT * FROM episode WHERE id = ?1 AND tenant = ?2 AND project = ?3";
    let parameters = params![id.as_str(), tenant.as_str(), project.as_str()];
    connection.prepare_cached(sql)?.query_row(parameters, read).optional()
}

/// Whether no later episode superseded a row.
const LIVE: &str = "NOT EXISTS (SELECT 1 FROM supersession WHERE earlier = episode.number)";

/// A page of a project's episodes, newest first: the rows themselves, and not what an index holds of them.
pub(crate) fn list(
    connection: &Connection,
    tenant: &TenantId,
    project: &ProjectId,
    page: Page,
) -> rusqlite::Result<Vec<Sealed>> {
    let sql = format!(
        "SELECT * FROM episode NOT INDEXED WHERE number IN
            (SELECT number FROM episode WHERE tenant = ?1 AND project = ?2 AND (?5 OR {LIVE})
            ORDER BY at DESC, number DESC LIMIT ?3 OFFSET ?4)
        ORDER BY at DESC, number DESC"
    );
    let bound = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
    let parameters =
        params![tenant.as_str(), project.as_str(), bound(page.limit), bound(page.offset), page.history];
    connection.prepare_cached(&sql)?.query_map(parameters, read)?.collect()
}

/// How many live episodes a project has, and how many of them are verified under an intact seal.
pub(crate) fn count(
    connection: &Connection,
    tenant: &TenantId,
    project: &ProjectId,
    key: &SealKey,
) -> rusqlite::Result<(u64, u64)> {
    let sql = format!(
        "SELECT * FROM episode NOT INDEXED WHERE number IN
            (SELECT number FROM episode WHERE tenant = ?1 AND project = ?2 AND {LIVE})"
    );
    let mut statement = connection.prepare_cached(&sql)?;
    let mut rows = statement.query(params![tenant.as_str(), project.as_str()])?;
    let (mut all, mut verified) = (0, 0);
    while let Some(row) = rows.next()? {
        let Sealed { row, seal, .. } = read(row)?;
        all += 1;
        verified += u64::from(row.verified && seal == Some(row.seal(key)));
    }
    Ok((all, verified))
}

/// The condition on the episodes of a project about a failure: their own, or that of a test that failed in the same run.
const ABOUT: &str = "tenant = ?1 AND project = ?2 AND number IN (
    SELECT number FROM episode WHERE tenant = ?1 AND project = ?2 AND failure = ?3
    UNION SELECT episode FROM about WHERE failure = ?3)";

/// The episodes of a project about a failure, by their numbers: those with a success before those without, then those that
/// were met in the most independent sessions, then the newest.
pub(crate) fn about(
    connection: &Connection,
    tenant: &TenantId,
    project: &ProjectId,
    failure: SignatureKey,
    history: bool,
    most: usize,
) -> rusqlite::Result<Vec<u64>> {
    // `success` sorts behind `failure`, and there is no third outcome of a failing run.
    let sql = format!(
        "SELECT number FROM episode WHERE {ABOUT} AND (?5 OR {LIVE})
            ORDER BY outcome DESC,
                (SELECT count(*) FROM attestation WHERE attestation.episode = episode.number AND independent) DESC,
                number DESC LIMIT ?4"
    );
    let parameters = params![tenant.as_str(), project.as_str(), failure.to_string(), most, history];
    connection.prepare_cached(&sql)?.query_map(parameters, |row| row.get(0))?.collect()
}

/// The live episodes of a project that tell of a failure and of nothing that ended it.
pub(crate) fn unsolved(
    connection: &Connection,
    tenant: &TenantId,
    project: &ProjectId,
    failure: SignatureKey,
) -> rusqlite::Result<Vec<Sealed>> {
    let sql =
        format!("SELECT * FROM episode WHERE {ABOUT} AND outcome = 'failure' AND {LIVE} ORDER BY number");
    let parameters = params![tenant.as_str(), project.as_str(), failure.to_string()];
    connection.prepare_cached(&sql)?.query_map(parameters, read)?.collect()
}

/// One episode by its number, which the index gave for a scope.
pub(crate) fn numbered(connection: &Connection, number: u64) -> rusqlite::Result<Option<Sealed>> {
    connection.prepare_cached("SELECT * FROM episode WHERE number = ?1")?.query_row([number], read).optional()
}

/// Reads a row of `SELECT *`: the columns in the order of the schema.
pub(crate) fn read(row: &Row<'_>) -> rusqlite::Result<Sealed> {
    let mut columns = Columns::of(row);
    let number = columns.value()?;
    let verified;
    let mut row = EpisodeRow {
        id: columns.parsed(EpisodeId::parse)?,
        tenant: columns.parsed(TenantId::parse)?,
        principal: columns.parsed(PrincipalId::parse)?,
        project: columns.parsed(ProjectId::from_stored)?,
        kind: columns.value()?,
        text: Narrative {
            task: columns.value()?,
            context: columns.value()?,
            observation: columns.value()?,
            decision: columns.value()?,
            action: columns.value()?,
            outcome: columns.value()?,
            applicability: columns.value()?,
            command: columns.value()?,
            result: columns.value()?,
            signature: columns.value()?,
        },
        wording: Wording::default(),
        predicate: columns.value()?,
        exit_code: columns.value()?,
        outcome: columns.value()?,
        verified: {
            verified = columns.flag()?;
            verified.unwrap_or_default()
        },
        veracity: columns.value()?,
        fingerprint: columns.parsed(Fingerprint::from_stored)?,
        author: columns.value()?,
        source: columns.value()?,
        session: columns.parsed_if(SessionId::parse)?,
        root: columns.parsed_if(SessionId::parse)?,
        turn: columns.parsed_if(TurnId::parse)?,
        at: columns.instant()?,
        failure: None,
        failing: Failing::default(),
    };
    let seal = columns.seal()?.filter(|_| verified.is_some());
    row.failure = columns.parsed_if(SignatureKey::from_stored)?;
    row.wording = Wording {
        task: columns.value()?,
        observation: columns.value()?,
        decision: columns.value()?,
        applicability: columns.value()?,
    };
    row.failing = columns.parsed(Failing::from_stored)?;
    Ok(Sealed { number, row, seal })
}
