//! Rust panics and compiler errors.

use super::family::{Decides, Family, Page};
use super::{FailureSignature, bounded, shorten_path};

/// Reads the panics of a text, line by line.
#[derive(Debug, Default)]
pub(crate) struct Panics {
    found: Vec<(String, FailureSignature)>,
    reading: Reading,
}

#[derive(Debug, Default, PartialEq, Eq)]
enum Reading {
    #[default]
    Outside,
    Message,
    Operands,
}

/// How many panics are kept.
const MAX_PANICS: usize = 64;

impl Panics {
    pub(crate) fn read(&mut self, line: &str) {
        if line.starts_with("thread '") && self.found.len() >= MAX_PANICS {
            self.reading = Reading::Outside;
            return;
        }
        if let Some((thread, signature, done)) = opening(line) {
            self.found.push((thread, signature));
            self.reading = if done { Reading::Outside } else { Reading::Message };
            return;
        }
        let Some((_, signature)) = self.found.last_mut() else { return };
        match self.reading {
            Reading::Outside => {}
            Reading::Message => {
                signature.message = Some(bounded(line));
                self.reading = Reading::Operands;
            }
            Reading::Operands => {
                let operand = line.trim_start();
                if operand.starts_with("left: ") || operand.starts_with("right: ") {
                    let so_far = signature.message.take().unwrap_or_default();
                    signature.message = Some(bounded(&format!("{so_far}; {operand}")));
                } else {
                    self.reading = Reading::Outside;
                }
            }
        }
    }

    /// The panic of the first of these tests that has one, else the first of all.
    pub(crate) fn of(mut self, tests: &[String]) -> Option<FailureSignature> {
        let at = tests.iter().find_map(|test| self.found.iter().position(|(thread, _)| thread == test));
        let at = at.or((!self.found.is_empty()).then_some(0))?;
        Some(self.found.swap_remove(at).1)
    }
}

/// `thread 'main' (42) panicked at src/main.rs:3:5:`, and the older form with the message in the same line.
fn opening(line: &str) -> Option<(String, FailureSignature, bool)> {
    let (thread, rest) = line.strip_prefix("thread '")?.split_once('\'')?;
    let (_, place) = rest.split_once("panicked at ")?;
    let panic = |message: Option<&str>, place: &str| FailureSignature {
        kind: Some("panic".to_owned()),
        message: message.map(bounded),
        place: Some(shorten_path(without_position(place))),
    };
    Some(match place.strip_prefix('\'').and_then(|quoted| quoted.rsplit_once("', ")) {
        Some((message, place)) => (thread.to_owned(), panic(Some(message), place), true),
        None => (thread.to_owned(), panic(None, place), false),
    })
}

/// `src/lib.rs:2:5:` without line and column.
fn without_position(place: &str) -> &str {
    place.trim_end_matches(|c: char| c == ':' || c.is_ascii_digit())
}

/// What the compiler, and others that draw as it does, say first.
pub(super) const COMPILER: Family = Family { decides: Decides::First, read: drawn_error };

/// What the first thread that panicked says.
pub(super) const PANIC: Family = Family { decides: Decides::First, read: panic };

fn panic(page: &Page<'_>, at: usize) -> Option<FailureSignature> {
    /// Behind its head stand the message and the operands of a comparison.
    const LINES: usize = 4;
    opening(page.line(at))?;
    let mut panics = Panics::default();
    panics.read(page.line(at));
    page.below(at).take(LINES).for_each(|line| panics.read(line));
    panics.of(&[])
}

/// The first error of the compiler.
pub(crate) fn compiler_error<'a>(lines: impl Iterator<Item = &'a str>) -> Option<FailureSignature> {
    Page::of(lines).decided(&COMPILER)
}

/// `error[E0308]: mismatched types`, with the file of the arrow below it, the label of the carets and the line that
/// they point to. A linter's `F401 [*] unused` is drawn in the same way.
fn drawn_error(page: &Page<'_>, at: usize) -> Option<FailureSignature> {
    let head = page.line(at);
    let arrow = page.below(at).take(2).position(|line| line.trim_start().starts_with("--> "));
    let of_rustc = head.strip_prefix("error[").and_then(|rest| rest.split_once("]: "));
    let (kind, message) = match (of_rustc, arrow) {
        (Some((code, message)), _) => (Some(code), message),
        (None, None) => return None,
        (None, Some(_)) => linted(head)?,
    };
    let Some(arrow) = arrow.map(|below| at + 1 + below) else {
        return Some(FailureSignature::told(kind, &[message], None));
    };
    let place = page.line(arrow).trim_start().strip_prefix("--> ").map(without_position).map(shorten_path);
    let [label, source] = pointed_at(page, arrow);
    Some(FailureSignature::told(kind, &[message, label, source], place))
}

/// The head of a drawing that is no remark: `error: message`, or a linter's code and message.
fn linted(head: &str) -> Option<(Option<&str>, &str)> {
    if let Some(message) = head.strip_prefix("error: ") {
        return Some((None, message));
    }
    let (code, message) = head.split_once([' ', ':'])?;
    let is_code =
        code.starts_with(|c: char| c.is_ascii_uppercase()) && code.ends_with(|c: char| c.is_ascii_digit());
    // A rule of lower case and a colon; the compiler's remarks have the same form.
    let is_rule = code.bytes().all(|b| b.is_ascii_lowercase() || b == b'-')
        && head.get(code.len()..).is_some_and(|rest| rest.starts_with(':'))
        && !["warning", "note", "help", "info"].contains(&code);
    let message = message.trim_start();
    (is_code || is_rule).then(|| (Some(code), message.strip_prefix("[*] ").unwrap_or(message)))
}

/// The label of the first carets below an arrow, and the source line above them.
fn pointed_at<'a>(page: &Page<'a>, arrow: usize) -> [&'a str; 2] {
    let mut source = "";
    for line in page.below(arrow) {
        let Some((number, drawn)) = line.split_once('|') else { break };
        let number = number.trim();
        if number.is_empty() && drawn.contains('^') {
            let label = drawn.rsplit('^').next().unwrap_or_default();
            return [label.trim_matches(['-', ' ']), source];
        }
        if !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()) {
            source = drawn.trim();
        }
    }
    ["", source]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_named_by_its_thread_in_old_and_new_forms() {
        let text = "thread 'b' (12) panicked at src/lib.rs:2:5:\nassertion failed\n  left: 1\n right: 2\nnote: x\n\
                    thread 'a' panicked at 'old message', src/old.rs:1:2\n";
        let read = || {
            let mut panics = Panics::default();
            text.lines().for_each(|line| panics.read(line));
            panics
        };
        let first = read().of(&["b".to_owned()]).unwrap();
        assert_eq!(first.message.as_deref(), Some("assertion failed; left: 1; right: 2"));
        assert_eq!(first.place.as_deref(), Some("src/lib.rs"));
        let old = read().of(&["a".to_owned()]).unwrap();
        assert_eq!((old.message.as_deref(), old.place.as_deref()), (Some("old message"), Some("src/old.rs")));
        assert_eq!(read().of(&[]).unwrap(), first);
    }

    #[test]
    fn a_compiler_error_has_its_code_and_file() {
        let text = "   Compiling x\nerror[E0308]: mismatched types\n --> src/lib.rs:2:5\n";
        let found = compiler_error(text.lines()).unwrap();
        assert_eq!(found.kind.as_deref(), Some("E0308"));
        assert_eq!(found.place.as_deref(), Some("src/lib.rs"));
        assert_eq!(compiler_error("error: nothing here".lines()), None);
    }
}
