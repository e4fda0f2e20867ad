//! Character references of HTML and XML, by number and by name.

/// The most digits of a number: zeros may lead it.
const DIGITS: usize = 12;

/// Names of what is not a letter with a mark.
const NAMES: &[(&str, &str)] = &[
    ("amp", "&"),
    ("lt", "<"),
    ("gt", ">"),
    ("quot", "\""),
    ("apos", "'"),
    ("nbsp", " "),
    ("ensp", " "),
    ("emsp", " "),
    ("thinsp", " "),
    ("shy", ""),
    ("zwnj", ""),
    ("zwj", ""),
    ("ZeroWidthSpace", ""),
    ("NoBreak", ""),
    ("Tab", "\t"),
    ("NewLine", "\n"),
    ("colon", ":"),
    ("semi", ";"),
    ("comma", ","),
    ("period", "."),
    ("excl", "!"),
    ("quest", "?"),
    ("sol", "/"),
    ("bsol", "\\"),
    ("lowbar", "_"),
    ("hyphen", "-"),
    ("dash", "-"),
    ("ndash", "-"),
    ("mdash", "-"),
    ("num", "#"),
    ("dollar", "$"),
    ("percnt", "%"),
    ("commat", "@"),
    ("equals", "="),
    ("plus", "+"),
    ("ast", "*"),
    ("lpar", "("),
    ("rpar", ")"),
    ("lsqb", "["),
    ("rsqb", "]"),
    ("lbrack", "["),
    ("rbrack", "]"),
    ("lcub", "{"),
    ("rcub", "}"),
    ("verbar", "|"),
    ("vert", "|"),
    ("grave", "`"),
    ("szlig", "ss"),
    ("inodot", "i"),
];

/// What follows the letter in the names of letters with marks, and of letters in other hands.
const MARKED: &[&str] = &[
    "acute", "grave", "circ", "uml", "tilde", "ring", "cedil", "caron", "slash", "macr", "breve", "dot",
    "ogon", "strok", "opf", "scr", "fr",
];

/// The length of the reference at the start of `rest`, and the character it stands for.
pub(super) fn shown(rest: &str) -> Option<(usize, String)> {
    let after = rest.as_bytes().get(1..)?;
    if after.first() == Some(&b'#') {
        return number(after.get(1..)?).map(|(len, c)| (2 + len, c.to_string()));
    }
    let len = after.iter().take(16).take_while(|byte| byte.is_ascii_alphanumeric()).count();
    if after.get(len) != Some(&b';') {
        return None;
    }
    let name = rest.get(1..1 + len)?;
    let image = match NAMES.iter().find(|(one, _)| *one == name) {
        Some((_, image)) => (*image).to_owned(),
        None => name
            .chars()
            .next()
            .filter(|letter| {
                letter.is_ascii_alphabetic() && MARKED.contains(&name.get(1..).unwrap_or_default())
            })?
            .to_string(),
    };
    Some((len + 2, image))
}

fn number(after: &[u8]) -> Option<(usize, char)> {
    let hex = usize::from(matches!(after.first(), Some(b'x' | b'X')));
    let radix = if hex == 1 { 16 } else { 10 };
    let digits = after.get(hex..)?;
    let len = digits.iter().take(DIGITS).take_while(|byte| char::from(**byte).is_digit(radix)).count();
    let digits = str::from_utf8(digits.get(..len)?).ok()?;
    let c = char::from_u32(u32::from_str_radix(digits, radix).ok()?)?;
    let closed = usize::from(after.get(hex + len) == Some(&b';'));
    Some((hex + len + closed, c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_are_read_by_number_and_by_name() {
        for (text, read) in [
            ("&#65;", Some((5, "A"))),
            ("&#0000065;x", Some((10, "A"))),
            ("&#x41;", Some((6, "A"))),
            ("&#65 x", Some((4, "A"))),
            ("&colon;", Some((7, ":"))),
            ("&eacute;", Some((8, "e"))),
            ("&amp;#65;", Some((5, "&"))),
            ("&copy", None),
            ("&mut x", None),
            ("&&", None),
            ("&#;", None),
            ("&#99999999;", None),
        ] {
            assert_eq!(shown(text), read.map(|(len, image)| (len, image.to_owned())), "{text}");
        }
    }
}
