//! The real program, on real folders: what it answers, with which exit code, and what it leaves behind.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

#[path = "commands/approvals.rs"]
mod approvals;
#[path = "commands/audit.rs"]
mod audit;
#[path = "commands/facts.rs"]
mod facts;
#[path = "commands/forget.rs"]
mod forget;
#[path = "commands/pending.rs"]
mod pending;
#[path = "commands/places.rs"]
mod places;
#[path = "commands/policy.rs"]
mod policy;
#[path = "commands/recursion.rs"]
mod recursion;
#[path = "commands/screening.rs"]
mod screening;
#[path = "commands/slots.rs"]
mod slots;
mod terminal;

use serde_json::{Value, json};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// A disposable home and a repository with a remote.
struct Place {
    folder: TempDir,
}

impl Place {
    fn new() -> Self {
        let place = Self { folder: tempfile::tempdir().unwrap() };
        place.repository("work", Some("https://git.example/team/work.git"));
        place
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn repository(&self, name: &str, remote: Option<&str>) -> PathBuf {
        let folder = self.path(name);
        git(&["init", "--quiet", folder.to_str().unwrap()]);
        if let Some(url) = remote {
            git(&["-C", folder.to_str().unwrap(), "remote", "add", "origin", url]);
        }
        folder
    }

    fn command(&self, workdir: &str, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_veridical"));
        command
            .args(arguments)
            .args(["--home", self.path("home").to_str().unwrap()])
            .args(["--workdir", self.path(workdir).to_str().unwrap()])
            .env_remove("VERIDICAL_HOST")
            .stdin(Stdio::null());
        command
    }

    fn run(&self, workdir: &str, arguments: &[&str]) -> (i32, Value, String) {
        answer(&self.command(workdir, &[arguments, &["--json"]].concat()).output().unwrap())
    }

    fn turn(&self, name: &str, turn: &Value) -> String {
        let path = self.path(name);
        fs::write(&path, turn.to_string()).unwrap();
        path.to_str().unwrap().to_owned()
    }

    fn database(&self) -> PathBuf {
        self.path("home/veridical/memory.db")
    }
}

fn git(arguments: &[&str]) {
    let done = Command::new("git").args(arguments).status().unwrap();
    assert!(done.success(), "git {arguments:?}");
}

fn answer(output: &Output) -> (i32, Value, String) {
    let stdout = String::from_utf8(output.stdout.clone()).unwrap();
    let answer = serde_json::from_str(stdout.trim()).unwrap_or(Value::Null);
    (output.status.code().unwrap_or(-1), answer, String::from_utf8_lossy(&output.stderr).into_owned())
}

fn call(id: &str, tool: &str, arguments: &Value, result: &Value) -> [Value; 2] {
    let function = json!({"name": tool, "arguments": arguments.to_string()});
    [
        json!({"role": "assistant", "content": "", "tool_calls": [{"id": id, "type": "function", "function": function}]}),
        json!({"role": "tool", "tool_name": tool, "tool_call_id": id, "content": result.to_string()}),
    ]
}

fn terminal(id: &str, command: &str, status: i32, output: &str) -> [Value; 2] {
    let result = json!({"output": output, "exit_code": status, "error": null});
    call(id, "terminal", &json!({"command": command}), &result)
}

fn turn(session: &str, calls: impl IntoIterator<Item = [Value; 2]>) -> Value {
    let mut messages = vec![json!({"role": "user", "content": "The totals are wrong, make the tests pass."})];
    messages.extend(calls.into_iter().flatten());
    messages.push(json!({"role": "assistant", "content": "All tests pass."}));
    json!({"session_id": session, "messages": messages})
}

fn fix(session: &str) -> Value {
    let failing = "F                                                                        [100%]\n\
        =================================== FAILURES ===================================\n\
        __________________________________ test_total __________________________________\n\n    \
        def test_total():\n>       assert total([1, 2]) == 3\nE       assert 2 == 3\n\n\
        tests/test_total.py:4: AssertionError\n\
        =========================== short test summary info ============================\n\
        FAILED tests/test_total.py::test_total - assert 2 == 3\n1 failed in 0.02s";
    let passing =
        ".                                                                        [100%]\n1 passed in 0.01s";
    let edit =
        json!({"mode": "replace", "path": "total.py", "old_string": "max(rows)", "new_string": "sum(rows)"});
    let edited = json!({
        "success": true,
        "diff": "--- a/total.py\n+++ b/total.py\n@@ -1,2 +1,2 @@\n def total(rows):\n-    return max(rows)\n+    return sum(rows)\n",
        "files_modified": ["total.py"],
    });
    let calls = [
        terminal("c1", "pytest -q", 1, failing),
        call("c2", "patch", &edit, &edited),
        terminal("c3", "pytest -q", 0, passing),
    ];
    turn(session, calls)
}

#[test]
fn the_turns_of_one_session_in_a_file_follow_each_other() {
    let place = Place::new();
    let whole = fix("s1");
    let messages = whole["messages"].as_array().unwrap();
    let part = |session: &Value, range: std::ops::Range<usize>| {
        let opening = messages.first().into_iter().chain(&messages[range]).collect::<Vec<_>>();
        json!({"session_id": session, "messages": opening})
    };
    for (second, kind, kept) in [(json!("s1"), json!("fix"), 1), (json!("s2"), json!("outcome"), 2)] {
        let file = place.path("turns.jsonl");
        // The failing run, which is a lesson of its own, and what mended it.
        let lines = [part(&json!("s1"), 1..3), part(&second, 3..messages.len())];
        fs::write(&file, lines.map(|line| line.to_string()).join("\n")).unwrap();
        let file = file.to_str().unwrap();
        let explained = place.command("work", &["explain", file, "--json"]).output().unwrap();
        let last = String::from_utf8(explained.stdout).unwrap();
        let last: Value = serde_json::from_str(last.lines().last().unwrap()).unwrap();
        assert_eq!(last["kind"], kind, "{last}");
        let learned = place.command("work", &["learn", file, "--json"]).output().unwrap();
        assert_eq!(learned.status.code(), Some(0));
        let listed = place.run("work", &["episode", "list"]).1.to_string();
        assert_eq!(listed.matches(&format!("\"kind\":{kind}")).count(), 1, "{kept}: {listed}");
    }
}

#[test]
fn what_is_no_turn_says_why() {
    let place = Place::new();
    let line = json!({"messages": []}).to_string();
    for (name, text, why, code) in [
        ("cut.json", line.trim_end_matches("]}").to_owned(), "the file is cut", 4),
        ("many.json", format!("{line}\n{line}\n"), "ends in .jsonl", 4),
        ("prose.json", "# Notes".to_owned(), "not a JSON object", 4),
    ] {
        fs::write(place.path(name), text).unwrap();
        let (status, _, said) = place.run("work", &["explain", place.path(name).to_str().unwrap()]);
        assert_eq!(status, code, "{said}");
        assert!(said.contains(why), "{name}: {said}");
    }
    let (status, _, said) = place.run("work", &["explain"]);
    assert_eq!(status, 2, "{said}");
    assert!(said.contains("--last"), "{said}");
    let turn = place.turn("turn.json", &fix("s1"));
    let alone = place.command("work", &["explain", &turn]).output().unwrap();
    assert!(String::from_utf8(alone.stderr).unwrap().contains("holds no memory yet"));
}

#[test]
fn a_lesson_is_learnt_listed_shown_and_recalled_in_its_project_alone() {
    let place = Place::new();
    let file = place.turn("turn.json", &fix("s1"));
    let (code, learnt, _) = place.run("work", &["learn", &file]);
    assert_eq!((code, &learnt["result"]), (0, &json!("recorded")), "{learnt}");
    let id = learnt["episode_id"].as_str().unwrap().to_owned();

    let (code, again, _) = place.run("work", &["learn", &file]);
    assert_eq!((code, &again["result"], &again["episode_id"]), (0, &json!("attested"), &json!(id)));

    let (code, list, _) = place.run("work", &["episode", "list"]);
    let episode = &list["episodes"][0];
    assert_eq!((code, list["episodes"].as_array().unwrap().len()), (0, 1));
    assert_eq!(episode["metadata"]["verified"], true);
    assert_eq!(episode["metadata"]["provenance"], "file");
    assert_eq!(episode["verification"]["command"], "pytest -q");

    place.repository("other", Some("https://git.example/team/other.git"));
    place.repository("bare-of-remotes", None);
    fs::create_dir(place.path("nothing")).unwrap();
    let question = "test_total assertion total.py";
    let seen = |workdir: &str| {
        [
            place.run(workdir, &["recall", question]).0,
            place.run(workdir, &["recall", question, "--mode", "prefetch"]).0,
            place.run(workdir, &["show", &id]).0,
            place.run(workdir, &["episode", "show", &id]).0,
            place.run(workdir, &["episode", "list"]).0,
        ]
    };
    assert_eq!(seen("work"), [0; 5]);
    for elsewhere in ["other", "bare-of-remotes", "nothing"] {
        assert_eq!(seen(elsewhere), [1; 5], "{elsewhere}");
        assert_eq!(place.run(elsewhere, &["status"]).1["counts"]["episodes"], 0);
    }
}

#[test]
fn every_reading_command_answers_before_there_is_a_memory_and_makes_none() {
    let place = Place::new();
    for (arguments, expected) in [
        (vec!["recall", "anything at all"], 1),
        (vec!["show", "ep_1"], 1),
        (vec!["episode", "list"], 1),
        (vec!["episode", "show", "ep_1"], 1),
        (vec!["status"], 0),
        (vec!["project", "status"], 0),
        (vec!["doctor"], 0),
    ] {
        let (code, answer, message) = place.run("work", &arguments);
        assert_eq!(code, expected, "{arguments:?} {answer} {message}");
        assert!(answer["schema"].as_str().is_some_and(|schema| schema.starts_with("veridical.")), "{answer}");
    }
    assert!(!place.path("home").exists(), "reading writes nothing");
}

#[test]
fn a_turn_without_proof_is_dropped_with_its_reason_and_exit_code_1() {
    let place = Place::new();
    let masked = turn("s1", [terminal("c1", "pytest -q || true", 0, "1 passed in 0.01s")]);
    let file = place.turn("masked.json", &masked);
    let (code, answer, _) = place.run("work", &["learn", &file]);
    assert_eq!((code, &answer["result"]), (1, &json!("dropped")), "{answer}");
    assert_eq!(answer["reason"], "exit-not-attributable");
    let (code, answer, _) = place.run("work", &["explain", &file]);
    assert_eq!((code, &answer["kept"], &answer["verdict"]["verified"]), (1, &json!(false), &json!(false)));
    assert_eq!(answer["attestations"][0]["attested"], Value::Null);
}

/// Writes the operator's configuration, readable as `mode` says.
fn configure(place: &Place, text: &str, mode: u32) {
    let file = place.path("home/veridical/veridical.toml");
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(&file, text).unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(mode)).unwrap();
}

const SMOKE: &str = "[[verify]]\nname = \"smoke\"\ncommand = \"make smoke *\"\nobjective = \"tests\"\n";

#[test]
fn a_check_counts_once_the_operator_declared_it() {
    let place = Place::new();
    let edit = call(
        "e",
        "patch",
        &json!({"path": "app.py"}),
        &json!({"success": true, "files_modified": ["/w/app.py"]}),
    );
    let smoke = terminal("s", "make smoke a", 0, "all 3 checks passed\n");
    let file = place.turn("smoke.json", &turn("s1", [edit, smoke]));
    let (code, answer, _) = place.run("work", &["explain", &file]);
    assert_eq!((code, &answer["verdict"]["reason"]), (1, &json!("indirect-runner")), "{answer}");
    configure(&place, &format!("{SMOKE}regex = \"^all [0-9]+ checks passed$\"\n"), 0o600);
    let (code, answer, _) = place.run("work", &["explain", &file]);
    assert_eq!((code, &answer["verdict"]["predicate"]), (0, &json!("declared-check")), "{answer}");
    let (code, answer, _) = place.run("work", &["status"]);
    assert_eq!((code, &answer["declared"]), (0, &json!(["smoke"])));
    let (_, answer, _) = place.run("work", &["doctor"]);
    assert!(answer.to_string().contains("declared checks: smoke"), "{answer}");
    let (code, answer, _) = place.run("work", &["learn", &file]);
    assert_eq!((code, &answer["result"]), (0, &json!("recorded")), "{answer}");
    let (_, answer, _) = place.run("work", &["status"]);
    assert_eq!((&answer["counts"]["verified"], &answer["declared"]), (&json!(1), &json!(["smoke"])));
}

#[test]
fn a_wrong_declaration_ends_with_4_and_names_its_key() {
    let place = Place::new();
    let file = place.turn("t.json", &turn("s1", []));
    for (text, mode, expected) in [
        (SMOKE.to_owned(), 0o600, "exit_status_only"),
        (format!("{SMOKE}regex = \".*\"\n"), 0o600, "line 1: the check `smoke`: `regex`"),
        (format!("{SMOKE}regexp = \"x\"\n"), 0o600, "line 5: unknown field `regexp`"),
        (format!("{SMOKE}tap = true\n"), 0o644, "can be read by others"),
    ] {
        configure(&place, &text, mode);
        for command in [&["explain", file.as_str()][..], &["learn", &file], &["status"]] {
            let (code, _, error) = place.run("work", command);
            assert_eq!(code, 4, "{command:?}: {error}");
            assert!(error.contains(expected) && error.contains("next"), "{command:?}: {error}");
        }
        let (code, answer, _) = place.run("work", &["doctor"]);
        assert_eq!(code, 1);
        assert!(answer.to_string().contains(expected.split(": ").last().unwrap()), "{answer}");
    }
    configure(&place, "on_failure = \"stop\"\n", 0o644);
    assert_eq!(place.run("work", &["status"]).0, 0);
}

#[test]
fn an_explanation_is_a_page_too_in_a_file_of_its_owner_or_alone_on_standard_output() {
    let place = Place::new();
    let file = place.turn("turn.json", &fix("s1"));
    let page = place.path("page.html");
    let (code, answer, _) = place.run("work", &["explain", &file, "--html", page.to_str().unwrap()]);
    assert_eq!((code, &answer["kept"]), (0, &json!(true)));
    let written = fs::read_to_string(&page).unwrap();
    assert!(written.starts_with("<!DOCTYPE html>") && written.trim_end().ends_with("</html>"));
    assert_eq!(fs::metadata(&page).unwrap().permissions().mode() & 0o777, 0o600);

    let output = place.command("work", &["explain", &file, "--html", "-"]).output().unwrap();
    assert_eq!(
        (output.status.code(), String::from_utf8(output.stdout).unwrap()),
        (Some(0), format!("{written}\n"))
    );
    assert_eq!(place.run("work", &["explain", &file, "--html", "-"]).0, 2, "a page and JSON on one stream");
    let nowhere = place.path("no/such/folder.html");
    assert_eq!(place.run("work", &["explain", &file, "--html", nowhere.to_str().unwrap()]).0, 4);
}

#[test]
fn many_turns_in_a_file_answer_a_line_each_and_exit_with_the_highest_code() {
    let place = Place::new();
    let masked = turn("s1", [terminal("c1", "pytest | tail", 0, "1 passed in 0.01s")]);
    let path = place.path("turns.jsonl");
    fs::write(&path, format!("{}\n\n{masked}\n", fix("s1"))).unwrap();
    let output = place.command("work", &["learn", path.to_str().unwrap(), "--json"]).output().unwrap();
    let lines: Vec<Value> = String::from_utf8(output.stdout)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let results: Vec<&Value> = lines.iter().map(|line| &line["result"]).collect();
    assert_eq!((output.status.code(), results), (Some(1), vec![&json!("recorded"), &json!("dropped")]));
}

/// A copy of the program's caller that looks like the agent host: a shell script named `hermes`.
fn below_host(place: &Place, arguments: &[&str]) -> (i32, Value, String) {
    below_host_in(place, "work", arguments)
}

fn below_host_in(place: &Place, workdir: &str, arguments: &[&str]) -> (i32, Value, String) {
    let host = place.path("hermes");
    fs::write(&host, "#!/bin/sh\n\"$@\"\nexit $?\n").unwrap();
    fs::set_permissions(&host, fs::Permissions::from_mode(0o755)).unwrap();
    let inner = place.command(workdir, arguments);
    let mut outer = Command::new(&host);
    outer.arg(inner.get_program()).args(inner.get_args()).arg("--json").env_remove("VERIDICAL_HOST");
    answer(&outer.stdin(Stdio::null()).output().unwrap())
}

#[test]
fn below_an_agent_host_nothing_is_learnt_stated_or_made() {
    let place = Place::new();
    let file = place.turn("turn.json", &fix("s1"));
    let (code, answer, _) = below_host(&place, &["learn", &file]);
    assert_eq!(
        (code, &answer["result"], &answer["reason"]),
        (3, &json!("rejected"), &json!("below-agent-host"))
    );
    let (code, answer, _) = below_host(&place, &["remember", "The port is 8443"]);
    assert_eq!((code, &answer["result"]), (3, &json!("rejected")), "{answer}");
    assert!(!place.path("home").exists(), "no store is made for the attempt");

    assert_eq!(place.run("work", &["learn", &file]).0, 0, "the same file outside of the host");
    let (code, answer, _) = below_host(&place, &["remember", "The port is 8443"]);
    assert_eq!((code, &answer["result"]), (0, &json!("staged")), "{answer}");
    let marked =
        place.command("work", &["learn", &file, "--json"]).env("VERIDICAL_HOST", "1").output().unwrap();
    assert_eq!(result_of(&marked), (3, json!("rejected")), "the mark alone");
    let (_, status, _) = place.run("work", &["status"]);
    assert_eq!((&status["counts"]["episodes"], &status["counts"]["facts"]), (&json!(1), &json!(0)));
}

fn result_of(output: &Output) -> (i32, Value) {
    let (code, answer, _) = answer(output);
    (code, answer["result"].clone())
}

#[test]
fn a_stated_fact_is_kept_once_and_a_secret_is_refused_without_a_trace() {
    let place = Place::new();
    let (code, kept, _) = place.run("work", &["remember", "Releases are cut on Mondays"]);
    assert_eq!((code, &kept["result"]), (0, &json!("applied")), "{kept}");
    assert_eq!(place.run("work", &["remember", "Releases are cut on Mondays"]).1["result"], "unchanged");
    let (code, shown, _) = place.run("work", &["show", kept["id"].as_str().unwrap()]);
    assert_eq!((code, &shown["fact"]["veracity"]), (0, &json!("stated")));

    let token = ["gh", "p_", "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"].concat();
    let (code, refused, message) = place.run("work", &["remember", &format!("the token is {token}")]);
    assert_eq!((code, &refused["result"]), (3, &json!("rejected")), "{refused}");
    assert!(!refused.to_string().contains(&token) && !message.contains(&token));
    for file in files(&place.path("home")) {
        let bytes = fs::read(&file).unwrap();
        assert!(!bytes.windows(token.len()).any(|window| window == token.as_bytes()), "{}", file.display());
    }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder)
        .unwrap()
        .flat_map(|entry| {
            let path = entry.unwrap().path();
            if path.is_dir() { files(&path) } else { vec![path] }
        })
        .collect()
}

#[test]
fn an_unusable_store_is_named_with_the_next_step_and_left_as_it_is() {
    type Break = fn(&Place);
    let breakages: [(&str, Break); 4] = [
        ("a file that is no database", |place| {
            fs::write(place.database(), b"not a database, just text").unwrap();
        }),
        ("a missing key", |place| fs::remove_file(place.path("home/veridical/key")).unwrap()),
        ("another profile's key", |place| fs::write(place.path("home/veridical/key"), [9; 32]).unwrap()),
        ("a key that others can read", |place| {
            let key = place.path("home/veridical/key");
            fs::set_permissions(key, fs::Permissions::from_mode(0o644)).unwrap();
        }),
    ];
    for (name, break_it) in breakages {
        let place = Place::new();
        let file = place.turn("turn.json", &fix("s1"));
        assert_eq!(place.run("work", &["learn", &file]).0, 0);
        for leftover in ["memory.db-wal", "memory.db-shm"] {
            let _ = fs::remove_file(place.path("home/veridical").join(leftover));
        }
        break_it(&place);
        let before = fs::read(place.database()).unwrap();
        for arguments in [vec!["learn", &file], vec!["recall", "total"], vec!["remember", "The port is 8443"]]
        {
            let output = place.command("work", &arguments).output().unwrap();
            let (code, _, message) = answer(&output);
            assert_eq!(code, 4, "{name}: {arguments:?}: {message}");
            assert!(message.contains("next:"), "{name}: {message}");
        }
        assert_eq!(place.run("work", &["doctor"]).0, 1, "{name}: doctor says no");
        assert_eq!(fs::read(place.database()).unwrap(), before, "{name}: the file is left as it is");
    }
}

#[test]
fn what_is_no_turn_file_is_named() {
    let place = Place::new();
    for (name, text) in [("empty", ""), ("list", "[]"), ("bare", "{}"), ("cut", "{\"messages\": [")] {
        let path = place.path(name);
        fs::write(&path, text).unwrap();
        let (code, _, message) = place.run("work", &["explain", path.to_str().unwrap()]);
        assert_eq!(code, 4, "{name}: {message}");
        assert!(message.contains(name), "{message}");
    }
    assert_eq!(place.run("work", &["explain", "/nowhere/turn.json"]).0, 4);
    assert_eq!(place.run("work", &["episode"]).0, 2, "a wrong call");
}

#[test]
fn remotes_are_canonical_unbound_or_refused() {
    let place = Place::new();
    for (url, code, verdict) in [
        ("git@git.example:team/work.git", 0, "bound"),
        ("/srv/git/work.git", 1, "unbound"),
        ("https://git.example/a/../b", 3, "refused"),
    ] {
        let (found, answer, _) = place.run("work", &["project", "canonical", url]);
        assert_eq!((found, &answer["verdict"]), (code, &json!(verdict)), "{url}: {answer}");
    }
    let (_, here, _) = place.run("work", &["project", "status"]);
    let (_, there, _) = place.run("work", &["project", "canonical", "ssh://git@git.example:22/team/work"]);
    assert_eq!(here["project_id"], there["project_id"], "one project under two spellings");
}

#[test]
fn a_batch_answers_every_line_in_order() {
    let place = Place::new();
    assert_eq!(place.run("work", &["learn", &place.turn("turn.json", &fix("s1"))]).0, 0);
    let path = place.path("queries.jsonl");
    let lines = [
        json!({"query": "test_total assertion"}),
        json!({"query": "purple bicycle quantum oatmeal"}),
        json!({"query": "test_total assertion in total.py", "mode": "prefetch", "limit": 1}),
    ];
    fs::write(&path, lines.map(|line| line.to_string()).join("\n")).unwrap();
    let output = place.command("work", &["recall", "--batch", path.to_str().unwrap()]).output().unwrap();
    let answers: Vec<Value> = String::from_utf8(output.stdout)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let abstained: Vec<bool> = answers.iter().map(|a| a["abstained"].as_bool().unwrap()).collect();
    assert_eq!((output.status.code(), abstained), (Some(0), vec![false, true, false]));
    assert!(answers.iter().all(|a| a["took_ms"].as_f64().is_some()));
}

/// What the failing test of [`fix`] printed, as it prints it in another clone, three lines further down.
const ELSEWHERE: &str = "F                                                                        [100%]\n\
    =================================== FAILURES ===================================\n\
    __________________________________ test_total __________________________________\n\n    \
    def test_total():\n>       assert total([1, 2]) == 3\nE       assert 2 == 3\n\n\
    tests/test_total.py:7: AssertionError\n\
    =========================== short test summary info ============================\n\
    FAILED tests/test_total.py::test_total - assert 2 == 3\n1 failed in 0.19s";

#[test]
fn the_output_of_a_failing_command_brings_the_lesson_about_that_failure_and_no_other() {
    let place = Place::new();
    place.repository("other", Some("https://git.example/team/other.git"));
    let learnt = place.run("work", &["learn", &place.turn("turn.json", &fix("s1"))]).1;
    let file = |name: &str, text: &str| {
        fs::write(place.path(name), text).unwrap();
        place.path(name).to_str().unwrap().to_owned()
    };
    let (same, other) = (file("same.txt", ELSEWHERE), file("other.txt", &ELSEWHERE.replace("== 3", "== 4")));
    for mode in ["recall", "prefetch"] {
        let recall = |workdir: &str, output: &str| {
            place.run(workdir, &["recall", "--output", output, "--explain", "--mode", mode])
        };
        let (code, found, _) = recall("work", &same);
        assert_eq!((code, &found["items"][0]["id"]), (0, &learnt["episode_id"]), "{mode}: {found}");
        assert_eq!(found["items"][0]["same_failure"], true);
        assert_eq!(found["items"][0]["why"][0]["factor"], "same-failure");
        assert_eq!(recall("work", &other).0, 1, "{mode}: another failure");
        assert_eq!(recall("other", &same).0, 1, "{mode}: another project");
    }
    let mut piped = place.command("work", &["recall", "--output", "-"]);
    let mut child = piped.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), ELSEWHERE.as_bytes()).unwrap();
    let printed = String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap();
    assert!(printed.contains("same failure") && printed.contains("sum(rows)"), "{printed}");

    let batch = file("batch.jsonl", &format!("{}\n", json!({"query": "", "output": ELSEWHERE})));
    let (code, found, _) = place.run("work", &["recall", "--batch", &batch]);
    assert_eq!((code, &found["items"][0]["id"]), (0, &learnt["episode_id"]));
    assert_eq!(place.run("work", &["recall", "--output", "missing.txt"]).0, 4);
    assert_eq!(place.run("work", &["recall"]).0, 2);
}

#[test]
fn the_memory_of_an_older_program_is_brought_here_by_what_writes_and_by_nothing_else() {
    let place = Place::new();
    place.repository("shop", Some("https://git.example.com/team/shop.git"));
    let (code, nothing, _) = place.run("shop", &["migrate"]);
    assert_eq!((code, &nothing["schema_version"], place.path("home").exists()), (0, &Value::Null, false));
    let folder = place.path("home/veridical");
    fs::create_dir_all(&folder).unwrap();
    let fixture = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/stores/version-1");
    for name in ["memory.db", "key"] {
        fs::copy(fixture.join(name), folder.join(name)).unwrap();
        fs::set_permissions(folder.join(name), fs::Permissions::from_mode(0o600)).unwrap();
    }
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o700)).unwrap();
    let before = fs::read(place.database()).unwrap();
    for reads in [&["recall", "cart total"][..], &["status"], &["episode", "list"]] {
        let (code, _, told) = place.run("shop", reads);
        assert_eq!(code, 4, "{reads:?}");
        assert!(told.contains("schema 1") && told.contains("veridical migrate"), "{told}");
    }
    assert_eq!(place.run("shop", &["doctor"]).0, 1);
    assert!(fs::read(place.database()).unwrap() == before, "reading changes nothing");
    let (code, migrated, _) = place.run("shop", &["migrate"]);
    assert_eq!((code, migrated["schema_version"].as_u64() > Some(1)), (0, true));
    let (code, listed, _) = place.run("shop", &["episode", "list"]);
    assert_eq!((code, listed["episodes"].as_array().unwrap().len()), (0, 2));
    let copy = Path::new(migrated["copy"].as_str().unwrap());
    assert!(copy.is_file() && copy.parent() == Some(&folder), "the copy is where the answer says");
    let (_, again, _) = place.run("shop", &["migrate"]);
    assert_eq!((&again["schema_version"], &again["copy"]), (&migrated["schema_version"], &Value::Null));
    let copies = fs::read_dir(&folder)
        .unwrap()
        .filter(|entry| entry.as_ref().unwrap().file_name().to_string_lossy().starts_with("memory.db.v1-"));
    assert_eq!(copies.count(), 1);
}

#[test]
fn what_a_later_turn_mends_is_history_and_names_the_lesson_that_mended_it() {
    let place = Place::new();
    let whole = fix("s1");
    let part = |range: std::ops::Range<usize>| {
        let messages = whole["messages"].as_array().unwrap();
        let said = [&messages[..1], &messages[range]].concat();
        json!({"session_id": "s1", "messages": said})
    };
    // Two turns of one session, in one file.
    let turns = format!("{}\n{}\n", part(1..3), part(3..8));
    let file = place.path("turns.jsonl");
    fs::write(&file, turns).unwrap();
    let learnt = place.command("work", &["learn", file.to_str().unwrap(), "--json"]).output().unwrap();
    let told: Vec<Value> = String::from_utf8(learnt.stdout)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let [failure, fix] = [0, 1].map(|n| told[n]["episode_id"].as_str().unwrap().to_owned());
    let ids = |arguments: &[&str]| {
        let listed = place.run("work", arguments).1;
        let list = listed["episodes"].as_array().or(listed["items"].as_array()).unwrap().clone();
        let mut ids: Vec<String> = list.iter().map(|one| one["id"].as_str().unwrap().to_owned()).collect();
        ids.sort();
        ids
    };
    let mut both = vec![failure.clone(), fix.clone()];
    both.sort();
    assert_eq!(ids(&["episode", "list"]), [fix.as_str()]);
    assert_eq!(ids(&["episode", "list", "--history"]), both);
    assert_eq!(ids(&["recall", "test_total"]), [fix.as_str()]);
    assert_eq!(ids(&["recall", "test_total", "--history"]), both);
    assert_eq!(place.run("work", &["status"]).1["counts"]["episodes"], 1);
    assert_eq!(place.run("work", &["show", &failure]).1["episode"]["superseded_by"], fix.as_str());
    let shown =
        String::from_utf8(place.command("work", &["show", &failure]).output().unwrap().stdout).unwrap();
    assert!(shown.contains(&format!("superseded by {fix}")), "{shown}");
}
