//! When a quote of the user's message counts as the user's statement (R6.4): a labelled table, and laws over it.

mod announced;
mod table;

use announced::{ANNOUNCED, ANNOUNCING, REWORKING};
use proptest::prelude::*;
use std::collections::BTreeSet;
use table::{LANGUAGES, Language, Why};
use veridical_slot::{Stated, UserMessage};

type Row = (Why, &'static str, &'static str);

fn rows() -> impl Iterator<Item = (&'static str, Row)> {
    let one_sentence =
        LANGUAGES.iter().flat_map(|Language { name, rows }| rows.iter().map(move |row| (*name, *row)));
    one_sentence.chain(ANNOUNCED.iter().copied())
}

fn is_stated(message: &str, quote: &str) -> bool {
    Stated::quoted(Some(&UserMessage::new(message)), quote).is_ok()
}

fn holds(why: Why) -> bool {
    matches!(why, Why::Said | Why::ForATime)
}

/// The messages and quotes that are stated.
fn said() -> Vec<(&'static str, &'static str)> {
    rows().filter(|(_, (why, ..))| holds(*why)).map(|(_, (_, message, quote))| (message, quote)).collect()
}

#[test]
fn nothing_is_stated_but_what_the_user_states() {
    let wrong: Vec<String> = rows()
        .filter(|(_, (why, message, quote))| is_stated(message, quote) != holds(*why))
        .map(|(language, (why, message, quote))| format!("{language}, {why:?}: {message:?} | {quote:?}"))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_table_is_wide_enough_to_mean_something() {
    let languages: BTreeSet<&str> = LANGUAGES.iter().map(|language| language.name).collect();
    let labels: BTreeSet<Why> = rows().map(|(_, (why, ..))| why).collect();
    assert!(rows().count() >= 200, "{} messages", rows().count());
    assert!(languages.len() >= 9 && labels.len() == 14, "{languages:?} {labels:?}");
    let announced = ANNOUNCED.iter().filter(|(_, (why, ..))| *why == Why::Announced).count();
    assert!(announced >= 60, "{announced} messages announce other words");
    for language in LANGUAGES {
        for why in
            [Why::Said, Why::ForATime, Why::Negated, Why::Attributed, Why::Hedged, Why::Asked, Why::Quoted]
        {
            assert!(
                language.rows.iter().any(|(label, ..)| *label == why),
                "{} has no {why:?}",
                language.name
            );
        }
    }
}

/// What may stand around a message so that nobody can tell any more that it is the user's own.
fn wrapping() -> impl Strategy<Value = (&'static str, &'static str)> {
    proptest::sample::select(vec![
        ("\"", "\""),
        ("The page says “", "”"),
        ("» ", " «"),
        ("«", "»"),
        ("「", "」"),
        ("```\n", "\n```"),
        ("~~~\n", "\n~~~"),
        ("> ", ""),
        ("Bob wrote:\n\n", ""),
        ("Ann :\n", ""),
        ("assistant: ", ""),
        ("<memory-context>\n", "\n</memory-context>"),
        ("<b>", "</b>"),
        ("[System note] ", ""),
        ("--- Attached ---\n", ""),
        ("2026-11-30 10:00:00 ", ""),
        ("$ echo ", ""),
        ("\t", ""),
        ("    ", ""),
        ("", "\nThat is not true."),
        ("", "\nNever mind."),
    ])
}

/// What may stand before a statement in the same sentence, so that it is another one.
fn opening() -> impl Strategy<Value = &'static str> {
    proptest::sample::select(vec![
        "It is not true that ",
        "Bob says ",
        "Maybe ",
        "If it rains, ",
        "Nobody thinks that ",
        "Bob sagt, ",
        "Es stimmt nicht, dass ",
        "Bob dit que ",
        "Bob dice que ",
        "Боб говорит, что ",
        "小明说",
        "ボブによると、",
    ])
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_quoted_pasted_coded_injected_or_taken_back_is_not_stated(
        row in proptest::sample::select(said()), (before, after) in wrapping()
    ) {
        let (message, quote) = row;
        // The items of a list may be indented.
        prop_assume!(before != "    " || !message.starts_with("- "));
        let wrapped = format!("{before}{message}{after}");
        prop_assert!(!is_stated(&wrapped, quote), "{:?} | {:?}", wrapped, quote);
    }

    #[test]
    fn what_is_negated_attributed_or_doubted_in_its_sentence_is_not_stated(
        row in proptest::sample::select(said()), before in opening()
    ) {
        let (_, quote) = row;
        let message = format!("{before}{quote}.");
        prop_assert!(!is_stated(&message, quote), "{:?} | {:?}", message, quote);
    }

    /// Whatever is announced before it or reworked behind it, on its line or below, becomes no statement by that.
    #[test]
    fn announcing_other_words_never_gains_a_statement(
        row in proptest::sample::select(rows().collect::<Vec<_>>()),
        before in proptest::sample::select(ANNOUNCING.to_vec()),
        after in proptest::sample::select(REWORKING.to_vec()),
        gap in proptest::sample::select(vec![" ", "\n", "\n\n"]),
    ) {
        let (_, (_, message, quote)) = row;
        for text in [format!("{before}{gap}{message}"), format!("{before}{gap}{quote}."), format!("{quote}.{gap}{after}")] {
            prop_assert!(!is_stated(&text, quote), "{:?} | {:?}", text, quote);
        }
    }

    /// Below a line that is not known to be harmless nothing is the user's own, in whatever language it is.
    #[test]
    fn below_another_line_nothing_is_stated(
        row in proptest::sample::select(said()), above in "\\PC{20,60}", gap in proptest::sample::select(vec!["\n", "\n\n"])
    ) {
        let (_, quote) = row;
        let text = format!("{above}.{gap}{quote}.");
        prop_assert!(!is_stated(&text, quote), "{:?} | {:?}", text, quote);
    }

    #[test]
    fn a_part_of_a_statement_is_not_stated(row in proptest::sample::select(said()), cut in 1_usize..6) {
        let (message, quote) = row;
        let words: Vec<&str> = quote.split_whitespace().collect();
        prop_assume!(cut < words.len());
        let parts = [words[cut..].join(" "), words[..words.len() - cut].join(" ")];
        for part in parts {
            let own = UserMessage::new(message).statements().iter().any(|own| own.trim() == part);
            prop_assert!(own || !is_stated(message, &part), "{:?} | {:?}", message, part);
        }
    }

    #[test]
    fn spelling_and_what_stands_beside_it_take_no_statement_away(
        row in proptest::sample::select(said()), polite in proptest::sample::select(vec!["", "Hello.\n\n", "Thanks.\n\n", "OK!\n\n"])
    ) {
        let (message, quote) = row;
        let spaced = quote.replace(' ', "  ");
        let shown = format!("{polite}{message}");
        prop_assert!(is_stated(&shown, &spaced.to_uppercase()) || quote.to_uppercase().to_lowercase() != quote.to_lowercase());
        prop_assert!(is_stated(&shown, quote), "{:?} | {:?}", shown, quote);
    }

    #[test]
    fn no_message_and_no_quote_panics(message in "\\PC{0,120}", quote in "\\PC{0,40}") {
        let _ = is_stated(&message, &quote);
    }
}
