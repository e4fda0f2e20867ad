//! The host's record of its sessions, as far as it matters here.

#![allow(dead_code, reason = "each test program uses a part of it")]

use rusqlite::{Connection, params};
use serde_json::json;
use std::path::Path;

const TABLES: &str = "
    CREATE TABLE IF NOT EXISTS sessions (id TEXT PRIMARY KEY, source TEXT, model_config TEXT, cwd TEXT, started_at REAL);
    CREATE TABLE IF NOT EXISTS messages (
        id INTEGER PRIMARY KEY AUTOINCREMENT, session_id TEXT, role TEXT, content TEXT, tool_call_id TEXT,
        tool_calls TEXT, tool_name TEXT, timestamp REAL, finish_reason TEXT, active INTEGER DEFAULT 1,
        compacted INTEGER DEFAULT 0
    );";

pub(crate) struct Host {
    pub(crate) record: Connection,
}

impl Host {
    pub(crate) fn new(home: &Path) -> Self {
        std::fs::create_dir_all(home).unwrap();
        let record = Connection::open(home.join("state.db")).unwrap();
        record.execute_batch(TABLES).unwrap();
        Self { record }
    }

    /// A session, newer than all before it.
    pub(crate) fn session(&self, id: &str, source: &str, folder: &Path) {
        self.record
            .execute(
                "INSERT OR IGNORE INTO sessions SELECT ?1, ?2, NULL, ?3, count(*) FROM sessions",
                params![id, source, folder.to_str()],
            )
            .unwrap();
    }

    pub(crate) fn say(&self, session: &str, role: &str, content: &str) {
        self.write(session, role, content, None, None);
    }

    pub(crate) fn run(&self, session: &str, command: &str, output: &str, status: i32) {
        let count = self.record.query_row("SELECT count(*) FROM messages", [], |row| row.get::<_, i64>(0));
        let id = format!("call_{}", count.unwrap());
        let arguments = json!({"command": command}).to_string();
        let calls = json!([{"id": id, "function": {"name": "terminal", "arguments": arguments}}]).to_string();
        self.write(session, "assistant", "", Some(&calls), None);
        let result = json!({"output": output, "exit_code": status, "error": null}).to_string();
        self.write(session, "tool", &result, None, Some(&id));
    }

    fn write(&self, session: &str, role: &str, content: &str, calls: Option<&str>, answers: Option<&str>) {
        let stopped = (role == "assistant").then_some(if calls.is_some() { "tool_calls" } else { "stop" });
        self.record
            .execute(
                "INSERT INTO messages (session_id, role, content, tool_calls, tool_call_id, timestamp, finish_reason) \
                 SELECT ?1, ?2, ?3, ?4, ?5, count(*), ?6 FROM messages",
                params![session, role, content, calls, answers, stopped],
            )
            .unwrap();
    }
}
