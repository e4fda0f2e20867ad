//! The words by which the features of an order are known, a block of data for each language.

mod arabic;
mod bengali;
mod chinese;
mod czech;
mod danish;
mod dutch;
mod english;
mod finnish;
mod french;
mod further;
mod german;
mod greek;
mod hebrew;
mod hindi;
mod hungarian;
mod indonesian;
mod italian;
mod japanese;
mod korean;
mod persian;
mod polish;
mod portuguese;
mod romanian;
mod russian;
mod spanish;
mod swedish;
mod thai;
mod turkish;
mod ukrainian;
mod vietnamese;

use std::ops::Range;
use std::sync::LazyLock;

use aho_corasick::AhoCorasick;

use super::feature::{Feature, Features};
use crate::fold::fold_words;
use crate::text;

/// The words of a language: for each feature its terms, with commas between them.
///
/// A term is one word or more, as they stand in a text of lower case without marks: "don t", "user s". A star at its end
/// stands for any further letters of the word, one at its start for any before it. Scripts without spaces need none.
pub(super) struct Language {
    /// Whether the words of an order may stand in any order, as they do where endings tell what they are to each other.
    pub(super) free: bool,
    pub(super) terms: &'static [(Feature, &'static str)],
}

const LANGUAGES: &[&Language] = &[
    &english::ENGLISH,
    &german::GERMAN,
    &dutch::DUTCH,
    &swedish::SWEDISH,
    &danish::DANISH_NORWEGIAN,
    &spanish::SPANISH,
    &portuguese::PORTUGUESE,
    &french::FRENCH,
    &italian::ITALIAN,
    &romanian::ROMANIAN,
    &russian::RUSSIAN,
    &ukrainian::UKRAINIAN,
    &polish::POLISH,
    &czech::CZECH,
    &greek::GREEK,
    &finnish::FINNISH,
    &hungarian::HUNGARIAN,
    &turkish::TURKISH,
    &hebrew::HEBREW,
    &arabic::ARABIC,
    &persian::PERSIAN,
    &hindi::HINDI,
    &bengali::BENGALI,
    &thai::THAI,
    &vietnamese::VIETNAMESE,
    &indonesian::INDONESIAN,
    &chinese::CHINESE,
    &japanese::JAPANESE,
    &korean::KOREAN,
    &further::BULGARIAN,
    &further::SERBIAN_CROATIAN,
    &further::SLOVAK,
    &further::SLOVENIAN,
    &further::LITHUANIAN,
    &further::LATVIAN,
    &further::ESTONIAN,
    &further::GEORGIAN,
    &further::TAMIL,
    &further::TELUGU,
    &further::MARATHI,
    &further::URDU,
    &further::MALAY,
    &further::TAGALOG,
    &further::SWAHILI,
    &further::CATALAN,
];

/// Features without which hardly any order is given, and whose words lead to a stretch in languages of free order.
const ANCHORED: Features = Features::of(&[
    Feature::Machine,
    Feature::Rules,
    Feature::Said,
    Feature::Prompt,
    Feature::Hush,
    Feature::TellUser,
    Feature::Protected,
    Feature::Memory,
    Feature::Authority,
    Feature::Free,
]);

/// Words of theirs that English prose is full of, or that begin such words: their terms are found by another of their words.
const EVERYDAY: &[&str] = &[
    "file",
    "passe",
    "secret",
    "privat",
    "filter",
    "filters",
    "silence",
    "agent",
    "agents",
    "model",
    "ssh",
    "env",
    "api",
    "variables",
];

/// The bytes of a word that lead to a stretch, so that one anchor stands for the forms of a word and its cousins.
const LEADING: usize = 9;

/// A term of the lexicon.
struct Term {
    feature: Feature,
    words: String,
    open_start: bool,
    open_end: bool,
    /// Whether it is an order only where its language's words of [`Feature::Ordering`] or a clause make it one.
    ordered: bool,
    free: bool,
}

impl Term {
    fn all() -> impl Iterator<Item = Self> {
        LANGUAGES
            .iter()
            .flat_map(|language| language.terms.iter().map(move |entry| (language, entry)))
            .flat_map(|(language, (feature, terms))| {
                let orders = language.terms.iter().any(|(feature, _)| *feature == Feature::Ordering);
                let ordered = orders && matches!(feature, Feature::Send | Feature::Reveal | Feature::Betray);
                terms.split(',').map(str::trim).filter(|term| !term.is_empty()).map(move |term| Self {
                    ordered,
                    free: language.free,
                    feature: *feature,
                    words: fold_words(term.trim_matches('*')).to_ascii_lowercase(),
                    open_start: term.starts_with('*'),
                    open_end: term.ends_with('*'),
                })
            })
    }

    /// Whether the term, found in `wording` there, stands by itself.
    fn stands(&self, wording: &str, start: usize, end: usize) -> bool {
        let joins = |inner: Option<char>, outer: Option<char>| {
            inner
                .zip(outer)
                .is_some_and(|(inner, outer)| outer != ' ' && is_spaced(inner) && is_spaced(outer))
        };
        let within = text::cut(wording, start..end);
        (self.open_start
            || !joins(within.chars().next(), text::behind(wording, start, 4).chars().next_back()))
            && (self.open_end || !joins(within.chars().next_back(), text::after(wording, end).chars().next()))
    }
}

/// A term where it stands in a wording.
pub(super) struct Found {
    pub(super) feature: Feature,
    pub(super) span: Range<usize>,
    /// Whether it has to be made an order.
    pub(super) ordered: bool,
    /// Whether it is of a language of free order.
    pub(super) free: bool,
}

/// The terms of all languages behind one automaton.
pub(super) struct Lexicon {
    terms: Vec<Term>,
    automaton: AhoCorasick,
}

pub(super) static LEXICON: LazyLock<Lexicon> = LazyLock::new(|| {
    let terms: Vec<Term> = Term::all().collect();
    #[expect(clippy::expect_used, reason = "the terms are fixed, and every test builds them")]
    let automaton =
        AhoCorasick::new(terms.iter().map(|term| &term.words)).expect("the terms fit an automaton");
    Lexicon { terms, automaton }
});

impl Lexicon {
    /// Hands each term of `wording` to `found`.
    pub(super) fn read(&self, wording: &str, mut found: impl FnMut(Found)) {
        for place in self.automaton.find_overlapping_iter(wording) {
            if let Some(term) = self.terms.get(place.pattern().as_usize())
                && term.stands(wording, place.start(), place.end())
            {
                let Term { feature, ordered, free, .. } = *term;
                found(Found { feature, span: place.range(), ordered, free });
            }
        }
    }
}

/// The words that lead to a stretch in which an order may stand. What is short counts only as a word.
pub(super) fn anchors() -> Vec<String> {
    let free = Term::all().filter(|term| term.free && ANCHORED.has(term.feature)).filter_map(|term| {
        let words = term.words.split(' ').filter(|word| !EVERYDAY.contains(word));
        let word = words.max_by_key(|word| word.len()).filter(|word| word.len() > 2)?;
        Some(text::ahead(word, 0, LEADING).to_owned())
    });
    let english = english::ANCHORS.split(',').map(|anchor| anchor.trim().to_owned());
    let mut anchors: Vec<String> = english.chain(free).collect();
    anchors.sort_unstable();
    anchors.dedup();
    anchors
}

/// Whether words of this letter's script stand apart.
fn is_spaced(c: char) -> bool {
    c.is_alphanumeric()
        && !matches!(c, '\u{e00}'..='\u{eff}' | '\u{1000}'..='\u{109f}' | '\u{1780}'..='\u{17ff}'
            | '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{1100}'..='\u{11ff}' | '\u{3130}'..='\u{318f}'
            | '\u{ac00}'..='\u{d7af}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn features(wording: &str) -> Vec<Feature> {
        let mut found = Vec::new();
        LEXICON.read(wording, |term| found.push(term.feature));
        found
    }

    #[test]
    fn a_term_is_found_as_a_whole_word_or_as_the_stem_that_its_star_makes_it() {
        assert!(features("an assistant reads").contains(&Feature::Machine));
        assert!(!features("the main failure").contains(&Feature::Machine));
        assert!(features("your instructions").contains(&Feature::Rules));
    }

    #[test]
    fn every_term_is_found_in_itself() {
        for term in Term::all() {
            assert!(features(&term.words).contains(&term.feature), "{}", term.words);
        }
    }
}
