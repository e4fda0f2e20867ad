use serde::Serialize;
use veridical_kernel::Timestamp;
use veridical_recall::{Factor, Ranked, Selection};

/// `veridical.recall/1`: what memory gives for a query.
#[derive(Debug, Clone, Serialize)]
pub struct RecallAnswer {
    /// `veridical.recall/1`
    pub schema: &'static str,
    /// The items, best first.
    pub items: Vec<ItemView>,
    /// Whether nothing is given.
    pub abstained: bool,
    /// Why nothing is given: the reason's code.
    pub reason: Option<&'static str>,
    /// The ids of facts that match and contradict one another, so that none of them is given until a person chooses (R6.5): told
    /// to whoever asked and is given nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub contested: Vec<String>,
    /// The text that a host injects; empty when nothing is given. No part of the answer.
    #[serde(skip)]
    pub rendered: String,
}

/// One recalled item.
#[derive(Debug, Clone, Serialize)]
pub struct ItemView {
    /// Its id.
    pub id: String,
    /// The id under which it was imported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub external_id: Option<String>,
    /// `episode` or `fact`.
    pub kind: &'static str,
    /// Its text, as data.
    pub text: String,
    /// How the agent worded it, a claim that nothing proves.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub wording: String,
    /// How the user worded it otherwise.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub user_wording: String,
    /// Its score.
    pub score: f64,
    /// Whether a sealed proof stands behind it.
    pub verified: bool,
    /// How it came to be believed.
    pub veracity: &'static str,
    /// Whether it is about the very failure that was asked for.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub same_failure: bool,
    /// `live`; what is not is given only when history is asked for: `superseded`, `invalidated`, `expired`, `contested`.
    pub status: &'static str,
    /// The id of the later item that superseded it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub superseded_by: Option<String>,
    /// `project` or `global`.
    pub scope: &'static str,
    /// When it was taken in.
    pub created_at: Timestamp,
    /// What the score is made of.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub why: Vec<Factor>,
}

impl RecallAnswer {
    pub(crate) fn of(selection: &Selection, rendered: String) -> Self {
        Self {
            schema: "veridical.recall/1",
            items: selection.items().iter().map(ItemView::of).collect(),
            abstained: selection.items().is_empty(),
            reason: selection.abstention().map(veridical_recall::Abstention::code),
            contested: Vec::new(),
            rendered,
        }
    }

    /// The answer of a profile that has no memory yet.
    #[must_use]
    pub fn no_memory() -> Self {
        Self {
            schema: "veridical.recall/1",
            items: Vec::new(),
            abstained: true,
            reason: Some(crate::reasons::NO_MEMORY.0),
            contested: Vec::new(),
            rendered: String::new(),
        }
    }

    /// The answer where nothing is given, but these facts match and contradict one another.
    pub(crate) fn with_contested(self, contested: Vec<String>) -> Self {
        let reason =
            if contested.is_empty() { self.reason } else { Some(crate::reasons::MATCHES_CONTESTED.0) };
        Self { reason, contested, ..self }
    }

    /// The answer without what the scores are made of.
    #[must_use]
    pub fn without_why(mut self) -> Self {
        for item in &mut self.items {
            item.why.clear();
        }
        self
    }
}

impl ItemView {
    fn of(ranked: &Ranked) -> Self {
        let candidate = &ranked.candidate;
        Self {
            id: candidate.item.id.clone(),
            external_id: candidate.external_id.clone(),
            kind: candidate.item.kind.word(),
            text: candidate.text.clone(),
            wording: candidate.wording.clone(),
            user_wording: candidate.user_wording.clone(),
            score: ranked.score,
            verified: candidate.verified,
            veracity: candidate.veracity.word(),
            same_failure: ranked.signals.same_failure,
            status: candidate.status.word(),
            superseded_by: candidate.status.later().map(str::to_owned),
            scope: candidate.scope.word(),
            created_at: candidate.at(),
            why: ranked.why.clone(),
        }
    }
}
