//! Which documents of some shelves hold the most of a query's content terms.

use crate::index::Shelf;
use rusqlite::{Connection, params};

/// How many documents are read from the index for one query before its more frequent terms are looked up among the
/// documents that were found by the rarer ones.
pub(crate) const BUDGET: u64 = 2_000;

/// A content term of a query that occurs, with how many documents of each shelf hold it.
#[derive(Debug, Clone)]
pub(crate) struct Term<'q> {
    pub(crate) key: &'q str,
    pub(crate) frequency: Vec<(Shelf, u64)>,
}

impl Term<'_> {
    pub(crate) fn documents(&self) -> u64 {
        self.frequency.iter().map(|(_, documents)| documents).sum()
    }
}

/// The documents that hold the most of the terms, then the rarest, then the newest: at most `limit`, best first.
///
/// Exact as long as the terms' documents are within the budget together. Past it the rarest terms that are within
/// it, the first in any case, find the documents; of the more frequent ones it is only asked which of those
/// documents hold them, which hold them all, and, while there are too few, which new ones hold any.
pub(crate) fn best(
    connection: &Connection,
    mut terms: Vec<Term<'_>>,
    limit: usize,
    budget: u64,
) -> rusqlite::Result<Vec<i64>> {
    terms.sort_by_key(Term::documents);
    terms.truncate(64);
    let affordable = affordable(&terms, budget);
    let (rare, frequent) = terms.split_at_checked(affordable).unwrap_or((&terms, &[]));
    let mut found = Found::default();
    for (rank, term) in rare.iter().enumerate() {
        found.read(connection, term, &quoted(term.key), bit(rank), None)?;
    }
    if !frequent.is_empty() && limit > 0 {
        beyond(connection, &mut found, rare, frequent, limit)?;
    }
    Ok(found.best(limit))
}

/// How many of the terms, rarest first, are read whole.
fn affordable(terms: &[Term<'_>], budget: u64) -> usize {
    let mut spent = 0_u64;
    terms
        .iter()
        .take_while(|term| {
            spent = spent.saturating_add(term.documents());
            spent <= budget
        })
        .count()
}

fn beyond(
    connection: &Connection,
    found: &mut Found,
    rare: &[Term<'_>],
    frequent: &[Term<'_>],
    limit: usize,
) -> rusqlite::Result<()> {
    let ranked = || frequent.iter().enumerate().map(|(after, term)| (bit(rare.len() + after), term));
    if !rare.is_empty() {
        let rare = rare.iter().map(|term| quoted(term.key)).collect::<Vec<_>>().join(" OR ");
        for (bit, term) in ranked() {
            found.read(connection, term, &format!("{} AND ({rare})", quoted(term.key)), bit, None)?;
        }
    }
    let all = frequent.iter().map(|term| quoted(term.key)).collect::<Vec<_>>().join(" AND ");
    let bits = ranked().fold(0, |bits, (bit, _)| bits | bit);
    if let Some(rarest) = frequent.first() {
        found.read(connection, rarest, &all, bits, Some(limit))?;
    }
    for (bit, term) in ranked() {
        if found.distinct() < limit {
            found.read(connection, term, &quoted(term.key), bit, Some(limit))?;
        }
    }
    Ok(())
}

/// A term stands in a query of FTS5 as a string and never as syntax.
fn quoted(key: &str) -> String {
    format!("\"{}\"", key.replace('"', "\"\""))
}

/// The rarer a term, the higher its bit: of two documents with as many terms, the larger number has the rarer one.
fn bit(rank: usize) -> u64 {
    1_u64 << 63_usize.saturating_sub(rank)
}

/// Documents with the terms that they are known to hold; one may stand there several times.
#[derive(Default)]
struct Found(Vec<(i64, u64)>);

impl Found {
    /// Reads the documents that match on each shelf where the term occurs; the newest alone when there is a limit.
    fn read(
        &mut self,
        connection: &Connection,
        term: &Term<'_>,
        matching: &str,
        bits: u64,
        newest: Option<usize>,
    ) -> rusqlite::Result<()> {
        let sql = if newest.is_some() {
            "SELECT rowid FROM search WHERE search MATCH ?1 AND rowid BETWEEN ?2 AND ?3 ORDER BY rowid DESC LIMIT ?4"
        } else {
            "SELECT rowid FROM search WHERE search MATCH ?1 AND rowid BETWEEN ?2 AND ?3 LIMIT ?4"
        };
        let most = newest.map_or(-1, |most| i64::try_from(most).unwrap_or(-1));
        let mut statement = connection.prepare_cached(sql)?;
        for (shelf, _) in term.frequency.iter().filter(|(_, documents)| *documents > 0) {
            let (first, last) = shelf.range();
            let mut rows = statement.query(params![matching, first, last, most])?;
            while let Some(row) = rows.next()? {
                self.0.push((row.get(0)?, bits));
            }
        }
        Ok(())
    }

    fn merge(&mut self) {
        self.0.sort_unstable();
        self.0.dedup_by(|next, kept| {
            let same = next.0 == kept.0;
            if same {
                kept.1 |= next.1;
            }
            same
        });
    }

    fn distinct(&mut self) -> usize {
        self.merge();
        self.0.len()
    }

    fn best(mut self, limit: usize) -> Vec<i64> {
        self.merge();
        let order = |(document, bits): &(i64, u64)| {
            std::cmp::Reverse((bits.count_ones(), *bits, crate::index::item_of(*document)))
        };
        if limit > 0 && self.0.len() > limit {
            self.0.select_nth_unstable_by_key(limit - 1, order);
        }
        self.0.truncate(limit);
        self.0.sort_unstable_by_key(order);
        self.0.into_iter().map(|(document, _)| document).collect()
    }
}
