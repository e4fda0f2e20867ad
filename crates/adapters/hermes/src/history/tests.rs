use super::*;
use rusqlite::params;
use serde_json::json;
use std::fs;
use veridical::evidence::Observation;

/// The host's tables, as far as they matter here.
const SCHEMA: &str = "
    CREATE TABLE schema_version (version INTEGER NOT NULL);
    INSERT INTO schema_version VALUES (22);
    CREATE TABLE sessions (
        id TEXT PRIMARY KEY, source TEXT NOT NULL, model_config TEXT, parent_session_id TEXT,
        started_at REAL NOT NULL, cwd TEXT
    );
    CREATE TABLE messages (
        id INTEGER PRIMARY KEY AUTOINCREMENT, session_id TEXT NOT NULL, role TEXT NOT NULL, content TEXT,
        tool_call_id TEXT, tool_calls TEXT, tool_name TEXT, timestamp REAL NOT NULL DEFAULT 0,
        active INTEGER NOT NULL DEFAULT 1, compacted INTEGER NOT NULL DEFAULT 0, api_content TEXT
    );";

/// A host's home with a record in it.
struct Home {
    folder: tempfile::TempDir,
    record: Connection,
}

impl Home {
    fn new() -> Self {
        Self::with(SCHEMA)
    }

    fn with(schema: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let record = Connection::open(folder.path().join("state.db")).unwrap();
        record.execute_batch("PRAGMA journal_mode = WAL").unwrap();
        record.execute_batch(schema).unwrap();
        Self { folder, record }
    }

    fn session(&self, id: &str, source: &str, config: Option<&str>) {
        let row = params![id, source, config];
        self.record
            .execute(
                "INSERT INTO sessions (id, source, model_config, started_at) VALUES (?1, ?2, ?3, 0)",
                row,
            )
            .unwrap();
    }

    fn say(&self, session: &str, role: &str, content: &str) {
        let row = params![session, role, content];
        self.record
            .execute("INSERT INTO messages (session_id, role, content) VALUES (?1, ?2, ?3)", row)
            .unwrap();
    }

    fn run(&self, session: &str, id: &str, command: &str, status: i32) {
        let arguments = json!({"command": command}).to_string();
        let calls = json!([{"id": id, "function": {"name": "terminal", "arguments": arguments}}]).to_string();
        let result = json!({"output": "", "exit_code": status, "error": null}).to_string();
        self.record
            .execute(
                "INSERT INTO messages (session_id, role, content, tool_calls) VALUES (?1, 'assistant', '', ?2)",
                params![session, calls],
            )
            .unwrap();
        self.record
            .execute(
                "INSERT INTO messages (session_id, role, content, tool_call_id, tool_name) \
                 VALUES (?1, 'tool', ?2, ?3, 'terminal')",
                params![session, result, id],
            )
            .unwrap();
    }

    /// A whole turn: a request, a command, an answer.
    fn turn(&self, session: &str, request: &str, command: &str) {
        self.say(session, "user", request);
        self.run(session, "c1", command, 0);
        self.say(session, "assistant", "Done.");
    }

    fn newest(&self, session: Option<&str>) -> Result<PastTurn, HistoryError> {
        newest_turn(self.folder.path(), session, 0)
    }

    /// The newest turn in one line: session, request, commands.
    fn told(&self, session: Option<&str>) -> String {
        let past = self.newest(session).unwrap().handed;
        let commands = past.turn.observations().iter().map(|observation| match observation {
            Observation::ProcessExit(exit) => exit.command.clone(),
            other => format!("{other:?}"),
        });
        let commands = commands.collect::<Vec<_>>().join(", ");
        format!("{}: {}: {commands}", past.session.unwrap().as_str(), past.turn.user())
    }

    /// Every file of the home with its bytes.
    fn files(&self) -> Vec<(PathBuf, Vec<u8>)> {
        files(self.folder.path())
    }
}

fn files(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| (path.clone(), fs::read(&path).unwrap()))
        .collect();
    files.sort();
    files
}

#[test]
fn the_newest_finished_turn_is_the_one_in_which_a_person_took_part_last() {
    let home = Home::new();
    for (id, source, config) in [
        ("old", "cli", None),
        ("new", "telegram", Some("{}")),
        ("child", "subagent", Some("{\"_delegate_from\": \"new\"}")),
        ("marked", "cli", Some("{\"_delegate_from\": \"new\"}")),
        ("nightly", "cron", None),
    ] {
        home.session(id, source, config);
    }
    home.turn("new", "first", "make one");
    home.turn("old", "resumed", "make two");
    home.turn("new", "second", "make three");
    for unattended in ["child", "marked", "nightly"] {
        home.turn(unattended, "alone", "make four");
    }
    assert_eq!(home.told(None), "new: second: make three");
    assert_eq!(home.told(Some("old")), "old: resumed: make two");
    assert_eq!(home.told(Some("nightly")), "nightly: alone: make four");
}

#[test]
fn a_turn_that_is_further_back_is_one_of_the_same_session() {
    let home = Home::new();
    home.session("20261130_a1", "cli", None);
    home.session("20261130_b2", "cli", None);
    home.turn("20261130_a1", "first", "make one");
    home.turn("20261130_b2", "other", "make two");
    home.turn("20261130_a1", "second", "make three");
    // The agent speaks before it goes on: that ends no turn.
    home.say("20261130_a1", "user", "third");
    home.say("20261130_a1", "assistant", "Let me see.");
    home.run("20261130_a1", "c9", "make four", 0);
    home.say("20261130_a1", "assistant", "Done.");
    let past = |session: Option<&str>, back| {
        let past = newest_turn(home.folder.path(), session, back)?;
        Ok::<_, HistoryError>(past.handed.turn.user().to_owned())
    };
    for (back, said) in ["third", "second", "first"].into_iter().enumerate() {
        assert_eq!(past(None, back).unwrap(), said);
    }
    assert!(matches!(past(None, 3), Err(HistoryError::FewerTurns(id)) if id == "20261130_a1"));
    for back in 0..3 {
        let past = newest_turn(home.folder.path(), None, back).unwrap();
        let earlier: Vec<&str> = past.earlier.iter().map(Turn::user).collect();
        assert_eq!(earlier, ["first", "second", "third"][..2 - back], "{back}");
    }
    assert_eq!(past(Some("20261130_b"), 0).unwrap(), "other");
    assert!(matches!(past(Some("20261130_"), 0), Err(HistoryError::SeveralSessions(_))));
    assert!(matches!(past(Some("%"), 0), Err(HistoryError::NoSession(_))));
}

#[test]
fn a_turn_that_still_runs_is_passed_over() {
    let home = Home::new();
    home.session("s1", "cli", None);
    home.turn("s1", "first", "make one");
    home.say("s1", "user", "second");
    assert_eq!(home.told(None), "s1: first: make one");
    home.run("s1", "c2", "make two", 1);
    assert_eq!(home.told(None), "s1: first: make one");
    home.say("s1", "assistant", "It fails.");
    assert_eq!(home.told(None), "s1: second: make two");
}

#[test]
fn what_the_host_wrote_into_the_users_role_begins_no_turn() {
    let home = Home::new();
    home.session("s1", "cli", None);
    home.turn("s1", "fix it", "make one");
    home.say("s1", "user", "[System: You edited code in this turn, but nothing was run]");
    home.run("s1", "c2", "make two", 0);
    home.say("s1", "assistant", "Checked.");
    assert_eq!(home.told(None), "s1: fix it: make one, make two");
}

#[test]
fn what_was_taken_back_or_replaced_is_not_read() {
    let home = Home::new();
    home.session("s1", "cli", None);
    home.turn("s1", "first", "make one");
    home.turn("s1", "undone", "make two");
    home.record.execute("UPDATE messages SET active = 0 WHERE id > 4", []).unwrap();
    assert_eq!(home.told(None), "s1: first: make one");
}

#[test]
fn parts_bytes_and_broken_calls_are_read_as_far_as_they_go() {
    let home = Home::new();
    home.session("s1", "cli", None);
    home.say(
        "s1",
        "user",
        "\0json:[{\"type\": \"text\", \"text\": \"look at this\"}, {\"type\": \"image_url\"}]",
    );
    home.run("s1", "c1", "make one", 0);
    home.record
        .execute("UPDATE messages SET content = CAST(content AS BLOB) WHERE role = 'tool'", [])
        .unwrap();
    home.record
        .execute(
            "INSERT INTO messages (session_id, role, content, tool_calls) VALUES ('s1', 'assistant', 1, '[{')",
            [],
        )
        .unwrap();
    home.say("s1", "assistant", "A picture.");
    let past = home.newest(None).unwrap().handed;
    assert_eq!(home.told(None), "s1: look at this: make one");
    assert_eq!(past.turn.dropped().len(), 1);
}

#[test]
fn a_record_with_other_columns_is_read_and_one_without_the_needed_ones_is_named() {
    let fewer = "
        CREATE TABLE sessions (id TEXT PRIMARY KEY, started_at REAL DEFAULT 0, mood TEXT);
        CREATE TABLE messages (id INTEGER PRIMARY KEY, session_id TEXT, role TEXT, content TEXT,
            tool_call_id TEXT, tool_calls TEXT, tool_name TEXT);
        INSERT INTO sessions (id) VALUES ('s1');";
    let home = Home::with(fewer);
    home.turn("s1", "first", "make one");
    assert_eq!(home.told(None), "s1: first: make one");
    assert_eq!(home.newest(None).unwrap().folder, None);

    let strange = "CREATE TABLE schema_version (version INTEGER); INSERT INTO schema_version VALUES (40);
        CREATE TABLE sessions (id TEXT); CREATE TABLE messages (id INTEGER PRIMARY KEY, session_id, role, content)";
    let error = Home::with(strange).newest(None).unwrap_err();
    assert!(matches!(error, HistoryError::UnknownForm { .. }), "{error}");
    assert!(error.to_string().ends_with("messages.tool_calls is missing (schema version 40)"), "{error}");
    let error = Home::with("CREATE TABLE notes (text)").newest(None).unwrap_err();
    assert!(error.to_string().ends_with("sessions.id is missing (schema version unknown)"), "{error}");
}

#[test]
fn the_folder_in_which_a_session_started_comes_with_its_turn() {
    let home = Home::new();
    home.session("s1", "cli", None);
    home.turn("s1", "first", "make one");
    assert_eq!(home.newest(None).unwrap().folder, None);
    home.record.execute("UPDATE sessions SET cwd = '/home/dev/shop'", []).unwrap();
    assert_eq!(home.newest(None).unwrap().folder, Some(PathBuf::from("/home/dev/shop")));
}

#[test]
fn what_is_not_there_is_named_with_the_next_step() {
    let empty = tempfile::tempdir().unwrap();
    let error = newest_turn(empty.path(), None, 0).unwrap_err();
    assert!(matches!(error, HistoryError::Missing(_)) && error.next().contains("--home"), "{error}");

    let home = Home::new();
    home.session("s1", "cli", None);
    home.say("s1", "user", "hello?");
    assert!(matches!(home.newest(None), Err(HistoryError::NoTurn(None))));
    let error = home.newest(Some("s1")).unwrap_err();
    assert_eq!(error.to_string(), "the host has no finished turn in session s1");
    assert!(matches!(home.newest(Some("s2")), Err(HistoryError::NoSession(_))));

    let folder = tempfile::tempdir().unwrap();
    fs::write(
        folder.path().join("state.db"),
        "no database, but long enough to be looked at as if it were one",
    )
    .unwrap();
    assert!(matches!(newest_turn(folder.path(), None, 0), Err(HistoryError::Unreadable { .. })));
    fs::remove_file(folder.path().join("state.db")).unwrap();
    fs::create_dir(folder.path().join("state.db")).unwrap();
    assert!(matches!(newest_turn(folder.path(), None, 0), Err(HistoryError::Unreadable { .. })));
}

#[test]
fn reading_leaves_a_record_at_rest_as_it_is_and_makes_no_file() {
    let home = Home::new();
    home.session("s1", "cli", None);
    home.turn("s1", "first", "make one");
    let Home { folder, record } = home;
    record.close().unwrap();
    let before = files(folder.path());
    assert_eq!(before.len(), 1, "the host takes its log away when it ends");
    newest_turn(folder.path(), None, 0).unwrap();
    assert!(files(folder.path()) == before);
}

#[test]
fn the_log_of_a_running_host_is_read_and_stays() {
    let home = Home::new();
    home.session("s1", "cli", None);
    home.turn("s1", "first", "make one");
    home.record.execute_batch("BEGIN IMMEDIATE").unwrap();
    home.turn("s1", "not committed", "make two");
    let without_index = |files: Vec<(PathBuf, Vec<u8>)>| {
        // The index of the log holds the marks of its readers.
        files.into_iter().filter(|(path, _)| !path.ends_with("state.db-shm")).collect::<Vec<_>>()
    };
    let before = home.files();
    assert_eq!(before.len(), 3);
    assert_eq!(home.told(None), "s1: first: make one");
    assert!(without_index(home.files()) == without_index(before));
    home.record.execute_batch("COMMIT").unwrap();
    assert_eq!(home.told(None), "s1: not committed: make two");
}

#[test]
fn a_host_that_was_killed_leaves_its_log_and_it_is_read() {
    let home = Home::new();
    home.session("s1", "cli", None);
    home.turn("s1", "first", "make one");
    let killed = tempfile::tempdir().unwrap();
    for (path, bytes) in home.files() {
        fs::write(killed.path().join(path.file_name().unwrap()), bytes).unwrap();
    }
    let names = |folder: &Path| files(folder).into_iter().map(|(path, _)| path).collect::<Vec<_>>();
    let before = names(killed.path());
    let past = newest_turn(killed.path(), None, 0).unwrap();
    assert_eq!(past.handed.turn.user(), "first");
    assert_eq!(names(killed.path()), before);
}

#[test]
fn a_record_that_another_process_holds_is_said_to_be_locked() {
    let home = Home::new();
    home.session("s1", "cli", None);
    home.turn("s1", "first", "make one");
    home.record
        .execute_batch("PRAGMA journal_mode = DELETE; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; DELETE FROM messages")
        .unwrap();
    // With the pages flushed a journal stands beside the record.
    home.record.cache_flush().unwrap();
    let error = home.newest(None).unwrap_err();
    assert!(matches!(error, HistoryError::Locked(_)), "{error}");
}

#[test]
fn what_is_no_table_is_not_read_by_any_way() {
    for name in ["sessions", "messages"] {
        let home = Home::new();
        home.session("s1", "cli", None);
        let endless = format!(
            "ALTER TABLE {name} RENAME TO kept;
             CREATE VIEW {name} AS SELECT kept.* FROM kept, (WITH RECURSIVE n(i) AS
             (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n);"
        );
        home.record.execute_batch(&endless).unwrap();
        let path = home.folder.path();
        let far = Deadline::within(std::time::Duration::from_secs(60));
        for refused in [newest_turn(path, None, 0).err(), last_turns(path, "s1", 1, &far).err()] {
            assert!(matches!(refused, Some(HistoryError::NoTable { name: told, .. }) if told == name));
        }
    }
}

#[test]
fn reading_stops_when_its_time_is_over() {
    let home = Home::new();
    home.session("s1", "cli", None);
    home.record
        .execute_batch(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 50000)
             INSERT INTO messages (session_id, role, content) SELECT 's1', 'tool', 'x' FROM n;",
        )
        .unwrap();
    let path = home.folder.path();
    let read = |time| last_turns(path, "s1", 1, &Deadline::within(time));
    assert!(read(std::time::Duration::from_secs(60)).is_ok());
    let late = read(std::time::Duration::ZERO).unwrap_err();
    assert!(matches!(late, HistoryError::TooSlow(_)), "{late}");
    assert!(late.to_string().contains("state.db") && late.next().contains("--session ID"));
}

#[test]
fn no_more_of_a_session_is_read_than_a_bound() {
    for (messages, whole) in [(10, true), (200_001, false)] {
        let home = Home::new();
        home.session("s1", "cli", None);
        let rows = format!(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT {messages})
             INSERT INTO messages (session_id, role, content) SELECT 's1', 'tool', '' FROM n;"
        );
        home.record.execute_batch(&rows).unwrap();
        home.say("s1", "assistant", "done");
        let path = home.folder.path();
        let far = Deadline::within(std::time::Duration::from_secs(60));
        for read in [newest_turn(path, None, 0).map(drop), last_turns(path, "s1", 1, &far).map(drop)] {
            assert!(
                matches!((&read, whole), (Ok(()), true) | (Err(HistoryError::TooLarge(_)), false)),
                "{read:?}"
            );
        }
    }
}
