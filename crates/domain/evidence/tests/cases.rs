//! Turns whose truth is known, `fixtures/proof/cases.jsonl`: what is called verified is, and what is proven is found.
#![expect(clippy::unwrap_used, clippy::panic, reason = "helpers of tests")]

use serde_json::Value;
use veridical_evidence::{
    Edit, Ending, FileRead, FileWrite, Observation, Output, ProcessExit, Turn, evaluate,
};

#[test]
fn labelled_turns_are_judged_as_their_labels_say() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../fixtures/proof/cases.jsonl");
    let text = std::fs::read_to_string(file).unwrap();
    let mut wrong = String::new();
    let mut judged = 0;
    for line in text.lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        let Some(turn) = turn(&case) else { continue };
        let evaluation = evaluate(&turn);
        let verdict = evaluation.verdict();
        let told = (verdict.verified(), verdict.outcome().word());
        if told != (case["verified"].as_bool().unwrap(), case["outcome"].as_str().unwrap()) {
            wrong += &format!("{}\n  judged {told:?}: {}\n", case["why"], verdict.sentence());
        }
        judged += 1;
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert!(judged > 120, "only {judged} cases were found");
}

/// The turn of a case; none where a tool's result is given to the letter, which is for a host's adapter to read.
fn turn(case: &Value) -> Option<Turn> {
    let mut turn = Turn::builder(case["user"].as_str().unwrap_or("please get it done"));
    for piece in case["turn"].as_array().unwrap() {
        let (kind, piece) = piece.as_object().unwrap().iter().next().unwrap();
        match kind.as_str() {
            "tool" => return None,
            "said" => {}
            kind => turn.observe(observation(kind, piece)),
        }
    }
    Some(turn.build())
}

fn observation(kind: &str, piece: &Value) -> Observation {
    let text = |key: &str| piece[key].as_str().unwrap().to_owned();
    match kind {
        "run" => Observation::ProcessExit(exit(piece)),
        "wait" => Observation::BackgroundEnd { process: text("process"), exit: exit(piece) },
        "start" => Observation::BackgroundStart { command: text("command"), process: Some(text("process")) },
        "write" => Observation::FileWrite(FileWrite {
            path: text("path"),
            whole: Some(text("text")),
            ..FileWrite::default()
        }),
        "patch" => Observation::FileWrite(FileWrite {
            path: text("path"),
            edits: vec![Edit { removed: text("removed"), added: text("added") }],
            ..FileWrite::default()
        }),
        "read" => {
            Observation::FileRead(FileRead { path: text("path"), content: Some(text("text")), whole: true })
        }
        other => panic!("no such piece: {other}"),
    }
}

fn exit(piece: &Value) -> ProcessExit {
    let output = piece["output"].as_str().unwrap_or_default();
    let ending = match i32::try_from(piece["exit"].as_i64().unwrap()).unwrap() {
        _ if output.contains("[Command timed out") => Ending::TimedOut,
        signal @ ..0 => Ending::Signalled(-signal),
        status => Ending::Exited(status),
    };
    ProcessExit {
        command: piece["command"].as_str().unwrap().to_owned(),
        workdir: piece["workdir"].as_str().map(str::to_owned),
        ending,
        output: Output::complete(output),
    }
}
