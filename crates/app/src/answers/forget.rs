use crate::NotKept;
use crate::reasons::NOT_CONFIRMED;
use serde::Serialize;

/// `veridical.forget/1`: what became of the wish to forget an item.
#[derive(Debug, Clone, Serialize)]
pub struct ForgetAnswer {
    /// `veridical.forget/1`
    pub schema: &'static str,
    /// `applied`, `unchanged`, `staged` or `rejected`.
    pub result: &'static str,
    /// The reason's code.
    pub reason: &'static str,
    /// The same in one sentence.
    pub detail: String,
    /// The item's id; `None` where nothing of it is seen.
    pub id: Option<String>,
    /// The id under which it waits for a person.
    pub pending_id: Option<String>,
    /// Files outside the store's own that may still hold the text: copies of older schemas, the host's records.
    pub outside: Vec<String>,
}

impl ForgetAnswer {
    pub(crate) fn applied(id: String, (reason, detail): (&'static str, &'static str)) -> Self {
        Self::new("applied", reason, detail.to_owned(), Some(id))
    }

    /// It waits for a person; `why` says what kept it from being done at once.
    pub(crate) fn staged(item: String, pending: String, known: bool, why: &NotKept) -> Self {
        let detail = super::pending::waits(&pending, known, why);
        Self { pending_id: Some(pending), ..Self::new("staged", why.code, detail, Some(item)) }
    }

    pub(crate) fn rejected(why: NotKept, id: Option<String>) -> Self {
        Self::new("rejected", why.code, why.sentence, id)
    }

    /// The answer of a profile that has no memory yet, in which nothing is seen.
    #[must_use]
    pub fn no_memory() -> Self {
        let (code, detail) = crate::reasons::NO_MEMORY;
        Self::new("rejected", code, detail.to_owned(), None)
    }

    /// The answer when the person who was asked said no.
    #[must_use]
    pub fn not_confirmed(id: &str) -> Self {
        Self::new("unchanged", NOT_CONFIRMED.0, NOT_CONFIRMED.1.to_owned(), Some(id.to_owned()))
    }

    /// The same answer, with the files outside that may still hold the text.
    #[must_use]
    pub fn with_outside(self, outside: Vec<String>) -> Self {
        Self { outside, ..self }
    }

    fn new(result: &'static str, reason: &'static str, detail: String, id: Option<String>) -> Self {
        Self {
            schema: "veridical.forget/1",
            result,
            reason,
            detail,
            id,
            pending_id: None,
            outside: Vec::new(),
        }
    }
}
