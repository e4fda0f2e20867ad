//! Fuzzing: `fuzz/` is a workspace of its own, its corpus grows below the target folder.

use crate::fault::{Context as _, Fault};
use crate::json::At as _;
use crate::process::Task;
use crate::tools;
use crate::workspace::{self, Workspace};
use serde_json::Value;
use std::path::Path;

/// A target, and where its first inputs come from.
struct Target {
    name: &'static str,
    seeds: fn(&Workspace) -> Result<Vec<Vec<u8>>, Fault>,
}

/// The seconds that one input may take on the clock, before it counts as endless: many, since a busy machine stops
/// programs for a while. How the cost grows is judged by the targets themselves, by the time that they worked.
const PATIENCE: u32 = 60;

const TARGETS: &[Target] = &[
    Target { name: "turn_reader", seeds: turns },
    Target { name: "shell_analysis", seeds: commands },
    Target { name: "report_readers", seeds: reports },
    Target { name: "screening", seeds: texts },
];

/// What to fuzz, and for how long.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Options {
    target: String,
    seconds: u64,
}

impl Options {
    pub(crate) fn parse(words: &[&str]) -> Result<Self, Fault> {
        let (target, seconds) = match words {
            [target] => (target, Some(180)),
            [target, "--seconds", seconds] => (target, seconds.parse().ok()),
            _ => (&"", None),
        };
        let known = TARGETS.iter().any(|known| known.name == *target);
        match seconds {
            Some(seconds) if known => Ok(Self { target: (*target).to_owned(), seconds }),
            _ => {
                let names: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
                Err(Fault::new(format!("fuzz takes one of {} and --seconds N", names.join(", "))))
            }
        }
    }
}

pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<(), Fault> {
    let target =
        TARGETS.iter().find(|target| target.name == options.target).during("looking for a target")?;
    tools::ensure_pinned(workspace, "cargo-fuzz")?;
    let root = workspace.target().join("fuzz");
    let place = |kind: &str| root.join(kind).join(target.name);
    let (corpus, seeds, artifacts) = (place("corpus"), place("seeds"), place("artifacts"));
    for folder in [&corpus, &seeds, &artifacts] {
        std::fs::create_dir_all(folder).during(format_args!("making {}", folder.display()))?;
    }
    plant(&seeds, &(target.seeds)(workspace)?)?;
    let dictionary = workspace.path(format!("fuzz/dictionaries/{}.dict", target.name));
    Task::new("cargo")
        .args(["fuzz", "run", "--fuzz-dir"])
        .arg(workspace.path("fuzz"))
        // Memory is safe by construction: no unsafe code is allowed, so no sanitizer looks for it.
        .args(["--sanitizer", "none", "--target-dir"])
        .arg(root.join("build"))
        .arg(target.name)
        .args([&corpus, &seeds])
        .arg("--")
        .arg(format!("-max_total_time={}", options.seconds))
        .arg(format!("-timeout={PATIENCE}"))
        .arg(format!("-artifact_prefix={}/", artifacts.display()))
        .arg(format!("-dict={}", dictionary.display()))
        .args(["-rss_limit_mb=2048", "-max_len=65536", "-print_final_stats=1", "-verbosity=1"])
        .env("PATH", tools::path(workspace)?)
        // cargo-fuzz asks for options that a stable compiler has and does not show.
        .env("RUSTC_BOOTSTRAP", "1")
        .without_env("CARGO_TARGET_DIR")
        .show()
}

fn plant(folder: &Path, seeds: &[Vec<u8>]) -> Result<(), Fault> {
    for (number, seed) in seeds.iter().enumerate() {
        let file = folder.join(format!("{number:04}"));
        std::fs::write(&file, seed).during(format_args!("writing {}", file.display()))?;
    }
    Ok(())
}

/// The turns that the reader's own tests read.
fn turns(workspace: &Workspace) -> Result<Vec<Vec<u8>>, Fault> {
    let mut seeds = Vec::new();
    for file in workspace::files(&workspace.path("fixtures/hermes/turns"), "json")? {
        seeds.push(value(&file)?.at("/turn").to_string().into_bytes());
    }
    Ok(seeds)
}

/// Status and line of every recording, and lines of every construct.
fn commands(workspace: &Workspace) -> Result<Vec<Vec<u8>>, Fault> {
    let mut seeds = Vec::new();
    for (entry, _) in recordings(workspace)? {
        let status = entry.at("/exit_code").as_u64().and_then(|code| u8::try_from(code).ok()).unwrap_or(1);
        seeds.push([&[status], entry.word("/command").as_bytes()].concat());
    }
    let file = workspace.path("fuzz/seeds/shell_analysis.txt");
    let lines = std::fs::read_to_string(&file).during(format_args!("reading {}", file.display()))?;
    seeds
        .extend(lines.lines().flat_map(|line| [0_u8, 1].map(|status| [&[status], line.as_bytes()].concat())));
    Ok(seeds)
}

/// Every recording with the command that printed it.
fn reports(workspace: &Workspace) -> Result<Vec<Vec<u8>>, Fault> {
    let seeds = recordings(workspace)?.into_iter().map(|(entry, output)| {
        let complete = if entry.at("/complete").as_bool() == Some(false) { "cut" } else { "complete" };
        format!("{}\n{} {complete}\n{output}", entry.word("/command"), entry.at("/exit_code")).into_bytes()
    });
    Ok(seeds.collect())
}

/// The labelled texts of the gate.
fn texts(workspace: &Workspace) -> Result<Vec<Vec<u8>>, Fault> {
    let mut seeds = Vec::new();
    for file in workspace::files(&workspace.path("fixtures/screening"), "jsonl")? {
        let rows = std::fs::read_to_string(&file).during(format_args!("reading {}", file.display()))?;
        for row in rows.lines() {
            let row: Value = serde_json::from_str(row).during(format_args!("reading {}", file.display()))?;
            let part = |name: &str| row.list(name).iter().filter_map(Value::as_str).collect::<String>();
            seeds.push(format!("task\tcommand\n{}{}", part("/parts"), part("/secret")).into_bytes());
        }
    }
    Ok(seeds)
}

fn recordings(workspace: &Workspace) -> Result<Vec<(Value, String)>, Fault> {
    let mut found = Vec::new();
    for index in workspace::files(&workspace.path("fixtures/runners"), "json")? {
        if !index.ends_with("index.json") {
            continue;
        }
        for entry in value(&index)?.list("") {
            if !entry.at("/report").is_null() {
                continue;
            }
            let output = index.with_file_name(entry.word("/file"));
            let text =
                std::fs::read_to_string(&output).during(format_args!("reading {}", output.display()))?;
            found.push((entry.clone(), text));
        }
    }
    Ok(found)
}

fn value(file: &Path) -> Result<Value, Fault> {
    let doing = format!("reading {}", file.display());
    serde_json::from_slice(&std::fs::read(file).during(&doing)?).during(&doing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_target_is_named_and_a_time_is_a_number() {
        let parsed = |words: &[&str]| Options::parse(words).map(|options| options.seconds).ok();
        assert_eq!(parsed(&["turn_reader"]), Some(180));
        assert_eq!(parsed(&["shell_analysis", "--seconds", "9"]), Some(9));
        for wrong in [&[][..], &["turns"], &["turn_reader", "--seconds"], &["turn_reader", "--seconds", "x"]]
        {
            assert_eq!(parsed(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn every_target_has_a_source_a_dictionary_and_seeds() {
        let workspace = Workspace::here();
        for target in TARGETS {
            assert!(workspace.path(format!("fuzz/fuzz_targets/{}.rs", target.name)).is_file());
            assert!(workspace.path(format!("fuzz/dictionaries/{}.dict", target.name)).is_file());
            assert!((target.seeds)(&workspace).unwrap().len() > 20, "{}", target.name);
        }
    }
}
