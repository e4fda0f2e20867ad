//! `grep` behind a `|` or over a file: it lets whole lines through, as they are, and which ones its pattern says.

use super::call::{Call, Entry};
use super::word::Word;
use regex::{Regex, RegexBuilder};

/// The longest pattern that is followed, in bytes.
const MAX_PATTERN: usize = 400;

/// Which lines a `grep` lets through.
#[derive(Debug, Clone)]
pub(crate) struct Selection {
    pattern: Regex,
    inverted: bool,
}

/// How a pattern is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Dialect {
    Basic,
    Extended,
    Fixed,
}

impl Selection {
    /// The selection of a call that shows whole lines only, and the files that it reads; `None` for one that does
    /// more, or whose pattern is not followed here.
    pub(crate) fn of(call: &Call) -> Option<(Self, Vec<&str>)> {
        let mut dialect = match (call.program.as_str(), call.entry) {
            ("grep", Entry::Name) => Dialect::Basic,
            ("egrep", Entry::Name) => Dialect::Extended,
            ("fgrep", Entry::Name) => Dialect::Fixed,
            _ => return None,
        };
        let (mut patterns, mut operands) = (Vec::new(), Vec::new());
        let (mut inverted, mut any_case, mut only_operands) = (false, false, false);
        let mut words = call.args.iter().map(Word::literal);
        while let Some(word) = words.next() {
            match word? {
                operand if only_operands || !operand.starts_with('-') || operand == "-" => {
                    operands.push(operand);
                }
                "--" => only_operands = true,
                "-e" | "--regexp" => patterns.push(words.next()??),
                "-A" | "-B" | "-C" => drop(words.next()?.filter(|lines| is_number(lines))?),
                "--line-buffered" | "--color=never" | "--colour=never" | "--color=auto" | "--text" => {}
                "--ignore-case" => any_case = true,
                "--invert-match" => inverted = true,
                "--extended-regexp" => dialect = Dialect::Extended,
                "--fixed-strings" => dialect = Dialect::Fixed,
                option => match option.strip_prefix("--regexp=") {
                    Some(pattern) => patterns.push(pattern),
                    None if is_context(option) => {}
                    None => {
                        for letter in option.strip_prefix('-')?.chars() {
                            match letter {
                                'E' => dialect = Dialect::Extended,
                                'F' => dialect = Dialect::Fixed,
                                'G' => dialect = Dialect::Basic,
                                'i' => any_case = true,
                                'v' => inverted = true,
                                'a' | 's' | 'h' => {}
                                _ => return None,
                            }
                        }
                    }
                },
            }
        }
        if patterns.is_empty() {
            patterns.push(operands.first().copied()?);
            operands.remove(0);
        }
        let written: Option<Vec<String>> =
            patterns.into_iter().map(|pattern| dialect.translated(pattern)).collect();
        let pattern =
            RegexBuilder::new(&written?.join("|")).case_insensitive(any_case).size_limit(1 << 18).build();
        Some((Self { pattern: pattern.ok()?, inverted }, operands))
    }

    /// Whether it shows this line.
    pub(crate) fn lets_through(&self, line: &str) -> bool {
        self.pattern.is_match(line) != self.inverted
    }
}

/// Whether a call shows lines of what comes in, and reads no file.
pub(crate) fn selects(call: &Call) -> bool {
    Selection::of(call).is_some_and(|(_, files)| files.iter().all(|file| *file == "-"))
}

/// `-A3`, `--context=2`: lines around those that fit.
fn is_context(option: &str) -> bool {
    let around = ["-A", "-B", "-C", "--after-context=", "--before-context=", "--context="];
    around.iter().filter_map(|name| option.strip_prefix(name)).any(is_number)
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}

impl Dialect {
    /// The pattern, in a dialect that means the same by it; `None` for what is not surely the same.
    fn translated(self, pattern: &str) -> Option<String> {
        if pattern.len() > MAX_PATTERN || pattern.contains(['\n', '\r']) {
            return None;
        }
        match self {
            Self::Fixed => Some(regex::escape(pattern)),
            Self::Extended => is_common(pattern).then(|| format!("(?:{pattern})")),
            Self::Basic => {
                let parts: Option<Vec<String>> = pattern.split("\\|").map(of_basic).collect();
                parts.map(|parts| format!("(?:{})", parts.join("|")))
            }
        }
    }
}

/// One alternative of a basic pattern, in which `+?()|{}` are ordinary and `^` and `$` stand at its ends only.
fn of_basic(part: &str) -> Option<String> {
    let inner = part.strip_prefix('^').unwrap_or(part);
    let inner = inner.strip_suffix('$').unwrap_or(inner);
    if inner.contains(['^', '$']) || inner.starts_with('*') || !is_common(part) {
        return None;
    }
    let mut written = String::with_capacity(part.len());
    for c in part.chars() {
        if "+?()|".contains(c) {
            written.push('\\');
        }
        written.push(c);
    }
    Some(written)
}

/// Whether a pattern holds nothing that is read in different ways: no escapes, no counts, no classes by name.
fn is_common(pattern: &str) -> bool {
    let mut open = false;
    let plain = pattern.chars().all(|c| match c {
        '[' if open => false,
        '[' => {
            open = true;
            true
        }
        ']' => std::mem::take(&mut open),
        '\\' | '{' | '}' => false,
        _ if open => c.is_ascii_alphanumeric() || " -.^".contains(c),
        _ => true,
    });
    plain && !open && !["(?", "[]", "[^]", "--]", "[--"].iter().any(|odd| pattern.contains(odd))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::Script;

    /// Which of these lines a command shows; `None` when it does more than to select.
    fn shown(command: &str, lines: &[&'static str]) -> Option<Vec<&'static str>> {
        let script = Script::analyse(command).0.unwrap();
        let (_, leaf) = script.leaves().next().unwrap();
        let (selection, _) = Selection::of(leaf.call.as_ref().unwrap())?;
        Some(lines.iter().copied().filter(|line| selection.lets_through(line)).collect())
    }

    #[test]
    fn a_selection_shows_the_lines_that_its_pattern_fits() {
        let lines = ["3 passed in 0.1s", "1 failed", "PASSED a(1)", "a|b", "Warning: x"];
        for (command, expected) in [
            ("grep passed", &[0][..]),
            ("grep -i passed", &[0, 2]),
            ("grep -E 'passed|failed'", &[0, 1]),
            ("grep 'passed\\|failed'", &[0, 1]),
            ("grep 'passed|failed'", &[]),
            ("grep 'a|b'", &[3]),
            ("grep 'a(1)'", &[2]),
            ("grep -F 'a|b'", &[3]),
            ("fgrep .", &[0]),
            ("egrep '^[0-9]+ (passed|failed)'", &[0, 1]),
            ("grep -E '[^a-z]$'", &[2]),
            ("grep '^1\\|x$'", &[1, 4]),
            ("grep -v Warning", &[0, 1, 2, 3]),
            ("grep -vE 'Warn|a'", &[]),
            ("grep -e passed -e failed -A 2 -B3", &[0, 1]),
            ("grep --invert-match -- passed", &[1, 2, 3, 4]),
            ("grep -Ei --line-buffered 'fail|warn'", &[1, 4]),
            ("grep 'passed' out.log", &[0]),
        ] {
            let expected: Vec<&str> = expected.iter().map(|at| lines[*at]).collect();
            assert_eq!(shown(command, &lines), Some(expected), "{command}");
        }
    }

    #[test]
    fn a_call_that_does_more_than_to_select_lines_is_no_selection() {
        for command in [
            "grep -o '[0-9]* passed'",
            "grep -c passed",
            "grep -q passed",
            "grep -l passed",
            "grep -L passed",
            "grep -n passed",
            "grep -in passed",
            "grep -m1 passed",
            "grep -m 1 passed",
            "grep -w passed",
            "grep -x passed",
            "grep -H passed",
            "grep -f patterns",
            "grep -r passed",
            "grep -P '\\d+ passed'",
            "grep --color=always passed",
            "grep --label=x passed",
            "grep '[[:digit:]] passed'",
            "grep -E 'passed{1}'",
            "grep 'a\\+'",
            "grep '*a'",
            "grep -E '(?i)a'",
            "grep -E '[]a]'",
            "grep -E '(a'",
            "grep \"$WORD\"",
            "grep",
            "grep -e",
            "./grep passed",
            "rg passed",
        ] {
            assert_eq!(shown(command, &[]), None, "{command}");
        }
    }
}
