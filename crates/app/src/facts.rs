//! What becomes of facts after they were kept: another one in their place, a choice between several, other wordings, tags,
//! feedback, an end (R6).

use crate::pending::Settled;
use crate::reasons::{
    FACT_CHANGED, FACT_ENDED, FACT_FULL, FACT_INVALIDATED, FACT_KNOWN_STEP, FACT_REPLACED, FACT_SETTLED,
    FACT_WIDENED, NOT_A_CATEGORY, NOT_SEEN, NOTHING_TO_SETTLE, WIDE_ALREADY,
};
use crate::remember::refused_fact;
use crate::{Error, FactChanged, FactView, NotKept, RememberRequest, Session};
use veridical_kernel::{Author, FactId, Origin, Reach, Timestamp};
use veridical_policy::{Context, Kind, Permit, Subject, kind};
use veridical_screening::CleanText;
use veridical_slot::{
    Category, Choice, FactPage, Facts, Helped, NewStep, PermittedStep, Revised, Settling, Stepped,
    StoredFact, Tag, Widening,
};

/// What a person wants done with a fact.
#[derive(Debug, Clone)]
pub enum FactRequest {
    /// Another wording of it, by which it is found too.
    Alias(String),
    /// A tag on it.
    Tag(String),
    /// A tag off it.
    Untag(String),
    /// Its category, by its word.
    Category(String),
    /// Whether it helped.
    Feedback(Helped),
    /// The choice between it and what contradicts or repeats it.
    Settle(Choice),
    /// That it holds in every project from now on.
    Widen,
}

/// A fact that a person is about to end, with the policy's leave for exactly that: shown to them before they say yes.
#[derive(Debug)]
pub struct Invalidatable {
    shown: FactView,
    permit: Permit<kind::Invalidate, NewStep<kind::Invalidate>>,
}

impl Invalidatable {
    /// The fact, as it is now.
    #[must_use]
    pub fn shown(&self) -> &FactView {
        &self.shown
    }
}

impl Session {
    /// The facts that hold here and wait for no choice but may be contested, newest first; with `history`, every one.
    ///
    /// # Errors
    /// [`Error`] when the store cannot be read.
    pub async fn facts(&self, page: FactPage) -> Result<Vec<FactView>, Error> {
        let facts = Facts::facts(self.shared().storage.as_ref(), self.scope(), page).await?;
        Ok(self.given_facts(&facts))
    }

    /// A fact with what it took the place of, what took its place, and what said the very same, newest first.
    ///
    /// # Errors
    /// [`Error`] when the store cannot be read.
    pub async fn fact_history(&self, id: &str) -> Result<Vec<FactView>, Error> {
        let Ok(id) = FactId::parse(id) else { return Ok(Vec::new()) };
        let facts = Facts::versions(self.shared().storage.as_ref(), self.scope(), &id).await?;
        Ok(self.given_facts(&facts))
    }

    /// Puts what is to be remembered in the place of a fact. What the user's message does not ask for exactly waits for a
    /// person, and since such a change cannot wait yet, is refused with the reason.
    ///
    /// # Errors
    /// [`Error`] when the store fails; then nothing was written.
    pub async fn supersede_fact(
        &self,
        id: &str,
        request: &RememberRequest,
        now: Timestamp,
    ) -> Result<FactChanged, Error> {
        let Some(earlier) = self.stored_fact(id).await? else { return Ok(FactChanged::unseen()) };
        // It stays where it was.
        let reach = if earlier.row().project.is_some() { Reach::Project } else { Reach::Global };
        let request = RememberRequest { reach, ..request.clone() };
        let prepared = self.prepared_fact(&request, now).and_then(|(fact, origin, unstated)| {
            let replacement = fact.replacing(&earlier);
            let context = Context { request: replacement.request(), ..Context::default() };
            self.decided(replacement, &origin, &context, unstated).and_then(at_once)
        });
        let permit = match prepared {
            Ok(permit) => permit,
            Err(why) => return Ok(self.refused(why, &earlier)),
        };
        let text = permit.subject().fact().text().to_owned();
        let revised = Facts::replace(self.shared().storage.as_ref(), permit).await?;
        if let Revised::Done(_) = &revised {
            self.state().keep(&format!("stated: {text}"));
        }
        self.revised(revised, FACT_REPLACED, crate::reasons::SAME_FACT).await
    }

    /// Does with a fact what a command here asks for.
    ///
    /// # Errors
    /// [`Error`] when the store fails; then nothing was written.
    pub async fn change_fact(&self, id: &str, request: &FactRequest) -> Result<FactChanged, Error> {
        let Some(fact) = self.stored_fact(id).await? else { return Ok(FactChanged::unseen()) };
        let (target, scope) = (fact.row().id.clone(), self.scope());
        let origin = self.surroundings.command();
        let by = Author::User;
        let step = match request {
            FactRequest::Settle(choice) => {
                let permit = match self.leave(Settling::of(target, *choice, scope), &origin) {
                    Ok(permit) => permit,
                    Err(why) => return Ok(self.refused(why, &fact)),
                };
                let revised = Facts::settle(self.shared().storage.as_ref(), permit).await?;
                return self.revised(revised, FACT_SETTLED, NOTHING_TO_SETTLE).await;
            }
            FactRequest::Widen => {
                let permit = match self.leave(Widening::of(target, scope), &origin) {
                    Ok(permit) => permit,
                    Err(why) => return Ok(self.refused(why, &fact)),
                };
                let revised = Facts::widen(self.shared().storage.as_ref(), permit).await?;
                return self.revised(revised, FACT_WIDENED, WIDE_ALREADY).await;
            }
            FactRequest::Alias(text) => self
                .clean_words(&fact, text, "alias")
                .and_then(|text| Ok(NewStep::alias(target, text, scope, by)?))
                .and_then(|step| self.leave(step, &origin))
                .map(PermittedStep::from),
            FactRequest::Tag(text) => self
                .clean_words(&fact, text, "tag")
                .and_then(|text| Ok(NewStep::tagged(target, &text, scope, by)?))
                .and_then(|step| self.leave(step, &origin))
                .map(PermittedStep::from),
            FactRequest::Untag(text) => self
                .clean_words(&fact, text, "tag")
                .and_then(|text| Ok(NewStep::untagged(target, &text, scope, by)?))
                .and_then(|step| self.leave(step, &origin))
                .map(PermittedStep::from),
            FactRequest::Category(word) => word
                .parse::<Category>()
                .map_err(|_| NotKept::from(NOT_A_CATEGORY))
                .and_then(|category| self.leave(NewStep::categorised(target, category, scope, by), &origin))
                .map(PermittedStep::from),
            FactRequest::Feedback(helped) => {
                self.leave(NewStep::feedback(target, *helped, scope, by), &origin).map(PermittedStep::from)
            }
        };
        match step {
            Ok(step) => self.stepped(step, FACT_CHANGED).await,
            Err(why) => Ok(self.refused(why, &fact)),
        }
    }

    /// What a command here would end under this id. `Err` with the answer where nothing is to be ended: it needs a person who
    /// is asked at a terminal.
    ///
    /// # Errors
    /// [`Error`] when the store cannot be read.
    pub async fn invalidatable(&self, id: &str) -> Result<Result<Invalidatable, FactChanged>, Error> {
        let Some(fact) = self.stored_fact(id).await? else { return Ok(Err(FactChanged::unseen())) };
        let step = NewStep::invalidated(fact.row().id.clone(), self.scope(), Author::User);
        Ok(match self.leave(step, &self.surroundings.command()) {
            Ok(permit) => Ok(Invalidatable { shown: self.fact_view(&fact), permit }),
            Err(why) => Err(self.refused(why, &fact)),
        })
    }

    /// Ends what was shown: it is history from now on.
    ///
    /// # Errors
    /// [`Error`] when the store fails; then nothing was written.
    pub async fn invalidate(&self, item: Invalidatable) -> Result<FactChanged, Error> {
        self.stepped(item.permit.into(), FACT_INVALIDATED).await
    }

    /// A fact that is no slot's value, when the scope sees it.
    async fn stored_fact(&self, id: &str) -> Result<Option<StoredFact>, Error> {
        let Ok(id) = FactId::parse(id) else { return Ok(None) };
        let found = Facts::get(self.shared().storage.as_ref(), self.scope(), &id).await?;
        Ok(found.filter(|fact| fact.row().slot.is_none() && !self.is_withheld(fact, id.as_str())))
    }

    /// The permit for a change that cannot wait for a person yet.
    fn leave<K: Kind, T: Subject>(&self, subject: T, origin: &Origin) -> Result<Permit<K, T>, NotKept> {
        at_once(self.decided(subject, origin, &Context::default(), None)?)
    }

    /// Screens words that come to a fact, beside all that is kept with it.
    fn clean_words(&self, fact: &StoredFact, text: &str, part: &'static str) -> Result<CleanText, NotKept> {
        let life = fact.life();
        let kept = std::iter::once(fact.row().text.as_str())
            .chain(life.aliases().iter().map(String::as_str))
            .chain(life.tags().iter().map(Tag::as_str));
        let kept: Vec<&str> = kept.collect();
        let state = self.state();
        let clean = self.shared().screener.in_session(&state.echo).beside(&kept, text);
        clean.map_err(|rejected| refused_fact(&rejected, &[part]))
    }

    async fn revised(
        &self,
        revised: Revised,
        done: (&'static str, &'static str),
        unchanged: (&'static str, &'static str),
    ) -> Result<FactChanged, Error> {
        let (changed, id, why) = match revised {
            Revised::Done(id) => (true, id, done),
            Revised::Unchanged(id) => (false, id, unchanged),
            Revised::Ended => return Ok(FactChanged::rejected(FACT_ENDED.into(), None)),
            Revised::Unknown => return Ok(FactChanged::unseen()),
        };
        let fact = self.stored_fact(id.as_str()).await?.filter(StoredFact::sealed).ok_or(Error::ReadBack)?;
        Ok(FactChanged::kept(changed, why, self.fact_view(&fact)))
    }

    async fn stepped(
        &self,
        step: PermittedStep,
        done: (&'static str, &'static str),
    ) -> Result<FactChanged, Error> {
        let target = step.target().clone();
        let wanted = step.step().clone();
        let stepped = Facts::step(self.shared().storage.as_ref(), step).await?;
        let refused = |why: (&'static str, &'static str)| Ok(FactChanged::rejected(why.into(), None));
        let (changed, why) = match stepped {
            Stepped::Done => (true, done),
            Stepped::Unchanged => (false, FACT_KNOWN_STEP),
            Stepped::Full => return refused(FACT_FULL),
            Stepped::Ended => return refused(FACT_ENDED),
            Stepped::Unknown => return refused(NOT_SEEN),
        };
        // Read back: what was asked for is there, and would change nothing any more.
        let fact = self.stored_fact(target.as_str()).await?.ok_or(Error::ReadBack)?;
        if !fact.life().holds(&wanted) {
            return Err(Error::ReadBack);
        }
        Ok(FactChanged::kept(changed, why, self.fact_view(&fact)))
    }

    fn refused(&self, why: NotKept, fact: &StoredFact) -> FactChanged {
        self.state().tally.note_refused(&why);
        FactChanged::rejected(why, Some(self.fact_view(fact)))
    }

    pub(crate) fn fact_view(&self, fact: &StoredFact) -> FactView {
        FactView::of(fact, self.shared().screener.private())
    }

    /// Facts as they are shown; as with everything that is given, none of them can come back as news (R9.5).
    fn given_facts(&self, facts: &[StoredFact]) -> Vec<FactView> {
        let shown: Vec<FactView> = facts
            .iter()
            .filter(|fact| !self.is_withheld(fact, ""))
            .map(|fact| self.fact_view(fact))
            .collect();
        let mut state = self.state();
        for view in &shown {
            state.echo.note_injected(&view.id);
            state.echo.note_injected(&view.text);
        }
        shown
    }
}

/// The permit of a change of a kind that cannot wait for a person yet.
fn at_once<K: Kind, T: Subject>(settled: Settled<K, T>) -> Result<Permit<K, T>, NotKept> {
    match settled {
        Settled::Now(permit) => Ok(permit),
        Settled::Later(_, why) => Err(why.without_approvals()),
    }
}

impl From<veridical_slot::NotATag> for NotKept {
    fn from(not: veridical_slot::NotATag) -> Self {
        Self::new(not.code(), not.describe())
    }
}
