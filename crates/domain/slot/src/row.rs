use crate::teaching::is_order;
use crate::{Life, Likeness, SlotPlace, Status, likeness, likeness_keys};
use std::collections::BTreeSet;
use veridical_kernel::{
    Author, BadWord, FactId, PrincipalId, ProjectId, Provenance, Reach, Scope, Seal, SealKey, SessionId,
    SessionRef, Source, TenantId, Timestamp, TurnId, Veracity,
};
use veridical_policy::pending::{Filling, Proposal};
use veridical_screening::CleanText;

/// One stored fact, field by field as a backend keeps it. Plain data: there is no way from here back to a
/// [`NewFact`](crate::NewFact).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FactRow {
    /// Its id.
    pub id: FactId,
    /// Its profile.
    pub tenant: TenantId,
    /// Whose fact it is.
    pub principal: PrincipalId,
    /// The project it holds in; `None` for everywhere.
    pub project: Option<ProjectId>,
    /// The statement.
    pub text: String,
    /// A [`Veracity`] word.
    pub veracity: String,
    /// An [`Author`] word.
    pub author: String,
    /// A [`Source`] word.
    pub source: String,
    /// The session it was said in.
    pub session: Option<SessionId>,
    /// The turn it was said in.
    pub turn: Option<TurnId>,
    /// When it was stored.
    pub at: Timestamp,
    /// The slot whose value it is; `None` for a fact of its own.
    pub slot: Option<SlotPlace>,
    /// The mark of the user's message that states it, under the profile's key; `None` where none does.
    pub message: Option<Seal>,
    /// The first instant at which it holds no more; `None` for never.
    pub valid_until: Option<Timestamp>,
}

impl FactRow {
    #[expect(clippy::too_many_arguments, reason = "the columns of a row, in the order of its table")]
    pub(crate) fn new(
        id: FactId,
        at: Timestamp,
        scope: &Scope,
        project: Option<ProjectId>,
        text: &str,
        veracity: Veracity,
        provenance: &Provenance,
        message: Option<Seal>,
    ) -> Self {
        Self {
            id,
            tenant: scope.tenant().clone(),
            principal: scope.principal().clone(),
            project,
            text: text.to_owned(),
            veracity: veracity.word().to_owned(),
            author: provenance.author.word().to_owned(),
            source: provenance.source.word().to_owned(),
            session: provenance.session.as_ref().map(|s| s.session().clone()),
            turn: provenance.turn.clone(),
            at,
            slot: None,
            message,
            valid_until: None,
        }
    }

    /// The row's mark under the profile's key (R3.1): no row is taken for what the gates let in without it.
    #[must_use]
    pub fn seal(&self, key: &SealKey) -> Seal {
        let millis = self.at.millis().to_be_bytes();
        let revision = u64::from(self.slot.as_ref().map_or(0, |slot| slot.revision.get())).to_be_bytes();
        let text = |t: &Option<String>| t.clone().unwrap_or_default();
        let session = text(&self.session.as_ref().map(ToString::to_string));
        let turn = text(&self.turn.as_ref().map(ToString::to_string));
        let mut parts: Vec<&[u8]> = vec![
            self.id.as_str().as_bytes(),
            self.tenant.as_str().as_bytes(),
            self.principal.as_str().as_bytes(),
            self.project.as_ref().map_or("", ProjectId::as_str).as_bytes(),
            self.text.as_bytes(),
            self.veracity.as_bytes(),
            self.author.as_bytes(),
            self.source.as_bytes(),
            session.as_bytes(),
            turn.as_bytes(),
            &millis,
        ];
        let until = self.valid_until.map_or(0, Timestamp::millis).to_be_bytes();
        // What came later is left out where it says nothing, so that older rows keep their seal. How many parts there are
        // says which: a message is one, a slot two, an end four.
        if let Some(slot) = &self.slot {
            parts.extend([slot.name.as_str().as_bytes(), &revision]);
        }
        if let Some(message) = &self.message {
            parts.push(message.as_bytes());
        }
        if self.valid_until.is_some() {
            parts.extend([until.as_slice(); 4]);
        }
        key.seal("fact", parts)
    }

    /// The text that is shown and searched: a value stands behind the name of its slot.
    #[must_use]
    pub fn shown(&self) -> String {
        self.slot.as_ref().map_or_else(|| self.text.clone(), |slot| format!("{}: {}", slot.name, self.text))
    }

    /// Whether it says what to do rather than how things are: an order, a rule, a decision against something.
    #[must_use]
    pub fn is_instruction(&self) -> bool {
        self.slot.is_none() && is_order(&self.text)
    }

    /// The text that is searched: what is shown, and every other wording.
    #[must_use]
    pub fn searched(&self, life: &Life) -> String {
        life.aliases().iter().fold(self.shown(), |text, alias| text + "\n" + &alias.text)
    }

    /// Under what a store looks for facts that are like this one: marks under the profile's key, for one person and place.
    /// A slot's value has none, since a slot has one value anyway.
    #[must_use]
    pub fn likeness_marks(&self, key: &SealKey) -> BTreeSet<[u8; 32]> {
        let project = self.project.as_ref().map_or("", ProjectId::as_str);
        let mark = |words: String| {
            let parts = [self.principal.as_str(), project, words.as_str()].map(str::as_bytes);
            *key.seal("likeness", parts).as_bytes()
        };
        let keys = if self.slot.is_some() { BTreeSet::new() } else { likeness_keys(&self.text) };
        keys.into_iter().map(mark).collect()
    }

    /// How it is like another fact: of the same person and place, and no slot's value either.
    #[must_use]
    pub fn likeness(&self, other: &Self) -> Option<Likeness> {
        let beside = self.tenant == other.tenant
            && self.principal == other.principal
            && self.project == other.project
            && self.slot.is_none()
            && other.slot.is_none()
            && self.id != other.id;
        if beside { likeness(&self.text, &other.text) } else { None }
    }

    /// Whether it is of the same person and place as another one, in the very same words, and neither is a slot's value.
    #[must_use]
    pub fn says_as(&self, other: &Self) -> bool {
        self.tenant == other.tenant
            && self.principal == other.principal
            && self.project == other.project
            && self.text == other.text
            && self.slot.is_none()
            && other.slot.is_none()
    }

    /// Whether the row is seen in a scope: its profile, its person, and its project or everywhere (R5.5, R5.9).
    #[must_use]
    pub fn visible_in(&self, scope: &Scope) -> bool {
        &self.tenant == scope.tenant()
            && &self.principal == scope.principal()
            && (self.project.is_none() || self.project.as_ref() == scope.project())
    }
}

/// A fact as it was read back: its row, what its seal says of it, and what became of it since.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredFact {
    row: FactRow,
    veracity: Veracity,
    author: Author,
    source: Source,
    sealed: bool,
    life: Life,
    status: Status,
    /// Whether it is live, or would be if its time were not over.
    shelved_live: bool,
}

impl StoredFact {
    /// Opens a row. A row without a valid seal reads as of unknown veracity and is reported.
    ///
    /// # Errors
    /// [`BadWord`] when a word in the row is none of ours.
    pub fn open(row: FactRow, seal: Option<Seal>, key: &SealKey) -> Result<Self, BadWord> {
        let sealed = seal == Some(row.seal(key));
        let veracity = if sealed { row.veracity.parse()? } else { Veracity::Unknown };
        let (author, source) = (row.author.parse()?, row.source.parse()?);
        let (life, status) = (Life::default(), Status::Live);
        Ok(Self { row, veracity, author, source, sealed, life, status, shelved_live: true })
    }

    /// The same fact with what became of it up to `now`, which is asked for only when it matters: what its steps come to,
    /// the later fact that took its place, and which facts that contradict it still stand.
    #[must_use]
    pub fn as_of(
        self,
        now: impl FnOnce() -> Timestamp,
        life: Life,
        later: Option<FactId>,
        standing: Vec<FactId>,
    ) -> Self {
        let shelved_live = later.is_none() && life.invalidated().is_none() && standing.is_empty();
        let expired = self.row.valid_until.filter(|end| *end <= now());
        let status = match (later, life.invalidated(), expired) {
            (Some(later), ..) => Status::SupersededBy(later),
            (None, Some(at), _) => Status::Invalidated(at),
            (None, None, Some(end)) => Status::Expired(end),
            (None, None, None) if standing.is_empty() => Status::Live,
            (None, None, None) => Status::Contested(standing),
        };
        Self { life, status, shelved_live, ..self }
    }

    /// How it stands.
    #[must_use]
    pub fn status(&self) -> &Status {
        &self.status
    }

    /// Whether it is live, or would be if its time were not over: what a store may keep beside a row, since no time
    /// changes it.
    #[must_use]
    pub fn is_shelved_live(&self) -> bool {
        self.shelved_live
    }

    /// What was added to it since.
    #[must_use]
    pub fn life(&self) -> &Life {
        &self.life
    }

    /// The later fact that took its place; `None` where none did.
    #[must_use]
    pub fn superseded_by(&self) -> Option<&FactId> {
        match &self.status {
            Status::SupersededBy(later) => Some(later),
            _ => None,
        }
    }

    /// Its row.
    #[must_use]
    pub fn row(&self) -> &FactRow {
        &self.row
    }

    /// How it came to be believed.
    #[must_use]
    pub fn veracity(&self) -> Veracity {
        self.veracity
    }

    /// Where it comes from.
    #[must_use]
    pub fn provenance(&self) -> Provenance {
        let row = &self.row;
        Provenance {
            author: self.author,
            source: self.source,
            session: row.session.clone().map(SessionRef::root),
            turn: row.turn.clone(),
            at: row.at,
        }
    }

    /// Whether it holds what was proposed, field by field; of a slot's value the spelling of the name that is shown too.
    #[must_use]
    pub fn proposes(&self, proposal: &Proposal<CleanText>) -> bool {
        let reach = if self.row.project.is_some() { Reach::Project } else { Reach::Global };
        let text = self.row.text.as_str();
        let held = match (&self.row.slot, proposal) {
            (None, Proposal::NewFact { .. }) => Proposal::NewFact { text, reach },
            (Some(slot), Proposal::SetSlot(_)) => {
                Proposal::SetSlot(Filling::new(slot.name.key(), slot.name.as_str(), text, reach))
            }
            (Some(slot), Proposal::SupersedeSlot(_)) => {
                Proposal::SupersedeSlot(Filling::new(slot.name.key(), slot.name.as_str(), text, reach))
            }
            _ => return false,
        };
        held.says_the_same(proposal)
    }

    /// Whether its seal is intact.
    #[must_use]
    pub fn sealed(&self) -> bool {
        self.sealed
    }
}

/// The most facts that are noted with a new one, beside those that it takes out of the live ones.
const MOST_ALIKE: usize = 16;

/// Which of the facts that are like a new one, oldest first, are noted with it: all that are current and contradict it, and
/// of the others the newest, so that many that contradict each other anyway do not weigh on each other.
#[must_use]
pub fn noted<T>(alike: Vec<(T, StoredFact, Likeness)>) -> Vec<(T, StoredFact, Likeness)> {
    let ends = |fact: &StoredFact, likeness| likeness == Likeness::Contradicts && fact.status().is_live();
    let others = alike.iter().filter(|(_, fact, likeness)| !ends(fact, *likeness)).count();
    let mut passed_over = others.saturating_sub(MOST_ALIKE);
    let mut kept = alike;
    kept.retain(|(_, fact, likeness)| {
        let over = !ends(fact, *likeness) && passed_over > 0;
        passed_over -= usize::from(over);
        !over
    });
    kept
}

/// That a later fact took the place of an earlier one, as a backend keeps it. The link with the number tells of both.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SuccessionRow {
    /// The number of the link.
    pub number: u64,
    /// The fact that is history now.
    pub earlier: FactId,
    /// The fact that took its place.
    pub later: FactId,
}

impl SuccessionRow {
    /// The row's mark under the profile's key.
    #[must_use]
    pub fn seal(&self, key: &SealKey) -> Seal {
        let number = self.number.to_be_bytes();
        let parts: [&[u8]; 3] = [&number, self.earlier.as_str().as_bytes(), self.later.as_str().as_bytes()];
        key.seal("succession", parts)
    }
}
