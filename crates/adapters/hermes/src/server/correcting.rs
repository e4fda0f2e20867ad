//! What the agent asks to be corrected: the value of a slot, or what becomes of a fact.

use super::answering::{Place, json, read, store_failed};
use super::sessions::Sessions;
use crate::protocol::{ProtocolReason, Refused};
use serde::Deserialize;
use serde_json::Value;
use veridical::slot::{Helped, Reach, Revision};
use veridical::{
    Expected, FactRequest, RememberRequest, RetireRequest, Session, SlotRequest, Wish, block_on,
};

/// The arguments: a slot's `name` with its value or the `change` that ends it, or a fact's `id` with the `change`.
#[derive(Deserialize)]
struct Correct {
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    id: Option<String>,
    #[serde(default)]
    change: Option<Change>,
    #[serde(default)]
    value: Option<String>,
    #[serde(default)]
    quote: Option<String>,
    #[serde(default)]
    expect: Option<u32>,
    #[serde(default)]
    scope: Option<Place>,
}

impl Correct {
    /// What the slot has to hold by now.
    fn expected(&self) -> Expected {
        match self.expect {
            None => Expected::Current,
            Some(number) => Revision::new(number).map_or(Expected::Empty, Expected::Revision),
        }
    }
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Change {
    Supersede,
    Invalidate,
    Widen,
    Alias,
    Tag,
    Untag,
    Category,
    Helpful,
    Unhelpful,
}

pub(super) fn correct(session: &Session, arguments: Value, sessions: &Sessions) -> Result<Value, Refused> {
    let arguments: Correct = read(arguments)?;
    match (&arguments.name, &arguments.id) {
        (Some(name), None) => match arguments.change {
            None => slot(session, name, &arguments, sessions),
            Some(Change::Invalidate) if arguments.value.is_none() => retire(session, name, &arguments),
            Some(_) => {
                Err(bad("Give the `name` of a slot with its `value`, or with `invalidate` as the `change`."))
            }
        },
        (None, Some(id)) => fact(session, id, &arguments, sessions),
        _ => Err(bad("Give the `name` of a slot with its `value`, or the `id` of a fact with a `change`.")),
    }
}

fn slot(session: &Session, name: &str, asked: &Correct, sessions: &Sessions) -> Result<Value, Refused> {
    let wish = Wish::Agent { text: words(asked)?, quote: asked.quote.clone() };
    let reach = asked.scope.unwrap_or_default().into();
    let request = SlotRequest { name: name.to_owned(), wish, reach, expect: asked.expected() };
    let answer = block_on(session.set_slot(&request, sessions.now()));
    json(&answer.map_err(|error| store_failed(&error))?)
}

/// That the slot has no value any more: the one that is current here, where no place is named.
fn retire(session: &Session, name: &str, asked: &Correct) -> Result<Value, Refused> {
    let reach = asked.scope.map(Into::into);
    let request = RetireRequest { name: name.to_owned(), reach, expect: asked.expected() };
    json(&block_on(session.ask_to_retire(&request)).map_err(|error| store_failed(&error))?)
}

fn fact(session: &Session, id: &str, asked: &Correct, sessions: &Sessions) -> Result<Value, Refused> {
    let change = asked.change.ok_or_else(|| bad("Say with `change` what is to become of the fact."))?;
    let request = match change {
        Change::Supersede => {
            let wish = Wish::Agent { text: words(asked)?, quote: asked.quote.clone() };
            // A fact stays in its place, whatever the request says of it.
            let request = RememberRequest::new(wish, Reach::Global);
            let answer = block_on(session.supersede_fact(id, &request, sessions.now()));
            return json(&answer.map_err(|error| store_failed(&error))?);
        }
        Change::Invalidate => {
            return json(&block_on(session.ask_to_invalidate(id)).map_err(|error| store_failed(&error))?);
        }
        Change::Widen => FactRequest::Widen,
        Change::Alias => FactRequest::Alias(words(asked)?),
        Change::Tag => FactRequest::Tag(words(asked)?),
        Change::Untag => FactRequest::Untag(words(asked)?),
        Change::Category => FactRequest::Category(words(asked)?),
        Change::Helpful => FactRequest::Feedback(Helped::Yes),
        Change::Unhelpful => FactRequest::Feedback(Helped::No),
    };
    json(&block_on(session.ask_to_change_fact(id, &request)).map_err(|error| store_failed(&error))?)
}

/// What the slot is to hold, or the words that the change brings.
fn words(asked: &Correct) -> Result<String, Refused> {
    asked.value.clone().ok_or_else(|| bad("Give the words as `value`."))
}

fn bad(next: &str) -> Refused {
    Refused::new(ProtocolReason::BadArguments, ProtocolReason::BadArguments.describe(), next)
}
