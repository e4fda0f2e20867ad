use super::*;

fn written(cells: &[(&str, &str, &str)]) -> Result<Policy, BadCell> {
    let cell = |(row, capacity, cell): &(&str, &str, &str)| WrittenCell {
        row: (*row).to_owned(),
        capacity: (*capacity).to_owned(),
        cell: (*cell).to_owned(),
    };
    Policy::written(&cells.iter().map(cell).collect::<Vec<_>>())
}

#[test]
fn what_cannot_stand_is_named_by_its_place_its_part_and_the_next_step() {
    for (cells, place, part, message, next) in [
        (vec![("facts", "agent", "reject")], 0, Part::Row, "no mutation", "`new-fact`"),
        (vec![("new-fact", "model", "reject")], 0, Part::Capacity, "no capacity", "`agent`"),
        (vec![("new-fact", "agent", "never")], 0, Part::Cell, "no decision", "`reject`"),
        (vec![("new-fact", "agent", "if-measured")], 0, Part::Cell, "no decision", "`reject`"),
        (
            vec![("new-fact", "agent", "apply")],
            0,
            Part::Cell,
            "allow more than the default, `stage`",
            "`reject`",
        ),
        (
            vec![("raw-autosave", "person", "stage")],
            0,
            Part::Cell,
            "nothing is loosened",
            "take the line out",
        ),
        (vec![("custodial", "person", "stage")], 0, Part::Cell, "cannot wait for a person", "`at-terminal`"),
        (
            vec![("new-fact", "agent", "reject"), ("supersede", "person", "reject")],
            1,
            Part::Cell,
            "`person` would be left with less than `stated`",
            "`stated` too",
        ),
    ] {
        let bad = written(&cells).unwrap_err();
        assert_eq!((bad.place(), bad.part()), (place, part), "{cells:?}: {bad}");
        assert!(bad.to_string().contains(message), "{cells:?}: {bad}");
        assert!(bad.next_step().contains(next), "{cells:?}: {}", bad.next_step());
    }
}

#[test]
fn what_only_repeats_the_default_changes_nothing() {
    let policy =
        written(&[("supersede", "stated", "apply-if-exact"), ("new-fact", "agent", "stage")]).unwrap();
    assert_eq!(policy, Policy::defaults());
    assert_eq!(policy.changed().count(), 0);
}

#[test]
fn a_whole_column_of_trust_is_tightened_together() {
    let policy = written(&[
        ("new-fact", "person", "at-terminal-else-stage"),
        ("new-fact", "stated", "stage"),
        ("resolve-pending", "person", "at-terminal"),
    ])
    .unwrap();
    assert_eq!(policy.cell(Row::NewFact, Capacity::Stated), Cell::Stage);
    assert_eq!(policy.cell(Row::NewFact, Capacity::Agent), Cell::Stage);
    assert_eq!(policy.changed().count(), 3);
}
