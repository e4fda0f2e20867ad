/// A script that is written without spaces between words, so that its runs are indexed as overlapping pairs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Script {
    /// Chinese characters; two of them are often a word.
    Han,
    /// Mostly endings and particles.
    Hiragana,
    /// Mostly loan words, of three characters and more.
    Katakana,
    /// Korean syllables; words have spaces, but endings stick to them.
    Hangul,
    /// Thai, Lao, Khmer or Myanmar: pairs of clusters (a letter with its marks).
    Brahmic,
}

impl Script {
    /// The script of a character; `None` for one of a script with spaces.
    pub(crate) fn of(c: char) -> Option<Self> {
        match u32::from(c) {
            0x3041..=0x309A | 0x309D..=0x309F | 0x1B001..=0x1B11F => Some(Self::Hiragana),
            0x30A1..=0x30FA | 0x30FC..=0x30FF | 0x31F0..=0x31FF => Some(Self::Katakana),
            0x3005..=0x3007 | 0x3400..=0x4DBF | 0x4E00..=0x9FFF | 0xF900..=0xFAFF | 0x20000..=0x3FFFF => {
                Some(Self::Han)
            }
            0x1100..=0x11FF | 0xA960..=0xA97F | 0xAC00..=0xD7FB => Some(Self::Hangul),
            0x0E01..=0x0E3A | 0x0E40..=0x0E4E | 0x0E81..=0x0ECE | 0x0EDC..=0x0EDF => Some(Self::Brahmic),
            0x1000..=0x103F
            | 0x1050..=0x108F
            | 0x109A..=0x109D
            | 0x1780..=0x17D3
            | 0x17D7
            | 0x17DC..=0x17DD => Some(Self::Brahmic),
            0xA9E0..=0xA9EF | 0xA9FA..=0xA9FE | 0xAA60..=0xAA76 | 0xAA7A..=0xAA7F => Some(Self::Brahmic),
            _ => None,
        }
    }

    /// Whether characters of both go into one run. Chinese characters and kana mix within Japanese words.
    pub(crate) fn runs_on(self, next: Self) -> bool {
        use Script::{Han, Hiragana, Katakana};
        self == next || matches!((self, next), (Han | Hiragana | Katakana, Han | Hiragana | Katakana))
    }
}
