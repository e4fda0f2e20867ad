//! Laws of reading a turn: it never panics, and it is linear.

use proptest::prelude::*;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use veridical_hermes::{HandedTurn, turn_of};

/// JSON with the keys and words that the reader looks for, in places where they do not belong.
fn any_json() -> impl Strategy<Value = Value> {
    let word = prop::sample::select(vec![
        "role",
        "user",
        "assistant",
        "tool",
        "content",
        "tool_calls",
        "tool_call_id",
        "id",
        "c1",
        "function",
        "name",
        "arguments",
        "terminal",
        "process",
        "read_file",
        "patch",
        "command",
        "session_id",
        "status",
        "exited",
        "text",
        "{\"output\": \"\", \"exit_code\": 0}",
        "{\"command\": \"x\"}",
        "\\ud800",
        "1|a\n2|b",
        "<memory-context>",
        "é😀",
    ]);
    let word = word.prop_map(str::to_owned).boxed();
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        word.clone().prop_map(Value::from),
        ".{0,12}".prop_map(Value::from),
    ];
    leaf.prop_recursive(5, 60, 6, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::hash_map(word.clone(), inner, 0..6).prop_map(|map| map.into_iter().collect()),
        ]
    })
}

proptest! {
    #[test]
    fn no_list_of_messages_makes_it_panic(messages in prop::collection::vec(any_json(), 0..8), said in ".{0,20}") {
        let count = messages.len();
        let turn = turn_of(messages, Some(&said), None);
        prop_assert!(turn.observations().len() <= count * 2);
    }

    #[test]
    fn calls_under_one_id_are_nobodys_in_whatever_order_the_results_come(
        calls in 2..5usize, results in prop::collection::vec(any::<bool>(), 0..8)
    ) {
        let call = |id: &str, command: String| {
            json!({"id": id, "function": {"name": "terminal", "arguments": json!({"command": command}).to_string()}})
        };
        let mut asked: Vec<Value> = (0..calls).map(|n| call("twice", format!("shared {n}"))).collect();
        asked.insert(calls / 2, call("once", "own".into()));
        let mut messages = vec![json!({"role": "user", "content": "go"}), json!({"role": "assistant", "tool_calls": asked})];
        messages.extend(results.iter().map(|shared| {
            let id = if *shared { "twice" } else { "once" };
            json!({"role": "tool", "tool_call_id": id, "content": "{\"output\": \"\", \"exit_code\": 0, \"error\": null}"})
        }));
        let turn = turn_of(messages, None, None);
        let own = usize::from(results.contains(&false));
        prop_assert_eq!(turn.observations().len(), own);
        let seen = format!("{:?}", turn.observations());
        prop_assert!(!seen.contains("shared"), "{}", seen);
    }

    #[test]
    fn a_value_that_cannot_be_read_costs_only_its_own_message(
        bad in prop::sample::select(vec!["NaN", "-Infinity", "1e999", "deep"]), at in 0..4usize
    ) {
        let deep = format!("{}{}", "[".repeat(200), "]".repeat(200));
        let bad = match bad { "deep" => deep.as_str(), other => other };
        let mut messages = vec!["{\"role\": \"user\", \"content\": \"go\"}".to_owned()];
        for n in 0..4 {
            let extra = if n == at { format!(", \"extra\": {bad}") } else { String::new() };
            messages.push(json!({"role": "assistant", "tool_calls": [{"id": format!("c{n}"), "function": {"name": "todo"}}]}).to_string());
            messages.push(format!("{{\"role\": \"tool\", \"tool_call_id\": \"c{n}\", \"content\": \"{{}}\"{extra}}}"));
        }
        let payload = format!("{{\"messages\": [{}]}}", messages.join(","));
        let turn = HandedTurn::from_json(payload.as_bytes()).unwrap().turn;
        prop_assert_eq!((turn.user(), turn.observations().len()), ("go", 3));
    }

    #[test]
    fn no_bytes_make_it_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        prop_assert!(HandedTurn::from_json(&bytes).is_err());
    }

    #[test]
    fn any_text_as_a_result_is_read_or_dropped(result in "(\\{\"output\": \")?.{0,80}", tool in "terminal|process|read_file|write_file|patch|todo") {
        let turn = turn_of(vec![
            json!({"role": "user", "content": "go"}),
            json!({"role": "assistant", "tool_calls": [{"id": "c", "function": {"name": tool, "arguments": "{\"command\":\"x\",\"path\":\"p\"}"}}]}),
            json!({"role": "tool", "tool_call_id": "c", "content": result}),
        ], None, None);
        prop_assert!(!turn.observations().is_empty() || !turn.dropped().is_empty());
    }
}

#[test]
fn ten_megabytes_of_output_are_read_in_linear_time() {
    let output = "a line of output with \"quotes\" and \\ in it\n".repeat(250_000);
    let result = json!({"output": output, "exit_code": 0, "error": null}).to_string();
    let payload = json!({"messages": [
        {"role": "user", "content": format!("{}go", "<memory-context>x</memory-context>".repeat(20_000))},
        {"role": "assistant", "tool_calls": [{"id": "c", "function": {"name": "terminal", "arguments": "{\"command\":\"x\"}"}}]},
        {"role": "tool", "tool_call_id": "c", "content": result},
    ]})
    .to_string();
    let began = Instant::now();
    let turn = HandedTurn::from_json(payload.as_bytes()).unwrap().turn;
    assert_eq!((turn.user(), turn.observations().len()), ("go", 1));
    assert!(began.elapsed() < Duration::from_secs(4), "{:?}", began.elapsed());
}
