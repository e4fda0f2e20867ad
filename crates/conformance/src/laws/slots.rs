use super::ground::{Ground, principal, tenant, values};
use crate::breach::{ensure, ensure_eq};
use crate::{Backend, Breach, Setup, samples};
use pollster::block_on;
use std::sync::Barrier;
use veridical::Inspect;
use veridical::kernel::{Scope, StoreError, Veracity};
use veridical::policy::forget::{Forget, Target};
use veridical::recall::{Filter, ItemKind};
use veridical::slot::{Category, Current, Reach, SlotKept, Slots, Status, Step, Stepped, StoredFact};

const EDITOR: &str = "preference.editor";

/// A slot is set, corrected at the expected revision, and read back under any spelling; the earlier value points to the
/// later one and is history.
pub(super) fn a_correction_takes_the_place_of_the_expected_value(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    ensure_eq!(ground.live(&scope, EDITOR)?, [], "a slot that nobody set");
    let SlotKept::Set(first, _) = ground.fill(EDITOR, "vim", &scope, Reach::Global, None)? else {
        return Err(Breach::Law("an empty slot is not set".into()));
    };
    let SlotKept::Set(second, _) =
        ground.fill("Preference.Editor", "helix", &scope, Reach::Global, Some(1))?
    else {
        return Err(Breach::Law("a slot is not corrected".into()));
    };
    ensure_eq!(
        ground.live(&ground.unbound(), "preference.edi-tor")?,
        [("helix".to_owned(), 2)],
        "the live value"
    );
    let history = ground.history(&scope, EDITOR)?;
    ensure_eq!(values(&history), [("helix".to_owned(), 2), ("vim".to_owned(), 1)], "the history");
    let Some(old) = ground.fact(&scope, &first)? else {
        return Err(Breach::Law("the earlier value is gone".into()));
    };
    ensure_eq!(old.superseded_by(), Some(&second), "the pointer of the earlier value");
    for value in &history {
        ensure!(value.sealed() && value.veracity() == Veracity::Stated, "a value is not sealed as stated");
    }
    ensure_eq!(ground.counts(&scope)?.slots, 1, "the slots");
    let custody = samples::custody(&ground.setup.tenant)?;
    ensure_eq!(block_on(Inspect::check(&*ground.store, &custody))?, [], "the flaws");
    Ok(())
}

/// A value that expects another revision, or an empty slot, changes nothing and is told the live value; the live value
/// once more changes nothing either.
pub(super) fn a_lost_race_changes_nothing_and_shows_the_live_value(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    let fill = |value, expected| ground.fill(EDITOR, value, &scope, Reach::Global, expected);
    ensure_eq!(fill("vim", Some(1))?, SlotKept::Lost(None), "a correction of an empty slot");
    fill("vim", None)?;
    fill("helix", Some(1))?;
    let links = ground.links()?.len();
    for expected in [None, Some(1), Some(3)] {
        let SlotKept::Lost(Some(live)) = fill("emacs", expected)? else {
            return Err(Breach::Law(format!("a value that expects {expected:?} is kept")));
        };
        ensure_eq!(live.row().text, "helix", "the value that is shown");
    }
    for expected in [None, Some(2)] {
        let again = fill("helix", expected)?;
        ensure!(
            matches!(again, SlotKept::Unchanged(_, revision) if revision.get() == 2),
            "the same value is kept again"
        );
    }
    ensure_eq!(ground.links()?.len(), links, "the links");
    ensure_eq!(ground.live(&scope, EDITOR)?, [("helix".to_owned(), 2)], "the live value");
    Ok(())
}

/// Of writers at once that expect the same revision one succeeds, and no accepted value is lost: the revisions are
/// without a gap and each points to the next.
pub(super) fn writers_at_once_leave_one_live_value_and_lose_none(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    const WRITERS: u32 = 4;
    const ROUNDS: u32 = 5;
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    for round in 0..ROUNDS {
        let start = Barrier::new(WRITERS as usize);
        let race = |writer: u32| {
            let expected = (round > 0).then_some(round);
            start.wait();
            ground.fill(
                EDITOR,
                &format!("editor number {round} of {writer}"),
                &scope,
                Reach::Global,
                expected,
            )
        };
        let race = &race;
        let kept: Vec<_> = std::thread::scope(|threads| {
            let running: Vec<_> = (0..WRITERS).map(|writer| threads.spawn(move || race(writer))).collect();
            running.into_iter().map(std::thread::ScopedJoinHandle::join).collect()
        });
        let mut won = 0;
        for kept in kept {
            match kept.map_err(|_| Breach::Law("a writer panicked".into()))?? {
                SlotKept::Set(_, revision) => {
                    won += 1;
                    ensure_eq!(revision.get(), round + 1, "the revision");
                }
                SlotKept::Lost(Some(_)) => {}
                other => return Err(Breach::Law(format!("a racing value is answered {other:?}"))),
            }
        }
        ensure_eq!(won, 1, "how many writers won");
        ensure_eq!(ground.live(&scope, EDITOR)?.len(), 1, "the live values");
    }
    let revisions: Vec<u32> = values(&ground.history(&scope, EDITOR)?).into_iter().map(|(_, n)| n).collect();
    ensure_eq!(revisions, (1..=ROUNDS).rev().collect::<Vec<_>>(), "the history");
    let pointers = ground.history(&scope, EDITOR)?;
    let earlier = pointers.iter().skip(1).zip(&pointers);
    let lost = earlier.filter(|(earlier, later)| earlier.superseded_by() != Some(&later.row().id)).count();
    ensure_eq!(lost, 0, "values that do not point to the next");
    Ok(())
}

/// A slot belongs to one person and one place; the project's own comes before the one that holds everywhere.
pub(super) fn a_slot_belongs_to_one_person_and_one_place(backend: &dyn Backend) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = |name: &str| samples::scope(&ground.setup.tenant, &principal(name), Some("shop"));
    let (ann, bob) = (scope("telegram:ann"), scope("telegram:bob"));
    let blog = samples::scope(&ground.setup.tenant, &principal("telegram:ann"), Some("blog"));
    ground.fill(EDITOR, "everywhere helix", &ann, Reach::Global, None)?;
    ground.fill(EDITOR, "here kakoune", &ann, Reach::Project, None)?;
    let own = [("here kakoune".to_owned(), 1), ("everywhere helix".to_owned(), 1)];
    ensure_eq!(ground.live(&ann, EDITOR)?, own, "the person's values in the project");
    ensure_eq!(ground.live(&blog, EDITOR)?, own.get(1..).unwrap_or_default(), "in another project");
    ensure_eq!(ground.live(&bob, EDITOR)?, [], "another person's values");
    ensure_eq!(ground.history(&bob, EDITOR)?, [], "another person's history");
    ensure_eq!(ground.found(&bob, "helix kakoune")?, Vec::<String>::new(), "another person finds");
    ensure_eq!(ground.found(&ann, "helix kakoune")?.len(), 1, "the project finds");
    ensure_eq!(ground.found(&blog, "helix kakoune")?.len(), 1, "another project finds");
    let other = Setup::of(&tenant("profile-b"), 2);
    let foreign = samples::scope(&other.tenant, &principal("telegram:ann"), Some("shop"));
    ensure_eq!(ground.live(&foreign, EDITOR)?, [], "another profile's values");
    let refused = ground.fill(EDITOR, "a foreign one", &foreign, Reach::Global, None);
    ensure!(matches!(refused, Err(Breach::Store(StoreError::ForeignKey))), "another profile writes");
    Ok(())
}

/// Inside a project its own value of a slot is the one current one: it alone is found and counted, until it is forgotten. The
/// one that holds everywhere stays as it is, is current elsewhere, and can be corrected meanwhile.
pub(super) fn of_one_name_one_value_is_current(backend: &dyn Backend) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let (shop, blog) = (ground.project("shop"), ground.project("blog"));
    let current = |scope: &Scope| -> Result<Vec<(String, Option<String>)>, Breach> {
        let live = block_on(Slots::live(&*ground.store, scope, None))?;
        let text = |fact: &StoredFact| fact.row().text.clone();
        Ok(Current::of(live).iter().map(|one| (text(one.value()), one.hides().map(text))).collect())
    };
    ground.fill(EDITOR, "codes in vim", &shop, Reach::Global, None)?;
    ground.fill("preference.shell", "codes in fish", &shop, Reach::Global, None)?;
    let SlotKept::Set(own, _) =
        ground.fill("Preference.edi_tor", "codes in zed", &shop, Reach::Project, None)?
    else {
        return Err(Breach::Law("the project's own value is not set".into()));
    };
    ground.fill(EDITOR, "codes in helix", &shop, Reach::Global, Some(1))?;
    let shell = ("codes in fish".to_owned(), None);
    let here = ("codes in zed".to_owned(), Some("codes in helix".to_owned()));
    let elsewhere = ("codes in helix".to_owned(), None);
    for (scope, editor, word) in
        [(&shop, &here, "zed"), (&blog, &elsewhere, "helix"), (&ground.unbound(), &elsewhere, "helix")]
    {
        ensure_eq!(current(scope)?, [editor.clone(), shell.clone()], "the current values");
        let pool = ground.pool(scope, "codes vim zed helix", Filter::default(), 10)?;
        let texts: Vec<&str> = pool.candidates.iter().map(|found| found.text.as_str()).collect();
        ensure!(texts.iter().any(|text| text.contains(word)), "{word} is not found: {texts:?}");
        ensure_eq!((texts.len(), pool.statistics.documents), (2, 2), "what is found and counted");
        ensure_eq!(ground.counts(scope)?.slots, 2, "the slots");
    }
    let history = Filter { history: true, ..Filter::default() };
    ensure_eq!(ground.pool(&shop, "codes", history, 10)?.candidates.len(), 4, "what is history too");
    let target = Target::Slot { value: own, revision: 1 };
    block_on(Forget::forget(&*ground.store, samples::forgetting_item(target, &shop)?))?;
    ensure_eq!(current(&shop)?, [elsewhere, shell], "the current values without the project's own");
    ensure_eq!(ground.found(&shop, "helix")?.len(), 1, "what is found without it");
    Ok(())
}

/// A slot whose value was ended has none: nothing of it is given but its history, which says when it ended. What expects
/// the ended value loses, and the next value has the next revision. Of a project's own, the one that holds everywhere is
/// current there again.
pub(super) fn a_slot_that_is_retired_has_no_value_until_it_is_set_again(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let (shop, blog) = (ground.project("shop"), ground.project("blog"));
    let fill = |value, reach, expected| ground.fill(EDITOR, value, &shop, reach, expected);
    fill("codes in vim", Reach::Global, None)?;
    let SlotKept::Set(wide, _) = fill("codes in helix", Reach::Global, Some(1))? else {
        return Err(Breach::Law("a slot is not corrected".into()));
    };
    let SlotKept::Set(own, _) = fill("codes in zed", Reach::Project, None)? else {
        return Err(Breach::Law("the project's own value is not set".into()));
    };
    let bob = samples::scope(&ground.setup.tenant, &principal("telegram:bob"), Some("shop"));
    let links = ground.links()?.len();
    for (scope, id) in [(&blog, &own), (&bob, &wide)] {
        ensure_eq!(ground.stepped(scope, id, &Step::Invalidated)?, Stepped::Unknown, "an unseen value");
    }
    for step in [Step::Alias("the editor".into()), Step::Helpful, Step::Categorised(Category::Workflow)] {
        ensure_eq!(ground.stepped(&shop, &own, &step)?, Stepped::Unknown, "a step that is none of a slot");
    }
    ensure_eq!(ground.links()?.len(), links, "the links");
    ensure_eq!(ground.stepped(&shop, &own, &Step::Invalidated)?, Stepped::Done, "the end");
    ensure_eq!(ground.live(&shop, EDITOR)?, [("codes in helix".to_owned(), 2)], "what holds everywhere");
    ensure_eq!(ground.found(&shop, "codes")?, [wide.to_string()], "what is recalled");
    ensure_eq!(ground.stepped(&shop, &wide, &Step::Invalidated)?, Stepped::Done, "the end");
    for scope in [&shop, &blog] {
        ensure_eq!(ground.live(scope, EDITOR)?, [], "the live values");
        ensure_eq!(ground.found(scope, "codes")?, Vec::<String>::new(), "what is recalled");
        ensure_eq!(ground.counts(scope)?.slots, 0, "the slots");
    }
    for id in [&own, &wide] {
        ensure!(matches!(ground.status(&shop, id)?, Status::Invalidated(_)), "{id} has no end");
        ensure_eq!(ground.stepped(&shop, id, &Step::Invalidated)?, Stepped::Ended, "a second end");
    }
    let history = Filter { history: true, ..Filter::default() };
    ensure_eq!(ground.pool(&shop, "codes", history, 10)?.candidates.len(), 3, "what is history");
    ensure_eq!(fill("codes in emacs", Reach::Global, Some(2))?, SlotKept::Lost(None), "what expects it");
    for (value, reach, revision) in
        [("codes in helix", Reach::Global, 3), ("codes in emacs", Reach::Project, 2)]
    {
        let kept = fill(value, reach, None)?;
        ensure!(matches!(&kept, SlotKept::Set(_, set) if set.get() == revision), "set again: {kept:?}");
    }
    let revisions = values(&ground.history(&blog, EDITOR)?).into_iter().map(|(_, n)| n).collect::<Vec<_>>();
    ensure_eq!(revisions, [3, 2, 1], "the history");
    ensure_eq!(ground.found(&shop, "codes")?.len(), 1, "what is recalled then");
    let custody = samples::custody(&ground.setup.tenant)?;
    ensure_eq!(block_on(Inspect::check(&*ground.store, &custody))?, [], "the flaws");
    let newest = ground.history(&blog, EDITOR)?.remove(0).row().id.clone();
    ensure_eq!(ground.stepped(&blog, &newest, &Step::Invalidated)?, Stepped::Done, "the end");
    let target = Target::Slot { value: newest, revision: 3 };
    block_on(Forget::forget(&*ground.store, samples::forgetting_item(target, &blog)?))?;
    ensure_eq!(ground.history(&blog, EDITOR)?, [], "the history of what was retired and forgotten");
    ensure_eq!(block_on(Inspect::check(&*ground.store, &custody))?, [], "the flaws");
    Ok(())
}

/// Of those who end a value and those who correct it at once, one wins, and the slot has one value or none.
pub(super) fn of_those_who_retire_and_correct_a_slot_at_once_one_wins(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    let mut last = 0;
    for round in 0..6 {
        let expected = ground.live(&scope, EDITOR)?.first().map(|(_, revision)| *revision);
        let SlotKept::Set(id, revision) =
            ground.fill(EDITOR, &format!("editor number {round}"), &scope, Reach::Global, expected)?
        else {
            return Err(Breach::Law("the slot is not set".into()));
        };
        ensure_eq!(revision.get(), last + 1, "the revision");
        let start = Barrier::new(2);
        let retire = || {
            start.wait();
            ground.stepped(&scope, &id, &Step::Invalidated)
        };
        let correct = || {
            start.wait();
            ground.fill(EDITOR, &format!("later {round}"), &scope, Reach::Global, Some(revision.get()))
        };
        let (retired, corrected) = std::thread::scope(|threads| {
            let (retired, corrected) = (threads.spawn(retire), threads.spawn(correct));
            (retired.join(), corrected.join())
        });
        let panicked = |_| Breach::Law("a writer panicked".into());
        let (retired, corrected) = (retired.map_err(panicked)??, corrected.map_err(panicked)??);
        let won = match (retired, &corrected) {
            (Stepped::Done, SlotKept::Lost(None)) => 0,
            (Stepped::Ended, SlotKept::Set(..)) => 1,
            both => return Err(Breach::Law(format!("both are answered {both:?}"))),
        };
        ensure_eq!(ground.live(&scope, EDITOR)?.len(), won, "the live values");
        last = revision.get() + u32::try_from(won).unwrap_or_default();
    }
    Ok(())
}

/// Recall offers the live value of a slot, by its name and by what it says, as a slot; an earlier value only when history
/// is asked for.
pub(super) fn recall_offers_the_live_value_of_a_slot_alone(backend: &dyn Backend) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    ground.fill(EDITOR, "uses vim", &scope, Reach::Global, None)?;
    ground.fill(EDITOR, "uses helix", &scope, Reach::Global, Some(1))?;
    ground.state("The editor page is slow", &scope, Reach::Global)?;
    let texts = |query: &str, filter: Filter| -> Result<Vec<String>, Breach> {
        let mut texts: Vec<String> =
            ground.pool(&scope, query, filter, 10)?.candidates.into_iter().map(|found| found.text).collect();
        texts.sort();
        Ok(texts)
    };
    let slots = Filter { kind: Some(ItemKind::Slot), ..Filter::default() };
    ensure_eq!(texts("editor", slots)?, ["preference.editor: uses helix"], "the slot by its name");
    ensure_eq!(texts("vim", Filter::default())?, Vec::<String>::new(), "the earlier value");
    let history = Filter { history: true, ..slots };
    ensure_eq!(
        texts("vim", history)?,
        ["preference.editor: uses vim"],
        "the earlier value when it is asked for"
    );
    ensure_eq!(
        texts("editor", Filter { kind: Some(ItemKind::Fact), ..slots })?,
        ["The editor page is slow"],
        "facts"
    );
    Ok(())
}
