use super::*;
use crate::shelf::{days_ago, episode, fact, ids, now, pool, ranked, recall};
use crate::{Failure, ItemKind, Matches, Seen, prefetch_gate, recall_gate, render, tokens};
use proptest::prelude::*;
use std::num::NonZeroUsize;
use veridical_kernel::{Provenance, SignatureKey};

#[test]
fn what_matches_better_comes_first() {
    let items = [
        episode("one", "the parser is slow"),
        episode("both", "the parser hits its timeout"),
        episode("padded", &format!("the parser hits its timeout {}", "and more words ".repeat(20))),
        episode("none", "a release was tagged"),
    ];
    assert_eq!(ids(&recall("parser timeout", &items)), ["both", "padded", "one"]);
}

#[test]
fn a_rare_word_counts_more_than_a_frequent_one() {
    let mut items: Vec<Candidate> =
        (0..20).map(|n| episode(&format!("db{n}"), "database migration")).collect();
    items.push(episode("rare", "quokka sighting"));
    assert_eq!(ids(&recall("database quokka", &items)).first(), Some(&"rare"));
}

#[test]
fn words_are_found_in_every_language_and_spelling() {
    let items = [
        episode("fr", "le thé vert et l'impôt annuel"),
        episode("en", "the green door"),
        episode("de", "Die Straße nach Łódź"),
        episode("vi", "bệnh viện"),
        episode("ru", "Ёлка и подъезд сломаны"),
        episode("el", "Ο ταχύς λόγος"),
        episode("ar", "مُحَمَّد كتب الرسالة"),
        episode("he", "שָׁלוֹם עולם"),
        episode("hi", "हिन्दी भाषा में त्रुटि"),
        episode("th", "ฉันชอบกินข้าวเช้า"),
        episode("zh", "今天讨论了部署方案"),
        episode("ja", "東京タワーの設定を変更した"),
        episode("ko", "메모리 누수를 고쳤다"),
        episode("mixed", "重跑gen-itgc后通过"),
        episode("code", "parse_url in src/net/url.rs fails with E0308"),
    ];
    for (query, expected) in [
        ("thé", "fr"),
        ("impo\u{302}t", "fr"),
        ("IMPOT", "fr"),
        ("strasse", "de"),
        ("lodz", "de"),
        ("be\u{323}\u{302}nh", "vi"),
        ("benh", "vi"),
        ("елка", "ru"),
        ("ПОДЪЕЗД", "ru"),
        ("ταχυς", "el"),
        ("ΛΟΓΟΣ", "el"),
        ("محمد", "ar"),
        ("שלום", "he"),
        ("त्रुटि", "hi"),
        ("ข้าว", "th"),
        ("部署", "zh"),
        ("方案", "zh"),
        ("タワー", "ja"),
        ("設定変更", "ja"),
        ("누수", "ko"),
        ("메모리가", "ko"),
        ("itgc", "mixed"),
        ("parseUrl", "code"),
        ("url.rs", "code"),
        ("e0308", "code"),
        ("ｐａｒｓｅ", "code"),
    ] {
        assert_eq!(ids(&recall(query, &items)).first(), Some(&expected), "{query:?}");
    }
}

#[test]
fn an_accented_query_prefers_its_exact_spelling() {
    let items = [episode("plain", "resume the download"), episode("accented", "résumé of the download")];
    assert_eq!(ids(&recall("résumé", &items)), ["accented", "plain"]);
    assert_eq!(ids(&recall("resume", &items)).len(), 2);
}

#[test]
fn belief_newness_and_attestations_move_equals_within_their_bounds() {
    let text = "parser timeout";
    let base = || episode("x", text);
    let at =
        |days| Candidate { provenance: Provenance { at: days_ago(days), ..base().provenance }, ..base() };
    let score = |candidate: Candidate| {
        let (_, ranked) = ranked(text, &[candidate]);
        ranked[0].score
    };
    let ratio = |a: Candidate, b: Candidate| score(a) / score(b);
    for (better, worse, most) in [
        (base(), Candidate { verified: false, veracity: Veracity::Unknown, ..base() }, 1.5),
        (base(), at(900), 1.1),
        (Candidate { attestations: 50, ..base() }, base(), 1.15),
        (
            Candidate { verified: false, veracity: Veracity::Stated, ..base() },
            Candidate { verified: false, ..base() },
            1.15,
        ),
    ] {
        let found = ratio(better, worse);
        assert!(found > 1.0 && found <= most + 1e-9, "{found} of {most}");
    }
    // A date ahead of the clock is no newer than today.
    assert!((ratio(at(-400), base()) - 1.0).abs() < 1e-9);
    assert!(score(Candidate { attestations: 0, ..base() }).is_finite());
}

#[test]
fn among_equals_the_newer_one_comes_first_then_the_id_decides() {
    let old = Provenance { at: days_ago(1), ..episode("", "").provenance };
    // The date alone would change the score, so both lie ahead of the clock.
    let ahead = |id: &str, days| {
        let item = episode(id, "parser timeout");
        Candidate { provenance: Provenance { at: days_ago(days), ..old.clone() }, ..item }
    };
    let items = [ahead("b", -1), ahead("c", -1), ahead("a", -1), ahead("new", -2)];
    assert_eq!(ids(&recall("parser timeout", &items)), ["new", "a", "b", "c"]);
}

#[test]
fn a_score_says_what_it_is_made_of() {
    let (_, ranked) = ranked("the parser", &[episode("x", "parser parser")]);
    let why = &ranked[0].why;
    assert_eq!(why[0].kind, FactorKind::Term { term: "parser".to_owned(), occurrences: 2, documents: 1 });
    let product: f64 = why.iter().skip(1).map(|factor| factor.value).product();
    assert!((why[0].value * product - ranked[0].score).abs() < 1e-9);
    let json = serde_json::to_value(&why[0]).unwrap();
    assert_eq!((json["factor"].as_str(), json["term"].as_str()), (Some("term"), Some("parser")));
}

#[test]
fn odd_statistics_give_finite_scores() {
    let query = Query::parse("parser timeout");
    let sound = pool(&query, &[episode("x", "parser timeout")]);
    for (documents, mean_length, frequency) in [
        (0, 0.0, vec![]),
        (1, f64::NAN, vec![9, 9]),
        (u64::MAX, f64::INFINITY, vec![u64::MAX, 0]),
        (5, -1.0, vec![1]),
    ] {
        let odd = Pool {
            statistics: TermStatistics { documents, mean_length, frequency },
            candidates: sound.candidates.clone(),
        };
        for ranked in rank(&query, odd, now()) {
            assert!(ranked.score.is_finite() && ranked.score > 0.0, "{documents} {mean_length}");
        }
    }
}

#[test]
fn an_item_that_a_store_offers_twice_is_ranked_once() {
    let query = Query::parse("parser");
    let one = pool(&query, &[episode("x", "parser"), fact("x", "parser")]);
    let twice = Pool { candidates: [one.candidates.clone(), one.candidates.clone()].concat(), ..one };
    let kinds: Vec<ItemKind> = rank(&query, twice, now()).iter().map(|r| r.candidate.item.kind).collect();
    assert_eq!(kinds, [ItemKind::Episode, ItemKind::Fact]);
}

fn shuffled() -> impl Strategy<Value = (Vec<Candidate>, Vec<Candidate>)> {
    let words = prop::sample::select(vec!["parser", "timeout", "retry", "socket", "部署方案"]);
    let text = prop::collection::vec(words, 1..6).prop_map(|words| words.join(" "));
    prop::collection::vec((text, 0_i64..3, any::<bool>(), 0_u32..4), 1..12).prop_flat_map(|items| {
        let items: Vec<Candidate> = items
            .into_iter()
            .enumerate()
            .map(|(n, (text, days, verified, attestations))| {
                let base = episode(&format!("e{n}"), &text);
                let provenance = Provenance { at: days_ago(days), ..base.provenance };
                Candidate { verified, attestations, provenance, matches: Matches::default(), ..base }
            })
            .collect();
        (Just(items.clone()), Just(items).prop_shuffle())
    })
}

proptest! {
    #[test]
    fn the_order_does_not_depend_on_the_order_of_the_store((items, shuffled) in shuffled(), query in "(parser|socket|部署| ){1,4}") {
        let order = |items: &[Candidate]| ranked(&query, items).1;
        prop_assert_eq!(order(&items), order(&shuffled));
    }

    #[test]
    fn scores_fall_and_are_finite((items, _) in shuffled()) {
        let (_, ranked) = ranked("parser timeout retry 部署", &items);
        prop_assert!(ranked.iter().all(|r| r.score.is_finite() && r.score > 0.0));
        prop_assert!(ranked.is_sorted_by(|a, b| a.score >= b.score));
    }
}

/// An episode about the failure with a key of this byte, and what ended it.
fn about(id: &str, failure: u8, ended_by: Option<&str>) -> Candidate {
    let text = format!("{id} {}", ended_by.unwrap_or_default());
    let failure =
        Failure { keys: vec![SignatureKey::new([failure; 16])], ended_by: ended_by.map(str::to_owned) };
    Candidate { failure: Some(failure), ..episode(id, &text) }
}

#[test]
fn the_same_failure_comes_before_every_word_and_what_ended_it_before_that_it_was_met() {
    let wordy = episode("wordy", &"parser timeout E0308 src/net/url.rs ".repeat(9));
    let items =
        [wordy, about("a-met", 1, None), about("b-ended", 1, Some("edited url.rs")), about("other", 2, None)];
    let query =
        Query::parse("\"parser timeout\" E0308 in src/net/url.rs").about([SignatureKey::new([1; 16])]);
    let mut offered = pool(&query, &items);
    offered.candidates = items
        .iter()
        .map(|item| Candidate {
            matches: Matches::count(&query, tokens(&item.text).iter().map(String::as_str)),
            ..item.clone()
        })
        .collect();
    // In a large store rare words bring more points than a failure.
    offered.statistics.documents = 1_000_000;
    let found = rank(&query, offered, now());
    assert!(found[2].score > found[0].score, "{found:?}");
    let ids: Vec<&str> = found.iter().map(|ranked| ranked.candidate.item.id.as_str()).collect();
    assert_eq!(ids, ["b-ended", "a-met", "wordy"]);
    assert_eq!(found[1].why.first().map(|factor| &factor.kind), Some(&FactorKind::SameFailure));
    let selection = recall_gate(&query, found.clone(), NonZeroUsize::new(9).unwrap());
    assert_eq!(selection.items().len(), 3);
    let unasked = prefetch_gate(&query, found, &Seen::new());
    let text = render(&unasked, now());
    assert!(text.contains("[1] episode b-ended · verified · same failure · from"), "{text}");
    assert!(text.contains("[3] episode wordy · verified · from"), "{text}");
}

#[test]
fn what_was_superseded_stands_behind_what_is_live_whatever_it_scores() {
    let old = Candidate {
        status: Status::SupersededBy("new".into()),
        ..episode("old", &"parser timeout ".repeat(9))
    };
    let (_, found) = ranked("parser timeout", &[old, episode("new", "parser stopped")]);
    let ids: Vec<&str> = found.iter().map(|ranked| ranked.candidate.item.id.as_str()).collect();
    assert_eq!(ids, ["new", "old"]);
    assert!(found[1].score > found[0].score, "{found:?}");
}

#[test]
fn what_helped_comes_before_what_did_not_and_what_was_no_use_is_not_given_unasked() {
    let told = |id, trust| Candidate { trust, ..fact(id, "the parser timeout is nine seconds") };
    let items =
        [told("a-bad", Trust::of(0, 9)), told("b-none", Trust::NEUTRAL), told("c-good", Trust::of(9, 0))];
    let (query, found) = ranked("parser timeout seconds", &items);
    let ids: Vec<&str> = found.iter().map(|ranked| ranked.candidate.item.id.as_str()).collect();
    assert_eq!(ids, ["c-good", "b-none", "a-bad"]);
    let named = |ranked: &Ranked| ranked.why.iter().any(|factor| factor.kind == FactorKind::Trust);
    assert_eq!(found.iter().map(named).collect::<Vec<_>>(), [true, false, true]);
    let unasked = prefetch_gate(&query, found, &Seen::new());
    let ids: Vec<&str> = unasked.items().iter().map(|ranked| ranked.candidate.item.id.as_str()).collect();
    assert_eq!(ids, ["c-good", "b-none"]);
}

proptest! {
    #[test]
    fn only_what_is_about_a_failure_that_is_asked_for_comes_first(
        asked in proptest::collection::vec(0..4_u8, 0..3),
        met in proptest::collection::vec((0..4_u8, any::<bool>(), any::<bool>()), 0..8),
    ) {
        let query = Query::parse("edited parser").about(asked.iter().map(|key| SignatureKey::new([*key; 16])));
        let items: Vec<Candidate> = (0..).zip(&met).map(|(n, (key, ended, verified))| {
            let item = about(&format!("i{n}"), *key, ended.then_some("edited parser"));
            Candidate { verified: *verified, veracity: Veracity::Inferred, ..item }
        }).collect();
        let matches = |item: &Candidate| Matches::count(&query, tokens(&item.text).iter().map(String::as_str));
        let candidates = items.iter().map(|item| Candidate { matches: matches(item), ..item.clone() }).collect();
        let found = rank(&query, Pool { candidates, ..pool(&query, &items) }, now());
        let same = |ranked: &Ranked| ranked.candidate.failure.as_ref().is_some_and(|about| about.keys.iter().any(|key| query.failures().contains(key)));
        prop_assert!(found.is_sorted_by_key(|ranked| std::cmp::Reverse(same(ranked))));
        prop_assert!(found.iter().all(|ranked| ranked.signals.same_failure == same(ranked)));
        let expected = items.iter().filter(|item| item.failure.as_ref().is_some_and(|f| f.keys.iter().any(|key| query.failures().contains(key)))).count();
        prop_assert_eq!(found.iter().filter(|ranked| same(ranked)).count(), expected);
        let unasked = prefetch_gate(&query, found, &Seen::new());
        prop_assert!(unasked.items().iter().all(|ranked| ranked.candidate.verified));
    }
}
