use veridical::episode::{Draft, Preview};

fn forge(preview: Preview, proven: Draft) -> Draft {
    let (kind, narrative) = preview.episode.unwrap();
    Draft { kind, narrative, ..proven }
}

fn main() {}
