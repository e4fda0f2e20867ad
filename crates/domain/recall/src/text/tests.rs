use super::*;
use proptest::prelude::*;

fn check(text: &str, expected: &[&str]) {
    assert_eq!(tokens(text), expected, "{text:?}");
}

#[test]
fn words_of_every_language_become_tokens() {
    for (text, expected) in [
        ("Hello, world", &["hello", "world"][..]),
        // Accents, composed and decomposed, give the same and the plain form.
        ("L'impôt annuel", &["l", "impôt", "impot", "limpot", "annuel"]),
        ("L'impo\u{302}t annuel", &["l", "impôt", "impot", "limpot", "annuel"]),
        ("bệnh", &["bệnh", "benh"]),
        ("be\u{323}\u{302}nh", &["bệnh", "benh"]),
        ("Straße", &["straße", "strasse"]),
        ("Łódź", &["łódź", "lodz"]),
        ("İGNORE", &["ignore"]),
        ("ISPARTA", &["isparta"]),
        ("Ёлка и Йод", &["ёлка", "елка", "и", "йод"]),
        ("Ταχύς λόγος", &["ταχύσ", "ταχυσ", "λόγοσ", "λογοσ"]),
        ("مُحَمَّد", &["مُحَمَّد", "محمد"]),
        ("שָׁלוֹם", &["שָׁלוֹם", "שלום"]),
        ("हिन्दी भाषा", &["हिन्दी", "भाषा"]),
        ("ｆｕｌｌ ｗｉｄｔｈ", &["full", "width"]),
        ("zero\u{200b}width", &["zerowidth"]),
    ] {
        check(text, expected);
    }
}

#[test]
fn scripts_without_spaces_become_overlapping_pairs() {
    for (text, expected) in [
        ("部署方案", &["部署", "署方", "方案"][..]),
        ("猫", &["猫"]),
        ("東京タワー", &["東京", "京タ", "タワ", "ワー"]),
        ("ﾃｽﾄ", &["テス", "スト"]),
        ("메모리 누수", &["메모", "모리", "누수"]),
        ("กินข้าว", &["กิน", "นข้", "ข้า", "าว"]),
        ("重跑gen-itgc后通过", &["重跑", "gen", "itgc", "genitgc", "后通", "通过"]),
    ] {
        check(text, expected);
    }
}

#[test]
fn identifiers_are_split_and_kept_whole() {
    for (text, expected) in [
        ("parse_url", &["parse", "url", "parseurl"][..]),
        ("parseUrl", &["parse", "url", "parseurl"]),
        ("HTTPServer", &["http", "server", "httpserver"]),
        ("URLs", &["urls"]),
        ("GitHub", &["git", "hub", "github"]),
        ("std::fmt", &["std", "fmt", "stdfmt"]),
        ("src/net/url.rs", &["src", "net", "url", "rs", "urlrs", "srcneturlrs"]),
        ("C:\\work\\app", &["c", "work", "app", "cworkapp"]),
        ("BENCH-100821", &["bench", "100821", "bench100821"]),
        ("E0308", &["e0308"]),
        ("1.2.3", &["1", "2", "3", "1\u{E000}2\u{E000}3"]),
        ("c++ and C#", &["cplus", "and", "csharp"]),
        ("__init__", &["init"]),
        ("a...b -- c", &["a", "b", "c"]),
        ("--flag=value", &["flag", "value"]),
        ("NEAR( AND OR * \" ;%_", &["near", "and", "or"]),
        ("", &[]),
        ("?!… \u{301}", &[]),
    ] {
        check(text, expected);
    }
}

#[test]
fn a_token_stays_whole_in_an_index_that_splits_at_symbols() {
    let text = "tests/test_auth.py::test_login[a-b] — don’t 10.0.0.1 ②③ ½ é🅰️x 部署 E-mail@host.tld";
    for token in tokens(text) {
        let plain = |c: char| {
            c.is_alphanumeric() || c == '\u{E000}' || unicode_normalization::char::is_combining_mark(c)
        };
        assert!(token.chars().all(plain), "{token:?}");
    }
}

#[test]
fn what_is_taken_from_a_text_is_bounded() {
    for text in ["a ".repeat(20_000), "猫".repeat(20_000), "a_".repeat(20_000), "ก".repeat(20_000)] {
        assert!(tokens(&text).len() <= MOST_TOKENS);
    }
    assert_eq!(tokens(&"x".repeat(5_000)), ["x".repeat(LONGEST_TOKEN)]);
}

proptest! {
    #[test]
    fn any_text_has_tokens_that_read_back_as_themselves(text in any::<String>()) {
        for token in tokens(&text) {
            prop_assert!(!token.is_empty());
            prop_assert!(token.chars().count() <= LONGEST_TOKEN);
            prop_assert!(!token.contains(char::is_whitespace));
        }
    }

    #[test]
    fn composed_and_decomposed_spellings_have_the_same_tokens(text in "[a-zA-ZÀ-ÿĀ-žΑ-ωА-яё' _./-]{0,40}") {
        use unicode_normalization::UnicodeNormalization;
        let decomposed: String = text.nfd().collect();
        prop_assert_eq!(tokens(&text), tokens(&decomposed));
    }

    #[test]
    fn a_word_of_a_text_is_found_by_itself(words in prop::collection::vec("[a-zäöüéа-я]{2,12}", 1..8)) {
        let all = tokens(&words.join(" "));
        for word in &words {
            for token in tokens(word) {
                prop_assert!(all.contains(&token), "{token} of {all:?}");
            }
        }
    }
}
