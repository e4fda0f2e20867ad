use super::Host;
use super::hello::{Greeted, Opening};
use crate::protocol::{Answer, ProtocolReason, Refused, SessionOpen};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use veridical::kernel::{SessionId, SessionRef, Timestamp};
use veridical::{Learned, Session, claims_no_work};

/// The open sessions of a connection. Several agents of one host share it.
pub(super) struct Sessions {
    greeted: Greeted,
    host: Arc<dyn Host>,
    open: Mutex<HashMap<String, Arc<Open>>>,
}

/// One open session.
pub(super) struct Open {
    pub(super) session: Session,
    /// The session in whose place it began.
    follows: Option<String>,
    lost_turns: AtomicU64,
    account: Mutex<Account>,
    backlog: Backlog,
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
    pub(super) fn new(greeted: Greeted, host: Arc<dyn Host>) -> Self {
        Self { greeted, host, open: Mutex::default() }
    }

    /// Opens a session: it is bound now, and never again (R5.1). One that is open already stays as it is.
    pub(super) fn open(&self, request: &SessionOpen) -> Answer {
        let known = self.map().get(&request.session).cloned();
        let open = known.unwrap_or_else(|| {
            let binding = self.host.bind(&Opening::from(request));
            let line = line(&request.host_session, request.root_session.as_deref());
            let session = self.greeted.memory.session(binding, self.greeted.surroundings, line);
            let open = Arc::new(Open {
                session,
                follows: request.follows.clone(),
                lost_turns: AtomicU64::new(0),
                account: Mutex::default(),
                backlog: Backlog::default(),
            });
            self.map().insert(request.session.clone(), Arc::clone(&open));
            open
        });
        let unbound = open.session.binding().unbound();
        Answer::Opened {
            binding: if unbound.is_none() { "bound" } else { "unbound" },
            reason: unbound.map(veridical::kernel::Unbound::code),
            detail: unbound.map(veridical::kernel::Unbound::describe),
        }
    }

    pub(super) fn get(&self, handle: &str) -> Result<Arc<Open>, Refused> {
        let reason = ProtocolReason::UnknownSession;
        self.map().get(handle).cloned().ok_or_else(|| Refused::new(reason, reason.describe(), ""))
    }

    /// Closes a session whose turns are all learnt. One that began in its place goes on at its shell.
    pub(super) fn close(&self, handle: &str) -> Option<Arc<Open>> {
        let mut map = self.map();
        let closed = map.remove(handle)?;
        for next in map.values().filter(|next| next.follows.as_deref() == Some(handle)) {
            next.session.at_the_shell_of(&closed.session);
        }
        Some(closed)
    }

    /// Counts turns of a session that were lost on the way.
    pub(super) fn lose(&self, handle: &str, turns: u64) {
        if let Some(open) = self.map().get(handle) {
            open.lost_turns.fetch_add(turns, Ordering::Relaxed);
            open.session.turn_lost();
        }
    }

    pub(super) fn now(&self) -> Timestamp {
        self.host.now()
    }

    fn map(&self) -> MutexGuard<'_, HashMap<String, Arc<Open>>> {
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

    /// The session goes on under another id of the host.
    pub(super) fn switch(&self, host_session: &str, root: Option<&str>) {
        self.session.switched(line(host_session, root));
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
