use veridical::evidence::{Predicate, Proof, TrustedTurn, Turn};
use veridical::kernel::Source;

fn proof() -> Proof {
    Proof { predicate: Predicate::TestsPassed, command: None, exit_code: Some(0), sentence: String::new() }
}

fn trusted(turn: Turn) -> TrustedTurn {
    TrustedTurn { turn, source: Source::Host }
}

fn main() {}
