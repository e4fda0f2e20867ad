//! What came out, family by family.

use super::{Labelled, Truth};
use crate::fault::Fault;
use crate::json::At as _;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// How many wrong answers of a family are shown unless all are asked for.
const SHOWN: usize = 3;

/// The most that may be missed, of a hundred true results.
const MISSED_OF_HUNDRED: usize = 5;

#[derive(Default)]
pub(crate) struct Tally {
    families: BTreeMap<String, Family>,
}

#[derive(Default)]
struct Family {
    turns: usize,
    provable: usize,
    wrong: Vec<String>,
    missed: Vec<String>,
}

impl Tally {
    pub(crate) fn count(&mut self, turn: &Labelled, answer: &Value) {
        let family = self.families.entry(turn.family.clone()).or_default();
        family.turns += 1;
        family.provable += usize::from(turn.truth != Truth::Unproven);
        let told = format!(
            "{}: said {} ({})",
            turn.name,
            answer.word("/verdict/outcome"),
            answer.word("/verdict/reason")
        );
        if turn.truth.is_broken_by(answer) {
            family.wrong.push(told);
        } else if turn.truth.is_missed_by(answer) {
            family.missed.push(told);
        }
    }

    pub(crate) fn table(&self, all: bool) -> String {
        let width = self.families.keys().map(|name| name.chars().count()).max().unwrap_or_default();
        let mut table = format!("{:<width$}  turns  provable  false  missed\n", "family");
        for (name, Family { turns, provable, wrong, missed }) in &self.families {
            let _ = writeln!(
                table,
                "{name:<width$} {turns:>6} {provable:>9} {:>6} {:>7}",
                wrong.len(),
                missed.len()
            );
            let shown = if all { usize::MAX } else { SHOWN };
            for (word, list) in [("FALSE", wrong), ("missed", missed)] {
                for one in list.iter().take(shown) {
                    let _ = writeln!(table, "    {word} {one}");
                }
                if list.len() > shown {
                    let _ = writeln!(table, "    … and {} more", list.len() - shown);
                }
            }
        }
        let (provable, wrong, missed) = self.sums();
        let _ = writeln!(table, "{wrong} false, {missed} of {provable} true results missed");
        table
    }

    /// A false one is never right; a few missed ones are the price of it.
    pub(crate) fn verdict(&self) -> Result<(), Fault> {
        let (provable, wrong, missed) = self.sums();
        if wrong > 0 {
            return Err(Fault::new(format!("{wrong} turns are called verified and are not")));
        }
        if missed * 100 > provable * MISSED_OF_HUNDRED {
            return Err(Fault::new(format!(
                "{missed} of {provable} true results are missed, more than {MISSED_OF_HUNDRED} in a hundred"
            )));
        }
        Ok(())
    }

    fn sums(&self) -> (usize, usize, usize) {
        self.families.values().fold((0, 0, 0), |(provable, wrong, missed), family| {
            (provable + family.provable, wrong + family.wrong.len(), missed + family.missed.len())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn tally(truths: &[(Truth, bool)]) -> Tally {
        let mut tally = Tally::default();
        for (truth, verified) in truths {
            let turn = Labelled {
                family: "f".into(),
                name: "n".into(),
                user: String::new(),
                pieces: Vec::new(),
                truth: *truth,
            };
            tally.count(
                &turn,
                &json!({"verdict": {"verified": verified, "outcome": "success", "reason": "r"}}),
            );
        }
        tally
    }

    #[test]
    fn one_false_proof_is_too_many_and_one_missed_in_twenty_is_not() {
        let proof = Truth::Verified("success");
        assert!(tally(&[(Truth::Unproven, true)]).verdict().is_err());
        let mut truths = vec![(proof, true); 19];
        truths.push((proof, false));
        assert!(tally(&truths).verdict().is_ok());
        truths.push((proof, false));
        let tally = tally(&truths);
        assert!(tally.verdict().is_err());
        assert!(tally.table(false).contains("missed n: said success (r)"));
    }
}
