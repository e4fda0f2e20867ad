use veridical_evidence::{Turn, TrustedTurn};

fn main() {
    let turn = Turn::builder("x").build();
    let _ = TrustedTurn { turn, source: veridical_kernel::Source::Host };
}
