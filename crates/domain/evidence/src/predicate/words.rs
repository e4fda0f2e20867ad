//! The plain sentences of verdicts and gates.

use crate::{Checked, FailedRun, Findings, GateName, Hidden, PassedRun, ReadBack, Reason};

/// How much of a command or a summary a sentence quotes, in characters.
const MAX_QUOTE: usize = 160;

fn quoted(text: &str) -> String {
    let text = text.lines().next().unwrap_or_default();
    let more = text.chars().count() > MAX_QUOTE;
    let kept: String = text.chars().take(if more { MAX_QUOTE - 1 } else { MAX_QUOTE }).collect();
    if more { format!("`{kept}…`") } else { format!("`{kept}`") }
}

pub(super) fn passed(findings: &Findings, check: Option<&str>, shown: &[&str]) -> String {
    let Some(run) = &findings.passed else { return Reason::TestsPassed.describe().to_owned() };
    let said = match (check, run.summary.as_str()) {
        (Some(check), "") => format!("that is all that the declared check `{check}` asks for"),
        (Some(check), said) => format!("the declared check `{check}` saw {}", quoted(said)),
        (None, "") => "its report names no failure any more".to_owned(),
        (None, said) => format!("its report says {}", quoted(said)),
    };
    let now = format!("{} ended with {} and {said}", quoted(&run.command), run.exit_code);
    let before = match &findings.failed {
        Some(failed) => {
            let when = if failed.earlier_turn { "an earlier turn of the session" } else { "this turn" };
            let ended = match failed.exit_code {
                Some(code) => format!("had ended with {code}"),
                None => "had failed".to_owned(),
            };
            format!(", after {} {ended} in {when}", quoted(&failed.command))
        }
        None => String::new(),
    };
    let behind = if shown.is_empty() { String::new() } else { format!(" {} ran after it.", list(shown)) };
    format!("{now}{before}.{behind}{}", not_covered(&findings.stale))
}

fn not_covered(stale: &[String]) -> String {
    if stale.is_empty() {
        String::new()
    } else {
        format!(" Edited afterwards, so not covered: {}.", list(stale))
    }
}

fn list<S: AsRef<str>>(names: &[S]) -> String {
    let shown: Vec<String> = names.iter().take(3).map(|name| quoted(name.as_ref())).collect();
    let more = names.len().saturating_sub(3);
    if more > 0 { format!("{} and {more} more", shown.join(", ")) } else { shown.join(", ") }
}

pub(super) fn failed(findings: &Findings) -> String {
    let Some(run) = &findings.failed else { return Reason::TestsFailed.describe().to_owned() };
    let ended = run.exit_code.map_or_else(|| "failed".to_owned(), |code| format!("ended with {code}"));
    format!("{} {ended} and its report says {}.", quoted(&run.command), quoted(&run.summary))
}

pub(super) fn read_back(artifact: &ReadBack) -> String {
    format!(
        "{} was read whole after its last write and holds exactly what was written ({} bytes).",
        quoted(&artifact.path),
        artifact.bytes
    )
}

/// Of a file that was written and not read back. What code does, no reading shows; what an edit made, only a whole file.
pub(super) fn not_read_back(path: &str, whole: bool) -> String {
    let hint = match (is_code(path), whole) {
        (true, _) => "Of code, a reading says little: a test run that covers it would count.",
        (false, true) => "Read the file whole after its last write.",
        (false, false) => "Of an edit, a check that failed before it and passes now would count.",
    };
    format!("{} Looked at {}. {hint}", Reason::NoReadBack.describe(), quoted(path))
}

fn is_code(path: &str) -> bool {
    const KINDS: &str = "py pyi js mjs cjs ts mts tsx jsx vue svelte rb php pl pm lua go rs c h cc cpp cxx hpp java kt swift \
                         cs ex exs zig scala clj sh bash sql";
    let kind = path.rsplit_once('.').map(|(_, kind)| kind);
    kind.is_some_and(|kind| KINDS.split_ascii_whitespace().any(|known| known == kind))
}

pub(super) fn other_target(passed: &str, named: &str) -> String {
    format!(
        "{} passed, but the message names {}, which is surely not among its tests. A run of that, or of the whole suite, \
         would count.",
        quoted(passed),
        quoted(named)
    )
}

pub(super) fn built(checked: &Checked) -> String {
    format!(
        "After {}, {} ended with {} and shows {}.",
        quoted(&checked.made_by),
        quoted(&checked.command),
        checked.exit_code,
        quoted(&checked.what)
    )
}

pub(super) fn state(checked: &Checked) -> String {
    format!(
        "After {}, {} ended with {} and shows every value that was sent.",
        quoted(&checked.made_by),
        quoted(&checked.command),
        checked.exit_code
    )
}

pub(super) fn stale(command: &str, edited: &[String]) -> String {
    format!(
        "What came after the last run of {0} began changed what it tested, or may have: {1}. Run {0} once more at the end.",
        quoted(command),
        list(edited)
    )
}

/// `named` tells whether the failing tests have names, so that a report of another run could show them.
pub(super) fn earlier_failure(failed: &str, passed: &str, named: bool) -> String {
    let quiet = passed.split_whitespace().any(|word| matches!(word, "-q" | "--quiet"));
    let or = match (named, quiet) {
        (false, _) => "",
        (true, false) => ", or let another run show the failing tests by name",
        (true, true) => ", or let another run show the failing tests by name, without `-q`",
    };
    format!(
        "{} failed in this turn and was not run again; {} does not show that all that failed passes now. Run {} once \
         more{or}.",
        quoted(failed),
        quoted(passed),
        quoted(failed)
    )
}

/// Of what the message asks for by the name of a command, beside what stands at the end of the turn.
pub(super) fn asked_for(failed: &str) -> String {
    format!(
        "The message asks for what {0} does, which failed in this turn and was not run again. Run {0} once more.",
        quoted(failed)
    )
}

/// Of a failure that an earlier turn left.
pub(super) fn left_broken(failed: &str, passed: &str) -> String {
    format!(
        "{} failed in an earlier turn, which the message asks to mend, and {} does not show that all that failed passes \
         now. Run {} once more.",
        quoted(failed),
        quoted(passed),
        quoted(failed)
    )
}

/// Of a pass before which something was done to the tests of which the message tells.
pub(super) fn turned(passed: &str, what: &str) -> String {
    format!(
        "{} passed, but the message tells of a failure, and before that run {what}. A run of the tests as they were would \
         count.",
        quoted(passed)
    )
}

/// Of a pass that reads like the failing command.
pub(super) fn failed_elsewhere(command: &str) -> String {
    format!(
        "{0} failed in this turn and passed later, but not surely as the same command: in another folder, or with other \
         settings. Run {0} once more where it failed, or, if that was the fault, let it show the failing tests by name.",
        quoted(command)
    )
}

/// `changed` is what is known to have been changed of it.
pub(super) fn judge_changed(failed: &str, changed: &[&str]) -> String {
    let changed = if changed.is_empty() {
        "the source that it names or what it asks".to_owned()
    } else {
        changed.join(", ")
    };
    format!(
        "{} failed in this turn and ends well now, but what it judges by was changed as well: {changed}. A test that \
         passes would count.",
        quoted(failed)
    )
}

pub(super) fn tests_missing(failed: &FailedRun, passed: &PassedRun) -> String {
    format!(
        "{} failed with {}; {} passes now with {}, which does not show that what failed is among it. A run that shows it \
         by name would count.",
        quoted(&failed.command),
        quoted(&failed.summary),
        quoted(&passed.command),
        quoted(&passed.summary)
    )
}

pub(super) fn later_run(proven: &str, later: &str) -> String {
    format!(
        "{} is proven, but {} ran after it and speaks against it or ended without telling. Run the tests once more at \
         the end.",
        quoted(proven),
        quoted(later)
    )
}

pub(super) fn unproven(reason: Reason, command: Option<&str>) -> String {
    let looked_at = command.map(|command| format!(" Looked at {}.", quoted(command))).unwrap_or_default();
    let hint = what_would_count(reason).map(|hint| format!(" {hint}")).unwrap_or_default();
    format!("{}{looked_at}{hint}", reason.describe())
}

/// A run that ended in a way of its own, with what it came to.
pub(super) fn broken(reason: Reason, command: &str, summary: &str) -> String {
    let told = if summary.is_empty() { String::new() } else { format!(" It came to {}.", quoted(summary)) };
    let hint = what_would_count(reason).map(|hint| format!(" {hint}")).unwrap_or_default();
    format!("{} Looked at {}.{told}{hint}", reason.describe(), quoted(command))
}

pub(super) fn hidden(reason: Reason, line: &str, hidden: &Hidden) -> String {
    format!(
        "{} Looked at {}. {} as a command of its own would count.",
        reason.describe(),
        quoted(line),
        quoted(&hidden.command)
    )
}

impl Reason {
    /// What would count in its place, in one sentence; `None` when only the work itself can change it.
    #[must_use]
    pub fn what_would_count(self) -> Option<&'static str> {
        what_would_count(self)
    }
}

/// What would have counted in its place.
fn what_would_count(reason: Reason) -> Option<&'static str> {
    Some(match reason {
        Reason::ExitMasked | Reason::Negated | Reason::Conditional | Reason::TrapSet | Reason::EvalUsed => {
            "Run the tests as the last command of a call, with nothing behind them."
        }
        Reason::PipelineWithoutPipefail => {
            "Run the tests without the pipe, or put `set -o pipefail;` in front."
        }
        Reason::BackgroundInShell | Reason::StartedEarlier => {
            "Run the tests in the foreground, or wait for the process and read how it ended."
        }
        Reason::BackgroundStart => {
            "Run what judges in the foreground, or wait for it and read how it ended; of a server, a test against it would \
             count."
        }
        Reason::OutsideProject => "Run the tests in a folder of the session's checkout.",
        Reason::InLoop => "Run each test command once, in a call of its own.",
        Reason::Shadowed | Reason::SourceUsed | Reason::ShellOption => {
            "Run the tests in a session whose environment was not changed."
        }
        Reason::PosixShell => "Run the tests without a shell inside the shell.",
        Reason::DynamicCommand => "Write the command and its arguments out.",
        Reason::RunsElsewhere | Reason::CommandRunner => {
            "Call the test runner itself, or declare this command as a check in `veridical.toml`."
        }
        Reason::IndirectRunner => {
            "If it starts a test runner, call that itself; otherwise declare this command as a check in `veridical.toml`."
        }
        Reason::RunnerNotSupported => "Declare this command as a check in `veridical.toml`.",
        Reason::Unparsable | Reason::TooComplex => "Run the tests in a short call of their own.",
        Reason::OutputRedirected | Reason::OutputFiltered | Reason::OtherOutput | Reason::RepeatedSummary => {
            "Run one test command in a call of its own and let its output through."
        }
        Reason::OutputCut => "Let the runner print its summary, with less output before it (`-q`).",
        Reason::NoReport => "Let the runner print its summary, without an option that hushes it.",
        Reason::ReportSuppressed => {
            "Let the runner print its summary in its usual form, without the option that hushes it or gives it another."
        }
        Reason::AssertionsDisabled => "Run the tests once more without that option.",
        Reason::TimedOut => "Run it once more with more time, or a smaller part of it at once.",
        Reason::CollectOnly | Reason::NoTests | Reason::FilteredToNothing | Reason::AllSkipped => {
            "A run in which at least one test passes would count."
        }
        Reason::NotRebuilt => "Build and test in one line: `cmake --build build && ctest --test-dir build`.",
        Reason::PutAway => "Mend what fails where it stands, and run the same command again.",
        Reason::OnlyCached => "Run the tests anew, past the cache: `go test -count=1`.",
        Reason::CheckFailed | Reason::CheckUnmet => {
            "A run of the check that shows what was declared would count."
        }
        Reason::CheckChanged => {
            "Run the check in a session that leaves it as it is; in place of a task, call the test runner itself."
        }
        Reason::NotAfter => "Run that command by itself, and the check behind it.",
        Reason::StateNotRead | Reason::StateDiffers => {
            "Read the same address whole after the last write, as a command of its own (`curl -s URL`); of a row, select what \
             was written by the same condition."
        }
        Reason::NoReadBack | Reason::ReadBackDiffers => "Read the file whole after its last write.",
        Reason::MemoryOutput => "What memory says has to be seen again: a test run that passes would count.",
        Reason::NotATest
        | Reason::NoPredicate
        | Reason::ProseOnly
        | Reason::NoEvidence
        | Reason::DelegatedReport => {
            "A test run that passes, a check that failed before and passes now, or a file read back as written, would count."
        }
        _ => return None,
    })
}

pub(super) fn gate(gate: GateName, commands: usize) -> String {
    match gate {
        GateName::Trajectory => format!("The turn holds evidence ({commands} ended or started commands)."),
        GateName::Attribution => "The exit status belongs to the command that matters.".to_owned(),
        GateName::Report => "The report was read and agrees with the exit status.".to_owned(),
        GateName::Predicate => "A predicate holds.".to_owned(),
        GateName::Freshness => "Nothing that it covers was edited afterwards.".to_owned(),
    }
}

#[cfg(test)]
mod tests;
