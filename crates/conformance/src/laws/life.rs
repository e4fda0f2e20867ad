//! What becomes of facts after they were kept.

use super::ground::{Ground, principal};
use crate::breach::{ensure, ensure_eq};
use crate::samples::{self, Met};
use crate::{Backend, Breach};
use pollster::block_on;
use std::sync::Barrier;
use veridical::Inspect;
use veridical::kernel::{Author, FactId, Scope};
use veridical::policy::forget::{Forget, Forgotten, Target};
use veridical::recall::Filter;
use veridical::slot::{
    Alias, Category, Choice, FactKept, FactPage, Facts, Reach, Revised, Status, Step, Stepped, StoredFact,
    Tag,
};

impl Ground {
    fn opened(&self, scope: &Scope, id: &FactId) -> Result<StoredFact, Breach> {
        self.fact(scope, id)?.ok_or_else(|| Breach::Law(format!("{id} is not read back")))
    }

    pub(super) fn status(&self, scope: &Scope, id: &FactId) -> Result<Status, Breach> {
        Ok(self.opened(scope, id)?.status().clone())
    }

    fn replaced(&self, scope: &Scope, earlier: &FactId, text: &str) -> Result<Revised, Breach> {
        let permit = samples::replacing(&self.opened(scope, earlier)?, text, scope)?;
        Ok(block_on(Facts::replace(&*self.store, permit))?)
    }

    fn settled(&self, scope: &Scope, chosen: &FactId, choice: Choice) -> Result<Revised, Breach> {
        Ok(block_on(Facts::settle(&*self.store, samples::settling(chosen, choice, scope)?))?)
    }

    pub(super) fn stepped(&self, scope: &Scope, id: &FactId, step: &Step) -> Result<Stepped, Breach> {
        Ok(block_on(Facts::step(&*self.store, samples::step(id, step, scope)?))?)
    }

    fn versions(&self, scope: &Scope, id: &FactId) -> Result<Vec<FactId>, Breach> {
        let found = block_on(Facts::versions(&*self.store, scope, id))?;
        Ok(found.into_iter().map(|fact| fact.row().id.clone()).collect())
    }

    fn listed(&self, scope: &Scope, history: bool) -> Result<Vec<FactId>, Breach> {
        let found = block_on(Facts::facts(&*self.store, scope, FactPage { history, ..FactPage::default() }))?;
        Ok(found.into_iter().map(|fact| fact.row().id.clone()).collect())
    }

    /// The ids that are found when history is asked for too, sorted.
    fn found_in_history(&self, scope: &Scope, text: &str) -> Result<Vec<String>, Breach> {
        let filter = Filter { history: true, ..Filter::default() };
        let mut ids: Vec<String> =
            self.pool(scope, text, filter, 50)?.candidates.into_iter().map(|found| found.item.id).collect();
        ids.sort();
        Ok(ids)
    }

    fn is_sound(&self) -> Result<(), Breach> {
        let custody = samples::custody(&self.setup.tenant)?;
        ensure_eq!(block_on(Inspect::check(&*self.store, &custody))?, [], "the flaws");
        self.links().map(drop)
    }
}

fn sorted(ids: &[&FactId]) -> Vec<String> {
    let mut ids: Vec<String> = ids.iter().map(ToString::to_string).collect();
    ids.sort();
    ids
}

/// Of facts that contradict each other none is current until one is chosen; the others point to it then.
pub(super) fn of_facts_that_contradict_each_other_none_is_current_until_one_is_chosen(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    let one = ground.state("The checkout port is 8443", &scope, Reach::Global)?;
    ensure_eq!(ground.found(&scope, "checkout port")?, sorted(&[&one]), "one fact");
    let other = ground.state("The checkout port is 9443", &scope, Reach::Global)?;
    let third = ground.state("The checkout port is 7443", &scope, Reach::Global)?;
    let apart = ground.state("The checkout port is 7443", &scope, Reach::Project)?;
    ensure_eq!(
        ground.status(&scope, &one)?,
        Status::Contested(vec![other.clone(), third.clone()]),
        "the first one"
    );
    ensure!(!ground.status(&scope, &other)?.is_live(), "the second one is current");
    ensure_eq!(ground.status(&scope, &apart)?, Status::Live, "a fact of another place");
    ensure_eq!(ground.found(&scope, "checkout port")?, sorted(&[&apart]), "what is recalled");
    ensure_eq!(
        ground.found_in_history(&scope, "checkout port")?,
        sorted(&[&one, &other, &third, &apart]),
        "the history"
    );
    ensure_eq!(ground.counts(&scope)?.facts, 1, "the facts that hold");
    ensure_eq!(ground.listed(&scope, false)?.len(), 4, "the facts that stand");
    ensure_eq!(ground.settled(&scope, &other, Choice::Only)?, Revised::Done(other.clone()), "the choice");
    ensure_eq!(ground.status(&scope, &one)?, Status::SupersededBy(other.clone()), "the first one");
    ensure_eq!(ground.status(&scope, &third)?, Status::SupersededBy(other.clone()), "the third one");
    ensure_eq!(ground.status(&scope, &other)?, Status::Live, "the chosen one");
    ensure_eq!(ground.found(&scope, "checkout port")?, sorted(&[&other, &apart]), "what is recalled then");
    ensure_eq!(
        ground.settled(&scope, &other, Choice::Only)?,
        Revised::Unchanged(other.clone()),
        "the choice again"
    );
    ensure_eq!(
        ground.settled(&scope, &one, Choice::Only)?,
        Revised::Ended,
        "the choice of what was superseded"
    );
    ground.is_sound()
}

/// A person may say that facts which seem to contradict each other hold both.
pub(super) fn facts_that_seem_to_contradict_each_other_hold_both_when_a_person_says_so(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    let monday = ground.state("Releases are cut on Mondays", &scope, Reach::Global)?;
    let friday = ground.state("Releases are cut on Fridays", &scope, Reach::Global)?;
    ensure_eq!(ground.found(&scope, "releases cut")?, Vec::<String>::new(), "what is recalled");
    ensure_eq!(ground.settled(&scope, &friday, Choice::Beside)?, Revised::Done(friday.clone()), "the choice");
    for id in [&monday, &friday] {
        ensure_eq!(ground.status(&scope, id)?, Status::Live, "a fact that holds");
    }
    ensure_eq!(ground.found(&scope, "releases cut")?, sorted(&[&monday, &friday]), "what is recalled then");
    ground.is_sound()
}

/// A fact that says the same in nearly the same words is kept and noted, and both are current.
pub(super) fn a_fact_that_repeats_another_one_is_noted_and_current(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    let one = ground.state("Releases are cut from main", &scope, Reach::Global)?;
    let other = ground.state("releases are cut from the main", &scope, Reach::Global)?;
    for (id, twin) in [(&one, &other), (&other, &one)] {
        let fact = ground.opened(&scope, id)?;
        ensure!(fact.life().repeats().contains(twin), "that {id} is repeated is not noted");
        ensure_eq!(fact.status(), &Status::Live, "a fact that is repeated");
    }
    ensure_eq!(ground.settled(&scope, &one, Choice::Only)?, Revised::Done(one.clone()), "the choice");
    ensure_eq!(ground.found(&scope, "releases main")?, sorted(&[&one]), "what is recalled then");
    ground.is_sound()
}

/// A fact takes the place of another one, which points to it and is history.
pub(super) fn a_fact_that_is_replaced_points_to_the_later_one_and_is_history(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    let first = ground.state("The staging host is alder", &scope, Reach::Project)?;
    let Revised::Done(second) = ground.replaced(&scope, &first, "The staging host is birch")? else {
        return Err(Breach::Law("a fact is not replaced".into()));
    };
    ensure_eq!(ground.status(&scope, &first)?, Status::SupersededBy(second.clone()), "the earlier one");
    ensure_eq!(ground.status(&scope, &second)?, Status::Live, "the later one");
    ensure_eq!(ground.found(&scope, "staging host")?, sorted(&[&second]), "what is recalled");
    ensure_eq!(ground.found_in_history(&scope, "alder")?, sorted(&[&first]), "the history");
    ensure_eq!(ground.versions(&scope, &first)?, [second.clone(), first.clone()], "the versions");
    ensure_eq!(
        ground.replaced(&scope, &first, "The staging host is cedar")?,
        Revised::Ended,
        "history is replaced"
    );
    ensure_eq!(
        ground.replaced(&scope, &second, "The staging host is birch")?,
        Revised::Unchanged(second),
        "the same"
    );
    ensure_eq!(ground.counts(&scope)?.facts, 1, "the facts");
    ground.is_sound()
}

/// A fact that does not hold any more is history, and can be stated again as a new one.
pub(super) fn what_was_invalidated_is_history_and_can_be_stated_again(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    let text = "The staging database is read-only";
    let first = ground.state(text, &scope, Reach::Global)?;
    ensure_eq!(ground.stepped(&scope, &first, &Step::Invalidated)?, Stepped::Done, "the end");
    ensure!(matches!(ground.status(&scope, &first)?, Status::Invalidated(_)), "it has no end");
    ensure_eq!(ground.found(&scope, "staging database")?, Vec::<String>::new(), "what is recalled");
    for step in [Step::Invalidated, Step::Alias("the staging store takes no writes".into())] {
        ensure_eq!(ground.stepped(&scope, &first, &step)?, Stepped::Ended, "a step of history");
    }
    let second = ground.state(text, &scope, Reach::Global)?;
    ensure!(second != first, "it is under its old id again");
    ensure_eq!(ground.status(&scope, &second)?, Status::Live, "the new one");
    ensure_eq!(ground.found(&scope, "staging database")?, sorted(&[&second]), "what is recalled then");
    ensure_eq!(ground.versions(&scope, &second)?, [second.clone(), first], "the versions");
    ground.is_sound()
}

/// What contradicted a fact that has ended is current again.
pub(super) fn a_contradiction_ends_with_one_of_its_sides(backend: &dyn Backend) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    let one = ground.state("We use pnpm for the shop", &scope, Reach::Global)?;
    let other = ground.state("We never use pnpm for the shop", &scope, Reach::Global)?;
    ensure!(!ground.status(&scope, &one)?.is_live(), "the first one is current");
    ensure_eq!(ground.stepped(&scope, &other, &Step::Invalidated)?, Stepped::Done, "the end");
    ensure_eq!(ground.status(&scope, &one)?, Status::Live, "the other side");
    ensure_eq!(ground.found(&scope, "shop pnpm")?, sorted(&[&one]), "what is recalled");
    ground.is_sound()
}

/// A fact is found by another wording, shows its tags and category, and counts what was said of its use.
pub(super) fn what_is_added_to_a_fact_is_read_back_and_its_wordings_are_searched(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    let id = ground.state("Releases are cut on Mondays", &scope, Reach::Global)?;
    let tag = Tag::parse("delivery").map_err(|error| Breach::Law(error.to_string()))?;
    let steps = [
        Step::Alias("deployment happens at the beginning of each week".into()),
        Step::Tagged(tag.clone()),
        Step::Categorised(Category::Workflow),
        Step::Helpful,
    ];
    for step in &steps {
        ensure_eq!(ground.stepped(&scope, &id, step)?, Stepped::Done, "a step");
    }
    for step in steps.iter().take(3) {
        ensure_eq!(ground.stepped(&scope, &id, step)?, Stepped::Unchanged, "a step again");
    }
    ensure_eq!(ground.found(&scope, "deployment week")?, sorted(&[&id]), "what its wording finds");
    let fact = ground.opened(&scope, &id)?;
    let life = fact.life();
    let alias =
        Alias { text: "deployment happens at the beginning of each week".to_owned(), author: Author::User };
    ensure_eq!(life.aliases(), [alias], "the wordings, and whose they are");
    ensure!(life.tags().contains(&tag) && life.category() == Some(Category::Workflow), "tag or category");
    ensure_eq!(life.trust(), veridical::kernel::Trust::of(1, 0), "the trust");
    ensure_eq!(ground.stepped(&scope, &id, &Step::Untagged(tag))?, Stepped::Done, "the tag off");
    ensure!(ground.opened(&scope, &id)?.life().tags().is_empty(), "the tag is still there");
    for n in 0..7 {
        ground.stepped(&scope, &id, &Step::Alias(format!("wording number {n}")))?;
    }
    ensure_eq!(ground.stepped(&scope, &id, &Step::Alias("one too many".into()))?, Stepped::Full, "too many");
    ground.is_sound()
}

/// A fact that holds until a time is history from then on, in every answer.
pub(super) fn a_fact_ends_with_its_time(backend: &dyn Backend) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    // The clock goes on by a second each time that it is read, from 2030 on.
    let end = samples::instant((ground.setup.clock)().millis() + 40_000);
    let text = "The shop is closed to new orders";
    let kept = block_on(Facts::add(&*ground.store, samples::until(end, text, &scope, &Met::nowhere(0))?))?;
    let FactKept::Added(id) = kept else { return Err(Breach::Law("a new fact is not added".into())) };
    let lasting = ground.state("The shop is painted green", &scope, Reach::Global)?;
    ensure_eq!(ground.status(&scope, &id)?, Status::Live, "before its time");
    while (ground.setup.clock)() < end {}
    ensure_eq!(ground.status(&scope, &id)?, Status::Expired(end), "after its time");
    ensure_eq!(ground.found(&scope, "shop")?, sorted(&[&lasting]), "what is recalled");
    let pool = ground.pool(&scope, "shop closed", Filter::default(), 1)?;
    ensure_eq!((pool.statistics.documents, pool.statistics.frequency), (1, vec![1, 0]), "what is counted");
    ensure_eq!(pool.candidates.len(), 1, "what a limit leaves");
    ensure_eq!(ground.found_in_history(&scope, "shop closed")?, sorted(&[&id, &lasting]), "the history");
    ensure_eq!(ground.counts(&scope)?.facts, 1, "the facts");
    ensure_eq!(ground.listed(&scope, false)?, std::slice::from_ref(&lasting), "the list");
    ensure_eq!(ground.listed(&scope, true)?, [lasting, id.clone()], "the whole list");
    ensure!(ground.state(text, &scope, Reach::Global)? != id, "it is under its old id again");
    ground.is_sound()
}

/// Of writers at once whose facts contradict each other none makes its own current.
pub(super) fn of_writers_at_once_that_contradict_each_other_none_wins(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    const WRITERS: usize = 4;
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    let start = Barrier::new(WRITERS);
    let race = |writer: usize| {
        start.wait();
        ground.state(&format!("The checkout port is 844{writer}"), &scope, Reach::Global)
    };
    let race = &race;
    let stated: Vec<_> = std::thread::scope(|threads| {
        let running: Vec<_> = (0..WRITERS).map(|writer| threads.spawn(move || race(writer))).collect();
        running.into_iter().map(std::thread::ScopedJoinHandle::join).collect()
    });
    for id in stated {
        let id = id.map_err(|_| Breach::Law("a writer panicked".into()))??;
        let Status::Contested(others) = ground.status(&scope, &id)? else {
            return Err(Breach::Law(format!("{id} is current")));
        };
        ensure_eq!(others.len(), WRITERS - 1, "what contradicts it");
    }
    ensure_eq!(ground.found(&scope, "checkout port")?, Vec::<String>::new(), "what is recalled");
    ground.is_sound()
}

/// A fact of a project that is widened holds everywhere, under a new id to which the old one points.
pub(super) fn a_fact_that_is_widened_holds_everywhere(backend: &dyn Backend) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let (shop, blog) = (ground.project("shop"), ground.project("blog"));
    let id = ground.state("Commits are signed", &shop, Reach::Project)?;
    ensure_eq!(ground.found(&blog, "commits signed")?, Vec::<String>::new(), "elsewhere, before");
    let widen = |id: &FactId| -> Result<Revised, Breach> {
        Ok(block_on(Facts::widen(&*ground.store, samples::widening(id, &shop)?))?)
    };
    let Revised::Done(wide) = widen(&id)? else {
        return Err(Breach::Law("a fact is not widened".into()));
    };
    for scope in [&shop, &blog] {
        ensure_eq!(ground.found(scope, "commits signed")?, sorted(&[&wide]), "what is recalled");
    }
    let (earlier, later) = (ground.opened(&shop, &id)?, ground.opened(&blog, &wide)?);
    ensure_eq!(earlier.superseded_by(), Some(&wide), "the pointer");
    ensure_eq!(earlier.veracity(), later.veracity(), "the veracity");
    ensure_eq!(earlier.row().message, later.row().message, "the message");
    ensure_eq!(widen(&wide)?, Revised::Unchanged(wide.clone()), "widened again");
    ensure_eq!(widen(&id)?, Revised::Ended, "history is widened");
    ground.is_sound()
}

/// Nobody changes, lists or compares a fact that they do not see.
pub(super) fn nobody_changes_a_fact_that_they_do_not_see(backend: &dyn Backend) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let (shop, blog) = (ground.project("shop"), ground.project("blog"));
    let bob = samples::scope(&ground.setup.tenant, &principal("telegram:bob"), Some("shop"));
    let id = ground.state("The checkout port is 8443", &shop, Reach::Project)?;
    let links = ground.links()?.len();
    for scope in [&blog, &bob] {
        let unknown = Stepped::Unknown;
        ensure_eq!(ground.stepped(scope, &id, &Step::Invalidated)?, unknown, "a step");
        ensure_eq!(ground.settled(scope, &id, Choice::Only)?, Revised::Unknown, "a choice");
        let permit = samples::replacing(&ground.opened(&shop, &id)?, "The port is another one", scope)?;
        ensure_eq!(
            block_on(Facts::replace(&*ground.store, permit))?,
            Revised::Unknown,
            "another one in its place"
        );
        let permit = samples::widening(&id, scope)?;
        ensure_eq!(block_on(Facts::widen(&*ground.store, permit))?, Revised::Unknown, "a widening");
        ensure_eq!(ground.versions(scope, &id)?, [], "its versions");
        ensure_eq!(ground.listed(scope, true)?, [], "the list");
    }
    ensure_eq!(ground.links()?.len(), links, "the links");
    for scope in [&blog, &bob] {
        let own = ground.state("The checkout port is 9443", scope, Reach::Project)?;
        ensure_eq!(ground.status(scope, &own)?, Status::Live, "a fact beside a foreign one");
    }
    ensure_eq!(ground.status(&shop, &id)?, Status::Live, "the foreign one");
    ground.is_sound()
}

/// A fact that is forgotten takes with it what it replaced and what said the very same; what came later stays, and what it
/// contradicted is current again.
pub(super) fn what_a_forgotten_fact_replaced_goes_with_it(backend: &dyn Backend) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    let forget = |id: &FactId| -> Result<Forgotten, Breach> {
        let permit = samples::forgetting_item(Target::Fact(id.clone()), &scope)?;
        Ok(block_on(Forget::forget(&*ground.store, permit))?)
    };
    let first = ground.state("The staging host is alder", &scope, Reach::Global)?;
    ground.stepped(&scope, &first, &Step::Alias("alder runs the rehearsals".into()))?;
    ground.stepped(&scope, &first, &Step::Invalidated)?;
    let again = ground.state("The staging host is alder", &scope, Reach::Global)?;
    let Revised::Done(second) = ground.replaced(&scope, &again, "The staging host is birch")? else {
        return Err(Breach::Law("a fact is not replaced".into()));
    };
    let Revised::Done(third) = ground.replaced(&scope, &second, "The staging host is cedar")? else {
        return Err(Breach::Law("a fact is not replaced".into()));
    };
    let beside = ground.state("The checkout port is 8443", &scope, Reach::Global)?;
    let against = ground.state("The checkout port is 9443", &scope, Reach::Global)?;
    ensure_eq!(forget(&second)?, Forgotten::Gone, "the second one");
    for gone in [&again, &second] {
        ensure!(ground.fact(&scope, gone)?.is_none(), "{gone} is still there");
    }
    ensure!(ground.fact(&scope, &first)?.is_some(), "what only said the same as an earlier one is gone");
    ensure_eq!(ground.status(&scope, &third)?, Status::Live, "what came later");
    ensure_eq!(forget(&first)?, Forgotten::Gone, "the first one");
    ensure_eq!(
        ground.found_in_history(&scope, "alder birch rehearsals")?,
        Vec::<String>::new(),
        "the history"
    );
    ensure_eq!(forget(&against)?, Forgotten::Gone, "one side");
    ensure_eq!(ground.status(&scope, &beside)?, Status::Live, "the other side");
    ensure_eq!(ground.found(&scope, "checkout port")?, sorted(&[&beside]), "what is recalled");
    ground.is_sound()
}
