//! The host's own record of its sessions, `state.db`: read for a person who asks about a turn, never written (R1.2,
//! R16.9).
//!
//! Of the record's columns those are read that a turn is made of. They are looked for by name, so that a host that
//! has more of them, or fewer of the others, is read too.

mod bounds;
mod database;
mod rows;
#[cfg(test)]
mod tests;
mod walk;

use crate::HandedTurn;
use rusqlite::Connection;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use veridical::evidence::Turn;
use veridical::kernel::SessionId;

pub(crate) use bounds::Deadline;
pub(crate) use walk::last_turns;
pub use walk::{Review, review};

/// A finished turn from the host's record.
#[derive(Debug, Clone)]
pub struct PastTurn {
    /// The turn, as the host would hand it over.
    pub handed: HandedTurn,
    /// The finished turns before it in its session, oldest first, as far back as [`EARLIER_TURNS`].
    pub earlier: Vec<Turn>,
    /// Where its session started, as the host noted it.
    pub folder: Option<PathBuf>,
}

/// How many turns before one are read for what they left behind in its session.
pub const EARLIER_TURNS: usize = 256;

/// Why the host's record gives no turn.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum HistoryError {
    /// There is no record.
    #[error("{} is not there: the host keeps its sessions in it", .0.display())]
    Missing(PathBuf),
    /// Another process holds it.
    #[error("{} is locked by another process", .0.display())]
    Locked(PathBuf),
    /// It lacks what a turn is made of.
    #[error("{} is of a form that is not known here: {missing} is missing (schema version {version})", path.display())]
    UnknownForm {
        /// The record.
        path: PathBuf,
        /// The table or column.
        missing: String,
        /// The version that the record names; empty when it names none.
        version: String,
    },
    /// What should be a table is something else, which may have no end.
    #[error("{} is not the host's record: its {name} is no table", path.display())]
    NoTable {
        /// The record.
        path: PathBuf,
        /// What should be one.
        name: &'static str,
    },
    /// One session holds more than is read.
    #[error("{} holds a session of more than {} messages or {} MB of text, which is not read", .0.display(), bounds::MOST_MESSAGES, bounds::MOST_BYTES / 1024 / 1024)]
    TooLarge(PathBuf),
    /// It was not read to its end in time.
    #[error("{} was not read to its end in time", .0.display())]
    TooSlow(PathBuf),
    /// It cannot be read.
    #[error("{} cannot be read: {source}", path.display())]
    Unreadable {
        /// The record.
        path: PathBuf,
        /// Why.
        source: rusqlite::Error,
    },
    /// It holds no session of this name.
    #[error("the host has no session {0}")]
    NoSession(String),
    /// Several sessions have names that begin so.
    #[error("several sessions of the host have a name that begins with {0}")]
    SeveralSessions(String),
    /// The session has not so many turns.
    #[error("session {0} of the host does not go so far back")]
    FewerTurns(String),
    /// No turn has come to its end.
    #[error("the host has no finished turn{}", .0.as_ref().map(|id| format!(" in session {id}")).unwrap_or_default())]
    NoTurn(Option<String>),
}

impl HistoryError {
    /// What a person can do about it.
    #[must_use]
    pub fn next(&self) -> &'static str {
        match self {
            Self::Missing(_) => {
                "the host makes it with its first session: start one, or name with --home DIR the folder in which it lies"
            }
            Self::Locked(_) => "try again when the host is done with it",
            Self::UnknownForm { .. } => {
                "use a veridical that knows this host; until then `hermes sessions export` writes files that it reads"
            }
            Self::NoTable { .. } => {
                "the host makes tables, so somebody else changed the file: move it away, and look at what wrote it"
            }
            Self::TooLarge(_) => {
                "`hermes sessions list` names the sessions; --session ID looks into another one"
            }
            Self::TooSlow(_) => {
                "try again when the machine is less busy, or look into one session with --session ID"
            }
            Self::Unreadable { .. } => "`hermes sessions list` says whether the host itself can read it",
            Self::NoSession(_) => "`hermes sessions list` names the sessions",
            Self::SeveralSessions(_) => "name more of it; `hermes sessions list` names the sessions",
            Self::FewerTurns(_) => "--session ID looks into an older one; `hermes sessions list` names them",
            Self::NoTurn(_) => "a turn counts when the agent has given its final answer",
        }
    }
}

/// The newest finished turn in the record of the host whose home this is, or the one that is so many turns `back` from
/// it in its session: of the session whose name is this or alone begins so, or of the newest one that a person took
/// part in.
///
/// A turn that still runs is passed over. The cost grows with its session, not with what the record holds.
///
/// # Errors
/// [`HistoryError`] when the record cannot be read, or has no such turn.
pub fn newest_turn(home: &Path, session: Option<&str>, back: usize) -> Result<PastTurn, HistoryError> {
    let path = home.join("state.db");
    let deadline = Deadline::within(bounds::FOR_A_PERSON);
    database::read(&path, &deadline, |connection| find(connection, &path, session, back))
}

fn find(
    connection: &Connection,
    path: &Path,
    session: Option<&str>,
    back: usize,
) -> Result<PastTurn, HistoryError> {
    let record = rows::Record::open(connection, path)?;
    let session = session.map(|name| record.named(name)).transpose()?;
    let session = session.as_deref();
    let gone = || HistoryError::NoTurn(session.map(str::to_owned));
    let mut end = record.last_answer(session, None)?.ok_or_else(gone)?;
    let mut past = record.turn_that_ends(&end)?;
    for _ in 0..back {
        let before = record.last_answer(Some(&end.session), Some(past.opened))?;
        end = before.ok_or_else(|| HistoryError::FewerTurns(end.session.clone()))?;
        past = record.turn_that_ends(&end)?;
    }
    Ok(PastTurn {
        handed: HandedTurn {
            turn: crate::turn_of(past.messages, None, None),
            session: SessionId::parse(&end.session).ok(),
            turn_id: None,
            shown: BTreeSet::new(),
        },
        earlier: walk::turns_before(&record, &end.session, back, EARLIER_TURNS)?,
        folder: record.folder(&end.session)?,
    })
}
