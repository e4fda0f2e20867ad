//! What one turn leaves behind for the next.

use super::*;
use crate::SessionState;

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
        (vec![ran("pytest -q", 1, FAILED)], pass(), "tests-passed"),
    ] {
        let verdicts = session(vec![earlier.clone(), vec![], then]);
        assert_eq!(verdicts.last(), Some(&expected), "{earlier:?}");
    }
    let lost = turn(pass()).after(&SessionState::default().after_a_lost_turn());
    assert_eq!(evaluate(&lost).verdict().reason(), Reason::Shadowed);
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
    fn no_earlier_turn_makes_a_verdict_verified(
        earlier in prop::collection::vec(any_observation(), 0..4),
        observations in prop::collection::vec(any_observation(), 0..4),
    ) {
        let state = evaluate(&turn(earlier)).session_state().clone();
        let alone = evaluate(&turn(observations.clone()));
        let later = evaluate(&turn(observations).after(&state));
        prop_assert!(alone.verdict().verified() || !later.verdict().verified());
    }
}
