//! What stands where a secret would: a reference to it, a mask, an example.

use std::sync::LazyLock;

use crate::rules::{Pattern, pattern};

/// Whether `value` says where a value comes from, or hides it, and is none itself.
pub(super) fn is_reference(value: &str) -> bool {
    static SOURCE: LazyLock<Pattern> = LazyLock::new(|| {
        pattern(concat!(
            r"^(?:\$|\{|<|\[|%\(|%\w$|%\{|#\{|@/|@\./|@\{|!(?:ref|sub|vault|getatt|reference|secret)\b",
            r"|(?:env|vault|ssm|op|file|secretref|keyring|pass|aws-sm|gcp-sm)[:/]|arn:|https?://",
            // What a key service encrypted.
            r"|AQ[EI]CAH",
            r"|(?:process|import\.meta)\.env|(?:std::)?env[:.(\[]|os\.|getenv|system\.getenv|secrets?\.|config[.(\[]",
            r"|settings[.(\[]|args\.|self\.|this\.|(?:none|null|nil|undefined|true|false)\b)",
        ))
    });
    SOURCE.regex().is_match(value) || is_masked(value) || is_bracketed(value) || is_path(value)
}

/// Whether a part of `value` is struck out.
fn is_masked(value: &str) -> bool {
    let struck = |run: &[u8]| match run {
        [b'*' | b'.', ..] => run.windows(2).take(2).all(|pair| pair.first() == pair.last()),
        [b'x' | b'X', ..] => run.len() == 4 && run.windows(2).all(|pair| pair.first() == pair.last()),
        _ => false,
    };
    let bytes = value.as_bytes();
    bytes.windows(4).any(struck)
        || bytes.ends_with(b"***")
        || bytes.ends_with(b"...")
        || (!value.is_ascii() && (value.contains("•••") || value.contains("●●●")))
        || (value.contains('[') && value.contains("[redacted"))
}

/// Whether a word in angle brackets stands for a part of `value`.
fn is_bracketed(value: &str) -> bool {
    let name = value.split_once('<').and_then(|(_, rest)| rest.split_once('>')).map(|(name, _)| name);
    name.is_some_and(|name| {
        !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphabetic() || b" _-".contains(&b))
    })
}

/// Whether `value` is made of the words that examples are made of. A random part keeps it from being one, however
/// many such words stand around it.
pub(super) fn is_placeholder(value: &str) -> bool {
    let marked = || words(value).any(|word| MARKERS.iter().any(|marker| word.eq_ignore_ascii_case(marker)));
    is_filler(value) || is_manual(value) || (words(value).all(is_plain) && marked()) || is_run_on(value)
}

/// The examples of a cloud's manual end so, and those of a messenger's begin so.
fn is_manual(value: &str) -> bool {
    ["EXAMPLE", "EXAMPLEKEY", "EXAMPLETOKEN"].iter().any(|ending| value.ends_with(ending))
        || value.starts_with("123456:ABC-DEF")
}

/// One or two characters over and over.
fn is_filler(value: &str) -> bool {
    let mut chars = value.chars();
    let first = chars.next();
    let second = value.chars().find(|c| Some(*c) != first);
    chars.all(|c| Some(c) == first || Some(c) == second)
}

/// The pieces of letters and digits of `value`.
pub(super) fn words(value: &str) -> impl Iterator<Item = &str> {
    value.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}

/// Words that mark an example.
const MARKERS: &[&str] = &[
    "your",
    "example",
    "examples",
    "sample",
    "placeholder",
    "dummy",
    "fake",
    "mock",
    "mocked",
    "changeme",
    "change",
    "replace",
    "replaceme",
    "insert",
    "redacted",
    "masked",
    "hidden",
    "todo",
    "tbd",
    "foo",
    "bar",
    "baz",
    "xxx",
    "here",
    "test",
    "tests",
    "testing",
    "enter",
    "paste",
    "notreal",
    "invalid",
    "wrong",
    "demo",
    "some",
    "none",
    "secret",
    "password",
    "value",
    // The same in other languages.
    "sua",
    "seu",
    "aqui",
    "twoje",
    "twoj",
    "tutaj",
    "dein",
    "deine",
    "ihr",
    "ihre",
    "hier",
    "votre",
    "ici",
    "contrasena",
    "tuo",
    "tua",
    "jouw",
    "wachtwoord",
    "passwort",
    "ditt",
    "sinun",
    "sem",
    "vlozte",
    "senin",
    "sizin",
    "buraya",
    "anda",
    "disini",
    "senha",
    "haslo",
    "parol",
    "vash",
    "eintragen",
    "einfuegen",
    "einsetzen",
    "aendern",
    "andern",
    "ersetzen",
    "verander",
    "wijzigen",
    "invullen",
    "modifier",
    "remplir",
    "rellenar",
    "preencher",
    "alterar",
    "inserire",
    "modificare",
    "wijzig",
    "vervang",
    "andere",
    "ersetze",
    "cambiar",
    "cambiame",
    "cambia",
    "reemplazar",
    "changez",
    "remplacer",
    "remplacez",
    "sostituisci",
    "altere",
    "troque",
    "zmien",
    "ganti",
    "degistir",
    "byt",
    "muuta",
    "vaihda",
    "zmente",
];

fn is_plain(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_alphabetic())
        || (word.len() <= 5 && word.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Examples also run their words together: `testpassword`, `mysecret`, `foobar123`. With digits there must be a word
/// that only an example has, because people do choose `secret123`.
fn is_run_on(value: &str) -> bool {
    static WORDS: LazyLock<Pattern> = LazyLock::new(|| {
        pattern(concat!(
            r"^(?:test(?:ing)?|example|sample|dummy|fake|mock|your|changeme|change|foo|bar|baz|qux|placeholder|redacted",
            r"|insert|replace|here|demo|abc|xyz|password|passwd|passphrase|pass|pwd|pw|secret|token|credentials?|api|key",
            r"|access|auth|client|private|admin|root|user|name|db|database|the|my|some|value|string|me|this|with|for|in",
            r"|login|default|none|empty|str|text|required|optional|\d{1,5}|[-_. !@])+$",
        ))
    });
    static ONLY_EXAMPLES: LazyLock<Pattern> = LazyLock::new(|| {
        pattern(
            r"test|example|sample|dummy|fake|mock|your|change|foo|bar|baz|qux|placeholder|insert|replace|demo|abc|xyz",
        )
    });
    let digits = value.bytes().any(|byte| byte.is_ascii_digit());
    WORDS.regex().is_match(value) && (!digits || ONLY_EXAMPLES.regex().is_match(value))
}

/// Whether `value` is the place of a file: it starts like one, or all of its many parts are names.
fn is_path(value: &str) -> bool {
    let drive = value.get(1..3).is_some_and(|colon| colon == ":\\" || colon == ":/");
    let rooted = ["/", "./", "../", "~/"].iter().any(|root| value.starts_with(root));
    let separated = value.contains('/');
    let named = || value.split(['/', '\\']).all(|part| part.len() < 20 || part.contains(['-', '_', '.']));
    drive || ((rooted || separated) && named() && (rooted || value.split('/').all(super::value::is_wordy)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_only_stands_for_a_secret_is_told_from_one() {
        for (value, stands_for) in [
            ("your-api-key-here", true),
            ("YOUR_TOKEN_HERE", true),
            ("changeme", true),
            ("testpass123", true),
            ("my_secret_token", true),
            ("xxxxxxxx", true),
            ("00000000", true),
            ("secret123", false),
            ("example-a8f3k2l9x0", false),
            ("hunter2", false),
            ("Nil1JiifovhookOodieb6ahF5ihohboht3geh", false),
        ] {
            assert_eq!(is_placeholder(value), stands_for, "{value}");
        }
    }

    #[test]
    fn a_reference_is_told_from_a_value() {
        for (value, reference) in [
            ("${DB_PASSWORD}", true),
            ("{{ password }}", true),
            ("<token>", true),
            ("os.environ", true),
            ("process.env.KEY", true),
            ("/run/secrets/db_password", true),
            ("config/keys/deploy.pem", true),
            ("***", true),
            ("abc...789", true),
            ("vault:secret/data/app", true),
            ("Tr0ub4dor&3", false),
            ("p/Xk29fLq8vZ3nB7mQ1wE5rT+yU", false),
        ] {
            assert_eq!(is_reference(value), reference, "{value}");
        }
    }
}
