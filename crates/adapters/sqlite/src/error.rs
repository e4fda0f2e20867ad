use crate::connection::PATIENCE;
use rusqlite::{Error, ErrorCode};
use std::io;
use veridical::kernel::StoreError;

const FULL: &str = "the disk is full; free some space";

/// Turns a backend's error into the port's, with what was tried.
pub(crate) trait During<T> {
    /// `action` completes "the memory store failed while it tried to …".
    fn during(self, action: &'static str) -> Result<T, StoreError>;
}

impl<T> During<T> for rusqlite::Result<T> {
    fn during(self, action: &'static str) -> Result<T, StoreError> {
        self.map_err(|error| store_error(error, action))
    }
}

fn store_error(error: Error, action: &'static str) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Busy { waited: PATIENCE },
        Some(ErrorCode::NotADatabase) => corrupt("the file is no SQLite database"),
        Some(ErrorCode::DatabaseCorrupt) => corrupt("pages of the file are damaged"),
        // The index of the log lies in memory that the file system backs; a full one cannot let it grow.
        _ if error.sqlite_error().is_some_and(|e| e.extended_code == rusqlite::ffi::SQLITE_IOERR_SHMSIZE) => {
            io_error(action, FULL, io::ErrorKind::StorageFull, error)
        }
        Some(ErrorCode::DiskFull) => io_error(action, FULL, io::ErrorKind::StorageFull, error),
        Some(ErrorCode::ReadOnly) => io_error(
            action,
            "the file or its folder cannot be written",
            io::ErrorKind::ReadOnlyFilesystem,
            error,
        ),
        Some(ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => io_error(
            action,
            "the file cannot be opened; check the permissions of the file and its folder",
            io::ErrorKind::PermissionDenied,
            error,
        ),
        Some(ErrorCode::SystemIoFailure) => {
            io_error(action, "reading or writing the file failed", io::ErrorKind::Other, error)
        }
        None if unreadable(&error) => corrupt("a row holds a value that the program never writes"),
        _ => StoreError::Backend { action, source: Box::new(error) },
    }
}

/// Values that could not be read as what their column holds.
fn unreadable(error: &Error) -> bool {
    matches!(
        error,
        Error::FromSqlConversionFailure(..)
            | Error::InvalidColumnType(..)
            | Error::IntegralValueOutOfRange(..)
            | Error::Utf8Error(..)
    )
}

pub(crate) fn corrupt(what: &str) -> StoreError {
    let next = "restore it from a backup or start a new one, and first move memory.db, memory.db-wal and memory.db-shm away together";
    StoreError::Corrupt { detail: format!("{what}; {next}") }
}

fn io_error(action: &str, what: &str, kind: io::ErrorKind, error: Error) -> StoreError {
    StoreError::Io { action: format!("{action}: {what}"), source: io::Error::new(kind, error) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rusqlite::ffi;

    #[test]
    fn a_full_disk_is_called_full() {
        for code in [ffi::SQLITE_FULL, ffi::SQLITE_IOERR_SHMSIZE] {
            let error = store_error(Error::SqliteFailure(ffi::Error::new(code), None), "write");
            let StoreError::Io { action, source } = error else { panic!("{code}: {error}") };
            assert!(action.contains("the disk is full"), "{code}: {action}");
            assert_eq!(source.kind(), io::ErrorKind::StorageFull, "{code}");
        }
    }
}
