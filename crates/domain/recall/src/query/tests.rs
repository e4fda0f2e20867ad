use super::*;
use crate::shelf::{episode, ids, recall};
use proptest::prelude::*;
use veridical_kernel::SignatureKey;

fn class(text: &str, key: &str) -> Option<TermClass> {
    Query::parse(text).terms().iter().find(|term| term.key() == key).map(Term::class)
}

#[test]
fn each_term_says_as_much_as_its_kind() {
    for (text, key, expected) in [
        ("the parser", "the", TermClass::Stop),
        ("the parser", "parser", TermClass::Word),
        ("run the tests", "tests", TermClass::Weak),
        ("x is 42", "x", TermClass::Stop),
        ("x is 42", "42", TermClass::Weak),
        ("order 100821", "100821", TermClass::Word),
        // An accent makes another word of a function word; its plain form then says nothing.
        ("thé vert", "thé", TermClass::Word),
        ("thé vert", "the", TermClass::Stop),
        ("l'impôt", "impot", TermClass::Folded),
        ("don't panic", "don", TermClass::Stop),
        ("error E0308", "e0308", TermClass::Name),
        ("error 0x80070005", "0x80070005", TermClass::Name),
        ("see src/net/url.rs", "srcneturlrs", TermClass::Name),
        ("see url.rs", "urlrs", TermClass::Name),
        ("fix parse_url", "parseurl", TermClass::Name),
        ("fix parseUrl", "parseurl", TermClass::Name),
        ("fix net::url", "neturl", TermClass::Name),
        ("on pve-01", "pve01", TermClass::Name),
        ("a well-known thing", "wellknown", TermClass::Joined),
        ("on GitHub", "github", TermClass::Joined),
        ("on github.com", "githubcom", TermClass::Joined),
        ("see https://code.example.org/team/app", "httpscodeexampleorgteamapp", TermClass::Name),
        ("input/output", "inputoutput", TermClass::Joined),
        ("e.g. this", "eg", TermClass::Joined),
        ("部署方案", "部署", TermClass::Gram),
        ("どうして", "どう", TermClass::Weak),
        ("サーバー", "サー", TermClass::Gram),
        ("我们部署", "我们", TermClass::Stop),
        ("입니다", "니다", TermClass::Stop),
    ] {
        assert_eq!(class(text, key), Some(expected), "{key} in {text:?}");
    }
}

#[test]
fn operators_are_text() {
    let items = [
        episode("cpp", "the c++ build broke"),
        episode("path", "moved foo/bar"),
        episode("host", "host pve-01 rebooted"),
        episode("order", "order BENCH-100821 was late"),
        episode("page", "the wrong-book page"),
        episode("deadline", "the project x deadline moved"),
    ];
    for (query, expected) in [
        ("c++", &["cpp"][..]),
        ("foo/bar", &["path"]),
        ("pve-01", &["host"]),
        ("-100821", &["order"]),
        ("notes OR wrong-book OR mistakes", &["page"]),
        ("project:x deadline", &["deadline"]),
        ("NEAR(deadline", &["deadline"]),
        ("reboot* AND rebooted", &["host"]),
        ("a AND", &[]),
        ("\"", &[]),
        ("*", &[]),
        ("; % _ ^ ( ) {}", &[]),
        ("rm -rf", &[]),
        ("\0", &[]),
        ("", &[]),
    ] {
        assert_eq!(ids(&recall(query, &items)), expected, "{query:?}");
    }
}

#[test]
fn only_quotes_mean_something() {
    let phrases =
        |text: &str| Query::parse(text).phrases().iter().map(|words| words.join(" ")).collect::<Vec<_>>();
    for (text, expected, only) in [
        ("\"docker networking\"", &["docker networking"][..], true),
        ("“docker networking”", &["docker networking"], true),
        ("\"docker networking\" guide", &["docker networking"], false),
        ("«сеть докер»", &["сеть докер"], true),
        ("\"one\"", &[], false),
        ("\"not closed here", &[], false),
        ("\"\"", &[], false),
        ("got \"a b\" and \"c d\"", &["a b", "c d"], false),
    ] {
        assert_eq!(phrases(text), expected, "{text:?}");
        assert_eq!(Query::parse(text).is_only_phrases(), only, "{text:?}");
    }
}

#[test]
fn a_query_of_phrases_asks_for_the_words_side_by_side() {
    let items = [episode("in-order", "docker networking guide"), episode("apart", "networking for docker")];
    assert_eq!(ids(&recall("\"docker networking\"", &items)), ["in-order"]);
    assert_eq!(ids(&recall("\"docker networking\" guide", &items)), ["in-order", "apart"]);
    assert_eq!(ids(&recall("docker networking", &items)).len(), 2);
}

#[test]
fn of_too_many_terms_names_and_content_words_are_kept() {
    let filler: Vec<String> = (0..100).map(|n| format!("word{n}x")).collect();
    let query = Query::parse(&format!("the and of {} crates/net/url.rs", filler.join(" ")));
    assert_eq!(query.terms().len(), MOST_TERMS);
    assert!(query.terms().iter().any(|term| term.key() == "cratesneturlrs"));
    assert!(!query.terms().iter().any(|term| term.key() == "the"));
}

#[test]
fn of_a_long_text_the_start_and_the_end_are_read() {
    let long = format!("alphaword {} omegaword", "- ".repeat(200_000));
    let keys: Vec<String> = Query::parse(&long).terms().iter().map(|term| term.key().to_owned()).collect();
    assert_eq!(keys, ["alphaword", "omegaword"]);
}

#[test]
fn a_query_of_function_words_has_nothing_to_look_up() {
    for text in ["", "  ", "?!", "the of and", "what is it", "как это", "は", "x y z"] {
        assert!(!Query::parse(text).has_topic(), "{text:?}");
    }
}

proptest! {
    #[test]
    fn any_text_is_a_query(text in any::<String>()) {
        let query = Query::parse(&text);
        prop_assert_eq!(query.text(), text.as_str());
        prop_assert!(query.terms().len() <= MOST_TERMS);
        let mut keys: Vec<&str> = query.terms().iter().map(Term::key).collect();
        keys.sort_unstable();
        keys.dedup();
        prop_assert_eq!(keys.len(), query.terms().len());
    }

    #[test]
    fn any_mix_of_quotes_and_signs_is_a_query(text in "[\"“”„«»*()a-c :+^-]{0,40}") {
        prop_assert!(Query::parse(&text).phrases().len() <= MOST_PHRASES);
    }
}

#[test]
fn a_query_asks_for_each_failure_once_and_for_the_last_of_too_many() {
    let key = |n: usize| SignatureKey::new([u8::try_from(n % 200).unwrap(); 16]);
    let query = Query::parse("").about((0..100).map(|n| key(n / 2)));
    assert!(!query.is_empty());
    assert_eq!(query.failures(), (50 - MOST_FAILURES..50).map(key).collect::<Vec<_>>());
    assert!(Query::parse("").about([]).is_empty());
}
