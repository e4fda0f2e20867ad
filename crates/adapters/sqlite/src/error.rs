use crate::connection::PATIENCE;
use rusqlite::{Error, ErrorCode};
use std::io;
use veridical::kernel::StoreError;

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
        Some(ErrorCode::DiskFull) => io_error(action, "the disk is full", io::ErrorKind::StorageFull, error),
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
    let next = "restore it from a backup, or move it away to start a new one";
    StoreError::Corrupt { detail: format!("{what}; {next}") }
}

fn io_error(action: &str, what: &str, kind: io::ErrorKind, error: Error) -> StoreError {
    StoreError::Io { action: format!("{action}: {what}"), source: io::Error::new(kind, error) }
}
