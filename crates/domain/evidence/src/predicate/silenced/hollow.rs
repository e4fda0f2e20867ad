//! Crashes that were stepped over, and values that were made up, in the place of a mend.

use super::mended::Source;
use crate::FailureSignature;
use crate::change::changed_lines;
use crate::predicate::touch::file_name;
use std::collections::HashSet;

/// The lines of a program that only led to the one that failed, as far as an output quotes them.
pub(super) struct Callers<'a> {
    lines: Vec<&'a str>,
    failed: &'a str,
}

impl<'a> Callers<'a> {
    pub(super) fn of(said: &'a str, program: &str) -> Self {
        let is_own = |place: &str| {
            let path = place.strip_prefix("  File \"").and_then(|rest| rest.split('"').next());
            path.is_some_and(|path| file_name(path) == program)
        };
        let mut above = "";
        let quoted = said.lines().filter(|line| {
            let place = std::mem::replace(&mut above, line);
            is_own(place) && line.starts_with("    ")
        });
        let mut lines: Vec<&str> = quoted.map(str::trim).take(MAX_FRAMES).collect();
        let failed = lines.pop().unwrap_or_default();
        Self { lines, failed }
    }

    /// Whether a change gives what failed other values to work on, and leaves it as it is.
    pub(super) fn are_asked_anew(&self, before: &str, after: &str) -> bool {
        let (removed, added) = changed_lines(before, after);
        let leads = |line: &&str| {
            let line = line.trim();
            !line.is_empty()
                && !self.failed.contains(line)
                && self.lines.iter().any(|caller| caller.contains(line))
        };
        !removed.is_empty()
            && removed.iter().all(leads)
            && Source::of(&removed, true).names() == Source::of(&added, true).names()
    }
}

/// How many lines of a trace are looked at.
const MAX_FRAMES: usize = 64;

/// Whether a change steps over what may be missing, by a sign that asks for it or gives something else.
pub(in crate::predicate) fn softens(before: &str, after: &str) -> bool {
    const SIGNS: [&str; 15] = [
        "?.",
        "??",
        "&.",
        ".get(",
        ".dig(",
        ".fetch(",
        "getattr(",
        "hasattr(",
        "isset(",
        "empty(",
        "unwrap_or",
        ".ok()",
        "setdefault(",
        "defaultdict(",
        "nvl(",
    ];
    let count = |text: &str, sign: &str| text.matches(sign).count();
    SIGNS.iter().any(|sign| count(after, sign) > count(before, sign))
}

/// Whether what passes shows no hole where the failing run did not come, and, where a change stepped over what may be
/// missing, shows anything more at all.
pub(in crate::predicate) fn shows_what_failed(failed: &str, passed: &str, softened: bool) -> bool {
    const HOLES: &str = "undefined NaN nan";
    const BLANKS: &str = "None NONE none null NULL nil";
    let before: HashSet<&str> = failed.lines().map(str::trim).collect();
    let news: Vec<&str> =
        passed.lines().map(str::trim).filter(|line| !line.is_empty() && !before.contains(line)).collect();
    let is_one_of = |known: &str, word: &str| known.split(' ').any(|known| known == word);
    let hole = |word: &str| is_one_of(HOLES, word) || (softened && is_one_of(BLANKS, word));
    let words = || news.iter().flat_map(|line| line.split(|c: char| !c.is_alphanumeric() && c != '_'));
    (!softened || !news.is_empty()) && !words().any(hole)
}

/// Whether a change puts a value of its own where one was missing: `x["a"]` → `3`, or under the key: `{}` → `{"a": 1}`.
pub(super) fn makes_up(before: &str, after: &str, signature: &FailureSignature) -> bool {
    // A number in the place of what could not be looked up.
    let looked_up = |text: &str| text.matches('[').count();
    let numbers = |text: &str| {
        let words = text.split(|c: char| !c.is_alphanumeric() && c != '_');
        words.filter(|word| word.starts_with(|c: char| c.is_ascii_digit())).count()
    };
    if looked_up(after) < looked_up(before) && numbers(after) > numbers(before) {
        return true;
    }
    let is_of_a_key = signature.kind.as_deref().is_some_and(|kind| kind.ends_with("KeyError"));
    let message = signature.message.as_deref().filter(|_| is_of_a_key).unwrap_or_default();
    let Some(key) = message.split(['\'', '"']).nth(1).filter(|key| !key.is_empty()) else { return false };
    let count = |text: &str| {
        let given = |quote: char| {
            let quoted = format!("{quote}{key}{quote}");
            let behind = text.match_indices(&quoted).filter_map(|(at, found)| text.get(at + found.len()..));
            behind
                .filter(|rest| {
                    let rest = rest.trim_start_matches([']', ' ']);
                    rest.starts_with([':', ','])
                        || rest.starts_with("=>")
                        || (rest.starts_with('=') && !rest.starts_with("=="))
                })
                .count()
        };
        given('\'') + given('"')
    };
    let quotes = |text: &str| text.matches(['\'', '"']).count();
    count(after) > count(before) && quotes(after) > quotes(before)
}

#[cfg(test)]
mod tests;
