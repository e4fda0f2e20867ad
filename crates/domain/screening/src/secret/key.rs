//! Private keys in PEM armour, with a body: the header alone is talk about keys.

use std::ops::Range;
use std::sync::LazyLock;

use super::token::varied;
use crate::Family::PrivateKey;
use crate::rules::{Hit, Pattern, Rule, Stretch, exact_pattern};
use crate::text;

/// How far a body may start after its header, and how far its end is looked for, in bytes.
const HEADERS: usize = 512;
const LONGEST: usize = 8192;

/// How the bodies of private keys begin or go on after a few characters of length: OpenSSH's magic word, the version and
/// algorithm of PKCS#8 (RSA, Ed25519, encrypted), of PKCS#1 and of SEC 1. Those of public keys and certificates differ.
const BODIES: &[&str] = &[
    "b3BlbnNzaC1rZXktdjE",
    "IBADANBgkqhkiG9w0BAQEFAASC",
    "IBAAKCAQEA",
    "IBAAKCAgEA",
    "MC4CAQAwBQYDK2VwBCIEI",
    "BgkqhkiG9w0BBQ0w",
    "MHcCAQEEI",
    "MIGHAgEAMBMGByqGSM49AgEG",
];

/// How far before its telling part a body may begin, and the least that must follow, in bytes.
const BEHIND: usize = 16;
const LEAST: usize = 32;

pub(super) fn rules() -> impl Iterator<Item = Rule> {
    let stretch = Stretch::new(BEHIND, 2 * LEAST, bodies);
    let bodies = BODIES.iter().map(move |body| Rule::stretch(body, &stretch));
    std::iter::once(Rule::new("PRIVATE KEY", judge)).chain(bodies)
}

/// Bodies that lost their armour.
fn bodies(text: &str, stretch: Range<usize>, found: &mut dyn FnMut(Hit)) {
    static BODY: LazyLock<Pattern> = LazyLock::new(|| exact_pattern(&BODIES.join("|")));
    let in_body = |byte: &u8| byte.is_ascii_alphanumeric() || b"+/=".contains(byte);
    let mut from = 0;
    for anchor in BODY.regex().find_iter(text::cut(text, stretch.clone())) {
        let (start, end) = (stretch.start + anchor.start(), stretch.start + anchor.end());
        if start < from {
            continue;
        }
        let behind = text::behind(text, start, BEHIND).bytes().rev().take_while(in_body).count();
        if behind == BEHIND {
            continue;
        }
        let rest = text::ahead(text, end, LONGEST);
        let body = rest.bytes().take_while(|byte| in_body(byte) || b"\r\n".contains(byte)).count();
        if body >= LEAST && varied(text::cut(rest, 0..body)) {
            found(Hit { family: PrivateKey, span: start - behind..end + body });
            from = end + body;
        }
    }
}

fn judge(text: &str, anchor: Range<usize>) -> Option<Hit> {
    static OPENING: LazyLock<Pattern> = LazyLock::new(|| exact_pattern(r"-{4,5} ?BEGIN [A-Z0-9 ]*$"));
    static BODY: LazyLock<Pattern> = LazyLock::new(|| {
        exact_pattern(
            r#"^(?: BLOCK)? ?-{4,5}(?:[\s"'`+,;>|#*\\]|\\[nrt]|\d+[|:]|(?:Proc-Type|DEK-Info|Version|Comment|Hash):[^\n\\]*)*([A-Za-z0-9+/=]{16,})"#,
        )
    });
    let behind = text::behind(text, anchor.start, 40);
    let start = anchor.start - (behind.len() - OPENING.regex().find(behind)?.start());
    let body = BODY
        .regex()
        .captures(text::ahead(text, anchor.end, HEADERS))?
        .get(1)
        .filter(|body| varied(body.as_str()))?;
    Some(Hit { family: PrivateKey, span: start..end(text, anchor.end + body.end()) })
}

/// Where the armour ends: after its last line, or with the last character that a body could hold.
fn end(text: &str, body: usize) -> usize {
    static CLOSING: LazyLock<Pattern> = LazyLock::new(|| exact_pattern(r"-{4,5} ?END [A-Z0-9 ]*-{4,5}"));
    let rest = text::ahead(text, body, LONGEST);
    // The end of another key is none of this one.
    let rest = rest.split_once("BEGIN ").map_or(rest, |(rest, _)| rest);
    let closing = CLOSING.regex().find(rest).map(|closing| closing.end());
    let open = || {
        let could_hold = |byte: &u8| byte.is_ascii_alphanumeric() || b"+/=\r\n".contains(byte);
        text::after(text, body).bytes().take_while(could_hold).count()
    };
    body + closing.unwrap_or_else(open)
}
