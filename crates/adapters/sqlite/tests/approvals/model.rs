//! What a store has to be like: plain maps, and what each step makes of them.

use std::collections::BTreeMap;
use veridical::policy::pending::{NotWaiting, Outcome};
use veridical::slot::Reach;

pub(crate) const DAY: i64 = 24 * 60 * 60 * 1000;

/// What facts say. The first two are what slots may hold as well, so that forgetting one ends proposals of the other.
pub(crate) const TEXTS: [&str; 5] = [
    "Coffee is drunk black",
    "Maps are drawn to scale",
    "Releases are cut on Mondays",
    "The ledger closes at noon",
    "Ports are opened by hand",
];

/// What slots hold.
pub(crate) const VALUES: [&str; 5] =
    [TEXTS[0], TEXTS[1], "green tea from the hills", "a map of the harbour", "the blue atlas"];

/// The slots, with where they hold: the last one hides the first one of the same name.
pub(crate) const SLOTS: [(&str, Reach); 3] =
    [("house.drink", Reach::Global), ("house.chart", Reach::Global), ("house.drink", Reach::Project)];

/// What is asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Wish {
    Fact(&'static str),
    /// A slot's value in the place of nothing, or of the one with the revision.
    Value {
        slot: usize,
        value: &'static str,
        expected: Option<u32>,
    },
    ForgetFact {
        id: String,
    },
    ForgetSlot {
        slot: usize,
        id: String,
        revision: u32,
    },
}

impl Wish {
    /// What it is about; nothing for something new.
    fn target(&self) -> Option<String> {
        match self {
            Self::Fact(_) => None,
            Self::Value { slot, .. } => Some(format!("{:?}", SLOTS[*slot])),
            Self::ForgetFact { id } | Self::ForgetSlot { id, .. } => Some(id.clone()),
        }
    }

    fn says(&self) -> Option<&'static str> {
        match self {
            Self::Fact(text) | Self::Value { value: text, .. } => Some(text),
            Self::ForgetFact { .. } | Self::ForgetSlot { .. } => None,
        }
    }

    fn revision(&self) -> Option<u32> {
        match self {
            Self::Fact(_) | Self::ForgetFact { .. } => None,
            Self::Value { expected, .. } => *expected,
            Self::ForgetSlot { revision, .. } => Some(*revision),
        }
    }

    /// Whether a no to one is a no to the other.
    fn like(&self, other: &Self) -> bool {
        let kind = |wish: &Self| match wish {
            Self::Fact(_) => 0,
            Self::Value { expected: None, .. } => 1,
            Self::Value { .. } => 2,
            Self::ForgetFact { .. } | Self::ForgetSlot { .. } => 3,
        };
        kind(self) == kind(other) && self.target() == other.target() && self.says() == other.says()
    }
}

/// What the model knows of one id.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Known {
    pub(crate) wish: Wish,
    pub(crate) expires: i64,
    pub(crate) stands: Stands,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stands {
    Waiting,
    Claimed,
    Ended(Outcome, i64),
}

/// What becomes of a wish that is asked for.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    Waits {
        replaces: Option<String>,
    },
    Known(String),
    Muted,
    /// As many wait as one that asks may have waiting.
    Full,
}

/// What becomes of a wish that is carried out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Effect {
    /// It is new.
    Done,
    /// It was so already.
    Same,
    /// Its target is not what was expected.
    Lost,
    /// Its target is not there.
    Absent,
}

/// A value and its id.
type Value = (&'static str, String);

#[derive(Debug, Clone, Default)]
pub(crate) struct Model {
    pub(crate) pending: BTreeMap<String, Known>,
    /// The ids of the facts by what they say.
    pub(crate) facts: BTreeMap<&'static str, String>,
    /// The values of each slot, the live one last; a value's revision is its place, counted from 1.
    pub(crate) slots: [Vec<Value>; SLOTS.len()],
}

impl Model {
    pub(crate) fn revision(&self, slot: usize) -> Option<u32> {
        u32::try_from(self.slots[slot].len()).ok().filter(|revision| *revision > 0)
    }

    /// The value that a slot has, where it is the current one of its name: the project's own, else the one that holds everywhere.
    pub(crate) fn current(&self, slot: usize) -> Option<&'static str> {
        let (name, reach) = SLOTS[slot];
        let own = SLOTS.iter().position(|other| *other == (name, Reach::Project));
        let hidden = reach == Reach::Global && own.is_some_and(|own| !self.slots[own].is_empty());
        self.slots[slot].last().filter(|_| !hidden).map(|(value, _)| *value)
    }

    pub(crate) fn asked(&self, wish: &Wish, at: i64) -> Asked {
        let waiting = |known: &Known| known.stands == Stands::Waiting && at < known.expires;
        let like = || self.pending.iter().filter(|(_, known)| known.wish.like(wish));
        let same = |known: &Known| waiting(known) && known.wish.revision() == wish.revision();
        if let Some((id, _)) = like().find(|(_, known)| same(known)) {
            return Asked::Known(id.clone());
        }
        let refused = |known: &Known| matches!(known.stands, Stands::Ended(Outcome::Rejected, ended) if at < ended + 30 * DAY);
        if like().any(|(_, known)| refused(known)) {
            return Asked::Muted;
        }
        let rival = |known: &Known| wish.target().is_some() && known.wish.target() == wish.target();
        let replaces = self.pending.iter().find(|(_, known)| waiting(known) && rival(known));
        if replaces.is_none() && self.pending.values().filter(|known| waiting(known)).count() >= 16 {
            return Asked::Full;
        }
        Asked::Waits { replaces: replaces.map(|(id, _)| id.clone()) }
    }

    pub(crate) fn waits(&mut self, id: String, wish: Wish, replaces: Option<&str>, at: i64) {
        if let Some(earlier) = replaces {
            self.set(earlier, Stands::Ended(Outcome::Replaced, at));
        }
        self.overdue_end(at);
        let known = Known { wish, expires: at + 7 * DAY, stands: Stands::Waiting };
        assert!(self.pending.insert(id, known).is_none(), "an id twice");
    }

    pub(crate) fn overdue_end(&mut self, at: i64) -> u64 {
        let overdue =
            self.pending.values_mut().filter(|known| known.stands == Stands::Waiting && known.expires <= at);
        overdue.map(|known| known.stands = Stands::Ended(Outcome::Expired, at)).count() as u64
    }

    pub(crate) fn set(&mut self, id: &str, stands: Stands) {
        self.pending.get_mut(id).expect("a known id").stands = stands;
    }

    pub(crate) fn may_be_answered(&self, id: &str, at: i64) -> Result<(), NotWaiting> {
        match self.pending[id].stands {
            Stands::Waiting if at < self.pending[id].expires => Ok(()),
            Stands::Waiting => Err(NotWaiting::Overdue),
            Stands::Claimed => Err(NotWaiting::Claimed),
            Stands::Ended(..) => Err(NotWaiting::Ended),
        }
    }

    /// What carrying out a wish has to come to.
    pub(crate) fn effect(&self, wish: &Wish) -> Effect {
        match wish {
            Wish::Fact(text) if self.facts.contains_key(text) => Effect::Same,
            Wish::Fact(_) => Effect::Done,
            Wish::Value { slot, value, expected } => match self.slots[*slot].last() {
                Some((live, _)) if live == value => Effect::Same,
                _ if self.revision(*slot) == *expected => Effect::Done,
                _ => Effect::Lost,
            },
            Wish::ForgetFact { id } if self.facts.values().any(|fact| fact == id) => Effect::Done,
            Wish::ForgetFact { .. } => Effect::Absent,
            Wish::ForgetSlot { slot, id, revision } => {
                match self.slots[*slot].iter().any(|(_, value)| value == id) {
                    false => Effect::Absent,
                    true if self.revision(*slot) == Some(*revision) => Effect::Done,
                    true => Effect::Lost,
                }
            }
        }
    }

    /// Does it, under the id that the store gave what is new; the texts that are forgotten.
    pub(crate) fn done(&mut self, wish: &Wish, id: &str, at: i64) -> Vec<&'static str> {
        let (gone, ids, slot): (Vec<&'static str>, Vec<String>, _) = match wish {
            Wish::Fact(text) => {
                self.facts.insert(text, id.to_owned());
                return Vec::new();
            }
            Wish::Value { slot, value, .. } => {
                self.slots[*slot].push((value, id.to_owned()));
                return Vec::new();
            }
            Wish::ForgetFact { id } => {
                let text = *self.facts.iter().find(|(_, fact)| *fact == id).expect("a fact").0;
                self.facts.remove(text);
                (vec![text], vec![id.clone()], None)
            }
            Wish::ForgetSlot { slot, .. } => {
                let (texts, ids) = std::mem::take(&mut self.slots[*slot]).into_iter().unzip();
                (texts, ids, Some(*slot))
            }
        };
        for known in self.pending.values_mut().filter(|known| known.stands == Stands::Waiting) {
            let about = match &known.wish {
                Wish::Value { slot: of, .. } if Some(*of) == slot => true,
                Wish::ForgetFact { id } | Wish::ForgetSlot { id, .. } => ids.contains(id),
                other => other.says().is_some_and(|text| gone.contains(&text)),
            };
            if about {
                known.stands = Stands::Ended(Outcome::Forgotten, at);
            }
        }
        gone
    }

    /// Whether a text may stand in the file.
    pub(crate) fn holds(&self, text: &str) -> bool {
        let waits = |known: &Known| known.stands == Stands::Waiting && known.wish.says() == Some(text);
        self.facts.contains_key(text)
            || self.slots.iter().flatten().any(|(value, _)| *value == text)
            || self.pending.values().any(waits)
    }
}
