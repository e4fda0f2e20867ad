use crate::{Family, Finding, FindingKind};

/// A record that the gate refused: which field, of which family, and what to do. It never holds the value. As text it
/// goes on a sentence that names the field.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("holds {} ({family}); {}", family.describe(), self.next_step())]
pub struct Rejected {
    field: usize,
    family: Family,
}

impl Rejected {
    pub(crate) fn new(field: usize, finding: &Finding) -> Self {
        Self { field, family: finding.family }
    }

    /// The refused field, counted from 0 in the order given; for something split over fields, the first of them.
    #[must_use]
    pub fn field(&self) -> usize {
        self.field
    }

    /// What was found.
    #[must_use]
    pub fn kind(&self) -> FindingKind {
        self.family.kind()
    }

    /// The family of what was found.
    #[must_use]
    pub fn family(&self) -> Family {
        self.family
    }

    /// The stable reason code: that of the family.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.family.code()
    }

    /// What a person can do about it, as half a sentence.
    #[must_use]
    pub fn next_step(&self) -> &'static str {
        match self.kind() {
            FindingKind::Secret => {
                "write where the secret is kept instead of its value, and change it if it was real"
            }
            FindingKind::Injection => {
                "say it in plain words, or put the quoted text in backticks within a sentence"
            }
            FindingKind::Echo => "say in your own words what is new",
            FindingKind::Privacy => "ask for the private fact by name",
        }
    }
}
