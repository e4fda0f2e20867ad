use crate::Matches;
use serde::Serialize;
use veridical_kernel::{BadWord, Provenance, SignatureKey, Timestamp, Trust, Veracity};

/// What kind of item a memory holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ItemKind {
    /// A lesson from one turn.
    Episode,
    /// A durable fact or instruction.
    Fact,
    /// The value of a slot.
    Slot,
}

impl ItemKind {
    /// Every kind.
    pub const ALL: &'static [Self] = &[Self::Episode, Self::Fact, Self::Slot];

    /// The word for it in answers and options.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Episode => "episode",
            Self::Fact => "fact",
            Self::Slot => "slot",
        }
    }
}

impl std::str::FromStr for ItemKind {
    type Err = BadWord;
    fn from_str(word: &str) -> Result<Self, BadWord> {
        Self::ALL.iter().copied().find(|kind| kind.word() == word).ok_or(BadWord)
    }
}

/// One item, by kind and by the id that its store gave it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct ItemRef {
    /// Its kind.
    pub kind: ItemKind,
    /// Its id: opaque, without spaces.
    pub id: String,
}

/// Where an item is visible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ItemScope {
    /// In the project that the read's scope names.
    Project,
    /// In every project of the profile.
    Global,
}

impl ItemScope {
    /// The word for it in answers.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Project => "project",
            Self::Global => "global",
        }
    }
}

/// How an item speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// It says how something is or was.
    Statement,
    /// It is what the user asked for; shown as the user's request, never as an order of the memory's own.
    Instruction,
}

/// The failure that an item is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// What marks it: its failing run's own key first, then those of the tests that failed beside.
    pub keys: Vec<SignatureKey>,
    /// The part of the item's text that tells what ended it; `None` when nothing did.
    pub ended_by: Option<String>,
}

/// Whether an item is what is believed now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Status {
    /// It is.
    Live,
    /// The later item with this id superseded it.
    SupersededBy(String),
    /// Somebody said that it does not hold any more.
    Invalidated,
    /// Its time is over.
    Expired,
    /// Another item says something else of the same, and nobody has chosen.
    Contested,
}

impl Status {
    /// The word for it in answers.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Live => "live",
            Self::SupersededBy(_) => "superseded",
            Self::Invalidated => "invalidated",
            Self::Expired => "expired",
            Self::Contested => "contested",
        }
    }

    /// The id of the later item that superseded it.
    #[must_use]
    pub fn later(&self) -> Option<&str> {
        match self {
            Self::SupersededBy(id) => Some(id),
            _ => None,
        }
    }
}

/// An item that a store offers for a query, with what the domain needs to score, gate and show it.
#[derive(Debug, Clone, PartialEq)]
pub struct Candidate {
    /// Which item.
    pub item: ItemRef,
    /// The id under which it was imported, given back as it came.
    pub external_id: Option<String>,
    /// The text to show. A store indexes [`tokens`](crate::tokens) of this and of the item's aliases.
    pub text: String,
    /// How the agent worded it: a claim, shown as such to whoever asks, and never given unasked. An episode is not searched by
    /// it, a fact is. Empty without one.
    pub wording: String,
    /// How the user worded it otherwise: shown to whoever asks, and never given unasked. Empty without one.
    pub user_wording: String,
    /// Statement or instruction.
    pub form: Form,
    /// How often each term of the query occurs in the indexed tokens, and how many of them there are.
    pub matches: Matches,
    /// Whether a sealed proof stands behind it.
    pub verified: bool,
    /// How it came to be believed.
    pub veracity: Veracity,
    /// Who, through which door, when.
    pub provenance: Provenance,
    /// Where it is visible.
    pub scope: ItemScope,
    /// In how many independent sessions it was met, the first one included.
    pub attestations: u32,
    /// The failure that it is about, with a sealed proof; `None` for every other item.
    pub failure: Option<Failure>,
    /// How useful it has proven.
    pub trust: Trust,
    /// Whether it is what is believed now.
    pub status: Status,
}

impl Candidate {
    /// When it was taken in.
    #[must_use]
    pub fn at(&self) -> Timestamp {
        self.provenance.at
    }

    /// The word for how far it can be believed: `verified`, or its veracity.
    #[must_use]
    pub fn standing(&self) -> &'static str {
        if self.verified { "verified" } else { self.veracity.word() }
    }
}
