use super::{ReportView, Shown};
use serde::Serialize;
use veridical_evidence::{Change, FailureSignature, Findings, MAX_NAMES, TestCounts};
use veridical_screening::Screener;

/// What the evidence of a turn shows.
#[derive(Debug, Clone, Serialize)]
pub struct FindingsView {
    /// The failing run that matters.
    pub failed: Option<RunView>,
    /// What changed between the failing and the passing run, or in the turn.
    pub changes: Vec<ChangeView>,
    /// The last passing run.
    pub passed: Option<RunView>,
    /// What the passing run does not cover, because it changed afterwards or may have.
    pub stale: Vec<Shown>,
    /// The last file that was read back as written.
    pub artifact: Option<ArtifactView>,
    /// What a check after the work showed of it.
    pub checked: Option<CheckedView>,
}

/// A run whose attested status and report agree.
#[derive(Debug, Clone, Serialize)]
pub struct RunView {
    /// The attested simple command.
    pub command: Shown,
    /// Its status; `None` when it was shown to fail by a line whose status is another command's.
    pub exit_code: Option<i32>,
    /// What its report says.
    pub report: ReportView,
    /// What it died of; `None` for one that passed.
    pub signature: Option<SignatureView>,
}

/// What a failing run died of.
#[derive(Debug, Clone, Serialize)]
pub struct SignatureView {
    /// The exception's type, the compiler's code, or `panic`.
    pub kind: Option<Shown>,
    /// Its message.
    pub message: Option<Shown>,
    /// The file or symbol where it happened.
    pub place: Option<Shown>,
}

/// Something that changed.
#[derive(Debug, Clone, Serialize)]
pub struct ChangeView {
    /// `created`, `edited`, `ran`, `perhaps`, `installed`, `set` or `other`.
    pub change: &'static str,
    /// The file, the command, the packages or the setting.
    pub subject: Shown,
    /// Functions, types and the like that the changed lines of a file name.
    pub symbols: Vec<Shown>,
    /// The decisive lines of a file, as `-old` and `+new`; `None` when they are not known.
    pub lines: Option<Shown>,
}

/// A file that holds what was written.
#[derive(Debug, Clone, Serialize)]
pub struct ArtifactView {
    /// The file.
    pub path: Shown,
    /// Its size in bytes.
    pub bytes: usize,
}

/// Something that a command made, and that a later one showed to be as it should.
#[derive(Debug, Clone, Serialize)]
pub struct CheckedView {
    /// The address of a service, or the path of what was built.
    pub what: Shown,
    /// The command that wrote or built it.
    pub made_by: Shown,
    /// The command that showed it.
    pub command: Shown,
    /// The status of that command.
    pub exit_code: i32,
}

impl FindingsView {
    pub(crate) fn of(findings: &Findings, screener: &Screener) -> Self {
        let shown = |text: &str| Shown::screened(screener, text);
        let report = |counts: Option<TestCounts>, summary: &str, tests: &[String]| ReportView {
            counts,
            summary: shown(summary),
            failing_tests: tests.iter().map(|test| shown(test)).collect(),
        };
        Self {
            failed: findings.failed.as_ref().map(|run| RunView {
                command: shown(&run.command),
                exit_code: run.exit_code,
                report: report(None, &run.summary, &run.failing_tests),
                signature: Some(SignatureView::of(&run.signature, screener)),
            }),
            changes: findings.changes.iter().map(|change| ChangeView::of(change, screener)).collect(),
            passed: findings.passed.as_ref().map(|run| RunView {
                command: shown(&run.command),
                exit_code: Some(run.exit_code),
                report: report(run.report, &run.summary, &[]),
                signature: None,
            }),
            stale: findings.stale.iter().map(|name| shown(name)).collect(),
            artifact: findings
                .artifact
                .as_ref()
                .map(|file| ArtifactView { path: shown(&file.path), bytes: file.bytes }),
            checked: findings.checked.as_ref().map(|checked| CheckedView {
                what: shown(&checked.what),
                made_by: shown(&checked.made_by),
                command: shown(&checked.command),
                exit_code: checked.exit_code,
            }),
        }
    }
}

impl SignatureView {
    fn of(signature: &FailureSignature, screener: &Screener) -> Self {
        let shown = |part: &Option<String>| part.as_deref().map(|text| Shown::screened(screener, text));
        Self {
            kind: shown(&signature.kind),
            message: shown(&signature.message),
            place: shown(&signature.place),
        }
    }
}

impl ChangeView {
    fn of(change: &Change, screener: &Screener) -> Self {
        let shown = |text: &str| Shown::screened(screener, text);
        let named = |change, subject: &str| Self {
            change,
            subject: shown(subject),
            symbols: Vec::new(),
            lines: None,
        };
        match change {
            Change::File { path, created, symbols, hunk } => Self {
                symbols: symbols.iter().take(MAX_NAMES).map(|symbol| shown(symbol)).collect(),
                lines: hunk.as_deref().map(shown),
                ..named(if *created { "created" } else { "edited" }, path)
            },
            Change::Command(command) => named("ran", command),
            Change::Perhaps(line) => named("perhaps", line),
            Change::Package { manager, names } => {
                named("installed", &format!("{} with {manager}", names.join(", ")))
            }
            Change::Setting { file, key, .. } => named("set", &format!("{key} in {file}")),
            _ => named("other", ""),
        }
    }
}
