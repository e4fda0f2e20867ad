//! One lesson of a repository, and five hundred of another one that differ from it in a word.

use serde_json::{Value, json};
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// How many there are.
const CROWD: usize = 500;

/// A slot that has a value in both.
const SLOT: &str = "preference.total";

pub(crate) const QUERY: &str = "test_total fails with AssertionError: assert 2 == 3";

/// A word of the fix of every foreign lesson, and one of the own lesson's.
pub(crate) const FOREIGN: &str = "foreign_";
pub(crate) const OWN: &str = "own_total";

const FAILING: &str = "F                                                                        [100%]\n\
    =================================== FAILURES ===================================\n\
    __________________________________ test_total __________________________________\n\n    \
    def test_total():\n>       assert total([1, 2]) == 3\nE       assert 2 == 3\n\n\
    tests/test_total.py:4: AssertionError\n\
    =========================== short test summary info ============================\n\
    FAILED tests/test_total.py::test_total - assert 2 == 3\n1 failed in 0.02s";

pub(crate) struct Crowd {
    folder: TempDir,
    /// The id of the own lesson.
    pub(crate) id: String,
    turn: String,
    output: String,
}

impl Crowd {
    pub(crate) fn gathered() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut crowd = Self { folder, id: String::new(), turn: String::new(), output: String::new() };
        for name in ["own", "foreign"] {
            let path = crowd.path(name);
            git(&["init", "--quiet", path.to_str().unwrap()]);
            let url = format!("https://git.example/team/{name}.git");
            git(&["-C", path.to_str().unwrap(), "remote", "add", "origin", &url]);
        }
        crowd.turn = crowd.file("turn.json", &turn("s0", &format!("{OWN}(rows)")).to_string());
        crowd.output = crowd.file("output.txt", FAILING);
        let learnt = crowd.run("own", &["learn", &crowd.turn], "");
        let learnt: Value = serde_json::from_slice(&learnt.stdout).unwrap();
        crowd.id = learnt["episode_id"].as_str().expect("the own lesson is kept").to_owned();
        for (place, value) in [("own", OWN), ("foreign", FOREIGN)] {
            let set = crowd.run(place, &["slot", "set", SLOT, value, "--scope", "project"], "");
            assert!(set.status.success(), "{set:?}");
        }
        let turns = (0..CROWD).fold(String::new(), |mut turns, number| {
            let fix = format!("{FOREIGN}{}(rows)", letters(number));
            writeln!(turns, "{}", turn(&format!("f{number}"), &fix)).unwrap();
            turns
        });
        let file = crowd.file("foreign.jsonl", &turns);
        let learnt = crowd.run("foreign", &["learn", &file], "");
        let kept = String::from_utf8_lossy(&learnt.stdout).matches("\"recorded\"").count();
        assert_eq!(kept, CROWD, "the foreign lessons are kept");
        crowd
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn file(&self, name: &str, text: &str) -> String {
        let path = self.path(name);
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    }

    /// What a word of the list stands for.
    pub(crate) fn meant<'a>(&'a self, word: &'a str) -> &'a str {
        match word {
            "QUERY" => QUERY,
            "ID" => &self.id,
            "SLOT" => SLOT,
            "TURN" => &self.turn,
            "OUTPUT" => &self.output,
            word => word,
        }
    }

    /// The program in one of the repositories, with this on its standard input.
    pub(crate) fn run(&self, place: &str, words: &[&str], input: &str) -> Output {
        let mut running = Command::new(env!("CARGO_BIN_EXE_veridical"))
            .args(words)
            .args(["--json", "--home", self.path("home").to_str().unwrap()])
            .args(["--workdir", self.path(place).to_str().unwrap()])
            .env_remove("VERIDICAL_HOST")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        running.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
        running.wait_with_output().unwrap()
    }

    /// What a server answers to these requests, in a session that starts in a repository.
    pub(crate) fn served(&self, place: &str, requests: &[Value]) -> String {
        let home = self.path("home");
        let hello = json!({"type": "hello", "id": 1, "protocol": veridical_hermes::protocol::PROTOCOL,
            "secret": "s", "host_pid": 1, "home": home, "probe": true});
        let open = json!({"type": "session_open", "id": 2, "session": "s", "host_session": "h", "platform": "cli",
            "workdir": self.path(place)});
        let lines = [hello, open].into_iter().chain(requests.iter().cloned());
        let input: String = lines.map(|line| format!("{line}\n")).collect();
        let served = self.run(place, &["serve"], &input);
        String::from_utf8(served.stdout).unwrap()
    }
}

fn turn(session: &str, fix: &str) -> Value {
    let passing =
        ".                                                                        [100%]\n1 passed in 0.01s";
    let edited = json!({
        "success": true,
        "diff": format!("--- a/total.py\n+++ b/total.py\n@@ -1,2 +1,2 @@\n def total(rows):\n-    return max(rows)\n+    return {fix}\n"),
        "files_modified": ["total.py"],
    });
    let edit = json!({"mode": "replace", "path": "total.py", "old_string": "max(rows)", "new_string": fix});
    let run = json!({"command": "pytest -q"});
    let printed = |status: i32, output: &str| json!({"output": output, "exit_code": status, "error": null});
    let calls = [
        call("c1", "terminal", &run, &printed(1, FAILING)),
        call("c2", "patch", &edit, &edited),
        call("c3", "terminal", &run, &printed(0, passing)),
    ];
    let mut messages = vec![json!({"role": "user", "content": "The totals are wrong, make the tests pass."})];
    messages.extend(calls.into_iter().flatten());
    messages.push(json!({"role": "assistant", "content": "All tests pass."}));
    json!({"session_id": session, "messages": messages})
}

fn call(id: &str, tool: &str, arguments: &Value, result: &Value) -> [Value; 2] {
    let function = json!({"name": tool, "arguments": arguments.to_string()});
    [
        json!({"role": "assistant", "content": "", "tool_calls": [{"id": id, "type": "function", "function": function}]}),
        json!({"role": "tool", "tool_name": tool, "tool_call_id": id, "content": result.to_string()}),
    ]
}

/// A number as letters, since digits are no part of what distinguishes two lessons.
fn letters(number: usize) -> String {
    let digit = |number: usize| char::from(b'a' + u8::try_from(number % 26).unwrap());
    [number / 676, number / 26, number].map(digit).into_iter().collect()
}

fn git(arguments: &[&str]) {
    assert!(Command::new("git").args(arguments).status().unwrap().success(), "git {arguments:?}");
}
