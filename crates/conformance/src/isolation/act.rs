//! Histories as data: an operation names whom and what it is about by numbers that always mean something, so that any
//! part of a history is one too.

use super::chance::Chance;
use super::world::SEATS;
use std::num::NonZeroUsize;

/// One operation, done by the session in this seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Op {
    /// Which of the world's sessions acts.
    pub seat: u16,
    /// What it does.
    pub act: Act,
}

/// What is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Act {
    /// A session begins in the seat, in place of the one there.
    Open {
        /// Of which profile.
        tenant: u8,
        /// Whose store it is given, usually the profile's own.
        store: u8,
        /// For whom.
        person: u8,
        /// Where.
        place: u8,
        /// Whether a host runs it, or a person's command.
        hosted: bool,
    },
    /// A turn is learnt in which a test fails and, when it is `mended`, an edit makes it pass. Done again, it is a replay.
    Learn {
        /// Which of the project's lessons.
        lesson: u16,
        /// Whether the turn overcomes the failure.
        mended: bool,
    },
    /// So many near-identical lessons are learnt, one after the other.
    Crowd {
        /// How many.
        lessons: u16,
    },
    /// The user states a lasting rule, and the turn is learnt.
    Teach {
        /// Which rule.
        rule: u16,
    },
    /// The user states a fact.
    Remember {
        /// Which fact.
        fact: u16,
        /// Whether it is to hold in the project alone.
        project: bool,
    },
    /// The user gives a slot a value, or corrects it.
    SetSlot {
        /// Which slot.
        slot: u16,
        /// Which value.
        value: u16,
        /// Whether it is to hold in the project alone.
        project: bool,
    },
    /// All slots are listed, one is read, and its history.
    Slots {
        /// Which slot is read.
        slot: u16,
    },
    /// A question is asked.
    Recall {
        /// Which.
        ask: Ask,
        /// How many items at most.
        limit: NonZeroUsize,
        /// Facts alone, episodes alone, or both.
        kind: Option<bool>,
        /// Whether what was superseded is asked for too.
        history: bool,
        /// Whether a failing output comes with it.
        output: Option<u16>,
    },
    /// A message of the user comes in.
    Prefetch(Ask),
    /// A command has failed in the turn of such a message.
    PrefetchAfter(Ask, u16),
    /// An item is looked up by the id that it has in whatever store.
    Show {
        /// Which of all items of the world.
        item: u16,
    },
    /// An id is looked up that nobody gave out.
    ShowForged {
        /// What it is made of.
        made_of: u16,
    },
    /// Episodes are listed.
    List {
        /// How many are skipped.
        offset: u16,
        /// How many at most.
        limit: u16,
        /// Whether what was superseded is listed too.
        history: bool,
    },
    /// The session asks how it stands, and how much it sees.
    Status,
    /// A turn is explained.
    Explain {
        /// Which of the project's lessons.
        lesson: u16,
    },
    /// The session asks what of it is durable.
    Durable,
    /// Something that need not be the session's own is said to have been shown in it.
    WasShown {
        /// Which of all items of the world.
        item: u16,
    },
    /// The session goes on under another id.
    Switch {
        /// Whether it is of another line.
        anew: bool,
    },
    /// A turn was interrupted, one got lost, or the user took some back.
    Disturbed(Disturbance),
    /// The repository of a place names another remote from now on.
    MoveRemote {
        /// Which place.
        place: u8,
        /// Which repository.
        repository: u8,
    },
    /// The profile's store is closed and opened again.
    Restart {
        /// Which profile.
        tenant: u8,
    },
    /// The process ends in the middle: what is opened is what lies on the disk by then.
    Crash {
        /// Which profile.
        tenant: u8,
    },
    /// Another profile's custody is tried on the store.
    Custody,
    /// The reader's answers are compared with those of a store that holds nothing else.
    Alone {
        /// Which questions.
        questions: u16,
    },
}

/// What comes between turns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Disturbance {
    /// An interrupted turn.
    Interrupted,
    /// A turn that did not arrive.
    Lost,
    /// Turns that the user took back.
    Rewound,
}

/// What a question says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ask {
    /// Words that the texts of all share.
    Shared(u16),
    /// The mark of an item that the reader may see.
    Own(u16),
    /// The mark of any item of the world, and a word that all share.
    Any(u16),
    /// The failure of a lesson, as all projects have it.
    Failure(u16),
    /// Characters that mean something to somebody.
    Odd(u16),
}

/// How many lessons, rules, facts, slots and values of one an owner has, so that they come up again.
const LESSONS: u16 = 12;
const RULES: u16 = 4;
const FACTS: u16 = 6;
const SLOTS: u16 = 3;
const VALUES: u16 = 4;

/// Draws a history. A crowd comes when there is something that it could hide, and is newer than that.
pub(super) fn draw(seed: u64, life: usize, crowd: u16) -> Vec<Op> {
    let mut chance = Chance::of(seed, 1);
    let mut history = Vec::with_capacity(life);
    for seat in 0..SEATS {
        history.push(Op { seat, act: open(&mut chance) });
    }
    if crowd > 0 {
        for _ in 0..life / 8 {
            history.push(drawn(&mut chance));
        }
        let seat = chance.below(SEATS);
        let place = u8::try_from(chance.below(4)).unwrap_or(0);
        history.push(Op { seat, act: Act::Open { tenant: 0, store: 0, person: 0, place, hosted: true } });
        history.push(Op { seat, act: Act::Crowd { lessons: crowd } });
    }
    while history.len() + 1 < life {
        history.push(drawn(&mut chance));
    }
    history.push(Op { seat: chance.below(SEATS), act: Act::Alone { questions: chance.below(u16::MAX) } });
    history
}

fn drawn(chance: &mut Chance) -> Op {
    Op { seat: chance.below(SEATS), act: act(chance) }
}

/// One act, each as often as it is worth.
fn act(chance: &mut Chance) -> Act {
    let small = |chance: &mut Chance, most| u8::try_from(chance.below(most)).unwrap_or(0);
    match chance.below(1000) {
        0..16 => Act::Learn { lesson: chance.below(LESSONS), mended: !chance.one_in(4) },
        16..20 => Act::Teach { rule: chance.below(RULES) },
        20..32 => Act::Remember { fact: chance.below(FACTS), project: chance.one_in(2) },
        32..40 => {
            let (slot, value) = (chance.below(SLOTS), chance.below(VALUES));
            Act::SetSlot { slot, value, project: chance.one_in(2) }
        }
        40..60 => Act::Slots { slot: chance.below(SLOTS) },
        60..206 => recall(chance),
        206..286 => Act::Prefetch(ask(chance)),
        286..316 => Act::PrefetchAfter(ask(chance), chance.below(LESSONS)),
        316..386 => Act::ShowForged { made_of: chance.below(u16::MAX) },
        386..426 => list(chance),
        426..486 => Act::Status,
        486 => Act::Explain { lesson: chance.below(LESSONS) },
        487..517 => Act::Durable,
        517..537 => Act::WasShown { item: chance.below(u16::MAX) },
        537..545 => Act::Switch { anew: chance.one_in(2) },
        545..553 => Act::Disturbed(match chance.below(3) {
            0 => Disturbance::Interrupted,
            1 => Disturbance::Lost,
            _ => Disturbance::Rewound,
        }),
        553..610 => open(chance),
        610..620 => Act::MoveRemote { place: small(chance, 8), repository: small(chance, 8) },
        620 => Act::Restart { tenant: small(chance, 8) },
        621 => Act::Crash { tenant: small(chance, 8) },
        622..625 => Act::Custody,
        625 => Act::Alone { questions: chance.below(u16::MAX) },
        _ => Act::Show { item: chance.below(u16::MAX) },
    }
}

fn open(chance: &mut Chance) -> Act {
    let mut small = |most| u8::try_from(chance.below(most)).unwrap_or(0);
    let (tenant, person, place) = (small(8), small(8), small(8));
    let store = if small(16) == 0 { tenant.wrapping_add(1) } else { tenant };
    Act::Open { tenant, store, person, place, hosted: small(4) > 0 }
}

fn recall(chance: &mut Chance) -> Act {
    const LIMITS: [usize; 6] = [1, 2, 5, 5, 5, 100];
    let limit = LIMITS.get(usize::from(chance.below(6))).copied().and_then(NonZeroUsize::new);
    Act::Recall {
        ask: ask(chance),
        limit: limit.unwrap_or(NonZeroUsize::MIN),
        kind: [None, None, Some(true), Some(false)].get(usize::from(chance.below(4))).copied().flatten(),
        history: chance.one_in(3),
        output: chance.one_in(4).then(|| chance.below(LESSONS)),
    }
}

fn list(chance: &mut Chance) -> Act {
    let limit = if chance.one_in(16) { u16::MAX } else { chance.below(6) };
    Act::List { offset: chance.below(4), limit, history: chance.one_in(2) }
}

fn ask(chance: &mut Chance) -> Ask {
    let which = chance.below(u16::MAX);
    match chance.below(10) {
        0..2 => Ask::Shared(which),
        2..6 => Ask::Own(which),
        6..8 => Ask::Any(which),
        8 => Ask::Failure(which % LESSONS),
        _ => Ask::Odd(which),
    }
}
