//! Checks that the operator declared.

use super::*;
use crate::{Declarations, Scalar, WrittenCheck};

fn check(name: &str, command: &str, objective: &str) -> WrittenCheck {
    WrittenCheck {
        name: name.into(),
        command: command.into(),
        objective: objective.into(),
        ..WrittenCheck::default()
    }
}

/// A check by pattern, by JSON that must follow another command, by report, by TAP, and one that is vouched for.
fn checks() -> Declarations {
    Declarations::parse(vec![
        WrittenCheck {
            regex: Some("^all [0-9]+ checks passed$".into()),
            ..check("smoke", "make smoke *", "tests")
        },
        WrittenCheck {
            json: vec![("/status".into(), Scalar::Text("ok".into())), ("/failed".into(), Scalar::Integer(0))],
            after: Some("terraform apply **".into()),
            ..check("live", "kubectl get web *", "state")
        },
        WrittenCheck { junit: Some("reports/units.xml".into()), ..check("units", "npm run units", "tests") },
        WrittenCheck { tap: true, ..check("points", "scripts/points.sh", "tests") },
        WrittenCheck { exit_status_only: true, ..check("signed", "scripts/signed *", "artifact") },
    ])
    .unwrap()
}

fn verdict_with(declared: &Declarations, observations: Vec<Observation>) -> String {
    let evaluation = evaluate(&turn(observations).with_declared(declared));
    let verdict = evaluation.verdict();
    verdict.predicate().map_or(verdict.reason().code(), Predicate::code).to_owned()
}

fn verdict(observations: Vec<Observation>) -> String {
    verdict_with(&checks(), observations)
}

const ALL: &str = "GET /health\nall 3 checks passed\n";
const OK: &str = "{\"status\": \"ok\", \"failed\": 0, \"at\": \"noon\"}\n";

#[test]
fn a_declared_check_holds_by_its_status_and_what_it_must_show() {
    for (command, status, output, expected) in [
        ("make smoke a", 0, ALL, "declared-check"),
        ("cd app && timeout 60 make smoke a 2>&1", 0, ALL, "declared-check"),
        ("make smoke a; rc=$?; echo \"ended: $rc\"; exit $rc", 0, ALL, "declared-check"),
        ("make smoke a", 2, ALL, "check-failed"),
        ("make smoke a", 0, "all 3 checks failed\n", "check-unmet"),
        ("make smoke a", 0, "not quite all 3 checks passed\n", "check-unmet"),
        ("make smoke a", 124, ALL, "timed-out"),
        ("make smoke a", 127, ALL, "infrastructure"),
        ("make smoke a", 139, ALL, "signalled"),
        ("make smoke", 0, ALL, "indirect-runner"),
        ("make smoke -n", 0, ALL, "collect-only"),
        ("make smoke $X", 0, ALL, "dynamic-command"),
        ("make smoke a || true", 0, ALL, "exit-not-attributable"),
        ("make smoke a | tail -3", 0, ALL, "pipeline-without-pipefail"),
        ("set -o pipefail; make smoke a | tail -3", 0, ALL, "declared-check"),
        ("make smoke a &", 0, ALL, "background-in-shell"),
        ("make smoke a > log", 0, "", "output-redirected"),
        ("set -o pipefail; make smoke a | sed s/1/3/", 0, ALL, "output-filtered"),
        ("echo all 3 checks passed; make smoke a", 0, ALL, "other-output"),
        ("cat old.log; make smoke a", 0, ALL, "other-output"),
        ("date; make smoke a", 0, ALL, "other-output"),
        ("mkdir 'all 3 checks passed'; make smoke a", 0, ALL, "declared-check"),
        ("mkdir 'x\nall 3 checks passed\n'; make smoke a", 0, ALL, "other-output"),
        ("make smoke a && make smoke b", 0, ALL, "other-output"),
        ("pytest -q && make smoke a", 0, ALL, "other-output"),
        ("PATH=/x make smoke a", 0, ALL, "shadowed"),
        ("make() { :; }; make smoke a", 0, ALL, "shadowed"),
        ("ssh host make smoke a", 0, ALL, "runs-elsewhere"),
        ("scripts/points.sh", 0, "1..2\nok 1\nok 2\n", "tests-passed"),
        ("scripts/points.sh", 0, "1..2\nok 1\nnot ok 2\n", "check-unmet"),
        ("scripts/points.sh", 1, "1..2\nok 1\nnot ok 2\n", "check-failed"),
        ("scripts/points.sh", 0, "1..0 # skip\n", "all-skipped"),
        ("/elsewhere/scripts/points.sh", 0, "1..1\nok 1\n", "not-a-test"),
        ("scripts/signed app", 0, "", "artifact-matches"),
        ("scripts/signed app > /dev/null 2>&1", 0, "", "artifact-matches"),
        ("scripts/signed app", 1, "", "check-failed"),
        ("scripts/signed --help", 0, "", "not-a-test"),
        ("SKIP=1 scripts/signed app", 0, "", "shadowed"),
        ("npm run units", 0, "", "no-readback"),
        ("kubectl get web a", 0, OK, "not-after"),
    ] {
        assert_eq!(verdict(vec![ran(command, status, output)]), expected, "{command} -> {status}");
        let none = verdict_with(&Declarations::none(), vec![ran(command, status, output)]);
        assert!(
            !["declared-check", "artifact-matches", "state-equals", "tests-passed"].contains(&none.as_str()),
            "{command}: {none}"
        );
    }
}

#[test]
fn the_course_of_a_turn_decides_on_a_declared_check() {
    let smoke = || ran("make smoke a", 0, ALL);
    let apply = || ran("terraform apply -auto-approve", 0, "Apply complete!\n");
    let live = || ran("kubectl get web a", 0, OK);
    let report = "<testsuites><testsuite><testcase name=\"a\"/></testsuite></testsuites>";
    let broken = "<testsuite><testcase name=\"a\"><failure message=\"m\"/></testcase></testsuite>";
    let units = || ran("npm run units", 0, "done\n");
    let cases: Vec<(&str, Vec<Observation>, &str)> = vec![
        ("a fix", vec![ran("make smoke a", 2, "no\n"), edited("a.py"), smoke()], "failed-then-passed"),
        (
            "an unmet check that holds later",
            vec![ran("make smoke a", 0, "no\n"), edited("a.py"), smoke()],
            "failed-then-passed",
        ),
        ("another run of it that fails", vec![smoke(), ran("make smoke b", 2, "")], "check-failed"),
        (
            "a failing run that only another passes",
            vec![ran("make smoke b", 2, ""), smoke()],
            "earlier-failure",
        ),
        ("an edit after it", vec![edited("a.py"), smoke(), edited("a.py")], "stale"),
        ("an unknown command after it", vec![smoke(), ran("./deploy", 0, "")], "stale"),
        (
            "rules that were written before it",
            vec![wrote("/w/Makefile", "smoke:\n\t@true\n"), smoke()],
            "check-changed",
        ),
        (
            "rules that a command wrote",
            vec![ran("echo 'smoke:' > Makefile", 0, ""), smoke()],
            "check-changed",
        ),
        (
            "a script that was edited before it",
            vec![edited("/w/scripts/signed"), ran("scripts/signed a", 0, "")],
            "check-changed",
        ),
        (
            "rules that did nothing",
            vec![ran("make smoke a", 0, &format!("make: Nothing to be done for 'smoke'.\n{ALL}"))],
            "only-cached",
        ),
        (
            "rules that broke unheard",
            vec![ran("make smoke a", 0, &format!("make: [Makefile:2: a] Error 1 (ignored)\n{ALL}"))],
            "exit-not-attributable",
        ),
        (
            "a judge that was told to look away before it",
            vec![patched("/w/src/a.py", "x = f()", "x = f()  # type: ignore"), smoke()],
            "check-changed",
        ),
        ("a changed environment", vec![ran("export PATH=/w:$PATH", 0, ""), smoke()], "shadowed"),
        (
            "a switch in the environment",
            vec![ran("export SKIP=1", 0, ""), ran("scripts/signed a", 0, "")],
            "shadowed",
        ),
        ("failing tests beside it", vec![ran("pytest -q", 1, FAILED), smoke()], "earlier-failure"),
        ("a timed-out run", vec![ended("make smoke a", Ending::TimedOut, ALL)], "timed-out"),
        ("a killed run", vec![ended("make smoke a", Ending::Killed, ALL)], "killed"),
        (
            "a background run that ended",
            vec![started("make smoke a", "p"), finished("p", "make smoke a", 0, ALL)],
            "declared-check",
        ),
        ("the state after the write", vec![apply(), live()], "state-equals"),
        (
            "the state in the same line",
            vec![ran("terraform apply > log 2>&1 && kubectl get web a", 0, OK)],
            "state-equals",
        ),
        ("an edit before the write", vec![edited("a.tf"), apply(), live()], "state-equals"),
        ("an edit behind the write", vec![apply(), edited("a.tf"), live()], "not-after"),
        ("the state before the write", vec![live(), apply()], "not-after"),
        ("a write that failed", vec![ran("terraform apply", 1, ""), live()], "not-after"),
        ("a write that may have failed", vec![ran("terraform apply || true", 0, ""), live()], "not-after"),
        (
            "a write that failed after one that did not",
            vec![apply(), ran("terraform apply", 1, ""), live()],
            "not-after",
        ),
        ("a write after the read", vec![apply(), live(), apply()], "stale"),
        ("a note after the read", vec![apply(), live(), wrote("/w/NOTES.md", "x")], "state-equals"),
        (
            "another state",
            vec![apply(), ran("kubectl get web a", 0, "{\"status\":\"ok\",\"failed\":2}")],
            "check-unmet",
        ),
        ("a report read back", vec![units(), read("reports/units.xml", report, true)], "tests-passed"),
        (
            "a report read back in part",
            vec![units(), read("reports/units.xml", report, false)],
            "no-readback",
        ),
        ("a report read before", vec![read("reports/units.xml", report, true), units()], "no-readback"),
        ("another report", vec![units(), read("reports/other.xml", report, true)], "no-readback"),
        ("a report with a failure", vec![units(), read("reports/units.xml", broken, true)], "check-unmet"),
        (
            "a report that was written by hand",
            vec![units(), wrote("reports/units.xml", report), read("reports/units.xml", report, true)],
            "no-readback",
        ),
        (
            "a report of a run that failed",
            vec![ran("npm run units", 1, ""), read("reports/units.xml", report, true)],
            "check-failed",
        ),
    ];
    for (what, observations, expected) in cases {
        assert_eq!(verdict(observations), expected, "{what}");
    }
}

#[test]
fn a_proof_by_a_declared_check_says_which() {
    let turn = turn(vec![ran("make smoke a", 0, ALL)]).with_declared(&checks());
    let (_, proof) = proven(turn);
    let proof = proof.unwrap();
    assert_eq!((proof.command(), proof.exit_code()), (Some("make smoke a"), Some(0)));
    assert_eq!(
        proof.sentence(),
        "`make smoke a` ended with 0 and the declared check `smoke` saw `all 3 checks passed`."
    );
}

fn any_check() -> impl Strategy<Value = Observation> {
    let command = prop::sample::select(vec![
        "make smoke a",
        "make smoke a || true",
        "terraform apply",
        "kubectl get web a",
        "npm run units",
        "scripts/points.sh",
        "scripts/signed a",
    ]);
    let output = prop::sample::select(vec![ALL, OK, "", "1..1\nok 1\n", "all 3 checks passed\nerror\n"]);
    (command, 0..4i32, output).prop_map(|(command, status, output)| ran(command, status % 3, output))
}

proptest! {
    #[test]
    fn a_check_whose_command_did_not_run_changes_no_verdict(
        observations in prop::collection::vec(any_observation(), 0..6)
    ) {
        let undeclared = evaluate(&turn(observations.clone()));
        let declared = evaluate(&turn(observations).with_declared(&checks()));
        prop_assert_eq!(undeclared, declared);
    }

    #[test]
    fn no_check_holds_whose_runs_all_failed(
        observations in prop::collection::vec((any_check(), 1..126i32), 0..6)
    ) {
        let failed = observations.into_iter().map(|(observation, status)| match observation {
            Observation::ProcessExit(exit) if !exit.command.contains("true") => {
                Observation::ProcessExit(ProcessExit { ending: Ending::Exited(status), ..exit })
            }
            other => other,
        });
        let evaluation = evaluate(&turn(failed.collect()).with_declared(&checks()));
        prop_assert!(!evaluation.verdict().verified(), "{:?}", evaluation.verdict());
    }

    #[test]
    fn a_held_check_always_has_a_run_that_ended_well_and_showed_it(
        observations in prop::collection::vec(any_check(), 0..6)
    ) {
        let (evaluation, proof) = proven(turn(observations.clone()).with_declared(&checks()));
        if let Some(proof) = proof {
            let command = proof.command().unwrap();
            let shown = observations.iter().any(|observation| matches!(
                observation,
                Observation::ProcessExit(exit) if exit.command == command && exit.ending == Ending::Exited(0)
            ));
            prop_assert!(shown, "{evaluation:?}");
        }
    }
}

#[test]
fn a_check_that_failed_is_answered_by_itself_whoever_runs_it() {
    for command in
        ["sh smoke.sh", "bash smoke.sh a", "docker compose exec app ./smoke", "kubectl exec web -- ./smoke"]
    {
        let smoke = WrittenCheck {
            regex: Some("^all [0-9]+ checks passed$".into()),
            ..check("smoke", command, "tests")
        };
        let declared = Declarations::parse(vec![smoke]).unwrap();
        let course = |again: &str| {
            let (failed, passed) = (ran(command, 1, "boom\n"), ran(again, 0, ALL));
            verdict_with(&declared, vec![failed, edited("a.py"), passed])
        };
        assert_eq!(course(command), "failed-then-passed", "{command}");
        assert_ne!(course(&format!("MODE=a {command}")), "failed-then-passed", "{command}");
    }
}
