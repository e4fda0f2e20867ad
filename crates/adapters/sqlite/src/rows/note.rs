//! What covers the rows that have no link of the chain: a keyed sum over all of a table's, with their number.
//!
//! It is the multiset hash *MSet-XOR-Hash* (Clarke, Devadas, van Dijk, Gassend, Suh, 2003): the keyed marks of the rows, put
//! together by exclusive or, under a mask that is drawn anew with each change. A row is added or taken away without a look at
//! the others; nobody without the key can say what the sum of other rows would be.

use super::{Columns, shown, tally};
use rusqlite::{Connection, OptionalExtension, params};
use veridical::kernel::{Seal, SealKey};

/// The tables that have one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Noted {
    Shown,
    Tally,
}

impl Noted {
    pub(crate) const ALL: [Self; 2] = [Self::Shown, Self::Tally];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Shown => "shown",
            Self::Tally => "tally",
        }
    }

    /// The mark of each row that is there.
    pub(crate) fn marks(self, connection: &Connection, key: &SealKey) -> rusqlite::Result<Vec<Seal>> {
        match self {
            Self::Shown => shown::marks(connection, key),
            Self::Tally => tally::marks(connection, key),
        }
    }
}

/// The sum over the rows of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Sum {
    rows: u64,
    marks: [u8; 32],
}

impl Sum {
    /// The sum over rows with these marks.
    pub(crate) fn of(marks: &[Seal]) -> Self {
        let mut sum = Self { rows: 0, marks: [0; 32] };
        marks.iter().for_each(|mark| sum.add(mark));
        sum
    }

    pub(crate) fn add(&mut self, mark: &Seal) {
        self.rows = self.rows.saturating_add(1);
        self.marks = xor(&self.marks, mark.as_bytes());
    }

    pub(crate) fn remove(&mut self, mark: &Seal) {
        self.rows = self.rows.saturating_sub(1);
        self.marks = xor(&self.marks, mark.as_bytes());
    }

    /// What was kept of a table; `None` when there is nothing, or it is no sum at all.
    pub(crate) fn kept(connection: &Connection, of: Noted, key: &SealKey) -> rusqlite::Result<Option<Self>> {
        let sql = "SELECT rows, nonce, sum FROM note WHERE name = ?1";
        let read = |row: &rusqlite::Row<'_>| {
            let mut columns = Columns::of(row);
            Ok((columns.value::<u64>()?, columns.mark()?, columns.mark()?))
        };
        let kept = connection.prepare_cached(sql)?.query_row([of.name()], read).optional()?;
        Ok(kept.map(|(rows, nonce, sum)| Self {
            rows,
            marks: xor(sum.as_bytes(), mask(of, rows, &nonce, key).as_bytes()),
        }))
    }

    /// Changes what is kept of a table. What does not belong to the rows that are there stays so, and a check tells it.
    pub(crate) fn change(
        connection: &Connection,
        of: Noted,
        key: &SealKey,
        change: impl FnOnce(&mut Self) -> rusqlite::Result<()>,
    ) -> rusqlite::Result<()> {
        let mut sum = Self::kept(connection, of, key)?.unwrap_or_else(|| Self::of(&[]));
        change(&mut sum)?;
        sum.keep(connection, of, key)
    }

    fn keep(self, connection: &Connection, of: Noted, key: &SealKey) -> rusqlite::Result<()> {
        let nonce: [u8; 32] = connection.query_row("SELECT randomblob(32)", [], |row| row.get(0))?;
        let nonce = Seal::from_stored(&nonce).ok_or(rusqlite::Error::InvalidQuery)?;
        let sum = xor(&self.marks, mask(of, self.rows, &nonce, key).as_bytes());
        let sql = "INSERT INTO note (name, rows, nonce, sum) VALUES (?1, ?2, ?3, ?4)
            ON CONFLICT (name) DO UPDATE SET rows = excluded.rows, nonce = excluded.nonce, sum = excluded.sum";
        let parameters = params![of.name(), self.rows, nonce.as_bytes().as_slice(), sum.as_slice()];
        connection.prepare_cached(sql)?.execute(parameters)?;
        Ok(())
    }
}

/// Puts a sum there for each table, over what it holds.
pub(crate) fn fill(connection: &Connection, key: &SealKey) -> rusqlite::Result<()> {
    Noted::ALL.into_iter().try_for_each(|of| Sum::of(&of.marks(connection, key)?).keep(connection, of, key))
}

/// The names of the rows that are there.
pub(crate) fn names(connection: &Connection) -> rusqlite::Result<Vec<String>> {
    connection.prepare("SELECT name FROM note ORDER BY name")?.query_map([], |row| row.get(0))?.collect()
}

fn mask(of: Noted, rows: u64, nonce: &Seal, key: &SealKey) -> Seal {
    key.seal("note", [of.name().as_bytes(), &rows.to_be_bytes(), nonce.as_bytes()])
}

fn xor(one: &[u8; 32], other: &[u8; 32]) -> [u8; 32] {
    let mut both = *one;
    both.iter_mut().zip(other).for_each(|(byte, other)| *byte ^= other);
    both
}
