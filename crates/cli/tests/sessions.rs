//! What each recorded session of the real host leaves behind, held to `episodes.txt` beside its recording.
//!
//! With `VERIDICAL_WRITE_EPISODES=1` the files are written anew, for a person to read what changed.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

use serde_json::Value;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use veridical::evidence::SessionState;
use veridical_hermes::HandedTurn;

/// The fields of an episode in the order in which a reader meets them.
const FIELDS: [&str; 9] =
    ["task", "context", "observation", "decision", "action", "outcome", "applicability", "result", "command"];

/// The most characters of an episode (R4.2).
const MOST: usize = 1600;

fn sessions() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/sessions");
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut sessions: Vec<_> = entries.filter(|entry| entry.join("turns.jsonl").is_file()).collect();
    sessions.sort();
    sessions
}

/// What the library makes of the turns, one after the other, in the folder in which the session took place.
fn explained(session: &Path) -> Vec<Value> {
    let mut left = SessionState::default();
    let turns = fs::read_to_string(session.join("turns.jsonl")).unwrap();
    let explain = |line: &str| {
        let turn = HandedTurn::from_json(line.as_bytes()).unwrap().turn;
        let answer = veridical::explain(&turn.in_checkout(Some("/home/dev/project")).after(&left));
        left = answer.left().clone();
        serde_json::to_value(answer).unwrap()
    };
    turns.lines().map(explain).collect()
}

fn told(answers: &[Value]) -> String {
    let mut text = String::new();
    for (number, answer) in (1..).zip(answers) {
        let verdict = &answer["verdict"];
        match answer["kind"].as_str().filter(|_| answer["episode"].is_object()) {
            Some(kind) => {
                let _ = writeln!(text, "turn {number}: {kind}");
                for field in FIELDS {
                    let said = answer["episode"][field].as_str().unwrap();
                    if !said.is_empty() {
                        let _ = writeln!(text, "  {field:<13} {said}");
                    }
                }
            }
            None => {
                let last = |gate: &&Value| gate["decision"] == "refuse";
                let gate = answer["gates"].as_array().unwrap().iter().find(last).unwrap();
                let _ = writeln!(text, "turn {number}: nothing ({})", gate["reason"].as_str().unwrap());
                let said = if gate["gate"] == "materiality" { &gate["detail"] } else { &verdict["sentence"] };
                let _ = writeln!(text, "  {}", said.as_str().unwrap());
            }
        }
    }
    text
}

#[test]
fn every_recorded_session_leaves_the_episodes_that_stand_beside_it() {
    let write = std::env::var_os("VERIDICAL_WRITE_EPISODES").is_some();
    let mut wrong = Vec::new();
    let (mut episodes, mut proven) = (0, 0);
    for session in sessions() {
        let answers = explained(&session);
        let found = told(&answers);
        for episode in answers.iter().filter(|answer| answer["episode"].is_object()) {
            let fields = episode["episode"].as_object().unwrap().values().map(|text| text.as_str().unwrap());
            let length: usize = fields.map(|text| text.chars().count()).sum();
            assert!(length <= MOST, "{}: {length} characters", session.display());
            episodes += 1;
            proven += usize::from(episode["verdict"]["verified"] == true);
        }
        let file = session.join("episodes.txt");
        if write {
            fs::write(&file, &found).unwrap();
        } else if fs::read_to_string(&file).unwrap_or_default() != found {
            wrong.push(format!("{}\n{found}", file.display()));
        }
    }
    assert!(wrong.is_empty(), "{} differ:\n{}", wrong.len(), wrong.join("\n"));
    assert!(episodes >= 50 && proven >= 45, "{episodes} episodes, {proven} of them proven");
}
