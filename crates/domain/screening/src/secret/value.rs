//! Whether a value that stands at a secret's place is one.

use std::sync::LazyLock;

use super::encoded::base64_text;
use super::name::Strength;
use super::placeholder::{is_placeholder, is_reference, words};
use super::token::varied;
use crate::rules::{Pattern, pattern};

/// How a value was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Writing {
    /// In quotes.
    Quoted,
    /// Bare, in a shell or `.env` assignment or after a flag, where a bare word is a literal.
    Literal,
    /// Bare, where it may as well be an expression of a language.
    Bare,
    /// Bare, after words of a sentence.
    Prose,
    /// Bare, with nothing but space after the name.
    Beside,
}

/// Whether `value`, given to a name of this strength, is a secret.
pub(super) fn is_secret(value: &str, strength: Strength, writing: Writing) -> bool {
    if is_placeholder(value) || is_term(value) || is_reference(value) || is_encoded_example(value) {
        return false;
    }
    if value.contains(char::is_whitespace) {
        let random = |word: &str| {
            is_random(word, 16) && word.bytes().any(|byte| byte.is_ascii_digit()) && !is_expression(word)
        };
        return value.split_whitespace().any(random);
    }
    let literal = matches!(writing, Writing::Quoted | Writing::Literal);
    if !literal && is_expression(value) {
        return false;
    }
    // A sentence goes on in the letters of its script, and so does what it says about a password.
    if !literal && !value.is_ascii() {
        return false;
    }
    // A label in ideographs, kana or hangul.
    if value
        .chars()
        .all(|c| matches!(c, '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{ac00}'..='\u{d7af}'))
    {
        return false;
    }
    let mix = Mix::of(value);
    match (strength, writing) {
        (Strength::Password, Writing::Prose) => {
            let marked = mix.digits || (mix.inner_symbols && !is_wordy(value));
            value.len() >= 7 && mix.letters && (marked || is_tangled(value))
        }
        (Strength::Password, Writing::Beside) => {
            value.len() >= 8 && mix.digits && mix.letters && !is_wordy(value) && !is_hash(value)
        }
        (Strength::Key, Writing::Beside) => is_made(value, 20) && !is_digest(value),
        (_, Writing::Beside) => is_made(value, 20),
        (Strength::Key, Writing::Prose) => is_made(value, 20) && !is_digest(value),
        (_, Writing::Prose) => is_random(value, 16),
        (Strength::Password, _) => is_password(value, mix, literal),
        (Strength::Secret, _) => {
            let single = words(value).count() == 1;
            let chosen =
                mix.digits && mix.letters && value.len() >= 8 && (!is_wordy(value) || (single && literal));
            chosen || (literal && value.len() >= 16 && is_random(value, 16)) || is_random(value, 20)
        }
        (Strength::Login, _) if value.contains(':') => {
            let password = value.split_once(':').map_or(value, |(_, password)| password);
            mix.digits && is_secret(password, Strength::Password, writing)
        }
        (Strength::Token | Strength::Login, _) => is_random(value, if literal { 12 } else { 16 }),
        (Strength::Key, _) => is_made(value, 20) && !is_digest(value),
    }
}

/// Whether a value is the encoding of what stands for a secret, as manifests hold it.
fn is_encoded_example(value: &str) -> bool {
    value.len() <= 44
        && base64_text(value)
            .is_some_and(|plain| plain.is_ascii() && (is_placeholder(&plain) || is_reference(&plain)))
}

/// Whether `value` is at least `least` bytes of what no person composes: letters and digits through one another, or
/// letters that make no words.
pub(super) fn is_random(value: &str, least: usize) -> bool {
    if value.len() < least || !varied(value) || is_wordy(value) {
        return false;
    }
    let mix = Mix::of(value);
    let composed = mix.digits || (value.len() >= least.max(16) && words(value).any(is_irregular));
    mix.letters && composed && !is_reference(value) && !is_placeholder(value)
}

/// Whether `value` is at least `least` bytes that a machine made: random, with digits.
pub(super) fn is_made(value: &str, least: usize) -> bool {
    is_random(value, least) && value.bytes().any(|byte| byte.is_ascii_digit())
}

/// Whether `value` stands out of a sentence whatever is said there: no word, no number of something, no digest.
pub(super) fn stands_out(value: &str) -> bool {
    let value = value.trim_end_matches(['!', '?']);
    let mix = Mix::of(value);
    let digest = value.bytes().all(|byte| byte.is_ascii_hexdigit() || byte == b'-');
    value.len() >= 8
        && mix.letters
        && mix.digits
        && (mix.cases > 0 || mix.symbols)
        && !digest
        && !is_wordy(value)
}

/// Whether `value` is what sentences hold beside words: a ticket, a version, a date, an address, a term.
pub(super) fn is_mundane(value: &str) -> bool {
    static MUNDANE: LazyLock<Pattern> = LazyLock::new(|| {
        pattern(concat!(
            r"^(?:[a-z]{2,8}[-_#]\d[\d.-]*|v?\d+(?:[.,:-]\d+)+[a-z]?\d*|0x[0-9a-f]+|\d{4}-\d\d-\d\dt[\d:.z+-]+|\d+[a-z]{1,3}",
            r"|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:1password|keepass|bitwarden|lastpass|pbkdf|hmac|rfc|iso|cve|utf)[\w-]*|sha\d*(?:[:_-].*)?",
            r"|[a-z_]\w*\(.*|[\w.-]+/[\w./-]*|\d{4}[a-z]\d)$",
        ))
    });
    let numbered = MUNDANE.regex().is_match(value);
    numbered || value.contains("://") || (value.contains('/') && is_reference(value)) || is_term(value)
}

/// Whether all pieces of `value` are words, numbers, or words with a number, as in identifiers and slugs.
pub(super) fn is_wordy(value: &str) -> bool {
    let composed = value.chars().all(|c| c.is_alphanumeric() || "_-./:=+~@,".contains(c));
    composed && words(value).all(is_word)
}

fn is_password(value: &str, mix: Mix, literal: bool) -> bool {
    if mix.letters && (mix.digits || mix.symbols) {
        return value.len() >= 6 && (mix.digits || literal) && !names_a_secret(value);
    }
    if !mix.letters {
        return value.len() >= 6 && mix.digits;
    }
    let wild = words(value).any(is_irregular);
    match value.len() {
        20.. if words(value).count() == 1 => !is_label(value),
        12.. => (literal || wild) && !is_label(value),
        8..=11 => wild || (literal && mix.cases > 2),
        _ => false,
    }
}

/// What kinds of characters a value has.
#[derive(Clone, Copy)]
struct Mix {
    letters: bool,
    digits: bool,
    /// Marks that identifiers and paths do not have.
    symbols: bool,
    /// Such marks between other characters, where no sentence puts them.
    inner_symbols: bool,
    /// How often the case changes.
    cases: usize,
}

impl Mix {
    fn of(value: &str) -> Self {
        let upper = value.bytes().filter(u8::is_ascii_alphabetic).map(|byte| byte.is_ascii_uppercase());
        Self {
            letters: value.chars().any(char::is_alphabetic),
            digits: value.bytes().any(|byte| byte.is_ascii_digit()),
            symbols: value.bytes().any(is_symbol),
            inner_symbols: value.trim_matches(|c: char| !c.is_alphanumeric()).bytes().any(is_symbol),
            cases: upper.clone().zip(upper.skip(1)).filter(|(one, next)| one != next).count(),
        }
    }
}

fn is_symbol(byte: u8) -> bool {
    b"!#$%^&*?~".contains(&byte)
}

/// Whether a value has the shape of a digest, a number of something or a place.
fn is_digest(value: &str) -> bool {
    is_hash(value) || value.contains(['/', ':', '.'])
}

/// The hexadecimal digits of a digest, a commit or an id.
fn is_hash(value: &str) -> bool {
    matches!(value.len(), 36 | 40 | 64 | 96 | 128)
        && value.bytes().all(|byte| byte.is_ascii_hexdigit() || byte == b'-')
}

fn is_word(piece: &str) -> bool {
    if CURVES.iter().any(|curve| piece.to_ascii_lowercase().starts_with(curve)) {
        return piece.len() <= 24;
    }
    let letters = piece.trim_matches(|c: char| c.is_ascii_digit());
    let digits = piece.bytes().filter(u8::is_ascii_digit).count();
    if letters.is_empty() {
        return digits <= 4;
    }
    let inner = letters.bytes().filter(u8::is_ascii_digit).count();
    let few = digits <= 3 && (inner == 0 || (inner <= 2 && piece.len() <= 10 && inner == digits));
    few && letters.split(|c: char| c.is_ascii_digit()).all(|part| !is_irregular(part))
}

/// Whether letters make no words that one could say: long runs of consonants, hardly a vowel, or cases mixed at random.
fn is_irregular(letters: &str) -> bool {
    if letters.len() < 8 || !letters.is_ascii() || letters.bytes().all(|byte| byte.is_ascii_uppercase()) {
        return false;
    }
    let (mut run, mut longest, mut vowels) = (0_usize, 0_usize, 0_usize);
    for byte in letters.bytes() {
        if b"aeiouy".contains(&byte.to_ascii_lowercase()) {
            vowels += 1;
            run = 0;
        } else {
            run += 1;
            longest = longest.max(run);
        }
    }
    let mixed = Mix::of(letters).cases * 2 >= letters.len();
    longest >= 6 || vowels * 7 < letters.len() || mixed
}

/// Whether capitals and small letters stand through one another as in no name of words that are written together.
fn is_tangled(value: &str) -> bool {
    let bytes = value.as_bytes();
    let small = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_lowercase);
    let humps = bytes
        .iter()
        .enumerate()
        .filter(|(at, byte)| byte.is_ascii_uppercase() && !(small(at + 1) && small(at + 2)));
    bytes.len() >= 10
        && bytes.iter().all(u8::is_ascii_alphabetic)
        && bytes.iter().filter(|byte| byte.is_ascii_lowercase()).count() >= 3
        && humps.count() >= 4
}

/// Whether a bare value reads as code: a call, an index, a path of names, or the name of another secret.
fn is_expression(value: &str) -> bool {
    let code = value.contains(['(', '[', '{', '<']) || value.contains("::") || value.contains("->");
    let dotted = value.contains('.') && value.split('.').all(is_name) && !is_phrase(value);
    code || dotted || (is_name(value) && names_a_secret(value))
}

/// Whether the parts between dots are words with a capital, a number behind the last: no path of names is written so.
fn is_phrase(value: &str) -> bool {
    let capital = |part: &str| {
        part.starts_with(|c: char| c.is_ascii_uppercase()) && part.contains(|c: char| c.is_ascii_lowercase())
    };
    value.split('.').all(capital) && value.ends_with(|c: char| c.is_ascii_digit()) && !names_a_secret(value)
}

fn is_name(part: &str) -> bool {
    let start = part.bytes().next().is_some_and(|byte| byte.is_ascii_alphabetic() || byte == b'_');
    start && part.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_') && is_wordy(part)
}

/// Whether a value is itself named like a secret, as a variable or a label is.
fn names_a_secret(value: &str) -> bool {
    let lower = value.to_ascii_lowercase();
    is_wordy(value)
        && ["password", "passwd", "passphrase", "secret", "token", "credential"]
            .iter()
            .any(|name| lower.contains(name))
}

/// Whether a value is a text of a user interface, a schema or an error code rather than a password.
fn is_label(value: &str) -> bool {
    const WORDS: &[&str] = &[
        "password",
        "passwort",
        "contrasena",
        "secret",
        "token",
        "field",
        "input",
        "label",
        "error",
        "invalid",
        "required",
        "missing",
        "confirm",
        "reset",
        "forgot",
        "change",
        "type",
        "form",
        "user",
        "login",
        "enter",
        "validat",
        "credential",
        "wrong",
        "expired",
        "mismatch",
        "optional",
        "string",
        "hash",
        "crypt",
        "encod",
    ];
    let lower = value.to_ascii_lowercase();
    let path = value.contains(['.', '/', ':']) && is_wordy(value);
    path || WORDS.iter().any(|word| lower.contains(word))
}

/// Names with more digits than other words have.
const CURVES: &[&str] = &["ed25519", "x25519", "ed448", "x448", "curve25519", "secp256", "x509"];

/// Names of algorithms, encodings and media that look like short passwords.
fn is_term(value: &str) -> bool {
    const TERMS: &[&str] = &[
        "sha", "md5", "base64", "base32", "base58", "utf", "argon2", "pbkdf2", "aes", "oauth2", "rs256",
        "hs256", "es256", "ed25519", "x509", "ipv4", "ipv6", "iso8601", "rfc", "http", "tls", "ssl", "float",
        "int", "uint", "varchar", "char", "numpy", "python",
    ];
    let lower = value.to_ascii_lowercase();
    value.len() <= 16 && TERMS.iter().any(|term| lower.starts_with(term)) && is_wordy(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_judged_by_its_name_and_by_how_it_is_written() {
        use Strength::{Password, Secret, Token};
        use Writing::{Bare, Literal, Prose, Quoted};
        for (value, strength, writing, expected) in [
            ("hunter2", Password, Quoted, true),
            ("QwertzUiopAsdfGhjklYxcv", Password, Quoted, true),
            ("correct-horse-battery", Password, Literal, true),
            ("swordfish", Password, Bare, false),
            ("required", Password, Bare, false),
            ("new_password2", Password, Bare, false),
            ("InvalidCredentials", Password, Quoted, false),
            ("settings.security.unlock", Password, Quoted, false),
            ("sha256", Password, Prose, false),
            ("Xk29fLq8", Password, Prose, true),
            ("4096", Token, Bare, false),
            ("get_token(", Token, Bare, false),
            ("self.session.token", Token, Bare, false),
            ("refresh_token_v2", Token, Quoted, false),
            ("1mlcyz92suir2qzfimaeekzb1goo5lveam15hebm", Token, Bare, true),
            ("a7f9c2d4e6b8", Token, Literal, true),
            ("a7f9c2d4e6b8", Token, Bare, false),
            ("regcred", Secret, Bare, false),
            ("web-tls-2024", Secret, Bare, false),
            ("k9x2m4p7", Secret, Quoted, true),
        ] {
            assert_eq!(is_secret(value, strength, writing), expected, "{value} {strength:?} {writing:?}");
        }
    }
}
