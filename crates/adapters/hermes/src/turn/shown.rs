//! Which episodes a session was shown by what tools printed: a recall, its own or in a terminal.

use serde_json::Value;
use std::collections::BTreeSet;
use veridical::kernel::EpisodeId;

/// How an episode's id begins, and how many hex digits follow.
const START: &str = "ep_";
const DIGITS: usize = 32;

/// How many ids are taken from a turn.
const MOST: usize = 1_024;

/// The ids of episodes in the results of tools and in the user's messages, where hosts put what is given unasked.
pub(crate) fn episodes_in(messages: &[Value]) -> BTreeSet<EpisodeId> {
    let mut found = BTreeSet::new();
    for message in messages {
        let role = message.get("role").and_then(Value::as_str).unwrap_or_default();
        if matches!(role, "tool" | "user") {
            read(message.get("content").unwrap_or(&Value::Null), &mut found);
        }
    }
    found
}

fn read(value: &Value, found: &mut BTreeSet<EpisodeId>) {
    match value {
        Value::String(text) => text.split(START).skip(1).for_each(|rest| {
            let digits = rest.bytes().take_while(u8::is_ascii_hexdigit).count();
            let id = rest.get(..DIGITS).filter(|_| digits == DIGITS && found.len() < MOST);
            found.extend(id.and_then(|id| EpisodeId::parse(&format!("{START}{id}")).ok()));
        }),
        Value::Array(values) => values.iter().for_each(|value| read(value, found)),
        Value::Object(fields) => fields.values().for_each(|value| read(value, found)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn ids_are_found_in_results_and_in_what_is_injected_and_nowhere_else() {
        let id = |n: u8| format!("ep_{n:032x}");
        let messages = [
            json!({"role": "user", "content": format!("mend it\n<veridical-recall>\n[1] episode {} · verified", id(1))}),
            json!({"role": "assistant", "content": id(2), "tool_calls": [{"function": {"arguments": id(3)}}]}),
            json!({"role": "tool", "content": json!({"output": format!("{}\n{}0\nep_12", id(4), id(5))}).to_string()}),
            json!({"role": "tool", "content": [{"type": "text", "text": format!("x{},", id(6))}]}),
            json!({"role": "tool", "content": null}),
            Value::Null,
        ];
        let found: Vec<String> = episodes_in(&messages).iter().map(ToString::to_string).collect();
        assert_eq!(found, [id(1), id(4), id(6)]);
        let many: String = (0..2 * MOST).map(|n| format!("ep_{n:032x} ")).collect();
        assert_eq!(episodes_in(&[json!({"role": "tool", "content": many})]).len(), MOST);
    }
}
