//! Reading documents whose shape another program decides.

use serde_json::Value;

/// Access that never fails: what is not there is null.
pub(crate) trait At {
    /// The value at a pointer such as `/function/name`.
    fn at(&self, pointer: &str) -> &Value;

    /// The text at a pointer; empty when there is none.
    fn word(&self, pointer: &str) -> &str {
        self.at(pointer).as_str().unwrap_or_default()
    }

    /// The members of the list at a pointer; none when there is no list.
    fn list(&self, pointer: &str) -> &[Value] {
        self.at(pointer).as_array().map_or(&[], Vec::as_slice)
    }
}

impl At for Value {
    fn at(&self, pointer: &str) -> &Value {
        self.pointer(pointer).unwrap_or(&Value::Null)
    }
}

/// The value with which a text begins, and what stands behind it.
pub(crate) fn leading(text: &str) -> Option<(Value, &str)> {
    let mut values = serde_json::Deserializer::from_str(text).into_iter::<Value>();
    let value = values.next()?.ok()?;
    Some((value, text.get(values.byte_offset()..)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_is_not_there_is_null_empty_or_nothing() {
        let value = json!({"a": {"b": ["c"]}});
        assert_eq!(
            (value.at("/a/b/0"), value.word("/a/b/0"), value.list("/a/b").len()),
            (&json!("c"), "c", 1)
        );
        assert_eq!((value.at("/x/y"), value.word("/a"), value.list("/a").len()), (&Value::Null, "", 0));
    }

    #[test]
    fn a_value_is_told_from_what_stands_behind_it() {
        assert_eq!(leading("{\"a\": 1}\n\n[note]"), Some((json!({"a": 1}), "\n\n[note]")));
        assert_eq!(leading("[note"), None);
    }
}
