use super::Host;
use super::hello::{Greeted, Opening};
use super::voucher::{Chain, Noted, Vouchers};
use crate::protocol::{Answer, MemoryAction, ProtocolReason, Refused, SessionOpen};
use crate::within;
use serde_json::Value;
use std::collections::{HashMap, VecDeque};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use veridical::kernel::{Attendance, Lease, SessionId, SessionRef, Timestamp};
use veridical::{HostWrite, Learned, Session, claims_no_work};

/// The open sessions of a connection. Several agents of one host share it.
pub(super) struct Sessions {
    greeted: Greeted,
    host: Arc<dyn Host>,
    open: Mutex<Book>,
    home: PathBuf,
    vouchers: Vouchers,
}

/// The sessions by their handles.
#[derive(Default)]
struct Book {
    open: HashMap<String, Arc<Open>>,
    /// The last ones that were closed: one that begins in the place of such a one may be opened later.
    closed: VecDeque<(String, Arc<Open>)>,
}

/// How many closed sessions are remembered.
const MOST_CLOSED: usize = 16;

/// One open session.
pub(super) struct Open {
    pub(super) session: Session,
    /// The session in whose place it began.
    follows: Option<String>,
    /// Its turns so far; `None` when not all that its shell has seen are among them.
    chain: Mutex<Option<Chain>>,
    lost_turns: AtomicU64,
    account: Mutex<Account>,
    backlog: Backlog,
    pub(super) attendance: Attendance,
    /// What the user's order did, until the model is told of it.
    pub(super) ordered: Mutex<Option<String>>,
}

/// How many turns of a session have come in and are not learnt yet.
#[derive(Default)]
struct Backlog {
    turns: Mutex<usize>,
    shrinks: Condvar,
}

/// A turn that has come in. It is learnt, or given up, when this is dropped.
pub(super) struct Pending(Arc<Open>);

/// What of a session's turns is worth telling the user.
#[derive(Debug, Default)]
struct Account {
    /// Whether a lesson was kept or met again, or one was missed for a reason that the user can act on.
    worth_a_line: bool,
    /// What the last missed lesson would have needed.
    advice: Option<String>,
}

impl Sessions {
    pub(super) fn new(greeted: Greeted, home: &Path, host: Arc<dyn Host>) -> Self {
        let vouchers = Vouchers::new(home, Arc::clone(&host));
        Self { greeted, host, open: Mutex::default(), home: home.to_owned(), vouchers }
    }

    /// Opens a session: it is bound now, and never again (R5.1). One that is open already stays as it is.
    pub(super) fn open(&self, request: &SessionOpen) -> Answer {
        let known = self.book().open.get(&request.session).cloned();
        let open = known.unwrap_or_else(|| {
            let Greeted { memory, surroundings } = &self.greeted;
            let binding = self.host.bind(&Opening::of(request, memory, &*self.host), memory, surroundings);
            if let Some(place) =
                binding.place().filter(|_| self.speaks_for_the_host() && binding.unbound().is_none())
            {
                within::note(&self.home, place, |purpose, parts| self.host.seal(purpose, parts));
            }
            let line = self.line(&request.host_session, request.root_session.as_deref());
            let session = self.greeted.memory.session(binding, self.greeted.surroundings, line);
            // The turns before are not known, and with them the shell.
            if request.again {
                session.turn_lost();
            }
            let is_whole = self.speaks_for_the_host() && !request.again && request.follows.is_none();
            let open = Arc::new(Open {
                session,
                chain: Mutex::new(is_whole.then(Chain::default)),
                follows: request.follows.clone(),
                lost_turns: AtomicU64::new(0),
                account: Mutex::default(),
                backlog: Backlog::default(),
                attendance: if request.attended { Attendance::Interactive } else { Attendance::Unattended },
                ordered: Mutex::default(),
            });
            let mut book = self.book();
            let before = book.closed.iter().find(|(handle, _)| request.follows.as_ref() == Some(handle));
            if let Some((_, before)) = before {
                open.session.at_the_shell_of(&before.session);
            }
            book.open.insert(request.session.clone(), Arc::clone(&open));
            open
        });
        let unbound = open.session.binding().unbound();
        Answer::Opened {
            binding: if unbound.is_none() { "bound" } else { "unbound" },
            reason: unbound.map(veridical::kernel::Unbound::code),
            detail: unbound.map(veridical::kernel::Unbound::describe),
        }
    }

    /// The session's place in its line. An id that the screening gate minds names none: it would be kept with each lesson.
    pub(super) fn line(&self, host_session: &str, root: Option<&str>) -> Option<SessionRef> {
        let clean = |id: &&str| self.greeted.memory.is_clean(id);
        line(Some(host_session).filter(clean)?, root.filter(clean))
    }

    pub(super) fn get(&self, handle: &str) -> Result<Arc<Open>, Refused> {
        let reason = ProtocolReason::UnknownSession;
        self.book().open.get(handle).cloned().ok_or_else(|| Refused::new(reason, reason.describe(), ""))
    }

    /// The files of the memory that others could read until it was opened, fit to be shown.
    pub(super) fn exposed(&self) -> Vec<String> {
        let exposed = self.greeted.memory.storage().describe().exposed;
        exposed.iter().map(|file| self.host.shown(file)).collect()
    }

    /// Whether turns are learnt from on the word of this connection (R8.5).
    pub(super) fn speaks_for_the_host(&self) -> bool {
        self.greeted.surroundings.lease == Lease::Held
    }

    /// A session for the project and the person of another one, in which nothing was said yet.
    pub(super) fn session_like(&self, open: &Open, line: SessionRef) -> Session {
        let binding = open.session.binding().clone();
        self.greeted.memory.session(binding, self.greeted.surroundings, Some(line))
    }

    pub(super) fn vouchers(&self) -> &Vouchers {
        &self.vouchers
    }

    pub(super) fn home(&self) -> &Path {
        &self.home
    }

    pub(super) fn host(&self) -> &dyn Host {
        &*self.host
    }

    /// Closes a session whose turns are all learnt. One that began in its place goes on at its shell.
    pub(super) fn close(&self, handle: &str) -> Option<Arc<Open>> {
        let mut book = self.book();
        let closed = book.open.remove(handle)?;
        for next in book.open.values().filter(|next| next.follows.as_deref() == Some(handle)) {
            next.session.at_the_shell_of(&closed.session);
        }
        book.closed.push_back((handle.to_owned(), Arc::clone(&closed)));
        if book.closed.len() > MOST_CLOSED {
            book.closed.pop_front();
        }
        Some(closed)
    }

    /// Counts turns of a session that were lost on the way.
    pub(super) fn lose(&self, handle: &str, turns: u64) {
        if turns == 0 {
            return;
        }
        if let Some(open) = self.book().open.get(handle) {
            open.lost_turns.fetch_add(turns, Ordering::Relaxed);
            open.session.turn_lost();
            open.break_chain();
        }
    }

    pub(super) fn now(&self) -> Timestamp {
        self.host.now()
    }

    /// Has the store add up what happened in the sessions that are open still.
    pub(super) fn add_tallies(&self) {
        let open: Vec<Arc<Open>> = self.book().open.values().cloned().collect();
        open.iter().for_each(|open| open.add_tally());
    }

    fn book(&self) -> MutexGuard<'_, Book> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Open {
    /// Notes that a turn has come in.
    pub(super) fn pending(self: &Arc<Self>) -> Pending {
        *self.backlog.turns.lock().unwrap_or_else(PoisonError::into_inner) += 1;
        Pending(Arc::clone(self))
    }

    /// Waits until every turn that has come in is learnt, but no longer than this.
    pub(super) fn settle(&self, most: Duration) {
        let turns = self.backlog.turns.lock().unwrap_or_else(PoisonError::into_inner);
        // Too late is as good as learnt: a turn does not wait for memory.
        let _ = self.backlog.shrinks.wait_timeout_while(turns, most, |turns| *turns > 0);
    }

    /// Puts down what vouches for a turn that has come in, so that a crash does not lose it.
    pub(super) fn voucher(&self, messages: &[Value], said: &str, vouchers: &Vouchers) -> Option<Noted> {
        let mut chain = self.chain.lock().unwrap_or_else(PoisonError::into_inner);
        let longer = chain.as_ref()?.with(messages, Some(said));
        let noted = vouchers.note(&longer, self.session.line().as_ref(), self.session.binding());
        *chain = Some(longer);
        noted
    }

    /// From here on the host's record does not hold all turns of the session, or holds others too.
    pub(super) fn break_chain(&self) {
        *self.chain.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// The session goes on under another id of the host.
    pub(super) fn switch(&self, line: Option<SessionRef>) {
        self.break_chain();
        self.session.switched(line);
    }

    /// Has the store add up what happened in the session. A note beside what is kept: nobody is told when it fails.
    pub(super) fn add_tally(&self) {
        let _ = veridical::block_on(self.session.add_tally());
    }

    /// Notes what became of a turn.
    pub(super) fn note(&self, learned: &Learned) {
        let mut account = self.account();
        match learned {
            Learned::Recorded(_) | Learned::Attested { .. } => account.worth_a_line = true,
            Learned::Dropped(why) | Learned::Rejected(why) if !claims_no_work(why.code) => {
                account.worth_a_line = true;
                account.advice = Some(why.sentence.clone());
            }
            Learned::Dropped(_) | Learned::Rejected(_) => {}
        }
    }

    /// The host wrote into its own memory; what to tell the user of it. It is worth the line after the session.
    pub(super) fn host_wrote(&self, action: MemoryAction, content: &str) -> Option<String> {
        let write = match action {
            MemoryAction::Add => HostWrite::Added,
            MemoryAction::Replace => HostWrite::Replaced,
            MemoryAction::Remove => HostWrite::Removed,
            MemoryAction::Other => HostWrite::Other,
        };
        self.account().worth_a_line = true;
        self.session.host_wrote(write, content).map(|why| format!("{} ({})", why.sentence, why.code))
    }

    /// What happened, in one line for people; `None` when nothing is worth saying (R16.8).
    pub(super) fn summary(&self) -> Option<String> {
        let lost = self.lost_turns.load(Ordering::Relaxed);
        let account = self.account();
        if !account.worth_a_line && lost == 0 {
            return None;
        }
        let mut line = self.session.tally().line();
        if lost > 0 {
            let plural = if lost == 1 { "" } else { "s" };
            line.push_str(&format!(", {lost} turn{plural} lost on the way"));
        }
        if let Some(advice) = &account.advice {
            line.push_str(&format!(". {advice}"));
        }
        // It quotes commands, and goes to a terminal.
        Some(line.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect())
    }

    fn account(&self) -> MutexGuard<'_, Account> {
        self.account.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Pending {
    fn drop(&mut self) {
        let backlog = &self.0.backlog;
        let mut turns = backlog.turns.lock().unwrap_or_else(PoisonError::into_inner);
        *turns = turns.saturating_sub(1);
        backlog.shrinks.notify_all();
    }
}

/// The session's place in its line; `None` when the host names it by no id.
fn line(host_session: &str, root: Option<&str>) -> Option<SessionRef> {
    let session = SessionId::parse(host_session).ok()?;
    match root.and_then(|root| SessionId::parse(root).ok()) {
        Some(root) => Some(SessionRef::root(root).continued_as(session)),
        None => Some(SessionRef::root(session)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_that_goes_on_keeps_the_root_of_its_line() {
        let check = |host: &str, root: Option<&str>, expected: Option<(&str, &str)>| {
            let found = line(host, root);
            let found = found.as_ref().map(|line| (line.session().as_str(), line.root_id().as_str()));
            assert_eq!(found, expected, "{host:?} {root:?}");
        };
        check("s2", Some("s1"), Some(("s2", "s1")));
        check("s1", Some("s1"), Some(("s1", "s1")));
        check("s1", None, Some(("s1", "s1")));
        check("s1", Some("not an id"), Some(("s1", "s1")));
        check("", Some("s1"), None);
    }
}
