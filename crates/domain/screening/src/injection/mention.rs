//! Telling text that speaks about a phrase or a tag from text that uses it.

use std::ops::Range;

use memchr::{memchr, memchr3, memrchr};

use crate::text;

/// How far a line is read to either side, in bytes.
const REACH: usize = 512;

/// Whether `span` stands in quotes or backticks within a line that has at least `words` words of its own outside
/// them. A line that is nothing but the quotation says it rather than quotes it.
pub(super) fn is_mention(text: &str, span: &Range<usize>, words: usize) -> bool {
    let before = text::behind(text, span.start, REACH);
    let before = memrchr(b'\n', before.as_bytes()).map_or(before, |at| text::after(before, at + 1));
    let after = text::ahead(text, span.end, REACH);
    let after = memchr(b'\n', after.as_bytes()).map_or(after, |at| text::cut(after, 0..at));
    let quoted = |text: &str| memchr3(b'`', b'"', b'\'', text.as_bytes()).is_some();
    (!before.is_ascii() && is_bracketed(before, after, words))
        || (quoted(before) && quoted(after) && is_quoted(before, after, words))
}

fn is_quoted(before: &str, after: &str, words: usize) -> bool {
    ['`', '"', '\''].into_iter().filter(|quote| before.contains(*quote) && after.contains(*quote)).any(
        |quote| {
            let open = opening(before, quote).filter(|open| !is_shown(text::cut(before, 0..*open)));
            let close = closing(after, quote);
            open.zip(close).is_some_and(|(open, close)| {
                own_words(text::cut(before, 0..open)) + own_words(text::after(after, close + 1)) >= words
            })
        },
    )
}

/// Whether the quote behind this opens the value of an attribute, which is shown or read out and quotes nobody.
fn is_shown(before: &str) -> bool {
    const ATTRIBUTES: &[&str] = &[
        "alt=",
        "title=",
        "content=",
        "label=",
        "placeholder=",
        "caption=",
        "summary=",
        "description=",
        "referer=",
        "user-agent=",
        "tooltip=",
        "msg=",
        "message=",
        "text=",
        "detail=",
        "details=",
        "reason=",
        "hint=",
        "notice=",
    ];
    ATTRIBUTES.iter().any(|attribute| before.ends_with(attribute)) || is_named(before)
}

/// Whether the line so far is the name of a field: `author_bio:`, `description =`.
fn is_named(before: &str) -> bool {
    const FIELDS: &[&str] =
        &["description", "note", "title", "summary", "body", "bio", "caption", "tooltip", "label", "subject"];
    /// What a program answers with, where it says something to whoever called it.
    const ANSWERED: &[&str] =
        &["hint", "message", "msg", "detail", "details", "notice", "reason", "error", "warning"];
    if let Some(answer) = before.trim_end().strip_suffix("\":") {
        let (_, name) = answer.rsplit_once('"').unwrap_or(("", answer));
        return ANSWERED.contains(&name) || FIELDS.contains(&name);
    }
    let name = before.trim_start_matches(|c: char| c.is_whitespace() || c == '-');
    let Some(name) = name.trim_end().strip_suffix([':', '=']) else { return false };
    let name = name.trim_end();
    FIELDS.contains(&name)
        || (name.contains('_') && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_'))
}

/// The same for the quotes of East Asian scripts, which open and close in different forms.
fn is_bracketed(before: &str, after: &str, words: usize) -> bool {
    [('「', '」'), ('『', '』')].into_iter().any(|(opening, closing)| {
        let open = before.rfind(opening).filter(|open| !text::after(before, *open).contains(closing));
        open.zip(after.split_once(closing))
            .is_some_and(|(open, (_, rest))| own_words(text::cut(before, 0..open)) + own_words(rest) >= words)
    })
}

/// The place of the quote that is still open at the end of `before`.
fn opening(before: &str, quote: char) -> Option<usize> {
    let mut open = None;
    let mut previous = ' ';
    for (at, c) in before.char_indices() {
        if c == quote {
            // An apostrophe stands inside a word and opens nothing.
            let apostrophe = quote == '\'' && previous.is_alphanumeric();
            open = match open {
                None if !apostrophe => Some(at),
                Some(_) if quote != '\'' || apostrophe || !previous.is_whitespace() => None,
                other => other,
            };
        }
        previous = c;
    }
    open
}

/// The place of the quote in `after` that closes one.
fn closing(after: &str, quote: char) -> Option<usize> {
    after.char_indices().find_map(|(at, c)| {
        let next = text::after(after, at + c.len_utf8()).chars().next();
        let inside_word = quote == '\'' && next.is_some_and(char::is_alphanumeric);
        (c == quote && !inside_word).then_some(at)
    })
}

/// Words outside quotes and backticks.
fn own_words(text: &str) -> usize {
    let outside = text.split(['"', '`']).step_by(2);
    outside
        .flat_map(|piece| piece.split(|c: char| !c.is_alphabetic()))
        .filter(|word| word.chars().count() >= 2 || !word.is_ascii())
        .count()
}
