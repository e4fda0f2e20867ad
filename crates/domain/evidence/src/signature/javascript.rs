//! JavaScript errors and stack frames, as test runners print them.

use super::family::{Decides, Family, Page};
use super::{FailureSignature, bounded, exception, placed, shorten_path};

/// `TypeError: x is undefined` as kind and message; `AssertionError [ERR_ASSERTION]: …` without its code.
fn error(text: &str) -> Option<(&str, &str)> {
    let (name, message) = text.split_once(": ")?;
    let name = name.split_once(" [").map_or(name, |(name, _)| name);
    exception(name).is_some().then_some((name, message))
}

/// The file of a stack frame.
fn frame(line: &str) -> Option<&str> {
    called(line).map(|(_, file)| file)
}

/// The function and the file of a stack frame: `at count (src/stock.js:2:28)`, `at file:///w/a.js:4:40`,
/// `❯ tests/a.test.js:5:53`.
fn called(line: &str) -> Option<(&str, &str)> {
    let line = line.trim_start();
    let rest = line.strip_prefix("at ").or_else(|| line.strip_prefix("❯ "))?;
    // Behind the last frame the error's own fields begin.
    let rest = rest.strip_suffix(" {").unwrap_or(rest);
    let (function, place) = match rest.strip_suffix(')').and_then(|rest| rest.rsplit_once('(')) {
        Some((function, place)) => (function.trim_end(), place),
        None => ("", rest.rsplit(' ').next().unwrap_or(rest)),
    };
    let place = place.strip_prefix("file://").unwrap_or(place);
    let (place, last) = place.rsplit_once(':')?;
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    if !is_number(last) {
        return None;
    }
    // Line and column, or a line alone.
    let file = place.rsplit_once(':').filter(|(_, line)| is_number(line)).map_or(place, |(file, _)| file);
    file.contains('.').then_some((function, file))
}

/// A line inside of two values in which they differ: `-   "a": 2,`. Whole values stand in the message already.
fn is_difference(text: &str) -> bool {
    text.strip_prefix(['-', '+']).is_some_and(|value| value.starts_with("   "))
}

/// Whether a frame lies in an installed package or in the engine, not in the project's own code.
fn is_foreign(file: &str) -> bool {
    file.contains("node_modules/")
        || ["node:", "ext:", "internal/", "https:", "jsr:", "npm:"]
            .iter()
            .any(|start| file.starts_with(start))
}

/// Reads the error of one failing test, line by line: its kind, its message, and the deepest frame of the project.
#[derive(Debug, Default)]
pub(crate) struct Thrown {
    signature: FailureSignature,
    details: usize,
}

/// How many lines of details a message may have.
const MAX_DETAILS: usize = 8;

impl Thrown {
    pub(crate) fn read(&mut self, line: &str) {
        let text = line.trim_start();
        if let Some(file) = frame(text) {
            if self.signature.message.is_some() && self.signature.place.is_none() && !is_foreign(file) {
                self.signature.place = Some(shorten_path(file));
            }
            // What stands behind the first frame is not the message's.
            self.details = MAX_DETAILS;
            return;
        }
        if text.is_empty() {
            return;
        }
        let Some(message) = &mut self.signature.message else {
            return self.begin(text);
        };
        self.details += 1;
        let values = ["Expected", "Received", "expected", "received"];
        let told = (values.iter().any(|start| text.starts_with(start)) && text.contains(": "))
            || is_difference(text);
        if self.details <= MAX_DETAILS && (message.ends_with(':') || told) {
            let joint = if message.ends_with(':') { " " } else { "; " };
            *message = bounded(&format!("{message}{joint}{text}"));
        } else if self.signature.kind.is_none()
            && let Some((kind, rest)) = error(text)
        {
            // A code frame or a remark came before the error itself.
            self.signature.kind = Some(kind.to_owned());
            *message = bounded(rest);
        }
    }

    fn begin(&mut self, text: &str) {
        let text = text.strip_prefix("error: ").unwrap_or(text);
        let (kind, message) = match error(text) {
            Some((kind, message)) => (Some(kind.to_owned()), message),
            None => (None, text),
        };
        self.signature.kind = kind;
        self.signature.message = Some(bounded(message));
    }

    /// Whether anything was read of it.
    pub(crate) fn has_begun(&self) -> bool {
        self.signature.message.is_some()
    }

    pub(crate) fn signature(self) -> FailureSignature {
        self.signature
    }
}

impl From<FailureSignature> for Thrown {
    /// An error that a report tells in parts.
    fn from(signature: FailureSignature) -> Self {
        Self { signature, details: 0 }
    }
}

/// What the last error says that was not caught.
pub(super) const THROWN: Family = Family { decides: Decides::Last, read: uncaught };

/// An error as the engine prints it before it ends: the file and the line that threw, the error, its stack, and in
/// braces its cause.
fn uncaught(page: &Page<'_>, at: usize) -> Option<FailureSignature> {
    /// How many lines a message may have.
    const MESSAGE: usize = 12;
    let line = page.line(at);
    let line = line.strip_prefix("Uncaught ").unwrap_or(line);
    let (kind, message) = named(line)?;
    let rows = page.below(at).take(MESSAGE).position(in_stack)?;
    // Words of more than one line, as the two sides of a comparison.
    let details = page.below(at).take(rows).map(str::trim).filter(|row| !row.is_empty());
    let details = details.take(3).collect::<Vec<_>>().join(" ");
    let stack = page.below(at).skip(rows).take_while(|line| in_stack(line));
    let own = stack.filter_map(called).find(|(_, file)| !is_foreign(file));
    let (head, source) = threw(page, at);
    let place =
        own.map(|(function, file)| placed(file, own_name(function))).or_else(|| head.map(shorten_path));
    let cause =
        page.below(at).skip(rows).find_map(|line| line.strip_prefix("  [cause]: ")).unwrap_or_default();
    Some(FailureSignature::told(Some(kind), &[format!("{message} {details}").trim(), cause, source], place))
}

/// Whether a line is a frame, the engine's own among them.
fn in_stack(line: &str) -> bool {
    line.starts_with("    at ") && line.ends_with(|c: char| c.is_ascii_digit() || ")}{".contains(c))
}

/// `Error [ERR_MODULE_NOT_FOUND]: Cannot find package` as kind and message.
fn named(line: &str) -> Option<(&str, &str)> {
    let (kind, message) = line.split_once(": ").unwrap_or((line.trim_end_matches(':'), ""));
    let name = kind.split_once(" [").map_or(kind, |(name, _)| name);
    let is_name =
        name.starts_with(|c: char| c.is_ascii_uppercase()) && name.bytes().all(|b| b.is_ascii_alphanumeric());
    is_name.then_some((kind, message))
}

/// The function of a frame, unless the engine made it up.
fn own_name(function: &str) -> &str {
    let name = function.split(" [as ").next().unwrap_or(function);
    let name = name.strip_prefix("async ").unwrap_or(name);
    if name.contains(['<', ' ']) { "" } else { name }
}

/// The file and the line that the engine shows above an error: `/w/app.js:2`, the line, and its carets.
fn threw<'a>(page: &Page<'a>, at: usize) -> (Option<&'a str>, &'a str) {
    /// The file, the line, the carets and a blank.
    const LINES: usize = 5;
    let mut source = "";
    for line in page.above(at).take(LINES) {
        let numbered = |number: &str| !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
        match line.rsplit_once(':') {
            Some((file, number)) if numbered(number) && file.contains('.') && !file.contains(' ') => {
                let file = file.strip_prefix("file://").unwrap_or(file);
                return if is_foreign(file) { (None, "") } else { (Some(file), source.trim()) };
            }
            _ => source = line,
        }
    }
    (None, "")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> FailureSignature {
        let mut thrown = Thrown::default();
        text.lines().for_each(|line| thrown.read(line));
        thrown.signature()
    }

    #[test]
    fn an_error_has_its_kind_its_message_and_the_deepest_own_frame() {
        for (text, kind, message, place) in [
            (
                "TypeError: x is undefined\n  at get (node_modules/a/b.js:1:2)\n  at count (src/stock.js:2:28)\n  at t.js:1:1",
                Some("TypeError"),
                "x is undefined",
                Some("src/stock.js"),
            ),
            (
                "expect(received).toBe(expected)\n\nExpected: 1.5\nReceived: 1\n\n  at /w/mean.test.js:4:53",
                None,
                "expect(received).toBe(expected); Expected: 1.5; Received: 1",
                Some("mean.test.js"),
            ),
            (
                "AssertionError [ERR_ASSERTION]: Expected values to be equal:\n\n1 !== 1.5\n  at run (node:internal/x:1:2)",
                Some("AssertionError"),
                "Expected values to be equal: 1 !== 1.5",
                None,
            ),
            ("error: Error: gone\n  at file:///w/a_test.js:12:11", Some("Error"), "gone", Some("a_test.js")),
            (" ❯ count src/stock.js:2:28\nnote", None, "note", None),
            ("Error: no\n ❯ count src/stock.js:2:28", Some("Error"), "no", Some("src/stock.js")),
            ("just words: 3", None, "just words: 3", None),
        ] {
            let found = read(text);
            assert_eq!(found.kind.as_deref(), kind, "{text}");
            assert_eq!(found.message.as_deref(), Some(message), "{text}");
            assert_eq!(found.place.as_deref(), place, "{text}");
        }
    }

    #[test]
    fn a_frame_is_a_file_with_a_line() {
        for (line, expected) in [
            ("    at Object.<anonymous> (tests/a.test.js:5:19)", Some("tests/a.test.js")),
            ("    at async Promise.all (index 0)", None),
            ("    at new Promise (<anonymous>)", None),
            ("   at src/stock.js:2", Some("src/stock.js")),
            ("at home", None),
            ("look at src/a.js:1:2", None),
        ] {
            assert_eq!(frame(line), expected, "{line}");
        }
    }
}
