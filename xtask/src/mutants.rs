//! Mutation testing of the evidence crate: every small fault that a change could bring, and whether a test sees it.

use crate::fault::{Context as _, Fault};
use crate::json::At as _;
use crate::process::Task;
use crate::tools;
use crate::workspace::Workspace;
use serde_json::Value;
use std::collections::BTreeMap;

/// Changes the crate one mutant at a time, by the rules of `.cargo/mutants.toml`; `more` goes to cargo-mutants.
pub(crate) fn run(workspace: &Workspace, more: &[&str]) -> Result<(), Fault> {
    tools::ensure_pinned(workspace, "cargo-mutants")?;
    let out = workspace.target().join("mutants");
    std::fs::create_dir_all(&out).during("making a folder for the mutants")?;
    let ended = Task::new("cargo")
        .args(["mutants", "--package", "veridical-evidence", "--output"])
        .arg(&out)
        .args(more)
        .dir(workspace.root())
        .env("PATH", tools::path(workspace)?)
        // Each mutant is built in a copy of the tree with a folder of its own.
        .without_env("CARGO_TARGET_DIR")
        // The tables judge; of the laws a few cases are enough, and nobody reads a trace.
        .env("PROPTEST_CASES", "16")
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        .show();
    let file = out.join("mutants.out/outcomes.json");
    let Ok(text) = std::fs::read(&file) else { return ended };
    let outcomes: Value = serde_json::from_slice(&text).during(format_args!("reading {}", file.display()))?;
    print!("{}", summary(&outcomes));
    Ok(())
}

/// How many mutants of each file were seen, and each that was not.
fn summary(outcomes: &Value) -> String {
    let mut files: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    let (mut missed, mut seconds, mut tried) = (Vec::new(), 0.0, 0.0);
    for outcome in outcomes.list("/outcomes") {
        let (file, name) = (outcome.word("/scenario/Mutant/file"), outcome.word("/scenario/Mutant/name"));
        if file.is_empty() {
            continue;
        }
        let times = outcome.list("/phase_results").iter().filter_map(|phase| phase.at("/duration").as_f64());
        seconds += times.sum::<f64>();
        tried += 1.0;
        let counts = files.entry(file).or_default();
        match outcome.word("/summary") {
            "CaughtMutant" | "Timeout" => counts.0 += 1,
            "MissedMutant" => {
                counts.1 += 1;
                missed.push(name);
            }
            _ => {}
        }
    }
    let mut text = String::new();
    for (file, (caught, missed)) in &files {
        text += &format!("{file:<60} caught {caught:>4}  missed {missed:>4}\n");
    }
    missed.iter().for_each(|name| text += &format!("  missed {name}\n"));
    let (caught, all) =
        files.values().fold((0, 0), |(caught, all), file| (caught + file.0, all + file.0 + file.1));
    let each = if tried > 0.0 { seconds / tried } else { 0.0 };
    text + &format!("{caught} of {all} caught, {each:.1} s each\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_was_missed_is_named_and_what_did_not_build_does_not_count() {
        let mutant = |name: &str, summary: &str| {
            json!({"scenario": {"Mutant": {"file": "a.rs", "name": name}}, "summary": summary,
                   "phase_results": [{"duration": 2.0}, {"duration": 1.0}]})
        };
        let outcomes = json!({"outcomes": [
            {"scenario": "Baseline", "summary": "Success", "phase_results": []},
            mutant("one", "CaughtMutant"), mutant("two", "MissedMutant"), mutant("three", "Unviable"),
        ]});
        let said = summary(&outcomes);
        assert!(said.contains("  missed two\n") && said.ends_with("1 of 2 caught, 3.0 s each\n"), "{said}");
    }
}
