use veridical_evidence::{Evaluation, Predicate, Verdict};

fn main() {
    let _ = Verdict::held(Predicate::TestsPassed, String::new());
    let _: fn() -> Evaluation = Default::default;
}
