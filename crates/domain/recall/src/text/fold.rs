use unicode_normalization::UnicodeNormalization;

/// The word in lower case, the same in every locale: the Turkish `İ` is an `i`.
pub(super) fn lower(word: &str) -> String {
    word.chars()
        .flat_map(|c| if c == 'İ' { 'I' } else { c }.to_lowercase())
        .map(|c| if c == 'ς' { 'σ' } else { c })
        .nfc()
        .collect()
}

/// The word without accents and other marks that people leave out; `None` when that changes nothing.
///
/// Marks that make another letter stay: those of Indic scripts, the kana voicing marks, the breve of Cyrillic `й`.
pub(super) fn fold(word: &str) -> Option<String> {
    if word.is_ascii() {
        return None;
    }
    let mut folded = String::with_capacity(word.len());
    for c in word.chars() {
        match c {
            'й' => folded.push(c),
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            'ø' => folded.push('o'),
            'ł' => folded.push('l'),
            'đ' | 'ð' => folded.push('d'),
            'þ' => folded.push_str("th"),
            'ı' => folded.push('i'),
            'ة' => folded.push('ه'),
            'ى' => folded.push('ي'),
            'ـ' => {}
            _ => folded.extend(std::iter::once(c).nfd().filter(|&part| !is_left_out(part))),
        }
    }
    let folded: String = folded.nfc().collect();
    (folded != word && !folded.is_empty()).then_some(folded)
}

/// Latin, Greek and Cyrillic diacritics, Hebrew points, Arabic vowel signs and hamza.
fn is_left_out(c: char) -> bool {
    matches!(
        u32::from(c),
        0x0300..=0x036F | 0x0591..=0x05C7 | 0x0610..=0x061A | 0x064B..=0x065F | 0x0670 | 0x06D6..=0x06ED
    )
}
