//! The leave to remember a first use is no leave to rebind a place.
use veridical_place::{FirstUse, Places};
use veridical_policy::{Permit, kind};

async fn rebound(places: &dyn Places, permit: Permit<kind::TrustPlace, FirstUse>) {
    let _ = places.rebind(permit).await;
}

fn main() {}
