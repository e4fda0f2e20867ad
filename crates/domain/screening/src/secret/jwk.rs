//! Private keys in the JSON form of web keys.

use std::ops::Range;

use super::token::varied;
use crate::Family::PrivateKey;
use crate::rules::{Hit, Pattern, Rule, Stretch, exact_pattern};
use crate::text;

/// How far from its kind the private part of a key may stand, in bytes: a large public part may be between.
const BEHIND: usize = 1024;
const AHEAD: usize = 1536;

pub(super) fn rules() -> impl Iterator<Item = Rule> {
    // The private exponent or scalar, and the shared key of symmetric ones.
    let private = exact_pattern(r#"\\?["']d\\?["']\s*:\s*\\?["']([\w-]{20,})"#);
    let shared = exact_pattern(
        r#"\\?["']kty\\?["']\s*:\s*\\?["']oct\\?["'][^{}]{0,400}\\?["']k\\?["']\s*:\s*\\?["']([\w-]{16,})|\\?["']k\\?["']\s*:\s*\\?["']([\w-]{16,})\\?["'][^{}]{0,400}["']oct\\?["']"#,
    );
    let stretch = Stretch::new(BEHIND, AHEAD, move |text, stretch, found| {
        for pattern in [&private, &shared] {
            keys(pattern, text, &stretch, found);
        }
    });
    ["kty\"", "kty\\\"", "kty'"].into_iter().map(move |anchor| Rule::stretch(anchor, &stretch))
}

fn keys(pattern: &Pattern, text: &str, stretch: &Range<usize>, found: &mut dyn FnMut(Hit)) {
    for key in pattern.regex().captures_iter(text::cut(text, stretch.clone())) {
        if let Some(value) = key.iter().skip(1).flatten().next()
            && varied(value.as_str())
        {
            found(Hit {
                family: PrivateKey,
                span: stretch.start + value.start()..stretch.start + value.end(),
            });
        }
    }
}
