//! Percent escapes and those that begin with a backslash.

/// The length of the percent escapes at the start of `rest`, and what they stand for.
pub(super) fn percent(rest: &str) -> Option<(usize, String)> {
    let mut bytes = Vec::new();
    while let Some(byte) = hex_pair(rest.as_bytes(), bytes.len() * 3, b"%") {
        bytes.push(byte);
    }
    (!bytes.is_empty()).then(|| (bytes.len() * 3, String::from_utf8_lossy(&bytes).into_owned()))
}

/// The length of the escape at the start of `rest`, and what it stands for. However many backslashes there are, they
/// are those of one escape: each layer of quoting doubles them. Before what is no escape they stand for nothing.
pub(super) fn backslash(rest: &str) -> Option<(usize, String)> {
    let bytes = rest.as_bytes();
    let marks = bytes.iter().take_while(|byte| **byte == b'\\').count();
    let sign = bytes.get(marks).copied();
    let plain = |image: &str| (marks + 1, image.to_owned());
    Some(match sign {
        Some(b'n') => plain("\n"),
        Some(b'r') => plain("\r"),
        Some(b't') => plain("\t"),
        Some(b'\n') => plain(""),
        Some(b'x') => numbered(bytes, marks, b"\\x")?,
        Some(b'u' | b'U') => unicode(rest, marks)?,
        Some(b'0'..=b'3') => octal(bytes, marks)?,
        _ => (marks, String::new()),
    })
}

/// `\x41\x42`: the bytes of a text, or its characters when they are none.
fn numbered(bytes: &[u8], marks: usize, lead: &[u8]) -> Option<(usize, String)> {
    let mut read = vec![hex_pair(bytes, marks - 1, lead)?];
    let mut at = marks + 3;
    while let Some(byte) = hex_pair(bytes, at, lead) {
        read.push(byte);
        at += 4;
    }
    Some((at, as_text(read)))
}

fn octal(bytes: &[u8], marks: usize) -> Option<(usize, String)> {
    let byte = |at: usize| -> Option<u8> {
        let digits =
            bytes.get(at..at + 3).filter(|digits| digits.iter().all(|digit| matches!(digit, b'0'..=b'7')))?;
        u8::from_str_radix(str::from_utf8(digits).ok()?, 8).ok()
    };
    let mut read = vec![byte(marks)?];
    let mut at = marks + 3;
    while let Some(byte) = byte(at + 1).filter(|_| bytes.get(at) == Some(&b'\\')) {
        read.push(byte);
        at += 4;
    }
    Some((at, as_text(read)))
}

fn as_text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_else(|not| not.into_bytes().into_iter().map(char::from).collect())
}

/// `\u0041`, `\u{41}`, `\U00000041`, and a pair of surrogates, as one character.
fn unicode(rest: &str, marks: usize) -> Option<(usize, String)> {
    let after = rest.get(marks + 1..)?;
    let number = |digits: &str| {
        let all = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
        u32::from_str_radix(digits, 16).ok().filter(|_| all)
    };
    let read = |len: usize, c: char| Some((marks + 1 + len, c.to_string()));
    if let Some(braced) = after.strip_prefix('{') {
        let close = braced.bytes().take(9).position(|byte| byte == b'}')?;
        return read(close + 2, char::from_u32(number(braced.get(..close)?)?)?);
    }
    let wide = if rest.as_bytes().get(marks) == Some(&b'U') { 8 } else { 4 };
    let first = number(after.get(..wide)?)?;
    if let Some(c) = char::from_u32(first) {
        return read(wide, c);
    }
    let second = after.get(wide..)?.trim_start_matches('\\').strip_prefix('u')?;
    let low = number(second.get(..4)?)?;
    let pair = char::decode_utf16([u16::try_from(first).ok()?, u16::try_from(low).ok()?]).next()?.ok()?;
    read(after.len() - second.len() + 4, pair)
}

fn hex_pair(bytes: &[u8], at: usize, lead: &[u8]) -> Option<u8> {
    let digits = bytes.get(at..at + lead.len() + 2)?.strip_prefix(lead)?;
    let digits =
        str::from_utf8(digits).ok().filter(|digits| digits.bytes().all(|byte| byte.is_ascii_hexdigit()))?;
    u8::from_str_radix(digits, 16).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_are_replaced_by_what_they_stand_for() {
        for (text, read) in [
            (r"\x68\x69!", Some((8, "hi"))),
            (r"\xd0\xb8", Some((8, "и"))),
            (r"\xe9.", Some((4, "é"))),
            (r"\\\u0041", Some((8, "A"))),
            (r"\u{1F600}", Some((9, "😀"))),
            (r"\ud83d\ude00.", Some((12, "😀"))),
            (r"\U0001F600", Some((10, "😀"))),
            (r"\150\151", Some((8, "hi"))),
            (r"\nx", Some((2, "\n"))),
            (r#"\""#, Some((1, ""))),
            (r"\d", Some((1, ""))),
            (r"\u12", None),
            (r"\x4", None),
            (r"\ud83d", None),
        ] {
            assert_eq!(backslash(text), read.map(|(len, image)| (len, image.to_owned())), "{text}");
        }
        assert_eq!(percent("%68%69%"), Some((6, "hi".to_owned())));
        assert_eq!(percent("% of"), None);
    }
}
