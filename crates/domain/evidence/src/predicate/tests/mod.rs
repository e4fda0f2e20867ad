mod artifact;
mod asked;
mod asked_files;
mod checks;
mod courses;
mod customary;
mod declared;
mod demo;
mod doubt;
mod fresh;
mod left;
mod loaded;
mod mended;
mod missing;
mod near;
mod printed;
mod rebuilt;
mod same;
mod scripted;
mod several;
mod silenced;
mod state;
mod tasks;
mod turns;
mod unheard;
mod wider;

use super::{Predicate, evaluate, prove};
use crate::{
    Change, DropReason, Edit, Ending, Evaluation, FileRead, FileWrite, GateDecision, Observation, Outcome,
    Output, ProcessExit, Reason, TrustedTurn, Turn,
};
use proptest::prelude::*;
use veridical_kernel::{Ancestry, Lease, Marker, Source, Surroundings, Terminal};

const PASSED: &str = "....  [100%]\n4 passed in 0.10s\n";
const FAILED: &str = "=== FAILURES ===\n___ test_mean ___\n\n    def test_mean():\n>       assert mean([]) == 0\n\
                      E       ZeroDivisionError: division by zero\n\ncalc.py:2: ZeroDivisionError\n\
                      === short test summary info ===\nFAILED test_calc.py::test_mean - ZeroDivisionError: division\n\
                      1 failed, 3 passed in 0.10s\n";

/// A pass of two files that says which.
const WIDE: &str = "collected 6 items\n\ntest_calc.py ....   [ 66%]\ntest_other.py ..   [100%]\n\n\
                    === 6 passed in 0.10s ===\n";

fn ran(command: &str, status: i32, output: &str) -> Observation {
    ended(command, Ending::Exited(status), output)
}

fn ended(command: &str, ending: Ending, output: &str) -> Observation {
    Observation::ProcessExit(exit(command, ending, output))
}

fn exit(command: &str, ending: Ending, output: &str) -> ProcessExit {
    ProcessExit { command: command.into(), workdir: None, ending, output: Output::complete(output) }
}

fn edited(path: &str) -> Observation {
    let edit =
        Edit { removed: "return sum(v) / len(v)".into(), added: "return sum(v) / max(len(v), 1)".into() };
    Observation::FileWrite(FileWrite { path: path.into(), edits: vec![edit], ..FileWrite::default() })
}

fn patched(path: &str, removed: &str, added: &str) -> Observation {
    let edit = Edit { removed: removed.into(), added: added.into() };
    Observation::FileWrite(FileWrite { path: path.into(), edits: vec![edit], ..FileWrite::default() })
}

fn wrote(path: &str, content: &str) -> Observation {
    Observation::FileWrite(FileWrite {
        path: path.into(),
        whole: Some(content.into()),
        ..FileWrite::default()
    })
}

fn read(path: &str, content: &str, whole: bool) -> Observation {
    Observation::FileRead(FileRead { path: path.into(), content: Some(content.into()), whole })
}

fn started(command: &str, process: &str) -> Observation {
    Observation::BackgroundStart { command: command.into(), process: Some(process.into()) }
}

fn finished(process: &str, command: &str, status: i32, output: &str) -> Observation {
    let exit = exit(command, Ending::Exited(status), output);
    Observation::BackgroundEnd { process: process.into(), exit }
}

fn turn(observations: Vec<Observation>) -> Turn {
    let mut turn = Turn::builder("look after the shop").assistant("All tests pass.");
    observations.into_iter().for_each(|observation| turn.observe(observation));
    turn.build()
}

/// The verdict in one line: predicate or reason.
fn verdict(observations: Vec<Observation>) -> String {
    let evaluation = evaluate(&turn(observations));
    let verdict = evaluation.verdict();
    assert_eq!(verdict.outcome() == Outcome::Unknown, !verdict.verified(), "{verdict:?}");
    assert!(!verdict.sentence().is_empty());
    match verdict.predicate() {
        Some(predicate) => format!("{} {}", verdict.outcome().word(), predicate.code()),
        None => verdict.reason().code().to_owned(),
    }
}

#[test]
fn one_command_is_verified_only_by_its_own_report_and_status() {
    let jest = "Test Suites: 1 passed, 1 total\nTests:       2 passed, 2 total\n";
    let cargo =
        "running 0 tests\n\ntest result: ok. 0 passed; 0 failed; 0 ignored; 0 measured; 48 filtered out\n";
    let compile_error =
        "error[E0308]: mismatched types\n --> src/lib.rs:2:5\nerror: could not compile `x` (lib)\n";
    let go =
        "--- FAIL: TestMean (0.00s)\n    calc_test.go:9: 3\nFAIL\nFAIL\texample.org/calc\t0.002s\nFAIL\n";
    let go_well = "ok  \texample.org/calc\t0.002s\n";
    let cases = [
        ("go test ./... || exit 1", 1, go, "failure tests-failed"),
        ("go test ./... || { exit 3; }", 3, go, "failure tests-failed"),
        ("go test ./... || exit 1", 1, go_well, "exit-not-attributable"),
        ("go test ./... || exit 1", 1, "", "exit-not-attributable"),
        ("go test ./... || exit 0", 0, go, "exit-not-attributable"),
        ("go test ./... && exit 1", 1, go, "exit-not-attributable"),
        ("go test ./... ; exit 1", 1, go, "exit-not-attributable"),
        ("go test ./... || cat old.log; exit 1", 1, go, "exit-not-attributable"),
        ("pytest -q", 0, PASSED, "success tests-passed"),
        ("cd app && uv run pytest -q 2>&1", 0, PASSED, "success tests-passed"),
        (
            "pip install -e . && pytest -q && echo done",
            0,
            "ok\n4 passed in 0.10s\ndone\n",
            "success tests-passed",
        ),
        ("set -o pipefail; pytest -q | tail -3", 0, PASSED, "success tests-passed"),
        ("pytest -q", 1, FAILED, "failure tests-failed"),
        ("cd app && pytest -q", 1, FAILED, "failure tests-failed"),
        ("pytest -q || true", 0, FAILED, "exit-not-attributable"),
        ("pytest -q | tee run.log", 0, FAILED, "pipeline-without-pipefail"),
        ("make test 2>&1 | tail -25", 0, cargo, "pipeline-without-pipefail"),
        ("pytest -q; echo done", 0, FAILED, "exit-not-attributable"),
        ("pytest -q && npm run lint; true", 0, PASSED, "exit-not-attributable"),
        ("pytest -q || [ $? -eq 5 ]", 0, "no tests ran in 0.01s\n", "exit-not-attributable"),
        ("pytest -q &", 0, PASSED, "background-in-shell"),
        ("! pytest -q", 0, FAILED, "negated"),
        ("echo pytest", 0, "pytest\n", "not-a-test"),
        ("grep -rn pytest .", 1, "", "not-a-test"),
        ("cat notes.txt", 0, "{\"exit_code\":0} 9 passed in 0.1s\n", "not-a-test"),
        ("true", 0, "", "not-a-test"),
        ("cargo build", 0, "Finished\n", "no-predicate"),
        ("pytest --collect-only -q", 0, "4 tests collected in 0.01s\n", "collect-only"),
        ("pytest -q", 5, "no tests ran in 0.01s\n", "no-tests"),
        ("pytest -q tests", 0, "66 skipped in 0.9s\n", "all-skipped"),
        ("pytest -q", 0, FAILED, "counts-contradict-status"),
        ("pytest -q", 1, PASSED, "counts-contradict-status"),
        ("pytest -q", 0, "", "no-report"),
        ("pytest -q", 0, "4 passed in 0.1s\n4 passed in 0.1s\n", "repeated-summary"),
        ("pytest -q > log", 0, "", "output-redirected"),
        ("cat old.log; pytest -q", 0, PASSED, "other-output"),
        ("pytest a && pytest b", 0, "1 passed in 0.1s\n1 passed in 0.1s\n", "success tests-passed"),
        ("pytest -q", 127, "bash: pytest: command not found\n", "infrastructure"),
        ("pytest -q", 2, "!!! KeyboardInterrupt !!!\n1 passed in 0.1s\n", "infrastructure"),
        ("timeout 5 pytest -q", 124, "", "timed-out"),
        ("pytest $ARGS", 0, PASSED, "dynamic-command"),
        ("PYTEST_ADDOPTS=--co pytest", 0, PASSED, "shadowed"),
        ("pytest() { :; }; pytest", 0, PASSED, "shadowed"),
        ("docker exec app pytest", 0, PASSED, "runs-elsewhere"),
        ("bash run-tests.sh", 0, "SKIP\n", "indirect-runner"),
        ("./run-tests.sh", 0, PASSED, "indirect-runner"),
        ("npm test", 0, "", "indirect-runner"),
        ("npx jest --passWithNoTests", 0, "No tests found, exiting with code 0\n", "no-tests"),
        ("NODE_OPTIONS=--experimental-vm-modules npx jest", 0, jest, "success tests-passed"),
        ("NODE_OPTIONS=--require=./x.js npx jest", 0, jest, "shadowed"),
        ("npx jest -u", 0, jest, "assertions-disabled"),
        ("npx jest || true", 0, jest, "exit-not-attributable"),
        ("npx jest; echo 'Tests: 9 passed, 9 total'", 0, jest, "exit-not-attributable"),
        ("npx cypress run", 0, "all passed\n", "runner-not-supported"),
        ("go test ./...", 0, "ok\n", "no-report"),
        ("go test ./...", 0, "ok  \tshop/tax\t0.004s\n", "success tests-passed"),
        ("go test ./...", 0, "ok  \tshop/tax\t(cached)\n", "only-cached"),
        ("cargo nextest run nope", 4, "error: no tests to run\n", "no-tests"),
        ("cargo test a_typo", 0, cargo, "filtered-to-nothing"),
        ("cargo test", 101, compile_error, "build-failed"),
        ("cargo build && cargo test", 101, compile_error, "conditional"),
        ("python -m unittest tests.test_db", 0, "Ran 2 tests in 0.001s\n\nOK (skipped=2)\n", "all-skipped"),
        ("python -O -m pytest", 0, PASSED, "assertions-disabled"),
        ("pytest 'unclosed", 2, "", "unparsable"),
    ];
    for (command, status, output, expected) in cases {
        assert_eq!(verdict(vec![ran(command, status, output)]), expected, "{command} -> {status}");
    }
}

#[test]
fn a_pass_of_other_tests_than_the_message_names_proves_nothing() {
    for (command, expected) in [
        ("pytest -q tests/test_b.py", Reason::OtherTarget),
        ("pytest -q tests/test_a.py", Reason::TestsPassed),
        ("pytest -q", Reason::TestsPassed),
    ] {
        let mut turn = Turn::builder("tests/test_a.py fails, mend it");
        turn.observe(ran(command, 0, PASSED));
        assert_eq!(evaluate(&turn.build()).verdict().reason(), expected, "{command}");
    }
}

#[test]
fn the_course_of_a_turn_decides() {
    let q = "pytest -q";
    let fail = || ran(q, 1, FAILED);
    let pass = || ran(q, 0, PASSED);
    let narrow = "1 passed in 0.1s\n";
    let cases: Vec<(&str, Vec<Observation>, &str)> = vec![
        ("a fix", vec![fail(), edited("calc.py"), pass()], "success failed-then-passed"),
        (
            "a fix in other display",
            vec![fail(), edited("calc.py"), ran("pytest -xv --tb=short", 0, PASSED)],
            "success failed-then-passed",
        ),
        ("a flaky test", vec![fail(), pass()], "success failed-then-passed"),
        ("a regression", vec![pass(), edited("calc.py"), fail()], "failure tests-failed"),
        ("an edit without a run", vec![fail(), edited("calc.py")], "stale"),
        (
            "an edit of the fix after the pass",
            vec![fail(), edited("calc.py"), pass(), edited("calc.py")],
            "stale",
        ),
        (
            "an edit of another file after the pass",
            vec![fail(), edited("calc.py"), pass(), edited("README.md")],
            "success failed-then-passed",
        ),
        ("an edit after a bare pass", vec![pass(), edited("calc.py")], "stale"),
        ("an undone fix", vec![fail(), edited("calc.py"), pass(), ran("git stash", 0, "")], "stale"),
        (
            "an undone fix in the same line",
            vec![fail(), edited("calc.py"), ran("pytest -q && git stash", 0, PASSED)],
            "stale",
        ),
        ("a narrower pass", vec![fail(), ran("pytest -q test_other.py", 0, narrow)], "earlier-failure"),
        (
            "a pass of the failing file",
            vec![fail(), edited("calc.py"), ran("pytest -q test_calc.py", 0, narrow)],
            "success tests-passed",
        ),
        (
            "a wider pass that shows the failing file",
            vec![ran("pytest -q test_calc.py", 1, FAILED), edited("calc.py"), ran("pytest", 0, WIDE)],
            "success tests-passed",
        ),
        (
            "a wider pass that does not show what it ran",
            vec![ran("pytest -q test_calc.py", 1, FAILED), edited("calc.py"), pass()],
            "earlier-failure",
        ),
        (
            "a pass in another folder",
            vec![ran("cd a && pytest -q", 1, FAILED), ran("cd b && pytest -q", 0, PASSED)],
            "earlier-failure",
        ),
        (
            "a masked repetition",
            vec![fail(), edited("calc.py"), ran("pytest -q || true", 0, PASSED)],
            "exit-not-attributable",
        ),
        ("a planted runner", vec![wrote("/w/pytest.py", "print()"), pass()], "shadowed"),
        ("a changed environment", vec![ran("export PATH=/w:$PATH", 0, ""), pass()], "shadowed"),
        ("a read-back", vec![wrote("a.txt", "x\n"), read("a.txt", "x\n", true)], "success file-read-back"),
        (
            "a read-back beside a script",
            vec![wrote("a.txt", "x\n"), ran("python a.py", 0, ""), read("a.txt", "x\n", true)],
            "success file-read-back",
        ),
        (
            "a read-back before a script",
            vec![wrote("a.txt", "x\n"), read("a.txt", "x\n", true), ran("python a.py", 0, "")],
            "no-predicate",
        ),
        (
            "a read-back undone by a command",
            vec![wrote("/w/a.txt", "x"), read("/w/a.txt", "x", true), ran("echo y > a.txt", 0, "")],
            "no-readback",
        ),
        ("a write alone", vec![wrote("a.txt", "x\n")], "no-readback"),
        ("a read of a part", vec![wrote("a.txt", "x\n"), read("a.txt", "x\n", false)], "no-readback"),
        ("a read before", vec![read("a.txt", "x\n", true), wrote("a.txt", "x\n")], "no-readback"),
        (
            "a read of something else",
            vec![wrote("a.txt", "x\n"), read("a.txt", "y\n", true)],
            "readback-differs",
        ),
        ("one of two read back", vec![wrote("a", "x"), wrote("b", "y"), read("a", "x", true)], "no-readback"),
        ("a write after the read", vec![wrote("a", "x"), read("a", "x", true), edited("a")], "no-readback"),
        (
            "a read-back beside masked tests",
            vec![ran("pytest || true", 0, FAILED), wrote("a", "x"), read("a", "x", true)],
            "exit-not-attributable",
        ),
        ("a timed-out run", vec![ended(q, Ending::TimedOut, "")], "timed-out"),
        ("a killed run", vec![ended(q, Ending::Killed, "")], "killed"),
        ("a signalled run", vec![ended(q, Ending::Signalled(9), "")], "signalled"),
        ("a run that never started", vec![ended(q, Ending::NotStarted, "")], "infrastructure"),
        (
            "a background start",
            vec![Observation::BackgroundStart { command: q.into(), process: Some("p1".into()) }],
            "background-start",
        ),
        (
            "a waited-for background run",
            vec![started(q, "p1"), finished("p1", q, 0, PASSED)],
            "success tests-passed",
        ),
        ("a sub-agent's claim", vec![Observation::DelegatedReport], "delegated-report"),
        ("a tool's claim", vec![Observation::Opaque { tool: "ci".into() }], "opaque-result"),
        ("a memory", vec![Observation::MemoryOutput { tool: "m".into() }], "memory-output"),
        ("a web page", vec![Observation::Untrusted { tool: "web_extract".into() }], "untrusted-source"),
        ("a warning", vec![Observation::Warned { tool: "patch".into() }], "warning"),
        ("words alone", vec![], "prose-only"),
        ("a skill", vec![Observation::SkillUse { name: "x".into() }], "no-evidence"),
    ];
    for (what, observations, expected) in cases {
        assert_eq!(verdict(observations), expected, "{what}");
    }
}

#[test]
fn a_program_that_named_its_error_and_ends_well_after_a_change_is_a_fix() {
    let traceback = "Traceback (most recent call last):\n  File \"/w/app.py\", line 2, in <module>\n    import yaml\n\
                     ModuleNotFoundError: No module named 'yaml'\n";
    let broken = || ran("python app.py", 1, traceback);
    let install = || ran("pip install pyyaml", 0, "Successfully installed\n");
    let works = || ran("python app.py", 0, "hello\n");
    assert_eq!(verdict(vec![broken(), install(), works()]), "success failed-then-passed");
    assert_eq!(verdict(vec![broken(), works()]), "no-predicate", "nothing changed between");
    assert_eq!(verdict(vec![broken()]), "not-a-test");
    assert_eq!(verdict(vec![ran("python app.py", 1, "no\n"), install(), works()]), "no-predicate");
    assert_eq!(verdict(vec![broken(), install(), ran("python app.py", 0, traceback)]), "not-a-test");
}

#[test]
fn the_findings_say_what_broke_what_changed_and_what_proved_it() {
    let evaluation = evaluate(&turn(vec![
        ran("ls", 0, ""),
        ran("pytest -q", 1, FAILED),
        edited("calc.py"),
        ran("pip install numpy", 0, ""),
        ran("pytest -q", 0, PASSED),
        edited("README.md"),
    ]));
    let findings = evaluation.findings();
    let failed = findings.failed.as_ref().unwrap();
    assert_eq!(failed.signature.kind.as_deref(), Some("ZeroDivisionError"));
    assert_eq!(failed.signature.place.as_deref(), Some("calc.py"));
    assert_eq!(failed.failing_tests, ["test_calc.py::test_mean"]);
    assert_eq!(failed.summary, "1 failed, 3 passed in 0.10s");
    let [Change::File { path, hunk, .. }, Change::Package { manager, names }] = findings.changes.as_slice()
    else {
        panic!("{findings:?}")
    };
    assert_eq!(
        (path.as_str(), manager.as_str(), names.as_slice()),
        ("calc.py", "pip", &["numpy".to_owned()][..])
    );
    assert_eq!(hunk.as_deref(), Some("-return sum(v) / len(v)\n+return sum(v) / max(len(v), 1)"));
    let passed = findings.passed.as_ref().unwrap();
    assert_eq!((passed.report.unwrap().passed, passed.summary.as_str()), (4, "4 passed in 0.10s"));
    assert_eq!(findings.stale, ["README.md"]);
    assert_eq!(
        evaluation.verdict().sentence(),
        "`pytest -q` ended with 0 and its report says `4 passed in 0.10s`, after `pytest -q` had ended with 1 in this \
         turn. Edited afterwards, so not covered: `README.md`."
    );
}

#[test]
fn every_ended_command_has_an_attribution_with_a_reason() {
    let attested = |command: &str, status: i32| {
        let evaluation = evaluate(&turn(vec![ran(command, status, PASSED)]));
        let [attestation] = evaluation.attestations() else { panic!() };
        assert_eq!(attestation.exit_code, Some(status));
        (attestation.attested.clone(), attestation.reason)
    };
    for (command, status, expected) in [
        ("cd app && pytest -q", 0, (Some("pytest -q"), Reason::StatusAttested)),
        ("pytest -q; echo done", 0, (None, Reason::ExitMasked)),
        ("pytest | tail", 0, (None, Reason::PipelineWithoutPipefail)),
        ("echo pytest", 0, (Some("echo pytest"), Reason::StatusAttested)),
        ("pytest --collect-only", 0, (Some("pytest --collect-only"), Reason::CollectOnly)),
        ("ssh host pytest", 0, (None, Reason::RunsElsewhere)),
        ("ls", 0, (Some("ls"), Reason::StatusAttested)),
    ] {
        let (text, reason) = attested(command, status);
        assert_eq!((text.as_deref(), reason), expected, "{command}");
    }
}

#[test]
fn the_gates_stop_at_the_one_that_refused() {
    let decisions = |observations| {
        let evaluation = evaluate(&turn(observations));
        evaluation.gates().iter().map(|gate| gate.decision.code().chars().next().unwrap()).collect::<String>()
    };
    assert_eq!(decisions(vec![]), "rnnnn");
    assert_eq!(decisions(vec![ran("pytest || true", 0, "")]), "prnnn");
    assert_eq!(decisions(vec![ran("pytest", 0, "")]), "pprnn");
    assert_eq!(decisions(vec![ran("ls", 0, "")]), "ppprn");
    assert_eq!(decisions(vec![ran("pytest", 0, PASSED), edited("a")]), "ppppr");
    assert_eq!(decisions(vec![ran("pytest", 0, PASSED)]), "ppppp");
    assert_eq!(decisions(vec![wrote("a", "x"), read("a", "x", true)]), "pnnpp");
    let evaluation = evaluate(&turn(vec![]));
    let refusing = evaluation.gates().iter().find(|gate| gate.decision == GateDecision::Refuse).unwrap();
    assert_eq!(refusing.reason, Some(Reason::ProseOnly));
}

fn proven(turn: Turn) -> (Evaluation, Option<super::Proof>) {
    let surroundings = Surroundings {
        ancestry: Ancestry::Clear,
        marker: Marker::Absent,
        terminal: Terminal::Absent,
        lease: Lease::None,
    };
    prove(&TrustedTurn::new(turn, &surroundings.extraction().unwrap(), Source::File).unwrap())
}

#[test]
fn a_proof_names_what_it_proves() {
    let (_, proof) = proven(turn(vec![ran("pytest -q", 1, FAILED)]));
    let proof = proof.unwrap();
    assert_eq!(proof.predicate(), Predicate::TestsFailed);
    assert_eq!(
        (proof.outcome(), proof.command(), proof.exit_code()),
        (Outcome::Failure, Some("pytest -q"), Some(1))
    );
    let (_, proof) = proven(turn(vec![wrote("a", "x"), read("a", "x", true)]));
    assert_eq!(proof.unwrap().command(), None);
}

fn any_observation() -> impl Strategy<Value = Observation> {
    let command = prop::sample::select(vec![
        "pytest -q",
        "pytest -q || true",
        "cargo test",
        "python -m unittest",
        "cd a && pytest -q",
        "ls",
        "git stash",
        "python app.py",
        "(",
        "export PATH=x",
    ]);
    let output =
        prop::sample::select(vec![PASSED, FAILED, "", "Ran 1 test in 0.1s\n\nOK\n", "x", "\u{1b}[", "E "]);
    prop_oneof![
        4 => (command, 0..130i32, output).prop_map(|(command, status, output)| ran(command, status % 6, output)),
        2 => prop::sample::select(vec!["a.py", "pytest.py"]).prop_map(edited),
        1 => Just(wrote("b.txt", "x")),
        1 => Just(read("b.txt", "x", true)),
        1 => Just(Observation::DelegatedReport),
        1 => ("[ -~\n]{0,40}", -5..300i32, "[ -~\n]{0,80}").prop_map(|(c, s, o)| ran(&c, s, &o)),
    ]
}

proptest! {
    #[test]
    fn there_is_a_proof_exactly_when_the_verdict_is_verified(
        observations in prop::collection::vec(any_observation(), 0..8)
    ) {
        let (evaluation, proof) = proven(turn(observations));
        prop_assert_eq!(evaluation.verdict().verified(), proof.is_some());
        if let Some(proof) = proof {
            prop_assert_eq!(Some(proof.predicate()), evaluation.verdict().predicate());
            prop_assert_eq!(proof.command().is_some(), proof.predicate() != Predicate::FileReadBack);
        }
    }

    #[test]
    fn no_claim_of_the_agent_or_of_a_tool_changes_a_verdict(
        observations in prop::collection::vec(any_observation(), 0..6), words in "[ -~]{0,40}"
    ) {
        let with = |words: &str| {
            let mut turn = Turn::builder("x").assistant(words);
            observations.iter().cloned().for_each(|observation| turn.observe(observation));
            evaluate(&turn.build()).verdict().clone()
        };
        prop_assert_eq!(with(&words), with(""));
    }
}

#[test]
fn each_attested_run_says_what_its_own_report_said() {
    let turn = turn(vec![
        ran("pytest -q", 1, FAILED),
        edited("calc.py"),
        ran("pytest -q || true", 0, PASSED),
        ran("pytest -q", 0, PASSED),
        started("pytest -q", "p1"),
        ran("ls", 0, "calc.py\n"),
    ]);
    let said: Vec<_> = evaluate(&turn)
        .attestations()
        .iter()
        .map(|attestation| {
            let report = attestation.report.as_ref()?;
            let counts = report.counts.unwrap_or_default();
            Some((counts.passed, counts.failed, report.failing_tests.join(",")))
        })
        .collect();
    let failed = Some((3, 1, "test_calc.py::test_mean".to_owned()));
    assert_eq!(said, [failed, None, Some((4, 0, String::new())), None, None]);
}
