//! What it costs to learn from a turn of fifty calls, from the host's messages to the kept lesson: one JSON object,
//! `{"name": [milliseconds, …]}`. The store is the one in memory, so that what is measured is the work before it.
//!
//! `cargo xtask bench evidence` builds and runs this as it is shipped, and holds the figures against their bounds.
#![expect(clippy::print_stdout, clippy::unwrap_used, reason = "it prints what it measured, or ends")]

use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Instant;
use veridical::kernel::{
    Ancestry, Lease, Marker, PrincipalId, Profile, RemoteParts, RemoteReport, RepositoryReport, SessionId,
    SessionRef, Source, Surroundings, TenantId, Terminal, Timestamp, Transport, bind,
};
use veridical::{Learned, Memory, block_on};
use veridical_conformance::{MemoryStore, Setup};
use veridical_hermes::HandedTurn;

const CALLS: usize = 50;
const TIMES: usize = 40;

fn main() {
    let payload = turn().to_string();
    let measured: Vec<f64> = (0..TIMES).map(|_| learn(payload.as_bytes())).collect();
    println!("{}", json!({"50 calls, from the host's messages to the lesson": measured}));
}

/// Learns the turn in a memory of its own; how many milliseconds that took.
fn learn(payload: &[u8]) -> f64 {
    let tenant = TenantId::parse("bench").unwrap();
    let memory = Memory::builder().storage(Arc::new(MemoryStore::open(&Setup::of(&tenant, 7)))).build();
    let remote = RemoteParts {
        transport: Transport::Https,
        host: "example.org".into(),
        port: None,
        path: "/team/shop".into(),
        user: None,
    };
    let report = RepositoryReport::Found { place: "shop".into(), remote: RemoteReport::Parts(remote) };
    let binding = bind(&Profile { tenant, principal: PrincipalId::local() }, &report);
    let host = Surroundings {
        ancestry: Ancestry::BelowHost,
        marker: Marker::Present,
        terminal: Terminal::Absent,
        lease: Lease::Held,
    };
    let line = SessionRef::root(SessionId::parse("s1").unwrap());
    let session = memory.session(binding, host, Some(line));
    let now: Timestamp = "2026-11-29T21:33:56Z".parse().unwrap();
    let begun = Instant::now();
    let handed = HandedTurn::from_json(payload).unwrap();
    let learned = block_on(session.learn(handed.turn, Source::Host, None, now)).unwrap();
    let took = begun.elapsed();
    assert!(matches!(learned, Learned::Recorded(_)), "{learned:?}");
    took.as_secs_f64() * 1000.0
}

/// A test fails, much is looked at, a file is edited, the test passes.
fn turn() -> Value {
    let failing = "F                                                     [100%]\n\
        =================================== FAILURES ===================================\n\
        ____________________________________ test_a ____________________________________\n\n    \
        def test_a():\n>       assert total([1, 2]) == 3\nE       assert 2 == 3\n\n\
        tests/test_a.py:4: AssertionError\n\
        =========================== short test summary info ============================\n\
        FAILED tests/test_a.py::test_a - assert 2 == 3\n1 failed, 40 passed in 0.52s";
    let edit = json!({"path": "total.py", "old_string": "max(rows)", "new_string": "sum(rows)"});
    let diff = "--- a/total.py\n+++ b/total.py\n@@ -1,2 +1,2 @@\n def total(rows):\n-    return max(rows)\n+    return sum(rows)\n";
    let edited = json!({"success": true, "diff": diff, "files_modified": ["total.py"]});
    let listing = "-rw-r--r-- 1 dev dev 1200 Nov 29 21:33 file.py\n".repeat(60);
    let looks = ["git status --short", "ls -la src", "grep -rn total src", "sed -n 1,80p src/total.py"];
    let mut calls = vec![("terminal", json!({"command": "pytest -q"}), ran(1, failing))];
    let looked = looks.iter().cycle().take(CALLS - 3);
    calls.extend(looked.map(|look| ("terminal", json!({"command": look}), ran(0, &listing))));
    calls.push(("patch", edit, edited));
    calls.push(("terminal", json!({"command": "pytest -q"}), ran(0, "41 passed in 0.50s")));
    let mut messages = vec![json!({"role": "user", "content": "The totals are wrong, make the tests pass."})];
    for (number, (tool, arguments, result)) in calls.into_iter().enumerate() {
        let id = format!("c{number}");
        let function = json!({"name": tool, "arguments": arguments.to_string()});
        messages.push(
            json!({"role": "assistant", "content": "", "tool_calls": [{"id": id, "function": function}]}),
        );
        messages.push(json!({"role": "tool", "tool_call_id": id, "content": result.to_string()}));
    }
    messages.push(json!({"role": "assistant", "content": "All tests pass."}));
    json!({"session_id": "s1", "messages": messages})
}

fn ran(status: i32, output: &str) -> Value {
    json!({"output": output, "exit_code": status, "error": null})
}
