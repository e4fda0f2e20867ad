use super::sessions::{Open, Sessions};
use crate::protocol::{Answer, ProtocolReason, Refused};
use crate::turn::note;
use crate::turn::words::own_words;
use serde::Deserialize;
use serde_json::Value;
use std::num::NonZeroUsize;
use std::time::{Duration, Instant};
use veridical::recall::ItemKind;
use veridical::slot::Reach;
use veridical::{RecallRequest, RememberRequest, Session, SlotsAnswer, Wish, block_on};

/// A prefetch is answered within this time or with nothing (R19.1).
const PREFETCH_BUDGET: Duration = Duration::from_millis(50);

/// How much of that the turn before may take to be learnt.
const LEARNING_SHARE: Duration = Duration::from_millis(25);

/// A request that is answered apart from the reading of the input.
pub(super) enum Question {
    Prefetch { session: String, query: String },
    Tool { session: String, name: String, arguments: Value },
    Durable { session: String },
    Status { session: String },
    Ping,
}

impl Question {
    /// The session in which it is asked; `None` when it is asked of the program.
    pub(super) fn session(&self) -> Option<&str> {
        match self {
            Self::Prefetch { session, .. }
            | Self::Tool { session, .. }
            | Self::Durable { session }
            | Self::Status { session } => Some(session),
            Self::Ping => None,
        }
    }
}

/// Answers a question that waits since `since`.
pub(super) fn answer(question: Question, since: Instant, sessions: &Sessions) -> Result<Answer, Refused> {
    Ok(match question {
        Question::Prefetch { session, query } => {
            let text = prefetch(&*sessions.get(&session)?, &query, since, sessions);
            Answer::Prefetched { text }
        }
        Question::Tool { session, name, arguments } => {
            let result = tool(&sessions.get(&session)?.session, &name, arguments, sessions)?;
            Answer::ToolResult { result }
        }
        Question::Durable { session } => Answer::Durable { text: sessions.get(&session)?.session.durable() },
        Question::Status { session } => Answer::Status { status: status(&sessions.get(&session)?.session)? },
        Question::Ping => Answer::Pong,
    })
}

/// The text to inject. Late, or without a store, it is nothing: a turn does not wait for memory. What failed in the turn
/// before is part of the question, so that one is learnt first.
fn prefetch(open: &Open, query: &str, since: Instant, sessions: &Sessions) -> String {
    let untold = open.untold();
    untold + &recalled_unasked(open, query, since, sessions)
}

fn recalled_unasked(open: &Open, query: &str, since: Instant, sessions: &Sessions) -> String {
    let query = own_words(query);
    open.settle(LEARNING_SHARE.saturating_sub(since.elapsed()));
    if since.elapsed() > PREFETCH_BUDGET {
        return String::new();
    }
    let answer = block_on(open.session.prefetch(&query, sessions.now()));
    answer.map(|answer| answer.rendered).unwrap_or_default()
}

fn status(session: &Session) -> Result<Value, Refused> {
    json(&block_on(session.status()).map_err(|error| store_failed(&error))?)
}

fn tool(session: &Session, name: &str, arguments: Value, sessions: &Sessions) -> Result<Value, Refused> {
    match name {
        "veridical_recall" => recall(session, read(arguments)?, sessions),
        "veridical_remember" => {
            let arguments: Remember = read(arguments)?;
            let wish = Wish::Agent { text: arguments.text, quote: arguments.quote };
            let request = RememberRequest::new(wish, arguments.scope.into());
            match arguments.replaces {
                None => {
                    let answer = block_on(session.remember(&request, sessions.now()));
                    json(&answer.map_err(|error| store_failed(&error))?)
                }
                Some(id) => {
                    let answer = block_on(session.supersede_fact(&id, &request, sessions.now()));
                    json(&answer.map_err(|error| store_failed(&error))?)
                }
            }
        }
        "veridical_correct" => super::correcting::correct(session, arguments, sessions),
        "veridical_forget" => {
            let Forget { id } = read(arguments)?;
            json(&block_on(session.ask_to_forget(&id)).map_err(|error| store_failed(&error))?)
        }
        "veridical_slots" => slots(session, &read(arguments)?),
        "veridical_note" => {
            let wording = match arguments {
                Value::Object(arguments) => note(arguments),
                _ => None,
            };
            let wrong = || {
                let next = "Give one or more of task, observation, decision and applicability, each a text.";
                Refused::new(ProtocolReason::BadArguments, "the note says nothing, or something else", next)
            };
            json(&session.note(&wording.ok_or_else(wrong)?))
        }
        "veridical_pending" => {
            let answer = block_on(session.pending(sessions.now())).map_err(|error| store_failed(&error))?;
            json(&answer.waiting_only().without_private())
        }
        "veridical_status" => status(session),
        _ => {
            let reason = ProtocolReason::UnknownTool;
            Err(Refused::new(reason, reason.describe(), "Run: veridical hermes install"))
        }
    }
}

/// The slots that have a value, one with a name, or the history of one.
fn slots(session: &Session, arguments: &Slots) -> Result<Value, Refused> {
    let found = match (&arguments.name, arguments.history) {
        (None, _) => block_on(session.slots()),
        (Some(name), true) => block_on(session.slot_history(name)),
        (Some(name), false) => block_on(session.slot(name)).map(|answer| answer.slot.into_iter().collect()),
    };
    json(&SlotsAnswer::of(found.map_err(|error| store_failed(&error))?))
}

fn recall(session: &Session, arguments: Recall, sessions: &Sessions) -> Result<Value, Refused> {
    let mut request = RecallRequest::new(arguments.query);
    if let Some(limit) = arguments.limit {
        request.limit = limit.min(MOST_ITEMS);
    }
    request.kind = arguments.kind.map(ItemKind::from);
    request.history = arguments.history;
    request.output = arguments.output.map(printed);
    let answer = block_on(session.recall(&request, sessions.now())).map_err(|error| store_failed(&error))?;
    if answer.abstained {
        return json(&answer.without_why());
    }
    // The rendered text is fenced and says what outranks it (R1.4); the fields alone would lose that.
    Ok(serde_json::json!({"schema": answer.schema, "abstained": false, "memory": answer.rendered}))
}

/// What a command printed, of a text that a model took for it: it may hand over the terminal's whole answer.
fn printed(output: String) -> String {
    #[derive(Deserialize)]
    struct Answer {
        output: String,
    }
    let first = serde_json::Deserializer::from_str(&output).into_iter().next();
    first.and_then(Result::ok).map_or(output, |answer: Answer| answer.output)
}

const MOST_ITEMS: NonZeroUsize = NonZeroUsize::new(20).unwrap();

#[derive(Deserialize)]
struct Recall {
    #[serde(default)]
    query: String,
    #[serde(default)]
    output: Option<String>,
    #[serde(default)]
    limit: Option<NonZeroUsize>,
    #[serde(default)]
    kind: Option<Kind>,
    #[serde(default)]
    history: bool,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Episode,
    Fact,
    Slot,
}

impl From<Kind> for ItemKind {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Episode => Self::Episode,
            Kind::Fact => Self::Fact,
            Kind::Slot => Self::Slot,
        }
    }
}

#[derive(Deserialize)]
struct Remember {
    text: String,
    #[serde(default)]
    quote: Option<String>,
    #[serde(default)]
    scope: Place,
    #[serde(default)]
    replaces: Option<String>,
}

#[derive(Deserialize)]
struct Forget {
    id: String,
}

#[derive(Deserialize)]
struct Slots {
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    history: bool,
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Place {
    #[default]
    Global,
    Project,
}

impl From<Place> for Reach {
    fn from(place: Place) -> Self {
        match place {
            Place::Global => Self::Global,
            Place::Project => Self::Project,
        }
    }
}

pub(super) fn read<T: serde::de::DeserializeOwned>(arguments: Value) -> Result<T, Refused> {
    let next = "Call the tool with the arguments of its schema.";
    serde_json::from_value(arguments)
        // The parser's own words quote the argument, and nothing here is screened yet.
        .map_err(|_| {
            Refused::new(ProtocolReason::BadArguments, ProtocolReason::BadArguments.describe(), next)
        })
}

pub(super) fn json(answer: &impl serde::Serialize) -> Result<Value, Refused> {
    serde_json::to_value(answer).map_err(|error| {
        Refused::new(ProtocolReason::StoreFailed, error.to_string(), "Run: veridical doctor")
    })
}

pub(super) fn store_failed(error: &veridical::Error) -> Refused {
    Refused::new(ProtocolReason::StoreFailed, error.to_string(), "Run: veridical doctor")
}
