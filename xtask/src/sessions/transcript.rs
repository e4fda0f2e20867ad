//! A recording as lines to compare: who said or called what, without the ids that are drawn anew each time.

use crate::fault::{Context as _, Fault};
use crate::json::{At as _, leading};
use serde_json::Value;

pub(super) fn of(turns: &str) -> Result<String, Fault> {
    let mut lines = String::new();
    for turn in turns.lines() {
        let turn: Value = serde_json::from_str(turn).during("reading a recorded turn")?;
        for message in turn.list("/messages") {
            lines.push_str(&format!("{}: {}\n", message.word("/role"), told(message.word("/content"))));
            for call in message.list("/tool_calls") {
                lines.push_str(&format!(
                    "{} {}\n",
                    call.word("/function/name"),
                    call.word("/function/arguments")
                ));
            }
        }
    }
    Ok(lines)
}

/// A tool's answer with its output as the lines that it has.
fn told(content: &str) -> String {
    let Some((Value::Object(mut fields), note)) = leading(content) else {
        return content.to_owned();
    };
    let texts: Vec<String> = ["output", "diff", "content"]
        .iter()
        .filter_map(|name| fields.remove(*name))
        .filter_map(|field| field.as_str().map(str::to_owned))
        .collect();
    format!("{}\n{}{note}", Value::Object(fields), texts.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn outputs_are_lines_and_ids_are_left_out() {
        let call =
            json!({"id": "call_7", "function": {"name": "terminal", "arguments": "{\"command\": \"ls\"}"}});
        let turn = json!({"session_id": "20260101_101010_abcdef", "messages": [
            {"role": "assistant", "content": "", "tool_calls": [call]},
            {"role": "tool", "tool_call_id": "call_7", "content": "{\"output\": \"a\\nb\", \"exit_code\": 0}\n\n[note]"},
        ]});
        let lines = of(&turn.to_string()).unwrap();
        assert_eq!(
            lines,
            "assistant: \nterminal {\"command\": \"ls\"}\ntool: {\"exit_code\":0}\na\nb\n\n[note]\n"
        );
    }
}
