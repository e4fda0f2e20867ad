use crate::pending::{Settled, Waits};
use crate::{Error, NotKept, RememberAnswer, Session};
use veridical_kernel::{Author, Day, FactId, Origin, Provenance, Source, Timestamp};
use veridical_policy::{Context, Decision, Kind, Subject, decide, kind};
use veridical_screening::{CleanText, Field, Rejected};
use veridical_slot::{
    FactKept, Facts, NewFact, NotStated, Reach, RefusedFact, Stated, StoredFact, statement,
};

/// What is to be remembered, and by whom it is asked.
#[derive(Debug, Clone)]
pub struct RememberRequest {
    /// Who asks.
    pub wish: Wish,
    /// Where it is to hold.
    pub reach: Reach,
    /// When it ends at the latest, whatever its own words say; `None` for what they say.
    pub until: Option<Until>,
}

impl RememberRequest {
    /// What is to be remembered for as long as its own words say.
    #[must_use]
    pub fn new(wish: Wish, reach: Reach) -> Self {
        Self { wish, reach, until: None }
    }
}

/// When something ends to hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Until {
    /// With the whole of this day, where the user lives.
    Day(Day),
    /// At this instant.
    Instant(Timestamp),
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
        let fact = self.read_back(id, &text).await?;
        self.state().keep(&format!("stated: {text}"));
        Ok(RememberAnswer::kept(&kept, self.fact_view(&fact)))
    }

    /// The way of a fact through every gate, up to the decision.
    fn decided_fact(
        &self,
        request: &RememberRequest,
        now: Timestamp,
    ) -> Result<Settled<kind::NewFact, NewFact>, NotKept> {
        let (fact, origin, unstated) = self.prepared_fact(request, now)?;
        self.decided(fact, &origin, &Context::default(), unstated)
    }

    /// The way of a fact through every gate before the decision: the fact, who asks for it, and why nothing better than the
    /// agent's word stands behind it, when that is so.
    pub(crate) fn prepared_fact(
        &self,
        request: &RememberRequest,
        now: Timestamp,
    ) -> Result<(NewFact, Origin, Option<NotStated>), NotKept> {
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
        statement(text)?;
        let text = self.clean(text)?;
        let author = if stated.is_ok() { Author::User } else { Author::Agent };
        let provenance = Provenance { author, source, session: self.line(), turn: None, at: now };
        let (scope, zone) = (self.scope(), &self.shared().zone);
        let (fact, unstated) = match stated {
            Ok(stated) => (NewFact::stated(stated, text, scope, request.reach, provenance, zone)?, None),
            Err(reason) => (NewFact::claimed(text, scope, request.reach, provenance, zone)?, Some(reason)),
        };
        let fact = match request.until {
            None => fact,
            Some(Until::Instant(end)) => fact.until(end)?,
            Some(Until::Day(day)) => fact.until(zone.end_of(day).map_err(|_| RefusedFact::Over)?)?,
        };
        // The agent's wording of what the user stated is kept beside it when the gate lets it pass, and else left out.
        let fact = match (&request.wish, unstated) {
            (Wish::Agent { text, .. }, None) => match self.beside(fact.text(), text) {
                Ok(wording) => fact.worded(wording),
                Err(_) => fact,
            },
            _ => fact,
        };
        Ok((fact, origin, unstated))
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

    /// Screens the agent's wording of what the user stated, beside that.
    fn beside(&self, stated: &str, wording: &str) -> Result<CleanText, Rejected> {
        let state = self.state();
        self.shared().screener.in_session(&state.echo).beside(&[stated], wording)
    }

    async fn read_back(&self, id: &FactId, text: &str) -> Result<StoredFact, Error> {
        let fact = Facts::get(self.shared().storage.as_ref(), self.scope(), id).await?;
        fact.filter(|fact| fact.sealed() && fact.row().text == text).ok_or(Error::ReadBack)
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
