use crate::{Counts, StoreInfo, Tally};
use serde::Serialize;
use veridical_evidence::Declarations;
use veridical_kernel::Binding;
use veridical_screening::Screener;

/// `veridical.status/1`: what the memory is, what the session is bound to and how much it sees.
#[derive(Debug, Clone, Serialize)]
pub struct StatusAnswer {
    /// `veridical.status/1`
    pub schema: &'static str,
    /// The program's version.
    pub version: &'static str,
    /// The backend.
    pub store: StoreInfo,
    /// `bound` or `unbound`.
    pub binding: &'static str,
    /// The project.
    pub project_id: Option<String>,
    /// Who sees the project's episodes: `shared` or `own`.
    pub episodes: &'static str,
    /// Why there is none: the reason's code.
    pub reason: Option<&'static str>,
    /// The same in one sentence, with what to do.
    pub detail: Option<&'static str>,
    /// Why the person is not kept under the name that the host gave, as a reason's code; `None` when they are.
    pub person_reason: Option<&'static str>,
    /// The same in one sentence.
    pub person_detail: Option<&'static str>,
    /// The repository's common git directory.
    pub place: Option<String>,
    /// How much the scope sees.
    pub counts: Counts,
    /// The verification commands that the operator declared, by name (R3.7).
    pub declared: Vec<String>,
    /// What happened in the session so far.
    pub session: Tally,
    /// The same of all sessions of this person and project, this one included.
    pub sessions: Tally,
}

impl StatusAnswer {
    /// The status of a profile that has no memory yet.
    #[must_use]
    pub fn no_memory(
        store: StoreInfo,
        binding: &Binding,
        declared: &Declarations,
        screener: &Screener,
    ) -> Self {
        Self::new(store, binding, declared, screener, Counts::default(), Tally::default(), Tally::default())
    }

    pub(crate) fn new(
        store: StoreInfo,
        binding: &Binding,
        declared: &Declarations,
        screener: &Screener,
        counts: Counts,
        session: Tally,
        sessions: Tally,
    ) -> Self {
        let unbound = binding.unbound();
        let withheld = binding.scope().principal().is_withheld().then_some(crate::reasons::PERSON_WITHHELD);
        Self {
            schema: "veridical.status/1",
            version: env!("CARGO_PKG_VERSION"),
            store,
            binding: if unbound.is_none() { "bound" } else { "unbound" },
            project_id: binding.scope().project().map(ToString::to_string),
            episodes: binding.scope().sharing().word(),
            reason: unbound.map(veridical_kernel::Unbound::code),
            detail: unbound.map(veridical_kernel::Unbound::describe),
            person_reason: withheld.map(|(code, _)| code),
            person_detail: withheld.map(|(_, sentence)| sentence),
            place: binding.place().map(|place| crate::places::shown(screener, place)),
            counts,
            declared: declared.names().map(str::to_owned).collect(),
            session,
            sessions,
        }
    }
}
