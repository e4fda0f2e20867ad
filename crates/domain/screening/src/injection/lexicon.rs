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
pub(super) mod index;
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

use std::borrow::Cow;
use std::collections::{BTreeMap, HashSet};
use std::hash::BuildHasherDefault;
use std::ops::Range;
use std::sync::{LazyLock, OnceLock};

use aho_corasick::AhoCorasick;

use self::index::{Growing, Index, LONGEST_WORD, Mixed, Part, Walk, Word, key_of};
use super::feature::{Feature, Features};
use crate::fold::fold_words;
use crate::text;

/// The words of a language: for each feature its terms, with commas between them.
///
/// A term is one word or more, as they stand in a text of lower case without marks: "don t", "user s". A star at its end
/// stands for any further letters of the word, one at its start for any before it. Scripts without spaces need none. Of
/// `{one|other}` either may stand there, so that a phrase is written once for all the forms of its words.
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

/// Features without which hardly any order is given in a language of free order: their words alone hint at one there.
const FOREIGN: Features = Features::of(&[
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

/// What is looked for in such languages as well, since it makes an order with words that are English too.
const BESIDE: Features = Features::of(&[
    Feature::Drop,
    Feature::Void,
    Feature::Reveal,
    Feature::Send,
    Feature::Betray,
    Feature::Become,
]);

/// Whether a word is in nearly every English text: alone it hints at nothing.
fn is_little(word: &str) -> bool {
    matches!(
        word,
        "a" | "all"
            | "an"
            | "and"
            | "any"
            | "are"
            | "as"
            | "at"
            | "be"
            | "been"
            | "but"
            | "by"
            | "can"
            | "cannot"
            | "could"
            | "did"
            | "do"
            | "does"
            | "each"
            | "every"
            | "for"
            | "from"
            | "had"
            | "has"
            | "have"
            | "he"
            | "here"
            | "how"
            | "i"
            | "if"
            | "in"
            | "is"
            | "it"
            | "its"
            | "just"
            | "may"
            | "might"
            | "must"
            | "never"
            | "no"
            | "nor"
            | "not"
            | "now"
            | "of"
            | "off"
            | "on"
            | "only"
            | "or"
            | "other"
            | "our"
            | "put"
            | "shall"
            | "she"
            | "should"
            | "so"
            | "that"
            | "the"
            | "their"
            | "then"
            | "these"
            | "they"
            | "this"
            | "those"
            | "to"
            | "u"
            | "us"
            | "was"
            | "we"
            | "what"
            | "when"
            | "which"
            | "who"
            | "whose"
            | "why"
            | "will"
            | "with"
            | "would"
            | "you"
            | "your"
            | "yours"
    )
}

/// The bytes of a word in another script that show it, so that one sign stands for its forms and cousins.
const LEADING: usize = 9;

/// A term of the lexicon.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Term {
    feature: Feature,
    words: Cow<'static, str>,
    open_start: bool,
    open_end: bool,
    /// Whether it is an order only where its language's words of [`Feature::Ordering`] or a clause make it one.
    ordered: bool,
    free: bool,
}

impl Term {
    /// The terms in Latin letters, or those in other scripts.
    fn all(latin: bool) -> impl Iterator<Item = Self> {
        LANGUAGES.iter().flat_map(move |language| {
            let orders = language.terms.iter().any(|(feature, _)| *feature == Feature::Ordering);
            language.terms.iter().flat_map(move |(feature, terms)| {
                let ordered = orders
                    && (matches!(feature, Feature::Send | Feature::Reveal | Feature::Betray)
                        || (!language.free && *feature == Feature::Drop));
                let terms = terms.split(',').map(str::trim).filter(|term| !term.is_empty());
                let terms =
                    terms.filter(move |term| (term.is_ascii() || term.chars().all(text::is_latin)) == latin);
                terms.flat_map(|term| alternatives(plain(term))).map(move |term| Self {
                    ordered,
                    free: language.free,
                    feature: *feature,
                    open_start: term.starts_with('*'),
                    open_end: term.ends_with('*'),
                    words: without_stars(term),
                })
            })
        })
    }

    /// Whether its words stand apart in a text.
    fn stands_apart(&self) -> bool {
        !self.open_start && (self.words.is_ascii() || self.words.chars().all(|c| c == ' ' || is_spaced(c)))
    }

    /// Its words; of three and more, from the first that tells something on.
    fn parts<'t>(&'t self, parts: &mut Vec<Part<'t>>) {
        parts.clear();
        parts.extend(words(&self.words).map(|word| Part { word, is_stem: false, before: None }));
        let last = parts.len().saturating_sub(1);
        let little =
            parts.iter().take(last.saturating_sub(1)).take_while(|part| is_little(part.word)).count();
        let before = parts.get(little).map(|part| part.word);
        let before = before.filter(|first| is_little(first) && last == little + 1);
        parts.drain(..little + usize::from(before.is_some()));
        if let Some(first) = parts.first_mut() {
            first.before = before;
        }
        if let Some(last) = parts.last_mut() {
            last.is_stem = self.open_end;
        }
    }

    /// Where the term stands in `wording` if the first letters of the word at `word` end it.
    fn at(&self, wording: &str, word: usize) -> Option<Range<usize>> {
        let before = self.words.rfind(' ').map_or(0, |space| space + 1);
        let start = word.checked_sub(before)?;
        let span = start..start + self.words.len();
        let begins = before == 0
            || text::behind(wording, start, 4).chars().next_back().is_none_or(|c| c == ' ' || !is_spaced(c));
        (begins && text::cut(wording, span.clone()) == self.words).then_some(span)
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

/// A term in each of the ways that its braces leave open.
fn alternatives(term: Cow<'static, str>) -> Vec<Cow<'static, str>> {
    let mut forms = vec![String::new()];
    let mut rest = term.as_ref();
    while let Some((before, (within, after))) =
        rest.split_once('{').and_then(|(before, rest)| Some((before, rest.split_once('}')?)))
    {
        let longer =
            forms.iter().flat_map(|form| within.split('|').map(move |one| [form, before, one].concat()));
        forms = longer.collect();
        rest = after;
    }
    if rest.len() == term.len() {
        return vec![term];
    }
    forms.into_iter().map(|form| Cow::Owned(form + rest)).collect()
}

/// A term as it stands in a text that was folded.
fn plain(term: &'static str) -> Cow<'static, str> {
    if term.is_ascii() && !term.bytes().any(|byte| byte.is_ascii_uppercase()) {
        return Cow::Borrowed(term);
    }
    Cow::Owned(fold_words(term).to_ascii_lowercase())
}

fn without_stars(term: Cow<'static, str>) -> Cow<'static, str> {
    match term {
        Cow::Borrowed(term) => Cow::Borrowed(term.trim_matches('*')),
        Cow::Owned(term) if term.contains('*') => Cow::Owned(term.trim_matches('*').to_owned()),
        term @ Cow::Owned(_) => term,
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

/// Terms of all languages, in some scripts.
pub(super) struct Lexicon {
    terms: Vec<Term>,
    /// Those whose words stand apart.
    index: Index,
    /// The others, by their number: the ends of compounds, and what is written without spaces.
    left: Vec<usize>,
    automaton: OnceLock<AhoCorasick>,
}

/// What is written in Latin letters.
pub(super) static LATIN: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new(true));
/// What is written in other scripts, which most texts never need.
pub(super) static SCRIPTS: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new(false));

/// Hands each term of `wording` to `found`. Its words stand one space apart.
pub(super) fn read(wording: &str, mut found: impl FnMut(Found)) {
    LATIN.read(wording, &mut found);
    if !wording.is_ascii() {
        SCRIPTS.read(wording, &mut found);
    }
}

impl Lexicon {
    fn new(latin: bool) -> Self {
        let terms: Vec<Term> = Term::all(latin).collect();
        let mut growing = Growing::new(terms.len());
        // Languages share words, and what two of them say is said once.
        let (mut left, mut known) = (Vec::new(), HashSet::new());
        let mut parts = Vec::new();
        for (term, number) in terms.iter().zip(0_u32..) {
            if term.stands_apart() {
                term.parts(&mut parts);
                growing.add(number, &parts, |other| terms.get(other as usize) == Some(term));
            } else if known.insert(term) {
                left.push(number as usize);
            }
        }
        let index = growing.finish();
        Self { terms, index, left, automaton: OnceLock::new() }
    }

    fn read(&self, wording: &str, found: &mut impl FnMut(Found)) {
        let mut add = |term: &Term, span: Range<usize>| {
            found(Found { feature: term.feature, span, ordered: term.ordered, free: term.free });
        };
        let mut walk = Walk::new(&self.index);
        let mut at = 0;
        for word in wording.split(' ') {
            let start = at;
            at += word.len() + 1;
            if word.is_ascii() {
                self.step(&mut walk, wording, start..start + word.len(), &mut add);
                continue;
            }
            // Letters of scripts without spaces part words.
            let mut part = start;
            for (next, c) in word.char_indices().chain([(word.len(), ' ')]) {
                if c == ' ' || !is_spaced(c) {
                    let end = start + next;
                    if part < end {
                        if part > start {
                            walk.restart();
                        }
                        self.step(&mut walk, wording, part..end, &mut add);
                    }
                    if c != ' ' {
                        walk.restart();
                    }
                    part = end + c.len_utf8();
                }
            }
        }
        for place in self.automaton().find_overlapping_iter(wording) {
            let term = self.left.get(place.pattern().as_usize()).and_then(|term| self.terms.get(*term));
            term.into_iter()
                .filter(|term| term.stands(wording, place.start(), place.end()))
                .for_each(|term| add(term, place.range()));
        }
    }

    fn automaton(&self) -> &AhoCorasick {
        self.automaton.get_or_init(|| {
            let left = self.left.iter().filter_map(|term| self.terms.get(*term));
            #[expect(clippy::expect_used, reason = "the terms are fixed, and every test builds them")]
            AhoCorasick::new(left.map(|term| term.words.as_bytes())).expect("the terms fit an automaton")
        })
    }

    fn step(
        &self,
        walk: &mut Walk<'_>,
        wording: &str,
        word: Range<usize>,
        add: &mut impl FnMut(&Term, Range<usize>),
    ) {
        if word.len() > LONGEST_WORD {
            walk.restart();
            return;
        }
        let letters = text::cut(wording, word.clone()).as_bytes();
        walk.step(&Word::new(letters), |node| {
            for term in self.index.ends(node).iter().filter_map(|term| self.terms.get(*term as usize)) {
                if let Some(span) = term.at(wording, word.start) {
                    add(term, span);
                }
            }
        });
    }

    /// What the words of a text that stand apart lead to.
    pub(super) fn index(&self) -> &Index {
        &self.index
    }

    /// What a text may hold where its words lead to a node, for each node; then what letters of other scripts show, wherever
    /// they stand; and what may be there without a hint.
    pub(super) fn hints(&self) -> (Vec<Features>, BTreeMap<&str, Features>, Features) {
        let (foreign, english): (Vec<&Term>, Vec<&Term>) = self.terms.iter().partition(|term| term.free);
        let english: HashSet<u64, BuildHasherDefault<Mixed>> =
            english.iter().flat_map(|term| words(&term.words)).map(key_of).collect();
        // Of a language of free order few features are looked for, so any other may be there as well.
        let others =
            foreign.iter().fold(Features::default(), |all, term| all.with(Features::of(&[term.feature])));
        let others = others.without(FOREIGN);
        let mut nodes = vec![Features::default(); self.index.nodes()];
        let mut always = Features::default();
        for (node, hint) in (0..).zip(&mut nodes) {
            for term in self.index.ends(node).iter().filter_map(|term| self.terms.get(*term as usize)) {
                let feature = Features::of(&[term.feature]);
                let word = term.words.as_ref();
                *hint = hint.with(match term.free {
                    false if is_little(word) && !matches!(term.feature, Feature::Not | Feature::Without) => {
                        always = always.with(feature);
                        continue;
                    }
                    true if BESIDE.has(term.feature) && !english.contains(&key_of(word)) => feature,
                    true if !FOREIGN.has(term.feature) => continue,
                    true if !english.contains(&key_of(word)) => feature.with(others),
                    _ => feature,
                });
            }
        }
        let mut letters: BTreeMap<&str, Features> = BTreeMap::new();
        for term in foreign.iter().filter(|term| FOREIGN.has(term.feature)) {
            let foreign = term.words.split(' ').filter(|word| !word.is_ascii() || term.open_start);
            if let Some(word) = foreign.max_by_key(|word| word.len()) {
                let known = letters.entry(text::ahead(word, 0, LEADING)).or_default();
                *known = known.with(Features::of(&[term.feature])).with(others);
            }
        }
        (nodes, letters, always)
    }
}

#[cfg(test)]
impl Lexicon {
    /// The terms of English.
    pub(super) fn english(&self) -> impl Iterator<Item = (Feature, &str)> {
        self.terms.iter().filter(|term| !term.free).map(|term| (term.feature, term.words.as_ref()))
    }
}

/// The words of a term, which stand one space apart.
fn words(term: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(term);
    std::iter::from_fn(move || {
        let whole = rest?;
        let space = whole.bytes().position(|byte| byte == b' ');
        rest = space.map(|space| text::after(whole, space + 1));
        Some(space.map_or(whole, |space| text::cut(whole, 0..space)))
    })
}

/// Whether words of this letter's script stand apart.
fn is_spaced(c: char) -> bool {
    match c {
        // Letters of which most texts with spaces are made.
        'a'..='z'
        | '\u{e0}'..='\u{f6}'
        | '\u{f8}'..='\u{17f}'
        | '\u{3b1}'..='\u{3c9}'
        | '\u{410}'..='\u{44f}'
        | '\u{5d0}'..='\u{5ea}'
        | '\u{621}'..='\u{63a}'
        | '\u{641}'..='\u{64a}' => true,
        '\u{e00}'..='\u{eff}'
        | '\u{1000}'..='\u{109f}'
        | '\u{1780}'..='\u{17ff}'
        | '\u{3040}'..='\u{30ff}'
        | '\u{3400}'..='\u{9fff}'
        | '\u{1100}'..='\u{11ff}'
        | '\u{3130}'..='\u{318f}'
        | '\u{ac00}'..='\u{d7af}' => false,
        _ => c.is_alphanumeric(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn features(wording: &str) -> Vec<Feature> {
        let mut found = Vec::new();
        // Words of other scripts may fold to Latin letters, but hardly a whole text.
        read(&format!("{wording} ж"), |term| found.push(term.feature));
        found
    }

    #[test]
    fn a_term_is_found_as_a_whole_word_or_as_the_stem_that_its_star_makes_it() {
        assert!(features("an assistant reads").contains(&Feature::Machine));
        assert!(!features("the main failure").contains(&Feature::Machine));
        assert!(features("your instructions").contains(&Feature::Rules));
    }

    #[test]
    fn a_stem_is_found_in_longer_words() {
        for term in
            Term::all(true).chain(Term::all(false)).filter(|term| term.open_end && term.words.is_ascii())
        {
            let longer = format!("{}xyz", term.words);
            assert!(features(&longer).contains(&term.feature), "{longer}");
        }
    }

    #[test]
    fn a_term_in_braces_is_found_in_each_of_its_forms() {
        let forms = alternatives(Cow::Borrowed("{no|not one} word {of it|about this}"));
        assert_eq!(
            forms,
            ["no word of it", "no word about this", "not one word of it", "not one word about this"]
        );
        assert_eq!(alternatives(Cow::Borrowed("in secret*")), ["in secret*"]);
    }

    #[test]
    fn a_term_in_braces_has_forms_of_one_script_that_are_folded_as_they_would_be_alone() {
        for term in
            LANGUAGES.iter().flat_map(|language| language.terms).flat_map(|(_, terms)| terms.split(','))
        {
            let term = term.trim();
            let folded: Vec<_> = alternatives(plain(term)).into_iter().map(Cow::into_owned).collect();
            let latin = term.chars().all(text::is_latin);
            let apart = alternatives(Cow::Borrowed(term));
            assert!(apart.iter().all(|form| form.chars().all(text::is_latin) == latin), "{term}");
            let apart: Vec<_> = apart.iter().map(|form| fold_words(form).to_ascii_lowercase()).collect();
            assert_eq!(folded, apart, "{term}");
        }
    }

    #[test]
    fn every_term_stands_in_whole_words_between_its_commas() {
        for (feature, terms) in LANGUAGES.iter().flat_map(|language| language.terms) {
            for term in terms.split(',').map(|term| alternatives(Cow::Borrowed(term.trim()))) {
                let of_words = |term: &Cow<'_, str>| {
                    !term.contains(['{', '|', '}', '\'', '’'])
                        && !term.contains("  ")
                        && !term.trim_matches('*').contains('*')
                        && term.trim() == term
                };
                assert!(term.iter().all(of_words), "{feature:?}: {term:?}");
            }
        }
    }

    #[test]
    fn every_term_is_found_in_itself() {
        for term in Term::all(true).chain(Term::all(false)) {
            assert!(features(&term.words).contains(&term.feature), "{}", term.words);
        }
    }
}
