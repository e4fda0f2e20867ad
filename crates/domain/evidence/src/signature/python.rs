//! Python exceptions and tracebacks.

use super::family::{Decides, Family, Page};
use super::{FailureSignature, bounded, placed, shorten_path};

/// `ZeroDivisionError: division by zero` as type and message; `None` when the text does not name an exception.
pub(crate) fn exception(text: &str) -> Option<(&str, Option<&str>)> {
    let (name, message) = match text.split_once(": ") {
        Some((name, message)) => (name, Some(message)),
        None => (text.strip_suffix(':').unwrap_or(text), None),
    };
    let last = name.rsplit('.').next()?;
    let identifier = |part: &str| {
        part.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
            && part.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
    };
    let ends = [
        "Error",
        "Exception",
        "Warning",
        "Exit",
        "Interrupt",
        "Failed",
        "Timeout",
        "NotFound",
        "DoesNotExist",
    ];
    let named =
        last.starts_with(|c: char| c.is_ascii_uppercase()) && ends.iter().any(|end| last.ends_with(end));
    (named && name.len() <= 120 && name.split('.').all(identifier)).then_some((name, message))
}

/// Reads the last traceback of a text, line by line.
#[derive(Debug, Default)]
pub(crate) struct Traceback {
    inside: bool,
    place: Option<(String, bool)>,
    found: Option<FailureSignature>,
}

impl Traceback {
    pub(crate) fn read(&mut self, line: &str) {
        if line.starts_with("Traceback (most recent call last):") {
            self.inside = true;
            self.place = None;
        } else if !self.inside {
        } else if let Some(path) = line.strip_prefix("  File \"").and_then(|rest| rest.split('"').next()) {
            let library =
                path.contains("/lib/python") || path.contains("/site-packages/") || path.starts_with('<');
            // The deepest frame of the user's own code says more than the library's below it.
            if self.place.as_ref().is_none_or(|(_, known)| *known) || !library {
                self.place = Some((shorten_path(path), library));
            }
        } else if let Some((kind, message)) = exception(line) {
            self.inside = false;
            self.found = Some(FailureSignature {
                kind: Some(kind.to_owned()),
                message: message.map(bounded),
                place: self.place.take().map(|(path, _)| path),
            });
        }
    }

    pub(crate) fn signature(self) -> Option<FailureSignature> {
        self.found
    }
}

/// What the last exception says that was not caught.
pub(super) const TRACEBACK: Family = Family { decides: Decides::Last, read: uncaught };

const HEAD: &str = "Traceback (most recent call last):";

fn uncaught(page: &Page<'_>, at: usize) -> Option<FailureSignature> {
    match page.line(at).split_once(HEAD) {
        Some((margin, _)) => traceback(page, at, margin),
        None => unparsed(page, at),
    }
}

/// A traceback down to its exception. In a group of exceptions, or in another program's report, each of its lines
/// stands behind a margin.
fn traceback(page: &Page<'_>, at: usize, margin: &str) -> Option<FailureSignature> {
    let group = margin.strip_suffix("+ Exception Group ").map(|indent| format!("{indent}| "));
    let margin = group.as_deref().unwrap_or(margin);
    let mut rows = page.below(at).map_while(|line| line.strip_prefix(margin)).peekable();
    let mut deepest: Option<Frame<'_>> = None;
    let error = loop {
        let row = rows.next()?;
        if let Some(frame) = Frame::of(row, rows.peek().copied()) {
            // The deepest frame of the user's own code says more than the library's below it.
            if deepest.as_ref().is_none_or(Frame::is_foreign) || !frame.is_foreign() {
                deepest = Some(frame);
            }
        } else if !row.is_empty() && !row.starts_with(' ') {
            break row;
        }
    };
    let (kind, message) = raised(error)?;
    let message = message.unwrap_or_default();
    let goes_on = message.ends_with(':') || kind.ends_with("ValidationError");
    let details = rows.take(if goes_on { 2 } else { 0 }).map(str::trim).filter(|row| !row.is_empty());
    let details = details.collect::<Vec<_>>().join("; ");
    // One exception may have the same words wherever it is raised in a function: `list index out of range`.
    let source = deepest.as_ref().map_or("", |frame| frame.source);
    Some(FailureSignature::told(Some(kind), &[message, &details, source], deepest.map(|frame| frame.place())))
}

const SYNTAX: [&str; 3] = ["SyntaxError", "IndentationError", "TabError"];

/// A file that could not be parsed, as the interpreter says of the one that it was to run.
fn unparsed(page: &Page<'_>, at: usize) -> Option<FailureSignature> {
    /// The file's name, the line and the caret stand above.
    const LINES: usize = 4;
    let line = page.line(at);
    let told = line.strip_prefix("Sorry: ").unwrap_or(line).split_once(": ");
    let (kind, message) = told.filter(|(kind, _)| SYNTAX.contains(kind))?;
    // The compiler of modules repeats the place: `(a.py, line 3)`.
    let message =
        message.rsplit_once(" (").filter(|(_, end)| end.contains(", line ")).map_or(message, |(m, _)| m);
    let above = page.above(at).take(LINES);
    let source = above
        .clone()
        .filter(|line| line.starts_with("    "))
        .find(|line| line.contains(char::is_alphanumeric));
    let place = above.clone().find_map(|line| line.strip_prefix("  File \"")?.split('"').next());
    Some(FailureSignature::told(
        Some(kind),
        &[message, source.unwrap_or_default().trim()],
        place.map(shorten_path),
    ))
}

/// Any exception, whatever its name: below a traceback nothing else stands.
fn raised(text: &str) -> Option<(&str, Option<&str>)> {
    let (name, message) = match text.split_once(": ") {
        Some((name, message)) => (name, Some(message)),
        None => (text.strip_suffix(':').unwrap_or(text), None),
    };
    let named = name.len() <= 120
        && name.split('.').all(|part| part.starts_with(|c: char| c.is_alphabetic() || c == '_'));
    (named && !name.contains(char::is_whitespace)).then_some((name, message))
}

/// `  File "/w/app.py", line 3, in load`.
struct Frame<'a> {
    path: &'a str,
    function: &'a str,
    /// The line's own text, where the file was at hand.
    source: &'a str,
}

impl<'a> Frame<'a> {
    fn of(row: &'a str, below: Option<&'a str>) -> Option<Self> {
        let (path, rest) = row.strip_prefix("  File \"")?.split_once('"')?;
        let function = rest.split_once(", in ").map_or("", |(_, function)| function);
        let source = below.filter(|row| row.starts_with("    ")).unwrap_or_default().trim();
        Some(Self { path, function, source })
    }

    fn is_foreign(&self) -> bool {
        let folders = ["/lib/python", "/site-packages/", "/dist-packages/", "\\Lib\\"];
        self.path.starts_with('<') || folders.iter().any(|folder| self.path.contains(folder))
    }

    fn place(&self) -> String {
        placed(self.path, self.function)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_exception_is_named_with_the_deepest_own_file() {
        let text = "Traceback (most recent call last):\n  File \"/w/app.py\", line 3, in <module>\n    load()\n  \
                    File \"/usr/lib/python3.11/json/decoder.py\", line 355, in raw_decode\n    raise\n\
                    json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)\n";
        let mut traceback = Traceback::default();
        text.lines().for_each(|line| traceback.read(line));
        let found = traceback.signature().unwrap();
        assert_eq!(found.kind.as_deref(), Some("json.decoder.JSONDecodeError"));
        assert_eq!(found.message.as_deref(), Some("Expecting value: line 1 column 1 (char 0)"));
        assert_eq!(found.place.as_deref(), Some("app.py"));
    }

    #[test]
    fn only_a_name_of_an_exception_is_one() {
        for (text, expected) in [
            ("ValueError: no", Some(("ValueError", Some("no")))),
            ("KeyboardInterrupt", Some(("KeyboardInterrupt", None))),
            (
                "requests.exceptions.ConnectTimeout: x",
                Some(("requests.exceptions.ConnectTimeout", Some("x"))),
            ),
            ("assert 1 == 2", None),
            ("note: see the Error", None),
            ("Some Error: x", None),
        ] {
            assert_eq!(exception(text), expected, "{text}");
        }
    }
}
