//! Forgetting: what is removed so that nothing of its content is left, and what stays in its place (R6.6, R11.4).

use crate::pending::{Item, Proposal, Proposed};
use crate::{Assurance, Permit, Subject, kind};
use async_trait::async_trait;
use veridical_kernel::{EpisodeId, FactId, Scope, Seal, SealKey, StoreError};
use veridical_screening::CleanText;

/// What is to be forgotten.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Target {
    /// A lesson, with its attestations.
    Episode(EpisodeId),
    /// A fact of its own.
    Fact(FactId),
    /// A slot with its whole history, while its newest value is this one.
    Slot {
        /// The id of the newest value.
        value: FactId,
        /// The revision of the newest value.
        revision: u64,
    },
}

impl Target {
    /// The target that was asked for; `None` for what is no id, or a slot without the revision that is expected.
    #[must_use]
    pub fn read(item: Item, id: &str, revision: Option<u64>) -> Option<Self> {
        Some(match item {
            Item::Episode => Self::Episode(EpisodeId::parse(id).ok()?),
            Item::Fact => Self::Fact(FactId::parse(id).ok()?),
            Item::Slot => Self::Slot { value: FactId::parse(id).ok()?, revision: revision? },
        })
    }

    /// Its id.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Self::Episode(id) => id.as_str(),
            Self::Fact(id) | Self::Slot { value: id, .. } => id.as_str(),
        }
    }

    /// The revision that a slot's newest value has to have; `None` for what has none.
    #[must_use]
    pub fn revision(&self) -> Option<u64> {
        match self {
            Self::Slot { revision, .. } => Some(*revision),
            Self::Episode(_) | Self::Fact(_) => None,
        }
    }
}

/// The forgetting of one item that a scope sees.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forgetting {
    target: Target,
    scope: Scope,
}

impl Forgetting {
    /// The forgetting of an item, by somebody who sees it.
    #[must_use]
    pub fn of(target: Target, scope: &Scope) -> Self {
        Self { target, scope: scope.clone() }
    }

    /// The item.
    #[must_use]
    pub fn target(&self) -> &Target {
        &self.target
    }
}

impl Subject for Forgetting {
    fn canonical(&self) -> Vec<u8> {
        let revision = self.target.revision().map(|revision| revision.to_string()).unwrap_or_default();
        [self.scope.tenant().as_str(), self.scope.principal().as_str(), self.target.as_str(), &revision]
            .join("\0")
            .into_bytes()
    }

    fn scope(&self) -> &Scope {
        &self.scope
    }

    fn assurance(&self) -> Assurance {
        Assurance::Claim
    }
}

impl Proposed for Forgetting {
    fn proposal(&self) -> Proposal<CleanText> {
        Proposal::from(&self.target)
    }

    fn revision(&self) -> Option<u64> {
        self.target.revision()
    }
}

/// What a store did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Forgotten {
    /// It is gone: rows, index, history, and every byte of its content in the store's own files.
    Gone,
    /// It is gone from every read, but another process reads an older state of the store, whose log may hold it on.
    LogInUse,
    /// It is not what was decided on: the slot has a newer value by now, or the item is of another sort. Nothing was
    /// changed.
    Changed,
    /// The scope sees no such item, so nothing was changed.
    Unknown,
}

/// What stays where something was forgotten, as a backend keeps it: that the link with the number told of something, and
/// which link took it away. No content, and of a lesson a keyed mark, by which it is not learnt again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TombstoneRow {
    /// The number of the link that told of what is gone.
    pub number: u64,
    /// The number of the link that forgot it.
    pub forgotten: u64,
    /// The mark of a lesson ([`lesson_mark`]).
    pub lesson: Option<Seal>,
    /// Of a fact, the number of the link of the one that took its place and is still there: its pointer is gone too.
    pub later: Option<u64>,
}

impl TombstoneRow {
    /// The row's mark under the profile's key.
    #[must_use]
    pub fn seal(&self, key: &SealKey) -> Seal {
        let (number, forgotten) = (self.number.to_be_bytes(), self.forgotten.to_be_bytes());
        let lesson = self.lesson.as_ref().map(Seal::as_bytes);
        let later = self.later.map(u64::to_be_bytes);
        let parts = [number.as_slice(), &forgotten].into_iter().chain(lesson.map(<[u8; 32]>::as_slice));
        key.seal("tombstone", parts.chain(later.as_ref().map(<[u8; 8]>::as_slice)))
    }
}

/// The keyed mark of a lesson: what a store keeps of one that was forgotten, so that a replay does not teach it again.
#[must_use]
pub fn lesson_mark(key: &SealKey, project: &str, fingerprint: &str) -> Seal {
    key.seal("lesson", [project.as_bytes(), fingerprint.as_bytes()])
}

/// The port through which things are forgotten.
#[async_trait]
pub trait Forget: Send + Sync {
    /// Removes an item, everything derived from it, its history and what waits and is about it
    /// ([`StoredPending::is_about`](crate::pending::StoredPending::is_about)), and answers when its content is off the
    /// disk.
    ///
    /// # Errors
    /// [`StoreError`]; then the item may be gone from every read already.
    async fn forget(&self, permit: Permit<kind::Forget, Forgetting>) -> Result<Forgotten, StoreError>;
}
