use super::ground::{Ground, lesson, met_in, principal, tenant};
use crate::breach::{ensure, ensure_eq};
use crate::samples::{self, Lesson, Met};
use crate::{Backend, Breach};
use pollster::block_on;
use veridical::episode::{Episodes, Page, Recorded};
use veridical::kernel::{PrincipalId, StoreError};
use veridical::policy::chain::Chain;
use veridical::recall::{CANDIDATE_LIMIT, Filter, Query, rank};
use veridical::slot::{Facts, Reach};
use veridical::{Counts, Inspect, Tally, TallyKind};

/// Get, list, candidates, statistics and counts of another project, known or unknown, show nothing of an episode.
pub(super) fn no_read_path_shows_an_episode_of_another_project(backend: &dyn Backend) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let shop = ground.project("shop");
    let id = ground.record(&lesson(), &shop, met_in(&samples::session("one")))?.id().clone();
    ground.record(&Lesson::new("blogroll", "no posts", "1"), &ground.project("blog"), Met::nowhere(1))?;
    ensure_eq!(ground.found(&shop, "ledger entries balance")?, [id.to_string()], "its own project finds");
    ensure_eq!(
        ground.counts(&shop)?,
        Counts { episodes: 1, verified: 1, facts: 0, slots: 0 },
        "its own project counts"
    );
    for scope in [ground.project("blog"), ground.project("never-seen"), ground.unbound()] {
        let place = scope.project();
        ensure!(ground.episode(&scope, &id)?.is_none(), "it is read in {place:?}");
        let listed = ground.list(&scope, Page::default())?;
        ensure!(listed.iter().all(|episode| episode.row().id != id), "it is listed in {place:?}");
        let pool = ground.pool(&scope, "ledger entries balance", Filter::default(), CANDIDATE_LIMIT)?;
        ensure_eq!(pool.candidates.len(), 0, "candidates in {place:?}");
        ensure!(pool.statistics.frequency.iter().all(|f| *f == 0), "its terms are counted in {place:?}");
        ensure!(ground.counts(&scope)?.episodes <= 1, "it is counted in {place:?}");
    }
    let nothing = ground.project("never-seen");
    ensure_eq!(ground.counts(&nothing)?, Counts::default(), "a project that nobody knows counts");
    ensure_eq!(ground.list(&nothing, Page::default())?.len(), 0, "a project that nobody knows lists");
    Ok(())
}

/// What one person's session taught, another person of the profile sees in the same project, and it stays one.
pub(super) fn the_people_of_a_profile_share_its_episodes(backend: &dyn Backend) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let ann = ground.project("shop");
    let bob = samples::scope(&ground.setup.tenant, &principal("telegram:bob"), Some("shop"));
    let id = ground.record(&lesson(), &ann, met_in(&samples::session("one")))?.id().clone();
    ensure!(ground.episode(&bob, &id)?.is_some(), "the other person does not read it");
    ensure_eq!(ground.found(&bob, "ledger")?, [id.to_string()], "the other person finds");
    let again = ground.record(&lesson(), &bob, met_in(&samples::session("two")))?;
    ensure_eq!(again.id(), &id, "met by the other person");
    ensure_eq!(ground.counts(&bob)?.episodes, 1, "the other person counts");
    Ok(())
}

/// Where the operator says that each person has episodes of their own, the same lesson is each one's, and neither another
/// person nor whoever reads what all share sees it (R5.9).
pub(super) fn where_each_person_has_episodes_of_their_own_nobody_sees_those_of_another(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let own = |person: &str| samples::own_scope(&ground.setup.tenant, &principal(person), "shop");
    let (ann, bob, shared) = (own("telegram:direct:1"), own("telegram:group:2"), ground.project("shop"));
    let first = ground.record(&lesson(), &ann, met_in(&samples::session("one")))?;
    ensure!(matches!(first, Recorded::Recorded(_)), "the first person's lesson is {first:?}");
    for (scope, session) in [(&bob, "two"), (&shared, "three")] {
        ensure!(ground.episode(scope, first.id())?.is_none(), "it is read by another person");
        ensure_eq!(ground.found(scope, "ledger entries balance")?, Vec::<String>::new(), "found");
        ensure_eq!(ground.counts(scope)?.episodes, 0, "counted");
        ensure_eq!(ground.list(scope, Page::default())?.len(), 0, "listed");
        let again = ground.record(&lesson(), scope, met_in(&samples::session(session)))?;
        ensure!(matches!(again, Recorded::Recorded(_)), "another person's lesson is {again:?}");
        ensure_eq!(ground.found(scope, "ledger entries balance")?, [again.id().to_string()], "found again");
    }
    ensure_eq!(ground.found(&ann, "ledger")?, [first.id().to_string()], "what the first person finds");
    let mine = ground.state("The ledger of the shop closes at noon", &ann, Reach::Project)?;
    let same = samples::scope(&ground.setup.tenant, ann.principal(), Some("shop"));
    ensure!(ground.fact(&same, &mine)?.is_some(), "a fact of the project depends on who sees its episodes");
    Ok(())
}

/// Without a project there are no episodes and no project facts, only what holds everywhere.
pub(super) fn a_session_without_a_project_sees_global_facts_alone(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let (shop, unbound) = (ground.project("shop"), ground.unbound());
    ground.record(&lesson(), &shop, met_in(&samples::session("one")))?;
    ground.state("The ledger of the shop closes at noon", &shop, Reach::Project)?;
    let global = ground.state("A ledger is never edited by hand", &shop, Reach::Global)?;
    ensure_eq!(ground.found(&unbound, "ledger")?, [global.to_string()], "found");
    ensure_eq!(ground.counts(&unbound)?, Counts { episodes: 0, verified: 0, facts: 1, slots: 0 }, "counted");
    ensure_eq!(ground.list(&unbound, Page::default())?.len(), 0, "listed");
    ensure_eq!(ground.found(&shop, "ledger")?.len(), 3, "found in the project");
    Ok(())
}

/// A store belongs to one profile: another one's scope and custody see nothing in it, and its permits write nothing.
pub(super) fn another_profile_reads_nothing_and_writes_nothing(backend: &dyn Backend) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let own = ground.project("shop");
    let other = tenant("profile-b");
    let foreign = samples::scope(&other, &PrincipalId::local(), Some("shop"));
    let episode = ground.record(&lesson(), &own, met_in(&samples::session("one")))?.id().clone();
    let fact = ground.state("The ledger closes at noon", &own, Reach::Global)?;

    ensure!(ground.episode(&foreign, &episode)?.is_none(), "the episode is read");
    ensure!(ground.fact(&foreign, &fact)?.is_none(), "the fact is read");
    ensure_eq!(ground.found(&foreign, "ledger")?, Vec::<String>::new(), "found");
    ensure_eq!(ground.list(&foreign, Page::default())?.len(), 0, "listed");
    ensure_eq!(ground.counts(&foreign)?, Counts::default(), "counted");

    let custody = samples::custody(&other)?;
    let links = block_on(Chain::links(&*ground.store, &custody));
    ensure!(matches!(links, Err(StoreError::ForeignKey)), "its custody opens the chain");
    let flaws = block_on(Inspect::check(&*ground.store, &custody));
    ensure!(matches!(flaws, Err(StoreError::ForeignKey)), "its custody checks the store");

    let recorded =
        block_on(Episodes::record(&*ground.store, samples::episode(&lesson(), &foreign, Met::nowhere(2))?));
    ensure!(matches!(recorded, Err(StoreError::ForeignKey)), "its episode is not refused: {recorded:?}");
    let added = samples::stated("The other ledger", &foreign, Reach::Global, &Met::nowhere(2))?;
    let added = block_on(Facts::add(&*ground.store, added));
    ensure!(matches!(added, Err(StoreError::ForeignKey)), "its fact is not refused: {added:?}");
    ensure_eq!(ground.links()?.len(), 2, "the links");
    Ok(())
}

/// Hundreds of near-identical foreign items neither push an own one out of the candidates nor count with it.
pub(super) fn foreign_items_take_no_place_of_own_ones(backend: &dyn Backend) -> Result<(), Breach> {
    const FOREIGN: u32 = 400;
    let ground = Ground::new(backend);
    let (own, foreign) = (ground.project("shop"), ground.project("blog"));
    let id = ground.state("The checkout timeout is nine seconds", &own, Reach::Project)?;
    let episode = ground.record(&lesson(), &own, met_in(&samples::session("one")))?.id().clone();
    let stranger = samples::scope(&ground.setup.tenant, &principal("telegram:bob"), Some("shop"));
    for n in 0..FOREIGN {
        let text = format!("The checkout timeout is nine seconds on branch b{n}");
        let (scope, reach) = if n % 2 == 0 { (&foreign, Reach::Project) } else { (&stranger, Reach::Global) };
        ground.state(&text, scope, reach)?;
    }
    for n in 0..20 {
        let lesson = Lesson { fix: format!("debit - credit * {n}"), ..lesson() };
        ground.record(&lesson, &foreign, met_in(&samples::session("two")))?;
    }
    for (text, own_id) in
        [("checkout timeout", id.to_string()), ("ledger entries balance", episode.to_string())]
    {
        let pool = ground.pool(&own, text, Filter::default(), 5)?;
        let found: Vec<&str> = pool.candidates.iter().map(|c| c.item.id.as_str()).collect();
        ensure_eq!(found, [own_id.as_str()], "the candidates for {text:?}");
        ensure_eq!(pool.statistics.documents, 2, "the items of the scope");
        ensure!(pool.statistics.frequency.iter().all(|f| *f <= 1), "foreign terms count for {text:?}");
    }
    Ok(())
}

/// What happened in sessions is added up for the person and the project in which it happened, and read there alone.
pub(super) fn what_happened_is_added_up_by_person_and_project(backend: &dyn Backend) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let (shop, unbound) = (ground.project("shop"), ground.unbound());
    let bob = samples::scope(&ground.setup.tenant, &principal("telegram:bob"), Some("shop"));
    let mut tally = Tally::default();
    TallyKind::ALL.iter().for_each(|kind| tally.count(*kind, "cookie", 2));
    let mut twice = tally.clone();
    twice.add(&tally);
    for (scope, times) in [(&shop, 2), (&unbound, 1)] {
        (0..times).try_for_each(|_| block_on(ground.store.add_tally(scope, &tally)))?;
    }
    ensure_eq!(block_on(ground.store.tallied(&shop))?, twice, "what happened in the project");
    ensure_eq!(block_on(ground.store.tallied(&unbound))?, tally, "what happened in none");
    for other in [bob, ground.project("blog")] {
        ensure_eq!(block_on(ground.store.tallied(&other))?, Tally::default(), "what happened elsewhere");
    }
    Ok(())
}

/// What a scope is told is what a store of its own would tell it: the same scores in the same order, the same pages, the
/// same counts.
pub(super) fn foreign_items_change_neither_scores_nor_order_nor_pages(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let (crowded, alone) = (Ground::new(backend), Ground::new(backend));
    let own = crowded.project("shop");
    let stranger = samples::scope(&crowded.setup.tenant, &principal("telegram:bob"), Some("blog"));
    for n in 0..12_u8 {
        for m in 0..4 {
            let foreign = Lesson { fix: format!("debit * {n} - {m}"), ..lesson() };
            crowded.record(&foreign, &stranger, Met::nowhere(i64::from(n)))?;
            let text = format!("The ledger of {n} entries closes at noon {m}");
            crowded.state(&text, &stranger, if m % 2 == 0 { Reach::Global } else { Reach::Project })?;
        }
        for ground in [&crowded, &alone] {
            let lesson = Lesson { fix: format!("debit - {n}"), ..lesson() };
            ground.record(&lesson, &own, Met::nowhere(i64::from(n)))?;
            ground.claim(&format!("The ledger of {n} entries opens at {n}"), &own, Reach::Project)?;
        }
    }
    let at = Met::nowhere(100).at;
    for (text, limit) in
        [("ledger entries balance", 64), ("ledger entries", 5), ("debit opens 7", 3), ("noon", 64)]
    {
        let told = |ground: &Ground| -> Result<Vec<(String, f64)>, Breach> {
            let ranked = rank(&Query::parse(text), ground.pool(&own, text, Filter::default(), limit)?, at);
            Ok(ranked.into_iter().map(|one| (one.candidate.text, one.score)).collect())
        };
        ensure_eq!(told(&crowded)?, told(&alone)?, "what {text:?} is told");
    }
    for (offset, limit) in [(0, 5), (5, 5), (10, 50)] {
        let listed = |ground: &Ground| -> Result<Vec<String>, Breach> {
            let page = ground.list(&own, Page { offset, limit, ..Page::default() })?;
            Ok(page.into_iter().map(|episode| episode.row().text.decision.clone()).collect())
        };
        ensure_eq!(listed(&crowded)?, listed(&alone)?, "the page from {offset}");
    }
    ensure_eq!(crowded.counts(&own)?, alone.counts(&own)?, "the counts");
    Ok(())
}
