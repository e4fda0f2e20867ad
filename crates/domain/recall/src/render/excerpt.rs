//! Cuts a text around what matches.

use crate::text::tokens;
use crate::{FactorKind, Ranked};
use std::collections::HashMap;

/// The longest piece of a text, in characters, so that a text without spaces can be cut too.
const LONGEST_PIECE: usize = 40;

/// What starts each line, and the room that it and the line's end take.
pub(super) const LINE: &str = "| ";
const LINE_COST: usize = 3;

/// What marks a cut, and the room that two of them take.
const CUT: char = '…';
const CUTS_COST: usize = 2;

/// A text in pieces that can be left out at its ends.
pub(super) struct Pieces(Vec<Piece>);

struct Piece {
    text: String,
    /// Whether a line starts with it.
    starts_line: bool,
    /// Characters that it takes, its share of the line included.
    cost: usize,
}

impl Pieces {
    /// Splits a text at its words and lines; empty lines go.
    pub(super) fn new(text: &str) -> Self {
        let mut pieces = Vec::new();
        for line in text.lines().map(str::trim_end).filter(|line| !line.is_empty()) {
            let mut starts_line = true;
            for word in line.split_inclusive(' ') {
                let mut letters = word.chars().peekable();
                while letters.peek().is_some() {
                    let text: String = letters.by_ref().take(LONGEST_PIECE).collect();
                    let cost = text.chars().count() + if starts_line { LINE_COST } else { 0 };
                    pieces.push(Piece { text, starts_line, cost });
                    starts_line = false;
                }
            }
        }
        Self(pieces)
    }

    /// The characters that the whole text takes.
    pub(super) fn cost(&self) -> usize {
        self.0.iter().map(|piece| piece.cost).sum()
    }

    /// The text in lines, whole or cut so that it takes at most `cap` characters and keeps the part that matches
    /// best.
    pub(super) fn within(&self, cap: usize, ranked: &Ranked) -> String {
        if self.cost() <= cap {
            return self.lines(0, self.0.len());
        }
        // A cut inside a line starts a line of its own in the block.
        let room = cap.saturating_sub(CUTS_COST + LINE_COST);
        let points = points(ranked);
        let worth: Vec<f64> = self.0.iter().map(|piece| worth(&piece.text, &points)).collect();
        let (start, end) = self.best_window(&worth, room);
        self.lines(start, end)
    }

    /// The window of at most `room` characters that is worth most, its worth in its middle.
    fn best_window(&self, worth: &[f64], room: usize) -> (usize, usize) {
        let (mut best, mut best_worth) = ((0, 0), -1.0);
        let (mut start, mut cost, mut sum) = (0, 0, 0.0);
        for (end, (piece, gain)) in self.0.iter().zip(worth).enumerate() {
            cost += piece.cost;
            sum += gain;
            while cost > room && start <= end {
                cost -= self.cost_at(start);
                sum -= worth.get(start).copied().unwrap_or(0.0);
                start += 1;
            }
            // Sums of the same numbers differ a little by the order of adding.
            if sum > best_worth + 1e-9 {
                (best, best_worth) = ((start, end + 1), sum);
            }
        }
        let (start, end) = best;
        let pays = |place: &usize| worth.get(*place).is_some_and(|worth| *worth > 0.0);
        match ((start..end).find(pays), (start..end).rev().find(pays)) {
            (Some(first), Some(last)) => self.widen(first, last + 1, room),
            _ => self.widen(0, 0, room),
        }
    }

    /// Takes in pieces on both sides in turn while there is room.
    fn widen(&self, mut start: usize, mut end: usize, room: usize) -> (usize, usize) {
        let mut cost: usize = (start..end).map(|place| self.cost_at(place)).sum();
        loop {
            let before = (start, end);
            if end < self.0.len() && cost + self.cost_at(end) <= room {
                cost += self.cost_at(end);
                end += 1;
            }
            if start > 0 && cost + self.cost_at(start - 1) <= room {
                cost += self.cost_at(start - 1);
                start -= 1;
            }
            if (start, end) == before {
                return before;
            }
        }
    }

    fn cost_at(&self, place: usize) -> usize {
        self.0.get(place).map_or(0, |piece| piece.cost)
    }

    fn lines(&self, start: usize, end: usize) -> String {
        let shown = self.0.get(start..end).unwrap_or_default();
        let mut lines = String::new();
        for (place, piece) in shown.iter().enumerate() {
            if piece.starts_line && place > 0 {
                lines.push('\n');
            }
            if piece.starts_line || place == 0 {
                lines.push_str(LINE);
            }
            if place == 0 && start > 0 {
                lines.push(CUT);
            }
            lines.push_str(&piece.text);
        }
        if end < self.0.len() {
            if shown.is_empty() {
                lines.push_str(LINE);
            }
            lines.push(CUT);
        }
        if !lines.is_empty() {
            lines.push('\n');
        }
        lines
    }
}

/// The points of each term that matched. Of the same failure what ended it is what a reader does not see for himself.
fn points(ranked: &Ranked) -> HashMap<String, f64> {
    let mut points = HashMap::new();
    for factor in &ranked.why {
        match &factor.kind {
            FactorKind::Term { term, .. } => {
                points.insert(term.clone(), factor.value);
            }
            FactorKind::SameFailure => {
                let ended_by = ranked.candidate.failure.as_ref().and_then(|about| about.ended_by.as_deref());
                points.extend(
                    tokens(ended_by.unwrap_or_default()).into_iter().map(|token| (token, factor.value)),
                );
            }
            FactorKind::Phrase
            | FactorKind::Veracity
            | FactorKind::Recency
            | FactorKind::Attestations
            | FactorKind::Trust => {}
        }
    }
    points
}

fn worth(piece: &str, points: &HashMap<String, f64>) -> f64 {
    tokens(piece).iter().filter_map(|token| points.get(token.as_str())).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_points_of_a_text_add_up_by_its_matches() {
        let points = HashMap::from([("alpha".to_owned(), 2.0), ("beta".to_owned(), 0.5)]);
        for (text, expected) in [("alpha beta", 2.5), ("Alpha", 2.0), ("gamma", 0.0)] {
            assert!((worth(text, &points) - expected).abs() < 1e-9, "{text}");
        }
    }
}
