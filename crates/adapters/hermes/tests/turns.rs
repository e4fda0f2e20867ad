//! Every turn in `fixtures/hermes/turns` is read as its file says.

use serde_json::{Value, json};
use std::path::Path;
use veridical::evidence::{Ending, Observation};
use veridical_hermes::HandedTurn;

#[test]
fn each_recorded_turn_is_read_as_its_file_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../fixtures/hermes/turns");
    let mut wrong = Vec::new();
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(files.len() >= 20, "the cases are there");
    for file in files {
        let case: Value = serde_json::from_slice(&std::fs::read(&file).unwrap()).unwrap();
        let read = HandedTurn::from_json(case["turn"].to_string().as_bytes()).unwrap().turn;
        let found = json!({
            "user": read.user(),
            "observations": read.observations().iter().map(line).collect::<Vec<_>>(),
            "dropped": read.dropped().iter().map(|piece| piece.reason.code()).collect::<Vec<_>>(),
        });
        if found != case["expected"] {
            let name = file.file_name().unwrap().to_string_lossy().into_owned();
            wrong.push(format!("{name}\n  found    {found}\n  expected {}", case["expected"]));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_last_note_that_was_taken_words_the_turn() {
    let note = |id: &str, arguments: Value, result: &str| {
        let function = json!({"name": "veridical_note", "arguments": arguments.to_string()});
        [
            json!({"role": "assistant", "content": "", "tool_calls": [{"id": id, "function": function}]}),
            json!({"role": "tool", "tool_call_id": id, "content": json!({"result": result}).to_string()}),
        ]
    };
    let read = |notes: Vec<[Value; 2]>| {
        let mut messages = vec![json!({"role": "user", "content": "mend it"})];
        messages.extend(notes.into_iter().flatten());
        HandedTurn::from_json(json!({"messages": messages}).to_string().as_bytes()).unwrap().turn
    };
    let first = note("1", json!({"task": "one", "decision": "two"}), "noted");
    let second = note("2", json!({"task": "three"}), "noted");
    let refused = note("3", json!({"task": "four"}), "rejected");
    let odd = note("4", json!({"task": "five", "verified": true}), "noted");
    for (notes, expected, dropped) in [
        (vec![first.clone()], ["one", "", "two", ""], 0),
        (vec![first.clone(), second.clone()], ["three", "", "", ""], 0),
        (vec![second, refused], ["three", "", "", ""], 0),
        (vec![first, odd], ["one", "", "two", ""], 1),
        (vec![], [""; 4], 0),
    ] {
        let turn = read(notes);
        assert_eq!(turn.wording().fields().map(String::as_str), expected);
        assert_eq!(turn.dropped().len(), dropped);
        assert!(turn.observations().iter().all(|seen| matches!(seen, Observation::MemoryOutput { .. })));
    }
}

/// An observation as one line of text.
fn line(observation: &Observation) -> String {
    match observation {
        Observation::BackgroundEnd { process, exit } => {
            format!("{} of {process}", line(&Observation::ProcessExit(exit.clone())))
        }
        Observation::ProcessExit(exit) => {
            let ending = match exit.ending {
                Ending::Exited(code) => format!("exited {code}"),
                Ending::Signalled(signal) => format!("signal {signal}"),
                Ending::TimedOut => "timed out".to_owned(),
                Ending::Killed => "killed".to_owned(),
                Ending::NotStarted => "not started".to_owned(),
            };
            let whole = if exit.output.complete { "whole" } else { "cut" };
            let place = exit.workdir.as_deref().map(|dir| format!(" in {dir}")).unwrap_or_default();
            let text: String = exit.output.text.chars().take(40).collect();
            format!("exit `{}`{place}: {ending}, {whole} {text:?}", exit.command)
        }
        Observation::BackgroundStart { command, process } => format!("start `{command}` as {process:?}"),
        Observation::FileWrite(write) => {
            let edits: Vec<_> =
                write.edits.iter().map(|edit| format!("{:?} -> {:?}", edit.removed, edit.added)).collect();
            let new = if write.created { " new" } else { "" };
            format!("write{new} {} {:?} [{}]", write.path, write.whole, edits.join("; "))
        }
        Observation::FileRead(read) => {
            let whole = if read.whole { "whole" } else { "part" };
            format!("read {} {whole} {:?}", read.path, read.content)
        }
        other => format!("{other:?}"),
    }
}
