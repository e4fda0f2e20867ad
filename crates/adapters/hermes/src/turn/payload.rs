use super::{BadTurn, json};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;
use serde_json::error::Category;
use serde_json::value::RawValue;
use std::collections::HashMap;

/// A JSON object whose values are read one by one, so that one that cannot be read takes no other with it.
pub(super) struct Payload(HashMap<String, Box<RawValue>>);

impl Payload {
    /// Reads the object, or says why the bytes are none. A byte-order mark in front is passed over.
    pub(super) fn read(bytes: &[u8]) -> Result<Self, BadTurn> {
        let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
        let mended = || json::mend(&String::from_utf8_lossy(bytes));
        if bytes.trim_ascii().is_empty() {
            return Err(BadTurn::Empty);
        }
        let object = serde_json::from_slice(bytes).or_else(|_| serde_json::from_str(&mended()));
        object.map(Self).map_err(|error| match error.classify() {
            Category::Eof if bytes.trim_ascii_start().starts_with(b"{") => BadTurn::Cut,
            Category::Syntax if holds_several(bytes) => BadTurn::Several,
            _ => BadTurn::NotAnObject,
        })
    }

    pub(super) fn text(&self, key: &str) -> Option<String> {
        match json::read(self.0.get(key)?.get().as_bytes())? {
            Value::String(text) => Some(text),
            _ => None,
        }
    }

    /// The values of a list of messages, one for each piece in it.
    pub(super) fn list(&self, key: &str) -> Option<Vec<Value>> {
        let pieces: Vec<&RawValue> = serde_json::from_str(self.0.get(key)?.get()).ok()?;
        Some(pieces.into_iter().map(message).collect())
    }
}

/// Whether an object stands behind another.
fn holds_several(bytes: &[u8]) -> bool {
    let mut values = serde_json::Deserializer::from_slice(bytes).into_iter::<HashMap<String, IgnoredAny>>();
    let first = values.next().is_some_and(|value| value.is_ok());
    let rest = bytes.get(values.byte_offset()..).unwrap_or_default();
    first && rest.trim_ascii_start().starts_with(b"{")
}

/// A message, or what stands in for one that cannot be read: nothing, except that a turn begins with the user's.
fn message(piece: &RawValue) -> Value {
    #[derive(Deserialize)]
    struct Role {
        role: String,
    }
    let unread = || match serde_json::from_str(piece.get()) {
        Ok(Role { role }) if role == "user" => serde_json::json!({"role": role}),
        _ => Value::Null,
    };
    json::read(piece.get().as_bytes()).unwrap_or_else(unread)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(messages: &str) -> String {
        let payload = format!("{{\"messages\": {messages}, \"x\": \"\u{e9}\"}}");
        let list = Payload::read(payload.as_bytes()).ok().and_then(|payload| payload.list("messages"));
        Value::from(list).to_string()
    }

    #[test]
    fn a_value_that_cannot_be_read_takes_only_its_own_piece_with_it() {
        let deep = format!("{}{}", "[".repeat(300), "]".repeat(300));
        let huge = "9".repeat(400);
        for value in ["NaN", "-Infinity", "Infinity", "1e999", "-1e999", &huge, &deep] {
            let read = pieces(&format!(
                "[{{\"a\": 1}}, {{\"a\": {value}}}, {{\"role\": \"user\", \"t\": {value}}}, 2]"
            ));
            let expected = "[{\"a\":1},null,{\"role\":\"user\"},2]";
            assert_eq!(read, expected, "{}", value.chars().take(12).collect::<String>());
        }
        assert_eq!(pieces("[\"NaN\", \"\\ud800 -Infinity\"]"), "[\"NaN\",\"\u{fffd} -Infinity\"]");
        assert_eq!(pieces("[Nan]"), "null");
        assert_eq!(pieces("{}"), "null");
    }

    #[test]
    fn a_byte_order_mark_is_passed_over() {
        assert!(Payload::read(b"\xEF\xBB\xBF{}").is_ok());
        assert!(Payload::read(b"\xEF\xBB{}").is_err());
    }

    #[test]
    fn bytes_that_are_no_turn_say_why() {
        for (bytes, why) in [
            ("{\"messages\": [{\"role\": \"us", BadTurn::Cut),
            ("{\"messages\": []}\n{\"messages\": []}\n", BadTurn::Several),
            ("{\"messages\": []} {\"messages\": [", BadTurn::Several),
            ("{\"messages\": []} x", BadTurn::NotAnObject),
            ("[]", BadTurn::NotAnObject),
            ("", BadTurn::Empty),
            (" \n", BadTurn::Empty),
            ("# Notes", BadTurn::NotAnObject),
        ] {
            assert_eq!(Payload::read(bytes.as_bytes()).err(), Some(why), "{bytes}");
        }
    }
}
