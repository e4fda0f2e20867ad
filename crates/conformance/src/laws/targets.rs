//! What waits and is about something that is there: a slot's value, or an item that is to be forgotten.

use super::pending::{TEXT, Waiting};
use crate::breach::{ensure, ensure_eq};
use crate::samples::{self, Met};
use crate::{Backend, Breach};
use pollster::block_on;
use veridical::kernel::PendingId;
use veridical::policy::forget::{Forget, Forgotten, Target};
use veridical::policy::pending::{Claim, Filling, Item, NewPending, NotWaiting, Proposal, Staging};
use veridical::slot::{Reach, Revision, SlotKept};

const EDITOR: &str = "preference.editor";

impl Waiting {
    fn put(&self, new: NewPending) -> Result<Staging, Breach> {
        Ok(block_on(self.ground.store.stage(new))?)
    }

    /// A value of the editor's slot is asked for; the id, and that of an earlier proposal whose place it takes.
    fn value(
        &self,
        name: &str,
        value: &str,
        reach: Reach,
        expected: Option<u32>,
    ) -> Result<(PendingId, Option<PendingId>), Breach> {
        let expected = expected.and_then(Revision::new);
        let new = samples::proposed_value(name, value, &self.scope(), reach, expected, &Met::nowhere(5))?;
        match self.put(new)? {
            Staging::Waiting { id, replaced } => Ok((id, replaced)),
            other => Err(Breach::Law(format!("{value} does not wait: {other:?}"))),
        }
    }

    fn forgetting(&self, target: Target) -> Result<PendingId, Breach> {
        match self.put(samples::proposed_forgetting(target, &self.scope(), &Met::nowhere(5))?)? {
            Staging::Waiting { id, .. } => Ok(id),
            other => Err(Breach::Law(format!("a forgetting does not wait: {other:?}"))),
        }
    }

    /// What the editor's slots hold, the project's own first.
    fn editors(&self) -> Result<Vec<(String, u32)>, Breach> {
        self.ground.live(&self.scope(), EDITOR)
    }
}

/// What is asked of a slot waits with its revision, takes effect once, and corrects the value that was there.
pub(super) fn a_slots_change_waits_and_is_applied_at_its_revision(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let waiting = Waiting::new(backend);
    let (first, _) = waiting.value(EDITOR, "vim", Reach::Global, None)?;
    waiting.apply(&waiting.one(&first)?)?;
    ensure_eq!(waiting.editors()?, [("vim".to_owned(), 1)], "the first value");
    let (second, _) = waiting.value(EDITOR, "helix", Reach::Global, Some(1))?;
    let read = waiting.one(&second)?;
    let filling = Filling::new("preference.editor", EDITOR.to_owned(), "helix".to_owned(), Reach::Global);
    ensure_eq!(read.draft(), Some(&Proposal::SupersedeSlot(filling)), "the draft");
    ensure_eq!((read.row().revision, read.row().target.as_deref()), (Some(1), Some(EDITOR)), "its target");
    ensure_eq!(waiting.editors()?, [("vim".to_owned(), 1)], "the value while it waits");
    waiting.apply(&read)?;
    ensure_eq!(waiting.editors()?, [("helix".to_owned(), 2)], "the new value");
    ensure_eq!(waiting.one(&second)?.row().target, None, "the target of what does not wait");
    ensure!(matches!(waiting.claim(&read)?, Claim::Not(NotWaiting::Ended)), "it is claimed again");
    Ok(())
}

/// Whoever was faster is not overwritten: what expects an earlier value changes nothing.
pub(super) fn a_slots_change_that_lost_its_race_changes_nothing(backend: &dyn Backend) -> Result<(), Breach> {
    let waiting = Waiting::new(backend);
    let (first, _) = waiting.value(EDITOR, "vim", Reach::Global, None)?;
    waiting.ground.fill(EDITOR, "kakoune", &waiting.scope(), Reach::Global, None)?;
    let lost = waiting.apply(&waiting.one(&first)?);
    ensure!(matches!(lost, Err(Breach::Law(_))), "a value takes the place of one that it does not expect");
    let (second, _) = waiting.value(EDITOR, "helix", Reach::Global, Some(1))?;
    waiting.ground.fill(EDITOR, "ed", &waiting.scope(), Reach::Global, Some(1))?;
    let lost = waiting.apply(&waiting.one(&second)?);
    ensure!(matches!(lost, Err(Breach::Law(_))), "a value takes the place of a later one");
    ensure_eq!(waiting.editors()?, [("ed".to_owned(), 2)], "the live value");
    Ok(())
}

/// Of one slot in one place one proposal waits, the newest, however the slot is spelled; what was asked of an earlier value
/// makes room too.
pub(super) fn of_one_target_the_newest_proposal_waits(backend: &dyn Backend) -> Result<(), Breach> {
    let waiting = Waiting::new(backend);
    let (first, _) = waiting.value("time_zone", "Europe/Berlin", Reach::Global, None)?;
    let (here, replaced) = waiting.value("time_zone", "Europe/Paris", Reach::Project, None)?;
    ensure_eq!(replaced, None, "another place is another target");
    let (second, replaced) = waiting.value("TimeZone", "Europe/Lisbon", Reach::Global, None)?;
    ensure_eq!(replaced, Some(first.clone()), "what was replaced");
    let (third, replaced) = waiting.value("timezone", "Europe/Lisbon", Reach::Global, Some(1))?;
    ensure_eq!(replaced, Some(second.clone()), "what was asked of an earlier value");
    for (id, stands) in [(&first, "replaced"), (&second, "replaced"), (&here, "waiting"), (&third, "waiting")]
    {
        ensure_eq!(waiting.standing(id)?, stands, "how {id} stands");
    }
    let again = samples::proposed_value(
        "time-zone",
        "europe/lisbon",
        &waiting.scope(),
        Reach::Global,
        Revision::new(1),
        &Met::nowhere(6),
    )?;
    ensure_eq!(waiting.put(again)?, Staging::Known(third), "the same again");
    Ok(())
}

/// A forgetting waits, is applied to what was asked for alone, and takes with it what waits and is about the item.
pub(super) fn a_forgetting_waits_and_takes_what_is_about_the_item(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let waiting = Waiting::new(backend);
    let scope = waiting.scope();
    let fact = waiting.ground.state(TEXT, &scope, Reach::Global)?;
    waiting.ground.fill(EDITOR, "vim", &scope, Reach::Global, None)?;
    let SlotKept::Set(value, _) = waiting.ground.fill(EDITOR, "helix", &scope, Reach::Global, Some(1))?
    else {
        return Err(Breach::Law("a slot is not corrected".to_owned()));
    };
    let repeated = waiting.staged("releases are cut on mondays.")?;
    let other = waiting.staged("Coffee is drunk black")?;
    let (here, _) = waiting.value(EDITOR, "ed", Reach::Project, None)?;
    let (next, _) = waiting.value(EDITOR, "kakoune", Reach::Global, Some(2))?;
    let id = waiting.forgetting(Target::Fact(fact.clone()))?;
    let draft = Proposal::Forget { item: Item::Fact, id: fact.to_string() };
    ensure_eq!(waiting.one(&id)?.draft(), Some(&draft), "the draft");
    ensure_eq!(waiting.apply(&waiting.one(&id)?)?, fact.to_string(), "what is forgotten");
    ensure!(waiting.ground.fact(&scope, &fact)?.is_none(), "the fact is there");
    let slot = waiting.forgetting(Target::Slot { value, revision: 2 })?;
    waiting.apply(&waiting.one(&slot)?)?;
    ensure_eq!(waiting.ground.history(&scope, EDITOR)?, [], "the history of the slot");
    for (id, stands) in [
        (&repeated, "forgotten"),
        (&next, "forgotten"),
        (&other, "waiting"),
        (&here, "waiting"),
        (&id, "applied"),
        (&slot, "applied"),
    ] {
        ensure_eq!(waiting.standing(id)?, stands, "how {id} stands");
    }
    let custody = samples::custody(&waiting.ground.setup.tenant)?;
    ensure_eq!(block_on(veridical::Inspect::check(&*waiting.ground.store, &custody))?, [], "the flaws");
    Ok(())
}

/// A slot that has a newer value than the one that was shown is not forgotten, and a value is no fact of its own.
pub(super) fn what_is_not_as_it_was_shown_is_not_forgotten(backend: &dyn Backend) -> Result<(), Breach> {
    let waiting = Waiting::new(backend);
    let scope = waiting.scope();
    let SlotKept::Set(value, _) = waiting.ground.fill(EDITOR, "vim", &scope, Reach::Global, None)? else {
        return Err(Breach::Law("a slot is not set".to_owned()));
    };
    let id = waiting.forgetting(Target::Slot { value: value.clone(), revision: 1 })?;
    waiting.ground.fill(EDITOR, "helix", &scope, Reach::Global, Some(1))?;
    ensure!(waiting.apply(&waiting.one(&id)?).is_err(), "another value is forgotten than was shown");
    let permit = samples::forgetting_item(Target::Fact(value), &scope)?;
    let done = block_on(Forget::forget(&*waiting.ground.store, permit))?;
    ensure_eq!(done, Forgotten::Changed, "a value as a fact");
    ensure_eq!(waiting.editors()?, [("helix".to_owned(), 2)], "the live value");
    Ok(())
}
