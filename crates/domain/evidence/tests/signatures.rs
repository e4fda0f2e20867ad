//! The same fault has one key wherever it happens, and another fault another one: over pairs of real outputs.
#![expect(clippy::unwrap_used, clippy::print_stdout, reason = "helpers of tests, which show their misses")]

use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::Path;
use veridical_evidence::{ShownFailure, SignatureKey};

/// Two outputs, and whether they tell of the same fault.
#[derive(Deserialize)]
struct Pair {
    family: String,
    a: String,
    b: String,
    same: bool,
    why: String,
}

fn key(output: &str) -> Option<SignatureKey> {
    ShownFailure::of_output(output).map(|failure| failure.key())
}

fn told(output: &str) -> String {
    match ShownFailure::of_output(output) {
        None => "nothing".to_owned(),
        Some(failure) => format!("{} {:?}", failure.signature.normalised(), failure.failing_tests.first()),
    }
}

/// How many of each kind a family has, and how many of them were judged rightly.
#[derive(Default)]
struct Score {
    same: (usize, usize),
    other: (usize, usize),
}

fn judge(file: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../fixtures/signatures").join(file);
    let text = std::fs::read_to_string(path).unwrap();
    let pairs: Vec<Pair> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let mut scores: BTreeMap<&str, Score> = BTreeMap::new();
    let mut false_matches = Vec::new();
    for Pair { family, a, b, same, why } in &pairs {
        let found = key(a).is_some() && key(a) == key(b);
        let score = scores.entry(family).or_default();
        let count = if *same { &mut score.same } else { &mut score.other };
        *count = (count.0 + 1, count.1 + usize::from(found == *same));
        if found != *same {
            let wrong = if *same { "MISSED" } else { "FALSE MATCH" };
            println!("{wrong} {family}: {why}\n    {}\n    {}", told(a), told(b));
        }
        if found && !same {
            false_matches.push(why);
        }
    }
    for (family, Score { same, other }) in &scores {
        println!("{family:20} same {}/{}, other {}/{}", same.1, same.0, other.1, other.0);
    }
    let sum = |of: fn(&Score) -> (usize, usize)| {
        scores.values().map(of).fold((0, 0), |all, one| (all.0 + one.0, all.1 + one.1))
    };
    let (same, other) = (sum(|score| score.same), sum(|score| score.other));
    println!("{file}: same {}/{}, other {}/{}", same.1, same.0, other.1, other.0);
    assert!(false_matches.is_empty(), "{false_matches:?}");
    assert!(same.1 * 100 >= same.0 * 95, "{} of {} found", same.1, same.0);
}

#[test]
fn the_same_fault_elsewhere_has_the_same_key_and_another_fault_another() {
    judge("pairs.jsonl");
}

#[test]
fn the_pairs_of_programs_that_were_written_after_the_readers_are_judged_as_well() {
    judge("held_out.jsonl");
}
