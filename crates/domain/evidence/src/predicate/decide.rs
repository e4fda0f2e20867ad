//! From the course of a turn to its verdict.

use super::history::{History, failed_run, passed_run};
use super::run::{Identity, Kind, Run};
use super::words;
use super::{Predicate, coverage};
use crate::report::Failure;
use crate::{Evaluation, Findings, Gate, GateDecision, GateName, Reason, Turn, Verdict};

/// Describes the evidence of any turn. Carries no proof.
///
/// ```
/// use veridical_evidence::*;
/// let mut turn = Turn::builder("run the tests");
/// turn.observe(Observation::ProcessExit(ProcessExit {
///     command: "pytest -q || true".into(),
///     workdir: None,
///     ending: Ending::Exited(0),
///     output: Output::complete("4 passed in 0.1s"),
/// }));
/// let evaluation = evaluate(&turn.build());
/// assert!(!evaluation.verdict().verified());
/// assert_eq!(evaluation.verdict().reason(), Reason::ExitMasked);
/// ```
#[must_use]
pub fn evaluate(turn: &Turn) -> Evaluation {
    let history = History::of(turn);
    let (verdict, findings) = decide(turn, &history);
    let gates = gates(&verdict, &history);
    Evaluation { verdict, attestations: history.attestations, findings, gates }
}

/// A run that judged, with what it found.
struct Judged<'a> {
    run: &'a Run,
    command: &'a Identity,
    failure: Option<&'a Failure>,
}

fn judged(run: &Run) -> Option<Judged<'_>> {
    match &run.kind {
        Kind::Passed { command, .. } => Some(Judged { run, command, failure: None }),
        Kind::Failed { command, failure } | Kind::Broken { command, failure, .. } => {
            Some(Judged { run, command, failure: Some(failure) })
        }
        Kind::Unproven(_) | Kind::Other(_) => None,
    }
}

fn decide(turn: &Turn, history: &History) -> (Verdict, Findings) {
    let all: Vec<Judged<'_>> = history.runs.iter().filter_map(judged).collect();
    let attempted = history.runs.iter().any(|run| matches!(run.kind, Kind::Unproven(_)));
    let tested = attempted || all.iter().any(|run| run.command.tests);
    // Where tests ran, they judge; a script that ends well beside them does not.
    let runs: Vec<&Judged<'_>> = all.iter().filter(|run| run.command.tests || !tested).collect();
    match runs.last() {
        Some(last) if last.failure.is_none() => passed(history, &runs, last),
        Some(last) => failed(history, &runs, last),
        None => unjudged(turn, history),
    }
}

fn passed(history: &History, runs: &[&Judged<'_>], last: &Judged<'_>) -> (Verdict, Findings) {
    let opened = opening_failure(runs, last);
    let open = runs.iter().find(|run| is_open(run, runs));
    let changes = history.changes_between(opened.map(|run| run.run.at), Some(last.run.at));
    let stale = history.edited_after(last.run.at);
    let undermined = history.undermined(&changes, last.run.at);
    let findings = Findings {
        failed: opened.or(open.copied()).and_then(|run| Some(failed_run(run.command, run.failure?))),
        changes,
        passed: passed_run(&last.run.kind),
        stale,
        artifact: history.artifact.clone(),
    };
    let same = opened.is_some_and(|run| run.command.same == last.command.same);
    let verdict = if let Some(open) = open {
        Verdict::unproven(
            Reason::EarlierFailure,
            words::earlier_failure(&open.command.text, &last.command.text),
        )
    } else if undermined && (last.command.tests || same) {
        Verdict::unproven(Reason::Stale, words::stale(&last.command.text, &findings.stale))
    } else if last.command.tests {
        let predicate = if same { Predicate::FailedThenPassed } else { Predicate::TestsPassed };
        Verdict::held(predicate, words::passed(&findings))
    } else if same && !findings.changes.is_empty() {
        Verdict::held(Predicate::FailedThenPassed, words::passed(&findings))
    } else if let (Some(Ok(())), Some(artifact)) = (history.read_back(), &findings.artifact) {
        Verdict::held(Predicate::FileReadBack, words::read_back(artifact))
    } else {
        Verdict::unproven(Reason::NoPredicate, words::unproven(Reason::NoPredicate, Some(&last.command.text)))
    };
    (verdict, findings)
}

fn failed(history: &History, runs: &[&Judged<'_>], last: &Judged<'_>) -> (Verdict, Findings) {
    let stale = history.edited_after(last.run.at);
    let first = opening_failure(runs, last).unwrap_or(last);
    let findings = Findings {
        failed: last.failure.map(|failure| failed_run(last.command, failure)),
        changes: history.changes_between(Some(first.run.at), None),
        passed: runs.iter().rev().find_map(|run| passed_run(&run.run.kind)),
        stale: Vec::new(),
        artifact: history.artifact.clone(),
    };
    let command = &last.command.text;
    let verdict = match &last.run.kind {
        Kind::Broken { reason, .. } => Verdict::unproven(*reason, words::unproven(*reason, Some(command))),
        _ if !stale.is_empty() => Verdict::unproven(Reason::Stale, words::stale(command, &stale)),
        _ if last.command.tests => Verdict::held(Predicate::TestsFailed, words::failed(&findings)),
        _ => Verdict::unproven(Reason::NotATest, words::unproven(Reason::NotATest, Some(command))),
    };
    (verdict, findings)
}

/// The failing run that began the streak which `last` ends or goes on with: of the same command, else of one that
/// `last` covers.
fn opening_failure<'a, 'b>(runs: &[&'a Judged<'b>], last: &Judged<'_>) -> Option<&'a Judged<'b>> {
    let before = || runs.iter().copied().filter(|run| run.run.at < last.run.at);
    let streak = |wanted: &dyn Fn(&Judged<'_>) -> bool| {
        let mut opened = None;
        for run in before().filter(|run| wanted(run)) {
            opened = match (run.failure, opened) {
                (None, _) => None,
                (Some(_), None) => Some(run),
                (Some(_), opened) => opened,
            };
        }
        opened
    };
    streak(&|run| run.command.same == last.command.same).or_else(|| {
        streak(&|run| run.failure.is_some_and(|failure| coverage::covers(last.command, run.command, failure)))
    })
}

/// Whether a failing run was never answered by a later pass of the same command, or of one that covers it.
fn is_open(run: &Judged<'_>, runs: &[&Judged<'_>]) -> bool {
    let Some(failure) = run.failure else { return false };
    !runs.iter().any(|later| {
        later.failure.is_none()
            && later.run.at > run.run.at
            && (later.command.same == run.command.same
                || coverage::covers(later.command, run.command, failure))
    })
}

/// No run judged anything.
fn unjudged(turn: &Turn, history: &History) -> (Verdict, Findings) {
    let findings = Findings {
        changes: history.changes_between(None, None),
        artifact: history.artifact.clone(),
        ..Findings::default()
    };
    let attempt = history.runs.iter().rev().find_map(|run| match run.kind {
        Kind::Unproven(reason) => Some((reason, run)),
        _ => None,
    });
    if let Some((reason, run)) = attempt {
        return (
            Verdict::unproven(reason, words::unproven(reason, Some(&run.attestation.command))),
            findings,
        );
    }
    if let (Some(Ok(())), Some(artifact)) = (history.read_back(), &findings.artifact) {
        return (Verdict::held(Predicate::FileReadBack, words::read_back(artifact)), findings);
    }
    let ran = history.runs.iter().rev().find_map(|run| match run.kind {
        Kind::Other(reason) => Some((reason, Some(run.attestation.command.as_str()))),
        _ => None,
    });
    let prose = if turn.observations().is_empty() { Reason::ProseOnly } else { Reason::NoEvidence };
    let (reason, command) = match (history.claim(), history.read_back()) {
        (Some(claim @ (Reason::BackgroundStart | Reason::DelegatedReport | Reason::UntrustedSource)), _) => {
            (claim, None)
        }
        (_, Some(Err(reason))) => (reason, None),
        (claim, _) => ran.or(claim.map(|claim| (claim, None))).unwrap_or((prose, None)),
    };
    (Verdict::unproven(reason, words::unproven(reason, command)), findings)
}

/// Every gate's decision: those before the one that refused let the evidence through.
fn gates(verdict: &Verdict, history: &History) -> Vec<Gate> {
    let refusing = if verdict.verified() { None } else { Some(gate_of(verdict.reason())) };
    let read_back = verdict.predicate() == Some(Predicate::FileReadBack);
    let needless = |gate| read_back && matches!(gate, GateName::Attribution | GateName::Report);
    GateName::ALL
        .iter()
        .map(|gate| {
            let (decision, reason, detail) = match refusing {
                Some(refusing) if *gate > refusing => (GateDecision::NotReached, None, String::new()),
                Some(refusing) if *gate == refusing => {
                    (GateDecision::Refuse, Some(verdict.reason()), verdict.sentence().to_owned())
                }
                _ if needless(*gate) => (GateDecision::NotReached, None, String::new()),
                _ => (GateDecision::Pass, None, words::gate(*gate, history.attestations.len())),
            };
            Gate { gate: *gate, decision, reason, detail }
        })
        .collect()
}

fn gate_of(reason: Reason) -> GateName {
    use Reason as R;
    match reason {
        R::ProseOnly
        | R::NoEvidence
        | R::DelegatedReport
        | R::UntrustedSource
        | R::MemoryOutput
        | R::ToolWarning
        | R::ToolError
        | R::OpaqueResult
        | R::BackgroundStart => GateName::Trajectory,
        R::ExitMasked
        | R::PipelineWithoutPipefail
        | R::Negated
        | R::BackgroundInShell
        | R::InLoop
        | R::Conditional
        | R::TrapSet
        | R::EvalUsed
        | R::SourceUsed
        | R::Shadowed
        | R::ShellOption
        | R::DynamicCommand
        | R::RunsElsewhere
        | R::CommandRunner
        | R::IndirectRunner
        | R::Unparsable
        | R::TooComplex
        | R::TimedOut
        | R::Killed
        | R::Signalled
        | R::StatusAttested => GateName::Attribution,
        R::OutputRedirected
        | R::OutputFiltered
        | R::OtherOutput
        | R::Infrastructure
        | R::RunnerNotSupported
        | R::ReportSuppressed
        | R::AssertionsDisabled
        | R::CollectOnly
        | R::NoReport
        | R::OutputCut
        | R::RepeatedSummary
        | R::UnreadableReport
        | R::NoTests
        | R::FilteredToNothing
        | R::AllSkipped
        | R::CountsContradictStatus
        | R::CollectionError
        | R::BuildFailed => GateName::Report,
        R::NotATest
        | R::NoPredicate
        | R::NoReadBack
        | R::ReadBackDiffers
        | R::TestsPassed
        | R::FailedThenPassed
        | R::TestsFailed
        | R::ReadBack => GateName::Predicate,
        R::Stale | R::EarlierFailure => GateName::Freshness,
    }
}
