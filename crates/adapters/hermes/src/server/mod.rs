//! `veridical serve`: one connection with a host's shim.
//!
//! Three threads share the work, so that an answer never waits for learning: the caller's reads the input, one answers
//! in order, one learns turns in order. The end of the input is the end of the connection; what was handed over
//! completely is still learnt.

mod answering;
mod catching_up;
mod correcting;
mod hello;
mod learning;
mod orders;
mod sessions;
mod voucher;

use crate::protocol::{Answer, Envelope, Notice, ProtocolReason, Refused, Request, Requests, SessionOpen};
use answering::Question;
use learning::Lesson;
use serde::Serialize;
use sessions::{Open, Sessions};
use std::collections::HashMap;
use std::io::{BufRead, Write};
use std::path::Path;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use veridical::Memory;
use veridical::kernel::{Binding, Surroundings, Timestamp, Unbound};

pub use hello::Opening;

/// What the program gives the server: its store, its eyes on repositories, and its clock.
pub trait Host: Send + Sync + 'static {
    /// Opens the profile's memory. Called once, at `hello`.
    ///
    /// # Errors
    /// Why it cannot be used, for the user ([`ProtocolReason::StoreUnusable`]).
    fn open(&self) -> Result<Memory, Refused>;

    /// Binds a session that starts in `opening`, for a connection that stands here.
    fn bind(&self, opening: &Opening, memory: &Memory, surroundings: &Surroundings) -> Binding;

    /// The time.
    fn now(&self) -> Timestamp;

    /// Files that are not the memory's own and may still hold what was forgotten, fit to be shown.
    fn kept_outside(&self) -> Vec<String>;

    /// What is said of this machine, its paths above all, without the secrets that it may hold (R9.1).
    fn shown(&self, text: &str) -> String;

    /// The mark of these parts under the profile's key, for one purpose; `None` when there is no key any more.
    fn seal(&self, purpose: &str, parts: &[&[u8]]) -> Option<String>;
}

/// Why a connection ended other than by the shim's will.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ServeError {
    /// The input could not be read.
    #[error("the host's messages cannot be read")]
    Read(#[source] std::io::Error),
    /// The first message was not a `hello` that can be served. The shim has the reason.
    #[error("the connection was refused: {}", .0.message)]
    Refused(Refused),
}

/// How many answers and how many turns may wait.
const WAITING_ANSWERS: usize = 256;
const WAITING_TURNS: usize = 64;

/// Serves one connection until the input ends or the shim says `shutdown`.
///
/// # Errors
/// [`ServeError`] when the input cannot be read or the first message cannot be served.
pub fn serve(
    input: impl BufRead,
    output: impl Write + Send + 'static,
    home: &Path,
    host: Arc<dyn Host>,
) -> Result<(), ServeError> {
    let mut requests = Requests::new(input);
    let voice = Voice { output: Mutex::new(Box::new(output)) };
    let Some(first) = requests.next() else { return Ok(()) };
    let first = first.map_err(ServeError::Read)?;
    let greeted = match hello::greet(first.request, home, &*host) {
        Ok(greeted) => greeted,
        Err(refused) => {
            let (message, next) = (host.shown(&refused.message), host.shown(&refused.next));
            let refused = Refused { message, next, ..refused };
            voice.answer(first.id, &Answer::Refused(refused.clone()));
            return Err(ServeError::Refused(refused));
        }
    };
    voice.answer(first.id, &greeted.ready(&*host));
    converse(requests, &voice, &Sessions::new(greeted, home, host))
}

fn converse<R: BufRead>(requests: Requests<R>, voice: &Voice, sessions: &Sessions) -> Result<(), ServeError> {
    let (answers, waiting_answers) = sync_channel(WAITING_ANSWERS);
    let (lessons, waiting_lessons) = sync_channel(WAITING_TURNS);
    std::thread::scope(|scope| {
        scope.spawn(move || answer_all(waiting_answers, sessions, voice));
        scope.spawn(move || learning::learn_all(waiting_lessons, sessions, voice));
        let exposed = sessions.exposed();
        let desk = Desk { voice, sessions, answers, lessons, turns: HashMap::new(), exposed };
        desk.receive(requests)
    })
}

/// A question, under which number its answer is awaited, and since when.
struct Waiting {
    id: Option<u64>,
    question: Question,
    since: Instant,
}

fn answer_all(waiting: Receiver<Waiting>, sessions: &Sessions, voice: &Voice) {
    for Waiting { id, question, since } in waiting {
        let asked = question.session().map(str::to_owned);
        voice.settle(id, answering::answer(question, since, sessions));
        // Behind the answer: nobody waits for it, and what the store cannot take now it is told again.
        if let Some(open) = asked.and_then(|session| sessions.get(&session).ok()) {
            let _ = veridical::block_on(open.session.note_shown());
        }
    }
}

/// Where requests arrive and are given to who does them.
struct Desk<'a> {
    voice: &'a Voice,
    sessions: &'a Sessions,
    answers: SyncSender<Waiting>,
    lessons: SyncSender<Lesson>,
    turns: HashMap<(String, u64), learning::Incoming>,
    /// The files that others could read until the memory was opened, as long as nobody was told.
    exposed: Vec<String>,
}

impl Desk<'_> {
    fn receive<R: BufRead>(mut self, requests: Requests<R>) -> Result<(), ServeError> {
        for envelope in requests {
            let Envelope { id, request } = envelope.map_err(ServeError::Read)?;
            match request {
                Ok(Request::Shutdown {}) => {
                    // The learners finish what waits before they answer, and the connection ends behind that.
                    let _ = self.lessons.send(Lesson::Bye { id });
                    return Ok(());
                }
                Ok(request) => self.take(id, request),
                Err(refused) => self.voice.answer(id, &Answer::Error(refused)),
            }
        }
        Ok(())
    }

    /// What only changes the session's state is done here and at once, so that it is done before what comes after.
    fn take(&mut self, id: Option<u64>, request: Request) {
        match request {
            Request::SessionOpen(open) => {
                self.voice.answer(id, &self.sessions.open(&open));
                self.warn_of_place(&open.session);
                self.warn_of_exposure(&open.session);
                if self.sessions.speaks_for_the_host() {
                    self.tell_what_waits(&open);
                    let _ = self.lessons.send(Lesson::CatchUp { session: open.session });
                }
            }
            Request::TurnStart { session, message } => {
                self.with_session(id, &session, |open| {
                    if let Some(line) = open.turn_started(&message, self.sessions) {
                        self.voice.notice(&session, ProtocolReason::PendingAnswered.code(), line);
                    }
                });
            }
            Request::SessionSwitch { session, host_session, root_session } => {
                self.with_session(id, &session, |open| {
                    open.switch(self.sessions.line(&host_session, root_session.as_deref()));
                });
            }
            Request::SessionRewind { session } => {
                self.with_session(id, &session, |open| open.session.rewound());
                let _ = self.lessons.send(Lesson::Rewind { session });
            }
            Request::MemoryWrite { session, action, content } => {
                self.with_session(id, &session, |open| {
                    if let Some(line) = open.host_wrote(action, &content) {
                        self.voice.notice(&session, ProtocolReason::HostMemory.code(), line);
                    }
                });
            }
            Request::TurnLost { session } => self.sessions.lose(&session, 1),
            Request::PreCompress { session } => self.ask(id, Question::Durable { session }),
            // One that finds no place is lost when it ends, and said to be.
            Request::TurnBegin(_) if self.turns.len() >= WAITING_TURNS => {}
            Request::TurnBegin(begin) => {
                let key = (begin.session.clone(), begin.turn);
                self.turns.insert(key, learning::Incoming::new(begin));
            }
            Request::TurnMessage { session, turn, message } => {
                if let Some(incoming) = self.turns.get_mut(&(session, turn)) {
                    incoming.push(message);
                }
            }
            Request::TurnEnd { session, turn } => self.turn_ended((session, turn)),
            Request::SessionEnd { session, lost_turns } => {
                self.turns.retain(|(of, _), _| *of != session);
                let _ = self.lessons.send(Lesson::SessionEnd { id, session, lost_turns });
            }
            Request::Prefetch { session, query } => self.ask(id, Question::Prefetch { session, query }),
            Request::Tool { session, name, arguments } => {
                self.ask(id, Question::Tool { session, name, arguments });
            }
            Request::Status { session } => self.ask(id, Question::Status { session }),
            Request::Ping {} => self.ask(id, Question::Ping),
            Request::Hello(_) | Request::Shutdown {} => {
                let refused =
                    Refused::new(ProtocolReason::UnknownMessage, "this message has no place here", "");
                self.voice.answer(id, &Answer::Error(refused));
            }
        }
    }

    /// Once a session, and not again when the program was started anew.
    fn tell_what_waits(&self, opened: &SessionOpen) {
        if let Some(line) = self
            .sessions
            .get(&opened.session)
            .ok()
            .filter(|_| !opened.again)
            .and_then(|open| open.waiting(self.sessions.now()))
        {
            self.voice.notice(&opened.session, ProtocolReason::PendingWaiting.code(), line);
        }
    }

    /// A place that is not what it was is nobody's everyday: the user is told of it before anything is missed.
    fn warn_of_place(&self, session: &str) {
        let unbound = self.sessions.get(session).ok().and_then(|open| open.session.binding().unbound());
        if let Some(unbound @ (Unbound::IdentityChanged | Unbound::PlaceBroken | Unbound::PlaceUnread)) =
            unbound
        {
            let message = format!("no lessons in this session: {}", unbound.describe());
            self.voice.notice(session, unbound.code(), message);
        }
    }

    /// What others could read until the memory was opened, once a connection.
    fn warn_of_exposure(&mut self, session: &str) {
        for file in std::mem::take(&mut self.exposed) {
            let message = format!(
                "{file} was open to others, unless its folder kept them out; it is your own alone now, but take what is in it for read"
            );
            self.voice.notice(session, ProtocolReason::WasExposed.code(), message);
        }
    }

    fn ask(&self, id: Option<u64>, question: Question) {
        // The answering thread lives as long as the desk.
        let _ = self.answers.send(Waiting { id, question, since: Instant::now() });
    }

    fn with_session(&self, id: Option<u64>, handle: &str, change: impl FnOnce(&Open)) {
        match self.sessions.get(handle) {
            Ok(open) => change(&open),
            Err(refused) => self.voice.answer(id, &Answer::Error(refused)),
        }
    }

    fn turn_ended(&mut self, key: (String, u64)) {
        let whole = self.turns.remove(&key).filter(learning::Incoming::fits);
        let session = key.0;
        let Some(turn) = whole else { return self.lose(&session, ProtocolReason::IncompleteTurn) };
        let open = self.sessions.get(&session).ok();
        let voucher = open.as_ref().and_then(|open| match turn.finished() {
            Some((messages, said)) => open.voucher(messages, said, self.sessions.vouchers()),
            None => {
                open.break_chain();
                None
            }
        });
        let pending = open.map(|open| open.pending());
        let turn = Box::new(turn.finish());
        match self.lessons.try_send(Lesson::Turn { session: session.clone(), turn, pending, voucher }) {
            Ok(()) => {}
            Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => {
                self.lose(&session, ProtocolReason::QueueFull);
            }
        }
    }

    fn lose(&self, session: &str, reason: ProtocolReason) {
        self.sessions.lose(session, 1);
        self.voice.notice(session, reason.code(), reason.describe());
    }
}

/// The one place that writes to the shim.
struct Voice {
    output: Mutex<Box<dyn Write + Send>>,
}

impl Voice {
    /// Answers a request; one without an id wants no answer.
    fn answer(&self, id: Option<u64>, answer: &Answer) {
        #[derive(Serialize)]
        struct Numbered<'a> {
            id: u64,
            #[serde(flatten)]
            answer: &'a Answer,
        }
        if let Some(id) = id {
            self.say(&Numbered { id, answer });
        }
    }

    fn settle(&self, id: Option<u64>, answer: Result<Answer, Refused>) {
        self.answer(id, &answer.unwrap_or_else(Answer::Error));
    }

    fn notice(&self, session: &str, code: &'static str, message: impl Into<String>) {
        self.say(&Notice { session: session.to_owned(), code, message: message.into() });
    }

    /// A shim that is gone hears nothing; that its input ended as well is noticed where it is read.
    fn say(&self, message: &impl Serialize) {
        let Ok(mut line) = serde_json::to_vec(message) else { return };
        line.push(b'\n');
        let mut output = self.output.lock().unwrap_or_else(PoisonError::into_inner);
        let _ = output.write_all(&line).and_then(|()| output.flush());
    }
}
