//! The labelled set, as its files hold it.

use serde_json::Value;
use veridical_screening::{Field, Scan, Screener};

/// One labelled text.
#[derive(Debug, Clone)]
pub(crate) struct Row {
    /// The text.
    pub(crate) text: String,
    /// Whether it stands in the command field.
    pub(crate) command: bool,
    /// The operator's literals under which it is judged.
    pub(crate) literals: Vec<String>,
    /// The code of the expected verdict.
    pub(crate) expected: String,
    /// The code of a family that must be among the findings.
    pub(crate) family: Option<String>,
    /// What the row stands for.
    pub(crate) why: String,
}

impl Row {
    /// What the gate says about the row's text, or about `text` in its place.
    pub(crate) fn scan(&self, text: &str) -> Scan {
        let field = if self.command { Field::command(text) } else { Field::text(text) };
        Screener::new(self.literals.clone()).scan(field)
    }
}

/// The rows that must not be kept as they are because of a secret.
pub(crate) fn secrets() -> Vec<Row> {
    rows(include_str!("../../../../../fixtures/screening/secrets.jsonl"))
}

/// The rows that must be refused for another reason.
pub(crate) fn injections() -> Vec<Row> {
    rows(include_str!("../../../../../fixtures/screening/injections.jsonl"))
}

/// The rows that must pass.
pub(crate) fn look_alikes() -> Vec<Row> {
    rows(include_str!("../../../../../fixtures/screening/lookalikes.jsonl"))
}

fn rows(lines: &str) -> Vec<Row> {
    lines.lines().map(|line| row(&serde_json::from_str(line).unwrap())).collect()
}

fn row(value: &Value) -> Row {
    let strings = |key: &str| -> Vec<String> {
        let list = value.get(key).and_then(Value::as_array).cloned().unwrap_or_default();
        list.iter().map(|item| item.as_str().unwrap().to_owned()).collect()
    };
    let string = |key: &str| value.get(key).and_then(Value::as_str).map(str::to_owned);
    Row {
        text: strings("parts").concat(),
        command: string("field").is_some_and(|field| field == "command"),
        literals: strings("literals"),
        expected: string("expected").unwrap(),
        family: string("family"),
        why: string("why").unwrap(),
    }
}
