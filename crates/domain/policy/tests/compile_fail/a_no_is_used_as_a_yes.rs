use veridical_policy::pending::*;
use veridical_policy::*;

async fn claim(store: &dyn PendingMutations, no: Permit<kind::RejectPending, Resolution>) {
    let _ = store.claim(no).await;
}

fn main() {}
