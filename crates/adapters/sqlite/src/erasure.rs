//! What was forgotten, off the disk: the file written anew without the remains that moved cells leave in pages, and its log
//! emptied (R11.4).
//!
//! A file beside the store stands for an erasure that is not done. It is made under the lock of the transaction that forgets, so
//! whoever is killed anywhere behind that leaves it, and the next opening does the rest.

use crate::connection::{self, Access};
use crate::error::During;
use rusqlite::Connection;
use std::fs::{self, OpenOptions};
use std::io::ErrorKind;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use veridical::kernel::StoreError;

/// How long an opening tries to finish what another process began: that one may still be at it.
const SHORTLY: Duration = Duration::from_millis(200);

/// Notes that an erasure begins.
///
/// # Errors
/// When the folder cannot be written: then nothing may be forgotten, since a crash would leave it there.
pub(crate) fn begin(path: &Path) -> Result<(), StoreError> {
    let note = note(path);
    let made = OpenOptions::new().write(true).create_new(true).mode(0o600).open(&note);
    let made = made.and_then(|note| note.sync_all()).and_then(|()| sync_folder(path));
    match made {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        made => made.map_err(|source| StoreError::Io { action: format!("write {}", note.display()), source }),
    }
}

/// Erases what is forgotten, for as long as it may be tried. `false` when another process still reads an older state; the
/// note of it then stays.
pub(crate) fn finish(connection: &Connection, path: &Path, patience: Duration) -> Result<bool, StoreError> {
    // What is written anew lies in memory meanwhile, and in no file of its own.
    connection.pragma_update(None, "temp_store", "memory").during("prepare to write the file anew")?;
    let until = Instant::now() + patience;
    loop {
        match erase(connection, path) {
            Ok(true) => return Ok(true),
            _ if Instant::now() >= until => return Ok(false),
            _ => std::thread::sleep(Duration::from_millis(20)),
        }
    }
}

fn erase(connection: &Connection, path: &Path) -> rusqlite::Result<bool> {
    let version = || connection.pragma_query_value(None, "data_version", |row| row.get::<_, i64>(0));
    let before = version()?;
    connection.execute_batch("VACUUM")?;
    let blocked: bool = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
    if blocked {
        return Ok(false);
    }
    // Another process may have begun to forget meanwhile: its note is made under this lock, and is not taken away.
    connection.execute_batch("BEGIN IMMEDIATE")?;
    let same = version().map(|now| now == before);
    let done = matches!(same, Ok(true)) && is_gone(fs::remove_file(note(path)));
    connection.execute_batch("ROLLBACK")?;
    Ok(done)
}

/// Does the rest of an erasure that was cut off, where the file can be written. Where it cannot, nothing is told: whoever only reads is
/// answered all the same, and is shown nothing of what is forgotten.
pub(crate) fn go_on(path: &Path) {
    if fs::symlink_metadata(note(path)).is_err() {
        return;
    }
    let Ok(connection) = connection::open(path, Access::Write) else { return };
    let _ = connection.busy_timeout(SHORTLY);
    let _ = finish(&connection, path, SHORTLY);
}

fn is_gone(removed: std::io::Result<()>) -> bool {
    removed.err().is_none_or(|error| error.kind() == ErrorKind::NotFound)
}

fn note(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push("-erasing");
    PathBuf::from(name)
}

fn sync_folder(path: &Path) -> std::io::Result<()> {
    fs::File::open(path.parent().unwrap_or(path))?.sync_all()
}
