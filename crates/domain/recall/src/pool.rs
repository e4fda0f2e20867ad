use crate::{Candidate, ItemKind, Query};
use veridical_kernel::{Scope, StoreError, Veracity};

/// How many candidates a caller asks a store for unless it has a reason to ask for another number.
pub const CANDIDATE_LIMIT: usize = 64;

/// How many items about one failure a store offers at most.
pub const FAILURE_LIMIT: usize = 8;

/// Where candidates come from.
///
/// **Contract.** The scope and the filter are applied inside the store before terms are counted, candidates are
/// chosen or the limit is reached, so that nothing foreign is seen and nothing foreign takes an own item's place
/// (R5.5). Reading writes nothing (R11.7). Of more than `limit` matching items the store returns those that hold
/// the most, then the rarest, of the query's content terms; among equals the newest.
///
/// Beside these, whatever `limit` is, it returns the items about each of [`Query::failures`]: at most
/// [`FAILURE_LIMIT`] a failure, those of a success first, then those met in the most independent sessions, then the newest.
/// An item may be about several failures. Keys match exactly or not at all.
#[async_trait::async_trait]
pub trait Candidates: Send + Sync {
    /// At most `limit` items of the scope that hold at least one content term of the query, and those about its
    /// failures, in any order.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot answer.
    async fn candidates(
        &self,
        scope: &Scope,
        query: &Query,
        filter: &Filter,
        limit: usize,
    ) -> Result<Pool, StoreError>;
}

/// Which items of a scope are asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Filter {
    /// Only this kind; `None` for every kind.
    pub kind: Option<ItemKind>,
    /// How far an item must be believed.
    pub admit: Admit,
    /// Whether items are asked for too that a later one superseded.
    pub history: bool,
}

/// How far an item must be believed to be asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Admit {
    /// As far as it may be: the answer shows how far.
    #[default]
    Any,
    /// Verified, or said by the user (R4.9).
    VerifiedOrStated,
}

impl Filter {
    /// What prefetch asks for: every kind, verified or stated.
    pub const PREFETCH: Self = Self { kind: None, admit: Admit::VerifiedOrStated, history: false };

    /// Whether an item passes.
    #[must_use]
    pub fn admits(&self, kind: ItemKind, verified: bool, veracity: Veracity) -> bool {
        let believed = match self.admit {
            Admit::Any => true,
            Admit::VerifiedOrStated => verified || veracity == Veracity::Stated,
        };
        believed && self.kind.is_none_or(|only| only == kind)
    }
}

/// What a store answers: candidates, and the statistics that make them comparable.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Pool {
    /// Counts over all items that pass scope and filter.
    pub statistics: TermStatistics,
    /// The candidates, each at most once.
    pub candidates: Vec<Candidate>,
}

/// Counts over all items that pass scope and filter, whether they match or not.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct TermStatistics {
    /// How many items there are.
    pub documents: u64,
    /// How many tokens an item has on average.
    pub mean_length: f64,
    /// How many items hold each term, in the order of [`Query::terms`].
    pub frequency: Vec<u64>,
}

impl TermStatistics {
    /// How many items hold the term at this place of [`Query::terms`]; at least 1, since whoever asks has met it.
    pub(crate) fn frequency_of(&self, term: usize) -> u64 {
        self.frequency.get(term).copied().unwrap_or(1).max(1)
    }
}

/// How often each term of a query occurs in one item.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Matches {
    /// Occurrences, in the order of [`Query::terms`].
    frequency: Vec<u32>,
    /// How many tokens the item has.
    length: u32,
}

impl Matches {
    /// Counts the query's terms in an item's indexed tokens: those that [`tokens`](crate::tokens) gave when the
    /// item was stored, in the same order.
    ///
    /// ```
    /// use veridical_recall::{Matches, Query, tokens};
    /// let query = Query::parse("parser timeout");
    /// let column = tokens("the parser ran into its timeout").join(" ");
    /// let matches = Matches::count(&query, column.split(' '));
    /// assert_eq!((matches.frequency(0), matches.frequency(1), matches.length()), (1, 1, 6));
    /// ```
    #[must_use]
    pub fn count<'t>(query: &Query, indexed: impl IntoIterator<Item = &'t str>) -> Self {
        let mut frequency = vec![0_u32; query.terms().len()];
        let mut length = 0_u32;
        for token in indexed {
            length = length.saturating_add(1);
            if let Some(count) = query.place(token).and_then(|place| frequency.get_mut(place)) {
                *count = count.saturating_add(1);
            }
        }
        Self { frequency, length }
    }

    /// How often the term at this place of [`Query::terms`] occurs.
    #[must_use]
    pub fn frequency(&self, term: usize) -> u32 {
        self.frequency.get(term).copied().unwrap_or(0)
    }

    /// How many tokens the item has.
    #[must_use]
    pub fn length(&self) -> u32 {
        self.length
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_filter_admits_by_kind_and_by_belief() {
        let facts = Filter { kind: Some(ItemKind::Fact), ..Filter::default() };
        assert!(facts.admits(ItemKind::Fact, false, Veracity::Unknown));
        assert!(!facts.admits(ItemKind::Episode, true, Veracity::Tool));
        assert!(Filter::PREFETCH.admits(ItemKind::Episode, true, Veracity::Tool));
        assert!(Filter::PREFETCH.admits(ItemKind::Fact, false, Veracity::Stated));
        for veracity in [Veracity::Tool, Veracity::Inferred, Veracity::Imported, Veracity::Unknown] {
            assert!(!Filter::PREFETCH.admits(ItemKind::Fact, false, veracity), "{veracity:?}");
        }
    }

    #[test]
    fn terms_are_counted_by_their_place_in_the_query() {
        let query = Query::parse("alpha beta");
        let matches = Matches::count(&query, ["beta", "gamma", "beta"]);
        assert_eq!((matches.frequency(0), matches.frequency(1), matches.frequency(9)), (0, 2, 0));
        assert_eq!(matches.length(), 3);
    }
}
