use crate::{Error, RecallAnswer, Session};
use std::num::NonZeroUsize;
use veridical_evidence::ShownFailure;
use veridical_kernel::{EpisodeId, PrincipalId, SignatureKey, Timestamp};
use veridical_recall::{
    CANDIDATE_LIMIT, Candidates, Filter, ItemKind, MOST_FAILURES, Query, Ranked, Selection, Status,
    prefetch_gate, rank, recall_gate, render,
};
use veridical_slot::StoredFact;

/// What is asked of memory.
#[derive(Debug, Clone)]
pub struct RecallRequest {
    /// Any text.
    pub query: String,
    /// How many items at most.
    pub limit: NonZeroUsize,
    /// Only this kind; `None` for every kind.
    pub kind: Option<ItemKind>,
    /// What a failing command printed: a lesson about the same failure comes first (R10.8). It is read, and not kept.
    pub output: Option<String>,
    /// Whether items are given too that a later one superseded.
    pub history: bool,
}

/// How many items an explicit recall gives unless it says otherwise.
const DEFAULT_LIMIT: NonZeroUsize = NonZeroUsize::new(5).unwrap();

impl RecallRequest {
    /// Asks for up to five items of every kind.
    #[must_use]
    pub fn new(query: impl Into<String>) -> Self {
        Self { query: query.into(), limit: DEFAULT_LIMIT, kind: None, output: None, history: false }
    }
}

impl Session {
    /// Answers a question that somebody asked.
    ///
    /// # Errors
    /// [`Error`] when the store cannot be read.
    pub async fn recall(&self, request: &RecallRequest, now: Timestamp) -> Result<RecallAnswer, Error> {
        let query =
            Query::parse(&request.query).about(request.output.as_deref().map(failures).unwrap_or_default());
        let filter = Filter { kind: request.kind, history: request.history, ..Filter::default() };
        let mut ranked = self.ranked(&query, &filter, request.limit.get(), now).await?;
        if self.is_shared() {
            self.withhold_private(&mut ranked, &request.query);
        }
        let selection = recall_gate(&query, ranked, request.limit);
        let contested = match selection.items() {
            [] if !request.history => self.contested(&query, request, now).await?,
            _ => Vec::new(),
        };
        Ok(self.given(&selection, now).with_contested(contested))
    }

    /// The ids of the facts that would be given if they did not contradict one another, best first. Their words are not given: a
    /// reader would choose between them.
    async fn contested(
        &self,
        query: &Query,
        request: &RecallRequest,
        now: Timestamp,
    ) -> Result<Vec<String>, Error> {
        let filter = Filter { kind: request.kind, history: true, ..Filter::default() };
        let mut ranked = self.ranked(query, &filter, request.limit.get(), now).await?;
        ranked.retain(|one| one.candidate.status == Status::Contested);
        if self.is_shared() {
            self.withhold_private(&mut ranked, &request.query);
        }
        let selection = recall_gate(query, ranked, request.limit);
        Ok(selection.items().iter().map(|one| one.candidate.item.id.clone()).collect())
    }

    /// What is given unasked for the user's message and for the failures that the session has not overcome: usually
    /// nothing. An empty text injects nothing.
    ///
    /// # Errors
    /// [`Error`] when the store cannot be read.
    pub async fn prefetch(&self, message: &str, now: Timestamp) -> Result<RecallAnswer, Error> {
        let open = self.open_failures();
        self.unasked(message, &Query::parse(message).about(open), now).await
    }

    /// As [`prefetch`](Self::prefetch), when a command has failed and printed this.
    ///
    /// # Errors
    /// [`Error`] when the store cannot be read.
    pub async fn prefetch_after(
        &self,
        message: &str,
        output: &str,
        now: Timestamp,
    ) -> Result<RecallAnswer, Error> {
        self.unasked(message, &Query::parse(message).about(failures(output)), now).await
    }

    /// The failures that the session has not overcome, those of tests beside the first ones before them: of too many the
    /// last ones count.
    fn open_failures(&self) -> Vec<SignatureKey> {
        let state = self.state();
        let open: Vec<SignatureKey> = state.shell.open_keys().collect();
        let beside = open.iter().flat_map(|failure| state.beside.of(*failure)).copied();
        beside.chain(open.iter().copied()).collect()
    }

    async fn unasked(&self, message: &str, query: &Query, now: Timestamp) -> Result<RecallAnswer, Error> {
        let mut ranked = self.ranked(query, &Filter::PREFETCH, CANDIDATE_LIMIT, now).await?;
        self.withhold_private(&mut ranked, message);
        let selection = prefetch_gate(query, ranked, &self.state().seen);
        Ok(self.given(&selection, now))
    }

    /// Drops what names a private person whom `asked` does not name (R9.6), before anything else is made of it.
    fn withhold_private(&self, ranked: &mut Vec<Ranked>, asked: &str) {
        let private = self.shared().screener.private();
        if !private.is_empty() {
            ranked.retain(|one| !private.unasked(&one.candidate.text, asked));
        }
    }

    /// Whether a fact names a private person whom `asked` does not name, so that it is not shown where others may read it
    /// (R9.6).
    pub(crate) fn is_withheld(&self, fact: &StoredFact, asked: &str) -> bool {
        self.is_shared() && self.shared().screener.private().unasked(&fact.row().shown(), asked)
    }

    /// Whether others than the person at this machine may read what is answered: a session of a chat.
    fn is_shared(&self) -> bool {
        *self.scope().principal() != PrincipalId::local()
    }

    async fn ranked(
        &self,
        query: &Query,
        filter: &Filter,
        wanted: usize,
        now: Timestamp,
    ) -> Result<Vec<Ranked>, Error> {
        let storage = self.shared().storage.as_ref();
        let limit = wanted.max(CANDIDATE_LIMIT);
        let pool = Candidates::candidates(storage, self.scope(), query, filter, limit).await?;
        Ok(rank(query, pool, now))
    }

    /// Notes in the session what is given, so that it is not given again unasked and cannot come back as news (R9.5).
    fn given(&self, selection: &Selection, now: Timestamp) -> RecallAnswer {
        let answer = RecallAnswer::of(selection, render(selection, now));
        let mut state = self.state();
        state.seen.note(selection);
        state.echo.note_injected(&answer.rendered);
        for ranked in selection.items() {
            state.echo.note_injected(&ranked.candidate.item.id);
            if let (ItemKind::Episode, Ok(id)) =
                (ranked.candidate.item.kind, EpisodeId::parse(&ranked.candidate.item.id))
            {
                state.show(id);
            }
        }
        answer
    }
}

/// The failures that an output may be read as, and those of the tests that it shows beside them; of too many, those
/// that say most.
fn failures(output: &str) -> Vec<SignatureKey> {
    let readings = ShownFailure::readings(output);
    let beside = readings.iter().flat_map(|shown| shown.beside(output));
    let mut failures: Vec<SignatureKey> = readings.iter().map(ShownFailure::key).collect();
    failures.extend(beside.map(|shown| shown.key()));
    failures.truncate(MOST_FAILURES);
    failures
}
