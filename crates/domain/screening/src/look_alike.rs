//! The ASCII characters that readers take others for.
//!
//! Most come from the confusables of UTS #39. The table before them says what those leave out or tell otherwise: they
//! take a capital I for an l, and small capitals for themselves.

use std::sync::LazyLock;

use unicode_security::skeleton;

/// The ASCII character that a reader takes `c` for.
///
/// Cyrillic letters fold alike in both cases, so that a rule in Cyrillic matches in both.
pub(crate) fn look_alike(c: char) -> Option<char> {
    by_hand(c).or_else(|| enclosed(c)).or_else(|| {
        let own = confusable(c)?;
        let cased = is_written_in_both_cases(c);
        let other = if c.is_uppercase() { c.to_lowercase().next() } else { c.to_uppercase().next() };
        let alike = || {
            let other = other.and_then(|other| by_hand(other).or_else(|| confusable(other)));
            other.is_some_and(|other| other.eq_ignore_ascii_case(&own))
        };
        (!cased || alike()).then_some(own)
    })
}

/// A letter or digit of ASCII that is one with `c` by the published table.
fn confusable(c: char) -> Option<char> {
    if is_read_as_itself(c) || !c.is_alphabetic() {
        return None;
    }
    let mut buffer = [0; 4];
    let mut image = skeleton(c.encode_utf8(&mut buffer));
    let latin = image.next().filter(char::is_ascii_alphabetic)?;
    if image.next().is_some() {
        return None;
    }
    // The table has one sign for I, l, 1 and |.
    Some(if latin == 'l' && is_capital(c) { 'I' } else { latin })
}

/// Scripts in which people write to each other and whose letters stand among their own: a reader of Arabic takes alef
/// for no `l`.
fn is_read_as_itself(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{139f}' | '\u{1700}'..='\u{1c7f}' | '\u{3000}'..='\u{a4cf}' | '\u{a880}'..='\u{ab2f}'
        | '\u{abc0}'..='\u{ffff}' | '\u{10800}'..='\u{1189f}' | '\u{1e000}'..='\u{1efff}' | '\u{20000}'..)
}

/// Greek and Cyrillic, for which there are rules: in both cases a word of theirs folds to one spelling.
fn is_written_in_both_cases(c: char) -> bool {
    matches!(c, '\u{370}'..='\u{52f}')
}

/// Capitals, and the letters of scripts that have no others.
fn is_capital(c: char) -> bool {
    c.is_uppercase() || matches!(c, '\u{a4d0}'..='\u{a4ff}' | '\u{10280}'..='\u{1032f}')
}

/// Letters within squares and discs, and the halves of flags.
fn enclosed(c: char) -> Option<char> {
    let starts = ['\u{1f150}', '\u{1f170}', '\u{1f1e6}'];
    starts.into_iter().find_map(|start| {
        let at = u32::from(c).checked_sub(u32::from(start)).filter(|at| *at < 26)?;
        char::from_u32(u32::from('A') + at)
    })
}

fn by_hand(c: char) -> Option<char> {
    /// The table turned about, in order.
    static BY_OTHER: LazyLock<Vec<(char, char)>> = LazyLock::new(|| {
        let pairs = ALIKE.iter().flat_map(|(latin, others)| others.chars().map(|other| (other, *latin)));
        let mut pairs: Vec<(char, char)> = pairs.collect();
        pairs.sort_unstable();
        pairs
    });
    let at = BY_OTHER.binary_search_by_key(&c, |(other, _)| *other).ok()?;
    BY_OTHER.get(at).map(|(_, latin)| *latin)
}

const ALIKE: &[(char, &str)] = &[
    ('a', "аɑαᴀ"),
    ('A', "АΑᎪ"),
    ('b', "вʙ"),
    ('B', "ВΒᏴ"),
    ('c', "сᴄϲ"),
    ('C', "СϹᏟ"),
    ('d', "ԁᴅđ"),
    ('D', "ᎠĐ"),
    ('e', "еεᴇє"),
    ('E', "ЕΕᎬЄ"),
    ('f', "ꜰ"),
    ('g', "ɡɢց"),
    ('h', "нһʜհ"),
    ('H', "НҺΗᎻ"),
    ('i', "іιıɪ"),
    ('I', "ІΙӀ"),
    ('j', "јᴊ"),
    ('J', "Ј"),
    ('k', "кκᴋ"),
    ('K', "КΚᏦ"),
    ('l', "ʟłӏ"),
    ('L', "ᏞŁ"),
    ('m', "мᴍ"),
    ('M', "МΜᎷ"),
    ('n', "ɴո"),
    ('N', "Ν"),
    ('o', "оοᴏօø"),
    ('O', "ОΟՕØ"),
    ('p', "рρᴘ"),
    ('P', "РΡᏢ"),
    ('q', "ԛꞯ"),
    ('Q', "Ԛ"),
    ('r', "ʀ"),
    ('s', "ѕꜱ"),
    ('S', "ЅՏ"),
    ('t', "тτᴛ"),
    ('T', "ТΤᎢ"),
    ('u', "υսᴜ"),
    ('v', "νᴠѵ"),
    ('w', "ѡωᴡԝ"),
    ('x', "хχ"),
    ('X', "ХΧ"),
    ('y', "уʏ"),
    ('Y', "УΥ"),
    ('z', "ᴢ"),
    ('Z', "Ζ"),
    ('-', "‐‑‒–—―−"),
    ('"', "“”„‟«»"),
    ('\'', "‘’‚‛"),
    ('\n', "\u{2028}\u{2029}"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_many_scripts_are_taken_for_latin_ones() {
        for (others, latin) in [
            ("ꓮꓰꓲꓳꓴ", "AEIOU"),
            ("ⲟⲣⲥ", "opc"),
            ("ᎢᏙᎡ", "TVR"),
            ("𐐄𐐕", "OC"),
            ("աոօ", "wno"),
            ("νυι", "vui"),
            ("ɪɢɴᴏʀᴇ", "ignore"),
            ("🅸🄶🇳", "I🄶N"),
        ] {
            let read: String = others.chars().map(|c| look_alike(c).unwrap_or(c)).collect();
            assert_eq!(read, latin, "{others}");
        }
    }

    #[test]
    fn letters_of_living_scripts_are_read_as_themselves() {
        for c in "اهסוοоঙのロ一ㅇㅣ".chars().filter(|c| !matches!(c, 'ο' | 'о')) {
            assert_eq!(look_alike(c), None, "{c}");
        }
    }
}
