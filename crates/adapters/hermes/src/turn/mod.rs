//! From the host's messages to a [`Turn`].
//!
//! The current turn is what follows the last message in the user's role that the host did not write (R2.1). Each tool result becomes at
//! most one observation (R2.2); what cannot be read is dropped with a counted reason and never more than that (R2.4).
//! The cost is linear in the size of the messages that are given.

mod files;
pub(crate) mod json;
mod message;
mod pairing;
mod payload;
mod process;
mod shown;
mod tools;
pub(crate) mod words;

pub(crate) use shown::episodes_in;
pub(crate) use tools::note;

use message::Message;
use payload::Payload;
use serde_json::Value;
use std::collections::BTreeSet;
use veridical::evidence::{Turn, TurnBuilder};
use veridical::kernel::{EpisodeId, SessionId, TurnId};

/// A turn as the host handed it over, or as a turn file holds it.
#[derive(Debug, Clone)]
pub struct HandedTurn {
    /// What happened.
    pub turn: Turn,
    /// The session that the host names; `None` when it names none, or not as an id.
    pub session: Option<SessionId>,
    /// The turn's own id; `None` when there is none.
    pub turn_id: Option<TurnId>,
    /// The episodes whose ids tools printed in it: the session was shown them (R4.6).
    pub shown: BTreeSet<EpisodeId>,
}

/// Why a turn file cannot be read at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BadTurn {
    /// It is not one JSON object.
    #[error("not a JSON object: a turn is {{\"messages\": [...]}}")]
    NotAnObject,
    /// Nothing is in it.
    #[error("there is nothing in it")]
    Empty,
    /// It ends before its object does.
    #[error("the JSON ends before the turn does: the file is cut")]
    Cut,
    /// It is one turn behind another.
    #[error(
        "several turns, one behind the other: a file of many turns ends in .jsonl and has one on each line"
    )]
    Several,
    /// It has no `messages`.
    #[error("no list of messages: a turn is {{\"messages\": [...]}}")]
    NoMessages,
}

impl HandedTurn {
    /// Reads a turn: `{"messages": [...]}`, with `user_content`, `assistant_content`, `session_id` and `turn_id` where
    /// they are known. It is the form of what the host hands to a memory provider.
    ///
    /// ```
    /// let turn = veridical_hermes::HandedTurn::from_json(
    ///     br#"{"session_id": "s1", "messages": [
    ///       {"role": "user", "content": "run it"},
    ///       {"role": "assistant", "content": "", "tool_calls": [
    ///         {"id": "c1", "function": {"name": "terminal", "arguments": "{\"command\": \"make\"}"}}]},
    ///       {"role": "tool", "tool_call_id": "c1", "content": "{\"output\": \"\", \"exit_code\": 0, \"error\": null}"}
    ///     ]}"#,
    /// )?;
    /// assert_eq!((turn.turn.user(), turn.turn.observations().len()), ("run it", 1));
    /// # Ok::<(), veridical_hermes::BadTurn>(())
    /// ```
    ///
    /// # Errors
    /// [`BadTurn`] when the bytes are not such an object. What is wrong inside of it is dropped and counted instead.
    pub fn from_json(bytes: &[u8]) -> Result<Self, BadTurn> {
        let payload = Payload::read(bytes)?;
        let messages = payload.list("messages").ok_or(BadTurn::NoMessages)?;
        let text = |key: &str| payload.text(key);
        Ok(Self {
            session: text("session_id").and_then(|id| SessionId::parse(&id).ok()),
            shown: episodes_in(&messages),
            turn_id: text("turn_id").and_then(|id| TurnId::parse(&id).ok()),
            turn: turn_of(messages, text("user_content").as_deref(), text("assistant_content").as_deref()),
        })
    }
}

/// Builds the turn from the host's messages. `said` is what the host calls the user's message of this turn, and
/// `answered` the assistant's; without them they are taken from the messages.
#[must_use]
pub fn turn_of(messages: Vec<Value>, said: Option<&str>, answered: Option<&str>) -> Turn {
    let messages: Vec<_> = messages.into_iter().map(Message::read).collect();
    let start = messages.iter().rposition(|message| match message {
        Ok(Message::User { text, flagged }) => begins_a_turn(text, *flagged, said),
        _ => false,
    });
    let mut current = messages.into_iter().skip(start.unwrap_or(0)).peekable();
    let opening = match (start, current.peek()) {
        (Some(_), Some(Ok(Message::User { text, .. }))) => words::own_words(text),
        _ => String::new(),
    };
    let user = said.map_or(opening, words::own_words);
    let (pieces, last_answer) = pairing::pieces(current);
    let mut turn = Turn::builder(user).assistant(answered.map_or(last_answer, str::to_owned));
    for piece in pieces {
        piece.add_to(&mut turn);
    }
    turn.build()
}

/// Whether a turn begins with this message of the host.
pub(crate) fn opens_a_turn(message: &Value) -> bool {
    message.get("role").is_some_and(|role| role == "user")
        && matches!(
            Message::read(message.clone()),
            Ok(Message::User { text, flagged }) if begins_a_turn(&text, flagged, None)
        )
}

/// Whether a turn begins with this message: with every one in the user's role that is surely not the host's own.
fn begins_a_turn(text: &str, flagged: bool, said: Option<&str>) -> bool {
    let surely_the_hosts = flagged || words::is_from_host(text);
    !surely_the_hosts || said.is_some_and(|said| words::is_merged_with_summary(text, said))
}

impl pairing::Piece {
    fn add_to(self, turn: &mut TurnBuilder) {
        match self {
            Self::Seen(observation) => turn.observe(observation),
            Self::Dropped(reason) => turn.drop_piece(reason),
            Self::Worded(wording) => turn.word(wording),
        }
    }
}
