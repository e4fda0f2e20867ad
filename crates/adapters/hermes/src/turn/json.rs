use serde_json::{Map, Value};

/// Reads JSON that a Python host wrote: lone surrogate escapes and bytes that are not UTF-8 become U+FFFD instead of
/// making the whole text unreadable.
pub(crate) fn read(bytes: &[u8]) -> Option<Value> {
    serde_json::from_slice(bytes).ok().or_else(|| {
        let text = String::from_utf8_lossy(bytes);
        serde_json::from_str(&mend_surrogates(&text)).ok()
    })
}

/// The text with what Python writes and JSON does not know made readable: lone surrogate escapes become U+FFFD, and
/// `NaN` and the infinities a number out of range, so that only the value that holds one cannot be read.
pub(crate) fn mend(text: &str) -> String {
    let text = mend_surrogates(text);
    let mut mended = String::with_capacity(text.len());
    let (mut in_string, mut escaped, mut copied) = (false, false, 0);
    for (at, c) in text.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = in_string,
            '"' => in_string = !in_string,
            'N' | 'I' if !in_string => {
                let rest = text.get(at..).unwrap_or_default();
                if let Some(name) = ["NaN", "Infinity"].iter().find(|name| rest.starts_with(**name)) {
                    mended.push_str(text.get(copied..at).unwrap_or_default());
                    mended.push_str("1e999");
                    copied = at + name.len();
                }
            }
            _ => {}
        }
    }
    mended.push_str(text.get(copied..).unwrap_or_default());
    mended
}

/// The JSON value at the start of a text, whatever follows it: the host appends warnings and messages to results.
pub(crate) fn leading(text: &str) -> Option<Value> {
    let first = |text: &str| serde_json::Deserializer::from_str(text).into_iter::<Value>().next()?.ok();
    first(text).or_else(|| if has_surrogate_escape(text) { first(&mend_surrogates(text)) } else { None })
}

/// The object at the start of a text.
pub(crate) fn leading_object(text: &str) -> Option<Map<String, Value>> {
    match leading(text)? {
        Value::Object(map) => Some(map),
        _ => None,
    }
}

fn has_surrogate_escape(text: &str) -> bool {
    ["\\ud", "\\uD"].iter().any(|escape| text.contains(escape))
}

/// Replaces every `\uD800`–`\uDFFF` that is not half of a pair by `\ufffd`.
fn mend_surrogates(text: &str) -> String {
    let mut mended = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        let (before, escape) = rest.split_at(at);
        mended.push_str(before);
        let (taken, replacement) = match (unit(escape), escape.get(6..).and_then(unit)) {
            (Some(0xD800..=0xDBFF), Some(0xDC00..=0xDFFF)) => (12, None),
            (Some(0xD800..=0xDFFF), _) => (6, Some("\\ufffd")),
            (Some(_), _) => (6, None),
            // An escaped character of any length in UTF-8; a backslash at the very end stays alone.
            (None, _) => (escape.chars().take(2).map(char::len_utf8).sum(), None),
        };
        let (piece, after) = escape.split_at_checked(taken).unwrap_or((escape, ""));
        mended.push_str(replacement.unwrap_or(piece));
        rest = after;
    }
    mended.push_str(rest);
    mended
}

/// The UTF-16 unit of a `\uXXXX` at the start of a text.
fn unit(text: &str) -> Option<u16> {
    u16::from_str_radix(text.strip_prefix("\\u")?.get(..4)?, 16).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lone_surrogates_are_mended_and_pairs_are_kept() {
        let cases = [
            (r#"{"a":"\ud83d\ude00"}"#, "😀"),
            (r#"{"a":"x\ud800y"}"#, "x\u{fffd}y"),
            (r#"{"a":"\udc00\ud800"}"#, "\u{fffd}\u{fffd}"),
            (r#"{"a":"\ud800\ud83d\ude00"}"#, "\u{fffd}😀"),
            (r#"{"a":"\\ud800"}"#, "\\ud800"),
            (r#"{"a":"\u00e9\ud800"}"#, "é\u{fffd}"),
        ];
        for (text, expected) in cases {
            assert_eq!(read(text.as_bytes()).unwrap()["a"], expected, "{text}");
            assert_eq!(leading(&format!("{text}\n\n[note]")).unwrap()["a"], expected, "{text}");
        }
        assert_eq!(read(b"{\"a\":\"x\xff\"}").unwrap()["a"], "x\u{fffd}");
        assert!(read(br#"{"a":"\u"#).is_none() && read(br#"\"#).is_none() && leading("é\\é").is_none());
    }
}
