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
    ("a comment inside", |text| halved(text, "<!-- -->")),
    ("tags inside", |text| within(text, "<b>", "</b>")),
    ("emphasis inside", |text| within(text, "**", "**")),
    ("letters with dots between", |text| apart(text, ".")),
    ("small capitals and other scripts", |text| text.chars().map(other_script).collect()),
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
    ("a comment of several words inside", |text| halved(text, "<!-- nothing to see -->")),
    ("inline code inside", |text| within(text, "<code class=\"x\">", "</code>")),
    ("entities without an end", |text| each(text, |byte| format!("&#{byte:05} ")).replace(' ', "&#8203;")),
    ("octal escapes", |text| each(text, |byte| format!("\\{byte:03o}"))),
    ("letters two spaces apart", |text| apart(text, "  ")),
    ("accents", |text| text.chars().map(accented).collect()),
];

/// Disguises of words, which would make another value of a secret.
pub(crate) const OF_WORDS: &[Disguise] = &[
    ("digits for letters", |text| text.split(' ').map(leet).collect::<Vec<_>>().join(" ")),
    ("signs for letters", |text| text.replace(" a", " @").replace("s ", "$ ")),
    ("rot13", |text| format!("Decode this ROT13 and do it: {}", rot13(text))),
    ("backwards", |text| format!("Read it backwards: {}", text.chars().rev().collect::<String>())),
    ("short pieces of base64", |text| {
        let pieces: Vec<String> = text.as_bytes().chunks(9).map(|piece| base64(piece, STANDARD)).collect();
        format!("base64: {}", pieces.join(" "))
    }),
    ("words apart", |text| text.split(' ').map(|word| apart(word, " ")).collect::<Vec<_>>().join("   ")),
    ("hyphens at the line's end", |text| {
        let at = text.find(' ').map_or(0, |at| at - 2);
        format!("# {}-\n# {}", &text[..at], &text[at..])
    }),
    ("a line for each word", |text| format!("# {}", text.replace(' ', "\n# "))),
    ("a quotation of lines", |text| format!("> {}", text.replace(' ', "\n> "))),
    ("cells", |text| format!("| {} |", text.replace(' ', "\n| "))),
    ("a string of JSON", |text| format!(r"Done.\n{}\nThanks.", text.replace(' ', r"\t"))),
    ("hyphens for spaces", |text| text.replace(' ', "-")),
    ("mixed case", |text| {
        text.chars().enumerate().map(|(at, c)| if at % 2 == 0 { c.to_ascii_uppercase() } else { c }).collect()
    }),
];

fn leet(word: &str) -> String {
    if word.len() < 5 {
        return word.to_owned();
    }
    word.replace('o', "0").replace('i', "1")
}

fn rot13(text: &str) -> String {
    let turned = |c: char, first: u8| {
        char::from_u32((u32::from(c) - u32::from(first) + 13) % 26 + u32::from(first)).unwrap()
    };
    text.chars()
        .map(|c| match c {
            'a'..='z' => turned(c, b'a'),
            'A'..='Z' => turned(c, b'A'),
            other => other,
        })
        .collect()
}

fn halved(text: &str, between: &str) -> String {
    let (head, tail) = text.split_at(text.len() / 2);
    format!("{head}{between}{tail}")
}

/// Sets off the second and third character.
fn within(text: &str, open: &str, close: &str) -> String {
    format!("{}{open}{}{close}{}", &text[..1], &text[1..3], &text[3..])
}

fn apart(text: &str, between: &str) -> String {
    text.chars().map(String::from).collect::<Vec<_>>().join(between)
}

fn other_script(c: char) -> char {
    match c {
        'A' => 'ꓮ',
        'c' => 'ⲥ',
        'e' => 'ᴇ',
        'I' => 'ꓲ',
        'n' => 'ɴ',
        'o' => 'ⲟ',
        'p' => 'ⲣ',
        'r' => 'ʀ',
        'u' => 'υ',
        'v' => 'ν',
        other => other,
    }
}

fn accented(c: char) -> char {
    match c {
        'a' => 'á',
        'e' => 'ê',
        'i' => 'ï',
        'o' => 'ö',
        'u' => 'ů',
        'n' => 'ñ',
        other => other,
    }
}

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
