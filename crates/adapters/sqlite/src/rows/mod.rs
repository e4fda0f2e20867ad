//! How each row is written and read back. Whatever a column holds is parsed on its way out.

pub(crate) mod about;
pub(crate) mod attestation;
pub(crate) mod chain;
pub(crate) mod episode;
pub(crate) mod fact;
pub(crate) mod known_place;
pub(crate) mod likeness;
pub(crate) mod note;
pub(crate) mod pending;
pub(crate) mod shown;
pub(crate) mod step;
pub(crate) mod succession;
pub(crate) mod supersession;
pub(crate) mod tally;
pub(crate) mod tombstone;

use rusqlite::Row;
use rusqlite::types::{FromSql, Type};
use std::error::Error;
use veridical::kernel::{BadWord, Seal, Timestamp};

/// A row's columns, read one after the other in the order of the query.
pub(crate) struct Columns<'r> {
    row: &'r Row<'r>,
    next: usize,
}

impl<'r> Columns<'r> {
    pub(crate) fn of(row: &'r Row<'r>) -> Self {
        Self { row, next: 0 }
    }

    /// The next column's value.
    pub(crate) fn value<T: FromSql>(&mut self) -> rusqlite::Result<T> {
        let at = self.step();
        self.row.get(at)
    }

    /// The next column's text as what it stands for.
    pub(crate) fn parsed<T, E>(&mut self, parse: impl FnOnce(&str) -> Result<T, E>) -> rusqlite::Result<T>
    where
        E: Error + Send + Sync + 'static,
    {
        let at = self.step();
        parse(self.row.get_ref(at)?.as_str()?).map_err(|error| unreadable(at, error))
    }

    /// The next column's text as what it stands for, when it is there.
    pub(crate) fn parsed_if<T, E>(
        &mut self,
        parse: impl FnOnce(&str) -> Result<T, E>,
    ) -> rusqlite::Result<Option<T>>
    where
        E: Error + Send + Sync + 'static,
    {
        let at = self.step();
        let text = self.row.get_ref(at)?.as_str_or_null()?;
        text.map(|text| parse(text).map_err(|error| unreadable(at, error))).transpose()
    }

    /// The next column's milliseconds as an instant.
    pub(crate) fn instant(&mut self) -> rusqlite::Result<Timestamp> {
        let at = self.step();
        Timestamp::from_millis(self.row.get(at)?).map_err(|error| unreadable(at, error))
    }

    /// The next column's milliseconds as an instant, when they are there.
    pub(crate) fn instant_if(&mut self) -> rusqlite::Result<Option<Timestamp>> {
        let at = self.step();
        let millis: Option<i64> = self.row.get(at)?;
        millis.map(|millis| Timestamp::from_millis(millis).map_err(|error| unreadable(at, error))).transpose()
    }

    /// The next column's mark, which has to be there.
    pub(crate) fn mark(&mut self) -> rusqlite::Result<Seal> {
        let at = self.next;
        self.mark_if()?.ok_or_else(|| unreadable(at, BadWord))
    }

    /// The next column's mark, when there is one.
    pub(crate) fn mark_if(&mut self) -> rusqlite::Result<Option<Seal>> {
        let at = self.step();
        let bytes = self.row.get_ref(at)?.as_blob_or_null()?;
        bytes.map(|bytes| Seal::from_stored(bytes).ok_or_else(|| unreadable(at, BadWord))).transpose()
    }

    /// The next column's yes or no; `None` for a number that says neither.
    pub(crate) fn flag(&mut self) -> rusqlite::Result<Option<bool>> {
        Ok(match self.value::<i64>()? {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        })
    }

    /// The next column's seal; `None` when there is none or it is no seal at all, which both read as broken.
    pub(crate) fn seal(&mut self) -> rusqlite::Result<Option<Seal>> {
        let at = self.step();
        Ok(self.row.get_ref(at)?.as_blob_or_null()?.and_then(Seal::from_stored))
    }

    fn step(&mut self) -> usize {
        self.next += 1;
        self.next - 1
    }
}

/// A standing whose word and project do not belong together.
fn unreadable_standing(error: veridical::kernel::BadProjectId) -> rusqlite::Error {
    unreadable(4, error)
}

fn unreadable(column: usize, error: impl Error + Send + Sync + 'static) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(column, Type::Text, Box::new(error))
}
