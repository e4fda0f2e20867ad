//! What waits for a person: how it gets there, how it is shown, and what a person's word does with it (R8).

use crate::{Error, NotKept, PendingAnswer, PendingListAnswer, PendingShowAnswer, PendingView, Session};
use veridical_kernel::{Attendance, Author, Provenance, Reach, SessionRef, Source, Timestamp};
use veridical_policy::kind::{ApplyPending, ExpirePending, NewFact as KeepFact, RejectPending};
use veridical_policy::pending::{
    Claim, Claimed, NewPending, NotWaiting, Open, Order, PendingMutations, Person, Proposal, Proposed,
    Rejection, Staging, Standing, StoredPending, Sweep, Verb,
};
use veridical_policy::{Context, Decision, Kind, Permit, Staged, Subject, decide};
use veridical_screening::{Field, Rejected};
use veridical_slot::{FactKept, Facts, NewFact, durable};

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

impl<K: Kind, T: Subject> Settled<K, T> {
    /// The permit of a change of a kind that cannot wait yet.
    pub(crate) fn at_once(self) -> Result<Permit<K, T>, NotKept> {
        match self {
            Self::Now(permit) => Ok(permit),
            Self::Later(_, why) => Err(why.without_approvals()),
        }
    }
}

impl Session {
    /// Lets a change wait for a person.
    pub(crate) async fn let_wait<T: Proposed>(&self, staged: Staged<T>) -> Result<Waits, Error> {
        let session = self.line().map(|line| line.session().clone());
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
        })
    }

    /// What waits for the person of this session in its project, and what became of the rest, newest first.
    ///
    /// # Errors
    /// [`Error`] when the store cannot be read.
    pub async fn pending(&self, now: Timestamp) -> Result<PendingListAnswer, Error> {
        let all = PendingMutations::pending(self.shared().storage.as_ref(), self.scope()).await?;
        let views: Vec<PendingView> =
            all.iter().map(|pending| PendingView::of(pending, &self.shared().screener, now)).collect();
        // As with everything that is given, what waits does not come back as news (R9.5).
        let mut state = self.state();
        for field in views.iter().flat_map(|view| &view.fields) {
            state.echo.note_injected(field.text.as_str());
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
        let found = self.named(id).await?;
        let view = |pending| PendingView::of(&pending, &self.shared().screener, now);
        Ok(PendingShowAnswer::of(found.map(view)))
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

    /// Has what was claimed go through every gate again, applies it and reads it back (R8.3). Whatever fails from here
    /// on uses the id up, and the answer says so.
    async fn carry_out(&self, claimed: Claimed, id: String, now: Timestamp) -> PendingAnswer {
        let storage = self.shared().storage.as_ref();
        let (done, open) = match claimed.draft().clone() {
            Proposal::NewFact { text, reach } => match self.fact_again(&text, reach, &claimed, now) {
                Ok(fact) => {
                    let (decision, open) =
                        claimed.decide::<KeepFact, NewFact>(fact, &Context::default(), &self.shared().policy);
                    (self.keep_approved(decision).await, open)
                }
                Err(why) => {
                    let concluded = storage.conclude(claimed.burned(why.code)).await;
                    return PendingAnswer::burned(id, &why, concluded.is_ok());
                }
            },
        };
        self.written(done, open, id).await
    }

    /// Writes what came of a claim.
    async fn written(&self, done: Result<String, NotKept>, open: Open, id: String) -> PendingAnswer {
        let storage = self.shared().storage.as_ref();
        match done {
            Ok(item) => {
                let concluded = storage.conclude(open.applied(&item)).await;
                PendingAnswer::applied(id, item, concluded.is_ok())
            }
            Err(why) => {
                let concluded = storage.conclude(open.burned(why.code)).await;
                PendingAnswer::burned(id, &why, concluded.is_ok())
            }
        }
    }

    /// The fact of a draft, through the gates that it went through when it was asked for. What the session brought in is
    /// no echo here: the person has seen it and said yes.
    fn fact_again(
        &self,
        text: &str,
        reach: Reach,
        claimed: &Claimed,
        now: Timestamp,
    ) -> Result<NewFact, NotKept> {
        durable(text)?;
        let refused =
            |rejected: Rejected| NotKept::new(rejected.code(), format!("the fact's text {rejected}"));
        let [text] = self.shared().screener.record([Field::text(text)]).map_err(refused)?;
        let session = claimed.pending().row().session.clone();
        let source = if session.is_some() { Source::Host } else { Source::Cli };
        let session = session.map(SessionRef::root);
        let provenance = Provenance { author: Author::Agent, source, session, turn: None, at: now };
        Ok(NewFact::claimed(text, self.scope(), reach, provenance)?)
    }

    /// Keeps a fact that a person approved, and compares every field of what is read back.
    async fn keep_approved(&self, decision: Decision<KeepFact, NewFact>) -> Result<String, NotKept> {
        let permit: Permit<KeepFact, NewFact> = match decision {
            Decision::Apply(permit) => permit,
            Decision::Stage(staged) => return Err(staged.reason().into()),
            Decision::Reject(reason) => return Err(reason.into()),
        };
        let failed = |_| NotKept::from(crate::reasons::STORE_FAILED);
        let storage = self.shared().storage.as_ref();
        let fields = permit.subject().proposal();
        let kept = Facts::add(storage, permit).await.map_err(failed)?;
        let (FactKept::Added(id) | FactKept::Unchanged(id)) = &kept;
        let read = Facts::get(storage, self.scope(), id).await.map_err(failed)?;
        let same = read.is_some_and(|fact| fact.sealed() && fact.proposes(&fields));
        if same { Ok(id.to_string()) } else { Err(crate::reasons::READ_BACK.into()) }
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
