//! What happened in a turn, in short, and the same as the host would hand it over.

use serde::Deserialize;
use serde_json::{Value, json};

/// One thing that an agent's tool did.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Piece {
    /// A command in the foreground. A negative status is the number of a signal.
    Run {
        command: String,
        exit: i32,
        #[serde(default)]
        output: String,
        workdir: Option<String>,
    },
    /// A command that is started in the background.
    Start { command: String, process: String },
    /// The end of it.
    Wait {
        command: String,
        process: String,
        exit: i32,
        #[serde(default)]
        output: String,
    },
    /// A file is written whole.
    Write { path: String, text: String },
    /// One place of a file is replaced.
    Patch { path: String, removed: String, added: String },
    /// A file is read whole.
    Read { path: String, text: String },
    /// Any tool, with its result to the letter.
    Tool {
        tool: String,
        #[serde(default)]
        arguments: Value,
        result: String,
    },
    /// What the agent says at the end.
    Said(String),
}

/// Where the files of a turn lie.
const ROOT: &str = "/home/dev/project";

/// The turn as the host hands it over.
pub(crate) fn handed(user: &str, pieces: &[Piece]) -> Value {
    let mut messages = vec![json!({"role": "user", "content": user})];
    for (number, piece) in pieces.iter().enumerate() {
        let Some((tool, arguments, result)) = piece.call() else {
            if let Piece::Said(text) = piece {
                messages.push(json!({"role": "assistant", "content": text}));
            }
            continue;
        };
        let id = format!("call_{number}");
        messages.push(json!({"role": "assistant", "content": "", "tool_calls": [
            {"id": id, "type": "function", "function": {"name": tool, "arguments": arguments.to_string()}}]}));
        messages.push(json!({"role": "tool", "name": tool, "tool_call_id": id, "content": result}));
    }
    // Each stands alone: turns of one session would follow each other.
    json!({"messages": messages})
}

impl Piece {
    pub(crate) fn run(command: impl Into<String>, exit: i32, output: impl Into<String>) -> Self {
        Self::Run { command: command.into(), exit, output: output.into(), workdir: None }
    }

    /// An ordinary change of a source file.
    pub(crate) fn edit(path: &str) -> Self {
        Self::Patch { path: path.to_owned(), removed: "old = 1\n".to_owned(), added: "new = 2\n".to_owned() }
    }

    /// The call of a tool and what came back.
    fn call(&self) -> Option<(&str, Value, String)> {
        Some(match self {
            Self::Run { command, exit, output, workdir } => {
                let mut arguments = json!({"command": command});
                if let (Some(folder), Some(arguments)) = (workdir, arguments.as_object_mut()) {
                    arguments.insert("workdir".to_owned(), json!(folder));
                }
                let result = json!({"output": output, "exit_code": exit, "error": null});
                ("terminal", arguments, result.to_string())
            }
            Self::Start { command, process } => (
                "terminal",
                json!({"command": command, "background": true}),
                json!({"output": "Background process started", "session_id": process, "pid": 7, "exit_code": 0,
                       "error": null})
                .to_string(),
            ),
            Self::Wait { command, process, exit, output } => (
                "process",
                json!({"action": "wait", "session_id": process}),
                json!({"status": "exited", "command": command, "exit_code": exit, "completion_reason": "exited",
                       "termination_source": "", "output": output})
                .to_string(),
            ),
            Self::Write { path, text } => {
                let resolved = resolved(path);
                let result = json!({"bytes_written": text.len(), "dirs_created": false,
                    "lint": {"status": "ok", "output": ""}, "resolved_path": resolved, "files_modified": [resolved]});
                ("write_file", json!({"path": path, "content": text}), result.to_string())
            }
            Self::Patch { path, removed, added } => {
                let resolved = resolved(path);
                let diff = diff(path, removed, added);
                let result = json!({"success": true, "diff": diff, "files_modified": [resolved],
                    "lint": {"status": "ok", "output": ""}, "resolved_path": resolved});
                let arguments =
                    json!({"mode": "replace", "path": path, "old_string": removed, "new_string": added});
                ("patch", arguments, result.to_string())
            }
            Self::Read { path, text } => {
                let lines: Vec<String> =
                    text.split('\n').enumerate().map(|(at, line)| format!("{}|{line}", at + 1)).collect();
                let result = json!({"content": lines.join("\n"), "total_lines": text.lines().count(),
                    "file_size": text.len(), "truncated": false, "is_binary": false, "is_image": false});
                ("read_file", json!({"path": path}), result.to_string())
            }
            Self::Tool { tool, arguments, result } => (tool, arguments.clone(), result.clone()),
            Self::Said(_) => return None,
        })
    }
}

fn resolved(path: &str) -> String {
    if path.starts_with('/') { path.to_owned() } else { format!("{ROOT}/{path}") }
}

fn diff(path: &str, removed: &str, added: &str) -> String {
    let (old, new) = (removed.lines().count(), added.lines().count());
    let mut diff = format!("--- a/{path}\n+++ b/{path}\n@@ -1,{old} +1,{new} @@\n");
    removed.lines().for_each(|line| diff += &format!("-{line}\n"));
    added.lines().for_each(|line| diff += &format!("+{line}\n"));
    diff
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_call_has_its_result_and_words_stay_words() {
        let turn =
            handed("go", &[Piece::run("make", 2, "x\n"), Piece::edit("a.py"), Piece::Said("done".into())]);
        let roles: Vec<&str> =
            turn["messages"].as_array().unwrap().iter().map(|one| one["role"].as_str().unwrap()).collect();
        assert_eq!(roles, ["user", "assistant", "tool", "assistant", "tool", "assistant"]);
        assert_eq!(turn["messages"][1]["tool_calls"][0]["id"], turn["messages"][2]["tool_call_id"]);
    }
}
