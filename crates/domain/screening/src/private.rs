use crate::fold::{Folded, fold_words};
use regex::{Regex, RegexBuilder};
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt;
use std::ops::Range;

/// Fewer digits are a count or a year, and no number of a person's.
const SHORTEST_NUMBER: usize = 5;

/// The most entries, and the longest one in bytes.
const MOST: usize = 2_000;
const LONGEST: usize = 200;

/// What the compiled list may take, in bytes.
const LARGEST: usize = 1 << 26;

/// The user's list of private people: names, numbers and words; a fact that names one of them is `private-person` (R9.6).
///
/// An entry is found as whole words, in any case and width, with or without marks, however its words are set apart: by
/// space, dots, hyphens or underscores, as in the name of a slot or a mail address, and with its last word first before a
/// comma or such a sign. A number is found however its digits are grouped.
///
/// ```
/// use veridical_screening::PrivateList;
///
/// let list = PrivateList::parse("# family\nAnna Petrova\n+49 170 1234567\n")?;
/// assert!(list.names("ANNA  PETROVA's birthday is in May"));
/// assert!(list.names("anna.petrova.birthday") && list.names("Petrova, Anna"));
/// assert!(list.names("call 0049-170/12 34 567"));
/// assert!(!list.names("Hanna Petrovas") && !list.names("build 491701234567890"));
/// # Ok::<(), veridical_screening::BadPrivateList>(())
/// ```
#[derive(Clone, Default)]
pub struct PrivateList(Option<Regex>);

/// A list that cannot be used. It never quotes an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadPrivateList {
    /// An entry is over 200 bytes long, or holds no letter and fewer than five digits.
    #[error(
        "line {line} is no name, word or number: 1 to {LONGEST} bytes, a number of {SHORTEST_NUMBER} digits or more"
    )]
    Entry {
        /// The line, from 1.
        line: usize,
    },
    /// There are over 2,000 entries, or together they are too large.
    #[error("the list holds more than can be looked for: at most {MOST} entries")]
    Large,
}

impl PrivateList {
    /// Reads one entry a line; empty lines and lines that begin with `#` are skipped.
    ///
    /// # Errors
    /// [`BadPrivateList`] for the first entry that cannot be looked for; then none is.
    pub fn parse(text: &str) -> Result<Self, BadPrivateList> {
        let mut entries = Vec::new();
        for (at, entry) in text.lines().enumerate() {
            let entry = entry.trim();
            if entry.is_empty() || entry.starts_with('#') {
                continue;
            }
            let pattern = pattern(entry).filter(|_| entry.len() <= LONGEST);
            entries.push(pattern.ok_or(BadPrivateList::Entry { line: at + 1 })?);
        }
        if entries.is_empty() {
            return Ok(Self(None));
        }
        if entries.len() > MOST {
            return Err(BadPrivateList::Large);
        }
        let any = RegexBuilder::new(&entries.join("|")).case_insensitive(true).size_limit(LARGEST).build();
        any.map(|any| Self(Some(any))).map_err(|_| BadPrivateList::Large)
    }

    /// Whether nobody is on the list.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// Whether a text names somebody on the list.
    #[must_use]
    pub fn names(&self, text: &str) -> bool {
        self.0.as_ref().is_some_and(|any| any.is_match(&hyphened(Folded::new(text).as_str())))
    }

    /// Whether a text names somebody on the list whom `asked` does not name: then it is not given to who asked that.
    #[must_use]
    pub fn unasked(&self, text: &str, asked: &str) -> bool {
        let named = self.spelled(text);
        !named.is_empty() && !named.is_subset(&self.spelled(asked))
    }

    /// Who is named in a text, in one spelling each.
    fn spelled(&self, text: &str) -> BTreeSet<String> {
        let Some(any) = &self.0 else { return BTreeSet::new() };
        let folded = Folded::new(text);
        any.find_iter(&hyphened(folded.as_str())).map(|one| in_one_spelling(one.as_str())).collect()
    }

    /// Where a text names somebody on the list, in order of place.
    pub(crate) fn find(&self, text: &str) -> Vec<Range<usize>> {
        let Some(any) = &self.0 else { return Vec::new() };
        let folded = Folded::new(text);
        any.find_iter(&hyphened(folded.as_str())).map(|one| folded.original(one.range())).collect()
    }
}

/// Tells that there is one, and none of its entries.
impl fmt::Debug for PrivateList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PrivateList").field("empty", &self.is_empty()).finish()
    }
}

/// A folded text in which an underscore ends a word, as a hyphen does. No byte changes its place.
fn hyphened(folded: &str) -> Cow<'_, str> {
    if folded.contains('_') { Cow::Owned(folded.replace('_', "-")) } else { Cow::Borrowed(folded) }
}

/// What was found, however its words were set apart and whichever came first.
fn in_one_spelling(found: &str) -> String {
    let lower = found.to_lowercase();
    let parts = lower.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty());
    let mut parts: Vec<&str> = parts.collect();
    if lower.chars().any(char::is_alphabetic) {
        parts.sort_unstable();
        return parts.join(" ");
    }
    parts.concat()
}

/// What may stand between the words of an entry, and between its last word and the first one if that comes first.
const BETWEEN: &str = r"[\s\u{a0}.:-]+";
const REVERSED: &str = r"[\s\u{a0}]*[,.:-][\s\u{a0}]*";

/// How an entry is looked for in a folded text.
fn pattern(entry: &str) -> Option<String> {
    let folded = hyphened(&fold_words(entry)).into_owned();
    if folded.chars().any(char::is_alphabetic) {
        let parts =
            folded.split(|c: char| c.is_whitespace() || ".,:-".contains(c)).filter(|part| !part.is_empty());
        let words: Vec<String> = parts.map(edged).collect();
        let straight = words.join(BETWEEN);
        return Some(match words.split_last() {
            Some((last, [first, more @ ..])) => {
                let others = std::iter::once(first).chain(more).map(String::as_str).collect::<Vec<_>>();
                format!("(?:{straight}|{last}{REVERSED}{})", others.join(BETWEEN))
            }
            _ => straight,
        });
    }
    let digits: String = folded.chars().filter(char::is_ascii_digit).collect();
    let international = folded.starts_with('+') || digits.starts_with("00");
    let digits = if international { digits.trim_start_matches('0') } else { digits.as_str() };
    let known = folded.chars().all(|c| c.is_ascii_digit() || " +-()/.".contains(c));
    if !known || digits.len() < SHORTEST_NUMBER {
        return None;
    }
    let grouped: Vec<String> = digits.chars().map(String::from).collect();
    let lead = if international { r"(?:\+|\b00)[\s()./-]*" } else { r"\b" };
    Some(format!(r"{lead}{}\b", grouped.join(r"[\s()./-]*")))
}

/// A word as a pattern. A boundary of words stands only beside a letter or digit; an entry may begin or end with another
/// sign.
fn edged(word: &str) -> String {
    let edge = |c: Option<char>| if c.is_some_and(char::is_alphanumeric) { r"\b" } else { "" };
    let (first, last) = (edge(word.chars().next()), edge(word.chars().next_back()));
    format!("{first}{}{last}", regex::escape(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_is_found_whole_and_in_every_spelling_of_it() {
        let list = PrivateList::parse(
            "# family\n\nAnna Petrova\nMüller\n+49 170 1234567\n(0)30-55 44 33\nO'Neill-Smith\n@mara\nЮлия\n",
        );
        let list = list.unwrap();
        for text in [
            "anna petrova",
            "ANNA\n PETROVA's dog",
            "A\u{200b}nna Petrova",
            "ＡＮＮＡ Petrova",
            "Herr Muller kommt",
            "müller",
            "+491701234567",
            "0049 (170) 12-34.567",
            "030 55 4433",
            "ask o'neill-smith",
            "by @mara today",
            "юлия",
            "anna.petrova.birthday",
            "contact.anna_petrova: may",
            "birthday_of_anna_petrova_is_in_may",
            "Anna-Petrova likes tea",
            "ANNA__PETROVA",
            "Petrova, Anna",
            "PETROVA,Anna: 12 May",
            "write to anna.petrova@example.org",
            "petrova.anna@example.org",
            "petrova_anna",
            "oneill smith, o'neill smith",
            "smith, o'neill",
            "owner.müller",
            "notes_müller_2",
        ] {
            assert!(list.names(text), "{text}");
        }
        for text in [
            "Anna",
            "Petrova Anna",
            "Hanna-Petrova",
            "anna.petrovas",
            "susanna_petrova",
            "Petrova, Annabel",
            "Anna, Petrovas",
            "Hanna Petrova",
            "Anna Petrovas",
            "Müllerin",
            "+4917012345678",
            "1701234567",
            "0305544331",
            "mara",
            "",
            "Юлиян",
        ] {
            assert!(!list.names(text), "{text}");
        }
        assert_eq!(list.find("é Anna Petrova!").first(), Some(&(3..15)));
        assert!(!PrivateList::default().names("Anna Petrova"));
    }

    #[test]
    fn who_is_named_must_be_asked_for_by_name() {
        let list = PrivateList::parse("Anna Petrova\nBob\n+49 170 1234567").unwrap();
        for (text, asked, unasked) in [
            ("Anna Petrova likes tea", "what does anna  petrova like?", false),
            ("Anna Petrova likes tea", "what does Anna like?", true),
            ("anna.petrova.birthday: 12 May", "when is Anna Petrova's birthday?", false),
            ("Petrova, Anna: tea", "what does anna_petrova like", false),
            ("anna.petrova.birthday: 12 May", "when is the birthday?", true),
            ("Anna Petrova and Bob", "Anna Petrova?", true),
            ("Anna Petrova and Bob", "BOB and Anna Petrova", false),
            ("call +49 1701234567", "who is +49-170-1234567", false),
            ("nobody", "anything", false),
        ] {
            assert_eq!(list.unasked(text, asked), unasked, "{text}: {asked}");
        }
    }

    #[test]
    fn an_entry_that_cannot_be_looked_for_is_named_by_its_line() {
        let bad = |text: &str| PrivateList::parse(text).err();
        assert_eq!(bad("Anna\n1234\n"), Some(BadPrivateList::Entry { line: 2 }));
        assert_eq!(bad("\n***\n"), Some(BadPrivateList::Entry { line: 2 }));
        assert_eq!(bad(&"a".repeat(LONGEST + 1)), Some(BadPrivateList::Entry { line: 1 }));
        assert_eq!(bad(&(0..MOST).map(|at| format!("name{at}\n")).collect::<String>()), None);
        assert_eq!(
            bad(&(0..=MOST).map(|at| format!("name{at}\n")).collect::<String>()),
            Some(BadPrivateList::Large)
        );
    }
}
