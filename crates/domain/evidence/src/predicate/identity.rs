//! When two runs are runs of one command: the same words, the same input, the same folder, the same variables.
//!
//! The normal form of a fingerprint leaves out what belongs to one machine or one day. Evidence may not: another
//! interpreter, another value or another number is another question.

use super::place::Folder;
use crate::shell::{Call, Entry, Leaf, Word};
use std::collections::BTreeMap;

/// A command as the one that ran before and after a change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Identity {
    /// As written.
    pub(super) text: String,
    pub(super) exit_code: u8,
    /// All that decides what it does; `None` when this is not known, so that it is no other run's equal.
    pub(super) exact: Option<Exact>,
    /// Whether a runner's report was read.
    pub(super) tests: bool,
}

/// What decides what a command does, as far as a command line tells.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct Exact {
    pub(super) folder: Folder,
    /// The variables that were set before it, as written.
    pub(super) settings: BTreeMap<String, String>,
    /// What stands before the arguments: variables, wrappers, interpreter, program.
    pub(super) prefix: String,
    pub(super) runner: Runner,
    /// The arguments, without those of mere display.
    pub(super) args: Vec<String>,
    /// The whole line, when the command reads its input from it.
    pub(super) input: Option<String>,
}

/// The runners whose options are known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Runner {
    Pytest,
    Unittest,
    Cargo,
    Other,
}

impl Identity {
    /// Whether this is surely the same command as another.
    pub(super) fn is_same(&self, other: &Self) -> bool {
        self.exact.is_some() && self.exact == other.exact
    }
}

impl Exact {
    pub(super) fn of(
        leaf: &Leaf,
        line: &str,
        folder: Option<Folder>,
        settings: Option<BTreeMap<String, String>>,
    ) -> Option<Self> {
        let call = leaf.call.as_ref().ok()?;
        if call.args.iter().any(Word::is_dynamic) {
            return None;
        }
        let (prefix, args) = parted(&leaf.text, call);
        if prefix.contains("$(") || prefix.contains('`') {
            return None;
        }
        let runner = Runner::of(call);
        Some(Self {
            folder: folder?,
            settings: settings?,
            prefix: unwrapped(prefix).to_owned(),
            runner,
            args: runner.without_display(&args),
            input: leaf.fed.then(|| line.to_owned()),
        })
    }
}

/// The text before a call's arguments, and the arguments.
fn parted<'a>(text: &'a str, call: &'a Call) -> (&'a str, Vec<&'a str>) {
    let raw: Vec<&str> = call.args.iter().map(|arg| arg.raw.as_str()).collect();
    let prefix = text.strip_suffix(raw.join(" ").as_str()).unwrap_or(text);
    (prefix.trim_end(), call.args.iter().map(|arg| arg.literal().unwrap_or(&arg.raw)).collect())
}

/// The text without wrappers that change nothing of what their command does: a time limit, a priority, a clock.
fn unwrapped(text: &str) -> &str {
    let mut rest = text;
    while let Some((first, after)) = rest.split_once(' ') {
        let operands = match first {
            "time" | "nohup" | "nice" | "command" => 0,
            "timeout" => 1,
            _ => break,
        };
        let (operand, inner) =
            if operands == 0 { ("", after) } else { after.split_once(' ').unwrap_or((after, "")) };
        if inner.is_empty() || inner.starts_with('-') || operand.starts_with('-') {
            break;
        }
        rest = inner;
    }
    rest
}

impl Runner {
    fn of(call: &Call) -> Self {
        match (call.program.as_str(), call.entry) {
            ("pytest" | "py.test", _) => Self::Pytest,
            ("unittest", Entry::PythonModule) => Self::Unittest,
            ("cargo", entry) if entry != Entry::PythonModule => Self::Cargo,
            _ => Self::Other,
        }
    }

    /// The arguments without those that only change how results are shown, or stop a run at its first failure, which
    /// a run that passes never does.
    fn without_display(self, args: &[&str]) -> Vec<String> {
        let (flags, valued): (&[&str], &[&str]) = match self {
            Self::Pytest => (
                &["--quiet", "--verbose", "--exitfirst", "--showlocals", "--no-header", "--no-summary"],
                &[
                    "--tb",
                    "--durations",
                    "--durations-min",
                    "--maxfail",
                    "--color",
                    "--show-capture",
                    "--junitxml",
                ],
            ),
            Self::Unittest => (&["-v", "-q", "-f", "--verbose", "--quiet", "--failfast", "--locals"], &[]),
            Self::Cargo => (
                &[
                    "-q",
                    "--quiet",
                    "-v",
                    "-vv",
                    "--verbose",
                    "--no-fail-fast",
                    "--nocapture",
                    "--show-output",
                ],
                &["--color", "-j", "--jobs"],
            ),
            Self::Other => (&[], &[]),
        };
        let mut kept = Vec::new();
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            let name = arg.split_once('=').map_or(*arg, |(name, _)| name);
            if flags.contains(arg) {
                continue;
            }
            if valued.contains(&name) {
                if name == *arg {
                    args.next();
                }
                continue;
            }
            match self {
                Self::Pytest => kept.extend(pytest_argument(arg)),
                _ => kept.push(plain_path(arg)),
            }
        }
        if kept.last().is_some_and(|last| last == "--") {
            kept.pop();
        }
        kept
    }
}

/// A group of short options without those of display; `-s` lets the tests see another standard input.
fn pytest_argument(arg: &str) -> Option<String> {
    let Some(letters) = arg.strip_prefix('-').filter(|letters| !letters.is_empty()) else {
        return Some(plain_path(arg));
    };
    if letters.chars().all(|c| "qvxls".contains(c)) {
        return letters.contains('s').then(|| "-s".to_owned());
    }
    let shown = letters.strip_prefix('r').is_some_and(|kinds| kinds.len() <= 6 && kinds.is_ascii());
    (!shown).then(|| arg.to_owned())
}

fn plain_path(arg: &str) -> String {
    let path = arg.strip_prefix("./").filter(|path| !path.is_empty()).unwrap_or(arg);
    path.strip_suffix('/').filter(|path| !path.is_empty()).unwrap_or(path).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::Script;

    fn exact(line: &str) -> Option<Exact> {
        let script = Script::analyse(line).0.unwrap();
        let (_, leaf) = script.leaves().last().unwrap();
        Exact::of(leaf, line, Some(Folder::start()), Some(BTreeMap::new()))
    }

    #[test]
    fn two_runs_are_of_one_command_only_when_nothing_but_display_differs() {
        for (one, other, same) in [
            ("pytest -q", "pytest -xvv --tb=short", true),
            ("pytest -rA tests/", "pytest ./tests --maxfail 2", true),
            ("timeout 60 pytest", "time pytest", true),
            ("python -m unittest -v", "python -m unittest", true),
            ("cargo test -q", "cargo test -- --nocapture", true),
            ("pytest", "python -m pytest", false),
            ("pytest", "pytest -s", false),
            ("pytest -n 4", "pytest", false),
            ("pytest -p no:x", "pytest", false),
            ("pytest -k 12", "pytest -k 13", false),
            ("pytest /a/u/t.py", "pytest /b/u/t.py", false),
            ("A=1 pytest", "A=2 pytest", false),
            ("A=1 pytest", "pytest", false),
            ("env A=1 pytest", "env A=2 pytest", false),
            ("python3.11 -m pytest", "python3.13 -m pytest", false),
            ("uv run -p 3.11 pytest", "uv run -p 3.13 pytest", false),
            ("uv run --package a pytest", "uv run --package b pytest", false),
            ("cargo test --release", "cargo test", false),
            ("python a.py 1", "python a.py 2", false),
            ("python a.py <x", "python a.py <y", false),
            ("python a.py <x", "python a.py", false),
            ("echo 1 | python -", "echo 2 | python -", false),
            ("python - <<E\n1\nE", "python - <<E\n2\nE", false),
            ("python - <<<1", "python - <<<2", false),
            ("python - <<E\n1\nE", "python - <<E\n1\nE", true),
        ] {
            assert!(exact(one).is_some() && exact(other).is_some(), "{one} / {other}");
            assert_eq!(exact(one) == exact(other), same, "{one} / {other}");
        }
        for unknown in ["python a.py $X", "A=$(date) pytest", "python a.py $(ls)"] {
            assert_eq!(exact(unknown), None, "{unknown}");
        }
    }
}
