use crate::query::weight;
use crate::{Candidate, Pool, Query, Signals, Status, TermStatistics};
use serde::Serialize;
use std::cmp::Ordering;
use veridical_kernel::{Timestamp, Trust, Veracity};

/// How fast more occurrences of a term stop to count (BM25's k1).
const SATURATION: f64 = 1.2;

/// How much a long text is held against its matches (BM25's b). Less than the usual 0.75: all items are short by
/// rule, and a lesson is not worth less than a fact for having more fields.
const LENGTH: f64 = 0.4;

/// After so many days half of the recency bonus is left.
const HALF_LIFE_DAYS: f64 = 90.0;

/// The most that recency adds.
const RECENCY: f64 = 0.10;

/// The most that further attestations add.
const ATTESTATIONS: f64 = 0.15;

/// The most that what people said of an item's use adds or takes.
const TRUST: f64 = 0.10;

/// What a quoted phrase adds when it matches.
const PHRASE: f64 = 0.5;

/// What it adds when an item is about the very failure that is asked for.
const SAME_FAILURE: f64 = 100.0;

/// A candidate with its score.
#[derive(Debug, Clone, PartialEq)]
pub struct Ranked {
    /// The candidate.
    pub candidate: Candidate,
    /// The sum of its terms' points times every factor; positive and finite.
    pub score: f64,
    /// What it has in common with the query.
    pub signals: Signals,
    /// What the score is made of.
    pub why: Vec<Factor>,
}

/// One part of a score.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Factor {
    /// What it stands for.
    #[serde(flatten)]
    pub kind: FactorKind,
    /// Points for a failure and for a term; for everything else the number that the points are multiplied with.
    pub value: f64,
}

/// What a part of a score stands for. The same failure and terms (BM25) add points; the rest multiplies their sum within its bounds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "factor", rename_all = "kebab-case")]
pub enum FactorKind {
    /// The item is about a failure that the query names.
    SameFailure,
    /// A term that matches.
    Term {
        /// The term.
        term: String,
        /// How often the item holds it.
        occurrences: u32,
        /// How many items of the scope hold it.
        documents: u64,
    },
    /// Quoted phrases that match: 1 and a half for each, up to 2.
    Phrase,
    /// How far the item is believed: 0.8 (nobody knows) to 1.2 (verified).
    Veracity,
    /// How new it is: 1 to 1.1, half of the bonus after 90 days.
    Recency,
    /// In how many independent sessions it was met: 1 to 1.15.
    Attestations,
    /// How useful people said it was: 0.9 to 1.1. Left out while nobody has said anything.
    Trust,
}

/// Scores the candidates of a pool and sorts them: first what is about a failure that the query names, and tells what
/// ended it; then what is about one; then the rest. In each what is live goes before what was superseded, then the best first, among equals the newer one, then by kind and
/// id, so that the order is total and the same for every store. A candidate that has nothing of the query's content is
/// left out.
#[must_use]
pub fn rank(query: &Query, pool: Pool, now: Timestamp) -> Vec<Ranked> {
    let Pool { statistics, candidates } = pool;
    let mut ranked: Vec<Ranked> =
        candidates.into_iter().filter_map(|candidate| score(query, candidate, &statistics, now)).collect();
    ranked.sort_by(order);
    ranked.dedup_by(|next, kept| next.candidate.item == kept.candidate.item);
    ranked
}

fn order(a: &Ranked, b: &Ranked) -> Ordering {
    tier(b)
        .cmp(&tier(a))
        .then_with(|| b.score.total_cmp(&a.score))
        .then_with(|| b.candidate.at().cmp(&a.candidate.at()))
        .then_with(|| a.candidate.item.cmp(&b.candidate.item))
}

/// Whether it is about a failure that the query names, whether it tells what ended it, and whether it is live.
fn tier(ranked: &Ranked) -> (bool, bool, bool) {
    let same = ranked.signals.same_failure;
    let ended = ranked.candidate.failure.as_ref().is_some_and(|about| about.ended_by.is_some());
    (same, same && ended, ranked.candidate.status == Status::Live)
}

fn score(query: &Query, candidate: Candidate, statistics: &TermStatistics, now: Timestamp) -> Option<Ranked> {
    let signals = Signals::of(query, &candidate, statistics);
    let same = signals.same_failure.then_some(Factor { kind: FactorKind::SameFailure, value: SAME_FAILURE });
    let mut why: Vec<Factor> = same.into_iter().chain(terms(query, &candidate, statistics)).collect();
    let points: f64 = why.iter().map(|factor| factor.value).sum();
    if points <= 0.0 {
        return None;
    }
    let factors = [
        (FactorKind::Phrase, 1.0 + (PHRASE * f64::from(signals.phrases)).min(1.0)),
        (FactorKind::Veracity, veracity(&candidate)),
        (FactorKind::Recency, recency(candidate.at(), now)),
        (FactorKind::Attestations, attestations(candidate.attestations)),
        (FactorKind::Trust, trust(candidate.trust)),
    ];
    let told =
        |(kind, _): &(FactorKind, f64)| *kind != FactorKind::Trust || candidate.trust != Trust::NEUTRAL;
    let factors: Vec<(FactorKind, f64)> = factors.into_iter().filter(told).collect();
    let score = factors.iter().fold(points, |score, (_, value)| score * value);
    why.extend(factors.into_iter().map(|(kind, value)| Factor { kind, value }));
    Some(Ranked { candidate, score, signals, why })
}

/// The points of each term that matches.
fn terms(query: &Query, candidate: &Candidate, statistics: &TermStatistics) -> Vec<Factor> {
    let length = f64::from(candidate.matches.length());
    let mean = if statistics.mean_length >= 1.0 { statistics.mean_length } else { length.max(1.0) };
    let norm = SATURATION * (1.0 - LENGTH + LENGTH * length / mean);
    let points = |(place, term): (usize, &crate::Term)| {
        let occurrences = candidate.matches.frequency(place);
        let share = weight(term.class());
        if occurrences == 0 || share <= 0.0 {
            return None;
        }
        let documents = statistics.frequency_of(place);
        let often = f64::from(occurrences);
        let value =
            share * rarity(documents, statistics.documents) * often * (SATURATION + 1.0) / (often + norm);
        Some(Factor { kind: FactorKind::Term { term: term.key().to_owned(), occurrences, documents }, value })
    };
    query.terms().iter().enumerate().filter_map(points).collect()
}

/// How much a term tells: BM25's inverse document frequency, always positive.
#[expect(clippy::cast_precision_loss, reason = "a count of items is far below 2^52")]
fn rarity(documents: u64, all: u64) -> f64 {
    let with = documents as f64;
    let without = all.saturating_sub(documents) as f64;
    ((without + 0.5) / (with + 0.5)).ln_1p()
}

fn veracity(candidate: &Candidate) -> f64 {
    if candidate.verified {
        return 1.2;
    }
    match candidate.veracity {
        Veracity::Stated => 1.15,
        Veracity::Tool => 1.0,
        Veracity::Imported => 0.9,
        Veracity::Inferred => 0.85,
        Veracity::Unknown => 0.8,
    }
}

#[expect(clippy::cast_precision_loss, reason = "an age in milliseconds is far below 2^52")]
fn recency(at: Timestamp, now: Timestamp) -> f64 {
    let days = now.millis().saturating_sub(at.millis()).max(0) as f64 / 86_400_000.0;
    1.0 + RECENCY * (-days / HALF_LIFE_DAYS).exp2()
}

fn attestations(count: u32) -> f64 {
    1.0 + ATTESTATIONS * (1.0 - 1.0 / f64::from(count.max(1)))
}

fn trust(trust: Trust) -> f64 {
    1.0 + TRUST * 2.0 * (trust.value() - Trust::NEUTRAL.value())
}

#[cfg(test)]
mod tests;
