//! What waits and would change a fact that is there.

use super::pending::{TEXT, Waiting};
use crate::breach::{ensure, ensure_eq};
use crate::samples::{self, Met};
use crate::{Backend, Breach};
use pollster::block_on;
use veridical::kernel::{FactId, PendingId};
use veridical::policy::pending::{FactChange, Proposal, Staging};
use veridical::slot::{Reach, StoredFact};

const NEW: &str = "Releases are cut on Tuesdays";

/// Every change, each with what it makes of the fact and of the one in its place.
type Law = (FactChange<String>, fn(&StoredFact, Option<&StoredFact>) -> bool);

fn changes() -> Vec<Law> {
    let text = |text: &str| text.to_owned();
    vec![
        (FactChange::Alias(text("when versions come out")), |fact, _| {
            fact.life().aliases().iter().map(|alias| alias.text.as_str()).eq(["when versions come out"])
        }),
        (FactChange::Tag(text("delivery")), |fact, _| fact.life().tags().len() == 1),
        (FactChange::Untag(text("delivery")), |fact, _| fact.life().tags().is_empty()),
        (FactChange::Category(text("workflow")), |fact, _| fact.life().category().is_some()),
        (FactChange::Helpful, |fact, _| fact.life().trust().value() > 0.5),
        (FactChange::Unhelpful, |fact, _| (fact.life().trust().value() - 0.5).abs() < 0.1),
        (FactChange::Widen, |fact, later| {
            let later = later.filter(|later| later.row().project.is_none());
            later.is_some_and(|later| later.row().text == TEXT) && !fact.status().stands()
        }),
        (FactChange::Supersede(text(NEW)), |fact, later| {
            later.is_some_and(|later| later.row().text == NEW) && !fact.status().stands()
        }),
        (FactChange::Invalidate, |fact, _| fact.life().invalidated().is_some()),
    ]
}

impl Waiting {
    fn change(&self, fact: &FactId, change: &FactChange<String>, minute: i64) -> Result<PendingId, Breach> {
        let stored = self.fact(fact.as_str())?;
        let stored = stored.ok_or_else(|| Breach::Law(format!("{fact} is not there")))?;
        let new = samples::proposed_change(&stored, change, &self.scope(), &Met::nowhere(minute))?;
        match block_on(self.ground.store.stage(new))? {
            Staging::Waiting { id, .. } => Ok(id),
            other => Err(Breach::Law(format!("{change:?} does not wait: {other:?}"))),
        }
    }
}

/// What is asked of a fact waits, changes nothing until it is applied, and then makes of the fact what was asked for.
pub(super) fn a_change_of_a_fact_waits_and_is_applied(backend: &dyn Backend) -> Result<(), Breach> {
    let waiting = Waiting::new(backend);
    let scope = waiting.scope();
    let mut fact = waiting.ground.state(TEXT, &scope, Reach::Project)?;
    for (minute, (change, holds)) in (10..).zip(changes()) {
        let before = waiting.fact(fact.as_str())?;
        let id = waiting.change(&fact, &change, minute)?;
        let read = waiting.one(&id)?;
        let draft = Proposal::ChangeFact { id: fact.to_string(), change: change.clone() };
        ensure_eq!(read.draft(), Some(&draft), "the draft");
        ensure_eq!(read.row().target.as_deref(), Some(fact.as_str()), "its target");
        ensure_eq!(waiting.fact(fact.as_str())?, before, "the fact while it waits");
        let item = waiting.apply(&read)?;
        let now = waiting.fact(fact.as_str())?;
        let now = now.ok_or_else(|| Breach::Law(format!("{change:?} takes the fact away")))?;
        let later = now.superseded_by().map(|later| waiting.fact(later.as_str())).transpose()?.flatten();
        ensure!(holds(&now, later.as_ref()), "{change:?} makes of the fact {now:?}, then {later:?}");
        ensure_eq!(waiting.one(&id)?.draft(), None, "the draft of what does not wait");
        ensure_eq!(waiting.standing(&id)?, "applied", "how it stands");
        fact = now.superseded_by().cloned().unwrap_or(fact);
        ensure_eq!(item, fact.to_string(), "what it became");
    }
    let custody = samples::custody(&waiting.ground.setup.tenant)?;
    ensure_eq!(block_on(veridical::Inspect::check(&*waiting.ground.store, &custody))?, [], "the flaws");
    Ok(())
}

/// A fact that ended in the meantime stays as it is, whatever was approved of it; of one fact the newest proposal waits, and with
/// the fact it is forgotten.
pub(super) fn a_change_of_a_fact_that_ended_changes_nothing(backend: &dyn Backend) -> Result<(), Breach> {
    for (change, _) in changes() {
        let waiting = Waiting::new(backend);
        let scope = waiting.scope();
        let fact = waiting.ground.state(TEXT, &scope, Reach::Project)?;
        let first = waiting.change(&fact, &FactChange::Tag("older".to_owned()), 4)?;
        let id = waiting.change(&fact, &change, 5)?;
        ensure_eq!(waiting.standing(&first)?, "replaced", "how the earlier one stands");
        let ends = samples::step(&fact, &veridical::slot::Step::Invalidated, &scope)?;
        block_on(veridical::slot::Facts::step(&*waiting.ground.store, ends))?;
        let before = waiting.fact(fact.as_str())?;
        let applied = waiting.apply(&waiting.one(&id)?);
        ensure!(applied.is_err(), "{change:?} is applied to what ended");
        ensure_eq!(waiting.fact(fact.as_str())?, before, "the fact that ended");
    }
    let waiting = Waiting::new(backend);
    let scope = waiting.scope();
    let fact = waiting.ground.state(TEXT, &scope, Reach::Project)?;
    let id = waiting.change(&fact, &FactChange::Supersede(NEW.to_owned()), 5)?;
    let gone = samples::forgetting_item(veridical::policy::forget::Target::Fact(fact), &scope)?;
    block_on(veridical::policy::forget::Forget::forget(&*waiting.ground.store, gone))?;
    ensure_eq!(waiting.standing(&id)?, "forgotten", "how a change of what is forgotten stands");
    Ok(())
}
