//! What is forgotten is off the disk when the answer comes: no byte of it is left in any file of the store.

#![expect(clippy::unwrap_used, clippy::unreachable, reason = "a test that cannot be set up fails")]

mod support;

use pollster::block_on;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;
use support::{Files, now, open, setup};
use veridical::Inspect;
use veridical::episode::Episodes;
use veridical::kernel::{PrincipalId, Scope};
use veridical::policy::forget::{Forget, Forgotten, Target};
use veridical::slot::{FactKept, Facts, Reach, Revision, SlotKept, Slots};
use veridical_conformance::samples::{self, Lesson, Met, SlotPermit};
use veridical_sqlite::SqliteStore;

/// Words that stand nowhere else, not even in part.
const CANARIES: [&str; 4] = ["quetzalcoatlus", "xylophagous", "zygodactyl", "kvetchvortex"];

fn scope() -> Scope {
    samples::scope(&setup().tenant, &PrincipalId::local(), Some("shop"))
}

fn slot(store: &SqliteStore, value: &str, expected: Option<Revision>) -> SlotKept {
    match samples::slot("canary.bird", value, &scope(), Reach::Global, expected).unwrap() {
        SlotPermit::Set(permit) => block_on(store.set(permit)).unwrap(),
        SlotPermit::Supersede(permit) => block_on(store.supersede(permit)).unwrap(),
    }
}

/// Many ordinary items, so that cells are moved from page to page and the index has several segments.
fn fill(store: &SqliteStore, from: usize) {
    for n in from..from + 120 {
        let text = format!("Ordinary statement number {n} about the ledger, the cart and a few other things");
        block_on(store.add(samples::stated(&text, &scope(), Reach::Global, &Met::nowhere(0)).unwrap()))
            .unwrap();
    }
}

/// A store with the canaries among many other items, and what they are called.
fn planted(store: &SqliteStore) -> Vec<Target> {
    let [in_fact, in_lesson, in_old_value, in_value] = CANARIES;
    fill(store, 0);
    let text = format!("The mascot of the release is the {in_fact}");
    let fact =
        block_on(store.add(samples::stated(&text, &scope(), Reach::Global, &Met::nowhere(0)).unwrap()));
    let FactKept::Added(fact) = fact.unwrap() else { unreachable!("a new fact") };
    let lesson = Lesson::new(in_lesson, &format!("no {in_lesson} there"), "1");
    let episode =
        block_on(store.record(samples::episode(&lesson, &scope(), Met::nowhere(5)).unwrap())).unwrap();
    slot(store, in_old_value, None);
    fill(store, 120);
    let SlotKept::Set(value, _) = slot(store, in_value, Revision::new(1)) else {
        unreachable!("a new value")
    };
    fill(store, 240);
    vec![Target::Fact(fact), Target::Episode(episode.id().clone()), Target::Slot { value, revision: 2 }]
}

/// The canaries, or halves of them, that stand in any file of the folder.
fn seen(folder: &Path) -> Vec<String> {
    let mut seen = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let bytes = fs::read(&path).unwrap().to_ascii_lowercase();
        for canary in CANARIES {
            let (half, _) = canary.split_at(8);
            if bytes.windows(half.len()).any(|window| window == half.as_bytes()) {
                seen.push(format!("{canary} in {}", path.display()));
            }
        }
    }
    seen
}

#[test]
fn no_byte_of_what_is_forgotten_is_left_when_the_answer_comes() {
    let files = Files::new();
    let path = files.path("memory.db");
    let store = open(&path, &setup());
    let targets = planted(&store);
    let folder = path.parent().unwrap();
    let found = seen(folder);
    for canary in CANARIES {
        assert!(found.iter().any(|line| line.starts_with(canary)), "the scan sees no {canary}: {found:?}");
    }
    for target in targets {
        let permit = samples::forgetting_item(target, &scope()).unwrap();
        assert_eq!(block_on(Forget::forget(&store, permit)).unwrap(), Forgotten::Gone);
    }
    // The store is still open: this is what a process that is killed right behind the answer leaves.
    assert_eq!(seen(folder), <[String; 0]>::default());
    let custody = samples::custody(&setup().tenant).unwrap();
    assert_eq!(block_on(store.check(&custody)).unwrap(), []);
    drop(store);
    assert_eq!(seen(folder), <[String; 0]>::default());
    let again = open(&path, &setup());
    assert_eq!(block_on(again.check(&custody)).unwrap(), []);
}

#[test]
fn an_older_state_that_is_still_read_is_told_of() {
    let files = Files::new();
    let path = files.path("memory.db");
    let store = open(&path, &setup());
    let targets = planted(&store);
    let other = rusqlite::Connection::open(&path).unwrap();
    other.execute_batch("BEGIN; SELECT count(*) FROM fact;").unwrap();
    let permit = samples::forgetting_item(targets.into_iter().next().unwrap(), &scope()).unwrap();
    assert_eq!(block_on(Forget::forget(&store, permit)).unwrap(), Forgotten::LogInUse);
    other.execute_batch("COMMIT").unwrap();
    // Whoever opens the store next does the rest, to read it too.
    drop((other, store));
    let folder = path.parent().unwrap();
    assert!(path.with_file_name("memory.db-erasing").exists());
    drop(read_only(&path));
    assert!(!path.with_file_name("memory.db-erasing").exists());
    assert!(!seen(folder).iter().any(|line| line.starts_with(CANARIES[0])), "{:?}", seen(folder));
}

fn read_only(path: &Path) -> SqliteStore {
    let setup = setup();
    SqliteStore::open_read_only(path, setup.tenant, setup.key, now).unwrap()
}

/// By its name, the store that a second process forgets in, and how it is told which item.
const STORE: &str = "VERIDICAL_TEST_FORGET_IN";
const FACT: &str = "VERIDICAL_TEST_FORGET";

/// No test of its own: what the test below runs as another process, to kill it.
#[test]
fn second_process() {
    let (Some(path), Ok(fact)) = (std::env::var_os(STORE), std::env::var(FACT)) else { return };
    let store = open(Path::new(&path), &setup());
    let target = Target::Fact(veridical::kernel::FactId::parse(&fact).unwrap());
    let permit = samples::forgetting_item(target, &scope()).unwrap();
    println!("\nnow");
    block_on(Forget::forget(&store, permit)).unwrap();
    println!("\ndone");
    std::thread::park();
}

/// Every instant of forgetting, from before the transaction to behind the answer, is one at which the process may be killed.
#[test]
fn a_process_that_is_killed_while_it_forgets_leaves_nothing_behind_the_next_opening() {
    let files = Files::new();
    let path = files.path("memory.db");
    let targets = planted(&open(&path, &setup()));
    let Some(Target::Fact(fact)) = targets.first() else { unreachable!("a fact comes first") };
    let whole = fs::read(&path).unwrap();
    let (mut before, mut behind) = (0, 0);
    for step in 0..40_u32 {
        let place = tempfile::tempdir().unwrap();
        let path = place.path().join("memory.db");
        fs::write(&path, &whole).unwrap();
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "second_process", "--nocapture"])
            .env(STORE, &path)
            .env(FACT, fact.as_str())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
        assert!(lines.any(|line| line == "now"));
        std::thread::sleep(Duration::from_micros(500) * step);
        child.kill().unwrap();
        child.wait().unwrap();
        let store = read_only(&path);
        let is_there = block_on(Facts::get(&store, &scope(), fact)).unwrap().is_some();
        let left = seen(place.path()).iter().any(|line| line.starts_with(CANARIES[0]));
        assert_eq!(left, is_there, "killed after {step} steps: {:?}", seen(place.path()));
        let custody = samples::custody(&setup().tenant).unwrap();
        assert_eq!(block_on(store.check(&custody)).unwrap(), []);
        *if is_there { &mut before } else { &mut behind } += 1;
    }
    assert!(before > 0 && behind > 0, "{before} before and {behind} behind the commit");
}

#[test]
fn a_row_that_is_taken_away_by_hand_is_not_taken_for_forgotten() {
    let files = Files::new();
    let path = files.path("memory.db");
    let store = open(&path, &setup());
    let targets = planted(&store);
    let custody = samples::custody(&setup().tenant).unwrap();
    let permit = samples::forgetting_item(targets.into_iter().next().unwrap(), &scope()).unwrap();
    block_on(Forget::forget(&store, permit)).unwrap();
    let other = rusqlite::Connection::open(&path).unwrap();
    let forged = "INSERT INTO tombstone SELECT number, (SELECT forgotten FROM tombstone LIMIT 1), NULL, x'00', NULL
        FROM fact LIMIT 1; DELETE FROM likeness; DELETE FROM fact WHERE number IN (SELECT number FROM tombstone);";
    other.execute_batch(forged).unwrap();
    let codes: Vec<&str> =
        block_on(store.check(&custody)).unwrap().into_iter().map(|flaw| flaw.code).collect();
    assert!(codes.contains(&"seal-broken") && codes.contains(&"chain-broken"), "{codes:?}");
}
