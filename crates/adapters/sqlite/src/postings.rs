//! Which items of some places hold the most of a query's content terms.

use crate::index::{Shelf, placed};
use rusqlite::Connection;
use std::cmp::Reverse;
use veridical::recall::ItemKind;

/// How many items are read from the index for one query before its more frequent terms stop to decide.
pub(crate) const BUDGET: u64 = 20_000;

/// A content term of a query that occurs, with how many items of each place hold it.
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

/// The items that hold the most of the terms, then the rarest, then the newest: at most `limit`, best first.
///
/// Exact as long as the terms' items are within the budget together. Past it the rarest terms that are within
/// it decide; of the more frequent ones the newest items that hold them all are added and, while there are too
/// few, the newest that hold any.
pub(crate) fn best(
    connection: &Connection,
    mut terms: Vec<Term<'_>>,
    limit: usize,
    budget: u64,
) -> rusqlite::Result<Vec<(u64, ItemKind)>> {
    terms.sort_by_key(Term::documents);
    terms.truncate(64);
    let affordable = affordable(&terms, budget);
    let ranked: Vec<(u64, &Term<'_>)> =
        terms.iter().enumerate().map(|(rank, term)| (bit(rank), term)).collect();
    let (rare, frequent) = ranked.split_at_checked(affordable).unwrap_or((&ranked, &[]));
    let mut found = Found::default();
    for (bit, term) in rare {
        found.read(connection, term, *bit, &[], None)?;
    }
    if limit > 0 {
        beyond(connection, &mut found, frequent, limit)?;
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
    frequent: &[(u64, &Term<'_>)],
    limit: usize,
) -> rusqlite::Result<()> {
    let bits = frequent.iter().fold(0, |bits, (bit, _)| bits | bit);
    if let Some(((_, rarest), others)) = frequent.split_first() {
        found.read(connection, rarest, bits, others, Some(limit))?;
    }
    for (bit, term) in frequent {
        if found.distinct() < limit {
            found.read(connection, term, *bit, &[], Some(limit))?;
        }
    }
    Ok(())
}

/// A place's term in a query of FTS5: a string, never syntax.
pub(crate) fn quoted(placed: &str) -> String {
    format!("\"{}\"", placed.replace('"', "\"\""))
}

/// The rarer a term, the higher its bit: of two items with as many terms, the larger number has the rarer one.
fn bit(rank: usize) -> u64 {
    1_u64 << 63_usize.saturating_sub(rank)
}

/// Items with the terms that they are known to hold; one may stand there several times.
#[derive(Default)]
struct Found(Vec<(u64, ItemKind, u64)>);

impl Found {
    /// Reads the items that hold a term and the `others`; in each place the newest alone when there is a limit.
    fn read(
        &mut self,
        connection: &Connection,
        term: &Term<'_>,
        bits: u64,
        others: &[(u64, &Term<'_>)],
        newest: Option<usize>,
    ) -> rusqlite::Result<()> {
        // A bound limit would have SQLite prepare the statement anew each time.
        let newest = newest.map_or_else(String::new, |most| format!("ORDER BY rowid DESC LIMIT {most}"));
        let sql = format!("SELECT rowid FROM search WHERE search MATCH ?1 {newest}");
        let mut statement = connection.prepare_cached(&sql)?;
        for (shelf, _) in term.frequency.iter().filter(|(_, documents)| *documents > 0) {
            let others =
                others.iter().map(|(_, other)| format!(" AND {}", quoted(&placed(shelf.number, other.key))));
            let matching: String =
                std::iter::once(quoted(&placed(shelf.number, term.key))).chain(others).collect();
            let mut rows = statement.query([matching])?;
            while let Some(row) = rows.next()? {
                self.0.push((row.get(0)?, shelf.kind, bits));
            }
        }
        Ok(())
    }

    fn merge(&mut self) {
        self.0.sort_unstable();
        self.0.dedup_by(|next, kept| {
            let same = next.0 == kept.0;
            if same {
                kept.2 |= next.2;
            }
            same
        });
    }

    fn distinct(&mut self) -> usize {
        self.merge();
        self.0.len()
    }

    fn best(mut self, limit: usize) -> Vec<(u64, ItemKind)> {
        self.merge();
        let order = |(item, _, bits): &(u64, ItemKind, u64)| Reverse((bits.count_ones(), *bits, *item));
        if limit > 0 && self.0.len() > limit {
            self.0.select_nth_unstable_by_key(limit - 1, order);
        }
        self.0.truncate(limit);
        self.0.sort_unstable_by_key(order);
        self.0.into_iter().map(|(item, kind, _)| (item, kind)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::index::{Place, frequency, insert, shelves};
    use crate::schema;
    use proptest::prelude::*;
    use veridical::kernel::{PrincipalId, Profile, RepositoryReport, TenantId, bind};
    use veridical::recall::Filter;

    const WORDS: [&str; 4] = ["alpha", "beta", "gamma", "delta"];

    /// Items by their number, from 1, each with the words whose bit is set in its mask.
    fn index(items: &[u8]) -> (Connection, Shelf) {
        let connection = Connection::open_in_memory().unwrap();
        for version in 0..schema::VERSION {
            schema::apply_next(&connection, version).unwrap();
        }
        let profile = Profile { tenant: TenantId::parse("t").unwrap(), principal: PrincipalId::local() };
        let place = Place {
            kind: ItemKind::Fact,
            live: true,
            believed: true,
            tenant: "t".into(),
            principal: "local".into(),
            project: String::new(),
        };
        for (number, mask) in (1..).zip(items) {
            let held =
                WORDS.iter().enumerate().filter(|(bit, _)| mask >> bit & 1 == 1).map(|(_, word)| *word);
            insert(&connection, &place, number, &held.chain(["filler"]).collect::<Vec<_>>().join(" "))
                .unwrap();
        }
        let scope = bind(&profile, &RepositoryReport::Absent).scope().clone();
        let shelf = shelves(&connection, &scope, &Filter::default()).unwrap()[0];
        (connection, shelf)
    }

    fn best_of(items: &[u8], words: &[&'static str], limit: usize, budget: u64) -> Vec<u64> {
        let (connection, shelf) = index(items);
        let counted = words.iter().map(|word| (word, frequency(&connection, &shelf, word).unwrap()));
        let terms = counted.filter(|(_, documents)| *documents > 0);
        let terms: Vec<_> =
            terms.map(|(word, documents)| Term { key: word, frequency: vec![(shelf, documents)] }).collect();
        best(&connection, terms, limit, budget).unwrap().into_iter().map(|(item, _)| item).collect()
    }

    #[test]
    fn the_most_terms_come_first_then_the_rarest_then_the_newest() {
        // alpha is in four items, beta in two.
        let items = [0b01, 0b11, 0b01, 0b10, 0b01];
        for (limit, expected) in [(0, &[][..]), (1, &[2]), (3, &[2, 4, 5]), (9, &[2, 4, 5, 3, 1])] {
            assert_eq!(best_of(&items, &["alpha", "beta"], limit, BUDGET), expected, "{limit}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn past_the_budget_no_place_stays_empty_and_one_or_two_terms_stay_exact(
            items in proptest::collection::vec(0_u8..16, 1..20),
            limit in 0_usize..12,
            budget in 0_u64..20,
            terms in 1_usize..=4,
        ) {
            let words = &WORDS[..terms];
            let exact = best_of(&items, words, limit, u64::MAX);
            let bounded = best_of(&items, words, limit, budget);
            prop_assert_eq!(bounded.len(), exact.len());
            let mask = (1_u8 << terms) - 1;
            for &item in &bounded {
                prop_assert!(items[usize::try_from(item).unwrap() - 1] & mask != 0, "item {} holds no term", item);
            }
            if terms == 1 || (terms == 2 && budget == 0) {
                prop_assert_eq!(bounded, exact);
            }
        }
    }
}
