use super::ground::{Ground, lesson, met_in};
use crate::breach::{ensure, ensure_eq};
use crate::samples::{self, Lesson, Met};
use crate::{Backend, Breach};
use pollster::block_on;
use veridical::episode::Episodes;
use veridical::kernel::{EpisodeId, Scope, SignatureKey};
use veridical::recall::{Candidate, Candidates, FAILURE_LIMIT, Filter, ItemKind, Query};
use veridical::slot::Reach;

/// A lesson is offered for its own failure, whatever the words of the query, and for no other failure.
pub(super) fn an_episode_is_offered_for_the_very_failure_that_it_is_about(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    let other = Lesson::new("ledger", "entries do not add up", "debit - credit");
    let own = record(&ground, &lesson(), &scope)?;
    let near = record(&ground, &other, &scope)?;
    ground.state("The ledger closes at noon", &scope, Reach::Project)?;
    ensure!(own.1 != near.1, "two failures have one key");
    for (id, key) in [&own, &near] {
        for limit in [0, 1, 9] {
            ensure_eq!(
                ids(&about(&ground, &scope, "", &[*key], limit)?),
                [id.to_string()],
                "what is offered"
            );
        }
        let both = about(&ground, &scope, "noon", &[*key], 9)?;
        ensure_eq!(both.len(), 2, "what is offered beside a word");
        let twice = about(&ground, &scope, "ledger", &[*key, *key], 9)?;
        ensure_eq!(twice.len(), 3, "each item once");
    }
    let both = about(&ground, &scope, "", &[own.1, near.1], 0)?;
    ensure_eq!(both.len(), 2, "what is offered for two failures");
    let never = SignatureKey::new([7; 16]);
    ensure_eq!(
        about(&ground, &scope, "", &[never], 9)?.len(),
        0,
        "what is offered for a failure that nobody met"
    );
    let facts = Filter { kind: Some(ItemKind::Fact), ..Filter::default() };
    let query = Query::parse("").about([own.1]);
    let pool = block_on(Candidates::candidates(&*ground.store, &scope, &query, &facts, 9))?;
    ensure_eq!(pool.candidates.len(), 0, "the facts about a failure");
    Ok(())
}

/// A run in which several tests fail shows a failure for each of them, and its lesson comes back with any.
pub(super) fn a_lesson_of_several_tests_is_offered_for_each_of_them_in_whatever_order_they_failed(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    let (one, other) = (lesson(), Lesson::new("cart", "it is empty", "1"));
    let alone = [record(&ground, &one, &scope)?, record(&ground, &other, &scope)?];
    let mut both = Vec::new();
    for (order, minutes) in [([&one, &other], 5), ([&other, &one], 6)] {
        let permit = samples::several(&order, true, &scope, Met::nowhere(minutes))?;
        both.push(block_on(Episodes::record(&*ground.store, permit))?.id().to_string());
    }
    for (own, key) in &alone {
        let mut expected = [both.clone(), vec![own.to_string()]].concat();
        expected.sort();
        expected.dedup();
        ensure_eq!(
            ids(&about(&ground, &scope, "", &[*key], 0)?),
            expected,
            "what is offered for one of the tests"
        );
    }
    let blog = ground.project("blog");
    ensure_eq!(
        about(&ground, &blog, "", &alone.map(|(_, key)| key), 0)?.len(),
        0,
        "what is offered elsewhere"
    );
    Ok(())
}

/// The scope goes before the key: no other project, no session without one and no other profile is offered anything.
pub(super) fn a_failure_of_another_project_offers_nothing(backend: &dyn Backend) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let (shop, blog) = (ground.project("shop"), ground.project("blog"));
    let (own, key) = record(&ground, &lesson(), &shop)?;
    for n in 0..2 * FAILURE_LIMIT {
        record(&ground, &Lesson { fix: format!("debit - credit * {n}"), ..lesson() }, &blog)?;
    }
    ensure_eq!(ids(&about(&ground, &shop, "", &[key], 9)?), [own.to_string()], "what its project is offered");
    let foreign = samples::scope(&super::ground::tenant("profile-b"), shop.principal(), Some("shop"));
    for scope in [ground.project("never-seen"), ground.unbound(), foreign] {
        let offered = about(&ground, &scope, "", &[key], 9)?;
        ensure_eq!(offered.len(), 0, "what is offered in {:?}", scope.project());
    }
    Ok(())
}

/// However often a failure was met, a bounded number of lessons is offered: those that ended it, of these the ones that
/// were met in the most sessions, then the newest.
pub(super) fn of_many_lessons_about_a_failure_those_that_ended_it_are_offered(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    let mut fixes = Vec::new();
    for n in 0..=FAILURE_LIMIT {
        fixes.push(record(&ground, &Lesson { fix: format!("debit - credit * {n}"), ..lesson() }, &scope)?);
    }
    let permit = samples::failure(&lesson(), &scope, Met::nowhere(90))?;
    let failure = block_on(Episodes::record(&*ground.store, permit))?.id().clone();
    let key = fixes.first().map_or(SignatureKey::new([0; 16]), |(_, key)| *key);
    let mut expected: Vec<String> = fixes.iter().skip(1).map(|(id, _)| id.to_string()).collect();
    expected.sort();
    let offered = about(&ground, &scope, "", &[key], 0)?;
    ensure_eq!(ids(&offered), expected, "what is offered");
    let oldest = Lesson { fix: "debit - credit * 0".to_owned(), ..lesson() };
    ground.record(&oldest, &scope, met_in(&samples::session("two")))?;
    let mut expected: Vec<String> =
        fixes.iter().enumerate().filter(|(n, _)| *n != 1).map(|(_, (id, _))| id.to_string()).collect();
    expected.sort();
    ensure_eq!(
        ids(&about(&ground, &scope, "", &[key], 0)?),
        expected,
        "what is offered when the oldest was met twice"
    );
    let Some(failed) = ground.episode(&scope, &failure)? else {
        return Err(Breach::Law("the failure is not read back".into()));
    };
    ensure_eq!(failed.row().failure, Some(key), "the key of the failure alone");
    Ok(())
}

fn record(ground: &Ground, lesson: &Lesson, scope: &Scope) -> Result<(EpisodeId, SignatureKey), Breach> {
    let id = ground.record(lesson, scope, met_in(&samples::session("one")))?.id().clone();
    let key = ground.episode(scope, &id)?.and_then(|episode| episode.row().failure);
    key.map(|key| (id, key))
        .ok_or_else(|| Breach::Law("a fix comes back without the key of its failure".into()))
}

fn about(
    ground: &Ground,
    scope: &Scope,
    text: &str,
    failures: &[SignatureKey],
    limit: usize,
) -> Result<Vec<Candidate>, Breach> {
    let query = Query::parse(text).about(failures.iter().copied());
    Ok(block_on(Candidates::candidates(&*ground.store, scope, &query, &Filter::default(), limit))?.candidates)
}

fn ids(candidates: &[Candidate]) -> Vec<String> {
    let mut ids: Vec<String> = candidates.iter().map(|candidate| candidate.item.id.clone()).collect();
    ids.sort();
    ids
}
