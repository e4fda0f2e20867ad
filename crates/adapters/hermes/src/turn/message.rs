use serde_json::Value;
use veridical::evidence::DropReason;

/// One message of the host's list, as far as it matters here. `api_content` is never read: it holds what this memory
/// itself injected.
#[derive(Debug)]
pub(super) enum Message {
    /// With the role of the user: the user's, or one that the host wrote into that role.
    User {
        /// The text of all parts.
        text: String,
        /// Whether the host itself marks it as its own.
        flagged: bool,
    },
    /// Of the assistant.
    Assistant {
        /// The text of all parts.
        text: String,
        /// Its tool calls, or why one cannot be read.
        calls: Vec<Result<Call, DropReason>>,
    },
    /// The result of a tool call.
    Result {
        /// The call that it answers; `None` when the message names none.
        id: Option<String>,
        /// The tools that it names as its own.
        tools: Vec<String>,
        /// The text of all parts.
        text: String,
    },
    /// A system message, or one that the shim left out because of its size.
    Other,
}

/// A tool call.
#[derive(Debug)]
pub(super) struct Call {
    pub(super) id: String,
    pub(super) tool: String,
    pub(super) arguments: serde_json::Map<String, Value>,
}

impl Message {
    /// Reads one message.
    pub(super) fn read(value: Value) -> Result<Self, DropReason> {
        let Value::Object(mut message) = value else { return Err(DropReason::NotAnObject) };
        if message.get("oversized").is_some_and(|mark| *mark == true) {
            return Err(DropReason::TooLarge);
        }
        let role = message.get("role").and_then(Value::as_str).unwrap_or_default().to_owned();
        let text = text_of(message.remove("content").unwrap_or_default());
        Ok(match role.as_str() {
            "user" => Self::User { text, flagged: message.iter().any(|(key, value)| is_flag(key, value)) },
            "assistant" => {
                let calls = match message.remove("tool_calls") {
                    Some(Value::Array(calls)) => calls.into_iter().map(Call::read).collect(),
                    Some(Value::Null) | None => Vec::new(),
                    Some(_) => vec![Err(DropReason::NotAnObject)],
                };
                Self::Assistant { text, calls }
            }
            "tool" => {
                let id = message.remove("tool_call_id");
                let tools = ["tool_name", "name"]
                    .iter()
                    .filter_map(|key| message.remove(*key)?.as_str().map(str::to_owned));
                Self::Result { id: id.and_then(text_id), tools: tools.collect(), text }
            }
            "" => return Err(DropReason::NotAnObject),
            _ => Self::Other,
        })
    }
}

impl Call {
    fn read(value: Value) -> Result<Self, DropReason> {
        let Value::Object(mut call) = value else { return Err(DropReason::NotAnObject) };
        let Some(Value::Object(mut function)) = call.remove("function") else {
            return Err(DropReason::NotAnObject);
        };
        let id = call.remove("id").and_then(text_id).ok_or(DropReason::MissingId)?;
        let Some(Value::String(tool)) = function.remove("name") else { return Err(DropReason::NotAnObject) };
        let arguments = match function.remove("arguments") {
            Some(Value::Object(arguments)) => arguments,
            Some(Value::String(text)) if text.trim().is_empty() => serde_json::Map::new(),
            Some(Value::String(text)) => match super::json::read(text.as_bytes()) {
                Some(Value::Object(arguments)) => arguments,
                _ => return Err(DropReason::MalformedArguments),
            },
            Some(Value::Null) | None => serde_json::Map::new(),
            Some(_) => return Err(DropReason::MalformedArguments),
        };
        Ok(Self { id, tool, arguments })
    }
}

fn text_id(value: Value) -> Option<String> {
    match value {
        Value::String(id) if !id.is_empty() => Some(id),
        _ => None,
    }
}

/// The host marks what it wrote into the user's role itself with keys such as `_verification_stop_synthetic`.
fn is_flag(key: &str, value: &Value) -> bool {
    let named = key.ends_with("synthetic") || key == "_compressed_summary";
    named && !matches!(value, Value::Null | Value::Bool(false))
}

/// The text of a message's content: a string, or the text parts of a list.
fn text_of(content: Value) -> String {
    match content {
        Value::String(text) => text,
        Value::Array(parts) => {
            let texts = parts.into_iter().filter_map(|part| match part {
                Value::String(text) => Some(text),
                Value::Object(mut part) => match part.remove("text") {
                    Some(Value::String(text)) => Some(text),
                    _ => None,
                },
                _ => None,
            });
            texts.collect::<Vec<_>>().join("\n")
        }
        _ => String::new(),
    }
}
