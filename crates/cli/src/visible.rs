//! Text that others wrote, made fit to be looked at: what a terminal or a browser would act on, or hide, is shown by
//! its number instead.

/// The text on one line of at most `most` characters: a line break is shown as a sign, a cut is marked.
pub(crate) fn line(text: &str, most: usize) -> String {
    let mut shown = String::new();
    for (at, c) in text.chars().enumerate() {
        if at == most {
            shown.pop();
            shown.push('…');
            break;
        }
        match (c, name(c)) {
            ('\n', _) => shown.push('⏎'),
            ('\t', _) => shown.push(' '),
            (_, Some(name)) => shown.push_str(&format!("<{name}>")),
            (c, None) => shown.push(c),
        }
    }
    shown
}

/// The text with its lines, and the number of each character that acts or hides.
pub(crate) fn text(text: &str) -> String {
    let shown = pieces(text).into_iter().map(|piece| match piece {
        Piece::Plain(plain) => plain,
        Piece::Named(name) => format!("<{name}>"),
    });
    shown.collect()
}

/// JSON with such characters, which stand in its strings alone, as escapes of the same meaning.
pub(crate) fn json(json: &str) -> String {
    let mut shown = String::with_capacity(json.len());
    for c in json.chars() {
        match name(c) {
            Some(_) => {
                for unit in c.encode_utf16(&mut [0; 2]) {
                    shown.push_str(&format!("\\u{unit:04x}"));
                }
            }
            None => shown.push(c),
        }
    }
    shown
}

/// A part of a text.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    /// Characters that only show themselves.
    Plain(String),
    /// The number of one that acts or hides.
    Named(String),
}

/// The text in parts, in order.
pub(crate) fn pieces(text: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for c in text.chars() {
        match (name(c), pieces.last_mut()) {
            (Some(name), _) => pieces.push(Piece::Named(name)),
            (None, Some(Piece::Plain(plain))) => plain.push(c),
            (None, _) => pieces.push(Piece::Plain(c.to_string())),
        }
    }
    pieces
}

/// The number of a character that acts on what stands around it, or that nobody sees: controls, marks of direction,
/// invisible ones. Line breaks, tabs and the joiners that scripts and emoji need are none of them.
pub(crate) fn name(c: char) -> Option<String> {
    let acts = matches!(c,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}');
    let control = c.is_control() && !matches!(c, '\n' | '\t');
    (acts || control).then(|| format!("U+{:04X}", u32::from(c)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn what_a_terminal_would_act_on_is_shown_by_its_number() {
        for (text, expected) in [
            ("pytest -q", "pytest -q"),
            ("a\nb\tc", "a⏎b c"),
            ("\u{1b}[2J\u{7}", "<U+001B>[2J<U+0007>"),
            ("a\u{202e}b\u{2066}", "a<U+202E>b<U+2066>"),
            ("\r\u{9b}31m", "<U+000D><U+009B>31m"),
            ("مرحبا 👩\u{200d}💻", "مرحبا 👩\u{200d}💻"),
        ] {
            assert_eq!(line(text, 100), expected, "{text:?}");
            assert_eq!(super::text(text).replace('\n', "⏎").replace('\t', " "), expected, "{text:?}");
            let written = serde_json::to_string(text).unwrap();
            assert_eq!(serde_json::from_str::<String>(&json(&written)).unwrap(), text, "the same text");
            assert!(json(&written).chars().all(|c| name(c).is_none()), "{text:?}");
        }
    }

    #[test]
    fn the_pieces_of_a_text_keep_its_order() {
        let plain = |text: &str| Piece::Plain(text.to_owned());
        let named = |name: &str| Piece::Named(name.to_owned());
        assert_eq!(pieces("a\nb\u{1b}\u{7}c"), [plain("a\nb"), named("U+001B"), named("U+0007"), plain("c")]);
        assert_eq!(pieces(""), []);
    }

    #[test]
    fn a_line_that_is_too_long_is_cut_with_a_mark() {
        assert_eq!(line("abcdef", 6), "abcdef");
        assert_eq!(line("abcdef", 5), "abcd…");
    }

    proptest! {
        #[test]
        fn a_shown_line_holds_nothing_that_acts(text in "\\PC{0,40}|.{0,40}|[\\x00-\\x9f\u{2020}-\u{2070}]{0,40}") {
            let shown = line(&text, 400);
            prop_assert!(shown.chars().all(|c| name(c).is_none() && c != '\n'), "{shown:?}");
        }
    }
}
