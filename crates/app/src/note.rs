use crate::{NotKept, NoteAnswer, Session};
use veridical_evidence::Wording;
use veridical_screening::{Field, Rejected};

impl Session {
    /// Looks at the words that the agent proposes for what the running turn teaches (R4.4). Nothing is kept here: the
    /// call is part of the turn, and with the turn it is learnt, as a claim beside what the turn proves.
    #[must_use]
    pub fn note(&self, wording: &Wording) -> NoteAnswer {
        if wording.is_empty() {
            return NoteAnswer::rejected(NotKept::new(
                crate::reasons::EMPTY_NOTE.0,
                crate::reasons::EMPTY_NOTE.1,
            ));
        }
        let mut state = self.state();
        let fields = wording.fields().map(|field| Field::text(field));
        let screened = self.shared().screener.in_session(&state.echo).record(fields);
        match screened {
            Ok(_) => NoteAnswer::noted(),
            Err(rejected) => {
                let refusal = refused(&rejected);
                state.tally.note_refused(&refusal);
                NoteAnswer::rejected(refusal)
            }
        }
    }
}

fn refused(rejected: &Rejected) -> NotKept {
    let part = Wording::<()>::NAMES.get(rejected.field()).copied().unwrap_or_default();
    NotKept::new(rejected.code(), format!("the note's {part} {rejected}"))
}
