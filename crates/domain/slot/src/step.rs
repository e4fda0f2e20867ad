use crate::{Category, FactRow, NotATag, RefusedFact, Tag, durable};
use std::marker::PhantomData;
use veridical_kernel::{Author, BadWord, FactId, Scope, Seal, SealKey, Timestamp};
use veridical_policy::pending::{FactChange, Proposal, Proposed};
use veridical_policy::{Assurance, Kind, Permit, Receipt, Subject, kind};
use veridical_screening::CleanText;

/// One thing that happened to a fact after it was kept. Steps are added and never taken away; what they come to is a
/// [`Life`](crate::Life).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// It was worded in another way: somebody's inference, never the user's statement.
    Alias(String),
    /// It has a tag.
    Tagged(Tag),
    /// It has the tag no more.
    Untagged(Tag),
    /// It is of this category, whatever it was before.
    Categorised(Category),
    /// It helped.
    Helpful,
    /// It did not.
    Unhelpful,
    /// It does not hold any more.
    Invalidated,
    /// When it was kept, this other one said something else of the same.
    Contradicts(FactId),
    /// When it was kept, this other one said the same in nearly the same words.
    Repeats(FactId),
    /// A person said that it holds beside this other one.
    HoldsBeside(FactId),
}

impl Step {
    /// The word for it in stored rows.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Alias(_) => "alias",
            Self::Tagged(_) => "tagged",
            Self::Untagged(_) => "untagged",
            Self::Categorised(_) => "categorised",
            Self::Helpful => "helpful",
            Self::Unhelpful => "unhelpful",
            Self::Invalidated => "invalidated",
            Self::Contradicts(_) => "contradicts",
            Self::Repeats(_) => "repeats",
            Self::HoldsBeside(_) => "holds-beside",
        }
    }

    /// The mutation that it is part of, as the chain names it.
    #[must_use]
    pub const fn mutation(&self) -> &'static str {
        match self {
            Self::Alias(_) => <kind::Alias as Kind>::NAME,
            Self::Tagged(_) | Self::Untagged(_) | Self::Categorised(_) => <kind::Tag as Kind>::NAME,
            Self::Helpful | Self::Unhelpful => <kind::Feedback as Kind>::NAME,
            Self::Invalidated => <kind::Invalidate as Kind>::NAME,
            Self::Contradicts(_) | Self::Repeats(_) => "compare-facts",
            Self::HoldsBeside(_) => <kind::SettleFacts as Kind>::NAME,
        }
    }

    /// Whether it is a step of such a row: of a slot's value nothing is said but that it ends, since all else that changes of
    /// it is another value.
    #[must_use]
    pub const fn fits(&self, row: &FactRow) -> bool {
        row.slot.is_none() || matches!(self, Self::Invalidated)
    }

    /// The text that it carries; empty for none.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            Self::Alias(text) => text,
            Self::Tagged(tag) | Self::Untagged(tag) => tag.as_str(),
            Self::Categorised(category) => category.word(),
            _ => "",
        }
    }

    /// The other fact that it is about.
    #[must_use]
    pub const fn other(&self) -> Option<&FactId> {
        match self {
            Self::Contradicts(other) | Self::Repeats(other) | Self::HoldsBeside(other) => Some(other),
            _ => None,
        }
    }

    /// Reads what a row holds.
    ///
    /// # Errors
    /// [`BadWord`] when the program never writes such a row.
    pub fn read(word: &str, text: &str, other: Option<FactId>) -> Result<Self, BadWord> {
        let tag = || Tag::parse(text).ok().filter(|tag| tag.as_str() == text).ok_or(BadWord);
        let step = match (word, other) {
            ("alias", None) if !text.is_empty() => return Ok(Self::Alias(text.to_owned())),
            ("tagged", None) => return tag().map(Self::Tagged),
            ("untagged", None) => return tag().map(Self::Untagged),
            ("categorised", None) => return text.parse().map(Self::Categorised),
            ("helpful", None) => Self::Helpful,
            ("unhelpful", None) => Self::Unhelpful,
            ("invalidated", None) => Self::Invalidated,
            ("contradicts", Some(other)) => Self::Contradicts(other),
            ("repeats", Some(other)) => Self::Repeats(other),
            ("holds-beside", Some(other)) => Self::HoldsBeside(other),
            _ => return Err(BadWord),
        };
        if text.is_empty() { Ok(step) } else { Err(BadWord) }
    }
}

/// A step of a fact, as a backend keeps it. The link with the number tells of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StepRow {
    /// The number of the link.
    pub number: u64,
    /// The fact.
    pub fact: FactId,
    /// What happened.
    pub step: Step,
    /// An [`Author`] word: on whose word.
    pub author: String,
    /// When.
    pub at: Timestamp,
}

impl StepRow {
    /// The row's mark under the profile's key.
    #[must_use]
    pub fn seal(&self, key: &SealKey) -> Seal {
        let (number, at) = (self.number.to_be_bytes(), self.at.millis().to_be_bytes());
        let other = self.step.other().map_or("", FactId::as_str);
        let parts: [&[u8]; 7] = [
            &number,
            self.fact.as_str().as_bytes(),
            self.step.word().as_bytes(),
            self.step.text().as_bytes(),
            other.as_bytes(),
            self.author.as_bytes(),
            &at,
        ];
        key.seal("fact-step", parts)
    }
}

/// A step that somebody asks for, as the mutation `K`.
#[derive(Debug)]
pub struct NewStep<K> {
    target: FactId,
    step: Step,
    /// The same with the words as they were screened.
    change: FactChange<CleanText>,
    scope: Scope,
    author: Author,
    kind: PhantomData<fn() -> K>,
}

impl<K: Kind> NewStep<K> {
    fn new(target: FactId, step: Step, change: FactChange<CleanText>, scope: &Scope, author: Author) -> Self {
        Self { target, step, change, scope: scope.clone(), author, kind: PhantomData }
    }

    /// What is to happen to the fact.
    #[must_use]
    pub fn step(&self) -> &Step {
        &self.step
    }

    /// The fact.
    #[must_use]
    pub fn target(&self) -> &FactId {
        &self.target
    }
}

impl NewStep<kind::Alias> {
    /// Another wording of a fact.
    ///
    /// # Errors
    /// [`RefusedFact`] when it is no statement of a durable fact.
    pub fn alias(
        target: FactId,
        text: CleanText,
        scope: &Scope,
        author: Author,
    ) -> Result<Self, RefusedFact> {
        durable(text.as_str())?;
        if text.as_str().trim().is_empty() {
            return Err(RefusedFact::NotOneStatement);
        }
        let step = Step::Alias(text.as_str().to_owned());
        Ok(Self::new(target, step, FactChange::Alias(text), scope, author))
    }
}

impl NewStep<kind::Tag> {
    /// A tag on a fact.
    ///
    /// # Errors
    /// [`NotATag`] when the text is none.
    pub fn tagged(target: FactId, tag: &CleanText, scope: &Scope, author: Author) -> Result<Self, NotATag> {
        let step = Step::Tagged(Tag::parse(tag.as_str())?);
        Ok(Self::new(target, step, FactChange::Tag(tag.clone()), scope, author))
    }

    /// A tag off a fact.
    ///
    /// # Errors
    /// [`NotATag`] when the text is none.
    pub fn untagged(target: FactId, tag: &CleanText, scope: &Scope, author: Author) -> Result<Self, NotATag> {
        let step = Step::Untagged(Tag::parse(tag.as_str())?);
        Ok(Self::new(target, step, FactChange::Untag(tag.clone()), scope, author))
    }

    /// The category of a fact.
    #[must_use]
    pub fn categorised(target: FactId, category: Category, scope: &Scope, author: Author) -> Self {
        let change = FactChange::Category(category.word().to_owned());
        Self::new(target, Step::Categorised(category), change, scope, author)
    }
}

/// Whether a fact helped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Helped {
    /// It did.
    Yes,
    /// It did not.
    No,
}

impl NewStep<kind::Feedback> {
    /// Whether a fact helped.
    #[must_use]
    pub fn feedback(target: FactId, helped: Helped, scope: &Scope, author: Author) -> Self {
        let (step, change) = match helped {
            Helped::Yes => (Step::Helpful, FactChange::Helpful),
            Helped::No => (Step::Unhelpful, FactChange::Unhelpful),
        };
        Self::new(target, step, change, scope, author)
    }
}

impl NewStep<kind::Invalidate> {
    /// That a fact does not hold any more; of a slot's value, that the slot has none.
    #[must_use]
    pub fn invalidated(target: FactId, scope: &Scope, author: Author) -> Self {
        Self::new(target, Step::Invalidated, FactChange::Invalidate, scope, author)
    }
}

impl<K: Kind> Subject for NewStep<K> {
    fn canonical(&self) -> Vec<u8> {
        let (tenant, principal) = (self.scope.tenant().as_str(), self.scope.principal().as_str());
        [tenant, principal, self.target.as_str(), self.step.word(), self.step.text()].join("\0").into_bytes()
    }

    fn scope(&self) -> &Scope {
        &self.scope
    }

    fn assurance(&self) -> Assurance {
        Assurance::Claim
    }
}

impl<K: Kind> Proposed for NewStep<K> {
    fn proposal(&self) -> Proposal<CleanText> {
        Proposal::ChangeFact { id: self.target.to_string(), change: self.change.clone() }
    }
}

/// A step that the policy permits, whatever mutation it is: made only of the permit for exactly it.
#[derive(Debug)]
pub struct PermittedStep {
    target: FactId,
    step: Step,
    scope: Scope,
    author: Author,
    canonical: Vec<u8>,
    receipt: Receipt,
}

impl<K: Kind> From<Permit<K, NewStep<K>>> for PermittedStep {
    fn from(permit: Permit<K, NewStep<K>>) -> Self {
        let canonical = permit.subject().canonical();
        let (NewStep { target, step, scope, author, .. }, receipt) = permit.redeem();
        Self { target, step, scope, author, canonical, receipt }
    }
}

impl PermittedStep {
    /// The fact.
    #[must_use]
    pub fn target(&self) -> &FactId {
        &self.target
    }

    /// What is to happen to it.
    #[must_use]
    pub fn step(&self) -> &Step {
        &self.step
    }

    /// Who sees the fact.
    #[must_use]
    pub fn scope(&self) -> &Scope {
        &self.scope
    }

    /// The text that the chain seals.
    #[must_use]
    pub fn canonical(&self) -> &[u8] {
        &self.canonical
    }

    /// By which leave.
    #[must_use]
    pub fn receipt(&self) -> &Receipt {
        &self.receipt
    }

    /// The row that a store keeps, with the number and the time that the store gives.
    #[must_use]
    pub fn row(&self, number: u64, at: Timestamp) -> StepRow {
        StepRow {
            number,
            fact: self.target.clone(),
            step: self.step.clone(),
            author: self.author.word().to_owned(),
            at,
        }
    }
}

impl FactRow {
    /// A step that follows from a change of this fact by itself.
    #[must_use]
    pub fn step(&self, number: u64, step: Step, at: Timestamp) -> StepRow {
        StepRow { number, fact: self.id.clone(), step, author: self.author.clone(), at }
    }

    /// The agent's wording of this fact.
    #[must_use]
    pub fn worded(&self, number: u64, wording: &str, at: Timestamp) -> StepRow {
        let author = Author::Agent.word().to_owned();
        StepRow { number, fact: self.id.clone(), step: Step::Alias(wording.to_owned()), author, at }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Revision, SlotName, SlotPlace};
    use veridical_kernel::{PrincipalId, TenantId};

    fn all() -> Vec<Step> {
        let other = FactId::parse("fact_2").unwrap();
        vec![
            Step::Alias("the port is open".into()),
            Step::Tagged(Tag::parse("ops").unwrap()),
            Step::Untagged(Tag::parse("ops").unwrap()),
            Step::Categorised(Category::Environment),
            Step::Helpful,
            Step::Unhelpful,
            Step::Invalidated,
            Step::Contradicts(other.clone()),
            Step::Repeats(other.clone()),
            Step::HoldsBeside(other),
        ]
    }

    #[test]
    fn a_step_reads_back_from_what_a_row_holds_and_nothing_else_does() {
        for step in all() {
            assert_eq!(Step::read(step.word(), step.text(), step.other().cloned()), Ok(step.clone()));
            let wrong = if step.other().is_some() { None } else { FactId::parse("fact_3").ok() };
            assert_eq!(Step::read(step.word(), step.text(), wrong), Err(BadWord), "{step:?}");
        }
        for (word, text) in
            [("", ""), ("helpful", "very"), ("tagged", "Not Folded"), ("categorised", "x"), ("alias", "")]
        {
            assert_eq!(Step::read(word, text, None), Err(BadWord), "{word} {text}");
        }
    }

    #[test]
    fn of_a_slots_value_nothing_is_said_but_that_it_ends() {
        let fact = FactRow {
            id: FactId::parse("fact_1").unwrap(),
            tenant: TenantId::parse("t").unwrap(),
            principal: PrincipalId::local(),
            project: None,
            text: "vim".into(),
            veracity: "stated".into(),
            author: "user".into(),
            source: "cli".into(),
            session: None,
            turn: None,
            at: Timestamp::from_millis(5).unwrap(),
            slot: None,
            message: None,
            valid_until: None,
        };
        let slot = SlotPlace { name: SlotName::parse("editor").unwrap(), revision: Revision::FIRST };
        let value = FactRow { slot: Some(slot), ..fact.clone() };
        for step in all() {
            assert!(step.fits(&fact), "{step:?}");
            assert_eq!(step.fits(&value), step == Step::Invalidated, "{step:?}");
        }
    }

    #[test]
    fn every_part_of_a_row_is_under_its_seal() {
        let key = SealKey::new([3; 32]);
        let at = Timestamp::from_millis(5).unwrap();
        let fact = FactId::parse("fact_1").unwrap();
        let rows = all().into_iter().map(|step| StepRow {
            number: 7,
            fact: fact.clone(),
            step,
            author: "user".into(),
            at,
        });
        let mut seals: Vec<String> = rows.clone().map(|row| row.seal(&key).to_hex()).collect();
        let [first, ..] = rows
            .collect::<Vec<_>>()
            .try_into()
            .unwrap_or_else(|rows: Vec<StepRow>| <[StepRow; 10]>::try_from(rows).unwrap());
        seals.push(StepRow { number: 8, ..first.clone() }.seal(&key).to_hex());
        seals.push(StepRow { author: "agent".into(), ..first.clone() }.seal(&key).to_hex());
        seals.push(StepRow { at: Timestamp::from_millis(6).unwrap(), ..first.clone() }.seal(&key).to_hex());
        seals.push(StepRow { fact: FactId::parse("fact_9").unwrap(), ..first }.seal(&key).to_hex());
        let count = seals.len();
        seals.sort();
        seals.dedup();
        assert_eq!(seals.len(), count);
    }
}
