//! Credentials in HTTP headers.

use std::ops::Range;
use std::sync::LazyLock;

use super::encoded::base64_text;
use super::value::is_random;
use crate::Family::{AuthorizationHeader, BasicAuth, Cookie};
use crate::rules::{Hit, Pattern, Rule, Stretch, pattern};
use crate::text;

/// The longest header that is read, in bytes.
const LONGEST: usize = 512;

pub(super) fn rules() -> impl Iterator<Item = Rule> {
    let authorization = pattern(
        r#"^\\?["']?\s*[:=,]>?\s*\\?["'`]?\s*(?:(bearer|basic|token|digest|apikey|api-key)\s+)?([A-Za-z0-9._~+/=-]{8,})"#,
    );
    let bearer = pattern(r#"^(?:\s+|["']\s*,\s*["'])([A-Za-z0-9._~+/=-]{16,})"#);
    let list = pattern(r#"cookie\\?["']?\s*[:=]\s*\\?["']?[^\r\n"'\\]{8,}"#);
    let cookies = Stretch::new(0, LONGEST, move |text, stretch, found| cookies(&list, text, stretch, found));
    [
        Rule::new("authorization", move |text, at| credential(&authorization, text, at)),
        Rule::new("bearer", move |text, at| {
            let token = bearer.regex().captures(text::ahead(text, at.end, LONGEST))?.get(1)?;
            let secret = is_random(token.as_str(), 16);
            secret.then(|| Hit { family: AuthorizationHeader, span: shift(token.range(), at.end) })
        }),
        Rule::stretch("cookie", &cookies),
        Rule::new(" -b", cookie_argument),
    ]
    .into_iter()
}

fn credential(authorization: &Pattern, text: &str, at: Range<usize>) -> Option<Hit> {
    let found = authorization.regex().captures(text::ahead(text, at.end, LONGEST))?;
    let value = found.get(2)?;
    let scheme = found.get(1).map(|scheme| scheme.as_str().to_ascii_lowercase());
    let (family, secret) = match scheme.as_deref() {
        Some("basic") => {
            let login = value.as_str().split(['.', '~']).next().and_then(base64_text);
            (BasicAuth, login.is_some_and(|login| login.contains(':')))
        }
        Some(_) => (AuthorizationHeader, is_random(value.as_str(), 12)),
        None => (AuthorizationHeader, is_random(value.as_str(), 20)),
    };
    secret.then(|| Hit { family, span: shift(value.range(), at.end) })
}

/// A cookie that is handed to a client.
fn cookie_argument(text: &str, at: Range<usize>) -> Option<Hit> {
    static CLIENT: LazyLock<Pattern> = LazyLock::new(|| pattern(r"\b(?:curl|wget|http)\b[^\n]*$"));
    static PAIR: LazyLock<Pattern> = LazyLock::new(|| pattern(r#"^\s*["']?[\w.-]{1,40}=([\w%.:+/=-]{16,})"#));
    let value = PAIR.regex().captures(text::ahead(text, at.end, LONGEST))?.get(1)?;
    let secret =
        is_random(value.as_str(), 16) && CLIENT.regex().is_match(text::behind(text, at.start, LONGEST / 2));
    secret.then(|| Hit { family: Cookie, span: shift(value.range(), at.end) })
}

/// The session cookies of the lists in a stretch; a list goes to the end of its line or string.
fn cookies(list: &Pattern, text: &str, stretch: Range<usize>, found: &mut dyn FnMut(Hit)) {
    for list in list.regex().find_iter(text::cut(text, stretch.clone())) {
        let pairs = list.as_str().split_once([':', '=']).map_or("", |(_, pairs)| pairs);
        let mut from = stretch.start + list.end() - pairs.len();
        for pair in pairs.split(';') {
            // In a sentence, more words follow.
            let given = pair.split_once('=').map_or("", |(_, value)| value.trim_start());
            let value = given.split_whitespace().next().unwrap_or_default();
            if is_random(value, 16) {
                let start = from + pair.len() - given.len();
                found(Hit { family: Cookie, span: start..start + value.len() });
            }
            from += pair.len() + 1;
        }
    }
}

fn shift(span: Range<usize>, by: usize) -> Range<usize> {
    span.start + by..span.end + by
}
