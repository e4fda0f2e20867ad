//! Values that stand apart from their names: in the rows under a column, in the block that a name opens.

use std::ops::Range;
use std::sync::LazyLock;

use super::name::{Name, Strength};
use super::value::{Writing, is_made, is_secret};
use crate::rules::{Pattern, pattern};
use crate::text;

/// How much of its line is read before a name, and how much of the rows after it, in bytes.
const BEHIND: usize = 256;
const AHEAD: usize = 768;

/// How many rows are looked at under a column, and the longest line that heads one, in bytes.
const ROWS: usize = 6;
const LONGEST_HEAD: usize = 400;

pub(super) fn value(text: &str, name: &Name) -> Option<Range<usize>> {
    match text::byte_at(text, name.span.end)? {
        b'"' | b'\'' | b'`' => {
            defaulted(text, name).or_else(|| paired(text, name)).or_else(|| cell(text, name))
        }
        b',' | b';' | b'\t' | b' ' | b'|' | b'\n' | b'\r' | b')' => cell(text, name),
        _ => None,
    }
}

/// `variable "name" { … default = "value" }`.
fn defaulted(text: &str, name: &Name) -> Option<Range<usize>> {
    static BLOCK: LazyLock<Pattern> =
        LazyLock::new(|| pattern(r#"^"\s*\{[^{}]*?\bdefault\s*=\s*"([^"\n]+)""#));
    if !text::behind(text, name.span.start, 64).rsplit('\n').next()?.contains("variable \"") {
        return None;
    }
    let value = BLOCK.regex().captures(text::ahead(text, name.span.end, AHEAD))?.get(1)?;
    let span = name.span.end + value.start()..name.span.end + value.end();
    is_secret(value.as_str(), name.strength, Writing::Quoted).then_some(span)
}

/// `"name", "value"`: in the arguments of a call, in a row that is inserted.
fn paired(text: &str, name: &Name) -> Option<Range<usize>> {
    static PAIR: LazyLock<Pattern> =
        LazyLock::new(|| pattern(r#"^\\?["'`]\s*,\s*(?:\w+\s*[:=]\s*)?[nN]?\\?["']([^"'\s\\]{6,})\\?["']"#));
    let value = PAIR.regex().captures(text::ahead(text, name.span.end, BEHIND))?.get(1)?;
    let digits = value.as_str().bytes().any(|byte| byte.is_ascii_digit());
    let chosen = digits || is_made(value.as_str(), 12) || value.len() >= 16;
    let span = name.span.end + value.start()..name.span.end + value.end();
    (chosen && is_secret(value.as_str(), name.strength, Writing::Quoted)).then_some(span)
}

/// The first secret in the rows under the column that a name heads, or beside a name in a row of two.
fn cell(text: &str, name: &Name) -> Option<Range<usize>> {
    let before = text::behind(text, name.span.start, BEHIND);
    let ahead = text::ahead(text, name.span.end, AHEAD);
    inserted(name, before, ahead)
        .or_else(|| under(name, before, ahead))
        .or_else(|| row_of_two(name, before, ahead))
}

/// `INSERT INTO t (…, name, …) VALUES (…, 'value', …)`.
fn inserted(name: &Name, before: &str, ahead: &str) -> Option<Range<usize>> {
    static VALUES: LazyLock<Pattern> = LazyLock::new(|| pattern(r"^[^()]{0,200}\)\s*values\s*\("));
    let columns = before.rsplit_once('(').map(|(_, columns)| columns)?;
    if !ahead.contains(['v', 'V']) {
        return None;
    }
    let mut from = VALUES.regex().find(ahead)?.end();
    for _ in 0..ROWS {
        let row = text::after(ahead, from);
        let (cell, quoted) = cells(row, ',', b')').nth(columns.matches(',').count())?;
        if quoted && is_secret(text::cut(row, cell.clone()), name.strength, Writing::Quoted) {
            let at = name.span.end + from;
            return Some(at + cell.start..at + cell.end);
        }
        from += row.find("),").map(|end| end + 2)?;
        from += text::after(ahead, from).find('(')? + 1;
    }
    None
}

/// The cells of a row: what stands between marks, without its quotes, up to the end of the row.
fn cells(row: &str, mark: char, end: u8) -> impl Iterator<Item = (Range<usize>, bool)> {
    let mut at = Some(0);
    std::iter::from_fn(move || {
        let start = at?;
        let rest = text::after(row, start);
        let lead = rest.len() - rest.trim_start_matches([' ', 'N', 'n']).len();
        let rest = rest.trim_start_matches([' ', 'N', 'n']);
        let lead = if rest.starts_with(['"', '\'']) { lead } else { 0 };
        let body = text::after(row, start + lead);
        let quote = body.chars().next().filter(|c| matches!(c, '"' | '\''));
        let (cell, after) = match quote {
            Some(quote) => {
                let len = text::after(body, 1).find(quote)?;
                (start + lead + 1..start + lead + 1 + len, start + lead + len + 2)
            }
            None => {
                let len = body
                    .bytes()
                    .position(|byte| char::from(byte) == mark || byte == end)
                    .unwrap_or(body.len());
                let trimmed = text::cut(body, 0..len).trim();
                let from = start
                    + lead
                    + (text::cut(body, 0..len).len() - text::cut(body, 0..len).trim_start().len());
                (from..from + trimmed.len(), start + lead + len)
            }
        };
        let next = text::after(row, after).trim_start_matches(' ');
        at = next.starts_with(mark).then(|| row.len() - next.len() + mark.len_utf8());
        Some((cell, quote.is_some()))
    })
}

/// A line of names over lines of as many cells.
fn under(name: &Name, before: &str, ahead: &str) -> Option<Range<usize>> {
    // Most names stand among words, which no line's end has to show.
    mark_of(before, ahead)?;
    let left = before.rsplit('\n').next()?;
    let (right, _) = ahead.split_once('\n')?;
    // A word on a line of its own heads no table.
    if left.trim().is_empty() && right.trim().is_empty() {
        return None;
    }
    let mark = mark_of(left, right)?;
    if left.len() + right.len() > LONGEST_HEAD || !is_head(left, right, mark) {
        return None;
    }
    let column = columns(left, mark).count() - 1;
    let mut start = right.len() + 1;
    for row in text::after(ahead, start).split('\n').take(ROWS + 1) {
        if let Some(cell) = columns(row, mark).nth(column) {
            let writing = if name.strength == Strength::Password { Writing::Literal } else { Writing::Bare };
            let value = text::cut(row, cell.clone());
            if value.bytes().any(|byte| byte.is_ascii_digit()) && is_secret(value, name.strength, writing) {
                let at = name.span.end + start;
                return Some(at + cell.start..at + cell.end);
            }
        }
        start += row.len() + 1;
    }
    None
}

/// What parts the cells of a line.
fn mark_of(left: &str, right: &str) -> Option<&'static str> {
    let next = right.trim_start_matches(['"', '\'', '`', '*']);
    let last = left.trim_end_matches(['"', '\'', '`', '*']);
    if next.trim_start().starts_with('|') || last.trim_end().ends_with('|') {
        return Some("|");
    }
    let marks = ["\t", ",", ";", "  "];
    let between = |text: &str, of: fn(&str, &str) -> bool| marks.into_iter().find(|mark| of(text, mark));
    between(next, |next, mark| next.starts_with(mark)).or_else(|| {
        between(last, |last, mark| last.trim_end_matches(' ').ends_with(mark) || last.ends_with(mark))
    })
}

/// Whether a line holds the names of columns and nothing else.
fn is_head(left: &str, right: &str, mark: &str) -> bool {
    let names = |line: &str| {
        columns(line, mark).all(|cell| {
            let name = text::cut(line, cell);
            name.len() <= 40
                && name.split(' ').count() <= 3
                && name.bytes().all(|byte| {
                    byte.is_ascii_alphabetic() || !byte.is_ascii() || b"_- .#/()*`:12".contains(&byte)
                })
        })
    };
    names(left) && names(right)
}

/// The cells of a line, without the space and the quotes around them.
fn columns(line: &str, mark: &str) -> impl Iterator<Item = Range<usize>> {
    let mut from = Some(0);
    std::iter::from_fn(move || {
        let start = from?;
        let rest = text::after(line, start);
        let len = rest.find(mark).unwrap_or(rest.len());
        let wide = text::after(rest, len);
        let gap = if mark == "  " { wide.len() - wide.trim_start_matches(' ').len() } else { mark.len() };
        from = (!wide.is_empty()).then_some(start + len + gap);
        let cell = text::cut(rest, 0..len);
        let edge = |c: char| c.is_ascii_whitespace() || matches!(c, '"' | '\'' | '`' | '*');
        let lead = cell.len() - cell.trim_start_matches(edge).len();
        Some(start + lead..start + lead + cell.trim_matches(edge).len())
    })
}

/// A line that is a name, a comma and a value.
fn row_of_two(name: &Name, before: &str, ahead: &str) -> Option<Range<usize>> {
    let alone = before.is_empty() || before.ends_with(['\n', '\t']);
    let mark = ahead.chars().next().filter(|mark| matches!(mark, ',' | ';' | '\t'))?;
    let value = text::after(ahead, 1).split(['\n', '\r']).next()?;
    let start = name.span.end + 1;
    let row = alone && !value.contains(mark) && !value.contains(' ') && value.len() >= 8;
    (row && is_secret(value, name.strength, Writing::Beside)).then(|| start..start + value.len())
}
