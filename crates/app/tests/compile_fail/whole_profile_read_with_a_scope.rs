use veridical::kernel::Scope;
use veridical::place::Places;
use veridical::policy::chain::Chain;
use veridical::{Inspect, Storage};

async fn all(storage: &dyn Storage, scope: &Scope) {
    let _ = Chain::links(storage, scope).await;
    let _ = Inspect::check(storage, scope).await;
    let _ = Places::places(storage, scope).await;
}

fn main() {}
