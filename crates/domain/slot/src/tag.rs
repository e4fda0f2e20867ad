use std::fmt;
use unicode_normalization::UnicodeNormalization;
use veridical_kernel::BadWord;

/// A word by which facts are sorted: lower case, its parts joined by `-`, of any script.
///
/// ```
/// use veridical_slot::Tag;
/// assert_eq!(Tag::parse("Release Notes")?.as_str(), "release-notes");
/// assert_eq!(Tag::parse("ＯＰＳ")?, Tag::parse("ops")?);
/// assert!(Tag::parse("a tag, and another").is_err());
/// # Ok::<(), veridical_slot::NotATag>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tag(String);

/// A text that is no tag.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{}", self.describe())]
pub struct NotATag;

impl NotATag {
    /// The reason's stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        "not-a-tag"
    }

    /// What it means and what a good tag looks like, in one sentence.
    #[must_use]
    pub const fn describe(self) -> &'static str {
        "a tag is up to 32 letters and digits, its words joined by `-`, such as release-notes"
    }
}

/// The longest tag, in characters.
const LONGEST: usize = 32;

impl Tag {
    /// Reads a tag in whatever spelling.
    ///
    /// # Errors
    /// [`NotATag`] when it is empty or too long, or holds anything but letters, digits and what joins words.
    pub fn parse(text: &str) -> Result<Self, NotATag> {
        let plain: String = text.trim().nfkc().flat_map(char::to_lowercase).collect();
        let joins = |c: char| c == '-' || c == '_' || c == ' ';
        let words: Vec<&str> = plain.split(joins).filter(|word| !word.is_empty()).collect();
        let tag = words.join("-");
        let plain = words.iter().all(|word| word.chars().all(char::is_alphanumeric));
        let fits = !tag.is_empty() && tag.chars().nth(LONGEST).is_none();
        if plain && fits { Ok(Self(tag)) } else { Err(NotATag) }
    }

    /// The tag.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What a fact is about, of a closed list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Category {
    /// How the user likes things.
    Preference,
    /// Who the user is.
    Identity,
    /// Who other people are, and what they do.
    People,
    /// How work is done.
    Workflow,
    /// Machines, services, versions, addresses.
    Environment,
    /// What was decided.
    Decision,
    /// Anything else that is looked up.
    Reference,
}

impl Category {
    /// Every category.
    pub const ALL: &'static [Self] = &[
        Self::Preference,
        Self::Identity,
        Self::People,
        Self::Workflow,
        Self::Environment,
        Self::Decision,
        Self::Reference,
    ];

    /// The word for it in answers and stored rows.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Preference => "preference",
            Self::Identity => "identity",
            Self::People => "people",
            Self::Workflow => "workflow",
            Self::Environment => "environment",
            Self::Decision => "decision",
            Self::Reference => "reference",
        }
    }
}

impl std::str::FromStr for Category {
    type Err = BadWord;
    fn from_str(word: &str) -> Result<Self, BadWord> {
        Self::ALL.iter().copied().find(|category| category.word() == word).ok_or(BadWord)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_tag_is_one_short_word_of_any_script() {
        for (text, tag) in [("Ops", "ops"), (" on call ", "on-call"), ("発売日", "発売日"), ("a__b", "a-b")]
        {
            assert_eq!(Tag::parse(text).map(|tag| tag.0), Ok(tag.to_owned()));
        }
        let long = "x".repeat(33);
        for text in ["", " - ", "a,b", "<b>", "a\u{200b}b", "a/b", long.as_str()] {
            assert_eq!(Tag::parse(text), Err(NotATag), "{text:?}");
        }
    }

    proptest! {
        #[test]
        fn a_tag_reads_back_as_itself(text in "\\PC{0,40}") {
            if let Ok(tag) = Tag::parse(&text) {
                prop_assert_eq!(Tag::parse(tag.as_str()), Ok(tag));
            }
        }
    }
}
