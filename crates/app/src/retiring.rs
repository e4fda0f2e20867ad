//! A slot that is retired: its value ends, and stays in the history (R6.2, R6.6).

use crate::pending::{Settled, Waits};
use crate::reasons::SLOT_EMPTY;
use crate::{Error, Expected, NotKept, Session, SlotChanged, SlotView};
use veridical_kernel::{Author, Capacity, FactId, Origin, Reach};
use veridical_policy::{Context, Permit, kind};
use veridical_slot::{Current, Facts, NewStep, SlotName, Slots, Status, Stepped, StoredFact};

/// Which slot is to have no value any more.
#[derive(Debug, Clone)]
pub struct RetireRequest {
    /// The slot, in any spelling.
    pub name: String,
    /// Where it holds; `None` for the value that is the current one here.
    pub reach: Option<Reach>,
    /// What the slot has to hold by now.
    pub expect: Expected,
}

/// A slot that a person is about to retire, with the policy's leave to end exactly the value that is shown to them before they
/// say yes.
#[derive(Debug)]
pub struct Retirable {
    name: SlotName,
    given: String,
    shown: SlotView,
    reach: Reach,
    permit: Permit<kind::Invalidate, NewStep<kind::Invalidate>>,
}

impl Retirable {
    /// The value, as it is now.
    #[must_use]
    pub fn shown(&self) -> &SlotView {
        &self.shown
    }
}

/// The value that would end.
struct Target {
    name: SlotName,
    value: StoredFact,
    shown: SlotView,
}

impl Session {
    /// What a command here would retire. `Err` with the answer where nothing ends now: it needs a person who is asked at a
    /// terminal, and else waits for one.
    ///
    /// # Errors
    /// [`Error`] when the store fails; then nothing was written.
    pub async fn retirable(&self, request: &RetireRequest) -> Result<Result<Retirable, SlotChanged>, Error> {
        self.retirable_for(request, &self.surroundings.command()).await
    }

    /// What becomes of the agent's wish that a slot has no value any more: it waits for a person, who is shown the value as it
    /// is then.
    ///
    /// # Errors
    /// [`Error`] when the store fails; then nothing was written.
    pub async fn ask_to_retire(&self, request: &RetireRequest) -> Result<SlotChanged, Error> {
        match self.retirable_for(request, &self.surroundings.tool_call()).await? {
            Ok(item) => self.retire(item).await,
            Err(answer) => Ok(answer),
        }
    }

    /// Ends what was shown: the slot has no value any more, and can be set again. Where another value was set since, nothing
    /// ends.
    ///
    /// # Errors
    /// [`Error`] when the store fails; then nothing was written.
    pub async fn retire(&self, item: Retirable) -> Result<SlotChanged, Error> {
        let Retirable { name, given, shown, reach, permit } = item;
        let id = permit.subject().target().clone();
        let stepped = Facts::step(self.shared().storage.as_ref(), permit.into()).await?;
        if stepped != Stepped::Done {
            let live = self.slot_at(&name, reach).await?;
            return Ok(SlotChanged::lost(live.map(|live| self.view(&live))));
        }
        let ended = self.ended(&id).await?.ok_or(Error::ReadBack)?;
        Ok(SlotChanged::retired(SlotView { hides: shown.hides, ..self.view(&ended) }).of(&name, &given))
    }

    /// Read back: the value is there, and its end.
    async fn ended(&self, id: &FactId) -> Result<Option<StoredFact>, Error> {
        let found = Facts::get(self.shared().storage.as_ref(), self.scope(), id).await?;
        Ok(found.filter(|value| matches!(value.status(), Status::Invalidated(_))))
    }

    async fn retirable_for(
        &self,
        request: &RetireRequest,
        origin: &Origin,
    ) -> Result<Result<Retirable, SlotChanged>, Error> {
        let Target { name, value, shown } = match self.to_retire(request).await? {
            Ok(target) => target,
            Err(refused) => return Ok(Err(refused)),
        };
        let by = if origin.capacity() == Capacity::Person { Author::User } else { Author::Agent };
        let step = NewStep::invalidated(value.row().id.clone(), self.scope(), by);
        Ok(match self.decided(step, origin, &Context::default(), None) {
            Ok(Settled::Now(permit)) => {
                let reach = if value.row().project.is_some() { Reach::Project } else { Reach::Global };
                Ok(Retirable { name, given: request.name.clone(), shown, reach, permit })
            }
            // Nobody is asked to end what was edited outside the program: they would be shown words that were never kept.
            Ok(Settled::Later(..)) if !value.sealed() => Err(SlotChanged::lost(Some(shown))),
            Ok(Settled::Later(staged, why)) => Err(match self.let_wait(staged).await? {
                Waits::Waiting { id, known } => {
                    SlotChanged::staged(id, known, &why, Some(shown)).of(&name, &request.name)
                }
                Waits::Not(why) => SlotChanged::rejected(why, Some(shown)),
            }),
            Err(why) => Err(SlotChanged::rejected(why, Some(shown))),
        })
    }

    /// The value that a request is about, if the slot holds what the request expects.
    async fn to_retire(&self, request: &RetireRequest) -> Result<Result<Target, SlotChanged>, Error> {
        let name = match SlotName::parse(&request.name) {
            Ok(name) => name,
            Err(bad) => {
                let why = NotKept::new(bad.code(), bad.describe());
                return Ok(Err(SlotChanged::rejected(why, None)));
            }
        };
        let mut live = Slots::live(self.shared().storage.as_ref(), self.scope(), Some(&name)).await?;
        if let Some(reach) = request.reach {
            live.retain(|value| value.row().project.is_some() == (reach == Reach::Project));
        }
        let current = Current::of(live).into_iter().next();
        let current = current.filter(|one| !self.is_withheld(one.value(), name.as_str()));
        let Some(current) = current else { return Ok(Err(SlotChanged::rejected(SLOT_EMPTY.into(), None))) };
        let value = current.value().clone();
        let shown = self.view(&value).hiding(current.hides());
        let expected = match request.expect {
            Expected::Current => true,
            Expected::Empty => false,
            Expected::Revision(revision) => crate::slots::revision(&value) == Some(revision),
        };
        Ok(if expected { Ok(Target { name, value, shown }) } else { Err(SlotChanged::lost(Some(shown))) })
    }
}
