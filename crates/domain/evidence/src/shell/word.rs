//! What a shell word stands for, as far as its text alone says.

/// A word of a command line, before the shell expands it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Word {
    /// As written, quotes and all.
    pub(crate) raw: String,
    /// What it stands for.
    pub(crate) value: Value,
}

/// What a word expands to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Value {
    /// Exactly this text.
    Literal(String),
    /// File names that begin with a literal text that cannot turn into an option.
    Pattern(String),
    /// Only the running shell knows.
    Dynamic,
}

impl Word {
    pub(crate) fn parse(raw: &str) -> Self {
        Self { raw: raw.to_owned(), value: value_of(raw) }
    }

    /// The text that the word stands for, if it stands for exactly one.
    pub(crate) fn literal(&self) -> Option<&str> {
        match &self.value {
            Value::Literal(text) => Some(text),
            Value::Pattern(_) | Value::Dynamic => None,
        }
    }

    pub(crate) fn is_dynamic(&self) -> bool {
        self.value == Value::Dynamic
    }
}

/// Variables that hold an absolute path in every shell, so that a word that begins with one is an operand.
const HOMES: [&str; 6] = ["$HOME/", "${HOME}/", "$PWD/", "${PWD}/", "$VIRTUAL_ENV/", "${VIRTUAL_ENV}/"];

fn value_of(raw: &str) -> Value {
    // A bracket that nothing closes is a name: that of `test`.
    if raw == "[" {
        return Value::Literal(raw.to_owned());
    }
    let unquoted = raw.strip_prefix('"').unwrap_or(raw);
    if let Some(home) = HOMES.iter().find(|home| unquoted.starts_with(**home)) {
        // Keep an opening quote in front of the rest: it closes there.
        let quote = if unquoted.len() < raw.len() { "\"" } else { "" };
        let rest = unquoted.get(home.len()..).unwrap_or_default();
        return match expand(&format!("{quote}{rest}")) {
            Value::Literal(rest) => Value::Literal(format!("{home}{rest}")),
            Value::Pattern(rest) => Value::Pattern(format!("{home}{rest}")),
            Value::Dynamic => Value::Dynamic,
        };
    }
    expand(raw)
}

fn expand(raw: &str) -> Value {
    let mut text = String::with_capacity(raw.len());
    let mut pattern = false;
    let mut chars = raw.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\'' => loop {
                match chars.next() {
                    Some('\'') => break,
                    Some(c) => text.push(c),
                    None => return Value::Dynamic,
                }
            },
            '"' => loop {
                match chars.next() {
                    Some('"') => break,
                    Some('$' | '`') | None => return Value::Dynamic,
                    Some('\\') => match chars.next() {
                        Some('\n') => {}
                        Some(c @ ('$' | '`' | '"' | '\\')) => text.push(c),
                        Some(c) => text.extend(['\\', c]),
                        None => return Value::Dynamic,
                    },
                    Some(c) => text.push(c),
                }
            },
            '\\' => match chars.next() {
                Some('\n') => {}
                Some(c) => text.push(c),
                None => return Value::Dynamic,
            },
            '$' if chars.peek().is_none() => text.push('$'),
            '$' | '`' => return Value::Dynamic,
            '{' if text.is_empty() || text.starts_with('-') => return Value::Dynamic,
            '*' | '?' | '[' | '{' => {
                if text.is_empty() || text.starts_with('-') {
                    return Value::Dynamic;
                }
                pattern = true;
                text.push(c);
            }
            c => text.push(c),
        }
    }
    if pattern { Value::Pattern(text) } else { Value::Literal(text) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_stands_for_its_text_only_when_nothing_in_it_expands() {
        let literal = |t: &str| Value::Literal(t.into());
        let cases = [
            ("pytest", literal("pytest")),
            ("'not live'", literal("not live")),
            ("\"a b\"c", literal("a bc")),
            ("a\\ b", literal("a b")),
            ("\"a\\\"b\\n\"", literal("a\"b\\n")),
            ("$", literal("$")),
            ("'$x'", literal("$x")),
            ("$x", Value::Dynamic),
            ("\"$x\"", Value::Dynamic),
            ("$(ls)", Value::Dynamic),
            ("`ls`", Value::Dynamic),
            ("$'a'", Value::Dynamic),
            ("[", literal("[")),
            ("[ab]", Value::Dynamic),
            ("*.py", Value::Dynamic),
            ("-{q,co}", Value::Dynamic),
            ("{a,b}", Value::Dynamic),
            ("tests/*.py", Value::Pattern("tests/*.py".into())),
            ("t.py::T[1]", Value::Pattern("t.py::T[1]".into())),
            ("\"$HOME/x y\"", literal("$HOME/x y")),
            ("$PWD/bin/pytest", literal("$PWD/bin/pytest")),
            ("'unclosed", Value::Dynamic),
        ];
        for (raw, expected) in cases {
            assert_eq!(Word::parse(raw).value, expected, "{raw}");
        }
    }
}
