//! How long a statement holds: for good, to the end of a day that it names, or nobody knows how long.

use crate::stated::holds_phrase;
use veridical_kernel::{BadTime, Day, Timestamp, Zone};

/// How long a statement holds, as far as its own words tell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Lasting {
    /// As long as nobody says otherwise.
    Always,
    /// To the end of a day.
    Until(LastDay),
}

/// The last day on which a statement holds, as its words name it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LastDay {
    /// The day on which it is said.
    SaidOn,
    /// The day after that.
    DayAfter,
    /// The Sunday of the week in which it is said.
    OfTheWeek,
    /// The last day of the month in which it is said.
    OfTheMonth,
    /// This day.
    On(Day),
}

impl LastDay {
    /// The first instant at which what was said at `at` holds no more.
    fn end(self, at: Timestamp, zone: &Zone) -> Result<Timestamp, BadTime> {
        let said = zone.day(at);
        zone.end_of(match self {
            Self::SaidOn => said,
            Self::DayAfter => said.after(1),
            Self::OfTheWeek => said.end_of_week(),
            Self::OfTheMonth => said.end_of_month(),
            Self::On(day) => day,
        })
    }
}

impl Lasting {
    /// What the words of a statement tell. Of several days the first one counts, as far as they can be compared.
    pub(crate) fn of(text: &str) -> Self {
        let named = until(text).map(LastDay::On);
        let phrases =
            PHRASES.iter().filter(|(_, phrases)| phrases.iter().any(|phrase| holds_phrase(text, phrase)));
        named.or_else(|| phrases.map(|(day, _)| *day).next()).map_or(Self::Always, Self::Until)
    }

    /// The first instant at which what was said at `at` holds no more; `None` for never.
    ///
    /// # Errors
    /// [`BadTime`] when there is no such instant.
    pub(crate) fn end(self, at: Timestamp, zone: &Zone) -> Result<Option<Timestamp>, BadTime> {
        match self {
            Self::Always => Ok(None),
            Self::Until(day) => day.end(at, zone).map(Some),
        }
    }
}

/// The day behind a word such as "until".
fn until(text: &str) -> Option<Day> {
    let lower = text.to_lowercase();
    let words: Vec<&str> = lower.split_whitespace().collect();
    let spaced = words.windows(2).find_map(|pair| match pair {
        [word, day] if UNTIL.contains(word) => day.get(..10).and_then(|day| day.parse().ok()),
        _ => None,
    });
    spaced.or_else(|| {
        DENSE_UNTIL.iter().find_map(|word| {
            let at = lower.find(word)?;
            let before = at.checked_sub(10).and_then(|from| lower.get(from..at));
            let after = lower.get(at + word.len()..);
            let behind = after.and_then(|after| after.trim_start().get(..10));
            [behind, before].into_iter().flatten().find_map(|day| day.parse().ok())
        })
    })
}

/// Words behind which the last day stands.
const UNTIL: [&str; 14] = [
    "until", "till", "through", "bis", "jusqu'au", "hasta", "até", "ate", "fino", "al", "do", "до", "tot",
    "t/m",
];

/// The same where words are written without spaces: before the day, or behind it.
const DENSE_UNTIL: [&str; 4] = ["直到", "截至", "まで", "至"];

/// What names a last day without its date; what ends first comes first.
#[rustfmt::skip]
const PHRASES: [(LastDay, &[&str]); 4] = [
    (LastDay::SaidOn, &[
        "today", "tonight", "this morning", "this afternoon", "this evening", "heute", "aujourd'hui", "ce soir", "ce matin",
        "hoy", "esta noche", "esta tarde", "hoje", "esta noite", "oggi", "stasera", "stamattina", "сегодня", "今天", "今晚",
        "今日", "本日", "今夜", "오늘", "vandaag", "dzisiaj", "dziś", "bugün", "i dag",
    ]),
    (LastDay::DayAfter, &[
        "tomorrow", "morgen", "demain", "mañana", "amanhã", "domani", "завтра", "明天", "明日", "내일", "jutro", "yarın",
        "i morgon", "i morgen",
    ]),
    (LastDay::OfTheWeek, &[
        "this week", "diese woche", "dieser woche", "cette semaine", "esta semana", "questa settimana", "на этой неделе",
        "本周", "这周", "这个星期", "今週", "이번 주", "deze week", "w tym tygodniu", "bu hafta",
    ]),
    (LastDay::OfTheMonth, &[
        "this month", "diesen monat", "diesem monat", "ce mois", "este mes", "este mês", "questo mese", "в этом месяце",
        "本月", "这个月", "今月", "이번 달", "deze maand", "w tym miesiącu", "bu ay",
    ]),
];

#[cfg(test)]
mod tests {
    use super::*;

    fn end(text: &str) -> Option<String> {
        // A Monday.
        let at = "2026-11-30T21:00:00Z".parse().unwrap();
        Lasting::of(text).end(at, &Zone::utc()).unwrap().map(|end| end.to_string())
    }

    #[test]
    fn a_statement_holds_to_the_end_of_the_day_that_it_names() {
        for (text, until) in [
            ("The staging database is read-only today", "2026-12-01T00:00:00Z"),
            ("Heute ist die Datenbank gesperrt", "2026-12-01T00:00:00Z"),
            ("今天数据库只读", "2026-12-01T00:00:00Z"),
            ("We freeze main tomorrow", "2026-12-02T00:00:00Z"),
            ("Demain la base est en lecture seule", "2026-12-02T00:00:00Z"),
            ("I am on call this week", "2026-12-07T00:00:00Z"),
            ("На этой неделе дежурю я", "2026-12-07T00:00:00Z"),
            ("This month the budget is 40 hours", "2026-12-01T00:00:00Z"),
            ("Staging is read-only until 2026-12-31", "2027-01-01T00:00:00Z"),
            ("Bis 2026-12-31 gilt die Sperre", "2027-01-01T00:00:00Z"),
            ("2026-12-31まで読み取り専用", "2027-01-01T00:00:00Z"),
            ("直到 2026-12-31 只读", "2027-01-01T00:00:00Z"),
        ] {
            assert_eq!(end(text).as_deref(), Some(until), "{text}");
        }
    }

    #[test]
    fn a_statement_that_names_no_last_day_holds_for_good() {
        for text in [
            "Releases are cut on Mondays",
            "The todayshop branch is pinned",
            "The contract began on 2026-01-01",
            "The morning shift is staffed",
            "",
        ] {
            assert_eq!(Lasting::of(text), Lasting::Always, "{text}");
        }
    }
}
