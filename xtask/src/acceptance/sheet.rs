//! What a run observed, line by line.

use super::Run;
use crate::fault::Fault;
use std::fmt;

/// The record of one run of a case.
pub(super) struct Sheet {
    run: Run,
    lines: Vec<Line>,
    broken: Option<String>,
}

struct Line {
    part: Part,
    text: String,
    held: bool,
    saw: String,
}

#[derive(PartialEq, Eq)]
enum Part {
    /// Holds in the case and in its control; otherwise the run showed nothing.
    Given,
    /// Holds in the case and fails in its control.
    Claim,
}

impl Sheet {
    pub(super) fn new(run: Run) -> Self {
        Self { run, lines: Vec::new(), broken: None }
    }

    /// Something that must hold for the run to mean anything.
    pub(super) fn given(&mut self, text: impl Into<String>, held: bool, saw: impl fmt::Display) {
        self.lines.push(Line { part: Part::Given, text: text.into(), held, saw: short(saw) });
    }

    /// What the case is about.
    pub(super) fn claim(&mut self, text: impl Into<String>, held: bool, saw: impl fmt::Display) {
        self.lines.push(Line { part: Part::Claim, text: text.into(), held, saw: short(saw) });
    }

    pub(super) fn broke(&mut self, fault: &Fault) {
        self.broken = Some(fault.to_string());
    }

    /// Everything given and everything claimed holds.
    pub(super) fn holds(&self) -> bool {
        self.is_whole() && self.lines.iter().all(|line| line.held)
    }

    /// Everything given holds and every claim fails.
    pub(super) fn fails_as_it_should(&self) -> bool {
        self.is_whole() && self.lines.iter().all(|line| line.held == (line.part == Part::Given))
    }

    /// The story was told to its end and claimed something.
    fn is_whole(&self) -> bool {
        self.broken.is_none() && self.lines.iter().any(|line| line.part == Part::Claim)
    }

    fn expected(&self, line: &Line) -> bool {
        line.part == Part::Given || self.run == Run::Case
    }
}

impl Sheet {
    /// The claims alone, briefly: what a run that went as it should is remembered for.
    pub(super) fn claims(&self) -> String {
        let claims = self.lines.iter().filter(|line| line.part == Part::Claim);
        claims.map(|line| format!("              {}: {}\n", line.text, cut(&line.saw, 90))).collect()
    }
}

impl fmt::Display for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in &self.lines {
            let mark = if line.held == self.expected(line) { ' ' } else { '!' };
            let part = if line.part == Part::Given { "given" } else { "claim" };
            writeln!(f, "            {mark} {part}: {}: {}", line.text, line.saw)?;
        }
        if let Some(broken) = &self.broken {
            writeln!(f, "            ! the run broke off: {broken}")?;
        }
        Ok(())
    }
}

/// One line of at most some hundred characters, without what a terminal would act on.
fn short(saw: impl fmt::Display) -> String {
    let text = saw.to_string();
    let plain: String = text
        .split('\u{1b}')
        .enumerate()
        .map(|(index, piece)| if index == 0 { piece } else { after_control_sequence(piece) })
        .collect();
    let visible = |word: &&str| word.chars().any(|c| !c.is_control() && !matches!(c, '─' | '═'));
    cut(&plain.split_whitespace().filter(visible).collect::<Vec<_>>().join(" "), 500)
}

/// What follows `[…letter`, the rest of a terminal's control sequence.
fn after_control_sequence(piece: &str) -> &str {
    let Some(rest) = piece.strip_prefix('[') else { return piece };
    rest.trim_start_matches(|c: char| c.is_ascii_digit() || matches!(c, ';' | '?' | '<' | '>' | ' '))
        .get(1..)
        .unwrap_or("")
}

fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most).chain("…".chars()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet(run: Run, given: bool, claim: bool) -> Sheet {
        let mut sheet = Sheet::new(run);
        sheet.given("a", given, "");
        sheet.claim("b", claim, "");
        sheet
    }

    #[test]
    fn a_case_holds_only_with_all_its_lines() {
        assert!(sheet(Run::Case, true, true).holds());
        assert!(!sheet(Run::Case, true, false).holds());
        assert!(!sheet(Run::Case, false, true).holds());
    }

    #[test]
    fn a_control_fails_as_it_should_only_when_its_claims_fail_and_its_givens_hold() {
        assert!(sheet(Run::Control, true, false).fails_as_it_should());
        assert!(!sheet(Run::Control, true, true).fails_as_it_should());
        assert!(!sheet(Run::Control, false, false).fails_as_it_should());
    }

    #[test]
    fn a_run_that_broke_off_or_claimed_nothing_shows_nothing() {
        for run in [Run::Case, Run::Control] {
            let mut broken = sheet(run, true, run == Run::Case);
            broken.broke(&Fault::new("no host"));
            let mut silent = Sheet::new(run);
            silent.given("a", true, "");
            for sheet in [broken, silent] {
                assert!(!sheet.holds() && !sheet.fails_as_it_should());
            }
        }
    }

    #[test]
    fn what_was_seen_is_one_plain_line() {
        assert_eq!(short("\u{1b}[2K\u{1b}[0;38;5;1mred\u{1b}[0m\n ─────  end"), "red end");
        assert_eq!(short("x".repeat(600)).chars().count(), 501);
    }

    #[test]
    fn a_line_that_went_the_wrong_way_is_marked() {
        assert!(!sheet(Run::Control, true, false).to_string().contains('!'));
        assert!(sheet(Run::Control, true, true).to_string().contains("! claim: b"));
        assert!(sheet(Run::Case, true, false).to_string().contains("! claim: b"));
    }
}
