//! Compilers and checkers that point: at a file, a line, perhaps a column, and then say what is wrong there.

use super::complaint::of_elixir;
use super::family::{Decides, Family, Page};
use super::{FailureSignature, shorten_path};

/// The first complaint that is called an error.
pub(super) const ERRORS: Family =
    Family { decides: Decides::First, read: |page, at| complaint(page, at, Severity::Error) };

/// The first that is called nothing: linters say no more than what they found.
pub(super) const FINDINGS: Family =
    Family { decides: Decides::First, read: |page, at| complaint(page, at, Severity::Unsaid) };

/// The first warning, where a checker ends badly for one.
pub(super) const WARNINGS: Family =
    Family { decides: Decides::First, read: |page, at| complaint(page, at, Severity::Remark) };

/// The first complaint in a list below its file.
pub(super) const LISTED: Family = Family { decides: Decides::First, read: listed };

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Severity {
    Error,
    Unsaid,
    Remark,
}

fn complaint(page: &Page<'_>, at: usize, wanted: Severity) -> Option<FailureSignature> {
    if let Some((kind, file, message)) = of_elixir(page.line(at)).filter(|_| wanted == Severity::Error) {
        return Some(FailureSignature::told(Some(kind), &[message], Some(shorten_path(file))));
    }
    let (file, said) = pointed(page.line(at))?;
    let (severity, code, message) = severity(said);
    if severity != wanted || message.is_empty() {
        return None;
    }
    let (code, message) = match code {
        "" => leading_code(message)
            .or_else(|| trailing_code(message))
            .map_or((None, message), |(c, m)| (Some(c), m)),
        code => (Some(code), message),
    };
    let symbol =
        page.below(at).take(4).find_map(|line| Some(bare(line).trim_start().strip_prefix("symbol:")?.trim()));
    let source = match severity {
        Severity::Error => source(page, at),
        // go names the module only as it looks for it.
        _ if message.starts_with("module lookup disabled") => {
            page.above(at).take(1).find_map(|line| line.strip_prefix("go: ")).unwrap_or_default()
        }
        _ => "",
    };
    let notes = if severity == Severity::Error { notes(page, at) } else { String::new() };
    Some(FailureSignature::told(
        code,
        &[message, symbol.unwrap_or_default(), source, &notes],
        Some(shorten_path(file)),
    ))
}

/// A line without what a program around the checker writes before it.
fn bare(line: &str) -> &str {
    ["[ERROR] ", "[WARNING] ", "vet: "].iter().find_map(|start| line.strip_prefix(start)).unwrap_or(line)
}

/// The file, and what stands behind the position: `src/a.ts(3,7): …`, `a.py:3:1: …`, `Till.java:[3,4] …`,
/// `a.ts:3:7 - …`.
pub(super) fn pointed(line: &str) -> Option<(&str, &str)> {
    let line = bare(line);
    let from = if line.get(1..3) == Some(":\\") { 2 } else { 0 };
    let end = from + line.get(from..)?.find([':', '('])?;
    let (file, rest) = line.split_at_checked(end)?;
    if !is_source(file) || !rest.get(1..)?.starts_with(|c: char| c.is_ascii_digit() || c == '[') {
        return None;
    }
    let said = rest.trim_start_matches(|c: char| c.is_ascii_digit() || "()[],:".contains(c));
    let said = said.trim_start().strip_prefix("- ").unwrap_or(said).trim_start();
    (!said.is_empty() && !said.starts_with("in ") && !said.starts_with('|')).then_some((file, said))
}

/// Whether a text is the path of a file, and neither an address of the network nor a number.
pub(super) fn is_source(file: &str) -> bool {
    const NETWORK: [&str; 9] =
        ["com", "org", "net", "io", "example", "invalid", "local", "internal", "localhost"];
    let name = file.rsplit(['/', '\\']).next().unwrap_or(file);
    let named = match name.rsplit_once('.') {
        Some((_, end)) => {
            end.starts_with(|c: char| c.is_ascii_alphabetic())
                && end.len() <= 12
                && end.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
                && !NETWORK.contains(&end)
        }
        None => ["Makefile", "Dockerfile", "Containerfile"].contains(&name),
    };
    named && !file.contains(char::is_whitespace) && !file.contains("://")
}

/// What a complaint is called, its code, and what it says: `error TS2304: Cannot find name`.
fn severity(said: &str) -> (Severity, &str, &str) {
    let lower = |head: &str, word: &str| {
        head.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word))
            && !head.get(word.len()..).is_some_and(|rest| rest.starts_with(|c: char| c.is_alphanumeric()))
    };
    let Some((head, message)) = said.split_once(": ") else { return (Severity::Unsaid, "", said) };
    let message = message.trim_start();
    for error in ["fatal error", "runtime error", "internal error", "error"] {
        if lower(head, error) {
            return (Severity::Error, head.get(error.len()..).unwrap_or_default().trim(), message);
        }
    }
    for remark in ["warning", "note", "info", "style", "remark", "hint", "information"] {
        if lower(head, remark) {
            return (Severity::Remark, head.get(remark.len()..).unwrap_or_default().trim(), message);
        }
    }
    // `DeprecationWarning: …`: a program goes on after it.
    if head.ends_with("Warning") {
        return (Severity::Remark, "", message);
    }
    (Severity::Unsaid, "", said)
}

/// `F401 'os' imported but unused`, `C0114: Missing docstring`.
fn leading_code(message: &str) -> Option<(&str, &str)> {
    let (code, rest) = message.split_once([' ', ':'])?;
    let letters = code.bytes().take_while(u8::is_ascii_uppercase).count();
    let digits = code.get(letters..)?;
    let is_code =
        (1..=5).contains(&letters) && digits.len() >= 2 && digits.bytes().all(|b| b.is_ascii_digit());
    let rest = rest.trim_start();
    is_code.then(|| (code, rest.strip_prefix("[*] ").unwrap_or(rest)))
}

/// `… has no attribute "opn"  [attr-defined]`, `… is not checked (errcheck)`.
fn trailing_code(message: &str) -> Option<(&str, &str)> {
    let (open, close) = if message.ends_with(']') { ('[', ']') } else { ('(', ')') };
    let (rest, code) = message.strip_suffix(close)?.rsplit_once(open)?;
    let is_code = code.len() >= 4 && code.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_=".contains(&b));
    is_code.then(|| (code, rest.trim_end()))
}

/// The line that a compiler shows below its complaint: `    3 | return x;`, or bare above carets.
fn source<'a>(page: &Page<'a>, at: usize) -> &'a str {
    let below = page.line(at + 1);
    if let Some((number, source)) = below.split_once(" | ")
        && number.trim().bytes().all(|b| b.is_ascii_digit())
    {
        return source.trim();
    }
    let marks = page.line(at + 2);
    let marked = marks.contains(['^', '~']) && marks.chars().all(|c| " \t^~".contains(c));
    if marked { below.trim() } else { "" }
}

/// What a compiler notes of its complaint: the candidates, what was declared elsewhere.
fn notes(page: &Page<'_>, at: usize) -> String {
    /// How many of its lines, and notes, belong to one complaint at most.
    const MAX: (usize, usize) = (16, 3);
    let told = page.below(at).take(MAX.0).filter_map(pointed).map(|(_, said)| said);
    let notes = told.map_while(|said| said.strip_prefix("note: ")).map(str::trim_start);
    notes.take(MAX.1).collect::<Vec<_>>().join("; ")
}

/// eslint's `  1:1  error  'x' is not defined  no-undef`, and shellcheck's `^-- SC2086 (info): Double quote …`.
fn listed(page: &Page<'_>, at: usize) -> Option<FailureSignature> {
    let text = page.line(at).trim_start();
    if let Some((code, message)) = text
        .strip_prefix('^')
        .map(|rest| rest.trim_start_matches(['^', '-', ' ']))
        .and_then(|rest| rest.split_once(" ("))
    {
        let message = message.split_once("): ")?.1;
        let above = || page.above(at);
        let file = above().find_map(|line| line.strip_prefix("In ")?.split_once(" line "));
        let source = above().take(1).next().unwrap_or_default().trim();
        return Some(FailureSignature::told(
            Some(code),
            &[message, source],
            file.map(|(file, _)| shorten_path(file)),
        ));
    }
    let (position, rest) = text.split_once(' ')?;
    let (line, column) = position.split_once(':')?;
    let counted = |text: &str| text.parse::<u32>().is_ok();
    let said = rest.trim_start().strip_prefix("error ").filter(|_| counted(line) && counted(column))?.trim();
    let (message, rule) =
        said.rsplit_once("  ").map_or((said, None), |(message, rule)| (message, Some(rule)));
    let file = page.above(at).find(|line| !line.starts_with(' ') && !line.is_empty())?;
    Some(FailureSignature::told(rule, &[message.trim()], Some(shorten_path(file))))
}
