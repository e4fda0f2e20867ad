use veridical::episode::{Draft, NewEpisode};

fn forge(draft: Draft) -> NewEpisode {
    NewEpisode { ..draft }
}

fn main() {}
