use crate::fingerprint::file_name;
use crate::narrative::bound;
use crate::{Kind, Narrative};
use std::collections::{HashMap, HashSet};
use veridical_evidence::{Change, Evaluation, FailedRun, Findings, PassedRun, Predicate, Turn};

/// How much of the user's request is kept as the task, in characters.
const TASK_CHARS: usize = 200;

/// How much of a failure's own words says when a lesson applies, in characters.
const TRIGGER_CHARS: usize = 80;

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
        applicability: when_it_applies(failed, &files, turn.checkout()),
        command: proving_command(findings, kind),
        result: evaluation.verdict().predicate().map_or("", Predicate::describe).to_owned(),
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
    let summary = summed_up(&run.summary);
    // A compiler's first error is told below as what broke.
    let summary = if cause(run).starts_with(run.summary.trim()) { String::new() } else { summary };
    let when = if run.earlier_turn { " in an earlier turn" } else { "" };
    let code = run.exit_code.map_or_else(String::new, |code| format!(" with exit code {code}"));
    format!("`{}` failed{when}{code}{summary}", run.command)
}

/// The sum of a report behind a colon, without times and without counts of nothing.
fn summed_up(summary: &str) -> String {
    let nothing = |part: &str| {
        let counts_nothing = part.strip_prefix("0 ").is_some_and(|what| !what.starts_with("fail"));
        counts_nothing || part.starts_with("finished in ")
    };
    let parts = summary.split("; ").filter(|part| !nothing(part.trim())).map(without_time);
    let told = parts.collect::<Vec<_>>().join("; ");
    if told.is_empty() { told } else { format!(": {told}") }
}

/// `2 passed in 0.03s` and `ok example.org/shop 0.003s` without their last words.
fn without_time(part: &str) -> &str {
    let is_time = |word: &str| {
        let seconds = word.strip_suffix("ms").or(word.strip_suffix('s'));
        seconds.is_some_and(|number| {
            !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit() || b == b'.')
        })
    };
    match part.trim_end().rsplit_once(char::is_whitespace) {
        Some((told, time)) if is_time(time) => told.trim_end().trim_end_matches(" in").trim_end(),
        _ => part,
    }
}

/// What a run died of, in its own words.
fn cause(run: &FailedRun) -> String {
    let signature = &run.signature;
    match (&signature.kind, &signature.message) {
        (Some(kind), Some(message)) if message.starts_with(kind.as_str()) => message.clone(),
        (Some(kind), Some(message)) => format!("{kind}: {message}"),
        (Some(one), None) | (None, Some(one)) => one.clone(),
        (None, None) => String::new(),
    }
}

fn what_broke(run: &FailedRun) -> String {
    let signature = &run.signature;
    let place = signature.place.as_ref().map_or_else(String::new, |place| format!("at {place}"));
    let tests = match run.failing_tests.as_slice() {
        [] => String::new(),
        tests => format!("failing: {}", tests.join(", ")),
    };
    sentence(&[cause(run), place, tests])
}

/// A file, with all that was changed in it: it is named once, however often it was edited.
struct Touched<'a> {
    path: &'a str,
    created: bool,
    symbols: Vec<&'a str>,
    hunks: Vec<&'a str>,
    /// Whether it is named as a file, and not by what was set in it.
    edited: bool,
}

impl<'a> Touched<'a> {
    /// The files among the changes, in the order in which they were first touched.
    fn all(changes: &'a [Change]) -> Vec<Self> {
        let mut files: Vec<Self> = Vec::new();
        let mut places: HashMap<&str, usize> = HashMap::new();
        for change in changes {
            let (path, created, symbols, hunk, edited) = match change {
                Change::File { path, created, symbols, hunk } => {
                    (path, *created, symbols.as_slice(), hunk, true)
                }
                Change::Setting { file, hunk, .. } => (file, false, [].as_slice(), hunk, false),
                _ => continue,
            };
            let place = *places.entry(path).or_insert(files.len());
            if place == files.len() {
                files.push(Self { path, created, symbols: Vec::new(), hunks: Vec::new(), edited: false });
            }
            let Some(file) = files.get_mut(place) else { continue };
            file.edited |= edited;
            file.symbols.extend(symbols.iter().map(String::as_str));
            file.hunks.extend(hunk.as_deref());
        }
        files
    }

    /// The lines that went and came, without those that came by one edit and went by a later one.
    fn lines(&self) -> String {
        let mut lines: Vec<Option<&str>> = Vec::new();
        let mut came: HashMap<&str, Vec<usize>> = HashMap::new();
        for line in self.hunks.iter().flat_map(|hunk| hunk.lines()) {
            let undone = line.strip_prefix('-').and_then(|text| came.get_mut(text)?.pop());
            match (undone, line.strip_prefix(['+', '='])) {
                (Some(place), _) => {
                    if let Some(slot) = lines.get_mut(place) {
                        *slot = None;
                    }
                    continue;
                }
                (None, Some(text)) => came.entry(text).or_default().push(lines.len()),
                (None, None) => {}
            }
            lines.push(Some(line));
        }
        lines.into_iter().flatten().collect::<Vec<_>>().join("\n")
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
    let flaky = findings.changes.is_empty() && made.is_none() && passes_again;
    let flaky = flaky.then(|| {
        "nothing was seen to change between the failing and the passing run, so it may be flaky".to_owned()
    });
    // Each file stands where it was first touched.
    let mut files = files.iter().filter(|file| file.edited);
    let mut told = HashSet::new();
    let changes = findings.changes.iter().filter_map(|change| match change {
        Change::File { path, .. } => told.insert(path).then(|| files.next().map(Touched::named)).flatten(),
        Change::Command(command) => Some(format!("ran `{command}`")),
        Change::Perhaps(line) => Some(format!("`{line}` ran in between, but nothing tells what it did")),
        Change::Package { manager, names } if names.is_empty() => {
            Some(format!("installed packages with {manager}"))
        }
        Change::Package { manager, names } => Some(format!("installed {} with {manager}", names.join(", "))),
        Change::Setting { file, key, .. } => Some(format!("set {key} in {file}")),
        _ => None,
    });
    sentence(&flaky.into_iter().chain(changes).chain(made).collect::<Vec<_>>())
}

fn decisive_lines(files: &[Touched<'_>]) -> String {
    let lines = files.iter().map(|file| (file_name(file.path), file.lines()));
    let shown = lines.filter(|(_, lines)| !lines.is_empty()).map(|(name, lines)| format!("{name}: {lines}"));
    sentence(&shown.collect::<Vec<_>>())
}

fn what_holds(evaluation: &Evaluation, passed: Option<&PassedRun>, kind: Kind) -> String {
    let findings = evaluation.findings();
    let run = passed.map(|run| {
        format!("`{}` passed with exit code {}{}", run.command, run.exit_code, summed_up(&run.summary))
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

fn when_it_applies(failed: Option<&FailedRun>, files: &[Touched<'_>], checkout: Option<&str>) -> String {
    let shows = failed.map(cause).filter(|cause| !cause.is_empty());
    let when = shows.map(|cause| format!("on {}", bound(&without_checkout(cause, checkout), TRIGGER_CHARS)));
    let paths: Vec<&str> = files.iter().map(|file| file.path).collect();
    let near = (!paths.is_empty()).then(|| format!("in {}", paths.join(", ")));
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
