use crate::pending::{Settled, Waits};
use crate::{Error, NotKept, RememberAnswer, Session};
use veridical_kernel::{Author, FactId, Origin, Provenance, Source, Timestamp};
use veridical_policy::{Context, Decision, Kind, Subject, decide, kind};
use veridical_screening::{CleanText, Field, Rejected};
use veridical_slot::{FactKept, Facts, NewFact, NotStated, Reach, RefusedFact, Stated, durable};

/// What is to be remembered, and by whom it is asked.
#[derive(Debug, Clone)]
pub struct RememberRequest {
    /// Who asks.
    pub wish: Wish,
    /// Where it is to hold.
    pub reach: Reach,
}

/// Who asks to remember something, with the words it rests on.
#[derive(Debug, Clone)]
pub enum Wish {
    /// The agent, through a tool.
    Agent {
        /// The agent's own wording.
        text: String,
        /// The sentence of the user's current message that states it.
        quote: Option<String>,
    },
    /// A command with this text.
    Command {
        /// The typed text.
        text: String,
    },
}

impl Session {
    /// Remembers a fact. It is `stated` only when the user's current message holds it as a whole statement, or when a
    /// person typed it outside an agent host; what rests on the agent's word waits for a person (R8).
    ///
    /// # Errors
    /// [`Error`] when the store fails; then nothing was written.
    pub async fn remember(&self, request: &RememberRequest, now: Timestamp) -> Result<RememberAnswer, Error> {
        let permit = match self.decided_fact(request, now) {
            Ok(Settled::Now(permit)) => permit,
            Ok(Settled::Later(staged, why)) => {
                return Ok(match self.let_wait(staged).await? {
                    Waits::Waiting { id, known } => RememberAnswer::staged(id, known, &why),
                    Waits::Not(why) => RememberAnswer::rejected(why),
                });
            }
            Err(refusal) => {
                self.state().tally.note_refused(&refusal);
                return Ok(RememberAnswer::rejected(refusal));
            }
        };
        let text = permit.subject().text().to_owned();
        let kept = Facts::add(self.shared().storage.as_ref(), permit).await?;
        let (FactKept::Added(id) | FactKept::Unchanged(id)) = &kept;
        self.read_back(id, &text).await?;
        self.state().keep(&format!("stated: {text}"));
        Ok(RememberAnswer::kept(&kept, &text))
    }

    /// The way of a fact through every gate, up to the decision.
    fn decided_fact(
        &self,
        request: &RememberRequest,
        now: Timestamp,
    ) -> Result<Settled<kind::NewFact, NewFact>, NotKept> {
        let (origin, source, stated) = self.stated(&request.wish);
        match (&request.wish, &stated) {
            // A person's command is that person's own statement or nothing; below a host it is the agent's wording.
            (Wish::Command { .. }, Err(reason)) if *reason != NotStated::NotUser => {
                return Err((*reason).into());
            }
            _ => {}
        }
        let text = match (&stated, &request.wish) {
            (Ok(stated), _) => stated.text(),
            (Err(_), Wish::Agent { text, .. } | Wish::Command { text }) => text,
        };
        durable(text)?;
        let text = self.clean(text)?;
        let author = if stated.is_ok() { Author::User } else { Author::Agent };
        let provenance = Provenance { author, source, session: self.line(), turn: None, at: now };
        let (fact, unstated) = match stated {
            Ok(stated) => (NewFact::stated(stated, text, self.scope(), request.reach, provenance), None),
            Err(reason) => (NewFact::claimed(text, self.scope(), request.reach, provenance), Some(reason)),
        };
        self.decided(fact?, &origin, &Context::default(), unstated)
    }

    /// What the policy says of a change that rests on somebody's word; what is to wait for a person does so for the reason
    /// why nothing better stands behind it.
    pub(crate) fn decided<K: Kind, T: Subject>(
        &self,
        subject: T,
        origin: &Origin,
        context: &Context,
        unstated: Option<NotStated>,
    ) -> Result<Settled<K, T>, NotKept> {
        match decide(subject, origin, None, context, &self.shared().policy) {
            Decision::Apply(permit) => Ok(Settled::Now(permit)),
            Decision::Reject(reason) => Err(reason.into()),
            Decision::Stage(staged) => {
                let why = unstated.map_or_else(|| staged.reason().into(), NotKept::from);
                Ok(Settled::Later(staged, why))
            }
        }
    }

    pub(crate) fn stated(&self, wish: &Wish) -> (Origin, Source, Result<Stated, NotStated>) {
        match wish {
            Wish::Agent { quote, .. } => {
                let stated =
                    Stated::quoted(self.state().message.as_ref(), quote.as_deref().unwrap_or_default());
                (self.surroundings.tool_call(), Source::Host, stated)
            }
            Wish::Command { text } => {
                let origin = self.surroundings.command();
                let stated = Stated::typed(&origin, text);
                (origin, Source::Cli, stated)
            }
        }
    }

    /// Screens the text together with the names that are stored beside it.
    fn clean(&self, text: &str) -> Result<CleanText, NotKept> {
        let state = self.state();
        let session = state.line.as_ref().map_or("", |line| line.session().as_str());
        let principal = self.scope().principal().as_str();
        let fields = [Field::text(text), Field::attested(session), Field::attested(principal)];
        let clean = self.shared().screener.in_session(&state.echo).record(fields);
        clean.map(|[text, _, _]| text).map_err(|rejected| refused_fact(&rejected, &["text"]))
    }

    async fn read_back(&self, id: &FactId, text: &str) -> Result<(), Error> {
        let fact = Facts::get(self.shared().storage.as_ref(), self.scope(), id).await?;
        let same = fact.is_some_and(|fact| fact.sealed() && fact.row().text == text);
        if same { Ok(()) } else { Err(Error::ReadBack) }
    }
}

/// Which part of a fact is refused: one of those named here, in their order, or where it comes from.
pub(crate) fn refused_fact(rejected: &Rejected, parts: &[&str]) -> NotKept {
    let part = parts.get(rejected.field()).unwrap_or(&"origin");
    NotKept::new(rejected.code(), format!("the fact's {part} {rejected}"))
}

impl From<RefusedFact> for NotKept {
    fn from(refused: RefusedFact) -> Self {
        Self::new(refused.code(), refused.describe())
    }
}

impl From<NotStated> for NotKept {
    fn from(reason: NotStated) -> Self {
        Self::new(reason.code(), reason.describe())
    }
}
