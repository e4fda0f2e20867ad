use crate::Flaw;
use crate::audit::HEAD_MISSING;
use serde::Serialize;
use veridical_policy::chain::{Head, Link};

/// `veridical.audit-verify/1`: whether the store is as the program wrote it.
#[derive(Debug, Clone, Serialize)]
pub struct AuditAnswer {
    /// `veridical.audit-verify/1`
    pub schema: &'static str,
    /// Whether nothing was changed behind the program's back, as far as can be told.
    pub ok: bool,
    /// Where the store is.
    pub store: String,
    /// How many changes the chain tells of.
    pub links: usize,
    /// The chain's head: to be kept elsewhere, with a backup, for the next check. `None` when nothing was written yet.
    pub head: Option<String>,
    /// The head that was given to compare with.
    pub compared_with: Option<String>,
    /// What is wrong.
    pub flaws: Vec<Flaw>,
}

impl AuditAnswer {
    pub(crate) fn new(store: String, links: &[Link], kept: Option<&Head>, flaws: Vec<Flaw>) -> Self {
        Self {
            schema: "veridical.audit-verify/1",
            ok: flaws.is_empty(),
            store,
            links: links.len(),
            head: links.last().map(|last| Head::of(last).to_string()),
            compared_with: kept.map(ToString::to_string),
            flaws,
        }
    }

    /// The answer of a profile that has no memory: all is well unless one was there.
    #[must_use]
    pub fn no_memory(store: String, kept: Option<&Head>) -> Self {
        let gone = |head: &Head| Flaw { code: HEAD_MISSING.0, detail: format!("{}: {head}", HEAD_MISSING.1) };
        Self::new(store, &[], kept, kept.map(gone).into_iter().collect())
    }
}
