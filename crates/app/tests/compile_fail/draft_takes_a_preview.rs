use veridical::episode::{Draft, Preview};
use veridical::evidence::Proof;

fn forge(preview: Preview, proof: Proof) -> Draft {
    let (kind, narrative) = preview.episode.unwrap();
    Draft { kind, narrative, proof, evaluation: preview.evaluation }
}

fn main() {}
