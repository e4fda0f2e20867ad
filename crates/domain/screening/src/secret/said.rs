//! Secrets that a sentence gives away: a name, what leads on from it, and a value that is no word.
//!
//! Grammar differs, but in all languages a value stands out: letters and digits in one word. So the words between the
//! name and the value may be any, in any order, as long as the sentence goes on; how much the value must stand out
//! depends on what stands next to it.

mod languages;

use std::collections::HashSet;
use std::ops::Range;
use std::sync::LazyLock;

use self::languages::{LANGUAGES, Language};
use super::assigned;
use super::name::{Name, Strength};
use super::value::{Writing, is_mundane, is_secret, stands_out};
use crate::fold::fold_words;
use crate::rules::Rule;
use crate::text;

/// How far from its name a value may stand, in bytes and in words, and how far before it.
const AHEAD: usize = 160;
const BEHIND: usize = 96;
const WORDS: usize = 7;

/// How many words may stand between when none of them leads on.
const UNLINKED: usize = 3;

static LINKS: LazyLock<HashSet<String>> = LazyLock::new(|| {
    LANGUAGES.iter().flat_map(|language| language.links).map(|link| fold_words(link)).collect()
});

/// Longer words of a sentence are something else: data, an address.
const LONGEST: usize = 200;
const LONGEST_PASSWORD: usize = 64;

/// A shorter word of Latin letters is a name only where a word begins: longer ones end compounds.
const COMPOUND: usize = 7;

const LOOSE: &[&str] =
    &["a", "as", "avec", "com", "con", "en", "in", "med", "met", "mit", "na", "on", "u", "using", "with"];

/// The names in every language of Latin letters but those that settings share.
pub(super) fn rules() -> impl Iterator<Item = Rule> {
    let api = Rule::outside("api", |text, at| assigned::judge(text, &key_of(text, at)?));
    names(is_latin).into_iter().chain([api])
}

/// The names in languages of other scripts.
pub(super) fn script_rules() -> impl Iterator<Item = Rule> {
    names(|word| !is_latin(word)).into_iter()
}

fn is_latin(word: &str) -> bool {
    word.chars().all(text::is_latin)
}

fn names(are_of: fn(&str) -> bool) -> Vec<Rule> {
    type Words = fn(&Language) -> &'static [&'static str];
    let kinds: [(Strength, Words); 3] = [
        (Strength::Password, |language| language.passwords),
        (Strength::Token, |language| language.made),
        (Strength::Login, |language| language.logins),
    ];
    let mut seen = HashSet::new();
    let mut rules = Vec::new();
    for (strength, words) in kinds {
        for word in LANGUAGES.iter().flat_map(words).filter(|word| are_of(word)) {
            if seen.insert(fold_words(word)) {
                rules.push(Rule::outside(word, move |text, at| {
                    assigned::judge(text, &named(text, at, strength)?)
                }));
            }
        }
    }
    rules
}

/// The name with its inflection.
fn named(text: &str, word: Range<usize>, strength: Strength) -> Option<Name> {
    let latin = text::byte_at(text, word.start).is_some_and(|byte| byte.is_ascii());
    let inside = text::behind(text, word.start, 4).chars().next_back().is_some_and(char::is_alphabetic);
    let span = word.start..ending(text, word.end);
    (!(inside && latin && word.len() < COMPOUND)).then_some(Name { span, strength })
}

/// `API` beside the word for a key.
fn key_of(text: &str, api: Range<usize>) -> Option<Name> {
    static KEYS: LazyLock<Vec<String>> = LazyLock::new(|| {
        LANGUAGES.iter().flat_map(|language| language.keys).map(|key| fold_words(key)).collect()
    });
    let is_key = |word: &str| {
        let word = word.to_ascii_lowercase();
        KEYS.iter().any(|key| word.starts_with(key.as_str()))
    };
    let ahead = text::ahead(text, api.end, 40);
    let after = ahead.trim_start_matches([' ', '-', '_']);
    if is_key(text::ahead(after, 0, 24)) {
        let start = api.end + (ahead.len() - after.len());
        let len = after.chars().take_while(|c| c.is_alphabetic()).map(char::len_utf8).sum::<usize>();
        let dense = after.chars().next().is_some_and(is_dense);
        let len = if dense {
            KEYS.iter().filter(|key| after.starts_with(key.as_str())).map(String::len).max()?
        } else {
            len
        };
        return Some(Name { span: api.start..start + len, strength: Strength::Token });
    }
    let behind = text::behind(text, api.start, 40);
    let named = behind.split([' ', '\'', '-', '\n']).rev().take(4).any(is_key);
    named.then_some(Name { span: api, strength: Strength::Token })
}

/// The value that the sentence after a name gives, or else the one before it.
pub(super) fn value(text: &str, name: &Name) -> Option<Range<usize>> {
    let (span, strength) = (&name.span, name.strength);
    let word = text::cut(text, span.clone());
    // As words they are a verb and the report of a test.
    let verb =
        matches!(word, "pass" | "Pass" | "PASS") && !text::ahead(text, span.end, 4).starts_with(" for");
    if verb {
        return None;
    }
    let ahead = text::ahead(text, span.end, AHEAD);
    let behind = text::behind(text, span.start, BEHIND);
    let after = || may_hold(ahead).then(|| value_after(text, span.clone(), strength)).flatten();
    let before = || may_hold(behind).then(|| value_before(text, span.start, strength)).flatten();
    after().or_else(before)
}

/// Whether a value may stand there: a digit, or a capital behind a small letter. All bytes are looked at together, which is
/// faster than to stop at the first.
fn may_hold(text: &str) -> bool {
    let marks = |(may, small): (bool, bool), byte: u8| {
        let may = may | byte.is_ascii_digit() | (small & byte.is_ascii_uppercase());
        (may, byte.is_ascii_lowercase())
    };
    text.bytes().fold((false, false), marks).0
}

fn value_after(text: &str, name: Range<usize>, strength: Strength) -> Option<Range<usize>> {
    let ending = ending(text, name.end);
    let quote = |c: char| matches!(c, '"' | '\'' | '`' | '*' | ')' | ',');
    let glued = text::ahead(text, ending, 8).trim_start_matches(quote).chars().next()?;
    let dense = text::behind(text, name.end, 4).chars().next_back().is_some_and(is_dense);
    if !(dense || glued.is_whitespace() || is_dense(glued) || glued == ':') {
        return None;
    }
    let mut last = Link::Name;
    let (mut parted, mut announced, mut wrapped) = (false, false, false);
    let mut end = ending;
    let mut seen = 0;
    let mut user = None;
    for word in words(text, ending, AHEAD) {
        let whole = text::cut(text, word.clone());
        // A line ends a sentence, unless it ends with what announces the value.
        let broken = text::cut(text, end..word.start).contains('\n');
        if broken && (last != Link::Sign || std::mem::replace(&mut wrapped, true)) {
            return None;
        }
        end = word.end;
        // What is looked up in a table is told by its row.
        if repeats(text, &name, whole) || whole.eq_ignore_ascii_case("where") {
            return None;
        }
        let value = bare(text, &word);
        let judged = text::cut(text, value.clone());
        if strength == Strength::Login {
            if let Some(password) = password_of(text, &value, user.as_ref()) {
                return Some(password);
            }
            // A mark stands between a user and a password, and is neither.
            if !matches!(whole, "/" | "|") {
                user = Some(value.clone());
            }
        }
        let astray =
            (parted && matches!(last, Link::Name | Link::Other)) || (seen > UNLINKED && last == Link::Other);
        if !astray && is_value(judged, strength, last) {
            return Some(value);
        }
        last = match link(whole) {
            // A mark between a user and a password leads on from neither.
            Some(Link::Sign) if announced && matches!(whole, "/" | "|") => Link::Other,
            // A second colon belongs to another name.
            Some(Link::Sign) if std::mem::replace(&mut announced, true) => return None,
            Some(link) => link,
            None if seen >= WORDS || whole.ends_with(['.', '!', '?', '\u{3002}']) => return None,
            None => {
                seen += 1;
                Link::Other
            }
        };
        parted |= whole.ends_with([',', ';', '\u{3001}']);
    }
    None
}

/// `value is the password`, `use value as the password`: the value stands before a link.
fn value_before(text: &str, name: usize, strength: Strength) -> Option<Range<usize>> {
    let start = name - text::behind(text, name, BEHIND).len();
    let start = start + text::cut(text, start..name).rfind('\n').map_or(0, |line| line + 1);
    let before: Vec<Range<usize>> = words(text, start, name - start).collect();
    let mut after: Option<Range<usize>> = None;
    for word in before.into_iter().rev().take(5) {
        let whole = text::cut(text, word.clone());
        let linked =
            after.is_some_and(|after| matches!(link(text::cut(text, after)), Some(Link::Word | Link::Loose)));
        let value = bare(text, &word);
        let judged = text::cut(text, value.clone());
        // The mark of a sentence's end is part of a word with which none ends.
        let marked = judged.ends_with(['!', '?', '#', '$', '%', '&', '*']);
        if linked && (stands_out(judged) || marked) && is_value(judged, strength, Link::Word) {
            return Some(value);
        }
        if whole.ends_with(['.', ',', ';', ':']) {
            return None;
        }
        after = Some(word);
    }
    None
}

/// `user:password`, or `user / password` with the words apart.
fn password_of(text: &str, word: &Range<usize>, user: Option<&Range<usize>>) -> Option<Range<usize>> {
    let whole = text::cut(text, word.clone());
    let judged = |at: usize| {
        let password = word.start + at..word.end;
        let value = text::cut(text, password.clone());
        is_secret(value, Strength::Password, Writing::Prose).then_some(password)
    };
    let is_user = |user: &str| {
        user.len() >= 2 && user.bytes().all(|b| b.is_ascii_alphanumeric() || b"._-@\\".contains(&b))
    };
    if let Some((user, password)) = whole.split_once(':')
        && is_user(user)
        && !is_mundane(password)
        && !password.starts_with("//")
    {
        return judged(user.len() + 1);
    }
    let slash = user.filter(|user| is_user(text::cut(text, (*user).clone())))?;
    let between = text::cut(text, slash.end..word.start).trim();
    (matches!(between, "/" | "|") && !is_mundane(whole)).then(|| judged(0)).flatten()
}

/// What stands before a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Link {
    /// The name itself.
    Name,
    /// A word that leads on to a value.
    Word,
    /// A word that does so in one language, and in another is any word.
    Loose,
    /// A colon, an arrow, an equals sign.
    Sign,
    /// Any other word.
    Other,
}

fn is_value(value: &str, strength: Strength, after: Link) -> bool {
    if !(7..=LONGEST).contains(&value.len())
        || !value.is_ascii()
        || value.starts_with('-')
        || is_mundane(value)
    {
        return false;
    }
    match (strength, after) {
        (Strength::Password | Strength::Login, _) if value.len() > LONGEST_PASSWORD => false,
        (Strength::Password, Link::Sign | Link::Word) => is_secret(value, Strength::Password, Writing::Prose),
        (Strength::Password, Link::Name | Link::Loose) => {
            is_secret(value, Strength::Password, Writing::Beside)
        }
        (Strength::Password, Link::Other) => {
            stands_out(value) && is_secret(value, Strength::Password, Writing::Beside)
        }
        (Strength::Login, Link::Word | Link::Loose) => {
            stands_out(value) && is_secret(value, Strength::Password, Writing::Beside)
        }
        (Strength::Login, _) => false,
        (_, Link::Sign | Link::Word) => is_secret(value, Strength::Token, Writing::Prose),
        (_, Link::Name | Link::Loose) => is_secret(value, Strength::Key, Writing::Beside),
        // What a machine made stands in many sentences.
        (_, Link::Other) => false,
    }
}

fn link(word: &str) -> Option<Link> {
    if word.ends_with([':', '=', '>']) {
        return Some(Link::Sign);
    }
    if word.bytes().all(|byte| b"-~=>:/".contains(&byte)) {
        return Some(Link::Sign);
    }
    if matches!(word, "--value" | "--body" | "--secret-string" | "--string-value" | "--plaintext") {
        return Some(Link::Loose);
    }
    let trimmed = word.trim_matches(|c: char| c.is_ascii_punctuation() && c != '\'' || is_quote(c));
    if word.starts_with(is_dense) {
        let trimmed = trimmed.trim_end_matches(is_quote);
        let ends = |piece: usize| {
            let start = trimmed.char_indices().rev().nth(piece).map(|(at, _)| at);
            start.is_some_and(|start| LINKS.contains(text::after(trimmed, start)))
        };
        return (0..6).any(ends).then_some(Link::Word);
    }
    let trimmed = trimmed.to_ascii_lowercase();
    if LOOSE.contains(&trimmed.as_str()) {
        return Some(Link::Loose);
    }
    LINKS.contains(trimmed.as_str()).then_some(Link::Word)
}

/// Whether a word is the name over again; it is judged by itself.
fn repeats(text: &str, name: &Range<usize>, word: &str) -> bool {
    let head = |text: &str| text.bytes().take(4).map(|byte| byte.to_ascii_lowercase()).collect::<Vec<u8>>();
    head(word) == head(text::cut(text, name.clone()))
}

/// The end of the word that begins with a name: its inflection.
fn ending(text: &str, name: usize) -> usize {
    let rest = text::ahead(text, name, 32);
    let dense = text::behind(text, name, 4).chars().next_back().is_some_and(is_dense);
    let inflected = |c: &char| !dense && (c.is_alphabetic() || *c == '\'') && !is_dense(*c);
    name + rest.chars().take_while(inflected).map(char::len_utf8).sum::<usize>()
}

/// A word without the quotes, brackets and marks around it.
fn bare(text: &str, word: &Range<usize>) -> Range<usize> {
    let whole = text::cut(text, word.clone());
    let opened = whole.trim_start_matches(['"', '\'', '`', '(', '*', '|', ',', ':']);
    let closed = opened.trim_end_matches(['"', '\'', '`', ')', '(', '|', ',', ';', ':', '.']);
    // An asterisk closes what one opened, and else belongs to the value.
    let closed = if whole.starts_with('*') { closed.trim_end_matches('*') } else { closed };
    let start = word.start + (whole.len() - opened.len());
    start..start + closed.len()
}

/// The words from `from` on: between spaces, and where a script that has none begins or ends.
fn words(text: &str, from: usize, reach: usize) -> impl Iterator<Item = Range<usize>> {
    let window = text::ahead(text, from, reach);
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = text::after(window, at);
        let start = at + (rest.len() - rest.trim_start_matches([' ', '\t', '\n', '\r', '\u{3000}']).len());
        let mut chars = text::after(window, start).chars();
        let dense = is_dense(chars.clone().next()?);
        let len = chars
            .by_ref()
            .take_while(|c| !c.is_whitespace() && is_dense(*c) == dense)
            .map(char::len_utf8)
            .sum::<usize>();
        at = start + len;
        Some(from + start..from + at)
    })
}

/// Whether a character belongs to a script that sets no spaces between words, or whose particles cling to them.
fn is_dense(c: char) -> bool {
    matches!(c, '\u{e00}'..='\u{eff}' | '\u{1100}'..='\u{11ff}' | '\u{2e80}'..='\u{d7ff}' | '\u{f900}'..='\u{faff}')
}

fn is_quote(c: char) -> bool {
    matches!(c, '"' | '\'' | '`' | '(' | '\u{300c}' | '\u{300e}' | '\u{3010}' | ' ')
}
