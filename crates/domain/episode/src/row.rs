use crate::{Failing, Fingerprint, Kind, Narrative};
use veridical_evidence::Wording;
use veridical_kernel::{
    Author, BadWord, EpisodeId, PrincipalId, ProjectId, Provenance, Scope, Seal, SealKey, SessionId,
    SessionRef, SignatureKey, Source, TenantId, Timestamp, TurnId, Veracity,
};

/// One stored episode, field by field as a backend keeps it. Plain data: there is no way from here back to a
/// [`NewEpisode`](crate::NewEpisode).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EpisodeRow {
    /// Its id.
    pub id: EpisodeId,
    /// Its profile.
    pub tenant: TenantId,
    /// In whose session it was learnt.
    pub principal: PrincipalId,
    /// Its project.
    pub project: ProjectId,
    /// A [`Kind`] word.
    pub kind: String,
    /// Its text.
    pub text: Narrative<String>,
    /// How the agent worded it: a claim (R4.4); empty fields where it did not.
    pub wording: Wording,
    /// The code of the predicate that held; empty when the user stated the lesson.
    pub predicate: String,
    /// The status of the proving command; `None` where no command proves it.
    pub exit_code: Option<i32>,
    /// `success` or `failure`; `unknown` when the user stated the lesson.
    pub outcome: String,
    /// Whether it was proven. Believed only with a valid seal.
    pub verified: bool,
    /// A veracity word.
    pub veracity: String,
    /// What makes it the same lesson as another.
    pub fingerprint: Fingerprint,
    /// Whose acts it rests on.
    pub author: String,
    /// Through which door it came.
    pub source: String,
    /// The session it was learnt in.
    pub session: Option<SessionId>,
    /// The first session of that line.
    pub root: Option<SessionId>,
    /// The turn it was learnt in.
    pub turn: Option<TurnId>,
    /// When it was learnt.
    pub at: Timestamp,
    /// What marks the failure that it is about; `None` when it is about none, and in rows that are older than the keys.
    pub failure: Option<SignatureKey>,
    /// What it is about beside that failure.
    pub failing: Failing,
}

impl EpisodeRow {
    /// The row's mark under the profile's key (R3.1). A failure's key is a part only where there is one, so that rows
    /// which are older than the keys keep their mark.
    #[must_use]
    pub fn seal(&self, key: &SealKey) -> Seal {
        let id = |id: Option<&str>| id.unwrap_or_default().as_bytes().to_vec();
        let mut parts: Vec<Vec<u8>> = [
            self.id.as_str(),
            self.tenant.as_str(),
            self.principal.as_str(),
            self.project.as_str(),
            &self.kind,
            &self.predicate,
            &self.outcome,
            &self.veracity,
            self.fingerprint.as_str(),
            &self.author,
            &self.source,
        ]
        .map(|part| part.as_bytes().to_vec())
        .to_vec();
        parts.extend(self.text.fields().map(|field| field.as_bytes().to_vec()));
        parts.push(self.exit_code.map_or_else(Vec::new, |code| code.to_be_bytes().to_vec()));
        parts.push(vec![u8::from(self.verified)]);
        parts.push(id(self.session.as_ref().map(SessionId::as_str)));
        parts.push(id(self.root.as_ref().map(SessionId::as_str)));
        parts.push(id(self.turn.as_ref().map(TurnId::as_str)));
        parts.push(self.at.millis().to_be_bytes().to_vec());
        parts.extend(self.failure.map(|key| key.to_string().into_bytes()));
        if !self.wording.is_empty() {
            parts.extend(self.wording.fields().map(|field| field.as_bytes().to_vec()));
        }
        if !self.failing.is_empty() {
            parts.push(self.failing.to_string().into_bytes());
        }
        key.seal("episode", parts.iter().map(Vec::as_slice))
    }

    /// Whether the row is seen in a scope: its profile and its project (R5.5). Episodes are shared by the people of
    /// a profile (R5.9).
    #[must_use]
    pub fn visible_in(&self, scope: &Scope) -> bool {
        &self.tenant == scope.tenant() && Some(&self.project) == scope.shelf()
    }

    /// The text that recall searches: everything that tells the lesson, without the verdict's sentence.
    #[must_use]
    pub fn searched(&self) -> String {
        let text = &self.text;
        let fields = [
            &text.task,
            &text.context,
            &text.observation,
            &text.decision,
            &text.action,
            &text.outcome,
            &text.applicability,
            &text.command,
        ];
        fields
            .into_iter()
            .filter(|field| !field.is_empty())
            .map(String::as_str)
            .collect::<Vec<_>>()
            .join("\n")
    }
}

/// A pointer from an episode to the later one that superseded it, with the number of its link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SupersessionRow {
    /// The number of the link that tells of it.
    pub number: u64,
    /// The episode that is superseded.
    pub earlier: EpisodeId,
    /// The one that superseded it.
    pub later: EpisodeId,
}

impl SupersessionRow {
    /// The row's mark under the profile's key (R3.1).
    #[must_use]
    pub fn seal(&self, key: &SealKey) -> Seal {
        let parts: [&[u8]; 3] =
            [&self.number.to_be_bytes(), self.earlier.as_str().as_bytes(), self.later.as_str().as_bytes()];
        key.seal("supersession", parts)
    }
}

/// What the store says of an episode's proof.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StoredVerdict {
    /// The row says that it was proven, and its seal is intact.
    Verified,
    /// The row does not say so.
    Unverified,
    /// The seal is missing or does not fit: the row was edited outside the program. It reads as unverified.
    SealBroken,
}

impl StoredVerdict {
    /// Whether it counts as verified.
    #[must_use]
    pub const fn verified(self) -> bool {
        matches!(self, Self::Verified)
    }

    /// The word for it in answers.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Verified => "verified",
            Self::Unverified => "unverified",
            Self::SealBroken => "seal-broken",
        }
    }
}

/// One attestation of an episode.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AttestationRow {
    /// The session; `None` when the host named none.
    pub session: Option<SessionId>,
    /// The first session of that line.
    pub root: Option<SessionId>,
    /// Whether it counts as independent (R4.6).
    pub independent: bool,
    /// When.
    pub at: Timestamp,
}

/// An episode as it was read back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredEpisode {
    row: EpisodeRow,
    kind: Kind,
    author: Author,
    source: Source,
    veracity: Veracity,
    verdict: StoredVerdict,
    attestations: Vec<AttestationRow>,
    superseded_by: Option<EpisodeId>,
}

impl StoredEpisode {
    /// Opens a row with its attestations, oldest first.
    ///
    /// # Errors
    /// [`BadWord`] when a word in the row is none of ours.
    pub fn open(
        row: EpisodeRow,
        seal: Option<Seal>,
        attestations: Vec<AttestationRow>,
        key: &SealKey,
    ) -> Result<Self, BadWord> {
        let kind = Kind::ALL.iter().copied().find(|kind| kind.word() == row.kind).ok_or(BadWord)?;
        let (author, source, veracity) = (row.author.parse()?, row.source.parse()?, row.veracity.parse()?);
        let verdict = match (seal == Some(row.seal(key)), row.verified) {
            (false, _) => StoredVerdict::SealBroken,
            (true, true) => StoredVerdict::Verified,
            (true, false) => StoredVerdict::Unverified,
        };
        Ok(Self { row, kind, author, source, veracity, verdict, attestations, superseded_by: None })
    }

    /// The episode with its pointer to the later one that superseded it (R4.6).
    #[must_use]
    pub fn with_successor(self, later: Option<EpisodeId>) -> Self {
        Self { superseded_by: later, ..self }
    }

    /// The later episode that superseded it; `None` while it is live.
    #[must_use]
    pub fn superseded_by(&self) -> Option<&EpisodeId> {
        self.superseded_by.as_ref()
    }

    /// Its row.
    #[must_use]
    pub fn row(&self) -> &EpisodeRow {
        &self.row
    }

    /// The kind of lesson.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// How it came to be believed; [`Veracity::Unknown`] when its seal is broken.
    #[must_use]
    pub fn veracity(&self) -> Veracity {
        if self.verdict == StoredVerdict::SealBroken { Veracity::Unknown } else { self.veracity }
    }

    /// Where it comes from.
    #[must_use]
    pub fn provenance(&self) -> Provenance {
        let row = &self.row;
        Provenance {
            author: self.author,
            source: self.source,
            session: row.session.clone().map(|session| SessionRef::of(session, row.root.clone())),
            turn: row.turn.clone(),
            at: row.at,
        }
    }

    /// What its seal says of its proof.
    #[must_use]
    pub fn verdict(&self) -> StoredVerdict {
        self.verdict
    }

    /// How often it was met, oldest first.
    #[must_use]
    pub fn attestations(&self) -> &[AttestationRow] {
        &self.attestations
    }

    /// How many attestations are independent.
    #[must_use]
    pub fn independent(&self) -> usize {
        self.attestations.iter().filter(|attestation| attestation.independent).count()
    }
}
