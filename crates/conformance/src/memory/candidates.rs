//! Candidates as the port's contract says it, word for word: filter, count, choose.

use super::MemoryStore;
use async_trait::async_trait;
use std::cmp::Reverse;
use veridical::evidence::Outcome;
use veridical::kernel::{Scope, SignatureKey, StoreError};
use veridical::recall::{
    Candidate, Candidates, FAILURE_LIMIT, Filter, ItemRef, Matches, Pool, Query, Status, Term,
    TermStatistics, tokens,
};
use veridical::{episode_candidate, fact_candidate};

#[async_trait]
impl Candidates for MemoryStore {
    async fn candidates(
        &self,
        scope: &Scope,
        query: &Query,
        filter: &Filter,
        limit: usize,
    ) -> Result<Pool, StoreError> {
        let items = self.items(scope, query)?;
        let admitted: Vec<Item> = items.into_iter().filter(|item| item.passes(filter)).collect();
        let statistics = statistics(query, &admitted);
        let mut candidates = about(query, &admitted);
        let known: Vec<ItemRef> = candidates.iter().map(|candidate| candidate.item.clone()).collect();
        let matching = choose(query, admitted, &statistics, limit);
        candidates.extend(matching.into_iter().filter(|candidate| !known.contains(&candidate.item)));
        Ok(Pool { candidates, statistics })
    }
}

/// An item of the scope, and the number of the link that brought it in.
struct Item {
    number: u64,
    /// Whether it tells of a success.
    success: bool,
    /// Whether a project's own value of the same slot is the current one.
    hidden: bool,
    candidate: Candidate,
}

impl Item {
    fn passes(&self, filter: &Filter) -> bool {
        let Candidate { item, verified, veracity, status, .. } = &self.candidate;
        filter.admits(item.kind, *verified, *veracity)
            && (filter.history || *status == Status::Live && !self.hidden)
    }
}

impl MemoryStore {
    fn items(&self, scope: &Scope, query: &Query) -> Result<Vec<Item>, StoreError> {
        let state = self.state();
        let mut items = Vec::new();
        for kept in state.episodes_in(scope) {
            let episode = self.open_episode(kept)?;
            let candidate = episode_candidate(&episode, count(query, &episode.row().searched()));
            let success = kept.row.outcome == Outcome::Success.word();
            items.push(Item { number: kept.number, success, hidden: false, candidate });
        }
        for kept in state.facts.iter().filter(|kept| kept.row.visible_in(scope)) {
            let fact = self.open_fact(&state, kept)?;
            let candidate = fact_candidate(&fact, count(query, &fact.row().searched(fact.life())));
            let hidden = state.hides(scope, &kept.row);
            items.push(Item { number: kept.number, success: false, hidden, candidate });
        }
        Ok(items)
    }
}

fn count(query: &Query, text: &str) -> Matches {
    let tokens = tokens(text);
    Matches::count(query, tokens.iter().map(String::as_str))
}

#[expect(clippy::cast_precision_loss, reason = "a count of tokens is far below 2^52")]
fn statistics(query: &Query, items: &[Item]) -> TermStatistics {
    let documents = items.len() as u64;
    let length: u64 = items.iter().map(|item| u64::from(item.candidate.matches.length())).sum();
    let holding =
        |term: usize| items.iter().filter(|item| item.candidate.matches.frequency(term) > 0).count() as u64;
    TermStatistics {
        documents,
        mean_length: if documents == 0 { 0.0 } else { length as f64 / documents as f64 },
        frequency: (0..query.terms().len()).map(holding).collect(),
    }
}

/// Those that are about a failure of the query: of each failure those of a success first, then those met in
/// the most independent sessions, then the newest.
fn about(query: &Query, items: &[Item]) -> Vec<Candidate> {
    let about = |key: &SignatureKey| {
        let is_about =
            |item: &&Item| item.candidate.failure.as_ref().is_some_and(|about| about.keys.contains(key));
        let mut found: Vec<&Item> = items.iter().filter(is_about).collect();
        found.sort_by_key(|item| Reverse((item.success, item.candidate.attestations, item.number)));
        found.truncate(FAILURE_LIMIT);
        found
    };
    query.failures().iter().flat_map(about).map(|item| item.candidate.clone()).collect()
}

/// Those that hold the most of the content terms; among equals, those that hold the rarest one that the others do
/// not hold; then the newest.
fn choose(query: &Query, items: Vec<Item>, statistics: &TermStatistics, limit: usize) -> Vec<Candidate> {
    let mut rarest_first: Vec<usize> = (0..query.terms().len()).collect();
    rarest_first.retain(|&term| query.terms().get(term).is_some_and(Term::is_content));
    rarest_first.sort_by_key(|&term| (statistics.frequency.get(term), term));
    let mut ordered: Vec<(Vec<bool>, Item)> = items
        .into_iter()
        .map(|item| {
            let held = rarest_first.iter().map(|&term| item.candidate.matches.frequency(term) > 0).collect();
            (held, item)
        })
        .filter(|(held, _): &(Vec<bool>, Item)| held.contains(&true))
        .collect();
    ordered.sort_by_cached_key(|(held, item)| {
        let most = held.iter().filter(|held| **held).count();
        Reverse((most, held.clone(), item.number))
    });
    ordered.into_iter().take(limit).map(|(_, item)| item.candidate).collect()
}
