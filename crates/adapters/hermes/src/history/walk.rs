use super::bounds::{Deadline, FOR_A_PERSON};
use super::rows::{Message, Record, SessionRow};
use super::{HistoryError, database};
use crate::turn::turn_of;
use serde_json::Value;
use std::collections::{HashSet, VecDeque};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::ControlFlow;
use std::path::Path;
use veridical::evidence::Turn;

/// Who looks at the sessions of the host's record, from the newest to the oldest.
pub trait Review {
    /// A session begins; its turns follow, oldest first. To break off leaves out this session and all older ones.
    fn session(&mut self, id: &str, folder: Option<&Path>) -> ControlFlow<()>;
    /// A finished turn of it.
    fn turn(&mut self, turn: Turn);
    /// A turn of it that came to no end, or was interrupted.
    fn unfinished(&mut self);
    /// The session cannot be read, or not to its end.
    fn unreadable(&mut self, id: &str, why: &HistoryError);
    /// How many sessions were left out, and how many were passed over because no person took part in them.
    fn end(&mut self, left_out: u64, unattended: u64);
}

/// How many messages a turn may have; of a longer one the end is looked at, as the host's plugin does.
const LONGEST_TURN: usize = 4_000;

/// Shows the sessions of the record of the host whose home this is to a reviewer that `begin` makes, and gives it back.
/// One turn is held at a time. Nothing is written; a record that changed meanwhile is begun again.
///
/// # Errors
/// [`HistoryError`] when the record cannot be read. A single session that cannot is told to the reviewer.
pub fn review<R: Review>(home: &Path, begin: impl Fn() -> R) -> Result<R, HistoryError> {
    let path = home.join("state.db");
    let deadline = Deadline::within(FOR_A_PERSON);
    database::read(&path, &deadline, |connection| {
        deadline.restart();
        let record = Record::open(connection, &path)?;
        let mut reviewer = begin();
        let sessions = record.attended_sessions()?;
        let mut left = sessions.len();
        for SessionRow { id, folder } in &sessions {
            if reviewer.session(id, folder.as_deref()).is_break() {
                break;
            }
            left -= 1;
            deadline.restart();
            if let Err(error) = turns(&record, id, &mut reviewer) {
                reviewer.unreadable(id, &error);
            }
        }
        deadline.restart();
        let left = u64::try_from(left).unwrap_or(u64::MAX);
        reviewer.end(left, record.unattended_sessions()?);
        Ok(reviewer)
    })
}

fn turns(record: &Record<'_>, session: &str, reviewer: &mut impl Review) -> Result<(), HistoryError> {
    each_turn(record, session, |turn| match turn {
        Some(messages) => reviewer.turn(turn_of(messages, None, None)),
        None => reviewer.unfinished(),
    })
}

/// The last finished turns of a session, at most so many, each with its messages in the form in which the host hands them
/// over.
///
/// # Errors
/// [`HistoryError`] when the record cannot be read.
pub(crate) fn last_turns(
    home: &Path,
    session: &str,
    most: usize,
    deadline: &Deadline,
) -> Result<Vec<Vec<Value>>, HistoryError> {
    let path = home.join("state.db");
    database::read(&path, deadline, |connection| {
        let record = Record::open(connection, &path)?;
        let mut last = VecDeque::new();
        each_turn(&record, session, |turn| {
            last.extend(turn);
            if last.len() > most {
                last.pop_front();
            }
        })?;
        Ok(last.into())
    })
}

/// The finished turns before the last one, or before the one that is so many turns `back` from it; at most so many.
pub(super) fn turns_before(
    record: &Record<'_>,
    session: &str,
    back: usize,
    most: usize,
) -> Result<Vec<Turn>, HistoryError> {
    let mut turns = VecDeque::new();
    each_turn(record, session, |turn| {
        turns.extend(turn.map(|messages| turn_of(messages, None, None)));
        if turns.len() > most + back + 1 {
            turns.pop_front();
        }
    })?;
    turns.truncate(turns.len().saturating_sub(back + 1));
    Ok(turns.into())
}

/// Every turn of a session in order; `None` for one that came to no end.
fn each_turn(
    record: &Record<'_>,
    session: &str,
    told: impl FnMut(Option<Vec<Value>>),
) -> Result<(), HistoryError> {
    let mut course = Course { told, open: None, copies: Copies::default() };
    record.each_message(session, |row| course.take(row))?;
    course.close();
    Ok(())
}

/// The turns of one session, as its messages come.
struct Course<F> {
    told: F,
    open: Option<Open>,
    copies: Copies,
}

#[derive(Default)]
struct Open {
    messages: Vec<Value>,
    finished: bool,
}

impl<F: FnMut(Option<Vec<Value>>)> Course<F> {
    fn take(&mut self, row: Message) {
        if self.copies.is_one(&row) {
            return;
        }
        if row.opens_a_turn() {
            self.close();
        }
        let open = self.open.get_or_insert_default();
        // What the host asks behind an answer, such as whether edits were verified, opens no turn.
        open.finished = row.ends_a_turn() || (open.finished && !row.is_work());
        open.messages.push(row.message);
        if open.messages.len() > 2 * LONGEST_TURN {
            open.messages.drain(..LONGEST_TURN);
        }
    }

    fn close(&mut self) {
        match self.open.take() {
            Some(Open { mut messages, finished: true }) => {
                let excess = messages.len().saturating_sub(LONGEST_TURN);
                messages.drain(..excess);
                (self.told)(Some(messages));
            }
            Some(_) => (self.told)(None),
            None => {}
        }
    }
}

/// Behind a compaction the host writes what it keeps of the past anew, beside the messages as they were. The new rows
/// bear the time of the summary among them, or the earlier one that they had.
#[derive(Default)]
struct Copies {
    newest: f64,
    summary: Option<f64>,
    seen: HashSet<u64>,
}

impl Copies {
    fn is_one(&mut self, row: &Message) -> bool {
        if row.is_summary() {
            self.summary = Some(row.time);
        }
        let written_anew = row.time < self.newest || self.summary == Some(row.time);
        self.newest = self.newest.max(row.time);
        let known = !self.seen.insert(key(&row.message));
        written_anew && (known || row.is_summary())
    }
}

/// What stays of a message when a summary takes the place of its text: the calls and whose result it is.
fn key(message: &Value) -> u64 {
    let mut hasher = DefaultHasher::new();
    let part = |name: &str| message.get(name).filter(|value| !value.is_null());
    match part("tool_call_id").or_else(|| part("tool_calls")) {
        Some(of) => of.to_string().hash(&mut hasher),
        None => (part("role"), part("content").map(Value::to_string)).hash(&mut hasher),
    }
    hasher.finish()
}
