//! The labelled set: is `verified` ever false, and how many true results are missed?
//!
//! Four sources of turns whose truth is known: cases that people reported, rewritten (`fixtures/proof`); every recording
//! of a runner; the recordings behind every construct that hides or keeps an exit status; and shapes of whole turns. The
//! program is asked once, about all of them.

mod case;
mod generated;
mod piece;
mod recorded;
mod tally;

use crate::fault::{Context as _, Fault};
use crate::json::At as _;
use crate::lab;
use crate::process::Task;
use crate::workspace::Workspace;
use piece::Piece;
use serde_json::Value;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use tally::Tally;

/// A turn whose truth is known.
struct Labelled {
    /// What it is an example of.
    family: String,
    /// Where it comes from, for whoever looks a wrong answer up.
    name: String,
    user: String,
    pieces: Vec<Piece>,
    truth: Truth,
}

/// What the program must say about a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Truth {
    /// A proof, of this outcome.
    Verified(&'static str),
    /// No proof of anything.
    Unproven,
}

/// What to do beyond the table.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Options {
    /// Print every turn that was judged wrongly, not only the first few of a family.
    all: bool,
    /// The program to judge; the workspace's own, freshly built, when none is named.
    program: Option<PathBuf>,
    /// Only families whose name has this in it.
    only: Option<String>,
}

impl Options {
    pub(crate) fn parse(words: &[&str]) -> Result<Self, Fault> {
        let mut options = Self::default();
        let mut words = words.iter();
        while let Some(word) = words.next() {
            match *word {
                "--all" => options.all = true,
                "--program" => options.program = words.next().map(PathBuf::from),
                "--family" => options.only = words.next().map(|word| (*word).to_owned()),
                _ => {
                    return Err(Fault::new(format!(
                        "proof takes --all, --family WORD and --program PATH, not {word}"
                    )));
                }
            }
        }
        Ok(options)
    }
}

pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<(), Fault> {
    let recordings = recorded::read(workspace)?;
    let mut turns = case::read(workspace)?;
    turns.extend(recordings.iter().map(recorded::Recording::alone));
    turns.extend(generated::all(&recordings));
    if let Some(only) = &options.only {
        turns.retain(|turn| turn.family.contains(only));
        if turns.is_empty() {
            return Err(Fault::new(format!(
                "no family has `{only}` in its name; without --family all are listed"
            )));
        }
    }
    let program = match &options.program {
        Some(program) => program.clone(),
        None => lab::build(workspace, lab::Profile::Quick)?,
    };
    println!("{} turns whose truth is known; judging them takes a minute or two", turns.len());
    let begun = Instant::now();
    let answers = explain(&program, &turns)?;
    let mut tally = Tally::default();
    for (turn, answer) in turns.iter().zip(&answers) {
        tally.count(turn, answer);
    }
    print!("{}", tally.table(options.all));
    println!("{} turns, answered in {:.1?}", turns.len(), begun.elapsed());
    tally.verdict()
}

/// One answer a turn, from one call of the program.
fn explain(program: &PathBuf, turns: &[Labelled]) -> Result<Vec<Value>, Fault> {
    let folder = tempfile::tempdir().during("making a folder for the turns")?;
    let file = folder.path().join("turns.jsonl");
    let lines: Vec<String> =
        turns.iter().map(|turn| piece::handed(&turn.user, &turn.pieces).to_string()).collect();
    std::fs::write(&file, lines.join("\n")).during("writing the turns")?;
    let said = Task::new(program)
        .args(["explain", "--json"])
        .arg(&file)
        .limit(Duration::from_secs(20 * 60))
        .finish()?;
    let answers: Vec<Value> = said
        .stdout
        .lines()
        .map(|line| serde_json::from_str(line).during("reading an answer"))
        .collect::<Result<_, _>>()?;
    if answers.len() == turns.len() {
        Ok(answers)
    } else {
        let name = turns.get(answers.len()).map_or("none", |turn| turn.name.as_str());
        Err(Fault::new(format!(
            "{} turns and {} answers, the next one is {name}; {}",
            turns.len(),
            answers.len(),
            crate::process::tail(&said.stderr, 2_000)
        )))
    }
}

impl Truth {
    /// Whether an answer says something false, which is worse than to say too little.
    fn is_broken_by(self, answer: &Value) -> bool {
        let outcome = answer.word("/verdict/outcome");
        match self {
            Self::Verified(right) => verified(answer) && outcome != right,
            Self::Unproven => verified(answer),
        }
    }

    /// Whether a proof is there and was not found.
    fn is_missed_by(self, answer: &Value) -> bool {
        matches!(self, Self::Verified(_)) && !verified(answer)
    }
}

fn verified(answer: &Value) -> bool {
    answer.at("/verdict/verified").as_bool().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn false_is_a_proof_that_is_none_or_of_another_outcome() {
        let answer =
            |verified: bool, outcome: &str| json!({"verdict": {"verified": verified, "outcome": outcome}});
        for (truth, answer, broken, missed) in [
            (Truth::Unproven, answer(false, "unknown"), false, false),
            (Truth::Unproven, answer(true, "failure"), true, false),
            (Truth::Verified("success"), answer(true, "success"), false, false),
            (Truth::Verified("success"), answer(true, "failure"), true, false),
            (Truth::Verified("success"), answer(false, "unknown"), false, true),
        ] {
            assert_eq!(
                (truth.is_broken_by(&answer), truth.is_missed_by(&answer)),
                (broken, missed),
                "{truth:?}"
            );
        }
    }
}
