use crate::seal::hex;
use std::fmt;

/// What marks the same fault wherever it happens: two failures with one key are one.
///
/// Opaque here; how a failure comes to its key is the evidence's to say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SignatureKey([u8; 16]);

/// A stored text that is no key of a failure.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("not the key of a failure: 32 hex digits are expected")]
pub struct BadSignatureKey;

impl SignatureKey {
    /// The key with these bytes.
    #[must_use]
    pub const fn new(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    /// Reads a key back from a stored row: 32 lower-case hex digits.
    ///
    /// # Errors
    /// [`BadSignatureKey`] when the text does not have that form.
    pub fn from_stored(text: &str) -> Result<Self, BadSignatureKey> {
        let digits = text.bytes().map(|digit| match digit {
            b'0'..=b'9' => Ok(digit - b'0'),
            b'a'..=b'f' => Ok(digit - b'a' + 10),
            _ => Err(BadSignatureKey),
        });
        let digits: Vec<u8> = digits.collect::<Result<_, _>>()?;
        let (pairs, rest) = digits.as_chunks::<2>();
        let bytes: Vec<u8> = pairs.iter().map(|[high, low]| high << 4 | low).collect();
        match bytes.try_into() {
            Ok(bytes) if rest.is_empty() => Ok(Self(bytes)),
            _ => Err(BadSignatureKey),
        }
    }
}

impl fmt::Display for SignatureKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for SignatureKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SignatureKey({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_key_reads_back_as_it_was_written(bytes: [u8; 16]) {
            let key = SignatureKey::new(bytes);
            prop_assert_eq!(SignatureKey::from_stored(&key.to_string()), Ok(key));
        }

        #[test]
        fn only_the_form_that_is_written_is_read(text in "[0-9a-fA-Fg]{30,34}") {
            let form = text.len() == 32 && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
            prop_assert_eq!(SignatureKey::from_stored(&text).is_ok(), form);
        }
    }
}
