use crate::NotKept;
use crate::reasons::{
    KNOWN_VALUE, LOST_RACE, NO_MEMORY, NOT_CONFIRMED, SLOT_CORRECTED, SLOT_RETIRED, SLOT_SET,
};
use serde::Serialize;
use veridical_kernel::{SessionId, Timestamp};
use veridical_screening::{Family, PrivateList};
use veridical_slot::{SlotName, StoredFact};

/// `veridical.slot-change/1`: what became of a slot's new value, or of the wish that it has none.
#[derive(Debug, Clone, Serialize)]
pub struct SlotChanged {
    /// `veridical.slot-change/1`
    pub schema: &'static str,
    /// `applied`, `unchanged`, `staged` or `rejected`.
    pub result: &'static str,
    /// The reason's code.
    pub reason: &'static str,
    /// The same in one sentence.
    pub detail: String,
    /// The id of the value that is kept, or that ended.
    pub id: Option<String>,
    /// The id under which the change waits for a person.
    pub pending_id: Option<String>,
    /// The name that the slot has here, whatever spelling was given; `None` when nothing is kept or waits.
    pub name: Option<String>,
    /// The slot's live value, as it was read back, or the one that ended; when nothing was changed, the value that it still
    /// has.
    pub slot: Option<SlotView>,
}

impl SlotChanged {
    pub(crate) fn kept(changed: bool, corrected: bool, slot: SlotView) -> Self {
        let (result, (reason, detail)) = match (changed, corrected) {
            (true, false) => ("applied", SLOT_SET),
            (true, true) => ("applied", SLOT_CORRECTED),
            (false, _) => ("unchanged", KNOWN_VALUE),
        };
        let id = Some(slot.id.clone());
        Self { id, ..Self::new(result, reason, detail.to_owned(), Some(slot)) }
    }

    pub(crate) fn retired(slot: SlotView) -> Self {
        let (reason, detail) = SLOT_RETIRED;
        Self { id: Some(slot.id.clone()), ..Self::new("applied", reason, detail.to_owned(), Some(slot)) }
    }

    /// The answer when the person who was asked said no.
    #[must_use]
    pub fn not_confirmed(slot: SlotView) -> Self {
        let (reason, detail) = NOT_CONFIRMED;
        let name = Some(slot.name.clone());
        Self { name, ..Self::new("unchanged", reason, detail.to_owned(), Some(slot)) }
    }

    /// The answer of a profile that has no memory yet, in which no slot has a value.
    #[must_use]
    pub fn no_memory() -> Self {
        Self::rejected(NO_MEMORY.into(), None)
    }

    /// It waits for a person; `why` says what kept it from being done at once.
    pub(crate) fn staged(id: String, known: bool, why: &NotKept, current: Option<SlotView>) -> Self {
        let detail = super::pending::waits(&id, known, why);
        Self { pending_id: Some(id), ..Self::new("staged", why.code, detail, current) }
    }

    /// The answer with the name under which the slot was asked for, as it is kept. What is refused is not repeated.
    pub(crate) fn of(self, name: &SlotName, given: &str) -> Self {
        if self.result == "rejected" {
            return self;
        }
        let called =
            if given == name.as_str() { String::new() } else { format!("; the slot is called {name}") };
        Self { detail: self.detail + &called, name: Some(name.to_string()), ..self }
    }

    pub(crate) fn lost(current: Option<SlotView>) -> Self {
        Self::new("rejected", LOST_RACE.0, LOST_RACE.1.to_owned(), current)
    }

    pub(crate) fn rejected(why: NotKept, current: Option<SlotView>) -> Self {
        Self::new("rejected", why.code, why.sentence, current)
    }

    /// The answer below an agent host, where nothing is stated (R8.5).
    #[must_use]
    pub fn below_agent_host() -> Self {
        Self::rejected(NotKept::below_agent_host(), None)
    }

    fn new(result: &'static str, reason: &'static str, detail: String, slot: Option<SlotView>) -> Self {
        let schema = "veridical.slot-change/1";
        Self { schema, result, reason, detail, id: None, pending_id: None, name: None, slot }
    }
}

/// `veridical.slot/1`: the value that a slot has here.
#[derive(Debug, Clone, Serialize)]
pub struct SlotAnswer {
    /// `veridical.slot/1`
    pub schema: &'static str,
    /// The live value; `None` where there is none.
    pub slot: Option<SlotView>,
}

impl SlotAnswer {
    /// The answer with this value.
    #[must_use]
    pub fn of(slot: Option<SlotView>) -> Self {
        Self { schema: "veridical.slot/1", slot }
    }
}

/// `veridical.slots/1`: values of slots, live ones by name or those of one slot, newest first.
#[derive(Debug, Clone, Serialize)]
pub struct SlotsAnswer {
    /// `veridical.slots/1`
    pub schema: &'static str,
    /// The values.
    pub slots: Vec<SlotView>,
}

impl SlotsAnswer {
    /// The answer with these values.
    #[must_use]
    pub fn of(slots: Vec<SlotView>) -> Self {
        Self { schema: "veridical.slots/1", slots }
    }
}

/// One value of a slot.
#[derive(Debug, Clone, Serialize)]
pub struct SlotView {
    /// The slot's name.
    pub name: String,
    /// How often the slot was set up to this value.
    pub revision: u32,
    /// What it says, in the user's own words.
    pub value: String,
    /// The value's id.
    pub id: String,
    /// How it came to be believed; `unknown` when its seal is broken.
    pub veracity: &'static str,
    /// `project` or `global`.
    pub scope: &'static str,
    /// `live`; `superseded` by a later value; `invalidated` when the slot was retired.
    pub status: &'static str,
    /// The id of the later value.
    pub superseded_by: Option<String>,
    /// Since when it does not hold any more.
    pub invalidated_at: Option<Timestamp>,
    /// Of a project's own value, the id of the one of the same name that holds everywhere else, and not in this project.
    pub hides: Option<String>,
    /// Whose words it is.
    pub author: &'static str,
    /// Through which door it came.
    pub provenance: &'static str,
    /// The session it was said in.
    pub session: Option<SessionId>,
    /// The mark of the user's message that confirms it, under the profile's key.
    pub message: Option<String>,
    /// Whether its seal is intact.
    pub sealed: bool,
    /// When it was stored.
    pub time: Timestamp,
    /// `private-person` when it names somebody on the user's list of private people (R9.6).
    pub privacy: Option<&'static str>,
}

impl SlotView {
    pub(crate) fn of(fact: &StoredFact, private: &PrivateList) -> Self {
        let row = fact.row();
        let from = fact.provenance();
        Self {
            name: row.slot.as_ref().map(|slot| slot.name.to_string()).unwrap_or_default(),
            revision: row.slot.as_ref().map_or(0, |slot| slot.revision.get()),
            value: row.text.clone(),
            id: row.id.to_string(),
            veracity: fact.veracity().word(),
            scope: if row.project.is_some() { "project" } else { "global" },
            status: fact.status().word(),
            superseded_by: fact.superseded_by().map(ToString::to_string),
            invalidated_at: fact.life().invalidated(),
            hides: None,
            author: from.author.word(),
            provenance: from.source.word(),
            session: row.session.clone(),
            message: row.message.map(|mark| mark.to_hex()),
            sealed: fact.sealed(),
            time: row.at,
            privacy: private.names(&row.shown()).then(|| Family::PrivatePerson.code()),
        }
    }

    pub(crate) fn hiding(self, everywhere: Option<&StoredFact>) -> Self {
        Self { hides: everywhere.map(|fact| fact.row().id.to_string()), ..self }
    }
}
