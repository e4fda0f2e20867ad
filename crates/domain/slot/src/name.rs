use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use unicode_normalization::UnicodeNormalization;

/// The name of a slot: dotted words of `a`–`z` and digits, such as `preference.communication`.
///
/// However it is spelled, a name is one: case, full width, and what parts the words of a segment (`_`, `-`, a space,
/// nothing) do not differ, and neither do the digits that look like letters. Letters of other scripts are refused
/// rather than folded, since nobody sees which of two look-alikes was meant. Two names are equal exactly when they
/// name one slot; the spelling that was stored is the one that is shown.
///
/// ```
/// use veridical_slot::SlotName;
/// let name = SlotName::parse("Time-Zone")?;
/// assert_eq!(name.as_str(), "time_zone");
/// for spelling in ["timezone", "time_zone", "TIMEZONE", "ｔｉｍｅ zone"] {
///     assert_eq!(SlotName::parse(spelling)?, name);
/// }
/// assert_ne!(SlotName::parse("preference.timezone")?, name);
/// # Ok::<(), veridical_slot::BadSlotName>(())
/// ```
#[derive(Debug, Clone)]
pub struct SlotName {
    spelling: String,
    key: String,
}

/// Why a text names no slot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{}", self.describe())]
pub enum BadSlotName {
    /// It is empty, or one of its dotted parts is.
    Empty,
    /// It has more than six parts or 100 characters.
    TooLong,
    /// It holds something that is neither a letter of `a`–`z`, nor a digit, nor parts words.
    Letters,
}

impl BadSlotName {
    /// Every reason.
    pub const ALL: &'static [Self] = &[Self::Empty, Self::TooLong, Self::Letters];

    /// The reason's stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Empty => "slot-name-empty",
            Self::TooLong => "slot-name-too-long",
            Self::Letters => "slot-name-letters",
        }
    }

    /// What it means and what a good name looks like, in one sentence.
    #[must_use]
    pub const fn describe(self) -> &'static str {
        match self {
            Self::Empty => {
                "a slot has a name whose dotted parts all say something, such as preference.communication"
            }
            Self::TooLong => {
                "a slot's name has at most six dotted parts and 100 characters, such as professional.active_project"
            }
            Self::Letters => {
                "a slot's name is made of the letters a to z and digits, in dotted words such as preference.editor"
            }
        }
    }
}

/// The most dotted parts of a name.
const MOST_PARTS: usize = 6;

/// The longest name, in characters.
const LONGEST: usize = 100;

impl SlotName {
    /// Reads a name in whatever spelling.
    ///
    /// # Errors
    /// [`BadSlotName`] when the text names no slot.
    pub fn parse(text: &str) -> Result<Self, BadSlotName> {
        if text.chars().nth(LONGEST).is_some() {
            return Err(BadSlotName::TooLong);
        }
        let plain: String = text.trim().nfkc().flat_map(char::to_lowercase).collect();
        let parts = plain.split('.').map(words).collect::<Result<Vec<_>, _>>()?;
        if parts.len() > MOST_PARTS {
            return Err(BadSlotName::TooLong);
        }
        let joined = |by: &str| parts.iter().map(|words| words.join(by)).collect::<Vec<_>>().join(".");
        let spelling = joined("_");
        if spelling.len() > LONGEST {
            return Err(BadSlotName::TooLong);
        }
        let key = joined("").chars().map(look_alike).collect();
        Ok(Self { spelling, key })
    }

    /// The name as it was spelled, in its plain form.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.spelling
    }

    /// What is the same for every spelling of the name.
    #[must_use]
    pub fn key(&self) -> &str {
        &self.key
    }

    /// Whether two names are two slots that a reader takes for one: `rn` looks like `m`, `vv` like `w`, and a 1 like an `i` too.
    ///
    /// ```
    /// use veridical_slot::SlotName;
    /// let [one, other] = ["timezone", "tirnezone"].map(|name| SlotName::parse(name).unwrap());
    /// assert!(one != other && one.looks_like(&other));
    /// assert!(!one.looks_like(&SlotName::parse("Time-Zone").unwrap()), "that is the same slot");
    /// ```
    #[must_use]
    pub fn looks_like(&self, other: &Self) -> bool {
        let digit = [self, other].iter().any(|name| name.spelling.contains('1'));
        let shape = |name: &Self| {
            let shape = name.key.replace("rn", "m").replace("vv", "w");
            // A 1 is read as an `l` already.
            if digit { shape.replace('l', "i") } else { shape }
        };
        self != other && shape(self) == shape(other)
    }

    /// The words of the name's last part, the thing that the slot is about: `time zone`.
    pub(crate) fn thing(&self) -> String {
        self.spelling.rsplit('.').next().unwrap_or_default().replace('_', " ")
    }
}

/// The words of one part of a name.
fn words(part: &str) -> Result<Vec<&str>, BadSlotName> {
    let words: Vec<&str> = part
        .split(|c: char| c == '_' || c == '-' || c.is_whitespace())
        .filter(|word| !word.is_empty())
        .collect();
    if words.is_empty() {
        return Err(BadSlotName::Empty);
    }
    let plain = |word: &&str| word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
    if words.iter().all(plain) { Ok(words) } else { Err(BadSlotName::Letters) }
}

/// Digits that look like letters are those letters.
fn look_alike(c: char) -> char {
    match c {
        '0' => 'o',
        '1' => 'l',
        other => other,
    }
}

impl fmt::Display for SlotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.spelling)
    }
}

impl PartialEq for SlotName {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

impl Eq for SlotName {}

impl PartialOrd for SlotName {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for SlotName {
    fn cmp(&self, other: &Self) -> Ordering {
        self.key.cmp(&other.key)
    }
}

impl Hash for SlotName {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key.hash(state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn every_spelling_of_a_name_is_one_slot() {
        for (text, spelling, key) in [
            ("timezone", "timezone", "timezone"),
            ("Timezone", "timezone", "timezone"),
            ("time_zone", "time_zone", "timezone"),
            ("time-zone", "time_zone", "timezone"),
            (" Time  Zone ", "time_zone", "timezone"),
            ("ＴＩＭＥＺＯＮＥ", "timezone", "timezone"),
            ("Preference.Code-Style", "preference.code_style", "preference.codestyle"),
            ("t1mez0ne", "t1mez0ne", "tlmezone"),
            ("ﬁle.name", "file.name", "file.name"),
        ] {
            let name = SlotName::parse(text).unwrap();
            assert_eq!((name.as_str(), name.key()), (spelling, key), "{text:?}");
        }
        let same = |a, b| SlotName::parse(a) == SlotName::parse(b);
        assert!(same("time_zone", "TimeZone") && same("preference.l0g", "preference.log"));
        assert!(!same("time.zone", "timezone") && !same("preference.editor", "editor"));
    }

    #[test]
    fn what_may_be_taken_for_another_name_is_refused() {
        let long = "a".repeat(101);
        for (text, expected) in [
            ("", BadSlotName::Empty),
            ("  ", BadSlotName::Empty),
            (".", BadSlotName::Empty),
            ("a..b", BadSlotName::Empty),
            ("editor.", BadSlotName::Empty),
            ("_", BadSlotName::Empty),
            ("tіmezone", BadSlotName::Letters),
            ("timezοne", BadSlotName::Letters),
            ("time\u{200b}zone", BadSlotName::Letters),
            ("time\u{202e}zone", BadSlotName::Letters),
            ("naïve", BadSlotName::Letters),
            ("İstanbul", BadSlotName::Letters),
            ("часовой_пояс", BadSlotName::Letters),
            ("a/b", BadSlotName::Letters),
            ("a'b", BadSlotName::Letters),
            ("a.b.c.d.e.f.g", BadSlotName::TooLong),
            (long.as_str(), BadSlotName::TooLong),
        ] {
            assert_eq!(SlotName::parse(text), Err(expected), "{text:?}");
        }
    }

    #[test]
    fn names_that_look_alike_are_one_slot_or_are_known_to() {
        for (one, other) in [
            ("tirnezone", "timezone"),
            ("rn.ame", "m.ame"),
            ("vvork", "work"),
            ("l1st", "list"),
            ("0ne", "one"),
        ] {
            let (one, other) = (SlotName::parse(one).unwrap(), SlotName::parse(other).unwrap());
            let known = one == other || one.looks_like(&other) && other.looks_like(&one);
            assert!(known, "{one} {other}");
        }
        for (one, other) in
            [("kernel", "kernels"), ("mail", "mall"), ("time.zone", "timezone"), ("turn", "turn")]
        {
            let (one, other) = (SlotName::parse(one).unwrap(), SlotName::parse(other).unwrap());
            assert!(!one.looks_like(&other), "{one} {other}");
        }
    }

    proptest! {
        #[test]
        fn a_name_reads_back_as_itself(text in "\\PC{0,40}") {
            if let Ok(name) = SlotName::parse(&text) {
                let again = SlotName::parse(name.as_str()).unwrap();
                prop_assert_eq!((again.as_str(), again.key()), (name.as_str(), name.key()));
            }
        }

        #[test]
        fn what_parts_words_and_their_case_name_nothing(
            words in proptest::collection::vec("[a-z][a-z2-9]{0,5}", 1..4), by in "[_ -]", loud in any::<bool>()
        ) {
            let text = words.join(&by);
            let text = if loud { text.to_uppercase() } else { text };
            prop_assert_eq!(SlotName::parse(&text), SlotName::parse(&words.concat()));
        }
    }
}
