//! The combinations of features that make an order to a machine.

use super::derive::{derive, possible};
use super::feature::Feature::{
    self, Abuse, Address, Agent, Authority, Become, Bidden, Charged, Claim, Concealed, Danger, Deceit, Deed,
    Desert, Dictate, Disable, Disclose, Drop, Errand, Favour, Feign, Free, Furtive, Gag, Granted, Guard,
    Hail, Harm, Hush, Jailbreak, Judge, Key, Lapse, Lasting, Leak, Lure, Machine, Memory, Moot, Not, Obey,
    Outlet, Override, OwnLogin, OwnMemory, Passage, Pipe, Place, Plant, Pose, Praise, Proper, Recollection,
    Remote, Reply, Reveal, Ruled, Said, Send, Sink, Spill, Stealth, Stranger, Subject, Submit, Talk, Trust,
    Unasked, Unbound, Uncheck, Unguard, Unseen, Usurp, Vocative, Void, Wreck, Write, You,
};
use super::feature::Features;
use super::mention::is_mention;
use super::reading::{Mark, Reading, features};
use crate::Family::{self, Exfiltration, InstructionOverride, MemoryPoisoning, Persistence};
use crate::rules::Hit;
use std::ops::Range;

/// Features that together are an order: one of each list, within so many sentences.
struct Combination {
    family: Family,
    all: &'static [Features],
    sentences: usize,
    /// What makes it none.
    unless: Features,
}

const fn any(features: &[Feature]) -> Features {
    Features::of(features)
}

/// A machine is turned to.
const CALLED: Features = any(&[Address, Hail]);
/// A machine is turned to, or is said to have to do something.
const SPOKEN: Features = any(&[Address, Hail, Charged]);
/// As before, and what may be a machine.
const NAMED: Features = any(&[Address, Hail, Charged, Subject]);
const SECRECY: Features = any(&[Deceit, Hush, Furtive]);

const fn order(family: Family, sentences: usize, all: &'static [Features]) -> Combination {
    Combination { family, all, sentences, unless: any(&[]) }
}

const COMBINATIONS: &[Combination] = &[
    // What is in force is dropped, or said to be void.
    order(InstructionOverride, 1, &[any(&[Override])]),
    order(InstructionOverride, 2, &[NAMED, any(&[Desert, Moot])]),
    order(
        InstructionOverride,
        2,
        &[
            any(&[Lapse]),
            any(&[Address, Hail, Charged, Submit, Authority, Stealth, Hush, Unasked, Danger, Unguard, Obey]),
        ],
    ),
    order(InstructionOverride, 1, &[any(&[Jailbreak])]),
    order(
        InstructionOverride,
        2,
        &[
            any(&[Authority]),
            any(&[
                Submit, Obey, Unguard, Claim, Danger, Free, Unasked, Machine, Said, Stealth, Hush, Disable,
            ]),
        ],
    ),
    order(InstructionOverride, 2, &[SPOKEN, any(&[Submit, Authority, Free])]),
    order(InstructionOverride, 2, &[CALLED, any(&[Claim])]),
    order(InstructionOverride, 2, &[any(&[Claim]), any(&[Unguard, Unasked, Danger, Hush])]),
    order(InstructionOverride, 1, &[any(&[Claim]), any(&[Wreck, Abuse]), any(&[You])]),
    // A machine that is called by a machine's name, or as its user never calls it, is told what no user tells it so.
    Combination {
        unless: any(&[Proper, Talk]),
        ..order(
            InstructionOverride,
            2,
            &[
                any(&[Vocative, Stranger, Hail]),
                any(&[
                    Desert, Lapse, Danger, Unguard, Override, Wreck, Feign, Unasked, Deceit, Hush, Stealth,
                    Trust, Plant, Abuse, Favour, Leak, Spill, Outlet, Passage, Submit, Usurp, Unseen,
                ]),
            ],
        )
    },
    Combination {
        unless: any(&[Proper, Talk]),
        ..order(InstructionOverride, 2, &[any(&[Hail]), any(&[Void, Place, Guard])])
    },
    // It is only spoken of, and what is said of it is an order.
    Combination {
        unless: any(&[Talk]),
        ..order(
            InstructionOverride,
            1,
            &[any(&[Machine]), any(&[Override, Lapse, Stealth, Unguard, Deceit, Feign, Abuse, Unseen])],
        )
    },
    // Something is kept from the user.
    order(InstructionOverride, 3, &[any(&[Hail]), any(&[Stealth, Hush, Deceit])]),
    order(InstructionOverride, 3, &[CALLED, SECRECY]),
    order(InstructionOverride, 1, &[any(&[Gag])]),
    order(InstructionOverride, 1, &[any(&[Furtive]), any(&[Deceit])]),
    order(InstructionOverride, 1, &[any(&[Deceit]), any(&[Deed, Send])]),
    order(
        InstructionOverride,
        3,
        &[
            SPOKEN,
            any(&[Stealth, Hush]),
            any(&[Send, Write, Wreck, Abuse, Danger, Unguard, Uncheck, Memory, Favour, Submit, Sink, Leak]),
        ],
    ),
    order(
        InstructionOverride,
        2,
        &[SECRECY, any(&[Leak, Plant, Unguard, Wreck, Abuse, Danger, Pipe, Submit, Claim])],
    ),
    order(InstructionOverride, 2, &[any(&[Deceit, Furtive]), any(&[Uncheck])]),
    order(InstructionOverride, 3, &[CALLED, any(&[Unseen])]),
    order(
        InstructionOverride,
        2,
        &[any(&[Unseen]), any(&[Override, Desert, Lapse, Abuse, Favour, Feign, Wreck, Danger, Leak, Pose])],
    ),
    order(
        InstructionOverride,
        2,
        &[any(&[Subject]), any(&[Hush, Furtive]), any(&[Danger, Unguard, Uncheck, Plant, Leak, Pipe])],
    ),
    order(InstructionOverride, 1, &[any(&[Subject]), any(&[Furtive]), any(&[Deceit])]),
    // A stranger's word is passed off as that of the user or the owner.
    Combination {
        unless: any(&[Not]),
        ..order(
            InstructionOverride,
            2,
            &[any(&[Address, Hail, Charged, Subject, Memory, OwnMemory]), any(&[Pose])],
        )
    },
    Combination {
        unless: any(&[Not, Talk]),
        ..order(InstructionOverride, 1, &[any(&[Machine, Agent]), any(&[Pose])])
    },
    order(InstructionOverride, 2, &[CALLED, any(&[Lure]), any(&[Errand, Abuse, Wreck])]),
    order(
        InstructionOverride,
        1,
        &[
            any(&[Machine, Agent]),
            any(&[Lure]),
            any(&[Abuse, Danger, Disclose, Leak, Spill, Wreck, Uncheck, Unguard, Remote]),
        ],
    ),
    // What protects is turned off, something is harmed.
    order(InstructionOverride, 2, &[SPOKEN, any(&[Danger, Pipe, Unguard])]),
    order(
        InstructionOverride,
        2,
        &[any(&[Subject]), any(&[Lapse, Unguard]), any(&[Danger, Unasked, Submit])],
    ),
    order(InstructionOverride, 2, &[SPOKEN, any(&[Abuse])]),
    order(InstructionOverride, 2, &[CALLED, any(&[Unasked]), any(&[Wreck])]),
    order(InstructionOverride, 1, &[any(&[Hail]), any(&[Deed])]),
    order(InstructionOverride, 2, &[any(&[Hail]), any(&[Wreck, Uncheck])]),
    order(
        InstructionOverride,
        2,
        &[any(&[Concealed]), SPOKEN, any(&[Favour, Praise, Wreck, Uncheck, Unasked, Stealth, Obey, Send])],
    ),
    // Any other order to whatever machine may read it, but for what a project asks of all.
    Combination {
        unless: any(&[Proper]),
        ..order(
            InstructionOverride,
            1,
            &[any(&[Hail]), any(&[Send, Write, Harm, Judge, Obey, Drop, Disable, Reveal, Memory, Free])],
        )
    },
    Combination { unless: any(&[Proper]), ..order(InstructionOverride, 1, &[any(&[Bidden])]) },
    order(InstructionOverride, 1, &[any(&[Usurp])]),
    order(InstructionOverride, 1, &[any(&[Unbound])]),
    order(InstructionOverride, 1, &[any(&[Lasting]), any(&[Machine, Agent]), any(&[Free])]),
    order(InstructionOverride, 1, &[any(&[Lasting]), any(&[Ruled]), any(&[Submit])]),
    order(InstructionOverride, 1, &[any(&[Ruled]), any(&[Override, Desert]), any(&[Become, Submit])]),
    order(
        InstructionOverride,
        2,
        &[any(&[Feign]), any(&[You, Reply, Address, Hail, Charged, Hush, Deceit, Wreck, Uncheck, Abuse])],
    ),
    order(InstructionOverride, 2, &[any(&[Dictate]), any(&[Address, Hail, Charged, You, Drop, Reply])]),
    // A judgement is asked for.
    order(
        InstructionOverride,
        3,
        &[any(&[Address, Hail, Charged, Concealed, Hush, Deceit, Override]), any(&[Favour])],
    ),
    // Something is sent out.
    order(Exfiltration, 1, &[any(&[Disclose])]),
    Combination {
        unless: any(&[OwnLogin]),
        ..order(Exfiltration, 1, &[any(&[Leak, Spill]), any(&[Passage])])
    },
    order(Exfiltration, 1, &[any(&[Spill]), any(&[Remote])]),
    order(Exfiltration, 1, &[any(&[Hush, Stealth]), any(&[Send]), any(&[Remote])]),
    order(Exfiltration, 2, &[CALLED, any(&[Leak, Disclose, Outlet])]),
    order(Exfiltration, 2, &[NAMED, any(&[Spill]), any(&[Outlet])]),
    order(Exfiltration, 2, &[SPOKEN, any(&[Leak]), any(&[Outlet])]),
    // Something is left behind.
    order(Persistence, 1, &[any(&[Plant]), any(&[Stealth]), any(&[Furtive, Trust])]),
    order(Persistence, 2, &[any(&[Plant]), any(&[Address, Hail, Charged, Deceit, Hush, Furtive])]),
    order(Persistence, 1, &[any(&[Plant]), any(&[Key, Pipe])]),
    order(Persistence, 1, &[any(&[Subject]), any(&[Plant]), any(&[Lasting, Remote, Unasked, Danger])]),
    // A lasting rule or a false fact is to be remembered.
    order(
        MemoryPoisoning,
        2,
        &[
            any(&[Memory]),
            any(&[Claim, Trust, Unguard, Unasked, Deceit, Stealth, Hush, Pipe, Leak, Authority, Submit]),
            any(&[Lasting, Address, Hail, Charged, Subject]),
        ],
    ),
    order(
        MemoryPoisoning,
        2,
        &[
            any(&[OwnMemory]),
            any(&[Claim, Trust, Unguard, Granted, Authority, Pipe, Leak, Submit, Usurp, Uncheck, Danger]),
        ],
    ),
    order(MemoryPoisoning, 1, &[any(&[Memory]), any(&[Lasting]), any(&[Remote, Danger, Usurp])]),
    // What the machine never knew is said to be its own recollection.
    order(
        MemoryPoisoning,
        2,
        &[
            any(&[Recollection]),
            any(&[Obey, Danger, Trust, Unguard, Uncheck, Granted, Abuse, Free, Wreck, Lasting]),
        ],
    ),
    Combination {
        unless: any(&[Proper]),
        ..order(MemoryPoisoning, 1, &[any(&[Stranger]), any(&[Memory, OwnMemory]), any(&[Lasting, Memory])])
    },
    order(MemoryPoisoning, 2, &[SPOKEN, any(&[Memory]), any(&[Uncheck, Danger, Wreck, Sink])]),
];

/// Whether these features may be those of an order.
pub(super) fn may_order(features: Features) -> bool {
    let features = possible(features);
    COMBINATIONS.iter().any(|combination| combination.all.iter().all(|any| any.meets(features)))
}

/// Hands the orders of a stretch of text to `found`.
pub(super) fn judge(text: &str, span: Range<usize>, found: &mut dyn FnMut(Hit)) {
    let mut reading = Reading::of(text, span);
    derive(text, &mut reading);
    let mut rest = reading.marks();
    let sentences = rest.chunk_by(|one, next| one.sentence == next.sentence);
    let sentences: Vec<(&[Mark], Features)> = sentences.map(|marks| (marks, features(marks))).collect();
    for (at, (first, here)) in sentences.iter().enumerate() {
        let last = first.first().map_or(0, |mark| mark.sentence + 3);
        let near = sentences.iter().skip(at).take(3);
        let near = near.filter(|(marks, _)| marks.first().is_some_and(|mark| mark.sentence < last));
        let (len, present) =
            near.fold((0, *here), |(len, all), (marks, here)| (len + marks.len(), all.with(*here)));
        let window = rest.get(..len).unwrap_or_default();
        let may_stand = |one: &&Combination| {
            let present = if one.sentences == 1 { *here } else { present };
            one.all.iter().all(|any| any.meets(present))
        };
        for combination in COMBINATIONS.iter().filter(may_stand) {
            if let Some(order) = combination.find(window)
                && is_given(text, &reading, window, &order)
            {
                found(Hit { family: combination.family, span: reading.original(order) });
            }
        }
        rest = rest.get(first.len()..).unwrap_or_default();
    }
}

impl Combination {
    /// Where the combination stands in a window of sentences, from its first feature to its last.
    fn find(&self, window: &[Mark]) -> Option<Range<usize>> {
        let first = window.first()?;
        if window.iter().any(|mark| mark.sentence == first.sentence && self.unless.has(mark.feature)) {
            return None;
        }
        let spoken = window.iter().any(|mark| mark.sentence == first.sentence && NAMED.has(mark.feature));
        let mut order: Option<Range<usize>> = None;
        for one in self.all {
            let mark = window.iter().find(|mark| {
                mark.sentence < first.sentence + self.sentences
                    && one.has(mark.feature)
                    && (spoken || !mark.told)
            })?;
            order =
                Some(order.map_or(mark.start..mark.end, |order| {
                    order.start.min(mark.start)..order.end.max(mark.end)
                }));
        }
        order
    }
}

/// Whether an order is given rather than spoken about.
fn is_given(text: &str, reading: &Reading, window: &[Mark], order: &Range<usize>) -> bool {
    let sentence = window.iter().find(|mark| mark.start >= order.start).map_or(0, |mark| mark.sentence);
    let spoken_about = window
        .iter()
        .any(|mark| mark.feature == Talk && mark.start < order.start && mark.sentence == sentence);
    let span = reading.original(order.clone());
    let acted_on =
        window.iter().any(|mark| matches!(mark.feature, Obey | Address | Hail) && mark.start >= order.end);
    !spoken_about && (acted_on || !is_mention(text, &span, 2))
}
