use super::Columns;
use rusqlite::{Connection, Row, params};
use veridical::kernel::{FactId, Seal, SealKey};
use veridical::slot::{Step, StepRow, StoredStep};

/// Writes a step of the fact with a number, and of the other one that it is about.
pub(crate) fn insert(
    connection: &Connection,
    row: &StepRow,
    fact: u64,
    other: Option<u64>,
    seal: &Seal,
) -> rusqlite::Result<()> {
    let sql = "INSERT INTO fact_step (number, fact, step, text, other, author, at, seal)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
    connection.prepare_cached(sql)?.execute(params![
        row.number,
        fact,
        row.step.word(),
        row.step.text(),
        other,
        row.author,
        row.at.millis(),
        seal.as_bytes().as_slice(),
    ])?;
    Ok(())
}

const STEPS: &str =
    "SELECT step.number, one.id, step.step, step.text, other.id, step.author, step.at, step.seal
    FROM fact_step AS step
    JOIN fact AS one ON one.number = step.fact
    LEFT JOIN fact AS other ON other.number = step.other";

/// The steps that name a fact, its own and those of others about it, oldest first.
pub(crate) fn of_fact(
    connection: &Connection,
    fact: u64,
    key: &SealKey,
) -> rusqlite::Result<Vec<StoredStep>> {
    let sql = format!("{STEPS} WHERE step.fact = ?1 OR step.other = ?1 ORDER BY step.number");
    connection.prepare_cached(&sql)?.query_map([fact], |row| read(row, key))?.collect()
}

/// Every step of the store, each as far as it can be read, with its number.
pub(crate) fn all(
    connection: &Connection,
    key: &SealKey,
) -> rusqlite::Result<Vec<(u64, Option<StoredStep>)>> {
    let mut statement = connection.prepare(&format!("{STEPS} ORDER BY step.number"))?;
    statement.query_map([], |row| Ok((row.get("number")?, read(row, key).ok())))?.collect()
}

fn read(row: &Row<'_>, key: &SealKey) -> rusqlite::Result<StoredStep> {
    let mut columns = Columns::of(row);
    let (number, fact) = (columns.value()?, columns.parsed(FactId::parse)?);
    let (word, text): (String, String) = (columns.value()?, columns.value()?);
    let other = columns.parsed_if(FactId::parse)?;
    let step = Step::read(&word, &text, other).map_err(|error| super::unreadable(2, error))?;
    let row = StepRow { number, fact, step, author: columns.value()?, at: columns.instant()? };
    let sealed = columns.seal()? == Some(row.seal(key));
    Ok(StoredStep { row, sealed })
}
