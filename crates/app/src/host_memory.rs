//! The host's own memory: a file of notes that the model writes into by itself. What it takes in is reported and not trusted:
//! it is counted, nothing of it is kept here, and nothing is believed for it (R16.2).

use crate::{NotKept, Session};
use veridical_screening::Field;

/// What the host did to its own memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HostWrite {
    /// It took in an entry.
    Added,
    /// It put an entry in the place of another.
    Replaced,
    /// It took an entry out.
    Removed,
    /// Something that this program has no word for.
    Other,
}

impl HostWrite {
    /// Every write.
    pub const ALL: [Self; 4] = [Self::Added, Self::Replaced, Self::Removed, Self::Other];

    /// The word for it in answers.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Added => "added",
            Self::Replaced => "replaced",
            Self::Removed => "removed",
            Self::Other => "other",
        }
    }
}

impl Session {
    /// Counts a write that the host made to its own memory. When the gate would not let its text in here, the reason is
    /// given back for the user: the host puts that text before the model in every session.
    pub fn host_wrote(&self, write: HostWrite, text: &str) -> Option<NotKept> {
        let refused = self.shared().screener.record([Field::text(text)]).err();
        let why = refused.map(|rejected| {
            let sentence = format!("the host's own memory took in a text that {rejected}");
            NotKept::new(rejected.code(), format!("{sentence}; this memory keeps nothing of it"))
        });
        let code = why.as_ref().map_or(write.word(), |why| why.code);
        self.state().tally.note_host_write(code);
        why
    }
}
