use super::StoredPending;
use crate::judge::{Context, Outcome, Request, Situation};
use crate::kind::{Kind, Resolving};
use crate::{Assurance, Permit, Policy, Reason, Subject};
use veridical_kernel::{Capacity, Foreground, Origin, PendingId, Scope, Terminal};

/// How many characters of an id are shown, and have to be said.
pub const SHOWN: usize = 12;

/// What a person says of a pending mutation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verb {
    /// Do it.
    Apply,
    /// Do not.
    Reject,
}

/// An order that is the whole foreground message of the user: `APPLY 0123456789ab`, and not a letter beside it.
#[derive(Debug)]
pub struct Order<'m> {
    verb: Verb,
    id: &'m str,
}

impl<'m> Order<'m> {
    /// Reads the order that a message is; `None` for every other message (R8.2).
    #[must_use]
    pub fn heard(foreground: &'m Foreground) -> Option<Self> {
        let (verb, id) = foreground.message().split_once(' ')?;
        let verb = match verb {
            "APPLY" => Verb::Apply,
            "REJECT" => Verb::Reject,
            _ => return None,
        };
        let hex = |b: u8| b.is_ascii_digit() || (b'a'..=b'f').contains(&b);
        (id.len() == SHOWN && id.bytes().all(hex)).then_some(Self { verb, id })
    }

    /// What is to be done.
    #[must_use]
    pub fn verb(&self) -> Verb {
        self.verb
    }

    /// With what: the beginning of its id, as it was shown.
    #[must_use]
    pub fn id(&self) -> &str {
        self.id
    }
}

/// The person who answers, and how the answer came.
#[derive(Debug, Clone, Copy)]
pub enum Person<'a> {
    /// By a command at a terminal.
    AtTerminal(&'a Origin),
    /// By a message in an interactive session of the host.
    ByMessage(&'a Foreground),
}

impl Person<'_> {
    /// The leave to do with one pending mutation what the person says of it, once.
    ///
    /// # Errors
    /// The policy's [`Reason`]: nobody but a person answers, and only at a terminal or by the exact message. A message
    /// that is not exactly the order for this id gives no leave either.
    pub fn resolves<K: Resolving>(
        self,
        pending: &StoredPending,
        scope: &Scope,
        policy: &Policy,
    ) -> Result<Permit<K, Resolution>, Reason> {
        let resolution = Resolution { id: pending.row().id.clone(), scope: scope.clone() };
        let (capacity, terminal, request) = match self {
            Self::AtTerminal(origin) => (origin.capacity(), origin.terminal(), Request::Other),
            Self::ByMessage(foreground) => {
                let meant = Order::heard(foreground).is_some_and(|order| {
                    order.verb.kind() == K::NAME && resolution.id.as_str().starts_with(order.id)
                });
                let request = if meant { Request::Exact } else { Request::Other };
                (Capacity::Person, Terminal::Absent, request)
            }
        };
        let context = Context { request, ..Context::default() };
        let at = Situation { assurance: Assurance::Stated, terminal, context, approved: false };
        match policy.judge(K::ROW, capacity, &at) {
            Outcome::Apply { approved } => Ok(Permit::new(resolution, capacity, approved)),
            Outcome::Stage(reason) | Outcome::Reject(reason) => Err(reason),
        }
    }
}

impl Verb {
    const fn kind(self) -> &'static str {
        match self {
            Self::Apply => crate::kind::ApplyPending::NAME,
            Self::Reject => crate::kind::RejectPending::NAME,
        }
    }
}

/// One pending mutation that a person answers for.
#[derive(Debug)]
pub struct Resolution {
    id: PendingId,
    scope: Scope,
}

impl Resolution {
    /// Which.
    #[must_use]
    pub fn id(&self) -> &PendingId {
        &self.id
    }
}

impl Subject for Resolution {
    fn canonical(&self) -> Vec<u8> {
        self.id.as_str().as_bytes().to_vec()
    }

    fn scope(&self) -> &Scope {
        &self.scope
    }

    fn assurance(&self) -> Assurance {
        Assurance::Stated
    }
}

/// Everything of a person that has waited too long.
#[derive(Debug)]
pub struct Sweep {
    scope: Scope,
}

impl Sweep {
    /// All that the scope sees.
    #[must_use]
    pub fn of(scope: &Scope) -> Self {
        Self { scope: scope.clone() }
    }
}

impl Subject for Sweep {
    fn canonical(&self) -> Vec<u8> {
        b"expire".to_vec()
    }

    fn scope(&self) -> &Scope {
        &self.scope
    }

    fn assurance(&self) -> Assurance {
        Assurance::Stated
    }
}
