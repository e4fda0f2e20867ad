//! Characters that a reader does not see and that change what the text says to a machine.

use std::ops::Range;

use crate::fold::is_invisible;
use crate::text;

/// The hidden characters of `text`, which is not folded: overrides and isolates of direction, tags, and invisible
/// characters inside a word or in a run. What scripts and emoji need (joiners between their own letters, a selector
/// after a picture, the three flags made of tags) is not hidden, nor are the isolates that editors set around a name.
pub(crate) fn hidden(text: &str) -> Vec<Range<usize>> {
    if text.is_ascii() {
        return Vec::new();
    }
    let mut found = Vec::new();
    let mut from = 0;
    let mut isolated = 0;
    while let Some(start) = next_invisible(text, from) {
        if start < isolated {
            // The end of an isolate that hides nothing.
            from = isolated;
            continue;
        }
        if let Some(end) = isolate(text, start) {
            (from, isolated) = (start + ISOLATE, end);
            continue;
        }
        let run: Vec<char> = text::after(text, start).chars().take_while(|c| is_invisible(*c)).collect();
        let end = start + run.iter().map(|c| c.len_utf8()).sum::<usize>();
        let before = text::cut(text, 0..start).chars().next_back();
        let after = text::after(text, end).chars().next();
        if hides(before, &run, after) {
            found.push(start..end);
        }
        from = end;
    }
    found
}

/// The bytes of a character that begins or ends an isolate.
const ISOLATE: usize = '\u{2069}'.len_utf8();
/// The longest that is set apart so, in bytes: a name or a command.
const LONGEST_ISOLATE: usize = 120;

/// The end of the isolate that begins at `start`, if it is one that only keeps a name or a command together: ended on
/// its line, with nothing invisible in it, and where both directions meet. Alone it changes no letter's place.
fn isolate(text: &str, start: usize) -> Option<usize> {
    let inside = text::after(text, start).strip_prefix(['\u{2066}', '\u{2067}', '\u{2068}'])?;
    let len = text::ahead(inside, 0, LONGEST_ISOLATE).find(|c| c == '\n' || is_invisible(c))?;
    let ended = text::after(inside, len).starts_with('\u{2069}');
    let inside = text::cut(inside, 0..len);
    let around = line_around(text, start, start + ISOLATE + len + ISOLATE);
    let meet = inside.chars().any(is_leftward) != around.chars().any(is_leftward)
        || (inside.chars().any(is_leftward) && around.chars().any(is_rightward));
    (ended && meet).then_some(start + ISOLATE + len + ISOLATE)
}

/// What stands on the line of a range, before and behind it.
fn line_around(text: &str, start: usize, end: usize) -> String {
    let before = text::behind(text, start, LONGEST_ISOLATE * 4);
    let before = before.rsplit('\n').next().unwrap_or_default();
    let after = text::ahead(text, end, LONGEST_ISOLATE * 4);
    let after = after.split('\n').next().unwrap_or_default();
    [before, after].concat()
}

/// Letters of scripts that run from right to left.
fn is_leftward(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}')
}

fn is_rightward(c: char) -> bool {
    c.is_alphabetic() && !is_leftward(c)
}

/// The first invisible character from `from` on. Only a few bytes begin one, so most of a text is passed over.
fn next_invisible(text: &str, from: usize) -> Option<usize> {
    let mut at = from;
    loop {
        while text
            .as_bytes()
            .get(at..)
            .and_then(|rest| rest.first_chunk::<64>())
            .is_some_and(|c| c.is_ascii())
        {
            at += 64;
        }
        let rest = text.as_bytes().get(at..)?;
        at += rest
            .iter()
            .position(|byte| matches!(byte, 0xc2 | 0xcd | 0xd8 | 0xe1..=0xe3 | 0xef | 0xf0 | 0xf3))?;
        let c = text::after(text, at).chars().next()?;
        if is_invisible(c) {
            return Some(at);
        }
        at += c.len_utf8();
    }
}

/// Whether a run of invisible characters between two visible ones hides something.
fn hides(before: Option<char>, run: &[char], after: Option<char>) -> bool {
    if run.iter().any(|c| is_reordering(*c)) {
        return true;
    }
    if run.iter().any(|c| is_tag(*c)) {
        return before != Some('\u{1f3f4}') || !is_flag(run);
    }
    let emoji = |c: Option<char>| c.is_some_and(is_pictorial);
    if emoji(before) {
        // A picture, its presentation, and a joiner to the next picture.
        let plain = run.iter().all(|c| matches!(c, '\u{fe0e}' | '\u{fe0f}' | '\u{200d}'));
        return !(plain && run.len() <= 2);
    }
    let plain_word = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() && !needs_joiners(c));
    let inside_word = plain_word(before) && plain_word(after);
    let soft = run.iter().all(|c| *c == '\u{ad}');
    let selectors = run.iter().filter(|c| is_selector(**c)).count();
    let variant = selectors == 1
        && run.len() == 1
        && before.is_some_and(|c| !c.is_ascii() || "#*0123456789".contains(c));
    run.len() > 3 || (inside_word && !soft && !variant) || (selectors > 0 && !variant)
}

/// Embeddings, overrides, isolates and the deprecated formats.
fn is_reordering(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{206f}')
}

fn is_tag(c: char) -> bool {
    matches!(c, '\u{e0000}'..='\u{e007f}')
}

/// The tags of the flags of England, Scotland and Wales.
fn is_flag(run: &[char]) -> bool {
    let letters: String =
        run.iter().filter_map(|c| char::from_u32(u32::from(*c).checked_sub(0xe0000)?)).collect();
    matches!(letters.as_str(), "gbeng\u{7f}" | "gbsct\u{7f}" | "gbwls\u{7f}")
}

fn is_selector(c: char) -> bool {
    matches!(c, '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
}

fn is_pictorial(c: char) -> bool {
    matches!(c, '\u{a9}' | '\u{ae}' | '\u{203c}' | '\u{2049}' | '\u{2100}'..='\u{2bff}' | '\u{3030}' | '\u{303d}'
        | '\u{3297}' | '\u{3299}' | '\u{1f000}'..='\u{1faff}')
}

/// Letters of scripts that are written with joiners, or with breaks that are not seen.
fn needs_joiners(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{8ff}' | '\u{900}'..='\u{109f}' | '\u{1700}'..='\u{18af}' | '\u{1a00}'..='\u{1aff}'
        | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}' | '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}'
        | '\u{1100}'..='\u{11ff}' | '\u{3130}'..='\u{318f}' | '\u{ac00}'..='\u{d7af}' | '\u{a980}'..='\u{aadf}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_invisible_character_is_come_upon() {
        for c in ('\0'..=char::MAX).filter(|c| is_invisible(*c)) {
            assert_eq!(next_invisible(&format!("aéя中{c}b"), 0), Some(8), "{c:?}");
        }
    }

    #[test]
    fn what_hides_is_told_from_what_a_script_or_a_picture_needs() {
        for (text, hides) in [
            ("style\u{2066} is terse", true),
            ("run \u{2066}git pull\u{2069} first", true),
            ("הריצו \u{2067}\u{2066}git\u{2069}\u{2069} שוב", true),
            ("הריצו \u{2066}git pull\nשוב\u{2069}", true),
            ("הריצו \u{2066}git pull\u{2069} שוב", false),
            ("by \u{2068}דנה\u{2069}, 2024", false),
            ("abc\u{202e}cba", true),
            ("ig\u{200b}nore", true),
            ("a\u{e0069}\u{e0067}b", true),
            ("\u{1f600}\u{e0101}\u{e0102}\u{e0103}", true),
            ("x\u{fe01}\u{fe02}", true),
            ("end\u{200b}\u{200c}\u{200d}\u{2060}", true),
            ("\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}", false),
            ("\u{2764}\u{fe0f}\u{200d}\u{1f525}", false),
            ("press 1\u{fe0f}\u{20e3}", false),
            ("\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}", false),
            ("می\u{200c}خواهم", false),
            ("क्\u{200d}ष", false),
            ("\u{feff}first line", false),
            ("Donau\u{ad}dampf", false),
            ("שלום\u{200f}!", false),
            ("葛\u{e0100}", false),
            ("plain", false),
        ] {
            assert_eq!(!hidden(text).is_empty(), hides, "{text:?}");
        }
    }
}
