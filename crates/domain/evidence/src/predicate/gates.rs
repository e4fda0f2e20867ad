//! What each gate decided, told from the verdict.

use super::history::History;
use super::{Predicate, words};
use crate::{Gate, GateDecision, GateName, Reason, Verdict};

/// Every gate's decision: those before the one that refused let the evidence through.
pub(super) fn gates(verdict: &Verdict, history: &History<'_>) -> Vec<Gate> {
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
        | R::BackgroundStart
        | R::StartedEarlier => GateName::Trajectory,
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
        | R::CheckChanged
        | R::ShellOption
        | R::PosixShell
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
        | R::Flaky
        | R::OnlyCached
        | R::CountsContradictStatus
        | R::CollectionError
        | R::BuildFailed => GateName::Report,
        R::CheckFailed
        | R::CheckUnmet
        | R::NotAfter
        | R::OtherTarget
        | R::StateNotRead
        | R::StateDiffers
        | R::DeclaredCheck
        | R::ArtifactMatches
        | R::StateEquals
        | R::NotATest
        | R::OutsideProject
        | R::NoPredicate
        | R::NoReadBack
        | R::ReadBackDiffers
        | R::NotAsAsked
        | R::TestsPassed
        | R::FailedThenPassed
        | R::TestsFailed
        | R::ReadBack => GateName::Predicate,
        R::Stale | R::NotRebuilt | R::EarlierFailure | R::TestsMissing | R::PutAway | R::LaterRun => {
            GateName::Freshness
        }
    }
}
