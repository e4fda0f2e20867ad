use crate::SlotPlace;
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
        // What came later is left out where it says nothing, so that older rows keep their seal. How many parts there are
        // says which: a slot is two, a message one.
        if let Some(slot) = &self.slot {
            parts.extend([slot.name.as_str().as_bytes(), &revision]);
        }
        if let Some(message) = &self.message {
            parts.push(message.as_bytes());
        }
        key.seal("fact", parts)
    }

    /// The text that is shown and searched: a value stands behind the name of its slot.
    #[must_use]
    pub fn shown(&self) -> String {
        self.slot.as_ref().map_or_else(|| self.text.clone(), |slot| format!("{}: {}", slot.name, self.text))
    }

    /// Whether the row is seen in a scope: its profile, its person, and its project or everywhere (R5.5, R5.9).
    #[must_use]
    pub fn visible_in(&self, scope: &Scope) -> bool {
        &self.tenant == scope.tenant()
            && &self.principal == scope.principal()
            && (self.project.is_none() || self.project.as_ref() == scope.project())
    }
}

/// A fact as it was read back: its row, and what its seal says of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredFact {
    row: FactRow,
    veracity: Veracity,
    author: Author,
    source: Source,
    sealed: bool,
    superseded_by: Option<FactId>,
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
        Ok(Self { row, veracity, author, source, sealed, superseded_by: None })
    }

    /// The same fact, with the later one that took its place.
    #[must_use]
    pub fn with_successor(self, later: Option<FactId>) -> Self {
        Self { superseded_by: later, ..self }
    }

    /// The later fact that took its place; `None` while it is live.
    #[must_use]
    pub fn superseded_by(&self) -> Option<&FactId> {
        self.superseded_by.as_ref()
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
