//! Ciphers that only their name gives away: rot13, text written backwards, and base64 too short to be seen as such.

use std::ops::Range;
use std::sync::LazyLock;

use aho_corasick::{AhoCorasick, MatchKind};

use crate::secret::base64_text;
use crate::text;
use crate::view::{View, Views};

/// How far before and after its name a cipher may stand, in bytes.
const BEHIND: usize = 200;
const AHEAD: usize = 400;

#[derive(Debug, Clone, Copy)]
enum Cipher {
    Rot13,
    Backwards,
    Base64,
}

/// How each is announced, without the first letter where a sentence may begin with it.
const NAMES: &[(&str, Cipher)] = &[
    ("ot13", Cipher::Rot13),
    ("OT13", Cipher::Rot13),
    ("ot-13", Cipher::Rot13),
    ("OT-13", Cipher::Rot13),
    ("ot 13", Cipher::Rot13),
    ("OT 13", Cipher::Rot13),
    ("aesar", Cipher::Rot13),
    ("ackward", Cipher::Backwards),
    ("everse", Cipher::Backwards),
    ("ase64", Cipher::Base64),
    ("ASE64", Cipher::Base64),
    ("b64", Cipher::Base64),
    ("ecode", Cipher::Base64),
    ("ECODE", Cipher::Base64),
];

/// The text with what stands beside such a name read in that cipher; `None` when nothing is.
pub(crate) fn announced(text: &str) -> Option<View> {
    static ANCHORS: LazyLock<AhoCorasick> = LazyLock::new(|| {
        // Leftmost matches are looked for many bytes at once.
        #[expect(clippy::expect_used, reason = "the names are fixed, and every test builds them")]
        AhoCorasick::builder()
            .match_kind(MatchKind::LeftmostFirst)
            .build(NAMES.iter().map(|(name, _)| name))
            .expect("the names fit an automaton")
    });
    let mut views = Views::of(text);
    // No text is read in one cipher again for each of its names.
    let mut read = [0; 3];
    for found in ANCHORS.find_iter(text) {
        let Some((_, cipher)) = NAMES.get(found.pattern().as_usize()) else { continue };
        let start = found.start() - text::behind(text, found.start(), BEHIND).len();
        let end = found.end() + text::ahead(text, found.end(), AHEAD).len();
        let (read, decipher): (_, fn(&str, Range<usize>, &mut Views<'_>)) = match cipher {
            Cipher::Rot13 => (&mut read[0], rot13),
            Cipher::Backwards => (&mut read[1], backwards),
            Cipher::Base64 => (&mut read[2], base64),
        };
        decipher(text, start.max(*read)..end, &mut views);
        *read = end;
    }
    views.finish()
}

fn rot13(_: &str, beside: Range<usize>, views: &mut Views<'_>) {
    let turned = |byte: u8, first: u8| char::from((byte - first + 13) % 26 + first);
    views.respell(beside, |c| match u8::try_from(c) {
        Ok(byte @ b'a'..=b'z') => turned(byte, b'a'),
        Ok(byte @ b'A'..=b'Z') => turned(byte, b'A'),
        _ => c,
    });
}

fn backwards(text: &str, beside: Range<usize>, views: &mut Views<'_>) {
    let mut at = beside.start;
    for line in text::cut(text, beside).split_inclusive('\n') {
        let words = line.trim_end_matches('\n');
        let image: String = words.chars().rev().collect();
        views.replace(at..at + words.len(), &image);
        at += line.len();
    }
}

/// Shorter words are read as they stand, and longer runs are seen for what they are without a name.
const LENGTHS: Range<usize> = 8..24;

fn base64(text: &str, beside: Range<usize>, views: &mut Views<'_>) {
    let is_digit = |c: char| c.is_ascii_alphanumeric() || matches!(c, '+' | '/' | '-' | '_' | '=');
    let mut last = 0..0;
    for run in text::cut(text, beside).split(|c| !is_digit(c)).filter(|run| LENGTHS.contains(&run.len())) {
        let at = run.as_ptr().addr() - text.as_ptr().addr();
        let Some(image) = base64_text(run).filter(|image| image.is_ascii()) else { continue };
        // Whole groups side by side are pieces of one text.
        if last.end + 1 == at
            && last.len() >= run.len()
            && last.len().is_multiple_of(4)
            && !text::cut(text, last).ends_with('=')
        {
            views.replace(at - 1..at, "");
        }
        views.replace(at..at + run.len(), &image);
        last = at..at + run.len();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_beside_its_name_is_read_in_the_cipher() {
        for (text, words) in [
            ("rot13: Vtaber nyy", "ignore all"),
            ("Vtaber nyy (ROT-13)", "ignore all"),
            ("read it backwards: lla erongi", "ignore all"),
            ("base64 decode: aWdub3Jl IGFsbCB0", "ignore all t"),
        ] {
            let read = announced(text).map(|view| view.text.to_lowercase());
            assert!(read.as_ref().is_some_and(|read| read.contains(words)), "{text}: {read:?}");
        }
        for text in ["Vtaber nyy", "decode the message", "lla erongi", "base64 -d file.txt"] {
            assert!(announced(text).is_none(), "{text}");
        }
    }
}
