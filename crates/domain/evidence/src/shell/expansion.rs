//! What the shell does on its own when it expands a word: run commands, assign variables, split the result.

use super::environment::{changes_meaning, is_name};

/// What expanding a text can do beside giving words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Expansion {
    /// A command runs whose errors show up in the output.
    pub(crate) runs: bool,
    /// A variable may get another value, or the shell may end: arithmetic, `${x:=1}`, an indirect name.
    pub(crate) assigns: bool,
    /// Such a variable may be one that changes what commands mean.
    pub(crate) shadows: bool,
    /// A variable's value becomes any number of words.
    pub(crate) splits: bool,
    /// A variable is read, which fails under `set -u` when it is not set.
    pub(crate) reads: bool,
}

/// Substitutions that print no test report on either stream.
const HARMLESS: [&str; 18] = [
    "$(pwd)",
    "$(nproc)",
    "$(mktemp)",
    "$(mktemp -d)",
    "$(date +%s)",
    "$(date +%F)",
    "$(git rev-parse --show-toplevel)",
    "$(git rev-parse HEAD)",
    "$(git rev-parse --short HEAD)",
    "$(git rev-parse --abbrev-ref HEAD)",
    "$(git branch --show-current)",
    "$(git status --porcelain)",
    "$(git diff --name-only)",
    "$(gofmt -l .)",
    "$(gofmt -s -l .)",
    "$(which python)",
    "$(which python3)",
    "$(id -u)",
];

impl Expansion {
    /// Of a word as it is written, quotes and all.
    pub(crate) fn of(raw: &str) -> Self {
        Self::read(raw, true)
    }

    /// Of text in which quotes mean nothing: a here-document.
    pub(crate) fn of_document(text: &str) -> Self {
        Self::read(text, false)
    }

    /// What this and another do together.
    pub(crate) fn and(self, other: Self) -> Self {
        Self {
            runs: self.runs || other.runs,
            assigns: self.assigns || other.assigns,
            shadows: self.shadows || other.shadows,
            splits: self.splits || other.splits,
            reads: self.reads || other.reads,
        }
    }

    fn read(raw: &str, quoting: bool) -> Self {
        let mut found = Self::default();
        let mut double = false;
        let mut rest = raw;
        while let Some(c) = rest.chars().next() {
            let mut taken = c.len_utf8();
            match c {
                '\\' => taken += rest.chars().nth(1).map_or(0, char::len_utf8),
                '\'' if quoting && !double => {
                    taken +=
                        rest.get(1..).and_then(|rest| rest.find('\'')).map_or(rest.len() - 1, |at| at + 1);
                }
                '"' if quoting => double = !double,
                '`' => {
                    found.runs = true;
                    found.splits |= !double;
                }
                '<' | '>' if !double && rest.get(1..).is_some_and(|rest| rest.starts_with('(')) => {
                    found.runs = true;
                }
                '$' => {
                    let harmless = HARMLESS.iter().find(|text| rest.starts_with(**text));
                    let body = rest.get(1..).unwrap_or_default();
                    found.splits |= !double && starts_an_expansion(body);
                    match harmless {
                        Some(text) => taken = text.len(),
                        None => found.dollar(body, raw),
                    }
                }
                _ => {}
            }
            rest = rest.get(taken..).unwrap_or_default();
        }
        found
    }

    /// The expansion after a `$`.
    fn dollar(&mut self, body: &str, raw: &str) {
        if body.starts_with("((") || body.starts_with('[') {
            self.assigns = true;
        } else if body.starts_with('(') {
            self.runs = true;
        } else if let Some(parameter) = body.strip_prefix('{') {
            self.reads = true;
            self.assigns |= !only_reads(parameter);
        } else {
            self.reads |= body.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
        }
        self.shadows |= self.assigns && names_a_setting(raw);
    }
}

fn starts_an_expansion(body: &str) -> bool {
    body.starts_with(|c: char| c.is_ascii_alphanumeric() || "_{([@*#?$!-".contains(c))
}

/// Whether `${…` only reads: `name`, `#name`, `name[0]`, and the operators that keep to text.
fn only_reads(parameter: &str) -> bool {
    let body = parameter.strip_prefix('#').unwrap_or(parameter);
    let named = body.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '_');
    let named = match (named.len() == body.len(), named.strip_prefix(['?', '@', '*', '$', '!', '#', '-'])) {
        (true, Some(after)) if after.starts_with('}') => after,
        (true, _) => return false,
        (false, _) => named,
    };
    let after = match named.strip_prefix('[') {
        Some(index) => {
            let end = index.trim_start_matches(|c: char| c.is_ascii_digit() || c == '@' || c == '*');
            let Some(after) = end.strip_prefix(']') else { return false };
            after
        }
        None => named,
    };
    ["}", "-", "+", ":-", ":+", "%", "#", "/", "^", ","].iter().any(|operator| after.starts_with(operator))
}

/// Whether a text mentions a variable that changes what commands mean.
pub(crate) fn names_a_setting(text: &str) -> bool {
    text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'))
        .any(|name| is_name(name) && changes_meaning(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_known_by_what_its_expansion_does() {
        for (raw, expected) in [
            ("plain", ""),
            ("'$(x) `y` $((z=1))'", ""),
            ("\\$(x) \\`", ""),
            ("\"$x\"", ""),
            ("$x", "splits"),
            ("a${x}b", "splits"),
            ("\"${x:-y}${x[0]}${#x}${x%.py}${?}\"", ""),
            ("\"$(cmd)\"", "runs"),
            ("`cmd`", "runs splits"),
            ("\"'$(cmd)'\"", "runs"),
            ("\"$(git rev-parse --show-toplevel)/x\"", ""),
            ("$(date +%s)", "splits"),
            ("<(cmd)", "runs"),
            ("\"$((n+1))\"", "assigns"),
            ("\"$[n+1]\"", "assigns"),
            ("\"${x:=1}\"", "assigns"),
            ("\"${x=1}\"", "assigns"),
            ("\"${x:n=0:1}\"", "assigns"),
            ("\"${x[n=0]}\"", "assigns"),
            ("\"${x:?gone}\"", "assigns"),
            ("\"${!x}\"", "assigns"),
            ("\"${x:-$((n=1))}\"", "assigns"),
            ("\"$((PATH=1))\"", "assigns shadows"),
            ("$", ""),
        ] {
            let found = Expansion::of(raw);
            let told = [
                (found.runs, "runs"),
                (found.assigns, "assigns"),
                (found.shadows, "shadows"),
                (found.splits, "splits"),
            ];
            let told: Vec<_> = told.iter().filter_map(|(holds, word)| holds.then_some(*word)).collect();
            assert_eq!(told.join(" "), expected, "{raw}");
        }
        assert!(Expansion::of_document("it's $(here)").runs);
        assert!(!Expansion::of_document("it's \\$(here)").runs);
    }
}
