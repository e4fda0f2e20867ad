//! When two runs are runs of one command: the same words, the same input, the same folder, the same variables.
//!
//! The normal form of a fingerprint leaves out what belongs to one machine or one day. Evidence may not: another
//! interpreter, another value or another number is another question.

use super::place::Folder;
use crate::report::{Argument, Effect, Judge, Runner};
use crate::shell::{Call, Leaf, Word};
use std::collections::BTreeMap;

/// A command as the one that ran before and after a change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Identity {
    /// As written.
    pub(super) text: String,
    pub(super) exit_code: u8,
    /// All that decides what it does; `None` when this is not known, so that it is no other run's equal.
    pub(super) exact: Option<Exact>,
    /// What its end says.
    pub(super) judge: Judge,
    /// All that decides what its whole line does, when that is a chain of builders of which each must end well.
    pub(super) line: Option<Exact>,
    /// The same of each other builder of that chain, when all ended well.
    pub(super) beside: Vec<Exact>,
    /// The lines that it told of, when it is a task that builds or checks.
    pub(super) told: Vec<String>,
    /// The only test run that it told of, when it is a task that runs tests.
    pub(super) run: Option<Exact>,
}

/// What decides what a command does, as far as a command line tells.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct Exact {
    pub(super) folder: Folder,
    /// The variables that were set before it, as written.
    pub(super) settings: BTreeMap<String, String>,
    /// What stands before the arguments: variables, wrappers, interpreter, program.
    pub(super) prefix: String,
    /// The test runner, by its name; `None` for another program.
    pub(super) runner: Option<&'static str>,
    /// The arguments, without those of mere display.
    pub(super) args: Vec<Argument>,
    /// The whole line, when the command reads its input from it.
    pub(super) input: Option<String>,
}

impl Identity {
    /// Whether this is surely the same command as another.
    pub(super) fn is_same(&self, other: &Self) -> bool {
        self.exact.is_some() && self.exact == other.exact
    }

    /// What decides what the test run does that it is, or that it started.
    pub(super) fn started(&self) -> Option<&Exact> {
        self.run.as_ref().or(self.exact.as_ref())
    }

    /// Whether a runner's report was read.
    pub(super) fn tests(&self) -> bool {
        self.judge == Judge::Tests
    }
}

impl Exact {
    pub(super) fn of(
        leaf: &Leaf,
        line: &str,
        folder: Option<Folder>,
        settings: Option<BTreeMap<String, String>>,
    ) -> Option<Self> {
        let Ok(call) = &leaf.call else { return Self::of_text(leaf, folder, settings) };
        if call.args.iter().any(Word::is_dynamic) {
            return None;
        }
        let prefix = prefix(&leaf.text, call);
        if prefix.contains("$(") || prefix.contains('`') {
            return None;
        }
        let (runner, args) = arguments(call);
        Some(Self {
            folder: folder?,
            settings: deciding(settings?),
            prefix: unwrapped(prefix).to_owned(),
            runner,
            args,
            input: leaf.fed.then(|| line.to_owned()),
        })
    }

    /// The same of a command that is not followed into what it runs, such as a script or a container: all its words.
    fn of_text(
        leaf: &Leaf,
        folder: Option<Folder>,
        settings: Option<BTreeMap<String, String>>,
    ) -> Option<Self> {
        let is_literal = !leaf.fed && !leaf.text.contains(['$', '`', '*', '?', '<']);
        is_literal.then_some(())?;
        let prefix = leaf.text.clone();
        Some(Self {
            folder: folder?,
            settings: settings?,
            prefix,
            runner: None,
            args: Vec::new(),
            input: None,
        })
    }

    /// The same of a command that another one started. A script of npm finds programs as `npx` does.
    pub(super) fn behind(self, starter: &str) -> Self {
        let alone = !self.prefix.contains(' ');
        let prefix = match starter.strip_suffix("npm") {
            Some(before) if self.prefix == "node" => format!("{before}node"),
            Some(before) if alone => format!("{before}npx {}", self.prefix),
            _ => format!("{starter} > {}", self.prefix),
        };
        Self { prefix, ..self }
    }

    /// The same of a whole line, whose last command this is.
    pub(super) fn whole(self, line: &str) -> Self {
        Self { input: Some(line.to_owned()), ..self }
    }
}

/// The text in front of a call's arguments.
fn prefix<'a>(text: &'a str, call: &Call) -> &'a str {
    let raw: Vec<&str> = call.args.iter().map(|arg| arg.raw.as_str()).collect();
    text.strip_suffix(raw.join(" ").as_str()).unwrap_or(text).trim_end()
}

/// What the arguments say, without those that only change how results are shown.
fn arguments(call: &Call) -> (Option<&'static str>, Vec<Argument>) {
    let Some((runner, _)) = Runner::of(call) else { return (None, plain_words(call)) };
    let shown = |argument: &Argument| argument.effect() == Some(Effect::Displays);
    let mut kept: Vec<Argument> = runner
        .arguments(&call.args)
        .into_iter()
        .filter(|argument| !shown(argument))
        .map(with_plain_path)
        .collect();
    if kept.last() == Some(&Argument::Dashes) {
        kept.pop();
    }
    (Some(runner.name), kept)
}

/// All words as they stand, but for those that ask npm to tell less.
fn plain_words(call: &Call) -> Vec<Argument> {
    let text = |word: &Word| word.literal().unwrap_or(&word.raw).to_owned();
    let silent = |at: usize| {
        call.program == "npm"
            && matches!(call.args.get(at).and_then(Word::literal), Some("-s" | "--silent"))
            && !call.args.iter().take(at).any(|word| word.literal() == Some("--"))
    };
    let kept = call.args.iter().enumerate().filter(|(at, _)| !silent(*at));
    kept.map(|(_, word)| Argument::Operand(text(word))).collect()
}

fn with_plain_path(argument: Argument) -> Argument {
    match argument {
        Argument::Operand(path) => Argument::Operand(plain_path(&path).to_owned()),
        other => other,
    }
}

fn plain_path(arg: &str) -> &str {
    let path = arg.strip_prefix("./").filter(|path| !path.is_empty()).unwrap_or(arg);
    path.strip_suffix('/').filter(|path| !path.is_empty()).unwrap_or(path)
}

/// Variables that only decide what is told of a death, or when and where output is written.
const ASIDE: [&str; 6] = [
    "RUST_BACKTRACE",
    "RUST_LIB_BACKTRACE",
    "CARGO_TERM_COLOR",
    "PYTHONUNBUFFERED",
    "PYTHONFAULTHANDLER",
    "PYTHONDONTWRITEBYTECODE",
];

fn deciding(mut settings: BTreeMap<String, String>) -> BTreeMap<String, String> {
    settings.retain(|name, _| !ASIDE.contains(&name.as_str()));
    settings
}

/// The text without wrappers that change nothing of what their command does: a time limit, a priority, a clock, a
/// variable that decides nothing.
fn unwrapped(text: &str) -> &str {
    let mut rest = text;
    while let Some((first, after)) = rest.split_once(' ') {
        let operands = match first {
            _ if first.split_once('=').is_some_and(|(name, value)| {
                ASIDE.contains(&name) && value.bytes().all(|b| b.is_ascii_alphanumeric())
            }) =>
            {
                0
            }
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
            ("RUST_BACKTRACE=1 cargo test", "cargo test", true),
            ("RUST_LOG=1 cargo test", "cargo test", false),
            ("pytest --cov=app --cov-report=term", "pytest", true),
            ("pytest --cov app", "pytest", false),
            ("python -m unittest -v", "python -m unittest", true),
            ("cargo test -q", "cargo test -- --nocapture", true),
            ("prove -lv", "prove -l", true),
            ("bats test", "bats --tap test/", true),
            ("bundle exec rspec -fd", "bundle exec rspec --fail-fast", true),
            ("phpunit --testdox tests", "phpunit --stop-on-failure tests", true),
            ("ruby -Itest test/a_test.rb -v", "ruby -Itest test/a_test.rb", true),
            ("busted -v", "busted -o TAP", true),
            ("mix test --trace", "mix test --max-failures 1", true),
            ("rspec a_spec.rb:3", "rspec a_spec.rb", false),
            ("ruby -Itest test/a_test.rb -n one", "ruby -Itest test/a_test.rb -n two", false),
            ("perl -Ilib t/a.t", "perl -Iold t/a.t", false),
            ("busted --suppress-pending", "busted", false),
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

    #[test]
    fn what_a_task_starts_is_known_as_what_starts_it_alone() {
        let behind = |line: &str, starter: &str| exact(line).unwrap().behind(starter).prefix;
        for (line, starter, expected) in [
            ("node a.js", "npm", "node"),
            ("node a.js", "cd web && npm", "cd web && node"),
            ("jest a", "npm", "npx jest"),
            ("python -m pytest", "npm", "npm > python -m pytest"),
            ("pytest", "make", "make > pytest"),
        ] {
            assert_eq!(behind(line, starter), expected, "{line} {starter}");
        }
    }

    #[test]
    fn a_command_that_is_not_followed_is_known_by_its_words_when_they_stand_for_themselves() {
        for (line, expected) in
            [("bash a.sh x", true), ("bash a.sh $X", false), ("bash a.sh *", false), ("bash a.sh < x", false)]
        {
            let script = Script::analyse(line).0.unwrap();
            let (_, leaf) = script.leaves().last().unwrap();
            let found = Exact::of_text(leaf, Some(Folder::start()), Some(BTreeMap::new()));
            assert_eq!(found.is_some(), expected, "{line}");
        }
    }
}
