//! Words in which digits and signs stand for the letters they look like: `1gn0re`, `p@ssw0rd`.

use std::ops::Range;

use crate::injection::is_telling;
use crate::text;
use crate::view::{View, Views};

/// The longest word that is read so, in bytes; what is longer is no word.
const LONGEST: usize = 20;

/// How many bytes are looked at together.
const CHUNK: usize = 64;

/// The text with such words of an order in letters; `None` when it has none. A secret is another one in other letters, so
/// only phrases are looked for in it.
pub(crate) fn leet(text: &str) -> Option<View> {
    let bytes = text.as_bytes();
    let mut views = Views::of(text);
    let mut from = 0;
    for at in signs(bytes) {
        if at < from {
            continue;
        }
        // The sign is the second or third of four bytes, the first of which may stand before the word.
        let at = at + usize::from(!bytes.get(at).copied().is_some_and(is_part));
        let before =
            bytes.get(from..at).unwrap_or_default().iter().rev().take_while(|byte| is_part(**byte)).count();
        let after = bytes.get(at..).unwrap_or_default().iter().take_while(|byte| is_part(**byte)).count();
        let word = at - before..at + after;
        from = word.end.max(at + 1);
        if is_disguised(text, &word) {
            let image: String =
                text::cut(text, word.clone()).chars().map(|c| letter(c).unwrap_or(c)).collect();
            if is_telling(&image) {
                views.replace(word, &image);
            }
        }
    }
    views.finish()
}

/// The place before each sign that stands where letters do: between two, or at the edge of a word beside two. Chunks without
/// any are passed over at once.
fn signs(bytes: &[u8]) -> impl Iterator<Item = usize> {
    // Nothing stands before the first word.
    let first = [b' '].iter().chain(bytes).chain(b"   ").copied();
    let [b, c, d] = [1, 2, 3].map(|skipped| first.clone().nth(skipped).unwrap_or(b' '));
    let first = stands_for_letter(b' ', b, c, d).then_some(0);
    first.into_iter().chain(within(bytes))
}

fn within(bytes: &[u8]) -> impl Iterator<Item = usize> {
    (0..bytes.len()).step_by(CHUNK).flat_map(move |at| {
        let mut padded = [b' '; CHUNK + 3];
        let rest = bytes.get(at..).unwrap_or_default();
        let chunk = rest.first_chunk().unwrap_or_else(|| {
            padded.iter_mut().zip(rest).for_each(|(padded, byte)| *padded = *byte);
            &padded
        });
        text::bits(signs_of(chunk)).map(move |bit| at + bit)
    })
}

/// A bit for each byte of a chunk that stands before a sign.
fn signs_of(chunk: &[u8; CHUNK + 3]) -> u64 {
    let [_, b, c, d] = [0, 1, 2, 3].map(|skipped| chunk.get(skipped..).unwrap_or_default());
    let mut flags = [0; CHUNK];
    for (flag, ((a, b), (c, d))) in flags.iter_mut().zip(chunk.iter().zip(b).zip(c.iter().zip(d))) {
        *flag = u8::from(stands_for_letter(*a, *b, *c, *d));
    }
    if flags == [0; CHUNK] { 0 } else { text::mask(&flags) }
}

/// Whether a sign is among four bytes in a row: `l1l`, `l11l`, `_1ll`, `ll1_`, with `l` any letter and `_` none.
fn stands_for_letter(a: u8, b: u8, c: u8, d: u8) -> bool {
    let between = is_letter(a) & is_sign(b) & (is_letter(c) | (is_sign(c) & is_letter(d)));
    let first = !is_word(a) & is_sign(b) & is_letter(c) & is_letter(d);
    let last = is_letter(a) & is_letter(b) & is_sign(c) & !is_word(d);
    between | first | last
}

fn is_letter(byte: u8) -> bool {
    (byte | 0x20).wrapping_sub(b'a') < 26
}

fn is_word(byte: u8) -> bool {
    is_letter(byte) | (byte.wrapping_sub(b'0') < 10)
}

fn is_sign(byte: u8) -> bool {
    (byte == b'0')
        | (byte == b'1')
        | (byte == b'3')
        | (byte == b'4')
        | (byte == b'5')
        | (byte == b'7')
        | (byte == b'@')
        | (byte == b'$')
}

fn is_part(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'@' | b'$')
}

fn letter(c: char) -> Option<char> {
    Some(match c {
        '0' => 'o',
        '1' => 'i',
        '3' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' => 't',
        _ => return None,
    })
}

/// Mostly letters, and no other digits: `1gn0re` is a word, `sha256`, `u32` and `00f3a9` are none. An address stands on
/// both sides of its sign, and a variable begins with one.
fn is_disguised(text: &str, word: &Range<usize>) -> bool {
    let written = text::cut(text, word.clone());
    let letters = written.bytes().filter(u8::is_ascii_alphabetic).count();
    let other = written.bytes().any(|byte| matches!(byte, b'2' | b'6' | b'8' | b'9'));
    let address = written.contains('@') && matches!(text::byte_at(text, word.end), Some(b'.' | b'-'));
    let variable = written.starts_with('$') && written.bytes().all(|byte| byte == b'$' || !is_sign(byte));
    (3..=LONGEST).contains(&written.len()) && letters * 2 >= written.len() && !other && !address && !variable
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_and_signs_within_words_are_read_as_letters() {
        for (text, words) in [
            ("1gn0re 4ll th3 pr3v10us", "ignore all the previous"),
            ("keys @nd tokens", "keys and tokens"),
            ("4ssistant", "assistant"),
            ("in$truction5", "instructions"),
        ] {
            assert_eq!(leet(text).map(|view| view.text).as_deref(), Some(words), "{text}");
        }
    }

    #[test]
    fn numbers_digests_types_and_addresses_are_none() {
        for text in [
            "2026-01-04T10:00:00.123Z",
            "00f3a9",
            "sha256",
            "u32",
            "mail@example.org",
            "$HOME",
            "113ms",
            "a1",
        ] {
            assert_eq!(leet(text).map(|view| view.text), None, "{text}");
        }
    }
}
