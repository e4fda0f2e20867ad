use super::HistoryError;
use super::bounds::{Deadline, MOST_BYTES};
use rusqlite::limits::Limit;
use rusqlite::{Connection, ErrorCode, OpenFlags};
use std::fs::{self, Metadata};
use std::io::ErrorKind;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::MetadataExt;
use std::path::Path;
use std::time::Duration;

/// How long a host that is just writing is waited for.
const PATIENCE: Duration = Duration::from_secs(2);

/// How often a record that changes while it is read is begun again.
const TRIES: usize = 3;

/// Reads the record without a trace: no file is written, made or left behind, and what a running host has in its log
/// is seen.
///
/// A record without a log is read as one that does not change, since SQLite would make a log of its own beside it and
/// leave it there. Whether it did change is looked at afterwards.
pub(super) fn read<T>(
    path: &Path,
    deadline: &Deadline,
    ask: impl Fn(&Connection) -> Result<T, HistoryError>,
) -> Result<T, HistoryError> {
    for _ in 0..TRIES {
        let Some(before) = Settled::seen(path)? else { break };
        let answer = open(path, "immutable=1", deadline).and_then(|connection| ask(&connection));
        if Settled::seen(path)? == Some(before) {
            return answer;
        }
    }
    open(path, "mode=ro", deadline).and_then(|connection| ask(&connection))
}

/// A record that no process writes to: what tells it from the same one after a write.
#[derive(PartialEq, Eq)]
struct Settled {
    file: u64,
    length: u64,
    written: (i64, i64),
}

impl Settled {
    /// `None` when a log stands beside the record.
    fn seen(path: &Path) -> Result<Option<Self>, HistoryError> {
        let seen = fs::metadata(path).map_err(|error| match error.kind() {
            ErrorKind::NotFound => HistoryError::Missing(path.to_owned()),
            _ => unreadable(path, rusqlite::Error::InvalidPath(path.to_owned())),
        })?;
        if !seen.is_file() {
            return Err(unreadable(path, rusqlite::Error::InvalidPath(path.to_owned())));
        }
        let log = ["-wal", "-journal"].iter().any(|suffix| {
            let mut name = path.as_os_str().to_owned();
            name.push(suffix);
            fs::symlink_metadata(name).is_ok()
        });
        Ok((!log).then(|| Self::of(&seen)))
    }

    fn of(seen: &Metadata) -> Self {
        Self { file: seen.ino(), length: seen.len(), written: (seen.mtime(), seen.mtime_nsec()) }
    }
}

/// How many steps of SQLite's machine lie between two looks at the deadline: well below a millisecond.
const STEPS: i32 = 10_000;

fn open(path: &Path, how: &str, deadline: &Deadline) -> Result<Connection, HistoryError> {
    let flags =
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let bounded = || -> rusqlite::Result<Connection> {
        let mut connection = Connection::open_with_flags(uri(path, how), flags)?;
        connection.busy_timeout(PATIENCE)?;
        connection.set_limit(Limit::SQLITE_LIMIT_LENGTH, MOST_BYTES)?;
        let deadline = deadline.clone();
        connection.progress_handler(STEPS, Some(move || deadline.is_over()))?;
        Ok(connection)
    };
    bounded().map_err(|error| unreadable(path, error))
}

fn uri(path: &Path, how: &str) -> String {
    let mut uri = String::from("file:");
    for &byte in path.as_os_str().as_bytes() {
        match byte {
            b'/' | b'.' | b'-' | b'_' => uri.push(char::from(byte)),
            plain if plain.is_ascii_alphanumeric() => uri.push(char::from(plain)),
            other => uri.push_str(&format!("%{other:02X}")),
        }
    }
    uri.push('?');
    uri.push_str(how);
    uri
}

pub(super) fn unreadable(path: &Path, source: rusqlite::Error) -> HistoryError {
    match source.sqlite_error_code() {
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => HistoryError::Locked(path.to_owned()),
        Some(ErrorCode::OperationInterrupted) => HistoryError::TooSlow(path.to_owned()),
        Some(ErrorCode::TooBig) => HistoryError::TooLarge(path.to_owned()),
        _ => HistoryError::Unreadable { path: path.to_owned(), source },
    }
}
