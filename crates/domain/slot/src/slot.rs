use crate::fact::{place_of, subject};
use crate::{FactRow, Reach, RefusedFact, SlotName, Stated, durable};
use std::fmt;
use std::num::NonZeroU32;
use veridical_kernel::{FactId, ProjectId, Provenance, Scope, SealKey, Timestamp, Veracity};
use veridical_policy::pending::{Filling, Proposal, Proposed};
use veridical_policy::{Assurance, Request, Subject};
use veridical_screening::CleanText;

/// How often the value of a slot was set, counted from 1: what a correction compares, so that none is lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Revision(NonZeroU32);

impl Revision {
    /// The first value's.
    pub const FIRST: Self = Self(NonZeroU32::MIN);

    /// The one with this number; `None` for 0, which no value has.
    #[must_use]
    pub fn new(number: u32) -> Option<Self> {
        NonZeroU32::new(number).map(Self)
    }

    /// The one that a pending change expects; `None` for a number that is none.
    #[must_use]
    pub fn expected(number: u64) -> Option<Self> {
        u32::try_from(number).ok().and_then(Self::new)
    }

    /// The number.
    #[must_use]
    pub fn get(self) -> u32 {
        self.0.get()
    }

    /// The next value's.
    #[must_use]
    pub fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }
}

impl fmt::Display for Revision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Which slot a stored value is of, and its place in the slot's history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SlotPlace {
    /// The slot.
    pub name: SlotName,
    /// The value's revision.
    pub revision: Revision,
}

/// A value on its way into a slot.
#[derive(Debug)]
struct NewValue {
    name: SlotName,
    spelling: CleanText,
    text: CleanText,
    veracity: Veracity,
    message: Option<[u8; 32]>,
    scope: Scope,
    project: Option<ProjectId>,
    provenance: Provenance,
}

impl NewValue {
    fn row(&self, id: FactId, at: Timestamp, revision: Revision, key: &SealKey) -> FactRow {
        let slot = SlotPlace { name: self.name.clone(), revision };
        FactRow {
            slot: Some(slot),
            ..FactRow::new(
                id,
                at,
                &self.scope,
                self.project.clone(),
                self.text.as_str(),
                self.veracity,
                &self.provenance,
                self.message.map(|message| key.seal("message", [message.as_slice()])),
            )
        }
    }

    fn canonical(&self, expected: u32) -> Vec<u8> {
        let expected = expected.to_string();
        let name = self.name.key();
        subject(
            &self.scope,
            self.project.as_ref(),
            &[self.veracity.word(), self.text.as_str(), name, &expected],
        )
    }

    fn assurance(&self) -> Assurance {
        if self.veracity == Veracity::Stated { Assurance::Stated } else { Assurance::Claim }
    }

    fn filling(&self) -> Filling<CleanText> {
        let reach = if self.project.is_some() { Reach::Project } else { Reach::Global };
        Filling::new(self.name.key(), self.spelling.clone(), self.text.clone(), reach)
    }
}

/// A value that may go into a slot, with how exactly it was asked for. [`expecting`](Self::expecting) says what it
/// takes the place of, and only then can the policy decide on it.
#[derive(Debug)]
pub struct SlotValue {
    value: NewValue,
    request: Request,
}

impl SlotValue {
    /// The value that the user's statement gives the slot: the words behind the slot's name, when the whole sentence
    /// is of that form, and else the whole sentence. Both are the user's own; which of them it is says
    /// [`Stated::value_for`]. `clean` is the name's spelling and the value, as they were screened.
    ///
    /// # Errors
    /// [`RefusedFact`] when it is no durable value, the statement may not fill this slot ([`Stated::may_fill`]), or the screened
    /// texts are not the name's and the statement's.
    pub fn stated(
        name: SlotName,
        stated: Stated,
        wanted: Option<&str>,
        clean: [CleanText; 2],
        scope: &Scope,
        reach: Reach,
        provenance: Provenance,
    ) -> Result<Self, RefusedFact> {
        if !stated.may_fill(&name, wanted) {
            return Err(RefusedFact::OtherText);
        }
        let (own, request) = stated.value_for(&name, wanted);
        let [_, text] = &clean;
        let (same, message) = (own == text.as_str(), stated.message());
        if !same {
            return Err(RefusedFact::OtherText);
        }
        stated.for_good().map_err(|_| RefusedFact::ForATime)?;
        let value = Self::value(name, clean, Veracity::Stated, message, scope, reach, provenance)?;
        Ok(Self { value, request })
    }

    /// A value that rests on the word of whoever asks. `clean` is the name's spelling and the value, as they were screened.
    ///
    /// # Errors
    /// [`RefusedFact`] when it is no durable value, or the screened name is another.
    pub fn claimed(
        name: SlotName,
        clean: [CleanText; 2],
        scope: &Scope,
        reach: Reach,
        provenance: Provenance,
    ) -> Result<Self, RefusedFact> {
        let value = Self::value(name, clean, Veracity::Inferred, None, scope, reach, provenance)?;
        Ok(Self { value, request: Request::Other })
    }

    fn value(
        name: SlotName,
        [spelling, text]: [CleanText; 2],
        veracity: Veracity,
        message: Option<[u8; 32]>,
        scope: &Scope,
        reach: Reach,
        provenance: Provenance,
    ) -> Result<NewValue, RefusedFact> {
        durable(text.as_str())?;
        if spelling.as_str() != name.as_str() {
            return Err(RefusedFact::OtherText);
        }
        let project = place_of(scope, reach)?;
        Ok(NewValue { name, spelling, text, veracity, message, scope: scope.clone(), project, provenance })
    }

    /// Whether the user's message asks for exactly this value of exactly this slot.
    #[must_use]
    pub fn request(&self) -> Request {
        self.request
    }

    /// The change that this is where the slot has no value, or one of this revision.
    #[must_use]
    pub fn expecting(self, expected: Option<Revision>) -> SlotChange {
        match expected {
            None => SlotChange::First(FirstValue(self.value)),
            Some(expected) => SlotChange::Replacement(Replacement { value: self.value, expected }),
        }
    }
}

/// The two changes of a slot, which the policy decides apart.
#[derive(Debug)]
pub enum SlotChange {
    /// The slot has no value.
    First(FirstValue),
    /// It has one, which is superseded.
    Replacement(Replacement),
}

/// The first value of a slot that has none.
#[derive(Debug)]
pub struct FirstValue(NewValue);

/// The value that takes the place of the one with the expected revision.
#[derive(Debug)]
pub struct Replacement {
    value: NewValue,
    expected: Revision,
}

impl FirstValue {
    /// The slot.
    #[must_use]
    pub fn name(&self) -> &SlotName {
        &self.0.name
    }

    /// Where the slot holds; `None` is everywhere.
    #[must_use]
    pub fn project(&self) -> Option<&ProjectId> {
        self.0.project.as_ref()
    }

    /// The value.
    #[must_use]
    pub fn text(&self) -> &str {
        self.0.text.as_str()
    }

    /// The row that a store keeps, under the id, at the time and with the revision that the store gives.
    #[must_use]
    pub fn row(&self, id: FactId, at: Timestamp, revision: Revision, key: &SealKey) -> FactRow {
        self.0.row(id, at, revision, key)
    }
}

impl Replacement {
    /// The slot.
    #[must_use]
    pub fn name(&self) -> &SlotName {
        &self.value.name
    }

    /// Where the slot holds; `None` is everywhere.
    #[must_use]
    pub fn project(&self) -> Option<&ProjectId> {
        self.value.project.as_ref()
    }

    /// The value.
    #[must_use]
    pub fn text(&self) -> &str {
        self.value.text.as_str()
    }

    /// The revision that the slot's live value has to have.
    #[must_use]
    pub fn expected(&self) -> Revision {
        self.expected
    }

    /// The row that a store keeps, under the id and at the time that the store gives.
    #[must_use]
    pub fn row(&self, id: FactId, at: Timestamp, key: &SealKey) -> FactRow {
        self.value.row(id, at, self.expected.next(), key)
    }
}

impl Subject for FirstValue {
    fn canonical(&self) -> Vec<u8> {
        self.0.canonical(0)
    }

    fn scope(&self) -> &Scope {
        &self.0.scope
    }

    fn assurance(&self) -> Assurance {
        self.0.assurance()
    }
}

impl Subject for Replacement {
    fn canonical(&self) -> Vec<u8> {
        self.value.canonical(self.expected.get())
    }

    fn scope(&self) -> &Scope {
        &self.value.scope
    }

    fn assurance(&self) -> Assurance {
        self.value.assurance()
    }
}

impl Proposed for FirstValue {
    fn proposal(&self) -> Proposal<CleanText> {
        Proposal::SetSlot(self.0.filling())
    }
}

impl Proposed for Replacement {
    fn proposal(&self) -> Proposal<CleanText> {
        Proposal::SupersedeSlot(self.value.filling())
    }

    fn revision(&self) -> Option<u64> {
        Some(u64::from(self.expected.get()))
    }
}
