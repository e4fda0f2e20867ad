//! `simulate isolation`: searches real stores for anything that one reader is shown of another. `simulate approvals`:
//! holds what waits for a person, slots and forgetting against a plain model.

use crate::fault::{Context as _, Fault};
use crate::json::At as _;
use crate::process::Task;
use crate::workspace::Workspace;
use serde_json::Value;
use std::path::Path;
use std::time::{Duration, Instant};

/// Longer than a million operations take on a busy machine.
const LIMIT: Duration = Duration::from_secs(60 * 60);

/// What to search, and with which fault in the store.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Options {
    operations: u64,
    seed: u64,
    /// The word of a leak, which has to be found.
    leak: Option<String>,
}

impl Options {
    pub(crate) fn parse(words: &[&str]) -> Result<Self, Fault> {
        let usage = || Fault::new("simulate isolation takes --ops N, --seed N and --leak WORD");
        let mut options = Self { operations: 1_000_000, seed: 1, leak: None };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let value = words.next().ok_or_else(usage)?;
            match *word {
                "--ops" => options.operations = value.parse().map_err(|_| usage())?,
                "--seed" => options.seed = value.parse().map_err(|_| usage())?,
                "--leak" => options.leak = Some((*value).to_owned()),
                _ => return Err(usage()),
            }
        }
        Ok(options)
    }
}

pub(crate) fn isolation(workspace: &Workspace, options: &Options) -> Result<(), Fault> {
    const EXAMPLE: [&str; 5] = ["--release", "--package", "veridical-sqlite", "--example", "isolation"];
    let cargo = || Task::new("cargo").dir(workspace.root()).limit(LIMIT);
    cargo().args(["build", "--quiet"]).args(EXAMPLE).succeed()?;
    let Options { operations, seed, leak } = options;
    let searched = cargo()
        .args(["run", "--quiet"])
        .args(EXAMPLE)
        .args(["--", &seed.to_string(), &operations.to_string()])
        .args(leak.as_deref());
    // The files live for seconds, and what is searched for is in no disk.
    let memory = Path::new("/dev/shm");
    let searched = if memory.is_dir() { searched.env("TMPDIR", memory) } else { searched };
    let since = Instant::now();
    let printed = searched.succeed()?.stdout;
    let told: Value = serde_json::from_str(printed.trim()).during("reading what the search says")?;
    let took = since.elapsed();
    for (title, pointer) in [("operations", "/operations"), ("checks", "/checks"), ("writes", "/became")] {
        table(title, told.at(pointer));
    }
    let total = sum(told.at("/operations"));
    let worlds = told.at("/worlds").as_u64().unwrap_or_default();
    println!("\nseed {seed}: {total} operations, {worlds} worlds that lived to their end, {took:.1?}");
    let found = told.at("/found");
    match (leak, found.is_null()) {
        (None, true) => {
            println!("nothing foreign was seen, and no own item was missed");
            Ok(())
        }
        (Some(leak), true) => Err(Fault::new(format!("a store with the leak {leak} was not noticed"))),
        (Some(leak), false) => {
            println!("the leak {leak} was found:\n{}", history(found));
            Ok(())
        }
        (None, false) => Err(Fault::new(format!("seed {seed}: {}", history(found)))),
    }
}

/// Holds what waits for a person, slots and forgetting against a plain model.
pub(crate) fn approvals(workspace: &Workspace, options: &Options) -> Result<(), Fault> {
    let Options { operations, seed, .. } = options;
    let simulated = Task::new("cargo")
        .dir(workspace.root())
        .limit(LIMIT)
        .args(["test", "--quiet", "--release", "--package", "veridical-sqlite", "--test", "approvals"])
        .args(["simulated_at_length", "--", "--ignored", "--nocapture"])
        .env("VERIDICAL_SEED", seed.to_string())
        .env("VERIDICAL_OPERATIONS", operations.to_string());
    let memory = Path::new("/dev/shm");
    if memory.is_dir() { simulated.env("TMPDIR", memory) } else { simulated }.show()
}

fn sum(counts: &Value) -> u64 {
    counts.as_object().into_iter().flatten().filter_map(|(_, count)| count.as_u64()).sum()
}

fn table(title: &str, counts: &Value) {
    println!("\n{title}");
    for (name, count) in counts.as_object().into_iter().flatten() {
        println!("{:>12}  {name}", count.as_u64().unwrap_or_default());
    }
}

/// What was found, and the short history that finds it again.
fn history(found: &Value) -> String {
    let ops: Vec<&str> = found.list("/history").iter().filter_map(Value::as_str).collect();
    let (what, drawn) = (found.word("/what"), found.at("/drawn"));
    format!("{what}\nby {} operations of the {drawn} that were drawn:\n  {}", ops.len(), ops.join("\n  "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_is_named_by_its_seed_and_its_length() {
        let words = ["--ops", "50", "--seed", "7", "--leak", "no-filter"];
        let expected = Options { operations: 50, seed: 7, leak: Some("no-filter".to_owned()) };
        assert_eq!(Options::parse(&words).unwrap(), expected);
        for bad in [&["--ops"][..], &["--ops", "many"], &["--speed", "1"]] {
            assert!(Options::parse(bad).is_err(), "{bad:?}");
        }
    }
}
