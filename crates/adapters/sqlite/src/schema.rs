use crate::error::{During, corrupt};
use crate::rows::note;
use rusqlite::{Connection, OptionalExtension};
use veridical::kernel::{Seal, SealKey, StoreError, TenantId};

/// Marks a file as ours: "VRDC" in ASCII.
pub(crate) const APPLICATION_ID: i32 = 0x5652_4443;

/// The schema that this program reads and writes.
pub(crate) const VERSION: u32 = 12;

/// The version from which on facts are compared: it has marks for those that an older file holds.
pub(crate) const COMPARED: u32 = 11;

/// The version from which on what has no link is added up: it has a sum for what an older file holds.
pub(crate) const NOTED: u32 = 12;

/// What leads from one version to the next, from none to the first. What has landed is never edited: files were made
/// with it.
const MIGRATIONS: [&str; VERSION as usize] = [
    include_str!("migrations/0001-first.sql"),
    include_str!("migrations/0002-failure.sql"),
    include_str!("migrations/0003-wording.sql"),
    include_str!("migrations/0004-supersession.sql"),
    include_str!("migrations/0005-failing-and-shown.sql"),
    include_str!("migrations/0006-pending.sql"),
    include_str!("migrations/0007-tally.sql"),
    include_str!("migrations/0008-slots.sql"),
    include_str!("migrations/0009-known-place.sql"),
    include_str!("migrations/0010-tombstone.sql"),
    include_str!("migrations/0011-fact-life.sql"),
    include_str!("migrations/0012-note.sql"),
];

/// How far a file of ours is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Standing {
    /// It has the schema of this program.
    Current,
    /// It has the schema of this version, of an older program.
    Older(u32),
}

/// Makes an empty database ours.
pub(crate) fn create(
    connection: &mut Connection,
    tenant: &TenantId,
    key: &SealKey,
) -> Result<(), StoreError> {
    let make = |connection: &mut Connection| {
        let transaction = connection.transaction()?;
        (0..VERSION).try_for_each(|version| apply_next(&transaction, version))?;
        note::fill(&transaction, key)?;
        let marker = marker(tenant, key);
        transaction
            .execute("INSERT INTO meta (one, marker) VALUES (1, ?1)", [marker.as_bytes().as_slice()])?;
        transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
        transaction.commit()
    };
    make(connection).during("create the schema")
}

/// Brings a database from a version to the next one.
pub(crate) fn apply_next(connection: &Connection, version: u32) -> rusqlite::Result<()> {
    let next = usize::try_from(version).ok().and_then(|version| MIGRATIONS.get(version));
    connection.execute_batch(next.copied().unwrap_or_default())?;
    connection.pragma_update(None, "user_version", version + 1)
}

/// Judges the two numbers in a file's header.
pub(crate) fn recognise(application_id: i32, version: u32) -> Result<Standing, StoreError> {
    match (application_id, version) {
        (APPLICATION_ID, VERSION) => Ok(Standing::Current),
        (APPLICATION_ID, 1..VERSION) => Ok(Standing::Older(version)),
        (APPLICATION_ID, found) if found > VERSION => {
            Err(StoreError::NewerSchema { found, supported: VERSION })
        }
        (APPLICATION_ID, _) => Err(corrupt("it names a schema version that never was")),
        _ => Err(StoreError::Corrupt {
            detail: "the file is a database of another program; name another file".to_owned(),
        }),
    }
}

/// Reads the two numbers of a file's header.
pub(crate) fn header(connection: &Connection) -> rusqlite::Result<(i32, u32)> {
    let application_id = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let version = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    Ok((application_id, version))
}

/// Checks that the file was made for this profile under this key.
pub(crate) fn belongs(connection: &Connection, tenant: &TenantId, key: &SealKey) -> Result<(), StoreError> {
    let stored: Option<Vec<u8>> = connection
        .query_row("SELECT marker FROM meta WHERE one = 1", [], |row| row.get(0))
        .optional()
        .during("read the file's marker")?;
    let stored =
        stored.as_deref().and_then(Seal::from_stored).ok_or_else(|| corrupt("its marker is missing"))?;
    if stored == marker(tenant, key) { Ok(()) } else { Err(StoreError::ForeignKey) }
}

fn marker(tenant: &TenantId, key: &SealKey) -> Seal {
    key.seal("store", [tenant.as_str().as_bytes()])
}

/// The names and texts of all tables and indexes of a database, sorted.
pub(crate) fn outline(connection: &Connection) -> rusqlite::Result<Vec<(String, Option<String>)>> {
    let mut statement = connection.prepare("SELECT name, sql FROM sqlite_schema ORDER BY name")?;
    statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
}

/// What [`outline`] says of a new file.
pub(crate) fn intended() -> rusqlite::Result<Vec<(String, Option<String>)>> {
    let connection = Connection::open_in_memory()?;
    (0..VERSION).try_for_each(|version| apply_next(&connection, version))?;
    outline(&connection)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The end of the seal of each migration under a key of zeros, in order. A new one adds its own.
    const LANDED: [&str; VERSION as usize] = [
        "eee8e76bb8c552ef",
        "611dbf4e87be9ab4",
        "f93d199dc3ab7631",
        "54ee8de3cf2d7dab",
        "66fde31898294484",
        "a283e96b22d713ba",
        "dca06585f440bff5",
        "2e641382155e3b39",
        "a49b88846241ae74",
        "11f7f692d32fcbb0",
        "1dd29f0789907fa0",
        "bb21fde2759a332b",
    ];

    #[test]
    fn a_migration_that_has_landed_is_never_edited() {
        let key = SealKey::new([0; 32]);
        let found = MIGRATIONS.map(|sql| key.seal("migration", [sql.as_bytes()]).to_hex().split_off(48));
        assert_eq!(found, LANDED);
    }
}
