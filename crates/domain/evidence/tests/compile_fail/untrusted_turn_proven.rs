use veridical_evidence::{Turn, prove};

fn main() {
    let turn = Turn::builder("x").build();
    let _ = prove(&turn);
}
