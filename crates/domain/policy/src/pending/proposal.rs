use super::{FactChange, Filling};
use crate::Subject;
use crate::forget::Target;
use crate::kind::{self, Kind};
use veridical_kernel::{BadWord, Reach};
use veridical_screening::CleanText;

/// What would change: a plain draft of one mutation. On its way in its texts are [`CleanText`]; as read back they are
/// `String`, and the draft goes through every gate again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Proposal<T> {
    /// Keep a new fact.
    NewFact {
        /// The statement.
        text: T,
        /// Where it is to hold.
        reach: Reach,
    },
    /// Give a slot without a live value one.
    SetSlot(Filling<T>),
    /// Put a value in the place of a slot's live one.
    SupersedeSlot(Filling<T>),
    /// Change what becomes of a fact that is there.
    ChangeFact {
        /// The fact's id.
        id: String,
        /// What is to become of it.
        change: FactChange<T>,
    },
    /// Remove an item and all of its content.
    Forget {
        /// What the item is.
        item: Item,
        /// Its id.
        id: String,
    },
}

/// What an item that is to be forgotten is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Item {
    /// A lesson.
    Episode,
    /// A fact of its own.
    Fact,
    /// A slot with all of its history, by its newest value.
    Slot,
}

impl Item {
    /// The word for it in answers and stored rows.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Episode => "episode",
            Self::Fact => "fact",
            Self::Slot => "slot",
        }
    }
}

impl std::str::FromStr for Item {
    type Err = BadWord;
    fn from_str(word: &str) -> Result<Self, BadWord> {
        [Self::Episode, Self::Fact, Self::Slot].into_iter().find(|item| item.word() == word).ok_or(BadWord)
    }
}

/// A subject that can wait for a person: what would change, as a draft.
pub trait Proposed: Subject {
    /// The draft. Two subjects with one draft and one scope are the same change.
    fn proposal(&self) -> Proposal<CleanText>;

    /// The revision that the target has to have when it is applied; `None` for what has none.
    fn revision(&self) -> Option<u64> {
        None
    }
}

impl<T: AsRef<str>> Proposal<T> {
    /// The name of the mutation.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::NewFact { .. } => kind::NewFact::NAME,
            Self::SetSlot(_) => kind::SetSlot::NAME,
            Self::SupersedeSlot(_) => kind::SupersedeSlot::NAME,
            Self::ChangeFact { change, .. } => change.kind(),
            Self::Forget { .. } => kind::Forget::NAME,
        }
    }

    /// What there is already that it would change: an id, or a slot in its place. `None` for something new, which is its
    /// own target.
    #[must_use]
    pub fn target(&self) -> Option<&str> {
        match self {
            Self::NewFact { .. } => None,
            Self::SetSlot(filling) | Self::SupersedeSlot(filling) => Some(filling.target()),
            Self::ChangeFact { id, .. } | Self::Forget { id, .. } => Some(id),
        }
    }

    /// Its fields by name, in the order in which a person reads them.
    #[must_use]
    pub fn fields(&self) -> Vec<(&'static str, &str)> {
        match self {
            Self::NewFact { text, reach } => vec![("text", text.as_ref()), ("reach", reach.word())],
            Self::SetSlot(filling) | Self::SupersedeSlot(filling) => filling.fields(),
            Self::ChangeFact { change, .. } => change.fields(),
            Self::Forget { item, .. } => vec![("item", item.word())],
        }
    }

    /// What it says of its target, whatever the target is called: by this the same change is known in another spelling.
    pub(super) fn says(&self) -> Option<&str> {
        match self {
            Self::NewFact { text, .. } => Some(text.as_ref()),
            Self::SetSlot(filling) | Self::SupersedeSlot(filling) => Some(filling.value().as_ref()),
            Self::ChangeFact { change, .. } => change.says(),
            Self::Forget { .. } => None,
        }
    }

    /// What sort of change it is, finer than the mutation's name where one mutation has several.
    pub(super) const fn manner(&self) -> &'static str {
        match self {
            Self::ChangeFact { change, .. } => change.word(),
            _ => self.kind(),
        }
    }

    /// Where what it says is to hold.
    pub(super) fn reach(&self) -> Option<Reach> {
        match self {
            Self::NewFact { reach, .. } => Some(*reach),
            Self::SetSlot(filling) | Self::SupersedeSlot(filling) => Some(filling.reach()),
            Self::ChangeFact { .. } | Self::Forget { .. } => None,
        }
    }

    /// Whether both say the same, be it as witnessed or as plain text.
    #[must_use]
    pub fn says_the_same<U: AsRef<str>>(&self, other: &Proposal<U>) -> bool {
        self.kind() == other.kind() && self.target() == other.target() && self.fields() == other.fields()
    }
}

impl<T> From<&Target> for Proposal<T> {
    fn from(target: &Target) -> Self {
        let item = match target {
            Target::Episode(_) => Item::Episode,
            Target::Fact(_) => Item::Fact,
            Target::Slot { .. } => Item::Slot,
        };
        Self::Forget { item, id: target.as_str().to_owned() }
    }
}

impl Proposal<String> {
    /// Reads a draft back from what a store kept of it.
    ///
    /// # Errors
    /// [`BadWord`] when it is none that this program knows.
    pub fn read(kind: &str, target: Option<&str>, fields: &[(String, String)]) -> Result<Self, BadWord> {
        let named = |name: &str| {
            let field = fields.iter().find(|(field, _)| field == name);
            field.map(|(_, text)| text.as_str()).ok_or(BadWord)
        };
        let filling = |target: &str| {
            let (name, value) = (named("name")?.to_owned(), named("value")?.to_owned());
            Filling::read(target, name, value, named("reach")?.parse()?)
        };
        Ok(match (kind, target) {
            (kind::NewFact::NAME, None) => {
                Self::NewFact { text: named("text")?.to_owned(), reach: named("reach")?.parse()? }
            }
            (kind::SetSlot::NAME, Some(target)) => Self::SetSlot(filling(target)?),
            (kind::SupersedeSlot::NAME, Some(target)) => Self::SupersedeSlot(filling(target)?),
            (kind::Forget::NAME, Some(id)) => {
                Self::Forget { item: named("item")?.parse()?, id: id.to_owned() }
            }
            (kind, Some(id)) => {
                let change = FactChange::read(kind, named("change")?, named("text").ok())?;
                Self::ChangeFact { id: id.to_owned(), change }
            }
            _ => return Err(BadWord),
        })
    }
}
