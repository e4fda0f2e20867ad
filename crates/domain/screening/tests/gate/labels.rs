//! The gate against its labelled set, with precision and recall.

use crate::recorded::{Row, injections, look_alikes, secrets};

/// What is wrong about the gate's answer to a row, if anything.
fn wrong(row: &Row) -> Option<String> {
    let scan = row.scan(&row.text);
    let families: Vec<&str> = scan.findings.iter().map(|found| found.family.code()).collect();
    let named = row.family.as_deref().is_none_or(|family| families.contains(&family));
    let right = scan.verdict.code() == row.expected && named;
    let Row { why, expected, family, .. } = row;
    (!right)
        .then(|| format!("{why}: expected {expected} {family:?}, got {} {families:?}", scan.verdict.code()))
}

#[test]
fn every_secret_is_refused_or_redacted_under_its_family() {
    let wrong: Vec<String> = secrets().iter().filter_map(wrong).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_injection_is_refused_under_its_family() {
    let wrong: Vec<String> = injections().iter().filter_map(wrong).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_look_alike_passes() {
    let wrong: Vec<String> = look_alikes().iter().filter_map(wrong).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn precision_and_recall_on_the_labelled_set_are_printed() {
    let stopped =
        |rows: &[Row]| rows.iter().filter(|row| row.scan(&row.text).verdict.code() != "pass").count();
    let (secrets, injections, look_alikes) = (secrets(), injections(), look_alikes());
    let positives = secrets.len() + injections.len();
    let caught = stopped(&secrets) + stopped(&injections);
    let mistaken = stopped(&look_alikes);
    println!(
        "{positives} positives, {} look-alikes: recall {caught}/{positives}, precision {caught}/{}",
        look_alikes.len(),
        caught + mistaken
    );
    assert!(caught * 100 >= positives * 99, "recall fell to {caught}/{positives}");
    assert!(caught * 100 >= (caught + mistaken) * 99, "precision fell to {caught}/{}", caught + mistaken);
}
