//! The file itself: whose it is, who may see it, and that one that is not ours stays as it is.

#![expect(clippy::unwrap_used, reason = "a test that cannot be set up fails")]

mod support;

use pollster::block_on;
use rusqlite::Connection;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use support::{Files, open, setup};
use veridical::Inspect;
use veridical::kernel::{PrincipalId, SealKey, StoreError, TenantId};
use veridical::slot::{FactKept, Facts, Reach};
use veridical_conformance::samples::{self, Met};
use veridical_conformance::{Backend, Setup};
use veridical_sqlite::SqliteStore;

fn refused(path: &Path, setup: &Setup) -> StoreError {
    let clock = setup.clock.clone();
    SqliteStore::open(path, setup.tenant.clone(), setup.key.clone(), move || clock()).err().unwrap()
}

fn state(store: &SqliteStore, text: &str) -> Result<FactKept, StoreError> {
    let scope = samples::scope(&setup().tenant, &PrincipalId::local(), None);
    let permit = samples::stated(text, &scope, Reach::Global, &Met::nowhere(1)).unwrap();
    block_on(Facts::add(store, permit))
}

fn beside(path: &Path) -> Vec<PathBuf> {
    let folder = fs::read_dir(path.parent().unwrap()).unwrap();
    let mut names: Vec<PathBuf> = folder.map(|entry| entry.unwrap().path()).collect();
    names.sort();
    names
}

#[test]
fn a_new_file_and_its_logs_are_the_owners_alone() {
    let files = Files::new();
    let path = files.path("memory.db");
    let store = open(&path, &setup());
    state(&store, "Releases are cut from main").unwrap();
    let names = beside(&path);
    assert_eq!(names.len(), 3, "the file, its log and the log's index: {names:?}");
    for name in names {
        assert_eq!(fs::metadata(&name).unwrap().permissions().mode() & 0o777, 0o600, "{name:?}");
    }
    drop(store);
    assert_eq!(beside(&path), [path], "closing moves the log into the file");
}

#[test]
fn a_file_that_others_could_see_is_made_the_owners_alone() {
    let files = Files::new();
    let path = files.path("memory.db");
    drop(open(&path, &setup()));
    fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
    drop(open(&path, &setup()));
    assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
}

#[test]
fn a_folder_that_others_write_in_is_refused_and_left_alone() {
    let files = Files::new();
    let path = files.path("memory.db");
    let folder = path.parent().unwrap();
    for (mode, refuses) in [(0o777, true), (0o1777, true), (0o770, true), (0o755, false), (0o700, false)] {
        fs::set_permissions(folder, fs::Permissions::from_mode(mode)).unwrap();
        let clock = setup().clock;
        let opened = SqliteStore::open(&path, setup().tenant, setup().key, move || clock());
        assert_eq!(opened.is_err(), refuses, "{mode:o}");
        let error = opened.err().map(|error| error.to_string()).unwrap_or_default();
        assert_eq!(error.contains("chmod 700"), refuses, "{error}");
        assert_eq!(fs::metadata(folder).unwrap().permissions().mode() & 0o7777, mode);
    }
}

#[test]
fn a_missing_folder_is_named() {
    let files = Files::new();
    let error = refused(&files.path("nowhere/memory.db"), &setup());
    assert!(
        matches!(&error, StoreError::Io { action, .. } if action.contains("nowhere; create it first")),
        "{error}"
    );
}

#[test]
fn names_that_sqlite_gives_a_meaning_of_its_own_are_files_like_others() {
    let files = Files::new();
    for name in [":memory:", "file:x?mode=ro", "a b%20#?.db", "naïve.db"] {
        let path = files.path(name);
        state(&open(&path, &setup()), "Releases are cut from main").unwrap();
        assert!(path.is_file(), "{name}");
        let again = state(&open(&path, &setup()), "Releases are cut from main").unwrap();
        assert!(matches!(again, FactKept::Unchanged(_)), "{name}");
    }
}

/// Opens the path in each way, and checks that it is refused alike and that nothing around it changes.
fn stays_untouched(path: &Path, setup: &Setup, expected: impl Fn(&StoreError) -> bool) {
    let before: Vec<_> = beside(path).into_iter().map(|name| (fs::read(&name).unwrap(), name)).collect();
    let written = refused(path, setup);
    assert!(expected(&written), "{written:?}");
    let read = SqliteStore::open_read_only(path, setup.tenant.clone(), setup.key.clone(), support::now)
        .err()
        .unwrap();
    assert!(expected(&read), "{read:?}");
    for (bytes, name) in before {
        assert!(fs::read(&name).unwrap() == bytes, "{name:?} was changed");
    }
}

#[test]
fn a_file_that_is_no_database_is_refused_and_left_alone() {
    let files = Files::new();
    let path = files.path("memory.db");
    let corrupt = |error: &StoreError| matches!(error, StoreError::Corrupt { .. });
    for bytes in ["not a database, ".repeat(400).into_bytes(), vec![0; 8192], b"x".to_vec(), Vec::new()] {
        fs::write(&path, &bytes).unwrap();
        stays_untouched(&path, &setup(), corrupt);
        assert_eq!(beside(&path).len(), 1, "nothing is put beside it");
    }
}

#[test]
fn a_damaged_store_is_refused_or_reported_and_left_alone() {
    let files = Files::new();
    let path = files.path("memory.db");
    let store = open(&path, &setup());
    for n in 0..50 {
        state(&store, &format!("Fact number {n}")).unwrap();
    }
    drop(store);
    let whole = fs::read(&path).unwrap();

    let mut damaged = whole.clone();
    damaged[..16].copy_from_slice(b"SQLite format 4\0");
    fs::write(&path, &damaged).unwrap();
    stays_untouched(&path, &setup(), |error| matches!(error, StoreError::Corrupt { .. }));

    let mut damaged = whole.clone();
    damaged[100..4096].fill(0xff);
    fs::write(&path, &damaged).unwrap();
    stays_untouched(&path, &setup(), |error| matches!(error, StoreError::Corrupt { .. }));

    let mut damaged = whole.clone();
    damaged[4096 * 3..].fill(0x5a);
    fs::write(&path, &damaged).unwrap();
    let custody = samples::custody(&setup().tenant).unwrap();
    let read = SqliteStore::open_read_only(&path, setup().tenant, setup().key, support::now);
    let answer = read.and_then(|store| block_on(Inspect::check(&store, &custody)));
    let found = answer.is_err() || answer.unwrap().iter().any(|flaw| flaw.code == "file-corrupt");
    assert!(found, "damage in the middle is not found");
    assert_eq!(fs::read(&path).unwrap(), damaged);

    let cut = &whole[..whole.len() / 2];
    fs::write(&path, cut).unwrap();
    let read = SqliteStore::open_read_only(&path, setup().tenant, setup().key, support::now);
    let answer = read.and_then(|store| block_on(Inspect::check(&store, &custody)));
    assert!(
        answer.is_err() || answer.unwrap().iter().any(|flaw| flaw.code == "file-corrupt"),
        "a cut is not found"
    );
}

#[test]
fn a_database_of_another_program_is_refused_and_left_alone() {
    let files = Files::new();
    for journal in ["delete", "wal"] {
        let path = files.path(&format!("{journal}.db"));
        let other = Connection::open(&path).unwrap();
        let mode = |row: &rusqlite::Row<'_>| row.get::<_, String>(0);
        other.pragma_update_and_check(None, "journal_mode", journal, mode).unwrap();
        other.execute_batch("CREATE TABLE note (text); INSERT INTO note VALUES ('mine')").unwrap();
        // With the log still beside it, as after a crash of the other program.
        let foreign = |error: &StoreError| matches!(error, StoreError::Corrupt { detail } if detail.contains("another program"));
        stays_untouched(&path, &setup(), foreign);
        drop(other);
        stays_untouched(&path, &setup(), foreign);
    }
}

#[test]
fn a_newer_schema_is_refused_and_left_alone() {
    let files = Files::new();
    let path = files.path("memory.db");
    drop(open(&path, &setup()));
    let newer = Connection::open(&path).unwrap();
    newer.pragma_update(None, "user_version", 99).unwrap();
    drop(newer);
    let expected = |error: &StoreError| matches!(error, StoreError::NewerSchema { found: 99, .. });
    stays_untouched(&path, &setup(), expected);
}

#[test]
fn a_newer_schema_that_is_still_in_the_log_is_refused() {
    let files = Files::new();
    let path = files.path("memory.db");
    drop(open(&path, &setup()));
    let newer = Connection::open(&path).unwrap();
    newer.pragma_update(None, "user_version", 99).unwrap();
    let error = refused(&path, &setup());
    assert!(matches!(error, StoreError::NewerSchema { found: 99, .. }), "{error}");
    drop(newer);
}

#[test]
fn a_store_of_another_profile_or_key_is_refused_and_left_alone() {
    let files = Files::new();
    let path = files.path("memory.db");
    state(&open(&path, &setup()), "Releases are cut from main").unwrap();
    let foreign = |error: &StoreError| matches!(error, StoreError::ForeignKey);
    stays_untouched(&path, &Setup { key: SealKey::new([9; 32]), ..setup() }, foreign);
    stays_untouched(&path, &Setup { tenant: TenantId::parse("other").unwrap(), ..setup() }, foreign);
}

#[test]
fn reading_a_store_that_is_not_there_says_so_and_makes_none() {
    let files = Files::new();
    let path = files.path("memory.db");
    let error = SqliteStore::open_read_only(&path, setup().tenant, setup().key, support::now).err().unwrap();
    assert!(
        matches!(&error, StoreError::Io { source, .. } if source.kind() == std::io::ErrorKind::NotFound),
        "{error}"
    );
    assert_eq!(beside(&path), Vec::<PathBuf>::new());
}

#[test]
fn no_store_is_made_beside_what_an_earlier_one_has_left() {
    for suffix in ["-wal", "-shm", "-journal"] {
        let files = Files::new();
        let path = files.path("memory.db");
        let left = files.path(&format!("memory.db{suffix}"));
        fs::write(&left, "of an earlier file").unwrap();
        assert!(SqliteStore::left_at(&path), "{suffix}");
        stays_untouched(&path, &setup(), |error| {
            matches!(error, StoreError::Io { action, source }
                if action.contains(&left.display().to_string()) && action.contains("move them away together")
                    && source.kind() == std::io::ErrorKind::AlreadyExists)
        });
        assert_eq!(beside(&path), [left.as_path()], "nothing is put beside it");
        fs::remove_file(&left).unwrap();
        assert!(!SqliteStore::left_at(&path), "{suffix}");
        state(&open(&path, &setup()), "Releases are cut from main").unwrap();
    }
}

#[test]
fn a_link_to_a_file_that_is_not_there_is_refused() {
    let files = Files::new();
    let path = files.path("memory.db");
    std::os::unix::fs::symlink(files.path("elsewhere.db"), &path).unwrap();
    assert!(SqliteStore::left_at(&path));
    let read = SqliteStore::open_read_only(&path, setup().tenant, setup().key, support::now).err().unwrap();
    for error in [read, refused(&path, &setup())] {
        assert!(error.to_string().contains("remove the link"), "{error}");
    }
    assert_eq!(beside(&path), [path]);
}

#[test]
fn a_store_under_a_second_name_is_refused_and_left_as_it_is() {
    type Link = fn(&Path, &Path);
    let kinds: [(Link, &str); 2] = [
        (|from, to| std::os::unix::fs::symlink(from, to).unwrap(), "it is a link"),
        (|from, to| fs::hard_link(from, to).unwrap(), "hard link"),
    ];
    for (link, expected) in kinds {
        for suffix in ["", "-wal", "-shm", "-journal"] {
            let (own, other) = (Files::new(), Files::new());
            let (path, second) = (own.path("memory.db"), other.path("memory.db"));
            state(&open(&path, &setup()), "Releases are cut from main").unwrap();
            let linked = other.path(&format!("memory.db{suffix}"));
            if suffix.is_empty() {
                link(&path, &linked);
            } else {
                fs::copy(&path, &second).unwrap();
                let log = own.path("log");
                fs::write(&log, "").unwrap();
                link(&log, &linked);
            }
            let before = fs::read(&path).unwrap();
            let setup = setup();
            let read =
                SqliteStore::open_read_only(&second, setup.tenant.clone(), setup.key.clone(), support::now);
            for error in [read.err().unwrap(), refused(&second, &setup)] {
                let text = error.to_string();
                assert!(
                    text.contains(expected) && text.contains(&linked.display().to_string()),
                    "{suffix}: {text}"
                );
            }
            assert_eq!(fs::read(&path).unwrap(), before, "{suffix}");
        }
    }
}

#[test]
fn advice_to_move_a_store_away_names_its_logs() {
    let files = Files::new();
    let path = files.path("memory.db");
    fs::write(&path, "").unwrap();
    let error = refused(&path, &setup()).to_string();
    assert!(error.contains("move memory.db, memory.db-wal and memory.db-shm away together"), "{error}");
}

#[test]
fn a_store_that_is_opened_to_read_reads_and_refuses_to_write() {
    let files = Files::new();
    let path = files.path("memory.db");
    let FactKept::Added(id) = state(&open(&path, &setup()), "Releases are cut from main").unwrap() else {
        panic!()
    };
    let before = fs::read(&path).unwrap();
    let store = SqliteStore::open_read_only(&path, setup().tenant, setup().key, support::now).unwrap();
    let scope = samples::scope(&setup().tenant, &PrincipalId::local(), None);
    assert!(block_on(Facts::get(&store, &scope, &id)).unwrap().is_some());
    let error = state(&store, "Another fact").unwrap_err();
    assert!(matches!(&error, StoreError::Io { action, .. } if action.contains("read only")), "{error}");
    drop(store);
    assert_eq!(fs::read(&path).unwrap(), before);
    for name in beside(&path) {
        assert_eq!(fs::metadata(&name).unwrap().permissions().mode() & 0o777, 0o600, "{name:?}");
    }
    assert_eq!(fs::metadata(files.path("memory.db-wal")).map_or(0, |log| log.len()), 0, "nothing was logged");
}

#[test]
fn a_store_that_another_process_holds_is_reported_busy_and_works_afterwards() {
    let files = Files::new();
    let path = files.path("memory.db");
    let store = open(&path, &setup());
    let holder = Connection::open(&path).unwrap();
    holder.execute_batch("BEGIN IMMEDIATE").unwrap();
    let started = Instant::now();
    let error = state(&store, "Releases are cut from main").unwrap_err();
    assert!(matches!(error, StoreError::Busy { .. }), "{error}");
    assert!(started.elapsed() < Duration::from_secs(5), "the wait is bounded");
    holder.execute_batch("ROLLBACK").unwrap();
    assert!(matches!(state(&store, "Releases are cut from main").unwrap(), FactKept::Added(_)));
}

#[test]
fn a_store_says_what_and_where_it_is() {
    let files = Files::new();
    let store = Backend::open(&files, &setup());
    let info = store.describe();
    assert_eq!((info.backend, info.schema_version), ("sqlite", 12));
    assert!(Path::new(&info.location).is_absolute());
}

#[test]
fn opening_an_existing_store_is_fast() {
    let files = Files::new();
    let path = files.path("memory.db");
    let store = open(&path, &setup());
    for n in 0..200 {
        state(&store, &format!("Fact number {n} of many")).unwrap();
    }
    drop(store);
    let mut times: Vec<Duration> = (0..9)
        .map(|_| {
            let started = Instant::now();
            let store = open(&path, &setup());
            let time = started.elapsed();
            drop(store);
            time
        })
        .collect();
    times.sort();
    println!("open: {:?} … {:?}", times[0], times[8]);
    assert!(times[4] < Duration::from_millis(10), "{times:?}");
}
