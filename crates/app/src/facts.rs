//! What becomes of facts after they were kept: another one in their place, a choice between several, other wordings, tags,
//! feedback, an end (R6).

use crate::pending::{Settled, Waits};
use crate::reasons::{
    FACT_CHANGED, FACT_ENDED, FACT_FULL, FACT_INVALIDATED, FACT_KNOWN_STEP, FACT_REPLACED, FACT_SETTLED,
    FACT_WIDENED, NOT_A_CATEGORY, NOT_SEEN, NOTHING_TO_SETTLE, SAME_FACT, WIDE_ALREADY,
};
use crate::remember::refused_fact;
use crate::{Error, FactChanged, FactView, NotKept, RememberRequest, Session};
use veridical_kernel::{Author, Capacity, FactId, Origin, Reach, Timestamp};
use veridical_policy::pending::{FactChange, Proposed};
use veridical_policy::{Context, Kind, Permit, Staged, kind};
use veridical_screening::CleanText;
use veridical_slot::{
    Admission, Category, Choice, FactPage, Facts, Helped, NewStep, PermittedStep, Revised, Settling, Stepped,
    StoredFact, Tag, Widening,
};

/// What is to be done with a fact.
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
    /// person.
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
        let settled = self.prepared_fact(&request, now).and_then(|(fact, origin, unstated)| {
            let replacement = fact.replacing(&earlier);
            let context = Context { request: replacement.request(), ..Context::default() };
            self.decided(replacement, &origin, &context, unstated)
        });
        let permit = match settled {
            Ok(Settled::Now(permit)) => permit,
            Ok(Settled::Later(staged, why)) => {
                let same = staged.subject().fact().text() == earlier.row().text;
                return self.let_change_wait(staged, &why, &earlier, same.then_some(SAME_FACT)).await;
            }
            Err(why) => return Ok(self.refused(why, &earlier)),
        };
        let text = permit.subject().fact().text().to_owned();
        let revised = Facts::replace(self.shared().storage.as_ref(), permit).await?;
        if let Revised::Done(_) = &revised {
            self.state().keep(&format!("stated: {text}"));
        }
        self.revised(revised, FACT_REPLACED, SAME_FACT).await
    }

    /// Does with a fact what a command here asks for; below an agent host it waits for a person.
    ///
    /// # Errors
    /// [`Error`] when the store fails; then nothing was written.
    pub async fn change_fact(&self, id: &str, request: &FactRequest) -> Result<FactChanged, Error> {
        self.change_fact_for(id, request, &self.surroundings.command()).await
    }

    /// What becomes of the agent's wish to change a fact: it waits for a person, who is shown the fact as it is then.
    ///
    /// # Errors
    /// [`Error`] when the store fails; then nothing was written.
    pub async fn ask_to_change_fact(&self, id: &str, request: &FactRequest) -> Result<FactChanged, Error> {
        self.change_fact_for(id, request, &self.surroundings.tool_call()).await
    }

    /// What becomes of the agent's wish that a fact ends: it waits for a person, who is shown the fact as it is then.
    ///
    /// # Errors
    /// [`Error`] when the store fails; then nothing was written.
    pub async fn ask_to_invalidate(&self, id: &str) -> Result<FactChanged, Error> {
        let Some(fact) = self.stored_fact(id).await? else { return Ok(FactChanged::unseen()) };
        let step = NewStep::invalidated(fact.row().id.clone(), self.scope(), Author::Agent);
        self.step_for(Ok(step), &self.surroundings.tool_call(), &fact, FACT_INVALIDATED).await
    }

    async fn change_fact_for(
        &self,
        id: &str,
        request: &FactRequest,
        origin: &Origin,
    ) -> Result<FactChanged, Error> {
        let Some(fact) = self.stored_fact(id).await? else { return Ok(FactChanged::unseen()) };
        let (target, scope) = (fact.row().id.clone(), self.scope());
        let by = if origin.capacity() == Capacity::Person { Author::User } else { Author::Agent };
        match request {
            FactRequest::Settle(choice) => {
                self.settle(Settling::of(target, *choice, scope), origin, &fact).await
            }
            FactRequest::Widen => self.widen(Widening::of(target, scope), origin, &fact).await,
            FactRequest::Alias(text) => {
                let clean = self.clean_words(&fact, text, "alias");
                let step = clean.and_then(|text| Ok(NewStep::alias(target, text, scope, by)?));
                self.step_for(step, origin, &fact, FACT_CHANGED).await
            }
            FactRequest::Tag(text) => {
                let clean = self.clean_words(&fact, text, "tag");
                let step = clean.and_then(|text| Ok(NewStep::tagged(target, &text, scope, by)?));
                self.step_for(step, origin, &fact, FACT_CHANGED).await
            }
            FactRequest::Untag(text) => {
                let clean = self.clean_words(&fact, text, "tag");
                let step = clean.and_then(|text| Ok(NewStep::untagged(target, &text, scope, by)?));
                self.step_for(step, origin, &fact, FACT_CHANGED).await
            }
            FactRequest::Category(word) => {
                let read = word.parse::<Category>().map_err(|_| NotKept::from(NOT_A_CATEGORY));
                let step = read.map(|category| NewStep::categorised(target, category, scope, by));
                self.step_for(step, origin, &fact, FACT_CHANGED).await
            }
            FactRequest::Feedback(helped) => {
                let step = NewStep::feedback(target, *helped, scope, by);
                self.step_for(Ok(step), origin, &fact, FACT_CHANGED).await
            }
        }
    }

    /// A choice between facts is a person's own, and cannot wait: what it is between may be another by then.
    async fn settle(
        &self,
        settling: Settling,
        origin: &Origin,
        fact: &StoredFact,
    ) -> Result<FactChanged, Error> {
        let permit = match self.decided(settling, origin, &Context::default(), None) {
            Ok(Settled::Now(permit)) => permit,
            Ok(Settled::Later(_, why)) => return Ok(self.refused(why.without_approvals(), fact)),
            Err(why) => return Ok(self.refused(why, fact)),
        };
        let revised = Facts::settle(self.shared().storage.as_ref(), permit).await?;
        self.revised(revised, FACT_SETTLED, NOTHING_TO_SETTLE).await
    }

    async fn widen(
        &self,
        widening: Widening,
        origin: &Origin,
        fact: &StoredFact,
    ) -> Result<FactChanged, Error> {
        let permit = match self.decided(widening, origin, &Context::default(), None) {
            Ok(Settled::Now(permit)) => permit,
            Ok(Settled::Later(staged, why)) => {
                let wide = fact.row().project.is_none().then_some(WIDE_ALREADY);
                return self.let_change_wait(staged, &why, fact, wide).await;
            }
            Err(why) => return Ok(self.refused(why, fact)),
        };
        let revised = Facts::widen(self.shared().storage.as_ref(), permit).await?;
        self.revised(revised, FACT_WIDENED, WIDE_ALREADY).await
    }

    async fn step_for<K: Kind>(
        &self,
        step: Result<NewStep<K>, NotKept>,
        origin: &Origin,
        fact: &StoredFact,
        done: (&'static str, &'static str),
    ) -> Result<FactChanged, Error> {
        match step.and_then(|step| self.decided::<K, _>(step, origin, &Context::default(), None)) {
            Ok(Settled::Now(permit)) => self.stepped(permit.into(), done).await,
            Ok(Settled::Later(staged, why)) => {
                let known = match fact.life().admits(staged.subject().step()) {
                    Admission::Known => Some(FACT_KNOWN_STEP),
                    Admission::Full => return Ok(self.refused(FACT_FULL.into(), fact)),
                    Admission::New => None,
                };
                self.let_change_wait(staged, &why, fact, known).await
            }
            Err(why) => Ok(self.refused(why, fact)),
        }
    }

    /// Lets a change of a fact wait for a person, unless the fact ended, or is like that already.
    async fn let_change_wait<T: Proposed>(
        &self,
        staged: Staged<T>,
        why: &NotKept,
        fact: &StoredFact,
        already: Option<(&'static str, &'static str)>,
    ) -> Result<FactChanged, Error> {
        if !fact.status().stands() || !fact.sealed() {
            return Ok(self.refused(FACT_ENDED.into(), fact));
        }
        let view = self.fact_view(fact);
        if let Some(already) = already {
            return Ok(FactChanged::kept(false, already, view));
        }
        Ok(match self.let_wait(staged).await? {
            Waits::Waiting { id, known } => FactChanged::staged(id, known, why, view),
            Waits::Not(why) => self.refused(why, fact),
        })
    }

    /// What a command here would end under this id. `Err` with the answer where nothing ends now: it needs a person who is
    /// asked at a terminal, and else waits for one.
    ///
    /// # Errors
    /// [`Error`] when the store fails; then nothing was written.
    pub async fn invalidatable(&self, id: &str) -> Result<Result<Invalidatable, FactChanged>, Error> {
        let Some(fact) = self.stored_fact(id).await? else { return Ok(Err(FactChanged::unseen())) };
        let origin = self.surroundings.command();
        let by = if origin.capacity() == Capacity::Person { Author::User } else { Author::Agent };
        let step = NewStep::invalidated(fact.row().id.clone(), self.scope(), by);
        Ok(match self.decided(step, &origin, &Context::default(), None) {
            Ok(Settled::Now(permit)) => Ok(Invalidatable { shown: self.fact_view(&fact), permit }),
            Ok(Settled::Later(staged, why)) => Err(self.let_change_wait(staged, &why, &fact, None).await?),
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
    pub(crate) async fn stored_fact(&self, id: &str) -> Result<Option<StoredFact>, Error> {
        Ok(self.stored_fact_or_value(id).await?.filter(|fact| fact.row().slot.is_none()))
    }

    /// A fact or a slot's value, when the scope sees it.
    pub(crate) async fn stored_fact_or_value(&self, id: &str) -> Result<Option<StoredFact>, Error> {
        let Ok(id) = FactId::parse(id) else { return Ok(None) };
        let found = Facts::get(self.shared().storage.as_ref(), self.scope(), &id).await?;
        Ok(found.filter(|fact| !self.is_withheld(fact, id.as_str())))
    }

    /// What a change that waits would change: of a slot's value only its end can wait.
    pub(crate) async fn changeable(
        &self,
        id: &str,
        change: &FactChange<String>,
    ) -> Result<Option<StoredFact>, Error> {
        match change {
            FactChange::Invalidate => self.stored_fact_or_value(id).await,
            _ => self.stored_fact(id).await,
        }
    }

    /// Screens words that come to a fact, beside all that is kept with it.
    fn clean_words(&self, fact: &StoredFact, text: &str, part: &'static str) -> Result<CleanText, NotKept> {
        let state = self.state();
        let clean = self.shared().screener.in_session(&state.echo).beside(&kept_with(fact), text);
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

/// All the words that are kept with a fact.
pub(crate) fn kept_with(fact: &StoredFact) -> Vec<&str> {
    let life = fact.life();
    let aliases = life.aliases().iter().map(|alias| alias.text.as_str());
    std::iter::once(fact.row().text.as_str())
        .chain(aliases)
        .chain(life.tags().iter().map(Tag::as_str))
        .collect()
}

impl From<veridical_slot::NotATag> for NotKept {
    fn from(not: veridical_slot::NotATag) -> Self {
        Self::new(not.code(), not.describe())
    }
}
