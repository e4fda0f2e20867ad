//! Every reader against recorded output of the real runner, `fixtures/runners`.

use super::{Failure, Reading, Role, Runner, report_files, role};
use crate::shell::Script;
use crate::task::{Followed, Scene};
use crate::{FailureSignature, Reason, ShownFailure, TestCounts};
use serde_json::Value;
use std::path::PathBuf;

/// Reads a recording as if it were the only command of a line.
fn read(entry: &Value, folder: &std::path::Path) -> Reading {
    let output = std::fs::read_to_string(folder.join(entry["file"].as_str().unwrap())).unwrap();
    let script = Script::analyse(entry["command"].as_str().unwrap()).0.unwrap();
    // A line may prepare a run: `cd build && ctest`.
    let (_, leaf) = script.leaves().last().unwrap();
    let call = leaf.call.as_ref().unwrap();
    let status = u8::try_from(entry["exit_code"].as_u64().unwrap()).unwrap();
    if let Some(report) = entry["report"].as_str() {
        assert!(
            report_files(call).iter().any(|file| file == report),
            "the run does not name {report}: {entry}"
        );
        return Runner::of(call).unwrap().0.read_file(&output, true, status);
    }
    match role(call) {
        Role::TestRun(runner) => runner.read(&output, entry["complete"].as_bool().unwrap(), status),
        Role::Task(tasks) => {
            let scene = Scene {
                calls: tasks.calls(call),
                call: Some(call),
                outside: &|_| false,
                recipe: &|_| None,
                wrote: &|_| false,
            };
            match tasks.follow(&tasks.account(&output, entry["complete"].as_bool().unwrap(), status), scene) {
                Followed::Read(reading) => reading,
                Followed::NoTests(_) => Reading::Unproven(Reason::NotATest),
            }
        }
        Role::Unreadable(reason) => Reading::Unproven(reason),
        Role::Builder | Role::Other => Reading::Unproven(Reason::NotATest),
    }
}

fn show(reading: &Reading) -> Value {
    let reason = |reason: Reason| Value::from(reason.code());
    match reading {
        Reading::Passed { counts, .. } => serde_json::json!({"reading": "passed", "counts": shown(*counts)}),
        Reading::Failed(failure) => serde_json::json!({
            "reading": "failed", "counts": shown(failure.counts), "signature": signature(failure),
            "failing_tests": failure.tests,
        }),
        Reading::Broken { reason: why, failure } => serde_json::json!({
            "reading": "unproven", "reason": reason(*why), "signature": signature(failure),
        }),
        Reading::Unproven(why) => serde_json::json!({"reading": "unproven", "reason": reason(*why)}),
    }
}

fn shown(counts: TestCounts) -> Value {
    let mut value = serde_json::to_value(counts).unwrap();
    value.as_object_mut().unwrap().retain(|_, n| n != 0);
    value
}

fn signature(failure: &Failure) -> Value {
    let FailureSignature { kind, message, place } = &failure.signature;
    serde_json::json!({"kind": kind, "message": message, "place": place})
}

#[test]
fn recorded_outputs_are_read_as_their_index_says() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../fixtures/runners");
    let mut wrong = String::new();
    let mut recordings = 0;
    for folder in std::fs::read_dir(&root).unwrap().map(|entry| entry.unwrap().path()) {
        if !folder.join("index.json").is_file() {
            continue;
        }
        let runner = folder.file_name().unwrap().to_str().unwrap();
        let index = std::fs::read_to_string(folder.join("index.json")).unwrap();
        let index: Vec<Value> = serde_json::from_str(&index).unwrap();
        for entry in &index {
            let got = show(&read(entry, &folder));
            let expected = &entry["expected"];
            // An index names what matters for its recording; what it leaves out may be anything.
            let differs = expected.as_object().unwrap().iter().any(|(key, value)| &got[key] != value);
            if differs {
                wrong += &format!("{runner}/{}\n  expected {expected}\n  read     {got}\n", entry["file"]);
            }
            recordings += 1;
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert!(recordings > 60, "only {recordings} recordings were found");
}

#[test]
fn a_failure_that_a_report_tells_of_is_found_again_in_the_output_alone() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../fixtures/runners");
    let mut lost = Vec::new();
    let mut failures = 0;
    for folder in std::fs::read_dir(&root).unwrap().map(|entry| entry.unwrap().path()) {
        let Ok(index) = std::fs::read_to_string(folder.join("index.json")) else { continue };
        let index: Vec<Value> = serde_json::from_str(&index).unwrap();
        // What was cut out, and which of several runs counts, the output alone does not tell.
        let alone = |entry: &&Value| {
            let script = Script::analyse(entry["command"].as_str().unwrap()).0.unwrap();
            let (_, leaf) = script.leaves().last().unwrap();
            let of_a_runner = matches!(role(leaf.call.as_ref().unwrap()), Role::TestRun(_));
            of_a_runner && entry["report"].is_null() && entry["complete"] == true
        };
        for entry in index.iter().filter(alone) {
            let (Reading::Failed(failure) | Reading::Broken { failure, .. }) = read(entry, &folder) else {
                continue;
            };
            if failure.signature == FailureSignature::default() {
                continue;
            }
            let output = std::fs::read_to_string(folder.join(entry["file"].as_str().unwrap())).unwrap();
            let recorded = failure.signature.key(failure.tests.first().map(String::as_str));
            failures += 1;
            if ShownFailure::readings(&output).iter().all(|reading| reading.key() != recorded) {
                lost.push(format!("{} {}", folder.display(), entry["file"]));
            }
        }
    }
    assert!(failures > 60, "only {failures} failures were found");
    assert!(lost.is_empty(), "{failures} failures, lost {}: {lost:#?}", lost.len());
}

#[test]
fn a_runner_that_sums_up_once_is_refused_a_second_summary() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../fixtures/runners");
    let mut seen: Vec<&str> = Vec::new();
    for folder in std::fs::read_dir(&root).unwrap().map(|entry| entry.unwrap().path()) {
        let Ok(index) = std::fs::read_to_string(folder.join("index.json")) else { continue };
        let index: Vec<Value> = serde_json::from_str(&index).unwrap();
        for entry in index.iter().filter(|entry| entry["report"].is_null() && entry["exit_code"] == 0) {
            let script = Script::analyse(entry["command"].as_str().unwrap()).0.unwrap();
            let (_, leaf) = script.leaves().last().unwrap();
            let Role::TestRun(runner) = role(leaf.call.as_ref().unwrap()) else { continue };
            if !runner.sums_up_once || !matches!(read(entry, &folder), Reading::Passed { .. }) {
                continue;
            }
            let output = std::fs::read_to_string(folder.join(entry["file"].as_str().unwrap())).unwrap();
            let twice = format!("{output}\n{output}");
            assert_eq!(runner.read(&twice, true, 0), Reading::Unproven(Reason::RepeatedSummary), "{entry}");
            assert_eq!(runner.parts(&twice, &[0, 0]).map(|parts| parts.len()), Some(2), "{entry}");
            assert!(runner.tells_once(&output, Some(0)), "{entry}");
            seen.push(runner.name);
        }
    }
    seen.sort_unstable();
    seen.dedup();
    assert!(seen.len() > 5, "only {seen:?} were seen");
}
