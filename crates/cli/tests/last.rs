//! `explain --last`: a turn from the host's own record.

#![expect(clippy::unwrap_used, reason = "tests")]

use rusqlite::{Connection, params};
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use tempfile::TempDir;

const TABLES: &str = "
    CREATE TABLE sessions (id TEXT PRIMARY KEY, source TEXT, model_config TEXT, cwd TEXT, started_at REAL);
    CREATE TABLE messages (
        id INTEGER PRIMARY KEY AUTOINCREMENT, session_id TEXT, role TEXT, content TEXT, tool_call_id TEXT,
        tool_calls TEXT, tool_name TEXT, active INTEGER DEFAULT 1
    );";

struct Place {
    folder: TempDir,
}

impl Place {
    fn new() -> Self {
        let place = Self { folder: tempfile::tempdir().unwrap() };
        for folder in ["home", "elsewhere", "shop/.git/objects", "shop/.git/refs"] {
            fs::create_dir_all(place.path(folder)).unwrap();
        }
        fs::write(place.path("shop/.git/HEAD"), "ref: refs/heads/main\n").unwrap();
        let config = "[remote \"origin\"]\n\turl = https://git.example/team/shop.git\n";
        fs::write(place.path("shop/.git/config"), config).unwrap();
        place
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn record(&self) -> Connection {
        let record = Connection::open(self.path("home/state.db")).unwrap();
        record.execute_batch(TABLES).unwrap();
        record
            .execute(
                "INSERT INTO sessions VALUES ('s1', 'cli', NULL, ?1, 0)",
                [self.path("shop").to_str().unwrap()],
            )
            .unwrap();
        record
    }

    fn ask(&self, words: &[&str]) -> (Option<i32>, Value, Value) {
        let output = Command::new(env!("CARGO_BIN_EXE_veridical"))
            .args(words)
            .args(["--json", "--home", self.path("home").to_str().unwrap()])
            .current_dir(self.path("elsewhere"))
            .env_remove("VERIDICAL_HOST")
            .output()
            .unwrap();
        let read = |bytes: &[u8]| serde_json::from_slice(bytes).unwrap_or(Value::Null);
        (output.status.code(), read(&output.stdout), read(&output.stderr))
    }
}

fn say(record: &Connection, role: &str, content: &str, calls: Option<&Value>, answers: Option<&str>) {
    record
        .execute(
            "INSERT INTO messages (session_id, role, content, tool_calls, tool_call_id) VALUES ('s1', ?1, ?2, ?3, ?4)",
            params![role, content, calls.map(Value::to_string), answers],
        )
        .unwrap();
}

fn run(record: &Connection, command: &str, output: &str) {
    ended(record, command, 0, output);
}

fn ended(record: &Connection, command: &str, status: i32, output: &str) {
    let arguments = json!({"command": command}).to_string();
    let calls = json!([{"id": "c1", "function": {"name": "terminal", "arguments": arguments}}]);
    say(record, "assistant", "", Some(&calls), None);
    say(
        record,
        "tool",
        &json!({"output": output, "exit_code": status, "error": null}).to_string(),
        None,
        Some("c1"),
    );
}

#[test]
fn the_newest_turn_is_explained_with_the_project_in_which_its_session_started() {
    let place = Place::new();
    let record = place.record();
    say(&record, "user", "Do the tests pass?", None, None);
    run(&record, "pytest -q | tail -1", "1 passed in 0.01s\n");
    say(&record, "assistant", "They do.", None, None);
    let (code, answer, _) = place.ask(&["explain", "--last"]);
    assert_eq!(
        (code, &answer["session"], &answer["task"]),
        (Some(1), &json!("s1"), &json!("Do the tests pass?"))
    );
    assert_eq!(answer["verdict"]["reason"], "pipeline-without-pipefail");
    assert_eq!(answer["steps"][0]["subject"], "pytest -q | tail -1");
    let project = |answer: &Value| answer["gates"][7]["reason"].clone();
    assert_eq!(project(&answer), "bound", "although there is no memory yet");

    place.ask(&["remember", "Releases are cut from the main branch"]);
    assert_eq!(project(&place.ask(&["explain", "--last"]).1), "bound");
    let elsewhere = place.path("elsewhere");
    let (_, answer, _) = place.ask(&["explain", "--last", "--workdir", elsewhere.to_str().unwrap()]);
    assert_eq!(project(&answer), "no-repository");
}

#[test]
fn a_turn_is_explained_behind_the_earlier_ones_of_its_session() {
    let failing = "F\nFAILED test_a.py::test_a - assert 2 == 3\n1 failed in 0.01s\n";
    for (first, expected) in [
        (("pytest -q", 1, failing), (true, "failed-then-passed", "fix")),
        (("alias pytest=true", 0, ""), (false, "shadowed", "")),
        (("ls", 0, "a.py\n"), (true, "tests-passed", "outcome")),
    ] {
        let place = Place::new();
        let record = place.record();
        say(&record, "user", "What is the matter?", None, None);
        ended(&record, first.0, first.1, first.2);
        say(&record, "assistant", "I see.", None, None);
        say(&record, "user", "Then fix it.", None, None);
        run(&record, "sed -i s/max/sum/ total.py", "");
        run(&record, "pytest -q", "1 passed in 0.01s\n");
        say(&record, "assistant", "Fixed.", None, None);
        let (_, answer, _) = place.ask(&["explain", "--last"]);
        let verdict = &answer["verdict"];
        let found = (verdict["verified"].as_bool().unwrap(), verdict["reason"].as_str().unwrap());
        assert_eq!(found, (expected.0, expected.1), "{answer}");
        assert_eq!(answer["kind"].as_str().unwrap_or_default(), expected.2, "{answer}");
    }
}

#[test]
fn without_such_a_turn_the_answer_names_what_is_missing_and_what_to_do() {
    let place = Place::new();
    let missing = |words: &[&str]| {
        let (code, answer, complaint) = place.ask(words);
        assert_eq!(answer, Value::Null);
        assert!(complaint["next"].is_string(), "{complaint}");
        (code, complaint["error"].as_str().unwrap().to_owned())
    };
    let (code, error) = missing(&["explain", "--last"]);
    assert!(code == Some(4) && error.contains("state.db is not there"), "{error}");
    let record = place.record();
    say(&record, "user", "hello?", None, None);
    assert_eq!(missing(&["explain", "--last"]), (Some(1), "the host has no finished turn".to_owned()));
    let (code, error) = missing(&["explain", "--last", "--session", "s9"]);
    assert_eq!((code, error.as_str()), (Some(1), "the host has no session s9"));
    record.execute_batch("ALTER TABLE messages DROP COLUMN tool_name").unwrap();
    assert_eq!(missing(&["explain", "--last"]).0, Some(4));
}

#[test]
fn a_turn_comes_from_a_file_or_from_the_host_and_not_from_both() {
    let place = Place::new();
    for words in [
        &["explain"][..],
        &["explain", "turn.json", "--last"],
        &["explain", "turn.json", "--session", "s1"],
        &["explain", "--session", "s1"],
    ] {
        assert_eq!(place.ask(words).0, Some(2), "{words:?}");
    }
}
