//! HTML tags and comments.

/// The longest comment and the longest tag that are taken out, in bytes.
const COMMENT: usize = 256;
const TAG: usize = 128;

/// Elements that a line goes through, and those that end one.
const INLINE: &[&str] = &[
    "a", "abbr", "b", "bdi", "bdo", "big", "code", "del", "em", "font", "i", "ins", "kbd", "label", "mark",
    "q", "s", "small", "span", "strike", "strong", "sub", "sup", "tt", "u", "var", "wbr",
];
const BLOCK: &[&str] = &[
    "br",
    "blockquote",
    "center",
    "dd",
    "div",
    "dt",
    "h1",
    "h2",
    "h3",
    "h4",
    "hr",
    "li",
    "ol",
    "p",
    "pre",
    "section",
    "table",
    "td",
    "th",
    "tr",
    "ul",
];

/// The length of the tag or comment at the start of `rest`, and what is shown in its place.
pub(super) fn shown(rest: &str) -> Option<(usize, String)> {
    let bytes = rest.as_bytes();
    if bytes.starts_with(b"<!--") {
        let within = bytes.get(4..bytes.len().min(COMMENT))?;
        let close = memchr::memmem::find(within, b"-->")?;
        return Some((4 + close + 3, String::new()));
    }
    let slash = usize::from(bytes.get(1) == Some(&b'/'));
    let name = bytes.get(1 + slash..)?;
    let len = name.iter().take(12).take_while(|byte| byte.is_ascii_alphanumeric()).count();
    let name = name.get(..len)?;
    let is_one_of = |names: &[&str]| names.iter().any(|one| name.eq_ignore_ascii_case(one.as_bytes()));
    let image = if is_one_of(INLINE) {
        ""
    } else if is_one_of(BLOCK) {
        "\n"
    } else {
        return None;
    };
    let after = bytes.get(1 + slash + len..bytes.len().min(TAG))?;
    if !matches!(after.first(), Some(b'>' | b'/' | b' ' | b'\t' | b'\n')) {
        return None;
    }
    let close = after
        .iter()
        .position(|byte| matches!(byte, b'>' | b'<'))
        .filter(|at| after.get(*at) == Some(&b'>'))?;
    Some((1 + slash + len + close + 1, image.to_owned()))
}
