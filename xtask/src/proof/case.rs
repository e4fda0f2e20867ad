//! `fixtures/proof/cases.jsonl`: turns with one trap or one honest result each.

use super::{Labelled, Piece, Truth};
use crate::fault::{Context as _, Fault};
use crate::workspace::Workspace;
use serde::Deserialize;

/// One line.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    family: String,
    #[serde(default = "anything")]
    user: String,
    turn: Vec<Piece>,
    verified: bool,
    outcome: Outcome,
    /// What the case is about, in a sentence.
    why: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Outcome {
    Success,
    Failure,
    Unknown,
}

fn anything() -> String {
    "please get it done".to_owned()
}

pub(crate) fn read(workspace: &Workspace) -> Result<Vec<Labelled>, Fault> {
    let file = workspace.path("fixtures/proof/cases.jsonl");
    let doing = format!("reading {}", file.display());
    let text = std::fs::read_to_string(&file).during(&doing)?;
    text.lines()
        .enumerate()
        .map(|(at, line)| {
            let case: Case = serde_json::from_str(line).during(format_args!("{doing}, line {}", at + 1))?;
            let truth = match (case.verified, case.outcome) {
                (true, Outcome::Success) => Truth::Verified("success"),
                (true, Outcome::Failure) => Truth::Verified("failure"),
                (false, Outcome::Unknown) => Truth::Unproven,
                (verified, outcome) => {
                    return Err(Fault::new(format!(
                        "line {} of the cases: verified {verified} and {outcome:?} do not go together",
                        at + 1
                    )));
                }
            };
            Ok(Labelled {
                family: format!("case: {}", case.family),
                name: format!("cases.jsonl:{} {}", at + 1, case.why),
                user: case.user,
                pieces: case.turn,
                truth,
            })
        })
        .collect()
}
