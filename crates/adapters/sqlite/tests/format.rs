//! The file is what `docs/formats/schema.md` says it is.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test that cannot be set up fails"
)]

mod support;

use pollster::block_on;
use rusqlite::types::Value;
use rusqlite::{Connection, Row};
use support::{Files, open, setup};
use veridical::episode::{Episodes, Page};
use veridical::kernel::{PrincipalId, Scope};
use veridical::place::Places;
use veridical::policy::forget::{Forget, Target};
use veridical::policy::pending::{Claim, PendingMutations};
use veridical::slot::{FactKept, Facts, Reach, Revision, Slots, Step};
use veridical_conformance::samples::{self, Lesson, Met, SlotPermit};
use veridical_sqlite::{FlawKind, SqliteStore};

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../docs/formats/schema.md");

fn cart() -> Lesson {
    Lesson::new("cart", "it is empty", "1")
}

/// A store with an episode that was met in two sessions, one that superseded another, and a fact in each reach.
fn file(files: &Files) -> Connection {
    let path = files.path("memory.db");
    let store = open(&path, &setup());
    let scope = samples::scope(&setup().tenant, &PrincipalId::local(), Some("shop"));
    let lesson = Lesson::new("ledger", "the total is wrong", "1");
    for met in [Met::in_session(&samples::session("one"), 5), Met::nowhere(6)] {
        block_on(store.record(samples::episode(&lesson, &scope, met).unwrap())).unwrap();
    }
    block_on(store.record(samples::failure(&cart(), &scope, Met::nowhere(7)).unwrap())).unwrap();
    block_on(store.record(samples::episode(&cart(), &scope, Met::nowhere(8)).unwrap())).unwrap();
    let id = block_on(store.list(&scope, Page::default())).unwrap().pop().unwrap().row().id.clone();
    block_on(store.note_shown(&scope, &samples::session_id("one"), &[id])).unwrap();
    let both = [&lesson, &cart()];
    block_on(store.record(samples::several(&both, true, &scope, Met::nowhere(9)).unwrap())).unwrap();
    for reach in [Reach::Global, Reach::Project] {
        let met = Met::in_session(&samples::session("one"), 7);
        block_on(store.add(samples::stated("The ledger closes at noon", &scope, reach, &met).unwrap()))
            .unwrap();
    }
    let alike =
        |text| block_on(store.add(samples::stated(text, &scope, Reach::Global, &Met::nowhere(9)).unwrap()));
    alike("The checkout port is 8443").unwrap();
    let FactKept::Added(second) = alike("The checkout port is 9443").unwrap() else { panic!("a new fact") };
    for step in [Step::Alias("checkout listens there".into()), Step::Helpful] {
        block_on(store.step(samples::step(&second, &step, &scope).unwrap())).unwrap();
    }
    let end = samples::instant(4_000_000_000_000);
    let ending = samples::until(end, "The till is closed", &scope, &Met::nowhere(9)).unwrap();
    block_on(store.add(ending)).unwrap();
    wait(&store, &scope);
    for (value, expected) in [("vim", None), ("helix", Revision::new(1))] {
        match samples::slot("preference.editor", value, &scope, Reach::Global, expected).unwrap() {
            SlotPermit::Set(permit) => block_on(store.set(permit)).unwrap(),
            SlotPermit::Supersede(permit) => block_on(store.supersede(permit)).unwrap(),
        };
    }
    let place = |name: &str, remote| samples::PlaceSample::new(&setup().tenant, name, remote);
    let kept = block_on(store.trust(place("/srv/shop/.git", Some("shop")).first_use().unwrap())).unwrap();
    block_on(store.declare(place("/srv/own/.git", None).declaration().unwrap())).unwrap();
    block_on(Places::forget(&store, samples::forgetting(&setup().tenant, kept.place().clone()).unwrap()))
        .unwrap();
    let gone = samples::stated("The ledger is blue", &scope, Reach::Global, &Met::nowhere(9)).unwrap();
    let FactKept::Added(gone) = block_on(store.add(gone)).unwrap() else { panic!("a new fact") };
    let lesson = Lesson::new("till", "it is open", "1");
    let lesson = block_on(store.record(samples::episode(&lesson, &scope, Met::nowhere(9)).unwrap())).unwrap();
    for target in [Target::Fact(gone), Target::Episode(lesson.id().clone())] {
        block_on(Forget::forget(&store, samples::forgetting_item(target, &scope).unwrap())).unwrap();
    }
    drop(store);
    Connection::open(path).unwrap()
}

/// One change that waits, one that was refused, one that was claimed and came to nothing.
fn wait(store: &SqliteStore, scope: &Scope) {
    let met = Met::in_session(&samples::session("one"), 7);
    for text in ["Coffee is drunk black", "Ports are opened by hand", "Releases are cut on Mondays"] {
        block_on(store.stage(samples::proposed(text, scope, Reach::Global, &met).unwrap())).unwrap();
    }
    let waiting = block_on(store.pending(scope)).unwrap();
    block_on(store.reject(samples::answered(&waiting[0], scope).unwrap())).unwrap();
    let claim = block_on(store.claim(samples::answered(&waiting[1], scope).unwrap())).unwrap();
    let Claim::Claimed(claimed) = claim else { panic!("{claim:?}") };
    block_on(store.conclude(claimed.burned("not-allowed"))).unwrap();
}

fn texts(connection: &Connection, sql: &str) -> Vec<String> {
    let mut statement = connection.prepare(sql).unwrap();
    statement.query_map([], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap()
}

/// The parts that the page lists for a purpose.
fn parts(page: &str, purpose: &str) -> Vec<String> {
    let start = format!("| `{purpose}` | ");
    let line = page.lines().filter_map(|line| line.strip_prefix(start.as_str())).next_back().unwrap();
    line.trim_end_matches(" |").split(", ").map(str::to_owned).collect()
}

fn bytes(row: &Row<'_>, column: &str) -> Vec<u8> {
    match (column, row.get::<_, Value>(column).unwrap()) {
        (_, Value::Null) => Vec::new(),
        (_, Value::Text(text)) => text.into_bytes(),
        (_, Value::Blob(blob)) => blob,
        ("verified" | "independent", Value::Integer(n)) => vec![u8::try_from(n).unwrap()],
        ("exit_code", Value::Integer(n)) => i32::try_from(n).unwrap().to_be_bytes().to_vec(),
        (_, Value::Integer(n)) => n.to_be_bytes().to_vec(),
        (_, Value::Real(_)) => Vec::new(),
    }
}

/// Recomputes the seal of every row of a table from the parts that the page lists.
fn seals_as_documented(connection: &Connection, sql: &str, purpose: &str, seal: &str, rows: usize) {
    let page = std::fs::read_to_string(PAGE).unwrap();
    let names = parts(&page, purpose);
    let mut statement = connection.prepare(sql).unwrap();
    let mut found = statement.query([]).unwrap();
    let mut count = 0;
    while let Some(row) = found.next().unwrap() {
        let parts = names.iter().filter_map(|name| match name.strip_suffix('?') {
            Some(name) => Some(bytes(row, name)).filter(|part| !part.is_empty()),
            None => Some(bytes(row, name)),
        });
        let parts: Vec<Vec<u8>> = parts.collect();
        let expected = setup().key.seal(purpose, parts.iter().map(Vec::as_slice));
        assert_eq!(row.get::<_, Vec<u8>>(seal).unwrap(), expected.as_bytes(), "{purpose} {count}");
        count += 1;
    }
    assert_eq!(count, rows, "{purpose}");
}

#[test]
fn every_table_and_column_is_described() {
    let files = Files::new();
    let connection = file(&files);
    let page = std::fs::read_to_string(PAGE).unwrap();
    let tables = texts(
        &connection,
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'search_%' AND name NOT LIKE 'sqlite_%'",
    );
    assert!(tables.len() > 5, "{tables:?}");
    for table in tables {
        for column in texts(&connection, &format!("SELECT name FROM pragma_table_info('{table}')")) {
            let told = [format!("`{column}`"), format!("`{table}.{column}`")];
            assert!(told.iter().any(|name| page.contains(name)), "{table}.{column} is not described");
        }
    }
}

#[test]
fn every_code_of_the_check_is_described() {
    let page = std::fs::read_to_string(PAGE).unwrap();
    for kind in FlawKind::ALL {
        assert!(page.contains(&format!("| `{}` |", kind.code())), "{kind:?}");
    }
}

#[test]
fn seals_are_made_of_the_parts_that_are_described_in_that_order() {
    let files = Files::new();
    let connection = file(&files);
    seals_as_documented(&connection, "SELECT * FROM episode", "episode", "seal", 4);
    seals_as_documented(&connection, "SELECT * FROM fact", "fact", "seal", 7);
    seals_as_documented(&connection, "SELECT * FROM tombstone", "tombstone", "seal", 2);
    let succeeded =
        "SELECT succession.*, one.id AS \"the earlier id\", other.id AS \"the later id\" FROM succession
        JOIN fact AS one ON one.number = earlier JOIN fact AS other ON other.number = later";
    seals_as_documented(&connection, succeeded, "succession", "seal", 1);
    let steps = "SELECT fact_step.*, one.id AS \"the fact's id\", other.id AS \"the other fact's id\" FROM fact_step
        JOIN fact AS one ON one.number = fact_step.fact LEFT JOIN fact AS other ON other.number = fact_step.other";
    seals_as_documented(&connection, steps, "fact-step", "seal", 3);
    let attested = "SELECT attestation.*, episode.id AS \"the episode's id\" FROM attestation
        JOIN episode ON episode.number = attestation.episode";
    seals_as_documented(&connection, attested, "attestation", "seal", 5);
    let superseded =
        "SELECT supersession.*, one.id AS \"the earlier id\", other.id AS \"the later id\" FROM supersession
        JOIN episode AS one ON one.number = earlier JOIN episode AS other ON other.number = later";
    seals_as_documented(&connection, superseded, "supersession", "seal", 1);
    let shown = "SELECT shown.*, episode.id AS \"the episode's id\" FROM shown
        JOIN episode ON episode.number = shown.episode";
    seals_as_documented(&connection, shown, "shown", "seal", 1);
    seals_as_documented(&connection, "SELECT * FROM pending", "pending-row", "seal", 3);
    seals_as_documented(&connection, "SELECT * FROM known_place", "place", "seal", 3);
    let tenant = format!("SELECT '{}' AS tenant, marker FROM meta", setup().tenant);
    seals_as_documented(&connection, &tenant, "store", "marker", 1);
}

#[test]
fn a_store_made_now_reads_as_the_version_that_is_described() {
    let files = Files::new();
    let connection = file(&files);
    let number = |name: &str| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0)).unwrap();
    assert_eq!((number("application_id"), number("user_version")), (0x5652_4443, 12));
    let page = std::fs::read_to_string(PAGE).unwrap();
    assert!(page.contains("| `user_version` | 12 |"));
    assert_eq!(texts(&connection, "PRAGMA journal_mode"), ["wal"]);
    assert_eq!(texts(&connection, "PRAGMA integrity_check"), ["ok"]);
}
