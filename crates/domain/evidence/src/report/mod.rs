//! What a test runner's output says, read against the exit status that belongs to it (R3.5).
//!
//! A runner is a recognised invocation, the options that take the proof away, and a reader of its summary. A new one
//! is a module with these three and a line in [`RUNNERS`]; without recorded output in `fixtures/runners` it proves
//! nothing.

mod cargo_test;
mod pytest;
#[cfg(test)]
mod recorded;
mod shown;
mod text;
mod unittest;

pub(crate) use shown::{claims_success, shows_passing, shows_whole_files, tells_of_failure};
pub(crate) use text::{Lines, plain};

use crate::shell::{Call, Entry, Word, is_python};
use crate::{FailureSignature, Reason, TestCounts};

/// A test runner whose reports are read.
pub(crate) struct Runner {
    /// The arguments of a call that runs tests; `None` when it is no call of this runner.
    arguments: fn(&Call) -> Option<&[Word]>,
    /// Why a call with these arguments proves nothing, whatever it prints.
    refuses: fn(&[&str]) -> Option<Reason>,
    /// Reads the report.
    read: fn(&Lines<'_>, u8) -> Reading,
    /// The status of a run in which a test failed.
    failing: u8,
}

const RUNNERS: [Runner; 3] = [pytest::RUNNER, unittest::RUNNER, cargo_test::RUNNER];

/// What a command is to the evidence.
pub(crate) enum Role {
    /// A test run whose report can be read.
    TestRun(&'static Runner),
    /// A test run, or what looks like one, that proves nothing.
    Unreadable(Reason),
    /// A builder or checker: it ends with a status that means something, but has no report that is read.
    Builder,
    /// Anything else.
    Other,
}

/// What a report says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Reading {
    /// At least one test passed and none failed, and the status agrees.
    Passed { counts: TestCounts, summary: String },
    /// At least one test failed, and the status agrees.
    Failed(Failure),
    /// The run broke before it could judge anything, and says why.
    Broken { reason: Reason, failure: Failure },
    /// Nothing that counts.
    Unproven(Reason),
}

/// What a report of failure says.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Failure {
    pub(crate) counts: TestCounts,
    pub(crate) summary: String,
    pub(crate) signature: FailureSignature,
    pub(crate) tests: Vec<String>,
}

/// What a call is.
pub(crate) fn role(call: &Call) -> Role {
    static READ: [Runner; 3] = RUNNERS;
    for runner in &READ {
        let Some(args) = (runner.arguments)(call) else { continue };
        if args.iter().any(Word::is_dynamic) {
            return Role::Unreadable(Reason::DynamicCommand);
        }
        let texts: Vec<&str> = args.iter().map(|word| word.literal().unwrap_or(&word.raw)).collect();
        return match (runner.refuses)(&texts) {
            Some(reason) => Role::Unreadable(reason),
            // A file of this name in the project is not the runner.
            None if call.entry == Entry::FilePath => Role::Unreadable(Reason::IndirectRunner),
            None => Role::TestRun(runner),
        };
    }
    other_role(call)
}

impl Runner {
    /// Reads the output of a run that ended with `status`.
    pub(crate) fn read(&self, output: &str, complete: bool, status: u8) -> Reading {
        match status {
            126 | 127 => return Reading::Unproven(Reason::Infrastructure),
            124 | 137 => return Reading::Unproven(Reason::TimedOut),
            128.. => return Reading::Unproven(Reason::Signalled),
            _ => {}
        }
        match (self.read)(&Lines::new(output, complete), status) {
            Reading::Unproven(Reason::NoReport) if !complete => Reading::Unproven(Reason::OutputCut),
            reading => reading,
        }
    }
}

impl Runner {
    /// What an output shows of a failure, whoever's status it came with. It can speak against a proof, never for one.
    pub(crate) fn shown_failure(&self, output: &str) -> Option<Failure> {
        match (self.read)(&Lines::new(output, false), self.failing) {
            Reading::Failed(failure) | Reading::Broken { failure, .. } => Some(failure),
            Reading::Passed { .. } | Reading::Unproven(_) => None,
        }
    }
}

/// The common end of all readers: do counts and status agree, and on what?
fn judge(counts: TestCounts, status: u8, failing_status: u8) -> Result<bool, Reason> {
    let broken = counts.broken() > 0 || (counts.unexpected_passes > 0 && status != 0);
    match (status, broken) {
        (0, false) if counts.passed > 0 => Ok(true),
        (0, false) if counts.skipped + counts.expected_failures + counts.unexpected_passes > 0 => {
            Err(Reason::AllSkipped)
        }
        (0, false) if counts.deselected > 0 => Err(Reason::FilteredToNothing),
        (0, false) => Err(Reason::NoTests),
        (status, true) if status == failing_status => Ok(false),
        _ => Err(Reason::CountsContradictStatus),
    }
}

fn other_role(call: &Call) -> Role {
    let sub = call.args.first().and_then(Word::literal).unwrap_or_default();
    let tests = call.args.iter().any(|arg| arg.raw.contains("test"));
    match call.program.as_str() {
        "go" | "bun" | "deno" | "mix" | "zig" | "dotnet" | "swift" if sub == "test" => {
            Role::Unreadable(Reason::RunnerNotSupported)
        }
        "cargo" if matches!(sub, "nextest" | "bench" | "llvm-cov" | "tarpaulin" | "miri") => {
            Role::Unreadable(Reason::RunnerNotSupported)
        }
        "node" if tests => Role::Unreadable(Reason::RunnerNotSupported),
        "jest" | "vitest" | "mocha" | "ava" | "playwright" | "cypress" | "rspec" | "ctest" | "phpunit"
        | "pest" | "prove" | "bats" | "busted" | "nose2" | "nosetests" | "behave" | "cucumber" | "karma" => {
            Role::Unreadable(Reason::RunnerNotSupported)
        }
        "make" | "gmake" | "just" | "task" | "tox" | "nox" | "rake" | "invoke" | "hatch" | "pre-commit"
        | "ninja" | "bazel" | "gradle" | "gradlew" | "mvn" | "mvnw" | "ant" | "meson" | "act" => {
            Role::Unreadable(Reason::IndirectRunner)
        }
        "npm" | "yarn" | "pnpm" if matches!(sub, "test" | "t" | "run") => {
            Role::Unreadable(Reason::IndirectRunner)
        }
        "cargo" if matches!(sub, "build" | "check" | "clippy" | "run" | "doc" | "b" | "c" | "r") => {
            Role::Builder
        }
        "rustc" | "gcc" | "g++" | "cc" | "c++" | "clang" | "clang++" | "javac" | "tsc" | "mypy"
        | "pyright" | "ruff" | "flake8" | "pylint" | "eslint" | "cmake" | "py_compile" => Role::Builder,
        "go" if matches!(sub, "build" | "vet" | "run") => Role::Builder,
        program if is_python(program) => python_role(call),
        _ if call.entry == Entry::FilePath && tests_in_name(call) => Role::Unreadable(Reason::IndirectRunner),
        _ => Role::Other,
    }
}

/// A script that runs tests ends with a status of its own making, whatever the tests did.
fn python_role(call: &Call) -> Role {
    const RUNS_TESTS: [&str; 6] = ["test", "unittest", "spec", "check", "tox", "nox"];
    let runs_tests =
        call.args.iter().any(|arg| RUNS_TESTS.iter().any(|word| arg.raw.to_ascii_lowercase().contains(word)));
    let text = call.args.first().and_then(Word::literal).is_none_or(|first| first == "-c" || first == "-");
    match (runs_tests, text) {
        (true, _) => Role::Unreadable(Reason::IndirectRunner),
        (false, true) if !only_imports(call) => Role::Other,
        (false, _) => Role::Builder,
    }
}

/// `python -c 'import a, b'`, which does nothing but find out whether it can.
fn only_imports(call: &Call) -> bool {
    let [option, text] = call.args.as_slice() else { return false };
    let statements = |text: &str| {
        text.split([';', '\n'])
            .map(str::trim)
            .all(|line| line.starts_with("import ") || line.starts_with("from "))
    };
    option.literal() == Some("-c") && text.literal().is_some_and(statements)
}

fn tests_in_name(call: &Call) -> bool {
    call.program.contains("test")
}
