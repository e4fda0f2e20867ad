use super::Host;
use super::hello::{Greeted, Opening};
use crate::protocol::{Answer, ProtocolReason, Refused, SessionOpen};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use veridical::Session;
use veridical::kernel::{SessionId, SessionRef, Timestamp};

/// The open sessions of a connection. Several agents of one host share it.
pub(super) struct Sessions {
    greeted: Greeted,
    host: Arc<dyn Host>,
    open: Mutex<HashMap<String, Arc<Open>>>,
}

/// One open session.
pub(super) struct Open {
    pub(super) session: Session,
    lost_turns: AtomicU64,
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
            let open = Arc::new(Open { session, lost_turns: AtomicU64::new(0) });
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

    pub(super) fn close(&self, handle: &str) -> Option<Arc<Open>> {
        self.map().remove(handle)
    }

    /// Counts turns of a session that were lost on the way.
    pub(super) fn lose(&self, handle: &str, turns: u64) {
        if let Some(open) = self.map().get(handle) {
            open.lost_turns.fetch_add(turns, Ordering::Relaxed);
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
    /// The session goes on under another id of the host.
    pub(super) fn switch(&self, host_session: &str, root: Option<&str>) {
        self.session.switched(line(host_session, root));
    }

    /// What happened, in one line for people; `None` when nothing is worth saying (R16.8).
    pub(super) fn summary(&self) -> Option<String> {
        let tally = self.session.tally();
        let lost = self.lost_turns.load(Ordering::Relaxed);
        // A chat without a single claim of work needs no account.
        let worth = tally.kept + tally.attested + lost > 0 || tally.last_reason.is_some();
        worth.then(|| {
            let mut line = tally.line();
            if lost > 0 {
                line.push_str(&format!(", {lost} not taken in (queue-full)"));
            }
            match tally.last_reason {
                Some(reason) if tally.kept == 0 => format!("{line}. {reason}"),
                _ => line,
            }
        })
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
