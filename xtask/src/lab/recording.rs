//! A finished turn as a file, taken from what the host really sent.

use super::model::{Request, text};
use crate::json::At as _;
use serde_json::{Value, json};

/// A turn file: the host's hand-over of one finished turn.
#[derive(Debug, Clone)]
pub(crate) struct Recording(Value);

impl Recording {
    /// Builds the hand-over from the last request of a turn and the answer that ended it.
    pub(super) fn of(prompt: &str, last: &Request, session: Option<&str>) -> Self {
        let mut messages: Vec<Value> =
            last.messages().iter().filter(|message| is_handed_over(message)).map(as_handed_over).collect();
        messages.push(json!({"role": "assistant", "content": last.reply, "finish_reason": "stop"}));
        Self(json!({
            "user_content": prompt,
            "assistant_content": last.reply,
            "session_id": session,
            "messages": messages,
        }))
    }

    /// The same turn with every occurrence of a text replaced, in all strings.
    pub(crate) fn with(&self, from: &str, to: &str) -> Self {
        Self(replaced(&self.0, from, to))
    }

    /// The same turn told by another session.
    pub(crate) fn in_session(&self, id: &str) -> Self {
        Self(with_field(&self.0, "session_id", id))
    }

    /// One line of JSON.
    pub(crate) fn line(&self) -> String {
        self.0.to_string()
    }
}

/// Neither the system prompt nor the host's own question whether an edit was verified reaches a provider.
fn is_handed_over(message: &Value) -> bool {
    message.word("/role") != "system"
        && !(message.word("/role") == "user" && text(message).starts_with("[System: You edited code"))
}

/// A message as the provider gets it: what was recalled is not part of it.
fn as_handed_over(message: &Value) -> Value {
    match text(message).split_once("\n\n<memory-context>") {
        Some((said, _)) => with_field(message, "content", said),
        None => message.clone(),
    }
}

fn with_field(object: &Value, name: &str, text: &str) -> Value {
    let mut fields = object.as_object().cloned().unwrap_or_default();
    fields.insert(name.to_owned(), text.into());
    Value::Object(fields)
}

fn replaced(value: &Value, from: &str, to: &str) -> Value {
    match value {
        Value::String(text) => text.replace(from, to).into(),
        Value::Array(items) => items.iter().map(|item| replaced(item, from, to)).collect(),
        Value::Object(fields) => {
            fields.iter().map(|(key, field)| (key.clone(), replaced(field, from, to))).collect()
        }
        other => other.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recording_holds_what_was_said_and_nothing_that_was_recalled() {
        let asked = Request::of(
            json!({"messages": [
                {"role": "system", "content": "be good"},
                {"role": "user", "content": "fix it\n\n<memory-context>\nold lesson\n</memory-context>"},
                {"role": "user", "content": "[System: You edited code in this turn, but …"},
                {"role": "tool", "tool_call_id": "call_1", "content": "{\"exit_code\": 0}"},
            ]}),
            "done",
        );
        let recording = Recording::of("fix it", &asked, Some("s1"));
        assert!(!recording.line().contains("old lesson") && !recording.line().contains("be good"));
        assert_eq!(recording.0["messages"][0]["content"], "fix it");
        assert_eq!(recording.0["messages"][2]["content"], "done");
        assert_eq!(recording.0["session_id"], "s1");
    }

    #[test]
    fn a_replacement_reaches_every_string_and_leaves_the_shape() {
        let asked = Request::of(json!({"messages": [{"role": "user", "content": "red fox"}]}), "a red end");
        let blue = Recording::of("red", &asked, None).with("red", "blue").in_session("s2");
        assert!(!blue.line().contains("red"));
        assert_eq!(blue.0["messages"][0]["content"], "blue fox");
        assert_eq!(blue.0["session_id"], "s2");
    }
}
