use super::message::{Call, Message};
use super::tools::Tools;
use std::collections::{HashMap, HashSet};
use veridical::evidence::{DropReason, Observation};

/// One thing that came of a turn's messages, at its place.
#[derive(Debug)]
pub(super) enum Piece {
    Seen(Observation),
    Dropped(DropReason),
}

/// Ties results to their calls, in the order of the results, and reads each. Gives back the assistant's last text too.
pub(super) fn pieces(messages: impl Iterator<Item = Result<Message, DropReason>>) -> (Vec<Piece>, String) {
    let mut pairing = Pairing::default();
    let mut last_answer = String::new();
    for message in messages {
        match message {
            Ok(Message::Assistant { text, calls }) => {
                if !text.trim().is_empty() {
                    last_answer = text;
                }
                calls.into_iter().for_each(|call| pairing.call(call));
            }
            Ok(Message::Result { id, text }) => pairing.result(id, &text),
            Ok(Message::User { .. } | Message::Other) => {}
            Err(reason) => pairing.pieces.push(Piece::Dropped(reason)),
        }
    }
    (pairing.finish(), last_answer)
}

#[derive(Default)]
struct Pairing {
    pieces: Vec<Piece>,
    open: HashMap<String, Call>,
    answered: HashSet<String>,
    tools: Tools,
}

impl Pairing {
    fn call(&mut self, call: Result<Call, DropReason>) {
        match call {
            // Some models use an id again in a later step; an answered one is then a new call.
            Ok(call) => {
                self.answered.remove(&call.id);
                if self.open.insert(call.id.clone(), call).is_some() {
                    self.pieces.push(Piece::Dropped(DropReason::UnansweredCall));
                }
            }
            Err(reason) => self.pieces.push(Piece::Dropped(reason)),
        }
    }

    fn result(&mut self, id: Option<String>, text: &str) {
        let Some(id) = id else {
            self.pieces.push(Piece::Dropped(DropReason::MissingId));
            return;
        };
        match self.open.remove(&id) {
            Some(call) => {
                self.answered.insert(id);
                self.tools.read(call, text, &mut self.pieces);
            }
            None if self.answered.contains(&id) => {
                self.pieces.push(Piece::Dropped(DropReason::DuplicateResult));
            }
            None => self.pieces.push(Piece::Dropped(DropReason::OrphanResult)),
        }
    }

    fn finish(mut self) -> Vec<Piece> {
        let unanswered = self.open.len();
        self.pieces.extend((0..unanswered).map(|_| Piece::Dropped(DropReason::UnansweredCall)));
        self.pieces
    }
}
