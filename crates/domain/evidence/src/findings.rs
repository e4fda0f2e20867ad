use crate::{FailureSignature, SignatureKey};
use serde::Serialize;

/// What the evidence of a turn shows, in a form that an episode can be written from (R4.3).
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Findings {
    /// The failing run that matters: the first of the streak that the passing run ended, else the last one.
    pub failed: Option<FailedRun>,
    /// What changed between the failing and the passing run; without a failing run, before the passing one;
    /// without either, in the whole turn.
    pub changes: Vec<Change>,
    /// The last passing run.
    pub passed: Option<PassedRun>,
    /// Files that were edited after the last passing run, which it therefore does not cover, and commands and tools
    /// after it that may have edited any.
    pub stale: Vec<String>,
    /// The last file that was read back as written.
    pub artifact: Option<ReadBack>,
    /// What a check after the work showed of it: the state of a service, or what was built.
    pub checked: Option<Checked>,
}

/// A run whose attested status and report both tell of a failure.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct FailedRun {
    /// The attested simple command, as written.
    pub command: String,
    /// Its status; `None` when it was shown to fail by a line whose status is another command's.
    pub exit_code: Option<i32>,
    /// What went wrong.
    pub signature: FailureSignature,
    /// The failing tests, as the runner names them; at most [`MAX_NAMES`].
    pub failing_tests: Vec<String>,
    /// The runner's own summary line, or the decisive line of the error.
    pub summary: String,
    /// Whether it ran in an earlier turn of the session (R4.10).
    pub earlier_turn: bool,
}

impl FailedRun {
    /// What marks the same fault wherever it happens.
    #[must_use]
    pub fn key(&self) -> SignatureKey {
        self.signature.key(self.failing_tests.first().map(String::as_str))
    }
}

/// A run whose attested status and report both tell of success.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PassedRun {
    /// The attested simple command, as written.
    pub command: String,
    /// Its status.
    pub exit_code: i32,
    /// What the runner counted; `None` for a command that is no test runner.
    pub report: Option<TestCounts>,
    /// The runner's own summary line; empty for a command that is no test runner.
    pub summary: String,
}

/// What a test runner counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct TestCounts {
    /// Tests that passed.
    pub passed: u64,
    /// Tests that failed.
    pub failed: u64,
    /// Tests or set-ups that broke.
    pub errors: u64,
    /// Tests that were skipped or ignored.
    pub skipped: u64,
    /// Tests that failed as expected.
    pub expected_failures: u64,
    /// Tests that passed although a failure was expected.
    pub unexpected_passes: u64,
    /// Tests that the selection left out.
    pub deselected: u64,
}

impl TestCounts {
    /// The counts of two parts of one run together.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self {
            passed: self.passed.saturating_add(other.passed),
            failed: self.failed.saturating_add(other.failed),
            errors: self.errors.saturating_add(other.errors),
            skipped: self.skipped.saturating_add(other.skipped),
            expected_failures: self.expected_failures.saturating_add(other.expected_failures),
            unexpected_passes: self.unexpected_passes.saturating_add(other.unexpected_passes),
            deselected: self.deselected.saturating_add(other.deselected),
        }
    }

    /// How many tests failed or broke.
    #[must_use]
    pub fn broken(self) -> u64 {
        self.failed.saturating_add(self.errors)
    }
}

/// Something that changed.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
#[non_exhaustive]
pub enum Change {
    /// A file.
    File {
        /// Its path.
        path: String,
        /// Whether it is new.
        created: bool,
        /// Functions, types and the like that the changed lines name; at most [`MAX_NAMES`].
        symbols: Vec<String>,
        /// The decisive lines, as `-old` and `+new`, or as `=now` where what stood there before is not known.
        hunk: Option<String>,
    },
    /// An attested command that may have changed state, as written.
    Command(String),
    /// A command line, as written, that may have changed something, though nothing tells what it did or whether it
    /// ended well. It is no cause of anything.
    Perhaps(String),
    /// Packages that an attested command installed.
    Package {
        /// The package manager.
        manager: String,
        /// The packages; at most [`MAX_NAMES`].
        names: Vec<String>,
    },
    /// A key of a configuration file.
    Setting {
        /// The file.
        file: String,
        /// The key.
        key: String,
        /// The decisive lines, as `-old` and `+new`; `None` in a file that is there to hold secrets.
        hunk: Option<String>,
    },
}

/// A file that holds what was written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ReadBack {
    /// The file.
    pub path: String,
    /// Its size in bytes.
    pub bytes: usize,
}

/// Something that a command made, and that a later one showed to be as it should.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Checked {
    /// The address of a service, or the path of what was built.
    pub what: String,
    /// The attested command that wrote or built it.
    pub made_by: String,
    /// The attested command that showed it.
    pub command: String,
    /// The status of that command.
    pub exit_code: i32,
}

/// How many names (tests, symbols, packages) one finding lists at most.
pub const MAX_NAMES: usize = 8;
