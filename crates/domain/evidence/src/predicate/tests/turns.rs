//! What one turn leaves behind for the next.

use super::*;
use crate::{SessionState, ShownFailure, SignatureKey};

/// The verdicts of the turns of one session.
fn session(turns: Vec<Vec<Observation>>) -> Vec<&'static str> {
    let mut state = SessionState::default();
    let verdicts = turns.into_iter().map(|observations| {
        let evaluation = evaluate(&turn(observations).after(&state));
        state = evaluation.session_state().clone();
        let verdict = evaluation.verdict();
        verdict.predicate().map_or(verdict.reason().code(), Predicate::code)
    });
    verdicts.collect()
}

#[test]
fn what_an_earlier_turn_changed_of_the_session_is_not_forgotten() {
    let pass = || vec![ran("pytest -q", 0, PASSED)];
    let fix = || vec![ran("pytest -q", 1, FAILED), edited("calc.py"), ran("pytest -q", 0, PASSED)];
    for (earlier, then, expected) in [
        (vec![ran("export PYTEST_ADDOPTS=--co", 0, "")], pass(), "shadowed"),
        (vec![ran("pytest() { echo 4 passed in 0.1s; }", 0, "")], pass(), "shadowed"),
        (vec![wrote("/w/pytest.py", "print()")], pass(), "shadowed"),
        (vec![ran("echo 'print()' > pytest.py", 0, "")], pass(), "shadowed"),
        (vec![ran("eval \"$X\"", 0, "")], pass(), "shadowed"),
        (
            vec![started("cp fake bin/pytest", "p"), finished("p", "cp fake bin/pytest", 0, "")],
            pass(),
            "shadowed",
        ),
        (vec![ran("export DEBUG=1", 0, "")], fix(), "failed-then-passed"),
        (vec![ran("x=$(date)", 0, "")], fix(), "failed-then-passed"),
        (vec![ran("cd \"$X\"", 0, "")], fix(), "failed-then-passed"),
        (vec![ran("cd app", 0, "")], fix(), "failed-then-passed"),
        (vec![edited("calc.py")], pass(), "tests-passed"),
        (vec![ran("pytest -q", 1, FAILED)], pass(), "failed-then-passed"),
    ] {
        let verdicts = session(vec![earlier.clone(), vec![], then]);
        assert_eq!(verdicts.last(), Some(&expected), "{earlier:?}");
    }
    let lost = turn(pass()).after(&SessionState::default().after_a_lost_turn());
    assert_eq!(evaluate(&lost).verdict().reason(), Reason::Shadowed);
}

#[test]
fn what_was_done_to_a_judge_in_an_earlier_turn_mends_nothing_in_a_later_one() {
    let patched = |path: &str, removed: &str, added: &str| {
        let edit = Edit { removed: removed.into(), added: added.into() };
        Observation::FileWrite(FileWrite { path: path.into(), edits: vec![edit], ..FileWrite::default() })
    };
    let fault = "src/a.ts(3,7): error TS2322: Type 'string' is not assignable to type 'number'.\n";
    let checked = |step: Observation| {
        let turns = vec![vec![ran("npx tsc", 2, fault), step], vec![ran("npx tsc", 0, "")]];
        session(turns).last().copied()
    };
    assert_eq!(checked(patched("/w/src/a.ts", "'1'", "1")), Some("failed-then-passed"));
    for step in [patched("/w/src/a.ts", "let", "// @ts-nocheck\nlet"), ran("rm src/a.ts", 0, "")] {
        assert_eq!(checked(step.clone()), Some("no-predicate"), "{step:?}");
    }
    let fail = || ran("pytest -q", 1, FAILED);
    let pass = || vec![ran("pytest -q", 0, PASSED)];
    for (step, expected) in [
        (edited("/w/calc.py"), "failed-then-passed"),
        (patched("/w/test_calc.py", "def test_mean():", "def test_new():"), "tests-passed"),
        (patched("/w/test_calc.py", "def test_mean():", "@xfail\ndef test_mean():"), "tests-passed"),
        (wrote("/w/pytest.ini", "[pytest]\naddopts = --ignore=a\n"), "tests-passed"),
        (ran("UPDATE_GOLDEN=1 pytest -q tests/golden", 0, "1 passed in 0.1s\n"), "tests-passed"),
        (ran("git stash", 0, ""), "tests-passed"),
    ] {
        assert_eq!(session(vec![vec![fail(), step.clone()], pass()]).last(), Some(&expected), "{step:?}");
        // It is in doubt for the turns after it as well, until the same command fails anew.
        let turns = vec![vec![fail(), step.clone()], vec![], pass()];
        assert_eq!(session(turns).last(), Some(&expected), "{step:?}");
        let turns = vec![vec![fail(), step.clone()], vec![fail()], vec![edited("/w/calc.py")], pass()];
        assert_eq!(session(turns).last(), Some(&"failed-then-passed"), "{step:?}");
    }
}

#[test]
fn a_session_that_went_out_of_its_checkout_is_still_there_in_the_next_turn() {
    let gone = turn(vec![ran("cd /elsewhere", 0, "")]).in_checkout(Some("/w/shop"));
    let state = evaluate(&gone).session_state().clone();
    let next = turn(vec![ran("pytest -q", 0, PASSED)]).in_checkout(Some("/w/shop")).after(&state);
    assert_eq!(evaluate(&next).verdict().reason(), Reason::OutsideProject);
}

proptest! {
    #[test]
    fn an_earlier_turn_adds_to_a_proof_only_the_failing_run_that_it_left_open(
        earlier in prop::collection::vec(any_observation(), 0..4),
        observations in prop::collection::vec(any_observation(), 0..4),
    ) {
        let state = evaluate(&turn(earlier)).session_state().clone();
        let alone = evaluate(&turn(observations.clone()));
        let later = evaluate(&turn(observations).after(&state));
        let answered = later.findings().failed.as_ref().is_some_and(|run| run.earlier_turn);
        prop_assert!(alone.verdict().verified() || !later.verdict().verified() || answered);
    }
}

/// What the turns of one session come to at its end: the verdict, the failing run if there is one, what changed since.
fn last(turns: Vec<Vec<Observation>>) -> (String, Option<bool>, usize) {
    let mut state = SessionState::default();
    let mut found = (String::new(), None, 0);
    for observations in turns {
        let evaluation = evaluate(&turn(observations).after(&state));
        state = evaluation.session_state().clone();
        let (verdict, findings) = (evaluation.verdict(), evaluation.findings());
        let word = verdict.predicate().map_or(verdict.reason().code(), Predicate::code);
        found =
            (word.to_owned(), findings.failed.as_ref().map(|run| run.earlier_turn), findings.changes.len());
    }
    found
}

#[test]
fn a_failure_of_an_earlier_turn_is_answered_in_a_later_one() {
    let fail = || ran("pytest -q", 1, FAILED);
    let pass = || ran("pytest -q", 0, PASSED);
    let fixed = |changes| ("failed-then-passed".to_owned(), Some(true), changes);
    for (what, turns, expected) in [
        ("the next turn", vec![vec![fail()], vec![edited("/w/calc.py"), pass()]], fixed(1)),
        (
            "a change of each turn",
            vec![vec![fail(), edited("/w/a.py")], vec![edited("/w/b.py"), pass()]],
            fixed(2),
        ),
        ("turns later", vec![vec![fail()], vec![edited("/w/a.py")], vec![], vec![pass()]], fixed(1)),
        ("nothing seen to change", vec![vec![fail()], vec![pass()]], fixed(0)),
        (
            "a later failure of the same turn goes on with it",
            vec![vec![fail()], vec![edited("/w/a.py"), fail(), edited("/w/b.py"), pass()]],
            fixed(2),
        ),
        (
            "answered in its own turn",
            vec![vec![fail(), edited("/w/a.py"), pass()], vec![pass()]],
            ("tests-passed".to_owned(), None, 0),
        ),
        (
            "another command is no answer, and no doubt",
            vec![vec![fail()], vec![edited("/w/b.py"), ran("cargo test", 0, CARGO)]],
            ("tests-passed".to_owned(), None, 1),
        ),
        (
            "tests that are gone",
            vec![vec![fail()], vec![edited("/w/test_calc.py"), ran("pytest -q", 0, "3 passed in 0.1s\n")]],
            ("tests-missing".to_owned(), Some(true), 1),
        ),
        (
            "other variables",
            vec![vec![ran("MODE=a pytest -q", 1, FAILED)], vec![edited("/w/a.py"), pass()]],
            ("tests-passed".to_owned(), None, 1),
        ),
        (
            "variables that the shell took on since",
            vec![vec![fail(), ran("export MODE=b", 0, "")], vec![edited("/w/a.py"), pass()]],
            ("tests-passed".to_owned(), None, 1),
        ),
        (
            "variables that it had already",
            vec![vec![ran("export MODE=b", 0, ""), fail()], vec![edited("/w/a.py"), pass()]],
            fixed(1),
        ),
        (
            "another folder",
            vec![vec![fail(), ran("cd app", 0, "")], vec![edited("/w/a.py"), pass()]],
            ("tests-passed".to_owned(), None, 1),
        ),
        (
            "a script",
            vec![
                vec![ran("python a.py", 1, "Traceback (most recent call last):\nValueError: no\n")],
                vec![edited("/w/calc.py"), ran("python a.py", 0, "done\n")],
            ],
            fixed(1),
        ),
        (
            "a wider call, when anything may have happened in between",
            vec![
                vec![ran("pytest -q tests/test_calc.py", 1, FAILED)],
                vec![edited("/w/calc.py"), ran("pytest -q", 0, "9 passed in 0.1s\n")],
            ],
            ("tests-passed".to_owned(), None, 1),
        ),
    ] {
        assert_eq!(last(turns), expected, "{what}");
    }
}

const CARGO: &str = "running 1 test\ntest sums ... ok\n\ntest result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out\n";

#[test]
fn what_a_session_carries_along_is_bounded_and_can_be_screened() {
    let fails = |n: usize| ran(&format!("pytest -q t{n}.py"), 1, FAILED);
    let many = turn((0..40).map(fails).collect());
    let state = evaluate(&many).session_state().clone();
    assert_eq!(state.open_signatures().count(), 16);
    let shown: Vec<SignatureKey> = ShownFailure::readings(FAILED).iter().map(ShownFailure::key).collect();
    assert!(
        state.open_keys().all(|key| shown.contains(&key)),
        "an output has the key of the failure that it left"
    );
    // The newest are kept.
    let later = |n: usize| {
        let now = turn(vec![ran(&format!("pytest -q t{n}.py"), 0, PASSED)]).after(&state);
        evaluate(&now).findings().failed.is_some()
    };
    assert!(later(39) && later(24) && !later(23) && !later(0));
    assert_eq!(state.clone().screened(|_| true).open_signatures().count(), 16);
    assert_eq!(state.clone().screened(|text| !text.contains("t39")).open_signatures().count(), 15);
    assert_eq!(state.screened(|text| !text.contains("ZeroDivision")).open_signatures().count(), 0);
    let lost = evaluate(&many).session_state().clone().after_a_lost_turn();
    assert_eq!(lost.open_signatures().count(), 0);
}
