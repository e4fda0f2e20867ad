//! A recipe: what lies in the folder at first, what the user asks, and what the scripted model does about it.

use crate::fault::{Context as _, Fault};
use crate::json::leading;
use crate::lab::{Reply, Script};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::path::Path;

/// `fixtures/sessions/NAME/recipe.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Recipe {
    /// What goes on, in one sentence.
    pub(super) about: String,
    /// What is installed: a file of `fixtures/sessions/kits`.
    pub(super) kit: String,
    /// A folder of `fixtures/sessions/projects` that lies there at first.
    pub(super) project: Option<String>,
    /// Further files that lie there at first, by their paths.
    #[serde(default)]
    pub(super) files: BTreeMap<String, String>,
    /// A shell line that is run before the session.
    pub(super) setup: Option<String>,
    /// A shell line that ends what the session leaves running.
    pub(super) cleanup: Option<String>,
    /// Tests or compilers run side by side: lines come in another order each time.
    #[serde(default)]
    pub(super) unordered: bool,
    #[serde(rename = "turn")]
    pub(super) turns: Vec<Turn>,
}

/// What the user asks, what is done, and the words at the end.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Turn {
    pub(super) asks: String,
    /// What a person who saw it all would keep of this turn.
    pub(super) lesson: Lesson,
    #[serde(default, rename = "step")]
    pub(super) steps: Vec<Step>,
    says: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Lesson {
    Fix,
    Outcome,
    Failure,
    Correction,
    Decision,
    Constraint,
    Nothing,
}

/// One call of a tool of the host.
#[derive(Debug, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub(super) enum Step {
    /// A command in the terminal, and the status with which it must end.
    Run {
        run: String,
        #[serde(default)]
        exit: i64,
        /// The terminal tool's other arguments.
        #[serde(default)]
        with: Map<String, Value>,
    },
    /// A text of a file replaced by another.
    Patch {
        patch: String,
        old: String,
        new: String,
    },
    Write {
        write: String,
        text: String,
    },
    Read {
        read: String,
    },
    /// Any other tool.
    Call {
        call: String,
        with: Map<String, Value>,
    },
}

impl Recipe {
    pub(super) fn read(file: &Path) -> Result<Self, Fault> {
        let doing = format!("reading {}", file.display());
        let text = std::fs::read_to_string(file).during(&doing)?;
        toml::from_str(&text).during(&doing)
    }
}

impl Turn {
    pub(super) fn script(&self) -> Script {
        self.steps.iter().fold(Script::new(), |script, step| script.then(step.reply())).say(&self.says)
    }
}

impl Step {
    fn reply(&self) -> Reply {
        match self {
            Self::Run { run, with, .. } => {
                let mut arguments = Map::from_iter([("command".to_owned(), run.as_str().into())]);
                arguments.extend(with.clone());
                Reply::call("terminal", arguments.into())
            }
            Self::Patch { patch, old, new } => Reply::call(
                "patch",
                json!({"mode": "replace", "path": patch, "old_string": old, "new_string": new}),
            ),
            Self::Write { write, text } => Reply::call("write_file", json!({"path": write, "content": text})),
            Self::Read { read } => Reply::call("read_file", json!({"path": read})),
            Self::Call { call, with } => Reply::call(call, with.clone().into()),
        }
    }

    /// Why a tool's answer is not what the recipe is about, when it is not.
    pub(super) fn doubt(&self, answer: &str) -> Option<String> {
        // The host may put a note behind the answer.
        let Some((answered, _)) = leading(answer) else {
            return Some(format!("{self:?} was answered: {answer}"));
        };
        let as_planned = match self {
            Self::Run { exit, .. } => answered.get("exit_code").and_then(Value::as_i64) == Some(*exit),
            _ => {
                answered.get("error").is_none_or(Value::is_null)
                    && answered.get("success") != Some(&false.into())
            }
        };
        (!as_planned).then(|| format!("{self:?} was answered: {answer}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steps(text: &str) -> Result<Vec<Step>, toml::de::Error> {
        let turn = format!("asks = 'a'\nsays = 's'\nlesson = 'fix'\n{text}");
        toml::from_str::<Turn>(&turn).map(|turn| turn.steps)
    }

    #[test]
    fn a_step_is_told_by_its_first_word_and_takes_no_other_key() {
        let read = steps(
            "[[step]]\nrun = 'make'\nexit = 2\n[[step]]\npatch = 'a.c'\nold = 'x'\nnew = 'y'\n\
             [[step]]\nread = 'a.c'\n[[step]]\ncall = 'process'\nwith = { action = 'list' }",
        )
        .unwrap();
        assert!(matches!(
            read.as_slice(),
            [Step::Run { exit: 2, .. }, Step::Patch { .. }, Step::Read { .. }, Step::Call { .. }]
        ));
        assert!(steps("[[step]]\nrun = 'make'\nexits = 2").is_err());
    }

    #[test]
    fn an_answer_that_the_recipe_does_not_tell_of_is_doubted() {
        let failing = Step::Run { run: "make".to_owned(), exit: 2, with: Map::new() };
        assert_eq!(failing.doubt(r#"{"output": "", "exit_code": 2, "error": null}"#), None);
        assert_eq!(failing.doubt("{\"output\": \"\", \"exit_code\": 2}\n\n[Tool loop warning: 3]"), None);
        assert!(failing.doubt(r#"{"output": "", "exit_code": 127, "error": null}"#).is_some());
        let edit = Step::Patch { patch: "a.c".to_owned(), old: "x".to_owned(), new: "y".to_owned() };
        assert_eq!(edit.doubt(r#"{"success": true, "diff": "…"}"#), None);
        assert!(edit.doubt(r#"{"success": false, "error": "Could not find a match"}"#).is_some());
        assert!(edit.doubt("Tool 'patch' does not exist.").is_some());
    }
}
