//! Features that are made of others standing close together in a sentence.

use super::feature::Feature::{
    self, Address, Agent, Ask, Asset, Become, Behind, Betray, Bidden, Capacity, Charged, Check, Claim,
    Deceit, Deed, Desert, Dictate, Disable, Disclose, Drop, Errand, Favour, Fetcher, Forced, Free, Furtive,
    Gag, Governing, Granted, Greeting, Guard, Hail, Harm, Here, Hush, Impostor, Intimate, Itself, Jailbreak,
    Judge, Kind, Lapse, Leak, Machine, Modal, Moot, Not, Obey, Outlet, Override, OwnRules, Passage, Pipe,
    Place, Plant, Pose, Posing, Praise, Prompt, Protected, Reading, Relative, Remote, Reply, Reveal, Rules,
    Said, Send, Shell, Sink, Spill, Standing, Stealth, Stranger, Subject, Submit, Supposed, Supposing, Task,
    Tell, TellUser, Them, Unasked, Unbound, Uncheck, Unguard, User, Usurp, Vocative, Void, Whichever,
    Without, Wreck, Write,
};
use super::feature::Features;
use super::reading::{Gap, Mark, Reading as Stretch, features};
use crate::text;

/// A feature made of two others.
struct Pair {
    is: Feature,
    first: Features,
    then: Features,
    /// The most bytes between the two.
    within: usize,
    order: Order,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    Then,
    Either,
}

const fn then(is: Feature, first: &[Feature], then: &[Feature], within: usize) -> Pair {
    Pair { is, first: Features::of(first), then: Features::of(then), within, order: Order::Then }
}

const fn near(is: Feature, first: &[Feature], then: &[Feature], within: usize) -> Pair {
    Pair { is, first: Features::of(first), then: Features::of(then), within, order: Order::Either }
}

/// What others are made of as well.
const PARTS: &[Pair] = &[
    then(Governing, &[Standing], &[Rules], 28),
    then(Governing, &[Rules], &[Behind], 20),
    then(Stealth, &[Not], &[Tell], 28),
    then(Stealth, &[Without], &[Tell], 14),
];

const PAIRS: &[Pair] = &[
    then(Override, &[Drop], &[Governing, Said], 40),
    then(Override, &[Drop], &[Prompt], 16),
    then(Desert, &[Drop], &[Task, Rules, Said], 40),
    then(Lapse, &[Governing, Said], &[Void], 56),
    then(Moot, &[Task], &[Void], 40),
    then(Furtive, &[Stealth], &[Itself], 12),
    then(Deceit, &[Stealth], &[User, Them], 40),
    then(Gag, &[Not, Without], &[TellUser], 12),
    near(Deceit, &[Hush], &[User], 40),
    then(Unasked, &[Not, Without], &[Ask], 24),
    near(Outlet, &[Protected, Intimate], &[Sink], 120),
    then(Leak, &[Send], &[Protected, Intimate], 72),
    near(Spill, &[Send], &[Intimate], 72),
    then(Passage, &[Intimate, Protected], &[Remote], 120),
    near(Dictate, &[Reply], &[Forced, Praise, Remote], 72),
    near(Unbound, &[OwnRules], &[Void, Disable, Free], 48),
    near(Plant, &[Write], &[Place], 120),
    then(Pipe, &[Fetcher], &[Shell], 100),
    then(Pipe, &[Shell], &[Fetcher], 4),
    near(Unguard, &[Disable], &[Guard], 36),
    near(Uncheck, &[Disable], &[Check], 28),
    then(Wreck, &[Harm], &[Asset], 40),
    then(Claim, &[User], &[Granted], 32),
    then(Submit, &[Obey], &[Here], 48),
    then(Favour, &[Judge], &[Praise], 64),
    then(Jailbreak, &[Become], &[Free], 56),
    then(Usurp, &[User], &[Impostor], 40),
    then(Pose, &[Posing], &[User], 24),
    then(Disclose, &[Reveal], &[Prompt], 32),
    then(Disclose, &[Betray], &[Protected, Intimate], 32),
];

/// As before, once it is known who is spoken to.
const BIDDEN: &[Pair] =
    &[then(Bidden, &[Vocative], &[Deed], 100), then(Bidden, &[Stranger], &[Errand], ERRAND)];

/// How far behind the machine that it calls an errand begins at most, in bytes.
const ERRAND: usize = 10;

/// Adds what is made of the stretch's features.
pub(super) fn derive(text: &str, stretch: &mut Stretch) {
    stretch.remake(|stretch, marks| {
        marks.retain(|mark| !matches!(mark.feature, Machine | Agent) || !is_person(stretch, mark.start));
        add_pairs(PARTS, marks);
        add_pairs(PAIRS, marks);
        let spoken = spoken_to(text, stretch, marks);
        add(spoken, marks);
        add_pairs(BIDDEN, marks);
    });
}

fn add_pairs(pairs: &[Pair], marks: &mut Vec<Mark>) {
    let present = features(marks);
    let may_stand = |pair: &&Pair| pair.first.meets(present) && pair.then.meets(present);
    let made: Vec<Mark> = pairs.iter().filter(may_stand).flat_map(|pair| pair.find(marks)).collect();
    add(made, marks);
}

/// Adds marks to others, and keeps all in order of place.
fn add(made: Vec<Mark>, marks: &mut Vec<Mark>) {
    if !made.is_empty() {
        marks.extend(made);
        marks.sort_by_key(|mark| mark.start);
    }
}

/// Every feature that may be made of these, wherever they stand.
pub(super) fn possible(features: Features) -> Features {
    let mut all = features;
    for pair in PARTS.iter().chain(PAIRS).chain(BIDDEN) {
        if pair.is == Bidden {
            all = all.with(possibly_spoken_to(all));
        }
        if pair.first.meets(all) && pair.then.meets(all) {
            all = all.with(Features::of(&[pair.is]));
        }
    }
    all
}

/// How a machine may be spoken to where these are.
fn possibly_spoken_to(features: Features) -> Features {
    const ANYHOW: Features = Features::of(&[Address, Vocative, Stranger, Hail, Charged, Subject]);
    if features.has(Machine) || features.has(Agent) { ANYHOW } else { Features::default() }
}

impl Pair {
    /// What the pair makes of the marks of a sentence.
    fn find(&self, marks: &[Mark]) -> Vec<Mark> {
        let mut made: Vec<Mark> = Vec::new();
        let (mut first, mut other) = (Latest::default(), Latest::default());
        let either = self.first.with(self.then);
        for mark in marks.iter().filter(|mark| either.has(mark.feature)) {
            let (begins, ends) = (self.first.has(mark.feature), self.then.has(mark.feature));
            let from = if ends { first.before(mark) } else { None };
            let back = other
                .before(mark)
                .filter(|from| begins && (self.order == Order::Either || (mark.free && from.free)));
            if let Some(from) = [from, back].into_iter().flatten().find(|from| self.joins(from, mark)) {
                let one = Mark { feature: self.is, end: from.end.max(mark.end), ..*from };
                let mut alike = made.iter().rev().take_while(|other| other.start == one.start);
                if !alike.any(|other| *other == one) {
                    made.push(one);
                }
            }
            if begins {
                first.add(mark);
            }
            if ends {
                other.add(mark);
            }
        }
        made
    }

    fn joins(&self, from: &Mark, to: &Mark) -> bool {
        // Where the order is free the two may stand further apart, and most letters take two bytes or three.
        let within = if from.free && to.free { self.within * FREE } else { self.within };
        to.start <= from.end + within
    }
}

const FREE: usize = 3;

/// The last two marks of a feature, which overlap where one term holds another.
#[derive(Default)]
struct Latest<'m>(Option<&'m Mark>, Option<&'m Mark>);

impl<'m> Latest<'m> {
    fn add(&mut self, mark: &'m Mark) {
        if self.1.is_none_or(|last| last.start != mark.start) {
            self.0 = self.1;
        }
        self.1 = Some(mark);
    }

    /// The last that begins before `mark`.
    fn before(&self, mark: &Mark) -> Option<&'m Mark> {
        [self.1, self.0].into_iter().flatten().find(|last| last.start < mark.start)
    }
}

/// How far from a machine's name what makes it the one spoken to may stand, in bytes.
const BEFORE: usize = 28;
const BEHIND: usize = 40;

/// Where a machine is spoken to in a sentence.
fn spoken_to(text: &str, stretch: &Stretch, marks: &[Mark]) -> Vec<Mark> {
    let mut found = Vec::new();
    for (index, machine) in marks.iter().enumerate() {
        if !matches!(machine.feature, Machine | Agent) {
            continue;
        }
        let before = marks.get(..index).unwrap_or_default().iter().rev();
        let before = || before.clone().take_while(|mark| mark.start + BEFORE * 2 >= machine.start);
        let behind = marks.get(index + 1..).unwrap_or_default().iter();
        let behind = behind.take_while(|mark| mark.start <= machine.end + BEHIND);
        let behind = || behind.clone().filter(|mark| mark.start >= machine.end);
        let is_before = |feature: Feature, within: usize| {
            before().any(|mark| {
                mark.feature == feature && mark.end <= machine.start && machine.start <= mark.end + within
            })
        };
        let supposed = (is_before(Supposed, BEFORE) && !is_used(stretch, machine.start))
            || (is_before(Whichever, BEFORE) && behind().any(|mark| mark.feature == Relative))
            || (machine.feature == Machine && is_before(Capacity, BEFORE))
            || (machine.feature == Machine
                && is_before(Supposing, 12)
                && behind().any(|mark| matches!(mark.feature, Modal | Reading | Here)));
        let reads = behind().any(|mark| mark.feature == Reading) && behind().any(|mark| mark.feature == Here)
            || (machine.feature == Machine && is_before(Reading, BEFORE * 2) && is_before(Here, BEFORE * 2));
        let greeting = before().find(|mark| {
            let behind = mark.end <= machine.start && machine.start <= mark.end + 20;
            mark.feature == Greeting && (behind || mark.end == machine.end)
        });
        let greeted = greeting.is_some() || is_before(Whichever, 12);
        // Within a clause "to the" turns to someone where a colon follows.
        let within = greeting.is_some_and(|greeting| !greets(stretch, greeting));
        let mut say = |feature: Feature| found.push(Mark { feature, ..*machine });
        if supposed || reads {
            say(Hail);
        }
        if is_called(text, stretch, machine, greeted, within) {
            say(Address);
            if machine.feature == Machine || greeted {
                say(Vocative);
            }
            if is_strange(text, stretch, (marks, index), greeted) {
                say(Stranger);
            }
        }
        if behind().any(|mark| mark.feature == Modal) {
            say(if machine.feature == Machine { Charged } else { Subject });
        }
    }
    found
}

/// Whether the word before says that an assistant or an agent is one by profession.
fn is_person(stretch: &Stretch, machine: usize) -> bool {
    matches!(
        stretch.words_before(machine).next(),
        Some(
            "teaching"
                | "research"
                | "shop"
                | "dental"
                | "medical"
                | "executive"
                | "administrative"
                | "legal"
                | "sales"
                | "store"
                | "lab"
                | "laboratory"
                | "editorial"
                | "estate"
                | "travel"
                | "customs"
        )
    )
}

/// Whether a word before a machine's name says that someone works with one rather than is one: "if you are using AI".
fn is_used(stretch: &Stretch, machine: usize) -> bool {
    let words = stretch.words_before(machine).take(3);
    words.into_iter().any(|word| {
        matches!(
            word,
            "using" | "with" | "by" | "training" | "building" | "running" | "about" | "of" | "without"
        )
    })
}

/// Whether a greeting turns to someone: "to the" does where a clause begins with it.
fn greets(stretch: &Stretch, greeting: &Mark) -> bool {
    !matches!(stretch.cut(greeting).split(' ').next(), Some("to" | "for"))
        || !stretch.before(greeting.start).is_space()
}

/// Whether the machine that is called there is called by its kind, or as "agent" and no more. "ai:" and "llm:" head the
/// messages of commits and the turns of a talk, so what is as short has to stand in capitals, and without a greeting no
/// colon behind "AI" calls it.
fn is_strange(text: &str, stretch: &Stretch, (marks, index): (&[Mark], usize), greeted: bool) -> bool {
    let Some(machine) = marks.get(index) else { return false };
    let before = marks.get(..index).unwrap_or_default().iter().rev();
    let behind = marks.get(index..).unwrap_or_default().iter();
    let here = |mark: &&Mark| mark.start == machine.start;
    let kinds = before.take_while(here).chain(behind.take_while(here)).filter(|mark| mark.feature == Kind);
    let comma = |end: usize| stretch.following(end).next().is_some_and(|(_, gap)| gap.has(Gap::COMMA));
    if machine.feature == Agent {
        return comma(machine.end) && (greeted || !stretch.before(machine.start).is_space());
    }
    let Some(kind) = kinds.max_by_key(|mark| mark.end) else { return false };
    let length = kind.end - kind.start;
    let capital = || {
        text::byte_at(text, stretch.original(kind.start..kind.end).start)
            .is_some_and(|byte| byte.is_ascii_uppercase())
    };
    length > 4
        || greeted
        || (capital()
            && (length > 2
                || stretch.following(kind.end).next().is_some_and(|(_, gap)| !gap.has(Gap::COLON))))
}

/// Whether a machine's name is set off as a call is: "Assistant, …", "… for all agents: …", "…, assistant."
fn is_called(text: &str, stretch: &Stretch, machine: &Mark, greeted: bool, within: bool) -> bool {
    let before = stretch.before(machine.start);
    // Where words are not set apart, what the machine will do or can do is said of it.
    if stretch.behind(machine).starts_with(['会', '會', '能', '将', '將', '可']) {
        return false;
    }
    let owned = matches!(
        stretch.words_before(machine.start).next(),
        Some("your" | "the" | "a" | "an" | "this" | "each" | "its" | "their" | "our" | "my")
    );
    if owned && !greeted && machine.feature == Agent {
        return false;
    }
    let begins = match machine.feature {
        Machine => !before.is_space(),
        _ => {
            before.has(Gap::STOP | Gap::LINE | Gap::PIPE)
                || (before.has(Gap::COLON) && !before.has(Gap::OTHER))
        }
    } || stretch.shouted_before(text, machine.start);
    let mut behind = None;
    for (count, (at, gap)) in stretch.following(machine.end).enumerate() {
        if !gap.is_space() {
            behind = Some((count, gap));
            break;
        }
        if count == if greeted { 5 } else { 2 } || at > machine.end + 36 {
            break;
        }
    }
    let Some((count, gap)) = behind else { return before.has(Gap::COMMA) };
    if within && !gap.has(Gap::COLON | Gap::CLOSED) {
        return false;
    }
    if gap.has(Gap::CLOSED) {
        // "(for the assistant) …" turns to it; "the model (an assistant)" does not.
        return greeted && count == 0 && machine.feature == Machine && !before.has(Gap::OTHER);
    }
    let parted = gap.has(Gap::COLON | Gap::DASH | Gap::STOP | Gap::COMMA);
    // A word in quotes with a comma behind is one of a list.
    if gap.has(Gap::COMMA) && matches!(stretch.sign_behind(text, machine), Some(b'"' | b'\'' | b'`')) {
        return false;
    }
    // What stands in quotes behind a comma is the next cell of a table.
    if before.has(Gap::COMMA) && (machine.feature == Agent || !before.has(Gap::OTHER)) {
        let one = !stretch.cut(machine).ends_with('s') && !stretch.behind(machine).starts_with('s');
        let ends = machine.feature == Machine || gap.has(Gap::STOP) || (one && gap.has(Gap::COMMA));
        return count == 0 && parted && ends;
    }
    let close = count == 0 || machine.feature == Machine || gap.has(Gap::COLON);
    close && (begins || greeted) && gap.has(Gap::COLON | Gap::DASH | Gap::COMMA)
        || (greeted && close && gap.has(Gap::STOP))
}
