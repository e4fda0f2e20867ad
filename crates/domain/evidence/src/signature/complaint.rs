//! Complaints about a file as a whole, or about a part of it that is named and not pointed at.

use super::family::{Decides, Family, Page};
use super::pointed::pointed;
use super::{FailureSignature, shorten_path};

/// The first file that a formatter would change.
pub(super) const UNFORMATTED: Family = Family { decides: Decides::First, read: unformatted };

/// What readers of JSON say of a file: jq's, and Python's.
pub(super) const MALFORMED: Family = Family { decides: Decides::First, read: malformed };

/// Terraform's errors, framed, with the file below.
pub(super) const CONFIGURED: Family = Family { decides: Decides::First, read: configured };

/// `would reformat a.py`, `[warn] a.js`, `Diff in src/a.rs:3:`.
fn unformatted(page: &Page<'_>, at: usize) -> Option<FailureSignature> {
    const STARTS: [&str; 5] =
        ["would reformat ", "Would reformat: ", "[warn] ", "Diff in ", "error: cannot format "];
    let line = page.line(at);
    let sorted =
        || line.strip_prefix("ERROR: ")?.strip_suffix(" Imports are incorrectly sorted and/or formatted.");
    let rest = STARTS.iter().find_map(|start| line.strip_prefix(start)).or_else(sorted)?;
    let (file, message) = rest.split_once(": ").unwrap_or((rest, "not formatted"));
    let file = file.split(" at line ").next()?.trim_end_matches(|c: char| c == ':' || c.is_ascii_digit());
    let is_file = file.contains(['.', '/']) && !file.starts_with('-') && !file.contains("  ");
    is_file.then(|| FailureSignature::told(None, &[message], Some(shorten_path(file))))
}

/// `Expecting value: line 1 column 7 (char 6)`, `jq: parse error: Unfinished string at line 2, column 14`.
fn malformed(page: &Page<'_>, at: usize) -> Option<FailureSignature> {
    let line = page.line(at);
    let is_place = |place: &&str| place.starts_with(|c: char| c.is_ascii_digit());
    let by_python = || {
        let (message, place) = line.strip_suffix(')')?.rsplit_once(": line ")?;
        (is_place(&place) && place.contains(" column ") && place.contains(" (char ")).then_some(message)
    };
    let by_jq = || {
        let (message, place) = line.rsplit_once(" at line ")?;
        let message = message.strip_prefix("jq: ").unwrap_or(message).strip_prefix("parse error: ")?;
        (is_place(&place) && place.contains(", column ")).then_some(message)
    };
    let message = by_python().or_else(by_jq)?;
    Some(FailureSignature::told(Some("malformed JSON"), &[message], None))
}

/// `Error: Unsupported argument`, and below it `on main.tf line 3, in resource "a" "b":` and that line.
fn configured(page: &Page<'_>, at: usize) -> Option<FailureSignature> {
    /// Between the error and its place stands one empty line.
    const NEAR: usize = 3;
    let message = inside(page.line(at)).strip_prefix("Error: ")?;
    let mut below = page.below(at).map(inside).take(NEAR + 1).skip_while(|line| !line.starts_with("on "));
    let (file, place) = below.next()?.strip_prefix("on ")?.split_once(" line ")?;
    let block = place.split_once(", in ").map_or("", |(_, block)| block.trim_end_matches(':'));
    let source = below.next().and_then(|line| line.split_once(": ")).map_or("", |(_, source)| source.trim());
    Some(FailureSignature::told(None, &[message, block, source], Some(shorten_path(file))))
}

/// A line without its frame.
fn inside(line: &str) -> &str {
    line.trim_start_matches(|c: char| c.is_whitespace() || "│╷╵".contains(c))
}

/// `** (CompileError) lib/a.ex:3: undefined` as class, file and message.
pub(super) fn of_elixir(line: &str) -> Option<(&str, &str, &str)> {
    let (kind, rest) = line.trim_start().strip_prefix("** (")?.split_once(") ")?;
    let (file, message) = pointed(rest)?;
    Some((kind, file, message))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_is_malformed_where_its_reader_tells_the_place() {
        for (line, expected) in [
            ("Expecting value: line 1 column 7 (char 6)", true),
            ("Expecting value: line one column 7 (char 6)", false),
            ("Expecting value: line 1 row 7 (char 6)", false),
            ("Expecting value: line 1 column 7 (byte 6)", false),
            ("jq: parse error: Unfinished string at line 2, column 14", true),
            ("parse error: Unfinished string at line 2, row 14", false),
            ("parse error: Unfinished string at line two, column 14", false),
        ] {
            let signature = FailureSignature::of_output(line);
            let kind = signature.as_ref().and_then(|signature| signature.kind.as_deref());
            assert_eq!(kind == Some("malformed JSON"), expected, "{line}: {signature:?}");
        }
    }
}
