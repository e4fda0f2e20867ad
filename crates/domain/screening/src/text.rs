//! Small, total readings of a text by byte offset.

use std::ops::Range;

/// The piece of `text` in `span`; empty when the span is not one of whole characters within it.
pub(crate) fn cut(text: &str, span: Range<usize>) -> &str {
    text.get(span).unwrap_or_default()
}

/// The rest of `text` from `at`.
pub(crate) fn after(text: &str, at: usize) -> &str {
    text.get(at..).unwrap_or_default()
}

/// At most about `bytes` of `text` from `at` on, in whole characters.
pub(crate) fn ahead(text: &str, at: usize, bytes: usize) -> &str {
    cut(text, at..text.floor_char_boundary(at.saturating_add(bytes)).max(at))
}

/// At most about `bytes` of `text` up to `at`, in whole characters.
pub(crate) fn behind(text: &str, at: usize, bytes: usize) -> &str {
    cut(text, text.ceil_char_boundary(at.saturating_sub(bytes)).min(at)..at)
}

/// The byte before `at`, if any.
pub(crate) fn byte_before(text: &str, at: usize) -> Option<u8> {
    text.as_bytes().get(at.checked_sub(1)?).copied()
}

/// The byte at `at`, if any.
pub(crate) fn byte_at(text: &str, at: usize) -> Option<u8> {
    text.as_bytes().get(at).copied()
}

/// Whether a letter is Latin, with any marks.
pub(crate) fn is_latin(c: char) -> bool {
    matches!(c, '\0'..='\u{36f}' | '\u{1e00}'..='\u{1eff}')
}

/// The low bits of 64 bytes as the bits of a number, the first lowest.
pub(crate) fn mask(flags: &[u8; 64]) -> u64 {
    let (groups, _) = flags.as_chunks::<8>();
    let bits = |group: &[u8; 8]| u64::from_le_bytes(*group).wrapping_mul(0x0102_0408_1020_4080) >> 56;
    groups.iter().zip((0_u32..).step_by(8)).fold(0, |mask, (group, at)| mask | bits(group) << at)
}

/// The places of the bits of a number that are set.
pub(crate) fn bits(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = usize::try_from(mask.trailing_zeros()).ok().filter(|_| mask != 0)?;
        mask &= mask - 1;
        Some(bit)
    })
}
