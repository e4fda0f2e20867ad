//! Every way by which text gets into the program. A new one joins this list.

use super::Place;
use super::canary::Canary;
use crate::record::Host;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

/// Where a harmless text of this entrance shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Seen {
    /// In the memory.
    Stored,
    /// In what is printed, and in no file.
    Printed,
    /// It is read and never shown.
    Nowhere,
}

pub(crate) struct Entrance {
    pub(crate) name: &'static str,
    /// The command that reads it, by its first word.
    pub(crate) command: Option<&'static str>,
    pub(crate) seen: Seen,
    pub(crate) plant: fn(&mut Place, &Canary),
}

/// Commands that take no text but names that the program itself gave.
pub(crate) const WITHOUT_TEXT: &[&str] = &["doctor", "migrate", "reasons", "status"];

const fn entrance(
    name: &'static str,
    command: &'static str,
    seen: Seen,
    plant: fn(&mut Place, &Canary),
) -> Entrance {
    Entrance { name, command: Some(command), seen, plant }
}

pub(crate) const ENTRANCES: &[Entrance] = &[
    entrance("the user's message", "learn", Seen::Stored, |place, canary| {
        learn(place, &Turn { user: format!("The totals fail: {}", canary.text), ..Turn::default() });
    }),
    entrance("a constraint of the user's", "learn", Seen::Stored, |place, canary| {
        let user = format!("Never use {} for the totals.", canary.text);
        learn(place, &Turn { user, fixed: false, ..Turn::default() });
    }),
    entrance("the assistant's words", "learn", Seen::Nowhere, |place, canary| {
        learn(place, &Turn { assistant: canary.text.clone(), ..Turn::default() });
    }),
    entrance("a command", "learn", Seen::Stored, |place, canary| {
        learn(place, &Turn { command: format!("pytest -q -k '{}'", canary.text), ..Turn::default() });
    }),
    entrance("a command's environment", "learn", Seen::Stored, |place, canary| {
        learn(place, &Turn { command: format!("API_KEY='{}' pytest -q", canary.text), ..Turn::default() });
    }),
    entrance("a command's output", "learn", Seen::Stored, |place, canary| {
        learn(place, &Turn { failure: format!("AssertionError: {}", canary.text), ..Turn::default() });
    }),
    entrance("the content of a file", "learn", Seen::Stored, |place, canary| {
        learn(place, &Turn { line: format!("total = '{}'", canary.text), ..Turn::default() });
    }),
    entrance("the name of a file", "learn", Seen::Stored, |place, canary| {
        // A name is one word.
        if !canary.text.contains([' ', '"']) {
            learn(place, &Turn { file: format!("{}.py", canary.text), ..Turn::default() });
        }
    }),
    entrance("the id of a session", "learn", Seen::Stored, |place, canary| {
        learn(place, &Turn { session: canary.text.clone(), ..Turn::default() });
    }),
    entrance("a turn that is explained", "explain", Seen::Printed, |place, canary| {
        let turn = Turn {
            command: format!("pytest -q -k '{}'", canary.text),
            failure: canary.text.clone(),
            ..Turn::default()
        };
        let file = place.planted("turn.json", turn.handed().to_string());
        place.run(&["explain", &file], b"");
        let page = place.path("home/veridical/page.html");
        fs::create_dir_all(page.parent().unwrap()).unwrap();
        place.run(&["explain", &file, "--html", page.to_str().unwrap()], b"");
        let page_says = fs::read(&page).unwrap();
        fs::remove_file(page).unwrap();
        place.heard(page_says);
    }),
    entrance("a turn file that is cut", "explain", Seen::Nowhere, |place, canary| {
        let file =
            place.planted("turn.json", format!("{{\"messages\": [\"{}", canary.text.replace('"', "'")));
        place.run(&["explain", &file], b"");
        place.run(&["learn", &file], b"");
    }),
    entrance("a fact", "remember", Seen::Stored, |place, canary| {
        place.run(&["remember", &format!("For the totals we use {}", canary.text)], b"");
    }),
    entrance("what becomes of a fact", "fact", Seen::Stored, |place, canary| {
        place.run(&["remember", "Our totals are summed by hand"], b"");
        let id = place.last_fact();
        place.run(&["fact", "supersede", &id, &format!("For the totals we use {}", canary.text)], b"");
        place.run(&["fact", "alias", &id, &format!("totals by {}", canary.text)], b"");
        place.run(&["fact", "tag", &id, &canary.text], b"");
        place.run(&["fact", "category", &id, &canary.text], b"");
        for words in [["fact", "history"], ["fact", "choose"], ["fact", "widen"], ["fact", "invalidate"]] {
            place.run(&[words[0], words[1], &canary.text], b"");
        }
        place.run(&["fact", "list", "--history"], b"");
    }),
    entrance("whether a fact helped", "feedback", Seen::Printed, |place, canary| {
        place.run(&["feedback", &canary.text, &canary.text], b"");
        place.run(&["feedback", &canary.text, "helpful"], b"");
    }),
    entrance("the value of a slot", "slot", Seen::Stored, |place, canary| {
        place.run(&["slot", "set", "totals.method", &format!("For the totals we use {}", canary.text)], b"");
        place.run(&["slot", "set", "totals.method", "by hand"], b"");
        place.run(&["slot", "history", "totals.method"], b"");
    }),
    entrance("the name of a slot", "slot", Seen::Stored, |place, canary| {
        place.run(&["slot", "set", &canary.text, "by hand"], b"");
        place.run(&["slot", "get", &canary.text], b"");
        place.run(&["slot", "history", &canary.text], b"");
    }),
    entrance("a question", "recall", Seen::Nowhere, |place, canary| {
        place.run(&["remember", "Totals are summed by hand"], b"");
        place.run(&["recall", &canary.text], b"");
        let batch =
            place.planted("queries.jsonl", json!({"query": canary.text, "mood": canary.text}).to_string());
        place.run(&["recall", "--batch", &batch], b"");
    }),
    entrance("a batch of questions that is none", "recall", Seen::Nowhere, |place, canary| {
        place.run(&["remember", "Totals are summed by hand"], b"");
        let batch = place.planted("queries.jsonl", json!({"query": {"mode": canary.text}}).to_string());
        place.run(&["recall", "--batch", &batch], b"");
    }),
    entrance("an output that is looked up", "recall", Seen::Nowhere, |place, canary| {
        place.run(&["remember", "Totals are summed by hand"], b"");
        place.run(&["recall", "--output", "-"], format!("E   AssertionError: {}", canary.text).as_bytes());
    }),
    entrance("a text that is scanned", "scan", Seen::Nowhere, |place, canary| {
        place.run(&["scan"], canary.text.as_bytes());
        place.run(&["scan", "--sarif"], canary.text.as_bytes());
        place.run(&["scan", "--field", "command"], canary.text.as_bytes());
        place.run(&["scan", "--jsonl"], json!({"text": canary.text}).to_string().as_bytes());
        place.run(&["scan", "--jsonl"], json!({"text": 1, "field": canary.text}).to_string().as_bytes());
        place.run(&["scan"], &[canary.text.as_bytes(), &[0xff]].concat());
    }),
    entrance("an id that is looked up", "show", Seen::Printed, |place, canary| {
        place.run(&["remember", "Totals are summed by hand"], b"");
        place.run(&["show", &canary.text], b"");
        place.run(&["episode", "show", &canary.text], b"");
        place.run(&["forget", &canary.text], b"");
    }),
    Entrance {
        command: Some("forget"),
        ..entrance("an id that is to be forgotten", "forget", Seen::Nowhere, |place, canary| {
            place.run(&["remember", "Totals are summed by hand"], b"");
            place.run(&["forget", &canary.text], b"");
        })
    },
    Entrance {
        command: Some("episode"),
        ..entrance("a wrong word of a call", "episode", Seen::Printed, |place, canary| {
            place.run(&["episode", &canary.text], b"");
            place.run(&["scan", "--field", &canary.text], b"");
            place.run(&["recall", "x", "--limit", &canary.text], b"");
            place.run(&[&format!("--{}", canary.text), "status"], b"");
            place.run(&[&format!("--token={}", canary.text), "status"], b"");
            place.run(&["status", &canary.text], b"");
            place.run(&["recall", "x", "--html", &canary.text], b"");
            place.run(&["hermes", "status", "--hermes", &format!("./{}", canary.text)], b"");
        })
    },
    Entrance {
        command: None,
        ..entrance("the path of the home", "status", Seen::Printed, |place, canary| {
            if canary.text.contains('/') {
                return;
            }
            let home = place.home_of(&canary.text);
            place.run_at(&home, &["remember", "Totals are summed by hand"], b"");
            place.run_at(&home, &["serve"], format!("{}\n", hello_at(&home)).as_bytes());
            for words in [["status"].as_slice(), &["doctor"], &["hermes", "status"], &["policy", "check"]] {
                place.run_at(&home, words, b"");
            }
            fs::write(home.join("veridical/veridical.toml"), "[").unwrap();
            place.run_at(&home, &["audit", "verify"], b"");
            place.run_at(&home, &["doctor"], b"");
            place.run_at(&home, &["serve"], format!("{}\n", hello_at(&home)).as_bytes());
            fs::remove_dir_all(&home).unwrap();
        })
    },
    entrance("a file that is not there", "scan", Seen::Printed, |place, canary| {
        place.run(&["scan", &format!("./{}", canary.text)], b"");
        place.run(&["explain", &format!("./{}", canary.text)], b"");
    }),
    entrance("the URL of a remote", "project", Seen::Printed, |place, canary| {
        place.run(&["project", "canonical", &format!("https://git.example/{}", canary.text)], b"");
        place.run(&["project", "canonical", &canary.text], b"");
    }),
    entrance("the remote of the repository", "project", Seen::Nowhere, |place, canary| {
        place.remote(&format!("https://bot:{}@git.example/team/work.git", canary.text));
        place.run(&["project", "status"], b"");
        learn(place, &Turn::default());
    }),
    entrance("the path of a place", "project", Seen::Stored, |place, canary| {
        // A name is one part of a path.
        if canary.text.contains('/') {
            return;
        }
        let (git, inner) = (place.path("work/.git"), place.path("planted").join(&canary.text));
        fs::rename(&git, &inner).unwrap();
        fs::write(&git, format!("gitdir: {}\n", inner.display())).unwrap();
        learn(place, &Turn::default());
        for words in [&["project", "status"][..], &["project", "list"], &["project", "rebind"], &["status"]] {
            place.run(words, b"");
            place.run(words, b"");
        }
        place.run(&["project", "forget", &canary.text], b"");
        fs::remove_file(&git).unwrap();
        fs::rename(&inner, &git).unwrap();
    }),
    entrance("a configuration that is wrong", "learn", Seen::Printed, |place, canary| {
        let text = canary.text.replace(['"', '\\'], "");
        let check = "[[verify]]\nname = \"unit\"\ncommand = \"make unit\"";
        for wrong in [
            format!("note = {text}"),
            format!("\"{text}\" = 1"),
            format!("on_failure = \"{text}\""),
            format!("{check}\nobjective = \"{text}\""),
            format!("{check}\nobjective = \"tests\"\nregex = \"(({text}\""),
            format!("[[verify]]\nname = \"{text}\"\ncommand = \"make $({text})\"\nobjective = \"tests\""),
        ] {
            place.own("veridical.toml", &format!("{wrong}\n"));
            learn(place, &Turn::default());
        }
        place.own("veridical.toml", "");
        learn(place, &Turn::default());
    }),
    entrance("what the agent asks for below a host", "pending", Seen::Stored, |place, canary| {
        place.run(&["remember", "Totals are summed by hand"], b"");
        place.below_host(&["remember", &format!("For the totals we use {}", canary.text)]);
        place.run(&["slot", "set", "totals.tool", "an abacus"], b"");
        place.below_host(&["slot", "set", "totals.tool", &format!("For the totals we use {}", canary.text)]);
        place.below_host(&["slot", "set", &canary.text, "an abacus"]);
        place.below_host(&["forget", &canary.text]);
        place.run(&["pending", "list"], b"");
        place.run(&["pending", "show", &canary.text], b"");
        place.run(&["pending", "diff", &canary.text], b"");
        place.run(&["pending", "apply", &canary.text], b"");
    }),
    entrance("a head of the chain", "audit", Seen::Printed, |place, canary| {
        place.run(&["remember", "Totals are summed by hand"], b"");
        place.run(&["audit", "verify", "--head", &canary.text], b"");
    }),
    entrance("a policy that is wrong", "policy", Seen::Nowhere, |place, canary| {
        let text = canary.text.replace(['"', '\\'], "");
        for wrong in [
            format!("note = {text}"),
            format!("[\"{text}\"]\nagent = \"reject\""),
            format!("[new-fact]\n\"{text}\" = \"reject\"\n\"{text}\" = \"reject\""),
            format!("[new-fact]\nagent = \"{text}\""),
        ] {
            place.own("policy.toml", &format!("{wrong}\n"));
            place.run(&["policy", "check"], b"");
            place.run(&["policy", "show"], b"");
            learn(place, &Turn::default());
        }
        place.own("policy.toml", "");
        place.run(&["policy", "explain", &canary.text], b"");
        learn(place, &Turn::default());
    }),
    entrance("a declared command", "learn", Seen::Stored, |place, canary| {
        let command = format!("make unit {}", canary.text.replace(['"', '\\'], ""));
        let check = "name = \"unit\"\nobjective = \"tests\"\nexit_status_only = true";
        place.own("veridical.toml", &format!("[[verify]]\ncommand = \"{command}\"\n{check}\n"));
        learn(place, &Turn { command, ..Turn::default() });
        place.own("veridical.toml", "");
    }),
    entrance("the host's record", "hermes", Seen::Printed, |place, canary| {
        let host = Host::new(&place.path("home"));
        host.session("s1", "cli", &place.path("work"));
        host.say("s1", "user", &format!("The totals fail: {}", canary.text));
        host.run("s1", &format!("pytest -q -k '{}'", canary.text), &format!("1 failed: {}", canary.text), 1);
        host.say("s1", "assistant", &canary.text);
        host.say("s1", "user", &format!("And now? {}", canary.text));
        host.run("s1", &format!("pytest -q '{}' | tail -1", canary.text), "1 passed", 0);
        host.say("s1", "assistant", &canary.text);
        place.run(&["hermes", "preview"], b"");
        place.run(&["explain", "--last", "--back", "1"], b"");
        place.run(&["explain", "--last", "--session", &canary.text], b"");
    }),
    entrance("what a host hands over", "serve", Seen::Stored, |place, canary| {
        let frames = frames(place, canary);
        place.run(&["serve"], frames.as_bytes());
        place.kill_after(frames.as_bytes(), 3);
    }),
    entrance("what a host calls a person", "serve", Seen::Stored, |place, canary| {
        let text = &canary.text;
        let half = text.char_indices().nth(text.chars().count() / 2).map_or(0, |(at, _)| at);
        let (front, back) = text.split_at(half);
        let people = [
            (text.as_str(), "", "42"),
            ("telegram", text, "42"),
            ("telegram", "group", text),
            (text, "", ""),
            (front, back, "42"),
            ("telegram", front, back),
            (front, "", back),
            (front, "group", back),
        ];
        let frames = frames_of(place, &people);
        place.run(&["serve"], frames.as_bytes());
    }),
    entrance("a message of a host that is none", "serve", Seen::Nowhere, |place, canary| {
        let hello = hello(place);
        for line in [json!({"id": 2, "type": canary.text}).to_string(), canary.text.clone()] {
            place.run(&["serve"], format!("{hello}\n{line}\n").as_bytes());
        }
        place.run(&["serve"], format!("{}\n", canary.text).as_bytes());
    }),
];

/// A turn in which a test fails, is mended and passes.
struct Turn {
    session: String,
    user: String,
    assistant: String,
    command: String,
    failure: String,
    file: String,
    line: String,
    fixed: bool,
}

impl Default for Turn {
    fn default() -> Self {
        Self {
            session: "s1".into(),
            user: "The totals fail, make the tests pass.".into(),
            assistant: "Done.".into(),
            command: "pytest -q".into(),
            failure: "assert 2 == 3".into(),
            file: "total.py".into(),
            line: "return sum(rows)".into(),
            fixed: true,
        }
    }
}

impl Turn {
    fn handed(&self) -> Value {
        let Self { session, user, assistant, command, failure, file, line, fixed } = self;
        let call = |id: &str, tool: &str, arguments: Value, result: Value| {
            let function = json!({"name": tool, "arguments": arguments.to_string()});
            [
                json!({"role": "assistant", "content": "", "tool_calls": [{"id": id, "type": "function", "function": function}]}),
                json!({"role": "tool", "tool_name": tool, "tool_call_id": id, "content": result.to_string()}),
            ]
        };
        let terminal = |id: &str, status: i32, output: String| {
            call(
                id,
                "terminal",
                json!({"command": command}),
                json!({"output": output, "exit_code": status, "error": null}),
            )
        };
        let failing = format!(
            "F      [100%]\n=== FAILURES ===\n___ test_total ___\n\n    def test_total():\n>       assert total([1, 2]) == 3\n\
             E       {failure}\n\ntests/test_total.py:4: AssertionError\n=== short test summary info ===\n\
             FAILED tests/test_total.py::test_total - {failure}\n1 failed in 0.02s"
        );
        let diff = format!(
            "--- a/{file}\n+++ b/{file}\n@@ -1,2 +1,2 @@\n def total(rows):\n-    return max(rows)\n+    {line}\n"
        );
        let edit =
            json!({"mode": "replace", "path": file, "old_string": "return max(rows)", "new_string": line});
        let edited = json!({"success": true, "diff": diff, "files_modified": [file]});
        let mut messages = vec![json!({"role": "user", "content": user})];
        if *fixed {
            messages.extend(terminal("c1", 1, failing));
            messages.extend(call("c2", "patch", edit, edited));
            messages.extend(terminal("c3", 0, ".      [100%]\n1 passed in 0.01s".into()));
        }
        messages.push(json!({"role": "assistant", "content": assistant}));
        json!({"session_id": session, "messages": messages})
    }
}

fn learn(place: &mut Place, turn: &Turn) {
    let file = place.planted("turn.json", turn.handed().to_string());
    place.run(&["learn", &file], b"");
}

fn hello(place: &Place) -> Value {
    hello_at(&place.path("home"))
}

fn hello_at(home: &Path) -> Value {
    json!({"id": 1, "type": "hello", "protocol": "veridical.protocol/1", "shim_version": "0.1.0", "secret": "s",
           "host_pid": std::process::id(), "home": home})
}

/// A whole session as a plugin tells it, with the canary wherever a text goes.
fn frames(place: &Place, canary: &Canary) -> String {
    let text = &canary.text;
    let turn = Turn { user: text.clone(), failure: text.clone(), ..Turn::default() };
    let mut frames = vec![
        hello(place),
        json!({"id": 2, "type": "session_open", "session": "h1", "host_session": text, "root_session": text, "workdir": place.path("work"), "platform": "cli", "chat_type": "", "user_id": ""}),
        json!({"type": "turn_start", "session": "h1", "message": text}),
        json!({"id": 3, "type": "prefetch", "session": "h1", "query": text}),
        json!({"id": 4, "type": "tool", "session": "h1", "name": "veridical_recall", "arguments": {"query": text, "kind": text}}),
        json!({"id": 5, "type": "tool", "session": "h1", "name": "veridical_remember", "arguments": {"text": text, "quote": text}}),
        json!({"id": 11, "type": "tool", "session": "h1", "name": "veridical_correct", "arguments": {"name": text, "value": text, "quote": text}}),
        json!({"id": 12, "type": "tool", "session": "h1", "name": "veridical_correct", "arguments": {"name": "totals.method", "value": text, "quote": text}}),
        json!({"id": 14, "type": "tool", "session": "h1", "name": "veridical_forget", "arguments": {"id": text}}),
        json!({"id": 13, "type": "tool", "session": "h1", "name": "veridical_slots", "arguments": {"name": text, "history": true}}),
        json!({"id": 6, "type": "tool", "session": "h1", "name": "veridical_note", "arguments": {"observation": text}}),
        json!({"id": 7, "type": "tool", "session": "h1", "name": text, "arguments": {}}),
        json!({"type": "memory_write", "session": "h1", "action": "add", "content": text}),
        json!({"type": "memory_write", "session": "h1", "action": text, "content": text}),
        json!({"type": "turn_begin", "session": "h1", "turn": 1, "user": text, "assistant": text}),
    ];
    let messages = turn.handed()["messages"].as_array().unwrap().clone();
    frames.extend(
        messages
            .into_iter()
            .map(|message| json!({"type": "turn_message", "session": "h1", "turn": 1, "message": message})),
    );
    frames.push(json!({"type": "turn_end", "session": "h1", "turn": 1}));
    frames.push(json!({"id": 8, "type": "status", "session": text}));
    frames.push(json!({"id": 9, "type": "session_end", "session": "h1", "lost_turns": 0}));
    frames.push(json!({"id": 10, "type": "shutdown"}));
    frames.iter().map(|frame| format!("{frame}\n")).collect()
}

/// A session of each of these people, by platform, kind of chat and user: something is stated, something waits and a turn is
/// learnt from.
fn frames_of(place: &Place, people: &[(&str, &str, &str)]) -> String {
    let mut frames = vec![hello(place)];
    let messages = Turn::default().handed()["messages"].as_array().unwrap().clone();
    for (at, (platform, chat, user)) in people.iter().enumerate() {
        let (session, id) = (format!("h{at}"), 10 * (at + 1));
        let tool = |nth: usize, name: &str, arguments: Value| json!({"id": id + nth, "type": "tool", "session": session, "name": name, "arguments": arguments});
        frames.extend([
            json!({"id": id, "type": "session_open", "session": session, "host_session": "s1", "root_session": "s1", "workdir": place.path("work"), "platform": platform, "chat_type": chat, "user_id": user}),
            json!({"type": "turn_start", "session": session, "message": "The totals are in euros."}),
            tool(1, "veridical_remember", json!({"text": "The totals are in euros", "quote": "The totals are in euros"})),
            tool(2, "veridical_remember", json!({"text": "The totals are rounded"})),
            tool(3, "veridical_status", json!({})),
            json!({"type": "turn_begin", "session": session, "turn": 1, "user": "The totals fail.", "assistant": "Done."}),
        ]);
        let handed = messages.iter().map(
            |message| json!({"type": "turn_message", "session": session, "turn": 1, "message": message}),
        );
        frames.extend(handed);
        frames.push(json!({"type": "turn_end", "session": session, "turn": 1}));
        frames.push(json!({"id": id + 9, "type": "session_end", "session": session, "lost_turns": 0}));
    }
    frames.push(json!({"id": 1000, "type": "shutdown"}));
    frames.iter().map(|frame| format!("{frame}\n")).collect()
}
