use veridical::episode::{Episodes, Page};
use veridical::kernel::{EpisodeId, FactId};
use veridical::place::Places;
use veridical::policy::pending::PendingMutations;
use veridical::recall::{Candidates, Filter, Query};
use veridical::slot::{Facts, SlotName, Slots};
use veridical::{Inspect, Storage, Tallies};

async fn episodes(storage: &dyn Storage, id: &EpisodeId) {
    let _ = Episodes::get(storage, id).await;
    let _ = Episodes::list(storage, Page::default()).await;
}

async fn facts(storage: &dyn Storage, id: &FactId, name: &SlotName) {
    let _ = Facts::get(storage, id).await;
    let _ = Slots::live(storage, Some(name)).await;
    let _ = Slots::history(storage, name).await;
}

async fn places(storage: &dyn Storage) {
    let _ = Places::remembered(storage, "/home/ann/app/.git").await;
    let _ = Places::folder(storage, "/home/ann/app").await;
}

async fn recall(storage: &dyn Storage, query: &Query, filter: &Filter) {
    let _ = Candidates::candidates(storage, query, filter, 5).await;
}

async fn what_waits_and_what_is_counted(storage: &dyn Storage) {
    let _ = PendingMutations::pending(storage).await;
    let _ = Inspect::counts(storage).await;
    let _ = Tallies::tallied(storage).await;
}

fn main() {}
