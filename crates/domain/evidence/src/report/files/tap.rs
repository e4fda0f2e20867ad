//! The Test Anything Protocol: `1..3`, then `ok 1 - adds` or `not ok 2 - divides`.

use super::Told;
use crate::FailureSignature;
use crate::report::Lines;

/// What a report says: `None` when the text is no TAP; `Some(None)` when it breaks its own plan.
pub(super) fn read(lines: &Lines<'_>) -> Option<Option<Told>> {
    let mut told = Told::default();
    let (mut plan, mut seen, mut bailed, mut begun) = (None, 0u64, false, false);
    for line in lines.iter() {
        if line.starts_with("TAP version ") {
            begun = true;
        } else if line.starts_with("Bail out!") {
            bailed = true;
        } else if let Some((planned, rest)) = planned(&line) {
            let again = plan.replace(planned).is_some();
            let all_left_out = planned == 0 && rest.to_ascii_lowercase().contains("skip");
            told.counts.skipped = told.counts.skipped.saturating_add(u64::from(all_left_out));
            bailed |= again;
        } else if let Some(point) = Point::of(&line) {
            seen = seen.saturating_add(1);
            point.count(&mut told);
        }
    }
    let plan = match plan {
        Some(plan) => plan,
        None if begun => return Some(None),
        None => return None,
    };
    Some((plan == seen && !bailed).then_some(told))
}

/// A test point.
struct Point<'a> {
    ok: bool,
    name: &'a str,
    directive: Option<Directive>,
}

#[derive(Clone, Copy)]
enum Directive {
    Skip,
    Todo,
}

impl<'a> Point<'a> {
    /// A test point at the left edge; those of subtests are indented.
    fn of(line: &'a str) -> Option<Self> {
        let (ok, rest) = match line.strip_prefix("not ok") {
            Some(rest) => (false, rest),
            None => (true, line.strip_prefix("ok")?),
        };
        if !rest.is_empty() && !rest.starts_with(' ') {
            return None;
        }
        let (name, directive) = match rest.rsplit_once(" # ") {
            Some((name, word)) => {
                let word = word.to_ascii_lowercase();
                let directive = match () {
                    () if word.starts_with("skip") => Some(Directive::Skip),
                    () if word.starts_with("todo") => Some(Directive::Todo),
                    () => None,
                };
                (name, directive)
            }
            None => (rest, None),
        };
        let name = name.trim_start().trim_start_matches(|c: char| c.is_ascii_digit()).trim_start();
        Some(Self { ok, name: name.strip_prefix("- ").unwrap_or(name).trim_end(), directive })
    }

    fn count(&self, told: &mut Told) {
        let counts = &mut told.counts;
        let place = match (self.ok, self.directive) {
            (_, Some(Directive::Skip)) => &mut counts.skipped,
            (false, Some(Directive::Todo)) => &mut counts.expected_failures,
            (true, Some(Directive::Todo)) => &mut counts.unexpected_passes,
            (true, None) => &mut counts.passed,
            (false, None) => &mut counts.failed,
        };
        *place = place.saturating_add(1);
        if !self.ok && self.directive.is_none() {
            told.failing(self.name.to_owned(), FailureSignature::default);
        }
    }
}

/// `1..3`, and what follows.
fn planned(line: &str) -> Option<(u64, &str)> {
    let rest = line.strip_prefix("1..")?;
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = rest.split_at_checked(digits)?;
    Some((number.parse().ok()?, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn show(text: &str) -> String {
        match read(&Lines::new(text, true)) {
            Some(Some(told)) => format!(
                "{} {} {} {} {:?}",
                told.counts.passed,
                told.counts.failed,
                told.counts.skipped,
                told.counts.expected_failures,
                told.tests
            ),
            Some(None) => "breaks its plan".to_owned(),
            None => "no TAP".to_owned(),
        }
    }

    #[test]
    fn a_report_holds_what_it_planned() {
        for (text, expected) in [
            ("1..2\nok 1 - adds\nok 2 - divides\n", "2 0 0 0 []"),
            (
                "TAP version 13\nok 1 - adds\nnot ok 2 - divides\n  ---\n  x: y\n  ...\n1..2\n",
                "1 1 0 0 [\"divides\"]",
            ),
            ("1..3\nok 1 # skip no net\nnot ok 2 a # TODO later\nok 3\n", "1 0 1 1 []"),
            ("1..0 # SKIP no display\n", "0 0 1 0 []"),
            ("# Subtest: a\n    ok 1 - inner\n    1..1\nok 1 - a\n1..1\n", "1 0 0 0 []"),
            ("1..2\nok 1\n", "breaks its plan"),
            ("1..1\nok 1\nok 2\n", "breaks its plan"),
            ("1..1\nok 1\nBail out! no disk\n", "breaks its plan"),
            ("1..1\nok 1\n1..1\n", "breaks its plan"),
            ("TAP version 14\n", "breaks its plan"),
            ("okay 1\n", "no TAP"),
            ("4 passed in 0.1s\n", "no TAP"),
        ] {
            assert_eq!(show(text), expected, "{text}");
        }
    }
}
