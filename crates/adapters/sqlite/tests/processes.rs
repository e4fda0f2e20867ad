//! Several processes on one file, and processes that die.
//!
//! The second process is this test program again, told by an environment variable what to do.

#![expect(clippy::unwrap_used, reason = "a test that cannot be set up fails")]

mod support;

use pollster::block_on;
use std::io::{BufRead, BufReader, Lines};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use support::{Files, open, setup, shut};
use veridical::Inspect;
use veridical::episode::{Episodes, Recorded};
use veridical::kernel::{PrincipalId, Scope};
use veridical::policy::chain::{Chain, verify};
use veridical::slot::{FactKept, Facts, Reach};
use veridical_conformance::samples::{self, Lesson, Met};
use veridical_sqlite::SqliteStore;

const TASK: &str = "VERIDICAL_SQLITE_TEST_TASK";
const FILE: &str = "VERIDICAL_SQLITE_TEST_FILE";

/// How many facts each of two processes writes at once.
const ROUNDS: usize = 20;

fn scope() -> Scope {
    samples::scope(&setup().tenant, &PrincipalId::local(), Some("shop"))
}

fn lesson(n: u32) -> Lesson {
    Lesson::new(&format!("module{n}"), "the total is wrong", "1")
}

fn state(store: &SqliteStore, text: &str) -> FactKept {
    block_on(store.add(samples::stated(text, &scope(), Reach::Global, &Met::nowhere(1)).unwrap())).unwrap()
}

fn record(store: &SqliteStore, n: u32, session: &str) -> Recorded {
    let met = Met::in_session(&samples::session(session), 1);
    block_on(store.record(samples::episode(&lesson(n), &scope(), met).unwrap())).unwrap()
}

/// What the second process does; in an ordinary run nothing.
#[test]
fn second_process() {
    let Ok(task) = std::env::var(TASK) else { return };
    let store = open(Path::new(&std::env::var(FILE).unwrap()), &setup());
    match task.as_str() {
        "facts-until-killed" => {
            for n in 0.. {
                let FactKept::Added(id) = state(&store, &format!("Fact number {n}")) else { panic!() };
                println!("kept {id}");
            }
        }
        "lessons" => {
            for n in 0..20 {
                let new = matches!(record(&store, n, "two"), Recorded::Recorded(_));
                println!("lesson {new}");
            }
        }
        "one-fact-and-truncate" => {
            let FactKept::Added(id) = state(&store, "Said by the other process") else { panic!() };
            shut(Path::new(&std::env::var(FILE).unwrap()));
            println!("kept {id}");
        }
        "facts-and-truncate" => {
            for n in 0..ROUNDS {
                let FactKept::Added(_) = state(&store, &format!("Their fact number {n}")) else { panic!() };
                shut(Path::new(&std::env::var(FILE).unwrap()));
            }
        }
        other => panic!("unknown task {other}"),
    }
}

fn second(task: &str, path: &Path) -> (Child, Lines<BufReader<ChildStdout>>) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "second_process", "--nocapture"])
        .env(TASK, task)
        .env(FILE, path)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    (child, lines)
}

fn assert_healthy(store: &SqliteStore) {
    let custody = samples::custody(&setup().tenant).unwrap();
    assert_eq!(block_on(store.check(&custody)).unwrap(), []);
    assert!(verify(&block_on(store.links(&custody)).unwrap(), &setup().key).is_ok());
}

#[test]
fn what_was_answered_is_there_after_the_process_is_killed() {
    for kept in [1, 7, 30] {
        let files = Files::new();
        let path = files.path("memory.db");
        let (mut child, lines) = second("facts-until-killed", &path);
        let mut answered = Vec::new();
        for line in lines {
            let line = line.unwrap();
            answered.extend(line.split_once("kept ").map(|(_, id)| id.to_owned()));
            if answered.len() == kept {
                break;
            }
        }
        child.kill().unwrap();
        child.wait().unwrap();
        assert_eq!(answered.len(), kept);

        let store = open(&path, &setup());
        for id in &answered {
            let id = veridical::kernel::FactId::parse(id).unwrap();
            let fact = block_on(Facts::get(&store, &scope(), &id)).unwrap().unwrap();
            assert!(fact.sealed());
        }
        assert_healthy(&store);
        assert!(matches!(state(&store, "A fact after the crash"), FactKept::Added(_)));
    }
}

#[test]
fn two_processes_that_meet_the_same_lessons_record_each_once() {
    let files = Files::new();
    let path = files.path("memory.db");
    let (mut child, lines) = second("lessons", &path);
    let store = open(&path, &setup());
    let own: Vec<bool> = (0..20).map(|n| matches!(record(&store, n, "one"), Recorded::Recorded(_))).collect();
    let theirs: Vec<bool> =
        lines.filter_map(|line| line.unwrap().split_once("lesson ").map(|(_, new)| new == "true")).collect();
    assert!(child.wait().unwrap().success());
    assert_eq!((own.len(), theirs.len()), (20, 20));
    for (n, (own, theirs)) in own.iter().zip(&theirs).enumerate() {
        assert!(own != theirs, "lesson {n} was recorded by both or by none");
    }
    assert_eq!(block_on(store.counts(&scope())).unwrap().episodes, 20);
    assert_healthy(&store);
}

#[test]
fn two_stores_of_one_process_share_the_file() {
    let files = Files::new();
    let path = files.path("memory.db");
    let stores = [open(&path, &setup()), open(&path, &setup())];
    std::thread::scope(|threads| {
        for (store, session) in stores.iter().zip(["one", "two"]) {
            threads.spawn(move || (0..20).for_each(|n| drop(record(store, n, session))));
        }
    });
    let [first, second] = stores;
    assert_eq!(block_on(second.counts(&scope())).unwrap().episodes, 20);
    // Closing one store drops neither the file nor the locks of the other.
    drop(first);
    record(&second, 77, "one");
    assert_healthy(&second);
}

/// One process empties the log and closes; the other, which has the file open all the while, reads and writes on.
#[test]
fn a_process_that_empties_the_log_and_closes_takes_nothing_from_another() {
    let files = Files::new();
    let path = files.path("memory.db");
    let log = files.path("memory.db-wal");
    let store = open(&path, &setup());
    let FactKept::Added(own) = state(&store, "Said before the other process came") else { panic!() };
    assert_ne!(std::fs::metadata(&log).unwrap().len(), 0, "the log holds what was written");
    let (mut child, lines) = second("one-fact-and-truncate", &path);
    let told: Vec<String> =
        lines.filter_map(|line| Some(line.unwrap().split_once("kept ")?.1.to_owned())).collect();
    assert!(child.wait().unwrap().success());
    assert_eq!(std::fs::metadata(&log).unwrap().len(), 0, "the log is empty, and still the one that is open");
    let theirs = veridical::kernel::FactId::parse(&told[0]).unwrap();
    let FactKept::Added(later) = state(&store, "Said after the other process went") else { panic!() };
    let third = open(&path, &setup());
    for store in [&store, &third] {
        for id in [&own, &theirs, &later] {
            let fact = block_on(Facts::get(store, &scope(), id)).unwrap();
            assert!(fact.is_some_and(|fact| fact.sealed()), "{id} is lost");
        }
        assert_healthy(store);
    }
}

#[test]
fn a_log_that_is_emptied_while_another_process_writes_loses_nothing() {
    let files = Files::new();
    let path = files.path("memory.db");
    let store = open(&path, &setup());
    let (mut child, lines) = second("facts-and-truncate", &path);
    for n in 0..ROUNDS {
        let FactKept::Added(id) = state(&store, &format!("Our fact number {n}")) else { panic!() };
        assert!(block_on(Facts::get(&store, &scope(), &id)).unwrap().is_some(), "{n}");
    }
    lines.for_each(drop);
    assert!(child.wait().unwrap().success());
    for store in [store, open(&path, &setup())] {
        assert_eq!(block_on(store.counts(&scope())).unwrap().facts, 2 * ROUNDS as u64);
        assert_healthy(&store);
    }
}

#[test]
fn two_processes_that_create_the_file_at_once_share_one() {
    for _ in 0..5 {
        let files = Files::new();
        let path = files.path("memory.db");
        let stores: Vec<SqliteStore> = std::thread::scope(|threads| {
            let opening: Vec<_> = (0..4).map(|_| threads.spawn(|| open(&path, &setup()))).collect();
            opening.into_iter().map(|thread| thread.join().unwrap()).collect()
        });
        let FactKept::Added(id) = state(&stores[0], "Releases are cut from main") else { panic!() };
        for store in &stores {
            assert!(block_on(Facts::get(store, &scope(), &id)).unwrap().is_some());
        }
        let names: Vec<_> =
            std::fs::read_dir(path.parent().unwrap()).unwrap().map(|e| e.unwrap().file_name()).collect();
        assert!(names.iter().all(|name| !name.to_string_lossy().contains("new_")), "left over: {names:?}");
    }
}

#[test]
fn what_one_process_writes_another_reads_at_once() {
    let files = Files::new();
    let path = files.path("memory.db");
    let (one, two) = (open(&path, &setup()), open(&path, &setup()));
    for n in 0..10 {
        let FactKept::Added(id) = state(&one, &format!("Fact number {n}")) else { panic!() };
        assert!(block_on(Facts::get(&two, &scope(), &id)).unwrap().is_some(), "{n}");
    }
}
