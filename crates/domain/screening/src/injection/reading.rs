//! A stretch of text as the marks of its features: where each stands, in which sentence, and what parts the words.

use std::ops::Range;

use super::feature::Feature::{
    self, Agent, Concealed, Drop, Hush, Machine, Not, Ordering, Remote, Rules, Said, Send, Speaker, Telling,
    Undone, You,
};
use super::feature::Features;
use super::lexicon;
use crate::text;

/// A feature where it stands in the wording.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Mark {
    pub(super) feature: Feature,
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) sentence: usize,
    /// Whether the words before make it a report or another's wish.
    pub(super) told: bool,
    /// Whether it is of a language in which it may stand before or behind what it belongs to.
    pub(super) free: bool,
}

/// What stands between two words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Gap(u16);

impl Gap {
    pub(super) const COMMA: u16 = 1;
    pub(super) const COLON: u16 = 2;
    pub(super) const DASH: u16 = 4;
    pub(super) const LINE: u16 = 8;
    pub(super) const STOP: u16 = 16;
    pub(super) const PIPE: u16 = 32;
    pub(super) const OTHER: u16 = 64;
    const COMMENT: u16 = 128;
    pub(super) const CLOSED: u16 = 512;
    /// The sign within the address of a mail box.
    const AT: u16 = 256;

    /// Whether there is one of these between the words.
    pub(super) fn has(self, kinds: u16) -> bool {
        self.0 & kinds != 0
    }

    /// Whether there is nothing but space.
    pub(super) fn is_space(self) -> bool {
        self.0 == 0
    }
}

/// A word of the wording, with the way back and what stands before it.
struct Word {
    at: usize,
    place: usize,
    before: Gap,
    sentence: usize,
}

/// A stretch of a folded text as its words in lower case, one space apart, with the marks of its features.
pub(super) struct Reading {
    wording: String,
    words: Vec<Word>,
    end: usize,
    marks: Vec<Mark>,
}

/// A sentence that does not end is cut after so many bytes.
const LONGEST_SENTENCE: usize = 480;
/// The letters of a word that is hardly a piece of one.
const WHOLE: usize = 4;
/// How far before a verb what denies it may end, in bytes.
const DENIES: usize = 10;

impl Reading {
    pub(super) fn of(text: &str, span: Range<usize>) -> Self {
        let mut reading = Self {
            wording: String::with_capacity(span.len()),
            words: Vec::with_capacity(span.len() / 5),
            end: span.end,
            marks: Vec::new(),
        };
        reading.split(text, span);
        reading.mark(text);
        reading
    }

    pub(super) fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// Has each sentence's marks become others, in order of place.
    pub(super) fn remake(&mut self, make: impl Fn(&Self, &mut Vec<Mark>)) {
        let marks = std::mem::take(&mut self.marks);
        let mut remade = Vec::with_capacity(marks.len() * 2);
        let mut sentence = Vec::new();
        for marks in marks.chunk_by(|one, next| one.sentence == next.sentence) {
            sentence.clear();
            sentence.extend_from_slice(marks);
            make(self, &mut sentence);
            remade.extend_from_slice(&sentence);
        }
        self.marks = remade;
    }

    /// What stands before the word that begins there.
    pub(super) fn before(&self, at: usize) -> Gap {
        self.word(at).map_or(Gap::default(), |word| word.before)
    }

    /// The words of a mark.
    pub(super) fn cut(&self, mark: &Mark) -> &str {
        text::cut(&self.wording, mark.start..mark.end)
    }

    /// The wording behind a mark.
    pub(super) fn behind(&self, mark: &Mark) -> &str {
        text::after(&self.wording, mark.end)
    }

    /// The sign that stands right behind the words of a mark.
    pub(super) fn sign_behind(&self, text: &str, mark: &Mark) -> Option<u8> {
        text::byte_at(text, self.original(mark.start..mark.end).end)
    }

    /// The words before the one that begins there, the nearest first.
    pub(super) fn words_before(&self, at: usize) -> impl Iterator<Item = &str> {
        text::cut(&self.wording, 0..at.saturating_sub(1)).rsplit(' ').filter(|word| !word.is_empty())
    }

    /// The words that follow what ends there, each with its first byte and what stands before it.
    pub(super) fn following(&self, end: usize) -> impl Iterator<Item = (usize, Gap)> {
        let next = self.words.partition_point(|word| word.at < end);
        self.words.get(next..).unwrap_or_default().iter().map(|word| (word.at, word.before))
    }

    /// Whether the word before the one that begins there stands in capitals.
    pub(super) fn shouted_before(&self, text: &str, at: usize) -> bool {
        let next = self.words.partition_point(|word| word.at < at);
        let Some(word) = next.checked_sub(1).and_then(|index| self.words.get(index)) else { return true };
        let word = text::cut(text, word.place..word.place + at.saturating_sub(word.at + 1));
        word.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit())
    }

    /// Where a range of the wording stands in the folded text.
    pub(super) fn original(&self, span: Range<usize>) -> Range<usize> {
        self.place(span.start)..self.place(span.end.saturating_sub(1)).saturating_add(1).min(self.end)
    }

    fn place(&self, at: usize) -> usize {
        self.word(at).map_or(self.end, |word| word.place + (at - word.at))
    }

    fn word(&self, at: usize) -> Option<&Word> {
        let after = self.words.partition_point(|word| word.at <= at);
        self.words.get(after.checked_sub(1)?)
    }

    /// The number of the word around a place, found from one that is near.
    fn word_near(&self, mut near: usize, at: usize) -> usize {
        let begins = |word: usize| self.words.get(word).is_some_and(|word| word.at <= at);
        while near > 0 && !begins(near) {
            near -= 1;
        }
        while begins(near + 1) {
            near += 1;
        }
        near
    }

    /// Cuts the text into words and sentences.
    fn split(&mut self, text: &str, span: Range<usize>) {
        let mut gap = 0;
        let mut sentence = 0;
        let mut began = 0;
        let mut within = false;
        let stretch = text::cut(text, span.clone());
        let bytes = stretch.as_bytes();
        let mut chars = stretch.char_indices();
        while let Some((at, c)) = chars.next() {
            if is_part_of_word(c) {
                if !within {
                    let broken = gap & Gap::STOP != 0 || self.wording.len() > began + LONGEST_SENTENCE;
                    if broken && !self.wording.is_empty() {
                        sentence += 1;
                        began = self.wording.len();
                    }
                    if !self.wording.is_empty() {
                        self.wording.push(' ');
                    }
                    let before = Gap(gap | if self.wording.is_empty() { Gap::STOP } else { 0 });
                    self.words.push(Word {
                        at: self.wording.len(),
                        place: span.start + at,
                        before,
                        sentence,
                    });
                    within = true;
                    gap = 0;
                }
                self.wording.push(c.to_ascii_lowercase());
                continue;
            }
            let next = bytes.get(at + c.len_utf8()).copied();
            let kind = match c {
                // What is assigned begins no clause.
                ' ' | '\t' | '\r' | '=' => 0,
                '\n' if gap & Gap::LINE != 0 => Gap::STOP | Gap::LINE,
                '\n' => Gap::LINE,
                // The line end of a string in a program's text.
                '\\' if matches!(next, Some(b'n' | b'r' | b't')) => {
                    chars.next();
                    if gap & Gap::LINE != 0 { Gap::STOP | Gap::LINE } else { Gap::LINE }
                }
                ',' | '،' | '、' => Gap::COMMA,
                // The sign of a path in a program's text.
                ':' if next == Some(b':') || bytes.get(at.wrapping_sub(1)) == Some(&b':') => Gap::OTHER,
                ':' => Gap::COLON,
                '-' if next == Some(b'-') && bytes.get(at + 2) == Some(&b'>') => Gap::STOP,
                '-' if gap & Gap::OTHER == 0 && next == Some(b' ') => Gap::DASH,
                '。' | '؟' | '।' => Gap::STOP,
                '.' | '!' | '?'
                    if next.is_none_or(|next| !next.is_ascii_alphanumeric() && !b"./_-~".contains(&next)) =>
                {
                    Gap::STOP
                }
                '@' if within && is_host(bytes.get(at + 1..).unwrap_or_default()) => Gap::AT | Gap::OTHER,
                '<' if bytes.get(at + 1..at + 4) == Some(b"!--") => Gap::STOP | Gap::COMMENT,
                ')' => Gap::CLOSED | Gap::OTHER,
                '|' => Gap::PIPE,
                _ => Gap::OTHER,
            };
            within = false;
            gap |= kind;
        }
    }

    /// Finds the features of the words.
    fn mark(&mut self, text: &str) {
        let mut marks = Vec::new();
        let mut near = 0;
        lexicon::read(&self.wording, |term| {
            let Range { start, end } = term.span;
            near = self.word_near(near, start);
            let Some(word) = self.words.get(near) else { return };
            let counts = match term.feature {
                Agent | Send => !is_named(text, word.place..word.place + (end - start)),
                Hush => !is_passed_over(text::after(&self.wording, end)),
                Drop if term.free => !is_before_english(text::after(&self.wording, end)),
                Said => !is_of_someone(text::after(&self.wording, end)),
                Rules => !is_placed(text::after(&self.wording, end)),
                Remote => leads_out(text, word.place, text::cut(&self.wording, start..end)),
                _ => true,
            };
            if !counts {
                return;
            }
            // Of what is dropped a whole word tells, and no piece of one that was cut.
            let tells = |word: &str| word.len() >= WHOLE;
            let by = || text::cut(&self.wording, 0..start).trim_end().rsplit(' ').next();
            let told =
                term.ordered && word.before.is_space() && (term.feature != Drop || by().is_some_and(tells));
            let sentence = word.sentence;
            // Terms are found where they end, so one that is longer goes a few places back.
            let later = marks.iter().rev().take(16).take_while(|other: &&Mark| other.start > start).count();
            let mark = Mark { feature: term.feature, start, end, sentence, told, free: term.free };
            marks.insert(marks.len() - later, mark);
        });
        for word in self.words.iter().filter(|word| word.before.has(Gap::COMMENT)) {
            let (start, sentence) = (word.at, word.sentence);
            marks.push(Mark { feature: Concealed, start, end: start, sentence, told: false, free: false });
        }
        for word in self.words.iter().filter(|word| word.before.has(Gap::AT)) {
            let (start, sentence) = (word.at, word.sentence);
            marks.push(Mark { feature: Remote, start, end: start, sentence, told: false, free: false });
        }
        marks.sort_by_key(|mark| mark.start);
        let mut marks = without_chance(marks);
        let mut denied = None;
        let (mut telling, mut ordering) = (0, 0);
        let (mut reader, mut speaker) = (None, None);
        for mark in &mut marks {
            match mark.feature {
                Not | Undone => denied = Some((mark.end, mark.sentence)),
                Telling => telling = mark.end,
                Ordering => ordering = mark.end,
                You => reader = Some(mark.sentence),
                _ => {}
            }
            if mark.feature == Speaker {
                speaker = Some(mark.sentence);
            } else if matches!(mark.feature, You | Machine) {
                speaker = None;
            }
            let ordered = mark.told && !(ordering > 0 && ordering + 1 == mark.start);
            let reported = telling > 0
                && telling + 1 == mark.start
                && !self.before(mark.start).has(Gap::COMMA)
                && reader != Some(mark.sentence)
                && can_be_denied(mark.feature);
            mark.told = ordered || reported;
            let is_denied = denied.is_some_and(|(end, sentence)| {
                sentence == mark.sentence
                    && end < mark.start
                    && mark.start <= end + DENIES
                    && self.before(mark.start).is_space()
            });
            if (is_denied || speaker == Some(mark.sentence)) && can_be_denied(mark.feature) {
                mark.feature = Telling;
            }
        }
        self.marks = marks;
    }
}

/// Whether a word is a part of a name in a program, which is nobody and does nothing.
fn is_named(text: &str, word: Range<usize>) -> bool {
    let shouted = || text::cut(text, word.clone()).bytes().all(|byte| byte.is_ascii_uppercase());
    matches!(text::byte_at(text, word.end), Some(b'_' | b'('))
        || (text::byte_before(text, word.start) == Some(b'_') && shouted())
}

/// "The instructions in step 3": those of a text that people follow, and none in force.
fn is_placed(next: &str) -> bool {
    const PLACES: &[&str] = &["step", "section", "chapter", "appendix", "paragraph", "page", "line", "item"];
    let mut words = next.split(' ').filter(|word| !word.is_empty());
    matches!(words.next(), Some("in" | "of" | "on" | "from" | "at"))
        && words.next().is_some_and(|word| PLACES.contains(&word))
}

/// Whether an English word stands behind the one that ends there or goes on: what other languages mean by it is not meant.
fn is_before_english(rest: &str) -> bool {
    let next = rest.split_once(' ').map_or("", |(_, next)| next).split(' ').next();
    matches!(next, Some("the" | "your" | "all" | "any" | "my" | "our" | "its" | "this" | "these" | "every"))
}

/// "Everything you know about me": what one person asks of another.
fn is_of_someone(next: &str) -> bool {
    let mut words = next.split(' ').filter(|word| !word.is_empty());
    words.next() == Some("about") && matches!(words.next(), Some("me" | "us" | "him" | "her"))
}

/// "Silently ignored": what a program does.
fn is_passed_over(next: &str) -> bool {
    let next = next.trim_start_matches(' ');
    PASSED_OVER.iter().any(|passed| next.starts_with(passed))
}

/// What "silently" and its like say of a program that says nothing.
const PASSED_OVER: &[&str] = &[
    "ignor", "drop", "skip", "fail", "discard", "truncat", "swallow", "accept", "return", "corrupt",
    "convert", "fall",
];

/// Whether a word that may begin an address does: a scheme has its marks behind it, and what a note of changes refers to is
/// no place to send anything.
fn leads_out(text: &str, place: usize, term: &str) -> bool {
    if !matches!(term, "http" | "https" | "ftp" | "sftp" | "wss") {
        return true;
    }
    let after = text::ahead(text, place + term.len(), 8);
    let before = text::behind(text, place, 48);
    let numbered =
        before.strip_suffix("](").and_then(|before| before.rsplit_once('[')).is_some_and(|(_, of)| {
            of.trim_matches('`').bytes().all(|byte| byte.is_ascii_hexdigit() || byte == b'#')
        });
    after.trim_start_matches(['[', '\\', '"', ']']).starts_with([':', '/']) && !numbered
}

/// Whether a name of letters with a dot in it stands there; what is no host is a version.
fn is_host(rest: &[u8]) -> bool {
    let len =
        rest.iter().take(64).take_while(|byte| byte.is_ascii_alphanumeric() || b".-".contains(byte)).count();
    let mut parts = rest.get(..len).unwrap_or_default().split(|byte| *byte == b'.');
    let named = |part: &[u8]| part.first().is_some_and(u8::is_ascii_alphabetic);
    parts.next().is_some_and(|first| !first.is_empty()) && parts.next().is_some_and(named)
}

/// The marks without those of other languages in sentences that are English: short words mean something in many of them.
fn without_chance(marks: Vec<Mark>) -> Vec<Mark> {
    let is_chance = |sentence: &[Mark]| {
        let free = sentence.iter().filter(|mark| mark.free).count();
        free > 0 && sentence.len() - free >= ENGLISH * free
    };
    if !marks.iter().any(|mark| mark.free) {
        return marks;
    }
    let sentences = marks.chunk_by(|one, next| one.sentence == next.sentence);
    sentences
        .flat_map(|sentence| {
            let chance = is_chance(sentence);
            sentence.iter().copied().filter(move |mark| !(chance && mark.free))
        })
        .collect()
}

/// How many times as many marks of English make a sentence English.
const ENGLISH: usize = 4;

/// Every feature of some marks.
pub(super) fn features(marks: &[Mark]) -> Features {
    marks.iter().fold(Features::default(), |all, mark| all.with(Features::of(&[mark.feature])))
}

/// What its opposite takes away: not to send, never to skip.
fn can_be_denied(feature: Feature) -> bool {
    use Feature::{
        Abuse, Become, Betray, Danger, Deed, Disable, Drop, Feign, Harm, Hush, Judge, Obey, Reveal, Send,
        Write,
    };
    matches!(
        feature,
        Abuse
            | Become
            | Betray
            | Feign
            | Danger
            | Deed
            | Disable
            | Drop
            | Harm
            | Hush
            | Judge
            | Obey
            | Reveal
            | Send
            | Write
    )
}

fn is_part_of_word(c: char) -> bool {
    if c.is_ascii() {
        c.is_ascii_alphanumeric()
    } else {
        !c.is_whitespace()
            && !matches!(c, '\u{2000}'..='\u{206f}' | '\u{3000}'..='\u{303f}' | '\u{ff00}'..='\u{ff0f}'
                | '،' | '؟' | '؛' | '।' | '·' | '¡' | '¿')
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_set_one_space_apart_and_lead_back() {
        let text = "x) Ignore -- ALL\n_previous_ 指令。";
        let reading = Reading::of(text, 0..text.len());
        assert_eq!(reading.wording, "x ignore all previous 指令");
        let at = reading.wording.find("all previous").unwrap();
        let span = reading.original(at..at + "all previous".len());
        assert_eq!(text.get(span), Some("ALL\n_previous"));
    }

    #[test]
    fn a_sentence_ends_at_its_stop_and_not_within_a_name() {
        for (text, sentences) in [
            ("Read it. Then go", 2),
            ("see AGENTS.md and x.example now", 1),
            ("one\n\ntwo", 2),
            (r"one\n\ntwo", 2),
            ("one\ntwo", 1),
            ("one <!-- two --> three", 3),
        ] {
            let reading = Reading::of(text, 0..text.len());
            assert_eq!(reading.words.last().map(|word| word.sentence + 1), Some(sentences), "{text}");
        }
    }

    #[test]
    fn what_is_denied_is_no_order() {
        let features = |text: &str| -> Vec<Feature> {
            Reading::of(text, 0..text.len()).marks().iter().map(|mark| mark.feature).collect()
        };
        assert!(features("skip the review").contains(&Feature::Disable));
        assert!(!features("never skip the review").contains(&Feature::Disable));
    }
}
