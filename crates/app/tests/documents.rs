//! Holds docs/reasons.md to the reason codes of the library.
//!
//! `VERIDICAL_WRITE_DOCS=1 cargo test -p veridical --test documents` writes the page's tables anew.

use std::collections::{BTreeMap, BTreeSet};
use veridical::{ReasonEntry, reasons};

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/reasons.md");
const BEGIN: &str = "<!-- reason codes: written by the test in crates/app/tests/documents.rs -->\n";
const END: &str = "<!-- end of the reason codes -->";
const WRITE: &str = "VERIDICAL_WRITE_DOCS";

#[test]
fn the_page_of_reasons_lists_exactly_the_codes_of_the_library_with_their_meanings() {
    let page = std::fs::read_to_string(PAGE).unwrap();
    let (before, rest) = page.split_once(BEGIN).expect("docs/reasons.md has lost the mark before its tables");
    let (tables, after) = rest.split_once(END).expect("docs/reasons.md has lost the mark behind its tables");
    let expected = written(&reasons());
    if tables == expected {
        return;
    }
    if std::env::var_os(WRITE).is_some() {
        std::fs::write(PAGE, format!("{before}{BEGIN}{expected}{END}{after}")).unwrap();
        return;
    }
    let mut differences = differences(&read(tables), &read(&expected));
    if differences.is_empty() {
        differences.push("the same codes stand there in another order or layout".to_owned());
    }
    panic!(
        "docs/reasons.md does not say what the library says:\n  {}\nwrite it anew: {WRITE}=1 cargo test -p veridical --test documents\n",
        differences.join("\n  ")
    );
}

#[test]
fn a_code_that_is_missing_extra_or_explained_otherwise_is_named() {
    let code = |code, meaning| ReasonEntry { area: "turn", code, meaning };
    let said = read(&written(&[code("a", "one"), code("b", "two | three"), code("c", "four")]));
    let known = read(&written(&[code("b", "two"), code("c", "four"), code("d", "five")]));
    assert_eq!(
        differences(&said, &known),
        [
            "turn a: the page lists it, the library does not",
            "turn b: the page says \"two \\| three\", the library says \"two\"",
            "turn d: the page does not list it; it means \"five\"",
        ]
    );
    assert_eq!(differences(&known, &known), Vec::<String>::new());
}

/// One table an area, in the library's order.
fn written(entries: &[ReasonEntry]) -> String {
    let mut text = String::new();
    let mut last = "";
    for ReasonEntry { area, code, meaning } in entries {
        if *area != last {
            last = area;
            text += &format!("\n### {area}\n\n| code | meaning |\n| --- | --- |\n");
        }
        text += &format!("| `{code}` | {} |\n", meaning.replace('|', "\\|"));
    }
    text.push('\n');
    text
}

/// The meaning of each code, by area, as the tables give it.
fn read(tables: &str) -> BTreeMap<(String, String), String> {
    let mut area = String::new();
    let mut found = BTreeMap::new();
    for line in tables.lines() {
        if let Some(heading) = line.strip_prefix("### ") {
            heading.clone_into(&mut area);
        } else if let Some((code, meaning)) = line
            .strip_prefix("| `")
            .and_then(|row| row.strip_suffix(" |"))
            .and_then(|row| row.split_once("` | "))
        {
            found.insert((area.clone(), code.to_owned()), meaning.to_owned());
        }
    }
    found
}

fn differences(
    said: &BTreeMap<(String, String), String>,
    known: &BTreeMap<(String, String), String>,
) -> Vec<String> {
    let all: BTreeSet<_> = said.keys().chain(known.keys()).collect();
    all.into_iter()
        .filter_map(|key| {
            let (area, code) = key;
            match (said.get(key), known.get(key)) {
                (Some(said), Some(known)) if said == known => None,
                (Some(said), Some(known)) => {
                    Some(format!("{area} {code}: the page says \"{said}\", the library says \"{known}\""))
                }
                (Some(_), None) => Some(format!("{area} {code}: the page lists it, the library does not")),
                (None, known) => {
                    let meaning = known.map_or("", String::as_str);
                    Some(format!("{area} {code}: the page does not list it; it means \"{meaning}\""))
                }
            }
        })
        .collect()
}
