//! Whether a sentence speaks of the thing that a slot is about (R6.4, R7.2).

use crate::SlotName;
use unicode_normalization::UnicodeNormalization;

/// Words that stand in any sentence, so that a slot that is called by one is spoken of by none.
#[rustfmt::skip]
const SAY_NOTHING: [&str; 64] = [
    "an", "and", "are", "as", "at", "be", "but", "by", "can", "do", "does", "for", "from", "had", "has", "have", "he", "her", "here", "his", "if", "in", "is",
    "it", "its", "me", "my", "no", "not", "of", "on", "or", "our", "she", "so", "that", "the", "their", "them", "there", "they", "this", "to", "us", "use",
    "uses", "was", "we", "were", "will", "with", "you", "your", "das", "der", "die", "und", "el", "la", "les", "los", "que", "de", "il",
];

/// Whether a sentence holds the thing of a slot: the last word of its name that has letters, or the words of the name's last
/// part together, however they are parted; in the singular or with an `s`.
pub(crate) fn speaks_of(sentence: &str, name: &SlotName) -> bool {
    let thing = name.thing();
    let head = thing.split(' ').rev().find(|word| word.bytes().any(|b| b.is_ascii_alphabetic()));
    let whole = thing.replace(' ', "");
    let says = |word: &str| word.len() > 1 && !SAY_NOTHING.contains(&word);
    let words = words(sentence);
    let alone = head.is_some_and(|head| says(head) && words.iter().any(|word| alike(word, head)));
    alone || says(&whole) && (0..words.len()).any(|from| together(words.get(from..), &whole))
}

/// Whether the first few words are these letters.
fn together(words: Option<&[String]>, whole: &str) -> bool {
    let mut joined = String::new();
    words.unwrap_or_default().iter().any(|word| {
        joined.push_str(word);
        alike(&joined, whole)
    })
}

fn alike(one: &str, other: &str) -> bool {
    one == other || one.strip_suffix('s') == Some(other) || other.strip_suffix('s') == Some(one)
}

/// The words of a sentence, folded. Letters of scripts that are written without spaces part them.
fn words(sentence: &str) -> Vec<String> {
    let dense = |c: char| matches!(c, '\u{e00}'..='\u{eff}' | '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}');
    let folded: String = sentence.nfkc().flat_map(char::to_lowercase).collect();
    let parts = folded.split(|c: char| !c.is_alphanumeric() || dense(c));
    parts.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn spoken(sentence: &str, name: &str) -> bool {
        speaks_of(sentence, &SlotName::parse(name).unwrap())
    }

    #[test]
    fn a_sentence_speaks_of_a_slot_when_it_says_what_the_slot_is_about() {
        for (sentence, name) in [
            ("I like an editor with few keys", "preference.editor"),
            ("Ich nehme helix als Editor", "preference.editor"),
            ("我的editor一直是helix", "preference.editor"),
            ("We are two time zones away from Lisbon", "profile.timezone"),
            ("We live in the time-zone of Lisbon", "profile.timezone"),
            ("The timezone follows the office", "profile.time_zone"),
            ("The project that we are on is atlas", "professional.active_project"),
            ("My hobbies are none of your business", "profile.hobbies"),
            ("Port 8443 serves the shop", "server.port_2"),
        ] {
            assert!(spoken(sentence, name), "{sentence}: {name}");
        }
        for (sentence, name) in [
            ("Use tabs here", "payment.account"),
            ("My preference is for tabs", "preference.editor"),
            ("The service is active", "professional.active_project"),
            ("I like helix", "preference.editor"),
            ("The editors' naïveté is known", "profile.vete"),
            ("Use tabs here", "payment.use"),
            ("A tab is four wide", "payment.a"),
            ("The account is closed", "payment.accounting"),
            ("The sky is blue", "payment.is"),
            ("Room 2 is free", "server.2"),
            ("", "preference.editor"),
        ] {
            assert!(!spoken(sentence, name), "{sentence}: {name}");
        }
    }

    proptest! {
        #[test]
        fn no_sentence_speaks_of_what_none_of_its_letters_say(
            sentence in "[a-m ]{0,40}", name in "[n-z]{2,8}(\\.[n-z]{2,8}){0,2}"
        ) {
            prop_assert!(!spoken(&sentence, &name));
        }

        #[test]
        fn a_sentence_that_names_the_slot_speaks_of_it(
            before in "[a-z ]{0,20}", thing in "[b-y]{5,9}", after in "[a-z ]{0,20}", parts in "([a-z]{3,6}\\.){0,2}"
        ) {
            let (sentence, name) = (format!("{before} {thing} {after}"), format!("{parts}{thing}"));
            prop_assert!(spoken(&sentence, &name));
        }

        #[test]
        fn nothing_that_is_said_makes_it_panic(sentence in "\\PC{0,60}", name in "[a-z0-9_.]{1,20}") {
            if let Ok(name) = SlotName::parse(&name) {
                let _ = speaks_of(&sentence, &name);
            }
        }
    }
}
