//! What no anchor announces in a text: long runs of token characters and digits.

use std::ops::Range;

use sha2::{Digest as _, Sha256};

use super::card::card_at;
use super::token::varied;
use crate::Family::{CardNumber, ChatToken, PrivateKey};
use crate::rules::Hit;
use crate::text;

/// What the pass hands on.
pub(crate) enum Run {
    /// A secret, found as it stands.
    Secret(Hit),
    /// Text that may be an encoding of other text.
    Encoded(Range<usize>),
    /// A list of decimal numbers that may be those of characters.
    Numbers(Range<usize>),
}

/// A shorter encoding holds no credential.
const SHORTEST_ENCODING: usize = 20;
/// Lines of an encoding that was wrapped are at least this long.
const WRAPPED_LINE: usize = 60;

/// Card numbers and encodings in hexadecimal pairs are no shorter, whatever parts their groups.
const SHORTEST_CARD: usize = 14;
const SHORTEST_PAIRS: usize = 3 * SHORTEST_ENCODING / 2 - 1;

/// The fewest numbers that are a text.
const FEWEST_NUMBERS: usize = 16;

/// Looks through `text`, which is folded, for long stretches of one class of bytes.
pub(crate) fn runs(text: &str, mut found: impl FnMut(Run)) {
    let bytes = text.as_bytes();
    stretches(bytes, SHORTEST_CARD, is_card_byte, |stretch| cards(text, stretch, &mut found));
    stretches(bytes, SHORTEST_PAIRS, is_pair_byte, |stretch| {
        numbers(text, &stretch, &mut found);
        pairs(bytes, stretch, &mut found);
    });
    stretches(bytes, SHORTEST_ENCODING, is_token_byte, |stretch| {
        let mut start = stretch.start;
        for at in stretch.clone().filter(|at| is_separator(text, *at)) {
            close(text, start..at, &mut found);
            start = at + 1;
        }
        close(text, start..stretch.end, &mut found);
    });
}

/// Hands every stretch of at least `least` bytes of a class to `found`. A byte outside the class shows that no stretch
/// goes over it, so most bytes of most texts are not looked at.
fn stretches(bytes: &[u8], least: usize, class: impl Fn(u8) -> bool, mut found: impl FnMut(Range<usize>)) {
    let mut from = 0;
    while let Some(probe) = bytes.get(from + least - 1) {
        let probed = from + least;
        if !class(*probe) {
            from = probed;
            continue;
        }
        let before = bytes.get(from..probed).unwrap_or_default();
        let start = probed - before.iter().rev().take_while(|byte| class(**byte)).count();
        let after = bytes.get(probed..).unwrap_or_default();
        let end = probed + after.iter().take_while(|byte| class(**byte)).count();
        if end - start >= least {
            found(start..end);
        }
        from = end;
    }
}

fn cards(text: &str, stretch: Range<usize>, found: &mut impl FnMut(Run)) {
    let is_digit = |byte: Option<u8>| byte.is_some_and(|byte| byte.is_ascii_digit());
    for at in stretch {
        if is_digit(text::byte_at(text, at))
            && !is_digit(text::byte_before(text, at))
            && let Some(span) = card_at(text, at)
        {
            found(Run::Secret(Hit { family: CardNumber, span }));
        }
    }
}

fn close(text: &str, run: Range<usize>, found: &mut impl FnMut(Run)) {
    if run.len() < SHORTEST_ENCODING {
        return;
    }
    if let Some(hit) = bot_token(text, &run).or_else(|| wallet_key(text, &run)) {
        found(Run::Secret(hit));
        return;
    }
    let end = wrapped_end(text, &run);
    found(Run::Encoded(run.clone()));
    if end > run.end {
        found(Run::Encoded(run.start..end));
    }
}

/// Decimal numbers of two or three digits with commas between, as many as a token has characters.
fn numbers(text: &str, stretch: &Range<usize>, found: &mut impl FnMut(Run)) {
    let (mut start, mut count, mut at) = (stretch.start, 0, stretch.start);
    for item in text::cut(text, stretch.clone()).split_inclusive(',') {
        let number = item.trim_matches([',', ' ']);
        let fits = matches!(number.len(), 2 | 3) && number.bytes().all(|byte| byte.is_ascii_digit());
        if !fits {
            if count >= FEWEST_NUMBERS {
                found(Run::Numbers(start..at));
            }
            (start, count) = (at + item.len(), 0);
        } else {
            count += 1;
        }
        at += item.len();
    }
    if count >= FEWEST_NUMBERS {
        found(Run::Numbers(start..stretch.end));
    }
}

/// Bytes in hexadecimal that are set apart by one mark.
fn pairs(bytes: &[u8], stretch: Range<usize>, found: &mut impl FnMut(Run)) {
    let byte = |at: usize| bytes.get(at).copied().filter(|_| at < stretch.end);
    let is_pair = |at: usize| {
        let hex = |at: usize| byte(at).is_some_and(|byte| byte.is_ascii_hexdigit());
        hex(at) && hex(at + 1) && !hex(at + 2)
    };
    let mut at = stretch.start;
    while at < stretch.end {
        let mut end = at;
        if is_pair(at) {
            let mark = byte(at + 2);
            end = at + 2;
            while mark.is_some() && byte(end) == mark && is_pair(end + 1) {
                end += 3;
            }
        }
        if end - at >= SHORTEST_PAIRS {
            found(Run::Encoded(at..end));
        }
        // The next pair begins after a mark.
        let rest = bytes.get(end.max(at)..stretch.end).unwrap_or_default();
        at = end.max(at) + rest.iter().take_while(|byte| byte.is_ascii_hexdigit()).count() + 1;
    }
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
        if !rest.get(..gap).is_some_and(|gap| gap.contains(&b'\n')) {
            break;
        }
        line = rest.iter().skip(gap).take_while(|byte| is_token_byte(**byte)).count();
        if line == 0 {
            break;
        }
        end += gap + line;
    }
    end
}

/// The private key of a wallet in its import format, which has a check sum and no other mark.
fn wallet_key(text: &str, run: &Range<usize>) -> Option<Hit> {
    let first = matches!(text::byte_at(text, run.start), Some(b'5' | b'K' | b'L' | b'9' | b'c' | b'6'));
    if !first || !matches!(run.len(), 51 | 52) {
        return None;
    }
    let bytes = bs58::decode(text::cut(text, run.clone())).into_vec().ok()?;
    let (key, sum) = bytes.split_at_checked(bytes.len().checked_sub(4)?)?;
    let is_key = matches!(key.len(), 33 | 34);
    (is_key && Sha256::digest(Sha256::digest(key)).starts_with(sum))
        .then(|| Hit { family: PrivateKey, span: run.clone() })
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
    CLASSES.get(usize::from(byte)).is_some_and(|classes| classes & TOKEN != 0)
}

fn is_card_byte(byte: u8) -> bool {
    CLASSES.get(usize::from(byte)).is_some_and(|classes| classes & CARD != 0)
}

fn is_pair_byte(byte: u8) -> bool {
    CLASSES.get(usize::from(byte)).is_some_and(|classes| classes & PAIR != 0)
}

const TOKEN: u8 = 1;
const CARD: u8 = 2;
const PAIR: u8 = 4;

/// The classes of each byte.
static CLASSES: [u8; 256] = {
    let mut classes = [0; 256];
    let mut byte = 0_u8;
    while byte < 128 {
        let mut class = 0;
        if byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/' | b'_' | b'-' | b'=') {
            class |= TOKEN;
        }
        if byte.is_ascii_digit() || matches!(byte, b' ' | b'-') {
            class |= CARD;
        }
        if byte.is_ascii_hexdigit() || matches!(byte, b':' | b' ' | b',' | b'-') {
            class |= PAIR;
        }
        #[expect(clippy::indexing_slicing, reason = "checked at compile time")]
        {
            classes[byte as usize] = class;
        }
        byte += 1;
    }
    classes
};
