use crate::{BadTime, Timestamp};
use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Span, ToSpan};

/// A day of the calendar, wherever it is lived: `2026-11-30`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(Date);

impl Day {
    /// The day so many days later; the last day that there is, when that is beyond it.
    #[must_use]
    pub fn after(self, days: u16) -> Self {
        self.plus(i64::from(days).days())
    }

    /// The Sunday that ends its week.
    #[must_use]
    pub fn end_of_week(self) -> Self {
        self.plus(i64::from(7 - self.0.weekday().to_monday_one_offset()).days())
    }

    /// The last day of its month.
    #[must_use]
    pub fn end_of_month(self) -> Self {
        Self(self.0.last_of_month())
    }

    fn plus(self, span: Span) -> Self {
        Self(self.0.saturating_add(span))
    }
}

impl std::str::FromStr for Day {
    type Err = BadTime;

    /// Reads `YYYY-MM-DD` and nothing else.
    fn from_str(text: &str) -> Result<Self, BadTime> {
        let plain = text.len() == 10 && text.bytes().all(|b| b.is_ascii_digit() || b == b'-');
        let day = if plain { text.parse().ok() } else { None };
        day.map(Self).ok_or(BadTime)
    }
}

impl std::fmt::Display for Day {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// The time zone in which a user lives: it says which instants are a day of theirs (R6.8).
///
/// ```
/// use veridical_kernel::{Timestamp, Zone};
/// let now: Timestamp = "2026-11-30T23:30:00Z".parse()?;
/// let zone = Zone::utc();
/// assert_eq!(zone.day(now).to_string(), "2026-11-30");
/// assert_eq!(zone.end_of("2026-12-31".parse()?)?.to_string(), "2027-01-01T00:00:00Z");
/// # Ok::<(), veridical_kernel::BadTime>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Zone(TimeZone);

impl Zone {
    /// The zone of the instants themselves.
    #[must_use]
    pub fn utc() -> Self {
        Self(TimeZone::UTC)
    }

    /// A zone of the time zone database, from the bytes of its compiled file (RFC 8536).
    ///
    /// # Errors
    /// [`BadTime`] when the bytes are no such file.
    pub fn from_tzif(name: &str, bytes: &[u8]) -> Result<Self, BadTime> {
        TimeZone::tzif(name, bytes).map(Self).map_err(|_| BadTime)
    }

    /// The day on which an instant falls here.
    #[must_use]
    pub fn day(&self, at: Timestamp) -> Day {
        Day(self.0.to_datetime(at.instant()).date())
    }

    /// The first instant that is no longer of the day: what holds on a day holds until then.
    ///
    /// # Errors
    /// [`BadTime`] on the last day that there is.
    pub fn end_of(&self, day: Day) -> Result<Timestamp, BadTime> {
        let next = day.0.checked_add(1.day()).map_err(|_| BadTime)?;
        let start = next.to_zoned_datetime(self.0.clone()).map_err(|_| BadTime)?;
        Timestamp::from_millis(start.timestamp().as_millisecond())
    }
}

impl Default for Zone {
    fn default() -> Self {
        Self::utc()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// A compiled zone that is always so many hours ahead of UTC, as the database of time zones has them (RFC 8536).
    fn ahead(hours: i32) -> Zone {
        let header = |counts: [u32; 6]| {
            let mut bytes = b"TZif2".to_vec();
            bytes.extend([0; 15]);
            bytes.extend(counts.iter().flat_map(|count| count.to_be_bytes()));
            bytes
        };
        let body = || {
            let mut bytes = (hours * 3600).to_be_bytes().to_vec();
            bytes.extend([0, 0]);
            bytes.extend(b"XXX\0");
            bytes
        };
        let mut file = header([0, 0, 0, 0, 1, 4]);
        file.extend(body());
        file.extend(header([0, 0, 0, 0, 1, 4]));
        file.extend(body());
        file.extend(format!("\nXXX{}\n", -hours).bytes());
        Zone::from_tzif("Test/Ahead", &file).unwrap()
    }

    #[test]
    fn a_day_is_the_whole_day_where_the_user_lives() {
        let day: Day = "2026-12-31".parse().unwrap();
        for (zone, end) in [
            (Zone::utc(), "2027-01-01T00:00:00Z"),
            (ahead(2), "2026-12-31T22:00:00Z"),
            (ahead(-5), "2027-01-01T05:00:00Z"),
        ] {
            assert_eq!(zone.end_of(day).unwrap().to_string(), end);
        }
        let late: Timestamp = "2026-11-30T23:30:00Z".parse().unwrap();
        assert_eq!(ahead(2).day(late).to_string(), "2026-12-01");
        assert_eq!(ahead(-5).day(late).to_string(), "2026-11-30");
    }

    #[test]
    fn weeks_end_on_sunday_and_months_on_their_last_day() {
        for (day, week, month) in [
            ("2026-11-30", "2026-12-06", "2026-11-30"),
            ("2026-12-06", "2026-12-06", "2026-12-31"),
            ("2028-02-10", "2028-02-13", "2028-02-29"),
        ] {
            let day: Day = day.parse().unwrap();
            assert_eq!(
                (day.end_of_week().to_string().as_str(), day.end_of_month().to_string().as_str()),
                (week, month)
            );
        }
        for text in ["", "2026-02-30", "2026-1-1", "20261130", "2026-11-30T00:00:00Z", "tomorrow"] {
            assert_eq!(text.parse::<Day>(), Err(BadTime), "{text}");
        }
        assert_eq!(Zone::from_tzif("x", b"no zone"), Err(BadTime));
    }

    proptest! {
        #[test]
        fn an_instant_is_before_the_end_of_its_day_and_not_before_that_of_the_day_before(
            millis in -62_000_000_000_000_i64..250_000_000_000_000, hours in -12..13
        ) {
            let (at, zone) = (Timestamp::from_millis(millis).unwrap(), ahead(hours));
            let day = zone.day(at);
            let before = zone.end_of(Day(day.0.yesterday().unwrap())).unwrap();
            prop_assert!(before <= at && at < zone.end_of(day).unwrap());
        }
    }
}
