//! What goes on from one turn to the next.

use crate::{Ending, Observation, Output, ProcessExit, SessionState, SignatureKey, Turn, evaluate};

#[test]
fn a_failure_is_open_by_its_signature_and_its_key_until_another_session_begins() {
    let failed = "FAILED t.py::test_a - ValueError: x\n1 failed in 0.01s\n";
    let mut turn = Turn::builder("x");
    turn.observe(Observation::ProcessExit(ProcessExit {
        command: "pytest -q".into(),
        workdir: None,
        ending: Ending::Exited(1),
        output: Output::complete(failed),
    }));
    let evaluation = evaluate(&turn.build());
    let state: SessionState = evaluation.session_state().clone();
    let keys: Vec<SignatureKey> = state.open_keys().collect();
    let failed = evaluation.findings().failed.as_ref().unwrap();
    assert_eq!(keys, [failed.key()]);
    assert_eq!(state.open_signatures().collect::<Vec<_>>(), [&failed.signature]);
    let other = state.clone().in_another_session();
    assert_eq!(other.open_keys().count() + other.open_signatures().count(), 0);
    assert_ne!(state.after_a_lost_turn(), other, "a shell of which all is known stays so");
}

#[test]
fn another_session_begins_in_the_shell_that_the_last_one_left() {
    let mut turn = Turn::builder("x");
    turn.observe(Observation::ProcessExit(ProcessExit {
        command: "export MODE=a".into(),
        workdir: None,
        ending: Ending::Exited(0),
        output: Output::complete(""),
    }));
    let state = evaluate(&turn.build()).session_state().clone();
    assert_ne!(state, SessionState::default());
    assert_eq!(state.clone().in_another_session(), state);
}
