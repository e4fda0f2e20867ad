//! What compilers, checkers and interpreters complain of, each in its own form of a place and a message.

use super::{FailureSignature, bounded, exception, shorten_path};
use crate::report::plain;

/// How many lines are looked at: what is complained of first stands early.
const MAX_LINES: usize = 20_000;

/// A line is looked at as far as this; a longer one is no complaint.
const MAX_LINE: usize = 4096;

impl FailureSignature {
    /// What a compiler, a checker or an interpreter complains of first: `src/a.py:3: error: no such name`,
    /// `a.ts(3,1): error TS2304`, `would reformat a.py`.
    pub(crate) fn of_checker(output: &str) -> Option<Self> {
        let mut seen = Seen::default();
        let lines = output.lines().take(MAX_LINES).filter(|line| line.len() <= MAX_LINE);
        lines.map(plain).find_map(|line| seen.read(line.trim_end()))
    }
}

/// What the lines so far told, for forms of more than one line.
#[derive(Debug, Default)]
struct Seen {
    /// The last line that said something.
    before: String,
    /// The file that the lines after it are about.
    file: Option<String>,
    /// Whether that file is where an interpreter stopped.
    stopped: bool,
}

impl Seen {
    fn read(&mut self, line: &str) -> Option<FailureSignature> {
        let text = line.trim_start_matches(|c: char| c.is_whitespace() || "│╷╵".contains(c));
        if text.is_empty() {
            return None;
        }
        let found = self
            .pointed(text)
            .or_else(|| self.listed(text))
            .or_else(|| self.thrown(text))
            .or_else(|| complaint(text));
        if found.is_none() {
            self.remember(line, text);
        }
        found
    }

    fn remember(&mut self, line: &str, text: &str) {
        let stops = text
            .strip_prefix("File \"")
            .and_then(|rest| rest.split_once("\", line "))
            .map(|(file, _)| file)
            .or_else(|| {
                numbered(text).filter(|(file, rest)| is_path(file) && rest.is_empty()).map(|(file, _)| file)
            });
        let heads = text
            .strip_prefix("In ")
            .and_then(|rest| rest.split_once(" line "))
            .map(|(file, _)| file)
            .or_else(|| Some(text).filter(|_| is_path(text) && !line.starts_with(char::is_whitespace)));
        if let Some(file) = stops.or(heads) {
            self.file = Some(file.to_owned());
            self.stopped = stops.is_some();
        }
        self.before.clear();
        self.before.push_str(text);
    }

    /// `--> src/a.py:3:8` below its message, and terraform's `on main.tf line 3`.
    fn pointed(&self, text: &str) -> Option<FailureSignature> {
        let message = ["Error: ", "error: "].iter().find_map(|start| self.before.strip_prefix(start));
        let message = message.unwrap_or(&self.before);
        let place = match text.strip_prefix("--> ") {
            Some(place) => numbered(place)?.0,
            None => {
                text.strip_prefix("on ")
                    .filter(|_| self.before.starts_with("Error: "))?
                    .split_once(" line ")?
                    .0
            }
        };
        let told = !message.is_empty() && !message.starts_with("warning");
        (told && is_file(place)).then(|| signature(None, message, place))
    }

    /// Lines below the name of their file: eslint's `7:7  error  'x' is never used`, shellcheck's
    /// `^-- SC2086 (info): Double quote`, and the error of a source that cannot be parsed.
    fn listed(&self, text: &str) -> Option<FailureSignature> {
        let file = self.file.as_deref()?;
        if let Some(rest) = text.strip_prefix('^').map(|rest| rest.trim_start_matches(['-', '^']))
            && let Some((code, message)) =
                rest.trim_start().split_once(" (").filter(|(code, _)| code.starts_with("SC"))
        {
            let message = message.split_once("): ").map_or(message, |(_, message)| message);
            return Some(signature(Some(code), message, file));
        }
        let (position, rest) = text.split_once(' ')?;
        let (line, column) = position.split_once(':')?;
        let (kind, message) = rest.trim_start().split_once(' ')?;
        let listed = is_number(line) && is_number(column) && matches!(kind, "error" | "✖" | "×");
        listed.then(|| signature(None, message.trim(), file))
    }

    /// The error of an interpreter that names the file first: `/w/a.js:7`, the code, then `SyntaxError: no`.
    fn thrown(&self, text: &str) -> Option<FailureSignature> {
        let file = self.file.as_deref().filter(|_| self.stopped)?;
        let text = text.strip_prefix("Sorry: ").unwrap_or(text);
        let (name, message) = text.split_once(": ")?;
        let kind = name.split_once(" [").map_or(name, |(name, _)| name);
        exception(kind)?;
        Some(signature(Some(kind), message, file))
    }
}

/// A complaint that stands in one line.
fn complaint(text: &str) -> Option<FailureSignature> {
    placed(text)
        .or_else(|| unformatted(text))
        .or_else(|| of_an_interpreter(text))
        .or_else(|| of_a_linker(text))
}

/// `src/a.py:3: no such name`, `a.ts(3,1): error TS2304`, `** (CompileError) lib/a.ex:3: no`.
fn placed(text: &str) -> Option<FailureSignature> {
    let (kind, text) = match text.strip_prefix("** (").and_then(|rest| rest.split_once(") ")) {
        Some((kind, rest)) => (Some(kind), rest),
        None => (None, text),
    };
    let (place, rest) = numbered(text)?;
    (place.contains('.') && !place.contains(' ') && !rest.is_empty()).then(|| signature(kind, rest, place))
}

/// What a formatter would change: `would reformat a.py`, `[warn] a.js`, `Diff in src/a.rs:3:`.
fn unformatted(text: &str) -> Option<FailureSignature> {
    let rest = ["would reformat ", "Would reformat: ", "[warn] ", "Diff in ", "error: cannot format "]
        .iter()
        .find_map(|start| text.strip_prefix(start));
    let sorted =
        || text.strip_prefix("ERROR: ")?.strip_suffix(" Imports are incorrectly sorted and/or formatted.");
    let rest = rest.or_else(sorted)?;
    let (file, message) = match rest.split_once(": ") {
        Some((file, message)) => (file, message),
        None => (rest, "not formatted"),
    };
    let file = numbered(file).map_or(file, |(file, _)| file).split(" at line ").next()?;
    is_file(file).then(|| signature(None, message, file))
}

/// `a.sh: line 4: syntax error near …`, `PHP Parse error:  unexpected token in a.php on line 3`, and an interpreter's
/// or a compiler's own class of error.
fn of_an_interpreter(text: &str) -> Option<FailureSignature> {
    if let Some((file, rest)) = text.split_once(": line ")
        && let Some((line, message)) = rest.split_once(": ")
        && is_number(line)
        && !file.contains(' ')
    {
        return Some(signature(None, message, file));
    }
    let (message, line) = text.rsplit_once(" on line ")?;
    let (message, file) = message.rsplit_once(" in ")?;
    let (kind, message) =
        message.split_once(": ").map_or((None, message), |(kind, rest)| (Some(kind), rest.trim()));
    (is_number(line) && is_file(file)).then(|| signature(kind, message, file))
}

/// A name that the linker does not find.
fn of_a_linker(text: &str) -> Option<FailureSignature> {
    let (file, name) = text.split_once(": undefined reference to ")?;
    let file = file.rsplit(": ").next()?.split(':').next()?;
    Some(signature(None, &format!("undefined reference to {name}"), file))
}

fn signature(kind: Option<&str>, message: &str, place: &str) -> FailureSignature {
    FailureSignature {
        kind: kind.map(str::to_owned),
        message: Some(bounded(message)),
        place: Some(shorten_path(place)),
    }
}

/// The file, and what stands behind its line and column.
fn numbered(text: &str) -> Option<(&str, &str)> {
    let (place, rest) = text.split_once([':', '('])?;
    let said = rest.trim_start_matches(|c: char| c.is_ascii_digit() || ":,() -".contains(c)).trim();
    rest.starts_with(|c: char| c.is_ascii_digit()).then_some((place, said))
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}

/// Whether a text is nothing but the path of a file.
fn is_path(text: &str) -> bool {
    is_file(text) && !text.contains(' ')
}

/// Whether a text can be the path of a file.
fn is_file(text: &str) -> bool {
    !text.is_empty() && !text.starts_with('-') && text.contains(['.', '/']) && !text.contains("  ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_first_complaint_is_read_in_the_form_of_its_program() {
        for (output, kind, message, place) in [
            (
                "src/a.py:3:8: F401 `os` imported but unused\n",
                "",
                "F401 `os` imported but unused",
                "src/a.py",
            ),
            ("src/a.ts(2,3): error TS2322: no\n", "", "error TS2322: no", "src/a.ts"),
            ("F401 `os` is unused\n --> src/a.py:3:8\n  |\n", "", "F401 `os` is unused", "src/a.py"),
            (
                "unformatted: File would be reformatted\n  --> src/a.py:1:1\n",
                "",
                "unformatted: File would be reformatted",
                "src/a.py",
            ),
            ("warning: old\n --> src/a.rs:1:1\nerror: unused\n --> src/b.rs:2:5\n", "", "unused", "src/b.rs"),
            (
                "/w/a.js\n  2:1  warning  old  x\n  7:7  error  'x' is never used  no-unused-vars\n",
                "",
                "'x' is never used  no-unused-vars",
                "a.js",
            ),
            ("would reformat /w/src/a.py\n\nOh no!\n", "", "not formatted", "a.py"),
            ("error: cannot format a.py: Cannot parse: 1:2\n", "", "Cannot parse: 1:2", "a.py"),
            ("Would reformat: src/a.py\n", "", "not formatted", "src/a.py"),
            ("Checking formatting...\n[warn] src/a.js\n", "", "not formatted", "src/a.js"),
            ("Diff in /w/src/main.rs:1:\n-fn\n", "", "not formatted", "main.rs"),
            (
                "  File \"a.py\", line 9\n    def (\n        ^\nSyntaxError: invalid syntax\n",
                "SyntaxError",
                "invalid syntax",
                "a.py",
            ),
            (
                "/w/a.js:7\nx = {{;\n     ^\n\nSyntaxError: Unexpected token\n    at x (node:1:1)\n",
                "SyntaxError",
                "Unexpected token",
                "a.js",
            ),
            ("node:internal/x:1\n^\n\n", "", "", ""),
            (
                "bin/add: line 4: syntax error near unexpected token `do'\n",
                "",
                "syntax error near unexpected token `do'",
                "bin/add",
            ),
            (
                "PHP Parse error:  syntax error, unexpected token in src/a.php on line 3\n",
                "PHP Parse error",
                "syntax error, unexpected token",
                "src/a.php",
            ),
            (
                "In bin/add line 4:\necho $x\n     ^-- SC2086 (info): Double quote it.\n",
                "SC2086",
                "Double quote it.",
                "bin/add",
            ),
            (
                "╷\n│ Error: Unsupported argument\n│ \n│   on main.tf line 3, in resource:\n",
                "",
                "Unsupported argument",
                "main.tf",
            ),
            ("** (CompileError) lib/a.ex:3: undefined\n", "CompileError", "undefined", "lib/a.ex"),
            (
                "/usr/bin/ld: main.o: in function `main':\nmain.c:(.text+0x5): undefined reference to `f'\n",
                "",
                "undefined reference to `f'",
                "main.c",
            ),
            ("usage: tool [options]\n", "", "", ""),
            ("All checks passed!\n", "", "", ""),
        ] {
            let found = FailureSignature::of_checker(output).unwrap_or_default();
            let said =
                [&found.kind, &found.message, &found.place].map(|part| part.clone().unwrap_or_default());
            assert_eq!(said, [kind, message, place], "{output}");
        }
    }

    proptest! {
        #[test]
        fn any_output_is_read(output in "(?:[a-z.:/()0-9 ^|>-]{0,12}\n){0,8}") {
            drop(FailureSignature::of_checker(&output));
        }
    }
}
