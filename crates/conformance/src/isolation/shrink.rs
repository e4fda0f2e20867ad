//! From a long history in which something was found to a short one in which it is found too.

use super::act::{Act, Op};
use super::depot::Depot;
use super::{Wrong, replay};
use std::time::{Duration, Instant};

/// Leaves out what the finding does not need, large parts first, and says what the rest finds.
pub(super) fn shrink(
    depot: &dyn Depot,
    mut history: Vec<Op>,
    found: Wrong,
    patience: Duration,
) -> (Vec<Op>, String) {
    history.truncate(found.at + 1);
    let mut search = Search { depot, history, what: found.what, until: Instant::now() + patience };
    let mut part = search.history.len().div_ceil(2);
    while part > 0 && search.goes_on() {
        search.thin_crowds();
        let shorter = search.leave_out(part);
        part = match part {
            1 if shorter => 1,
            1 => 0,
            part => part.div_ceil(2),
        };
    }
    (search.history, search.what)
}

struct Search<'d> {
    depot: &'d dyn Depot,
    history: Vec<Op>,
    what: String,
    until: Instant,
}

impl Search<'_> {
    fn goes_on(&self) -> bool {
        Instant::now() < self.until
    }

    /// Takes another history when something is found in it too.
    fn takes(&mut self, mut other: Vec<Op>) -> bool {
        match replay(self.depot, &other) {
            Err(wrong) => {
                other.truncate(wrong.at + 1);
                (self.history, self.what) = (other, wrong.what);
                true
            }
            Ok(()) => false,
        }
    }

    /// Leaves out each part of this length that can go; whether one could.
    fn leave_out(&mut self, part: usize) -> bool {
        let (mut at, mut shorter) = (0, false);
        while at < self.history.len() && self.goes_on() {
            let mut without = self.history.clone();
            without.drain(at..(at + part).min(without.len()));
            if self.takes(without) {
                shorter = true;
            } else {
                at += part;
            }
        }
        shorter
    }

    /// Makes crowds smaller as far as that goes.
    fn thin_crowds(&mut self) {
        for at in 0..self.history.len() {
            while let Some(Op { seat, act: Act::Crowd { lessons: lessons @ 2.. } }) =
                self.history.get(at).copied()
            {
                let mut thinner = self.history.clone();
                if let Some(op) = thinner.get_mut(at) {
                    *op = Op { seat, act: Act::Crowd { lessons: lessons / 2 } };
                }
                if !self.goes_on() || !self.takes(thinner) {
                    break;
                }
            }
        }
    }
}
