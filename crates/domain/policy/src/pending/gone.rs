use super::proposal::Proposal;
use super::{StoredPending, filling::slot_target, row::folded};
use veridical_kernel::{ProjectId, Reach};

/// What is forgotten, as far as a proposal can be about it.
#[derive(Debug, Clone, Copy)]
pub struct Gone<'a> {
    /// The ids that are gone.
    pub ids: &'a [&'a str],
    /// What they said.
    pub texts: &'a [&'a str],
    /// The key of the slot whose history it was.
    pub slot: Option<&'a str>,
    /// The project in which it held; `None` for everywhere.
    pub project: Option<&'a ProjectId>,
}

impl StoredPending {
    /// Whether it would tell on of what is gone: it names the item or its slot, or says the very same. The same for every
    /// store, which ends such a proposal with what it is about (R11.4).
    #[must_use]
    pub fn is_about(&self, gone: &Gone<'_>) -> bool {
        let Some(draft) = self.draft() else { return false };
        let names = |target: &str| match (draft, gone.slot) {
            (Proposal::SetSlot(_) | Proposal::SupersedeSlot(_), Some(key)) => {
                let reach = if gone.project.is_some() { Reach::Project } else { Reach::Global };
                let here = gone.project.is_none() || gone.project == self.row().project.as_ref();
                here && target == slot_target(key, reach)
            }
            (Proposal::Forget { .. } | Proposal::ChangeFact { .. }, _) => gone.ids.contains(&target),
            _ => false,
        };
        let repeats = |said: &str| gone.texts.iter().any(|text| folded(text) == folded(said));
        draft.target().is_some_and(names) || draft.says().is_some_and(repeats)
    }
}
