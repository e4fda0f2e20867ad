//! A first use is what a binding saw, not what somebody says.
use veridical_place::{FirstUse, PlaceRow};

fn main() {
    let _ = FirstUse { project: "git:sha256:0" };
}

fn from_a_stored_row(row: PlaceRow) -> FirstUse {
    row.into()
}
