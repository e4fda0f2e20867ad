//! Policies of many written cells, drawn: what is let in keeps every law, and nothing that would is kept out.

use super::{laws, written};
use proptest::prelude::*;
use veridical_kernel::Capacity;
use veridical_policy::{Cell, Policy, Row, WrittenCell};

fn a_cell() -> impl Strategy<Value = (Row, Capacity, Cell)> {
    let row = proptest::sample::select(Row::ALL);
    let capacity = proptest::sample::select(&Capacity::ALL[..]);
    let cell = proptest::sample::select(Cell::ALL);
    (row, capacity, cell)
}

proptest! {
    #[test]
    fn a_policy_that_is_let_in_keeps_every_law(cells in proptest::collection::vec(a_cell(), 0..12)) {
        let cells: Vec<WrittenCell> = cells.into_iter().map(|(row, capacity, cell)| written(row, capacity, cell)).collect();
        if let Ok(policy) = Policy::written(&cells) {
            for (name, law) in laws::ALL {
                prop_assert!(law(&policy).is_empty(), "{}: {:?}", name, cells);
            }
        }
    }

    #[test]
    fn rejecting_a_row_for_everyone_is_always_let_in(row in proptest::sample::select(Row::ALL)) {
        let cells: Vec<WrittenCell> =
            Capacity::ALL.into_iter().map(|capacity| written(row, capacity, Cell::Reject)).collect();
        let policy = Policy::written(&cells).unwrap();
        for capacity in Capacity::ALL {
            prop_assert_eq!(policy.cell(row, capacity), Cell::Reject);
        }
    }

    #[test]
    fn no_words_at_all_make_it_panic(row in ".{0,24}", capacity in ".{0,12}", cell in ".{0,24}") {
        let bad = Policy::written(&[WrittenCell { row, capacity, cell }]);
        if let Err(bad) = bad {
            prop_assert_eq!(bad.place(), 0);
            prop_assert!(!bad.next_step().is_empty());
        }
    }
}
