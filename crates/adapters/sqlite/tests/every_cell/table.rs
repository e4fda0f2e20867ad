//! The tables of a file as any SQLite sees them, and what a hand may do to one.

use rusqlite::types::Value;
use rusqlite::{Connection, params_from_iter};
use std::fmt;
use std::path::Path;

/// A table with all of its rows.
pub(crate) struct Table {
    pub(crate) name: String,
    pub(crate) columns: Vec<Column>,
    pub(crate) rows: Vec<Vec<Value>>,
}

pub(crate) struct Column {
    pub(crate) name: String,
    kind: String,
    /// Whether it is a part of the primary key.
    key: bool,
    /// Whether it may not be empty.
    pub(crate) required: bool,
    /// Whether no other row may have its value.
    unique: bool,
}

/// One change, as statements with their values.
pub(crate) struct Forgery {
    what: String,
    row: usize,
    steps: Vec<(String, Vec<Value>)>,
}

impl Table {
    /// Every table that holds rows of its own. Those of an index of SQLite's are among them, and what is read through them
    /// is not.
    pub(crate) fn all(path: &Path) -> Vec<Self> {
        let file = Connection::open(path).unwrap();
        let sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name";
        let mut statement = file.prepare(sql).unwrap();
        let names = statement.query_map([], |row| row.get::<_, String>(0)).unwrap();
        names.map(|name| Self::read(&file, name.unwrap())).collect()
    }

    fn read(file: &Connection, name: String) -> Self {
        let unique = "SELECT c.name FROM pragma_index_list(?1) AS l JOIN pragma_index_info(l.name) AS c
            WHERE l.\"unique\" AND l.origin <> 'pk'";
        let mut statement = file.prepare(unique).unwrap();
        let unique: Vec<String> =
            statement.query_map([&name], |row| row.get(0)).unwrap().filter_map(Result::ok).collect();
        let mut statement =
            file.prepare("SELECT name, type, pk, \"notnull\" FROM pragma_table_info(?1)").unwrap();
        let column = |row: &rusqlite::Row<'_>| {
            let (name, key): (String, i64) = (row.get(0)?, row.get(2)?);
            let unique = unique.contains(&name);
            Ok(Column { unique, name, kind: row.get(1)?, key: key > 0, required: key > 0 || row.get(3)? })
        };
        let columns: Vec<Column> =
            statement.query_map([&name], column).unwrap().map(Result::unwrap).collect();
        let mut statement = file.prepare(&format!("SELECT * FROM {name}")).unwrap();
        let read = |row: &rusqlite::Row<'_>| (0..columns.len()).map(|at| row.get(at)).collect();
        let rows = statement.query_map([], read).unwrap().map(Result::unwrap).collect();
        Self { name, columns, rows }
    }

    /// Whether it is made of what other rows say.
    pub(crate) fn follows(&self) -> bool {
        ["search_", "place", "vocabulary", "about", "likeness"].iter().any(|of| self.name.starts_with(of))
    }

    /// Each cell of a column changed once: to another value of its type, to none, and to what another row has, in turns.
    pub(crate) fn edit_each(&self, column: &Column) -> Vec<Forgery> {
        let mut edits = self.edits(column);
        let mut row = 0;
        let mut kept = Vec::new();
        while row < self.rows.len() {
            let (of_row, rest) = edits.into_iter().partition::<Vec<_>, _>(|edit| edit.row == row);
            let turn = row % of_row.len().max(1);
            kept.extend(of_row.into_iter().nth(turn));
            edits = rest;
            row += 1;
        }
        kept
    }

    /// Each cell of a column set to each such value.
    pub(crate) fn edits(&self, column: &Column) -> Vec<Forgery> {
        let at = self.columns.iter().position(|one| one.name == column.name).unwrap();
        let mut edits = Vec::new();
        for (n, row) in self.rows.iter().enumerate() {
            let elsewhere = self.rows.iter().map(|other| &other[at]).find(|value| **value != row[at]);
            let mut values = others(&row[at], &column.kind);
            values.extend([Value::Null]);
            values.extend(elsewhere.cloned());
            values.retain(|value| *value != row[at]);
            values.dedup();
            for value in values {
                let what = format!(
                    "{}.{} of row {n}: {} to {}",
                    self.name,
                    column.name,
                    short(&row[at]),
                    short(&value)
                );
                let sql =
                    format!("UPDATE {} SET \"{}\" = ?1 WHERE {}", self.name, column.name, self.located(2));
                let bound = std::iter::once(value).chain(self.key_of(row)).collect();
                edits.push(Forgery { what, row: n, steps: vec![(sql, bound)] });
            }
        }
        edits
    }

    /// Each row taken away.
    pub(crate) fn removals(&self) -> Vec<Forgery> {
        let removal = |(n, row): (usize, &Vec<Value>)| Forgery {
            what: format!("{} without row {n}", self.name),
            row: n,
            steps: vec![self.without(row)],
        };
        self.rows.iter().enumerate().map(removal).collect()
    }

    /// Each row once more, other in nothing than in what no two rows may have in common.
    pub(crate) fn copies(&self) -> Vec<Forgery> {
        let copy = |(n, row): (usize, &Vec<Value>)| {
            let mut copy = row.clone();
            for (value, column) in
                copy.iter_mut().zip(&self.columns).filter(|(_, column)| column.key || column.unique)
            {
                *value = others(value, &column.kind).pop().unwrap();
            }
            Forgery {
                what: format!("{} with row {n} twice", self.name),
                row: n,
                steps: vec![self.with(copy)],
            }
        };
        self.rows.iter().enumerate().map(copy).collect()
    }

    /// Each row and the one behind it with all but their keys exchanged.
    pub(crate) fn swaps(&self) -> Vec<Forgery> {
        let swap = |(n, pair): (usize, &[Vec<Value>])| {
            let [one, other] = pair else { panic!("a pair") };
            let keyed = |of: &Vec<Value>, from: &Vec<Value>| {
                let cells = self.columns.iter().zip(of.iter().zip(from));
                cells.map(|(column, (own, foreign))| if column.key { own } else { foreign }.clone()).collect()
            };
            let (first, second): (Vec<Value>, Vec<Value>) = (keyed(one, other), keyed(other, one));
            (&first != one).then(|| Forgery {
                what: format!("{} with rows {n} and {} exchanged", self.name, n + 1),
                row: n,
                steps: vec![self.without(one), self.without(other), self.with(first), self.with(second)],
            })
        };
        self.rows.windows(2).enumerate().filter_map(swap).collect()
    }

    fn without(&self, row: &[Value]) -> (String, Vec<Value>) {
        (format!("DELETE FROM {} WHERE {}", self.name, self.located(1)), self.key_of(row))
    }

    fn with(&self, row: Vec<Value>) -> (String, Vec<Value>) {
        let places: Vec<String> = (1..=row.len()).map(|n| format!("?{n}")).collect();
        (format!("INSERT INTO {} VALUES ({})", self.name, places.join(", ")), row)
    }

    fn located(&self, from: usize) -> String {
        let keys = self.columns.iter().filter(|column| column.key).zip(from..);
        keys.map(|(column, n)| format!("\"{}\" = ?{n}", column.name)).collect::<Vec<_>>().join(" AND ")
    }

    fn key_of(&self, row: &[Value]) -> Vec<Value> {
        row.iter()
            .zip(&self.columns)
            .filter(|(_, column)| column.key)
            .map(|(value, _)| value.clone())
            .collect()
    }
}

impl Forgery {
    /// Makes it, as another program would that heeds no rule but those that SQLite cannot be talked out of.
    pub(crate) fn make(&self, path: &Path) -> bool {
        let file = Connection::open(path).unwrap();
        file.pragma_update(None, "foreign_keys", false).unwrap();
        file.pragma_update(None, "ignore_check_constraints", true).unwrap();
        let done =
            self.steps.iter().all(|(sql, values)| file.execute(sql, params_from_iter(values)) == Ok(1));
        file.close().unwrap();
        done
    }
}

impl fmt::Display for Forgery {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)
    }
}

/// Other values of the same type.
fn others(value: &Value, kind: &str) -> Vec<Value> {
    match value {
        Value::Null => match kind {
            "INTEGER" => vec![Value::Integer(0), Value::Integer(1)],
            "BLOB" => vec![Value::Blob(Vec::new()), Value::Blob(vec![0]), Value::Blob(vec![7; 32])],
            _ => vec![Value::Text(String::new()), Value::Text("x".into())],
        },
        Value::Integer(n) => vec![Value::Integer(0), Value::Integer(1 - n), Value::Integer(n + 100_000)],
        Value::Real(x) => vec![Value::Real(x + 1.0)],
        Value::Text(text) => vec![Value::Text(String::new()), Value::Text(format!("{text}0"))],
        Value::Blob(bytes) => {
            let mut flipped = bytes.clone();
            flipped.last_mut().into_iter().for_each(|last| *last ^= 1);
            vec![Value::Blob(Vec::new()), Value::Blob([&bytes[..], &[0]].concat()), Value::Blob(flipped)]
        }
    }
}

fn short(value: &Value) -> String {
    format!("{value:?}").chars().take(60).collect()
}
