use super::Proposal;
use super::filling::is_of_a_project;
use crate::Reason;
use veridical_kernel::{
    BadWord, Capacity, PendingId, PrincipalId, ProjectId, Reach, Scope, Seal, SealKey, SessionId, TenantId,
    Timestamp,
};
use veridical_screening::CleanText;

/// One pending mutation, field by field as a backend keeps it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PendingRow {
    /// Its id: a keyed hash of all that it is.
    pub id: PendingId,
    /// Its profile.
    pub tenant: TenantId,
    /// The person whose word it waits for.
    pub principal: PrincipalId,
    /// The project of the session that asked; `None` for an unbound one.
    pub project: Option<ProjectId>,
    /// The mutation's name.
    pub kind: String,
    /// What there is already that it would change; `None` as soon as it does not wait any more.
    pub target: Option<String>,
    /// The revision that the target has to have.
    pub revision: Option<u64>,
    /// Its fields by name; `None` as soon as it does not wait any more.
    pub fields: Option<Vec<(String, String)>>,
    /// The keyed mark of what it says in whatever spelling, by which a rejected one is known again.
    pub likeness: Seal,
    /// A [`Capacity`] word: who asked.
    pub capacity: String,
    /// A [`Reason`] code: why it waits.
    pub reason: String,
    /// The session that asked.
    pub session: Option<SessionId>,
    /// When it was staged.
    pub at: Timestamp,
    /// When it is too old.
    pub expires: Timestamp,
    /// When it was claimed to be applied.
    pub claimed: Option<Timestamp>,
    /// How it ended.
    pub end: Option<End>,
}

/// The end of a pending mutation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct End {
    /// An [`Outcome`] word.
    pub outcome: String,
    /// When.
    pub at: Timestamp,
    /// The item that it became, or the code of why it failed.
    pub detail: Option<String>,
}

/// How a pending mutation ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// It was applied, and reads back as it was approved.
    Applied,
    /// A person said no.
    Rejected,
    /// A gate or the store refused it after it was claimed.
    Burned,
    /// A newer proposal for the same target took its place.
    Replaced,
    /// It waited too long.
    Expired,
    /// What it was about was forgotten.
    Forgotten,
}

impl Outcome {
    /// Every outcome.
    pub const ALL: [Self; 6] =
        [Self::Applied, Self::Rejected, Self::Burned, Self::Replaced, Self::Expired, Self::Forgotten];

    /// The word for it in answers and stored rows.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Applied => "applied",
            Self::Rejected => "rejected",
            Self::Burned => "burned",
            Self::Replaced => "replaced",
            Self::Expired => "expired",
            Self::Forgotten => "forgotten",
        }
    }

    /// The name of the step that leads there, as the chain has it.
    #[must_use]
    pub const fn step(self) -> &'static str {
        match self {
            Self::Applied => "apply-pending",
            Self::Rejected => "reject-pending",
            Self::Burned => "burn-pending",
            Self::Replaced => "replace-pending",
            Self::Expired => "expire-pending",
            Self::Forgotten => "forget-pending",
        }
    }
}

impl std::str::FromStr for Outcome {
    type Err = BadWord;
    fn from_str(word: &str) -> Result<Self, BadWord> {
        Self::ALL.into_iter().find(|outcome| outcome.word() == word).ok_or(BadWord)
    }
}

/// How a pending mutation stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// It waits for a person.
    Waiting,
    /// It has waited too long, and cannot be applied any more.
    Overdue,
    /// It was claimed, and nobody said what came of it: the program was stopped in between. It cannot be applied again.
    Claimed,
    /// It ended.
    Ended(Outcome, Timestamp),
}

impl Standing {
    /// The word for it in answers.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Overdue => "overdue",
            Self::Claimed => "claimed",
            Self::Ended(outcome, _) => outcome.word(),
        }
    }
}

/// Why a pending mutation cannot be applied or rejected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NotWaiting {
    /// It was applied, rejected, replaced or failed before.
    Ended,
    /// It was claimed before.
    Claimed,
    /// It waited too long.
    Overdue,
    /// Its row was edited outside the program.
    SealBroken,
    /// Nothing of this id waits here.
    Unknown,
}

impl NotWaiting {
    /// Every reason.
    pub const ALL: &'static [Self] =
        &[Self::Ended, Self::Claimed, Self::Overdue, Self::SealBroken, Self::Unknown];

    /// The reason's stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Ended => "pending-ended",
            Self::Claimed => "pending-claimed",
            Self::Overdue => "pending-overdue",
            Self::SealBroken => "pending-seal-broken",
            Self::Unknown => "pending-unknown",
        }
    }

    /// What it means, in one sentence.
    #[must_use]
    pub const fn describe(self) -> &'static str {
        match self {
            Self::Ended => {
                "it does not wait any more: it was applied, rejected or replaced before, or it failed"
            }
            Self::Claimed => {
                "it was claimed before, and an id takes effect at most once; ask for the change anew"
            }
            Self::Overdue => "it has waited too long; ask for the change anew",
            Self::SealBroken => "it was edited outside the program, so nobody can say what was asked for",
            Self::Unknown => "nothing of this id waits here for this person and project",
        }
    }
}

impl PendingRow {
    /// A row without its name yet.
    pub(super) fn waiting(
        scope: &Scope,
        proposal: &Proposal<CleanText>,
        revision: Option<u64>,
        fields: Vec<(String, String)>,
        key: &SealKey,
    ) -> Unnamed {
        let (kind, target) = (proposal.kind(), proposal.target());
        Unnamed {
            scope: scope.clone(),
            kind,
            target: target.map(str::to_owned),
            revision,
            fields,
            likeness: likeness(scope, proposal, key),
        }
    }

    /// The row's mark under the profile's key: whatever a row says of itself holds only with it.
    #[must_use]
    pub fn seal(&self, key: &SealKey) -> Seal {
        let text = |text: Option<&str>| text.unwrap_or_default().as_bytes().to_vec();
        let time =
            |at: Option<Timestamp>| at.map(|at| at.millis().to_be_bytes().to_vec()).unwrap_or_default();
        let end = self.end.as_ref();
        let parts = [
            self.id.as_str().as_bytes().to_vec(),
            self.tenant.as_str().as_bytes().to_vec(),
            self.principal.as_str().as_bytes().to_vec(),
            text(self.project.as_ref().map(ProjectId::as_str)),
            self.kind.as_bytes().to_vec(),
            text(self.target.as_deref()),
            self.revision.map(|revision| revision.to_be_bytes().to_vec()).unwrap_or_default(),
            self.likeness.as_bytes().to_vec(),
            self.capacity.as_bytes().to_vec(),
            self.reason.as_bytes().to_vec(),
            text(self.session.as_ref().map(SessionId::as_str)),
            time(Some(self.at)),
            time(Some(self.expires)),
            time(self.claimed),
            text(end.map(|end| end.outcome.as_str())),
            time(end.map(|end| end.at)),
            text(end.and_then(|end| end.detail.as_deref())),
        ];
        key.seal("pending-row", parts.iter().map(Vec::as_slice))
    }

    /// What the chain says of it: everything that its id stands for, without its content.
    #[must_use]
    pub fn canonical(&self) -> Vec<u8> {
        self.id.as_str().as_bytes().to_vec()
    }

    /// Whether a scope sees it: the same profile, the same person and the same project (R8.1). What was asked for in no
    /// project is the person's wherever they are, as a fact that holds everywhere is.
    #[must_use]
    pub fn visible_in(&self, scope: &Scope) -> bool {
        &self.tenant == scope.tenant()
            && &self.principal == scope.principal()
            && (self.project.is_none() || self.project.as_ref() == scope.project())
    }

    /// Whether both would change the same thing. An item, or a slot that holds everywhere, is the same one from whatever
    /// project it is asked for.
    pub(super) fn rivals(&self, other: &Self) -> bool {
        let place = |row: &Self| {
            let target = row.target.as_deref();
            (row.tenant.clone(), row.principal.clone(), place_of(target, row.project.as_ref()).cloned())
        };
        self.target == other.target && place(self) == place(other)
    }

    /// The row as it is when it does not wait any more: its content is gone.
    #[must_use]
    pub fn ended(self, outcome: Outcome, at: Timestamp, detail: Option<String>) -> Self {
        let end = Some(End { outcome: outcome.word().to_owned(), at, detail });
        Self { target: None, fields: None, end, ..self }
    }

    /// The row as it is from the claim on: its content is gone.
    #[must_use]
    pub fn claimed(self, at: Timestamp) -> Self {
        Self { target: None, fields: None, claimed: Some(at), ..self }
    }
}

/// A row before it has its id.
pub(super) struct Unnamed {
    scope: Scope,
    kind: &'static str,
    target: Option<String>,
    revision: Option<u64>,
    fields: Vec<(String, String)>,
    likeness: Seal,
}

impl Unnamed {
    pub(super) fn staged(
        self,
        capacity: Capacity,
        reason: Reason,
        session: Option<SessionId>,
        at: Timestamp,
        expires: Timestamp,
        key: &SealKey,
    ) -> PendingRow {
        let Self { scope, kind, target, revision, fields, likeness } = self;
        let mut row = PendingRow {
            id: unnamed(),
            tenant: scope.tenant().clone(),
            principal: scope.principal().clone(),
            project: scope.project().cloned(),
            kind: kind.to_owned(),
            target,
            revision,
            fields: None,
            likeness,
            capacity: capacity.word().to_owned(),
            reason: reason.code().to_owned(),
            session,
            at,
            expires,
            claimed: None,
            end: None,
        };
        row.id = name(&row, &fields, key);
        PendingRow { fields: Some(fields), ..row }
    }
}

/// The id of a row with this content: a keyed hash of content, scope, target, revision, origin and time (R8.1).
fn name(row: &PendingRow, fields: &[(String, String)], key: &SealKey) -> PendingId {
    let mut parts: Vec<&[u8]> = vec![
        row.tenant.as_str().as_bytes(),
        row.principal.as_str().as_bytes(),
        row.project.as_ref().map_or("", ProjectId::as_str).as_bytes(),
        row.kind.as_bytes(),
        row.target.as_deref().unwrap_or_default().as_bytes(),
        row.capacity.as_bytes(),
    ];
    let (at, revision) = (row.at.millis().to_be_bytes(), row.revision.unwrap_or_default().to_be_bytes());
    parts.extend([at.as_slice(), revision.as_slice()]);
    parts.extend(fields.iter().flat_map(|(name, text)| [name.as_bytes(), text.as_bytes()]));
    PendingId::parse(&key.seal("pending", parts).to_hex()).unwrap_or_else(|_| unnamed())
}

#[expect(clippy::expect_used, reason = "a plain word is an id")]
fn unnamed() -> PendingId {
    PendingId::parse("unnamed").expect("an id")
}

/// The project that a target is of; `None` for what is the same from everywhere. What is new is of the project it is asked for in.
fn place_of<'p>(target: Option<&str>, project: Option<&'p ProjectId>) -> Option<&'p ProjectId> {
    project.filter(|_| target.is_none_or(is_of_a_project))
}

fn likeness(scope: &Scope, proposal: &Proposal<CleanText>, key: &SealKey) -> Seal {
    let says = proposal.says().map(folded);
    let parts = [
        scope.tenant().as_str(),
        scope.principal().as_str(),
        place_of(proposal.target(), scope.project()).map_or("", ProjectId::as_str),
        proposal.manner(),
        proposal.target().unwrap_or_default(),
        says.as_deref().unwrap_or_default(),
        proposal.reach().map_or("", Reach::word),
    ];
    key.seal("pending-likeness", parts.map(str::as_bytes))
}

/// A text without what makes no other change of it: case, spaces, the full stop at the end.
pub(super) fn folded(text: &str) -> String {
    let lower = text.to_lowercase();
    let words: Vec<&str> = lower.split_whitespace().collect();
    words.join(" ").trim_end_matches(['.', '!', '。']).to_owned()
}

/// A pending mutation as it was read back: its row, and what its seal says of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredPending {
    row: PendingRow,
    draft: Option<Proposal<String>>,
    capacity: Capacity,
    outcome: Option<Outcome>,
    sealed: bool,
}

impl StoredPending {
    /// Opens a row. A row without a valid seal, or whose content is not what its id stands for, cannot be applied.
    ///
    /// # Errors
    /// [`BadWord`] when a word in the row is none of ours.
    pub fn open(row: PendingRow, seal: Option<Seal>, key: &SealKey) -> Result<Self, BadWord> {
        let whole = row.fields.as_deref().is_none_or(|fields| name(&row, fields, key) == row.id);
        let sealed = seal == Some(row.seal(key)) && whole;
        let read = |fields: &[(String, String)]| Proposal::read(&row.kind, row.target.as_deref(), fields);
        let draft = row.fields.as_deref().filter(|_| sealed).map(read).transpose()?;
        let capacity = Capacity::named(&row.capacity).ok_or(BadWord)?;
        let outcome = row.end.as_ref().map(|end| end.outcome.parse()).transpose()?;
        Ok(Self { row, draft, capacity, outcome, sealed })
    }

    /// Its row.
    #[must_use]
    pub fn row(&self) -> &PendingRow {
        &self.row
    }

    /// What would change; `None` when it does not wait, or was edited outside the program.
    #[must_use]
    pub fn draft(&self) -> Option<&Proposal<String>> {
        self.draft.as_ref()
    }

    /// In which capacity it was asked for.
    #[must_use]
    pub fn capacity(&self) -> Capacity {
        self.capacity
    }

    /// Whether its seal is intact and its content is what its id stands for.
    #[must_use]
    pub fn sealed(&self) -> bool {
        self.sealed
    }

    /// How it stands.
    #[must_use]
    pub fn standing(&self, now: Timestamp) -> Standing {
        match (&self.row.end, self.outcome) {
            (Some(end), Some(outcome)) => Standing::Ended(outcome, end.at),
            _ if self.row.claimed.is_some() => Standing::Claimed,
            _ if now >= self.row.expires => Standing::Overdue,
            _ => Standing::Waiting,
        }
    }

    /// Whether a person's word can still take effect on it.
    ///
    /// # Errors
    /// [`NotWaiting`] when it cannot.
    pub fn waits(&self, now: Timestamp) -> Result<(), NotWaiting> {
        match self.standing(now) {
            _ if !self.sealed => Err(NotWaiting::SealBroken),
            Standing::Waiting => Ok(()),
            Standing::Overdue => Err(NotWaiting::Overdue),
            Standing::Claimed => Err(NotWaiting::Claimed),
            Standing::Ended(..) => Err(NotWaiting::Ended),
        }
    }
}
