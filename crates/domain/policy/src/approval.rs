use crate::Subject;
use veridical_kernel::{Capacity, Origin, Terminal};

/// A person's word for one subject. A witness, for one use: only a person at a terminal makes one, for exactly the
/// subject that was shown.
pub struct Approval {
    canonical: Vec<u8>,
}

impl Approval {
    /// The approval of a person who was shown `subject` at a terminal and said yes. `None` for any other origin:
    /// no flag stands in for the terminal (R8.5).
    #[must_use]
    pub fn at_terminal(origin: &Origin, subject: &impl Subject) -> Option<Self> {
        let person = origin.capacity() == Capacity::Person && origin.terminal() == Terminal::Attached;
        person.then(|| Self { canonical: subject.canonical() })
    }

    /// Uses the approval: was it given for this subject?
    pub(crate) fn covers(self, subject: &impl Subject) -> bool {
        self.canonical == subject.canonical()
    }
}

impl std::fmt::Debug for Approval {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Approval")
    }
}
