use crate::{Error, Session, Shown};
use veridical_episode::{Draft, Dropped, Episodes, Extraction, Narrative, NewEpisode, Recorded, extract};
use veridical_evidence::{FailedRun, TrustedTurn, Turn, Verdict};
use veridical_kernel::{
    Author, EpisodeId, Origin, Provenance, SignatureKey, Source, Timestamp, TurnId, Unbound,
};
use veridical_policy::{Context, Decision, Permit, Reason, decide, kind};
use veridical_recall::{ItemKind, ItemRef};
use veridical_screening::{Family, Field, Rejected};
use veridical_slot::UserMessage;

/// What became of a turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Learned {
    /// A new lesson was kept.
    Recorded(EpisodeId),
    /// A known lesson has one more attestation.
    Attested {
        /// The one episode.
        id: EpisodeId,
        /// Whether the attestation is independent (R4.6).
        independent: bool,
    },
    /// There was no lesson, or no place for one.
    Dropped(NotKept),
    /// A gate or the policy refused.
    Rejected(NotKept),
}

/// Why a turn left nothing, in machine and plain form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotKept {
    /// The reason's stable code.
    pub code: &'static str,
    /// The same in one sentence, with what would have counted.
    pub sentence: String,
}

impl NotKept {
    pub(crate) fn new(code: &'static str, sentence: impl Into<String>) -> Self {
        Self { code, sentence: sentence.into() }
    }

    /// What would wait for a person, and cannot, is refused with the reason for which it would.
    pub(crate) fn without_approvals(self) -> Self {
        Self { sentence: format!("{}; such a change cannot wait for an approval", self.sentence), ..self }
    }

    /// Nothing is learnt below an agent host except by its own server (R8.5).
    pub(crate) fn below_agent_host() -> Self {
        Self::new(crate::reasons::BELOW_AGENT_HOST.0, crate::reasons::BELOW_AGENT_HOST.1)
    }
}

impl From<Unbound> for NotKept {
    fn from(unbound: Unbound) -> Self {
        Self::new(unbound.code(), unbound.describe())
    }
}

impl From<Reason> for NotKept {
    fn from(reason: Reason) -> Self {
        Self::new(reason.code(), reason.describe())
    }
}

impl Session {
    /// Learns at most one lesson from a finished turn, which came through `source`.
    ///
    /// # Errors
    /// [`Error`] when the store fails; then nothing was written.
    pub async fn learn(
        &self,
        turn: Turn,
        source: Source,
        id: Option<TurnId>,
        now: Timestamp,
    ) -> Result<Learned, Error> {
        let said = turn.assistant().to_owned();
        let heard = UserMessage::new(turn.user());
        self.state().tally.note_pieces(turn.dropped());
        let message = self.state().own_words(&heard, source);
        let permitted = self
            .extracted(turn, message.as_ref(), source)
            .and_then(|(origin, extraction)| self.permit(&origin, extraction, source, id, now));
        let learned = match permitted {
            Ok(permit) => {
                let headline = permit.subject().headline();
                let redacted: Vec<Family> = permit.subject().redactions().collect();
                self.note_shown().await?;
                let recorded = Episodes::record(self.shared().storage.as_ref(), permit).await?;
                let mut state = self.state();
                if !matches!(recorded, Recorded::Forgotten(_)) {
                    state.keep(&headline);
                }
                state.tally.note_redacted(redacted);
                drop(state);
                match recorded {
                    Recorded::Recorded(id) => Learned::Recorded(id),
                    Recorded::Attested { id, independent } => Learned::Attested { id, independent },
                    Recorded::Forgotten(_) => Learned::Dropped(NotKept::new(
                        crate::reasons::FORGOTTEN.0,
                        crate::reasons::FORGOTTEN.1,
                    )),
                }
            }
            Err(refusal) => refusal,
        };
        let mut state = self.state();
        state.tally.note(&learned);
        // The session has lived it, and need not be told.
        if let Learned::Recorded(id) | Learned::Attested { id, .. } = &learned {
            state.seen.insert(ItemRef { kind: ItemKind::Episode, id: id.to_string() });
        }
        state.echo.note_assistant(&said);
        // A message counts in its own turn. When the next turn has begun meanwhile, its message stands.
        if state.message.as_ref() == Some(&heard) {
            state.message = None;
        }
        Ok(learned)
    }

    /// Goes on behind a turn that is learnt already: what it left in the session's shell holds for the next one.
    pub fn pass_over(&self, turn: Turn, source: Source) {
        let said = turn.assistant().to_owned();
        // Whoever may not learn has no session to go on with either.
        let _ = self.extracted(turn, None, source);
        self.state().echo.note_assistant(&said);
    }

    /// Goes on behind a turn that was interrupted. Nothing is learnt from it (R2.3), but what it did to the shell is done.
    pub fn interrupted(&self, turn: Turn, source: Source) {
        // What cannot be read was cut off, and may have changed anything before.
        let whole = turn.dropped().is_empty();
        self.pass_over(turn, source);
        if !whole {
            self.turn_lost();
        }
    }

    /// What the turn comes to, behind those before it in the session.
    fn extracted(
        &self,
        turn: Turn,
        message: Option<&UserMessage>,
        source: Source,
    ) -> Result<(Origin, Extraction), Learned> {
        let turn = turn.after(&self.state().shell);
        let (origin, turn) = self.trusted(turn, source)?;
        let extraction = extract(&turn, message);
        let screener = &self.shared().screener;
        let clean = |text: &str| screener.record([Field::attested(text)]).is_ok();
        let left = extraction.evaluation.session_state().clone().screened(clean);
        let failed = extraction.evaluation.findings().failed.as_ref().map(FailedRun::key);
        let failures: Vec<SignatureKey> = left.open_keys().chain(failed).collect();
        let mut state = self.state();
        state.beside.read(turn.turn(), &failures, clean);
        state.shell = left;
        drop(state);
        Ok((origin, extraction))
    }

    /// The way of a turn through every gate, up to the permit. Pure: nothing is read or written.
    pub(crate) fn permitted(
        &self,
        turn: Turn,
        source: Source,
        id: Option<TurnId>,
        now: Timestamp,
    ) -> Result<Permit<kind::RecordEpisode, NewEpisode>, Learned> {
        let message = UserMessage::new(turn.user());
        let (origin, turn) = self.trusted(turn, source)?;
        self.permit(&origin, extract(&turn, Some(&message)), source, id, now)
    }

    /// The turn, when it came through a trusted door.
    fn trusted(&self, turn: Turn, source: Source) -> Result<(Origin, TrustedTurn), Learned> {
        let below = || Learned::Rejected(NotKept::below_agent_host());
        let origin = self.surroundings.extraction().ok_or_else(below)?;
        let turn = TrustedTurn::new(self.in_place(turn), &origin, source).map_err(|_| below())?;
        Ok((origin, turn))
    }

    fn permit(
        &self,
        origin: &Origin,
        extraction: Extraction,
        source: Source,
        id: Option<TurnId>,
        now: Timestamp,
    ) -> Result<Permit<kind::RecordEpisode, NewEpisode>, Learned> {
        let verdict = extraction.evaluation.verdict();
        let why = |dropped| Learned::Dropped(self.why_dropped(dropped, verdict));
        let draft = extraction.draft.map_err(why)?;
        let episode = self.admitted(draft, source, id, now)?;
        match decide(episode, origin, None, &Context::default(), &self.shared().policy) {
            Decision::Apply(permit) => Ok(permit),
            Decision::Stage(staged) => Err(Learned::Rejected(staged.reason().into())),
            Decision::Reject(reason) => Err(Learned::Rejected(reason.into())),
        }
    }

    /// The turn with what the session knows of where it happened.
    pub(crate) fn in_place(&self, turn: Turn) -> Turn {
        turn.in_checkout(self.binding.checkout()).with_declared(&self.shared().declared)
    }

    /// The draft with a project to go to and clean text.
    fn admitted(
        &self,
        draft: Draft,
        source: Source,
        turn: Option<TurnId>,
        now: Timestamp,
    ) -> Result<NewEpisode, Learned> {
        let Some(scope) = self.scope().in_project() else {
            let unbound = self.binding.unbound().unwrap_or(Unbound::NoRepository);
            return Err(Learned::Dropped(unbound.into()));
        };
        let state = self.state();
        let session = state.line.clone();
        let provenance = Provenance { author: Author::Tools, source, session, turn, at: now };
        let screener = self.shared().screener.in_session(&state.echo);
        let beside = draft.failure().map(|failure| state.beside.of(failure).to_vec()).unwrap_or_default();
        draft
            .known_by(beside)
            .screen(&screener, scope, provenance, state.seen_episodes.clone())
            .map_err(|rejected| Learned::Rejected(NotKept::new(rejected.code(), refused_lesson(&rejected))))
    }

    /// The evidence's own sentence says more than the code's description: it names the command. What it quotes passes the
    /// screening gate, since the line after a session and the status show it.
    fn why_dropped(&self, dropped: Dropped, verdict: &Verdict) -> NotKept {
        let sentence = match dropped {
            Dropped::Unproven(reason) => {
                Shown::sentence(&self.shared().screener, verdict.sentence(), reason.describe()).to_string()
            }
            other => other.describe().to_owned(),
        };
        NotKept::new(dropped.code(), sentence)
    }
}

/// Which part of a lesson the screening gate refused, and what to do.
pub(crate) fn refused_lesson(rejected: &Rejected) -> String {
    let part = Narrative::<()>::NAMES.get(rejected.field()).copied();
    format!("the lesson's {} {rejected}", part.unwrap_or("origin"))
}
