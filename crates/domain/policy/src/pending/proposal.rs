use crate::Subject;
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
        }
    }

    /// What there is already that it would change: an id or a name. `None` for something new, which is its own target.
    #[must_use]
    pub fn target(&self) -> Option<&str> {
        match self {
            Self::NewFact { .. } => None,
        }
    }

    /// Its fields by name, in the order in which a person reads them.
    #[must_use]
    pub fn fields(&self) -> Vec<(&'static str, &str)> {
        match self {
            Self::NewFact { text, reach } => vec![("text", text.as_ref()), ("reach", reach.word())],
        }
    }

    /// Whether both say the same, be it as witnessed or as plain text.
    #[must_use]
    pub fn says_the_same<U: AsRef<str>>(&self, other: &Proposal<U>) -> bool {
        self.kind() == other.kind() && self.target() == other.target() && self.fields() == other.fields()
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
        match (kind, target) {
            (kind::NewFact::NAME, None) => {
                Ok(Self::NewFact { text: named("text")?.to_owned(), reach: named("reach")?.parse()? })
            }
            _ => Err(BadWord),
        }
    }
}
