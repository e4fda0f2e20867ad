//! Secrets that a fixed neighbourhood gives away: webhooks, bot tokens, signed addresses, registry logins.

use std::ops::Range;

use super::encoded::base64_text;
use super::placeholder::{is_placeholder, is_reference};
use super::token::varied;
use super::value::is_random;
use crate::Family::{
    AssignedSecret, ChatToken, CiToken, CloudCredential, ConnectionString, Cookie, PrivateKey, RegistryAuth,
    RegistryToken, ServiceToken,
};
use crate::rules::{Hit, Pattern, Rule, exact_pattern};
use crate::{Family, text};

/// How far behind and ahead of its anchor a shape is read, in bytes.
const BEHIND: usize = 40;
const AHEAD: usize = 512;

/// A pattern whose first group is the secret, and what the secret must still satisfy.
struct Shape {
    anchor: &'static str,
    family: Family,
    pattern: Pattern,
    accept: fn(&str) -> bool,
}

/// A login as the configuration of an image registry's client holds it.
const STORED: &str = r#"\\?["']auth\\?["']\s*:\s*\\?["']([A-Za-z0-9+/]{8,}={0,2})"#;

/// The second half of a login of Vault's, which elsewhere is the number of something.
const VAULT: &str = r#"(?i)(?:vault_|role[_-]id[\s\S]{0,80})secret[_-]id\\?["']?[\s:=]+\\?["']?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b"#;

/// A line of the password file of PostgreSQL's clients.
const PGPASS: &str = r"(?:[\w.-]:5432|\*:\*):[^\s:]+:[^\s:]+:([^\s:]{4,})(?:\s|$)";

/// A line of the cookie jars that clients share.
const JAR: &str = r"\t(?:TRUE|FALSE)\t/[^\t\n]*\t(?:TRUE|FALSE)\t\d+\t[^\t\n]+\t([^\s]{16,})";

fn shapes() -> Vec<Shape> {
    let shape = |anchor, family, source, accept: fn(&str) -> bool| Shape {
        anchor,
        family,
        pattern: exact_pattern(source),
        accept,
    };
    vec![
        shape(
            "hooks.slack.com",
            ChatToken,
            r"hooks\.slack\.com/(?:services|workflows|triggers)/[\w/-]*/([\w-]{16,})",
            varied,
        ),
        shape("webhook.office.com", ChatToken, r"webhook\.office\.com/webhookb2/([\w@/-]{40,})", varied),
        shape("/api/webhooks/", ChatToken, r"/api/webhooks/\d{17,20}/([\w-]{50,})", varied),
        shape(":AA", ChatToken, r"(?:\b|bot)(\d{8,10}:AA[\w-]{32,34})\b", varied),
        shape("AccountKey=", ConnectionString, r"AccountKey=([A-Za-z0-9+/]{40,}={0,2})", varied),
        shape("SharedAccessKey=", ConnectionString, r"SharedAccessKey=([A-Za-z0-9+/]{30,}={0,2})", varied),
        shape("sig=", ConnectionString, r"[?&;]sig=((?:[\w+/.-]|%[0-9A-Fa-f]{2}){30,}={0,2})", varied),
        shape("X-Amz-Signature=", ConnectionString, r"X-Amz-Signature=([0-9a-f]{64})", varied),
        shape("auth\"", RegistryAuth, STORED, is_login),
        shape("auth'", RegistryAuth, STORED, is_login),
        shape(r#"auth\""#, RegistryAuth, STORED, is_login),
        shape("auth:", RegistryAuth, r"\bauth:\s+([A-Za-z0-9+/]{8,}={0,2})", is_login),
        shape("_auth", RegistryAuth, r#"_auth\s*=\s*["']?([A-Za-z0-9+/]{8,}={0,2})"#, is_login),
        shape("_authToken", RegistryToken, r#"_authToken\s*=\s*["']?([\w+/.=-]{20,})"#, varied),
        shape("Q~", CloudCredential, r"(?:^|[^\w~.-])([\w~.-]{3}\dQ~[\w~.-]{31,34})(?:[^\w~-]|$)", varied),
        shape(".atlasv1.", CiToken, r"\b([A-Za-z0-9]{14}\.atlasv1\.[\w=-]{60,})", varied),
        shape("pat", ServiceToken, r"\b(pat[A-Za-z0-9]{14}\.[0-9a-f]{64})\b", varied),
        shape("re_", ServiceToken, r"\b(re_[A-Za-z0-9]{8}_[A-Za-z0-9]{24})\b", has_digit),
        shape(
            "chat.googleapis.com",
            ChatToken,
            r"chat\.googleapis\.com/v1/spaces/\S*[?&]token=([\w%-]{20,})",
            varied,
        ),
        shape("role_id", AssignedSecret, VAULT, varied),
        shape("role-id", AssignedSecret, VAULT, varied),
        shape("vault_secret_id", AssignedSecret, VAULT, varied),
        shape(":5432:", ConnectionString, PGPASS, chosen),
        shape("*:*:*:", ConnectionString, PGPASS, chosen),
        shape("requirepass", AssignedSecret, r"(?:^|\n)\s*requirepass\s+([^\s#]{6,})", chosen),
        shape("masterauth", AssignedSecret, r"(?:^|\n)\s*masterauth\s+([^\s#]{6,})", chosen),
        shape("AUTH default", AssignedSecret, r"AUTH default\s+(\S{6,})", chosen),
        // What a network device shows of a password that it holds in plain.
        shape("secret 0 ", AssignedSecret, r"secret 0 (\S{4,})", chosen),
        shape("password 0 ", AssignedSecret, r"password 0 (\S{4,})", chosen),
        shape("key 0 ", AssignedSecret, r"key 0 (\S{4,})", chosen),
        shape(
            "pre-shared-key",
            AssignedSecret,
            r"pre-shared-key\s+(?:(?:local|remote|0|ascii-text)\s+)?[\x22']?([^\s\x22']{6,})",
            chosen_mixed,
        ),
        shape("community ", AssignedSecret, r"snmp-server community (\S{6,}) R[OW]", chosen_mixed),
        shape("psk=", AssignedSecret, r"psk=[\x22']?([^\s\x22']{8,63})", chosen),
        shape("WIFI:", AssignedSecret, r"WIFI:(?:[^\n]{0,200}?;)?P:((?:\\.|[^;\\\n]){4,});", chosen),
        shape(
            "accounts",
            PrivateKey,
            r"accounts[\x22']?\s*[:=]\s*\[\s*[\x22'](?:0x)?([0-9a-fA-F]{64})[\x22']",
            varied,
        ),
        // A line of a cookie jar: host, scope, path, scope, time, name, value.
        shape("\tTRUE\t", Cookie, JAR, is_session),
        shape("\tFALSE\t", Cookie, JAR, is_session),
        shape("-us", ServiceToken, r"\b([0-9a-f]{32}-us\d{1,2})\b", varied),
        shape(
            "twilio",
            ChatToken,
            r"(?i)twilio[\s\S]{0,300}?\bAC[0-9a-f]{32}\W{1,8}([0-9a-f]{32})\b",
            varied,
        ),
        shape("pk_", ServiceToken, r"\b(pk_\d{6,9}_[A-Z0-9]{32})\b", varied),
        shape(
            "A3-",
            ServiceToken,
            r"\b(A3-[A-Z0-9]{6}-(?:[A-Z0-9]{6}-|[A-Z0-9]{11}-)?(?:[A-Z0-9]{5}-){2,4}[A-Z0-9]{5})\b",
            varied,
        ),
        shape("pat.", CiToken, r"\b((?:pat|sat)\.[\w-]{22}\.[0-9a-f]{24}\.[A-Za-z0-9]{20})\b", varied),
        shape("jsn", ServiceToken, r"([0-9a-f]{10}msh[0-9a-f]{15}p1[0-9a-f]{6}jsn[0-9a-f]{12})\b", varied),
        shape("Private-Lines:", PrivateKey, r"Private-Lines:\s*\d+\s+([A-Za-z0-9+/=]{16,})", varied),
    ]
}

pub(super) fn rules() -> impl Iterator<Item = Rule> {
    shapes().into_iter().map(|shape| Rule::new(shape.anchor, move |text, at| shape.judge(text, at)))
}

impl Shape {
    fn judge(&self, text: &str, anchor: Range<usize>) -> Option<Hit> {
        let window = text::behind(text, anchor.start, BEHIND).len();
        let start = anchor.start - window;
        let secret = self.pattern.regex().captures(text::ahead(text, start, AHEAD))?.get(1)?;
        let accepted = (self.accept)(secret.as_str());
        accepted.then(|| Hit { family: self.family, span: start + secret.start()..start + secret.end() })
    }
}

/// Whether somebody chose the value, in place of the words of a manual.
fn chosen(value: &str) -> bool {
    !is_placeholder(value) && !is_reference(value)
}

/// As [`chosen`], with letters and digits.
fn chosen_mixed(value: &str) -> bool {
    chosen(value) && has_digit(value) && value.bytes().any(|byte| byte.is_ascii_alphabetic())
}

fn is_session(value: &str) -> bool {
    is_random(value, 16)
}

fn has_digit(value: &str) -> bool {
    value.bytes().any(|byte| byte.is_ascii_digit())
}

/// Whether a value is `user:password` in base64.
fn is_login(value: &str) -> bool {
    base64_text(value).is_some_and(|login| login.contains(':'))
}
