use super::ground::{Ground, lesson, met_in};
use crate::breach::{ensure, ensure_eq};
use crate::samples;
use crate::{Backend, Breach};
use veridical::kernel::Veracity;
use veridical::recall::{CANDIDATE_LIMIT, Filter, ItemKind, ItemScope, Query, TermStatistics, tokens};
use veridical::slot::Reach;

/// Documents, their mean length and each term's frequency are those of the items that pass scope and filter.
pub(super) fn terms_are_counted_within_the_scope(backend: &dyn Backend) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let (shop, blog) = (ground.project("shop"), ground.project("blog"));
    let own = ["The parser reads UTF-8", "The parser has a timeout", "Deploys run at night"];
    for text in own {
        ground.state(text, &shop, Reach::Project)?;
    }
    ground.state("The parser of the blog is a parser", &blog, Reach::Project)?;
    let global = "Every timeout is in seconds";
    ground.state(global, &blog, Reach::Global)?;

    let text = "the parser timeout zebra";
    let statistics = ground.pool(&shop, text, Filter::default(), CANDIDATE_LIMIT)?.statistics;
    let lengths: usize = own.iter().chain([&global]).map(|text| tokens(text).len()).sum();
    let mean = f64::from(u32::try_from(lengths).unwrap_or(u32::MAX)) / 4.0;
    let expected = TermStatistics { documents: 4, mean_length: mean, frequency: vec![2, 2, 2, 0] };
    ensure_eq!(keys(text), ["the", "parser", "timeout", "zebra"], "the terms");
    ensure_eq!(statistics, expected, "the statistics of the project");

    let episodes = Filter { kind: Some(ItemKind::Episode), ..Filter::default() };
    let statistics = ground.pool(&shop, text, episodes, CANDIDATE_LIMIT)?.statistics;
    ensure_eq!((statistics.documents, statistics.frequency), (0, vec![0; 4]), "the statistics of no episode");
    Ok(())
}

fn keys(text: &str) -> Vec<String> {
    Query::parse(text).terms().iter().map(|term| term.key().to_owned()).collect()
}

/// When more items match than are asked for, those that hold the most content terms are given, then those that hold
/// the rarest, then the newest. Each comes with its counts.
pub(super) fn what_holds_most_of_the_query_comes_first(backend: &dyn Backend) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    let state = |text: &str| ground.state(text, &scope, Reach::Project).map(|id| id.to_string());
    let lone = state("zebra crossing")?;
    let both = state("cargo caches the parser")?;
    let rare = state("parser parser here")?;
    let old = state("cargo one")?;
    let middle = state("cargo two")?;
    let new = state("cargo three")?;
    let order = [&both, &lone, &rare, &new, &middle, &old];
    for limit in 0..=order.len() + 1 {
        let pool = ground.pool(&scope, "cargo parser zebra", Filter::default(), limit)?;
        let mut found: Vec<&String> = pool.candidates.iter().map(|c| &c.item.id).collect();
        found.sort();
        let mut expected: Vec<&String> = order.into_iter().take(limit).collect();
        expected.sort();
        ensure_eq!(found, expected, "the candidates at a limit of {limit}");
        ensure_eq!(pool.statistics.frequency, [4, 2, 1], "the frequencies at a limit of {limit}");
        for candidate in &pool.candidates {
            let matches = &candidate.matches;
            let counted = [0, 1, 2].map(|term| matches.frequency(term));
            let expected = match &candidate.item.id {
                id if *id == both => ([1, 1, 0], 4),
                id if *id == rare => ([0, 2, 0], 3),
                id if *id == lone => ([0, 0, 1], 2),
                _ => ([1, 0, 0], 2),
            };
            ensure_eq!((counted, matches.length()), expected, "the counts of {:?}", candidate.text);
        }
    }
    Ok(())
}

/// Kind and belief are part of the question: what they leave out takes no place and is not counted.
pub(super) fn a_filter_applies_before_the_limit(backend: &dyn Backend) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    let stated = ground.state("A ledger balances", &scope, Reach::Global)?.to_string();
    let episode = ground.record(&lesson(), &scope, met_in(&samples::session("one")))?.id().to_string();
    for n in 0..30 {
        ground.claim(&format!("The ledger balances entries, perhaps {n}"), &scope, Reach::Project)?;
    }
    let kind = |kind| Filter { kind: Some(kind), ..Filter::default() };
    let believed = |kind| Filter { kind: Some(kind), ..Filter::PREFETCH };
    let cases = [
        (Filter::PREFETCH, 5, vec![&stated, &episode], 2),
        (believed(ItemKind::Fact), 1, vec![&stated], 1),
        (kind(ItemKind::Episode), 1, vec![&episode], 1),
    ];
    for (filter, limit, mut expected, documents) in cases {
        let pool = ground.pool(&scope, "ledger balances", filter, limit)?;
        let mut found: Vec<&String> = pool.candidates.iter().map(|c| &c.item.id).collect();
        found.sort();
        expected.sort();
        ensure_eq!(found, expected, "the candidates under {filter:?}");
        ensure_eq!(pool.statistics.documents, documents, "the items under {filter:?}");
    }
    let pool = ground.pool(&scope, "ledger", Filter::default(), CANDIDATE_LIMIT)?;
    ensure_eq!(pool.candidates.len(), 32, "the candidates without a filter");
    for candidate in pool.candidates {
        let is = (candidate.verified, candidate.veracity, candidate.scope, candidate.attestations);
        let expected = match candidate.item.id {
            id if id == stated => (false, Veracity::Stated, ItemScope::Global, 1),
            id if id == episode => (true, Veracity::Tool, ItemScope::Project, 1),
            _ => (false, Veracity::Inferred, ItemScope::Project, 1),
        };
        ensure_eq!(is, expected, "how {:?} is believed", candidate.text);
    }
    Ok(())
}

/// Operators, quotes, wild cards, column names, control characters, long and odd text: all of it is text.
pub(super) fn any_text_is_a_safe_query(backend: &dyn Backend) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    let page = ground.state("Page 404 of the wrong-book renders", &scope, Reach::Project)?.to_string();
    let host = ground.state("Host pve-01 was rebooted twice", &scope, Reach::Project)?.to_string();
    let long = "zebra ".repeat(40_000);
    let harmless = [
        "",
        " ",
        "\0",
        "\u{0}page\u{0}",
        "'",
        "\"",
        "\"\"",
        "\"\"\"",
        "(",
        ")",
        "((((",
        "NEAR(",
        "NEAR(a b, 2)",
        "AND OR NOT",
        "AND",
        "OR",
        "NOT",
        "*",
        "^",
        "a*",
        "^a",
        "+",
        "-",
        "--",
        "-zebra",
        "tokens:zebra",
        "rowid:1",
        "{a b}:c",
        "c++",
        "foo/bar",
        ";",
        "%",
        "_",
        "'; DROP TABLE fact; --",
        "\u{202e}zebra",
        "\u{200b}",
        "🦀🦀",
        "👩‍👩‍👧",
        "\u{fffd}\u{ffff}",
        "\u{1e900}\u{1f9ff}",
        "a\u{301}\u{301}\u{301}",
        long.as_str(),
        "?1",
        ":a",
        "@a",
        "$a",
        "#",
        "\\",
        "\n\r\t",
    ];
    for text in harmless {
        let pool = ground.pool(&scope, text, Filter::default(), CANDIDATE_LIMIT)?;
        ensure_eq!(pool.statistics.documents, 2, "the items for {text:?}");
    }
    let finds = [
        ("notes OR wrong-book OR mistakes", &page),
        ("pve-01", &host),
        ("-404 page", &page),
        ("NEAR(rebooted", &host),
        ("tokens:renders*", &page),
        ("\"rebooted", &host),
        ("book\0", &page),
    ];
    for (text, id) in finds {
        let found = ground.found(&scope, text)?;
        ensure!(found.contains(id), "{text:?} does not find its item: {found:?}");
    }
    Ok(())
}

/// Every script finds its item by a word of it, in either normal form and any case.
pub(super) fn words_of_every_script_find_their_item(backend: &dyn Backend) -> Result<(), Breach> {
    let ground = Ground::new(backend);
    let scope = ground.project("shop");
    let cases = [
        ("重新运行checkurl之后通过", "checkurl"),
        ("每天讨论发布计划", "发布"),
        ("ビルドは毎晩走ります", "ビルド"),
        ("배포는 금요일에 하지 않는다", "금요일"),
        ("ฉันชอบดื่มกาแฟเย็น", "กาแฟ"),
        ("Trường học đóng cửa", "tru\u{31b}\u{300}o\u{31b}\u{300}ng"),
        ("L'hôtel ouvre à midi", "hôtel"),
        ("Die Größe heißt Übermaß", "ÜBERMASS übermaß"),
        ("Сборка идёт ночью", "СБОРКА"),
        ("Η έκδοση βγαίνει", "έκδοση"),
        ("يعمل الخادم ليلا", "الخادم"),
        ("השרת עולה בלילה", "השרת"),
        ("सर्वर रात में चलता", "सर्वर"),
        ("parseHttpUrl hits E0308 in src/net/url.rs", "parse_http_url"),
        ("The ｆｕｌｌｗｉｄｔｈ word", "fullwidth"),
        ("ʻŌlelo 𞤀𞤣𞤤𞤢𞤥 new scripts", "𞤀𞤣𞤤𞤢𞤥"),
    ];
    let mut ids = Vec::new();
    for (text, _) in cases {
        ids.push(ground.state(text, &scope, Reach::Project)?.to_string());
    }
    for ((text, word), id) in cases.iter().zip(&ids) {
        let found = ground.found(&scope, word)?;
        ensure!(found.contains(id), "{word:?} does not find {text:?}");
        ensure!(found.len() <= 2, "{word:?} finds {} items", found.len());
    }
    Ok(())
}
