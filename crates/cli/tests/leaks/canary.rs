//! One secret of each family, drawn when the test runs: the repository itself holds none.

use std::cell::Cell;
use std::fmt::Write as _;
use veridical::screening::Family;

/// A secret as people paste it.
#[derive(Debug, Clone)]
pub(crate) struct Canary {
    pub(crate) family: Family,
    /// The text that holds it, on one line.
    pub(crate) text: String,
    /// What must be nowhere.
    pub(crate) secret: String,
}

/// The operator's own secrets, as they stand in the two files.
pub(crate) const LITERAL: &str = "purple-otter-lantern";
pub(crate) const PATTERN: &str = "BADGE-[0-9]{6}";

impl Canary {
    fn new(family: Family, before: &str, secret: impl Into<String>, behind: &str) -> Self {
        let secret = secret.into();
        Self { family, text: format!("{before}{secret}{behind}"), secret }
    }

    /// A word that no rule minds.
    pub(crate) fn harmless() -> Self {
        Self::new(Family::AssignedSecret, "", "quokkaberry", "")
    }
}

pub(crate) fn canaries() -> Vec<Canary> {
    use Family as F;
    let state = Cell::new(0x9e37_79b9);
    let drawn = |count, alphabet| drawn(&state, count, alphabet);
    let alnum = |count| drawn(count, ALNUM);
    let hex = |count| drawn(count, b"0123456789abcdef");
    let digits = |count| drawn(count, b"0123456789");
    let claims =
        [["eyJhbGciOiJIUzI1NiIs", "InR5cCI6IkpXVCJ9"].concat(), "eyJzdWIiOiI0MiJ9".into(), alnum(43)];
    let login = base64(format!("deploy:{}", alnum(18)).as_bytes());
    let key =
        format!("-----BEGIN EC PRIVATE {} {} -----END EC PRIVATE {}", "KEY-----", alnum(120), "KEY-----");
    vec![
        Canary::new(F::OperatorLiteral, "say ", LITERAL, " twice"),
        Canary::new(F::OperatorPattern, "badge ", "BADGE-314159", ""),
        Canary::new(
            F::CloudCredential,
            "",
            format!("AKIA{}", drawn(16, b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")),
            "",
        ),
        Canary::new(F::VcsToken, "", format!("ghp_{}", alnum(36)), ""),
        Canary::new(F::RegistryToken, "", format!("npm_{}", alnum(36)), ""),
        Canary::new(F::RegistryAuth, "{\"auths\": {\"r.example.net\": {\"auth\": \"", login.clone(), "\"}}}"),
        Canary::new(F::CiToken, "", format!("nfp_{}", alnum(36)), ""),
        Canary::new(F::ChatToken, "", format!("xoxb-{}-{}-{}", digits(12), digits(13), alnum(24)), ""),
        Canary::new(F::PaymentKey, "", format!("sk_live_{}", alnum(24)), ""),
        Canary::new(F::LlmKey, "", format!("sk-ant-api03-{}AA", alnum(93)), ""),
        Canary::new(F::ServiceToken, "", format!("dapi{}", hex(32)), ""),
        Canary::new(F::JsonWebToken, "", claims.join("."), ""),
        Canary::new(F::PrivateKey, "", key, ""),
        Canary::new(F::UrlCredential, "https://deploy:", alnum(20), "@git.corp.internal/team/app.git"),
        Canary::new(F::BasicAuth, "Authorization: Basic ", login, ""),
        Canary::new(F::AuthorizationHeader, "Authorization: Bearer ", alnum(40), ""),
        Canary::new(F::Cookie, "Cookie: theme=dark; sessionid=", alnum(32), ""),
        Canary::new(F::ConnectionString, "postgres://app:", alnum(20), "@db.prod.internal:5432/app"),
        Canary::new(F::AssignedSecret, "DB_PASSWORD=", alnum(20), ""),
        Canary::new(F::CardNumber, "", card(&digits(14)), ""),
        Canary::new(F::SeedPhrase, "seed phrase: ", WORDS.join(" "), ""),
    ]
}

/// The ways in which a secret could have been written down, in lower case.
pub(crate) fn spellings(secret: &str) -> Vec<Vec<u8>> {
    let hex = secret.bytes().fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    });
    let half = secret.len() / 2;
    // A part of it is a leak too, but a short secret's half is no word of its own.
    let part = if half >= 12 { secret.get(..half).unwrap_or(secret) } else { secret };
    [part.to_owned(), base64(secret.as_bytes()), hex]
        .map(|text| text.to_ascii_lowercase().into_bytes())
        .to_vec()
}

const ALNUM: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

const WORDS: [&str; 12] = [
    "abandon", "biology", "cactus", "decade", "elegant", "fabric", "galaxy", "hazard", "icon", "jacket",
    "kidney", "lecture",
];

/// So many characters of an alphabet, in an order that no rule of a language has.
fn drawn(state: &Cell<u32>, count: usize, alphabet: &[u8]) -> String {
    (0..count)
        .map(|_| {
            state.set(state.get().wrapping_mul(1_664_525).wrapping_add(1_013_904_223));
            char::from(alphabet[usize::try_from(state.get() >> 8).unwrap() % alphabet.len()])
        })
        .collect()
}

/// A card's number: an issuer's range, and the digit that checks the others.
fn card(digits: &str) -> String {
    let body = format!("4{digits}");
    let sum: u32 = body
        .bytes()
        .rev()
        .enumerate()
        .map(|(at, byte)| {
            let digit = u32::from(byte - b'0') * if at % 2 == 0 { 2 } else { 1 };
            digit / 10 + digit % 10
        })
        .sum();
    format!("{body}{}", (10 - sum % 10) % 10)
}

fn base64(bytes: &[u8]) -> String {
    let digits = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let whole = bytes.chunks(3).flat_map(|chunk| {
        let value =
            chunk.iter().fold(0_u32, |value, byte| value << 8 | u32::from(*byte)) << (8 * (3 - chunk.len()));
        (0..=chunk.len())
            .map(move |at| char::from(digits[usize::try_from(value >> (18 - 6 * at) & 63).unwrap()]))
    });
    whole.collect()
}
