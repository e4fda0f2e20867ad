//! The static rule set: short anchors that one automaton looks for, and the judge that reads the neighbourhood of each.

use std::ops::Range;
use std::sync::{LazyLock, OnceLock};

use aho_corasick::{AhoCorasick, AhoCorasickKind};
use regex::{Regex, RegexBuilder};

use crate::fold::fold_words;
use crate::{Family, injection, secret};

/// Something found in a folded text.
pub(crate) struct Hit {
    pub(crate) family: Family,
    pub(crate) span: Range<usize>,
}

/// Decides about one place of an anchor in a folded text. It reads a bounded neighbourhood, so that the whole is linear.
pub(crate) type Judge = Box<dyn Fn(&str, Range<usize>) -> Option<Hit> + Send + Sync>;

/// An anchor (found in any ASCII case) with its judge.
pub(crate) struct Rule {
    pub(crate) anchor: String,
    pub(crate) judge: Judge,
}

impl Rule {
    pub(crate) fn new(
        anchor: &str,
        judge: impl Fn(&str, Range<usize>) -> Option<Hit> + Send + Sync + 'static,
    ) -> Self {
        Self { anchor: fold_words(anchor), judge: Box::new(judge) }
    }
}

/// All rules behind one automaton.
pub(crate) struct Rules {
    anchors: AhoCorasick,
    judges: Vec<Judge>,
}

pub(crate) static RULES: LazyLock<Rules> = LazyLock::new(|| {
    let rules = secret::rules().chain(injection::rules());
    let (anchors, judges): (Vec<String>, Vec<Judge>) = rules.map(|rule| (rule.anchor, rule.judge)).unzip();
    #[expect(clippy::expect_used, reason = "the anchors are fixed, and every test builds them")]
    let anchors = AhoCorasick::builder()
        .ascii_case_insensitive(true)
        .kind(Some(AhoCorasickKind::DFA))
        .build(anchors)
        .expect("the anchors fit an automaton");
    Rules { anchors, judges }
});

impl Rules {
    /// Hands everything found in `text`, which is folded, to `found`.
    pub(crate) fn run(&self, text: &str, mut found: impl FnMut(Hit)) {
        for anchor in self.anchors.find_overlapping_iter(text) {
            let hit =
                self.judges.get(anchor.pattern().as_usize()).and_then(|judge| judge(text, anchor.range()));
            if let Some(hit) = hit {
                found(hit);
            }
        }
    }
}

/// A rule's pattern, compiled when it is first needed: most texts need none.
///
/// `\w`, `\d`, `\s` and `\b` mean ASCII, which is all that a folded pattern needs and is far cheaper to compile.
pub(crate) struct Pattern {
    source: String,
    exact: bool,
    regex: OnceLock<Regex>,
}

/// A pattern written as it reads, in any script, and matched in any ASCII case.
pub(crate) fn pattern(source: &str) -> Pattern {
    Pattern::new(fold_words(source), false)
}

/// As [`pattern`], matched in the case it is written in.
pub(crate) fn exact_pattern(source: &str) -> Pattern {
    Pattern::new(source.to_owned(), true)
}

impl Pattern {
    fn new(source: String, exact: bool) -> Self {
        let pattern = Self { source, exact, regex: OnceLock::new() };
        #[cfg(test)]
        let _ = pattern.regex();
        pattern
    }

    pub(crate) fn regex(&self) -> &Regex {
        self.regex.get_or_init(|| {
            let source = [
                (r"\w", "[0-9A-Za-z_]"),
                (r"\d", "[0-9]"),
                (r"\s", r"[ \t\r\n]"),
                (r"\S", r"[^ \t\r\n]"),
                (r"\b", r"(?-u:\b)"),
            ]
            .into_iter()
            .fold(self.source.clone(), |source, (class, ascii)| source.replace(class, ascii));
            #[expect(
                clippy::expect_used,
                reason = "the patterns are fixed, and tests compile each when it is made"
            )]
            RegexBuilder::new(&source)
                .case_insensitive(!self.exact)
                .build()
                .expect("a pattern of the rule set compiles")
        })
    }
}
