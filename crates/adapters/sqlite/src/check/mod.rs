//! The whole store compared with itself: pages, schema, pointers, seals, chain, index.

mod index;
mod rows;
mod unwatched;

pub use unwatched::UNWATCHED;

use crate::error::During;
use crate::rows::chain;
use crate::schema;
use crate::store::Owner;
use rusqlite::Connection;
use veridical::Flaw;
use veridical::kernel::StoreError;
use veridical::policy::chain::verify;

/// What a check can find wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FlawKind {
    /// SQLite finds the file damaged.
    FileCorrupt,
    /// A table, index or trigger is not as the program made it.
    SchemaDiffers,
    /// A row was edited outside the program.
    SealBroken,
    /// A row holds what the program never writes.
    RowUnreadable,
    /// The chain of changes does not follow, or does not tell of the rows that are there.
    ChainBroken,
    /// A row points to one that is not there.
    PointerBroken,
    /// A slot has more than one live value.
    SlotNotSingle,
    /// What recall searches is not what is stored.
    IndexDiffers,
}

impl FlawKind {
    /// Every kind.
    pub const ALL: &'static [Self] = &[
        Self::FileCorrupt,
        Self::SchemaDiffers,
        Self::SealBroken,
        Self::RowUnreadable,
        Self::ChainBroken,
        Self::PointerBroken,
        Self::SlotNotSingle,
        Self::IndexDiffers,
    ];

    /// The kind's stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::FileCorrupt => "file-corrupt",
            Self::SchemaDiffers => "schema-differs",
            Self::SealBroken => "seal-broken",
            Self::RowUnreadable => "row-unreadable",
            Self::ChainBroken => "chain-broken",
            Self::PointerBroken => "pointer-broken",
            Self::SlotNotSingle => "slot-not-single",
            Self::IndexDiffers => "index-differs",
        }
    }

    /// What it means, in one sentence.
    #[must_use]
    pub const fn describe(self) -> &'static str {
        match self {
            Self::FileCorrupt => "SQLite finds pages of the file damaged; restore it from a backup",
            Self::SchemaDiffers => "a table, index or trigger of the file is not as the program made it",
            Self::SealBroken => {
                "a row was edited outside the program, so it counts as neither verified nor stated"
            }
            Self::RowUnreadable => "a row holds a value that the program never writes",
            Self::ChainBroken => {
                "the chain of changes does not follow, or does not tell of the rows that are there"
            }
            Self::PointerBroken => "a row points to one that is not there",
            Self::SlotNotSingle => "a slot has more than one live value",
            Self::IndexDiffers => "what recall searches is not what is stored",
        }
    }

    fn flaw(self, detail: impl Into<String>) -> Flaw {
        Flaw { code: self.code(), detail: detail.into() }
    }
}

/// How many lines of SQLite's own check are reported.
const MOST_LINES: usize = 20;

/// Checks everything in one snapshot. An empty list means that all is well.
pub(crate) fn check(connection: &mut Connection, owner: &Owner) -> Result<Vec<Flaw>, StoreError> {
    let snapshot = connection.transaction().during("begin to read")?;
    let mut flaws = pages(&snapshot).during("check the file")?;
    if !flaws.is_empty() {
        // What damaged pages hold tells nothing about anything else.
        return Ok(flaws);
    }
    flaws.extend(outline(&snapshot).during("check the schema")?);
    flaws.extend(marker(&snapshot).during("check the marker")?);
    flaws.extend(pointers(&snapshot).during("check pointers")?);
    let links = chain::all(&snapshot).during("read the chain")?;
    flaws.extend(
        verify(&links, &owner.key).err().map(|broken| FlawKind::ChainBroken.flaw(broken.to_string())),
    );
    let rows = rows::read(&snapshot, owner).during("check rows")?;
    flaws.extend(rows.told(&links));
    flaws.extend(index::compare(&snapshot, &rows.indexed).during("check the index")?);
    flaws.extend(index::compare_failures(&snapshot, &rows.about).during("check the index of failures")?);
    flaws.extend(index::compare_likeness(&snapshot, &rows.likeness).during("check what facts are like")?);
    flaws.extend(rows.flaws);
    Ok(flaws)
}

fn pages(connection: &Connection) -> rusqlite::Result<Vec<Flaw>> {
    let mut statement = connection.prepare(&format!("PRAGMA quick_check({MOST_LINES})"))?;
    let lines = statement.query_map([], |row| row.get::<_, String>(0))?;
    let wrong = lines.filter(|line| !line.as_ref().is_ok_and(|line| line == "ok"));
    wrong.map(|line| line.map(|line| FlawKind::FileCorrupt.flaw(line))).collect()
}

fn outline(connection: &Connection) -> rusqlite::Result<Vec<Flaw>> {
    let (found, intended) = (schema::outline(connection)?, schema::intended()?);
    let missing = intended.iter().filter(|entry| !found.contains(entry));
    let added = found.iter().filter(|entry| !intended.contains(entry));
    let mut names: Vec<&str> = missing.chain(added).map(|(name, _)| name.as_str()).collect();
    names.dedup();
    Ok(names.into_iter().map(|name| FlawKind::SchemaDiffers.flaw(name)).collect())
}

/// There is one marker, which was looked at when the file was opened.
fn marker(connection: &Connection) -> rusqlite::Result<Option<Flaw>> {
    let markers: i64 = connection.query_row("SELECT count(*) FROM meta", [], |row| row.get(0))?;
    Ok((markers != 1).then(|| FlawKind::RowUnreadable.flaw("a second marker")))
}

fn pointers(connection: &Connection) -> rusqlite::Result<Vec<Flaw>> {
    let sql = "SELECT \"table\", ifnull(rowid, 0), parent FROM pragma_foreign_key_check";
    let mut statement = connection.prepare(sql)?;
    let flaw = |row: &rusqlite::Row<'_>| {
        let (table, number, parent): (String, i64, String) = (row.get(0)?, row.get(1)?, row.get(2)?);
        Ok(FlawKind::PointerBroken.flaw(format!("{table} {number} points to no {parent}")))
    };
    statement.query_map([], flaw)?.collect()
}
