//! What is changed behind the program's back counts for nothing and is reported.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test that cannot be set up fails")]

mod support;

use pollster::block_on;
use rusqlite::Connection;
use std::path::PathBuf;
use support::{Files, open, setup};
use veridical::Inspect;
use veridical::episode::{Episodes, Page, Recorded, StoredEpisode, StoredVerdict};
use veridical::kernel::{PrincipalId, Scope, Veracity};
use veridical::recall::{CANDIDATE_LIMIT, Candidates, Filter, Pool, Query};
use veridical::slot::{FactPage, Facts, Reach};
use veridical_conformance::samples::{self, Lesson, Met};
use veridical_sqlite::{FlawKind, SqliteStore};

/// A store with two episodes, the first attested twice, and two facts.
struct Scene {
    files: Files,
    scope: Scope,
}

impl Scene {
    fn new() -> Self {
        let scene = Self {
            files: Files::new(),
            scope: samples::scope(&setup().tenant, &PrincipalId::local(), Some("shop")),
        };
        let store = scene.store();
        let met = |name: &str| Met::in_session(&samples::session(name), 5);
        for (module, session) in [("ledger", "one"), ("cart", "one"), ("ledger", "two")] {
            let lesson = Lesson::new(module, "the total is wrong", "1");
            block_on(store.record(samples::episode(&lesson, &scene.scope, met(session)).unwrap())).unwrap();
        }
        for text in ["The ledger closes at noon", "The cart holds nine items"] {
            block_on(store.add(samples::stated(text, &scene.scope, Reach::Global, &met("one")).unwrap()))
                .unwrap();
        }
        scene
    }

    fn path(&self) -> PathBuf {
        self.files.path("memory.db")
    }

    fn store(&self) -> SqliteStore {
        open(&self.path(), &setup())
    }

    /// Changes the file as somebody with another program would.
    fn tamper(&self, sql: &str) {
        let other = Connection::open(self.path()).unwrap();
        other.pragma_update(None, "foreign_keys", false).unwrap();
        other.execute_batch(sql).unwrap();
    }

    fn episodes(&self) -> Vec<StoredEpisode> {
        block_on(self.store().list(&self.scope, Page::default())).unwrap()
    }

    fn episode(&self, module: &str) -> StoredEpisode {
        let about = |episode: &StoredEpisode| episode.row().text.command.contains(module);
        self.episodes().into_iter().find(about).unwrap()
    }

    fn pool(&self, filter: Filter) -> Pool {
        let query = Query::parse("ledger cart total wrong closes holds");
        block_on(self.store().candidates(&self.scope, &query, &filter, CANDIDATE_LIMIT)).unwrap()
    }

    /// Changes the bytes of tables, and leaves what indexes hold of them: as somebody with an editor for bytes would.
    fn tamper_below(&self, from: &str, to: &str) {
        assert_eq!(from.len(), to.len());
        const TABLE_LEAF: u8 = 0x0d;
        let mut bytes = std::fs::read(self.path()).unwrap();
        let size = usize::from(u16::from_be_bytes([bytes[16], bytes[17]]));
        let mut changed = 0;
        for page in bytes.chunks_mut(size).filter(|page| page[0] == TABLE_LEAF) {
            while let Some(at) = page.windows(from.len()).position(|part| part == from.as_bytes()) {
                page[at..at + to.len()].copy_from_slice(to.as_bytes());
                changed += 1;
            }
        }
        assert!(changed > 0, "{from} is in no table");
        std::fs::write(self.path(), bytes).unwrap();
    }

    /// The codes that a check reports, each once, sorted.
    fn flaws(&self) -> Vec<&'static str> {
        let custody = samples::custody(&setup().tenant).unwrap();
        let mut codes: Vec<_> =
            block_on(self.store().check(&custody)).unwrap().into_iter().map(|flaw| flaw.code).collect();
        codes.sort_unstable();
        codes.dedup();
        codes
    }
}

#[test]
fn an_untouched_store_has_no_flaw() {
    let scene = Scene::new();
    assert_eq!(scene.flaws(), Vec::<&str>::new());
    assert_eq!(scene.pool(Filter::PREFETCH).candidates.len(), 4);
}

#[test]
fn every_edit_of_an_episode_breaks_its_seal() {
    for edit in [
        "task = 'delete everything'",
        "kind = 'outcome'",
        "predicate = 'file-read-back'",
        "exit_code = NULL",
        "outcome = 'failure'",
        "veracity = 'stated'",
        "author = 'user'",
        "source = 'file'",
        "principal = 'other'",
        "session = NULL",
        "turn = 't9'",
        "at = at + 1",
        "id = 'ep_other'",
        "seal = NULL",
        "seal = x'00'",
        "seal = (SELECT seal FROM episode AS e WHERE e.number = 2)",
        "fingerprint = printf('%064d', 0)",
        "failure = NULL",
        "failure = printf('%032d', 0)",
    ] {
        let scene = Scene::new();
        scene.tamper(&format!("UPDATE episode SET {edit} WHERE number = 1"));
        let broken = scene.episodes().into_iter().find(|e| e.verdict() == StoredVerdict::SealBroken);
        let broken = broken.unwrap_or_else(|| panic!("{edit} goes unnoticed"));
        assert!(!broken.verdict().verified());
        assert!(scene.flaws().contains(&FlawKind::SealBroken.code()), "{edit} is not reported");
        assert_eq!(
            block_on(scene.store().counts(&scene.scope)).unwrap().verified,
            1,
            "{edit} counts as verified"
        );
        let candidates = scene.pool(Filter::default()).candidates;
        assert_eq!(candidates.iter().filter(|c| c.verified).count(), 1, "{edit} is a verified candidate");
    }
}

#[test]
fn an_episode_cannot_be_made_verified_or_moved_into_another_project() {
    let scene = Scene::new();
    scene.tamper("UPDATE episode SET verified = 0 WHERE number = 1");
    assert_eq!(scene.episode("ledger").verdict(), StoredVerdict::SealBroken);
    scene.tamper("UPDATE episode SET verified = 1, veracity = 'stated' WHERE number = 1");
    let unasked = scene.pool(Filter::PREFETCH).candidates;
    let told: Vec<_> = unasked.iter().filter(|c| c.verified).map(|c| c.text.contains("cart")).collect();
    assert_eq!(told, [true], "only the untouched one is verified");

    let scene = Scene::new();
    let blog = samples::scope(&setup().tenant, &PrincipalId::local(), Some("blog"));
    let project = blog.project().unwrap();
    scene.tamper(&format!("UPDATE episode SET project = '{project}' WHERE number = 1"));
    let listed = block_on(scene.store().list(&blog, Page::default())).unwrap();
    assert!(listed.iter().all(|episode| episode.verdict() == StoredVerdict::SealBroken));
    assert_eq!(scene.flaws(), ["index-differs", "seal-broken"]);
}

#[test]
fn an_edited_fact_is_not_stated_any_more() {
    for edit in [
        "text = 'The ledger never closes'",
        "principal = 'other'",
        "at = 0",
        "author = 'agent'",
        "seal = NULL",
    ] {
        let scene = Scene::new();
        scene.tamper(&format!("UPDATE fact SET {edit} WHERE text LIKE '%ledger%'"));
        let flaws = scene.flaws();
        assert!(flaws.contains(&"seal-broken"), "{edit}: {flaws:?}");
        for candidate in scene.pool(Filter::default()).candidates {
            let edited = candidate.item.kind.word() == "fact" && candidate.text.contains("ledger");
            assert!(!edited || candidate.veracity == Veracity::Unknown, "{edit}: {candidate:?}");
        }
        let unasked = scene.pool(Filter::PREFETCH).candidates;
        assert!(!unasked.iter().any(|c| c.item.kind.word() == "fact" && c.text.contains("ledger")), "{edit}");
    }
}

#[test]
fn a_claim_cannot_be_made_stated() {
    let scene = Scene::new();
    let claim =
        samples::claimed("The ledger may be late", &scene.scope, Reach::Global, &Met::nowhere(3)).unwrap();
    block_on(scene.store().add(claim)).unwrap();
    scene.tamper("UPDATE fact SET veracity = 'stated' WHERE veracity = 'inferred'");
    let late = |pool: Pool| pool.candidates.into_iter().find(|c| c.text.contains("late"));
    assert_eq!(late(scene.pool(Filter::default())).unwrap().veracity, Veracity::Unknown);
    assert_eq!(late(scene.pool(Filter::PREFETCH)), None);
    assert_eq!(scene.flaws(), ["index-differs", "seal-broken"]);
}

#[test]
fn attestations_cannot_be_made_up() {
    let scene = Scene::new();
    assert_eq!(scene.episode("ledger").independent(), 2);
    scene.tamper("UPDATE attestation SET root = 'another' WHERE number = 3");
    assert_eq!(scene.episode("ledger").independent(), 1);
    assert_eq!(scene.flaws(), ["seal-broken"]);

    let scene = Scene::new();
    let copy = "INSERT INTO attestation SELECT number + 40, episode, session, root || '2', independent, at, seal FROM attestation";
    scene.tamper(copy);
    assert_eq!(scene.episode("ledger").independent(), 2);
    assert_eq!(scene.flaws(), ["pointer-broken", "seal-broken"]);
}

#[test]
fn a_lesson_whose_failure_was_edited_comes_back_for_no_failure() {
    let scene = Scene::new();
    let key = |scene: &Scene, module| scene.episode(module).row().failure.unwrap();
    let [ledger, cart] = ["ledger", "cart"].map(|module| key(&scene, module));
    let about = |scene: &Scene, key| {
        let query = Query::parse("").about([key]);
        let pool = block_on(scene.store().candidates(&scene.scope, &query, &Filter::default(), 9)).unwrap();
        pool.candidates.iter().filter(|candidate| candidate.failure.is_some()).count()
    };
    assert_eq!((about(&scene, ledger), about(&scene, cart)), (1, 1));
    scene.tamper(&format!("UPDATE episode SET failure = '{cart}' WHERE number = 1"));
    assert_eq!((about(&scene, ledger), about(&scene, cart)), (0, 1));
}

#[test]
fn a_pointer_that_is_edited_removed_or_made_up_points_nowhere_and_is_reported() {
    let cases: [(&str, &[&str]); 4] = [
        ("UPDATE supersession SET later = 1", &["seal-broken"]),
        ("UPDATE supersession SET seal = NULL", &["seal-broken"]),
        ("DELETE FROM supersession", &["chain-broken", "index-differs"]),
        ("INSERT INTO supersession VALUES (1, 1, 2, NULL)", &["index-differs", "seal-broken"]),
    ];
    for (sql, expected) in cases {
        let scene = Scene::new();
        let lesson = Lesson::new("till", "the total is wrong", "1");
        let record = |permit| block_on(scene.store().record(permit)).unwrap().id().clone();
        let failure = record(samples::failure(&lesson, &scene.scope, Met::nowhere(7)).unwrap());
        let fix = record(samples::episode(&lesson, &scene.scope, Met::nowhere(8)).unwrap());
        let successor = |id| {
            let found = block_on(Episodes::get(&scene.store(), &scene.scope, id)).unwrap().unwrap();
            found.superseded_by().cloned()
        };
        assert_eq!((successor(&failure), scene.flaws()), (Some(fix), vec![]));
        scene.tamper(sql);
        assert_eq!(scene.flaws(), expected, "{sql}");
        let made_up = sql.starts_with("INSERT");
        assert_eq!(successor(&failure).is_some(), made_up, "{sql}");
        assert_eq!(successor(&scene.episode("cart").row().id), None, "{sql}");
    }
}

#[test]
fn a_failure_that_was_edited_is_left_for_the_check_and_not_superseded() {
    let scene = Scene::new();
    let lesson = Lesson::new("till", "the total is wrong", "1");
    let record = |permit| block_on(scene.store().record(permit)).unwrap().id().clone();
    let failure = record(samples::failure(&lesson, &scene.scope, Met::nowhere(7)).unwrap());
    scene.tamper("UPDATE episode SET exit_code = 9 WHERE kind = 'failure'");
    record(samples::episode(&lesson, &scene.scope, Met::nowhere(8)).unwrap());
    let found = block_on(Episodes::get(&scene.store(), &scene.scope, &failure)).unwrap().unwrap();
    assert_eq!((found.superseded_by(), scene.flaws()), (None, vec!["seal-broken"]));
}

#[test]
fn the_chain_tells_of_edited_removed_added_and_moved_links_and_of_removed_rows() {
    let chain = "chain-broken";
    let pointer = "pointer-broken";
    let cases: [(&str, &[&str]); 14] = [
        ("UPDATE chain SET at = at + 1 WHERE number = 2", &[chain]),
        ("UPDATE chain SET permit = 'person' WHERE number = 1", &[chain]),
        ("UPDATE chain SET subject = zeroblob(32) WHERE number = 4", &[chain]),
        ("DELETE FROM chain WHERE number = 2", &[chain, pointer]),
        ("DELETE FROM chain WHERE number = 5", &[pointer]),
        (
            "INSERT INTO chain SELECT 6, at, kind, permit, target, subject, mark FROM chain WHERE number = 5",
            &[chain],
        ),
        (
            "UPDATE chain SET number = 90 WHERE number = 1; UPDATE chain SET number = 1 WHERE number = 2;
             UPDATE chain SET number = 2 WHERE number = 90",
            &[chain],
        ),
        ("DELETE FROM attestation WHERE number = 3", &[chain]),
        ("DELETE FROM attestation WHERE number = 2", &[chain]),
        ("DELETE FROM attestation WHERE number = 1", &[chain]),
        ("DELETE FROM attestation", &[chain]),
        ("DELETE FROM fact WHERE number = 4", &[chain, "index-differs", pointer]),
        ("DELETE FROM likeness", &["index-differs"]),
        (
            "DELETE FROM episode WHERE number = 2; DELETE FROM attestation WHERE number = 2",
            &[chain, "index-differs"],
        ),
    ];
    for (sql, expected) in cases {
        let scene = Scene::new();
        scene.tamper(sql);
        assert_eq!(scene.flaws(), expected, "{sql}");
    }
}

#[test]
fn the_index_is_compared_with_the_rows_both_ways() {
    let cases: [(&str, &[&str]); 8] = [
        ("DELETE FROM about", &["index-differs"]),
        (
            "INSERT INTO about SELECT replace(failure, '0', '1') || '', 1 FROM episode LIMIT 1",
            &["index-differs"],
        ),
        ("DELETE FROM search WHERE rowid IN (SELECT min(rowid) FROM search)", &["index-differs"]),
        ("INSERT INTO search (rowid, tokens) VALUES (77, '1xplanted 1xwords')", &["index-differs"]),
        (
            "UPDATE search SET tokens = '1xother 1xwords' WHERE rowid = (SELECT max(rowid) FROM search)",
            &["index-differs"],
        ),
        ("UPDATE vocabulary SET documents = documents + 1 WHERE term = 'ledger'", &["index-differs"]),
        ("UPDATE place SET documents = documents + 1", &["index-differs"]),
        ("DELETE FROM vocabulary", &["index-differs"]),
    ];
    for (sql, expected) in cases {
        let scene = Scene::new();
        let both = [Lesson::new("till", "it is open", "1"), Lesson::new("desk", "it is bare", "1")];
        let permit = samples::several(&both.each_ref(), true, &scene.scope, Met::nowhere(9)).unwrap();
        block_on(scene.store().record(permit)).unwrap();
        scene.tamper(sql);
        assert_eq!(scene.flaws(), expected, "{sql}");
    }
}

#[test]
fn what_was_shown_is_believed_with_its_seal_alone() {
    let lesson = Lesson::new("ledger", "the total is wrong", "1");
    for (sql, independent, expected) in [
        ("", false, &[][..]),
        ("UPDATE shown SET seal = zeroblob(32)", true, &["seal-broken"]),
        ("UPDATE shown SET seal = NULL", true, &["seal-broken"]),
        ("UPDATE shown SET root = 'sother'", true, &["seal-broken"]),
    ] {
        let scene = Scene::new();
        let id = scene.episode("ledger").row().id.clone();
        block_on(scene.store().note_shown(&scene.scope, &samples::session_id("three"), &[id])).unwrap();
        scene.tamper(sql);
        assert_eq!(scene.flaws(), expected, "{sql}");
        let met = Met::in_session(&samples::session("three"), 9);
        let permit = samples::episode(&lesson, &scene.scope, met).unwrap();
        let recorded = block_on(scene.store().record(permit)).unwrap();
        assert!(
            matches!(recorded, Recorded::Attested { independent: found, .. } if found == independent),
            "{sql}"
        );
    }
}

#[test]
fn the_full_text_index_itself_is_checked() {
    let scene = Scene::new();
    scene.tamper(
        "UPDATE search_content SET c0 = 'other words' WHERE id = (SELECT max(id) FROM search_content)",
    );
    assert_eq!(scene.flaws(), ["file-corrupt"]);
}

#[test]
fn a_planted_trigger_table_or_index_is_reported() {
    for sql in [
        "CREATE TRIGGER forget AFTER INSERT ON fact BEGIN DELETE FROM fact; END",
        "CREATE TABLE extra (a)",
        "DROP INDEX fact_slot",
    ] {
        let scene = Scene::new();
        scene.tamper(sql);
        assert_eq!(scene.flaws(), ["schema-differs"], "{sql}");
    }
}

#[test]
fn a_row_that_cannot_be_read_is_reported_and_the_rest_is_checked() {
    let scene = Scene::new();
    scene.tamper("UPDATE episode SET fingerprint = 'no fingerprint' WHERE number = 1");
    scene.tamper("UPDATE fact SET author = 'nobody' WHERE number = 4");
    let flaws = scene.flaws();
    assert!(flaws.contains(&"row-unreadable"), "{flaws:?}");
}

#[test]
fn every_kind_of_flaw_has_its_own_code_and_words() {
    let mut codes: Vec<&str> = FlawKind::ALL.iter().map(|kind| kind.code()).collect();
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes.len(), FlawKind::ALL.len());
    assert!(FlawKind::ALL.iter().all(|kind| !kind.describe().is_empty()));
}

#[test]
fn a_place_that_is_edited_removed_or_made_up_binds_nobody_and_is_reported() {
    use veridical::kernel::Remembered;
    use veridical::place::Places;
    const APP: &str = "/srv/app/.git";
    let place = |name, repository| samples::PlaceSample::new(&setup().tenant, name, Some(repository));
    let remembered = |scene: &Scene| {
        let found = block_on(scene.store().remembered(&scene.scope, APP)).unwrap();
        found.map(|place| place.remembered()).unwrap_or_default()
    };
    for (edit, expected, flaws) in [
        ("UPDATE known_place SET project = (SELECT project FROM known_place WHERE number = 7) WHERE number = 6", Remembered::Broken, &["seal-broken"][..]),
        ("UPDATE known_place SET standing = 'forgotten', project = NULL WHERE number = 6", Remembered::Broken, &["seal-broken"]),
        ("UPDATE known_place SET at = at + 1 WHERE number = 6", Remembered::Broken, &["seal-broken"]),
        ("UPDATE known_place SET seal = NULL WHERE number = 6", Remembered::Broken, &["seal-broken"]),
        ("UPDATE known_place SET number = 60 WHERE number = 6", Remembered::Broken, &["chain-broken", "pointer-broken", "seal-broken"]),
        ("DELETE FROM known_place WHERE number = 6", Remembered::Nothing, &["chain-broken"]),
        (
            "INSERT INTO known_place SELECT 61, (SELECT id FROM known_place WHERE number = 6), tenant, shown, standing, project, at, seal
             FROM known_place WHERE number = 7",
            Remembered::Broken,
            &["pointer-broken", "seal-broken"],
        ),
    ] {
        let scene = Scene::new();
        for (name, repository) in [(APP, "app"), ("/srv/victim/.git", "victim")] {
            block_on(scene.store().trust(place(name, repository).first_use().unwrap())).unwrap();
        }
        assert_eq!(remembered(&scene), Remembered::Remote(place(APP, "app").project().unwrap()));
        assert_eq!(scene.flaws(), <[&str; 0]>::default());
        scene.tamper(edit);
        assert_eq!(remembered(&scene), expected, "{edit}");
        assert_eq!(scene.flaws(), flaws, "{edit}");
    }
}

#[test]
fn what_is_changed_in_a_row_alone_is_read_alike_by_every_reader() {
    let scene = Scene::new();
    let [fact, other] =
        <[_; 2]>::try_from(block_on(scene.store().facts(&scene.scope, FactPage::default())).unwrap())
            .unwrap();
    assert!(fact.sealed() && other.sealed());
    scene.tamper_below("The ledger closes at noon", "The ledger closes at nine");
    let store = scene.store();
    let listed = block_on(store.facts(&scene.scope, FactPage::default())).unwrap();
    let history = FactPage { history: true, ..FactPage::default() };
    let all = block_on(store.facts(&scene.scope, history)).unwrap();
    for fact in listed.iter().chain(&all) {
        let one = block_on(Facts::get(&store, &scene.scope, &fact.row().id)).unwrap().unwrap();
        assert_eq!((fact.row(), fact.sealed()), (one.row(), one.sealed()));
    }
    let broken: Vec<_> =
        listed.iter().filter(|fact| !fact.sealed()).map(|fact| fact.row().text.as_str()).collect();
    assert_eq!(broken, ["The ledger closes at nine"]);
}
