use super::message::{Call, Message};
use super::tools::Tools;
use super::words::is_summary;
use std::collections::{HashMap, HashSet};
use veridical::evidence::{DropReason, Observation, Wording};

/// One thing that came of a turn's messages, at its place.
#[derive(Debug)]
pub(super) enum Piece {
    Seen(Observation),
    Worded(Wording),
    Dropped(DropReason),
}

/// Ties results to their calls, in the order of the results, and reads each. Gives back the assistant's last text too.
pub(super) fn pieces(messages: impl Iterator<Item = Result<Message, DropReason>>) -> (Vec<Piece>, String) {
    let mut pairing = Pairing::default();
    let mut last_answer = String::new();
    for (at, message) in messages.enumerate() {
        match message {
            // The message that opens the turn may have a summary merged into it, of what came before.
            Ok(Message::User { text, .. } | Message::Assistant { text, .. })
                if at > 0 && is_summary(&text) =>
            {
                pairing.pieces.push(Piece::Dropped(DropReason::Compacted));
            }
            Ok(Message::Assistant { text, calls }) => {
                if !text.trim().is_empty() {
                    last_answer = text;
                }
                calls.into_iter().for_each(|call| pairing.call(call));
            }
            Ok(Message::Result { id, tools, text }) => pairing.result(id, &tools, &text),
            Ok(Message::User { .. } | Message::Other) => {}
            Err(reason) => pairing.pieces.push(Piece::Dropped(reason)),
        }
    }
    (pairing.finish(), last_answer)
}

#[derive(Default)]
struct Pairing {
    pieces: Vec<Piece>,
    open: HashMap<String, Open>,
    answered: HashSet<String>,
    tools: Tools,
}

/// What waits for a result under one id.
enum Open {
    Call(Call),
    /// So many calls: none of the results can be told to be whose.
    Several(usize),
}

impl Pairing {
    fn call(&mut self, call: Result<Call, DropReason>) {
        let call = match call {
            Ok(call) => call,
            Err(reason) => return self.pieces.push(Piece::Dropped(reason)),
        };
        // Some models use an id again in a later step; an answered one is then a new call.
        self.answered.remove(&call.id);
        let id = call.id.clone();
        let open = match self.open.remove(&id) {
            None => Open::Call(call),
            Some(waiting) => {
                let before = match waiting {
                    Open::Call(_) => {
                        self.pieces.push(Piece::Dropped(DropReason::AmbiguousId));
                        1
                    }
                    Open::Several(calls) => calls,
                };
                self.pieces.push(Piece::Dropped(DropReason::AmbiguousId));
                Open::Several(before + 1)
            }
        };
        self.open.insert(id, open);
    }

    fn result(&mut self, id: Option<String>, tools: &[String], text: &str) {
        let Some(id) = id else {
            self.pieces.push(Piece::Dropped(DropReason::MissingId));
            return;
        };
        match self.open.remove(&id) {
            Some(Open::Call(call)) => {
                self.answered.insert(id);
                if tools.iter().any(|tool| *tool != call.tool) {
                    self.pieces.push(Piece::Dropped(DropReason::OtherTool));
                } else {
                    self.tools.read(call, text, &mut self.pieces);
                }
            }
            Some(Open::Several(calls)) => {
                self.pieces.push(Piece::Dropped(DropReason::AmbiguousId));
                if calls > 1 {
                    self.open.insert(id, Open::Several(calls - 1));
                } else {
                    self.answered.insert(id);
                }
            }
            None if self.answered.contains(&id) => {
                self.pieces.push(Piece::Dropped(DropReason::DuplicateResult));
            }
            None => self.pieces.push(Piece::Dropped(DropReason::OrphanResult)),
        }
    }

    fn finish(mut self) -> Vec<Piece> {
        let unanswered = self.open.values().filter(|open| matches!(open, Open::Call(_))).count();
        self.pieces.extend((0..unanswered).map(|_| Piece::Dropped(DropReason::UnansweredCall)));
        self.pieces
    }
}
