use super::HistoryError;
use super::bounds::Allowance;
use super::database::unreadable;
use crate::turn::{json, opens_a_turn};
use rusqlite::types::ValueRef;
use rusqlite::{Connection, OptionalExtension, Row, params};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Sessions in which no person takes part, by what the host calls their source.
const UNATTENDED: &str = "'subagent', 'cron', 'curator', 'batch', 'tool'";

/// What a message is made of.
const MESSAGE: [&str; 7] = ["id", "session_id", "role", "content", "tool_calls", "tool_call_id", "tool_name"];

/// The columns that [`message`] reads, in its order.
const COLUMNS: &str = "role, content, tool_calls, tool_call_id, tool_name";

/// How the host marks content that is a list of parts.
const PARTS: &str = "\0json:";

/// The host's tables, with what is known of their columns.
pub(super) struct Record<'c> {
    connection: &'c Connection,
    path: &'c Path,
    sessions: BTreeSet<String>,
    messages: BTreeSet<String>,
}

/// A session in which a person takes part.
pub(super) struct SessionRow {
    pub(super) id: String,
    pub(super) folder: Option<PathBuf>,
}

/// A message with what the record says about it.
pub(super) struct Message {
    /// In the form in which the host hands it over.
    pub(super) message: Value,
    /// When, in seconds; 0 where the record does not say.
    pub(super) time: f64,
    /// Why the model stopped; `None` where the record has no such column.
    stopped: Option<Option<String>>,
}

impl Message {
    pub(super) fn opens_a_turn(&self) -> bool {
        opens_a_turn(&self.message)
    }

    /// Whether it is the agent's final answer. The words with which the host itself closes an interrupted turn have no
    /// reason why the model stopped.
    pub(super) fn ends_a_turn(&self) -> bool {
        let stopped = self.stopped.as_ref().is_none_or(|why| why.as_deref() == Some("stop"));
        let said = self.message.get("content").is_some_and(|content| match content {
            Value::String(text) => !text.trim().is_empty(),
            Value::Array(parts) => !parts.is_empty(),
            _ => false,
        });
        self.is_from("assistant") && !self.calls() && said && stopped
    }

    /// Whether something is still under way behind it: a call, or its result.
    pub(super) fn is_work(&self) -> bool {
        self.calls() || self.is_from("tool") || self.is_from("assistant")
    }

    /// Whether it is what the host wrote in the place of earlier messages.
    pub(super) fn is_summary(&self) -> bool {
        let text = self.message.get("content").and_then(Value::as_str).unwrap_or_default();
        crate::turn::words::is_summary(text)
    }

    fn calls(&self) -> bool {
        self.message.get("tool_calls").and_then(Value::as_array).is_some_and(|calls| !calls.is_empty())
    }

    fn is_from(&self, role: &str) -> bool {
        self.message.get("role").is_some_and(|own| own == role)
    }
}

/// The message with which a turn ended.
pub(super) struct End {
    pub(super) session: String,
    message: i64,
}

/// The messages of a turn, in order, and the place of the first one.
pub(super) struct PastMessages {
    pub(super) opened: i64,
    pub(super) messages: Vec<Value>,
}

impl<'c> Record<'c> {
    /// Looks for the columns; those that a turn is made of have to be there.
    pub(super) fn open(connection: &'c Connection, path: &'c Path) -> Result<Self, HistoryError> {
        let told = |error| unreadable(path, error);
        for name in ["sessions", "messages"] {
            if is_table(connection, name).map_err(told)? == Some(false) {
                return Err(HistoryError::NoTable { path: path.to_owned(), name });
            }
        }
        let columns = |table: &str| -> rusqlite::Result<BTreeSet<String>> {
            let mut listed = connection.prepare("SELECT name FROM pragma_table_info(?1)")?;
            listed.query_map([table], |row| row.get(0))?.collect()
        };
        let known = |table| columns(table).map_err(told);
        let record = Self { connection, path, sessions: known("sessions")?, messages: known("messages")? };
        let missing = |table: &str, has: &BTreeSet<String>, needs: &[&str]| {
            needs.iter().find(|name| !has.contains(**name)).map(|name| format!("{table}.{name}"))
        };
        match missing("sessions", &record.sessions, &["id"])
            .or_else(|| missing("messages", &record.messages, &MESSAGE))
        {
            None => Ok(record),
            Some(missing) => {
                let version = record.version();
                Err(HistoryError::UnknownForm { path: path.to_owned(), missing, version })
            }
        }
    }

    /// The session of this name, or the only one whose name begins so.
    pub(super) fn named(&self, name: &str) -> Result<String, HistoryError> {
        let query = "SELECT id FROM sessions WHERE substr(id, 1, length(?1)) = ?1 ORDER BY id <> ?1 LIMIT 2";
        let read = || -> rusqlite::Result<Vec<String>> {
            self.connection.prepare(query)?.query_map([name], |row| row.get(0))?.collect()
        };
        match self.told(read())?.as_slice() {
            [] => Err(HistoryError::NoSession(name.to_owned())),
            [id] => Ok(id.clone()),
            [id, ..] if id == name => Ok(id.clone()),
            _ => Err(HistoryError::SeveralSessions(name.to_owned())),
        }
    }

    /// The agent's newest words that call no tool, with which its newest finished turn ended; `before` a message.
    pub(super) fn last_answer(
        &self,
        session: Option<&str>,
        before: Option<i64>,
    ) -> Result<Option<End>, HistoryError> {
        let whose = match session {
            Some(_) => "m.session_id = ?1".to_owned(),
            None => format!("?1 IS NULL AND {}", self.attended()),
        };
        // CROSS keeps the order of the tables: from the newest message backwards, and no further than needed.
        let query = format!(
            "SELECT m.session_id, m.id FROM messages m CROSS JOIN sessions s ON s.id = m.session_id \
             WHERE m.role = 'assistant' AND trim(coalesce(m.content, '')) <> '' \
             AND coalesce(m.tool_calls, '') IN ('', '[]', 'null') AND {} AND {whose} AND (?2 IS NULL OR m.id < ?2) \
             ORDER BY m.id DESC LIMIT 1",
            self.stands("m."),
        );
        let end = |row: &Row<'_>| Ok(End { session: row.get(0)?, message: row.get(1)? });
        self.told(self.connection.query_row(&query, params![session, before], end).optional())
    }

    /// The messages of the turn that ends there, in order, in the form in which the host hands them over.
    pub(super) fn turn_that_ends(&self, end: &End) -> Result<PastMessages, HistoryError> {
        let mut allowance = Allowance::of_a_session(self.path);
        let places = format!(
            "SELECT id FROM messages WHERE session_id = ?1 AND id <= ?2 AND {} ORDER BY id DESC",
            self.stands("")
        );
        let one = format!("SELECT {COLUMNS} FROM messages WHERE id = ?1");
        let (mut places, mut messages) =
            (self.told(self.connection.prepare(&places))?, self.told(self.connection.prepare(&one))?);
        let (mut turn, mut opened) = (Vec::new(), end.message);
        let mut rows = self.told(places.query(params![end.session, end.message]))?;
        // One message after the other, backwards to the one that opens the turn: a long session is not read whole.
        while let Some(place) = self.told(rows.next())? {
            opened = self.told(place.get(0))?;
            let read = messages.query_row([opened], |row| Ok((length(row)?, message(row)?)));
            let (bytes, message) = self.told(read)?;
            allowance.spend(bytes)?;
            let opens = opens_a_turn(&message);
            turn.push(message);
            if opens {
                break;
            }
        }
        turn.reverse();
        Ok(PastMessages { opened, messages: turn })
    }

    /// Where a session started.
    pub(super) fn folder(&self, session: &str) -> Result<Option<PathBuf>, HistoryError> {
        if !self.sessions.contains("cwd") {
            return Ok(None);
        }
        let folder: Option<Option<String>> = self.told(
            self.connection
                .query_row("SELECT cwd FROM sessions WHERE id = ?1", [session], |row| row.get(0))
                .optional(),
        )?;
        Ok(folder.flatten().filter(|folder| !folder.is_empty()).map(PathBuf::from))
    }

    /// The sessions in which a person takes part, newest first.
    pub(super) fn attended_sessions(&self) -> Result<Vec<SessionRow>, HistoryError> {
        let folder = if self.sessions.contains("cwd") { "s.cwd" } else { "NULL" };
        let order =
            if self.sessions.contains("started_at") { "s.started_at DESC, s.id DESC" } else { "s.id DESC" };
        let query =
            format!("SELECT s.id, {folder} FROM sessions s WHERE {} ORDER BY {order}", self.attended());
        let read = || -> rusqlite::Result<Vec<SessionRow>> {
            let mut sessions = self.connection.prepare(&query)?;
            let row = |row: &Row<'_>| {
                let folder = text(row.get_ref(1)?).filter(|folder| !folder.is_empty()).map(PathBuf::from);
                Ok(SessionRow { id: text(row.get_ref(0)?).unwrap_or_default(), folder })
            };
            sessions.query_map([], row)?.collect()
        };
        self.told(read())
    }

    /// How many sessions have no person in them.
    pub(super) fn unattended_sessions(&self) -> Result<u64, HistoryError> {
        let query = format!("SELECT count(*) FROM sessions s WHERE NOT ({})", self.attended());
        let count = self.told(self.connection.query_row(&query, [], |row| row.get::<_, i64>(0)))?;
        Ok(count.unsigned_abs())
    }

    /// Every message of a session that was not taken back, also those in whose place a summary stands now, in order.
    pub(super) fn each_message(
        &self,
        session: &str,
        mut take: impl FnMut(Message),
    ) -> Result<(), HistoryError> {
        let mut allowance = Allowance::of_a_session(self.path);
        let has = |name: &str| self.messages.contains(name);
        let stands = match (has("active"), has("compacted")) {
            (true, true) => "(active = 1 OR compacted = 1)",
            (true, false) => "active = 1",
            (false, _) => "1",
        };
        let query = format!(
            "SELECT {COLUMNS}, {}, {} FROM messages WHERE session_id = ?1 AND {stands} ORDER BY id",
            if has("timestamp") { "timestamp" } else { "NULL" },
            if has("finish_reason") { "finish_reason" } else { "NULL" },
        );
        let read = |row: &Row<'_>| -> rusqlite::Result<Message> {
            let time = match row.get_ref(5)? {
                ValueRef::Real(time) => time,
                #[expect(clippy::cast_precision_loss, reason = "seconds of this age are exact")]
                ValueRef::Integer(time) => time as f64,
                _ => 0.0,
            };
            let stopped = if has("finish_reason") { Some(text(row.get_ref(6)?)) } else { None };
            Ok(Message { message: message(row)?, time, stopped })
        };
        let mut messages = self.told(self.connection.prepare_cached(&query))?;
        let mut rows = self.told(messages.query([session]))?;
        while let Some(row) = self.told(rows.next())? {
            allowance.spend(self.told(length(row))?)?;
            take(self.told(read(row))?);
        }
        Ok(())
    }

    /// The condition on messages that the host neither took back nor replaced by a summary.
    fn stands(&self, prefix: &str) -> String {
        if self.messages.contains("active") { format!("{prefix}active = 1") } else { "1".to_owned() }
    }

    /// The condition on sessions in which a person takes part.
    fn attended(&self) -> String {
        let source = if self.sessions.contains("source") {
            format!("coalesce(s.source, '') NOT IN ({UNATTENDED})")
        } else {
            "1".to_owned()
        };
        if self.sessions.contains("model_config") {
            format!("{source} AND instr(coalesce(s.model_config, ''), '\"_delegate_from\"') = 0")
        } else {
            source
        }
    }

    fn version(&self) -> String {
        let version = self
            .connection
            .query_row("SELECT max(version) FROM schema_version", [], |row| row.get::<_, Option<i64>>(0));
        version.ok().flatten().map_or_else(|| "unknown".to_owned(), |version| version.to_string())
    }

    fn told<T>(&self, answer: rusqlite::Result<T>) -> Result<T, HistoryError> {
        answer.map_err(|error| unreadable(self.path, error))
    }
}

/// Whether the record itself has a table of this name; `None` when it has nothing of it. A view, or a table that a module
/// of SQLite makes up, need not end.
fn is_table(connection: &Connection, name: &str) -> rusqlite::Result<Option<bool>> {
    let query =
        "SELECT type = 'table' FROM pragma_table_list WHERE schema = 'main' AND name = ?1 COLLATE NOCASE";
    connection.query_row(query, [name], |row| row.get(0)).optional()
}

/// How many bytes of text a row of [`COLUMNS`] holds.
fn length(row: &Row<'_>) -> rusqlite::Result<usize> {
    (0..COLUMNS.split(", ").count()).try_fold(0, |sum, column| {
        let bytes = match row.get_ref(column)? {
            ValueRef::Text(bytes) | ValueRef::Blob(bytes) => bytes.len(),
            _ => 0,
        };
        Ok(sum + bytes)
    })
}

fn message(row: &Row<'_>) -> rusqlite::Result<Value> {
    let content = match text(row.get_ref(1)?) {
        Some(text) => match text.strip_prefix(PARTS) {
            Some(parts) => json::read(parts.as_bytes()).unwrap_or(Value::String(text)),
            None => Value::String(text),
        },
        None => Value::Null,
    };
    let calls = match text(row.get_ref(2)?) {
        // What is no list is counted as a piece that cannot be read, by whoever reads the message.
        Some(text) if !text.is_empty() => json::read(text.as_bytes()).unwrap_or(Value::String(text)),
        _ => Value::Null,
    };
    Ok(json!({
        "role": text(row.get_ref(0)?),
        "content": content,
        "tool_calls": calls,
        "tool_call_id": text(row.get_ref(3)?),
        "tool_name": text(row.get_ref(4)?),
    }))
}

fn text(value: ValueRef<'_>) -> Option<String> {
    match value {
        ValueRef::Text(bytes) | ValueRef::Blob(bytes) => Some(String::from_utf8_lossy(bytes).into_owned()),
        ValueRef::Integer(number) => Some(number.to_string()),
        ValueRef::Real(number) => Some(number.to_string()),
        ValueRef::Null => None,
    }
}
