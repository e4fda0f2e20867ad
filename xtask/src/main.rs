//! Chores as code.
fn main() {}
