use crate::pending::{Settled, Waits};
use crate::reasons::{SLOT_DENIED, SLOT_LOOK_ALIKE};
use crate::remember::refused_fact;
use crate::{Error, NotKept, Session, SlotAnswer, SlotChanged, SlotView, Wish};
use veridical_kernel::{Author, Provenance, Source, Timestamp};
use veridical_policy::pending::Proposed;
use veridical_policy::{Context, Request, Staged, kind};
use veridical_screening::{CleanText, Field};
use veridical_slot::{
    Current, FirstValue, NotStated, Reach, Replacement, Revision, SlotChange, SlotKept, SlotName, SlotValue,
    Slots, Stated, StoredFact, denies, durable,
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
    /// waits for a person, who is shown the old value beside the new one (R8).
    ///
    /// # Errors
    /// [`Error`] when the store fails; then nothing was written.
    pub async fn set_slot(&self, request: &SlotRequest, now: Timestamp) -> Result<SlotChanged, Error> {
        let name = match SlotName::parse(&request.name) {
            Ok(name) => name,
            Err(bad) => return Ok(SlotChanged::rejected(NotKept::new(bad.code(), bad.describe()), None)),
        };
        Ok(self.set_named(&name, request, now).await?.of(&name, &request.name))
    }

    async fn set_named(
        &self,
        name: &SlotName,
        request: &SlotRequest,
        now: Timestamp,
    ) -> Result<SlotChanged, Error> {
        if let Some(other) = self.look_alike(name).await? {
            let shown = Some(self.view(&other)).filter(|_| !self.is_withheld(&other, name.as_str()));
            return Ok(SlotChanged::rejected(SLOT_LOOK_ALIKE.into(), shown));
        }
        let live = self.slot_at(name, request.reach).await?;
        let at = live.as_ref().and_then(revision);
        let expected = match request.expect {
            Expected::Current => at,
            Expected::Empty => None,
            Expected::Revision(revision) => Some(revision),
        };
        let change = match self.slot_change(name, request, expected, now) {
            Ok(change) => change,
            Err(refusal) => {
                return Ok(SlotChanged::rejected(refusal, live.as_ref().map(|live| self.view(live))));
            }
        };
        let storage = self.shared().storage.as_ref();
        let denied = matches!(&request.wish, Wish::Agent { quote: Some(quote), .. } if denies(quote));
        let kept = match change {
            Settling::First(Settled::Now(permit)) => Slots::set(storage, permit).await?,
            Settling::Replacement(Settled::Now(permit)) => Slots::supersede(storage, permit).await?,
            Settling::First(Settled::Later(staged, why)) => {
                return self.let_value_wait(staged, &why, expected, live, denied).await;
            }
            Settling::Replacement(Settled::Later(staged, why)) => {
                return self.let_value_wait(staged, &why, expected, live, denied).await;
            }
        };
        let (id, changed) = match kept {
            SlotKept::Set(id, _) => (id, true),
            SlotKept::Unchanged(id, _) => (id, false),
            SlotKept::Lost(current) => return Ok(SlotChanged::lost(current.map(|live| self.view(&live)))),
        };
        // Read back: the live value is the one that was written, whole and sealed, and there is no other.
        let live = self.slot_at(name, request.reach).await?;
        let live = live.filter(|live| live.row().id == id && live.sealed()).ok_or(Error::ReadBack)?;
        if changed {
            self.state().keep(&format!("stated: {}", live.row().shown()));
        }
        let old = at.is_some();
        Ok(SlotChanged::kept(changed, old, self.view(&live)))
    }

    /// Lets a value wait for a person, unless it is the live one already or expects another than that.
    async fn let_value_wait<T: Proposed + Value>(
        &self,
        staged: Staged<T>,
        why: &NotKept,
        expected: Option<Revision>,
        live: Option<StoredFact>,
        denied: bool,
    ) -> Result<SlotChanged, Error> {
        let current = live.as_ref().map(|live| self.view(live));
        if let Some((live, current)) = live.as_ref().zip(current.clone())
            && live.sealed()
            && live.row().text == staged.subject().value()
        {
            // A sentence that denies the value does not confirm it.
            return Ok(if denied {
                SlotChanged::rejected(SLOT_DENIED.into(), Some(current))
            } else {
                SlotChanged::kept(false, true, current)
            });
        }
        if live.as_ref().and_then(revision) != expected {
            return Ok(SlotChanged::lost(current));
        }
        Ok(match self.let_wait(staged).await? {
            Waits::Waiting { id, known } => SlotChanged::staged(id, known, why, current),
            Waits::Not(why) => SlotChanged::rejected(why, current),
        })
    }

    /// The slots that have a value here, by name, each with the current one.
    ///
    /// # Errors
    /// [`Error`] when the store cannot be read.
    pub async fn slots(&self) -> Result<Vec<SlotView>, Error> {
        let live = Slots::live(self.shared().storage.as_ref(), self.scope(), None).await?;
        Ok(self.given_current(live, ""))
    }

    /// The live value that a slot has here: the project's own, else the one that holds everywhere.
    ///
    /// # Errors
    /// [`Error`] when the store cannot be read.
    pub async fn slot(&self, name: &str) -> Result<SlotAnswer, Error> {
        let Ok(name) = SlotName::parse(name) else { return Ok(SlotAnswer::of(None)) };
        let live = Slots::live(self.shared().storage.as_ref(), self.scope(), Some(&name)).await?;
        Ok(SlotAnswer::of(self.given_current(live, name.as_str()).into_iter().next()))
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

    fn given_current(&self, live: Vec<StoredFact>, asked: &str) -> Vec<SlotView> {
        let current = Current::of(live);
        let given = current.iter().flat_map(|one| {
            let shown = self.given_values(std::slice::from_ref(one.value()), asked);
            shown.into_iter().map(|view| view.hiding(one.hides()))
        });
        given.collect()
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

    /// A slot that has a value here under another name that looks the same, where there is none under this one.
    pub(crate) async fn look_alike(&self, name: &SlotName) -> Result<Option<StoredFact>, Error> {
        let live = Slots::live(self.shared().storage.as_ref(), self.scope(), None).await?;
        let named = |fact: &StoredFact| fact.row().slot.as_ref().map(|slot| slot.name.clone());
        if live.iter().any(|fact| named(fact).as_ref() == Some(name)) {
            return Ok(None);
        }
        Ok(live.into_iter().find(|fact| named(fact).is_some_and(|other| other.looks_like(name))))
    }

    /// The live value of a slot in the very place that is named.
    pub(crate) async fn slot_at(&self, name: &SlotName, reach: Reach) -> Result<Option<StoredFact>, Error> {
        let live = Slots::live(self.shared().storage.as_ref(), self.scope(), Some(name)).await?;
        Ok(live.into_iter().find(|fact| fact.row().project.is_some() == (reach == Reach::Project)))
    }

    pub(crate) fn view(&self, fact: &StoredFact) -> SlotView {
        SlotView::of(fact, self.shared().screener.private())
    }

    /// The way of a value through every gate, up to the decision.
    fn slot_change(
        &self,
        name: &SlotName,
        request: &SlotRequest,
        expected: Option<Revision>,
        now: Timestamp,
    ) -> Result<Settling, NotKept> {
        let (origin, source, stated) = self.stated(&request.wish);
        let (wanted, typed) = match &request.wish {
            Wish::Agent { text, .. } => (text, false),
            Wish::Command { text } => (text, true),
        };
        // A sentence that does not ask for this change vouches for no other value in the place of one that there is.
        // What a slot says holds until it is corrected, and not to the end of a day.
        let stated = stated.and_then(Stated::for_good).and_then(|stated| {
            let wanted = (!typed).then_some(wanted.as_str());
            let (_, asked) = stated.value_for(name, wanted);
            let vouches = asked == Request::Exact || expected.is_none() && stated.may_fill(name, wanted);
            if vouches { Ok(stated) } else { Err(NotStated::OtherChange) }
        });
        let (value, unstated) = match stated {
            Ok(stated) => {
                let wanted = (!typed).then_some(wanted.as_str());
                let clean = self.clean_value(name, &request.name, stated.value_for(name, wanted).0)?;
                let provenance = self.provenance(Author::User, source, now);
                let value = SlotValue::stated(
                    name.clone(),
                    stated,
                    wanted,
                    clean,
                    self.scope(),
                    request.reach,
                    provenance,
                );
                (value?, None)
            }
            // A person's command is that person's own statement or nothing; below a host it is the agent's wording.
            Err(reason) if typed && reason != NotStated::NotUser => return Err(reason.into()),
            Err(reason) => {
                let clean = self.clean_value(name, &request.name, wanted)?;
                let provenance = self.provenance(Author::Agent, source, now);
                let value = SlotValue::claimed(name.clone(), clean, self.scope(), request.reach, provenance);
                (value?, Some(reason))
            }
        };
        let context = Context { request: value.request(), ..Context::default() };
        match value.expecting(expected) {
            SlotChange::First(first) => self.decided(first, &origin, &context, unstated).map(Settling::First),
            SlotChange::Replacement(replacement) => {
                self.decided(replacement, &origin, &context, unstated).map(Settling::Replacement)
            }
        }
    }

    fn provenance(&self, author: Author, source: Source, at: Timestamp) -> Provenance {
        Provenance { author, source, session: self.line(), turn: None, at }
    }

    /// Screens the value together with the slot's name, as it was given and as it is stored, the two as they are shown, since
    /// a name makes a secret of what is none alone, and the names that are stored beside it: in lower case a credential does
    /// not look like one any more.
    fn clean_value(&self, name: &SlotName, given: &str, text: &str) -> Result<[CleanText; 2], NotKept> {
        durable(text)?;
        let state = self.state();
        let session = state.line.as_ref().map_or("", |line| line.session().as_str());
        let principal = self.scope().principal().as_str();
        let [shown, read, asked] = as_shown(given, name, text);
        let fields = [
            Field::text(given),
            Field::text(text),
            Field::text(name.as_str()),
            Field::text(&shown),
            Field::text(&read),
            Field::text(&asked),
            Field::attested(session),
            Field::attested(principal),
        ];
        let clean = self.shared().screener.in_session(&state.echo).record(fields);
        clean.map(|[_, text, name, ..]| [name, text]).map_err(|rejected| {
            refused_fact(&rejected, &["name", "value", "name", "value", "value", "value"])
        })
    }
}

/// A slot's value beside its name: as recall shows it, with the words of the name apart, and as it was asked for.
pub(crate) fn as_shown(given: &str, name: &SlotName, value: &str) -> [String; 3] {
    let words = name.as_str().replace(['.', '_', '-'], " ");
    [format!("{name}: {value}"), format!("{words} {value}"), format!("{given} = {value}")]
}

/// What the gates decided of a change of a slot.
enum Settling {
    First(Settled<kind::SetSlot, FirstValue>),
    Replacement(Settled<kind::SupersedeSlot, Replacement>),
}

/// What a slot would hold.
trait Value {
    fn value(&self) -> &str;
}

impl Value for FirstValue {
    fn value(&self) -> &str {
        self.text()
    }
}

impl Value for Replacement {
    fn value(&self) -> &str {
        self.text()
    }
}

pub(crate) fn revision(fact: &StoredFact) -> Option<Revision> {
    fact.row().slot.as_ref().map(|slot| slot.revision)
}
