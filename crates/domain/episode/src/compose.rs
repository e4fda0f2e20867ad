use crate::fingerprint::file_name;
use crate::narrative::bound;
use crate::{Kind, Narrative};
use std::collections::{HashMap, HashSet};
use veridical_evidence::{Change, Evaluation, FailedRun, Findings, PassedRun, Predicate, Turn};

/// How much of the user's request is kept as the task, in characters.
const TASK_CHARS: usize = 200;

/// Writes the text of an episode from the evidence of its turn (R4.3). The user's own request is the task; nothing
/// the agent said is used.
pub(crate) fn compose(turn: &Turn, evaluation: &Evaluation, kind: Kind) -> Narrative<String> {
    let findings = evaluation.findings();
    let files = Touched::all(&findings.changes);
    let failed = findings.failed.as_ref();
    let passed = findings.passed.as_ref().filter(|_| kind != Kind::Failure);
    Narrative {
        task: bound(turn.user(), TASK_CHARS),
        context: failed.map_or_else(String::new, first_result),
        observation: failed.map_or_else(String::new, what_broke),
        decision: what_changed(findings, &files, failed.is_some() && passed.is_some()),
        action: decisive_lines(&files),
        outcome: what_holds(evaluation, passed, kind),
        applicability: when_it_applies(failed, &files),
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

/// A file, with all that was changed in it: it is named once, however often it was edited.
struct Touched<'a> {
    path: &'a str,
    created: bool,
    symbols: Vec<&'a str>,
    hunks: Vec<&'a str>,
}

impl<'a> Touched<'a> {
    /// The files among the changes, in the order in which they were first touched.
    fn all(changes: &'a [Change]) -> Vec<Self> {
        let mut files: Vec<Self> = Vec::new();
        let mut places: HashMap<&str, usize> = HashMap::new();
        for change in changes {
            let Change::File { path, created, symbols, hunk } = change else { continue };
            let place = *places.entry(path).or_insert(files.len());
            if place == files.len() {
                files.push(Self { path, created: *created, symbols: Vec::new(), hunks: Vec::new() });
            }
            let Some(file) = files.get_mut(place) else { continue };
            file.symbols.extend(symbols.iter().map(String::as_str));
            file.hunks.extend(hunk.as_deref());
        }
        files
    }

    fn named(&self) -> String {
        let verb = if self.created { "created" } else { "edited" };
        let mut told = HashSet::new();
        let symbols: Vec<&str> = self.symbols.iter().copied().filter(|symbol| told.insert(*symbol)).collect();
        let symbols = if symbols.is_empty() { String::new() } else { format!(" ({})", symbols.join(", ")) };
        format!("{verb} {}{symbols}", self.path)
    }
}

fn what_changed(findings: &Findings, files: &[Touched<'_>], passes_again: bool) -> String {
    let made = findings.checked.as_ref().map(|checked| &checked.made_by);
    let ran = |line: &String| {
        findings.changes.iter().any(|change| matches!(change, Change::Command(command) if command == line))
    };
    let made = made.filter(|line| !ran(line)).map(|line| format!("ran `{line}`"));
    if findings.changes.is_empty() && made.is_none() && passes_again {
        return "nothing was seen to change between the failing and the passing run, so it may be flaky"
            .to_owned();
    }
    // Each file stands where it was first touched.
    let mut files = files.iter();
    let mut told = HashSet::new();
    let changes = findings.changes.iter().filter_map(|change| match change {
        Change::File { path, .. } => told.insert(path).then(|| files.next().map(Touched::named)).flatten(),
        Change::Command(command) => Some(format!("ran `{command}`")),
        Change::Package { manager, names } if names.is_empty() => {
            Some(format!("installed packages with {manager}"))
        }
        Change::Package { manager, names } => Some(format!("installed {} with {manager}", names.join(", "))),
        Change::Setting { file, key } => Some(format!("set {key} in {file}")),
        _ => None,
    });
    sentence(&changes.chain(made).collect::<Vec<_>>())
}

fn decisive_lines(files: &[Touched<'_>]) -> String {
    let shown = files.iter().filter(|file| !file.hunks.is_empty());
    let lines = shown.map(|file| format!("{}: {}", file_name(file.path), file.hunks.join("\n")));
    sentence(&lines.collect::<Vec<_>>())
}

fn what_holds(evaluation: &Evaluation, passed: Option<&PassedRun>, kind: Kind) -> String {
    let findings = evaluation.findings();
    let run = passed.map(|run| {
        let summary = if run.summary.is_empty() { String::new() } else { format!(": {}", run.summary) };
        format!("`{}` passed with exit code {}{summary}", run.command, run.exit_code)
    });
    let artifact = findings
        .artifact
        .as_ref()
        .filter(|_| run.is_none())
        .map(|file| format!("{} holds the {} bytes that were written, read back", file.path, file.bytes));
    let of_a_service = evaluation.verdict().predicate() == Some(Predicate::StateEquals);
    let checked = findings.checked.as_ref().map(|checked| {
        let what = if of_a_service { "every value that was sent" } else { &checked.what };
        format!("`{}` ended with exit code {} and shows {what}", checked.command, checked.exit_code)
    });
    let unresolved = (kind == Kind::Failure).then(|| "not fixed in this turn".to_owned());
    let stale = (!findings.stale.is_empty())
        .then(|| format!("edited after that run, so not covered by it: {}", findings.stale.join(", ")));
    sentence(&[run, checked, artifact, unresolved, stale].map(Option::unwrap_or_default))
}

fn when_it_applies(failed: Option<&FailedRun>, files: &[Touched<'_>]) -> String {
    let when = failed.and_then(|run| {
        run.signature.kind.as_ref().map(|kind| format!("when `{}` shows {kind}", run.command))
    });
    let names: Vec<&str> = files.iter().map(|file| file_name(file.path)).collect();
    let near = (!names.is_empty()).then(|| format!("around {}", names.join(", ")));
    sentence(&[when, near].map(Option::unwrap_or_default))
}

fn proving_command(findings: &Findings, kind: Kind) -> String {
    let checked = findings.checked.as_ref().map(|checked| &checked.command);
    let passed = checked.or(findings.passed.as_ref().map(|run| &run.command));
    let failed = findings.failed.as_ref().map(|run| &run.command);
    let command = if kind == Kind::Failure { failed } else { passed };
    command.cloned().unwrap_or_default()
}

/// Joins the parts that say something. A line of code brings its own semicolon.
fn sentence(parts: &[String]) -> String {
    let mut joined = String::new();
    for part in parts.iter().filter(|part| !part.is_empty()) {
        if !joined.is_empty() {
            joined.push_str(if joined.ends_with(';') { " " } else { "; " });
        }
        joined.push_str(part);
    }
    joined
}
