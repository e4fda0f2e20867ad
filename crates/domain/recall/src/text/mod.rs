//! Text as terms: one function for what a store indexes and for what a query asks.
//!
//! [`analyse`] reads a text as units (words, compounds, runs of scripts that write no spaces) and [`tokens`]
//! flattens them. A query keeps the units, because what counts as one signal is a unit and not a token.

mod compound;
mod fold;
mod scan;
mod script;

pub(crate) use scan::analyse;
pub(crate) use script::Script;

/// The longest token, in characters; a longer word is cut, a longer compound is indexed by its parts alone.
pub const LONGEST_TOKEN: usize = 96;

/// The most tokens taken from one text; the rest is left out.
pub const MOST_TOKENS: usize = 4096;

/// The tokens of a text, for a store's index and for a query alike.
///
/// Texts are normalised (NFKC) and lower-cased without regard to a locale. Runs of Han, Kana, Hangul, Thai, Lao,
/// Khmer and Myanmar become overlapping pairs; elsewhere a token is a word. A word with accents also gives its
/// form without them. A compound (`parse_url`, `parseUrl`, `src/net/url.rs`, `ERR-0308`) gives its parts and,
/// joined, itself. Each token holds letters, digits, marks and private-use characters only, so that an index that
/// splits at anything else keeps it whole. At most [`MOST_TOKENS`] tokens; linear in the text.
///
/// ```
/// use veridical_recall::tokens;
/// assert_eq!(tokens("Fix parse_url"), ["fix", "parse", "url", "parseurl"]);
/// assert_eq!(tokens("thé"), ["thé", "the"]);
/// assert_eq!(tokens("部署方案"), ["部署", "署方", "方案"]);
/// ```
#[must_use]
pub fn tokens(text: &str) -> Vec<String> {
    let mut flat = Vec::new();
    for unit in analyse(text, MOST_TOKENS) {
        unit.flatten(&mut flat);
    }
    flat.truncate(MOST_TOKENS);
    flat
}

/// What counts as one thing that is said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Unit {
    Word(Word),
    Compound {
        /// The parts joined; `None` when that would be too long.
        whole: Option<String>,
        /// Whether it looks like a name that somebody gave to one thing: a path, a file, a function, an error code.
        named: bool,
        parts: Vec<Unit>,
    },
    /// Overlapping pairs in order, or the only character of a run of one.
    Run(Vec<String>),
}

impl Unit {
    fn flatten(self, flat: &mut Vec<String>) {
        match self {
            Self::Word(Word { exact, folded }) => {
                flat.push(exact);
                flat.extend(folded);
            }
            Self::Compound { whole, parts, .. } => {
                parts.into_iter().for_each(|part| part.flatten(flat));
                flat.extend(whole);
            }
            Self::Run(grams) => flat.extend(grams),
        }
    }
}

/// A word in lower case, and its form without accents when that differs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Word {
    pub(crate) exact: String,
    pub(crate) folded: Option<String>,
}

impl Word {
    fn new(text: &str) -> Self {
        let exact: String = if text.is_ascii() {
            text.chars().take(LONGEST_TOKEN).map(|c| c.to_ascii_lowercase()).collect()
        } else {
            fold::lower(text).chars().take(LONGEST_TOKEN).collect()
        };
        Self { folded: fold::fold(&exact), exact }
    }

    /// The form to join with others.
    fn plain(&self) -> &str {
        self.folded.as_deref().unwrap_or(&self.exact)
    }
}

#[cfg(test)]
mod tests;
