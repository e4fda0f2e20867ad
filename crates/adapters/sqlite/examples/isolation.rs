//! Searches SQLite stores for anything that one reader is shown of another: one JSON object of what was covered and of
//! what was found.
//!
//! `cargo xtask simulate isolation` builds and runs this as it is shipped.
#![expect(clippy::print_stdout, reason = "it prints what it found")]

#[path = "../tests/support/depot.rs"]
mod depot;

use depot::Folders;
use serde_json::json;
use std::time::Duration;
use veridical_conformance::isolation::{Account, Course, Found, Leak, Leaky, simulate};

/// How many near-identical lessons lie in one project of a crowded world.
const CROWD: u16 = 500;

/// How long a short history is looked for.
const PATIENCE: Duration = Duration::from_secs(30);

fn main() -> Result<(), String> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |word: &str| word.parse::<u64>().map_err(|_| format!("{word:?} is no number"));
    let (seed, operations, leak) = match words.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        [seed, operations] => (number(seed)?, number(operations)?, None),
        [seed, operations, word] => {
            let leak = Leak::ALL.iter().find(|(known, _)| known == word);
            (number(seed)?, number(operations)?, Some(leak.ok_or_else(|| format!("no such leak: {word}"))?.1))
        }
        _ => return Err("a seed, a number of operations and maybe a leak are expected".to_owned()),
    };
    let course = Course { seed, operations, crowd: CROWD, patience: PATIENCE };
    let found = match leak {
        None => simulate(&Folders, &course),
        Some(leak) => simulate(&Leaky::new(Folders, leak), &course),
    };
    let told = match found {
        Ok(account) => told(&account, None),
        Err(found) => told(&found.account, Some(&found)),
    };
    println!("{told}");
    Ok(())
}

fn told(account: &Account, found: Option<&Found>) -> serde_json::Value {
    let found = found.map(|Found { world, what, history, drawn, .. }| {
        let history: Vec<String> = history.iter().map(|op| format!("{op:?}")).collect();
        json!({ "world": world, "what": what, "drawn": drawn, "history": history })
    });
    json!({
        "worlds": account.worlds,
        "operations": account.operations,
        "checks": account.checks,
        "became": account.became,
        "found": found,
    })
}
