use super::ground::{Ground, lesson, met_in};
use crate::breach::{ensure, ensure_eq};
use crate::samples::{self, Lesson, Met};
use crate::{Backend, Breach};
use pollster::block_on;
use std::collections::BTreeSet;
use std::thread::ScopedJoinHandle;
use veridical::episode::{Episodes, Kind, Page, Recorded, StoredVerdict};
use veridical::evidence::Wording;
use veridical::kernel::{EpisodeId, SessionId, Veracity};

/// An episode comes back under its id with every field that it went in with, verified.
pub(super) fn an_episode_is_read_back_as_it_was_recorded(backend: &dyn Backend) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    let session = samples::session("one").continued_as(samples::session_id("two"));
    let wording = Wording { observation: "a sign was lost quarterly".into(), ..Wording::default() };
    let worded = Lesson { wording, ..lesson() };
    let permit = samples::episode(&worded, &scope, Met::in_session(&session, 7))?;
    let row = permit.subject().row(EpisodeId::parse("x").map_err(|e| Breach::Law(e.to_string()))?);
    let Recorded::Recorded(id) = block_on(Episodes::record(&*ground.store, permit))? else {
        return Err(Breach::Law("a new lesson is not recorded".into()));
    };
    let Some(episode) = ground.episode(&scope, &id)? else {
        return Err(Breach::Law(format!("{id} is not read back")));
    };
    let mut wanted = row;
    wanted.id = id;
    ensure_eq!(episode.row(), &wanted, "the row");
    ensure_eq!(episode.row().wording.observation, "a sign was lost quarterly", "the agent's wording");
    ensure_eq!(ground.found(&scope, "quarterly")?, [""; 0], "found by the agent's wording");
    ensure_eq!(episode.verdict(), StoredVerdict::Verified, "the verdict");
    ensure_eq!(episode.attestations().len(), 1, "its attestations");
    ensure_eq!(episode.independent(), 1, "its independent attestations");
    Ok(())
}

/// What the user stated comes back in the user's own words, unverified, and is one episode however often it is said.
pub(super) fn a_stated_episode_is_read_back_as_stated_and_not_as_verified(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    let record = |message: &str, met: Met| -> Result<Recorded, Breach> {
        let permit = samples::taught(message, &scope, met)?;
        Ok(block_on(Episodes::record(&*ground.store, permit))?)
    };
    let one = met_in(&samples::session("one"));
    let said = record("Fix it. Never edit the generated ledger files.", one.clone())?;
    let Some(episode) = ground.episode(&scope, said.id())? else {
        return Err(Breach::Law("a stated episode is not read back".into()));
    };
    ensure_eq!(episode.verdict(), StoredVerdict::Unverified, "the verdict");
    ensure_eq!(episode.veracity(), Veracity::Stated, "the veracity");
    ensure_eq!(episode.kind(), Kind::Constraint, "the kind");
    ensure_eq!(episode.row().text.decision, "Never edit the generated ledger files", "the sentence");
    ensure_eq!(episode.row().predicate, "", "the predicate");
    let again = record("Never edit the GENERATED ledger files!", met_in(&samples::session("two")))?;
    ensure_eq!(again, Recorded::Attested { id: said.id().clone(), independent: true }, "said again");
    ensure_eq!(ground.found(&scope, "generated ledger")?, [said.id().to_string()], "found");
    Ok(())
}

/// Replayed, resumed or met again, a lesson is one episode with more attestations. Another fix is another episode.
pub(super) fn the_same_lesson_is_attested_and_never_stored_twice(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    let (one, two) = (samples::session("one"), samples::session("two"));
    let id = ground.record(&lesson(), &scope, met_in(&one))?.id().clone();
    let resumed = one.continued_as(samples::session_id("one-resumed"));
    for (met, independent) in [(met_in(&one), false), (met_in(&resumed), false), (met_in(&two), true)] {
        let again = ground.record(&lesson(), &scope, met)?;
        ensure_eq!(again, Recorded::Attested { id: id.clone(), independent }, "the same lesson again");
    }
    ensure_eq!(ground.counts(&scope)?.episodes, 1, "the episodes");
    ensure_eq!(ground.found(&scope, "ledger")?, [id.to_string()], "found");
    let attested = ground.episode(&scope, &id)?.map(|episode| episode.attestations().len());
    ensure_eq!(attested, Some(4), "the attestations");
    let other = ground.record(&Lesson { fix: "credit - debit".into(), ..lesson() }, &scope, met_in(&one))?;
    ensure!(matches!(other, Recorded::Recorded(_)), "another fix is not recorded: {other:?}");
    let elsewhere = ground.record(&lesson(), &ground.project("blog"), met_in(&one))?;
    ensure!(matches!(elsewhere, Recorded::Recorded(_)), "another project does not record: {elsewhere:?}");
    Ok(())
}

/// An attestation is independent in another line of sessions, unless that was shown the episode or has no name.
pub(super) fn only_another_line_of_sessions_that_was_not_shown_the_episode_attests_it_independently(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    let id = ground.record(&lesson(), &scope, met_in(&samples::session("one")))?.id().clone();
    let shown = Met { seen: BTreeSet::from([id.clone()]), ..met_in(&samples::session("two")) };
    let branch = samples::session("three").continued_as(samples::session_id("three-b"));
    let meetings = [
        ("in no named session", Met::nowhere(10), false),
        ("after it was shown", shown, false),
        ("in the first session", met_in(&samples::session("one")), false),
        ("in another session", met_in(&samples::session("three")), true),
        ("in a branch of that", met_in(&branch), false),
        ("in a session that branched from nothing", met_in(&samples::session("four")), true),
    ];
    for (how, met, independent) in meetings {
        let again = ground.record(&lesson(), &scope, met)?;
        ensure_eq!(again, Recorded::Attested { id: id.clone(), independent }, "met {how}");
    }
    let Some(episode) = ground.episode(&scope, &id)? else { return Err(Breach::Law("it is gone".into())) };
    let met: Vec<bool> = episode.attestations().iter().map(|a| a.independent).collect();
    ensure_eq!(met, [true, false, false, false, true, false, true], "the attestations, oldest first");
    ensure_eq!(
        episode.row().session.as_ref().map(SessionId::as_str),
        Some("sone"),
        "where it was learnt first"
    );
    Ok(())
}

/// What was shown is noted with the line of sessions: whoever serves one of them later, after a restart or in a branch,
/// attests none of it independently. What the scope does not see is not noted.
pub(super) fn what_a_line_of_sessions_was_shown_is_known_to_whoever_serves_it_later(
    backend: &dyn Backend,
) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let (scope, elsewhere) = (ground.project("shop"), ground.project("blog"));
    let id = ground.record(&lesson(), &scope, met_in(&samples::session("one")))?.id().clone();
    let foreign = ground.record(&lesson(), &elsewhere, met_in(&samples::session("one")))?.id().clone();
    let links = ground.links()?.len();
    let root = samples::session_id("two");
    let unknown = EpisodeId::parse("ep_never").map_err(|error| Breach::Law(error.to_string()))?;
    for shown in [vec![id.clone(), foreign.clone(), unknown], vec![id.clone()], Vec::new()] {
        block_on(Episodes::note_shown(&*ground.store, &scope, &root, &shown))?;
    }
    block_on(Episodes::note_shown(
        &*ground.store,
        &ground.unbound(),
        &samples::session_id("three"),
        std::slice::from_ref(&id),
    ))?;
    ensure_eq!(ground.links()?.len(), links, "the links");
    let branch = samples::session("two").continued_as(samples::session_id("two-b"));
    for (how, session, independent) in [
        ("the session that was shown it", samples::session("two"), false),
        ("a branch of that", branch, false),
        ("one that no project was bound to when it was shown", samples::session("three"), true),
        ("another one", samples::session("four"), true),
    ] {
        let again = ground.record(&lesson(), &scope, met_in(&session))?;
        ensure_eq!(again, Recorded::Attested { id: id.clone(), independent }, "met in {how}");
    }
    let again = ground.record(&lesson(), &elsewhere, met_in(&samples::session("two")))?;
    ensure_eq!(again, Recorded::Attested { id: foreign, independent: true }, "met elsewhere");
    let custody = samples::custody(&ground.setup.tenant)?;
    ensure_eq!(block_on(veridical::Inspect::check(&*ground.store, &custody))?, [], "the flaws");
    Ok(())
}

/// Listings go from new to old by the time of the turn, and pages neither overlap nor leave anything out.
pub(super) fn episodes_are_listed_newest_first_page_by_page(backend: &dyn Backend) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    let session = samples::session("one");
    let mut expected = Vec::new();
    for (module, minutes) in [("alpha", 30), ("beta", 10), ("gamma", 50), ("delta", 10), ("omega", 40)] {
        let lesson = Lesson::new(module, "it is empty", "1");
        let id = ground.record(&lesson, &scope, Met::in_session(&session, minutes))?.id().clone();
        expected.push((minutes, expected.len(), id));
    }
    expected.sort();
    let expected: Vec<EpisodeId> = expected.into_iter().rev().map(|(_, _, id)| id).collect();
    let mut paged = Vec::new();
    for offset in [0, 2, 4, 6] {
        let page = ground.list(&scope, Page { offset, limit: 2, ..Page::default() })?;
        paged.extend(page.into_iter().map(|episode| episode.row().id.clone()));
    }
    ensure_eq!(paged, expected, "the pages");
    ensure_eq!(
        ground.list(&scope, Page { offset: 0, limit: 0, ..Page::default() })?.len(),
        0,
        "an empty page"
    );
    let all = ground.list(&scope, Page { offset: 0, limit: usize::MAX, ..Page::default() })?;
    ensure_eq!(all.len(), 5, "a page without an end");
    Ok(())
}

/// Two writers that meet the same lesson at once leave one episode, recorded once and attested once.
pub(super) fn two_writers_at_once_store_a_lesson_once(backend: &dyn Backend) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    for round in 0..8 {
        let lesson = Lesson::new(&format!("round{round}"), "it is late", "1");
        let permit = |name: &str| samples::episode(&lesson, &scope, met_in(&samples::session(name)));
        let permits = [permit("one")?, permit("two")?];
        let recorded: Vec<_> = std::thread::scope(|threads| {
            let store = &ground.store;
            let writers =
                permits.map(|permit| threads.spawn(move || block_on(Episodes::record(&**store, permit))));
            writers.into_iter().map(ScopedJoinHandle::join).collect()
        });
        let mut new = 0;
        for outcome in recorded {
            let outcome = outcome.map_err(|_| Breach::Law("a writer panicked".into()))??;
            new += u32::from(matches!(outcome, Recorded::Recorded(_)));
        }
        ensure_eq!(new, 1, "the writers that recorded it");
    }
    ensure_eq!(ground.counts(&scope)?.episodes, 8, "the episodes");
    ensure_eq!(ground.links()?.len(), 16, "the links");
    Ok(())
}
