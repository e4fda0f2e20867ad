//! The normal form in which every rule reads a text, with the way back to the original bytes.
//!
//! A text is folded character by character: compatibility forms (full width, ligatures, mathematical letters) become
//! plain ones, marks above and below go, invisible and control characters and terminal colours go, look-alikes of
//! Latin letters from other scripts become those letters, and letters outside ASCII become lower case. ASCII letters
//! keep their case, because credentials need it. The fold is the same for rules and for text, so a rule in any script
//! is written as it reads and folded once.

use std::borrow::Cow;
use std::ops::Range;
use std::sync::OnceLock;

use unicode_normalization::char::{canonical_combining_class, decompose_compatible};

use crate::look_alike::look_alike;
use crate::text;

/// A text in normal form.
pub(crate) struct Folded<'t> {
    text: Cow<'t, str>,
    /// Where folded and original bytes part ways, in order; empty when they never do.
    steps: Vec<Step>,
}

/// From `folded` on, bytes are a plain copy from `original` on, unless the step is the image of one character, which
/// then ends at `until`.
struct Step {
    folded: usize,
    original: usize,
    until: Option<usize>,
}

impl<'t> Folded<'t> {
    pub(crate) fn new(text: &'t str) -> Self {
        if is_plain(text) {
            return Self { text: Cow::Borrowed(text), steps: Vec::new() };
        }
        let mut out = Builder::default();
        let mut at = 0;
        while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
            let run = plain_run(rest);
            if run > 0 {
                out.copy(text::cut(text, at..at + run), at);
                at += run;
                continue;
            }
            let Some(c) = rest.chars().next() else { break };
            let width = if c == ESCAPE { colour_code(rest) } else { c.len_utf8() };
            out.fold(c, at..at + width);
            at += width;
        }
        Self { text: Cow::Owned(out.text), steps: out.steps }
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.text
    }

    /// The original bytes of a range of folded ones: whole characters, however much of them the range covers.
    pub(crate) fn original(&self, span: Range<usize>) -> Range<usize> {
        if self.steps.is_empty() {
            return span;
        }
        let start = self.step_at(span.start).map_or(span.start, |step| match step.until {
            Some(_) => step.original,
            None => step.original + (span.start - step.folded),
        });
        let last = span.end.saturating_sub(1).max(span.start);
        let end = self.step_at(last).map_or(span.end, |step| {
            step.until.unwrap_or_else(|| step.original + (span.end.max(step.folded) - step.folded))
        });
        start..end.max(start)
    }

    fn step_at(&self, folded: usize) -> Option<&Step> {
        let after = self.steps.partition_point(|step| step.folded <= folded);
        self.steps.get(after.checked_sub(1)?)
    }
}

#[derive(Default)]
struct Builder {
    text: String,
    steps: Vec<Step>,
}

impl Builder {
    fn copy(&mut self, run: &str, original: usize) {
        self.step(self.text.len(), original);
        self.text.push_str(run);
    }

    /// Goes on byte for byte from here, which needs a step only where that is news.
    fn step(&mut self, folded: usize, original: usize) {
        let goes_on = self
            .steps
            .last()
            .is_some_and(|last| last.until.is_none() && original - last.original == folded - last.folded);
        if !goes_on {
            self.steps.push(Step { folded, original, until: None });
        }
    }

    fn fold(&mut self, c: char, original: Range<usize>) {
        let folded = self.text.len();
        let image = image(c);
        match image {
            Image::One(image) => self.text.push(image),
            Image::Other => decomposed(c, &mut self.text),
        }
        match image {
            Image::One(image) if image.len_utf8() == original.len() => self.step(folded, original.start),
            _ if self.text.len() > folded => {
                self.steps.push(Step { folded, original: original.start, until: Some(original.end) });
            }
            _ => {}
        }
    }
}

/// The normal form of a rule's own words.
pub(crate) fn fold_words(words: &str) -> String {
    Folded::new(words).text.into_owned()
}

const ESCAPE: char = '\u{1b}';

fn is_plain(text: &str) -> bool {
    all_plain(text.as_bytes())
}

/// All bytes are looked at together, which is faster than to stop at the first.
fn all_plain(bytes: &(impl AsRef<[u8]> + ?Sized)) -> bool {
    bytes.as_ref().iter().fold(true, |plain, byte| plain & is_plain_byte(*byte))
}

fn is_plain_byte(byte: u8) -> bool {
    (byte.wrapping_sub(b' ') <= b'~' - b' ') | (byte == b'\t') | (byte == b'\n') | (byte == b'\r')
}

/// Whether a byte opens an ideograph.
fn is_of_ideograph(byte: u8) -> bool {
    matches!(byte, 0xe4..=0xe9)
}

/// How much at the start of `text` is its own normal form: plain bytes, and ideographs, which have three.
fn plain_run(text: &str) -> usize {
    const CHUNK: usize = 32;
    let bytes = text.as_bytes();
    let mut at = 0;
    if !bytes.first().is_some_and(|byte| is_plain_byte(*byte) || is_of_ideograph(*byte)) {
        return 0;
    }
    loop {
        if bytes.get(at..).and_then(|rest| rest.first_chunk::<CHUNK>()).is_some_and(all_plain) {
            at += CHUNK;
            continue;
        }
        let chunk = at + CHUNK;
        while at < chunk {
            at += match bytes.get(at) {
                Some(byte) if is_plain_byte(*byte) => 1,
                Some(byte) if is_of_ideograph(*byte) => 3,
                _ => return at,
            };
        }
    }
}

/// The length of the colour or cursor code at the start of `text`, with what is invisible in it, or of the bare escape
/// character.
fn colour_code(text: &str) -> usize {
    let mut code = text.char_indices().filter(|(_, c)| !is_invisible(*c)).skip(1).take(32);
    let opened = code.next().is_some_and(|(_, c)| c == '[');
    let last = code.find(|(_, c)| !matches!(c, ' '..='?'));
    match last {
        Some((at, '@'..='~')) if opened => at + 1,
        _ => ESCAPE.len_utf8(),
    }
}

/// What a character folds to.
#[derive(Debug, Clone, Copy)]
enum Image {
    One(char),
    /// Nothing, or several characters: worked out each time.
    Other,
}

/// Characters are looked up by the page, and most texts need few of them: a page is worked out when it is first needed.
const PAGE: usize = 256;
static PAGES: [OnceLock<Box<[Image]>>; 0x11_0000 / PAGE] = [const { OnceLock::new() }; 0x11_0000 / PAGE];

fn image(c: char) -> Image {
    let place = usize::try_from(u32::from(c)).unwrap_or_default();
    let page = PAGES.get(place / PAGE).map(|page| page.get_or_init(|| images(place - place % PAGE)));
    page.and_then(|page| page.get(place % PAGE).copied()).unwrap_or(Image::Other)
}

fn images(first: usize) -> Box<[Image]> {
    (first..first + PAGE)
        .map(|place| {
            let mut image = String::new();
            let c = u32::try_from(place).ok().and_then(char::from_u32);
            c.into_iter().for_each(|c| decomposed(c, &mut image));
            let mut chars = image.chars();
            chars.next().filter(|_| chars.next().is_none()).map_or(Image::Other, Image::One)
        })
        .collect()
}

fn decomposed(c: char, out: &mut String) {
    if is_invisible(c) || c.is_control() {
        return;
    }
    // Ideographs are most of the text in their scripts, and their own normal form.
    if matches!(c, '\u{3400}'..='\u{9fff}') {
        out.push(c);
        return;
    }
    decompose_compatible(c, |part| {
        if canonical_combining_class(part) == 0 && !is_invisible(part) {
            push_lower(part, out);
        }
    });
}

fn push_lower(c: char, out: &mut String) {
    if c.is_ascii() {
        out.push(c);
    } else if let Some(latin) = look_alike(c) {
        out.push(latin);
    } else {
        for lower in c.to_lowercase() {
            out.push(look_alike(lower).unwrap_or(lower));
        }
    }
}

/// Whether a character takes no room and says nothing by itself: joiners, marks of direction, fillers, selectors,
/// tags.
pub(crate) fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
        | '\u{fff9}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_disguised_word_folds_to_the_plain_one() {
        for (disguised, plain) in [
            ("ignore", "ignore"),
            ("ｉｇｎｏｒｅ", "ignore"),
            ("i\u{200b}gn\u{ad}ore", "ignore"),
            ("іgnоrе", "ignore"),
            ("ígnóré", "ignore"),
            ("𝐢𝐠𝐧𝐨𝐫𝐞", "ignore"),
            ("İGNORE", "IGNORE"),
            ("i\u{1b}[31mgnore\u{1b}[0m", "ignore"),
            ("АKIA", "AKIA"),
            ("eνery υser", "every user"),
            ("ꓲꓖꓠꓳꓣꓰ", "IGNORE"),
            ("Páy nó átténtión", "Pay no attention"),
            ("密码：x", "密码:x"),
        ] {
            assert_eq!(Folded::new(disguised).as_str(), plain, "{disguised:?}");
        }
    }

    #[test]
    fn both_cases_of_a_cyrillic_word_fold_alike_up_to_ascii_case() {
        assert!(fold_words("ИГНОРИРУЙ").eq_ignore_ascii_case(&fold_words("игнорируй")));
    }

    #[test]
    fn a_folded_range_leads_back_to_the_original_characters() {
        let text = "é ｇｈ\u{200b}ｐ_x";
        let folded = Folded::new(text);
        assert_eq!(folded.as_str(), "e ghp_x");
        let span = folded.original(2..6);
        assert_eq!(text.get(span), Some("ｇｈ\u{200b}ｐ_"));
        assert_eq!(text.get(folded.original(0..7)), Some(text));
    }
}
