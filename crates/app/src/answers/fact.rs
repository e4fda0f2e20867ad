use crate::NotKept;
use crate::reasons::NOT_SEEN;
use serde::Serialize;
use veridical_kernel::{Author, SessionId, Timestamp};
use veridical_screening::{Family, PrivateList};
use veridical_slot::{Status, StoredFact, Tag};

/// `veridical.facts/1`: facts, newest first.
#[derive(Debug, Clone, Serialize)]
pub struct FactsAnswer {
    /// `veridical.facts/1`
    pub schema: &'static str,
    /// The facts.
    pub facts: Vec<FactView>,
}

impl FactsAnswer {
    /// The answer with these facts.
    #[must_use]
    pub fn of(facts: Vec<FactView>) -> Self {
        Self { schema: "veridical.facts/1", facts }
    }
}

/// `veridical.fact-change/1`: what became of a change of a fact.
#[derive(Debug, Clone, Serialize)]
pub struct FactChanged {
    /// `veridical.fact-change/1`
    pub schema: &'static str,
    /// `applied`, `unchanged`, `staged` or `rejected`.
    pub result: &'static str,
    /// The reason's code.
    pub reason: &'static str,
    /// The same in one sentence.
    pub detail: String,
    /// The id of the fact that holds now.
    pub id: Option<String>,
    /// The id under which the change waits for a person.
    pub pending_id: Option<String>,
    /// That fact, as it was read back; when nothing was changed, the one that was to be.
    pub fact: Option<FactView>,
}

impl FactChanged {
    pub(crate) fn kept(
        changed: bool,
        (reason, detail): (&'static str, &'static str),
        fact: FactView,
    ) -> Self {
        let result = if changed { "applied" } else { "unchanged" };
        Self::new(result, reason, detail.to_owned(), Some(fact.id.clone()), Some(fact))
    }

    /// It waits for a person; `why` says what kept it from being done at once.
    pub(crate) fn staged(id: String, known: bool, why: &NotKept, fact: FactView) -> Self {
        let detail = super::pending::waits(&id, known, why);
        Self { pending_id: Some(id), ..Self::new("staged", why.code, detail, None, Some(fact)) }
    }

    pub(crate) fn rejected(why: NotKept, fact: Option<FactView>) -> Self {
        Self::new("rejected", why.code, why.sentence, None, fact)
    }

    pub(crate) fn unseen() -> Self {
        Self::rejected(NOT_SEEN.into(), None)
    }

    /// The answer of a profile that has no memory yet, in which nothing is seen.
    #[must_use]
    pub fn no_memory() -> Self {
        Self::rejected(crate::reasons::NO_MEMORY.into(), None)
    }

    /// The answer when the person who was asked said no.
    #[must_use]
    pub fn not_confirmed(fact: FactView) -> Self {
        Self::kept(false, crate::reasons::NOT_CONFIRMED, fact)
    }

    fn new(
        result: &'static str,
        reason: &'static str,
        detail: String,
        id: Option<String>,
        fact: Option<FactView>,
    ) -> Self {
        let schema = "veridical.fact-change/1";
        Self { schema, result, reason, detail, id, pending_id: None, fact }
    }
}

/// One fact.
#[derive(Debug, Clone, Serialize)]
pub struct FactView {
    /// Its id.
    pub id: String,
    /// The statement.
    pub text: String,
    /// `fact`, or `instruction` when it says what to do.
    pub form: &'static str,
    /// How it came to be believed; `unknown` when its seal is broken.
    pub veracity: &'static str,
    /// `project` or `global`.
    pub scope: &'static str,
    /// `live`, `superseded`, `invalidated`, `expired`, or `contested` by another one.
    pub status: &'static str,
    /// The id of the later fact that took its place.
    pub superseded_by: Option<String>,
    /// Since when it does not hold any more.
    pub invalidated_at: Option<Timestamp>,
    /// The first instant at which it holds no more.
    pub valid_until: Option<Timestamp>,
    /// The ids of the facts that say something else of the same: none of them is current until a person chooses.
    pub contradicts: Vec<String>,
    /// The ids of the facts that say the same in nearly the same words.
    pub repeats: Vec<String>,
    /// Other wordings, which nobody stated.
    pub aliases: Vec<String>,
    /// Of these, the user's own words.
    pub user_aliases: Vec<String>,
    /// Its tags.
    pub tags: Vec<String>,
    /// Its category.
    pub category: Option<&'static str>,
    /// How useful it has proven: above 0, below 1, and 0.5 while nobody has said anything.
    pub trust: f64,
    /// Whose words it is.
    pub author: &'static str,
    /// Through which door it came.
    pub provenance: &'static str,
    /// The session it was said in.
    pub session: Option<SessionId>,
    /// The mark of the user's message that states it, under the profile's key.
    pub message: Option<String>,
    /// Whether its seal is intact.
    pub sealed: bool,
    /// When it was stored.
    pub time: Timestamp,
    /// `private-person` when it names somebody on the user's list of private people (R9.6).
    pub privacy: Option<&'static str>,
}

impl FactView {
    pub(crate) fn of(fact: &StoredFact, private: &PrivateList) -> Self {
        let (row, life) = (fact.row(), fact.life());
        let ids =
            |ids: &mut dyn Iterator<Item = &veridical_kernel::FactId>| ids.map(ToString::to_string).collect();
        let contradicts = match fact.status() {
            Status::Contested(others) => ids(&mut others.iter()),
            _ => Vec::new(),
        };
        let named =
            private.names(&row.shown()) || life.aliases().iter().any(|alias| private.names(&alias.text));
        Self {
            id: row.id.to_string(),
            text: row.text.clone(),
            form: if row.is_instruction() { "instruction" } else { "fact" },
            veracity: fact.veracity().word(),
            scope: if row.project.is_some() { "project" } else { "global" },
            status: fact.status().word(),
            superseded_by: fact.superseded_by().map(ToString::to_string),
            invalidated_at: life.invalidated(),
            valid_until: row.valid_until,
            contradicts,
            repeats: ids(&mut life.repeats().iter()),
            aliases: life.aliases().iter().map(|alias| alias.text.clone()).collect(),
            user_aliases: life
                .aliases()
                .iter()
                .filter(|alias| alias.author == Author::User)
                .map(|alias| alias.text.clone())
                .collect(),
            tags: life.tags().iter().map(Tag::to_string).collect(),
            category: life.category().map(veridical_slot::Category::word),
            trust: life.trust().value(),
            author: fact.provenance().author.word(),
            provenance: fact.provenance().source.word(),
            session: row.session.clone(),
            message: row.message.map(|mark| mark.to_hex()),
            sealed: fact.sealed(),
            time: row.at,
            privacy: named.then(|| Family::PrivatePerson.code()),
        }
    }
}
