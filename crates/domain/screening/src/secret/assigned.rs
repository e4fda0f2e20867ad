//! Values given to secret-like names, in the ways that shells, languages, configuration and people give them.

use std::ops::Range;
use std::sync::LazyLock;

use super::apart;
use super::name::{Name, STEMS};
use super::placeholder::is_reference;
use super::said;
use super::value::{Writing, is_secret};
use crate::Family::AssignedSecret;
use crate::rules::{Hit, Pattern, Rule, pattern};
use crate::text;

/// How far from its name a value may start, how far its closing quote may be, and how much of it is judged, in bytes.
const SEPARATOR: usize = 96;
const LONGEST: usize = 1024;
const JUDGED: usize = 48;

pub(super) fn rules() -> impl Iterator<Item = Rule> {
    let stems =
        STEMS.iter().map(|stem| Rule::outside(stem, |text, at| judge(text, &Name::around(text, at)?)));
    stems.chain(said::rules())
}

/// The secret that a name is given: right there, in the next cell or line, or in the course of a sentence.
pub(super) fn judge(text: &str, name: &Name) -> Option<Hit> {
    let assigned = place_of_value(text, name).and_then(|(at, writing)| Some((value_at(text, at)?, writing)));
    let found = |span| Hit { family: AssignedSecret, span };
    match &assigned {
        Some((value, writing)) if is_given(text, name, value, *writing) => Some(found(value.whole(text))),
        // Any word may be the next of a sentence; what is set apart, and is none, stands for the value.
        Some((value, Writing::Bare | Writing::Literal)) if !is_word(text::cut(text, value.span.clone())) => {
            apart::value(text, name).map(found)
        }
        _ => apart::value(text, name).or_else(|| said::value(text, name)).map(found),
    }
}

fn is_word(value: &str) -> bool {
    (!value.is_ascii() || value.bytes().all(|byte| byte.is_ascii_alphabetic())) && !is_reference(value)
}

fn is_given(text: &str, name: &Name, value: &Value, writing: Writing) -> bool {
    let writing = match value.quote {
        // Backticks in a sentence set off code, not a value, and in a shell a command.
        Some(b'`') if matches!(writing, Writing::Prose | Writing::Literal) => Writing::Prose,
        Some(_) => Writing::Quoted,
        None => writing,
    };
    let judged = text::ahead(text, value.span.start, value.span.len().min(JUDGED));
    let worded = writing == Writing::Beside && !judged.bytes().any(|byte| byte.is_ascii_digit());
    // The next flag of a command is no value of the word before it.
    let flag = writing == Writing::Beside && judged.starts_with('-');
    // The example of an address goes on with its host.
    let host = value.quote.is_none() && judged.starts_with('@');
    let field = writing == Writing::Bare && text::behind(text, name.span.start, 4) == "pub ";
    let named = worded
        || field
        || flag
        || host
        || is_sealed(text, value)
        || (value.quote.is_none() && is_type(text, value));
    !named && is_secret(judged, name.strength, writing)
}

/// Where the value of a name starts, and how a bare one would have to be read there.
fn place_of_value(text: &str, name: &Name) -> Option<(usize, Writing)> {
    use Writing::{Bare, Prose};
    let rest = text::ahead(text, name.span.end, SEPARATOR);
    let behind = text::behind(text, name.span.start, SEPARATOR);
    // Within the braces of a template all words are names.
    let brace = memchr::memrchr(b'{', behind.as_bytes()).map(|at| behind.split_at(at));
    if brace.is_some_and(|(before, inside)| before.ends_with('{') && !inside.contains("}}")) {
        return None;
    }
    // Most words that follow a name are those of a sentence, and only two forms, or three, are made of words alone.
    let next = rest.trim_start_matches([' ', '\t']).bytes().next().map(|byte| byte | 0x20);
    let plain = next.filter(|next| rest.starts_with(' ') && next.is_ascii_alphanumeric());
    let may_be = |form: &Form| match (plain, form.1) {
        (Some(next), Prose) => b"iwtaefo".contains(&next),
        (Some(next), Bare) => matches!(next, b'v' | b'o'),
        _ => true,
    };
    forms(text::cut(text, name.span.clone()), behind)
        .into_iter()
        .filter(may_be)
        .find_map(|(form, writing)| Some((name.span.end + form.regex().find(rest)?.end(), writing)))
}

type Form = (&'static LazyLock<Pattern>, Writing);

/// The ways in which a name gives its value, by the name and by what stands before it.
fn forms(name: &str, behind: &str) -> Vec<Form> {
    use Writing::{Bare, Beside, Literal, Prose};
    if behind.ends_with([' ', '\t']) && is_setting(behind) {
        return vec![(&SET, Literal), (&SEPARATED, Bare)];
    }
    if behind.ends_with(['"', '\'']) && CALLED.regex().is_match(behind) {
        return vec![(&PAIRED, Literal), (&NAMED, Bare), (&SEPARATED, Bare), (&DEFAULTED, Bare)];
    }
    let starts = behind.is_empty() || behind.ends_with(['\n', ';', '?', '&']);
    if name.starts_with('-') {
        vec![(&FLAG, Literal)]
    } else if matches!(name, "pass" | "Pass") {
        // As a word it is a verb, so it must be set like a name.
        vec![(&TIGHT, Bare), (&SEPARATED, Bare)]
    } else if name == "PASS" {
        // Before a colon it is how test runners say that a test passed.
        vec![(&TIGHT, Literal)]
    } else if matches!(name, "PWD" | "OLDPWD") && behind.ends_with(['$', '{']) {
        // The shell's working directory.
        Vec::new()
    } else if opens_element(behind) {
        vec![(&ELEMENT, Literal), (&SEPARATED, Bare)]
    } else if behind.ends_with('>') {
        // The text of an element that names, before one that holds the value.
        vec![(&ELEMENTS, Literal), (&NAMED, Bare), (&SEPARATED, Bare), (&SAID, Prose)]
    } else if follows_login(behind) {
        vec![(&SPACED, Literal), (&SEPARATED, Bare)]
    } else if is_constant(name) || starts {
        vec![
            (&TIGHT, Literal),
            (&NAMED, Bare),
            (&SEPARATED, Bare),
            (&DEFAULTED, Bare),
            (&SAID, Prose),
            (&GIVEN, Bare),
            (&SPACED, Beside),
        ]
    } else {
        vec![
            (&NAMED, Bare),
            (&SEPARATED, Bare),
            (&DEFAULTED, Bare),
            (&SAID, Prose),
            (&GIVEN, Bare),
            (&SPACED, Beside),
        ]
    }
}

/// Whether a name is that of an element, in a space of names or none.
fn opens_element(behind: &str) -> bool {
    let space =
        behind.strip_suffix(':').map(|behind| behind.trim_end_matches(|c: char| c.is_ascii_alphanumeric()));
    space.unwrap_or(behind).ends_with('<')
}

/// Whether what stands before a name has a program set it: `ENV NAME value`, `set -gx NAME value`, `gh secret set NAME`.
fn is_setting(behind: &str) -> bool {
    let mut words = behind.split_ascii_whitespace().rev();
    let (last, before) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let is = |word: &str, among: &[&str]| among.iter().any(|one| word.eq_ignore_ascii_case(one));
    is(last, &["env", "arg", "setx", "setenv", "config:set"])
        || (before == "set" && last.starts_with('-'))
        || (is(last, &["set", "add"])
            && is(before, &["config", "configure", "secret", "secrets", "variable", "env"]))
}

/// `machine … login NAME password value`.
fn follows_login(behind: &str) -> bool {
    let spaced = behind.ends_with([' ', '\t', '\n']);
    spaced
        && behind.split_ascii_whitespace().rev().nth(1).is_some_and(|word| word.eq_ignore_ascii_case("login"))
}

/// A name without lower case is one of the environment; in code, an argument is named and given an expression.
fn is_constant(name: &str) -> bool {
    !name.bytes().any(|byte| byte.is_ascii_lowercase())
}

/// `NAME=value`, without space: a literal in a shell, a `.env` file, a connection string or a query.
static TIGHT: LazyLock<Pattern> = LazyLock::new(|| pattern(r"^=\b"));
/// `--name value`, `--name=value`.
static FLAG: LazyLock<Pattern> = LazyLock::new(|| pattern(r"^(?:=|[ \t]+)"));
/// `<name>value</name>`, `<name type="…"><![CDATA[value]]></name>`.
static ELEMENT: LazyLock<Pattern> = LazyLock::new(|| {
    pattern(r#"^(?:\s+[\w:.-]{1,32}\s*=\s*\\*["'][^"'<>\n]{0,80}["']){0,4}\s*>\s*(?:<!\[CDATA\[)?"#)
});
/// `<key>name</key><string>value</string>`, `<name>…</name><value>…</value>`.
static ELEMENTS: LazyLock<Pattern> =
    LazyLock::new(|| pattern(r"^</[\w:-]{1,24}>\s*<(?:\w+:)?(?:string|value|data|param-value|text)>\s*"));
/// `name || "value"`, `name ?? "value"`: what holds when nothing else is set.
static DEFAULTED: LazyLock<Pattern> =
    LazyLock::new(|| pattern(r#"^["'`]?\]?\)?!?[ \t]{0,4}(?:\|\||\?\?|\?:|\bor\b|:-|:=)[ \t]*\\*["'`]"#));
static SPACED: LazyLock<Pattern> = LazyLock::new(|| pattern(r"^[ \t]+"));
/// `ENV NAME value`, `gh secret set NAME --repo a/b --body value`.
static SET: LazyLock<Pattern> = LazyLock::new(|| {
    pattern(concat!(
        r"^(?:=|[ \t]+(?:(?:--?[\w-]+[= ][ \t]*[^\s-]\S*[ \t]+){0,4}?--?(?:body|value|secret-string|b|v)[= ][ \t]*",
        r"|(?:-[a-z]|--[a-z]+)[= ][ \t]*)?)",
    ))
});
/// `define('NAME', 'value')`, `setItem("name", "value")`.
static CALLED: LazyLock<Pattern> = LazyLock::new(|| {
    pattern(
        r#"(?:define|set\w*|put\w*|append|add\w*|header)\(\s*["']$|(?:buildConfigField|resValue)\(\s*["']\w{1,24}["']\s*,\s*["']$"#,
    )
});
static PAIRED: LazyLock<Pattern> = LazyLock::new(|| pattern(r#"^["']\s*,\s*(?:["']\\)?["']"#));
/// `name: NAME` and `value: …` apart, as in manifests and settings.
static NAMED: LazyLock<Pattern> =
    LazyLock::new(|| pattern(r#"^\\*["']?(?:[,\s]|\\[nrt])*(?:-\s*)?\\*["']?value\\*["']?\s*[:=]\s*"#));
/// `name = value`, `"name": value`, `name: str = value`, `name := value`, `name => value`, `| name | value`.
static SEPARATED: LazyLock<Pattern> = LazyLock::new(|| {
    pattern(concat!(
        r#"^[*_]{0,2}\\*["'`]?[*_]{0,2}(?:\[\d{0,4}\]|\])?\)?[ \t]{0,8}"#,
        r"(?::[ \t]*(?:&?(?:'static )?str|string|any|text|secretstr|optional\[str\]|str ?\| ?none|option<string>)[ \t]*=",
        r"|:-|:=|\?=|\+=|=>|->|[!=]==?|[:=]|[ \t]\|[ \t])",
        r"[*_]{0,2}[ \t]*(?:[|>][-+]?[ \t]*)?(?:\r?\n[ \t]+|\\n[ \t]+)?",
        // The first of a list, or the one argument of what makes a value of it.
        r#"(?:(?:\[\]byte|new String|String::from|SecretStr|SecureString|Buffer\.from|b64decode|bytes)\(|\[\s*\\*["'])?"#,
    ))
});
/// `the password is value`.
static SAID: LazyLock<Pattern> = LazyLock::new(|| {
    pattern(
        r"^[ \t]*(?:(?:for|of|on|in)[ \t]+(?:[\w.-]+[ \t]+){1,4}?)?(?:\b(?:is|was|to|as|es|est|ist|e)\b|是|为|為|は|を|:)[ \t:]*",
    )
});
/// `password("value")`, `password "value"`.
static GIVEN: LazyLock<Pattern> = LazyLock::new(|| pattern(r#"^(?:[ \t]*\([ \t]*|[ \t]+)\\*["']"#));

struct Value {
    span: Range<usize>,
    quote: Option<u8>,
}

impl Value {
    /// All of the value: a bare one was read only as far as it is judged. Of one that does not end nearby a part is told, which
    /// no redaction takes for the whole, since more of it follows.
    fn whole(&self, text: &str) -> Range<usize> {
        let rest = text::ahead(text, self.span.end, LONGEST);
        let cut = self.quote.is_none() && self.span.len() >= JUDGED - 4;
        let more = if cut { rest.bytes().take_while(|byte| !ends_bare(*byte)).count() } else { 0 };
        self.span.start..self.span.end + more
    }
}

fn value_at(text: &str, at: usize) -> Option<Value> {
    // The form of a call or of a quoted word ends with the quote itself.
    let opened = text::byte_before(text, at).filter(|byte| is_quote(*byte));
    let rest = text::ahead(text, at, LONGEST);
    let opening = match opened {
        Some(_) => 0,
        None => opening(rest),
    };
    let quote = opened.or_else(|| text::byte_at(rest, opening.checked_sub(1)?));
    let body = text::after(rest, opening);
    let span = |len: usize| at + opening..at + opening + len;
    if let Some(quote) = quote
        && let Some(len) = quoted(body, char::from(quote))
    {
        return Some(Value { span: span(len), quote: Some(quote) });
    }
    let judged = text::ahead(body, 0, JUDGED);
    let bare = judged.bytes().position(ends_bare).unwrap_or(judged.len());
    let value = text::cut(body, 0..bare).trim_end_matches(['.', ':', '!', '?']);
    (!value.is_empty()).then(|| Value { span: span(value.len()), quote: None })
}

/// Whether a value is one that a controller's public key has sealed.
fn is_sealed(text: &str, value: &Value) -> bool {
    text::ahead(text, value.span.start, 2) == "Ag"
        && text::behind(text, value.span.start, LONGEST).contains("encryptedData")
}

/// Whether a bare value is the type of what is assigned after it: `name: Type = value`.
fn is_type(text: &str, value: &Value) -> bool {
    let assigned = text::after(text, value.span.end).trim_start_matches([' ', '\t']).starts_with("= ");
    let value = text::cut(text, value.span.clone());
    let capital = value.starts_with(|c: char| c.is_ascii_uppercase());
    assigned && capital && value.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

/// The length of what opens a quoted value: a string prefix, escapes and one or three quotes.
fn opening(rest: &str) -> usize {
    static OPENING: LazyLock<Pattern> =
        LazyLock::new(|| pattern(r#"^(?:!!str[ \t]+)?(?:[bfnru]{1,2}|\$|@)?\\*(?:"""|'''|["'`])"#));
    if !rest.bytes().take(16).any(is_quote) {
        return 0;
    }
    OPENING.regex().find(rest).map_or(0, |found| found.len())
}

/// The length of a quoted value, without the escapes before its closing quote.
fn quoted(body: &str, quote: char) -> Option<usize> {
    let value = text::cut(body, 0..body.find(quote)?);
    (!value.contains('\n')).then(|| value.trim_end_matches('\\').len())
}

/// Whether a byte ends a bare value; folded text has no other space than these.
fn ends_bare(byte: u8) -> bool {
    byte.is_ascii_whitespace()
        || matches!(
            byte,
            b'"' | b'\'' | b'`' | b'<' | b'>' | b',' | b';' | b')' | b']' | b'}' | b'|' | b'&' | b'\\'
        )
}

fn is_quote(byte: u8) -> bool {
    matches!(byte, b'"' | b'\'' | b'`')
}
