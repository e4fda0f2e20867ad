use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// The profile's own key: 32 secret bytes that mark what this profile's gates have let in.
///
/// It has no `Debug`, is never serialised, and gives nothing away but seals.
#[derive(Clone)]
pub struct SealKey([u8; 32]);

/// A keyed mark (HMAC-SHA-256) over one canonical text. Two marks compare in constant time.
#[derive(Debug, Clone, Copy)]
pub struct Seal([u8; 32]);

impl SealKey {
    /// The key with these bytes, which an adapter reads from the profile's owner-only file.
    #[must_use]
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The mark of `parts` under this key for one `purpose`. Each part's length is marked too, so that no two lists
    /// of parts have one canonical text.
    #[must_use]
    pub fn seal<'a>(&self, purpose: &str, parts: impl IntoIterator<Item = &'a [u8]>) -> Seal {
        let mut mac = self.mac();
        absorb(&mut mac, purpose.as_bytes());
        for part in parts {
            absorb(&mut mac, part);
        }
        Seal(mac.finalize().into_bytes().into())
    }

    #[expect(clippy::expect_used, reason = "HMAC takes a key of any length")]
    fn mac(&self) -> Hmac<Sha256> {
        Hmac::<Sha256>::new_from_slice(&self.0).expect("any key length")
    }
}

fn absorb(mac: &mut Hmac<Sha256>, part: &[u8]) {
    mac.update(&(part.len() as u64).to_be_bytes());
    mac.update(part);
}

impl Seal {
    /// The 32 bytes, as stored.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// A mark read back from a stored row; `None` when it is not 32 bytes long.
    #[must_use]
    pub fn from_stored(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }

    /// A mark written as 64 hex digits; `None` for any other text.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Self> {
        let nibbles: Option<Vec<u8>> = text
            .chars()
            .map(|digit| digit.to_digit(16).and_then(|nibble| u8::try_from(nibble).ok()))
            .collect();
        let bytes: Vec<u8> =
            nibbles?.chunks(2).map(|pair| pair.iter().fold(0, |byte, nibble| byte << 4 | nibble)).collect();
        if text.len() == 64 { Self::from_stored(&bytes) } else { None }
    }

    /// The mark as 64 lower-case hex digits.
    #[must_use]
    pub fn to_hex(&self) -> String {
        hex(&self.0)
    }
}

impl PartialEq for Seal {
    fn eq(&self, other: &Self) -> bool {
        // No early exit: how long it takes says nothing about where the marks differ.
        self.0.iter().zip(other.0).fold(0, |differs, (a, b)| differs | (a ^ b)) == 0
    }
}

impl Eq for Seal {}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        for nibble in [byte >> 4, byte & 15] {
            text.push(char::from_digit(u32::from(nibble), 16).unwrap_or('0'));
        }
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_mark_reads_back_from_its_hex_and_no_other_text_is_one(bytes in any::<[u8; 32]>(), text in ".{0,70}") {
            let seal = Seal(bytes);
            prop_assert_eq!(Seal::from_hex(&seal.to_hex()), Some(seal));
            prop_assert_eq!(Seal::from_hex(&format!("{}0", seal.to_hex())), None);
            if let Some(read) = Seal::from_hex(&text) {
                prop_assert_eq!(read.to_hex(), text.to_lowercase());
            }
        }

        #[test]
        fn moving_a_byte_between_parts_changes_the_seal(a in ".{0,12}", b in ".{1,12}") {
            let key = SealKey::new([7; 32]);
            let whole = format!("{a}{b}");
            let one = key.seal("row", [a.as_bytes(), b.as_bytes()]);
            prop_assert_ne!(one, key.seal("row", [whole.as_bytes()]));
            prop_assert_ne!(one, key.seal("other", [a.as_bytes(), b.as_bytes()]));
            prop_assert_ne!(one, SealKey::new([8; 32]).seal("row", [a.as_bytes(), b.as_bytes()]));
            prop_assert_eq!(one, key.seal("row", [a.as_bytes(), b.as_bytes()]));
        }
    }
}
