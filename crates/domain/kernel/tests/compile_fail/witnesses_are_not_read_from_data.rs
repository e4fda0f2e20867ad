//! None of the witnesses can be read from data.
use veridical_kernel::{Custody, Origin, ProjectScope, Scope};

fn read_from_data<T: serde::de::DeserializeOwned>() {}

fn main() {
    read_from_data::<Scope>();
    read_from_data::<ProjectScope>();
    read_from_data::<Origin>();
    read_from_data::<Custody>();
}
