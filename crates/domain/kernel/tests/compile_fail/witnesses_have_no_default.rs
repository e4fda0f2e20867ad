//! None of the witnesses has a default.
use veridical_kernel::{Custody, Origin, ProjectScope, Scope};

fn default_of<T: Default>() {}

fn main() {
    default_of::<Scope>();
    default_of::<ProjectScope>();
    default_of::<Origin>();
    default_of::<Custody>();
}
