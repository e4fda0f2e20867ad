//! Rust panics and compiler errors.

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

/// The first error of the compiler: `error[E0308]: mismatched types`, with the file of the arrow below it.
pub(crate) fn compiler_error<'a>(lines: impl Iterator<Item = &'a str>) -> Option<FailureSignature> {
    let mut found: Option<FailureSignature> = None;
    for line in lines {
        if let Some(signature) = &mut found {
            if let Some(arrow) = line.trim_start().strip_prefix("--> ") {
                signature.place = Some(shorten_path(without_position(arrow)));
                return found;
            }
            if !line.starts_with("error") {
                continue;
            }
        }
        // Without a code only an error that points to a place is the compiler's own.
        if let Some((code, message)) = line.strip_prefix("error[").and_then(|rest| rest.split_once("]: ")) {
            found = Some(FailureSignature {
                kind: Some(code.to_owned()),
                message: Some(bounded(message)),
                place: None,
            });
        } else if let Some(message) = line.strip_prefix("error: ") {
            if found.is_some() || message.starts_with("could not compile") {
                break;
            }
            found = Some(FailureSignature { kind: None, message: Some(bounded(message)), place: None });
        }
    }
    found.filter(|signature| signature.kind.is_some())
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
