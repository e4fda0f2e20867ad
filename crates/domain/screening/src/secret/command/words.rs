//! The words of shell commands, near enough: quotes hold a word together, and what sets commands apart ends one.

use std::ops::Range;

use crate::text;

/// The longest quoted word, in bytes.
const LONGEST: usize = 512;

/// A word without the quotes around it.
#[derive(Debug, Clone)]
pub(super) struct Word {
    pub(super) span: Range<usize>,
    pub(super) quoted: bool,
    /// What a quote within it holds together, when that has spaces.
    pub(super) line: Option<Range<usize>>,
}

impl Word {
    /// What the word holds from `from` on, without quotes of its own.
    pub(super) fn inner(&self, text: &str, from: usize) -> Range<usize> {
        let start = self.span.start + from;
        let opened = usize::from(text::byte_at(text, start).is_some_and(is_quote));
        let closed = opened.min(usize::from(text::byte_before(text, self.span.end).is_some_and(is_quote)));
        (start + opened).min(self.span.end)..(self.span.end - closed).max(start)
    }
}

/// One command of a line.
#[derive(Debug, Default)]
pub(super) struct Command {
    pub(super) words: Vec<Word>,
    /// The here-string that it reads.
    pub(super) fed: Option<Word>,
    /// Whether the next command reads what it prints.
    pub(super) pipes: bool,
}

/// The commands in a stretch of a text.
pub(super) fn commands(text: &str, stretch: Range<usize>) -> Vec<Command> {
    let mut all = Vec::new();
    let mut command = Command::default();
    let mut here = false;
    let mut at = stretch.start;
    let byte = |at: usize| text::byte_at(text, at).filter(|_| at < stretch.end);
    while let Some(next) = byte(at) {
        match next {
            b' ' | b'\t' | b'\r' => at += 1,
            b'\\' if byte(at + 1) == Some(b'\n') => at += 2,
            b'\n' | b';' | b'|' | b'&' | b'(' | b')' | b'`' => {
                let doubled = next != b'\n' && byte(at + 1) == Some(next);
                command.pipes = next == b'|' && !doubled;
                here = false;
                all.push(std::mem::take(&mut command));
                at += 1 + usize::from(doubled);
            }
            b'<' if text::cut(text, at..at + 3) == "<<<" => {
                here = true;
                at += 3;
            }
            _ => {
                let word = word(text, at, stretch.end);
                at = word.span.end.max(at) + usize::from(word.quoted);
                if std::mem::take(&mut here) {
                    command.fed = Some(word);
                } else {
                    command.words.push(word);
                }
            }
        }
    }
    all.push(command);
    all
}

/// The word that starts at `start`.
fn word(text: &str, start: usize, end: usize) -> Word {
    let bytes = text.as_bytes().get(start..end).unwrap_or_default();
    let quoted = bytes.first().filter(|byte| is_quote(**byte)).and_then(|quote| closing(bytes, 0, *quote));
    if let Some(len) = quoted
        && bytes.get(len + 1).is_none_or(|next| next.is_ascii_whitespace() || b";|&)`,".contains(next))
    {
        let inside = start + 1..start + len;
        let line = text::cut(text, inside.clone()).contains(' ').then(|| inside.clone());
        return Word { span: inside, quoted: true, line };
    }
    // An apostrophe in a sentence opens nothing; a quote in an argument follows a sign or a flag.
    let flag = matches!(bytes.first(), Some(b'-' | b'/'));
    let mut at = usize::from(bytes.first().is_some_and(|byte| is_quote(*byte)));
    let mut line = None;
    while let Some(byte) = bytes.get(at) {
        if byte.is_ascii_whitespace() || b";|&()`".contains(byte) {
            break;
        }
        let opens = is_quote(*byte)
            && at > 0
            && (flag || bytes.get(at - 1).is_some_and(|before| b"=:,%/".contains(before)));
        let closed = if opens { closing(bytes, at, *byte) } else { None };
        if let Some(closed) =
            closed.filter(|closed| bytes.get(at..*closed).is_some_and(|inside| inside.contains(&b' ')))
        {
            line = Some(start + at + 1..start + closed);
        }
        at = closed.unwrap_or(at) + 1;
    }
    Word { span: start..start + at.max(1), quoted: false, line }
}

/// Where the quote at `at` is closed on its line.
fn closing(bytes: &[u8], at: usize, quote: u8) -> Option<usize> {
    let inside = bytes.get(at + 1..)?;
    let len = inside.iter().take(LONGEST).position(|byte| *byte == quote || *byte == b'\n')?;
    (inside.get(len) == Some(&quote)).then_some(at + 1 + len)
}

fn is_quote(byte: u8) -> bool {
    matches!(byte, b'"' | b'\'')
}
