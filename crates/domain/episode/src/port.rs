use crate::{NewEpisode, StoredEpisode};
use async_trait::async_trait;
use veridical_kernel::{EpisodeId, Scope, SessionId, StoreError};
use veridical_policy::{Permit, kind};

/// What a store did with a new episode.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Recorded {
    /// It is a new lesson.
    Recorded(EpisodeId),
    /// The lesson was known; it has one more attestation.
    Attested {
        /// The one episode.
        id: EpisodeId,
        /// Whether the new attestation is independent (R4.6).
        independent: bool,
    },
    /// The lesson was forgotten, so it is not learnt again (R11.4). Nothing was written.
    Forgotten(EpisodeId),
}

impl Recorded {
    /// The episode's id.
    #[must_use]
    pub fn id(&self) -> &EpisodeId {
        match self {
            Self::Recorded(id) | Self::Attested { id, .. } | Self::Forgotten(id) => id,
        }
    }
}

/// A part of a listing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Page {
    /// How many to skip.
    pub offset: usize,
    /// How many to give at most.
    pub limit: usize,
    /// Whether those are listed too that a later one superseded.
    pub history: bool,
}

impl Default for Page {
    fn default() -> Self {
        Self { offset: 0, limit: 50, history: false }
    }
}

/// The port to stored episodes. Each writing method is one atomic step that also appends to the hash chain.
#[async_trait]
pub trait Episodes: Send + Sync {
    /// Records the episode, or adds an attestation to the one with its fingerprint in its project (R4.5). Each earlier
    /// one that it [supersedes](NewEpisode::supersedes) is kept with a pointer to it, with a link of its own.
    ///
    /// # Errors
    /// [`StoreError`]; then nothing was written.
    async fn record(&self, permit: Permit<kind::RecordEpisode, NewEpisode>) -> Result<Recorded, StoreError>;

    /// Notes that these episodes were shown in a line of sessions, by its root, so that none of its sessions attests them
    /// independently any more (R4.6), whoever serves it later. Those that the scope does not see are passed over. It is no
    /// mutation of what is kept, and leaves no link.
    ///
    /// # Errors
    /// [`StoreError`]; then nothing was written.
    async fn note_shown(
        &self,
        scope: &Scope,
        root: &SessionId,
        shown: &[EpisodeId],
    ) -> Result<(), StoreError>;

    /// One episode, when the scope sees it.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be read.
    async fn get(&self, scope: &Scope, id: &EpisodeId) -> Result<Option<StoredEpisode>, StoreError>;

    /// The episodes that the scope sees, newest first; those that are superseded only when the page asks for them.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be read.
    async fn list(&self, scope: &Scope, page: Page) -> Result<Vec<StoredEpisode>, StoreError>;
}
