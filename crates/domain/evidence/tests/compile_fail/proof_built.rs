use veridical_evidence::{Predicate, Proof};

fn main() {
    let _ = Proof { predicate: Predicate::TestsPassed, command: None, exit_code: None, sentence: String::new() };
}
