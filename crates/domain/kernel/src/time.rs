use serde::{Deserialize, Serialize};

/// An instant in UTC, in whole milliseconds; shown and read as RFC 3339.
///
/// ```
/// use veridical_kernel::Timestamp;
/// let t: Timestamp = "2026-11-29T21:33:56.250Z".parse()?;
/// assert_eq!(t.to_string(), "2026-11-29T21:33:56.25Z");
/// assert_eq!(t.date(), "2026-11-29");
/// # Ok::<(), veridical_kernel::BadTime>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Timestamp(jiff::Timestamp);

/// A text that is no RFC 3339 instant, or a number of milliseconds outside the years -9999 to 9999.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("not an RFC 3339 instant, for example 2026-11-29T21:33:56Z")]
pub struct BadTime;

impl Timestamp {
    /// The instant so many milliseconds after 1970-01-01T00:00:00Z.
    ///
    /// # Errors
    /// [`BadTime`] outside the years -9999 to 9999.
    pub fn from_millis(millis: i64) -> Result<Self, BadTime> {
        jiff::Timestamp::from_millisecond(millis).map(Self).map_err(|_| BadTime)
    }

    /// Milliseconds since 1970-01-01T00:00:00Z.
    #[must_use]
    pub fn millis(self) -> i64 {
        self.0.as_millisecond()
    }

    pub(crate) fn instant(self) -> jiff::Timestamp {
        self.0
    }

    /// The day in UTC, `YYYY-MM-DD`.
    #[must_use]
    pub fn date(self) -> String {
        self.0.strftime("%Y-%m-%d").to_string()
    }
}

impl std::str::FromStr for Timestamp {
    type Err = BadTime;
    fn from_str(text: &str) -> Result<Self, BadTime> {
        let instant: jiff::Timestamp = text.parse().map_err(|_| BadTime)?;
        Self::from_millis(instant.as_millisecond())
    }
}

impl TryFrom<String> for Timestamp {
    type Error = BadTime;
    fn try_from(text: String) -> Result<Self, BadTime> {
        text.parse()
    }
}

impl From<Timestamp> for String {
    fn from(t: Timestamp) -> Self {
        t.to_string()
    }
}

impl std::fmt::Display for Timestamp {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn an_instant_survives_its_own_text(millis in -62_000_000_000_000_i64..250_000_000_000_000) {
            let t = Timestamp::from_millis(millis).unwrap();
            prop_assert_eq!(t.to_string().parse::<Timestamp>().unwrap(), t);
            prop_assert_eq!(t.millis(), millis);
        }
    }
}
