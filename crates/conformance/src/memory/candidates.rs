//! Candidates as the port's contract says it, word for word: filter, count, choose.

use super::MemoryStore;
use async_trait::async_trait;
use std::cmp::Reverse;
use veridical::episode::StoredEpisode;
use veridical::kernel::{BadWord, Provenance, Scope, SessionId, SessionRef, StoreError, Veracity};
use veridical::recall::{
    Candidate, Candidates, Filter, Form, ItemKind, ItemRef, ItemScope, Matches, Pool, Query, RecallError,
    Term, TermStatistics, tokens,
};
use veridical::slot::StoredFact;

#[async_trait]
impl Candidates for MemoryStore {
    async fn candidates(
        &self,
        scope: &Scope,
        query: &Query,
        filter: &Filter,
        limit: usize,
    ) -> Result<Pool, RecallError> {
        let unusable = |error: StoreError| RecallError::Unusable(Box::new(error));
        let items = self.items(scope, query).map_err(unusable)?;
        let admitted: Vec<Item> = items.into_iter().filter(|item| item.passes(filter)).collect();
        let statistics = statistics(query, &admitted);
        Ok(Pool { candidates: choose(query, admitted, &statistics, limit), statistics })
    }
}

/// An item of the scope, and the number of the link that brought it in.
struct Item {
    number: u64,
    candidate: Candidate,
}

impl Item {
    fn passes(&self, filter: &Filter) -> bool {
        let Candidate { item, verified, veracity, .. } = &self.candidate;
        filter.admits(item.kind, *verified, *veracity)
    }
}

impl MemoryStore {
    fn items(&self, scope: &Scope, query: &Query) -> Result<Vec<Item>, StoreError> {
        let state = self.state();
        let unreadable = |word: BadWord| StoreError::Corrupt { detail: word.to_string() };
        let mut items = Vec::new();
        for kept in state.episodes_in(scope) {
            let candidate = of_episode(&self.open_episode(kept)?, query).map_err(unreadable)?;
            items.push(Item { number: kept.number, candidate });
        }
        for kept in state.facts.iter().filter(|kept| kept.row.visible_in(scope)) {
            let candidate = of_fact(&self.open_fact(kept)?, query);
            items.push(Item { number: kept.number, candidate });
        }
        Ok(items)
    }
}

fn of_episode(episode: &StoredEpisode, query: &Query) -> Result<Candidate, BadWord> {
    let row = episode.row();
    let text = row.searched();
    Ok(Candidate {
        item: ItemRef { kind: ItemKind::Episode, id: row.id.to_string() },
        external_id: None,
        matches: count(query, &text),
        text,
        form: Form::Statement,
        verified: episode.verdict().verified(),
        veracity: row.veracity.parse::<Veracity>()?,
        provenance: Provenance {
            author: row.author.parse()?,
            source: episode.source(),
            session: session(row.session.as_ref(), row.root.as_ref()),
            turn: row.turn.clone(),
            at: row.at,
        },
        scope: ItemScope::Project,
        attestations: u32::try_from(episode.independent()).unwrap_or(u32::MAX).max(1),
    })
}

fn of_fact(fact: &StoredFact, query: &Query) -> Candidate {
    let row = fact.row();
    Candidate {
        item: ItemRef { kind: ItemKind::Fact, id: row.id.to_string() },
        external_id: None,
        matches: count(query, &row.text),
        text: row.text.clone(),
        form: Form::Statement,
        verified: false,
        veracity: fact.veracity(),
        provenance: Provenance {
            author: fact.author(),
            source: fact.source(),
            session: session(row.session.as_ref(), None),
            turn: row.turn.clone(),
            at: row.at,
        },
        scope: if row.project.is_some() { ItemScope::Project } else { ItemScope::Global },
        attestations: 1,
    }
}

fn session(session: Option<&SessionId>, root: Option<&SessionId>) -> Option<SessionRef> {
    let session = session?;
    let root = SessionRef::root(root.unwrap_or(session).clone());
    Some(root.continued_as(session.clone()))
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
