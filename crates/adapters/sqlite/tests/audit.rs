//! What is done to the file at rest is found by an audit (R11.6): each way once, on the real file.

#![expect(clippy::unwrap_used, reason = "a test that cannot be set up fails")]

mod support;

use pollster::block_on;
use rusqlite::Connection;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use support::{Files, open, setup};
use veridical::episode::Episodes;
use veridical::kernel::{PrincipalId, Scope};
use veridical::policy::chain::Head;
use veridical::policy::kind::RejectPending;
use veridical::policy::pending::PendingMutations;
use veridical::slot::{Facts, Reach};
use veridical::{AuditAnswer, Memory};
use veridical_conformance::samples::{self, Lesson, Met};

/// A store of everything: a lesson met twice, one that superseded another, facts, and what waits and waited.
struct Scene {
    files: Files,
}

impl Scene {
    fn new() -> Self {
        let scene = Self { files: Files::new() };
        let (store, scope) = (open(&scene.path(), &setup()), scope("shop"));
        let met = |name: &str| Met::in_session(&samples::session(name), 5);
        let (ledger, cart) =
            (Lesson::new("ledger", "the total is wrong", "1"), Lesson::new("cart", "it is empty", "1"));
        for session in ["one", "two"] {
            block_on(store.record(samples::episode(&ledger, &scope, met(session)).unwrap())).unwrap();
        }
        block_on(store.record(samples::failure(&cart, &scope, met("one")).unwrap())).unwrap();
        block_on(store.record(samples::episode(&cart, &scope, met("two")).unwrap())).unwrap();
        for text in ["Coffee is drunk black", "Ports are opened by hand"] {
            block_on(store.stage(samples::proposed(text, &scope, Reach::Global, &met("one")).unwrap()))
                .unwrap();
        }
        let waiting = block_on(store.pending(&scope)).unwrap().remove(0);
        block_on(store.reject(samples::answered::<RejectPending>(&waiting, &scope).unwrap())).unwrap();
        drop(store);
        scene.state("The ledger closes at noon");
        scene.state("The cart holds nine items");
        scene
    }

    fn path(&self) -> PathBuf {
        self.files.path("memory.db")
    }

    fn state(&self, text: &str) {
        let fact = samples::stated(text, &scope("shop"), Reach::Global, &Met::nowhere(7)).unwrap();
        block_on(open(&self.path(), &setup()).add(fact)).unwrap();
    }

    fn tamper(&self, sql: &str) {
        let other = Connection::open(self.path()).unwrap();
        other.pragma_update(None, "foreign_keys", false).unwrap();
        other.execute_batch(sql).unwrap();
    }

    fn audit(&self, kept: Option<&Head>) -> AuditAnswer {
        let memory = Memory::builder().storage(Arc::new(open(&self.path(), &setup()))).build();
        block_on(memory.verify(&samples::custody(&setup().tenant).unwrap(), kept)).unwrap()
    }

    fn head(&self) -> Head {
        self.audit(None).head.unwrap().parse().unwrap()
    }
}

fn scope(repository: &str) -> Scope {
    samples::scope(&setup().tenant, &PrincipalId::local(), Some(repository))
}

fn codes(answer: &AuditAnswer) -> Vec<&'static str> {
    answer.flaws.iter().map(|flaw| flaw.code).collect()
}

#[test]
fn a_file_that_only_grew_holds_every_head_that_it_had() {
    let scene = Scene::new();
    let first = scene.head();
    scene.state("Releases are cut on Mondays");
    let answer = scene.audit(Some(&first));
    assert!(answer.ok, "{answer:?}");
    assert_ne!(scene.head(), first);
    assert_eq!(answer.links, 11);
}

#[test]
fn every_way_of_tampering_with_rows_and_links_is_found() {
    let other = scope("blog").project().unwrap().to_string();
    for (way, sql) in [
        ("content of a fact", "UPDATE fact SET text = 'The ledger closes at one'".to_owned()),
        ("content of a lesson", "UPDATE episode SET action = 'nothing' WHERE number = 1".to_owned()),
        ("content of what waits", "UPDATE pending_field SET text = 'Tea' WHERE name = 'text'".to_owned()),
        ("metadata: veracity", "UPDATE fact SET veracity = 'inferred'".to_owned()),
        ("metadata: time", "UPDATE episode SET at = at - 1 WHERE number = 1".to_owned()),
        ("metadata: whose", "UPDATE fact SET principal = 'telegram:7'".to_owned()),
        ("metadata: an attestation", "UPDATE attestation SET independent = 1 - independent".to_owned()),
        ("metadata of a link", "UPDATE chain SET permit = 'person+approved' WHERE number = 5".to_owned()),
        ("time of a link", "UPDATE chain SET at = at + 1 WHERE number = 3".to_owned()),
        (
            "a forged row",
            "INSERT INTO pending SELECT 90, 'forged', tenant, principal, project, kind, target, revision, likeness, capacity, reason, session, at, expires, claimed, claim, outcome, ended, detail, ending, seal FROM pending LIMIT 1".to_owned(),
        ),
        ("a forged link", "INSERT INTO chain SELECT number + 50, at, kind, permit, target, subject, mark FROM chain WHERE number = 2".to_owned()),
        ("a link that follows by number", "INSERT INTO chain SELECT (SELECT max(number) + 1 FROM chain), at, kind, permit, target, subject, mark FROM chain WHERE number = 2".to_owned()),
        ("a deleted fact", "DELETE FROM fact WHERE number = (SELECT min(number) FROM fact)".to_owned()),
        ("a deleted lesson", "DELETE FROM attestation WHERE episode = 1; DELETE FROM episode WHERE number = 1".to_owned()),
        ("a deleted attestation", "DELETE FROM attestation WHERE number = 2".to_owned()),
        ("a deleted pointer", "DELETE FROM supersession".to_owned()),
        ("what waited, deleted", "DELETE FROM pending WHERE outcome = 'rejected'".to_owned()),
        ("a deleted link", "DELETE FROM chain WHERE number = 4".to_owned()),
        ("reordered links", "UPDATE chain SET number = 90 WHERE number = 1; UPDATE chain SET number = 1 WHERE number = 2; UPDATE chain SET number = 2 WHERE number = 90".to_owned()),
        ("a link cut off", "DELETE FROM chain WHERE number = (SELECT max(number) FROM chain)".to_owned()),
        ("a lesson replayed in another project", format!("UPDATE episode SET project = '{other}' WHERE number = 1")),
        ("what waits, replayed in another project", format!("UPDATE pending SET project = '{other}'")),
        ("a mark taken from another link", "UPDATE chain SET mark = (SELECT mark FROM chain WHERE number = 1) WHERE number = 2".to_owned()),
    ] {
        let scene = Scene::new();
        assert!(scene.audit(None).ok, "{way}, before");
        scene.tamper(&sql);
        let answer = scene.audit(None);
        assert!(!answer.ok, "{way}: not found");
        assert!(!codes(&answer).contains(&"head-missing"), "{way}: no head was given");
    }
}

#[test]
fn rows_that_are_put_back_to_an_earlier_state_are_found() {
    let scene = Scene::new();
    let other = Connection::open(scene.path()).unwrap();
    other.execute_batch("CREATE TEMP TABLE was AS SELECT * FROM pending; CREATE TEMP TABLE words AS SELECT * FROM pending_field").unwrap();
    let store = open(&scene.path(), &setup());
    let waiting = block_on(store.pending(&scope("shop"))).unwrap();
    let waiting = waiting.iter().find(|pending| pending.draft().is_some()).unwrap();
    block_on(store.reject(samples::answered::<RejectPending>(waiting, &scope("shop")).unwrap())).unwrap();
    drop(store);
    assert!(scene.audit(None).ok);
    other.pragma_update(None, "foreign_keys", false).unwrap();
    other.execute_batch("DELETE FROM pending; INSERT INTO pending SELECT * FROM was; INSERT INTO pending_field SELECT * FROM words").unwrap();
    assert_eq!(codes(&scene.audit(None)), ["chain-broken"]);
}

#[test]
fn a_row_of_another_file_under_the_same_key_is_found() {
    let (scene, source) = (Scene::new(), Scene::new());
    source.state("Releases are cut on Fridays");
    let path = source.path().display().to_string();
    let sql = format!(
        "ATTACH '{path}' AS other; INSERT INTO fact SELECT * FROM other.fact WHERE number NOT IN (SELECT number FROM fact); DETACH other"
    );
    scene.tamper(&sql);
    assert!(codes(&scene.audit(None)).contains(&"pointer-broken"));
}

#[test]
fn a_chain_that_is_cut_together_with_its_last_row_is_told_by_the_head_alone() {
    let scene = Scene::new();
    let before = scene.head();
    let new =
        samples::proposed("Tea is drunk at five", &scope("shop"), Reach::Global, &Met::nowhere(9)).unwrap();
    block_on(open(&scene.path(), &setup()).stage(new)).unwrap();
    let kept = scene.head();
    scene.tamper(
        "DELETE FROM pending_field WHERE pending = (SELECT max(number) FROM chain);
         DELETE FROM pending WHERE number = (SELECT max(number) FROM chain);
         DELETE FROM chain WHERE number = (SELECT max(number) FROM chain)",
    );
    assert!(scene.audit(None).ok, "by itself it follows");
    assert_eq!(scene.head(), before);
    assert_eq!(codes(&scene.audit(Some(&kept))), ["head-missing"]);
}

#[test]
fn a_whole_file_that_is_put_back_is_told_by_the_head_alone() {
    let scene = Scene::new();
    let before = scene.head();
    let earlier = fs::read(scene.path()).unwrap();
    scene.state("Releases are cut on Mondays");
    let kept = scene.head();
    for left in ["memory.db-wal", "memory.db-shm"] {
        let _ = fs::remove_file(scene.files.path(left));
    }
    fs::write(scene.path(), earlier).unwrap();
    assert!(scene.audit(None).ok, "by itself it is whole");
    assert!(scene.audit(Some(&before)).ok, "and holds the head of its time");
    assert_eq!(codes(&scene.audit(Some(&kept))), ["head-missing"]);
}
