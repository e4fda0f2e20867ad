//! Only a binding sees a place.
use veridical_kernel::Sighting;

fn main() {
    let _ = Sighting { place: "/app/.git".to_owned() };
    let _: Sighting = Default::default();
}
