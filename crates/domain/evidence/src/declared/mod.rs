//! Verification commands that the operator declared (R3.7): what a command looks like, what it proves, and what must
//! hold for that beside its exit status.
//!
//! Declarations come from the operator's configuration and never through the model. They are parsed here from plain
//! values; which file format they stood in is the program's affair.

mod command;
mod demand;
mod document;

pub use command::BadShape;
pub use demand::BadPattern;

pub(crate) use command::{CommandShape, files_of};
pub(crate) use demand::{Answer, Demand, in_report};
pub(crate) use document::Document;

use crate::codes::codes;
use crate::shell::Leaf;
use std::collections::HashSet;
use std::sync::Arc;

codes! {
    /// What a declared check proves.
    Objective {
        Tests = "tests", "That the tests pass.";
        Artifact = "artifact", "That what was built is there and is right.";
        State = "state", "That a system is in the state that was asked for.";
    }
}

/// A declared check as the operator wrote it, not yet looked at.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct WrittenCheck {
    /// What to call it.
    pub name: String,
    /// The command: words, `*` for any one word, `**` for any rest.
    pub command: String,
    /// The code of an [`Objective`].
    pub objective: String,
    /// JSON pointers into the output, each with the value that must stand there.
    pub json: Vec<(String, Scalar)>,
    /// A regular expression that a line of the output must match.
    pub regex: Option<String>,
    /// Whether the output must be a TAP stream in which nothing fails.
    pub tap: bool,
    /// The path of a JUnit report that must be read back after the run.
    pub junit: Option<String>,
    /// A command that must have ended well earlier in the turn; written as `command` is.
    pub after: Option<String>,
    /// Whether the operator vouches that a zero exit status says enough.
    pub exit_status_only: bool,
}

/// A plain value.
#[derive(Debug, Clone, PartialEq)]
pub enum Scalar {
    /// True or false.
    Bool(bool),
    /// A whole number.
    Integer(i64),
    /// Another number.
    Real(f64),
    /// A text.
    Text(String),
}

/// The declared checks of a profile. Cheap to clone.
///
/// ```
/// use veridical_evidence::{Declarations, Scalar, WrittenCheck};
/// let smoke = WrittenCheck {
///     name: "smoke".into(),
///     command: "make smoke *".into(),
///     objective: "state".into(),
///     json: vec![("/status".into(), Scalar::Text("ok".into()))],
///     ..WrittenCheck::default()
/// };
/// assert_eq!(Declarations::parse(vec![smoke.clone()])?.len(), 1);
/// let weak = WrittenCheck { json: vec![], regex: Some(".*".into()), ..smoke };
/// assert_eq!(Declarations::parse(vec![weak]).unwrap_err().key(), "regex");
/// # Ok::<(), veridical_evidence::BadDeclaration>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Declarations(Arc<[Declaration]>);

/// One declared check.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Declaration {
    place: usize,
    pub(crate) name: String,
    pub(crate) objective: Objective,
    command: CommandShape,
    after: Option<CommandShape>,
    /// What must hold; empty when the operator vouches for the exit status.
    pub(crate) demands: Vec<Demand>,
}

/// A declared check that cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the check {}: `{key}`: {problem}", .name.as_deref().map_or_else(|| format!("number {}", .place + 1), |name| format!("`{name}`")))]
pub struct BadDeclaration {
    place: usize,
    name: Option<String>,
    key: &'static str,
    problem: Problem,
}

/// What is wrong with a declared check.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Problem {
    /// There are too many.
    #[error("there are more than {MAX_CHECKS} checks")]
    TooMany,
    /// The name is no plain word.
    #[error("a name has 1 to {MAX_NAME} letters, digits, `-`, `_` or `.`")]
    Name,
    /// Two checks bear one name.
    #[error("another check has the same name")]
    Repeated,
    /// The command is none that can be compared.
    #[error("{0}")]
    Command(#[from] BadShape),
    /// The objective is not known.
    #[error("it is `tests`, `artifact` or `state`")]
    Objective,
    /// The pattern proves nothing.
    #[error("{0}")]
    Pattern(#[from] BadPattern),
    /// A JSON pointer does not begin with `/`.
    #[error("`{0}` is no JSON pointer: one begins with `/`")]
    Pointer(String),
    /// The path is empty or leads out of where the command runs.
    #[error("it is a path below the folder in which the command runs")]
    Path,
    /// Nothing is demanded beside the exit status.
    #[error("a zero exit status says only that the command ended well")]
    Undemanding,
    /// The exit status is vouched for, and more is demanded too.
    #[error("the check demands more than the exit status as well")]
    Contradiction,
    /// The exit status is vouched for, whatever follows the command.
    #[error("with `**` the command may be anything, `--help` too, and that ends well as a rule")]
    OpenEnded,
}

/// How many checks one profile declares at most.
const MAX_CHECKS: usize = 64;
/// The longest name, in bytes.
const MAX_NAME: usize = 64;

impl Declarations {
    /// No check is declared.
    #[must_use]
    pub fn none() -> Self {
        Self::default()
    }

    /// Takes the checks as they were written.
    ///
    /// # Errors
    /// [`BadDeclaration`] for the first that cannot be used, or that would prove nothing.
    pub fn parse(written: Vec<WrittenCheck>) -> Result<Self, BadDeclaration> {
        let mut names = HashSet::new();
        let mut checks = Vec::new();
        for (place, written) in written.into_iter().enumerate() {
            let name = is_name(&written.name).then(|| written.name.clone());
            let bad = |(key, problem)| BadDeclaration { place, name: name.clone(), key, problem };
            if place >= MAX_CHECKS {
                return Err(bad(("verify", Problem::TooMany)));
            }
            if name.is_none() {
                return Err(bad(("name", Problem::Name)));
            }
            if !names.insert(written.name.clone()) {
                return Err(bad(("name", Problem::Repeated)));
            }
            checks.push(Declaration::parse(place, written).map_err(bad)?);
        }
        Ok(Self(checks.into()))
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Their names, in order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|check| check.name.as_str())
    }

    /// The first check whose command this is.
    pub(crate) fn of(&self, leaf: &Leaf) -> Option<&Declaration> {
        self.0.iter().find(|check| check.command.matches(leaf))
    }

    /// The commands that some check must follow, each with the number of that check.
    pub(crate) fn preludes(&self) -> impl Iterator<Item = (usize, &CommandShape)> {
        self.0.iter().filter_map(|check| Some((check.place, check.after.as_ref()?)))
    }
}

impl Declaration {
    fn parse(place: usize, written: WrittenCheck) -> Result<Self, (&'static str, Problem)> {
        let command = CommandShape::parse(&written.command).map_err(|bad| ("command", bad.into()))?;
        let objective = Objective::ALL.iter().find(|known| known.code() == written.objective);
        let objective = *objective.ok_or(("objective", Problem::Objective))?;
        let after = written.after.as_deref().map(CommandShape::parse).transpose();
        let after = after.map_err(|bad| ("after", bad.into()))?;
        let mut demands = Vec::new();
        for (pointer, value) in written.json {
            if !pointer.starts_with('/') {
                return Err(("json", Problem::Pointer(pointer)));
            }
            demands.push(Demand::Value { pointer, expected: value.into() });
        }
        if let Some(pattern) = &written.regex {
            demands.push(demand::line(pattern).map_err(|bad| ("regex", bad.into()))?);
        }
        if written.tap {
            demands.push(Demand::Tap);
        }
        if let Some(path) = written.junit {
            let inside = !path.is_empty() && path.split('/').all(|part| !matches!(part, "" | "." | ".."));
            if !inside {
                return Err(("junit", Problem::Path));
            }
            demands.push(Demand::Junit(path));
        }
        match (written.exit_status_only, demands.is_empty()) {
            (false, true) => Err(("exit_status_only", Problem::Undemanding)),
            (true, false) => Err(("exit_status_only", Problem::Contradiction)),
            (true, true) if command.is_open() => Err(("command", Problem::OpenEnded)),
            _ => Ok(Self { place, name: written.name, objective, command, after, demands }),
        }
    }
}

impl Declaration {
    /// Its number, when its command must follow another.
    pub(crate) fn follows(&self) -> Option<usize> {
        self.after.is_some().then_some(self.place)
    }
}

impl BadDeclaration {
    /// The number of the check in the list, from 0.
    #[must_use]
    pub fn place(&self) -> usize {
        self.place
    }

    /// The key that is wrong.
    #[must_use]
    pub fn key(&self) -> &'static str {
        self.key
    }

    /// What is wrong with it.
    #[must_use]
    pub fn problem(&self) -> &Problem {
        &self.problem
    }

    /// What to write instead.
    #[must_use]
    pub fn next_step(&self) -> &'static str {
        match &self.problem {
            Problem::TooMany => "declare fewer checks",
            Problem::Name | Problem::Repeated => "give each check a short name of its own: name = \"smoke\"",
            Problem::Command(_) => "write the command as one plain command line: command = \"make smoke *\"",
            Problem::Objective => "say what the check proves: objective = \"tests\"",
            Problem::Pattern(_) => {
                "anchor it to a whole line that only a success prints: regex = \"^all [0-9]+ checks passed$\""
            }
            Problem::Pointer(_) => "write it as: json = { \"/status\" = \"ok\" }",
            Problem::Path => "write it as: junit = \"reports/smoke.xml\"",
            Problem::Undemanding => {
                "say what the output must show with json, regex, tap or junit; or vouch for the command with exit_status_only = true"
            }
            Problem::Contradiction => "leave exit_status_only away, or all that is demanded beside it",
            Problem::OpenEnded => {
                "write the words out, with `*` for each that may differ; or demand something of the output"
            }
        }
    }
}

impl From<Scalar> for Document {
    fn from(value: Scalar) -> Self {
        match value {
            Scalar::Bool(value) => Self::Bool(value),
            Scalar::Integer(value) => Self::Integer(value.into()),
            Scalar::Real(value) => Self::Real(value),
            Scalar::Text(value) => Self::Text(value),
        }
    }
}

fn is_name(text: &str) -> bool {
    let plain = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_' | b'.');
    !text.is_empty() && text.len() <= MAX_NAME && text.bytes().all(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn smoke() -> WrittenCheck {
        WrittenCheck {
            name: "smoke".into(),
            command: "make smoke *".into(),
            objective: "state".into(),
            regex: Some("^all [0-9]+ checks passed$".into()),
            ..WrittenCheck::default()
        }
    }

    #[test]
    fn declarations_are_counted_and_their_names_are_plain() {
        let two = Declarations::parse(vec![smoke(), WrittenCheck { name: "b".into(), ..smoke() }]).unwrap();
        assert_eq!((two.len(), two.is_empty()), (2, false));
        assert_eq!((Declarations::none().len(), Declarations::none().is_empty()), (0, true));
        for (name, expected) in [
            ("a-b_c.9", true),
            ("", false),
            ("a b", false),
            (&"a".repeat(64), true),
            (&"a".repeat(65), false),
        ] {
            assert_eq!(is_name(name), expected, "{name}");
        }
    }

    #[test]
    fn a_check_that_would_prove_nothing_is_refused_with_its_key() {
        let vouched = || WrittenCheck { regex: None, exit_status_only: true, ..smoke() };
        let cases = [
            ("name", WrittenCheck { name: "smoke test".into(), ..smoke() }),
            ("command", WrittenCheck { command: "make smoke | cat".into(), ..smoke() }),
            ("objective", WrittenCheck { objective: "success".into(), ..smoke() }),
            ("regex", WrittenCheck { regex: Some(".*".into()), ..smoke() }),
            ("regex", WrittenCheck { regex: Some("(".into()), ..smoke() }),
            ("json", WrittenCheck { json: vec![("status".into(), Scalar::Bool(true))], ..smoke() }),
            ("junit", WrittenCheck { junit: Some("../a.xml".into()), ..smoke() }),
            ("junit", WrittenCheck { junit: Some("/a.xml".into()), ..smoke() }),
            ("after", WrittenCheck { after: Some("** apply".into()), ..smoke() }),
            ("exit_status_only", WrittenCheck { regex: None, ..smoke() }),
            ("exit_status_only", WrittenCheck { exit_status_only: true, ..smoke() }),
            ("command", WrittenCheck { command: "make smoke **".into(), ..vouched() }),
        ];
        for (key, check) in cases {
            let bad = Declarations::parse(vec![check.clone()]).unwrap_err();
            assert_eq!((bad.key(), bad.place()), (key, 0), "{check:?}: {bad}");
            assert!(bad.next_step().contains(' '));
        }
        assert_eq!(Declarations::parse(vec![smoke(), smoke()]).unwrap_err().place(), 1);
        let many = (0..65).map(|n| WrittenCheck { name: n.to_string(), ..smoke() }).collect();
        assert_eq!(Declarations::parse(many).unwrap_err().problem(), &Problem::TooMany);
        assert!(Declarations::parse(vec![vouched()]).is_ok());
        let declared = Declarations::parse(vec![smoke()]).unwrap();
        assert_eq!(declared.names().collect::<Vec<_>>(), ["smoke"]);
        assert_eq!(
            Declarations::parse(vec![WrittenCheck { regex: Some("4".into()), ..smoke() }])
                .unwrap_err()
                .to_string(),
            "the check `smoke`: `regex`: it is too weak: it matches `ERROR 404: Not Found` too"
        );
    }
}
