//! What may have been done to the judge, instead of the fault, between a failure and a pass.
//!
//! A checker that is told to look away finds nothing, a test that is left out fails no more, and an expectation that is
//! written anew always fits. Each of these reads like a fix by the end of the command alone.

use super::coverage::decides_what_runs;
use super::history::History;
use super::identity::Identity;
use super::run::{Kind, Moment};
use super::touch::{Touch, file_name, is_cache, is_log};
use crate::report::{Argument, Judge};
use crate::shell::{Leaf, Script, Word, is_python};
use crate::{FileWrite, Observation, Reason};

/// Marks in a source that tell a checker or a compiler to pass something over.
const LOOK_AWAY: [&str; 25] = [
    "ts-nocheck",
    "ts-ignore",
    "ts-expect-error",
    "eslint-disable",
    "biome-ignore",
    "type: ignore",
    "type:ignore",
    "noqa",
    "pylint: disable",
    "pyright: ignore",
    "mypy: ignore",
    "fmt: off",
    "fmt: skip",
    "#[allow(",
    "#![allow(",
    "#[expect(",
    "nolint",
    "go:build ignore",
    "+build ignore",
    "rubocop:disable",
    "shellcheck disable",
    "@suppresswarnings",
    "phpcs:ignore",
    "phpstan-ignore",
    "prettier-ignore",
];

/// Words of a configuration that leave something out.
const LEAVE_OUT: [&str; 17] = [
    "ignore",
    "exclude",
    "\"off\"",
    "'off'",
    "disable",
    "deselect",
    "testpaths",
    "norecursedirs",
    "skip",
    "allow",
    "addopts",
    "strict",
    "select",
    "tags",
    "only",
    "noemit",
    ": 0",
];

/// Marks of a test that is to fail, so that its failure passes.
const FAILS_WELL: [&str; 8] = [
    ".failing(",
    ".fails(",
    "should_panic",
    "xfail",
    "expectedfailure",
    "expect_failure",
    "test_should_fail",
    "pending(",
];

/// Beginnings of tests, in the languages that have runners here.
const BEGINNINGS: [&str; 12] = [
    "def test",
    "it(",
    "test(",
    "it \"",
    "it '",
    "#[test]",
    "func test",
    "@test",
    "function test",
    "specify ",
    "example ",
    "subtest ",
];

/// Words of an option, a variable or a target that write expectations anew.
const RENEW: [&str; 8] =
    ["update", "snapshot", "regen", "golden", "bless", "approve", "rewrite", "rebaseline"];

/// How the hidden ones of these files begin.
const DOTTED: [&str; 12] = [
    ".flake8",
    ".eslint",
    ".prettier",
    ".pylintrc",
    ".mocharc",
    ".rspec",
    ".rubocop",
    ".golangci",
    ".shellcheckrc",
    ".ruff",
    ".coveragerc",
    ".stylelint",
];

/// Files that a judge reads to know what it judges.
fn configures_a_judge(path: &str) -> bool {
    const WHOLE: [&str; 16] = [
        "pyproject.toml",
        "setup.cfg",
        "tox.ini",
        "pytest.ini",
        "conftest.py",
        "mypy.ini",
        "ruff.toml",
        "clippy.toml",
        "package.json",
        "biome.json",
        "jsconfig.json",
        "cargo.toml",
        "phpunit.xml",
        "phpstan.neon",
        "mix.exs",
        "makefile",
    ];
    let name = file_name(path).to_ascii_lowercase();
    WHOLE.contains(&name.as_str())
        || name.contains(".config.")
        || name.starts_with("tsconfig")
        || DOTTED.iter().any(|known| name.starts_with(known))
}

/// The observations of a turn, by their numbers and in order, at which something was done to a judge. They are told once
/// a turn: each failing run that a pass may answer asks for its own stretch of them.
#[derive(Debug, Default)]
pub(super) struct Tricks {
    renewed: Vec<usize>,
    emptied: Vec<usize>,
    tests_taken: Vec<usize>,
    turned_round: Vec<usize>,
    left_out: Vec<usize>,
    silenced: Vec<usize>,
}

impl Tricks {
    pub(super) fn of(observations: &[Observation]) -> Self {
        let mut found = Self::default();
        for (at, observation) in (1..).zip(observations) {
            match observation {
                Observation::FileWrite(write) => found.write(at, write),
                Observation::ProcessExit(exit) | Observation::BackgroundEnd { exit, .. } => {
                    found.line(at, &exit.command);
                }
                _ => {}
            }
        }
        found
    }

    fn write(&mut self, at: usize, write: &FileWrite) {
        let beginnings = |text: &str| {
            let lower = text.to_ascii_lowercase();
            BEGINNINGS.iter().map(|word| lower.matches(word).count()).sum::<usize>()
        };
        let fewer = || write.edits.iter().any(|edit| beginnings(&edit.removed) > beginnings(&edit.added));
        let singled = || adds(write, &[".only(", "fit(", "fdescribe(", "focus: true", ":focus"]);
        let blank = write.whole.as_ref().is_some_and(|text| text.trim().is_empty());
        self.emptied.extend(blank.then_some(at));
        let taken = is_test(&write.path) && (write.whole.is_some() || fewer() || singled());
        self.tests_taken.extend(taken.then_some(at));
        self.turned_round.extend(adds(write, &FAILS_WELL).then_some(at));
        let left_out =
            configures_a_judge(&write.path) && adds(write, &LEAVE_OUT) || adds(write, &["collect_ignore"]);
        self.left_out.extend(left_out.then_some(at));
        self.silenced.extend(adds(write, &LOOK_AWAY).then_some(at));
    }

    fn line(&mut self, at: usize, line: &str) {
        let lower = line.to_ascii_lowercase();
        self.renewed.extend(line.split_whitespace().any(renews).then_some(at));
        let left_out = lower.split([' ', '\'', '"', '/', '>']).any(configures_a_judge)
            && LEAVE_OUT.iter().any(|word| lower.contains(word));
        self.left_out.extend(left_out.then_some(at));
        self.silenced.extend(LOOK_AWAY.iter().any(|mark| lower.contains(mark)).then_some(at));
        if let Ok(script) = Script::analyse(line).0 {
            let takes = |kind: &dyn Fn(&str) -> bool| script.leaves().any(|(_, leaf)| empties(leaf, kind));
            self.emptied.extend(takes(&is_no_leftover).then_some(at));
            self.tests_taken.extend(takes(&is_test).then_some(at));
        }
    }
}

/// Whether one of these observations lies strictly between two moments.
fn between(places: &[usize], from: Moment, to: Moment) -> bool {
    places.get(places.partition_point(|at| *at <= from.0)).is_some_and(|at| *at < to.0)
}

/// The same, the lines of both moments taken in.
fn from_to(places: &[usize], from: Moment, to: Moment) -> bool {
    places.get(places.partition_point(|at| *at < from.0)).is_some_and(|at| *at <= to.0)
}

impl History<'_> {
    /// Whether a run or a task between two moments wrote what is expected anew, as far as its words tell.
    pub(super) fn fitted_between(&self, from: Moment, to: Moment) -> bool {
        let fits = |kind: &Kind| matches!(kind, Kind::Unproven { reason: Reason::AssertionsDisabled, .. });
        self.runs.iter().any(|run| run.at > from && run.at < to && fits(&run.kind))
            || between(&self.tricks().renewed, from, to)
    }

    /// Whether between two moments a source was emptied or taken away, so that nothing is left in it to complain of.
    pub(super) fn emptied_between(&self, from: Moment, to: Moment) -> bool {
        from_to(&self.tricks().emptied, from, to)
    }

    /// Whether between two moments tests were taken away, written anew or told apart from the others, by what is named.
    pub(super) fn tests_taken_between(&self, from: Moment, to: Moment) -> bool {
        from_to(&self.tricks().tests_taken, from, to)
    }

    /// Whether between two moments a test was told to fail.
    pub(super) fn turned_round_between(&self, from: Moment, to: Moment) -> bool {
        between(&self.tricks().turned_round, from, to)
    }

    /// Whether between two moments a configuration was told to leave something out.
    pub(super) fn left_out_between(&self, from: Moment, to: Moment) -> bool {
        between(&self.tricks().left_out, from, to)
    }

    /// Whether between two moments a checker was told to look away.
    pub(super) fn silenced_between(&self, from: Moment, to: Moment) -> bool {
        self.left_out_between(from, to) || between(&self.tricks().silenced, from, to)
    }

    /// Whether between two moments a file was written that the command itself names: the question, not the answer.
    pub(super) fn rewritten_between(&self, command: &Identity, from: Moment, to: Moment) -> bool {
        let operands = command.exact.iter().flat_map(|exact| &exact.args);
        let named: Vec<&str> = operands
            .filter_map(|argument| match argument {
                Argument::Operand(text) if text.contains('.') => Some(file_name(text)),
                _ => None,
            })
            .collect();
        let interpreted = command.exact.as_ref().is_some_and(|exact| runs_sources(&exact.prefix));
        command.judge != Judge::Check
            && interpreted
            && !self.untouched_files(|path| named.contains(&file_name(path)), from, to)
    }

    /// Whether between two moments no file of this kind was written by a tool or a command that names it.
    fn untouched_files(&self, kind: impl Fn(&str) -> bool, from: Moment, to: Moment) -> bool {
        self.touched_between(from, to).all(|touch| match touch {
            Touch::File(path) => !kind(path),
            Touch::Anything(text) => !text.split([' ', '\'', '"']).any(&kind),
        })
    }
}

/// Whether a write brings one of these words in that was not there before.
fn adds(write: &FileWrite, words: &[&str]) -> bool {
    let holds = |text: &str, word: &str| text.to_ascii_lowercase().contains(word);
    let edit =
        |word: &&str| write.edits.iter().any(|edit| holds(&edit.added, word) && !holds(&edit.removed, word));
    let whole =
        |word: &&str| write.edits.is_empty() && write.whole.as_ref().is_some_and(|text| holds(text, word));
    words.iter().any(|word| edit(word) || whole(word))
}

/// Whether a word of a command line asks for expectations to be written anew.
fn renews(word: &str) -> bool {
    let lower = word.trim_matches(['"', '\'']).to_ascii_lowercase();
    let target = ["golden", "goldens", "snapshots", "bless"].contains(&lower.as_str())
        || ["update-snap", "update-gold", "update-expect", "update-fixture", "test-update", ":update"]
            .iter()
            .any(|part| lower.contains(part));
    let set = lower.split_once('=').map_or("", |(name, _)| name);
    let option = lower.starts_with('-')
        || (!set.is_empty() && set.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_'));
    let named = if lower.starts_with('-') { lower.as_str() } else { set };
    target || (option && RENEW.iter().any(|word| named.contains(word)))
}

/// Whether a command runs the source that it names, rather than reading it.
fn runs_sources(prefix: &str) -> bool {
    const INTERPRETERS: [&str; 12] =
        ["node", "bun", "deno", "tsx", "ts-node", "ruby", "php", "perl", "lua", "bash", "sh", "dash"];
    let program = prefix.rsplit([' ', '/']).next().unwrap_or(prefix);
    INTERPRETERS.contains(&program) || is_python(program)
}

fn is_test(path: &str) -> bool {
    path.contains(['.', '/']) && decides_what_runs(path) && !is_cache(path)
}

/// Whether something that is taken away is more than what tools and builds leave behind.
fn is_no_leftover(path: &str) -> bool {
    const MADE: [&str; 8] = ["dist", "build", "node_modules", "target", "out", "coverage", ".next", ".tox"];
    let first = path.trim_start_matches("./").split('/').next().unwrap_or(path);
    !(MADE.contains(&first)
        || is_cache(path)
        || is_log(path)
        || path.starts_with("/tmp/")
        || path.ends_with(".pyc"))
}

/// Whether a command takes something of a kind away, or all that is in it.
fn empties(leaf: &Leaf, kind: &dyn Fn(&str) -> bool) -> bool {
    let writes = || leaf.writes.iter().any(|path| kind(path));
    let Ok(call) = &leaf.call else { return writes() };
    let named = |word: &Word| {
        let name = word.literal().unwrap_or(&word.raw);
        !name.starts_with('-') && kind(name)
    };
    let sub = call.args.first().and_then(Word::literal).unwrap_or_default();
    match call.program.as_str() {
        ":" | "true" => writes(),
        "echo" | "printf" => {
            writes() && call.args.iter().all(|word| word.literal().is_some_and(|text| text.trim().is_empty()))
        }
        "rm" | "unlink" | "truncate" | "shred" | "mv" => call.args.iter().any(named),
        "cp" => call.args.first().and_then(Word::literal) == Some("/dev/null"),
        "git" => matches!(sub, "rm" | "stash" | "clean" | "reset" | "checkout" | "restore" | "mv"),
        _ => false,
    }
}
