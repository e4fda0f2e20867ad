use super::*;
use crate::Candidate;
use crate::shelf::{episode, fact, ids, prefetch, ranked, recall};
use proptest::prelude::*;
use veridical_kernel::Veracity;

/// A store of one lesson, and one of forty others beside it.
fn stores(text: &str) -> [Vec<Candidate>; 2] {
    let one = vec![episode("it", text)];
    let others = (0..40).map(|n| episode(&format!("other{n}"), &format!("fixed the login page {n}")));
    [one.clone(), one.into_iter().chain(others).collect()]
}

#[test]
fn prefetch_asks_for_two_distinctive_words_or_one_name_in_small_and_large_stores() {
    for (text, query, expected) in [
        ("The tokenizer dropped emoji", "why does the tokenizer break on emoji?", true),
        ("The tokenizer dropped emoji", "what about the tokenizer", false),
        ("We drink coffee at noon", "let us talk about coffee", false),
        ("The tests failed and were fixed", "run the tests and fix what fails", false),
        ("The tokenizer dropped emoji", "the the the", false),
        ("The tokenizer dropped emoji", "tokenizer, tokenizer, the tokenizer!", false),
        ("x y z", "x y z", false),
        ("fixed tests/test_wallet.py", "look at tests/test_wallet.py", true),
        ("fixed tests/test_wallet.py", "look at test_wallet.py", true),
        ("fixed tests/test_wallet.py", "look at tests/test_purse.py", false),
        ("fixed src/lib/a.py", "what is in src/lib/b.py", false),
        ("error E0308 in the lexer", "I get E0308 again", true),
        ("parse_amount returned None", "why is parseAmount wrong", true),
        ("JavaScript is slow", "do you like JavaScript", false),
        ("a well-known thing", "that is well-known", false),
        ("the client/server split", "a client/server of sorts", false),
        ("部署方案在周五失败", "部署失败了怎么办", true),
        ("部署方案在周五失败", "部署", false),
        ("数据库密码过期", "数据库在哪里", false),
        ("ユーザーはすしが好きです", "今日は雨が好きですか", false),
        ("サーバーの再起動に失敗", "サーバーを再起動したい", true),
        ("メモリリーク", "メモが好き", false),
        ("ストアのタスク", "テストとマスク", false),
        ("메모리 누수를 고쳤다", "메모리 누수가 또 있다", true),
        ("메모리 누수를 고쳤습니다", "오늘 점심을 먹었습니다", false),
        ("ฉันชอบกินข้าวเช้า", "เช้านี้ฝนตก", false),
        ("исправлен парсер токенов", "парсер снова теряет токенов", true),
        ("исправлен парсер токенов", "расскажи про парсер", false),
    ] {
        for store in stores(text) {
            let found = ids(&prefetch(query, &store)).contains(&"it");
            assert_eq!(found, expected, "{query:?} for {text:?} among {}", store.len());
        }
    }
}

#[test]
fn a_word_that_many_items_hold_is_not_distinctive() {
    let mut store: Vec<Candidate> = (0..40).map(|n| episode(&format!("e{n}"), "wallet rounding")).collect();
    assert_eq!(prefetch("wallet rounding", &store).abstention(), Some(Abstention::TooFewSignals));
    store.push(episode("own", "wallet overflow in checkout"));
    assert_eq!(ids(&prefetch("wallet overflow checkout", &store)), ["own"]);
}

#[test]
fn prefetch_gives_what_is_verified_or_stated_and_not_given_before() {
    let text = "The tokenizer dropped emoji";
    let query = "tokenizer emoji";
    let claim = |veracity| Candidate { verified: false, veracity, ..episode("claim", text) };
    for veracity in [Veracity::Tool, Veracity::Inferred, Veracity::Imported, Veracity::Unknown] {
        let selection = prefetch(query, &[claim(veracity)]);
        assert_eq!(selection.abstention(), Some(Abstention::NotBelieved), "{veracity:?}");
        assert_eq!(ids(&recall(query, &[claim(veracity)])), ["claim"]);
    }
    assert_eq!(ids(&prefetch(query, &[claim(Veracity::Stated)])), ["claim"]);

    let items = [episode("a", text), fact("a", text)];
    let mut seen = Seen::new();
    let first = prefetch(query, &items[..1]);
    seen.note(&first);
    let (query, ranked) = ranked(query, &items);
    let second = prefetch_gate(&query, ranked.clone(), &seen);
    assert_eq!(second.items().iter().map(|r| &r.candidate.item).collect::<Vec<_>>(), [&items[1].item]);
    seen.insert(items[1].item.clone());
    assert_eq!(prefetch_gate(&query, ranked, &seen).abstention(), Some(Abstention::GivenBefore));
}

#[test]
fn an_item_given_before_does_not_take_anothers_place() {
    let items: Vec<Candidate> = (0..3)
        .map(|n| episode(&format!("e{n}"), &format!("tokenizer emoji {}", "padding ".repeat(n))))
        .collect();
    let (query, ranked) = ranked("tokenizer emoji", &items);
    let mut seen = Seen::new();
    seen.insert(items[0].item.clone());
    assert_eq!(ids(&prefetch_gate(&query, ranked, &seen)), ["e1", "e2"]);
}

#[test]
fn no_more_is_given_than_was_asked_for() {
    let items: Vec<Candidate> = (0..3).map(|n| episode(&format!("e{n}"), "tokenizer emoji")).collect();
    let (query, ranked) = ranked("tokenizer emoji", &items);
    let selection = recall_gate(&query, ranked, NonZeroUsize::MIN);
    assert_eq!((ids(&selection), selection.omitted()), (vec!["e0"], 2));
}

#[test]
fn recall_answers_one_word_and_abstains_from_nonsense() {
    let store = &stores("The tokenizer dropped emoji when the tests ran")[1];
    for (query, expected) in [
        ("tokenizer", Ok(&["it"][..])),
        ("anything about the tokenizer?", Ok(&["it"])),
        ("tests", Ok(&["it"])),
        ("purple bicycle quantum oatmeal", Err(Abstention::NothingMatches)),
        ("purple bicycle tests", Err(Abstention::TooFewSignals)),
        ("when the", Err(Abstention::NothingToLookUp)),
        ("", Err(Abstention::NothingToLookUp)),
    ] {
        let selection = recall(query, store);
        match expected {
            Ok(expected) => assert_eq!(ids(&selection), expected, "{query}"),
            Err(reason) => assert_eq!(selection.abstention(), Some(reason), "{query}"),
        }
    }
}

#[test]
fn every_abstention_has_a_code_and_a_sentence_of_its_own() {
    let codes: HashSet<_> = Abstention::ALL.iter().map(|reason| reason.code()).collect();
    let sentences: HashSet<_> = Abstention::ALL.iter().map(|reason| reason.describe()).collect();
    assert_eq!((codes.len(), sentences.len()), (Abstention::ALL.len(), Abstention::ALL.len()));
}

proptest! {
    #[test]
    fn prefetch_never_gives_an_item_with_fewer_signals(
        texts in prop::collection::vec("(alpha|beta|gamma|delta|run|the|a_b_c|部署|方案| ){1,8}", 1..10),
        query in "(alpha|beta|gamma|run|the|a_b_c|部署|方案| ){1,8}",
    ) {
        let items: Vec<Candidate> = texts.iter().enumerate().map(|(n, text)| episode(&format!("e{n}"), text)).collect();
        let selection = prefetch(&query, &items);
        prop_assert!(selection.items().len() <= PREFETCH_ITEMS);
        prop_assert_eq!(selection.items().is_empty(), selection.abstention().is_some());
        for Ranked { signals, .. } in selection.items() {
            prop_assert!(signals.distinctive >= PREFETCH_SIGNALS || signals.names > 0);
            prop_assert!(signals.distinctive <= signals.content);
        }
    }
}

#[test]
fn a_claim_of_the_agent_is_given_to_whoever_asks_and_to_nobody_unasked() {
    let item = Candidate { wording: "observation: zebra".into(), ..episode("ep_1", "tokenizer emoji") };
    let wordings = |selection: &Selection| -> Vec<String> {
        selection.items().iter().map(|ranked| ranked.candidate.wording.clone()).collect()
    };
    assert_eq!(wordings(&recall("tokenizer emoji", std::slice::from_ref(&item))), ["observation: zebra"]);
    assert_eq!(wordings(&prefetch("tokenizer emoji", &[item])), [""]);
}
