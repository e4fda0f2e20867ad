//! One secret of each family, and how one finds it again.

use serde_json::Value;
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
    /// A word that no rule minds.
    pub(crate) fn harmless() -> Self {
        Self { family: Family::AssignedSecret, text: "quokkaberry".into(), secret: "quokkaberry".into() }
    }

    fn read(line: &str) -> Self {
        let row: Value = serde_json::from_str(line).unwrap();
        let word = |name: &str| row[name].as_str().unwrap().to_owned();
        let secret: String = row["secret"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        let family = Family::ALL.iter().copied().find(|family| family.code() == word("family")).unwrap();
        Self { family, text: format!("{}{secret}{}", word("before"), word("behind")), secret }
    }
}

pub(crate) fn canaries() -> Vec<Canary> {
    include_str!("../../../../fixtures/screening/canaries.jsonl").lines().map(Canary::read).collect()
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
