//! What waits, changed behind the program's back, is not applied and is reported.

#![expect(clippy::unwrap_used, reason = "a test that cannot be set up fails")]

mod support;

use pollster::block_on;
use rusqlite::Connection;
use support::{Files, open, setup};
use veridical::Inspect;
use veridical::kernel::{PrincipalId, Scope};
use veridical::policy::kind::{ApplyPending, RejectPending};
use veridical::policy::pending::{Claim, NotWaiting, PendingMutations, StoredPending};
use veridical::slot::Reach;
use veridical_conformance::samples::{self, Met};
use veridical_sqlite::SqliteStore;

/// A store in which one change waits.
struct Scene {
    files: Files,
    scope: Scope,
}

impl Scene {
    fn new() -> Self {
        let scope = samples::scope(&setup().tenant, &PrincipalId::local(), Some("shop"));
        let scene = Self { files: Files::new(), scope };
        scene.stage("Releases are cut on Mondays");
        scene
    }

    fn stage(&self, text: &str) {
        let new = samples::proposed(text, &self.scope, Reach::Global, &Met::nowhere(5)).unwrap();
        block_on(self.store().stage(new)).unwrap();
    }

    fn store(&self) -> SqliteStore {
        open(&self.files.path("memory.db"), &setup())
    }

    fn file(&self) -> Connection {
        let other = Connection::open(self.files.path("memory.db")).unwrap();
        other.pragma_update(None, "foreign_keys", false).unwrap();
        other
    }

    fn all(&self) -> Vec<StoredPending> {
        block_on(self.store().pending(&self.scope)).unwrap()
    }

    fn claim(&self, pending: &StoredPending) -> Result<(), NotWaiting> {
        let permit = samples::answered::<ApplyPending>(pending, &self.scope).unwrap();
        match block_on(self.store().claim(permit)).unwrap() {
            Claim::Claimed(_) => Ok(()),
            Claim::Not(not) => Err(not),
        }
    }

    fn flaws(&self) -> Vec<&'static str> {
        let custody = samples::custody(&setup().tenant).unwrap();
        let flaws = block_on(self.store().check(&custody)).unwrap();
        let mut codes: Vec<_> = flaws.into_iter().map(|flaw| flaw.code).collect();
        codes.sort_unstable();
        codes.dedup();
        codes
    }
}

#[test]
fn whatever_is_edited_of_what_waits_it_cannot_be_applied_any_more() {
    for sql in [
        "UPDATE pending_field SET text = 'Releases are cut on Fridays' WHERE name = 'text'",
        "UPDATE pending_field SET text = 'project' WHERE name = 'reach'",
        "INSERT INTO pending_field VALUES (1, 7, 'more', 'x')",
        "DELETE FROM pending_field",
        "UPDATE pending SET capacity = 'person'",
        "UPDATE pending SET reason = 'needs-terminal'",
        "UPDATE pending SET expires = expires + 1000000000",
        "UPDATE pending SET at = at - 1",
        "UPDATE pending SET revision = 1",
        "UPDATE pending SET session = 's-other'",
        "UPDATE pending SET likeness = zeroblob(32)",
        "UPDATE pending SET seal = NULL",
    ] {
        let scene = Scene::new();
        scene.file().execute_batch(sql).unwrap();
        assert_eq!(scene.flaws(), ["seal-broken"], "{sql}");
        let read = scene.all().remove(0);
        assert!(!read.sealed() && read.draft().is_none(), "{sql}");
        assert_eq!(scene.claim(&read), Err(NotWaiting::SealBroken), "{sql}");
    }
}

#[test]
fn what_was_moved_to_another_person_or_project_is_not_applied_there() {
    for (sql, scope) in [
        (
            "UPDATE pending SET principal = 'telegram:7'",
            samples::scope(&setup().tenant, &PrincipalId::parse("telegram:7").unwrap(), Some("shop")),
        ),
        ("UPDATE pending SET project = NULL", samples::scope(&setup().tenant, &PrincipalId::local(), None)),
    ] {
        let mut scene = Scene::new();
        scene.file().execute_batch(sql).unwrap();
        scene.scope = scope;
        let read = scene.all().remove(0);
        assert_eq!(scene.claim(&read), Err(NotWaiting::SealBroken), "{sql}");
        assert_eq!(scene.flaws(), ["seal-broken"], "{sql}");
    }
}

#[test]
fn a_row_that_is_put_back_to_the_time_when_it_waited_is_not_applied_again() {
    let scene = Scene::new();
    let other = scene.file();
    let columns = "claimed, claim, outcome, ended, detail, ending, seal";
    other
        .execute_batch(&format!(
            "CREATE TEMP TABLE was AS SELECT {columns} FROM pending; CREATE TEMP TABLE words AS SELECT * FROM pending_field"
        ))
        .unwrap();
    let read = scene.all().remove(0);
    assert_eq!(scene.claim(&read), Ok(()));
    let put_back = format!(
        "UPDATE pending SET ({columns}) = (SELECT {columns} FROM was); INSERT INTO pending_field SELECT * FROM words"
    );
    other.execute_batch(&put_back).unwrap();
    assert!(scene.all()[0].sealed(), "its old seal holds");
    assert_eq!(scene.claim(&read), Err(NotWaiting::SealBroken), "and the chain tells");
    assert_eq!(scene.flaws(), ["chain-broken"]);
}

#[test]
fn a_row_that_is_made_up_or_taken_away_is_reported() {
    let scene = Scene::new();
    scene.stage("Coffee is drunk black");
    scene
        .file()
        .execute_batch("DELETE FROM pending WHERE number = 1; DELETE FROM pending_field WHERE pending = 1")
        .unwrap();
    assert_eq!(scene.flaws(), ["chain-broken"], "taken away");

    let scene = Scene::new();
    let names = "tenant, principal, project, kind, target, revision, likeness, capacity, reason, session, at, expires, claimed, claim, outcome, ended, detail, ending, seal";
    let sql = format!(
        "INSERT INTO pending (number, id, {names}) SELECT 2, 'forged', {names} FROM pending WHERE number = 1"
    );
    scene.file().execute_batch(&sql).unwrap();
    assert_eq!(scene.flaws(), ["pointer-broken", "seal-broken"], "made up");
    assert_eq!(scene.claim(&scene.all()[0]), Err(NotWaiting::SealBroken));
}

#[test]
fn content_that_comes_back_after_the_end_is_reported_and_not_shown() {
    let scene = Scene::new();
    let read = scene.all().remove(0);
    block_on(scene.store().reject(samples::answered::<RejectPending>(&read, &scene.scope).unwrap())).unwrap();
    assert_eq!(scene.flaws(), <[&str; 0]>::default());
    scene.file().execute_batch("INSERT INTO pending_field VALUES (1, 0, 'text', 'Releases')").unwrap();
    assert_eq!(scene.flaws(), ["seal-broken"]);
    assert!(scene.all()[0].draft().is_none());
    for sql in ["UPDATE pending SET ending = NULL", "UPDATE pending SET ending = 1"] {
        scene.file().execute_batch(sql).unwrap();
        assert!(scene.flaws().contains(&"chain-broken"), "{sql}");
    }
}

#[test]
fn the_content_of_what_was_claimed_is_nowhere_in_the_file_or_its_log() {
    let scene = Scene::new();
    let held = |word: &str| {
        ["memory.db", "memory.db-wal"].iter().any(|name| {
            let bytes = std::fs::read(scene.files.path(name)).unwrap_or_default();
            bytes.windows(word.len()).any(|window| window == word.as_bytes())
        })
    };
    assert!(held("Releases are cut"), "the scan finds what waits");
    let read = scene.all().remove(0);
    assert_eq!(scene.claim(&read), Ok(()));
    assert!(!held("Releases are cut"));
}
