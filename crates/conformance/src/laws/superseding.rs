use super::ground::{Ground, lesson, met_in};
use crate::breach::{ensure, ensure_eq};
use crate::samples::{self, Lesson, Met};
use crate::{Backend, Breach};
use pollster::block_on;
use veridical::Counts;
use veridical::episode::{Episodes, Page};
use veridical::kernel::{EpisodeId, Scope};
use veridical::recall::{CANDIDATE_LIMIT, Filter, Query};

/// What says that a failure was not overcome is superseded by the proof of what overcame it: kept, with a pointer, and
/// given only when history is asked for.
pub(super) fn a_lesson_that_a_later_one_contradicts_points_to_it_and_is_history(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    let unsolved = fail(&ground, &lesson(), &scope)?;
    let other = fail(&ground, &Lesson::new("cart", "it is empty", "1"), &scope)?;
    let elsewhere = fail(&ground, &lesson(), &ground.project("blog"))?;
    ensure_eq!(seen(&ground, &scope, true)?, seen(&ground, &scope, false)?, "before the fix");
    let fix = ground.record(&lesson(), &scope, met_in(&samples::session("one")))?.id().clone();

    ensure_eq!(successor(&ground, &scope, &unsolved)?, Some(fix.clone()), "the pointer");
    for (id, scope) in [(&fix, &scope), (&other, &scope), (&elsewhere, &ground.project("blog"))] {
        ensure_eq!(successor(&ground, scope, id)?, None, "the pointer of a live one");
    }
    let mut live = vec![fix.to_string(), other.to_string()];
    live.sort();
    let mut all = [live.clone(), vec![unsolved.to_string()]].concat();
    all.sort();
    ensure_eq!(seen(&ground, &scope, false)?, [live.clone(), live], "the live ones: listed, and found");
    ensure_eq!(seen(&ground, &scope, true)?, [all.clone(), all], "all of them: listed, and found");
    ensure_eq!(
        ground.counts(&scope)?,
        Counts { episodes: 2, verified: 2, facts: 0, slots: 0 },
        "the live ones, counted"
    );
    let pool = ground.pool(&scope, "ledger cart", Filter::default(), CANDIDATE_LIMIT)?;
    ensure_eq!(pool.statistics.documents, 2, "the items that terms are counted in");
    let key = ground.episode(&scope, &fix)?.and_then(|episode| episode.row().failure);
    for (history, expected) in [(false, 1), (true, 2)] {
        let filter = Filter { history, ..Filter::default() };
        let query = Query::parse("").about(key);
        let pool =
            block_on(veridical::recall::Candidates::candidates(&*ground.store, &scope, &query, &filter, 0))?;
        ensure_eq!(pool.candidates.len(), expected, "about the failure, history {history}");
    }

    let links = ground.links()?;
    ensure_eq!(links.len(), 5, "the links");
    let last = links.last().map(|link| (link.kind.as_str(), link.target.as_str()));
    ensure_eq!(last, Some(("supersede-episode", unsolved.as_str())), "the last link");
    let custody = samples::custody(&ground.setup.tenant)?;
    ensure_eq!(block_on(veridical::Inspect::check(&*ground.store, &custody))?, [], "the flaws");
    Ok(())
}

/// A pointer never changes, a fix is superseded by no failure, and what comes later supersedes anew.
pub(super) fn only_a_later_success_about_the_same_failure_supersedes(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    let session = samples::session("one");
    let fix = ground.record(&lesson(), &scope, met_in(&session))?.id().clone();
    let unsolved = fail(&ground, &lesson(), &scope)?;
    ensure_eq!(successor(&ground, &scope, &fix)?, None, "a fix, after the failure came back");
    ensure_eq!(successor(&ground, &scope, &unsolved)?, None, "the failure that came back");
    let again = ground.record(&lesson(), &scope, met_in(&samples::session("two")))?;
    ensure_eq!(again.id(), &fix, "the same fix again");
    ensure_eq!(successor(&ground, &scope, &unsolved)?, Some(fix.clone()), "the failure, fixed again");
    let links = ground.links()?.len();
    let second = ground.record(&Lesson { fix: "debit".into(), ..lesson() }, &scope, met_in(&session))?;
    ensure!(second.id() != &fix, "another fix is the same episode");
    ensure_eq!(successor(&ground, &scope, &unsolved)?, Some(fix.clone()), "a pointer that stands");
    ensure_eq!(successor(&ground, &scope, &fix)?, None, "a fix beside another");
    ensure_eq!(ground.links()?.len(), links + 1, "the links of another fix");
    fail(&ground, &lesson(), &scope)?;
    ensure_eq!(successor(&ground, &scope, &unsolved)?, Some(fix), "a failure that is met once more");
    Ok(())
}

/// What says that several tests fail is not undone by the proof that one of them was mended.
pub(super) fn a_failure_of_several_tests_is_superseded_when_all_of_them_are_mended(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let (one, other) = (lesson(), Lesson::new("cart", "it is empty", "1"));
    for failed in [[&one, &other], [&other, &one]] {
        let ground = Ground::new(backend);
        let scope = ground.project("shop");
        let permit = samples::several(&failed, false, &scope, Met::nowhere(3))?;
        let both = block_on(Episodes::record(&*ground.store, permit))?.id().clone();
        let alone = fail(&ground, &one, &scope)?;
        for lesson in [&one, &other] {
            ground.record(lesson, &scope, met_in(&samples::session("one")))?;
            ensure_eq!(
                successor(&ground, &scope, &both)?,
                None,
                "the failure of both, after one of them was mended"
            );
        }
        ensure!(
            successor(&ground, &scope, &alone)?.is_some(),
            "the failure of one alone is live, though mended"
        );
        let permit = samples::several(&[&one, &other], true, &scope, Met::nowhere(9))?;
        let fix = block_on(Episodes::record(&*ground.store, permit))?.id().clone();
        ensure_eq!(
            successor(&ground, &scope, &both)?,
            Some(fix),
            "the failure of both, after both were mended"
        );
    }
    Ok(())
}

fn fail(ground: &Ground, lesson: &Lesson, scope: &Scope) -> Result<EpisodeId, Breach> {
    let permit = samples::failure(lesson, scope, Met::nowhere(3))?;
    Ok(block_on(Episodes::record(&*ground.store, permit))?.id().clone())
}

fn successor(ground: &Ground, scope: &Scope, id: &EpisodeId) -> Result<Option<EpisodeId>, Breach> {
    let found = ground.episode(scope, id)?;
    let episode = found.ok_or_else(|| Breach::Law(format!("{id} is not read back")))?;
    Ok(episode.superseded_by().cloned())
}

/// The ids of what is listed and of what is found, with or without history.
fn seen(ground: &Ground, scope: &Scope, history: bool) -> Result<[Vec<String>; 2], Breach> {
    let listed = ground.list(scope, Page { history, ..Page::default() })?;
    let mut listed: Vec<String> = listed.iter().map(|episode| episode.row().id.to_string()).collect();
    let filter = Filter { history, ..Filter::default() };
    let found = ground.pool(scope, "ledger cart", filter, CANDIDATE_LIMIT)?;
    let mut found: Vec<String> = found.candidates.into_iter().map(|candidate| candidate.item.id).collect();
    listed.sort();
    found.sort();
    Ok([listed, found])
}
