use crate::reasons::{FACT_CONTESTED, FACT_REPEATED, SAME_FACT};
use crate::{FactView, NotKept};
use serde::Serialize;
use veridical_slot::FactKept;

/// `veridical.remember/1`: what became of a fact.
#[derive(Debug, Clone, Serialize)]
pub struct RememberAnswer {
    /// `veridical.remember/1`
    pub schema: &'static str,
    /// `applied`, `unchanged`, `staged` or `rejected`.
    pub result: &'static str,
    /// The reason's code.
    pub reason: &'static str,
    /// The same in one sentence.
    pub detail: String,
    /// The fact.
    pub id: Option<String>,
    /// The id under which it waits for a person.
    pub pending_id: Option<String>,
    /// The text that is kept, as it was read back.
    pub text: Option<String>,
    /// The whole fact, as it was read back.
    pub fact: Option<FactView>,
}

impl RememberAnswer {
    pub(crate) fn kept(kept: &FactKept, fact: FactView) -> Self {
        let contested = !fact.contradicts.is_empty();
        let (result, (reason, detail)) = match kept {
            FactKept::Added(_) if contested => ("applied", FACT_CONTESTED),
            FactKept::Added(_) if !fact.repeats.is_empty() => ("applied", FACT_REPEATED),
            FactKept::Added(_) => ("applied", ("stated", "the fact is kept in the user's own words")),
            FactKept::Unchanged(_) if contested => ("unchanged", FACT_CONTESTED),
            FactKept::Unchanged(_) => ("unchanged", SAME_FACT),
        };
        Self {
            schema: "veridical.remember/1",
            result,
            reason,
            detail: detail.to_owned(),
            id: Some(fact.id.clone()),
            pending_id: None,
            text: Some(fact.text.clone()),
            fact: Some(fact),
        }
    }

    /// It waits for a person; `why` says what kept it from being done at once.
    pub(crate) fn staged(id: String, known: bool, why: &NotKept) -> Self {
        Self {
            schema: "veridical.remember/1",
            result: "staged",
            reason: why.code,
            detail: super::pending::waits(&id, known, why),
            id: None,
            pending_id: Some(id),
            text: None,
            fact: None,
        }
    }

    /// The answer below an agent host, where nothing is stated (R8.5).
    #[must_use]
    pub fn below_agent_host() -> Self {
        Self::rejected(NotKept::below_agent_host())
    }

    pub(crate) fn rejected(why: NotKept) -> Self {
        Self {
            schema: "veridical.remember/1",
            result: "rejected",
            reason: why.code,
            detail: why.sentence,
            id: None,
            pending_id: None,
            text: None,
            fact: None,
        }
    }
}
