//! A store in a few lines, for tests: it counts over its items and offers those that hold a content term.

use crate::{
    Candidate, Form, ItemKind, ItemRef, ItemScope, Matches, Pool, Query, Ranked, Seen, Selection, Status,
    TermStatistics, prefetch_gate, rank, recall_gate, tokens,
};
use std::num::NonZeroUsize;
use veridical_kernel::{Author, Provenance, Source, Timestamp, Trust, Veracity};

pub(crate) fn now() -> Timestamp {
    "2026-11-29T12:00:00Z".parse().unwrap()
}

pub(crate) fn days_ago(days: i64) -> Timestamp {
    Timestamp::from_millis(now().millis() - days * 86_400_000).unwrap()
}

/// A verified episode of today, seen once.
pub(crate) fn episode(id: &str, text: &str) -> Candidate {
    Candidate {
        item: ItemRef { kind: ItemKind::Episode, id: id.to_owned() },
        external_id: None,
        text: text.to_owned(),
        wording: String::new(),
        user_wording: String::new(),
        form: Form::Statement,
        matches: Matches::default(),
        verified: true,
        veracity: Veracity::Tool,
        provenance: Provenance {
            author: Author::Tools,
            source: Source::Host,
            session: None,
            turn: None,
            at: now(),
        },
        scope: ItemScope::Project,
        attestations: 1,
        failure: None,
        trust: Trust::NEUTRAL,
        status: Status::Live,
    }
}

/// A fact that the user stated.
pub(crate) fn fact(id: &str, text: &str) -> Candidate {
    let base = episode(id, text);
    Candidate {
        item: ItemRef { kind: ItemKind::Fact, ..base.item },
        verified: false,
        veracity: Veracity::Stated,
        provenance: Provenance { author: Author::User, source: Source::Cli, ..base.provenance },
        scope: ItemScope::Global,
        ..base
    }
}

pub(crate) fn pool(query: &Query, items: &[Candidate]) -> Pool {
    let candidates: Vec<Candidate> = items
        .iter()
        .map(|item| {
            let column = tokens(&item.text);
            let matches = Matches::count(query, column.iter().map(String::as_str));
            Candidate { matches, ..item.clone() }
        })
        .collect();
    let holding = |term| candidates.iter().filter(|item| item.matches.frequency(term) > 0).count() as u64;
    let length: u32 = candidates.iter().map(|item| item.matches.length()).sum();
    let statistics = TermStatistics {
        documents: candidates.len() as u64,
        mean_length: f64::from(length) / candidates.len().max(1) as f64,
        frequency: (0..query.terms().len()).map(holding).collect(),
    };
    let meets = |item: &Candidate| {
        query
            .terms()
            .iter()
            .enumerate()
            .any(|(place, term)| term.is_content() && item.matches.frequency(place) > 0)
    };
    Pool { statistics, candidates: candidates.into_iter().filter(meets).collect() }
}

pub(crate) fn ranked(query: &str, items: &[Candidate]) -> (Query, Vec<Ranked>) {
    let query = Query::parse(query);
    let ranked = rank(&query, pool(&query, items), now());
    (query, ranked)
}

pub(crate) fn recall(query: &str, items: &[Candidate]) -> Selection {
    let (query, ranked) = ranked(query, items);
    recall_gate(&query, ranked, NonZeroUsize::new(10).unwrap())
}

pub(crate) fn prefetch(query: &str, items: &[Candidate]) -> Selection {
    let (query, ranked) = ranked(query, items);
    prefetch_gate(&query, ranked, &Seen::new())
}

pub(crate) fn ids(selection: &Selection) -> Vec<&str> {
    selection.items().iter().map(|ranked| ranked.candidate.item.id.as_str()).collect()
}
