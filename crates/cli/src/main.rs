//! The veridical program.
fn main() {}
