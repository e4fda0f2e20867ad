//! What brings something in, and what it has to come to.

use super::act::Disturbance;
use super::alone::{Became, Event, Happened};
use super::ledger::{Item, Reader};
use super::marks::{Owner, Stock, mark};
use super::world::{Sitting, World, said, sharing};
use crate::samples::Lesson;
use veridical::evidence::Turn;
use veridical::kernel::{SessionRef, Sharing, Source, StoreError, Timestamp};
use veridical::recall::ItemKind;
use veridical::slot::Reach;
use veridical::{
    Error, Expected, LearnAnswer, Learned, RememberRequest, Session, ShowAnswer, SlotChanged, SlotRequest,
    Wish, block_on,
};

/// What a turn teaches.
#[derive(Debug, Clone, Copy)]
pub(super) enum Taught {
    /// The lesson of this number, overcome or not.
    Lesson(u16, bool),
    /// The rule of this number.
    Rule(u16),
}

impl Taught {
    fn stock(self) -> Stock {
        match self {
            Self::Lesson(..) => Stock::Lesson,
            Self::Rule(_) => Stock::Rule,
        }
    }

    /// The mark of what an owner is taught.
    fn mark(self, owner: Owner) -> String {
        let (Self::Lesson(number, _) | Self::Rule(number)) = self;
        mark(owner, self.stock(), number)
    }

    /// The turn that teaches it to an owner.
    pub(super) fn turn(self, owner: Owner) -> Turn {
        let mark = self.mark(owner);
        match self {
            Self::Lesson(number, true) => lesson(number, &mark).turn(),
            Self::Lesson(number, false) => lesson(number, &mark).failing_turn(),
            Self::Rule(_) => Turn::builder(format!("Never edit the ledger tables of {mark} by hand."))
                .assistant("Noted.")
                .build(),
        }
    }
}

/// A lesson that is much like that of every other owner. Of every second one all projects meet the very same failure,
/// and the fix alone tells whose it is.
pub(super) fn lesson(number: u16, mark: &str) -> Lesson {
    let broke = if number.is_multiple_of(2) {
        format!("entries of {mark} do not balance")
    } else {
        "entries do not balance".to_owned()
    };
    Lesson::new(&format!("ledger{number}"), &broke, &format!("debit - {mark}"))
}

/// Whose a statement is.
fn teller(reader: Reader, project: bool) -> Owner {
    let project = reader.project.filter(|_| project);
    Owner { tenant: reader.tenant, person: Some(reader.person), project }
}

/// Whose the episodes are that a reader's sessions leave.
pub(super) fn owner(reader: Reader) -> Owner {
    let person = (sharing(reader.tenant) == Sharing::Own).then_some(reader.person);
    Owner { tenant: reader.tenant, person, project: reader.project }
}

impl World<'_> {
    /// Learns a turn.
    pub(super) fn learn(&mut self, sitting: &Sitting, taught: Taught) -> Result<(), String> {
        let (now, owner) = (self.now(), owner(sitting.reader));
        let learned = match learn(&sitting.session, taught.turn(owner), sitting.hosted, now) {
            Ok(learned) => learned,
            Err(Error::Store(StoreError::ForeignKey)) if sitting.is_stranger() => {
                self.became("refused by another profile's store");
                return Ok(());
            }
            Err(error) => return Err(said(error)),
        };
        let became = match &learned {
            Learned::Recorded(id) => {
                self.became("episode recorded");
                self.recorded(sitting, taught, id.as_str(), now)?;
                Became::Kept { id: id.to_string(), word: "recorded", independent: None }
            }
            Learned::Attested { id, independent } => {
                self.became("episode attested");
                self.attested(sitting, taught, id.as_str())?;
                Became::Kept { id: id.to_string(), word: "attested", independent: Some(*independent) }
            }
            Learned::Dropped(_) | Learned::Rejected(_) => {
                self.became("turn left nothing");
                Became::Nothing
            }
        };
        if let (Taught::Lesson(number, true), Became::Kept { .. }) = (taught, &became) {
            self.house_mut(sitting.house)?.ledger.solved(owner, number);
        }
        self.happened(sitting, Happened::Learnt { taught, became })?;
        self.look(sitting, &json(&LearnAnswer::from(&learned))?)
    }

    fn recorded(&mut self, sitting: &Sitting, taught: Taught, id: &str, at: Timestamp) -> Result<(), String> {
        let reader = sitting.reader;
        if sitting.is_stranger() || reader.project.is_none() {
            return Err(format!("{reader:?} recorded {id} in the store of profile {}", sitting.house));
        }
        let view =
            block_on(sitting.session.show(id)).map_err(said)?.and_then(|ShowAnswer { episode, .. }| episode);
        let view = view.ok_or_else(|| format!("{reader:?} is not shown its own new episode {id}"))?;
        let item = Item {
            kind: ItemKind::Episode,
            stock: taught.stock(),
            owner: owner(reader),
            id: id.to_owned(),
            mark: taught.mark(owner(reader)),
            at,
            verified: view.metadata.verified,
            live: true,
            unsolved: match taught {
                Taught::Lesson(number, false) => Some(number),
                Taught::Lesson(_, true) | Taught::Rule(_) => None,
            },
            slot: None,
        };
        let fingerprint = view.metadata.fingerprint;
        let ledger = &mut self.house_mut(sitting.house)?.ledger;
        ledger.add(item, [fingerprint.rsplit(':').next().unwrap_or_default().to_owned()]);
        Ok(())
    }

    fn attested(&mut self, sitting: &Sitting, taught: Taught, id: &str) -> Result<(), String> {
        self.check("an attestation goes to an own episode");
        let (reader, own) = (sitting.reader, owner(sitting.reader));
        let known = self.house(sitting.house)?.ledger.item(id);
        if known.is_some_and(|item| item.owner == own && item.mark == taught.mark(own)) {
            Ok(())
        } else {
            Err(format!("{reader:?} attests {id}, which is not its own"))
        }
    }

    /// States a fact: in the user's message to a host, or by a command.
    pub(super) fn remember(&mut self, sitting: &Sitting, number: u16, project: bool) -> Result<(), String> {
        let reader = sitting.reader;
        let owner = teller(reader, project);
        let mark = mark(owner, Stock::Fact, number);
        let text = format!("The checkout timeout of the {mark} ledger is nine seconds");
        let answer = match state(&sitting.session, &text, sitting.hosted, project, self.now()) {
            Ok(answer) => answer,
            Err(Error::Store(StoreError::ForeignKey)) if sitting.is_stranger() => {
                self.became("refused by another profile's store");
                return Ok(());
            }
            Err(error) => return Err(said(error)),
        };
        let id = answer.id.clone().unwrap_or_default();
        match answer.result {
            "applied" if sitting.is_stranger() => {
                return Err(format!("{reader:?} stated {id} in the store of profile {}", sitting.house));
            }
            "applied" => {
                self.became("fact kept");
                let item = Item {
                    kind: ItemKind::Fact,
                    stock: Stock::Fact,
                    owner,
                    id: id.clone(),
                    mark,
                    at: self.now(),
                    verified: false,
                    live: true,
                    unsolved: None,
                    slot: None,
                };
                let message = answer.fact.as_ref().and_then(|view| view.message.clone());
                self.house_mut(sitting.house)?.ledger.add(item, message);
            }
            "unchanged" => {
                self.became("fact known already");
                let known = self.house(sitting.house)?.ledger.item(&id);
                if known.is_none_or(|item| item.owner != owner || item.mark != mark) {
                    return Err(format!("{reader:?} is told that {id} says the same, which is not its own"));
                }
            }
            _ => self.became("fact refused"),
        }
        if answer.result == "applied" {
            self.happened(sitting, Happened::Stated { text, project, id })?;
        }
        self.look(sitting, &json(&answer)?)
    }

    /// Gives a slot a value: in the user's message to a host, or by a command.
    pub(super) fn set_slot(
        &mut self,
        sitting: &Sitting,
        slot: u16,
        value: u16,
        project: bool,
    ) -> Result<(), String> {
        let reader = sitting.reader;
        let owner = teller(reader, project);
        let mark = mark(owner, Stock::Slot, slot * 10 + value);
        let text = format!("bench {mark}");
        let answer = match set(&sitting.session, slot, &text, sitting.hosted, project, self.now()) {
            Ok(answer) => answer,
            Err(Error::Store(StoreError::ForeignKey)) if sitting.is_stranger() => {
                self.became("refused by another profile's store");
                return Ok(());
            }
            Err(error) => return Err(said(error)),
        };
        let id = answer.id.clone().unwrap_or_default();
        match answer.result {
            "applied" if sitting.is_stranger() => {
                return Err(format!("{reader:?} set {id} in the store of profile {}", sitting.house));
            }
            "applied" => {
                self.became("slot set");
                let item = Item {
                    kind: ItemKind::Slot,
                    stock: Stock::Slot,
                    owner,
                    id: id.clone(),
                    mark,
                    at: self.now(),
                    verified: false,
                    live: true,
                    unsolved: None,
                    slot: Some(slot),
                };
                let message = answer.slot.as_ref().and_then(|view| view.message.clone());
                let ledger = &mut self.house_mut(sitting.house)?.ledger;
                ledger.replaced(owner, slot);
                ledger.add(item, message);
                self.happened(sitting, Happened::Set { slot, text, project, id })?;
            }
            "unchanged" => self.became("slot had the value already"),
            _ => self.became("slot refused"),
        }
        self.look(sitting, &json(&answer)?)
    }

    pub(super) fn disturbed(&mut self, sitting: &Sitting, by: Disturbance) -> Result<(), String> {
        disturb(&sitting.session, by, owner(sitting.reader));
        self.happened(sitting, Happened::Disturbed(by))
    }

    pub(super) fn switch(&mut self, sitting: &mut Sitting, anew: bool) -> Result<(), String> {
        let number = self.another();
        let id = self.session_id(sitting.reader.tenant, number);
        let next = match sitting.line.take() {
            Some(line) if !anew => line.continued_as(id),
            _ => SessionRef::root(id),
        };
        sitting.session.switched(Some(next.clone()));
        sitting.line = Some(next.clone());
        self.happened(sitting, Happened::Switched(next))
    }

    fn happened(&mut self, sitting: &Sitting, what: Happened) -> Result<(), String> {
        if sitting.is_stranger() {
            return Ok(());
        }
        let at = self.now();
        let event = Event {
            session: sitting.number,
            reader: sitting.reader,
            binding: sitting.session.binding().clone(),
            hosted: sitting.hosted,
            line: sitting.line.clone(),
            at,
            what,
        };
        self.house_mut(sitting.house)?.log.push(event);
        Ok(())
    }
}

/// Hands a turn over as a host does, or as a person who replays a file.
pub(super) fn learn(session: &Session, turn: Turn, hosted: bool, now: Timestamp) -> Result<Learned, Error> {
    let source = if hosted { Source::Host } else { Source::File };
    session.turn_started(Some(turn.user()));
    block_on(session.learn(turn, source, None, now))
}

/// States a fact as the user of a host does, or as a person at a command line.
pub(super) fn state(
    session: &Session,
    text: &str,
    hosted: bool,
    project: bool,
    now: Timestamp,
) -> Result<veridical::RememberAnswer, Error> {
    let wish = if hosted {
        session.turn_started(Some(&format!("{text}.")));
        Wish::Agent { text: text.to_owned(), quote: Some(text.to_owned()) }
    } else {
        Wish::Command { text: text.to_owned() }
    };
    let reach = if project { Reach::Project } else { Reach::Global };
    block_on(session.remember(&RememberRequest::new(wish, reach), now))
}

/// Gives a slot a value as the user of a host does, or as a person at a command line.
pub(super) fn set(
    session: &Session,
    slot: u16,
    text: &str,
    hosted: bool,
    project: bool,
    now: Timestamp,
) -> Result<SlotChanged, Error> {
    let name = slot_name(slot);
    let wish = if hosted {
        let message = format!("{name}: {text}");
        session.turn_started(Some(&message));
        Wish::Agent { text: text.to_owned(), quote: Some(message) }
    } else {
        Wish::Command { text: text.to_owned() }
    };
    let reach = if project { Reach::Project } else { Reach::Global };
    block_on(session.set_slot(&SlotRequest { name, wish, reach, expect: Expected::Current }, now))
}

pub(super) fn slot_name(slot: u16) -> String {
    let letter = char::from(b'a' + u8::try_from(slot % 26).unwrap_or(0));
    format!("preference.tool{letter}")
}

pub(super) fn disturb(session: &Session, by: Disturbance, owner: Owner) {
    match by {
        Disturbance::Interrupted => session.interrupted(Taught::Lesson(0, false).turn(owner), Source::Host),
        Disturbance::Lost => session.turn_lost(),
        Disturbance::Rewound => {
            session.rewound();
            session.forget_failures();
        }
    }
}

pub(super) fn json(answer: &impl serde::Serialize) -> Result<String, String> {
    serde_json::to_string(answer).map_err(said)
}
