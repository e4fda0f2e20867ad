use regex::{Regex, RegexBuilder};

/// The longest pattern, in bytes, and the most of them: each reads every text once more.
const LONGEST: usize = 1_000;
const MOST: usize = 64;

/// What a compiled pattern may take, in bytes.
const LARGEST: usize = 1 << 20;

/// The operator's own regular expressions: whatever one of them matches is a secret.
///
/// A pattern reads a text in its normal form and once more behind every encoding that the gate takes off, so that it
/// is written for the plain spelling alone. Its matching takes time linear in the text.
///
/// ```
/// use veridical_screening::{Family, Field, Patterns, Screener};
///
/// let patterns = Patterns::parse("# badge numbers\nBADGE-[0-9]{6}\n")?;
/// let screener = Screener::new([]).with_patterns(patterns);
/// let scan = screener.scan(Field::text("my number is BADGE-\u{ff11}23456"));
/// assert_eq!(scan.findings[0].family, Family::OperatorPattern);
/// # Ok::<(), veridical_screening::BadPattern>(())
/// ```
#[derive(Clone, Default)]
pub struct Patterns(Vec<Regex>);

/// A pattern that cannot be used. It names the line and never quotes it: a pattern may say much about a secret.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadPattern {
    /// It does not follow the syntax of the `regex` crate, or is larger than 1 MiB when it is compiled.
    #[error("line {line} is no regular expression that can be used here, or too large a one")]
    Syntax {
        /// The line, from 1.
        line: usize,
    },
    /// It matches the empty text, so every text would hold it.
    #[error("the pattern of line {line} matches everything, the empty text too")]
    Empty {
        /// The line, from 1.
        line: usize,
    },
    /// It is over 1,000 bytes long.
    #[error("the pattern of line {line} is longer than {LONGEST} bytes")]
    Long {
        /// The line, from 1.
        line: usize,
    },
    /// There are over 64.
    #[error("line {line} is one pattern more than the {MOST} that can be registered")]
    Many {
        /// The line, from 1.
        line: usize,
    },
}

impl Patterns {
    /// Reads one pattern a line; empty lines and lines that begin with `#` are skipped.
    ///
    /// # Errors
    /// [`BadPattern`] for the first line that cannot be used; then none is.
    pub fn parse(text: &str) -> Result<Self, BadPattern> {
        let mut patterns = Vec::new();
        for (at, pattern) in text.lines().enumerate() {
            let (line, pattern) = (at + 1, pattern.trim());
            if pattern.is_empty() || pattern.starts_with('#') {
                continue;
            }
            if pattern.len() > LONGEST {
                return Err(BadPattern::Long { line });
            }
            if patterns.len() == MOST {
                return Err(BadPattern::Many { line });
            }
            let regex = RegexBuilder::new(pattern).size_limit(LARGEST).build();
            let regex = regex.map_err(|_| BadPattern::Syntax { line })?;
            if regex.is_match("") {
                return Err(BadPattern::Empty { line });
            }
            patterns.push(regex);
        }
        Ok(Self(patterns))
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The places of all matches in a folded text.
    pub(crate) fn find(&self, plain: &str, mut found: impl FnMut(std::ops::Range<usize>)) {
        for pattern in &self.0 {
            pattern
                .find_iter(plain)
                .map(|one| one.range())
                .filter(|range| !range.is_empty())
                .for_each(&mut found);
        }
    }
}

/// Tells how many there are, and nothing of them.
impl std::fmt::Debug for Patterns {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Patterns").field("count", &self.0.len()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_cannot_be_used_is_named_and_never_quoted() {
        let bad = |text: &str| Patterns::parse(text).map(|patterns| patterns.len());
        assert_eq!(bad("# names\n\n  ab+c  \nx\n"), Ok(2));
        assert_eq!(bad("ok\nsecret(("), Err(BadPattern::Syntax { line: 2 }));
        assert_eq!(bad("\\w{500}{500}"), Err(BadPattern::Syntax { line: 1 }));
        assert_eq!(bad("a*"), Err(BadPattern::Empty { line: 1 }));
        assert_eq!(bad(&"a".repeat(LONGEST + 1)), Err(BadPattern::Long { line: 1 }));
        assert_eq!(bad(&"a\n".repeat(MOST)), Ok(MOST));
        assert_eq!(bad(&"a\n".repeat(MOST + 1)), Err(BadPattern::Many { line: MOST + 1 }));
        let told = Patterns::parse("hunter2((").map(|_| ()).map_err(|error| format!("{error} {error:?}"));
        assert!(told.is_err_and(|told| !told.contains("hunter2")));
    }
}
