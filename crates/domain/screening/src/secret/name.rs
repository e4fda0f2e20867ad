//! Names under which secrets are kept.

use std::ops::Range;

use crate::text;

/// How surely a value under the name is a secret.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Strength {
    /// A password: chosen by people, so hardly any value is too plain for one.
    Password,
    /// A shared secret: chosen or made.
    Secret,
    /// A token or key: made by machines, so a plain word is none.
    Token,
    /// A key of some kind: only what a machine made, and no digest.
    Key,
    /// Credentials: a token, or a user name and a password with a colon between.
    Login,
}

/// A secret-like name in a text.
pub(super) struct Name {
    pub(super) span: Range<usize>,
    pub(super) strength: Strength,
}

/// Parts of names that [`Name::around`] is asked about.
pub(super) const STEMS: &[&str] = &[
    "pass", "pw", "secret", "token", "key", "cred", "_pat", "-pat", "pat:", "pat=", "pat\"", "pat'", "pat =",
];

/// The longest name that is read to either side of a stem, in bytes.
const LONGEST: usize = 64;

impl Name {
    /// The name around a stem, when its last words say that it holds a secret.
    pub(super) fn around(text: &str, stem: Range<usize>) -> Option<Self> {
        let marks = text::cut(text, stem.clone()).trim_end_matches([':', '=', '"', '\'', ' ']).len();
        let stem = stem.start..stem.start + marks;
        let behind = text::behind(text, stem.start, LONGEST);
        let ahead = text::ahead(text, stem.end, LONGEST);
        let start = stem.start - behind.bytes().rev().take_while(|byte| is_name_byte(*byte)).count();
        let end = stem.end + ahead.bytes().take_while(|byte| is_name_byte(*byte)).count();
        let whole = text::cut(text, start..end);
        let name = whole.trim_end_matches(['.', '-']);
        if start + name.len() < stem.end {
            return None;
        }
        let before = text::behind(text, start, 24);
        // The key of a map that is the name of a type.
        if before.ends_with("::") && text::byte_at(text, end) == Some(b'"') {
            return None;
        }
        let strength = strength(name, before)?;
        Some(Self { span: start..start + name.len(), strength })
    }
}

fn is_name_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b'.')
}

/// A longer word is told by its end, in bytes.
const LONGEST_WORD: usize = 40;

/// The words of a name from its last, split at marks, digits and humps.
fn words_from_last(name: &str) -> impl Iterator<Item = &str> {
    let mut end = name.len();
    std::iter::from_fn(move || {
        let bytes = name.as_bytes();
        while !bytes.get(end.checked_sub(1)?)?.is_ascii_alphanumeric() {
            end -= 1;
        }
        let last = end;
        end -= 1;
        while let Some(before) = end.checked_sub(1).filter(|before| before + LONGEST_WORD > last)
            && !is_edge(bytes.get(before).copied(), bytes.get(end).copied(), bytes.get(end + 1).copied())
        {
            end = before;
        }
        name.get(end..last)
    })
}

/// Whether a word ends before the middle one of three bytes that follow each other.
fn is_edge(before: Option<u8>, byte: Option<u8>, next: Option<u8>) -> bool {
    let is = |byte: Option<u8>, kind: fn(&u8) -> bool| byte.is_some_and(|byte| kind(&byte));
    let upper = u8::is_ascii_uppercase;
    let hump = is(byte, upper)
        && (is(before, u8::is_ascii_lowercase) || (is(before, upper) && is(next, u8::is_ascii_lowercase)));
    !is(before, u8::is_ascii_alphanumeric)
        || hump
        || is(before, u8::is_ascii_digit) != is(byte, u8::is_ascii_digit)
}

/// Words after the telling one that only say which of several it is.
const SUFFIXES: &[&str] = &[
    "prod",
    "production",
    "dev",
    "development",
    "staging",
    "stage",
    "test",
    "live",
    "old",
    "new",
    "current",
    "default",
    "value",
    "plain",
    "raw",
    "text",
    "string",
    "str",
    "base",
    "b",
    "v",
    "primary",
    "secondary",
    "main",
    "backup",
    "local",
];

/// What makes a `key` one that opens something.
const SECRET_KEYS: &[&str] = &[
    "api",
    "access",
    "secret",
    "private",
    "auth",
    "encryption",
    "signing",
    "master",
    "account",
    "storage",
    "shared",
    "service",
    "admin",
    "app",
    "application",
    "client",
    "server",
    "session",
    "deploy",
    "ssh",
    "webhook",
    "license",
    "consumer",
    "subscription",
    "crypt",
    "crypto",
    "cipher",
    "hmac",
    "jwt",
    "aes",
    "rsa",
    "write",
    "read",
    "root",
    "openai",
    "anthropic",
    "stripe",
    "google",
    "aws",
    "azure",
    "gcp",
    "github",
    "gitlab",
    "datadog",
    "dd",
    "sendgrid",
    "mailgun",
    "twilio",
    "algolia",
    "integration",
    "instrumentation",
    "ingest",
    "security",
];

/// What makes a `key` a place in a table or a name of something.
const PLAIN_KEYS: &[&str] = &[
    "public",
    "primary",
    "foreign",
    "partition",
    "sort",
    "range",
    "cache",
    "row",
    "column",
    "i18n",
    "translation",
    "lookup",
    "hot",
    "map",
    "object",
    "group",
    "index",
    "unique",
    "composite",
    "natural",
    "site",
    "publishable",
    "message",
    "event",
    "idempotency",
    "dedupe",
    "config",
    "registry",
    "state",
    "route",
    "query",
    "field",
    "form",
    "storage",
    "bucket",
    "file",
    "path",
    "hash",
    "host",
    "pub",
    "verify",
    "verification",
    "n",
    "metric",
    "label",
    "shift",
    "arrow",
    "escape",
    "enter",
    "tab",
    "on",
    "the",
    "a",
    "of",
    "each",
    "list",
    "item",
    "react",
    "lock",
    "job",
    "build",
    "module",
    "package",
    "s",
    "artifact",
    "trace",
    "span",
    "dict",
    "json",
    "yaml",
    "xml",
    "sub",
    "super",
    "candidate",
    "surrogate",
    "business",
    "issue",
    "project",
    "pk",
    "fk",
    "id",
    "commit",
    "digest",
    "checksum",
    "tracking",
    "measurement",
    "device",
    "container",
    "image",
    "blob",
    "etag",
    "content",
    "version",
    "socket",
];

/// Whose a `pass` in one word with them is; a compass and a bypass are no passwords.
const HOLDERS: &[&str] = &[
    "admin",
    "app",
    "auth",
    "bind",
    "cert",
    "client",
    "db",
    "ftp",
    "guest",
    "imap",
    "key",
    "keystore",
    "ldap",
    "login",
    "mail",
    "my",
    "mysql",
    "pg",
    "pop",
    "proxy",
    "redis",
    "root",
    "server",
    "smtp",
    "sql",
    "ssh",
    "store",
    "sudo",
    "sys",
    "system",
    "truststore",
    "user",
    "wifi",
];

/// What makes a `token` a place in a list or a piece of a text.
const PLAIN_TOKENS: &[&str] = &[
    "page",
    "next",
    "continuation",
    "sync",
    "cursor",
    "pad",
    "eos",
    "bos",
    "unk",
    "sep",
    "cls",
    "mask",
    "special",
    "stop",
    "start",
    "end",
    "lex",
    "syntax",
    "cancellation",
    "cancel",
    "max",
    "min",
    "per",
    "prompt",
    "completion",
];

/// Whether a word is one of a list, in any case.
fn is_among(word: &str, list: &[&str]) -> bool {
    list.iter().any(|one| word.eq_ignore_ascii_case(one))
}

fn ends_in_any_case(word: &str, ending: &str) -> bool {
    let start = word.len().checked_sub(ending.len());
    start.and_then(|start| word.get(start..)).is_some_and(|end| end.eq_ignore_ascii_case(ending))
}

fn strength(name: &str, before: &str) -> Option<Strength> {
    let mut words = words_from_last(name);
    let says_which = |word: &&str| is_among(word, SUFFIXES) || word.bytes().all(|byte| byte.is_ascii_digit());
    let last = words.by_ref().take(3).find(|word| !says_which(word))?;
    // The digest of a secret is kept beside it to show that it has changed.
    if before.ends_with("checksum/") {
        return None;
    }
    // Several of a kind.
    let several = last
        .strip_suffix(['s', 'S'])
        .filter(|one| !one.ends_with(['s', 'S']) && (one.len() > 4 || one.eq_ignore_ascii_case("key")));
    let last = several.unwrap_or(last);
    let joined = words.next();
    let spaced = || before.trim_end_matches(' ').rsplit(|c: char| !c.is_ascii_alphanumeric()).next();
    let previous = joined.or_else(|| spaced().filter(|_| before.ends_with(' '))).unwrap_or_default();
    let ends = |endings: &[&str]| endings.iter().any(|ending| ends_in_any_case(last, ending));
    if ends(&["password", "passwd", "passphrase", "passcode", "pwd", "passwort"])
        || is_among(last, &["pass", "pw"])
        || (ends(&["pass"]) && is_among(text::cut(last, 0..last.len() - 4), HOLDERS))
    {
        return Some(Strength::Password);
    }
    if ends(&["secret"]) {
        return Some(Strength::Secret);
    }
    let is_key = last.eq_ignore_ascii_case("key");
    let key = is_key && is_among(previous, SECRET_KEYS);
    let constant = || !name.bytes().any(|byte| byte.is_ascii_lowercase());
    let token = (ends(&["token"])
        && (!is_among(previous, PLAIN_TOKENS) || (previous.eq_ignore_ascii_case("sync") && constant())))
        || is_access_token(last, previous);
    if is_among(last, &["cred", "creds", "credential"]) {
        return Some(Strength::Login);
    }
    let made = key
        || token
        || ends(&[
            "apikey",
            "secretkey",
            "accesskey",
            "privatekey",
            "authkey",
            "accountkey",
            "signingkey",
            "privkey",
        ]);
    if made {
        return Some(Strength::Token);
    }
    // A key of a kind that is not known: named in one word with what it is for, or somebody's own.
    let own = is_among(previous, &["my", "our", "your"]);
    let kept = joined.is_some() && !is_among(previous, PLAIN_KEYS);
    (is_key && (own || kept)).then_some(Strength::Key)
}

/// `GITHUB_PAT`, `azurePat`: a personal access token.
fn is_access_token(last: &str, previous: &str) -> bool {
    last.eq_ignore_ascii_case("pat")
        && !previous.is_empty()
        && !is_among(previous, &["format", "regex", "match", "glob", "search"])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strength_of(text: &str, stem: &str) -> Option<Strength> {
        let at = text.to_ascii_lowercase().rfind(stem).unwrap();
        Name::around(text, at..at + stem.len()).map(|name| name.strength)
    }

    #[test]
    fn a_name_is_judged_by_its_last_words() {
        use Strength::{Key, Login, Password, Secret, Token};
        for (name, stem, expected) in [
            ("DB_PASSWORD", "pass", Some(Password)),
            ("dbPassword", "pass", Some(Password)),
            ("PGPASSWORD", "pass", Some(Password)),
            ("spring.datasource.password", "pass", Some(Password)),
            ("MAIL_PASS", "pass", Some(Password)),
            ("PASSWORD_PROD", "pass", Some(Password)),
            ("adminpass", "pass", Some(Password)),
            ("bypass", "pass", None),
            ("passwordHash", "pass", None),
            ("PASSWORD_FILE", "pass", None),
            ("password_min_length", "pass", None),
            ("passed", "pass", None),
            ("clientSecret", "secret", Some(Secret)),
            ("secretName", "secret", None),
            ("GITHUB_TOKEN", "token", Some(Token)),
            ("authToken", "token", Some(Token)),
            ("tokenizationId", "token", None),
            ("max_tokens", "token", None),
            ("SYNC_TOKEN", "token", Some(Token)),
            ("syncToken", "token", None),
            ("nextPageToken", "token", None),
            ("registry_credentials", "cred", Some(Login)),
            ("api_key", "key", Some(Token)),
            ("x-api-key", "key", Some(Token)),
            ("my api key", "key", Some(Token)),
            ("vaultKey", "key", Some(Key)),
            ("cacheKey", "key", None),
            ("AZURE_PAT", "_pat", Some(Token)),
            ("FORMAT_PAT", "_pat", None),
            ("primary_key", "key", None),
            ("AWS_ACCESS_KEY_ID", "key", None),
            ("key", "key", None),
        ] {
            assert_eq!(strength_of(name, stem), expected, "{name}");
        }
    }
}
