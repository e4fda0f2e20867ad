//! Tokens that begin with a published prefix.

mod published;

use std::ops::Range;
use std::sync::LazyLock;

use self::published::TOKENS;
use super::parts;
use super::placeholder;
use super::value::is_random;
use crate::Family::JsonWebToken;
use crate::rules::{Hit, Pattern, Rule, exact_pattern};
use crate::{Family, text};

struct Token {
    prefix: &'static str,
    family: Family,
    body: Body,
    /// The fewest characters of a body.
    least: usize,
    /// A prefix that also occurs inside words counts only where no letter or digit stands before it.
    edge: Edge,
}

#[derive(Clone, Copy)]
enum Body {
    Alnum,
    Upper,
    Hex,
    Url,
    Dotted,
    Base64,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Edge {
    Word,
    Any,
}

/// A piece of a body is read this far. Of a longer one a part is told, which no redaction takes for the whole, since more of
/// it follows.
const LONGEST: usize = 4096;

/// How far before a prefix the same one is looked for, in bytes.
const REPEATED: usize = 64;

pub(super) fn rules() -> impl Iterator<Item = Rule> {
    TOKENS.iter().map(|token| Rule::new(token.prefix, move |text, anchor| token.judge(text, anchor)))
}

impl Token {
    fn judge(&self, text: &str, anchor: Range<usize>) -> Option<Hit> {
        if text::cut(text, anchor.clone()) != self.prefix {
            return None;
        }
        let glued = text::byte_before(text, anchor.start).is_some_and(|byte| byte.is_ascii_alphanumeric());
        if glued && self.edge == Edge::Word {
            return None;
        }
        if self.is_repeated(text, anchor.start) {
            return None;
        }
        if self.family == JsonWebToken && !has_claims(text, anchor.end) {
            return None;
        }
        let (body, end) = self.body(text, anchor.end);
        let whole = if body.len() < self.least { parts::whole(text, &anchor, end, &body) } else { None };
        let (body, end) = whole.unwrap_or((body, end));
        let long = body.len() >= self.least;
        (long && self.is_credible(&body)).then_some(Hit { family: self.family, span: anchor.start..end })
    }

    /// Whether the prefix stands within the body of the same prefix close before it, which was judged with all that
    /// follows. So a long run of prefixes is not read again for each of them.
    fn is_repeated(&self, text: &str, at: usize) -> bool {
        let behind = text::behind(text, at, REPEATED);
        let parted = |byte: u8| !self.body.holds(byte) || (self.family == JsonWebToken && byte == b'.');
        let run = behind.bytes().rposition(parted).map_or(0, |at| at + 1);
        text::after(behind, run).contains(self.prefix)
    }

    /// The body that starts at `from`, taken together across line wraps and string concatenation while it is short.
    fn body(&self, text: &str, from: usize) -> (String, usize) {
        let mut body = String::new();
        let (mut at, mut end) = (from, from);
        loop {
            let piece = text.as_bytes().get(at..).unwrap_or_default();
            let len = piece.iter().take(LONGEST).take_while(|byte| self.body.holds(**byte)).count();
            body.push_str(text::cut(text, at..at + len));
            if len > 0 {
                at += len;
                end = at;
            }
            let short = body.len() < self.least || (self.family == JsonWebToken && is_unsigned(&body));
            let glue = if short { glue(text::ahead(text, at, 64)) } else { 0 };
            if glue == 0 {
                return (body, end);
            }
            at += glue;
        }
    }

    fn is_credible(&self, body: &str) -> bool {
        let digit = body.bytes().any(|byte| byte.is_ascii_digit());
        match self.prefix {
            "eyJ" => return is_signed(body),
            "AKIA" => return body.len() == 16 && varied(body) && !body.ends_with("EXAMPLE"),
            "ASIA" | "ABIA" | "ACCA" => return body.len() == 16 && digit && !body.ends_with("EXAMPLE"),
            "cio" | "LTAI" => {
                return digit && body.len() <= 46 && body.bytes().any(|b| b.is_ascii_uppercase());
            }
            "oy2" => return digit && body.len() == 43 && varied(body),
            "SK" => return body.len() == 32 && varied(body),
            "API-" => return body.len() <= 32 && digit && varied(body),
            "nsec1" => return body.len() == 58 && varied(body),
            "xprv" | "yprv" | "zprv" | "tprv" => return (104..=110).contains(&body.len()) && varied(body),
            // Its letters are drawn from both cases, and now and then no digit is among them.
            "hf_" => return body.len() >= 34 && varied(body) && is_random(body, 30),
            _ => {}
        }
        let letters = body.bytes().any(|byte| byte.is_ascii_alphabetic());
        let solid = if self.prefix == "sk-" && !body.starts_with("ant-") && !body.starts_with("proj-") {
            16
        } else {
            8
        };
        // Marks that belong to the alphabet part what is random into short pieces; slugs are in one case.
        let cased = |of: fn(&u8) -> bool| body.as_bytes().iter().any(of);
        let random = solid == 8
            && longest_solid(body) >= 5
            && cased(u8::is_ascii_uppercase)
            && cased(u8::is_ascii_lowercase);
        digit
            && letters
            && (longest_solid(body) >= solid || random)
            && varied(body)
            && !placeholder::is_placeholder(body)
    }
}

impl Body {
    fn holds(self, byte: u8) -> bool {
        match self {
            Self::Alnum => byte.is_ascii_alphanumeric(),
            Self::Upper => byte.is_ascii_uppercase() || byte.is_ascii_digit(),
            Self::Hex => byte.is_ascii_hexdigit(),
            Self::Url => byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-'),
            Self::Dotted => byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b'.'),
            Self::Base64 => {
                byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b'+' | b'/' | b'=' | b'%')
            }
        }
    }
}

/// The length of what a formatter or an author puts between two halves of one token: a line wrap with its indentation
/// and quotes, or a string concatenation.
fn glue(text: &str) -> usize {
    static GLUE: LazyLock<Pattern> = LazyLock::new(|| {
        exact_pattern(
            r#"^(?:\\*["'`]?[ \t]*[+&.]?[ \t]*\\?(?:\r?\n|\\n)[ \t]*[+>|*#]?[ \t]*\\*["'`]?|\\*["'`][ \t]*[+&.,]?[ \t]*\\*["'`])"#,
        )
    });
    GLUE.regex().find(text).map_or(0, |found| found.len())
}

/// The longest piece of a body between separators.
fn longest_solid(body: &str) -> usize {
    body.split(['-', '_', '.']).map(str::len).max().unwrap_or(0)
}

/// A mask or a filler repeats itself from the start.
pub(super) fn varied(body: &str) -> bool {
    let mut seen = [false; 128];
    // The bearer tokens of one service begin with zeros.
    let rest = body.trim_start_matches('A');
    let body = if body.len() >= rest.len() + 16 { rest } else { body };
    for byte in body.bytes().take(16) {
        if let Some(slot) = seen.get_mut(usize::from(byte)) {
            *slot = true;
        }
    }
    seen.iter().filter(|slot| **slot).count() >= 4
}

/// Whether a head that begins there may be followed by claims: right behind it, or past the end of a line.
fn has_claims(text: &str, from: usize) -> bool {
    let rest = text.as_bytes().get(from..).unwrap_or_default();
    let head = rest.iter().take(LONGEST).take_while(|byte| Body::Url.holds(**byte)).count();
    rest.get(head) != Some(&b'.')
        || (head >= 8 && rest.get(head + 1..).is_some_and(|rest| rest.starts_with(b"eyJ")))
}

/// Whether what was read of a web token so far ends within its claims or the start of its signature.
fn is_unsigned(body: &str) -> bool {
    let mut parts = body.split('.').skip(1);
    parts.next().is_some_and(|claims| claims.starts_with("eyJ"))
        && parts.next().is_none_or(|sign| sign.len() < 10)
}

/// Whether the rest of a token that began with `eyJ` has the three parts of a signed JSON Web Token.
fn is_signed(body: &str) -> bool {
    let mut parts = body.split('.');
    let (Some(head), Some(claims), Some(signature)) = (parts.next(), parts.next(), parts.next()) else {
        return false;
    };
    head.len() >= 8
        && claims.len() >= 8
        && claims.starts_with("eyJ")
        && signature.len() >= 10
        && varied(signature)
}
