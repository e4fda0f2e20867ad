//! The whole finite space of decisions, walked; and what is not finite, the policy files, drawn.
//!
//! `cargo xtask policy` prints what `the_space_is_walked` counts.

#![expect(clippy::expect_used, clippy::panic, reason = "tests")]

mod files;
mod laws;
mod oracle;

use veridical_kernel::Capacity;
use veridical_policy::{Cell, Policy, Row, Situation, WrittenCell};

/// One point of the space.
type Point = (Row, Capacity, Situation);

fn every_point() -> impl Iterator<Item = Point> {
    Row::ALL.iter().flat_map(|row| {
        Capacity::ALL
            .into_iter()
            .flat_map(move |capacity| Situation::all().map(move |at| (*row, capacity, at)))
    })
}

fn written(row: Row, capacity: Capacity, cell: Cell) -> WrittenCell {
    WrittenCell { row: row.word().into(), capacity: capacity.word().into(), cell: cell.word().into() }
}

/// Every policy that one written cell can make, and the default one.
fn every_small_policy() -> impl Iterator<Item = Policy> {
    let one = Row::ALL.iter().flat_map(|row| {
        Capacity::ALL.into_iter().flat_map(move |capacity| {
            Cell::ALL.iter().filter_map(move |cell| Policy::written(&[written(*row, capacity, *cell)]).ok())
        })
    });
    std::iter::once(Policy::defaults()).chain(one)
}

#[test]
fn the_space_is_walked() {
    let cells = Row::ALL.len() * Capacity::ALL.len();
    let points = every_point().count();
    let mut policies: Vec<Policy> = Vec::new();
    for policy in every_small_policy() {
        if !policies.contains(&policy) {
            policies.push(policy);
        }
    }
    println!("cells              {cells} ({} rows, {} capacities)", Row::ALL.len(), Capacity::ALL.len());
    println!("situations a cell  {}", points / cells);
    println!("policies           the default one, and {} that one written cell makes", policies.len() - 1);
    for (name, law) in laws::ALL {
        let broken: usize = policies.iter().map(|policy| law(policy).len()).sum();
        println!("law                {name}: {} decisions, {broken} broken", points * policies.len());
        assert_eq!(broken, 0, "{name}");
    }
    let table = oracle::Table::read();
    let differing: Vec<String> = every_point().filter_map(|point| table.differs(point)).collect();
    println!(
        "oracle             {} of {points} decisions agree with the table as written",
        points - differing.len()
    );
    assert!(differing.is_empty(), "{differing:#?}");
}
