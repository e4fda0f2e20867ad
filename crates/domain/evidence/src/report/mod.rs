//! What a test runner's output says, read against the exit status that belongs to it (R3.5).
//!
//! A runner is data: how it is called, what its options do to the evidence, which status tells of a failing test; and
//! one reader for its family of reports. A new one is a module with a [`Runner`] and a line in [`RUNNERS`]; without
//! recorded output in `fixtures/runners` it proves nothing.

mod bats;
mod blocks;
mod build;
mod bun;
mod busted;
mod cargo_test;
mod catch2;
mod checker;
mod ctest;
mod deno;
mod files;
mod go_events;
mod go_test;
mod gtest;
mod jest;
mod minitest;
mod mix;
mod mocha;
mod nextest;
mod node_test;
mod options;
mod phpunit;
mod playwright;
mod prove;
mod pytest;
#[cfg(test)]
mod recorded;
mod rspec;
mod selected;
mod several;
mod shown;
mod surefire;
mod tap;
mod test_program;
#[cfg(test)]
mod tests;
mod text;
mod unittest;
mod vitest;
mod zig_test;

pub(crate) use build::Build;
pub(crate) use checker::{Judge, acts_outside, builders, judge_of};
pub(crate) use files::{report_files, tests_in_junit, tests_in_tap};
pub(crate) use options::{Argument, Effect, Options, Rule};
pub(crate) use shown::{claims_success, lists_passing, shows_passing, shows_whole_files, tells_of_failure};
pub(crate) use surefire::{class_passes, class_run};
pub(crate) use text::{Lines, plain, rows, without_escapes};

use crate::shell::{Call, Entry, Leaf, Word, is_python};
use crate::task::{self, TaskRunner};
use crate::{FailureSignature, Reason, TestCounts};

/// A test runner whose reports are read.
#[derive(Debug)]
pub(crate) struct Runner {
    /// What its users call it.
    pub(crate) name: &'static str,
    /// How it is called.
    invocations: &'static [Invocation],
    /// What its options do.
    options: Options,
    /// Why a call proves nothing for another reason than a single option gives.
    refuses: fn(&[Argument]) -> Option<Reason>,
    /// Whether a test's name begins with the path of its file, and paths on the command line select tests so.
    names_tests_by_path: bool,
    /// Whether a run prints one summary, and the reader refuses an output with more.
    pub(crate) sums_up_once: bool,
    /// Whether an ordinary report counts tests. Otherwise it counts packages or files, so that a test that was taken
    /// away or passed over does not show.
    counts_tests: bool,
    /// The status of a run in which a test failed.
    failing: Failing,
    /// Reads the report.
    read: fn(&Lines<'_>, u8) -> Reading,
}

/// A way to call a runner.
#[derive(Debug)]
enum Invocation {
    /// By its name: `pytest`.
    Program(&'static str),
    /// By a script of the project that fetches the runner and starts it, as each file of the build could: `./mvnw test`.
    Wrapper(&'static str),
    /// As a module of the Python interpreter: `python -m pytest`.
    Module(&'static str),
    /// By an option that makes a program a runner, before any operand: `node --test`.
    Mode(&'static str, Options, &'static str),
    /// As a subcommand of a module of the Python interpreter: `python -m ziglang test`.
    ModuleSubcommand(&'static str, &'static str),
    /// As a subcommand, behind options of the program itself: `cargo -q test`. Its names are parted by blanks.
    Subcommand(&'static str, Options, &'static str),
    /// As a test program of the project, behind options of its interpreter: `ruby -Itest test/sum_test.rb`.
    Script {
        interpreter: &'static str,
        options: Options,
        /// Whether a file of this name holds tests.
        is_test: fn(&str) -> bool,
    },
    /// By its path, as a compiled program of the project: `./build/calc_test`.
    TestProgram,
}

/// With which status a runner says that a test failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Failing {
    /// One of these.
    With(&'static [u8]),
    /// Any but 0, as where it counts the failing tests.
    Any,
}

static RUNNERS: &[Runner] = &[
    pytest::RUNNER,
    unittest::RUNNER,
    cargo_test::RUNNER,
    nextest::RUNNER,
    go_test::RUNNER,
    ctest::RUNNER,
    test_program::RUNNER,
    zig_test::RUNNER,
    prove::RUNNER,
    tap::RUNNER,
    bats::RUNNER,
    rspec::RUNNER,
    phpunit::RUNNER,
    minitest::RUNNER,
    busted::RUNNER,
    mix::RUNNER,
    surefire::RUNNER,
    jest::RUNNER,
    vitest::RUNNER,
    node_test::RUNNER,
    mocha::RUNNER,
    playwright::RUNNER,
    bun::RUNNER,
    deno::RUNNER,
];

/// Nothing beyond what single options tell.
fn nothing_more(_: &[Argument]) -> Option<Reason> {
    None
}

/// What a command is to the evidence.
pub(crate) enum Role {
    /// A test run whose report can be read.
    TestRun(&'static Runner),
    /// A run of a task runner that says what it runs: tests perhaps, or not.
    Task(&'static TaskRunner),
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

/// The words that make a line that cannot be analysed look like a test run.
const TEST_WORDS: &[&str] = &["pytest", "unittest", "test", "spec", "jest", "prove ", "bats ", "busted"];

/// Whether a text looks like a test run.
pub(crate) fn looks_like_tests(text: &str) -> bool {
    TEST_WORDS.iter().any(|word| text.contains(word))
}

/// What a command of a line is.
pub(crate) fn role_of(leaf: &Leaf) -> Role {
    match &leaf.call {
        Ok(call) => role(call),
        // A container or a script may well run tests; whether it does is not known.
        Err(Reason::IndirectRunner) => Role::Unreadable(Reason::IndirectRunner),
        Err(reason) if looks_like_tests(&leaf.text) => Role::Unreadable(*reason),
        Err(_) => Role::Other,
    }
}

/// What an output shows to each runner that can read a failure in it: failing tests first, and of those the ones of
/// which most is said, then runs that broke.
pub(crate) fn shown_failures(lines: &Lines<'_>) -> Vec<Failure> {
    /// With which status a run ends that broke, where it is not that of a failing test.
    const BREAKING: [u8; 2] = [2, 255];
    let (mut failed, mut broken) = (Vec::new(), Vec::new());
    for runner in RUNNERS {
        for status in std::iter::once(runner.failing.usual()).chain(BREAKING) {
            match (runner.read)(lines, status) {
                Reading::Failed(failure) => failed.push(failure),
                Reading::Broken { failure, .. } => broken.push(failure),
                Reading::Passed { .. } | Reading::Unproven(_) => continue,
            }
            break;
        }
    }
    let says_nothing = |failure: &Failure| failure.signature == FailureSignature::default();
    // Two runners may read one form of report, as TAP.
    failed.sort_by_key(says_nothing);
    broken.retain(|failure| !says_nothing(failure));
    failed.append(&mut broken);
    failed
}

/// What each runner whose tests are counted reads in an output that ended well or did not, by the runner's name. The output
/// may be that of a script, so that only two readings of one script say something, beside each other.
pub(crate) fn counted_readings(lines: &Lines<'_>, well: bool) -> Vec<(&'static str, Reading)> {
    let counting = RUNNERS.iter().filter(|runner| runner.counts_tests && runner.sums_up_once);
    let read = |runner: &Runner| {
        let reading = (runner.read)(lines, if well { 0 } else { runner.failing.usual() });
        let judges = matches!(reading, Reading::Passed { .. } | Reading::Failed(_));
        judges.then_some((runner.name, reading))
    };
    counting.filter_map(read).collect()
}

/// What a call is.
pub(crate) fn role(call: &Call) -> Role {
    let Some((runner, args)) = Runner::of(call) else {
        return task::role(call).unwrap_or_else(|| other_role(call));
    };
    if args.iter().any(Word::is_dynamic) {
        return Role::Unreadable(Reason::DynamicCommand);
    }
    match runner.refusal(&runner.arguments(args)) {
        Some(reason) => Role::Unreadable(reason),
        // A file of this name in the project is not the runner.
        None if call.entry == Entry::FilePath && !runner.is_of_the_project() && !runner.is_wrapped(call) => {
            Role::Unreadable(Reason::IndirectRunner)
        }
        None => Role::TestRun(runner),
    }
}

impl Runner {
    /// Whether the runner of this name names its tests by the paths of their files.
    pub(crate) fn names_tests_by_path(name: &'static str) -> bool {
        RUNNERS.iter().any(|runner| runner.name == name && runner.names_tests_by_path)
    }

    /// The runner of this name.
    pub(crate) fn named(name: &str) -> Option<&'static Self> {
        RUNNERS.iter().find(|runner| runner.name == name)
    }

    /// The names of the programs and modules that are called.
    pub(crate) fn programs() -> impl Iterator<Item = &'static str> {
        RUNNERS.iter().flat_map(|runner| runner.invocations).filter_map(|invocation| match invocation {
            Invocation::Program(name)
            | Invocation::Module(name)
            | Invocation::ModuleSubcommand(name, _)
            | Invocation::Mode(name, ..)
            | Invocation::Subcommand(name, ..)
            | Invocation::Script { interpreter: name, .. } => Some(*name),
            Invocation::Wrapper(_) | Invocation::TestProgram => None,
        })
    }

    /// Whether a call starts it by a script of the project.
    fn is_wrapped(&self, call: &Call) -> bool {
        self.invocations.iter().any(|one| matches!(one, Invocation::Wrapper(name) if *name == call.program))
    }

    /// Whether it is a program of the project, which only its report tells from any other.
    fn is_of_the_project(&self) -> bool {
        self.invocations.iter().any(|invocation| matches!(invocation, Invocation::TestProgram))
    }

    /// Whether it runs what was built before, and builds nothing itself.
    pub(crate) fn runs_what_was_built(&self) -> bool {
        self.is_of_the_project() || self.name == ctest::RUNNER.name
    }

    /// The runner that a call starts, and the words behind its name.
    pub(crate) fn of(call: &Call) -> Option<(&'static Self, &[Word])> {
        RUNNERS.iter().find_map(|runner| {
            let args = runner.invocations.iter().find_map(|invocation| invocation.arguments(call))?;
            Some((runner, args))
        })
    }

    /// What the words behind its name say.
    pub(crate) fn arguments(&self, words: &[Word]) -> Vec<Argument> {
        let texts: Vec<&str> = words.iter().map(|word| word.literal().unwrap_or(&word.raw)).collect();
        self.options.read(&texts)
    }

    /// Why a call with these arguments proves nothing, whatever it prints.
    fn refusal(&self, arguments: &[Argument]) -> Option<Reason> {
        let told = arguments.iter().find_map(|argument| match argument.effect()? {
            Effect::Lists => Some(Reason::CollectOnly),
            Effect::Hides => Some(Reason::ReportSuppressed),
            Effect::Displays | Effect::Spreads | Effect::Narrows | Effect::Selects | Effect::Decides => None,
        });
        told.or_else(|| (self.refuses)(arguments))
    }

    /// Reads the output of a run that ended with `status`.
    pub(crate) fn read(&self, output: &str, complete: bool, status: u8) -> Reading {
        if let Some(reason) = broken_off(status) {
            return Reading::Unproven(reason);
        }
        match (self.read)(&Lines::new(output, complete), status) {
            Reading::Unproven(Reason::NoReport) if !complete => Reading::Unproven(Reason::OutputCut),
            reading => reading,
        }
    }

    /// Whether this is a status with which a run ends in which a test failed.
    pub(crate) fn fails_with(&self, status: u8) -> bool {
        broken_off(status).is_none() && self.failing.is(status)
    }

    /// Whether the runner of this name counts packages or files where it does not name the tests.
    pub(crate) fn may_count_coarsely(name: &'static str) -> bool {
        RUNNERS.iter().any(|runner| runner.name == name && !runner.counts_tests)
    }

    /// The status with which a run is read of which no more is known than that it failed, where the statuses of failing
    /// tests are known.
    pub(crate) fn known_failing_status(&self) -> Option<u8> {
        self.failing.known()
    }

    /// What an output shows of a failure, whoever's status it came with. It can speak against a proof, never for one.
    pub(crate) fn shown_failure(&self, output: &str) -> Option<Failure> {
        match (self.read)(&Lines::new(output, false), self.failing.usual()) {
            Reading::Failed(failure) | Reading::Broken { failure, .. } => Some(failure),
            Reading::Passed { .. } | Reading::Unproven(_) => None,
        }
    }
}

impl Invocation {
    /// The words behind the runner's name, when the call is one of its own.
    fn arguments<'c>(&self, call: &'c Call) -> Option<&'c [Word]> {
        let as_module = call.entry == Entry::PythonModule;
        match self {
            Self::Wrapper(name) => {
                (call.program == *name && call.entry == Entry::FilePath).then_some(&call.args)
            }
            Self::Program(name) => (call.program == *name && !as_module).then_some(&call.args),
            Self::Module(name) => (call.program == *name && as_module).then_some(&call.args),
            Self::Mode(program, options, mode) => {
                if call.program != *program || as_module {
                    return None;
                }
                let texts: Vec<&str> = call.args.iter().map_while(Word::literal).collect();
                let read = options.read(&texts);
                let own = |argument: &&Argument| !matches!(argument, Argument::Operand(_) | Argument::Dashes);
                let asked = read.iter().take_while(own).any(|argument| argument.name() == *mode);
                asked.then_some(&call.args)
            }
            Self::ModuleSubcommand(name, sub) => {
                let (first, rest) = call.args.split_first()?;
                (as_module && call.program == *name && first.literal() == Some(sub)).then_some(rest)
            }
            Self::TestProgram => {
                let named = call.entry == Entry::FilePath && test_program::is_named(&call.program);
                named.then_some(&call.args)
            }
            Self::Subcommand(program, options, names) => {
                if call.program != *program || as_module {
                    return None;
                }
                let texts: Vec<&str> = call.args.iter().map_while(Word::literal).collect();
                let named = |text: &&str| names.split(' ').any(|name| name == *text);
                let at = texts.iter().position(named)?;
                // `cargo +stable test` chooses a toolchain.
                let own = texts.get(..at)?;
                let own = own
                    .split_first()
                    .filter(|(first, _)| first.starts_with('+'))
                    .map_or(own, |(_, rest)| rest);
                let all_known = options.read(own).iter().all(|argument| argument.effect().is_some());
                if all_known { call.args.get(at + 1..) } else { None }
            }
            Self::Script { interpreter, options, is_test } => {
                let by_python = *interpreter == "python" && is_python(&call.program);
                if !(by_python || call.program == *interpreter) || as_module {
                    return None;
                }
                let texts: Vec<&str> = call.args.iter().map_while(Word::literal).collect();
                let at = texts.iter().position(|text| !text.starts_with('-') && is_test(text))?;
                let own = options.read(texts.get(..at)?);
                let all_known = own.iter().all(|argument| argument.effect().is_some());
                if all_known { call.args.get(at..) } else { None }
            }
        }
    }
}

impl Failing {
    fn known(self) -> Option<u8> {
        match self {
            Self::With(known) => known.first().copied(),
            Self::Any => None,
        }
    }

    fn is(self, status: u8) -> bool {
        match self {
            Self::With(known) => known.contains(&status),
            Self::Any => status != 0,
        }
    }

    /// The status with which an ordinary failing run ends.
    fn usual(self) -> u8 {
        match self {
            Self::With(known) => known.first().copied().unwrap_or(1),
            Self::Any => 1,
        }
    }
}

/// Why a run that ended with this status proves nothing, whatever it printed before.
pub(crate) fn broken_off(status: u8) -> Option<Reason> {
    match status {
        126 | 127 => Some(Reason::Infrastructure),
        124 | 137 => Some(Reason::TimedOut),
        // The shell's word for a signal; beyond it lie statuses of a program's own, as 255 of one that died.
        128..=192 => Some(Reason::Signalled),
        _ => None,
    }
}

/// The common end of all readers: do counts and status agree, and on what?
fn judge(counts: TestCounts, status: u8, failing: Failing) -> Result<bool, Reason> {
    let broken = counts.broken() > 0 || (counts.unexpected_passes > 0 && status != 0);
    match (status, broken) {
        (0, false) if counts.passed > 0 => Ok(true),
        (0, false) if counts.skipped + counts.expected_failures + counts.unexpected_passes > 0 => {
            Err(Reason::AllSkipped)
        }
        (0, false) if counts.deselected > 0 => Err(Reason::FilteredToNothing),
        (0, false) => Err(Reason::NoTests),
        (status, true) if failing.is(status) => Ok(false),
        _ => Err(Reason::CountsContradictStatus),
    }
}

fn other_role(call: &Call) -> Role {
    if Build::of(call).is_some() {
        return Role::Builder;
    }
    let sub = call.args.first().and_then(Word::literal).unwrap_or_default();
    let tests = call.args.iter().any(|arg| arg.raw.contains("test"));
    match call.program.as_str() {
        "dotnet" | "swift" if sub == "test" => Role::Unreadable(Reason::RunnerNotSupported),
        // `zig build test` has a report of another form.
        "zig" | "ziglang" if sub == "build" && tests => Role::Unreadable(Reason::RunnerNotSupported),
        "cargo" if matches!(sub, "bench" | "llvm-cov" | "tarpaulin" | "miri") => {
            Role::Unreadable(Reason::RunnerNotSupported)
        }
        "rails" if tests => Role::Unreadable(Reason::RunnerNotSupported),
        "ruby" | "perl" if sub == "-c" => Role::Builder,
        "php" if sub == "-l" => Role::Builder,
        // A script that runs tests ends with a status of its own making, whatever the tests did.
        "ruby" | "perl" | "php" | "lua" | "elixir" | "mix" | "composer" | "node" | "bun" | "deno" | "tsx"
        | "ts-node"
            if tests =>
        {
            Role::Unreadable(Reason::IndirectRunner)
        }
        "mix" if sub == "compile" => Role::Builder,
        "ava" | "cypress" | "pest" | "nose2" | "nosetests" | "behave" | "cucumber" | "karma" => {
            Role::Unreadable(Reason::RunnerNotSupported)
        }
        "cmake" | "make" | "gmake" | "just" | "task" | "tox" | "nox" | "rake" | "invoke" | "hatch"
        | "pre-commit" | "ninja" | "bazel" | "gradle" | "gradlew" | "mvnw" | "ant" | "meson" | "act" => {
            Role::Unreadable(Reason::IndirectRunner)
        }
        "cargo" if matches!(sub, "build" | "check" | "clippy" | "run" | "doc" | "b" | "c" | "r") => {
            Role::Builder
        }
        "rustc" | "javac" | "tsc" | "mypy" | "pyright" | "ruff" | "flake8" | "pylint" | "eslint"
        | "py_compile" => Role::Builder,
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
