//! Whatever is changed in the file by anything but the program, one cell or one row, a check finds it (R11.6). The law
//! walks every table and column that the file has, so a new one is held by it from its first day.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test that cannot be set up fails"
)]

mod every;
#[path = "../support/mod.rs"]
mod support;
mod table;

use rusqlite::types::Value;
use std::fs;
use std::path::PathBuf;
use support::{Files, setup, shut};
use table::{Column, Forgery, Table};
use veridical::Inspect;
use veridical_conformance::samples;
use veridical_sqlite::{SqliteStore, UNWATCHED};

/// A whole store, and a copy of it that is forged again and again.
struct Bench {
    files: Files,
    whole: Vec<u8>,
    tables: Vec<Table>,
}

impl Bench {
    fn new() -> Self {
        let files = Files::new();
        let path = files.path("whole.db");
        every::row(&path);
        shut(&path);
        let tables = Table::all(&path);
        let bench = Self { whole: fs::read(&path).unwrap(), files, tables };
        bench.lay_out();
        assert_eq!(bench.found(), Ok(Vec::new()), "the untouched file");
        bench
    }

    fn copy(&self) -> PathBuf {
        self.files.path("memory.db")
    }

    fn lay_out(&self) {
        for end in ["", "-wal", "-shm"] {
            let _ = fs::remove_file(self.files.path(&format!("memory.db{end}")));
        }
        fs::write(self.copy(), &self.whole).unwrap();
    }

    /// What a check says of the copy, or that it is not opened at all.
    fn found(&self) -> Result<Vec<String>, String> {
        let opened = SqliteStore::open_read_only(&self.copy(), setup().tenant, setup().key, support::now);
        let store = opened.map_err(|refused| refused.to_string())?;
        let custody = samples::custody(&setup().tenant).unwrap();
        let flaws = pollster::block_on(store.check(&custody)).map_err(|refused| refused.to_string())?;
        Ok(flaws.into_iter().map(|flaw| format!("{}: {}", flaw.code, flaw.detail)).collect())
    }

    /// Whether a check misses a forgery; `None` when SQLite itself does not let anybody make it.
    fn misses(&self, forgery: &Forgery) -> Option<bool> {
        self.lay_out();
        forgery.make(&self.copy()).then(|| self.found().is_ok_and(|flaws| flaws.is_empty()))
    }

    /// Makes each forgery alone, and says which ones went unnoticed, and how many there were.
    fn judge(&self, of: impl Fn(&Table) -> Vec<Forgery>) -> (Vec<String>, usize) {
        let mut made = 0;
        let mut missed = Vec::new();
        for forgery in self.tables.iter().flat_map(of) {
            let Some(unnoticed) = self.misses(&forgery) else { continue };
            made += 1;
            if unnoticed {
                missed.push(forgery.to_string());
            }
        }
        (missed, made)
    }
}

/// Whether the code says why a change of this column need not be found.
fn excused(table: &str, column: &str) -> bool {
    UNWATCHED.iter().any(|(of, name, _)| *of == table && *name == column)
}

fn holds((missed, made): (Vec<String>, usize), at_least: usize) {
    assert!(missed.is_empty(), "{} of {made} go unnoticed:\n{}", missed.len(), missed.join("\n"));
    assert!(made >= at_least, "only {made} were made");
}

fn watched(table: &Table) -> impl Iterator<Item = &Column> {
    table.columns.iter().filter(|column| !excused(&table.name, &column.name))
}

#[test]
fn an_edit_of_any_one_cell_of_a_row_is_found() {
    let edits = |table: &Table| match table.follows() {
        true => Vec::new(),
        false => watched(table).flat_map(|column| table.edit_each(column)).collect(),
    };
    holds(Bench::new().judge(edits), 1_000);
}

#[test]
fn an_edit_of_any_one_cell_of_what_follows_from_rows_is_found() {
    let edits = |table: &Table| match table.follows() {
        true => watched(table).flat_map(|column| table.edit_each(column)).collect(),
        false => Vec::new(),
    };
    holds(Bench::new().judge(edits), 500);
}

#[test]
#[ignore = "every value for every cell takes minutes; the two above give each cell one of them"]
fn every_edit_of_any_one_cell_is_found() {
    let edits = |table: &Table| watched(table).flat_map(|column| table.edits(column)).collect();
    holds(Bench::new().judge(edits), 5_000);
}

/// The changes of whole rows, of the tables that are watched.
fn of_rows(of: impl Fn(&Table) -> Vec<Forgery>) -> impl Fn(&Table) -> Vec<Forgery> {
    move |table| {
        if table.columns.iter().any(|column| excused(&table.name, &column.name)) {
            Vec::new()
        } else {
            of(table)
        }
    }
}

#[test]
fn a_row_that_is_taken_away_is_found() {
    holds(Bench::new().judge(of_rows(Table::removals)), 300);
}

#[test]
fn a_copy_of_a_row_is_found() {
    holds(Bench::new().judge(of_rows(Table::copies)), 300);
}

#[test]
fn two_rows_that_change_places_are_found() {
    holds(Bench::new().judge(of_rows(Table::swaps)), 200);
}

#[test]
fn no_excuse_is_needless_and_every_table_has_a_row() {
    let bench = Bench::new();
    for (of, name, why) in UNWATCHED {
        let table = bench.tables.iter().find(|table| table.name == *of).unwrap();
        let column = table.columns.iter().find(|column| column.name == *name).unwrap();
        let missed = table.edits(column).iter().any(|edit| bench.misses(edit) == Some(true));
        assert!(missed, "{of}.{name} is watched: {why}");
    }
    for table in &bench.tables {
        assert!(!table.rows.is_empty(), "{} is empty", table.name);
    }
}

#[test]
fn every_column_that_may_be_empty_is_so_once_and_filled_once() {
    let bench = Bench::new();
    for table in &bench.tables {
        for (at, column) in table.columns.iter().enumerate() {
            let has = |empty: bool| table.rows.iter().any(|row| (row[at] == Value::Null) == empty);
            assert!(has(false), "{}.{} has no value anywhere", table.name, column.name);
            let may_be_empty = !column.required && column.name != "seal" && !table.follows();
            assert!(!may_be_empty || has(true), "{}.{} has a value everywhere", table.name, column.name);
        }
    }
}
