use super::ground::{Ground, principal, tenant, values};
use crate::breach::{ensure, ensure_eq};
use crate::{Backend, Breach, Setup, samples};
use pollster::block_on;
use std::sync::Barrier;
use veridical::Inspect;
use veridical::kernel::{Scope, StoreError, Veracity};
use veridical::policy::forget::{Forget, Target};
use veridical::recall::{Filter, ItemKind};
use veridical::slot::{Current, Reach, SlotKept, Slots, StoredFact};

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
