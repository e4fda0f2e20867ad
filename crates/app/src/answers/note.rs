use crate::NotKept;
use serde::Serialize;

/// `veridical.note/1`: what is thought of the words that an agent proposes.
#[derive(Debug, Clone, Serialize)]
pub struct NoteAnswer {
    /// `veridical.note/1`
    pub schema: &'static str,
    /// `noted` or `rejected`.
    pub result: &'static str,
    /// The reason's code.
    pub reason: &'static str,
    /// The same in one sentence.
    pub detail: String,
}

impl NoteAnswer {
    pub(crate) fn noted() -> Self {
        let (reason, detail) = crate::reasons::NOTED;
        Self { schema: "veridical.note/1", result: "noted", reason, detail: detail.to_owned() }
    }

    pub(crate) fn rejected(why: NotKept) -> Self {
        Self { schema: "veridical.note/1", result: "rejected", reason: why.code, detail: why.sentence }
    }
}
