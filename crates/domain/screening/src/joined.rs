//! A text as a program reads it: without the line ends that a backslash hides and the quotes between two halves of one
//! string.

use memchr::memchr3_iter;

use crate::view::{View, Views};

/// The most that may stand between the quotes of two halves, in bytes.
const REACH: usize = 64;

/// What stands between the halves that a builder of strings is handed.
const APPENDED: &[u8] = b").append(";

/// A text without its joints; `None` when nothing in it is joined.
pub(crate) fn joined(text: &str) -> Option<View> {
    let mut views = Views::of(text);
    for at in memchr3_iter(b'"', b'\'', b'\\', text.as_bytes()) {
        let joint = joint(text.as_bytes(), at);
        if joint > 0 {
            views.replace(at..at + joint, "");
        }
    }
    views.finish()
}

/// The length of the joint that starts at a quote or a backslash; 0 when none does.
fn joint(bytes: &[u8], at: usize) -> usize {
    let rest = bytes.get(at..).unwrap_or_default();
    match rest {
        [b'\\', b'\n', ..] => 2,
        [b'\\', b'\r', b'\n', ..] => 3,
        [b'\\', ..] | [] => 0,
        // After nearly every quote stands something else.
        [_, next, ..] if !is_glue(*next) && *next != b')' => 0,
        [quote, between @ ..] => {
            if let Some(after) = between.strip_prefix(APPENDED)
                && after.first() == Some(quote)
            {
                return APPENDED.len() + 2;
            }
            let len = between.iter().take(REACH).take_while(|byte| is_glue(**byte)).count();
            let (glue, after) = between.split_at(len);
            let signs: Vec<u8> = glue.iter().copied().filter(|byte| b"+.&|".contains(byte)).collect();
            let joins = match signs.as_slice() {
                [] => glue.contains(&b'\n'),
                [b'+' | b'.' | b'&'] | [b'|', b'|'] | [b'.', b'.'] => true,
                _ => false,
            };
            if joins && after.first() == Some(quote) { len + 2 } else { 0 }
        }
    }
}

fn is_glue(byte: u8) -> bool {
    byte.is_ascii_whitespace() || matches!(byte, b'+' | b'.' | b'&' | b'|' | b'\\')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_joined() {
        for (text, together) in [
            ("x = \"ab\" + \"cd\"", Some("x = \"abcd\"")),
            ("('ab'\n   'cd')", Some("('abcd')")),
            ("'ab' . 'cd' . 'ef'", Some("'abcdef'")),
            ("'ab' || 'cd'", Some("'abcd'")),
            ("\"ab\" .. \"cd\"", Some("\"abcd\"")),
            ("b.append(\"ab\").append(\"cd\")", Some("b.append(\"abcd\")")),
            ("ab\\\ncd\\\r\nef", Some("abcdef")),
            ("[\"ab\", \"cd\"]", None),
            ("\"ab\" \"cd\"", None),
            ("\"ab\" + 'cd'", None),
            (r"C:\new", None),
        ] {
            assert_eq!(joined(text).map(|view| view.text).as_deref(), together, "{text}");
        }
    }
}
