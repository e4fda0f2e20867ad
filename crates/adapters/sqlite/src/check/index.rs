use super::FlawKind;
use crate::index::{Place, column, read_word};
use crate::postings::quoted;
use crate::rows::{Columns, about, likeness};
use rusqlite::Connection;
use rusqlite::types::Value;
use std::collections::{BTreeMap, BTreeSet};
use veridical::Flaw;
use veridical::recall::tokens;

/// What a place counts.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Counts {
    documents: u64,
    tokens: u64,
    vocabulary: BTreeMap<String, u64>,
}

/// Compares the index with what it should hold, both ways: documents, places and the counts beside them.
pub(super) fn compare(
    connection: &Connection,
    items: &BTreeMap<u64, (Place, String)>,
) -> rusqlite::Result<Vec<Flaw>> {
    let (numbers, stored) = places(connection)?;
    let mut wanted_counts: BTreeMap<i64, Counts> =
        numbers.values().map(|n| (*n, Counts::default())).collect();
    let mut wanted = BTreeMap::new();
    let mut flaws = Vec::new();
    for (item, (place, text)) in items {
        let Some(place) = numbers.get(place) else {
            flaws.push(differs(*item));
            continue;
        };
        let tokens = tokens(text);
        let counts = wanted_counts.entry(*place).or_default();
        counts.documents += 1;
        counts.tokens += tokens.len() as u64;
        for term in tokens.iter().collect::<BTreeSet<_>>() {
            *counts.vocabulary.entry(term.clone()).or_default() += 1;
        }
        wanted.insert(*item, column(*place, &tokens));
    }
    flaws.extend(settings(connection)?);
    flaws.extend(answers(connection, &wanted)?);
    flaws.extend(documents(connection, wanted)?);
    // A place where nothing stands is not there.
    let wrong = stored
        .iter()
        .filter(|(place, counts)| counts.documents == 0 || wanted_counts.get(place) != Some(counts));
    flaws.extend(wrong.map(|(place, _)| FlawKind::IndexDiffers.flaw(format!("the counts of place {place}"))));
    Ok(flaws)
}

/// Compares the way from failures to episodes with what it should be, both ways.
pub(super) fn compare_failures(
    connection: &Connection,
    wanted: &BTreeSet<(u64, String)>,
) -> rusqlite::Result<Vec<Flaw>> {
    let found = about::all(connection)?;
    let wrong: BTreeSet<u64> = found.symmetric_difference(wanted).map(|(episode, _)| *episode).collect();
    Ok(wrong.into_iter().map(differs).collect())
}

/// Compares the marks of facts with what they should be, both ways.
pub(super) fn compare_likeness(
    connection: &Connection,
    wanted: &BTreeSet<(u64, Vec<u8>)>,
) -> rusqlite::Result<Vec<Flaw>> {
    let found = likeness::all(connection)?;
    let wrong: BTreeSet<u64> = found.symmetric_difference(wanted).map(|(fact, _)| *fact).collect();
    Ok(wrong.into_iter().map(differs).collect())
}

fn differs(item: u64) -> Flaw {
    FlawKind::IndexDiffers.flaw(format!("item {item}"))
}

/// Asks the full-text index for each term as recall does: what it holds it in is its own affair, what it answers is not.
fn answers(connection: &Connection, wanted: &BTreeMap<u64, String>) -> rusqlite::Result<Vec<Flaw>> {
    let mut terms: BTreeMap<&str, BTreeSet<u64>> = BTreeMap::new();
    for (item, column) in wanted {
        for term in column.split(' ').filter(|term| !term.is_empty()) {
            terms.entry(term).or_default().insert(*item);
        }
    }
    let mut statement = connection.prepare("SELECT rowid FROM search WHERE search MATCH ?1")?;
    let mut wrong = BTreeSet::new();
    for (term, items) in terms {
        let found = statement.query_map([quoted(term)], |row| row.get(0))?;
        let found: BTreeSet<u64> = found.collect::<rusqlite::Result<_>>()?;
        wrong.extend(found.symmetric_difference(&items));
    }
    Ok(wrong.into_iter().map(differs).collect())
}

/// How the full-text index is set: without secure deletion, what is forgotten would stay in it.
fn settings(connection: &Connection) -> rusqlite::Result<Vec<Flaw>> {
    let mut statement = connection.prepare("SELECT k, v FROM search_config WHERE k IS NOT 'version'")?;
    let found = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let found: Vec<(Value, Value)> = found.collect::<rusqlite::Result<_>>()?;
    let intended = [(Value::Text("secure-delete".to_owned()), Value::Integer(1))];
    let differs = found != intended;
    Ok(differs.then(|| FlawKind::IndexDiffers.flaw("how the index is set")).into_iter().collect())
}

fn documents(connection: &Connection, mut wanted: BTreeMap<u64, String>) -> rusqlite::Result<Vec<Flaw>> {
    let mut statement = connection.prepare("SELECT rowid, tokens FROM search")?;
    let mut rows = statement.query([])?;
    let mut flaws = Vec::new();
    while let Some(row) = rows.next()? {
        let item: i64 = row.get("rowid")?;
        let tokens: Option<String> = row.get("tokens")?;
        if wanted.remove(&item.unsigned_abs()) != tokens {
            flaws.push(differs(item.unsigned_abs()));
        }
    }
    flaws.extend(wanted.into_keys().map(differs));
    Ok(flaws)
}

fn places(connection: &Connection) -> rusqlite::Result<(BTreeMap<Place, i64>, BTreeMap<i64, Counts>)> {
    let (mut numbers, mut counts) = (BTreeMap::new(), BTreeMap::<i64, Counts>::new());
    let sql = "SELECT kind, believed, tenant, principal, project, number, documents, tokens FROM place";
    let mut statement = connection.prepare(sql)?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        let mut columns = Columns::of(row);
        let (kind, live) = columns.parsed(read_word)?;
        let believed = columns.flag()?;
        let place = Place {
            kind,
            live,
            believed: believed.unwrap_or_default(),
            tenant: columns.value()?,
            principal: columns.value()?,
            project: columns.value()?,
        };
        let number: i64 = columns.value()?;
        // A place that says neither yes nor no is none, so what stands there is missing.
        if believed.is_some() {
            numbers.insert(place, number);
        }
        let count = Counts { documents: columns.value()?, tokens: columns.value()?, ..Counts::default() };
        counts.insert(number, count);
    }
    let mut statement = connection.prepare("SELECT place, term, documents FROM vocabulary")?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        let count = counts.entry(row.get("place")?).or_default();
        count.vocabulary.insert(row.get("term")?, row.get("documents")?);
    }
    Ok((numbers, counts))
}
