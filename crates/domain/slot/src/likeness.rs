//! Whether two facts speak of the same, and whether they say the same of it (R6.5).
//!
//! What is found has to be right rather than complete, since neither of two facts that contradict each other is current:
//! two sentences of the same words, one of them negated; two of the same words but for a number, a time or a day
//! behind a verb; two that give one attribute ("my editor is …") two values.

mod words;

use std::collections::BTreeSet;
use words::{Class, Sentence};

/// How two facts of one person and place are alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Likeness {
    /// They say the same in nearly the same words.
    Repeats,
    /// They say different things of the same.
    Contradicts,
}

/// How one statement is like another; `None` when they have nothing to do with each other.
///
/// ```
/// use veridical_slot::{Likeness, likeness};
/// let of = |a, b| likeness(a, b);
/// assert_eq!(of("The port is 8443", "The port is 9443."), Some(Likeness::Contradicts));
/// assert_eq!(of("We use pnpm", "We do not use pnpm"), Some(Likeness::Contradicts));
/// assert_eq!(of("We use pnpm", "we are using: PNPM"), None);
/// assert_eq!(of("Releases are cut from main", "releases are cut from the main"), Some(Likeness::Repeats));
/// ```
#[must_use]
pub fn likeness(one: &str, other: &str) -> Option<Likeness> {
    let (one, other) = (Sentence::of(one), Sentence::of(other));
    if one.is_empty() || other.is_empty() {
        return None;
    }
    same_words(&one, &other).or_else(|| same_frame(&one, &other)).or_else(|| same_attribute(&one, &other))
}

/// What two statements have in common whenever they are alike: a store looks for the one by what it keeps of the other.
/// Each holds words of the statement, so it is kept under the profile's key alone.
#[must_use]
pub fn likeness_keys(text: &str) -> BTreeSet<String> {
    let sentence = Sentence::of(text);
    if sentence.is_empty() {
        return BTreeSet::new();
    }
    let frame = frame(&sentence).map(|frame| format!("frame {}", frame.join(" ")));
    let attribute = sentence.attribute().map(|(subject, _)| format!("attribute {}", subject.join(" ")));
    let words = format!("words {}", texts(&sentence).collect::<Vec<_>>().join(" "));
    [Some(words), frame, attribute].into_iter().flatten().collect()
}

/// Whether a statement says itself that it changes what was so before, such as "the port is now 9443".
#[must_use]
pub(crate) fn says_change(text: &str) -> bool {
    Sentence::of(text).changes
}

/// Whether a statement is negated, such as "my editor is not vim".
#[must_use]
pub fn denies(text: &str) -> bool {
    Sentence::of(text).negated
}

fn texts(sentence: &Sentence) -> impl Iterator<Item = &str> {
    sentence.words.iter().map(|word| word.text.as_str())
}

/// The same words, whatever stands between them: the same, or the contrary.
fn same_words(one: &Sentence, other: &Sentence) -> Option<Likeness> {
    let same = texts(one).eq(texts(other));
    let likeness = if one.negated == other.negated { Likeness::Repeats } else { Likeness::Contradicts };
    same.then_some(likeness)
}

/// The words with each value behind the verb replaced by its class; `None` when there is no such value.
fn frame(sentence: &Sentence) -> Option<Vec<String>> {
    let valued = |word: &words::Word| word.behind_link && word.class != Class::Word;
    let frame = sentence
        .words
        .iter()
        .map(|word| if valued(word) { word.class.sign().to_owned() } else { word.text.clone() });
    let plain = sentence.words.iter().filter(|word| !valued(word)).count();
    (plain > 0 && sentence.words.iter().any(valued)).then(|| frame.collect())
}

/// The same words but for numbers, times, days behind the verb.
fn same_frame(one: &Sentence, other: &Sentence) -> Option<Likeness> {
    let same = !one.negated && !other.negated && frame(one)? == frame(other)?;
    same.then_some(Likeness::Contradicts)
}

/// One attribute with two values.
fn same_attribute(one: &Sentence, other: &Sentence) -> Option<Likeness> {
    let ((subject, value), (same, another)) = (one.attribute()?, other.attribute()?);
    if subject != same || one.negated || other.negated {
        return None;
    }
    let (value, another): (BTreeSet<&str>, BTreeSet<&str>) =
        (value.into_iter().collect(), another.into_iter().collect());
    // "PostgreSQL" and "PostgreSQL 16" are one value, told twice.
    let finer = value.is_subset(&another) || another.is_subset(&value);
    Some(if finer { Likeness::Repeats } else { Likeness::Contradicts })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const CONTRADICT: &[(&str, &str)] = &[
        ("The port is 8443", "The port is 9443"),
        ("We use pnpm", "We do not use pnpm"),
        ("We use pnpm", "We never use pnpm"),
        ("Always deploy on Fridays", "Never deploy on Fridays"),
        ("I don't use tabs", "I use tabs"),
        ("Releases are cut on Mondays", "Releases are cut on Fridays"),
        ("Releases are cut at 14:00 UTC", "Releases are cut at 15:30 UTC"),
        ("The API runs on port 8443 in staging", "The API runs on port 9443 in staging"),
        ("My editor is helix", "My editor is vim"),
        ("Our main branch is trunk", "Our main branch is main"),
        ("My time zone is Europe/Lisbon", "My time zone is now Europe/Berlin"),
        ("We support Python 3.11", "We support Python 3.12"),
        ("Mein Editor ist helix", "Mein Editor ist jetzt vim"),
        ("Wir nutzen pnpm", "Wir nutzen kein pnpm"),
        ("Der Port ist 8443", "Der Port ist 9443"),
        ("Mon éditeur est helix", "Mon éditeur est vim"),
        ("Nous n'utilisons pas pnpm", "Nous utilisons pnpm"),
        ("Mi editor es helix", "Mi editor ahora es vim"),
        ("Nunca usamos pnpm", "Usamos pnpm"),
        ("Meu editor é helix", "Meu editor é vim"),
        ("Não usamos pnpm", "Usamos pnpm"),
        ("Il mio editor è helix", "Il mio editor è vim"),
        ("Non usiamo pnpm", "Usiamo pnpm"),
        ("Мой редактор — helix", "Мой редактор — vim"),
        ("Мы не используем pnpm", "Мы используем pnpm"),
        ("我的编辑器是helix", "我的编辑器是vim"),
        ("我们不用pnpm", "我们用pnpm"),
        ("私のエディタはhelixです", "私のエディタはvimです"),
        ("端口是8443", "端口是9443"),
    ];

    const REPEAT: &[(&str, &str)] = &[
        ("Releases are cut from main", "Releases are cut from the main"),
        ("We use pnpm", "We use PNPM!"),
        ("my editor is Helix", "My editor is helix"),
        ("Our database is PostgreSQL", "Our database is PostgreSQL 16"),
        ("Wir nutzen pnpm", "wir nutzen „pnpm“"),
    ];

    const APART: &[(&str, &str)] = &[
        ("Port 8443 serves the checkout", "Port 9443 serves the checkout"),
        ("Service 7 runs on port 8007", "Service 8 runs on port 8008"),
        ("I use fish", "I use docker"),
        ("I like tabs", "I like tea"),
        ("The API is slow", "The API is written in Go"),
        ("The staging database is read-only on weekends", "The staging database is PostgreSQL"),
        ("My editor is helix", "My shell is fish"),
        ("My editor is helix", "Bob's editor is vim"),
        ("My old editor is vim", "My editor is helix"),
        ("The port is not 8443", "The port is 9443"),
        ("Deploy staging before production", "Do not deploy production before staging"),
        ("Deploy staging before production", "Deploy production before staging"),
        ("We use pnpm", "We do not use yarn"),
        ("Release 3 is out", "Release 4 is out"),
        ("", ""),
        ("the", "a"),
    ];

    #[test]
    fn what_is_said_of_the_same_is_told_from_what_is_said_of_something_else() {
        let tables =
            [(CONTRADICT, Some(Likeness::Contradicts)), (REPEAT, Some(Likeness::Repeats)), (APART, None)];
        for (table, expected) in tables {
            for (one, other) in table {
                assert_eq!(likeness(one, other), expected, "{one} | {other}");
                let shared = !likeness_keys(one).is_disjoint(&likeness_keys(other));
                assert!(shared || expected.is_none(), "no common key: {one} | {other}");
            }
        }
    }

    fn sentence() -> impl Strategy<Value = String> {
        let word = proptest::sample::select(vec![
            "my", "our", "the", "port", "editor", "branch", "is", "are", "on", "not", "never", "now", "8443",
            "9443", "helix", "vim", "Monday", "Friday", "14:00", "use", "we", "не", "мой", "是", "我的",
            "ist", ".", ":", "",
        ]);
        proptest::collection::vec(word, 0..7).prop_map(|words| words.join(" "))
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn likeness_is_the_same_from_both_sides_and_leaves_a_common_key(one in sentence(), other in sentence()) {
            let found = likeness(&one, &other);
            prop_assert_eq!(found, likeness(&other, &one));
            if found.is_some() {
                prop_assert!(!likeness_keys(&one).is_disjoint(&likeness_keys(&other)), "{} | {}", one, other);
            }
        }

        #[test]
        fn nothing_contradicts_itself(text in "\\PC{0,60}") {
            prop_assert_ne!(likeness(&text, &text), Some(Likeness::Contradicts));
        }
    }
}
