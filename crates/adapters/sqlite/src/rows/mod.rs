//! How each row is written and read back. Whatever a column holds is parsed on its way out.

pub(crate) mod attestation;
pub(crate) mod chain;
pub(crate) mod episode;
pub(crate) mod fact;

use rusqlite::Row;
use rusqlite::types::Type;
use std::error::Error;
use veridical::kernel::{Seal, Timestamp};

/// A column's text as what it stands for.
pub(crate) fn parsed<T, E>(
    row: &Row<'_>,
    column: &str,
    parse: impl FnOnce(&str) -> Result<T, E>,
) -> rusqlite::Result<T>
where
    E: Error + Send + Sync + 'static,
{
    let at = row.as_ref().column_index(column)?;
    parse(row.get_ref(at)?.as_str()?).map_err(|error| unreadable(at, error))
}

/// A column's text as what it stands for, when it is there.
fn parsed_if<T, E>(
    row: &Row<'_>,
    column: &str,
    parse: impl FnOnce(&str) -> Result<T, E>,
) -> rusqlite::Result<Option<T>>
where
    E: Error + Send + Sync + 'static,
{
    let at = row.as_ref().column_index(column)?;
    let text = row.get_ref(at)?.as_str_or_null()?;
    text.map(|text| parse(text).map_err(|error| unreadable(at, error))).transpose()
}

fn instant(row: &Row<'_>, column: &str) -> rusqlite::Result<Timestamp> {
    let at = row.as_ref().column_index(column)?;
    Timestamp::from_millis(row.get(at)?).map_err(|error| unreadable(at, error))
}

/// A seal; `None` when there is none or it is no seal at all, which both read as broken.
fn seal(row: &Row<'_>, column: &str) -> rusqlite::Result<Option<Seal>> {
    let bytes: Option<Vec<u8>> = row.get(column)?;
    Ok(bytes.as_deref().and_then(Seal::from_stored))
}

fn unreadable(column: usize, error: impl Error + Send + Sync + 'static) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(column, Type::Text, Box::new(error))
}
