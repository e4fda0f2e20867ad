use crate::failing::Beside;
use crate::memory::Shared;
use crate::{Error, Memory, ShowAnswer, SlotView, StatusAnswer, Tallies, Tally};
use std::collections::{BTreeSet, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};
use veridical_episode::{Episodes, Page, StoredEpisode};
use veridical_evidence::SessionState;
use veridical_kernel::{Binding, EpisodeId, FactId, Scope, SessionRef, Source, Surroundings};
use veridical_recall::Seen;
use veridical_screening::Echo;
use veridical_slot::{Facts, UserMessage};

/// One session of an agent, or one command of a person: bound to its project once, with what the session has
/// brought in so far. All methods take `&self`, so that a recall need not wait for a turn that is being learnt.
#[derive(Debug)]
pub struct Session {
    pub(crate) memory: Memory,
    pub(crate) binding: Binding,
    pub(crate) surroundings: Surroundings,
    state: Mutex<State>,
}

/// What a session keeps in memory, bounded, and never on disk.
#[derive(Debug, Default)]
pub(crate) struct State {
    pub(crate) line: Option<SessionRef>,
    pub(crate) message: Option<UserMessage>,
    /// The user's messages whose turns have not been learnt yet, oldest first: a turn may be learnt when the next one
    /// has begun.
    announced: VecDeque<UserMessage>,
    pub(crate) echo: Echo,
    pub(crate) seen: Seen,
    pub(crate) seen_episodes: BTreeSet<EpisodeId>,
    pub(crate) tally: Tally,
    /// What of it the store has added up already.
    added: Tally,
    /// What earlier turns left behind in the session's shell.
    pub(crate) shell: SessionState,
    /// The failing tests that its runs showed beside the first ones.
    pub(crate) beside: Beside,
    /// The episodes that it was shown, and whose showing the store was not told of yet.
    unnoted: BTreeSet<EpisodeId>,
    /// What the session brought in, in a few words each, oldest first.
    kept: VecDeque<String>,
}

/// How many of the things that a session brought in a summary is told of, and how much of each.
const MOST_KEPT: usize = 8;
const KEPT_CHARS: usize = 160;

/// How many turns may be waiting to be learnt; the host's queue is shorter.
const MOST_ANNOUNCED: usize = 64;

impl State {
    /// Notes that something was brought in; its text is screened.
    pub(crate) fn keep(&mut self, headline: &str) {
        let line: String = headline.chars().take(KEPT_CHARS).collect();
        self.kept.retain(|kept| *kept != line);
        self.kept.push_back(line);
        if self.kept.len() > MOST_KEPT {
            self.kept.pop_front();
        }
    }

    /// Notes that an episode was shown.
    pub(crate) fn show(&mut self, id: EpisodeId) {
        if self.seen_episodes.insert(id.clone()) {
            self.unnoted.insert(id);
        }
    }

    /// What a turn's request is of the user's own words: a host has announced it as such, once; in a file that a person
    /// replays it stands as the user's.
    pub(crate) fn own_words(&mut self, request: &UserMessage, source: Source) -> Option<UserMessage> {
        if source == Source::File {
            return Some(request.clone());
        }
        let at = self.announced.iter().position(|message| message == request)?;
        self.announced.drain(..=at).next_back()
    }
}

impl Session {
    pub(crate) fn new(
        memory: Memory,
        binding: Binding,
        surroundings: Surroundings,
        line: Option<SessionRef>,
    ) -> Self {
        Self { memory, binding, surroundings, state: Mutex::new(State { line, ..State::default() }) }
    }

    /// A session with the same binding and surroundings in which nothing was said or given yet.
    #[must_use]
    pub fn fresh(&self) -> Self {
        Self::new(self.memory.clone(), self.binding.clone(), self.surroundings, self.line())
    }

    /// What the session is bound to.
    #[must_use]
    pub fn binding(&self) -> &Binding {
        &self.binding
    }

    /// A turn of the session begins with this message of the user; `None` when the host made the message itself, so
    /// that the user says nothing in this turn.
    pub fn turn_started(&self, message: Option<&str>) {
        let message = message.map(UserMessage::new);
        let mut state = self.state();
        state.announced.extend(message.clone());
        while state.announced.len() > MOST_ANNOUNCED {
            state.announced.pop_front();
        }
        state.message = message;
    }

    /// The session goes on under another id (resume, branch, compression), or another one begins in its place.
    pub fn switched(&self, line: Option<SessionRef>) {
        let mut state = self.state();
        if line.as_ref().map(SessionRef::root_id) != state.line.as_ref().map(SessionRef::root_id) {
            // The host's shell may well be the same.
            let (tally, added) = (std::mem::take(&mut state.tally), std::mem::take(&mut state.added));
            let shell = std::mem::take(&mut state.shell).in_another_session();
            *state = State { tally, added, shell, ..State::default() };
        }
        state.line = line;
    }

    /// The session goes on at the shell of an earlier one, all of whose turns are learnt. Its failures were its own.
    pub fn at_the_shell_of(&self, earlier: &Self) {
        let shell = earlier.state().shell.clone().in_another_session();
        self.state().shell = shell;
    }

    /// The user took turns of the session back: nothing more is taken from what was said in them.
    pub fn rewound(&self) {
        let mut state = self.state();
        state.announced.clear();
        state.message = None;
    }

    /// The turns that the user took back are all learnt. Files and shell stay as they left them, but the failures that they
    /// met are no longer the session's.
    pub fn forget_failures(&self) {
        let mut state = self.state();
        state.shell = std::mem::take(&mut state.shell).in_another_session();
    }

    /// What of this session is durable by now, for whoever is about to summarise the conversation (R13.1); empty when
    /// nothing is. As with everything that is given, it cannot come back as news.
    #[must_use]
    pub fn durable(&self) -> String {
        let mut state = self.state();
        if state.kept.is_empty() {
            return String::new();
        }
        let items: Vec<String> = state.kept.iter().map(|line| format!("- {line}\n")).collect();
        let text = format!(
            "Veridical memory keeps these from this session, outside of the conversation, and brings them back when they \
             fit, so a summary need not repeat them:\n{}Nothing else of the session is in that memory, and of the turn \
             under way nothing is yet.",
            items.concat()
        );
        state.echo.note_injected(&text);
        text
    }

    /// A turn of the session did not arrive: what it did to the session's shell is not known.
    pub fn turn_lost(&self) {
        let mut state = self.state();
        state.shell = std::mem::take(&mut state.shell).after_a_lost_turn();
    }

    /// The session's ids; `None` when the host named none.
    #[must_use]
    pub fn line(&self) -> Option<SessionRef> {
        self.state().line.clone()
    }

    /// Episodes were shown in the session by another way than a recall of its own: what a tool printed holds their ids.
    pub fn was_shown(&self, episodes: impl IntoIterator<Item = EpisodeId>) {
        let mut state = self.state();
        episodes.into_iter().for_each(|id| state.show(id));
    }

    /// Has the store note what was shown in the session, so that no session of its line attests it independently later,
    /// after a restart or a resume either (R4.6). What the store cannot take is tried again the next time.
    ///
    /// # Errors
    /// [`Error`] when the store fails.
    pub async fn note_shown(&self) -> Result<(), Error> {
        // Whoever may not learn attests nothing either.
        if self.surroundings.extraction().is_none() {
            return Ok(());
        }
        let (root, shown) = {
            let mut state = self.state();
            let Some(root) = state.line.as_ref().map(|line| line.root_id().clone()) else { return Ok(()) };
            (root, std::mem::take(&mut state.unnoted))
        };
        if shown.is_empty() {
            return Ok(());
        }
        let listed: Vec<EpisodeId> = shown.iter().cloned().collect();
        let noted = Episodes::note_shown(self.shared().storage.as_ref(), self.scope(), &root, &listed).await;
        if noted.is_err() {
            self.state().unnoted.extend(shown);
        }
        Ok(noted?)
    }

    /// Has the store add up what happened in the session, without what it was told before. Whoever may not learn adds
    /// nothing.
    ///
    /// # Errors
    /// [`Error`] when the store fails; what it cannot take is tried again the next time.
    pub async fn add_tally(&self) -> Result<(), Error> {
        if self.surroundings.extraction().is_none() {
            return Ok(());
        }
        let tally = self.tally();
        let news = tally.since(&self.state().added);
        if news.entries().next().is_none() {
            return Ok(());
        }
        Tallies::add_tally(self.shared().storage.as_ref(), self.scope(), &news).await?;
        self.state().added.add(&news);
        Ok(())
    }

    /// What happened in the session so far.
    #[must_use]
    pub fn tally(&self) -> Tally {
        self.state().tally.clone()
    }

    /// One item of any kind, when the scope sees it.
    ///
    /// # Errors
    /// [`Error`] when the store cannot be read.
    pub async fn show(&self, id: &str) -> Result<Option<ShowAnswer>, Error> {
        let storage = self.shared().storage.as_ref();
        if let Ok(id) = EpisodeId::parse(id)
            && let Some(episode) = Episodes::get(storage, self.scope(), &id).await?
        {
            return Ok(Some(ShowAnswer::episode(&episode)));
        }
        if let Ok(id) = FactId::parse(id)
            && let Some(fact) = Facts::get(storage, self.scope(), &id).await?
        {
            let private = self.shared().screener.private();
            return Ok(Some(match fact.row().slot {
                Some(_) => ShowAnswer::slot(SlotView::of(&fact, private)),
                None => ShowAnswer::fact(self.fact_view(&fact)),
            }));
        }
        Ok(None)
    }

    /// The project's episodes, newest first.
    ///
    /// # Errors
    /// [`Error`] when the store cannot be read.
    pub async fn episodes(&self, page: Page) -> Result<Vec<StoredEpisode>, Error> {
        Ok(Episodes::list(self.shared().storage.as_ref(), self.scope(), page).await?)
    }

    /// What the memory is, what the session is bound to and how much it sees.
    ///
    /// # Errors
    /// [`Error`] when the store cannot be read.
    pub async fn status(&self) -> Result<StatusAnswer, Error> {
        let storage = self.shared().storage.as_ref();
        let counts = storage.counts(self.scope()).await?;
        let session = self.tally();
        let mut sessions = storage.tallied(self.scope()).await?;
        sessions.add(&session.since(&self.state().added));
        let Shared { declared, screener, .. } = self.shared();
        let (store, binding) = (storage.describe(), &self.binding);
        Ok(StatusAnswer::new(store, binding, declared, screener, counts, session, sessions))
    }

    pub(crate) fn scope(&self) -> &Scope {
        self.binding.scope()
    }

    pub(crate) fn shared(&self) -> &Shared {
        &self.memory.shared
    }

    pub(crate) fn state(&self) -> MutexGuard<'_, State> {
        // A panic elsewhere leaves the state whole: every change to it is one assignment.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
