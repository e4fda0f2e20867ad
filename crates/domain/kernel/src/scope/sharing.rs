use crate::BadWord;

/// Who sees the episodes that are learnt in a project (R5.9). Each setting has episodes of its own: what was learnt under
/// one is not shown under the other, and not lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Sharing {
    /// Everyone who uses the profile.
    #[default]
    Shared,
    /// The person in whose session they were learnt.
    Own,
}

impl Sharing {
    /// Every setting.
    pub const ALL: &'static [Self] = &[Self::Shared, Self::Own];

    /// The word for it in configuration and answers.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Shared => "shared",
            Self::Own => "own",
        }
    }
}

impl std::str::FromStr for Sharing {
    type Err = BadWord;
    fn from_str(word: &str) -> Result<Self, BadWord> {
        Self::ALL.iter().copied().find(|sharing| sharing.word() == word).ok_or(BadWord)
    }
}
