//! Every rule of the readers and of the normal form, both ways: each row a letter for what reads it, a text, and what
//! it is read as. `⏎` is the end of a line.

use crate::signature::go::{GoFailures, go_compile_error};
use crate::signature::javascript::Thrown;
use crate::signature::key::normal_test;
use crate::signature::steady::steady;
use crate::{FailureSignature, ShownFailure};

#[test]
fn each_rule_holds_for_what_fits_it_and_not_for_what_almost_does() {
    for row in include_str!("arms.txt").lines() {
        let (text, expected) = row.split_once("  =>").unwrap();
        assert_eq!(read(text), expected.trim(), "{text}");
    }
}

/// Kind, message and place, with `-` for what is not there.
fn told(found: Option<FailureSignature>) -> String {
    let Some(found) = found else { return "nothing".to_owned() };
    let parts = [found.kind, found.message, found.place];
    parts.map(|part| part.unwrap_or_else(|| "-".to_owned())).join(" | ")
}

pub(super) fn read(row: &str) -> String {
    let (reader, text) = row.split_once(' ').unwrap();
    let text = text.replace('⏎', "\n");
    let said = match reader {
        "normal" => steady(&text),
        "place" => FailureSignature { place: Some(text), ..FailureSignature::default() }.normalised(),
        "test" => normal_test(&text),
        "output" => told(FailureSignature::of_output(&text)),
        "shown" => {
            let readings = ShownFailure::readings(&text);
            assert_eq!(ShownFailure::of_output(&text), readings.first().cloned());
            let one = |shown: ShownFailure| {
                format!("{} of {}", told(Some(shown.signature)), shown.failing_tests.join(" "))
            };
            readings.into_iter().map(one).collect::<Vec<_>>().join(" / ")
        }
        "go" => {
            let mut said = GoFailures::default();
            text.lines().for_each(|line| said.read(line));
            told(said.of(Some("TestA")))
        }
        "compiler" => told(go_compile_error(text.lines())),
        "javascript" => {
            let mut thrown = Thrown::default();
            text.lines().for_each(|line| thrown.read(line));
            told(thrown.has_begun().then(|| thrown.signature()))
        }
        other => panic!("{other} reads nothing"),
    };
    said.trim().replace('\n', "⏎")
}
