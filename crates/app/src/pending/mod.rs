//! What waits for a person: how it gets there, how it is shown, and what a person's word does with it (R8).

mod again;
mod present;

pub(crate) use present::{Doomed, Present};

use crate::{Error, NotKept, PendingAnswer, PendingListAnswer, PendingShowAnswer, PendingView, Session};
use veridical_kernel::{Attendance, Timestamp};
use veridical_policy::kind::{ApplyPending, ExpirePending, RejectPending};
use veridical_policy::pending::{
    Claim, NewPending, NotWaiting, Order, PendingMutations, Person, Proposed, Rejection, Staging, Standing,
    StoredPending, Sweep, Verb,
};
use veridical_policy::{Context, Decision, Kind, Permit, Staged, Subject, decide};

/// The shortest beginning of an id that is taken for it at a terminal.
const SHORTEST: usize = 8;

/// What became of a change that the policy let wait.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Waits {
    /// It waits, under this id as it is shown; whether it did so before.
    Waiting { id: String, known: bool },
    /// It does not, for this reason.
    Not(NotKept),
}

/// What the gates decided of a change.
pub(crate) enum Settled<K: Kind, T: Subject> {
    /// It is made.
    Now(Permit<K, T>),
    /// It waits for a person, for this reason.
    Later(Staged<T>, NotKept),
}

impl Session {
    /// Lets a change wait for a person.
    pub(crate) async fn let_wait<T: Proposed>(&self, staged: Staged<T>) -> Result<Waits, Error> {
        let session = self.line().map(|line| line.root_id().clone());
        let Ok(new) = NewPending::of(staged, session) else {
            return Ok(Waits::Not(crate::reasons::TOO_LONG.into()));
        };
        let waiting =
            |id: &veridical_kernel::PendingId, known| Waits::Waiting { id: shown(id.as_str()), known };
        Ok(match PendingMutations::stage(self.shared().storage.as_ref(), new).await? {
            Staging::Waiting { id, .. } => waiting(&id, false),
            Staging::Known(id) => waiting(&id, true),
            Staging::Muted { .. } => Waits::Not(crate::reasons::MUTED.into()),
            Staging::Full => Waits::Not(crate::reasons::FULL.into()),
            Staging::SessionFull => Waits::Not(crate::reasons::SESSION_FULL.into()),
        })
    }

    /// What waits for the person of this session in its project, and what became of the rest, newest first.
    ///
    /// # Errors
    /// [`Error`] when the store cannot be read.
    pub async fn pending(&self, now: Timestamp) -> Result<PendingListAnswer, Error> {
        let all = PendingMutations::pending(self.shared().storage.as_ref(), self.scope()).await?;
        let mut views = Vec::with_capacity(all.len());
        for pending in &all {
            views.push(self.pending_view(pending, now).await?);
        }
        // As with everything that is given, what waits and what it would change do not come back as news (R9.5).
        let mut state = self.state();
        for text in views.iter().flat_map(PendingView::texts) {
            state.echo.note_injected(text);
        }
        drop(state);
        Ok(PendingListAnswer::new(views))
    }

    /// How many changes wait for the person of this session in its project.
    ///
    /// # Errors
    /// [`Error`] when the store cannot be read.
    pub async fn waiting(&self, now: Timestamp) -> Result<usize, Error> {
        let all = PendingMutations::pending(self.shared().storage.as_ref(), self.scope()).await?;
        Ok(all.iter().filter(|pending| pending.standing(now) == Standing::Waiting).count())
    }

    /// One of them, by its id or a beginning of at least eight characters that is only its own.
    ///
    /// # Errors
    /// [`Error`] when the store cannot be read.
    pub async fn pending_of(&self, id: &str, now: Timestamp) -> Result<PendingShowAnswer, Error> {
        Ok(PendingShowAnswer::of(match self.named(id).await? {
            Ok(pending) => Ok(self.pending_view(&pending, now).await?),
            Err(why) => Err(why),
        }))
    }

    async fn pending_view(&self, pending: &StoredPending, now: Timestamp) -> Result<PendingView, Error> {
        let present = self.present(pending).await?;
        Ok(PendingView::of(pending, &present, &self.shared().screener, now))
    }

    /// Does with one of them what the person at the terminal of this session says (R8.2). Anybody else is refused.
    ///
    /// # Errors
    /// [`Error`] when the store fails before the claim; after it the answer says what failed.
    pub async fn resolve(&self, verb: Verb, id: &str, now: Timestamp) -> Result<PendingAnswer, Error> {
        let origin = self.surroundings.command();
        let person = Person::AtTerminal(&origin);
        match self.named(id).await? {
            Ok(pending) => self.answer(verb, &pending, person, now).await,
            Err(why) => Ok(PendingAnswer::refused(None, why)),
        }
    }

    /// Does what the user's message orders, when the whole of it is an order and the session is one in which the user
    /// is heard (R8.2). `None` for every other message.
    ///
    /// # Errors
    /// As [`resolve`](Self::resolve).
    pub async fn ordered(
        &self,
        message: &str,
        attendance: Attendance,
        now: Timestamp,
    ) -> Result<Option<PendingAnswer>, Error> {
        let Some(foreground) = self.surroundings.foreground(message, attendance) else { return Ok(None) };
        let Some(order) = Order::heard(&foreground) else { return Ok(None) };
        Ok(Some(match self.named(order.id()).await? {
            Ok(pending) => self.answer(order.verb(), &pending, Person::ByMessage(&foreground), now).await?,
            Err(why) => PendingAnswer::refused(Some(order.id().to_owned()), why),
        }))
    }

    /// Ends what has waited too long, when the person at the terminal of this session says so; how many ended.
    ///
    /// # Errors
    /// [`Error`] when the store fails; then nothing was written.
    pub async fn expire(&self) -> Result<Result<u64, NotKept>, Error> {
        let (origin, sweep) = (self.surroundings.command(), Sweep::of(self.scope()));
        let policy = &self.shared().policy;
        match decide::<ExpirePending, Sweep>(sweep, &origin, None, &Context::default(), policy) {
            Decision::Apply(permit) => {
                Ok(Ok(PendingMutations::expire(self.shared().storage.as_ref(), permit).await?))
            }
            Decision::Stage(staged) => Ok(Err(staged.reason().into())),
            Decision::Reject(reason) => Ok(Err(reason.into())),
        }
    }

    async fn named(&self, id: &str) -> Result<Result<StoredPending, NotKept>, Error> {
        if id.chars().count() < SHORTEST {
            return Ok(Err(crate::reasons::SHORT_ID.into()));
        }
        let all = PendingMutations::pending(self.shared().storage.as_ref(), self.scope()).await?;
        let mut found = all.into_iter().filter(|pending| pending.row().id.as_str().starts_with(id));
        Ok(match (found.next(), found.next()) {
            (Some(one), None) => Ok(one),
            (Some(_), Some(_)) => Err(crate::reasons::SEVERAL_IDS.into()),
            (None, _) => Err(NotWaiting::Unknown.into()),
        })
    }

    async fn answer(
        &self,
        verb: Verb,
        pending: &StoredPending,
        person: Person<'_>,
        now: Timestamp,
    ) -> Result<PendingAnswer, Error> {
        let (storage, policy) = (self.shared().storage.as_ref(), &self.shared().policy);
        let id = shown(pending.row().id.as_str());
        let refused = |why: NotKept| Ok(PendingAnswer::refused(Some(id.clone()), why));
        match verb {
            Verb::Reject => match person.resolves::<RejectPending>(pending, self.scope(), policy) {
                Err(reason) => refused(reason.into()),
                Ok(permit) => match PendingMutations::reject(storage, permit).await? {
                    Rejection::Rejected => Ok(PendingAnswer::rejected(id)),
                    Rejection::Not(not) => refused(not.into()),
                },
            },
            Verb::Apply => match person.resolves::<ApplyPending>(pending, self.scope(), policy) {
                Err(reason) => refused(reason.into()),
                Ok(permit) => match PendingMutations::claim(storage, permit).await? {
                    Claim::Not(not) => refused(not.into()),
                    Claim::Claimed(claimed) => Ok(self.carry_out(*claimed, id, now).await),
                },
            },
        }
    }
}

/// An id as it is shown and said.
pub(crate) fn shown(id: &str) -> String {
    id.chars().take(veridical_policy::pending::SHOWN).collect()
}

impl From<NotWaiting> for NotKept {
    fn from(not: NotWaiting) -> Self {
        Self::new(not.code(), not.describe())
    }
}

impl From<(&'static str, &'static str)> for NotKept {
    fn from((code, sentence): (&'static str, &'static str)) -> Self {
        Self::new(code, sentence)
    }
}
