use crate::compose::compose;
use crate::failing::{Failing, failing};
use crate::narrative::{screened_wording, worded};
use crate::new::Support;
use crate::{Fingerprint, Narrative, NewEpisode};
use std::collections::BTreeSet;
use veridical_evidence::{
    Change, Evaluation, FailedRun, FailureSignature, Findings, Outcome, Proof, Reason, TrustedTurn, Turn,
    Wording, evaluate, prove,
};
use veridical_kernel::{Author, EpisodeId, ProjectId, ProjectScope, Provenance, SignatureKey};
use veridical_screening::{CleanText, Field, Rejected, SessionScreener};
use veridical_slot::{Stated, Teaching, UserMessage};

/// What kind of lesson an episode holds (R4.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A failure, then a fix, then the proof that it works.
    Fix,
    /// A change with the proof that it works; or a failure that passed again although nothing was seen to change.
    Outcome,
    /// A proven failure whose report names its cause.
    Failure,
    /// The user's own sentence that says what was wrong and what is right. No process can prove it, nor the next two
    /// (R4.9).
    Correction,
    /// The user's own sentence that tells of a decision.
    Decision,
    /// The user's own sentence that binds for every time.
    Constraint,
}

impl Kind {
    /// Every kind.
    pub const ALL: &'static [Self] =
        &[Self::Fix, Self::Outcome, Self::Failure, Self::Correction, Self::Decision, Self::Constraint];

    /// The word for it in answers and stored rows.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Fix => "fix",
            Self::Outcome => "outcome",
            Self::Failure => "failure",
            Self::Correction => "correction",
            Self::Decision => "decision",
            Self::Constraint => "constraint",
        }
    }

    /// Whether a proof stands behind it; otherwise it is the user's own sentence.
    #[must_use]
    pub const fn is_proven(self) -> bool {
        matches!(self, Self::Fix | Self::Outcome | Self::Failure)
    }
}

impl From<Teaching> for Kind {
    fn from(teaching: Teaching) -> Self {
        match teaching {
            Teaching::Correction => Self::Correction,
            Teaching::Decision => Self::Decision,
            Teaching::Constraint => Self::Constraint,
        }
    }
}

/// Why a turn left no episode.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Dropped {
    /// Nothing in it is proven; the evidence says why.
    Unproven(Reason),
    /// A pass without a change in the turn and without an earlier failure of the same command.
    BarePass,
    /// A proven failure whose report names no cause.
    NoCause,
}

impl Dropped {
    /// Every reason but the evidence's own, which [`Reason::ALL`] lists.
    pub const ALL: &'static [Self] = &[Self::BarePass, Self::NoCause];

    /// The reason's stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Unproven(reason) => reason.code(),
            Self::BarePass => "bare-pass",
            Self::NoCause => "no-cause",
        }
    }

    /// What it means, in one sentence.
    #[must_use]
    pub const fn describe(self) -> &'static str {
        match self {
            Self::Unproven(reason) => reason.describe(),
            Self::BarePass => "it passes, but nothing changed and nothing had failed, so there is no lesson",
            Self::NoCause => "the run failed, but its report names no cause",
        }
    }
}

/// What a turn comes to without the right to keep it: for `explain`.
#[derive(Debug)]
pub struct Preview {
    /// The evidence's whole chain.
    pub evaluation: Evaluation,
    /// The episode that a trusted turn would leave, or why it would leave none.
    pub episode: Result<(Kind, Narrative<String>), Dropped>,
    /// How the agent would word it; empty when it proposed nothing, or there is no proven episode.
    pub wording: Wording,
    /// The user's own sentence in the form in which it is compared, when the episode rests on that.
    sentence: Option<String>,
}

impl Preview {
    /// The agent's wording beside the episode's text, screened; `None` without one, and when the gate refuses it.
    #[must_use]
    pub fn worded(
        &self,
        narrative: &Narrative<CleanText>,
        screener: &SessionScreener<'_>,
    ) -> Option<Wording<CleanText>> {
        screened_wording(&self.wording, narrative, screener)
    }

    /// What would make the episode one with others of this project (R4.5); `None` without an episode.
    #[must_use]
    pub fn fingerprint(&self, project: &ProjectId) -> Option<Fingerprint> {
        let (kind, _) = self.episode.as_ref().ok()?;
        Some(match &self.sentence {
            Some(sentence) => Fingerprint::of_sentence(project, *kind, sentence),
            None => Fingerprint::of(project, *kind, &self.evaluation),
        })
    }
}

/// Describes a turn and the episode that it would leave, its request taken for the user's own words. Gives no proof and
/// keeps nothing.
#[must_use]
pub fn preview(turn: &Turn) -> Preview {
    let evaluation = evaluate(turn);
    let dropped = match material(&evaluation) {
        Ok(kind) => {
            let narrative = compose(turn, &evaluation, kind);
            let wording = worded(turn.wording(), &narrative);
            return Preview { evaluation, episode: Ok((kind, narrative)), wording, sentence: None };
        }
        Err(dropped) => dropped,
    };
    let (episode, sentence) = match Stated::taught(Some(&UserMessage::new(turn.user()))) {
        Some((teaching, stated)) => {
            (Ok((teaching.into(), Narrative::stated(stated.text()))), Some(stated.compared()))
        }
        None => (Err(dropped), None),
    };
    Preview { evaluation, episode, wording: Wording::default(), sentence }
}

/// What a trusted turn comes to.
#[derive(Debug)]
pub struct Extraction {
    /// The evidence's whole chain.
    pub evaluation: Evaluation,
    /// The draft of its one episode, or why there is none.
    pub draft: Result<Draft, Dropped>,
}

/// Extracts at most one episode from a trusted turn: what it proves, else what the user's own `message` teaches. The
/// message is `None` when the turn was not begun by one.
#[must_use]
pub fn extract(turn: &TrustedTurn, message: Option<&UserMessage>) -> Extraction {
    let (evaluation, proof) = prove(turn);
    let proven = match (material(&evaluation), proof) {
        (Err(dropped), _) => Err(dropped),
        (Ok(_), None) => Err(Dropped::Unproven(evaluation.verdict().reason())),
        (Ok(kind), Some(proof)) => {
            let narrative = compose(turn.turn(), &evaluation, kind);
            let wording = worded(turn.turn().wording(), &narrative);
            let about = Failing { tests: failing(turn.turn(), evaluation.findings()), beside: Vec::new() };
            let ground = Ground::Proven(proof, Box::new(evaluation.clone()));
            Ok(Draft { kind, narrative, wording, ground, about })
        }
    };
    let draft = proven.or_else(|dropped| stated(message).ok_or(dropped));
    Extraction { evaluation, draft }
}

/// What the user's own message teaches.
fn stated(message: Option<&UserMessage>) -> Option<Draft> {
    let (teaching, stated) = Stated::taught(message)?;
    let narrative = Narrative::stated(stated.text());
    // The user's own sentence needs no words of the agent's.
    let wording = Wording::default();
    Some(Draft {
        kind: teaching.into(),
        narrative,
        wording,
        ground: Ground::Stated(stated),
        about: Failing::default(),
    })
}

/// Whether the evidence is worth an episode, and of which kind.
fn material(evaluation: &Evaluation) -> Result<Kind, Dropped> {
    let verdict = evaluation.verdict();
    if !verdict.verified() {
        return Err(Dropped::Unproven(verdict.reason()));
    }
    let findings = evaluation.findings();
    match verdict.outcome() {
        Outcome::Success if findings.failed.is_some() && changed(findings) => Ok(Kind::Fix),
        Outcome::Success if findings.failed.is_some() || changed(findings) => Ok(Kind::Outcome),
        Outcome::Success => Err(Dropped::BarePass),
        Outcome::Failure if names_cause(findings) => Ok(Kind::Failure),
        Outcome::Failure | Outcome::Unknown => Err(Dropped::NoCause),
    }
}

fn changed(findings: &Findings) -> bool {
    !findings.changes.iter().all(is_a_guess) || findings.artifact.is_some() || findings.checked.is_some()
}

/// Whether it names what ran, and nobody saw it change anything.
pub(crate) fn is_a_guess(change: &Change) -> bool {
    matches!(change, Change::Perhaps(_))
}

fn names_cause(findings: &Findings) -> bool {
    findings.failed.as_ref().is_some_and(|run| {
        !run.failing_tests.is_empty() || run.signature.kind.is_some() || run.signature.message.is_some()
    })
}

/// An episode before the screening gate, with the proof that its own turn gave or the user's own sentence.
#[derive(Debug)]
pub struct Draft {
    kind: Kind,
    narrative: Narrative<String>,
    wording: Wording,
    ground: Ground,
    about: Failing,
}

/// What an episode rests on before it has its fingerprint.
#[derive(Debug)]
enum Ground {
    Proven(Proof, Box<Evaluation>),
    Stated(Stated),
}

impl Draft {
    /// The kind of lesson.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Its unscreened text, for `explain`.
    #[must_use]
    pub fn narrative(&self) -> &Narrative<String> {
        &self.narrative
    }

    /// The failure that its failing run is known by; `None` when it is about none.
    #[must_use]
    pub fn failure(&self) -> Option<SignatureKey> {
        match &self.ground {
            Ground::Proven(_, evaluation) => evaluation.findings().failed.as_ref().map(FailedRun::key),
            Ground::Stated(_) => None,
        }
    }

    /// The draft, known by the failures of the tests as well that failed in the same run. Whoever hands them over has
    /// screened what they are made of.
    #[must_use]
    pub fn known_by(mut self, beside: Vec<SignatureKey>) -> Self {
        self.about.beside = beside;
        self
    }

    /// Screens the draft and makes the episode of it. `seen` are the episodes that were injected or recalled in the
    /// session before, which it then cannot attest independently (R4.6).
    ///
    /// # Errors
    /// [`Rejected`] when a field, or the fields together, hold what must not be kept.
    pub fn screen(
        self,
        screener: &SessionScreener<'_>,
        scope: ProjectScope,
        provenance: Provenance,
        seen: BTreeSet<EpisodeId>,
    ) -> Result<NewEpisode, Rejected> {
        let session = provenance.session.as_ref().map_or("", |s| s.session().as_str());
        let root = provenance.session.as_ref().map_or("", |s| s.root_id().as_str());
        let turn = provenance.turn.as_ref().map_or("", |t| t.as_str());
        let principal = scope.as_scope().principal().as_str();
        let clean = self.narrative.screened(screener, [session, root, turn, principal], self.kind)?;
        let wording = screened_wording(&self.wording, &clean, screener);
        let (support, fingerprint, failure, author) = match self.ground {
            Ground::Proven(proof, evaluation) => {
                let fingerprint = Fingerprint::of(scope.project(), self.kind, &evaluation);
                let failure = evaluation.findings().failed.as_ref().and_then(|run| key_of(run, screener));
                (Support::Proven(proof), fingerprint, failure, provenance.author)
            }
            Ground::Stated(stated) => {
                let fingerprint = Fingerprint::of_sentence(scope.project(), self.kind, &stated.compared());
                (Support::Stated, fingerprint, None, Author::User)
            }
        };
        let provenance = Provenance { author, ..provenance };
        // What must not be kept of a failure is not kept of its tests either.
        let mut about = if failure.is_some() { self.about } else { Failing::default() };
        about.beside.retain(|beside| Some(*beside) != failure);
        Ok(NewEpisode {
            kind: self.kind,
            narrative: clean,
            wording,
            support,
            fingerprint,
            failure,
            about,
            scope,
            provenance,
            seen,
        })
    }
}

/// The key of a failing run. It is made of the whole signature, of which the narrative may hold a part, so the rest has
/// to be fit to be kept as well: a hash of a secret is one that can be tried.
fn key_of(run: &FailedRun, screener: &SessionScreener<'_>) -> Option<SignatureKey> {
    let FailureSignature { kind, message, place } = &run.signature;
    let parts = [
        kind.as_deref(),
        message.as_deref(),
        place.as_deref(),
        run.failing_tests.first().map(String::as_str),
    ];
    screener.record(parts.map(|part| Field::attested(part.unwrap_or_default()))).is_ok().then(|| run.key())
}
