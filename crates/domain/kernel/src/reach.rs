use crate::BadWord;

/// Where a fact or a slot holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Reach {
    /// In every project of the profile (the default, R5.6).
    #[default]
    Global,
    /// In the bound project only.
    Project,
}

impl Reach {
    /// The word for it in answers and stored rows.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Global => "global",
            Self::Project => "project",
        }
    }
}

impl std::str::FromStr for Reach {
    type Err = BadWord;
    fn from_str(word: &str) -> Result<Self, BadWord> {
        [Self::Global, Self::Project].into_iter().find(|reach| reach.word() == word).ok_or(BadWord)
    }
}
