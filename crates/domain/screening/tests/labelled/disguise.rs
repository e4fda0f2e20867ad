//! Encodings and disguises of a text that do not keep a reader, or a machine, from the secret in it.

use super::draw::{STANDARD, URL, base64};
use std::fmt::Write as _;

/// `(what it is, the disguise)`.
pub(crate) type Disguise = (&'static str, fn(&str) -> String);

pub(crate) const OPEN: &[Disguise] = &[
    ("base64", |text| format!("data: {}", base64(text.as_bytes(), STANDARD))),
    ("base64 for URLs", |text| format!("state={}", base64(text.as_bytes(), URL))),
    ("hexadecimal", |text| each(text, |byte| format!("{byte:02x}"))),
    ("percent", |text| each(text, |byte| format!("%{byte:02X}"))),
    ("JSON escapes", |text| format!("{{\"k\": \"{}\"}}", each(text, |byte| format!("\\u{byte:04x}")))),
    ("HTML entities", |text| each(text, |byte| format!("&#{byte};"))),
    ("zero width", |text| text.chars().flat_map(|c| [c, '\u{200b}']).collect()),
    ("full width", |text| text.chars().map(wide).collect()),
    ("quoted and cut", |text| {
        let (head, tail) = text.split_at(text.len() / 2);
        format!("\"{head}\" +\n  \"{tail}\"")
    }),
];

pub(crate) const HELD_OUT: &[Disguise] = &[
    ("base64 twice", |text| base64(base64(text.as_bytes(), STANDARD).as_bytes(), STANDARD)),
    ("base64 of UTF-16", |text| {
        let wide: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        format!("powershell -enc {}", base64(&wide, STANDARD))
    }),
    ("base64 of JSON", |text| {
        base64(format!("{{\"note\":\"it works\",\"v\":\"{text}\"}}").as_bytes(), STANDARD)
    }),
    ("hexadecimal escapes", |text| format!("$'{}'", each(text, |byte| format!("\\x{byte:02x}")))),
    ("hexadecimal with colons", |text| {
        let pairs: Vec<String> = text.bytes().map(|byte| format!("{byte:02x}")).collect();
        pairs.join(":")
    }),
    ("hexadecimal entities", |text| each(text, |byte| format!("&#x{byte:X};"))),
    ("soft hyphens", |text| text.chars().flat_map(|c| [c, '\u{ad}']).collect()),
    ("wrapped at a line's end", |text| {
        let (head, tail) = text.split_at(text.len() / 3);
        format!("{head}\\\n{tail}")
    }),
    ("letters of Cyrillic", |text| text.chars().map(cyrillic).collect()),
];

fn each(text: &str, form: impl Fn(u8) -> String) -> String {
    text.bytes().fold(String::new(), |mut out, byte| {
        let _ = out.write_str(&form(byte));
        out
    })
}

fn wide(c: char) -> char {
    match c {
        '!'..='~' => char::from_u32(u32::from(c) + 0xfee0).unwrap(),
        other => other,
    }
}

fn cyrillic(c: char) -> char {
    match c {
        'a' => 'а',
        'e' => 'е',
        'o' => 'о',
        'p' => 'р',
        'c' => 'с',
        'x' => 'х',
        'A' => 'А',
        'K' => 'К',
        other => other,
    }
}
