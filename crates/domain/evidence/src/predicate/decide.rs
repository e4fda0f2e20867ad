//! From the course of a turn to its verdict.

use super::coverage::may_answer_by_names;
use super::gates::gates;
use super::history::{History, failed_run, passed_run};
use super::identity::Exact;
use super::ledger::{Entry, Ledger};
use super::run::{Attempt, Kind, Moment, Run};
use super::{Predicate, target, words};
use crate::declared::Objective;
use crate::report::Judge;
use crate::{Change, Evaluation, Findings, Reason, Turn, Verdict};
use std::collections::HashMap;

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
    Evaluation { verdict, attestations: history.attestations, findings, gates, session: history.session }
}

fn decide(turn: &Turn, history: &History<'_>) -> (Verdict, Findings) {
    let all: Vec<Entry<'_>> = history.runs.iter().filter_map(Entry::judged).collect();
    let attempted = history.runs.iter().any(|run| matches!(run.kind, Kind::Unproven { .. }));
    let tested = attempted || all.iter().any(|run| run.command.tests());
    // Where tests ran, they judge; a script that ends well beside them does not.
    let judges = |run: &Entry<'_>| run.command.tests() || !tested;
    let runs: Vec<Entry<'_>> = all.into_iter().filter(judges).collect();
    match runs.last() {
        Some(last) if last.failure.is_none() => passed(history, &runs, &Ledger::of(history, judges), last),
        Some(last) => failed(history, &runs, last),
        None => unjudged(turn, history),
    }
}

/// The last run that judged passed.
fn passed(
    history: &History<'_>,
    runs: &[Entry<'_>],
    ledger: &Ledger<'_>,
    last: &Entry<'_>,
) -> (Verdict, Findings) {
    let changes_of = |pass: &Entry<'_>, opened: Option<Entry<'_>>| {
        let before = Some(pass.run.began);
        opened.map_or_else(
            || history.changes_between(None, before),
            |failing| history.changes_since(failing.run, before),
        )
    };
    // The pass that ended a failure says more than one after it that only goes on passing, while it stands.
    let fixed = runs.iter().rev().filter(|run| run.failure.is_none()).find_map(|pass| {
        let (opened, same) = ledger.ended_by(pass)?;
        let stands =
            pass.run.at == last.run.at || !history.undermined(&changes_of(pass, Some(opened)), pass.run);
        stands.then_some((*pass, Some(opened), same))
    });
    let (pass, opened, same) = fixed.unwrap_or((*last, None, false));
    let open = ledger.first_open();
    let changes = changes_of(&pass, opened);
    let declared = pass.declared();
    // What a file holds now changes nothing of the state that a system was seen in.
    let undermined = match declared.map(|check| check.objective) {
        Some(Objective::State) => history.unsettled_after(pass.run),
        _ => history.undermined(&changes, pass.run),
    };
    let shown = opened.or(open.map(|(run, _)| run));
    let mut findings = Findings {
        failed: shown.and_then(|run| Some(failed_run(&run, run.failure?))),
        changes: history.without_idle_prose(changes, opened),
        passed: passed_run(&pass.run.kind),
        stale: history.touched_after(pass.run),
        artifact: history.artifact(),
        checked: None,
    };
    let text = &pass.command.text;
    let shown = history.shown_after(pass.run);
    let told = |check: Option<&str>, findings: &Findings| words::passed(findings, check, &shown);
    let counts = pass.command.tests() || same;
    let put_away = |failing: Entry<'_>| history.put_away_between(failing.run.at, pass.run.began);
    let verdict = if undermined && counts {
        Verdict::unproven(Reason::Stale, words::stale(text, &findings.stale))
    } else if opened.is_some_and(put_away) {
        Verdict::unproven(Reason::PutAway, words::unproven(Reason::PutAway, Some(text)))
    } else if let Some(later) = speaks_against(history, runs, &pass) {
        Verdict::unproven(Reason::LaterRun, words::later_run(text, &later.attestation.command))
    } else if let Some((open, missing)) = open {
        match (&findings.failed, &findings.passed) {
            (Some(failed), Some(passed)) if missing && pass.command.tests() => {
                Verdict::unproven(Reason::TestsMissing, words::tests_missing(failed, passed))
            }
            _ => {
                let (failed, passed) = (&open.command.text, &last.command.text);
                let sentence = if missing {
                    let changed = history.turned_between(&open, last.run.began);
                    words::judge_changed(failed, &changed)
                } else if failed == passed {
                    words::failed_elsewhere(failed)
                } else {
                    let has_names = open.failure.is_some_and(|failure| !failure.tests.is_empty());
                    let named = has_names && may_answer_by_names(last.command, open.command);
                    words::earlier_failure(failed, passed, named)
                };
                Verdict::unproven(Reason::EarlierFailure, sentence)
            }
        }
    } else if let Some(attempt) = history.unheard(runs).filter(|_| opened.is_none() && counts) {
        let sentence = words::earlier_failure(attempt, &last.command.text, false);
        Verdict::unproven(Reason::EarlierFailure, sentence)
    } else if let Some(broken) = history.left_broken(runs, ledger).filter(|_| counts && opened.is_none()) {
        let sentence = words::left_broken(broken, &last.command.text);
        Verdict::unproven(Reason::EarlierFailure, sentence)
    } else if let Some(shown) = history.shows_otherwise(&pass) {
        Verdict::unproven(Reason::LaterRun, words::later_run(text, shown))
    } else if let Some(what) = history.turned_before(&pass).filter(|_| opened.is_none()) {
        Verdict::unproven(Reason::TestsMissing, words::turned(text, what))
    } else if declared.is_some_and(|check| check.objective != Objective::State)
        && findings.passed.as_ref().is_none_or(|run| run.report.is_none())
        && history.silenced_between((0, 0), pass.run.began)
    {
        Verdict::unproven(Reason::CheckChanged, words::unproven(Reason::CheckChanged, Some(text)))
    } else if let Some(failed) = history.asked_for().filter(|_| counts) {
        let sentence = words::earlier_failure(&failed.attestation.command, &last.command.text, false);
        Verdict::unproven(Reason::EarlierFailure, sentence)
    } else if pass.command.tests() {
        let counts = findings.passed.as_ref().and_then(|run| run.report);
        let predicate = match declared {
            _ if same => Predicate::FailedThenPassed,
            Some(check) => check.predicate(counts),
            None => Predicate::TestsPassed,
        };
        let passes = runs.iter().filter(|run| run.failure.is_none() && run.command.tests());
        let passes: Vec<&str> = passes.map(|run| run.command.text.as_str()).collect();
        if let (Predicate::TestsPassed, None) = (predicate, declared)
            && let Some(target) = target::missed(history.user(), &passes)
        {
            let verdict = Verdict::unproven(Reason::OtherTarget, words::other_target(text, target));
            return (verdict, findings);
        }
        Verdict::held(predicate, told(declared.map(|check| check.name.as_str()), &findings))
    } else if same && !findings.changes.is_empty() {
        Verdict::held(Predicate::FailedThenPassed, told(None, &findings))
    } else if let Some(verdict) = settled(history, &mut findings) {
        verdict
    } else if let Some((mended, stale)) = mended_before(history, runs, ledger) {
        Verdict::unproven(Reason::Stale, words::stale(&mended.command.text, &stale))
    } else {
        Verdict::unproven(Reason::NoPredicate, words::unproven(Reason::NoPredicate, Some(text)))
    };
    if verdict.verified() {
        let made = declared.and_then(|check| history.prelude_of(check.follows?));
        findings.changes.extend(made.map(|line| Change::Command(line.to_owned())));
        if let (true, Some(failing)) = (findings.changes.is_empty(), opened) {
            findings.changes = history.put_right_by(&failing, &pass).filter(|_| !same).unwrap_or_else(|| {
                // What ran in between may have mended it, though nobody knows what it did.
                history.perhaps_changed(failing.run.at, pass.run.began)
            });
        }
    }
    (verdict, findings)
}

/// The first pass that ended a failure of its own command, with what ran behind it and may have undone that.
fn mended_before<'r, 'a>(
    history: &History<'_>,
    runs: &'r [Entry<'a>],
    ledger: &Ledger<'_>,
) -> Option<(&'r Entry<'a>, Vec<String>)> {
    let mended = runs.iter().find(|run| ledger.ended_by(run).is_some_and(|(_, same)| same))?;
    let stale = history.touched_after(mended.run);
    (!stale.is_empty()).then_some((mended, stale))
}

/// The first run after a pass that speaks against it, or ended without telling, and that no later pass answers.
fn speaks_against<'a>(history: &'a History<'_>, runs: &[Entry<'_>], pass: &Entry<'_>) -> Option<&'a Run> {
    let passes = || runs.iter().filter(|run| run.failure.is_none());
    let last = passes().next_back().map(|run| run.run.at);
    let passed_later: HashMap<&Exact, Moment> =
        passes().filter_map(|run| Some((run.command.exact.as_ref()?, run.run.at))).collect();
    history.runs.iter().filter(|run| run.at > pass.run.at).find(|run| match &run.kind {
        Kind::Unproven { attempt, .. } => {
            let exact = attempt.command.as_ref().and_then(|command| command.exact.as_ref());
            let answered =
                exact.and_then(|exact| passed_later.get(exact)).is_some_and(|later| *later > run.at);
            !attempt.clean && !answered
        }
        // A build or a script that broke: tests that pass later say that it is mended.
        Kind::Other { against, .. } => *against && Some(run.at) > last,
        Kind::Failed { command, .. } | Kind::Broken { command, .. } => {
            command.judge == Judge::Build && Some(run.at) > last
        }
        Kind::Passed { .. } => false,
    })
}

/// The last run that judged failed.
fn failed(history: &History<'_>, runs: &[Entry<'_>], last: &Entry<'_>) -> (Verdict, Findings) {
    let stale = history.touched_after(last.run);
    let findings = Findings {
        failed: last.failure.map(|failure| failed_run(last, failure)),
        changes: history.changes_between(Some(streak_of(runs, last).run.at), None),
        passed: runs.iter().rev().find_map(|run| passed_run(&run.run.kind)),
        stale: Vec::new(),
        artifact: history.artifact(),
        checked: None,
    };
    let command = &last.command.text;
    let later = history
        .runs
        .iter()
        .filter(|run| run.at > last.run.at)
        .find(|run| matches!(&run.kind, Kind::Unproven { reason, .. } if *reason != Reason::CollectOnly));
    let verdict = match &last.run.kind {
        Kind::Broken { reason, failure, .. } => {
            Verdict::unproven(*reason, words::broken(*reason, command, &failure.summary))
        }
        _ if !last.command.tests() => {
            Verdict::unproven(Reason::NotATest, words::unproven(Reason::NotATest, Some(command)))
        }
        _ if !stale.is_empty() => match later.map(|later| (later, &later.kind)) {
            // It was run once more, in a way that tells nothing.
            Some((later, Kind::Unproven { reason, attempt })) => attempted(*reason, later, attempt),
            _ => Verdict::unproven(Reason::Stale, words::stale(command, &stale)),
        },
        _ => match later {
            Some(later) => {
                Verdict::unproven(Reason::LaterRun, words::later_run(command, &later.attestation.command))
            }
            None => Verdict::held(Predicate::TestsFailed, words::failed(&findings)),
        },
    };
    (verdict, findings)
}

/// The failing run of the same command that began the streak which this one goes on with.
fn streak_of<'a, 'b>(runs: &'b [Entry<'a>], last: &'b Entry<'a>) -> &'b Entry<'a> {
    let same = runs.iter().rev().filter(|run| run.command.is_same(last.command));
    same.take_while(|run| run.failure.is_some()).last().unwrap_or(last)
}

/// What stands at the end of the turn without a run that judged it: the state of a service, a file as it was written.
fn settled(history: &History<'_>, findings: &mut Findings) -> Option<Verdict> {
    let held = held_at_the_end(history, findings)?;
    if let Some(failed) = history.asked_for() {
        let command = &failed.attestation.command;
        return Some(Verdict::unproven(Reason::EarlierFailure, words::asked_for(command)));
    }
    Some(held)
}

fn held_at_the_end(history: &History<'_>, findings: &mut Findings) -> Option<Verdict> {
    if let Some(Ok(checked)) = history.state_of_services() {
        let sentence = words::state(&checked);
        findings.checked = Some(checked);
        return Some(Verdict::held(Predicate::StateEquals, sentence));
    }
    if let Some(checked) = history.built() {
        let sentence = words::built(&checked);
        findings.checked = Some(checked);
        return Some(Verdict::held(Predicate::ArtifactMatches, sentence));
    }
    let artifact = findings.artifact.as_ref().filter(|_| history.read_back() == Some(Ok(())))?;
    Some(Verdict::held(Predicate::FileReadBack, words::read_back(artifact)))
}

/// A test run that proves nothing.
fn attempted(reason: Reason, run: &Run, attempt: &Attempt) -> Verdict {
    let line = &run.attestation.command;
    let sentence = match &attempt.hidden {
        Some(hidden) => words::hidden(reason, line, hidden),
        None => words::unproven(reason, Some(line)),
    };
    Verdict::unproven(reason, sentence).behind(attempt.hidden.clone())
}

/// No run judged anything.
fn unjudged(turn: &Turn, history: &History<'_>) -> (Verdict, Findings) {
    let mut findings = Findings {
        changes: history.changes_between(None, None),
        artifact: history.artifact(),
        ..Findings::default()
    };
    let attempt = history.runs.iter().rev().find_map(|run| match &run.kind {
        Kind::Unproven { reason, attempt } => Some(attempted(*reason, run, attempt)),
        _ => None,
    });
    if let Some(verdict) = attempt {
        return (verdict, findings);
    }
    if let Some(verdict) = settled(history, &mut findings) {
        return (verdict, findings);
    }
    let ran = history.runs.iter().rev().find_map(|run| match run.kind {
        Kind::Other { reason, .. } => Some((reason, Some(run.attestation.command.as_str()))),
        _ => None,
    });
    let prose = if turn.observations().is_empty() { Reason::ProseOnly } else { Reason::NoEvidence };
    let (reason, command) = match (history.claim(), history.read_back()) {
        (Some(claim @ (Reason::BackgroundStart | Reason::DelegatedReport | Reason::UntrustedSource)), _) => {
            (claim, None)
        }
        (_, Some(Err((Reason::NoReadBack, path)))) => {
            let sentence = words::not_read_back(path, history.is_known_whole(path));
            return (Verdict::unproven(Reason::NoReadBack, sentence), findings);
        }
        (_, Some(Err((reason, path)))) => (reason, Some(path)),
        _ if let Some(Err(reason)) = history.state_of_services() => (reason, None),
        (claim, _) => ran.or(claim.map(|claim| (claim, None))).unwrap_or((prose, None)),
    };
    (Verdict::unproven(reason, words::unproven(reason, command)), findings)
}
