use super::ground::{Ground, lesson, met_in, principal};
use crate::breach::{ensure, ensure_eq};
use crate::samples::{self, Met};
use crate::{Backend, Breach};
use pollster::block_on;
use veridical::Inspect;
use veridical::episode::{Page, Recorded};
use veridical::kernel::Scope;
use veridical::policy::forget::{Forget, Forgotten, Target};
use veridical::slot::{Reach, SlotKept};

fn forget(ground: &Ground, target: Target, scope: &Scope) -> Result<Forgotten, Breach> {
    Ok(block_on(Forget::forget(&*ground.store, samples::forgetting_item(target, scope)?))?)
}

fn sound(ground: &Ground) -> Result<(), Breach> {
    let custody = samples::custody(&ground.setup.tenant)?;
    ensure_eq!(block_on(Inspect::check(&*ground.store, &custody))?, [], "the flaws");
    Ok(())
}

/// An item that is forgotten is in no answer any more; others stay; the lesson is not learnt again from a replay, while a
/// fact can be stated again; a link tells of the forgetting.
pub(super) fn what_is_forgotten_is_gone_from_every_read_and_is_not_learnt_again(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    let met = || met_in(&samples::session("one"));
    let id = ground.record(&lesson(), &scope, met())?.id().clone();
    ground.record(&lesson(), &scope, met_in(&samples::session("two")))?;
    let fact = ground.state("The ledger closes at noon", &scope, Reach::Global)?;
    let kept = ground.state("The ledger opens at dawn", &scope, Reach::Global)?;
    ensure_eq!(forget(&ground, Target::Episode(id.clone()), &scope)?, Forgotten::Gone, "the lesson");
    ensure_eq!(forget(&ground, Target::Fact(fact.clone()), &scope)?, Forgotten::Gone, "the fact");
    ensure!(
        ground.episode(&scope, &id)?.is_none() && ground.fact(&scope, &fact)?.is_none(),
        "it is read by its id"
    );
    ensure_eq!(ground.list(&scope, Page { history: true, ..Page::default() })?, [], "the list");
    ensure_eq!(ground.found(&scope, "ledger")?, [kept.to_string()], "what is found");
    let counts = ground.counts(&scope)?;
    ensure_eq!((counts.episodes, counts.facts), (0, 1), "the counts");
    let kinds: Vec<String> = ground.links()?.into_iter().skip(4).map(|link| link.kind).collect();
    ensure_eq!(kinds, ["forget", "forget"], "the links of the forgetting");
    ensure_eq!(ground.record(&lesson(), &scope, met())?, Recorded::Forgotten(id.clone()), "a replay");
    ensure_eq!(ground.links()?.len(), 6, "the links after the replay");
    ensure!(
        ground.state("The ledger closes at noon", &scope, Reach::Global)? != fact,
        "a fact under its old id"
    );
    ensure_eq!(forget(&ground, Target::Episode(id), &scope)?, Forgotten::Unknown, "the lesson again");
    sound(&ground)
}

/// Whoever does not see an item does not forget it.
pub(super) fn nobody_forgets_what_they_do_not_see(backend: &dyn Backend) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let (shop, blog) = (ground.project("shop"), ground.project("blog"));
    let bob = samples::scope(&ground.setup.tenant, &principal("telegram:bob"), Some("shop"));
    let id = ground.record(&lesson(), &shop, met_in(&samples::session("one")))?.id().clone();
    let fact = ground.state("The ledger closes at noon", &shop, Reach::Project)?;
    for (scope, who) in [(&blog, "another project"), (&ground.unbound(), "no project")] {
        ensure_eq!(
            forget(&ground, Target::Episode(id.clone()), scope)?,
            Forgotten::Unknown,
            "the lesson from {who}"
        );
    }
    for (scope, who) in [(&blog, "another project"), (&bob, "another person")] {
        ensure_eq!(
            forget(&ground, Target::Fact(fact.clone()), scope)?,
            Forgotten::Unknown,
            "the fact from {who}"
        );
    }
    ensure!(ground.episode(&shop, &id)?.is_some() && ground.fact(&shop, &fact)?.is_some(), "it is gone");
    ensure_eq!(ground.links()?.len(), 2, "the links");
    Ok(())
}

/// The value of a slot stands for the slot: its history goes with it, and the slot is empty.
pub(super) fn a_slot_is_forgotten_with_its_history(backend: &dyn Backend) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    let fill = |name, value, expected| ground.fill(name, value, &scope, Reach::Global, expected);
    fill("preference.editor", "vim", None)?;
    fill("preference.shell", "fish", None)?;
    let SlotKept::Set(id, _) = fill("preference.editor", "helix", Some(1))? else {
        return Err(Breach::Law("a slot is not corrected".into()));
    };
    ensure_eq!(
        forget(&ground, Target::Slot { value: id, revision: 2 }, &scope)?,
        Forgotten::Gone,
        "the slot"
    );
    ensure_eq!(ground.live(&scope, "preference.editor")?, [], "the live value");
    ensure_eq!(ground.history(&scope, "preference.editor")?, [], "the history");
    ensure_eq!(ground.live(&scope, "preference.shell")?.len(), 1, "another slot");
    sound(&ground)?;
    ensure!(
        matches!(fill("preference.editor", "kakoune", None)?, SlotKept::Set(..)),
        "the empty slot is not set"
    );
    sound(&ground)
}

/// When the lesson that overcame a failure is forgotten, the failure is unsolved again.
pub(super) fn a_failure_whose_fix_is_forgotten_is_live_again(backend: &dyn Backend) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    block_on(ground.store.record(samples::failure(&lesson(), &scope, Met::nowhere(1))?))?;
    let fix = ground.record(&lesson(), &scope, Met::nowhere(2))?.id().clone();
    ensure_eq!(ground.list(&scope, Page::default())?.len(), 1, "the live lessons while the fix is there");
    ensure_eq!(forget(&ground, Target::Episode(fix), &scope)?, Forgotten::Gone, "the fix");
    let listed = ground.list(&scope, Page::default())?;
    ensure_eq!(listed.len(), 1, "the live lessons");
    ensure!(listed.iter().all(|episode| episode.superseded_by().is_none()), "a pointer to nothing");
    ensure_eq!(ground.found(&scope, "ledger")?.len(), 1, "what is found");
    sound(&ground)
}
