//! Tokens that begin with a published prefix.

use std::ops::Range;
use std::sync::LazyLock;

use super::parts;
use super::placeholder;
use super::value::is_random;
use crate::Family::{
    ChatToken, CiToken, CloudCredential, JsonWebToken, LlmKey, PaymentKey, PrivateKey, RegistryToken,
    ServiceToken, VcsToken,
};
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

const fn token(prefix: &'static str, family: Family, body: Body, least: usize, edge: Edge) -> Token {
    Token { prefix, family, body, least, edge }
}

static TOKENS: &[Token] = &[
    token("AKIA", CloudCredential, Body::Upper, 16, Edge::Word),
    token("ASIA", CloudCredential, Body::Upper, 16, Edge::Word),
    token("ABIA", CloudCredential, Body::Upper, 16, Edge::Word),
    token("ACCA", CloudCredential, Body::Upper, 16, Edge::Word),
    token("AIza", CloudCredential, Body::Url, 35, Edge::Word),
    token("ya29.", CloudCredential, Body::Dotted, 20, Edge::Word),
    token("GOCSPX-", CloudCredential, Body::Url, 20, Edge::Word),
    token("dop_v1_", CloudCredential, Body::Hex, 40, Edge::Any),
    token("doo_v1_", CloudCredential, Body::Hex, 40, Edge::Any),
    token("dor_v1_", CloudCredential, Body::Hex, 40, Edge::Any),
    token("LTAI", CloudCredential, Body::Alnum, 16, Edge::Word),
    token("AKID", CloudCredential, Body::Alnum, 32, Edge::Word),
    token("fo1_", CloudCredential, Body::Url, 40, Edge::Word),
    token("fm1r_", CloudCredential, Body::Base64, 40, Edge::Word),
    token("fm2_", CloudCredential, Body::Base64, 40, Edge::Word),
    token("v1.0-", CloudCredential, Body::Url, 160, Edge::Word),
    token("ghp_", VcsToken, Body::Alnum, 30, Edge::Any),
    token("gho_", VcsToken, Body::Alnum, 30, Edge::Any),
    token("ghu_", VcsToken, Body::Alnum, 30, Edge::Any),
    token("ghs_", VcsToken, Body::Alnum, 30, Edge::Any),
    token("ghr_", VcsToken, Body::Alnum, 30, Edge::Any),
    token("github_pat_", VcsToken, Body::Url, 20, Edge::Any),
    token("glpat-", VcsToken, Body::Dotted, 20, Edge::Any),
    token("gldt-", VcsToken, Body::Dotted, 20, Edge::Any),
    token("glptt-", VcsToken, Body::Dotted, 20, Edge::Any),
    token("glrt-", VcsToken, Body::Dotted, 20, Edge::Any),
    token("glcbt-", VcsToken, Body::Dotted, 20, Edge::Any),
    token("glsoat-", VcsToken, Body::Dotted, 20, Edge::Any),
    token("glft-", VcsToken, Body::Dotted, 20, Edge::Any),
    token("ATBB", VcsToken, Body::Alnum, 28, Edge::Word),
    token("ATCTT3", VcsToken, Body::Base64, 60, Edge::Word),
    token("glagent-", VcsToken, Body::Dotted, 20, Edge::Any),
    token("glimt-", VcsToken, Body::Dotted, 20, Edge::Any),
    token("gloas-", VcsToken, Body::Dotted, 20, Edge::Any),
    token("glffct-", VcsToken, Body::Dotted, 20, Edge::Any),
    token("GR1348941", VcsToken, Body::Url, 20, Edge::Word),
    token("sgp_", VcsToken, Body::Url, 40, Edge::Word),
    token("ATATT3", ServiceToken, Body::Base64, 60, Edge::Word),
    token("npm_", RegistryToken, Body::Alnum, 30, Edge::Word),
    token("pypi-", RegistryToken, Body::Url, 50, Edge::Word),
    token("rubygems_", RegistryToken, Body::Hex, 40, Edge::Any),
    token("cio", RegistryToken, Body::Alnum, 32, Edge::Word),
    token("oy2", RegistryToken, Body::Alnum, 43, Edge::Word),
    token("AKCp", RegistryToken, Body::Alnum, 60, Edge::Word),
    token("dckr_pat_", RegistryToken, Body::Url, 20, Edge::Any),
    token("dckr_oat_", RegistryToken, Body::Url, 20, Edge::Any),
    token("CCIPAT_", CiToken, Body::Url, 30, Edge::Any),
    token("bkua_", CiToken, Body::Hex, 40, Edge::Any),
    token("nfp_", CiToken, Body::Alnum, 30, Edge::Word),
    token("pul-", CiToken, Body::Hex, 40, Edge::Word),
    token("bkct_", CiToken, Body::Hex, 40, Edge::Any),
    token("HRKU-", CiToken, Body::Url, 36, Edge::Word),
    token("API-", CiToken, Body::Upper, 25, Edge::Word),
    token("sqp_", CiToken, Body::Hex, 40, Edge::Word),
    token("squ_", CiToken, Body::Hex, 40, Edge::Word),
    token("sqa_", CiToken, Body::Hex, 40, Edge::Word),
    token("hvs.", CiToken, Body::Url, 24, Edge::Word),
    token("hvb.", CiToken, Body::Url, 24, Edge::Word),
    token("xoxb-", ChatToken, Body::Url, 20, Edge::Word),
    token("xoxp-", ChatToken, Body::Url, 20, Edge::Word),
    token("xoxa-", ChatToken, Body::Url, 20, Edge::Word),
    token("xoxe-", ChatToken, Body::Url, 20, Edge::Word),
    token("xoxe.", ChatToken, Body::Dotted, 20, Edge::Word),
    token("xoxr-", ChatToken, Body::Url, 20, Edge::Word),
    token("xoxs-", ChatToken, Body::Url, 20, Edge::Word),
    token("xoxo-", ChatToken, Body::Url, 20, Edge::Word),
    token("xoxc-", ChatToken, Body::Url, 20, Edge::Word),
    token("xoxd-", ChatToken, Body::Base64, 20, Edge::Word),
    token("xapp-", ChatToken, Body::Url, 20, Edge::Word),
    token("sk_live_", PaymentKey, Body::Alnum, 16, Edge::Any),
    token("rk_live_", PaymentKey, Body::Alnum, 16, Edge::Any),
    token("sk_test_", PaymentKey, Body::Alnum, 16, Edge::Any),
    token("rk_test_", PaymentKey, Body::Alnum, 16, Edge::Any),
    token("whsec_", PaymentKey, Body::Base64, 24, Edge::Any),
    token("sq0atp-", PaymentKey, Body::Url, 20, Edge::Word),
    token("sq0csp-", PaymentKey, Body::Url, 20, Edge::Word),
    token("access_token$production$", PaymentKey, Body::Alnum, 16, Edge::Any),
    token("access_token$sandbox$", PaymentKey, Body::Alnum, 16, Edge::Any),
    token("EAAA", PaymentKey, Body::Url, 60, Edge::Word),
    token("FLWSECK-", PaymentKey, Body::Hex, 32, Edge::Word),
    token("FLWSECK_TEST-", PaymentKey, Body::Alnum, 12, Edge::Word),
    token("shippo_live_", PaymentKey, Body::Hex, 40, Edge::Any),
    token("EZAK", PaymentKey, Body::Alnum, 54, Edge::Word),
    token("sk-", LlmKey, Body::Url, 20, Edge::Word),
    token("hf_", LlmKey, Body::Alnum, 30, Edge::Word),
    token("gsk_", LlmKey, Body::Alnum, 40, Edge::Word),
    token("xai-", LlmKey, Body::Alnum, 40, Edge::Word),
    token("pplx-", LlmKey, Body::Alnum, 40, Edge::Word),
    token("r8_", LlmKey, Body::Alnum, 30, Edge::Word),
    token("nvapi-", LlmKey, Body::Url, 60, Edge::Word),
    token("api_org_", LlmKey, Body::Alnum, 34, Edge::Word),
    token("tgp_v1_", LlmKey, Body::Url, 40, Edge::Word),
    token("csk-", LlmKey, Body::Alnum, 40, Edge::Word),
    token("jina_", LlmKey, Body::Alnum, 40, Edge::Word),
    token("tvly-", LlmKey, Body::Url, 28, Edge::Word),
    token("pcsk_", LlmKey, Body::Url, 50, Edge::Word),
    token("lsv2_pt_", LlmKey, Body::Url, 40, Edge::Word),
    token("lsv2_sk_", LlmKey, Body::Url, 40, Edge::Word),
    token("SG.", ServiceToken, Body::Dotted, 60, Edge::Word),
    token("key-", ServiceToken, Body::Hex, 32, Edge::Word),
    token("shpat_", ServiceToken, Body::Hex, 30, Edge::Any),
    token("shpss_", ServiceToken, Body::Hex, 30, Edge::Any),
    token("shpca_", ServiceToken, Body::Hex, 30, Edge::Any),
    token("dapi", ServiceToken, Body::Hex, 32, Edge::Word),
    token("lin_api_", ServiceToken, Body::Alnum, 30, Edge::Any),
    token("figd_", ServiceToken, Body::Url, 30, Edge::Any),
    token("NRAK-", ServiceToken, Body::Alnum, 24, Edge::Word),
    token("PMAK-", ServiceToken, Body::Url, 50, Edge::Word),
    token("sntrys_", ServiceToken, Body::Base64, 40, Edge::Any),
    token("sntryu_", ServiceToken, Body::Hex, 40, Edge::Any),
    token("tskey-", ServiceToken, Body::Url, 20, Edge::Word),
    token("glsa_", ServiceToken, Body::Url, 30, Edge::Any),
    token("sbp_", ServiceToken, Body::Hex, 40, Edge::Word),
    token("sb_secret_", ServiceToken, Body::Url, 20, Edge::Any),
    token("pscale_tkn_", ServiceToken, Body::Url, 30, Edge::Any),
    token("pscale_pw_", ServiceToken, Body::Url, 30, Edge::Any),
    token("dp.pt.", ServiceToken, Body::Alnum, 30, Edge::Word),
    token("secret_", ServiceToken, Body::Alnum, 40, Edge::Word),
    token("ntn_", ServiceToken, Body::Alnum, 40, Edge::Word),
    token("SK", ServiceToken, Body::Hex, 32, Edge::Word),
    token("xkeysib-", ServiceToken, Body::Url, 64, Edge::Word),
    token("xsmtpsib-", ServiceToken, Body::Url, 64, Edge::Word),
    token("dt0c01.", ServiceToken, Body::Dotted, 80, Edge::Word),
    token("dt0s01.", ServiceToken, Body::Dotted, 80, Edge::Word),
    token("pat-na1-", ServiceToken, Body::Url, 36, Edge::Word),
    token("pat-eu1-", ServiceToken, Body::Url, 36, Edge::Word),
    token("CFPAT-", ServiceToken, Body::Url, 40, Edge::Word),
    token("glc_", ServiceToken, Body::Base64, 40, Edge::Word),
    token("ops_eyJ", ServiceToken, Body::Base64, 100, Edge::Word),
    token("phx_", ServiceToken, Body::Alnum, 40, Edge::Word),
    token("lin_oauth_", ServiceToken, Body::Alnum, 40, Edge::Any),
    token("waka_", ServiceToken, Body::Url, 36, Edge::Word),
    token("dp.st.", ServiceToken, Body::Dotted, 40, Edge::Word),
    token("dp.sa.", ServiceToken, Body::Dotted, 40, Edge::Word),
    token("AGE-SECRET-KEY-1", PrivateKey, Body::Upper, 50, Edge::Any),
    token("nsec1", PrivateKey, Body::Alnum, 58, Edge::Word),
    token("xprv", PrivateKey, Body::Alnum, 104, Edge::Word),
    token("yprv", PrivateKey, Body::Alnum, 104, Edge::Word),
    token("zprv", PrivateKey, Body::Alnum, 104, Edge::Word),
    token("tprv", PrivateKey, Body::Alnum, 104, Edge::Word),
    token("eyJ", JsonWebToken, Body::Dotted, 30, Edge::Word),
];

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
            let glue = if body.len() < self.least { glue(text::ahead(text, at, 64)) } else { 0 };
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
            "AKIA" => return body.len() == 16 && !body.ends_with("EXAMPLE"),
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
        digit && letters && longest_solid(body) >= solid && varied(body) && !placeholder::is_placeholder(body)
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
