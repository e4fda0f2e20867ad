//! Any text before the screening gate (R9): the first line is split into fields at tabs and judged as a record, the rest
//! is a text.
#![no_main]

use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;
use veridical::screening::{Field, FindingKind, Patterns, PrivateList, Screener, Verdict};
use veridical_fuzz::grows_evenly;

/// A gate that knows everything that an operator can teach it.
static SCREENER: LazyLock<Screener> = LazyLock::new(|| {
    let literals = ["purple-otter-lantern", "hunter2", "пароль"].map(str::to_owned);
    let patterns = Patterns::parse("BADGE-[0-9]{6}\n(?i)[a-z0-9-]+\\.corp").unwrap_or_default();
    let private = PrivateList::parse("Anna Petrova\n+49 170 1234567").unwrap_or_default();
    Screener::new(literals).with_patterns(patterns).with_private(private)
});

fuzz_target!(|input: &[u8]| {
    let input = String::from_utf8_lossy(input);
    let (line, text) = input.split_once('\n').unwrap_or(("", &input));
    let fields: Vec<Field<'_>> = line.split('\t').map(Field::text).collect();
    if let Ok(clean) = SCREENER.record_all(&fields) {
        let again: Vec<Field<'_>> = clean.iter().map(|text| Field::text(text.as_str())).collect();
        assert!(SCREENER.record_all(&again).is_ok(), "what was let in is let in again");
    }
    if let Ok([command]) = SCREENER.record([Field::command(text)]) {
        let left = SCREENER.scan(Field::text(command.as_str()));
        assert_eq!(left.verdict, Verdict::Pass, "nothing is left where a secret was cut out");
    }
    let scan = SCREENER.scan(Field::text(text));
    let mut before = 0;
    for found in &scan.findings {
        assert!(text.get(found.start..found.end).is_some_and(|part| !part.is_empty()), "a place in the text");
        assert!(found.start >= before, "in order of place");
        before = found.start;
    }
    let refused = scan.findings.iter().any(|found| found.kind != FindingKind::Privacy);
    assert_eq!(refused, scan.verdict != Verdict::Pass);
    if text.len() % 64 == 5 {
        grows_evenly(text, |text| drop(SCREENER.scan(Field::text(text))));
    }
});
