//! Cells that an operator wrote: read, held against the default table, and judged as a whole (R7.3).

use crate::judge::{Outcome, Situation};
use crate::{Cell, Policy, Row};
use std::collections::BTreeMap;
use veridical_kernel::Capacity;

/// One cell as an operator wrote it: in the row of a mutation and the column of a capacity.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenCell {
    /// The row's name.
    pub row: String,
    /// The capacity's name.
    pub capacity: String,
    /// The decision's name.
    pub cell: String,
}

/// Which of a written cell's three words is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// The row.
    Row,
    /// The capacity.
    Capacity,
    /// The decision.
    Cell,
}

/// A written cell that cannot stand. It does not repeat the word: where it stands says which.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{wrong}")]
pub struct BadCell {
    place: usize,
    wrong: Wrong,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
enum Wrong {
    #[error("no mutation has this name")]
    UnknownRow,
    #[error("no capacity has this name")]
    UnknownCapacity,
    #[error("no decision has this name, or not one that can be written here")]
    UnknownCell,
    #[error("`{}` would allow more than the default, `{}`, and nothing is loosened", wrote.word(), default.word())]
    Loosens { wrote: Cell, default: Cell },
    #[error("a change of the kind `{}` cannot wait for a person", row.word())]
    CannotWait { row: Row },
    #[error("`{}` would be left with less than `{}`, which is trusted less", more.word(), less.word())]
    OutOfOrder { more: Capacity, less: Capacity },
}

impl BadCell {
    /// The number of the cell among those that were written, from 0.
    #[must_use]
    pub fn place(&self) -> usize {
        self.place
    }

    /// Which of its words is meant.
    #[must_use]
    pub fn part(&self) -> Part {
        match self.wrong {
            Wrong::UnknownRow => Part::Row,
            Wrong::UnknownCapacity => Part::Capacity,
            _ => Part::Cell,
        }
    }

    /// What to write in its place.
    #[must_use]
    pub fn next_step(&self) -> String {
        match self.wrong {
            Wrong::UnknownRow => format!("write one of {}", listed(Row::ALL.iter().map(|row| row.word()))),
            Wrong::UnknownCapacity => {
                format!("write one of {}", listed(Capacity::ALL.iter().map(|capacity| capacity.word())))
            }
            Wrong::UnknownCell => format!("write one of {}", listed(WRITABLE.iter().map(|cell| cell.word()))),
            Wrong::Loosens { .. } => "write `reject`, or take the line out".to_owned(),
            Wrong::CannotWait { .. } => "write `reject` or `at-terminal`, or take the line out".to_owned(),
            Wrong::OutOfOrder { less, .. } => {
                format!("write the same or a stricter decision for `{}` too", less.word())
            }
        }
    }
}

/// What may be written, beside the default of a cell itself. The other decisions belong to one row each.
const WRITABLE: [Cell; 4] = [Cell::Reject, Cell::Stage, Cell::AtTerminal, Cell::AtTerminalElseStage];

/// The order of trust; the other capacities are not comparable (R7.2).
const TRUST: [Capacity; 3] = [Capacity::Person, Capacity::Stated, Capacity::Agent];

/// Reads all cells, and leaves out those that say what holds anyway.
pub(crate) fn read_all(cells: &[WrittenCell]) -> Result<Policy, BadCell> {
    let mut tightened = BTreeMap::new();
    let mut places = BTreeMap::new();
    for (place, written) in cells.iter().enumerate() {
        let (row, capacity, cell) = read(written).map_err(|wrong| BadCell { place, wrong })?;
        if cell != row.default_cell(capacity) {
            tightened.insert((row, capacity), cell);
            places.insert((row, capacity), place);
        }
    }
    let policy = Policy::with(tightened);
    for (&(row, more), &place) in &places {
        for less in TRUST.into_iter().skip_while(|capacity| *capacity != more).skip(1) {
            if Situation::all()
                .any(|at| policy.judge(row, more, &at).rank() < policy.judge(row, less, &at).rank())
            {
                return Err(BadCell { place, wrong: Wrong::OutOfOrder { more, less } });
            }
        }
    }
    Ok(policy)
}

fn read(written: &WrittenCell) -> Result<(Row, Capacity, Cell), Wrong> {
    let row = Row::named(&written.row).ok_or(Wrong::UnknownRow)?;
    let capacity = Capacity::named(&written.capacity).ok_or(Wrong::UnknownCapacity)?;
    let default = row.default_cell(capacity);
    let cell = Cell::named(&written.cell)
        .filter(|cell| WRITABLE.contains(cell) || *cell == default)
        .or_else(|| (written.cell == Cell::Apply.word()).then_some(Cell::Apply))
        .ok_or(Wrong::UnknownCell)?;
    if Situation::all().any(|at| rank(cell, &at) > rank(default, &at)) {
        return Err(Wrong::Loosens { wrote: cell, default });
    }
    let waits = Situation::all().any(|at| matches!(cell.judge(&at), Outcome::Stage(_)));
    if waits && cell != default && !row.can_wait() {
        return Err(Wrong::CannotWait { row });
    }
    Ok((row, capacity, cell))
}

fn rank(cell: Cell, at: &Situation) -> u8 {
    cell.judge(at).rank()
}

fn listed(words: impl Iterator<Item = &'static str>) -> String {
    words.map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests;
