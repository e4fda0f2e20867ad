//! The encoded spellings of a literal that are too short to be seen as an encoding and taken off.

/// Shorter spellings would be found by chance.
const SHORTEST: usize = 6;

const STANDARD: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const FOR_URLS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// How `literal` looks in hexadecimal, and in base64 wherever in the encoded bytes it begins.
pub(crate) fn encoded(literal: &str) -> Vec<String> {
    let bytes = literal.as_bytes();
    let hex: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    let mut spellings = vec![hex.to_ascii_uppercase(), hex];
    for skipped in 0..3 {
        spellings.extend([STANDARD, FOR_URLS].map(|alphabet| base64_of(bytes, skipped, alphabet)));
    }
    spellings.retain(|spelling| spelling.len() >= SHORTEST);
    spellings.sort_unstable();
    spellings.dedup();
    spellings
}

/// The digits that `bytes` alone decide when they stand behind `skipped` others: a digit that a neighbour shares is left
/// out.
fn base64_of(bytes: &[u8], skipped: usize, alphabet: &[u8; 64]) -> String {
    let bits = |at: usize| -> Option<usize> {
        let byte = at / 8;
        let byte = bytes.get(byte.checked_sub(skipped)?)?;
        Some(usize::from(byte >> (7 - at % 8) & 1))
    };
    let first = (skipped * 8).div_ceil(6);
    (first..)
        .map_while(|digit| {
            let value = (digit * 6..digit * 6 + 6).try_fold(0, |value, at| Some(value << 1 | bits(at)?))?;
            alphabet.get(value).map(|byte| char::from(*byte))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_literal_is_spelled_in_hex_and_at_each_of_the_three_places_of_base64() {
        // printf 'hunter2??' | base64, then behind `x` and `xy`.
        let whole = ["aHVudGVyMj8/", "eGh1bnRlcjI/Pw==", "eHlodW50ZXIyPz8="];
        let spellings = encoded("hunter2??");
        for whole in whole {
            assert!(spellings.iter().any(|spelling| whole.contains(spelling.as_str())), "{whole}");
        }
        assert!(spellings.contains(&"68756e746572323f3f".to_owned()));
        assert!(spellings.contains(&"68756E746572323F3F".to_owned()));
        assert!(spellings.contains(&"aHVudGVyMj8_".to_owned()));
        assert_eq!(encoded("ab"), Vec::<String>::new());
    }
}
