use super::Voice;
use super::catching_up::{CaughtUp, catch_up};
use super::sessions::{Pending, Sessions};
use super::voucher::Noted;
use crate::protocol::{Answer, ProtocolReason, TurnBegin};
use crate::turn::{episodes_in, turn_of};
use serde_json::Value;
use std::sync::mpsc::Receiver;
use veridical::kernel::Source;
use veridical::{Error, block_on};

/// What the learning thread does, in order.
pub(super) enum Lesson {
    Turn { session: String, turn: Box<HandedOver>, pending: Option<Pending>, voucher: Option<Noted> },
    CatchUp { session: String },
    Rewind { session: String },
    SessionEnd { id: Option<u64>, session: String, lost_turns: u64 },
    Bye { id: Option<u64> },
}

/// A turn that came in whole.
pub(super) struct HandedOver {
    begin: TurnBegin,
    messages: Vec<Value>,
}

/// A turn that comes in, message by message.
pub(super) struct Incoming {
    turn: HandedOver,
    size: usize,
}

/// The largest turn, in bytes of text and in messages. The shim bounds what it sends well below.
const LARGEST_TURN: usize = 256 * 1024 * 1024;
const MOST_MESSAGES: usize = 10_000;

impl Incoming {
    pub(super) fn new(begin: TurnBegin) -> Self {
        Self { turn: HandedOver { begin, messages: Vec::new() }, size: 0 }
    }

    /// Adds a message. Beyond the bound nothing more is kept, and the turn is lost.
    pub(super) fn push(&mut self, message: Value) {
        self.size += size(&message);
        if self.fits() {
            self.turn.messages.push(message);
        }
    }

    /// What it holds so far, and what the host calls the user's message of it; `None` for one that was interrupted.
    pub(super) fn finished(&self) -> Option<(&[Value], &str)> {
        let begin = &self.turn.begin;
        (!begin.interrupted).then_some((&self.turn.messages, &begin.user))
    }

    /// The turn.
    pub(super) fn finish(self) -> HandedOver {
        self.turn
    }

    /// Whether it kept within the bound.
    pub(super) fn fits(&self) -> bool {
        self.size <= LARGEST_TURN && self.turn.messages.len() <= MOST_MESSAGES
    }
}

fn size(value: &Value) -> usize {
    match value {
        Value::String(text) => text.len(),
        Value::Array(values) => values.iter().map(size).sum(),
        Value::Object(map) => map.values().map(size).sum(),
        _ => 8,
    }
}

/// Learns until the desk closes.
pub(super) fn learn_all(lessons: Receiver<Lesson>, sessions: &Sessions, voice: &Voice) {
    for lesson in lessons {
        match lesson {
            Lesson::Turn { session, turn, pending, voucher } => {
                match learn(&session, *turn, sessions) {
                    Ok(()) => {
                        if let Some(noted) = &voucher {
                            sessions.vouchers().done(noted);
                        }
                    }
                    Err(error) => {
                        let message = format!("a turn could not be kept: {error}");
                        sessions.lose(&session, 1);
                        voice.notice(&session, ProtocolReason::StoreFailed.code(), message);
                    }
                }
                drop(pending);
            }
            Lesson::CatchUp { session } => {
                let Ok(open) = sessions.get(&session) else { continue };
                let CaughtUp { kept, unreadable } = catch_up(&open, sessions);
                if let Some(error) = unreadable {
                    let message =
                        format!("a turn that a crash had cut off is not read: {error}; {}", error.next());
                    voice.notice(&session, ProtocolReason::RecordUnreadable.code(), message);
                }
                if kept > 0 {
                    let turns = if kept == 1 { "turn" } else { "turns" };
                    let message = format!("{kept} {turns} that a crash had cut off left a lesson after all");
                    voice.notice(&session, ProtocolReason::CaughtUp.code(), message);
                }
            }
            Lesson::Rewind { session } => {
                if let Ok(open) = sessions.get(&session) {
                    open.session.forget_failures();
                }
            }
            Lesson::SessionEnd { id, session, lost_turns } => {
                sessions.lose(&session, lost_turns);
                let closed = sessions.close(&session);
                if let Some(open) = &closed {
                    open.add_tally();
                }
                let line = closed.and_then(|open| open.summary());
                voice.answer(id, &Answer::SessionEnded { line });
            }
            Lesson::Bye { id } => {
                sessions.add_tallies();
                voice.answer(id, &Answer::Bye);
            }
        }
    }
}

fn learn(handle: &str, turn: HandedOver, sessions: &Sessions) -> Result<(), Error> {
    // A session that has ended in the meantime learns nothing more.
    let Ok(open) = sessions.get(handle) else { return Ok(()) };
    let HandedOver { begin, messages } = turn;
    open.session.was_shown(episodes_in(&messages));
    if begin.interrupted {
        open.session.interrupted(turn_of(messages, None, None), Source::Host);
        return Ok(());
    }
    let turn = turn_of(messages, Some(&begin.user), Some(&begin.assistant));
    let learned = block_on(open.session.learn(turn, Source::Host, None, sessions.now()))?;
    open.note(&learned);
    Ok(())
}
