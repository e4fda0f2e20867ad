use crate::query::Concept;
use crate::text::Script;
use crate::{Candidate, Query, Term, TermClass, TermStatistics};

/// What an item and a query have in common, counted in things said and not in tokens: a word counts once however
/// often it is met, a compound's parts count, a span of pairs counts one for each two characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Signals {
    /// Words of a topic that match.
    pub content: u32,
    /// Those of them that few items of the scope hold.
    pub distinctive: u32,
    /// Names (paths, functions, error codes) that match whole and that few items of the scope hold.
    pub names: u32,
    /// Words that nearly every request holds, and that match.
    pub weak: u32,
    /// Quoted phrases that match.
    pub phrases: u32,
    /// Whether the item is about a failure that the query names.
    pub same_failure: bool,
}

impl Signals {
    pub(crate) fn of(query: &Query, candidate: &Candidate, statistics: &TermStatistics) -> Self {
        let mut count = Count {
            query,
            candidate,
            statistics,
            rare: rare_limit(statistics.documents),
            counted: vec![false; query.terms().len()],
            signals: Self {
                phrases: phrases_met(query, candidate),
                same_failure: candidate
                    .failure
                    .as_ref()
                    .is_some_and(|about| about.keys.iter().any(|key| query.failures().contains(key))),
                ..Self::default()
            },
        };
        query.concepts().iter().for_each(|concept| count.concept(concept));
        count.signals
    }
}

/// In how many items a term may occur to be distinctive: three, or one in twenty. So in a store of up to three
/// items every content word is, as nothing tells there which words are common.
fn rare_limit(documents: u64) -> u64 {
    (documents / 20).max(3)
}

struct Count<'a> {
    query: &'a Query,
    candidate: &'a Candidate,
    statistics: &'a TermStatistics,
    rare: u64,
    counted: Vec<bool>,
    signals: Signals,
}

impl Count<'_> {
    fn concept(&mut self, concept: &Concept) {
        match concept {
            Concept::Word(spellings) => self.word(spellings),
            Concept::Compound { whole, parts } => self.compound(*whole, parts),
            Concept::Run(grams) => self.run(grams),
        }
    }

    fn word(&mut self, spellings: &[usize]) {
        let Some(&met) = spellings.iter().find(|&&place| self.is_met(place)) else { return };
        if spellings.iter().any(|&place| self.is_counted(place)) {
            return;
        }
        spellings.iter().for_each(|&place| self.mark(place));
        match self.class(met) {
            TermClass::Stop => {}
            TermClass::Weak => self.signals.weak += 1,
            TermClass::Word | TermClass::Folded | TermClass::Gram | TermClass::Joined => self.content(met),
            TermClass::Name => {
                self.content(met);
                self.signals.names += u32::from(self.is_rare(met));
            }
        }
    }

    /// The parts of a compound count for at most one distinctive word: `JavaScript` is one thing that is said, and
    /// paths share `src` and `tests` by chance.
    fn compound(&mut self, whole: Option<usize>, parts: &[Concept]) {
        let before = self.signals;
        parts.iter().for_each(|part| self.concept(part));
        self.signals.distinctive = self.signals.distinctive.min(before.distinctive + 1);
        let Some(whole) = whole else { return };
        if !self.is_met(whole) || self.is_counted(whole) {
            return;
        }
        self.mark(whole);
        if self.signals.content == before.content && !parts_are_weak(self.query, parts) {
            self.content(whole);
        }
        let named = self.class(whole) == TermClass::Name;
        self.signals.names += u32::from(named && self.is_rare(whole));
    }

    fn run(&mut self, grams: &[usize]) {
        let fresh: Vec<bool> =
            grams.iter().map(|&gram| self.is_met(gram) && !self.is_counted(gram)).collect();
        let spans = |keep: &dyn Fn(usize) -> bool| -> u32 {
            let kept: Vec<Option<usize>> = grams
                .iter()
                .zip(&fresh)
                .map(|(&gram, &fresh)| (fresh && keep(gram)).then_some(gram))
                .collect();
            kept.split(Option::is_none).map(|span| self.worth(span)).sum()
        };
        let content = spans(&|gram| self.class(gram) == TermClass::Gram);
        let distinctive = spans(&|gram| self.class(gram) == TermClass::Gram && self.is_rare(gram));
        let weak = u32::from(content == 0 && fresh.contains(&true));
        self.signals.content += content;
        self.signals.distinctive += distinctive;
        self.signals.weak += weak;
        grams.iter().for_each(|&gram| self.mark(gram));
    }

    /// How many words a span of adjacent pairs is worth. Two Chinese characters or Korean syllables are often a
    /// word; two of another script are often chance.
    fn worth(&self, span: &[Option<usize>]) -> u32 {
        let dense = span.iter().flatten().any(|&gram| {
            let key = self.query.terms().get(gram).map_or("", Term::key);
            key.chars().any(|c| matches!(Script::of(c), Some(Script::Han | Script::Hangul)))
        });
        let least = if dense { 1 } else { 2 };
        if span.len() < least { 0 } else { u32::try_from(span.len().div_ceil(2)).unwrap_or(u32::MAX) }
    }

    fn content(&mut self, term: usize) {
        self.signals.content += 1;
        self.signals.distinctive += u32::from(self.is_rare(term));
    }

    fn class(&self, term: usize) -> TermClass {
        self.query.terms().get(term).map_or(TermClass::Stop, Term::class)
    }

    fn is_met(&self, term: usize) -> bool {
        self.candidate.matches.frequency(term) > 0
    }

    fn is_rare(&self, term: usize) -> bool {
        self.statistics.frequency_of(term) <= self.rare
    }

    fn is_counted(&self, term: usize) -> bool {
        self.counted.get(term).copied().unwrap_or(true)
    }

    fn mark(&mut self, term: usize) {
        if let Some(counted) = self.counted.get_mut(term) {
            *counted = true;
        }
    }
}

/// Whether a compound is put together of words that say nothing, such as `re-run`.
fn parts_are_weak(query: &Query, parts: &[Concept]) -> bool {
    parts.iter().all(|part| match part {
        Concept::Word(spellings) => spellings.iter().all(|&place| {
            let class = query.terms().get(place).map_or(TermClass::Stop, Term::class);
            matches!(class, TermClass::Stop | TermClass::Weak)
        }),
        Concept::Compound { parts, .. } => parts_are_weak(query, parts),
        Concept::Run(_) => false,
    })
}

fn phrases_met(query: &Query, candidate: &Candidate) -> u32 {
    if query.phrases().is_empty() {
        return 0;
    }
    let words = crate::query::base_words(&candidate.text);
    let met = query.phrases().iter().filter(|phrase| holds(&words, phrase)).count();
    u32::try_from(met).unwrap_or(u32::MAX)
}

/// Whether the words stand side by side somewhere. Linear: the phrase's own repetitions are known beforehand, as in
/// the search of Knuth, Morris and Pratt.
fn holds(words: &[String], phrase: &[String]) -> bool {
    let mut fallback = vec![0_usize];
    let mut matched = 0;
    for word in phrase.iter().skip(1) {
        matched = advance(phrase, &fallback, matched, word);
        fallback.push(matched);
    }
    let mut matched = 0;
    words.iter().any(|word| {
        matched = advance(phrase, &fallback, matched, word);
        matched == phrase.len()
    })
}

fn advance(phrase: &[String], fallback: &[usize], mut matched: usize, word: &String) -> usize {
    while matched > 0 && phrase.get(matched) != Some(word) {
        matched = fallback.get(matched - 1).copied().unwrap_or(0);
    }
    if phrase.get(matched) == Some(word) { matched + 1 } else { matched }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_is_held_only_side_by_side() {
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        for (text, phrase, expected) in [
            ("a b c", "b c", true),
            ("a b c", "a c", false),
            ("c b a", "b c", false),
            ("a a b", "a b", true),
            ("a b a b c", "a b c", true),
            ("a", "a b", false),
        ] {
            assert_eq!(holds(&words(text), &words(phrase)), expected, "{text} / {phrase}");
        }
    }
}
