use crate::{Filter, ItemRef, Query, Ranked, Signals};
use serde::Serialize;
use std::collections::HashSet;
use std::num::NonZeroUsize;

/// The most items that prefetch gives.
const PREFETCH_ITEMS: usize = 3;

/// How many distinctive words prefetch asks for.
const PREFETCH_SIGNALS: u32 = 2;

/// How memory was asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Somebody asked for it: broad questions are answered.
    Recall,
    /// Nobody asked: only what surely belongs to the topic is given.
    Prefetch,
}

/// Why nothing is given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Abstention {
    /// The query has nothing that can be looked up.
    NothingToLookUp,
    /// Nothing in scope matches.
    NothingMatches,
    /// Something matches, but too little to belong to the topic.
    TooFewSignals,
    /// What matches is neither verified nor stated, so it is not given unasked.
    NotBelieved,
    /// What matches was said not to help, so it is not given unasked.
    LittleTrust,
    /// What matches was given or learnt before in this session.
    GivenBefore,
}

impl Abstention {
    /// Every reason.
    pub const ALL: &'static [Self] = &[
        Self::NothingToLookUp,
        Self::NothingMatches,
        Self::TooFewSignals,
        Self::NotBelieved,
        Self::LittleTrust,
        Self::GivenBefore,
    ];

    /// The reason's stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::NothingToLookUp => "nothing-to-look-up",
            Self::NothingMatches => "nothing-matches",
            Self::TooFewSignals => "too-few-signals",
            Self::NotBelieved => "not-believed",
            Self::LittleTrust => "little-trust",
            Self::GivenBefore => "given-before",
        }
    }

    /// What it means, in one sentence.
    #[must_use]
    pub const fn describe(self) -> &'static str {
        match self {
            Self::NothingToLookUp => "the query has neither a word nor a failure that can be looked up",
            Self::NothingMatches => "nothing in scope matches the query",
            Self::TooFewSignals => "what matches shares too little with the query to belong to its topic",
            Self::NotBelieved => "what matches is neither verified nor stated, so it is not given unasked",
            Self::LittleTrust => "what matches was said not to help, so it is not given unasked",
            Self::GivenBefore => "what matches was given or learnt before in this session",
        }
    }
}

/// What was given in a session, so that nothing is given twice unasked.
#[derive(Debug, Clone, Default)]
pub struct Seen(HashSet<ItemRef>);

impl Seen {
    /// Nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Notes what a selection gave.
    pub fn note(&mut self, selection: &Selection) {
        self.0.extend(selection.items.iter().map(|ranked| ranked.candidate.item.clone()));
    }

    /// Notes one item.
    pub fn insert(&mut self, item: ItemRef) {
        self.0.insert(item);
    }

    /// Whether the item was given.
    #[must_use]
    pub fn contains(&self, item: &ItemRef) -> bool {
        self.0.contains(item)
    }
}

/// What may be shown. A witness: only the gates make one, and [`render`](crate::render) asks for it.
#[derive(Debug, Clone, PartialEq)]
pub struct Selection {
    mode: Mode,
    items: Vec<Ranked>,
    omitted: usize,
    abstention: Option<Abstention>,
}

impl Selection {
    /// How memory was asked.
    #[must_use]
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// The items, best first.
    #[must_use]
    pub fn items(&self) -> &[Ranked] {
        &self.items
    }

    /// How many more passed the gate but not the limit.
    #[must_use]
    pub fn omitted(&self) -> usize {
        self.omitted
    }

    /// Why nothing is given; `None` exactly when there are items.
    #[must_use]
    pub fn abstention(&self) -> Option<Abstention> {
        self.abstention
    }
}

/// Admits what is about a failure that is asked for or shares content with the query, up to a limit. A query of nothing but quoted
/// phrases asks for items that hold them all.
#[must_use]
pub fn recall_gate(query: &Query, ranked: Vec<Ranked>, limit: NonZeroUsize) -> Selection {
    select(query, ranked, Mode::Recall, limit.get(), |item| {
        if item.signals.same_failure || is_on_topic(query, item.signals) {
            Ok(())
        } else {
            Err(Abstention::TooFewSignals)
        }
    })
}

/// Admits what is given unasked: verified or stated items that are about a failure of the session, or share at least two
/// distinctive words or one name with the user's message, and were not given before in the session; at most three. How
/// the agent worded them is a claim, and left out (R4.9), as is every other wording.
#[must_use]
pub fn prefetch_gate(query: &Query, ranked: Vec<Ranked>, already: &Seen) -> Selection {
    let mut selection = admitted_unasked(query, ranked, already);
    for item in &mut selection.items {
        item.candidate.wording.clear();
        item.candidate.user_wording.clear();
    }
    selection
}

fn admitted_unasked(query: &Query, ranked: Vec<Ranked>, already: &Seen) -> Selection {
    select(query, ranked, Mode::Prefetch, PREFETCH_ITEMS, |Ranked { candidate, signals, .. }| {
        let belongs = signals.same_failure || signals.distinctive >= PREFETCH_SIGNALS || signals.names > 0;
        if !belongs {
            Err(Abstention::TooFewSignals)
        } else if !Filter::PREFETCH.admits(candidate.item.kind, candidate.verified, candidate.veracity) {
            Err(Abstention::NotBelieved)
        } else if candidate.trust.is_low() {
            Err(Abstention::LittleTrust)
        } else if already.contains(&candidate.item) {
            Err(Abstention::GivenBefore)
        } else {
            Ok(())
        }
    })
}

/// Words that nearly every request holds admit an item only to a query that has no others.
fn is_on_topic(query: &Query, signals: Signals) -> bool {
    if query.is_only_phrases() {
        return usize::try_from(signals.phrases).is_ok_and(|met| met == query.phrases().len());
    }
    signals.content > 0 || (signals.weak > 0 && !query.has_topic())
}

/// Keeps what a gate admits. The reason for giving nothing is that of the best item.
fn select(
    query: &Query,
    ranked: Vec<Ranked>,
    mode: Mode,
    limit: usize,
    gate: impl Fn(&Ranked) -> Result<(), Abstention>,
) -> Selection {
    let nothing = if query.is_empty() { Abstention::NothingToLookUp } else { Abstention::NothingMatches };
    let mut refused = None;
    let mut items = Vec::new();
    let mut omitted = 0;
    for item in ranked {
        match gate(&item) {
            Ok(()) if items.len() < limit => items.push(item),
            Ok(()) => omitted += 1,
            Err(reason) => refused = refused.or(Some(reason)),
        }
    }
    let abstention = items.is_empty().then_some(refused.unwrap_or(nothing));
    Selection { mode, items, omitted, abstention }
}

#[cfg(test)]
mod tests;
