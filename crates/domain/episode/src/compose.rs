use crate::fingerprint::file_name;
use crate::narrative::bound;
use crate::{Kind, Narrative};
use veridical_evidence::{Change, Evaluation, FailedRun, Findings, PassedRun, Turn};

/// How much of the user's request is kept as the task, in characters.
const TASK_CHARS: usize = 200;

/// Writes the text of an episode from the evidence of its turn (R4.3). The user's own request is the task; nothing
/// the agent said is used.
pub(crate) fn compose(turn: &Turn, evaluation: &Evaluation, kind: Kind) -> Narrative<String> {
    let findings = evaluation.findings();
    let failed = findings.failed.as_ref();
    let passed = findings.passed.as_ref().filter(|_| kind != Kind::Failure);
    Narrative {
        task: bound(turn.user(), TASK_CHARS),
        context: failed.map_or_else(String::new, first_result),
        observation: failed.map_or_else(String::new, what_broke),
        decision: what_changed(&findings.changes, failed.is_some() && passed.is_some()),
        action: decisive_lines(&findings.changes),
        outcome: what_holds(findings, passed, kind),
        applicability: when_it_applies(failed, &findings.changes),
        command: proving_command(findings, kind),
        result: evaluation.verdict().sentence().to_owned(),
        signature: failed.map_or_else(String::new, |run| run.signature.normalised()),
    }
    .map(|text| without_checkout(text, turn.checkout()))
    .bounded()
}

/// Paths in the checkout as the project's own: where it lies on a machine helps no reader.
fn without_checkout(text: String, checkout: Option<&str>) -> String {
    match checkout.map(|folder| folder.trim_end_matches('/')) {
        None | Some("") => text,
        Some(folder) => text.replace(&format!("{folder}/"), ""),
    }
}

fn first_result(run: &FailedRun) -> String {
    let summary = if run.summary.is_empty() { String::new() } else { format!(": {}", run.summary) };
    let when = if run.earlier_turn { " in an earlier turn" } else { "" };
    let code = run.exit_code.map_or_else(String::new, |code| format!(" with exit code {code}"));
    format!("`{}` failed{when}{code}{summary}", run.command)
}

fn what_broke(run: &FailedRun) -> String {
    let signature = &run.signature;
    let cause = match (&signature.kind, &signature.message) {
        (Some(kind), Some(message)) if message.starts_with(kind.as_str()) => message.clone(),
        (Some(kind), Some(message)) => format!("{kind}: {message}"),
        (Some(one), None) | (None, Some(one)) => one.clone(),
        (None, None) => String::new(),
    };
    let place = signature.place.as_ref().map_or_else(String::new, |place| format!("at {place}"));
    let tests = match run.failing_tests.as_slice() {
        [] => String::new(),
        tests => format!("failing: {}", tests.join(", ")),
    };
    sentence(&[cause, place, tests])
}

fn what_changed(changes: &[Change], passes_again: bool) -> String {
    if changes.is_empty() && passes_again {
        return "nothing was seen to change between the failing and the passing run, so it may be flaky"
            .to_owned();
    }
    sentence(&changes.iter().map(named_change).collect::<Vec<_>>())
}

fn named_change(change: &Change) -> String {
    match change {
        Change::File { path, created, symbols, .. } => {
            let verb = if *created { "created" } else { "edited" };
            let symbols =
                if symbols.is_empty() { String::new() } else { format!(" ({})", symbols.join(", ")) };
            format!("{verb} {path}{symbols}")
        }
        Change::Command(command) => format!("ran `{command}`"),
        Change::Package { manager, names } => format!("installed {} with {manager}", names.join(", ")),
        Change::Setting { file, key } => format!("set {key} in {file}"),
        _ => String::new(),
    }
}

fn decisive_lines(changes: &[Change]) -> String {
    let lines = changes.iter().filter_map(|change| match change {
        Change::File { path, hunk: Some(hunk), .. } => Some(format!("{}: {hunk}", file_name(path))),
        _ => None,
    });
    sentence(&lines.collect::<Vec<_>>())
}

fn what_holds(findings: &Findings, passed: Option<&PassedRun>, kind: Kind) -> String {
    let run = passed.map(|run| {
        let summary = if run.summary.is_empty() { String::new() } else { format!(": {}", run.summary) };
        format!("`{}` passed with exit code {}{summary}", run.command, run.exit_code)
    });
    let artifact = findings
        .artifact
        .as_ref()
        .filter(|_| run.is_none())
        .map(|file| format!("{} holds the {} bytes that were written, read back", file.path, file.bytes));
    let checked = findings.checked.as_ref().map(|checked| {
        format!("`{}` ended with exit code {} and shows {}", checked.command, checked.exit_code, checked.what)
    });
    let unresolved = (kind == Kind::Failure).then(|| "not fixed in this turn".to_owned());
    let stale = (!findings.stale.is_empty())
        .then(|| format!("edited after that run, so not covered by it: {}", findings.stale.join(", ")));
    sentence(&[run, checked, artifact, unresolved, stale].map(Option::unwrap_or_default))
}

fn when_it_applies(failed: Option<&FailedRun>, changes: &[Change]) -> String {
    let files: Vec<&str> = changes
        .iter()
        .filter_map(|change| match change {
            Change::File { path, .. } => Some(file_name(path)),
            _ => None,
        })
        .collect();
    let when = failed.and_then(|run| {
        run.signature.kind.as_ref().map(|kind| format!("when `{}` shows {kind}", run.command))
    });
    let near = (!files.is_empty()).then(|| format!("around {}", files.join(", ")));
    sentence(&[when, near].map(Option::unwrap_or_default))
}

fn proving_command(findings: &Findings, kind: Kind) -> String {
    let checked = findings.checked.as_ref().map(|checked| &checked.command);
    let passed = checked.or(findings.passed.as_ref().map(|run| &run.command));
    let failed = findings.failed.as_ref().map(|run| &run.command);
    let command = if kind == Kind::Failure { failed } else { passed };
    command.cloned().unwrap_or_default()
}

/// Joins the parts that say something.
fn sentence(parts: &[String]) -> String {
    parts.iter().filter(|part| !part.is_empty()).map(String::as_str).collect::<Vec<_>>().join("; ")
}
