//! A change of a fact that a person approved.

use super::{Done, failed, provenance};
use crate::facts::kept_with;
use crate::reasons::{FACT_ENDED, FACT_FULL, LOST_RACE, NOT_A_CATEGORY, NOT_SEEN, READ_BACK, STORE_FAILED};
use crate::{NotKept, Session};
use veridical_kernel::{Author, FactId, Reach, Timestamp};
use veridical_policy::pending::{Claimed, FactChange, Open};
use veridical_policy::{Kind, Permit, kind};
use veridical_screening::CleanText;
use veridical_slot::{
    Category, FactReplacement, Facts, Helped, NewFact, NewStep, PermittedStep, Revised, Stepped, StoredFact,
    Widening, durable,
};

/// A change of a fact, after the gates that it went through when it was asked for.
pub(super) enum FactAgain {
    Replacement(FactReplacement),
    Widening(Widening),
    Invalidate(NewStep<kind::Invalidate>),
    Alias(NewStep<kind::Alias>),
    Tag(NewStep<kind::Tag>),
    Feedback(NewStep<kind::Feedback>),
}

impl Session {
    /// The subject of a draft about the fact with this id. The fact has to stand: what ended is not changed, whatever was
    /// approved of it.
    pub(super) async fn fact_again(
        &self,
        id: &str,
        change: &FactChange<String>,
        claimed: &Claimed,
        now: Timestamp,
    ) -> Result<FactAgain, NotKept> {
        let fact = self.changeable(id, change).await.map_err(|_| STORE_FAILED)?.ok_or(NOT_SEEN)?;
        if !fact.status().stands() || !fact.sealed() {
            return Err(if fact.row().slot.is_some() { LOST_RACE } else { FACT_ENDED }.into());
        }
        let (id, scope, by) = (fact.row().id.clone(), self.scope(), Author::Agent);
        Ok(match change {
            FactChange::Supersede(text) => {
                durable(text)?;
                let [text] = self.screened_again([text])?;
                let reach = if fact.row().project.is_some() { Reach::Project } else { Reach::Global };
                let (from, zone) = (provenance(claimed, now), &self.shared().zone);
                let new = NewFact::claimed(text, scope, reach, from, zone)?;
                FactAgain::Replacement(new.replacing(&fact))
            }
            FactChange::Widen => FactAgain::Widening(Widening::of(id, scope)),
            FactChange::Invalidate => FactAgain::Invalidate(NewStep::invalidated(id, scope, by)),
            FactChange::Alias(text) => {
                let text = self.words_again(&fact, text)?;
                FactAgain::Alias(NewStep::alias(id, text, scope, by)?)
            }
            FactChange::Tag(tag) => {
                let tag = self.words_again(&fact, tag)?;
                FactAgain::Tag(NewStep::tagged(id, &tag, scope, by)?)
            }
            FactChange::Untag(tag) => {
                let tag = self.words_again(&fact, tag)?;
                FactAgain::Tag(NewStep::untagged(id, &tag, scope, by)?)
            }
            FactChange::Category(word) => {
                let category: Category = word.parse().map_err(|_| NotKept::from(NOT_A_CATEGORY))?;
                FactAgain::Tag(NewStep::categorised(id, category, scope, by))
            }
            FactChange::Helpful => FactAgain::Feedback(NewStep::feedback(id, Helped::Yes, scope, by)),
            FactChange::Unhelpful => FactAgain::Feedback(NewStep::feedback(id, Helped::No, scope, by)),
        })
    }

    /// Words that come to a fact, beside all that is kept with it by now.
    fn words_again(&self, fact: &StoredFact, text: &str) -> Result<CleanText, NotKept> {
        let clean = self.shared().screener.beside(&kept_with(fact), text);
        clean.map_err(|rejected| NotKept::new(rejected.code(), format!("its text {rejected}")))
    }

    pub(super) async fn change_again(
        &self,
        claimed: Claimed,
        change: FactAgain,
    ) -> (Result<Done, NotKept>, Open) {
        match change {
            FactAgain::Replacement(replacement) => {
                let (permit, open) = self.decided_again(claimed, replacement);
                (self.replace_again(permit).await, open)
            }
            FactAgain::Widening(widening) => {
                let (permit, open) = self.decided_again(claimed, widening);
                (self.widen_again(permit).await, open)
            }
            FactAgain::Invalidate(step) => self.step_again(claimed, step).await,
            FactAgain::Alias(step) => self.step_again(claimed, step).await,
            FactAgain::Tag(step) => self.step_again(claimed, step).await,
            FactAgain::Feedback(step) => self.step_again(claimed, step).await,
        }
    }

    async fn replace_again(
        &self,
        permit: Result<Permit<kind::SupersedeFact, FactReplacement>, NotKept>,
    ) -> Result<Done, NotKept> {
        let permit = permit?;
        let earlier = permit.subject().of().clone();
        let (text, project) =
            (permit.subject().fact().text().to_owned(), permit.subject().fact().project().cloned());
        let revised = Facts::replace(self.shared().storage.as_ref(), permit).await.map_err(failed)?;
        self.revised_again(revised, &earlier, |fact| fact.row().text == text && fact.row().project == project)
            .await
    }

    async fn widen_again(
        &self,
        permit: Result<Permit<kind::WidenScope, Widening>, NotKept>,
    ) -> Result<Done, NotKept> {
        let permit = permit?;
        let id = permit.subject().target().clone();
        let before = self.read(&id).await?;
        let revised = Facts::widen(self.shared().storage.as_ref(), permit).await.map_err(failed)?;
        self.revised_again(revised, &id, |fact| {
            fact.row().text == before.row().text && fact.row().project.is_none()
        })
        .await
    }

    /// The fact that holds now says what was approved, and the earlier one points to it.
    async fn revised_again(
        &self,
        revised: Revised,
        earlier: &FactId,
        says: impl Fn(&StoredFact) -> bool,
    ) -> Result<Done, NotKept> {
        let id = match revised {
            Revised::Done(id) | Revised::Unchanged(id) => id,
            Revised::Ended => return Err(FACT_ENDED.into()),
            Revised::Unknown => return Err(NOT_SEEN.into()),
        };
        let fact = self.read(&id).await?;
        let pointed = &id == earlier || self.read(earlier).await?.superseded_by() == Some(&id);
        let same = fact.sealed() && fact.status().stands() && pointed && says(&fact);
        if same { Ok(id.to_string().into()) } else { Err(READ_BACK.into()) }
    }

    async fn step_again<K: Kind>(&self, claimed: Claimed, step: NewStep<K>) -> (Result<Done, NotKept>, Open) {
        let (permit, open) = self.decided_again::<K, _>(claimed, step);
        let done = match permit {
            Ok(permit) => self.stepped_again(permit.into()).await,
            Err(why) => Err(why),
        };
        (done, open)
    }

    async fn stepped_again(&self, step: PermittedStep) -> Result<Done, NotKept> {
        let (id, wanted) = (step.target().clone(), step.step().clone());
        match Facts::step(self.shared().storage.as_ref(), step).await.map_err(failed)? {
            Stepped::Done | Stepped::Unchanged => {}
            Stepped::Full => return Err(FACT_FULL.into()),
            Stepped::Ended => return Err(FACT_ENDED.into()),
            Stepped::Unknown => return Err(NOT_SEEN.into()),
        }
        let fact = self.read(&id).await?;
        if fact.life().holds(&wanted) { Ok(id.to_string().into()) } else { Err(READ_BACK.into()) }
    }

    async fn read(&self, id: &FactId) -> Result<StoredFact, NotKept> {
        let found = self.stored_fact_or_value(id.as_str()).await.map_err(|_| STORE_FAILED)?;
        found.ok_or_else(|| READ_BACK.into())
    }
}
