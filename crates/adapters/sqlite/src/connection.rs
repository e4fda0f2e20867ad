use crate::error::During;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};
use std::path::Path;
use std::time::Duration;
use veridical::kernel::StoreError;

/// How long a connection waits for another process before it reports that the store is busy.
pub(crate) const PATIENCE: Duration = Duration::from_secs(2);

/// The most statements that a connection keeps prepared: all that there are.
const STATEMENTS: usize = 64;

/// What a reading connection keeps of the file in memory: 8 MiB, as SQLite writes it.
const READ_CACHE: i32 = -8 * 1024;

/// What a connection may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Access {
    /// Read. SQLite itself refuses every write.
    Read,
    /// Read and write.
    Write,
}

/// Opens an existing file. Every connection is set up here, so that none lacks a setting.
pub(crate) fn open(path: &Path, access: Access) -> Result<Connection, StoreError> {
    let mode = match access {
        Access::Read => OpenFlags::SQLITE_OPEN_READ_ONLY,
        Access::Write => OpenFlags::SQLITE_OPEN_READ_WRITE,
    };
    let connection = Connection::open_with_flags(path, mode | OpenFlags::SQLITE_OPEN_NO_MUTEX)
        .during("open the database file")?;
    set_up(&connection, access).during("set up a connection")?;
    Ok(connection)
}

fn set_up(connection: &Connection, access: Access) -> rusqlite::Result<()> {
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    // The schema of a file is data too: it may not call anything with side effects or reach behind FTS5's back.
    connection.pragma_update(None, "trusted_schema", false)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true)?;
    // A plan does not depend on what is bound, so a prepared statement stays prepared.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    connection.pragma_update(None, "cell_size_check", true)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    match access {
        Access::Read => {
            connection.pragma_update(None, "cache_size", READ_CACHE)?;
            connection.pragma_update(None, "query_only", true)
        }
        Access::Write => {
            connection.pragma_update(None, "journal_mode", "wal")?;
            // One sync a commit: what was answered survives a loss of power.
            connection.pragma_update(None, "synchronous", "full")?;
            connection.pragma_update(None, "secure_delete", true)?;
            connection.pragma_update(None, "journal_size_limit", 4 * 1024 * 1024)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pragma(connection: &Connection, name: &str) -> String {
        let text = |row: &rusqlite::Row<'_>| {
            row.get::<_, rusqlite::types::Value>(0).map(|value| match value {
                rusqlite::types::Value::Integer(n) => n.to_string(),
                rusqlite::types::Value::Text(text) => text,
                other => format!("{other:?}"),
            })
        };
        connection.pragma_query_value(None, name, text).unwrap()
    }

    #[test]
    fn every_connection_has_the_same_settings() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("memory.db");
        drop(Connection::open(&path).unwrap());
        let writer = open(&path, Access::Write).unwrap();
        let reader = open(&path, Access::Read).unwrap();
        for connection in [&writer, &reader] {
            for (name, value) in [
                ("journal_mode", "wal"),
                ("foreign_keys", "1"),
                ("trusted_schema", "0"),
                ("cell_size_check", "1"),
                ("busy_timeout", "2000"),
            ] {
                assert_eq!(pragma(connection, name), value, "{name}");
            }
        }
        assert_eq!(
            (pragma(&writer, "synchronous"), pragma(&writer, "secure_delete")),
            ("2".into(), "1".into())
        );
        assert!(reader.execute_batch("CREATE TABLE t (a)").is_err(), "a reader writes");
    }
}
