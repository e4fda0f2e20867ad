//! The chain of a turn for people at a terminal: readable without colour, one fact a line.

use crate::visible::line;
use std::fmt::Write;
use veridical::evidence::TestCounts;
use veridical::{
    ChangeView, ExplainAnswer, FindingsView, ReportView, RunView, Shown, SignatureView, StepView,
};

/// How much of one text stands on a line, in characters.
const WIDTH: usize = 160;

pub(super) fn of(answer: &ExplainAnswer) -> String {
    let mut text = String::new();
    let verdict = &answer.verdict;
    let proven = if verdict.verified { "verified" } else { "not verified" };
    let sentence = line(verdict.sentence.as_str(), 4 * WIDTH);
    let _ = writeln!(text, "{proven}: {sentence} ({}, {})", verdict.outcome, verdict.reason);
    if let Some(session) = &answer.session {
        let _ = writeln!(text, "  session   {}", session.as_str());
    }
    if !answer.task.as_str().is_empty() {
        let _ = writeln!(text, "  task      {}", brief(&answer.task));
    }
    steps(&mut text, answer);
    findings(&mut text, &answer.findings);
    gates(&mut text, answer);
    match &answer.episode {
        Some(episode) if answer.kept => {
            let kind = answer.kind.unwrap_or_default();
            let narrative = super::super::episode::narrative(episode.narrative());
            let claim = answer.wording.as_ref().map(super::super::episode::worded).unwrap_or_default();
            let _ = writeln!(text, "\nwould be kept as a lesson ({kind}):\n{narrative}{claim}");
        }
        _ => text.push_str("\nnothing would be kept\n"),
    }
    text
}

fn steps(text: &mut String, answer: &ExplainAnswer) {
    if answer.steps.is_empty() {
        text.push_str("\nno tool was used\n");
        return;
    }
    text.push_str("\nwhat the tools did:\n");
    for step in &answer.steps {
        let first = step.subject.as_ref().map_or_else(|| detail(step), brief);
        let _ = writeln!(text, "  {:>3}  {:<16}  {first}", step.step, step.what.word());
        for more in about(step) {
            let _ = writeln!(text, "       {:<16}  {more}", "");
        }
    }
}

/// What is said of a step below its subject.
fn about(step: &StepView) -> Vec<String> {
    match (&step.subject, step.ending) {
        (None, _) => return Vec::new(),
        (Some(_), None) => return vec![detail(step)],
        (Some(_), Some(_)) => {}
    }
    let attested = match &step.attested {
        Some(command) if Some(command) == step.subject.as_ref() => "the status is its own".to_owned(),
        Some(command) => format!("the status belongs to `{}`", brief(command)),
        None => step.detail.clone(),
    };
    let reason = step.reason.unwrap_or_default();
    let mut lines = vec![format!("{}; {attested} ({reason})", how_it_ended(step))];
    let reported = step.report.as_ref().map(reported).filter(|reported| !reported.is_empty());
    lines.extend(reported.map(|reported| format!("its report: {reported}")));
    lines
}

fn detail(step: &StepView) -> String {
    let reason = step.reason.map_or_else(String::new, |reason| format!(" ({reason})"));
    format!("{}{reason}", step.detail)
}

/// How a command ended, where, and how much it printed.
pub(super) fn how_it_ended(step: &StepView) -> String {
    let ended = match (step.ending, step.status) {
        (Some("exited"), Some(status)) => format!("ended with {status}"),
        (Some("signalled"), Some(signal)) => format!("ended by signal {signal}"),
        (Some("timed-out"), _) => "stopped at a time limit".to_owned(),
        (Some("killed"), _) => "killed".to_owned(),
        (Some("not-started"), _) => "never ran".to_owned(),
        _ => return String::new(),
    };
    let folder = step.folder.as_ref().map_or_else(String::new, |folder| format!(" in {}", brief(folder)));
    let printed = step.output.map_or_else(String::new, |output| {
        let cut = if output.complete { "" } else { ", not all of it" };
        format!(", printed {} bytes{cut}", output.bytes)
    });
    format!("{ended}{folder}{printed}")
}

/// What a report says: its own summary, or else what was counted.
pub(super) fn reported(report: &ReportView) -> String {
    let counts = || report.counts.map(counted).unwrap_or_default();
    let summary = Some(brief(&report.summary)).filter(|summary| !summary.is_empty());
    let tests: Vec<String> = report.failing_tests.iter().map(brief).collect();
    let failing = if tests.is_empty() { String::new() } else { format!("failing: {}", tests.join(", ")) };
    joined("; ", [summary.unwrap_or_else(counts), failing])
}

/// What was counted, without zeros.
pub(super) fn counted(counts: TestCounts) -> String {
    let kinds = [
        (counts.passed, "passed"),
        (counts.failed, "failed"),
        (counts.errors, "broken"),
        (counts.skipped, "skipped"),
        (counts.expected_failures, "failed as expected"),
        (counts.unexpected_passes, "passed unexpectedly"),
        (counts.deselected, "left out"),
    ];
    kinds.iter().filter(|(n, _)| *n > 0).map(|(n, what)| format!("{n} {what}")).collect::<Vec<_>>().join(", ")
}

fn findings(text: &mut String, findings: &FindingsView) {
    let lines = found(findings);
    if lines.is_empty() {
        return;
    }
    text.push_str("\nwhat it shows:\n");
    for (what, shown) in lines {
        let _ = writeln!(text, "  {what:<10}  {shown}");
    }
}

/// The findings, each with its name.
pub(super) fn found(findings: &FindingsView) -> Vec<(&'static str, String)> {
    let mut lines = Vec::new();
    if let Some(run) = &findings.failed {
        lines.push(("failed", ran(run)));
        lines.extend(
            run.signature
                .as_ref()
                .map(died_of)
                .filter(|cause| !cause.is_empty())
                .map(|cause| ("cause", cause)),
        );
    }
    lines.extend(findings.changes.iter().map(|change| (change.change, changed(change))));
    lines.extend(findings.passed.as_ref().map(|run| ("passed", ran(run))));
    lines.extend(
        findings
            .artifact
            .as_ref()
            .map(|file| ("read back", format!("{} ({} bytes)", brief(&file.path), file.bytes))),
    );
    lines.extend(findings.checked.as_ref().map(|checked| {
        let how = format!("`{}` ended with {}", brief(&checked.command), checked.exit_code);
        ("checked", format!("{}: {how}", brief(&checked.what)))
    }));
    lines.extend(findings.stale.iter().map(|name| ("stale", brief(name))));
    lines
}

fn ran(run: &RunView) -> String {
    let report = reported(&run.report);
    let said = if report.is_empty() { String::new() } else { format!(": {report}") };
    let ended = run.exit_code.map_or_else(|| "failed".to_owned(), |code| format!("ended with {code}"));
    format!("`{}` {ended}{said}", brief(&run.command))
}

fn died_of(signature: &SignatureView) -> String {
    let part = |part: &Option<Shown>| part.as_ref().map(brief).unwrap_or_default();
    let place = signature.place.as_ref().map_or_else(String::new, |place| format!("at {}", brief(place)));
    joined(", ", [joined(": ", [part(&signature.kind), part(&signature.message)]), place])
}

fn changed(change: &ChangeView) -> String {
    let symbols: Vec<String> = change.symbols.iter().map(brief).collect();
    let symbols = if symbols.is_empty() { String::new() } else { format!(" ({})", symbols.join(", ")) };
    format!("{}{symbols}", brief(&change.subject))
}

fn gates(text: &mut String, answer: &ExplainAnswer) {
    text.push_str("\nthe gates:\n");
    for gate in &answer.gates {
        let reason = gate.reason.map_or_else(String::new, |reason| format!(" ({reason})"));
        let detail = line(gate.detail.as_str(), 4 * WIDTH);
        let _ = writeln!(text, "  {:<12}  {:<13}  {detail}{reason}", gate.gate, gate.decision);
    }
    for (code, n) in &answer.unread_pieces {
        let _ = writeln!(text, "  {n} piece(s) could not be read ({code})");
    }
}

/// The parts that say something.
fn joined<const N: usize>(between: &str, parts: [String; N]) -> String {
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(between)
}

fn brief(text: &Shown) -> String {
    line(text.as_str(), WIDTH)
}

#[cfg(test)]
mod tests {
    use super::super::sample;

    #[test]
    fn a_proven_turn_is_told_from_its_tools_to_its_lesson() {
        insta::assert_snapshot!(super::of(&veridical::explain(&sample::proven())));
    }

    #[test]
    fn an_unproven_turn_says_what_was_in_the_way_and_prints_no_secret() {
        insta::assert_snapshot!(super::of(&veridical::explain(&sample::unproven())));
    }
}
