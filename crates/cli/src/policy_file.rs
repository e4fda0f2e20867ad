//! `policy.toml`: how the operator of a profile tightens the table of who may do what (R7.3).

use crate::fault::Fault;
use crate::spelling;
use std::ops::Range;
use std::path::Path;
use toml::Spanned;
use toml::de::{DeTable, DeValue};
use veridical::policy::{Part, Policy, WrittenCell};

/// Why a policy file does not hold, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct BadFile {
    /// From 1.
    pub(crate) line: usize,
    /// From 1, in characters.
    pub(crate) column: usize,
    pub(crate) message: String,
    pub(crate) next: String,
}

/// Where the file is described.
const GUIDE: &str = "docs/formats/policy.md";

/// One written cell, and where its three words stand.
struct Placed {
    cell: WrittenCell,
    row: Range<usize>,
    capacity: Range<usize>,
    decision: Range<usize>,
}

/// Reads a whole policy file, or says what is wrong first. What the file says stays out of the message: its place does.
pub(crate) fn parse(text: &str) -> Result<Policy, BadFile> {
    let table = DeTable::parse(text).map_err(|error| {
        let shape = format!("write it as TOML; {GUIDE} shows how");
        bad(text, error.span().unwrap_or_default().start, "this is not TOML, or a name stands twice", shape)
    })?;
    let placed = cells(text, table.into_inner())?;
    let written: Vec<WrittenCell> = placed.iter().map(|placed| placed.cell.clone()).collect();
    Policy::written(&written).map_err(|wrong| {
        let (at, word) = placed.get(wrong.place()).map_or((0, ""), |placed| match wrong.part() {
            Part::Row => (placed.row.start, placed.cell.row.as_str()),
            Part::Capacity => (placed.capacity.start, placed.cell.capacity.as_str()),
            Part::Cell => (placed.decision.start, placed.cell.cell.as_str()),
        });
        let next = wrong.next_step();
        // The step names every word that may stand there; the one that was meant comes first.
        let meant = spelling::meant(word, spelling::quoted(&next)).filter(|meant| *meant != word);
        let next = meant.map_or_else(|| next.clone(), |meant| format!("`{meant}` may be meant; {next}"));
        bad(text, at, &wrong.to_string(), next)
    })
}

fn cells(text: &str, table: DeTable<'_>) -> Result<Vec<Placed>, BadFile> {
    let mut placed = Vec::new();
    for (row, value) in table {
        let at = value.span().start;
        let DeValue::Table(columns) = value.into_inner() else {
            let next = format!("write `[{}]` and below it `agent = \"reject\"`", "new-fact");
            return Err(bad(text, at, "a row of the table is expected here", next));
        };
        for (capacity, value) in columns {
            placed.push(cell(text, &row, &capacity, value)?);
        }
    }
    // A table keeps its names sorted; who wrote the file reads it from the top.
    placed.sort_by_key(|placed| placed.decision.start);
    Ok(placed)
}

fn cell(
    text: &str,
    row: &Spanned<impl AsRef<str>>,
    capacity: &Spanned<impl AsRef<str>>,
    value: Spanned<DeValue<'_>>,
) -> Result<Placed, BadFile> {
    let decision = value.span();
    let DeValue::String(word) = value.into_inner() else {
        let next = "write it in quotes, such as \"reject\"".to_owned();
        return Err(bad(text, decision.start, "the name of a decision is expected here", next));
    };
    let cell = WrittenCell {
        row: row.get_ref().as_ref().to_owned(),
        capacity: capacity.get_ref().as_ref().to_owned(),
        cell: word.into_owned(),
    };
    Ok(Placed { cell, row: row.span(), capacity: capacity.span(), decision })
}

fn bad(text: &str, at: usize, message: &str, next: String) -> BadFile {
    let before = text.get(..at).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|c| *c != '\n').count() + 1;
    BadFile { line, column, message: message.to_owned(), next }
}

impl BadFile {
    /// As a failure of whatever needs the policy.
    pub(crate) fn fault(self, path: &Path) -> Fault {
        let Self { line, column, message, next } = self;
        let place = format!("{}, line {line}, column {column}", path.display());
        Fault::unusable(format!("{place}: {message}; nothing is read or written until it is mended"))
            .next(next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use veridical::kernel::Capacity;
    use veridical::policy::{Cell, Row};

    #[test]
    fn a_file_tightens_the_cells_that_it_names() {
        let policy = parse(
            "# strict\n[new-fact]\nagent = \"reject\"\n\n[resolve-pending]\nperson = \"at-terminal\"\n",
        )
        .unwrap();
        assert_eq!(policy.cell(Row::NewFact, Capacity::Agent), Cell::Reject);
        assert_eq!(policy.cell(Row::ResolvePending, Capacity::Person), Cell::AtTerminal);
        assert_eq!(parse("").unwrap(), Policy::defaults());
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line_and_column() {
        for (text, line, column, message) in [
            ("[new-fact]\nagent = \"apply\"\n", 2, 9, "allow more than the default"),
            ("[new-fact]\nagent = reject\n", 2, 9, "not TOML"),
            ("[new-fact]\nagent = 1\n", 2, 9, "the name of a decision"),
            ("[new-fact]\nagent = \"reject\"\nagent = \"stage\"\n", 3, 1, "a name stands twice"),
            ("new-fact = \"reject\"\n", 1, 12, "a row of the table"),
            ("\n\n[facts]\nagent = \"reject\"\n", 3, 2, "no mutation"),
            ("[new-fact]\n# é\n  modèle = \"reject\"\n", 3, 6, "not TOML"),
            ("[new-fact]\n\"modèle\" = \"reject\"\n", 2, 1, "no capacity"),
            ("[new-fact]\nagent = \"no\"\n", 2, 9, "no decision"),
            ("[supersede]\nperson = \"reject\"\n[new-fact]\nagent = \"reject\"", 2, 10, "less than `stated`"),
            ("[new-fact]\nagent = [\"reject\"\n", 2, 18, "not TOML"),
        ] {
            let wrong = parse(text).unwrap_err();
            assert_eq!((wrong.line, wrong.column), (line, column), "{text}: {wrong:?}");
            assert!(wrong.message.contains(message), "{text}: {wrong:?}");
            assert!(!wrong.next.is_empty());
        }
    }

    #[test]
    fn the_word_that_was_meant_is_named_first() {
        for (text, meant) in [
            ("[newfact]\nagent = \"reject\"", "`new-fact` may be meant; write one of"),
            ("[new-fact]\nagents = \"reject\"", "`agent` may be meant; write one of"),
            ("[new-fact]\nagent = \"rejct\"", "`reject` may be meant; write one of"),
            ("[colour]\nagent = \"reject\"", "write one of"),
            ("[new-fact]\nagent = \"apply\"", "write `reject`"),
        ] {
            let next = parse(text).unwrap_err().next;
            assert!(next.starts_with(meant), "{text}: {next}");
        }
    }
}
