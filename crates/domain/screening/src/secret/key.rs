//! Private keys in PEM armour, with a body: the header alone is talk about keys.

use std::ops::Range;
use std::sync::LazyLock;

use super::token::varied;
use crate::Family::PrivateKey;
use crate::rules::{Hit, Pattern, Rule, exact_pattern};
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

pub(super) fn rules() -> impl Iterator<Item = Rule> {
    let bodies = BODIES.iter().map(|body| Rule::new(body, bare));
    std::iter::once(Rule::new("PRIVATE KEY", judge)).chain(bodies)
}

/// A body that lost its armour.
fn bare(text: &str, anchor: Range<usize>) -> Option<Hit> {
    let in_body = |byte: &u8| byte.is_ascii_alphanumeric() || b"+/=".contains(byte);
    let is_cased = BODIES.contains(&text::cut(text, anchor.clone()));
    let behind = text::behind(text, anchor.start, 16).bytes().rev().take_while(|byte| in_body(byte)).count();
    let rest = text::after(text, anchor.end);
    let body = rest.bytes().take(LONGEST).take_while(|byte| in_body(byte) || b"\r\n".contains(byte)).count();
    let long = body >= 32 && varied(text::cut(rest, 0..body));
    (is_cased && behind < 16 && long)
        .then(|| Hit { family: PrivateKey, span: anchor.start - behind..anchor.end + body })
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
    let closing = CLOSING.regex().find(text::ahead(text, body, LONGEST)).map(|closing| closing.end());
    let open = || {
        let could_hold = |byte: &u8| byte.is_ascii_alphanumeric() || b"+/=\r\n".contains(byte);
        text::after(text, body).bytes().take_while(could_hold).count()
    };
    body + closing.unwrap_or_else(open)
}
