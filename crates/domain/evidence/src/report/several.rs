//! Several reports in one output, told apart.

use super::{Lines, Reading, Runner};
use crate::Reason;
use std::ops::Range;

/// The longest output in which several reports are told apart, in bytes: it is read a few times over.
const MAX_BYTES: usize = 512 * 1024;

impl Runner {
    /// Whether a text holds a report, or what is left of one.
    pub(crate) fn tells(&self, text: &str, status: u8) -> bool {
        !matches!(
            (self.read)(&Lines::new(text, true), status),
            Reading::Unproven(Reason::NoReport | Reason::Infrastructure)
        )
    }

    /// The same, of one report. When the status is known, the report does not contradict it.
    pub(crate) fn tells_once(&self, text: &str, status: Option<u8>) -> bool {
        match (self.read)(&Lines::new(text, true), status.unwrap_or_default()) {
            Reading::Unproven(Reason::NoReport | Reason::Infrastructure | Reason::RepeatedSummary) => false,
            Reading::Unproven(Reason::CountsContradictStatus) => status.is_none(),
            _ => true,
        }
    }

    /// Whether a report is the last thing that a text holds.
    pub(crate) fn has_the_last_word(&self, text: &str, status: u8) -> bool {
        let text = text.trim_end();
        let before = text.rfind('\n').and_then(|at| text.get(..at)).unwrap_or_default();
        self.tells(text, status) && !self.tells(before, status)
    }

    /// Whether the first report of a text is that of a pass.
    pub(crate) fn passes_first(&self, text: &str, status: u8) -> bool {
        let first = self.end_of_first(text, status).and_then(|end| text.get(..end));
        first.is_some_and(|first| {
            matches!((self.read)(&Lines::new(first, true), status), Reading::Passed { .. })
        })
    }

    /// Where the first report of a text ends.
    pub(crate) fn end_of_first(&self, text: &str, status: u8) -> Option<usize> {
        if text.len() > MAX_BYTES {
            return None;
        }
        let ends: Vec<usize> = text.match_indices('\n').map(|(at, _)| at + 1).chain([text.len()]).collect();
        let at = ends.partition_point(|end| !text.get(..*end).is_some_and(|start| self.tells(start, status)));
        ends.get(at).copied()
    }

    /// The parts of a text that hold one report each, for runs that ended with these statuses; `None` unless there are
    /// exactly as many.
    pub(crate) fn parts(&self, text: &str, statuses: &[u8]) -> Option<Vec<Range<usize>>> {
        if statuses.is_empty() {
            return (!self.tells(text, 0)).then(Vec::new);
        }
        if statuses.len() > 1 && !self.sums_up_once {
            return None;
        }
        let mut parts = Vec::new();
        let mut start = 0;
        for (i, status) in statuses.iter().enumerate() {
            let rest = text.get(start..)?;
            let end = match i + 1 == statuses.len() {
                true => text.len(),
                false => start + self.end_of_first(rest, *status)?,
            };
            parts.push(start..end);
            start = end;
        }
        Some(parts)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{pytest, unittest};

    #[test]
    fn reports_of_one_runner_are_told_apart_when_there_is_one_for_each_run() {
        let text = "..   [100%]\n2 passed in 0.01s\n....   [100%]\n4 passed in 0.02s\n";
        let parts = pytest::RUNNER.parts(text, &[0, 0]).unwrap();
        let texts: Vec<&str> = parts.into_iter().filter_map(|part| text.get(part)).collect();
        assert_eq!(texts, ["..   [100%]\n2 passed in 0.01s\n", "....   [100%]\n4 passed in 0.02s\n"]);
        let text = "..\n-----\nRan 2 tests in 0.001s\n\nOK\n.\n-----\nRan 1 test in 0.001s\n\nOK\n";
        let parts = unittest::RUNNER.parts(text, &[0, 0]).unwrap();
        assert_eq!(text.get(parts[1].clone()), Some(".\n-----\nRan 1 test in 0.001s\n\nOK\n"));
        assert_eq!(pytest::RUNNER.parts("no report\n", &[0, 0]), None);
        assert_eq!(pytest::RUNNER.parts("no report\n", &[]), Some(Vec::new()));
        assert_eq!(pytest::RUNNER.parts("2 passed in 0.01s\n", &[]), None);
    }

    #[test]
    fn a_report_has_the_last_word_when_nothing_but_blank_lines_follows_it() {
        for (text, expected) in [
            ("noise\n2 passed in 0.01s\n\n", true),
            ("2 passed in 0.01s\nssss  [100%]\n", false),
            ("2 passed in 0.01s\n4 passed in 0.01s\n", false),
            ("noise\n", false),
            ("", false),
        ] {
            assert_eq!(pytest::RUNNER.has_the_last_word(text, 0), expected, "{text}");
        }
    }

    #[test]
    fn the_first_of_several_reports_is_told_from_the_rest() {
        let (passed, failed) = ("2 passed in 0.01s\n", "1 failed in 0.01s\n");
        for (text, first, once) in [
            (passed.to_owned(), true, [true, true, false]),
            (failed.to_owned(), false, [true, false, true]),
            (format!("{passed}{failed}"), true, [false; 3]),
            (format!("{failed}{passed}"), false, [false; 3]),
            ("noise\n".to_owned(), false, [false; 3]),
        ] {
            assert_eq!(pytest::RUNNER.passes_first(&text, 0), first, "{text}");
            let told = [None, Some(0), Some(1)].map(|status| pytest::RUNNER.tells_once(&text, status));
            assert_eq!(told, once, "{text}");
        }
        for (longer, end) in [(0, Some(passed.len())), (1, None)] {
            let text = passed.to_owned() + &"x".repeat(super::MAX_BYTES - passed.len() + longer);
            assert_eq!(pytest::RUNNER.end_of_first(&text, 0), end);
        }
    }
}
