use std::collections::{HashSet, VecDeque};
use std::fmt;
use std::hash::{BuildHasherDefault, DefaultHasher, Hash, Hasher};
use std::ops::Range;

use crate::field::{Field, FieldRule};
use crate::fold::Folded;
use crate::{Family, Finding, text};

/// What this memory put into the session and what the assistant said in it, so that neither comes back as news (R9.5).
///
/// It holds hashes, never text: of runs of four words, of whole recalled lines, and of item ids. It is bounded (about
/// 1 MB); the oldest is forgotten first. The comparison is with the session alone, never with the store.
///
/// ```
/// use veridical_screening::{Echo, Family, Screener};
///
/// let screener = Screener::new([]);
/// let mut echo = Echo::new();
/// echo.note_assistant("I think that you would rather deploy from the release branch on Fridays.");
///
/// let refused = screener.in_session(&echo).record(["you would rather deploy from the release branch on Fridays"]);
/// assert_eq!(refused.unwrap_err().family(), Family::AssistantEcho);
/// assert!(screener.in_session(&echo).record(["deploys go out on Mondays"]).is_ok());
/// ```
#[derive(Clone)]
pub struct Echo {
    said: Recent,
    recalled: Recent,
    recalled_lines: Recent,
    ids: Recent,
}

/// Runs of this many words are compared.
const SHINGLE: usize = 4;
/// Runs of words kept for each source.
const SHINGLES: usize = 1 << 15;
/// Lines and ids kept.
const ITEMS: usize = 1 << 10;
/// A text is a near duplicate when this share of its runs, in percent, was heard before.
const NEAR: usize = 80;
/// This many runs heard one after another are a quotation, whatever surrounds them.
const QUOTATION: usize = 12;

impl Echo {
    /// A session in which nothing was recalled or said yet.
    #[must_use]
    pub fn new() -> Self {
        Self {
            said: Recent::new(SHINGLES),
            recalled: Recent::new(SHINGLES),
            recalled_lines: Recent::new(ITEMS),
            ids: Recent::new(ITEMS),
        }
    }

    /// Notes a message of the assistant.
    pub fn note_assistant(&mut self, message: &str) {
        let folded = Folded::new(message);
        for run in Words::of(folded.as_str()).shingles() {
            self.said.insert(run.hash);
        }
    }

    /// Notes what this memory put into the session: a rendered block, or the id of an item.
    pub fn note_injected(&mut self, block_or_id: &str) {
        if let Some(id) = as_id(block_or_id) {
            self.ids.insert(hash_of(id));
            return;
        }
        let folded = Folded::new(block_or_id);
        for run in Words::of(folded.as_str()).shingles() {
            self.recalled.insert(run.hash);
        }
        for line in folded.as_str().lines() {
            let words = Words::of(line);
            if words.weight() >= Words::SHORTEST_LINE {
                self.recalled_lines.insert(words.whole());
            }
        }
    }

    /// What of the session comes back in a field.
    pub(crate) fn find(&self, field: Field<'_>) -> Option<Finding> {
        if let Some(span) = self.id_in(field.as_str()) {
            return Some(Finding::new(Family::RecalledEcho, span));
        }
        if field.rule() != FieldRule::Text {
            return None;
        }
        let folded = Folded::new(field.as_str());
        let words = Words::of(folded.as_str());
        let whole_line =
            words.weight() >= Words::SHORTEST_LINE && self.recalled_lines.contains(words.whole());
        let (family, span) = if whole_line {
            (Family::RecalledEcho, words.span()?)
        } else if let Some(span) = self.recalled.heard(&words) {
            (Family::RecalledEcho, span)
        } else {
            (Family::AssistantEcho, self.said.heard(&words)?)
        };
        Some(Finding::new(family, folded.original(span)))
    }

    fn id_in(&self, text: &str) -> Option<Range<usize>> {
        if self.ids.is_empty() {
            return None;
        }
        let mut at = 0;
        for piece in text.split(|c: char| !is_id_char(c)) {
            let id = piece.trim_end_matches(['.', ':']);
            if self.ids.contains(hash_of(id)) {
                return Some(at..at + id.len());
            }
            at += piece.len();
            at += text::after(text, at).chars().next().map_or(0, char::len_utf8);
        }
        None
    }
}

impl Default for Echo {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for Echo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Echo")
            .field("said", &self.said.len())
            .field("recalled", &self.recalled.len())
            .field("ids", &self.ids.len())
            .finish()
    }
}

/// An id stands alone, in an id's characters, and has a digit: a recalled block of one plain word is no id.
fn as_id(text: &str) -> Option<&str> {
    let id = text.trim();
    let shaped = id.len() >= 6 && id.chars().all(is_id_char) && id.bytes().any(|byte| byte.is_ascii_digit());
    shaped.then_some(id)
}

fn is_id_char(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | ':' | '-')
}

/// The newest hashes, up to a number of them.
#[derive(Clone)]
struct Recent {
    known: HashSet<u64, BuildHasherDefault<DefaultHasher>>,
    oldest_first: VecDeque<u64>,
    most: usize,
}

impl Recent {
    fn new(most: usize) -> Self {
        Self { known: HashSet::default(), oldest_first: VecDeque::new(), most }
    }

    fn insert(&mut self, hash: u64) {
        if !self.known.insert(hash) {
            return;
        }
        self.oldest_first.push_back(hash);
        if self.oldest_first.len() > self.most
            && let Some(oldest) = self.oldest_first.pop_front()
        {
            self.known.remove(&oldest);
        }
    }

    fn contains(&self, hash: u64) -> bool {
        self.known.contains(&hash)
    }

    fn is_empty(&self) -> bool {
        self.known.is_empty()
    }

    fn len(&self) -> usize {
        self.known.len()
    }

    /// The stretch of `words` that was heard before, when it is nearly all of them or long enough to be a quotation.
    fn heard(&self, words: &Words) -> Option<Range<usize>> {
        if self.is_empty() || words.weight() < Words::SHORTEST_TEXT {
            return None;
        }
        let (mut all, mut known, mut streak) = (0_usize, 0_usize, 0_usize);
        let mut quoted = false;
        let mut span: Option<Range<usize>> = None;
        for run in words.shingles() {
            all += 1;
            streak = if self.contains(run.hash) { streak + 1 } else { 0 };
            if streak > 0 {
                known += 1;
                quoted |= streak >= QUOTATION;
                let start = span.map_or(run.span.start, |span| span.start);
                span = Some(start..run.span.end);
            }
        }
        let near = all > 0 && known * 100 >= all * NEAR;
        span.filter(|_| near || quoted)
    }
}

/// The words of a text, case folded; in scripts that put no space between words, each character is one.
struct Words {
    words: Vec<Word>,
}

struct Word {
    hash: u64,
    span: Range<usize>,
    weight: usize,
}

struct Shingle {
    hash: u64,
    span: Range<usize>,
}

impl Words {
    /// Less than four spaced words is too common to be anyone's.
    const SHORTEST_TEXT: usize = 8;
    /// A whole recalled line is one from two spaced words on.
    const SHORTEST_LINE: usize = 4;

    fn of(folded: &str) -> Self {
        let mut words: Vec<Word> = Vec::new();
        let mut open: Option<(usize, DefaultHasher)> = None;
        for (at, c) in folded.char_indices() {
            if c.is_alphanumeric() && !is_unspaced(c) {
                let (_, hasher) = open.get_or_insert_with(|| (at, DefaultHasher::new()));
                c.to_ascii_lowercase().hash(hasher);
                continue;
            }
            if let Some((start, hasher)) = open.take() {
                words.push(Word { hash: hasher.finish(), span: start..at, weight: 2 });
            }
            if is_unspaced(c) {
                words.push(Word { hash: hash_of(c), span: at..at + c.len_utf8(), weight: 1 });
            }
        }
        if let Some((start, hasher)) = open {
            words.push(Word { hash: hasher.finish(), span: start..folded.len(), weight: 2 });
        }
        Self { words }
    }

    fn weight(&self) -> usize {
        self.words.iter().map(|word| word.weight).sum()
    }

    fn whole(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        for word in &self.words {
            word.hash.hash(&mut hasher);
        }
        hasher.finish()
    }

    fn span(&self) -> Option<Range<usize>> {
        Some(self.words.first()?.span.start..self.words.last()?.span.end)
    }

    fn shingles(&self) -> impl Iterator<Item = Shingle> {
        self.words.windows(SHINGLE).filter_map(|run| {
            let mut hasher = DefaultHasher::new();
            for word in run {
                word.hash.hash(&mut hasher);
            }
            Some(Shingle { hash: hasher.finish(), span: run.first()?.span.start..run.last()?.span.end })
        })
    }
}

/// Letters of scripts written without spaces, and the parts into which the fold takes Korean syllables.
fn is_unspaced(c: char) -> bool {
    matches!(c, '\u{e00}'..='\u{eff}' | '\u{1000}'..='\u{109f}' | '\u{1100}'..='\u{11ff}' | '\u{1780}'..='\u{17ff}'
        | '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{20000}'..='\u{3ffff}')
}

fn hash_of(value: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Screener;

    fn family(echo: &Echo, field: Field<'_>) -> Option<Family> {
        let screener = Screener::new([]);
        screener.in_session(echo).record([field]).err().map(|rejected| rejected.family())
    }

    fn session() -> Echo {
        let mut echo = Echo::new();
        echo.note_assistant(
            "All green: the timeout was caused by the missing retry budget in the upload client.",
        );
        echo.note_injected(
            "- The staging cluster answers on port 9443 behind the old balancer.\n- prefers Go",
        );
        echo.note_injected("ep-00f3a9");
        echo
    }

    #[test]
    fn what_the_session_already_held_is_an_echo() {
        let echo = session();
        for (text, expected) in [
            (
                "the timeout was caused by the missing retry budget in the upload client",
                Some(Family::AssistantEcho),
            ),
            (
                "The TIMEOUT was caused by the missing retry budget in the upload client!",
                Some(Family::AssistantEcho),
            ),
            ("the staging cluster answers on port 9443 behind the old balancer", Some(Family::RecalledEcho)),
            ("prefers Go", Some(Family::RecalledEcho)),
            ("see item ep-00f3a9.", Some(Family::RecalledEcho)),
            ("prefers Rust", None),
            ("the timeout", None),
            ("the upload client needs a circuit breaker before the next release", None),
            ("all green", None),
        ] {
            assert_eq!(family(&echo, Field::text(text)), expected, "{text}");
        }
    }

    #[test]
    fn an_attested_result_is_no_echo_because_the_assistant_quoted_it() {
        let mut echo = Echo::new();
        let line = "AssertionError: expected 3 rows but the importer wrote 2 of them";
        echo.note_assistant(line);
        echo.note_injected(line);
        assert_eq!(family(&echo, Field::attested(line)), None);
        assert_eq!(family(&echo, Field::command(line)), None);
        assert_eq!(family(&echo, Field::text(line)), Some(Family::RecalledEcho));
    }

    #[test]
    fn a_long_quotation_inside_other_text_is_an_echo() {
        let mut echo = Echo::new();
        let quoted =
            "the importer keeps two rows because the header is counted twice when the file has a mark";
        echo.note_assistant(quoted);
        let around =
            format!("Something of my own about other things came first, and more of it, then {quoted}");
        assert_eq!(family(&echo, Field::text(&around)), Some(Family::AssistantEcho));
    }

    #[test]
    fn the_oldest_is_forgotten_and_the_bound_holds() {
        let mut recent = Recent::new(2);
        for hash in [1, 2, 2, 3] {
            recent.insert(hash);
        }
        assert_eq!(recent.len(), 2);
        assert!(!recent.contains(1) && recent.contains(2) && recent.contains(3));
    }

    #[test]
    fn an_echo_in_an_unspaced_script_is_found() {
        let mut echo = Echo::new();
        echo.note_assistant("测试失败是因为上传客户端缺少重试预算。");
        assert_eq!(family(&echo, Field::text("上传客户端缺少重试预算")), Some(Family::AssistantEcho));
        assert_eq!(family(&echo, Field::text("部署服务器使用新的端口")), None);
    }

    #[test]
    fn debug_shows_counts_alone() {
        let shown = format!("{:?}", session());
        assert!(!shown.contains("staging") && !shown.contains("00f3a9"), "{shown}");
    }
}
