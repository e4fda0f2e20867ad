use crate::Kind;
use sha2::{Digest, Sha256};
use veridical_evidence::{Change, Evaluation, normalise_command};
use veridical_kernel::ProjectId;

/// What makes two lessons the same (R4.5): a SHA-256 over the canonical form below, free of session, turn, time,
/// path prefix, counts and durations.
///
/// The canonical form is a list of parts, each written as its length in eight bytes, big-endian, and its UTF-8 text:
/// `veridical.episode/1`, the project, the kind, the normalised command, the normalised failure signature (empty
/// without one), the names of the failing tests (sorted, with spaces between), the changes (each normalised, sorted,
/// without repeats), the predicate, the outcome. Of an episode that the user stated: `veridical.episode/1`, the project,
/// the kind, and the sentence in the form in which statements are compared.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Fingerprint(String);

/// A stored text that is no fingerprint.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("not a fingerprint: 64 hex digits are expected")]
pub struct BadFingerprint;

impl Fingerprint {
    pub(crate) fn of(project: &ProjectId, kind: Kind, evaluation: &Evaluation) -> Self {
        let findings = evaluation.findings();
        let verdict = evaluation.verdict();
        let command = findings
            .checked
            .as_ref()
            .map(|checked| &checked.command)
            .or(findings.passed.as_ref().map(|run| &run.command))
            .or(findings.failed.as_ref().map(|run| &run.command))
            .map_or_else(String::new, |command| normalise_command(command));
        let signature = findings.failed.as_ref().map_or_else(String::new, |run| run.signature.normalised());
        let mut tests = findings.failed.as_ref().map_or_else(Vec::new, |run| run.failing_tests.clone());
        tests.sort();
        let tests = tests.join(" ");
        let mut changes: Vec<String> = findings.changes.iter().map(normalised_change).collect();
        if let Some(artifact) = &findings.artifact {
            changes.push(format!("artifact {}", file_name(&artifact.path)));
        }
        if let Some(checked) = &findings.checked {
            changes.push(format!("made {}", normalise_command(&checked.made_by)));
        }
        changes.sort();
        changes.dedup();
        let predicate = verdict.predicate().map_or("", veridical_evidence::Predicate::code);
        let head = ["veridical.episode/1", project.as_str(), kind.word(), &command, &signature, &tests];
        let tail = [predicate, verdict.outcome().word()];
        let parts = head.into_iter().chain(changes.iter().map(String::as_str)).chain(tail);
        Self(hash(parts))
    }

    /// `sentence` is the user's own, in the form in which two of them are compared.
    pub(crate) fn of_sentence(project: &ProjectId, kind: Kind, sentence: &str) -> Self {
        Self(hash(["veridical.episode/1", project.as_str(), kind.word(), sentence].into_iter()))
    }

    /// Reads a fingerprint back from a stored row.
    ///
    /// # Errors
    /// [`BadFingerprint`] when the text does not have its form.
    pub fn from_stored(text: &str) -> Result<Self, BadFingerprint> {
        let hex = text.len() == 64 && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        if hex { Ok(Self(text.to_owned())) } else { Err(BadFingerprint) }
    }

    /// The 64 hex digits.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

fn hash<'a>(parts: impl Iterator<Item = &'a str>) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part.as_bytes());
    }
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}

fn normalised_change(change: &Change) -> String {
    match change {
        Change::File { path, created, hunk, .. } => {
            let verb = if *created { "created" } else { "edited" };
            // What a file holds is no change of it.
            let changed = hunk.as_deref().unwrap_or_default().lines().filter(|line| !line.starts_with('='));
            let lines = changed.flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ");
            format!("{verb} {} {lines}", file_name(path))
        }
        Change::Command(command) | Change::Perhaps(command) => format!("ran {}", normalise_command(command)),
        Change::Package { manager, names } => {
            let mut names = names.clone();
            names.sort();
            format!("installed {manager} {}", names.join(" "))
        }
        Change::Setting { file, key, .. } => format!("set {} {key}", file_name(file)),
        other => format!("{other:?}"),
    }
}

/// The last part of a path: where the repository lies on a machine is no part of a lesson.
pub(crate) fn file_name(path: &str) -> &str {
    path.rsplit(['/', '\\']).next().unwrap_or(path)
}
