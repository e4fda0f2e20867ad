use crate::kind::{self, Kind};
use veridical_kernel::BadWord;

/// What is to become of a fact that is there, as it waits.
///
/// A fact's own words never change under its id, so the id says which words a person was shown; whether the fact still
/// stands is compared where the change is made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FactChange<T> {
    /// These words take its place.
    Supersede(T),
    /// It does not hold any more.
    Invalidate,
    /// It holds in every project.
    Widen,
    /// It is found by these words too.
    Alias(T),
    /// It has this tag.
    Tag(T),
    /// It has this tag no more.
    Untag(T),
    /// It is of the category with this word.
    Category(String),
    /// It helped.
    Helpful,
    /// It did not.
    Unhelpful,
}

impl<T: AsRef<str>> FactChange<T> {
    /// The word for it in answers and stored rows.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Supersede(_) => "supersede",
            Self::Invalidate => "invalidate",
            Self::Widen => "widen",
            Self::Alias(_) => "alias",
            Self::Tag(_) => "tag",
            Self::Untag(_) => "untag",
            Self::Category(_) => "category",
            Self::Helpful => "helpful",
            Self::Unhelpful => "unhelpful",
        }
    }

    /// The name of the mutation.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Supersede(_) => kind::SupersedeFact::NAME,
            Self::Invalidate => kind::Invalidate::NAME,
            Self::Widen => kind::WidenScope::NAME,
            Self::Alias(_) => kind::Alias::NAME,
            Self::Tag(_) | Self::Untag(_) | Self::Category(_) => kind::Tag::NAME,
            Self::Helpful | Self::Unhelpful => kind::Feedback::NAME,
        }
    }

    /// The words that it brings.
    #[must_use]
    pub fn says(&self) -> Option<&str> {
        match self {
            Self::Supersede(text) | Self::Alias(text) | Self::Tag(text) | Self::Untag(text) => {
                Some(text.as_ref())
            }
            Self::Category(word) => Some(word),
            Self::Invalidate | Self::Widen | Self::Helpful | Self::Unhelpful => None,
        }
    }

    pub(super) fn fields(&self) -> Vec<(&'static str, &str)> {
        let says = self.says().map(|text| ("text", text));
        [("change", self.word())].into_iter().chain(says).collect()
    }
}

impl FactChange<String> {
    /// Reads what a store kept of it, as the mutation of this name.
    ///
    /// # Errors
    /// [`BadWord`] when it is none that this program knows.
    pub(super) fn read(kind: &str, word: &str, says: Option<&str>) -> Result<Self, BadWord> {
        let change = match (word, says.map(str::to_owned)) {
            ("supersede", Some(text)) => Self::Supersede(text),
            ("alias", Some(text)) => Self::Alias(text),
            ("tag", Some(text)) => Self::Tag(text),
            ("untag", Some(text)) => Self::Untag(text),
            ("category", Some(word)) => Self::Category(word),
            ("invalidate", None) => Self::Invalidate,
            ("widen", None) => Self::Widen,
            ("helpful", None) => Self::Helpful,
            ("unhelpful", None) => Self::Unhelpful,
            _ => return Err(BadWord),
        };
        if change.kind() == kind { Ok(change) } else { Err(BadWord) }
    }
}
