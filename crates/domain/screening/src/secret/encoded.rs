//! One layer of encoding taken off: base64 in both alphabets, and hexadecimal.

use std::ops::Range;

use super::runs::Run;
use crate::text;

/// The texts that a run stands for in plain, if it can be read as such.
pub(crate) fn decoded(text: &str, run: &Run) -> impl Iterator<Item = (Range<usize>, String)> {
    let (span, plain) = match run {
        Run::Secret(_) => (0..0, [None, None]),
        Run::Encoded(span) => {
            let encoded = text::cut(text, span.clone());
            (span.clone(), [hex_text(encoded), base64_text(encoded)])
        }
        Run::Numbers(span) => (span.clone(), [numbered_text(text::cut(text, span.clone())), None]),
    };
    plain.into_iter().flatten().map(move |plain| (span.clone(), plain))
}

/// The text that `encoded` is the base64 of. Space between lines is skipped, and so are the zero bytes of UTF-16.
pub(crate) fn base64_text(encoded: &str) -> Option<String> {
    let mut plain = Plain::default();
    let (mut bits, mut held) = (0_u32, 0_u32);
    for byte in encoded.bytes() {
        let Some(value) = base64_value(byte) else {
            if byte.is_ascii_whitespace() || byte == b'=' {
                continue;
            }
            return None;
        };
        bits = bits << 6 | u32::from(value);
        held += 6;
        if held >= 8 {
            held -= 8;
            plain.push(low_byte(bits >> held))?;
            bits &= (1 << held) - 1;
        }
    }
    plain.text()
}

fn base64_value(byte: u8) -> Option<u8> {
    match byte {
        b'A'..=b'Z' => Some(byte - b'A'),
        b'a'..=b'z' => Some(byte - b'a' + 26),
        b'0'..=b'9' => Some(byte - b'0' + 52),
        b'+' | b'-' => Some(62),
        b'/' | b'_' => Some(63),
        _ => None,
    }
}

fn hex_text(encoded: &str) -> Option<String> {
    let mut plain = Plain::default();
    let mut high: Option<u32> = None;
    for c in encoded.chars().filter(|c| !c.is_whitespace() && !matches!(c, ':' | ',' | '-')) {
        let digit = c.to_digit(16)?;
        match high.take() {
            None => high = Some(digit),
            Some(high) => plain.push(low_byte(high << 4 | digit))?,
        }
    }
    if high.is_some() { None } else { plain.text() }
}

fn low_byte(bits: u32) -> u8 {
    let [low, ..] = bits.to_le_bytes();
    low
}

/// Bytes that are still text; reading stops at the first that no text holds.
#[derive(Default)]
struct Plain(Vec<u8>);

impl Plain {
    fn push(&mut self, byte: u8) -> Option<()> {
        match byte {
            0 => Some(()),
            b'\t' | b'\n' | b'\r' | 0x1b | b' '..=b'~' | 0x80.. => {
                self.0.push(byte);
                Some(())
            }
            _ => None,
        }
    }

    fn text(self) -> Option<String> {
        let text = String::from_utf8(self.0).ok()?;
        (text.len() >= 4).then_some(text)
    }
}

/// The text whose characters a list of decimal numbers gives.
fn numbered_text(list: &str) -> Option<String> {
    let numbers = list.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty());
    let bytes: Option<Vec<u8>> = numbers
        .map(|number| number.parse().ok().filter(|byte| matches!(byte, 9 | 10 | 13 | b' '..=b'~')))
        .collect();
    String::from_utf8(bytes?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_of_text_is_read_in_both_alphabets_and_with_wraps() {
        for (encoded, plain) in [
            ("aGVsbG8gd29ybGQ=", Some("hello world")),
            ("aGVsbG8g\n  d29ybGQ", Some("hello world")),
            ("aABlAGwAbABvAA==", Some("hello")),
            ("AAECAwQFBgcICQ==", None),
            ("not base64!", None),
        ] {
            assert_eq!(base64_text(encoded).as_deref(), plain, "{encoded}");
        }
    }

    #[test]
    fn hexadecimal_of_text_is_read_and_a_digest_is_not() {
        assert_eq!(hex_text("68656c6c6f20776f726c64").as_deref(), Some("hello world"));
        assert_eq!(hex_text("68656c6c6f20776f726c6"), None);
        assert_eq!(hex_text("d41d8cd98f00b204e9800998ecf8427e"), None);
    }
}
