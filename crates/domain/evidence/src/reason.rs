use crate::codes::codes;

codes! {
    /// Why a verdict or an attribution is as it is. Codes are stable: answers, stored verdicts and
    /// `docs/reasons.md` cite them.
    Reason {
        TestsPassed = "tests-passed", "The tests ran, at least one passed and none failed.";
        FailedThenPassed = "failed-then-passed", "The same command that failed earlier in the turn passes now.";
        TestsFailed = "tests-failed", "The tests ran and the report names the failures that the exit status tells of.";
        DeclaredCheck = "declared-check", "A check that the operator declared ended with 0, and what it must show is there.";
        ArtifactMatches = "artifact-matches", "What was built is there and is right, by a check after the build.";
        StateEquals = "state-equals", "A read after the write shows the state that was asked for.";
        ReadBack = "read-back", "The file, read whole after its last write, holds exactly what was written.";
        StatusAttested = "status-attested", "The exit status belongs to this command.";

        ExitMasked = "exit-not-attributable", "Another command decides the exit status, so it says nothing about the command that matters.";
        PipelineWithoutPipefail = "pipeline-without-pipefail", "Without `set -o pipefail` a pipeline ends with the status of its last command.";
        Negated = "negated", "`!` turns the exit status around.";
        BackgroundInShell = "background-in-shell", "A command that runs in the background of the shell leaves no status behind.";
        InLoop = "in-loop", "A loop hides how often the command ran and how each run ended.";
        Conditional = "conditional", "It cannot be told whether the command ran at all.";
        TrapSet = "trap", "A `trap` can change the status with which the shell ends.";
        EvalUsed = "eval", "`eval` runs text that only the running shell knows.";
        SourceUsed = "source", "A sourced file can change what every later command means.";
        Shadowed = "shadowed", "The command's name may stand for another program: a function, an alias, a changed environment or a planted file.";
        ShellOption = "shell-option", "A shell option was set whose effect on the status is not decided here.";
        PosixShell = "posix-shell", "A construct that not every shell named `sh` reads alike stands in a line for it.";
        DynamicCommand = "dynamic-command", "The command or its arguments come from an expansion, so what ran is not known.";
        RunsElsewhere = "runs-elsewhere", "The command runs on another machine or in a container.";
        CommandRunner = "command-runner", "The status is that of a program that starts other commands and folds their statuses into one.";
        IndirectRunner = "indirect-runner", "The status belongs to a script or task runner, not to the tests that it may start.";
        Unparsable = "unparsable", "The command line is not valid shell.";
        TooComplex = "too-complex", "The command line is too long or too deeply nested to be judged.";
        OutputRedirected = "output-redirected", "The command's output went elsewhere, so its report was not seen.";
        OutputFiltered = "output-filtered", "Another program stood between the command and its output, so the report may not be the command's own.";
        OtherOutput = "other-output", "Another command of the line may have printed the report.";

        BackgroundStart = "background-start", "The process was only started; nothing is known of its end.";
        StartedEarlier = "started-earlier", "The process was started before this turn, so what it ran on is not known.";
        OutsideProject = "outside-project", "The command ran in a folder outside of the session's checkout.";
        TimedOut = "timed-out", "The command ran into its time limit.";
        Killed = "killed", "The command was killed.";
        Signalled = "signalled", "A signal ended the command.";
        Infrastructure = "infrastructure", "The command could not run as asked: a missing program, a wrong call or an internal error.";

        NotATest = "not-a-test", "The command is no test run that is known here, and a zero exit status alone proves no outcome.";
        NoPredicate = "no-predicate", "The process exited 0, which proves only that it ended well.";
        RunnerNotSupported = "runner-not-supported", "Reports of this test runner are not read yet.";
        ReportSuppressed = "report-suppressed", "An option of the test runner changes or leaves out its report.";
        AssertionsDisabled = "assertions-disabled", "An option takes the assertions out of the tests, or fits them to what the code does.";
        CollectOnly = "collect-only", "The runner was asked to list, collect or compile, not to run tests.";
        NoReport = "no-report", "The output holds no summary of the test runner.";
        OutputCut = "output-cut", "The output was cut and the summary is not in what is left.";
        RepeatedSummary = "repeated-summary", "The output holds more summaries than the run prints.";
        UnreadableReport = "unreadable-report", "The summary has a form that is not known here.";
        NoTests = "no-tests", "No test was collected.";
        FilteredToNothing = "filtered-to-nothing", "The selection left no test to run.";
        AllSkipped = "all-skipped", "No test passed or failed: all were skipped, ignored or expected to fail.";
        Flaky = "flaky", "A test failed in one attempt and passed in another, so neither settles anything.";
        OnlyCached = "only-cached", "Every result was kept from an earlier run; no test ran now.";
        CountsContradictStatus = "counts-contradict-status", "The counts of the report and the exit status do not agree.";
        CollectionError = "collection-error", "Tests could not be loaded, so the run judges nothing.";
        BuildFailed = "build-failed", "The tests did not compile, so none ran.";
        OtherTarget = "other-target", "The message names a test, and what passed are surely other tests.";
        EarlierFailure = "earlier-failure", "An earlier test run of the turn failed, and what passed later does not cover it.";
        TestsMissing = "tests-missing", "The run that passes has fewer tests than the one that failed, or leaves more of them out, so the failing test may be gone.";
        PutAway = "put-away", "What failed passes because the work was put away: by a stash, a reset, another branch, or the files as they were before.";
        LaterRun = "later-run", "After the run that proves something, a later one shows something else, or ended without telling.";
        NotRebuilt = "not-rebuilt", "The tested program may have been built before files were changed.";
        Stale = "stale", "Files were changed, or may have been, after the run began.";

        CheckFailed = "check-failed", "A check that the operator declared did not end with 0.";
        CheckUnmet = "check-unmet", "A check that the operator declared ended with 0, but what it must show is not there.";
        CheckChanged = "check-changed", "What the run goes by was written in this session: what a declared check runs, which may no longer be what the operator declared, or the recipes of a task, which may print what looks like a test run.";
        NotAfter = "not-after", "The command that the declared check must follow did not surely end well before it.";
        StateNotRead = "state-not-read", "A service was written to, but no read after it shows what it holds now.";
        StateDiffers = "state-differs", "The service does not hold what was written to it.";
        NoReadBack = "no-readback", "A file was written but not read back whole.";
        ReadBackDiffers = "readback-differs", "The file read back does not hold what was written.";
        NotAsAsked = "not-as-asked", "The file holds what was written, and the turn shows that this is not what was asked for.";
        DelegatedReport = "delegated-report", "A sub-agent's report is a claim, not evidence.";
        UntrustedSource = "untrusted-source", "Content from outside is never evidence.";
        MemoryOutput = "memory-output", "Recalled memory is never evidence.";
        ToolWarning = "warning", "The tool warned that its effect is not certain.";
        ToolError = "tool-error", "The tool failed.";
        OpaqueResult = "opaque-result", "The result of an unknown tool proves nothing, whatever it says of itself.";
        ProseOnly = "prose-only", "The turn holds words only; words are no evidence.";
        NoEvidence = "no-evidence", "The turn holds nothing that could prove an outcome.";
    }
}
