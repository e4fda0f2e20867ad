use crate::remember::refused_fact;
use crate::{Error, NotKept, Session, SlotAnswer, SlotChanged, SlotView, Wish};
use veridical_kernel::{Author, Provenance, Source, Timestamp};
use veridical_policy::{Context, Permit};
use veridical_screening::{CleanText, Field};
use veridical_slot::{
    Reach, Revision, SlotChange, SlotKept, SlotName, SlotValue, Slots, StoredFact, durable,
};

/// The value that a slot is to have, and who asks.
#[derive(Debug, Clone)]
pub struct SlotRequest {
    /// The slot, in any spelling.
    pub name: String,
    /// Who asks, with the value that they want and the words it rests on.
    pub wish: Wish,
    /// Where the slot holds.
    pub reach: Reach,
    /// What the slot has to hold by now.
    pub expect: Expected,
}

/// What a slot has to hold for its value to be set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Expected {
    /// Whatever it holds when the request is looked at.
    #[default]
    Current,
    /// Nothing.
    Empty,
    /// The value with this revision.
    Revision(Revision),
}

impl Session {
    /// Gives a slot its value, or corrects it (R6.3): one atomic step that compares the expected revision, keeps the
    /// user's own words as `stated`, has the old value point to the new one, and is read back. What only the agent says
    /// waits for an approval, and since this version takes none, is refused with the reason.
    ///
    /// # Errors
    /// [`Error`] when the store fails; then nothing was written.
    pub async fn set_slot(&self, request: &SlotRequest, now: Timestamp) -> Result<SlotChanged, Error> {
        let name = match SlotName::parse(&request.name) {
            Ok(name) => name,
            Err(bad) => return Ok(SlotChanged::rejected(NotKept::new(bad.code(), bad.describe()), None)),
        };
        let live = self.slot_at(&name, request.reach).await?;
        let at = live.as_ref().and_then(revision);
        let expected = match request.expect {
            Expected::Current => at,
            Expected::Empty => None,
            Expected::Revision(revision) => Some(revision),
        };
        let change = match self.slot_change(&name, request, expected, now) {
            Ok(change) => change,
            Err(refusal) => {
                return Ok(SlotChanged::rejected(refusal, live.as_ref().map(|live| self.view(live))));
            }
        };
        let storage = self.shared().storage.as_ref();
        let kept = match change {
            Permitted::First(permit) => Slots::set(storage, permit).await?,
            Permitted::Replacement(permit) => Slots::supersede(storage, permit).await?,
        };
        let (id, changed) = match kept {
            SlotKept::Set(id, _) => (id, true),
            SlotKept::Unchanged(id, _) => (id, false),
            SlotKept::Lost(current) => return Ok(SlotChanged::lost(current.map(|live| self.view(&live)))),
        };
        // Read back: the live value is the one that was written, whole and sealed, and there is no other.
        let live = self.slot_at(&name, request.reach).await?;
        let live = live.filter(|live| live.row().id == id && live.sealed()).ok_or(Error::ReadBack)?;
        if changed {
            self.state().keep(&format!("stated: {}", live.row().shown()));
        }
        let old = at.is_some();
        Ok(SlotChanged::kept(changed, old, self.view(&live)))
    }

    /// The slots that have a value here, by name; of one name the project's own first.
    ///
    /// # Errors
    /// [`Error`] when the store cannot be read.
    pub async fn slots(&self) -> Result<Vec<SlotView>, Error> {
        let live = Slots::live(self.shared().storage.as_ref(), self.scope(), None).await?;
        Ok(self.given_values(&live, ""))
    }

    /// The live value that a slot has here: the project's own, else the one that holds everywhere.
    ///
    /// # Errors
    /// [`Error`] when the store cannot be read.
    pub async fn slot(&self, name: &str) -> Result<SlotAnswer, Error> {
        let Ok(name) = SlotName::parse(name) else { return Ok(SlotAnswer::of(None)) };
        let live = Slots::live(self.shared().storage.as_ref(), self.scope(), Some(&name)).await?;
        Ok(SlotAnswer::of(self.given_values(&live, name.as_str()).into_iter().next()))
    }

    /// Every value that a slot of this name had here, newest first.
    ///
    /// # Errors
    /// [`Error`] when the store cannot be read.
    pub async fn slot_history(&self, name: &str) -> Result<Vec<SlotView>, Error> {
        let Ok(name) = SlotName::parse(name) else { return Ok(Vec::new()) };
        let values = Slots::history(self.shared().storage.as_ref(), self.scope(), &name).await?;
        Ok(self.given_values(&values, name.as_str()))
    }

    /// The values as they are shown; as with everything that is given, none of them can come back as news (R9.5).
    fn given_values(&self, values: &[StoredFact], asked: &str) -> Vec<SlotView> {
        let shown: Vec<SlotView> =
            values.iter().filter(|fact| !self.is_withheld(fact, asked)).map(|fact| self.view(fact)).collect();
        let mut state = self.state();
        for view in &shown {
            state.echo.note_injected(&view.id);
            state.echo.note_injected(&view.value);
        }
        shown
    }

    /// The live value of a slot in the very place that is named.
    async fn slot_at(&self, name: &SlotName, reach: Reach) -> Result<Option<StoredFact>, Error> {
        let live = Slots::live(self.shared().storage.as_ref(), self.scope(), Some(name)).await?;
        Ok(live.into_iter().find(|fact| fact.row().project.is_some() == (reach == Reach::Project)))
    }

    fn view(&self, fact: &StoredFact) -> SlotView {
        SlotView::of(fact, self.shared().screener.private())
    }

    /// The way of a value through every gate, up to the permit.
    fn slot_change(
        &self,
        name: &SlotName,
        request: &SlotRequest,
        expected: Option<Revision>,
        now: Timestamp,
    ) -> Result<Permitted, NotKept> {
        let (origin, source, stated) = self.stated(&request.wish);
        let (wanted, typed) = match &request.wish {
            Wish::Agent { text, .. } => (text, false),
            Wish::Command { text } => (text, true),
        };
        let (value, unstated) = match stated {
            Ok(stated) => {
                let wanted = (!typed).then_some(wanted.as_str());
                let text = self.clean_value(&request.name, stated.value_for(name, wanted).0)?;
                let provenance = self.provenance(Author::User, source, now);
                let value = SlotValue::stated(
                    name.clone(),
                    stated,
                    wanted,
                    text,
                    self.scope(),
                    request.reach,
                    provenance,
                );
                (value?, None)
            }
            // A command is a person's own statement or nothing.
            Err(reason) if typed => return Err(reason.into()),
            Err(reason) => {
                let text = self.clean_value(&request.name, wanted)?;
                let provenance = self.provenance(Author::Agent, source, now);
                let value = SlotValue::claimed(name.clone(), text, self.scope(), request.reach, provenance);
                (value?, Some(reason))
            }
        };
        let context = Context { request: value.request(), ..Context::default() };
        match value.expecting(expected) {
            SlotChange::First(first) => {
                self.decided(first, &origin, &context, unstated)?.at_once().map(Permitted::First)
            }
            SlotChange::Replacement(replacement) => {
                self.decided(replacement, &origin, &context, unstated)?.at_once().map(Permitted::Replacement)
            }
        }
    }

    fn provenance(&self, author: Author, source: Source, at: Timestamp) -> Provenance {
        Provenance { author, source, session: self.line(), turn: None, at }
    }

    /// Screens the value together with the slot's name and the names that are stored beside it. The name is screened as it
    /// was given: in lower case a credential does not look like one any more.
    fn clean_value(&self, name: &str, text: &str) -> Result<CleanText, NotKept> {
        durable(text)?;
        let state = self.state();
        let session = state.line.as_ref().map_or("", |line| line.session().as_str());
        let principal = self.scope().principal().as_str();
        let fields =
            [Field::text(name), Field::text(text), Field::attested(session), Field::attested(principal)];
        let clean = self.shared().screener.in_session(&state.echo).record(fields);
        clean.map(|[_, text, _, _]| text).map_err(|rejected| refused_fact(&rejected, &["name", "value"]))
    }
}

/// A change of a slot that the policy permits.
enum Permitted {
    First(Permit<veridical_policy::kind::SetSlot, veridical_slot::FirstValue>),
    Replacement(Permit<veridical_policy::kind::SupersedeSlot, veridical_slot::Replacement>),
}

fn revision(fact: &StoredFact) -> Option<Revision> {
    fact.row().slot.as_ref().map(|slot| slot.revision)
}
