//! A file of an older program on its way to the newest schema.

use crate::connection::{self, Access};
use crate::error::During;
use crate::file;
use crate::rows::{likeness, note, tombstone};
use crate::schema::{self, Standing};
use crate::store::Clock;
use rusqlite::backup::Backup;
use rusqlite::{Connection, TransactionBehavior};
use std::path::{Path, PathBuf};
use veridical::kernel::{SealKey, StoreError};

/// Brings a file that is known to be this profile's to the newest schema, one version a transaction, after a copy of it
/// was made and checked. A crash leaves the file at a version from which the next opening goes on. Gives back where the
/// copy is; `None` when another process came first.
pub(crate) fn migrate(path: &Path, clock: &Clock, key: &SealKey) -> Result<Option<PathBuf>, StoreError> {
    let mut connection = connection::open(path, Access::Write)?;
    let mut copy = None;
    while step(&mut connection, path, clock, key, &mut copy)? {}
    connection.close().map_err(|(_, error)| error).during("close the database file")?;
    Ok(copy)
}

/// Goes on by one version; `false` when the file is at the newest one.
fn step(
    connection: &mut Connection,
    path: &Path,
    clock: &Clock,
    key: &SealKey,
    copy: &mut Option<PathBuf>,
) -> Result<bool, StoreError> {
    // The lock comes before the look: of two processes one migrates, and the other finds it done.
    let transaction = connection
        .transaction_with_behavior(TransactionBehavior::Immediate)
        .during("begin to bring the file to a newer schema")?;
    let (application_id, version) = schema::header(&transaction).during("read the file's header")?;
    let Standing::Older(found) = schema::recognise(application_id, version)? else { return Ok(false) };
    if copy.is_none() {
        *copy = Some(back_up(path, found, clock)?);
    }
    schema::apply_next(&transaction, found).during("bring the file to a newer schema")?;
    if found + 1 == schema::COMPARED {
        likeness::fill(&transaction, key).during("compare the facts that are there")?;
    }
    if found + 1 == schema::NOTED {
        note::fill(&transaction, key)
            .and_then(|()| tombstone::fill(&transaction, key))
            .during("add up what has no link")?;
    }
    transaction.commit().during("commit a newer schema")?;
    Ok(true)
}

/// Copies the file, as it was committed last, to a new name beside it: `memory.db.v1-2026-11-30T08-37-46.133Z`.
fn back_up(path: &Path, version: u32, clock: &Clock) -> Result<PathBuf, StoreError> {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".v{version}-{}", clock().to_string().replace(':', "-")));
    let name = path.with_file_name(name);
    file::publish(&name, |copy| {
        let source = connection::open(path, Access::Read)?;
        let all = |copy: &mut Connection| Backup::new(&source, copy)?.step(-1);
        all(copy).map(drop).during("copy the file before its schema changes")
    })?;
    Ok(name)
}
