//! What makes two failures one.

use super::steady::{file_name, steady, without_position};
use super::{FailureSignature, bounded};
use sha2::{Digest, Sha256};
use veridical_kernel::SignatureKey;

/// The key of a failure, and of the test that failed when it was one.
///
/// The first 128 bits of a SHA-256 over these parts, each written as its length in eight bytes, big-endian, and its
/// UTF-8 text: `veridical.signature/1`, kind, message and place in their normal form, and the name of the failing test
/// (empty without one).
pub(super) fn key(signature: &FailureSignature, test: Option<&str>) -> SignatureKey {
    let [kind, message, place] = normal_form(signature);
    let test = test.map(normal_test).unwrap_or_default();
    let mut hash = Sha256::new();
    for part in ["veridical.signature/1", &kind, &message, &place, &test] {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part.as_bytes());
    }
    let mut key = [0; 16];
    key.iter_mut().zip(hash.finalize()).for_each(|(byte, hashed)| *byte = hashed);
    SignatureKey::new(key)
}

/// Kind, message and place free of what differs between two runs.
pub(super) fn normal_form(signature: &FailureSignature) -> [String; 3] {
    let part = |part: &Option<String>, normal: fn(&str) -> String| {
        part.as_deref().map(|part| normal(&bounded(part))).unwrap_or_default()
    };
    [part(&signature.kind, steady), part(&signature.message, steady), part(&signature.place, normal_place)]
}

/// A place as the files' names and the symbols in it.
fn normal_place(place: &str) -> String {
    let words = place.split_whitespace().map(|word| match word.split_once("::") {
        Some((file, test)) if file.contains('.') => format!("{}::{test}", file_name(file)),
        _ => without_position(file_name(word)).to_owned(),
    });
    words.collect::<Vec<_>>().join(" ")
}

/// A test by the name that its file gives it.
pub(super) fn normal_test(test: &str) -> String {
    match test.split_once("::") {
        Some((file, name)) if file.contains('/') => format!("{}::{name}", file_name(file)),
        _ => test.split_whitespace().collect::<Vec<_>>().join(" "),
    }
}
