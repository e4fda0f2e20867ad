use std::collections::BTreeSet;
use veridical::episode::{Draft, NewEpisode};
use veridical::kernel::{Provenance, Scope};
use veridical::screening::{Rejected, SessionScreener};

fn unbound(
    draft: Draft,
    screener: &SessionScreener<'_>,
    scope: Scope,
    from: Provenance,
) -> Result<NewEpisode, Rejected> {
    draft.screen(screener, scope, from, BTreeSet::new())
}

fn main() {}
