//! A file that an older program made is brought to this one's schema, whatever happens on the way.

#![expect(clippy::unwrap_used, reason = "a test that cannot be set up fails")]

mod support;

use pollster::block_on;
use rusqlite::Connection;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use support::{Files, open, setup};
use veridical::Inspect;
use veridical::episode::{Episodes, Page, StoredEpisode, StoredVerdict};
use veridical::kernel::{PrincipalId, SealKey, StoreError, TenantId};
use veridical::recall::{CANDIDATE_LIMIT, Candidates, Filter, Query};
use veridical_conformance::{Setup, samples};
use veridical_sqlite::SqliteStore;

const NEWEST: u32 = 12;
const FIXTURES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../fixtures/stores");

/// A copy of what the first program left: two episodes and two facts.
fn first(files: &Files) -> (PathBuf, Setup) {
    left_by("version-1", files)
}

/// A copy of what the program of a version left.
fn left_by(version: &str, files: &Files) -> (PathBuf, Setup) {
    let (path, left) = (files.path("memory.db"), Path::new(FIXTURES).join(version));
    fs::copy(left.join("memory.db"), &path).unwrap();
    let key = SealKey::new(fs::read(left.join("key")).unwrap().try_into().unwrap());
    let tenant = key.seal("tenant", []).to_hex().chars().take(32).collect::<String>();
    (path, Setup { tenant: TenantId::parse(&tenant).unwrap(), key, ..setup() })
}

/// Each table and index with its text, and the version, as any SQLite sees them.
fn outline(path: &Path) -> (u32, Vec<(String, Option<String>)>) {
    let connection = Connection::open(path).unwrap();
    let mut statement = connection.prepare("SELECT name, sql FROM sqlite_schema ORDER BY name").unwrap();
    let entries = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
    let version = connection.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    (version, entries.collect::<Result<_, _>>().unwrap())
}

fn copies(path: &Path) -> Vec<PathBuf> {
    let folder = fs::read_dir(path.parent().unwrap()).unwrap();
    let mut names: Vec<PathBuf> = folder.map(|entry| entry.unwrap().path()).collect();
    names.retain(|name| name.to_string_lossy().contains("memory.db.v"));
    names.sort();
    names
}

/// What the first program left is all there, is found, and has no flaw.
fn holds_everything(store: &SqliteStore, setup: &Setup) {
    let custody = samples::custody(&setup.tenant).unwrap();
    assert_eq!(block_on(store.check(&custody)).unwrap(), []);
    let scope = samples::scope(&setup.tenant, &PrincipalId::local(), Some("shop"));
    let episodes = block_on(store.list(&scope, Page::default())).unwrap();
    let verdicts: Vec<StoredVerdict> = episodes.iter().map(StoredEpisode::verdict).collect();
    assert_eq!(verdicts, [StoredVerdict::Unverified, StoredVerdict::Verified]);
    assert!(episodes.iter().all(|episode| episode.row().failure.is_none()));
    assert!(episodes.iter().all(|episode| episode.row().wording.is_empty()));
    for (words, documents) in [("cart total", 1), ("generated ledger", 1), ("releases branch", 1)] {
        let query = Query::parse(words);
        let pool = block_on(store.candidates(&scope, &query, &Filter::default(), CANDIDATE_LIMIT)).unwrap();
        assert_eq!(pool.candidates.len(), documents, "{words}");
    }
}

#[test]
fn a_file_of_the_first_version_becomes_what_a_new_file_is_and_loses_nothing() {
    let files = Files::new();
    let (path, setup) = first(&files);
    assert_eq!(outline(&path).0, 1);
    holds_everything(&open(&path, &setup), &setup);
    let new = files.path("new.db");
    drop(open(&new, &setup));
    assert_eq!(outline(&path), outline(&new));
    assert_eq!(outline(&path).0, NEWEST);
    assert_eq!(copies(&path).len(), 1);
    holds_everything(&open(&path, &setup), &setup);
    assert_eq!(copies(&path).len(), 1, "what is migrated is not copied again");
}

#[test]
fn the_copy_is_the_owners_alone_and_holds_what_the_file_held() {
    let files = Files::new();
    let (path, setup) = first(&files);
    let before = outline(&path);
    drop(open(&path, &setup));
    let [copy] = <[PathBuf; 1]>::try_from(copies(&path)).unwrap();
    assert_eq!(fs::metadata(&copy).unwrap().permissions().mode() & 0o777, 0o600);
    assert_eq!(outline(&copy), before);
    // Put back in the file's place, it is the store that it was.
    fs::rename(&copy, &path).unwrap();
    holds_everything(&open(&path, &setup), &setup);
}

#[test]
fn an_older_file_is_not_changed_to_read_it() {
    let files = Files::new();
    let (path, setup) = first(&files);
    let before = fs::read(&path).unwrap();
    let error = SqliteStore::open_read_only(&path, setup.tenant.clone(), setup.key.clone(), support::now)
        .err()
        .unwrap();
    assert!(matches!(error, StoreError::OlderSchema { found: 1, supported: NEWEST }), "{error}");
    assert!(fs::read(&path).unwrap() == before);
    drop(open(&path, &setup));
    let store =
        SqliteStore::open_read_only(&path, setup.tenant.clone(), setup.key.clone(), support::now).unwrap();
    holds_everything(&store, &setup);
}

#[test]
fn an_older_file_of_another_profile_is_refused_and_left_alone() {
    let files = Files::new();
    let (path, setup) = first(&files);
    let before = fs::read(&path).unwrap();
    let clock = setup.clock.clone();
    let error = SqliteStore::open(&path, setup.tenant, SealKey::new([9; 32]), move || clock()).err().unwrap();
    assert!(matches!(error, StoreError::ForeignKey), "{error}");
    assert!(fs::read(&path).unwrap() == before);
    assert_eq!(copies(&path), <[PathBuf; 0]>::default());
}

/// Copies a file with its log, as a machine that loses its power keeps them.
fn crash(path: &Path, name: &str, files: &Files) -> PathBuf {
    let image = files.path(name);
    for end in ["", "-wal"] {
        let with = |path: &Path| PathBuf::from(format!("{}{end}", path.display()));
        if with(path).exists() {
            fs::copy(with(path), with(&image)).unwrap();
        }
    }
    image
}

#[test]
fn a_crash_before_within_or_after_a_step_loses_nothing_and_the_next_opening_goes_on() {
    let steps = [
        include_str!("../src/migrations/0002-failure.sql"),
        include_str!("../src/migrations/0003-wording.sql"),
        include_str!("../src/migrations/0004-supersession.sql"),
        include_str!("../src/migrations/0005-failing-and-shown.sql"),
        include_str!("../src/migrations/0006-pending.sql"),
        include_str!("../src/migrations/0007-tally.sql"),
        include_str!("../src/migrations/0008-slots.sql"),
        include_str!("../src/migrations/0009-known-place.sql"),
        include_str!("../src/migrations/0010-tombstone.sql"),
    ];
    for (done, step) in steps.iter().enumerate() {
        let files = Files::new();
        let (path, setup) = first(&files);
        let connection = Connection::open(&path).unwrap();
        for (version, earlier) in (2..).zip(&steps[..done]) {
            connection.execute_batch(earlier).unwrap();
            connection.pragma_update(None, "user_version", version).unwrap();
        }
        let before = crash(&path, "before.db", &files);
        connection.execute_batch("BEGIN IMMEDIATE").unwrap();
        let mut images = vec![before];
        for (n, statement) in step.split_inclusive(';').enumerate() {
            connection.execute_batch(statement).unwrap();
            images.push(crash(&path, &format!("within-{n}.db"), &files));
        }
        connection.pragma_update(None, "user_version", done + 2).unwrap();
        connection.execute_batch("COMMIT").unwrap();
        images.push(crash(&path, "after.db", &files));
        for image in images {
            holds_everything(&open(&image, &setup), &setup);
            assert_eq!(outline(&image).0, NEWEST, "{image:?}");
        }
    }
}

/// The last version in which what was shown and counted had no sum, and a tombstone did not say what took a fact's place.
#[test]
fn what_was_counted_and_forgotten_before_it_was_watched_is_watched_from_then_on() {
    let files = Files::new();
    let (path, setup) = left_by("version-11", &files);
    let custody = samples::custody(&setup.tenant).unwrap();
    let change = |sql: &str| Connection::open(&path).unwrap().execute_batch(sql).unwrap();
    change("INSERT INTO tally VALUES ('t', 'local', '', 'kept', '', 3)");
    let found = || {
        let flaws = block_on(open(&path, &setup).check(&custody)).unwrap();
        flaws.into_iter().map(|flaw| flaw.code).collect::<Vec<_>>()
    };
    assert_eq!(found(), <[&str; 0]>::default());
    change(
        "PRAGMA foreign_keys = OFF; CREATE TEMP TABLE was AS SELECT * FROM succession; DELETE FROM succession",
    );
    assert!(
        found().contains(&"chain-broken"),
        "no pointer can be taken away because another one was forgotten"
    );
    let files = Files::new();
    let (path, setup) = left_by("version-11", &files);
    drop(open(&path, &setup));
    Connection::open(&path).unwrap().execute_batch("UPDATE note SET rows = 1 WHERE name = 'tally'").unwrap();
    assert_eq!(block_on(open(&path, &setup).check(&custody)).unwrap().len(), 1);
}

#[test]
fn two_that_open_an_older_file_at_once_bring_it_there_once() {
    let files = Files::new();
    let (path, setup) = first(&files);
    std::thread::scope(|threads| {
        for _ in 0..4 {
            threads.spawn(|| drop(open(&path, &setup)));
        }
    });
    holds_everything(&open(&path, &setup), &setup);
    assert_eq!(copies(&path).len(), 1);
}

#[test]
fn a_damaged_file_is_not_migrated() {
    let files = Files::new();
    let (path, setup) = first(&files);
    let mut bytes = fs::read(&path).unwrap();
    // The last page holds rows of the index of facts or of the search; its cells no longer lie in it.
    let last = bytes.len() - 4096;
    bytes[last..last + 64].fill(0xff);
    fs::write(&path, &bytes).unwrap();
    let clock = setup.clock.clone();
    let refused = SqliteStore::open(&path, setup.tenant, setup.key, move || clock());
    assert!(matches!(refused.err().unwrap(), StoreError::Corrupt { .. }));
    assert_eq!(outline(&path).0, 1);
    assert_eq!(copies(&path), <[PathBuf; 0]>::default());
}
