//! One pass over the bytes of a text for what no anchor announces: long runs of token characters, digits, escapes.

use std::ops::Range;

use super::card::card_at;
use super::token::varied;
use crate::Family::{CardNumber, ChatToken};
use crate::rules::Hit;
use crate::text;

/// What the pass hands on.
pub(crate) enum Run {
    /// A secret, found as it stands.
    Secret(Hit),
    /// Text that may be an encoding of other text.
    Encoded(Range<usize>),
    /// A word with escapes in it: percent, `\x`, `\u` or numeric entities.
    Escaped(Range<usize>),
}

/// A shorter encoding holds no credential.
const SHORTEST_ENCODING: usize = 20;
/// Lines of an encoding that was wrapped are at least this long.
const WRAPPED_LINE: usize = 60;

/// Walks `text`, which is folded, once.
pub(crate) fn runs(text: &str, mut found: impl FnMut(Run)) {
    let bytes = text.as_bytes();
    let mut run: Option<usize> = None;
    let mut word = Word::default();
    let mut previous = 0_u8;
    for (at, &byte) in bytes.iter().enumerate() {
        if byte.is_ascii_digit()
            && !previous.is_ascii_digit()
            && let Some(span) = card_at(text, at)
        {
            found(Run::Secret(Hit { family: CardNumber, span }));
        }
        if is_token_byte(byte) && !is_separator(text, at) {
            run.get_or_insert(at);
        } else if let Some(start) = run.take() {
            close(text, start..at, &mut found);
        }
        match byte {
            b' ' | b'\t' | b'\n' | b'\r' => word.close(at, &mut found),
            b'%' | b'\\' | b'&' => word.escapes = true,
            _ => {}
        }
        previous = byte;
    }
    if let Some(start) = run {
        close(text, start..text.len(), &mut found);
    }
    word.close(text.len(), &mut found);
}

#[derive(Default)]
struct Word {
    start: usize,
    escapes: bool,
}

impl Word {
    fn close(&mut self, end: usize, found: &mut impl FnMut(Run)) {
        if self.escapes {
            found(Run::Escaped(self.start..end));
        }
        *self = Self { start: end + 1, escapes: false };
    }
}

fn close(text: &str, run: Range<usize>, found: &mut impl FnMut(Run)) {
    if run.len() < SHORTEST_ENCODING {
        if run.len() == 2
            && let Some(pairs) = pairs(text, &run)
        {
            found(Run::Encoded(pairs));
        }
        return;
    }
    if let Some(hit) = bot_token(text, &run) {
        found(Run::Secret(hit));
        return;
    }
    let end = wrapped_end(text, &run);
    found(Run::Encoded(run.clone()));
    if end > run.end {
        found(Run::Encoded(run.start..end));
    }
}

/// Bytes in hexadecimal that are set apart by one mark, from their first pair on.
fn pairs(text: &str, first: &Range<usize>) -> Option<Range<usize>> {
    let bytes = text.as_bytes();
    let mark = *bytes.get(first.end).filter(|mark| matches!(mark, b':' | b' ' | b',' | b'-'))?;
    let is_pair = |at: usize| {
        bytes.get(at..at + 2).is_some_and(|pair| pair.iter().all(u8::is_ascii_hexdigit))
            && bytes.get(at + 2).is_none_or(|next| !next.is_ascii_alphanumeric())
    };
    let goes_on = first.start >= 3 && bytes.get(first.start - 1) == Some(&mark) && is_pair(first.start - 3);
    if goes_on || !is_pair(first.start) {
        return None;
    }
    let mut end = first.end;
    while bytes.get(end) == Some(&mark) && is_pair(end + 1) {
        end += 3;
    }
    (end - first.start >= 3 * SHORTEST_ENCODING / 2).then_some(first.start..end)
}

/// The end of an encoding that goes on over the next lines. Only its first line starts one, so this stays linear.
fn wrapped_end(text: &str, run: &Range<usize>) -> usize {
    let continues = run.start >= 1
        && text::byte_before(text, run.start) == Some(b'\n')
        && text.as_bytes().get(..run.start - 1).is_some_and(|before| {
            before.iter().rev().take(WRAPPED_LINE).take_while(|byte| is_token_byte(**byte)).count()
                == WRAPPED_LINE
        });
    let mut end = run.end;
    let mut line = run.len();
    while line >= WRAPPED_LINE && !continues {
        let rest = text.as_bytes().get(end..).unwrap_or_default();
        let gap =
            rest.iter().take(32).take_while(|byte| matches!(byte, b'\n' | b'\r' | b' ' | b'\t')).count();
        let wraps = rest.get(..gap).is_some_and(|gap| gap.contains(&b'\n'));
        line = rest.iter().skip(gap).take_while(|byte| is_token_byte(**byte)).count();
        if !wraps || line == 0 {
            break;
        }
        end += gap + line;
    }
    end
}

/// A Discord bot token: three parts, the first an id in base64.
fn bot_token(text: &str, run: &Range<usize>) -> Option<Hit> {
    let first = matches!(text::byte_at(text, run.start), Some(b'M' | b'N' | b'O'));
    if !first || !(23..=28).contains(&run.len()) {
        return None;
    }
    let rest = text::ahead(text, run.end, 64);
    let mut parts = rest.strip_prefix('.')?.splitn(2, '.');
    let (time, tail) = (parts.next()?, parts.next()?);
    let digest =
        tail.bytes().take_while(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-')).count();
    let shaped = time.len() == 6
        && time.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-'))
        && (27..=40).contains(&digest)
        && varied(tail);
    shaped.then(|| Hit { family: ChatToken, span: run.start..run.end + 2 + time.len() + digest })
}

/// An equals sign pads an encoding at its end; before more of a word it sets off a value.
fn is_separator(text: &str, at: usize) -> bool {
    let equals = text::byte_at(text, at) == Some(b'=');
    equals && text::byte_at(text, at + 1).is_some_and(|next| next.is_ascii_alphanumeric())
}

fn is_token_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/' | b'_' | b'-' | b'=')
}
