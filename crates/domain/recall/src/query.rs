use crate::stop;
use crate::text::{Script, Unit, Word, analyse};
use std::collections::HashMap;
use veridical_kernel::SignatureKey;

/// The most distinct terms of a query. Of more, names go first, then content words in the order of the text.
pub const MOST_TERMS: usize = 64;

/// The most failures that a query names; of more, the last ones count.
pub const MOST_FAILURES: usize = 32;

/// How much of a long query is read: this many bytes from its start and as many from its end.
const READ: usize = 16 * 1024;

/// The most tokens of a query that are looked at before [`MOST_TERMS`] are chosen.
const MOST_READ: usize = 4096;

/// The most quoted phrases.
const MOST_PHRASES: usize = 8;

/// What is asked: the terms of any text. There is no syntax and no wrong query: operators, wild cards and column
/// names are text like any other. Only quotes mean something: what stands in them is also a phrase.
///
/// ```
/// use veridical_recall::Query;
/// let query = Query::parse("NEAR(a AND \"parser timeout\" -x *");
/// assert!(query.terms().iter().any(|term| term.key() == "timeout"));
/// assert_eq!(query.phrases().len(), 1);
/// assert!(Query::parse("?!").is_empty());
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Query {
    text: String,
    terms: Vec<Term>,
    lookup: Lookup,
    concepts: Vec<Concept>,
    phrases: Vec<Vec<String>>,
    only_phrases: bool,
    failures: Vec<SignatureKey>,
}

/// One term of a query, to be looked up in an index of [`tokens`](crate::tokens).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Term {
    key: String,
    class: TermClass,
}

/// What a term says about the topic.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TermClass {
    /// Nothing: a function word, a single letter.
    Stop,
    /// Little: a word that nearly every request holds, a short number, an ending. It ranks and admits nothing.
    Weak,
    /// Something: a word.
    Word,
    /// Something: a word without its accents, while the query has them.
    Folded,
    /// Something: two characters of a script without spaces.
    Gram,
    /// The joined spelling of a compound whose parts are terms as well.
    Joined,
    /// Much: the name of one thing, such as a path, a function or an error code.
    Name,
}

impl Term {
    /// The token to look up.
    #[must_use]
    pub fn key(&self) -> &str {
        &self.key
    }

    /// What it says about the topic.
    #[must_use]
    pub fn class(&self) -> TermClass {
        self.class
    }

    /// Whether an item that holds this term, and no other one of the query, may be a candidate.
    #[must_use]
    pub fn is_content(&self) -> bool {
        !matches!(self.class, TermClass::Stop)
    }
}

/// Finds terms among the many tokens of an item, most of which are none: a small table by length and ends, as a
/// general hash of every token costs several times as much.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Lookup(Vec<Vec<usize>>);

/// The rows of a [`Lookup`].
const ROWS: usize = 256;

impl Lookup {
    fn new(terms: &[Term]) -> Self {
        let mut rows = vec![Vec::new(); ROWS];
        for (place, term) in terms.iter().enumerate() {
            if let Some(row) = rows.get_mut(Self::row(&term.key)) {
                row.push(place);
            }
        }
        Self(rows)
    }

    fn place(&self, terms: &[Term], token: &str) -> Option<usize> {
        let is_it = |place: &usize| terms.get(*place).is_some_and(|term| term.key == token);
        self.0.get(Self::row(token))?.iter().copied().find(is_it)
    }

    fn row(token: &str) -> usize {
        let ends = [token.as_bytes().first(), token.as_bytes().last()];
        let [first, last] = ends.map(|byte| usize::from(byte.copied().unwrap_or(0)));
        (first ^ (last << 3) ^ (token.len() << 5)) % ROWS
    }
}

/// What counts as one signal: the places of its terms in [`Query::terms`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Concept {
    /// A word: any of its spellings.
    Word(Vec<usize>),
    /// A compound: its joined spelling, or its parts.
    Compound { whole: Option<usize>, parts: Vec<Concept> },
    /// A run of pairs.
    Run(Vec<usize>),
}

impl Query {
    /// Reads a query from any text.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let (head, tail) = ends(text);
        let mut units = analyse(head, MOST_READ);
        units.extend(analyse(tail, MOST_READ));
        let mut found = Found::default();
        units.iter().for_each(|unit| found.unit(unit));
        let terms = found.choose();
        let lookup = Lookup::new(&terms);
        let place = |key: &str| lookup.place(&terms, key);
        let concepts = units.iter().filter_map(|unit| Concept::of(unit, &place)).collect();
        let (phrases, outside) = phrases(head);
        let only_phrases = !phrases.is_empty() && tail.is_empty() && analyse(&outside, MOST_READ).is_empty();
        Self { text: text.to_owned(), lookup, concepts, phrases, only_phrases, terms, failures: Vec::new() }
    }

    /// The query that also asks for what is known about these failures (R10.8).
    #[must_use]
    pub fn about(mut self, failures: impl IntoIterator<Item = SignatureKey>) -> Self {
        for failure in failures {
            if !self.failures.contains(&failure) {
                self.failures.push(failure);
            }
        }
        self.failures.drain(..self.failures.len().saturating_sub(MOST_FAILURES));
        self
    }

    /// The failures that are asked for, each once.
    #[must_use]
    pub fn failures(&self) -> &[SignatureKey] {
        &self.failures
    }

    /// The text as it was given.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The distinct terms, at most [`MOST_TERMS`].
    #[must_use]
    pub fn terms(&self) -> &[Term] {
        &self.terms
    }

    /// The quoted phrases, each as the words that must stand side by side.
    #[must_use]
    pub fn phrases(&self) -> &[Vec<String>] {
        &self.phrases
    }

    /// Whether the query is nothing but quoted phrases, so that an item must hold them all.
    #[must_use]
    pub fn is_only_phrases(&self) -> bool {
        self.only_phrases
    }

    /// Whether nothing can be looked up.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.failures.is_empty() && !self.terms.iter().any(Term::is_content)
    }

    /// Whether any of its words belongs to a topic.
    pub(crate) fn has_topic(&self) -> bool {
        self.terms.iter().any(|term| !matches!(term.class, TermClass::Stop | TermClass::Weak))
    }

    /// The place of a token among the terms.
    pub(crate) fn place(&self, token: &str) -> Option<usize> {
        self.lookup.place(&self.terms, token)
    }

    pub(crate) fn concepts(&self) -> &[Concept] {
        &self.concepts
    }
}

impl Concept {
    /// `None` when none of its terms was chosen.
    fn of(unit: &Unit, find: &dyn Fn(&str) -> Option<usize>) -> Option<Self> {
        let place = |key: &String| find(key);
        match unit {
            Unit::Word(Word { exact, folded }) => {
                let spellings: Vec<usize> =
                    [Some(exact), folded.as_ref()].into_iter().flatten().filter_map(place).collect();
                (!spellings.is_empty()).then_some(Self::Word(spellings))
            }
            Unit::Compound { whole, parts, .. } => {
                let whole = whole.as_ref().and_then(place);
                let parts: Vec<Self> = parts.iter().filter_map(|part| Self::of(part, find)).collect();
                (whole.is_some() || !parts.is_empty()).then_some(Self::Compound { whole, parts })
            }
            Unit::Run(grams) => {
                let grams: Vec<usize> = grams.iter().filter_map(place).collect();
                (!grams.is_empty()).then_some(Self::Run(grams))
            }
        }
    }
}

/// The distinct terms of a text, in its order.
#[derive(Default)]
struct Found {
    terms: Vec<Term>,
    places: HashMap<String, usize>,
}

impl Found {
    fn unit(&mut self, unit: &Unit) {
        match unit {
            Unit::Word(word) => self.word(word),
            Unit::Compound { whole, named, parts } => {
                parts.iter().for_each(|part| self.unit(part));
                if let Some(whole) = whole {
                    self.add(whole, if *named { TermClass::Name } else { TermClass::Joined });
                }
            }
            Unit::Run(grams) => grams.iter().for_each(|gram| self.add(gram, class_of_gram(gram))),
        }
    }

    fn word(&mut self, Word { exact, folded }: &Word) {
        let class = class_of_word(exact);
        self.add(exact, class);
        if let Some(folded) = folded {
            let folded_class = match class_of_word(folded) {
                TermClass::Word | TermClass::Name if class == TermClass::Word => TermClass::Folded,
                other => other,
            };
            self.add(folded, folded_class);
        }
    }

    /// Adds a term; one that was met in several roles keeps the one that says most.
    fn add(&mut self, key: &str, class: TermClass) {
        match self.places.get(key).and_then(|&place| self.terms.get_mut(place)) {
            Some(term) if weight(class) > weight(term.class) => term.class = class,
            Some(_) => {}
            None => {
                self.places.insert(key.to_owned(), self.terms.len());
                self.terms.push(Term { key: key.to_owned(), class });
            }
        }
    }

    fn choose(self) -> Vec<Term> {
        let mut terms: Vec<(usize, Term)> = self.terms.into_iter().enumerate().collect();
        terms.sort_by_key(|(place, term)| (rank_to_keep(term.class), *place));
        terms.truncate(MOST_TERMS);
        terms.sort_by_key(|(place, _)| *place);
        terms.into_iter().map(|(_, term)| term).collect()
    }
}

/// The share of a term's points in the score.
pub(crate) fn weight(class: TermClass) -> f64 {
    match class {
        TermClass::Stop => 0.0,
        TermClass::Weak => 0.25,
        TermClass::Folded | TermClass::Gram | TermClass::Joined => 0.6,
        TermClass::Word => 1.0,
        TermClass::Name => 1.5,
    }
}

fn rank_to_keep(class: TermClass) -> u8 {
    match class {
        TermClass::Name => 0,
        TermClass::Word | TermClass::Folded | TermClass::Gram => 1,
        TermClass::Joined => 2,
        TermClass::Weak => 3,
        TermClass::Stop => 4,
    }
}

fn class_of_word(word: &str) -> TermClass {
    let letters = word.chars().count();
    let digits = word.chars().filter(|c| c.is_numeric()).count();
    if letters < 2 || stop::is_stop(word) {
        TermClass::Stop
    } else if stop::is_weak(word) || (digits == letters && digits < 4) {
        TermClass::Weak
    } else if is_code(word) {
        TermClass::Name
    } else {
        TermClass::Word
    }
}

/// An error code such as `E0308` or `0x80070005`: a few letters and at least four digits after them.
fn is_code(word: &str) -> bool {
    if let Some(hex) = word.strip_prefix("0x") {
        return hex.len() >= 4 && hex.bytes().all(|b| b.is_ascii_hexdigit());
    }
    let digits = word.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    let prefix = word.len() - digits.len();
    (1..=5).contains(&prefix) && digits.len() >= 4 && digits.bytes().all(|b| b.is_ascii_digit())
}

fn class_of_gram(gram: &str) -> TermClass {
    let all = |script| gram.chars().all(|c| Script::of(c) == Some(script));
    if stop::is_stop_pair(gram) {
        TermClass::Stop
    } else if all(Script::Hiragana) || gram.chars().count() < 2 {
        TermClass::Weak
    } else {
        TermClass::Gram
    }
}

/// The start and the end of a text, which do not overlap.
fn ends(text: &str) -> (&str, &str) {
    if text.len() <= 2 * READ {
        return (text, "");
    }
    let (head, rest) = text.split_at(text.floor_char_boundary(READ));
    let (_, tail) = rest.split_at(rest.ceil_char_boundary(rest.len() - READ));
    (head, tail)
}

/// The quoted phrases of at least two words, and the text around the quotes. A quote without its partner is text.
fn phrases(text: &str) -> (Vec<Vec<String>>, String) {
    let mut phrases = Vec::new();
    let mut outside = String::new();
    let mut rest = text;
    while let Some(open) = rest.find(['"', '“', '„', '«']) {
        let (before, from) = rest.split_at(open);
        let mut inner = from.chars();
        let quote = inner.next();
        let close: &[char] = match quote {
            Some('“') => &['”'],
            Some('„') => &['“', '”'],
            Some('«') => &['»'],
            _ => &['"'],
        };
        outside.push_str(before);
        let Some((quoted, after)) = inner.as_str().split_once(close).filter(|_| phrases.len() < MOST_PHRASES)
        else {
            rest = inner.as_str();
            break;
        };
        let words = base_words(quoted);
        if words.len() < 2 {
            outside.push_str(quoted);
        } else {
            phrases.push(words);
        }
        rest = after;
    }
    outside.push_str(rest);
    (phrases, outside)
}

/// The words of a text one after the other, without the other spellings that its tokens have.
pub(crate) fn base_words(text: &str) -> Vec<String> {
    fn collect(unit: Unit, words: &mut Vec<String>) {
        match unit {
            Unit::Word(Word { exact, folded }) => words.push(folded.unwrap_or(exact)),
            Unit::Compound { parts, .. } => parts.into_iter().for_each(|part| collect(part, words)),
            Unit::Run(grams) => words.extend(grams),
        }
    }
    let mut words = Vec::new();
    analyse(text, MOST_READ).into_iter().for_each(|unit| collect(unit, &mut words));
    words
}

#[cfg(test)]
mod tests;
