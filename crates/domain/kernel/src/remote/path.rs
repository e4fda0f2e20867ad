//! The canonical path of a remote.

use super::RefusedRemote;

/// Whether the `.git` at the end of a path is gone. At most one goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Suffix {
    Cut,
    None,
}

/// Canonicalises a path: unreserved characters and space are decoded, other escapes stay in upper case, slashes at
/// both ends and one `.git` go, and a home-relative path names its user.
pub(super) fn canonical_path(path: &str, user: Option<&str>) -> Result<(String, Suffix), RefusedRemote> {
    let path = decode_unreserved(path)?;
    let path = path.trim_matches('/');
    let (path, suffix) = match path.strip_suffix(".git") {
        Some(path) => (path.trim_end_matches('/'), Suffix::Cut),
        None => (path, Suffix::None),
    };
    if path.is_empty() {
        return Err(RefusedRemote::EmptyPath);
    }
    if is_encoded_twice(path) {
        return Err(RefusedRemote::Path);
    }
    if path.starts_with('-') {
        return Err(RefusedRemote::Option);
    }
    if segments(path).any(|segment| segment == "." || segment == "..") {
        return Err(RefusedRemote::DotSegment);
    }
    match path.strip_prefix('~') {
        Some(rest) if rest.is_empty() || rest.starts_with('/') => {
            let user = user.filter(|user| is_plain_user(user)).ok_or(RefusedRemote::HomeWithoutUser)?;
            Ok((format!("~{user}{rest}"), suffix))
        }
        _ => Ok((path.to_owned(), suffix)),
    }
}

/// A canonical path in lower case, but for the digits of its escapes; a `.GIT` is the suffix there too.
pub(super) fn folded_path(path: &str, suffix: Suffix) -> Result<String, RefusedRemote> {
    let (mut folded, mut digits) = (String::with_capacity(path.len()), 0);
    for c in path.chars() {
        folded.push(if digits > 0 { c } else { c.to_ascii_lowercase() });
        digits = if c == '%' { 2_u8 } else { digits.saturating_sub(1) };
    }
    let folded = match (folded.strip_suffix(".git"), suffix) {
        (Some(rest), Suffix::None) => rest.trim_end_matches('/').to_owned(),
        _ => folded,
    };
    if folded.is_empty() { Err(RefusedRemote::EmptyPath) } else { Ok(folded) }
}

/// The parts between slashes. An encoded slash parts them too, as some servers decode it before they walk.
fn segments(path: &str) -> impl Iterator<Item = &str> {
    path.split('/').flat_map(|part| part.split("%2F"))
}

/// Whether decoding once more would give other escapes, and so another path.
fn is_encoded_twice(path: &str) -> bool {
    path.split("%25").skip(1).any(|rest| rest.chars().take(2).filter(char::is_ascii_hexdigit).count() == 2)
}

fn is_plain_user(user: &str) -> bool {
    !user.is_empty()
        && !user.starts_with('-')
        && user.bytes().all(|b| b.is_ascii_alphanumeric() || b"._-".contains(&b))
}

/// Decodes the percent escapes of unreserved characters and space; other escapes stay, in upper case.
fn decode_unreserved(path: &str) -> Result<String, RefusedRemote> {
    let mut decoded = String::with_capacity(path.len());
    // The bytes of escapes that stay: together they may spell a character that does not show.
    let mut escaped = Vec::new();
    let mut rest = path.chars();
    while let Some(c) = rest.next() {
        if c != '%' {
            check_escaped(&mut escaped)?;
            if is_hidden(c) {
                return Err(RefusedRemote::Hidden);
            }
            if c == '\\' {
                return Err(RefusedRemote::Path);
            }
            decoded.push(c);
            continue;
        }
        match escape(&mut rest).ok_or(RefusedRemote::Path)? {
            // Overlong UTF-8: to a careless decoder they are dots and slashes.
            0xC0 | 0xC1 => return Err(RefusedRemote::Path),
            b'\\' => return Err(RefusedRemote::Path),
            plain if plain.is_ascii_alphanumeric() || b"-._~ ".contains(&plain) => {
                check_escaped(&mut escaped)?;
                decoded.push(char::from(plain));
            }
            other => {
                escaped.push(other);
                decoded.push_str(&format!("%{other:02X}"));
            }
        }
    }
    check_escaped(&mut escaped)?;
    Ok(decoded)
}

/// The byte of an escape whose `%` was read.
fn escape(rest: &mut std::str::Chars<'_>) -> Option<u8> {
    let mut digit = || rest.next().and_then(|d| d.to_digit(16));
    u8::try_from(digit()? * 16 + digit()?).ok()
}

/// Refuses escapes that spell a character that does not show.
fn check_escaped(escaped: &mut Vec<u8>) -> Result<(), RefusedRemote> {
    let hidden = String::from_utf8_lossy(escaped).chars().any(is_hidden);
    escaped.clear();
    if hidden { Err(RefusedRemote::Hidden) } else { Ok(()) }
}

/// Control characters and characters without a shape: two remotes that look alike must not differ in them.
pub(super) fn is_hidden(c: char) -> bool {
    c.is_control()
        || (c.is_whitespace() && c != ' ')
        || matches!(
            u32::from(c),
            0xAD | 0x34F
                | 0x61C
                | 0x115F..=0x1160
                | 0x17B4..=0x17B5
                | 0x180B..=0x180F
                | 0x200B..=0x200F
                | 0x202A..=0x202E
                | 0x2060..=0x206F
                | 0x3164
                | 0xFE00..=0xFE0F
                | 0xFEFF
                | 0xFFA0
                | 0xFFF0..=0xFFFB
                | 0xE0000..=0xE0FFF
        )
}
