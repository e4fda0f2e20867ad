//! A short search for leaks in every run of the tests, and the negative controls: stores that leak are caught.

use std::time::Duration;
use veridical_conformance::isolation::{Course, InMemory, Leak, Leaky, simulate};

const COURSE: Course = Course { seed: 1, operations: 1_500, crowd: 0, patience: Duration::from_secs(1) };

#[test]
fn nobody_is_shown_anything_of_others_and_nobody_misses_an_own_item() {
    let account = simulate(&InMemory, &COURSE).unwrap_or_else(|found| panic!("{found:#?}"));
    for read in ["recall", "prefetch", "show an item", "list episodes", "status"] {
        assert!(account.operations.contains_key(read), "{read} was not tried: {account:?}");
    }
}

fn is_caught(leak: Leak) {
    let found = simulate(&Leaky::new(InMemory, leak), &Course { operations: 6_000, ..COURSE });
    assert!(found.is_err(), "{leak:?} was not noticed: {found:?}");
}

#[test]
fn a_store_without_a_filter_is_caught() {
    is_caught(Leak::NoFilter);
}

#[test]
fn a_store_that_counts_foreign_terms_is_caught() {
    is_caught(Leak::CountsForeignTerms);
}
