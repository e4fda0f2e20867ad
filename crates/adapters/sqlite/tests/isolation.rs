//! A short search for leaks through the public library on real files, and a store that has to be caught.

#[path = "support/depot.rs"]
mod depot;

use depot::Folders;
use std::time::Duration;
use veridical_conformance::isolation::{Course, Leak, Leaky, simulate};

const COURSE: Course = Course { seed: 2, operations: 3_000, crowd: 0, patience: Duration::from_secs(1) };

#[test]
fn nobody_is_shown_anything_of_others_and_nobody_misses_an_own_item() {
    let account = simulate(&Folders, &COURSE).unwrap_or_else(|found| panic!("{found:#?}"));
    for way in ["recall", "prefetch", "restart", "crash"] {
        assert!(account.operations.contains_key(way), "{way} was not tried: {account:?}");
    }
}

/// More near-identical items than a search looks at.
#[test]
fn a_store_that_filters_after_the_limit_is_caught() {
    let found = simulate(&Leaky::new(Folders, Leak::FiltersAfterTheLimit), &Course { crowd: 70, ..COURSE });
    assert!(found.is_err(), "it was not noticed: {found:?}");
}
