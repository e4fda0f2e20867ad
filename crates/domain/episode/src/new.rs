use crate::failing::Failing;
use crate::row::EpisodeRow;
use crate::{Fingerprint, Kind, Narrative};
use std::collections::BTreeSet;
use veridical_evidence::{Outcome, Proof, Wording};
use veridical_kernel::{
    EpisodeId, ProjectScope, Provenance, Scope, SessionId, SignatureKey, Timestamp, Veracity,
};
use veridical_policy::{Assurance, Subject};
use veridical_screening::{CleanText, Family, redactions};

/// An episode on its way into a store: screened, proven or stated, and bound to a project.
///
/// Only [`Draft::screen`](crate::Draft::screen) makes one.
#[derive(Debug)]
pub struct NewEpisode {
    pub(crate) kind: Kind,
    pub(crate) narrative: Narrative<CleanText>,
    pub(crate) wording: Option<Wording<CleanText>>,
    pub(crate) support: Support,
    pub(crate) fingerprint: Fingerprint,
    pub(crate) failure: Option<SignatureKey>,
    pub(crate) about: Failing,
    pub(crate) scope: ProjectScope,
    pub(crate) provenance: Provenance,
    pub(crate) seen: BTreeSet<EpisodeId>,
}

/// What an episode rests on.
#[derive(Debug)]
pub(crate) enum Support {
    /// The proof that its own turn gave.
    Proven(Proof),
    /// The user's own whole sentence.
    Stated,
}

impl NewEpisode {
    /// What makes it the same lesson as another.
    #[must_use]
    pub fn fingerprint(&self) -> &Fingerprint {
        &self.fingerprint
    }

    /// Where it goes.
    #[must_use]
    pub fn project_scope(&self) -> &ProjectScope {
        &self.scope
    }

    /// Where it comes from.
    #[must_use]
    pub fn provenance(&self) -> &Provenance {
        &self.provenance
    }

    /// The lesson in a few words: its kind, and what broke, or else what holds.
    #[must_use]
    pub fn headline(&self) -> String {
        let text = &self.narrative;
        let said = [&text.observation, &text.outcome, &text.decision, &text.task];
        let said = said.iter().map(|field| field.as_str()).find(|field| !field.is_empty());
        format!("{}: {}", self.kind.word(), said.unwrap_or_default())
    }

    /// The families of the secrets that were cut out of its command (R9.3).
    pub fn redactions(&self) -> impl Iterator<Item = Family> {
        redactions(&self.narrative.command)
    }

    /// The row that a store keeps, under the id that the store gives.
    #[must_use]
    pub fn row(&self, id: EpisodeId) -> EpisodeRow {
        let session = self.provenance.session.as_ref();
        let (predicate, exit_code, outcome, veracity) = match &self.support {
            Support::Proven(proof) => {
                (proof.predicate().code(), proof.exit_code(), proof.outcome(), Veracity::Tool)
            }
            Support::Stated => ("", None, Outcome::Unknown, Veracity::Stated),
        };
        EpisodeRow {
            id,
            tenant: self.scope.as_scope().tenant().clone(),
            principal: self.scope.as_scope().principal().clone(),
            project: self.scope.project().clone(),
            kind: self.kind.word().to_owned(),
            text: self.narrative.clone().map(|clean| clean.as_str().to_owned()),
            wording: self
                .wording
                .clone()
                .map_or_else(Wording::default, |clean| clean.map(CleanText::into_string)),
            predicate: predicate.to_owned(),
            exit_code,
            outcome: outcome.word().to_owned(),
            verified: matches!(self.support, Support::Proven(_)),
            veracity: veracity.word().to_owned(),
            fingerprint: self.fingerprint.clone(),
            failure: self.failure,
            failing: self.about.clone(),
            author: self.provenance.author.word().to_owned(),
            source: self.provenance.source.word().to_owned(),
            session: session.map(|s| s.session().clone()),
            root: session.map(|s| s.root_id().clone()),
            turn: self.provenance.turn.clone(),
            at: self.provenance.at,
        }
    }

    /// Whether this episode contradicts an earlier one of its project and so supersedes it (R4.6): that one says of a
    /// failure that it was not overcome, and this one proves what overcame it, with every test that failed there.
    #[must_use]
    pub fn supersedes(&self, earlier: &EpisodeRow) -> bool {
        let proves_success = self.proven_outcome() == Some(Outcome::Success);
        let place = self.scope.as_scope();
        proves_success
            && earlier.failure.is_some_and(|failure| self.failures().any(|own| own == failure))
            && !earlier.failing.tests.is_empty()
            && earlier.failing.tests.iter().all(|test| self.about.tests.contains(test))
            && earlier.kind == Kind::Failure.word()
            && earlier.verified
            && earlier.visible_in(place)
    }

    /// The failures whose unsolved lessons it may supersede; none when it supersedes none.
    pub fn overcame(&self) -> impl Iterator<Item = SignatureKey> {
        let succeeds = self.proven_outcome() == Some(Outcome::Success);
        self.failures().filter(move |_| succeeds)
    }

    fn failures(&self) -> impl Iterator<Item = SignatureKey> {
        self.failure.into_iter().chain(self.about.beside.iter().copied())
    }

    /// What the chain tells of superseding an earlier episode.
    #[must_use]
    pub fn superseding(&self, earlier: &EpisodeRow) -> Vec<u8> {
        let tenant = self.scope.as_scope().tenant().as_str();
        [tenant, earlier.fingerprint.as_str(), self.fingerprint.as_str()].join("\0").into_bytes()
    }

    fn proven_outcome(&self) -> Option<Outcome> {
        match &self.support {
            Support::Proven(proof) => Some(proof.outcome()),
            Support::Stated => None,
        }
    }

    /// Whether this turn attests the episode independently: its root session is known, has not attested it before,
    /// and was not shown the episode first (R4.6). `earlier` are the roots that have attested it.
    #[must_use]
    pub fn independent(&self, id: &EpisodeId, earlier: &[Option<SessionId>]) -> bool {
        let Some(session) = &self.provenance.session else { return false };
        let root = session.root_id();
        !self.seen.contains(id) && !earlier.iter().flatten().any(|known| known == root)
    }

    /// When the turn was taken in.
    #[must_use]
    pub fn at(&self) -> Timestamp {
        self.provenance.at
    }
}

impl Subject for NewEpisode {
    fn canonical(&self) -> Vec<u8> {
        let turn = self.provenance.turn.as_ref().map_or("", |t| t.as_str());
        let session = self.provenance.session.as_ref().map_or("", |s| s.session().as_str());
        [self.scope.as_scope().tenant().as_str(), self.fingerprint.as_str(), session, turn]
            .join("\0")
            .into_bytes()
    }

    fn scope(&self) -> &Scope {
        self.scope.as_scope()
    }

    fn assurance(&self) -> Assurance {
        match self.support {
            Support::Proven(_) => Assurance::Proven,
            Support::Stated => Assurance::Stated,
        }
    }
}
